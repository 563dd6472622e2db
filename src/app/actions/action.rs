//! What keys and buttons do.

use crate::app::actions::{
    BoardsAction, BuildAction, Change, Control, Device, FormChange, Hand, KioskAction, Knob,
    LearnAction, Passage, Regard, ReviewAction, SavesAction, SettingsPage,
};
use crate::rules::Colour;
use bevy::prelude::*;

/// Something a key, a button of a gamepad or a button on the screen does.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Point at the next field that way, as seen from the camera; to the next button that way.
    Left,
    /// The same to the right.
    Right,
    /// The same upwards.
    Up,
    /// The same downwards.
    Down,
    /// Place a marble in the field pointed at; press the button that has the focus.
    Confirm,
    /// To the next button on the screen.
    NextButton,
    /// To the one before.
    PreviousButton,
    /// Show the best field, then the best three, then nothing.
    Hint,
    /// Take back.
    TakeBack,
    /// Place again.
    Redo,
    /// Look straight down, and back.
    TopView,
    /// Look as at first.
    ResetView,
    /// See the board from the other side.
    TurnBoard,
    /// Let the board turn to whoever is to move, or leave it.
    TurnToMover,
    /// Show all the rules, or none.
    ToggleAids,
    /// Put all words away, as for a picture, and bring them back.
    HideDisplay,
    /// Open or close the list of moves.
    MoveList,
    /// One step back: close what is open on top; if nothing is, open the menu.
    Back,
    /// Open the menu.
    Menu,
    /// Do what was asked about.
    Yes,
    /// Give up; asks first.
    Resign,
    /// To the title.
    Title,
    /// Start at once, against the last opponent.
    Play,
    /// Start with two people.
    TwoPlayers,
    /// Go on with the game that was put aside.
    Resume,
    /// Set up a new game.
    NewGame,
    /// Begin the game that was set up.
    StartGame,
    /// Change what is being set up.
    Form(FormChange),
    /// The same players on another board.
    NewBoard,
    /// The same game from its beginning.
    Restart,
    /// Draw lots: this hand.
    PickHand(Hand),
    /// Open a page of the settings.
    Settings(SettingsPage),
    /// Change a setting.
    Change(Change),
    /// A slider; with the focus on it, left and right turn the knob.
    Knob(Knob),
    /// Wait for the key or button that is to do something.
    Listen(Control, Device),
    /// All settings as at first; asks first.
    ResetSettings,
    /// Open the statistics.
    Statistics,
    /// Look at other games of the statistics.
    Regard(Regard),
    /// Begin the statistics anew; asks first.
    ResetStatistics,
    /// Type into a field.
    Edit(TextField),
    /// Hold on, and go on: for games between computers.
    Pause,
    /// One marble of such a game.
    Step,
    /// The next of the speeds.
    ChangeSpeed,
    /// Straight to the end of the final count.
    SkipReveal,
    /// The final count once more.
    ReplayReveal,
    /// Put the result away and look at the board, and back.
    LookAtBoard,
    /// The same players on the same board; the other one starts.
    Rematch,
    /// The same with colours exchanged.
    SwapSides,
    /// Whoever first wins more than half of so many games.
    BestOf(u8),
    /// Go through a game once more.
    Review(ReviewAction),
    /// Save, load, copy and paste games.
    Saves(SavesAction),
    /// Learn the game, and go about in the lesson.
    Learn(LearnAction),
    /// Open the rules, and close them.
    Rules,
    /// A part of the rules; it does nothing but to be read.
    Passage(Passage),
    /// Boards: those of the game and the player's own.
    Boards(BoardsAction),
    /// Lay a board by hand.
    Build(BuildAction),
    /// On a stand.
    Kiosk(KioskAction),
    /// How much drawing costs.
    Diagnostics,
    /// Leave the game.
    Quit,
}

/// A place to type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextField {
    /// A player's name.
    Name(Colour),
    /// What a board is made from.
    Seed,
    /// What a game is saved as.
    SaveName,
    /// What a board is saved as.
    BoardName,
}
