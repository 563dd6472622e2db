//! What scores promise: keys, chords, voice leading and room.

use super::instruments::Instrument;
use super::notation::Note;
use super::pieces;
use super::score::Piece;

const D_MAJOR: [i32; 7] = [2, 4, 6, 7, 9, 11, 1];
const MIDDLE_C: i32 = 60;
const G_MAJOR: [i32; 7] = [7, 9, 11, 0, 2, 4, 6];

fn all() -> [(&'static str, Piece, [i32; 7]); 5] {
    [
        ("title", pieces::title(), D_MAJOR),
        ("play", pieces::play(), D_MAJOR),
        ("pulse", pieces::pulse(), D_MAJOR),
        ("tension", pieces::tension(), D_MAJOR),
        ("after", pieces::after(), G_MAJOR),
    ]
}

fn bar_of(piece: &Piece, note: &Note) -> usize {
    note.beat as usize / piece.beats_per_bar
}

fn is_in_chord(piece: &Piece, bar: usize, note: &Note) -> bool {
    let chord = piece.harmony.at(bar).expect("harmony in every bar").0;
    chord.spelling().contains(&note.pitch.class())
}

#[test]
fn every_note_is_in_the_key_of_its_piece() {
    for (name, piece, key) in all() {
        for note in piece.parts.iter().flat_map(|part| &part.notes) {
            let class = note.pitch.class();
            assert!(key.contains(&class), "{name}: {note:?}");
        }
    }
}

/// A dissonance is meant when it was a consonance a bar before (a suspension), or when the next
/// note is a step away and in the chord (an appoggiatura).
#[test]
fn long_notes_belong_to_their_chord_or_are_meant_to_rub() {
    let mut rubbing = Vec::new();
    for (name, piece, _) in all() {
        for part in &piece.parts {
            for (index, note) in part.notes.iter().enumerate() {
                let bar = bar_of(&piece, note);
                let is_held_over = bar > 0 && is_in_chord(&piece, bar - 1, note);
                let leads_on = part.notes.get(index + 1).is_some_and(|next| {
                    (next.pitch.0 - note.pitch.0).abs() <= 2
                        && is_in_chord(&piece, bar_of(&piece, next), next)
                });
                let is_meant = is_in_chord(&piece, bar, note) || is_held_over || leads_on;
                if note.beats >= 2.0 && !is_meant {
                    rubbing.push((name, part.instrument, bar + 1, note.pitch));
                }
            }
        }
    }
    assert!(rubbing.is_empty(), "{rubbing:?}");
}

#[test]
fn the_pulse_plays_only_notes_of_the_chords_of_play() {
    let (play, pulse) = (pieces::play(), pieces::pulse());
    for note in pulse.parts.iter().flat_map(|part| &part.notes) {
        assert!(is_in_chord(&play, bar_of(&play, note), note), "{note:?}");
    }
}

#[test]
fn voices_move_by_small_steps_and_never_cross() {
    for (name, piece, _) in all() {
        let chords: Vec<_> = piece.harmony.starts().map(|(_, chord)| chord).collect();
        for pair in chords.windows(2) {
            for (from, to) in pair[0].voices.iter().zip(&pair[1].voices) {
                let step = (to.0 - from.0).abs();
                let symbols = (&pair[0].symbol, &pair[1].symbol);
                assert!(step <= 5, "{name}: {step} semitones in {symbols:?}");
            }
            assert!(pair[0].bass < pair[0].voices[0], "{name}: {pair:?}");
            assert!(pair[0].voices.is_sorted(), "{name}: {pair:?}");
        }
    }
}

#[test]
fn low_strings_keep_clear_of_the_bass() {
    let tension = pieces::tension();
    let strings = tension
        .parts
        .iter()
        .filter(|part| part.instrument == Instrument::LowStrings);
    for note in strings.flat_map(|part| &part.notes) {
        let last = note.beat + note.beats - 1.0;
        for bar in bar_of(&tension, note)..=last as usize / tension.beats_per_bar {
            let chord = tension.harmony.at(bar).expect("harmony in every bar").0;
            let apart = (note.pitch.0 - chord.bass.0).abs();
            assert!(apart == 0 || apart >= 3, "bar {}: {apart}", bar + 1);
        }
    }
}

#[test]
fn the_piano_leaves_room_to_think() {
    let play = pieces::play();
    let piano = &play.parts[0];
    assert_eq!(piano.instrument, Instrument::FeltPiano);
    let bars = play.harmony.bars();
    let mut onsets = vec![0; bars];
    for note in &piano.notes {
        onsets[bar_of(&play, note)] += usize::from(!note.is_inner);
    }
    assert!(onsets.iter().sum::<usize>() <= 2 * bars, "{onsets:?}");
    for phrase in onsets.chunks(8) {
        assert!(phrase.contains(&0) || phrase.contains(&1), "{onsets:?}");
    }
}

#[test]
fn layers_of_the_game_last_equally_long() {
    let [play, pulse, tension] = [pieces::play(), pieces::pulse(), pieces::tension()];
    assert_eq!(play.samples(), pulse.samples());
    assert_eq!(play.samples(), tension.samples());
}

#[test]
fn swells_end_before_they_begin_again() {
    for (name, piece, _) in all() {
        for part in &piece.parts {
            let is_ordered = part.swell.is_sorted_by(|a, b| a.0 < b.0);
            let bars = piece.harmony.bars() as f64;
            let is_inside = part.swell.iter().all(|(bar, _)| (0.0..bars).contains(bar));
            assert!(is_ordered && is_inside, "{name}: {:?}", part.swell);
        }
    }
}

#[test]
fn nothing_rubs_in_the_low_register() {
    let [title, play, pulse, tension, after] = all().map(|(_, piece, _)| piece);
    for heard_together in [vec![title], vec![play, pulse, tension], vec![after]] {
        let low: Vec<(f64, f64, i32)> = heard_together
            .iter()
            .flat_map(|piece| piece.parts.iter().map(move |part| (piece, part)))
            .flat_map(|(piece, part)| {
                let has_pedal = part.instrument.has_pedal();
                part.notes.iter().map(move |note| {
                    let beats = if has_pedal {
                        piece.pedalled(note)
                    } else {
                        note.beats
                    };
                    (note.beat, note.beat + beats, note.pitch.0)
                })
            })
            .filter(|(_, _, pitch)| *pitch < MIDDLE_C)
            .collect();
        for (index, a) in low.iter().enumerate() {
            for b in &low[index + 1..] {
                let together = a.1.min(b.1) - a.0.max(b.0);
                let is_semitone = (a.2 - b.2).abs() == 1;
                assert!(!is_semitone || together < 1.0, "{a:?} {b:?}");
            }
        }
    }
}
