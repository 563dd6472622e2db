//! Values and windows: what a search computes, and between which bounds.

use std::fmt;
use std::ops::{Add, Neg, Sub};

/// An expected final margin, for the side it is asked for.
///
/// Counted in 64ths of a point, so that estimates can differ by less than a point while
/// exact results stay whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i16);

impl Value {
    /// Steps in a point.
    pub const POINT: i32 = 64;
    /// No margin is as large: 64 points of tiles, 28 of area and the longest chains stay below 400.
    pub const MAX: Self = Self(400 * Self::POINT as i16);
    /// An even game.
    pub const ZERO: Self = Self(0);

    /// A whole number of points.
    pub const fn points(points: i32) -> Self {
        Self::steps(points * Self::POINT)
    }

    /// A number of 64ths of a point, clamped to ±[`MAX`](Self::MAX).
    pub const fn steps(steps: i32) -> Self {
        let most = Self::MAX.0 as i32;
        Self(if steps > most {
            Self::MAX.0
        } else if steps < -most {
            -Self::MAX.0
        } else {
            steps as i16
        })
    }

    /// In 64ths of a point.
    pub const fn in_steps(self) -> i32 {
        self.0 as i32
    }

    /// The nearest whole number of points, halves away from zero. Exact margins are whole.
    pub fn rounded(self) -> i32 {
        self.in_points().round() as i32
    }

    /// In points, for people and statistics.
    pub fn in_points(self) -> f64 {
        f64::from(self.0) / f64::from(Self::POINT)
    }
}

impl Neg for Value {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Add for Value {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::steps(self.in_steps() + other.in_steps())
    }
}

impl Sub for Value {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

/// As points: whole where it is whole, else with two decimals.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.in_steps() % Self::POINT == 0 {
            write!(f, "{}", self.in_steps() / Self::POINT)
        } else {
            write!(f, "{:.2}", self.in_points())
        }
    }
}

/// The values that still matter: more than `alpha`, which the side to move has already, and
/// less than `beta`, which the opponent can avoid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// What the side to move has already.
    pub alpha: Value,
    /// What the opponent will not allow.
    pub beta: Value,
}

impl Window {
    /// All values.
    pub const FULL: Self = Self {
        alpha: Value(-Value::MAX.0),
        beta: Value::MAX,
    };

    /// A window of no width, which only asks whether the value is greater than this.
    pub fn just_above(value: Value) -> Self {
        Self {
            alpha: value,
            beta: Value(value.0 + 1),
        }
    }

    /// This far on both sides of a value.
    pub fn around(value: Value, margin: Value) -> Self {
        Self {
            alpha: value - margin,
            beta: value + margin,
        }
    }

    /// The same window as the opponent sees it.
    pub fn flipped(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// Whether it has no width, so that a search only answers yes or no.
    pub fn is_null(self) -> bool {
        self.beta.0 - self.alpha.0 <= 1
    }
}
