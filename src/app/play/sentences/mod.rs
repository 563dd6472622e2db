//! Sentences about a game and its players.

mod moves;
mod players;
mod result;

pub use moves::{last_effect, last_move, refusal, tile_count};
pub use players::{name, opponent, players, prompt, role, turn_badge};
pub use result::{best_of, ending, next_game, next_opponent, series, winner};

use crate::app::words::key;
use crate::rules::RuleSet;

/// The key of the rules' name in the phrasebook; its attribute `.help` explains them.
pub fn rules(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::BASIC => key("rules-basic"),
        RuleSet::AREA => key("rules-area"),
        RuleSet::CHAINS => key("rules-chains"),
        RuleSet::AREA_AND_CHAINS => key("rules-area-chains"),
    }
}
