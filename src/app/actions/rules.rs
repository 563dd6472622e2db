//! The sections of the rules, in order.

/// A section of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Section {
    /// Tiles and fields.
    Board,
    /// Where a marble may go.
    Turn,
    /// The two tiles where it may not.
    Taboo,
    /// When the game is over.
    End,
    /// Tiles and their owners.
    Score,
    /// The largest area.
    Area,
    /// Chains.
    Chains,
    /// The levels of the rules.
    Levels,
}

/// Which part of a section is read or scrolled to at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SectionPart {
    /// All of a section.
    Whole,
    /// Its heading and its picture.
    Picture,
    /// Its first sentences.
    Text,
    /// Its last.
    More,
}

/// A part of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Passage {
    /// The section.
    pub section: Section,
    /// Which part.
    pub part: SectionPart,
}
