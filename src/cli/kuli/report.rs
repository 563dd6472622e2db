//! What `kulami check` says of a Kuli record.

use crate::kuli::rules::notation::Record;
use serde_json::{Map, Value, json};

/// A good record in a few words.
pub fn record_summary(record: &Record) -> String {
    let game = &record.game;
    let turns = super::narration::turns(game.turns_played());
    match (record.result(), game.rolled()) {
        (Some(result), _) => {
            let coins = game.position().coins(game.turn());
            format!(
                "ok: {result}, {turns}, won with {}",
                super::narration::coins(coins)
            )
        }
        (None, Some(roll)) => format!("ok: {turns}, {} has rolled {roll}", game.turn()),
        (None, None) => format!("ok: {turns}, {} to roll", game.turn()),
    }
}

/// A good record for machines.
pub fn record_json(file: &str, record: &Record) -> Value {
    let game = &record.game;
    let coins: Map<String, Value> = game
        .party()
        .seats()
        .iter()
        .map(|&seat| (seat.colour().to_owned(), game.position().coins(seat).into()))
        .collect();
    json!({
        "file": file,
        "ok": true,
        "game": "kuli",
        "turns": game.turns_played(),
        "coins": coins,
        "result": record.result(),
    })
}
