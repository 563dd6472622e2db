//! Named files of the player, such as saved games, as they were last listed. Files are read and
//! written in the background.

use super::clerk::{Clerk, Job, Ticket};
use crate::app::words::Cause;
use crate::files::{Named, NamedFile, NamedFiles, Saved, StoreError};
use std::collections::HashMap;
use std::fmt::Debug;
use std::path::PathBuf;

/// A kind of named file that can be listed.
pub trait Listed: Named<Error: Debug + Send> + Debug + Send + 'static {
    /// What the list shows of an entry, computed once when it is listed.
    type View: Debug + Send + Sync + 'static;

    /// Computes the view.
    fn view(entry: &NamedFile<Self>) -> Self::View;
}

/// All files of a kind.
#[derive(Debug)]
pub struct Stock<T: Listed> {
    keeper: Option<Clerk<StockJob<T>>>,
    list: Vec<Item<T>>,
    /// The number of every file that has ever been listed.
    numbers: HashMap<PathBuf, u32>,
    trouble: Option<Cause>,
    /// The last listing and the last saving that were asked for; outcomes of earlier ones are
    /// outdated.
    listing: Option<Ticket>,
    saving: Option<Ticket>,
}

/// An entry of the list.
#[derive(Debug)]
pub struct Item<T: Listed> {
    /// Its number, which stays the same for as long as the game runs, so that a button never refers
    /// to another file than the one it was shown for.
    pub number: u32,
    /// Its file.
    pub entry: NamedFile<T>,
    /// What is shown of it.
    pub view: T::View,
}

impl<T: Listed> Item<T> {
    /// What it is called.
    pub fn name(&self) -> &str {
        &self.entry.name
    }
}

/// A job for the clerk of these files.
pub enum StockJob<T> {
    /// List all files.
    List,
    /// Save one under a name; the last field is the file it was changed from.
    Save(String, Box<T>, Option<PathBuf>),
    /// Delete one.
    Delete(PathBuf),
}

/// The outcome of a job.
pub enum StockOutcome<T: Listed> {
    /// All files.
    Listed(Result<Vec<NamedFile<T>>, StoreError>),
    /// What was saved, and as what.
    Saved(Box<T>, Result<Saved, StoreError>),
    /// Whether it was deleted.
    Deleted(Result<(), StoreError>),
}

/// An outcome that is of interest outside.
pub enum News<T> {
    /// The list has changed.
    Listed,
    /// Saving has succeeded or failed.
    Saved {
        /// What was to be saved.
        thing: Box<T>,
        /// Where, or why not.
        outcome: Result<Saved, StoreError>,
        /// Whether this was the last saving that was asked for.
        is_awaited: bool,
    },
    /// A file could not be deleted.
    NotDeleted(StoreError),
}

impl<T: Listed> Job for StockJob<T> {
    type Outcome = StockOutcome<T>;

    fn is_writing(&self) -> bool {
        !matches!(self, Self::List)
    }
}

impl<T: Listed> Default for Stock<T> {
    fn default() -> Self {
        Self {
            keeper: None,
            list: Vec::new(),
            numbers: HashMap::new(),
            trouble: None,
            listing: None,
            saving: None,
        }
    }
}

impl<T: Listed> Stock<T> {
    /// The files of a folder; the thread gets this name.
    pub fn on(files: NamedFiles<T>, name: &str) -> Self {
        let keeper = Clerk::new(name, move |job| match job {
            StockJob::List => StockOutcome::Listed(files.list()),
            StockJob::Save(name, thing, changed_from) => {
                let outcome = files.save_changed(&name, &thing, changed_from.as_deref());
                StockOutcome::Saved(thing, outcome)
            }
            StockJob::Delete(path) => StockOutcome::Deleted(files.delete(&path)),
        });
        // Without a thread nothing can be kept; the player is told.
        let trouble = keeper.as_ref().err().map(Cause::from);
        Self {
            keeper: keeper.ok(),
            trouble,
            ..Self::default()
        }
    }

    /// A fixed list, without files.
    pub fn showing(list: Vec<NamedFile<T>>) -> Self {
        let mut stock = Self::default();
        stock.put(Ok(list));
        stock
    }

    /// Whether there is a folder to keep files in.
    pub fn is_there(&self) -> bool {
        self.keeper.is_some()
    }

    /// The list, newest first.
    pub fn list(&self) -> &[Item<T>] {
        &self.list
    }

    /// The entry with this number.
    pub fn get(&self, number: u32) -> Option<&Item<T>> {
        self.list.iter().find(|item| item.number == number)
    }

    /// Why the files cannot be listed.
    pub fn trouble(&self) -> Option<&Cause> {
        self.trouble.as_ref()
    }

    /// Whether any job is outstanding.
    pub fn is_busy(&self) -> bool {
        self.keeper.as_ref().is_some_and(Clerk::is_busy)
    }

    /// Whether the files are being listed.
    pub fn is_listing(&self) -> bool {
        self.listing.is_some()
    }

    /// Whether a saving is awaited.
    pub fn is_saving(&self) -> bool {
        self.saving.is_some()
    }

    /// Lists the files again. The old list is shown until then.
    pub fn look(&mut self) {
        self.listing = self.give(StockJob::List);
    }

    /// Saves under a name; `changed_from` is the file that was opened for it.
    pub fn save(&mut self, name: String, thing: T, changed_from: Option<PathBuf>) {
        self.saving = self.give(StockJob::Save(name, Box::new(thing), changed_from));
    }

    /// Stops awaiting the saving.
    pub fn forget_saving(&mut self) {
        self.saving = None;
    }

    /// Deletes an entry. It leaves the list at once, and comes back if it cannot be deleted.
    pub fn delete(&mut self, number: u32) {
        let place = self.list.iter().position(|item| item.number == number);
        if let Some(place) = place.filter(|_| self.is_there()) {
            let path = self.list.remove(place).entry.path;
            self.give(StockJob::Delete(path));
            self.look();
        }
    }

    fn give(&mut self, job: StockJob<T>) -> Option<Ticket> {
        self.keeper.as_mut().map(|keeper| keeper.give(job))
    }

    /// What has happened since the last call.
    pub fn news(&mut self) -> Vec<News<T>> {
        let keeper = self.keeper.as_mut().filter(|keeper| keeper.is_busy());
        let outcomes = keeper.map(Clerk::news).unwrap_or_default();
        outcomes
            .into_iter()
            .filter_map(|(ticket, outcome)| self.take_in(ticket, outcome))
            .collect()
    }

    fn take_in(&mut self, ticket: Ticket, outcome: StockOutcome<T>) -> Option<News<T>> {
        match outcome {
            StockOutcome::Listed(list) => {
                // A listing that is not the last one is outdated.
                self.listing.take_if(|listing| *listing == ticket)?;
                self.put(list);
                Some(News::Listed)
            }
            StockOutcome::Saved(thing, outcome) => {
                let awaited = self.saving.take_if(|saving| *saving == ticket);
                Some(News::Saved {
                    thing,
                    outcome,
                    is_awaited: awaited.is_some(),
                })
            }
            StockOutcome::Deleted(outcome) => outcome.err().map(News::NotDeleted),
        }
    }

    fn put(&mut self, list: Result<Vec<NamedFile<T>>, StoreError>) {
        self.trouble = list.as_ref().err().map(Cause::from);
        self.list.clear();
        for entry in list.unwrap_or_default() {
            let next = self.numbers.len() as u32;
            let number = *self.numbers.entry(entry.path.clone()).or_insert(next);
            let view = T::view(&entry);
            self.list.push(Item {
                number,
                entry,
                view,
            });
        }
    }

    /// Waits until everything is written; problems go to standard error.
    pub fn finish(&mut self) {
        let outcomes = self.keeper.as_mut().map(Clerk::finish).unwrap_or_default();
        for (_, outcome) in outcomes {
            let problem = match outcome {
                StockOutcome::Saved(_, outcome) => outcome.err(),
                StockOutcome::Deleted(outcome) => outcome.err(),
                StockOutcome::Listed(_) => None,
            };
            if let Some(problem) = problem {
                crate::report::problem(&problem);
            }
        }
    }
}
