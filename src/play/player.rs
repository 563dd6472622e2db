//! Who plays a colour, and how a game record says it.
//!
//! `AI level 6` is a computer, `Human` a person without a name, and anything else the name of a
//! person. A person whose name would be mistaken for one of these has `Human` before it.

use crate::ai::Level;
use serde::{Deserialize, Serialize};
use std::fmt;

const PERSON: &str = "Human";
const COMPUTER: &str = "AI level ";

/// Who plays a colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Player {
    /// A person at this table; the name may be empty.
    Person(String),
    /// The computer.
    Computer(Level),
}

impl Default for Player {
    fn default() -> Self {
        Self::SOMEBODY
    }
}

impl Player {
    /// A person without a name.
    pub const SOMEBODY: Self = Self::Person(String::new());

    /// Whether a person plays.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    /// The computer's level, if it is one.
    pub fn level(&self) -> Option<Level> {
        match self {
            Self::Computer(level) => Some(*level),
            Self::Person(_) => None,
        }
    }

    /// What a person is called; empty for one without a name, and for computers.
    pub fn name(&self) -> &str {
        match self {
            Self::Person(name) => name,
            Self::Computer(_) => "",
        }
    }

    /// Parses a player's header of a record.
    pub fn read(text: &str) -> Self {
        let text = text.trim();
        let level = text
            .strip_prefix(COMPUTER)
            .and_then(|number| number.parse::<u8>().ok())
            .and_then(|number| Level::try_from(number).ok());
        match (level, text.strip_prefix(PERSON)) {
            (Some(level), _) => Self::Computer(level),
            (None, Some("")) => Self::Person(String::new()),
            (None, Some(name)) if name.starts_with(' ') => Self::Person(name.trim().to_owned()),
            _ => Self::Person(text.to_owned()),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Computer(level) => write!(f, "{COMPUTER}{level}"),
            Self::Person(name) if name.trim().is_empty() => f.write_str(PERSON),
            Self::Person(name) if Self::read(name) == Self::Person(name.trim().to_owned()) => {
                f.write_str(name.trim())
            }
            Self::Person(name) => write!(f, "{PERSON} {}", name.trim()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_known_again() {
        for level in Level::all() {
            let computer = Player::Computer(level);
            assert_eq!(Player::read(&computer.to_string()), computer);
        }
        for name in [
            "",
            "Anna",
            "Human",
            "Humana",
            "Human Being",
            "AI level 6",
            "AI level 60",
            "AI",
            "王",
            "Human AI level 6",
            "Human Human",
        ] {
            let person = Player::Person(name.to_owned());
            assert_eq!(Player::read(&person.to_string()), person);
        }
        assert_eq!(Player::Person("Anna".into()).to_string(), "Anna");
        assert_eq!(Player::Person(String::new()).to_string(), "Human");
    }
}
