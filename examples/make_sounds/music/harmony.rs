//! Chord progressions: what sounds in which bar, voice by voice.

use super::pitch::{Pitch, class_at_start};

/// A chord as it is laid out for the pad.
#[derive(Clone, Debug)]
pub struct Chord {
    /// Its symbol, as in a lead sheet.
    pub symbol: String,
    /// How many bars it lasts.
    pub bars: usize,
    /// The lowest note, for the bass.
    pub bass: Pitch,
    /// The four voices above, lowest first.
    pub voices: [Pitch; 4],
}

/// A progression.
#[derive(Clone, Debug)]
pub struct Harmony {
    chords: Vec<Chord>,
}

impl Harmony {
    /// Reads one chord a line: its symbol, its bars, the bass, and four voices.
    ///
    /// ```text
    /// Em9   2  E2  G3 B3 D4 F#4
    /// ```
    pub fn read(text: &str) -> Self {
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        Self {
            chords: lines.map(read_chord).collect(),
        }
    }

    /// How many bars all chords last.
    pub fn bars(&self) -> usize {
        self.chords.iter().map(|chord| chord.bars).sum()
    }

    /// Every chord with the bar it begins in.
    pub fn starts(&self) -> impl Iterator<Item = (usize, &Chord)> {
        self.chords.iter().scan(0, |bar, chord| {
            let start = *bar;
            *bar += chord.bars;
            Some((start, chord))
        })
    }

    /// The chord of a bar, and the bar in which the next one begins.
    pub fn at(&self, bar: usize) -> Option<(&Chord, usize)> {
        self.starts()
            .map(|(start, chord)| (chord, start + chord.bars))
            .find(|(_, end)| bar < *end)
    }
}

fn read_chord(line: &str) -> Chord {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [symbol, bars, bass, voices @ ..] = words.as_slice() else {
        panic!("a chord needs a symbol, bars, a bass and four voices: {line}");
    };
    let pitch = |name: &&str| -> Pitch { name.parse().unwrap_or_else(|error| panic!("{error}")) };
    let voices: Vec<Pitch> = voices.iter().map(pitch).collect();
    let chord = Chord {
        symbol: (*symbol).to_owned(),
        bars: bars.parse().expect("bars are a number"),
        bass: pitch(bass),
        voices: voices.try_into().expect("four voices"),
    };
    let spelling = chord.spelling();
    let is_spelled = |pitch: &Pitch| spelling.contains(&pitch.class());
    assert!(
        chord.voices.iter().all(is_spelled) && is_spelled(&chord.bass),
        "{line} is spelled wrong"
    );
    chord
}

impl Chord {
    /// The pitch classes that its symbol names.
    pub fn spelling(&self) -> Vec<i32> {
        let (root, quality) = class_at_start(&self.symbol).expect("a chord begins with its root");
        let (quality, bass) = quality.split_once('/').unwrap_or((quality, ""));
        let steps: &[i32] = match quality {
            "" => &[0, 4, 7],
            "add9" => &[0, 4, 7, 2],
            "69" => &[0, 4, 7, 9, 2],
            "6" => &[0, 4, 7, 9],
            "maj7" => &[0, 4, 7, 11],
            "maj9" => &[0, 4, 7, 11, 2],
            "maj9#11" => &[0, 4, 7, 11, 2, 6],
            "9sus" => &[0, 5, 7, 10, 2],
            "m" => &[0, 3, 7],
            "m7" => &[0, 3, 7, 10],
            "m9" => &[0, 3, 7, 10, 2],
            "m11" => &[0, 3, 7, 10, 2, 5],
            unknown => panic!("no chord is called “{unknown}” here"),
        };
        let steps = steps.iter().map(|step| (root + step) % 12);
        steps
            .chain(class_at_start(bass).map(|(class, _)| class))
            .collect()
    }
}
