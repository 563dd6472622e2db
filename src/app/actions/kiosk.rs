//! What buttons do on a stand.

use crate::app::words::key;
use crate::language::Language;

/// What buttons do on a stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KioskAction {
    /// Somebody has come.
    Wake,
    /// Somebody has come and speaks this.
    Speak(Language),
    /// Play the computer.
    Against(Ease),
    /// Two people play each other.
    TwoPlayers,
    /// Choose another game.
    Choose,
    /// Ask whether to leave the game.
    AskToLeave,
    /// Leave it.
    Leave,
    /// Somebody is still there.
    Stay,
    /// Whoever was asked whether to leave goes on.
    Decline,
    /// The operator holds the corner.
    Operate,
    /// A digit of the operator's code.
    Digit(u8),
    /// The last digit was none.
    Erase,
    /// Louder, or less loud.
    Volume(i8),
    /// Begin with this language; the operator's alone.
    Prefer(Language),
    /// Close the operator's page.
    Close,
    /// End the game; the operator's alone.
    End,
}

/// One of three computers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ease {
    /// For the first time.
    Easy,
    /// For those who have played.
    Fair,
    /// For those who win.
    Hard,
}

impl Ease {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Fair, Self::Hard];

    /// What it is called.
    pub fn phrase(self) -> &'static str {
        match self {
            Self::Easy => key("easy"),
            Self::Fair => key("fair"),
            Self::Hard => key("hard"),
        }
    }
}
