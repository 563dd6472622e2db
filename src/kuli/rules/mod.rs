//! The rules of Kuli, and nothing else: no window, no files, no clock.
//!
//! Two to four players sit around a board. Each has three **hands** on the three start fields of
//! their colour, with two **coins** on each, or four with two players. Clockwise, everybody takes
//! a turn:
//!
//! 1. Roll the **die**. On an odd number, take a coin from one of your hands out of the game.
//! 2. Move one of your hands by exactly the number rolled, field by field along rows and columns,
//!    turning as often as you like. No hand is entered or jumped, and no step is walked twice in
//!    one move, in either direction; the moving hand's own field counts as empty. Whoever can
//!    move must; whoever cannot does not.
//! 3. Where it lands, the hand takes a coin from every opposing hand beside it. From each of your
//!    own hands beside it, it may take one too.
//!
//! A hand without coins leaves the board at once, a player without hands is out, and the last
//! player with a hand wins.
//!
//! From small to large:
//!
//! - [`Seat`], [`Party`], [`Direction`], [`Roll`], [`Hand`]: the sheet's words as small `Copy`
//!   types.
//! - [`Board`]: a valid board with its tables. [`Reach`] is where a hand can go, [`Way`] how.
//! - [`Position`]: hands, coins and the turn. It knows all [`Choice`]s for a roll, why others are
//!   refused, and which rolls are a [`Danger`] to whom.
//! - [`Game`]: the turns so far, with undo and redo. [`Dice`] rolls for it, or anybody else.
//! - [`notation`]: all of it as text.
//!
//! A turn:
//!
//! ```
//! use kulami::kuli::rules::{Board, Choice, Game, Party, Refusal, Roll, Seat};
//!
//! let board = Board::octagon();
//! let field = |name| board.field(name).expect("a field of the octagon");
//! let mut game = Game::new(board.clone(), Party::Two, Seat::South);
//!
//! game.roll(Roll::ALL[2])?;
//! // Three is odd: somebody has to pay.
//! let unpaid = Choice::walk(None, field("c1"), field("c4"));
//! assert_eq!(game.play(unpaid), Err(Refusal::MustPay));
//! game.play(Choice::walk(Some(field("d1")), field("c1"), field("c4")))?;
//!
//! assert_eq!(game.position().coins(Seat::South), 11);
//! assert_eq!(game.turn(), Seat::North);
//! # Ok::<(), Refusal>(())
//! ```

mod board;
mod choice;
mod choices;
mod danger;
mod dice;
mod direction;
mod game;
mod hand;
mod perft;
mod play;
mod position;
mod reach;
mod refusal;
mod roll;
mod seat;
mod way;

pub mod notation;

pub use board::{Board, BoardFault, BoardFile, BoardFileFault, Mapping, NoField};
pub use choice::{Choice, Deed};
pub use choices::{Choices, Reaches};
pub use danger::Danger;
pub use dice::Dice;
pub use direction::Direction;
pub use game::{Game, Turn};
pub use hand::Hand;
pub use perft::perft;
pub use position::{COINS, Position, SetUpFault};
pub use reach::Reach;
pub use refusal::Refusal;
pub use roll::{NoSuchRoll, Roll, Rolls};
pub use seat::{Party, Seat, UnknownSeat};
pub use way::Way;
