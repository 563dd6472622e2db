//! Logs the games at the stand, in the background.

use crate::app::clerk::{Clerk, Job};
use crate::app::words::Phrasebook;
use crate::files::{StoreError, Visit, VisitBook, VisitEnd, VisitNumbers, When, Winner};
use crate::play::{Fact, Numbered, Purpose, Session};
use crate::rules::Colour;
use bevy::prelude::*;
use std::path::PathBuf;

use super::GameClock;

/// A job on the table of games.
enum VisitJob {
    Add(Visit),
}

impl Job for VisitJob {
    type Outcome = Result<(), StoreError>;

    fn is_writing(&self) -> bool {
        true
    }
}

/// The present game, and all games of the table.
#[derive(Resource, Default)]
pub struct Visiting {
    clerk: Option<Clerk<VisitJob>>,
    path: Option<PathBuf>,
    game: Option<Going>,
    /// All games of the table.
    visits: Vec<Visit>,
    has_failed: bool,
}

/// A game that is not logged yet.
#[derive(Clone, Debug)]
struct Going {
    visit: Visit,
    /// The colour of the person who plays a computer; red if two people play.
    first: Colour,
    is_over: bool,
}

impl Visiting {
    /// Reads the table.
    pub fn begin(book: Option<VisitBook>) -> Self {
        let mut visiting = Self::default();
        let Some(book) = book else {
            return visiting;
        };
        visiting.path = Some(book.path().to_owned());
        match book.read() {
            Ok(visits) => visiting.visits = visits,
            Err(problem) => crate::report::problem(&problem),
        }
        match Clerk::new("visits", move |VisitJob::Add(visit)| book.add(&visit)) {
            Ok(clerk) => visiting.clerk = Some(clerk),
            Err(error) => crate::report::problem(&error),
        }
        visiting
    }

    /// These games, without a file.
    pub fn showing(visits: Vec<Visit>) -> Self {
        Self {
            visits,
            ..default()
        }
    }

    /// The numbers of today.
    pub fn today(&self) -> VisitNumbers {
        let today = now().date;
        VisitNumbers::of(self.visits.iter().filter(|visit| visit.when.date == today))
    }

    /// The numbers of all days.
    pub fn all(&self) -> VisitNumbers {
        VisitNumbers::of(&self.visits)
    }

    /// Where the table is.
    pub fn path(&self) -> Option<&PathBuf> {
        self.path.as_ref()
    }

    /// Logs the present game as left, if it has begun and is not over.
    pub fn leave(&mut self, session: &Session, seconds: f32) {
        let is_begun = session.game().marbles_placed() > 0;
        if let Some(going) = self.game.take().filter(|going| !going.is_over && is_begun) {
            self.note(going.visit, VisitEnd::Left, session, seconds);
        }
    }

    fn note(&mut self, mut visit: Visit, end: VisitEnd, session: &Session, seconds: f32) {
        visit.end = end;
        visit.marbles = session.game().marbles_placed();
        visit.seconds = seconds as u64;
        if let Some(clerk) = &mut self.clerk {
            clerk.give(VisitJob::Add(visit.clone()));
        }
        self.visits.push(visit);
    }
}

/// The local time.
pub fn now() -> When {
    let now = jiff::Zoned::now();
    When {
        date: now.date().to_string(),
        hour: now.hour().unsigned_abs(),
        minute: now.minute().unsigned_abs(),
        second: now.second().unsigned_abs(),
    }
}

/// Logs games when they end.
pub fn follow(
    session: Res<Session>,
    clock: Res<GameClock>,
    book: Res<Phrasebook>,
    mut facts: MessageReader<Numbered>,
    mut visiting: ResMut<Visiting>,
) {
    for Numbered { fact, .. } in facts.read() {
        match fact {
            Fact::Started(_) if *session.purpose() == Purpose::Play => {
                let level = Colour::BOTH
                    .iter()
                    .find_map(|&colour| session.player(colour).level());
                let first = Colour::BOTH
                    .into_iter()
                    .find(|&colour| session.player(colour).is_person());
                visiting.game = Some(Going {
                    visit: Visit {
                        when: now(),
                        level,
                        rules: session.game().rules(),
                        end: VisitEnd::Left,
                        marbles: 0,
                        seconds: 0,
                        language: book.language().code().to_owned(),
                    },
                    first: first.unwrap_or(Colour::Red),
                    is_over: false,
                });
            }
            Fact::Ended(_) => {
                let Some(going) = visiting.game.as_mut().filter(|going| !going.is_over) else {
                    continue;
                };
                going.is_over = true;
                let going = going.clone();
                let winner = match session.winner() {
                    None => Winner::Neither,
                    Some(colour) if colour == going.first => Winner::First,
                    Some(_) => Winner::Second,
                };
                let end = if clock.is_up() {
                    VisitEnd::TimeUp(winner)
                } else {
                    VisitEnd::Finished(winner)
                };
                visiting.note(going.visit, end, &session, clock.seconds());
            }
            _ => {}
        }
    }
}

/// Reports once, on standard error, that the table cannot be written. The stand goes on.
pub fn hear(mut exits: MessageReader<AppExit>, mut visiting: ResMut<Visiting>) {
    let is_leaving = exits.read().count() > 0;
    let visiting = visiting.bypass_change_detection();
    let Some(clerk) = visiting.clerk.as_mut().filter(|clerk| clerk.is_busy()) else {
        return;
    };
    let news = if is_leaving {
        clerk.finish()
    } else {
        clerk.news()
    };
    for problem in news.into_iter().filter_map(|(_, outcome)| outcome.err()) {
        if !visiting.has_failed {
            crate::report::problem(&problem);
        }
        visiting.has_failed = true;
    }
}
