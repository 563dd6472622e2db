//! Everything the game says. Sentences are put together here and nowhere else; their words are in
//! `assets/lang`, one file for each language.

mod building;
mod flaw;
mod hints;
mod lesson;
mod moves;
mod phrasebook;
mod players;
mod result;
mod review;
mod saves;
mod score;

pub use building::{Tone, building, survey};
pub use flaw::{Flaw, flaw};
pub use hints::{expected_margin, hint, hint_title};
pub use lesson::lesson;
pub use moves::{last_effect, last_move, refusal, tile_count};
pub use phrasebook::{PhraseError, Phrasebook, Value};
pub use players::{name, opponent, prompt, role, turn_badge};
pub use result::{best_of, ending, next_game, series, winner};
pub use review::{cost, effect, is_fine, verdict, which_marble};
pub use saves::{extent, players, when};
pub use score::{average, bonus, counting, no_bonus, part, rules, short_part, signed, speed};

/// Marks a message's key where it does not stand in a call: a test looks for all of them.
pub const fn key(key: &'static str) -> &'static str {
    key
}
