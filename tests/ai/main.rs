//! The computer players: exact where they say so, and obedient to their limits.

mod exact;
mod limits;
mod positions;
