//! The clerk: does what there is to do with the log, one thing after the other, while the game
//! goes on.

use crate::app::interface::Notice;
use crate::app::motion::Pace;
use crate::app::words::Phrasebook;
use crate::files::{FinishedGame, GameId, Statistics, StatisticsLog, StoreError};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};
use std::collections::VecDeque;
use std::path::PathBuf;

/// Something to do with the log.
pub enum Order {
    /// A game is over.
    Add(FinishedGame),
    /// And goes on after all.
    Withdraw(GameId),
    /// Put the log aside and begin another.
    BeginAnew,
    /// See what is in it.
    Read,
}

/// What became of an order.
enum Outcome {
    Written(Result<(), StoreError>),
    BegunAnew(Result<Option<PathBuf>, StoreError>),
    Read(Result<Statistics, StoreError>),
}

/// The statistics as they were last read.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub enum Record {
    /// Nobody has looked yet.
    #[default]
    Unread,
    /// As they are.
    Read(Statistics),
    /// They cannot be read, and why.
    Unreadable(String),
}

/// What there is still to do, and what is being done.
#[derive(Resource, Default)]
pub struct Clerk {
    orders: VecDeque<Order>,
    at_work: Option<Task<Outcome>>,
}

impl Clerk {
    /// Something more to do, after all the rest.
    pub fn order(&mut self, order: Order) {
        self.orders.push_back(order);
    }
}

fn carry_out(log: &StatisticsLog, order: Order) -> Outcome {
    match order {
        Order::Add(game) => Outcome::Written(log.add(&game)),
        Order::Withdraw(game) => Outcome::Written(log.withdraw(game)),
        Order::BeginAnew => Outcome::BegunAnew(log.reset()),
        Order::Read => Outcome::Read(log.read()),
    }
}

/// Does one thing after the other; all that is left before the game ends.
pub fn work(
    log: Option<Res<StatisticsLog>>,
    mut clerk: ResMut<Clerk>,
    mut exits: MessageReader<AppExit>,
    mut report: Report,
    mut pace: Pace,
) {
    let clerk = clerk.bypass_change_detection();
    let Some(log) = log else {
        clerk.orders.clear();
        report.hear_of_none();
        return;
    };
    let is_leaving = exits.read().count() > 0;
    loop {
        if let Some(task) = &mut clerk.at_work {
            let outcome = if is_leaving {
                Some(block_on(task))
            } else {
                block_on(poll_once(task))
            };
            let Some(outcome) = outcome else {
                // A window that sleeps would not notice the outcome.
                pace.keep();
                return;
            };
            clerk.at_work = None;
            report.hear(outcome);
        }
        let Some(order) = clerk.orders.pop_front() else {
            return;
        };
        let log = log.clone();
        clerk.at_work = Some(IoTaskPool::get().spawn(async move { carry_out(&log, order) }));
    }
}

/// Where outcomes go.
#[derive(SystemParam)]
pub struct Report<'w, 's> {
    record: ResMut<'w, Record>,
    book: Res<'w, Phrasebook>,
    notices: MessageWriter<'w, Notice>,
    has_failed: Local<'s, bool>,
}

impl Report<'_, '_> {
    fn hear(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Written(Ok(())) | Outcome::BegunAnew(Ok(None)) => {}
            Outcome::Written(Err(problem)) => {
                // Said once; the game goes on.
                if !*self.has_failed {
                    self.tell_unwritten(&problem);
                }
                *self.has_failed = true;
            }
            Outcome::BegunAnew(Err(problem)) => self.tell_unwritten(&problem),
            Outcome::BegunAnew(Ok(Some(kept))) => {
                let name = kept.file_name().unwrap_or_default().to_string_lossy();
                let file = ("file", name.into_owned().into());
                self.tell(self.book.tell("notice-statistics-kept", [file]));
            }
            Outcome::Read(Ok(statistics)) => {
                if statistics.damaged() > 0 {
                    let count = ("count", statistics.damaged().into());
                    self.tell(self.book.tell("notice-statistics-damaged", [count]));
                }
                self.record.set_if_neq(Record::Read(statistics));
            }
            Outcome::Read(Err(problem)) => {
                crate::cli::complain(&problem);
                let why = Record::Unreadable(problem.to_string());
                self.record.set_if_neq(why);
            }
        }
    }

    /// Where nothing is kept, there is nothing to read.
    fn hear_of_none(&mut self) {
        if *self.record == Record::Unread {
            *self.record = Record::Read(Statistics::default());
        }
    }

    fn tell_unwritten(&mut self, problem: &StoreError) {
        crate::cli::complain(problem);
        let why = ("why", problem.to_string().into());
        self.tell(self.book.tell("notice-statistics-unsaved", [why]));
    }

    fn tell(&mut self, text: String) {
        self.notices.write(Notice::new(text));
    }
}
