//! Actions on saved games.

/// An action on saved games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SavesAction {
    /// Open the list.
    Open,
    /// Ask for the name of the game that is being played.
    Name,
    /// Save it under that name.
    Save,
    /// Load a game; asks first if another one would be lost.
    Load(Source),
    /// Delete a game of the list; asks first.
    Delete(u32),
    /// Copy a game to the clipboard as text.
    Copy(Source),
    /// Paste a game from the clipboard.
    Paste,
}

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The one on the table.
    Table,
    /// In the list, by its number.
    Save(u32),
    /// The backup of that one: as it was before it was last saved.
    Backup(u32),
    /// The one that was pasted, or whose file was dropped.
    Given,
    /// The backup of a dropped file that cannot be read.
    GivenBackup,
}
