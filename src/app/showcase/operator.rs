//! The operator's page: opened by a gesture and a code, locked for a while after wrong ones.

use bevy::prelude::*;
use std::time::{Duration, Instant};

/// So many wrong codes lock the page,
const TRIES: u8 = 3;
/// for so long.
const LOCKED: Duration = Duration::from_secs(60);

/// Whether the page is open, or what was typed to open it.
#[derive(Resource, Clone, Debug, Default)]
pub struct Operator {
    typed: String,
    is_open: bool,
    wrong: u8,
    locked_until: Option<Instant>,
}

impl Operator {
    /// Somebody holds the corner.
    pub fn begin(&mut self) {
        self.typed.clear();
        self.is_open = false;
    }

    /// Whether the page is open.
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// Whether no code is taken now.
    pub fn is_locked(&self) -> bool {
        self.locked_until
            .is_some_and(|until| Instant::now() < until)
    }

    /// How many digits have been typed.
    pub fn typed(&self) -> usize {
        self.typed.len()
    }

    /// One more; says whether there is anything more to type or to see.
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

    /// The last digit was none.
    pub fn erase(&mut self) {
        self.typed.pop();
    }

    /// Nobody operates any more.
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
