//! A clerk: does what there is to do with the disk, one thing after the other, in a thread of its
//! own, so that no frame waits for it.

use bevy::prelude::Resource;
use std::fmt;
use std::io;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{self, JoinHandle};

/// Something for a clerk to do.
pub trait Job: Send + 'static {
    /// What becomes of it.
    type Outcome: Send + 'static;

    /// Whether the game does not end before it is done.
    fn is_writing(&self) -> bool;
}

/// Which job an outcome belongs to. They are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ticket(u64);

/// Does what it is told in the background. Whoever drops it waits for what is being written.
#[derive(Resource)]
pub struct Clerk<J: Job> {
    jobs: Option<Sender<J>>,
    /// Nobody waits for this lock: it only makes the receiver fit for a resource.
    outcomes: Mutex<Receiver<J::Outcome>>,
    thread: Option<JoinHandle<()>>,
    /// The last job, the last one that writes, and the last one whose outcome is known.
    given: Ticket,
    written: Ticket,
    done: Ticket,
}

impl<J: Job> Clerk<J> {
    /// Begins; the thread's name says what it is there for.
    pub fn new(
        name: &str,
        mut carry_out: impl FnMut(J) -> J::Outcome + Send + 'static,
    ) -> io::Result<Self> {
        let (jobs, received) = channel();
        let (sender, outcomes) = channel();
        let work = move || {
            while let Ok(job) = received.recv() {
                // If nobody listens any more, there is nobody to tell.
                let _ = sender.send(carry_out(job));
            }
        };
        let thread = thread::Builder::new().name(name.to_owned()).spawn(work)?;
        Ok(Self {
            jobs: Some(jobs),
            outcomes: Mutex::new(outcomes),
            thread: Some(thread),
            given: Ticket::default(),
            written: Ticket::default(),
            done: Ticket::default(),
        })
    }

    /// Something more to do, after all the rest.
    pub fn give(&mut self, job: J) -> Ticket {
        self.given.0 += 1;
        if job.is_writing() {
            self.written = self.given;
        }
        // Without a thread there is no outcome either, which is noticed when that is asked for.
        let _ = self.jobs.as_ref().map(|jobs| jobs.send(job));
        self.given
    }

    /// Whether something is still to be done.
    pub fn is_busy(&self) -> bool {
        self.done < self.given
    }

    /// What has become of jobs since the last time.
    pub fn news(&mut self) -> Vec<(Ticket, J::Outcome)> {
        self.hear(false)
    }

    /// The same once everything is written. What is only read, nobody waits for.
    pub fn finish(&mut self) -> Vec<(Ticket, J::Outcome)> {
        self.hear(true)
    }

    fn hear(&mut self, waits: bool) -> Vec<(Ticket, J::Outcome)> {
        let mut news = Vec::new();
        let Ok(outcomes) = self.outcomes.get_mut() else {
            return news;
        };
        loop {
            let outcome = if waits && self.done < self.written {
                outcomes.recv().map_err(TryRecvError::from)
            } else {
                outcomes.try_recv()
            };
            match outcome {
                Ok(outcome) => {
                    self.done.0 += 1;
                    news.push((self.done, outcome));
                }
                Err(TryRecvError::Empty) => return news,
                // It does not panic; and if it did, there is nothing left to wait for.
                Err(TryRecvError::Disconnected) => {
                    self.done = self.given;
                    return news;
                }
            }
        }
    }
}

impl<J: Job> Drop for Clerk<J> {
    fn drop(&mut self) {
        self.finish();
        self.jobs = None;
        // Once there is nothing left to do, what it holds is let go at once.
        if !self.is_busy()
            && let Some(thread) = self.thread.take()
        {
            let _ = thread.join();
        }
    }
}

impl<J: Job> fmt::Debug for Clerk<J> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Clerk")
            .field("given", &self.given)
            .field("done", &self.done)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    /// Adds a number to what it was given before, once it is let.
    struct Add {
        number: u64,
        is_writing: bool,
    }

    impl Job for Add {
        type Outcome = u64;

        fn is_writing(&self) -> bool {
            self.is_writing
        }
    }

    fn adding(gate: Arc<Mutex<()>>, sum: Arc<Mutex<u64>>) -> Clerk<Add> {
        let carry_out = move |job: Add| {
            let _open = gate.lock();
            let mut sum = sum.lock().unwrap();
            *sum += job.number;
            *sum
        };
        Clerk::new("adding", carry_out).unwrap()
    }

    #[test]
    fn nobody_waits_and_every_outcome_belongs_to_its_job() {
        let gate = Arc::new(Mutex::new(()));
        let mut clerk = adding(gate.clone(), Arc::default());
        let closed = gate.lock().unwrap();
        let tickets: Vec<Ticket> = (1..=3)
            .map(|number| {
                clerk.give(Add {
                    number,
                    is_writing: number == 3,
                })
            })
            .collect();
        assert!(clerk.news().is_empty() && clerk.is_busy());
        drop(closed);
        let expected: Vec<(Ticket, u64)> = tickets.into_iter().zip([1, 3, 6]).collect();
        assert_eq!(clerk.finish(), expected);
        assert!(!clerk.is_busy());
    }

    #[test]
    fn whoever_leaves_waits_for_what_is_written_and_not_for_what_is_read() {
        let (gate, sum) = (Arc::new(Mutex::new(())), Arc::new(Mutex::new(0)));
        let mut clerk = adding(gate.clone(), sum.clone());
        for number in 1..=100 {
            clerk.give(Add {
                number,
                is_writing: true,
            });
        }
        drop(clerk);
        assert_eq!(*sum.lock().unwrap(), 5050);

        let mut clerk = adding(gate.clone(), sum.clone());
        let closed = gate.lock().unwrap();
        clerk.give(Add {
            number: 1,
            is_writing: false,
        });
        // It would wait for ever.
        drop(clerk);
        drop(closed);
    }

    #[test]
    fn a_clerk_that_is_gone_is_not_waited_for() {
        let mut clerk: Clerk<Add> = Clerk::new("gone", |_| panic!("on purpose")).unwrap();
        clerk.give(Add {
            number: 1,
            is_writing: true,
        });
        assert!(clerk.finish().is_empty());
        assert!(!clerk.is_busy());
    }
}
