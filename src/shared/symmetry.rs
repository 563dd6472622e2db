//! Turning and mirroring boards. None of it changes the game that is played on them.

use super::Square;

/// One of the eight ways to put a board back on its grid: quarter turns after an optional mirror.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    mirrored: bool,
    quarter_turns: u8,
}

impl Symmetry {
    /// All eight, the identity first.
    pub const ALL: [Self; 8] = {
        let mut all = [Self {
            mirrored: false,
            quarter_turns: 0,
        }; 8];
        let mut index = 0;
        while index < 8 {
            all[index] = Self {
                mirrored: index >= 4,
                quarter_turns: index as u8 % 4,
            };
            index += 1;
        }
        all
    };

    /// Left and right exchanged.
    pub const MIRROR: Self = Self {
        mirrored: true,
        quarter_turns: 0,
    };

    /// A quarter turn clockwise.
    pub const QUARTER_TURN: Self = Self {
        mirrored: false,
        quarter_turns: 1,
    };

    /// Where a place of a board of this size goes.
    pub fn apply(self, square: Square, width: u8, height: u8) -> Square {
        let mut size = (width, height);
        let mut square = square;
        if self.mirrored {
            square.file = size.0 - 1 - square.file;
        }
        for _ in 0..self.quarter_turns {
            square = Square {
                file: square.rank,
                rank: size.0 - 1 - square.file,
            };
            size = (size.1, size.0);
        }
        square
    }
}
