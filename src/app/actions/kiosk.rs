//! Actions of a stand.

use crate::app::words::key;
use crate::language::Language;

/// An action of a stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KioskAction {
    /// Leave attract mode: a visitor has touched the screen.
    Wake,
    /// The same, by choosing a language.
    Speak(Language),
    /// Play the computer.
    Against(Difficulty),
    /// Two people play each other.
    TwoPlayers,
    /// Back to the choice of a game.
    Choose,
    /// Ask whether to leave the game.
    AskToLeave,
    /// Leave the game, for attract mode.
    Leave,
    /// Answer "Still there?" with yes.
    Stay,
    /// Close the question whether to leave, and play on.
    Decline,
    /// Open the operator's page: the corner was held.
    Operate,
    /// A digit of the operator's code.
    Digit(u8),
    /// Erase the last digit of the code.
    Erase,
    /// Louder or quieter, by so many steps.
    Volume(i8),
    /// Make this the first language; operator only.
    Prefer(Language),
    /// Close the operator's page.
    Close,
    /// End the program; operator only.
    End,
}

/// One of the three computer opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Difficulty {
    /// For a first game.
    Easy,
    /// For visitors who have played before.
    Fair,
    /// For visitors who win.
    Hard,
}

impl Difficulty {
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
