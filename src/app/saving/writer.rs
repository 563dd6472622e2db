//! The thread that writes the running game, so that no frame waits for the disk.

use crate::files::{GameId, Running, RunningError, SavedGame, StoreError, Unfinished};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::JoinHandle;

/// What is to become of the running game's file.
#[derive(Debug)]
enum Order {
    Keep(Box<SavedGame>),
    Forget(GameId),
}

/// Writes in the order it is asked to, in the background. Whoever drops it waits for the rest.
#[derive(Debug)]
pub struct Writer {
    orders: Option<Sender<Order>>,
    /// Nobody waits for this lock: it only makes the receiver fit for a resource.
    outcomes: Mutex<Receiver<Result<(), StoreError>>>,
    thread: Option<JoinHandle<()>>,
    /// Orders whose outcome is not known yet.
    under_way: usize,
}

impl Writer {
    /// Begins. A game that waits to be resumed keeps its file, whether it is resumed or given up.
    pub fn new(running: Running, waiting: Option<Unfinished>) -> std::io::Result<Self> {
        let (orders, received) = channel();
        let (sender, outcomes) = channel();
        let mut clerk = Clerk { running, waiting };
        let thread = std::thread::Builder::new()
            .name("saving".to_owned())
            .spawn(move || clerk.work(&received, &sender))?;
        Ok(Self {
            orders: Some(orders),
            outcomes: Mutex::new(outcomes),
            thread: Some(thread),
            under_way: 0,
        })
    }

    /// Keeps a game as it is now.
    pub fn keep(&mut self, game: SavedGame) {
        self.order(Order::Keep(Box::new(game)));
    }

    /// Forgets a game that is over or was given up.
    pub fn forget(&mut self, game: GameId) {
        self.order(Order::Forget(game));
    }

    fn order(&mut self, order: Order) {
        let sent = self.orders.as_ref().map(|orders| orders.send(order));
        if matches!(sent, Some(Ok(()))) {
            self.under_way += 1;
        }
    }

    /// Whether something is still being written.
    pub fn is_busy(&self) -> bool {
        self.under_way > 0
    }

    /// What has gone wrong since the last time.
    pub fn problems(&mut self) -> Vec<StoreError> {
        let mut problems = Vec::new();
        let Ok(outcomes) = self.outcomes.get_mut() else {
            return problems;
        };
        loop {
            match outcomes.try_recv() {
                Ok(outcome) => {
                    self.under_way -= 1;
                    problems.extend(outcome.err());
                }
                Err(TryRecvError::Empty) => return problems,
                Err(TryRecvError::Disconnected) => {
                    self.under_way = 0;
                    return problems;
                }
            }
        }
    }

    /// Waits until everything is written. Nothing is written afterwards.
    pub fn finish(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // It does not panic; and if it did, there is nothing left to wait for.
            let _ = thread.join();
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.finish();
    }
}

/// What the thread knows.
struct Clerk {
    running: Running,
    waiting: Option<Unfinished>,
}

impl Clerk {
    fn work(&mut self, orders: &Receiver<Order>, outcomes: &Sender<Result<(), StoreError>>) {
        while let Ok(order) = orders.recv() {
            let outcome = match order {
                Order::Keep(game) => self.keep(&game),
                Order::Forget(game) => self.forget(game),
            };
            // If nobody listens any more, there is nobody to tell.
            let _ = outcomes.send(outcome);
        }
    }

    fn keep(&mut self, game: &SavedGame) -> Result<(), StoreError> {
        if let Some(waiting) = self.take_waiting(game.id()) {
            // Somebody else may have resumed it meanwhile: then this one gets a file of its own.
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
