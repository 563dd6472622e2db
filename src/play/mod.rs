//! Playing: wishes, the facts that the referee makes of them, and the session they change.
//!
//! ```text
//!  people ── Asked::here ──┐
//!                          ▼
//!  computers ──────────▶ Asked ── decide ──▶ Numbered<Fact> ── Session::apply ──▶ Session
//!      ▲   Asked::answer          ▲     ▲             │                              │
//!      │                          │     │             ├──▶ readers of facts          │
//!      │              Consent::to ┘     │             └──▶ Session::rebuilt          │
//!      │                                └─────────── the session as it is ───────────┤
//!      └───────────── MoveSource::choose ◀── Session::mover, Session::moment ────────┘
//! ```
//!
//! - A [`Player`] is who plays a colour: a person by name, or a computer of some level.
//! - A [`Moment`] identifies a position of a game in the same way on every machine.
//! - A [`Wish`] is plain data. [`Asked`] adds its author and its moment.
//! - [`decide`] is the referee, a pure function. It asks a [`Consent`] policy about wishes that
//!   affect all players; at [`OneTable`] everybody agrees at once.
//! - A [`Fact`] is what has happened. Facts are numbered and serialisable; a start holds the whole
//!   state, so the facts from any start on give the session.
//! - A [`Session`] is the game on the table and the games put aside. It changes only by
//!   [`Session::apply`], whether the referee has just decided or a log is replayed. It is made of
//!   [`Sitting`]s: a [`Match`], its [`Players`], the [`Series`] it is part of, and the [`Purpose`]
//!   it is there for.
//! - A [`MoveSource`] chooses moves for players that are not persons.
//!
//! Nothing here depends on a window, a file or a clock, so whole sessions can be played in a test:
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
//!     best_of: 1,
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
