//! Whether there is a working audio device: searching for one, and noticing when playback stops.

use super::SoundTrouble;
use std::sync::mpsc::{Receiver, TryRecvError};

/// After so many seconds without progress the device is gone.
const STANDSTILL: f32 = 3.0;
/// A longer frame does not count: the machine slept.
const LONGEST_FRAME: f32 = 0.5;
/// Seconds until the next search, at first and at most. The interval doubles each time, as the
/// system's sound library prints some lines whenever it finds no device.
const RETRY: [f32; 2] = [5.0, 300.0];

#[derive(Clone, Copy, Debug, PartialEq)]
enum DeviceState {
    /// It was opened; whether it plays is not known yet.
    Unknown,
    /// It plays.
    Works,
    /// There is none, or it does not play. The next search is in so many seconds.
    Gone(f32),
}

/// What is known of the device.
pub struct DeviceWatch {
    state: DeviceState,
    /// Whether there ever was one.
    has_worked: bool,
    /// The pending answer of a search.
    search: Option<Receiver<bool>>,
    /// Seconds until the next search.
    patience: f32,
    /// Seconds without progress.
    standstill: f32,
}

impl DeviceWatch {
    /// No device yet; the first search is due at once.
    pub fn new() -> Self {
        Self {
            state: DeviceState::Gone(0.0),
            has_worked: false,
            search: None,
            patience: RETRY[0],
            standstill: 0.0,
        }
    }

    /// Whether there is a device that plays.
    pub fn works(&self) -> bool {
        self.state == DeviceState::Works
    }

    /// Whether a search or a test is under way.
    pub fn is_unsure(&self) -> bool {
        self.state == DeviceState::Unknown || self.search.is_some()
    }

    /// Starts a search when it is due; returns its answer once there is one.
    pub fn look(&mut self, seconds: f32, try_out: fn() -> Receiver<bool>) -> Option<bool> {
        let DeviceState::Gone(wait) = &mut self.state else {
            return None;
        };
        *wait -= seconds;
        let is_time = *wait <= 0.0;
        match self.search.as_ref().map(Receiver::try_recv) {
            Some(Ok(works)) => Some(works),
            Some(Err(TryRecvError::Disconnected)) => Some(false),
            // The search may take arbitrarily long.
            Some(Err(TryRecvError::Empty)) => None,
            None => {
                self.search = is_time.then(try_out);
                None
            }
        }
    }

    /// The device was opened, and must make progress from now on.
    pub fn opened(&mut self) {
        self.search = None;
        self.state = DeviceState::Unknown;
        self.standstill = 0.0;
    }

    /// The device was closed because it does not work; returns what to report.
    pub fn closed(&mut self) -> SoundTrouble {
        self.search = None;
        self.state = DeviceState::Gone(self.patience);
        self.patience = (2.0 * self.patience).min(RETRY[1]);
        match self.has_worked {
            true => SoundTrouble::DeviceGone,
            false => SoundTrouble::NoDevice,
        }
    }

    /// Called in every frame with whether playback has advanced; returns whether the device counts
    /// as gone.
    pub fn watch(&mut self, moves_on: bool, seconds: f32) -> bool {
        if moves_on {
            self.standstill = 0.0;
        } else {
            self.standstill += seconds.min(LONGEST_FRAME);
        }
        if moves_on && self.state == DeviceState::Unknown {
            self.state = DeviceState::Works;
            self.has_worked = true;
            self.patience = RETRY[0];
        }
        self.standstill > STANDSTILL
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    fn answer(works: bool) -> Receiver<bool> {
        let (sender, receiver) = channel();
        sender.send(works).unwrap();
        receiver
    }

    #[test]
    fn a_device_works_once_it_moves_on_and_is_gone_once_it_stands_still() {
        let mut device = DeviceWatch::new();
        assert_eq!(device.look(0.0, || answer(true)), None);
        assert!(device.is_unsure());
        assert_eq!(device.look(0.0, || answer(true)), Some(true));
        device.opened();
        assert!(!device.watch(false, 1.0));
        assert!(device.is_unsure() && !device.works());
        assert!(!device.watch(true, 1.0));
        assert!(device.works() && !device.is_unsure());
        // An hour of sleep is not a standstill.
        assert!(!device.watch(false, 3600.0));
        let frames = (STANDSTILL / 0.1).ceil() as usize;
        let is_gone = (0..frames).any(|_| device.watch(false, 0.1));
        assert!(is_gone);
        assert_eq!(device.closed(), SoundTrouble::DeviceGone);
    }

    #[test]
    fn a_device_that_never_begins_is_gone_too() {
        let mut device = DeviceWatch::new();
        device.opened();
        let frames = (STANDSTILL / 0.1).ceil() as usize + 1;
        assert!((0..frames).any(|_| device.watch(false, 0.1)));
        assert_eq!(device.closed(), SoundTrouble::NoDevice);
    }

    #[test]
    fn the_search_for_a_device_is_patient() {
        let mut device = DeviceWatch::new();
        device.closed();
        assert_eq!(device.state, DeviceState::Gone(RETRY[0]));
        assert_eq!(device.look(RETRY[0] - 0.1, || answer(false)), None);
        assert!(!device.is_unsure());
        assert_eq!(device.look(0.1, || answer(false)), None);
        assert!(device.is_unsure());
        assert_eq!(device.look(0.1, || answer(false)), Some(false));
        for _ in 0..20 {
            device.closed();
        }
        assert_eq!(device.state, DeviceState::Gone(RETRY[1]));
        // A device that has worked is searched for again soon after it goes away.
        device.opened();
        device.watch(true, 0.0);
        device.closed();
        assert_eq!(device.state, DeviceState::Gone(RETRY[0]));
    }

    #[test]
    fn whoever_looks_for_a_device_and_fails_has_found_none() {
        let mut device = DeviceWatch::new();
        device.look(0.0, || channel().1);
        assert_eq!(device.look(0.0, || channel().1), Some(false));
    }
}
