//! What the player keeps under a name, as it was last seen. What is done with the files is done in
//! the background.

use super::clerk::{Clerk, Job, Ticket};
use crate::files::{Named, NamedFile, NamedFiles, Saved, StoreError};
use std::collections::HashMap;
use std::fmt::Debug;
use std::path::PathBuf;

/// Something that is kept, and what of it is shown.
pub trait Listed: Named<Error: Debug + Send> + Debug + Send + 'static {
    /// What is worked out once, when it is listed.
    type View: Debug + Send + Sync + 'static;

    /// Works it out.
    fn view(entry: &NamedFile<Self>) -> Self::View;
}

/// All of a kind.
#[derive(Debug)]
pub struct Stock<T: Listed> {
    keeper: Option<Clerk<StockJob<T>>>,
    list: Vec<Item<T>>,
    /// The number of every file that has ever been listed.
    numbers: HashMap<PathBuf, u32>,
    trouble: Option<String>,
    /// What is waited for. What was asked for before that is not wanted any more.
    listing: Option<Ticket>,
    saving: Option<Ticket>,
}

/// One of them.
#[derive(Debug)]
pub struct Item<T: Listed> {
    /// The number it is known by for as long as the game runs: a button never means another one
    /// than the one it was seen beside.
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

/// Something to do with files.
pub enum StockJob<T> {
    /// See what there is.
    List,
    /// Save one under a name; it was changed from this file.
    Save(String, Box<T>, Option<PathBuf>),
    /// Throw one away.
    Delete(PathBuf),
}

/// What became of it.
pub enum StockOutcome<T: Listed> {
    /// This is there.
    Listed(Result<Vec<NamedFile<T>>, StoreError>),
    /// This was saved, or not.
    Saved(Box<T>, Result<Saved, StoreError>),
    /// It is gone, or not.
    Deleted(Result<(), StoreError>),
}

/// What there is to tell.
pub enum News<T> {
    /// The list is another one.
    Listed,
    /// This was saved, or not; somebody may be waiting for it.
    Saved {
        /// As it was given.
        thing: Box<T>,
        /// Where, or why not.
        outcome: Result<Saved, StoreError>,
        /// Whether nothing else was asked for since.
        is_awaited: bool,
    },
    /// Something could not be thrown away.
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
    /// What is in these files; the thread's name says what that is.
    pub fn on(files: NamedFiles<T>, name: &str) -> Self {
        let keeper = Clerk::new(name, move |job| match job {
            StockJob::List => StockOutcome::Listed(files.list()),
            StockJob::Save(name, thing, changed_from) => {
                let outcome = files.save_changed(&name, &thing, changed_from.as_deref());
                StockOutcome::Saved(thing, outcome)
            }
            StockJob::Delete(path) => StockOutcome::Deleted(files.delete(&path)),
        });
        // Without a thread nothing is kept, and that is said.
        let trouble = keeper.as_ref().err().map(ToString::to_string);
        Self {
            keeper: keeper.ok(),
            trouble,
            ..Self::default()
        }
    }

    /// A list, without files.
    pub fn showing(list: Vec<NamedFile<T>>) -> Self {
        let mut stock = Self::default();
        stock.put(Ok(list));
        stock
    }

    /// Whether anything can be kept at all.
    pub fn is_there(&self) -> bool {
        self.keeper.is_some()
    }

    /// What there is, the newest first.
    pub fn list(&self) -> &[Item<T>] {
        &self.list
    }

    /// The one of a number.
    pub fn get(&self, number: u32) -> Option<&Item<T>> {
        self.list.iter().find(|item| item.number == number)
    }

    /// Why nothing can be listed.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Whether something is being done.
    pub fn is_busy(&self) -> bool {
        self.keeper.as_ref().is_some_and(Clerk::is_busy)
    }

    /// Whether it is being listed.
    pub fn is_listing(&self) -> bool {
        self.listing.is_some()
    }

    /// Whether something is being saved that somebody waits for.
    pub fn is_saving(&self) -> bool {
        self.saving.is_some()
    }

    /// Looks what there is. What was there before is shown until that is known.
    pub fn look(&mut self) {
        self.listing = self.give(StockJob::List);
    }

    /// Saves something under a name; it was changed from this file.
    pub fn save(&mut self, name: String, thing: T, changed_from: Option<PathBuf>) {
        self.saving = self.give(StockJob::Save(name, Box::new(thing), changed_from));
    }

    /// Nobody waits for what is being saved any more.
    pub fn forget_saving(&mut self) {
        self.saving = None;
    }

    /// Throws one away. It is gone from the list at once; if it cannot be deleted, it comes back.
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

    /// What has happened since the last time.
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
                // If it is not awaited, something has happened since.
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
        self.trouble = list.as_ref().err().map(StoreError::to_string);
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

    /// Waits until everything is written, and says where the game was started from what could not
    /// be.
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
