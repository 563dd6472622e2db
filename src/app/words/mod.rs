//! The phrasebook: messages in the player's language. Their texts are in `assets/lang`, one file
//! per language; sentences are put together in the modules that use them.

mod cause;
mod colours;
mod explain;
mod numbers;
mod phrasebook;

pub use cause::{Cause, SystemFault};
pub use colours::{COLOUR, ColourVariables, OTHER};
pub use numbers::{average, decimal, signed};
pub use phrasebook::{PhraseError, PhraseValue, Phrasebook};

/// Marks a message key that is not an argument of a call: a test looks for all keys.
pub const fn key(key: &'static str) -> &'static str {
    key
}
