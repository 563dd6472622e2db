//! What keys and buttons of a gamepad can be bound to.

use super::{Action, Change, Switch};
use crate::app::words::key;
use serde::{Deserialize, Serialize};

/// Something that keys and buttons can be bound to.
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
    /// Let the board turn to whoever is to move.
    TurnToMover,
    /// Show all the rules, or none.
    ToggleAids,
    /// The list of moves.
    MoveList,
    /// Put all words away.
    HideDisplay,
    /// Give up.
    Resign,
    /// Set up a new game.
    NewGame,
    /// Hold on, and go on.
    Pause,
    /// One marble.
    Step,
    /// Another speed.
    ChangeSpeed,
    /// Between result and board.
    LookAtBoard,
    /// Music on and off.
    Music,
    /// A hint.
    Hint,
    /// Margins on the board.
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

    /// What it does.
    pub fn action(self) -> Action {
        self.traits().0
    }

    /// What it is called.
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

/// What something is bound with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Device {
    /// A key.
    Key,
    /// A button of a gamepad.
    Gamepad,
}
