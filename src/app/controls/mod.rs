//! Which key and which button of a gamepad does what, and what they are called.

mod bindings;
mod keys;
mod listening;

pub use bindings::Bindings;
pub use keys::{KEYS, KeyLabels, button_name, key_name, learn_labels};
pub use listening::Listening;
