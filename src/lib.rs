//! Kulami: the board game of 17 wooden tiles and 56 marbles.
//!
//! A tour from the inside out:
//!
//! - [`shared`] is what every game on the table needs: fields, names of squares, seeds.
//! - [`rules`] is the game itself, as printed: boards, positions, scoring, notation. It
//!   knows no window, no files and no clock.
//! - [`ai`] is the search behind the computer players, the ten of them, and their advice. It
//!   knows the rules and nothing else.
//! - [`boards`] is the library of named boards, read from [`assets`], which are built into
//!   the executable.
//! - [`lesson`] is how the game is learnt: positions, and what is to be done in each.
//! - [`play`] is who plays and what happens: wishes, the referee, facts and the session. It knows
//!   no window and no files.
//! - [`showcase`] is what an organiser may set for a stand at a fair.
//! - [`quality`] is how much a picture may cost, for the window and for the command line.
//! - [`kuli`] is the second game, of hands and coins, in a room of its own: neither game names the
//!   other.
//! - [`cli`] is the command line: boards, perft, records, advice, and the engine protocol.
//! - [`language`] is the list of the languages that the game speaks.
//! - [`report`] prints problems on standard error.
//! - [`files`] is what the player keeps: settings, the running game, saves, statistics.
//! - `app`, behind the feature `game`, is the table in three dimensions, made with Bevy.
//!
//! Two marbles into a game:
//!
//! ```
//! use kulami::rules::{Colour, Game, Refusal, RuleSet, generate, notation::parse_field};
//! use std::sync::Arc;
//!
//! let board = "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ";
//! let mut game = Game::new(Arc::new(board.parse()?), RuleSet::AREA, Colour::Red);
//! game.play(parse_field(game.layout(), "c8")?)?;
//!
//! // c7 is in the column of the last marble, but on its tile.
//! let c7 = parse_field(game.layout(), "c7")?;
//! assert_eq!(game.play(c7), Err(Refusal::TabooOfLast));
//!
//! game.play(parse_field(game.layout(), "c4")?)?;
//! assert_eq!(game.score().side(Colour::Black).tiles, 6);
//!
//! // A new board, the same for everyone who types this word.
//! let board = generate::irregular(&generate::Seed::new("lantern"), 0.7);
//! assert!(board.width() <= 10 && board.height() <= 10);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod ai;
#[cfg(feature = "game")]
pub mod app;
pub mod assets;
pub mod boards;
pub mod cli;
pub mod files;
pub mod kuli;
pub mod language;
pub mod lesson;
pub mod play;
pub mod quality;
pub mod report;
pub mod rules;
pub mod shared;
pub mod showcase;
