//! Serialising boards, records and games, as the texts of the notation.
//!
//! A record as text holds the marbles on the board. Serialised, it also holds those that were taken
//! back and can be placed again: they follow as moves, with their number beside.

use super::super::{Game, Layout, brief};
use super::Record;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::str::FromStr;

/// A record as it is written.
#[derive(Serialize, Deserialize)]
struct Written {
    record: String,
    /// How many of its last marbles are taken back.
    #[serde(default, skip_serializing_if = "is_none")]
    taken_back: usize,
}

fn is_none(number: &usize) -> bool {
    *number == 0
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut whole = self.clone();
        let taken_back = whole.game.undone();
        while whole.game.redo().is_some() {}
        let record = whole.to_string();
        Written { record, taken_back }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { record, taken_back } = Written::deserialize(deserializer)?;
        let mut record: Self = parse(&record)?;
        for _ in 0..taken_back {
            let undone = record.game.undo();
            undone.ok_or_else(|| D::Error::custom("more marbles are taken back than there are"))?;
        }
        Ok(record)
    }
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Record::new(self.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Record::deserialize(deserializer).map(|record| record.game)
    }
}

impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        parse(&String::deserialize(deserializer)?)
    }
}

fn parse<T: FromStr<Err: ToString>, E: serde::de::Error>(text: &str) -> Result<T, E> {
    text.parse()
        .map_err(|error: T::Err| E::custom(brief(&error.to_string())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::generate::{Seed, square};
    use crate::rules::{Colour, RuleSet};
    use std::sync::Arc;

    #[test]
    fn a_game_is_read_as_it_was_written_with_what_was_taken_back() {
        let layout = Arc::new(square(&Seed::new("written")));
        let mut game = Game::new(layout, RuleSet::AREA, Colour::Black);
        while let Some(field) = game.legal().first() {
            game.play(field).expect("it is legal");
        }
        loop {
            let text = serde_json::to_string(&game).expect("a game can be written");
            let read: Game = serde_json::from_str(&text).expect("and read");
            assert_eq!(read, game);
            if game.undo().is_none() {
                break;
            }
        }
        let text = serde_json::to_string(&game).expect("a game can be written");
        let more = text.replace("\"taken_back\":", "\"taken_back\":1");
        let error = serde_json::from_str::<Game>(&more).expect_err("so many there are not");
        assert!(error.to_string().contains("more marbles are taken back"));
    }

    #[test]
    fn a_board_is_its_text() {
        let layout = square(&Seed::new("written"));
        let text = serde_json::to_string(&layout).expect("a board can be written");
        assert_eq!(text, format!("\"{layout}\""));
        assert_eq!(serde_json::from_str::<Layout>(&text).ok(), Some(layout));
        assert!(serde_json::from_str::<Layout>("\"AA\"").is_err());
    }
}
