//! Playing a piece: notes are placed by people, mixed, and answered by the hall.

use super::circle;
use super::hall;
use super::score::{Part, Piece};
use super::{LOWEST, RATE};
use crate::signal::Stereo;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// Seconds between the notes of a rolled chord.
const ROLL: f64 = 0.028;
/// Seconds of the loop before the first beat, so that no attack lies on the seam: there the pieces
/// breathe, and the waves of most of them happen to be flat.
const UPBEAT: f64 = 0.533_625;
/// How much the force of two equal notes differs, at most.
const UNEVEN: f64 = 0.12;

/// The whole piece, going round.
pub fn play(piece: &Piece, rng: &mut ChaCha8Rng) -> Stereo {
    let empty = Stereo {
        rate: RATE,
        left: vec![0.0; piece.samples()],
        right: vec![0.0; piece.samples()],
    };
    let (mut dry, mut sent) = (empty.clone(), empty.clone());
    for part in &piece.parts {
        let mut heard = empty.clone();
        play_part(piece, part, &mut heard, rng);
        if !part.swell.is_empty() {
            swell(&mut heard, &part.swell, piece.bar());
        }
        circle::add(&mut dry, &heard, 0, 0.0, 1.0 - part.hall);
        circle::add(&mut sent, &heard, 0, 0.0, part.hall);
    }
    circle::add(&mut dry, &hall::answer(&sent), 0, 0.0, 1.0);
    circle::high_pass(&mut dry, LOWEST);
    dry
}

fn play_part(piece: &Piece, part: &Part, heard: &mut Stereo, rng: &mut ChaCha8Rng) {
    let gain = 10_f64.powf(part.decibels / 20.0);
    let loose = part.instrument.looseness();
    for note in &part.notes {
        // The sum of two even chances: mostly near the beat, never far from it.
        let late = loose * (rng.random_range(-0.5..0.5) + rng.random_range(-0.5..0.5));
        let rolled = note.rolled as f64 * ROLL * rng.random_range(0.8..1.3);
        let seconds = UPBEAT + piece.seconds(note.beat) + late + rolled;
        let force = note.force * (1.0 + rng.random_range(-UNEVEN..UNEVEN));
        let beats = if part.instrument.has_pedal() {
            piece.pedalled(note)
        } else {
            note.beats
        };
        let lasts = piece.seconds(note.beat + beats) - piece.seconds(note.beat);
        let sound = part.instrument.note(note.pitch, lasts, force, rng);
        let at = (seconds * f64::from(RATE)).round() as i64;
        circle::add(heard, &sound, at, part.pan, gain);
    }
}

/// Lets a part grow and fade along a line of points, from the last one round to the first.
fn swell(heard: &mut Stereo, points: &[(f64, f64)], bar: usize) {
    let bars = heard.len() as f64 / bar as f64;
    let decibels_at = |now: f64| {
        let next = points.partition_point(|(at, _)| *at <= now);
        let (mut from, mut to) = (
            points[(next + points.len() - 1) % points.len()],
            points[next % points.len()],
        );
        if next == 0 {
            from.0 -= bars;
        }
        if next == points.len() {
            to.0 += bars;
        }
        from.1 + (to.1 - from.1) * (now - from.0) / (to.0 - from.0)
    };
    let both = heard.left.iter_mut().zip(&mut heard.right);
    for (index, (l, r)) in both.enumerate() {
        let gain = 10_f64.powf(decibels_at(index as f64 / bar as f64) / 20.0) as f32;
        *l *= gain;
        *r *= gain;
    }
}
