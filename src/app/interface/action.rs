//! What keys and buttons do.

use bevy::prelude::*;

/// Something a key, a button of a gamepad or a button on the screen does.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Point at the next field that way, as seen from the camera.
    Left,
    /// Point at the next field that way.
    Right,
    /// Point at the next field that way.
    Up,
    /// Point at the next field that way.
    Down,
    /// Place a marble in the field pointed at.
    Confirm,
    /// To the next button on the screen.
    NextButton,
    /// To the one before.
    PreviousButton,
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
    /// Close what is open on top; if nothing is, open the menu.
    Back,
    /// Open the menu.
    Menu,
    /// Do what was asked about.
    Yes,
    /// Give up; asks first.
    Resign,
    /// A new game with the same players on another board.
    NewGame,
    /// A new game on a board of the other shape.
    OtherShape,
    /// Other rules from the next game on.
    OtherRules,
    /// Let the next stronger computer play black; after the strongest, a person.
    NextOpponent,
    /// Let two computers play each other, or people again.
    Watch,
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
    /// How much drawing costs.
    Diagnostics,
    /// Leave the game.
    Quit,
}
