//! Writes the running game's file in the background.

use crate::app::clerk::{Clerk, Job};
use crate::files::{RunningError, RunningSlot, SavedGame, StoreError, Unfinished};
use crate::play::GameId;
use std::io;

/// A job on the running game's file.
#[derive(Debug)]
pub enum RunningJob {
    /// Write the game as it is now.
    Keep(Box<SavedGame>),
    /// Remove the file: the game is over or was given up.
    Forget(GameId),
}

impl Job for RunningJob {
    type Outcome = Result<(), StoreError>;

    fn is_writing(&self) -> bool {
        true
    }
}

/// Starts the thread. A game that waits to be resumed keeps its file until then.
pub fn writer(running: RunningSlot, waiting: Option<Unfinished>) -> io::Result<Clerk<RunningJob>> {
    let mut writer = Writer { running, waiting };
    Clerk::new("saving", move |job| writer.carry_out(job))
}

/// The state of the thread.
struct Writer {
    running: RunningSlot,
    waiting: Option<Unfinished>,
}

impl Writer {
    fn carry_out(&mut self, job: RunningJob) -> Result<(), StoreError> {
        match job {
            RunningJob::Keep(game) => self.keep(&game),
            RunningJob::Forget(game) => self.forget(game),
        }
    }

    fn keep(&mut self, game: &SavedGame) -> Result<(), StoreError> {
        if let Some(waiting) = self.take_waiting(game.id()) {
            // If another process has resumed it meanwhile, this one gets a file of its own.
            or_taken(self.running.resume(&waiting))?;
        }
        self.running.save(game)
    }

    fn forget(&mut self, game: GameId) -> Result<(), StoreError> {
        match self.take_waiting(game) {
            Some(waiting) => or_taken(self.running.give_up(&waiting)),
            None => self.running.clear(),
        }
    }

    fn take_waiting(&mut self, game: GameId) -> Option<Unfinished> {
        self.waiting.take_if(|waiting| waiting.game.id() == game)
    }
}

fn or_taken(outcome: Result<(), RunningError>) -> Result<(), StoreError> {
    match outcome {
        Err(RunningError::Store(problem)) => Err(problem),
        Ok(()) | Err(RunningError::Taken) => Ok(()),
    }
}
