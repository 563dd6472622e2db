//! A [`Clerk`] does disk work in a thread of its own, one job after the other, so that no frame
//! waits for the disk.

use bevy::prelude::Resource;
use std::fmt;
use std::io;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{self, JoinHandle};

/// A job for a clerk.
pub trait Job: Send + 'static {
    /// The result of the job.
    type Outcome: Send + 'static;

    /// Whether the game must not exit before the job is done.
    fn is_writing(&self) -> bool;
}

/// Identifies a job. Jobs are numbered in the order they are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ticket(u64);

/// Carries out jobs in the background. Dropping it waits for those that write.
#[derive(Resource)]
pub struct Clerk<J: Job> {
    jobs: Option<Sender<J>>,
    /// Never contended: the mutex only makes the receiver `Sync`, as a resource must be.
    outcomes: Mutex<Receiver<J::Outcome>>,
    thread: Option<JoinHandle<()>>,
    /// The last job given, the last one of them that writes, and the last one whose outcome was
    /// received.
    given: Ticket,
    written: Ticket,
    done: Ticket,
}

impl<J: Job> Clerk<J> {
    /// Starts the thread under this name.
    pub fn new(
        name: &str,
        mut carry_out: impl FnMut(J) -> J::Outcome + Send + 'static,
    ) -> io::Result<Self> {
        let (jobs, received) = channel();
        let (sender, outcomes) = channel();
        let work = move || {
            while let Ok(job) = received.recv() {
                // Fails only if the clerk was dropped, and then the outcome is not needed.
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

    /// Queues a job after all others.
    pub fn give(&mut self, job: J) -> Ticket {
        self.given.0 += 1;
        if job.is_writing() {
            self.written = self.given;
        }
        // If the thread has ended, `hear` notices the disconnected channel.
        let _ = self.jobs.as_ref().map(|jobs| jobs.send(job));
        self.given
    }

    /// Whether the outcome of any job is still outstanding.
    pub fn is_busy(&self) -> bool {
        self.done < self.given
    }

    /// The outcomes that have arrived since the last call.
    pub fn news(&mut self) -> Vec<(Ticket, J::Outcome)> {
        self.hear(false)
    }

    /// The same, after waiting for all jobs that write. Jobs that only read are not waited for.
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
                // The thread has ended, which it never should: no more outcomes will come.
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
        // Without outstanding jobs the thread ends at once, and joining it releases what it holds.
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

    /// Adds a number to the sum so far, once the mutex is free.
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
        // A read job would block for ever if this waited for it.
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
