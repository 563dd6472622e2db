//! The actions of keys and buttons.

use crate::ai::Level;
use crate::app::actions::{
    BoardsAction, BuildAction, Change, Control, Device, FormChange, Hand, KioskAction, Knob,
    LearnAction, Passage, ReviewAction, SavesAction, SettingsPage, StatisticsFilter,
};
use crate::rules::Colour;
use bevy::prelude::*;

/// What a key, a button of a gamepad or a button on the screen does.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Move the cursor to the next field on the left, as seen from the camera, or the focus to the
    /// next button on the left.
    Left,
    /// The same to the right.
    Right,
    /// The same upwards.
    Up,
    /// The same downwards.
    Down,
    /// Place a marble in the field pointed at; press the button that has the focus.
    Confirm,
    /// Move the focus to the next button on the screen.
    NextButton,
    /// Move the focus to the previous button.
    PreviousButton,
    /// Show the best field, then the best three, then nothing.
    Hint,
    /// Take back a marble.
    TakeBack,
    /// Place again a marble that was taken back.
    Redo,
    /// Look straight down, or back to the last view.
    TopView,
    /// Reset the camera.
    ResetView,
    /// See the board from the other side.
    TurnBoard,
    /// Switch on or off that the board turns to the player to move.
    TurnToMover,
    /// Show all aids on the table, or none.
    ToggleAids,
    /// Hide the HUD, as for a picture, or show it again.
    HideDisplay,
    /// Open or close the list of moves.
    MoveList,
    /// One step back: close the uppermost sheet; if there is none, leave the screen or open the
    /// menu.
    Back,
    /// Close everything that lies over the table, and play on.
    BackToGame,
    /// Open the menu.
    Menu,
    /// Confirm the question that is asked.
    Yes,
    /// Give up; asks first.
    Resign,
    /// To the title.
    Title,
    /// Start at once, against the last opponent.
    Play,
    /// Start with two people.
    TwoPlayers,
    /// Resume the game that was put aside.
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
    /// Pick this hand in the draw of lots.
    PickHand(Hand),
    /// Open a page of the settings.
    Settings(SettingsPage),
    /// Change a setting.
    Change(Change),
    /// A slider; while it has the focus, left and right change its value.
    Knob(Knob),
    /// Wait for the key or button to bind to a control.
    Listen(Control, Device),
    /// Reset all settings; asks first.
    ResetSettings,
    /// Reset keys and buttons alone; asks first.
    ResetControls,
    /// Open the statistics.
    Statistics,
    /// Show other games in the statistics.
    StatisticsFilter(StatisticsFilter),
    /// Reset the statistics; asks first.
    ResetStatistics,
    /// Type into a field.
    Edit(TextField),
    /// Pause or resume a game between computers.
    Pause,
    /// Let computers place one marble.
    Step,
    /// Switch to the next animation speed.
    ChangeSpeed,
    /// Skip the final count.
    SkipReveal,
    /// Show the final count again.
    ReplayReveal,
    /// Hide the result to look at the board, or show it again.
    LookAtBoard,
    /// The same players on the same board; the other one starts.
    Rematch,
    /// The same with colours exchanged.
    SwapSides,
    /// A new game against a computer of this level.
    Against(Level),
    /// Review a game.
    Review(ReviewAction),
    /// Save, load, copy and paste games.
    Saves(SavesAction),
    /// Open the lesson, and move about in it.
    Learn(LearnAction),
    /// Open the rules, and close them.
    Rules,
    /// A passage of the rules; it can have the focus, to be scrolled to, but does nothing.
    Passage(Passage),
    /// Boards: those of the game and the player's own.
    Boards(BoardsAction),
    /// Lay a board by hand.
    Build(BuildAction),
    /// An action of a stand.
    Kiosk(KioskAction),
    /// Show the rendering cost.
    Diagnostics,
    /// Leave the game.
    Quit,
}

/// A text field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextField {
    /// A player's name.
    Name(Colour),
    /// The seed of a board.
    Seed,
    /// The name to save a game under.
    SaveName,
    /// The name to save a board under.
    BoardName,
}
