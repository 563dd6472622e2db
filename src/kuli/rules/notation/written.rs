//! Serialising boards, records and games, as the texts of the notation.
//!
//! A record as text holds the turns that were played. Serialised, it also holds those that were
//! taken back, and the rolls that come again.

use super::super::game::TakenBack;
use super::super::{Board, Game};
use super::Record;
use crate::shared::brief;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::str::FromStr;

/// A record as it is written.
#[derive(Serialize, Deserialize)]
struct WrittenGame {
    record: String,
    #[serde(default)]
    taken_back: TakenBack,
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut whole = self.clone();
        let (game, taken_back) = self.game.wound_on();
        whole.game = game;
        let record = whole.to_string();
        WrittenGame { record, taken_back }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let WrittenGame { record, taken_back } = WrittenGame::deserialize(deserializer)?;
        let mut record: Self = parse(&record)?;
        let impossible = || D::Error::custom("more is taken back or rolled than there is");
        record.game = record.game.wound_back(taken_back).ok_or_else(impossible)?;
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

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        parse(&String::deserialize(deserializer)?)
    }
}

fn parse<T: FromStr<Err: ToString>, E: serde::de::Error>(text: &str) -> Result<T, E> {
    text.parse()
        .map_err(|error: T::Err| E::custom(brief(&error.to_string())))
}
