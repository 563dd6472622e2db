//! The sounds in the repository, measured: how loud, how long, how they begin and end.

#![cfg(feature = "game")]

use ebur128::{EbuR128, Mode};
use kulami::app::sound::{Bank, Bus, Hardness, Layer, MusicPiece, Samples, Sound, decode};
use kulami::assets::Assets;
use kulami::rules::TileKind;
use std::collections::BTreeSet;

/// The size of all sounds, in bytes.
const MOST_BYTES: usize = 12_000_000;

fn bank() -> Bank {
    let (bank, problems) = Bank::load(&Assets::built_in());
    assert!(problems.is_empty(), "{problems:?}");
    bank
}

fn samples(file: &str) -> Samples {
    let bytes = Assets::built_in().read(file).unwrap();
    decode(file, &bytes).unwrap()
}

/// The samples of every take of a sound.
fn takes(bank: &Bank, sound: Sound) -> Vec<Samples> {
    let takes = bank.takes(sound);
    assert!(!takes.is_empty(), "{sound:?}");
    takes.iter().map(|take| samples(&take.file)).collect()
}

fn only(bank: &Bank, sound: Sound) -> Samples {
    let mut takes = takes(bank, sound);
    assert_eq!(takes.len(), 1);
    takes.remove(0)
}

fn meter(samples: &Samples, mode: Mode) -> EbuR128 {
    let mut meter = EbuR128::new(2, samples.rate, mode).unwrap();
    meter.add_frames_f32(samples.frames.as_flattened()).unwrap();
    meter
}

/// Integrated loudness, in LUFS.
fn integrated(samples: &Samples) -> f64 {
    meter(samples, Mode::I).loudness_global().unwrap()
}

/// True peak, in dBFS.
fn true_peak(samples: &Samples) -> f64 {
    let meter = meter(samples, Mode::TRUE_PEAK);
    let peaks = [0, 1].map(|ear| meter.true_peak(ear).unwrap());
    20.0 * peaks[0].max(peaks[1]).log10()
}

/// Momentary loudness of the loudest 0.4 seconds, in LUFS; silence follows.
fn momentary(samples: &Samples) -> f64 {
    let mut meter = EbuR128::new(2, samples.rate, Mode::M).unwrap();
    let step = samples.rate as usize / 50;
    let silence = vec![[0.0; 2]; step];
    let after = std::iter::repeat_n(silence.as_slice(), 25);
    let mut most = f64::NEG_INFINITY;
    for part in samples.frames.chunks(step).chain(after) {
        meter.add_frames_f32(part.as_flattened()).unwrap();
        most = most.max(meter.loudness_momentary().unwrap());
    }
    most
}

fn seconds(samples: &Samples) -> f32 {
    samples.frames.len() as f32 / samples.rate as f32
}

fn is_loop(sound: Sound) -> bool {
    sound.bus() != Bus::Effects
}

#[test]
fn every_sound_has_files_and_every_file_is_a_sound_with_a_line_on_how_it_was_made() {
    let assets = Assets::built_in();
    let bank = bank();
    let known: BTreeSet<String> = bank
        .files()
        .map(|(_, take)| take.file.to_string())
        .collect();
    let found: BTreeSet<String> = assets.list("audio", "ogg").unwrap().into_iter().collect();
    assert_eq!(known, found);
    let told = assets.read_text("audio/README.md").unwrap();
    for sound in Sound::all() {
        assert!(told.contains(&format!("`{}", sound.name())), "{sound:?}");
    }
}

#[test]
fn all_of_them_together_are_small() {
    let assets = Assets::built_in();
    let files = assets.list("audio", "ogg").unwrap();
    let bytes: usize = files
        .iter()
        .map(|file| assets.read(file).unwrap().len())
        .sum();
    assert!(bytes < MOST_BYTES, "{bytes}");
}

#[test]
fn a_file_lasts_as_long_as_it_says() {
    for (_, take) in bank().files() {
        let decoded = seconds(&samples(&take.file));
        assert!((decoded - take.seconds).abs() < 1e-4, "{}", take.file);
    }
}

#[test]
fn nothing_is_louder_than_the_loudest_that_may_be() {
    for (_, take) in bank().files() {
        let peak = true_peak(&samples(&take.file));
        assert!(peak <= -1.0, "{}: {peak:.2} dBFS", take.file);
    }
}

#[test]
fn pieces_are_long_and_as_loud_as_broadcasts_and_their_layers_fit() {
    let bank = bank();
    for piece in [MusicPiece::Title, MusicPiece::Play, MusicPiece::After] {
        let layers: Vec<Samples> = piece
            .layers()
            .iter()
            .map(|&layer| only(&bank, Sound::Music(layer)))
            .collect();
        assert!(seconds(&layers[0]) >= 120.0);
        let loudness = integrated(&layers[0]);
        assert!((-24.0..=-22.0).contains(&loudness), "{piece:?}: {loudness}");
        for layer in &layers[1..] {
            assert_eq!(layer.rate, layers[0].rate);
            assert_eq!(layers[0].frames.len() % layer.frames.len(), 0);
        }
    }
}

#[test]
fn all_layers_of_the_game_together_are_still_quiet_enough() {
    let bank = bank();
    let layers: Vec<Samples> = MusicPiece::Play
        .layers()
        .iter()
        .map(|&layer| only(&bank, Sound::Music(layer)))
        .collect();
    let mut sum: Vec<[f32; 2]> = layers[0].frames.to_vec();
    for layer in &layers[1..] {
        for (index, sample) in sum.iter_mut().enumerate() {
            let add = layer.frames[index % layer.frames.len()];
            *sample = [sample[0] + add[0], sample[1] + add[1]];
        }
    }
    let sum = Samples {
        rate: layers[0].rate,
        frames: sum.into(),
    };
    assert!((-23.0..=-19.5).contains(&integrated(&sum)));
    assert!(true_peak(&sum) <= -1.0);
}

/// The largest step between neighbouring samples, and of their slope, in a stretch of sound.
fn roughness(frames: &[[f32; 2]]) -> (f32, f32) {
    let mut most = (0.0_f32, 0.0_f32);
    for ear in 0..2 {
        for three in frames.windows(3) {
            let step = three[1][ear] - three[0][ear];
            let bend = three[2][ear] - three[1][ear] - step;
            most = (most.0.max(step.abs()), most.1.max(bend.abs()));
        }
    }
    most
}

#[test]
fn loops_go_on_from_their_end_to_their_start_as_smoothly_as_anywhere() {
    let bank = bank();
    for sound in Sound::all().filter(|&sound| is_loop(sound)) {
        let frames = only(&bank, sound).frames;
        let near = frames.len().min(4000);
        let seam = [&frames[frames.len() - 3..], &frames[..3]].concat();
        let (step, bend) = roughness(&seam);
        let usual = [
            roughness(&frames[frames.len() - near..]),
            roughness(&frames[..near]),
        ];
        let most_step = usual[0].0.max(usual[1].0);
        let most_bend = usual[0].1.max(usual[1].1);
        assert!(step <= most_step, "{sound:?}: {step} > {most_step}");
        // Encoding leaves a trace at both ends: twice the usual is 70 dB below full scale here.
        assert!(bend <= 2.0 * most_bend, "{sound:?}: {bend} > {most_bend}");
    }
}

#[test]
fn effects_begin_and_end_in_silence() {
    for (sound, take) in bank().files().filter(|(sound, _)| !is_loop(*sound)) {
        let frames = samples(&take.file).frames;
        let peak = frames
            .as_flattened()
            .iter()
            .fold(0.0_f32, |most, sample| most.max(sample.abs()));
        let ends = [&frames[..1], &frames[frames.len() - 20..]].concat();
        let loudest = ends
            .as_flattened()
            .iter()
            .fold(0.0_f32, |most, sample| most.max(sample.abs()));
        assert!(loudest < 0.02 * peak, "{sound:?} {}: {loudest}", take.file);
    }
}

#[test]
fn effects_are_as_long_as_what_they_go_with() {
    for (sound, take) in bank().files().filter(|(sound, _)| !is_loop(*sound)) {
        let most = match sound {
            Sound::Win | Sound::Draw | Sound::Loss => 5.0,
            Sound::ChainEnd => 3.0,
            Sound::Hover | Sound::Choose | Sound::Slide | Sound::Tick => 0.3,
            _ => 1.6,
        };
        assert!(
            (0.02..most).contains(&take.seconds),
            "{}: {}",
            take.file,
            take.seconds
        );
    }
}

#[test]
fn effects_are_balanced_against_the_music() {
    let bank = bank();
    let loudest = |sound: Sound| {
        let takes = takes(&bank, sound);
        takes
            .iter()
            .map(momentary)
            .fold(f64::NEG_INFINITY, f64::max)
    };
    let music = integrated(&only(&bank, Sound::Music(Layer::Play)));
    for kind in TileKind::ALL {
        let hard = loudest(Sound::Impact(kind, Hardness::Hard));
        let soft = loudest(Sound::Impact(kind, Hardness::Soft));
        // A marble must be louder than the music, and a bounce must stay audible.
        assert!((0.0..8.0).contains(&(hard - music)), "{kind:?}: {hard:.1}");
        assert!(soft < hard - 4.0 && soft > music - 10.0);
    }
    for quiet in [Sound::Hover, Sound::Choose, Sound::Slide, Sound::Tick] {
        assert!(loudest(quiet) < music - 8.0, "{quiet:?}");
    }
    for end in [Sound::Win, Sound::Draw, Sound::Loss] {
        assert!((0.0..8.0).contains(&(loudest(end) - music)), "{end:?}");
    }
    let room = integrated(&only(&bank, Sound::Room));
    assert!((-55.0..-38.0).contains(&room), "{room}");
}

#[test]
fn takes_of_a_sound_differ() {
    let bank = bank();
    for sound in Sound::all() {
        let takes = takes(&bank, sound);
        for (number, one) in takes.iter().enumerate() {
            assert!(
                takes[..number]
                    .iter()
                    .all(|other| other.frames != one.frames)
            );
        }
    }
    for kind in TileKind::ALL {
        for hardness in [Hardness::Soft, Hardness::Hard] {
            assert!(bank.takes(Sound::Impact(kind, hardness)).len() >= 3);
        }
    }
}
