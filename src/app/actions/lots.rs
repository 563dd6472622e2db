//! The two hands of the draw of lots.

/// One of the two hands, as the viewer sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// On the viewer's left.
    Left,
    /// On the viewer's right.
    Right,
}

impl Hand {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// Its number among [`Hand::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}
