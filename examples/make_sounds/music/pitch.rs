//! Notes of the piano keyboard and their names.

use std::str::FromStr;

/// A key of the piano as MIDI counts them: 60 is the C in the middle, C4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pitch(pub i32);

/// What is not a note's name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is no note; notes are written like F#4")]
pub struct NoPitch(String);

impl Pitch {
    /// Equal temperament, A4 at 440 Hz.
    pub fn hertz(self) -> f64 {
        440.0 * ((f64::from(self.0) - 69.0) / 12.0).exp2()
    }

    /// Its name without the octave: 0 for C to 11 for B.
    pub fn class(self) -> i32 {
        self.0.rem_euclid(12)
    }

    /// So many octaves higher.
    pub fn octaves_up(self, octaves: i32) -> Self {
        Self(self.0 + 12 * octaves)
    }
}

/// The pitch class at the start of a text, and what follows it.
pub fn class_at_start(text: &str) -> Option<(i32, &str)> {
    let natural = match text.chars().next()? {
        'C' => 0,
        'D' => 2,
        'E' => 4,
        'F' => 5,
        'G' => 7,
        'A' => 9,
        'B' => 11,
        _ => return None,
    };
    let rest = &text[1..];
    Some(if let Some(rest) = rest.strip_prefix('#') {
        ((natural + 1) % 12, rest)
    } else if let Some(rest) = rest.strip_prefix('b') {
        ((natural + 11) % 12, rest)
    } else {
        (natural, rest)
    })
}

impl FromStr for Pitch {
    type Err = NoPitch;

    fn from_str(text: &str) -> Result<Self, NoPitch> {
        let no_pitch = || NoPitch(text.to_owned());
        let (class, octave) = class_at_start(text).ok_or_else(no_pitch)?;
        let octave: i32 = octave.parse().map_err(|_| no_pitch())?;
        Ok(Self(12 * (octave + 1) + class))
    }
}
