//! What loops promise: no seam, a hall of the right size, and files that keep both.

use super::performance;
use super::pieces;
use super::score::Piece;
use super::{RATE, circle, hall, recipes};
use crate::level;
use crate::signal::Stereo;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::num::NonZeroU8;
use std::path::PathBuf;
use vorbis_rs::VorbisDecoder;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/audio")
}

fn file(name: &str) -> Stereo {
    let bytes = std::fs::read(folder().join(name).with_extension("ogg")).expect("a file");
    let mut decoder = VorbisDecoder::<&[u8]>::new(bytes.as_slice()).expect("Vorbis");
    assert_eq!(decoder.sampling_frequency().get(), RATE);
    assert_eq!(decoder.channels(), NonZeroU8::new(2).expect("two"));
    let mut sound = Stereo {
        rate: RATE,
        ..Stereo::default()
    };
    while let Some(block) = decoder.decode_audio_block().expect("whole blocks") {
        sound.left.extend_from_slice(block.samples()[0]);
        sound.right.extend_from_slice(block.samples()[1]);
    }
    sound
}

/// How the seam compares to its surroundings within a tenth of a second: the step over it to
/// usual large steps (which one in fifty exceeds), and what a click would raise, the power of
/// changes of steps within two milliseconds, to the most of it elsewhere.
fn seam(channel: &[f32]) -> [f32; 2] {
    let near = RATE as usize / 10;
    let across = [&channel[channel.len() - near..], &channel[..near]].concat();
    let steps: Vec<f32> = across.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let mut usual: Vec<f32> = steps.iter().map(|step| step.abs()).collect();
    usual.sort_by(f32::total_cmp);
    let bends: Vec<f32> = steps.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let powers: Vec<f32> = bends
        .windows(64)
        .map(|window| window.iter().map(|bend| bend * bend).sum())
        .collect();
    let most = |powers: &[f32]| powers.iter().copied().fold(0.0, f32::max);
    let elsewhere = most(&powers[..near - 130]).max(most(&powers[near + 66..]));
    [
        steps[near - 1].abs() / usual[usual.len() * 49 / 50],
        (most(&powers[near - 66..near + 2]) / elsewhere).sqrt(),
    ]
}

fn two_bars() -> Piece {
    use super::instruments::Instrument::{FeltPiano, GlassHarp, Pad};
    let chords = "
        Em9    1  E2  G3 B3 D4 F#4
        Gmaj9  1  G2  F#3 B3 D4 A4
    ";
    let mut piece = Piece::new(32_000, 4, 0.1, chords);
    piece.line(FeltPiano, "F#5:2 E5:2 | .:3 B4 |");
    piece.line(GlassHarp, "- | .:2 D5:2 |");
    piece.held_voices(Pad);
    piece
}

#[test]
fn what_rings_past_the_end_is_heard_at_the_start() {
    let mut round = Stereo::silence(RATE, 0.01);
    let sound = Stereo {
        rate: RATE,
        left: vec![1.0, 2.0, 3.0],
        right: vec![1.0, 2.0, 3.0],
    };
    let len = round.len();
    circle::add(&mut round, &sound, len as i64 - 1, 0.0, 1.0);
    circle::add(&mut round, &sound, -2, 0.0, 1.0);
    let near = |at: usize, value: f32| (round.left[at] - value).abs() < 1e-5;
    assert!(near(len - 2, 1.0) && near(len - 1, 3.0) && near(0, 5.0) && near(1, 3.0));
}

#[test]
fn the_same_seed_plays_the_same_and_without_a_seam() {
    let play = || performance::play(&two_bars(), &mut ChaCha8Rng::seed_from_u64(3));
    let sound = play();
    assert_eq!(sound, play());
    for channel in [&sound.left, &sound.right] {
        let [step, click] = seam(channel);
        assert!(step < 1.0 && click < 1.5, "{step} {click}");
    }
}

#[test]
fn the_hall_fades_in_two_to_three_seconds() {
    let mut clap = Stereo::silence(RATE, 12.0);
    (clap.left[0], clap.right[0]) = (1.0, 1.0);
    let wet = hall::answer(&clap);
    let power = |from: f32| -> f64 {
        let start = (from * RATE as f32) as usize;
        let part = &wet.left[start..start + RATE as usize / 4];
        part.iter().map(|value| f64::from(value * value)).sum()
    };
    let decibels = 10.0 * (power(0.3) / power(1.8)).log10();
    let fades_in = 60.0 / (decibels / 1.5);
    assert!((2.0..2.8).contains(&fades_in), "{fades_in} seconds");
}

#[test]
fn files_are_as_long_as_their_scores_loop_without_a_seam_and_are_as_loud_as_intended() {
    let samples = [
        pieces::title().samples(),
        pieces::play().samples(),
        pieces::pulse().samples(),
        pieces::tension().samples(),
        pieces::after().samples(),
        36 * RATE as usize,
    ];
    let sounds = recipes().into_iter().zip(samples).map(|(recipe, samples)| {
        let sound = file(&recipe.name);
        assert_eq!(sound.len(), samples, "{}", recipe.name);
        for channel in [&sound.left, &sound.right] {
            let [step, click] = seam(channel);
            assert!(step < 1.0 && click < 1.5, "{}: {step} {click}", recipe.name);
        }
        let level::Level::Integrated(wanted) = recipe.level else {
            panic!("{} is a loop", recipe.name);
        };
        let loud = level::integrated(&sound);
        assert!((loud - wanted).abs() < 0.3, "{}: {loud}", recipe.name);
        sound
    });
    let sounds: Vec<Stereo> = sounds.collect();

    let mut together = sounds[1].clone();
    circle::add(&mut together, &sounds[2], 0, 0.0, 1.0);
    circle::add(&mut together, &sounds[3], 0, 0.0, 1.0);
    let (loud, peak) = (level::integrated(&together), level::true_peak(&together));
    assert!((-22.5..-20.5).contains(&loud), "{loud}");
    assert!(peak < -1.0, "{peak}");
}

#[test]
fn the_files_are_small_enough_to_ship() {
    let size = |name: &str| {
        let file = folder().join(name).with_extension("ogg");
        std::fs::metadata(file).expect("a file").len()
    };
    let all: u64 = recipes().iter().map(|recipe| size(&recipe.name)).sum();
    assert!(all < 9_000_000, "{all} bytes");
}

#[test]
fn the_pulse_in_the_repository_is_the_one_that_is_made() {
    let recipes = recipes();
    let name = "music-play-pulse";
    let recipe = recipes.iter().find(|recipe| recipe.name == name);
    let made = recipe.expect("the pulse").sound();
    let kept = file(name);
    let power = |a: &[f32], b: &[f32]| -> f64 {
        let both = a.iter().zip(b);
        both.map(|(a, b)| f64::from(*a) * f64::from(*b)).sum()
    };
    let likeness = power(&made.left, &kept.left)
        / (power(&made.left, &made.left) * power(&kept.left, &kept.left)).sqrt();
    assert!(likeness > 0.99, "{likeness}");
}
