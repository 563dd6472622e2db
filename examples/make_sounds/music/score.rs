//! Pieces: who plays what, how loud, and where in the room.

use super::RATE;
use super::harmony::Harmony;
use super::instruments::Instrument;
use super::notation::{self, Note};
use std::f64::consts::TAU;

/// A piece that goes round.
pub struct Piece {
    /// Samples of a beat: a whole number, so that the loop closes exactly.
    pub beat: usize,
    /// Beats of a bar.
    pub beats_per_bar: usize,
    /// Chords; they say how many bars there are.
    pub harmony: Harmony,
    /// How the players breathe together.
    pub rubato: Rubato,
    /// Players.
    pub parts: Vec<Part>,
}

/// Phrases that press on a little and then take their time, and are never late at their ends.
#[derive(Clone, Copy, Debug)]
pub struct Rubato {
    /// Beats of a phrase.
    pub phrase: f64,
    /// How far the middle of a phrase is ahead, in beats.
    pub ahead: f64,
}

/// What one player plays.
pub struct Part {
    /// On which instrument.
    pub instrument: Instrument,
    /// The notes, in order.
    pub notes: Vec<Note>,
    /// How loud this player is among the others, in decibels.
    pub decibels: f64,
    /// From −1 on the left to 1 on the right.
    pub pan: f64,
    /// How much of it the hall answers: 0 to 1.
    pub hall: f64,
    /// Growing and fading over bars: bars and decibels, led evenly from one to the next and from
    /// the last to the first.
    pub swell: Vec<(f64, f64)>,
}

impl Piece {
    /// A piece without players, in phrases of four bars.
    pub fn new(beat: usize, beats_per_bar: usize, ahead: f64, harmony: &str) -> Self {
        Self {
            beat,
            beats_per_bar,
            harmony: Harmony::read(harmony),
            rubato: Rubato {
                phrase: 4.0 * beats_per_bar as f64,
                ahead,
            },
            parts: Vec::new(),
        }
    }

    /// Samples of the whole piece.
    pub fn samples(&self) -> usize {
        self.harmony.bars() * self.bar()
    }

    /// Samples of a bar.
    pub fn bar(&self) -> usize {
        self.beats_per_bar * self.beat
    }

    /// Adds a player with a written line.
    pub fn line(&mut self, instrument: Instrument, text: &str) -> &mut Part {
        let (notes, bars) = notation::read(text, &self.harmony, self.beats_per_bar);
        assert_eq!(bars, self.harmony.bars(), "{instrument:?} has all bars");
        self.add(instrument, notes)
    }

    /// Adds a player who holds the four voices of the harmony. A voice that stays where it is
    /// from chord to chord is not struck again.
    pub fn held_voices(&mut self, instrument: Instrument) -> &mut Part {
        let mut notes: Vec<Note> = Vec::new();
        for voice in 0..4 {
            let first = notes.len();
            for (start, chord) in self.harmony.starts() {
                let beats = (chord.bars * self.beats_per_bar) as f64;
                let pitch = chord.voices[voice];
                match notes[first..].last_mut() {
                    Some(held) if held.pitch == pitch => held.beats += beats,
                    _ => notes.push(Note {
                        beat: (start * self.beats_per_bar) as f64,
                        beats,
                        pitch,
                        force: 0.4,
                        rolled: 0,
                        is_inner: false,
                    }),
                }
            }
        }
        self.add(instrument, notes)
    }

    /// Adds a player who plays the bass once a chord.
    pub fn held_bass(&mut self, instrument: Instrument) -> &mut Part {
        let notes = self.harmony.starts().map(|(start, chord)| Note {
            beat: (start * self.beats_per_bar) as f64,
            beats: (chord.bars * self.beats_per_bar) as f64 - 0.25,
            pitch: chord.bass,
            force: 0.4,
            rolled: 0,
            is_inner: false,
        });
        let notes = notes.collect();
        self.add(instrument, notes)
    }

    fn add(&mut self, instrument: Instrument, notes: Vec<Note>) -> &mut Part {
        self.parts.push(Part {
            instrument,
            notes,
            decibels: 0.0,
            pan: 0.0,
            hall: 0.25,
            swell: Vec::new(),
        });
        self.parts.last_mut().expect("the part just added")
    }

    /// When a beat is, in seconds.
    pub fn seconds(&self, beat: f64) -> f64 {
        let turn = TAU * beat / self.rubato.phrase;
        let ahead = self.rubato.ahead * (0.5 - 0.5 * turn.cos());
        (beat - ahead) * self.beat as f64 / f64::from(RATE)
    }

    /// How long a note sounds when the pedal is held until the harmony changes: in beats.
    pub fn pedalled(&self, note: &Note) -> f64 {
        let bar = (note.beat / self.beats_per_bar as f64) as usize;
        let (_, end) = self.harmony.at(bar).expect("harmony in every bar");
        note.beats
            .max((end * self.beats_per_bar) as f64 - note.beat)
    }
}

impl Part {
    /// How loud among the others, in decibels.
    pub fn level(&mut self, decibels: f64) -> &mut Self {
        self.decibels = decibels;
        self
    }

    /// Where: from −1 on the left to 1 on the right.
    pub fn seat(&mut self, pan: f64) -> &mut Self {
        self.pan = pan;
        self
    }

    /// How much the hall answers.
    pub fn hall(&mut self, hall: f64) -> &mut Self {
        self.hall = hall;
        self
    }

    /// Growing and fading: bars and decibels.
    pub fn swell(&mut self, points: &[(f64, f64)]) -> &mut Self {
        self.swell = points.to_vec();
        self
    }
}
