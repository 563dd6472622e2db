//! The log of games as jobs for a clerk, and what comes of them.

use crate::app::clerk::{Clerk, Job};
use crate::app::interface::Notice;
use crate::app::motion::Pace;
use crate::app::words::{Cause, Phrasebook};
use crate::files::{FinishedGame, Statistics, StatisticsLog, StoreError};
use crate::play::GameId;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::io;
use std::path::PathBuf;

/// A job for the clerk of the log.
pub enum StatisticsJob {
    /// A game is over.
    Add(FinishedGame),
    /// The end of this game was taken back.
    Withdraw(GameId),
    /// Rename the log and start a new one.
    BeginAnew,
    /// Read the log.
    Read,
}

/// The outcome of a job.
pub enum StatisticsOutcome {
    /// Of [`StatisticsJob::Add`] and [`StatisticsJob::Withdraw`].
    Written(Result<(), StoreError>),
    /// The new name of the old log, if there was one.
    BegunAnew(Result<Option<PathBuf>, StoreError>),
    /// The contents of the log.
    Read(Result<Statistics, StoreError>),
}

impl Job for StatisticsJob {
    type Outcome = StatisticsOutcome;

    fn is_writing(&self) -> bool {
        !matches!(self, Self::Read)
    }
}

/// The statistics as they were last read.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub enum ReadStatistics {
    /// Not read yet.
    #[default]
    Unread,
    /// The contents of the log.
    Read(Statistics),
    /// Why they cannot be read.
    Unreadable(Cause),
}

/// Starts the thread that reads and writes the log.
pub fn clerk(log: StatisticsLog) -> io::Result<Clerk<StatisticsJob>> {
    Clerk::new("statistics", move |job| match job {
        StatisticsJob::Add(game) => StatisticsOutcome::Written(log.add(&game)),
        StatisticsJob::Withdraw(game) => StatisticsOutcome::Written(log.withdraw(game)),
        StatisticsJob::BeginAnew => StatisticsOutcome::BegunAnew(log.reset()),
        StatisticsJob::Read => StatisticsOutcome::Read(log.read()),
    })
}

/// Handles outcomes of jobs; when the app exits, waits for those that write.
pub fn hear(
    clerk: Option<ResMut<Clerk<StatisticsJob>>>,
    mut exits: MessageReader<AppExit>,
    mut report: Report,
    mut pace: Pace,
) {
    let is_leaving = exits.read().count() > 0;
    let Some(mut clerk) = clerk.filter(|clerk| clerk.is_busy()) else {
        return;
    };
    // A sleeping window would not notice the outcome.
    pace.keep();
    let news = if is_leaving {
        clerk.finish()
    } else {
        clerk.news()
    };
    for (_, outcome) in news {
        report.hear(outcome);
    }
}

/// Where outcomes are reported.
#[derive(SystemParam)]
pub struct Report<'w, 's> {
    record: ResMut<'w, ReadStatistics>,
    book: Res<'w, Phrasebook>,
    notices: MessageWriter<'w, Notice>,
    has_failed: Local<'s, bool>,
}

impl Report<'_, '_> {
    fn hear(&mut self, outcome: StatisticsOutcome) {
        match outcome {
            StatisticsOutcome::Written(Ok(())) | StatisticsOutcome::BegunAnew(Ok(None)) => {}
            StatisticsOutcome::Written(Err(problem)) => {
                // Reported once; the game goes on.
                if !*self.has_failed {
                    self.tell_unwritten(&problem);
                }
                *self.has_failed = true;
            }
            StatisticsOutcome::BegunAnew(Err(problem)) => self.tell_unwritten(&problem),
            StatisticsOutcome::BegunAnew(Ok(Some(kept))) => {
                let name = kept.file_name().unwrap_or_default().to_string_lossy();
                let file = ("file", name.into_owned().into());
                self.tell(self.book.tell("notice-statistics-kept", [file]));
            }
            StatisticsOutcome::Read(Ok(statistics)) => {
                if statistics.damaged() > 0 {
                    let count = ("count", statistics.damaged().into());
                    self.tell(self.book.tell("notice-statistics-damaged", [count]));
                }
                self.record.set_if_neq(ReadStatistics::Read(statistics));
            }
            StatisticsOutcome::Read(Err(problem)) => {
                crate::report::problem(&problem);
                let why = ReadStatistics::Unreadable((&problem).into());
                self.record.set_if_neq(why);
            }
        }
    }

    fn tell_unwritten(&mut self, problem: &StoreError) {
        crate::report::problem(problem);
        let why = self.book.why(&problem.into());
        self.tell(self.book.tell("notice-statistics-unsaved", [why]));
    }

    fn tell(&mut self, text: String) {
        self.notices.write(Notice::new(text));
    }
}
