//! Computer players: a search that looks as far ahead as it is allowed, and to the end where
//! it can.
//!
//! [`Thinker`] is the whole interface: a game and [`Limits`] in, [`Finding`]s, [`Advice`] and
//! [`Review`]s out. Inside, from the bottom up: `value` (margins and windows), `ground` (the board
//! prepared for searching), `node` (a position with score, hash and estimate kept up to date),
//! `evaluate` (the estimate), `bounds` (how far the margin can still change), `table` (the
//! transposition table), `order` (which choice to try first), `busy` (which choices other threads
//! are searching), `search` (principal-variation search), `root` (the choices to decide between)
//! and `think` (iterative deepening, on several threads). On top, `level` makes [`LevelPlayer`]s of
//! it that people can beat, `advice` tells people what every field is worth and (`reason`) why, and
//! `review` what the moves of a game have cost.

mod advice;
mod bounds;
mod busy;
mod evaluate;
mod features;
mod ground;
mod keys;
mod level;
mod limits;
mod node;
mod order;
mod reason;
mod review;
mod root;
mod search;
mod table;
mod think;
mod tuning;
mod value;
mod weights;

pub use advice::{Advice, Advised};
pub use level::{Level, LevelPlayer, NoSuchLevel};
pub use limits::{Limits, StopFlag};
pub use reason::{FEW_FIELDS, Reason, reasons};
pub use review::{Review, ReviewedMove};
pub use think::{Appraisal, Finding, Thinker, Worth};
pub use tuning::Regression;
pub use value::Value;
pub use weights::{Weight, WeightFile, WeightList};
