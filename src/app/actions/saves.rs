//! What buttons do with games that are kept.

/// What buttons do with games that are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SavesAction {
    /// Open the list.
    Open,
    /// Ask for the name of the game that is being played.
    Name,
    /// Save it under that name.
    Save,
    /// Go on with a game; asks first if another one would be lost.
    Load(Source),
    /// Throw away a game of the list; asks first.
    Delete(u32),
    /// A game as text, to take elsewhere.
    Copy(Source),
    /// A game as text, from elsewhere.
    Paste,
}

/// Where a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// On the table.
    Table,
    /// In the list, by its number.
    Save(u32),
    /// The same as it was before it was last saved.
    Backup(u32),
    /// It was pasted, or its file dropped.
    Given,
    /// The backup of such a file, which itself cannot be read.
    GivenBackup,
}
