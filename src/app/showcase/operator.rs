//! The operator's page: opened by a gesture and a code, locked for a while after wrong ones.

use bevy::prelude::*;
use std::time::{Duration, Instant};

/// So many wrong codes lock the page.
const TRIES: u8 = 3;
/// For how long the page is locked.
const LOCKED: Duration = Duration::from_secs(60);

/// Whether the page is open, or the digits typed so far.
#[derive(Resource, Clone, Debug, Default)]
pub struct Operator {
    typed: String,
    is_open: bool,
    wrong: u8,
    locked_until: Option<Instant>,
}

impl Operator {
    /// The corner was held: asks for the code.
    pub fn begin(&mut self) {
        self.typed.clear();
        self.is_open = false;
    }

    /// Whether the page is open.
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// Whether the page is locked.
    pub fn is_locked(&self) -> bool {
        self.locked_until
            .is_some_and(|until| Instant::now() < until)
    }

    /// How many digits have been typed.
    pub fn typed(&self) -> usize {
        self.typed.len()
    }

    /// Types a digit; returns whether the page or the pad stays open.
    pub fn type_digit(&mut self, digit: u8, code: &str) -> bool {
        if self.is_open || digit > 9 {
            return true;
        }
        self.typed.push(char::from(b'0' + digit));
        if self.typed.len() < code.len() {
            return true;
        }
        self.is_open = self.typed == code;
        self.typed.clear();
        if self.is_open {
            self.wrong = 0;
            return true;
        }
        self.wrong += 1;
        if self.wrong >= TRIES {
            self.wrong = 0;
            self.locked_until = Some(Instant::now() + LOCKED);
            return false;
        }
        true
    }

    /// Erases the last digit.
    pub fn erase(&mut self) {
        self.typed.pop();
    }

    /// Closes the page.
    pub fn close(&mut self) {
        self.typed.clear();
        self.is_open = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn type_in(operator: &mut Operator, code: &str) -> bool {
        let mut goes_on = true;
        for digit in code.bytes() {
            goes_on = operator.type_digit(digit - b'0', "2580");
        }
        goes_on
    }

    #[test]
    fn the_code_opens_it_and_three_wrong_ones_lock_it() {
        let mut operator = Operator::default();
        operator.begin();
        assert!(type_in(&mut operator, "2581") && !operator.is_open());
        assert!(type_in(&mut operator, "2580") && operator.is_open());
        operator.close();
        operator.begin();
        assert!(type_in(&mut operator, "1111") && type_in(&mut operator, "1112"));
        assert!(!type_in(&mut operator, "1113"));
        assert!(operator.is_locked() && !operator.is_open());
    }
}
