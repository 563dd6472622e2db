//! Melodies as text that a musician can read.
//!
//! A line is a row of words. `F#5` is a note of one beat, `F#5:2` one of two, `F#5:1/2` half a
//! one; `.` is a rest, `-` a rest of a whole bar, `_:4` holds the note before for four beats
//! longer. `(D4 A4):2` is a chord, rolled a little from below. `v1` to `v4` are the voices of the
//! harmony in that bar from below, `b` is its bass; `v2+` is an octave higher, `v2~` one
//! lower. `l1/2` makes half a
//! beat the usual length from there on. `pp p mp mf` say how loud, and `<` or `>` lead evenly from
//! the last of these to the next. `|` ends a bar, which has to be full.

use super::harmony::Harmony;
use super::pitch::Pitch;

/// A note to be played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// When, in beats from the start.
    pub beat: f64,
    /// How long it is held, in beats.
    pub beats: f64,
    /// Which.
    pub pitch: Pitch,
    /// How hard: 0 to 1.
    pub force: f64,
    /// The how many-th note of a chord, which is rolled.
    pub rolled: usize,
    /// Whether it lies below the top note of a chord, which is to be heard above the others.
    pub is_inner: bool,
}

/// How hard the lower notes of a chord are played, as a share of the top note.
const INNER: f64 = 0.55;

/// How loud a line becomes, and whether it goes there evenly.
struct Dynamic {
    beat: f64,
    force: f64,
    leads_on: bool,
}

struct Reader<'a> {
    harmony: &'a Harmony,
    beats_per_bar: usize,
    bar: usize,
    beat: f64,
    usual: f64,
    notes: Vec<Note>,
    dynamics: Vec<Dynamic>,
}

/// Reads a line, and how many bars it has.
pub fn read(text: &str, harmony: &Harmony, beats_per_bar: usize) -> (Vec<Note>, usize) {
    let mut reader = Reader {
        harmony,
        beats_per_bar,
        bar: 0,
        beat: 0.0,
        usual: 1.0,
        notes: Vec::new(),
        dynamics: vec![Dynamic {
            beat: 0.0,
            force: force_of("p").unwrap_or_default(),
            leads_on: false,
        }],
    };
    for word in words(text) {
        reader.take(&word);
    }
    assert!(
        reader.beat == reader.bar_start(),
        "the last bar is not ended"
    );
    reader.shape();
    (reader.notes, reader.bar)
}

/// Words, with chords kept in one piece.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut in_chord = false;
    for word in text.split_whitespace() {
        match words.last_mut() {
            Some(chord) if in_chord => {
                chord.push(' ');
                chord.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
        in_chord = (in_chord || word.starts_with('(')) && !word.contains(')');
    }
    words
}

fn force_of(word: &str) -> Option<f64> {
    Some(match word {
        "ppp" => 0.14,
        "pp" => 0.24,
        "p" => 0.36,
        "mp" => 0.48,
        "mf" => 0.62,
        _ => return None,
    })
}

fn beats_of(text: &str) -> f64 {
    let number = |text: &str| -> f64 { text.parse().expect("a length is a number of beats") };
    match text.split_once('/') {
        Some((upper, lower)) => number(upper) / number(lower),
        None => number(text),
    }
}

impl Reader<'_> {
    fn bar_start(&self) -> f64 {
        (self.bar * self.beats_per_bar) as f64
    }

    fn take(&mut self, word: &str) {
        if let Some(force) = force_of(word) {
            self.dynamics.push(Dynamic {
                beat: self.beat,
                force,
                leads_on: false,
            });
            return;
        }
        match word {
            "<" | ">" => {
                if let Some(last) = self.dynamics.last_mut() {
                    last.leads_on = true;
                }
                return;
            }
            "|" => {
                self.bar += 1;
                assert!(
                    self.beat == self.bar_start(),
                    "bar {} ends at beat {}",
                    self.bar,
                    self.beat
                );
                return;
            }
            "-" => {
                self.beat += self.beats_per_bar as f64;
                return;
            }
            _ => {}
        }
        if let Some(length) = word.strip_prefix('l') {
            self.usual = beats_of(length);
            return;
        }
        let (what, beats) = match word.split_once(':') {
            Some((what, beats)) => (what, beats_of(beats)),
            None => (word, self.usual),
        };
        match what {
            "." => {}
            "_" => {
                let held = self.notes.last_mut().expect("a note before is held");
                held.beats += beats;
            }
            _ => {
                let chord = what.trim_start_matches('(').trim_end_matches(')');
                let names: Vec<&str> = chord.split(' ').collect();
                for (rolled, name) in names.iter().enumerate() {
                    let pitch = self.pitch(name);
                    self.notes.push(Note {
                        beat: self.beat,
                        beats,
                        pitch,
                        force: 0.0,
                        rolled,
                        is_inner: rolled + 1 < names.len(),
                    });
                }
            }
        }
        self.beat += beats;
    }

    fn pitch(&self, name: &str) -> Pitch {
        let octaves = name.matches('+').count() as i32 - name.matches('~').count() as i32;
        let (chord, _) = self.harmony.at(self.bar).expect("harmony in every bar");
        let pitch = match name.trim_end_matches(['+', '~']) {
            "b" => chord.bass,
            "v1" => chord.voices[0],
            "v2" => chord.voices[1],
            "v3" => chord.voices[2],
            "v4" => chord.voices[3],
            written => written.parse().unwrap_or_else(|error| panic!("{error}")),
        };
        pitch.octaves_up(octaves)
    }

    /// Gives every note the force of its place.
    fn shape(&mut self) {
        for note in &mut self.notes {
            let next = self.dynamics.partition_point(|mark| mark.beat <= note.beat);
            let mark = &self.dynamics[next - 1];
            note.force = match self.dynamics.get(next) {
                Some(aim) if mark.leads_on => {
                    let way = (note.beat - mark.beat) / (aim.beat - mark.beat);
                    mark.force + way * (aim.force - mark.force)
                }
                _ => mark.force,
            };
            if note.is_inner {
                note.force *= INNER;
            }
        }
    }
}
