//! The computer players: exact where they say so, obedient to their limits, and honest in
//! what they advise.

mod advice;
mod exact;
mod levels;
mod limits;
mod positions;
mod reasons;
mod review;
