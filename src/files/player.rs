//! Who plays a colour, as a game record says it.
//!
//! `AI level 6` is a computer, `Human` somebody without a name, and anything else the name of a
//! person. A person whose name would be mistaken for one of these has `Human` before it.

use crate::ai::Level;
use std::fmt;

const PERSON: &str = "Human";
const COMPUTER: &str = "AI level ";

/// Who plays a colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody, by name; empty if nobody said.
    Person(String),
    /// The computer.
    Computer(Level),
}

impl Player {
    /// Reads what a record says of a player.
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
