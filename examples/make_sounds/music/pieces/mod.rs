//! The pieces.
//!
//! All share the notes of D major but for the last, which has C for C sharp: whatever fades into
//! whatever, at any moment, sounds intended. The title says its theme (F♯ A E) in D; the game
//! never comes home to D, and only remembers the theme once; the end says it again in G.

mod after;
mod play;
mod pulse;
mod tension;
mod title;

pub use after::after;
pub use play::play;
pub use pulse::pulse;
pub use tension::tension;
pub use title::title;
