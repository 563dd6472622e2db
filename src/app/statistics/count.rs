//! Which games count, and how they ended.
//!
//! A game counts once it is over, by the rules or because somebody resigned, if a person played
//! it. A game that was played on from a review does not count. Taking back its end withdraws it; however it ends then, it is still the same game.

use super::log::StatisticsJob;
use crate::app::clerk::Clerk;
use crate::files::{FinishedGame, HowItEnded, Opponent, Timestamp};
use crate::play::{Finish, Player, Purpose, Session};
use crate::rules::Colour;
use bevy::prelude::*;

/// What the log knows about the game on the table.
pub struct Noted {
    /// [`Session::sittings`] when the game came to the table: tells a game that is loaded again
    /// from one whose end was taken back.
    number: u64,
    end: Option<End>,
}

/// How a game ended, after how many marbles, and red's margin.
type End = (Finish, usize, i32);

/// Logs a game when it is over, and withdraws it if its end is taken back.
pub fn count(
    session: Res<Session>,
    mut noted: Local<Option<Noted>>,
    clerk: Option<ResMut<Clerk<StatisticsJob>>>,
) {
    if !session.is_changed() || *session.purpose() != Purpose::Play || session.is_practice() {
        return;
    }
    let (number, marbles) = (session.sittings(), session.game().marbles_placed());
    let margin = session.game().score().margin(Colour::Red);
    let end: Option<End> = session.finish().map(|finish| (finish, marbles, margin));
    let noted = match noted.as_mut().filter(|noted| noted.number == number) {
        Some(noted) => noted,
        // A game that is already over when it comes to the table was logged when it ended.
        None => noted.insert(Noted { number, end }),
    };
    if noted.end == end {
        return;
    }
    noted.end = end;
    let job = match end {
        Some((finish, ..)) => finished(&session, finish).map(StatisticsJob::Add),
        None => session
            .has_person()
            .then(|| StatisticsJob::Withdraw(session.id())),
    };
    if let (Some(mut clerk), Some(job)) = (clerk, job) {
        clerk.give(job);
    }
}

/// A finished game as a line of the log; `None` if only computers played.
fn finished(session: &Session, finish: Finish) -> Option<FinishedGame> {
    let (opponent, colour) = match session.players().both() {
        // Of two people, the statistics are red's.
        [Player::Person(_), Player::Person(_)] => (Opponent::Person, Colour::Red),
        [Player::Person(_), Player::Computer(level)] => (Opponent::Computer(*level), Colour::Red),
        [Player::Computer(level), Player::Person(_)] => (Opponent::Computer(*level), Colour::Black),
        [Player::Computer(_), Player::Computer(_)] => return None,
    };
    let end = match finish {
        Finish::Resigned(who) if who == colour => HowItEnded::Resigned,
        Finish::Resigned(_) => HowItEnded::OpponentResigned,
        Finish::Ended(_) => HowItEnded::Counted(session.game().score().margin(colour) as i16),
    };
    Some(FinishedGame {
        time: Timestamp::now(),
        id: session.id(),
        opponent,
        rules: session.game().rules(),
        colour,
        end,
        marbles: session.game().marbles_placed() as u8,
    })
}
