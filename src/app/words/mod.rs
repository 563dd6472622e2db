//! The phrasebook: messages in the player's language. Their texts are in `assets/lang`, one file for
//! each language; sentences are put together beside the features that say them.

mod numbers;
mod phrasebook;

pub use numbers::{average, signed};
pub use phrasebook::{PhraseError, PhraseValue, Phrasebook};

/// Marks a message's key where it does not stand in a call: a test looks for all of them.
pub const fn key(key: &'static str) -> &'static str {
    key
}
