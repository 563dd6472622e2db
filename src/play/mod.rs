//! Playing: who wants what, what the referee makes of it, and the game that is on the table.
//!
//! ```text
//!  people ── Asked::here ──┐
//!                          ▼
//!  computers ──────────▶ Asked ── decide ──▶ Numbered<Fact> ── Session::apply ──▶ Session
//!      ▲   Asked::answer          ▲     ▲             │                              │
//!      │                          │     │             ├──▶ whoever shows or keeps it  │
//!      │              Consent::to ┘     │             └──▶ Session::rebuilt, elsewhere │
//!      │                                └───────── what is on the table now ──────────┤
//!      └───────────── MoveSource::choose ◀── Session::mover, Session::moment ─────────┘
//! ```
//!
//! - A [`Player`] is who plays a colour: a person by name, or a computer of some level.
//! - A [`Moment`] names a position of a game so that two machines mean the same.
//! - A [`Wish`] is plain data. [`Asked`] says who makes it, and at which moment.
//! - [`decide`] is the referee, a pure function. It asks a [`Consent`] policy where others have a
//!   say; at [`OneTable`] everybody agrees at once.
//! - A [`Fact`] is what has happened. Facts are numbered and can be written down; a start tells of
//!   everything, so whoever has the facts from any start on has the session.
//! - A [`Session`] is what is on the table and beside it. It changes by [`Session::apply`] alone,
//!   whether the referee has just decided or a log is read again. It is made of [`Sitting`]s: a
//!   [`Match`], its [`Players`], the [`Series`] it is part of, and the [`Purpose`] it is there for.
//! - A [`MoveSource`] is where moves come from when no person makes them.
//!
//! Nothing here knows a window, a file or a clock, so a whole evening can be played in a test:
//!
//! ```
//! use kulami::play::{Asked, Fact, OneTable, Player, Session, Setup, Wish, decide};
//! use kulami::rules::{Colour, RuleSet, generate};
//! use std::sync::Arc;
//!
//! let mut session = Session::new(Setup {
//!     layout: Arc::new(generate::square(&generate::Seed::new("evening"))),
//!     rules: RuleSet::AREA,
//!     starts: Colour::Red,
//!     players: [Player::Person("Anna".into()), Player::Person("Bob".into())],
//! });
//! let mut log = vec![session.snapshot()];
//! let field = session.game().legal().first().ok_or("a new game has fields")?;
//! for wish in [Wish::Place(field), Wish::Place(field), Wish::TakeBack] {
//!     for fact in decide(&session, &Asked::here(wish), &OneTable) {
//!         session.apply(&fact)?;
//!         log.push(fact);
//!     }
//! }
//! assert!(matches!(log[1].fact, Fact::Placed { .. }));
//! assert!(matches!(log[2].fact, Fact::Refused { .. }));
//! assert!(matches!(log[3].fact, Fact::TakenBack { .. }));
//!
//! // Somebody who has only the log has the session.
//! assert_eq!(Session::rebuilt(&log)?, session);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod consent;
mod fact;
mod id;
mod moment;
mod player;
mod players;
mod purpose;
mod record;
mod recorded;
mod referee;
mod series;
mod session;
mod shared;
mod sitting;
mod situation;
mod source;
mod the_match;
mod wish;

pub use consent::{Agreement, Consent, Offer, OneTable};
pub use fact::{Fact, NotAFact, Numbered};
pub use id::{GameId, NotAnId};
pub use moment::{Digest, Moment, NotADigest};
pub use player::Player;
pub use players::Players;
pub use purpose::Purpose;
pub use record::GameHeaders;
pub use recorded::Recorded;
pub use referee::decide;
pub use series::{Series, Standing};
pub use session::{CannotFollow, Session};
pub use sitting::Sitting;
pub use situation::Situation;
pub use source::{MoveSource, NoMove};
pub use the_match::{Finish, Match};
pub use wish::{Asked, Author, Setup, Show, Wish};
