//! The computer players: exact where they say so, and obedient to their limits.

mod exact;
mod levels;
mod limits;
mod positions;
