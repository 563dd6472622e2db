//! What keys and buttons of a gamepad can be bound to.

use super::{Action, Change, Switch};
use crate::app::words::key;
use serde::{Deserialize, Serialize};

/// A function of the game that keys and gamepad buttons can be bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Control {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// Place a marble, press a button.
    Confirm,
    /// To the next button on the screen.
    NextButton,
    /// One step back.
    Back,
    /// Open the menu.
    Menu,
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
    /// Switch on or off that the board turns to the player to move.
    TurnToMover,
    /// Show all aids on the table, or none.
    ToggleAids,
    /// The list of moves.
    MoveList,
    /// Hide the HUD.
    HideDisplay,
    /// Give up.
    Resign,
    /// Set up a new game.
    NewGame,
    /// Pause a game between computers.
    Pause,
    /// Let computers place one marble.
    Step,
    /// Switch to the next animation speed.
    ChangeSpeed,
    /// Switch between result and board.
    LookAtBoard,
    /// Music on and off.
    Music,
    /// A hint.
    Hint,
    /// Show the expected margin on every open field.
    ScoreMap,
    /// The rules.
    Rules,
}

impl Control {
    /// All of them, in the order they are shown.
    pub const ALL: [Self; 27] = [
        Self::Left,
        Self::Right,
        Self::Up,
        Self::Down,
        Self::Confirm,
        Self::NextButton,
        Self::Back,
        Self::Menu,
        Self::TakeBack,
        Self::Redo,
        Self::TopView,
        Self::ResetView,
        Self::TurnBoard,
        Self::TurnToMover,
        Self::ToggleAids,
        Self::MoveList,
        Self::HideDisplay,
        Self::Resign,
        Self::NewGame,
        Self::Pause,
        Self::Step,
        Self::ChangeSpeed,
        Self::LookAtBoard,
        Self::Music,
        Self::Hint,
        Self::ScoreMap,
        Self::Rules,
    ];

    /// The action it stands for.
    pub fn action(self) -> Action {
        self.traits().0
    }

    /// The key of its name in the phrasebook.
    pub fn phrase(self) -> &'static str {
        self.traits().1
    }

    fn traits(self) -> (Action, &'static str) {
        match self {
            Self::Left => (Action::Left, key("action-left")),
            Self::Right => (Action::Right, key("action-right")),
            Self::Up => (Action::Up, key("action-up")),
            Self::Down => (Action::Down, key("action-down")),
            Self::Confirm => (Action::Confirm, key("action-confirm")),
            Self::NextButton => (Action::NextButton, key("action-next")),
            Self::Back => (Action::Back, key("action-back")),
            Self::Menu => (Action::Menu, key("action-menu")),
            Self::TakeBack => (Action::TakeBack, key("action-take-back")),
            Self::Redo => (Action::Redo, key("action-redo")),
            Self::TopView => (Action::TopView, key("action-top-view")),
            Self::ResetView => (Action::ResetView, key("action-reset-view")),
            Self::TurnBoard => (Action::TurnBoard, key("action-turn-board")),
            Self::TurnToMover => (Action::TurnToMover, key("action-turn-to-mover")),
            Self::ToggleAids => (Action::ToggleAids, key("action-aids")),
            Self::MoveList => (Action::MoveList, key("action-list")),
            Self::HideDisplay => (Action::HideDisplay, key("action-hide")),
            Self::Resign => (Action::Resign, key("action-resign")),
            Self::NewGame => (Action::NewGame, key("action-new-game")),
            Self::Pause => (Action::Pause, key("action-pause")),
            Self::Step => (Action::Step, key("action-step")),
            Self::ChangeSpeed => (Action::ChangeSpeed, key("action-speed")),
            Self::LookAtBoard => (Action::LookAtBoard, key("action-look")),
            Self::Music => (
                Action::Change(Change::Flip(Switch::Music)),
                key("action-music"),
            ),
            Self::Rules => (Action::Rules, key("action-rules")),
            Self::Hint => (Action::Hint, key("action-hint")),
            Self::ScoreMap => (
                Action::Change(Change::Flip(Switch::ScoreMap)),
                key("action-score-map"),
            ),
        }
    }
}

/// A kind of input device that controls are bound on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Device {
    /// A key.
    Key,
    /// A button of a gamepad.
    Gamepad,
}
