//! What must be true of every sound, and of some in particular.

use super::*;
use crate::level::{momentary, true_peak};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The finished effects by name: made once for all tests.
static EFFECTS: LazyLock<HashMap<String, Stereo>> = LazyLock::new(|| {
    let made = effects::recipes();
    made.into_iter()
        .map(|recipe| (recipe.name.clone(), recipe.sound()))
        .collect()
});

fn effect(name: &str) -> &'static Stereo {
    EFFECTS.get(name).unwrap_or_else(|| panic!("no {name}"))
}

/// Left and right together.
fn middle(sound: &Stereo) -> Vec<f64> {
    let ears = sound.left.iter().zip(&sound.right);
    ears.map(|(left, right)| f64::from(left + right) / 2.0)
        .collect()
}

/// How much of a frequency a sound has (the Goertzel algorithm, over a Hann window).
fn power(samples: &[f64], rate: u32, hertz: f64) -> f64 {
    let angle = std::f64::consts::TAU * hertz / f64::from(rate);
    let turn = std::f64::consts::TAU / samples.len() as f64;
    let (mut last, mut before) = (0.0, 0.0);
    for (index, sample) in samples.iter().enumerate() {
        let window = 0.5 - 0.5 * (turn * index as f64).cos();
        let now = window * sample + 2.0 * angle.cos() * last - before;
        (before, last) = (last, now);
    }
    last * last + before * before - 2.0 * angle.cos() * last * before
}

/// The centre of what a sound has between two frequencies, in Hertz.
fn centroid(sound: &Stereo, from: f64, to: f64) -> f64 {
    // The loud part, without the fade of the window at its attack.
    let mut samples = vec![0.0; 4096];
    samples.extend(middle(sound).into_iter().take(4096));
    let (mut sum, mut weight) = (0.0, 0.0);
    let mut hertz = from;
    while hertz < to {
        let here = power(&samples, sound.rate, hertz);
        sum += here * hertz;
        weight += here;
        hertz += 20.0;
    }
    sum / weight
}

/// The mean centroid of all takes of a sound.
fn mean_centroid(name: &str, takes: usize, to: f64) -> f64 {
    let of_take = |take| centroid(effect(&format!("{name}-{take}")), 200.0, to);
    (1..=takes).map(of_take).sum::<f64>() / takes as f64
}

/// How alike two sounds are: 1 for the same, 0 for strangers.
fn likeness(one: &[f32], other: &[f32]) -> f64 {
    let dot = |a: &[f32], b: &[f32]| -> f64 {
        let both = a.iter().zip(b);
        both.map(|(a, b)| f64::from(*a) * f64::from(*b)).sum()
    };
    dot(one, other) / (dot(one, one) * dot(other, other)).sqrt().max(1e-12)
}

#[test]
fn names_are_unique() {
    let recipes = recipes();
    let names: std::collections::HashSet<_> = recipes.iter().map(|recipe| &recipe.name).collect();
    assert_eq!(names.len(), recipes.len());
}

#[test]
fn the_same_name_gives_the_same_samples() {
    for recipe in effects::recipes() {
        if recipe.name.ends_with("-1") {
            assert!(recipe.sound() == *effect(&recipe.name), "{}", recipe.name);
        }
    }
}

#[test]
fn takes_of_a_sound_differ() {
    for (name, sound) in EFFECTS.iter() {
        let Some(start) = name.strip_suffix("-1") else {
            continue;
        };
        let next = effect(&format!("{start}-2"));
        let alike = likeness(&sound.left, &next.left);
        assert!(alike.abs() < 0.97, "{name} is like its next take: {alike}");
    }
}

#[test]
fn hard_hits_are_brighter_than_soft_ones() {
    for fields in [2, 3, 4, 6] {
        let hard = mean_centroid(&format!("impact-{fields}-hard"), 4, 10_000.0);
        let soft = mean_centroid(&format!("impact-{fields}-soft"), 4, 10_000.0);
        assert!(hard > 1.2 * soft, "{fields} fields: {hard} and {soft}");
    }
}

#[test]
fn larger_tiles_sound_lower() {
    for (start, end, takes) in [
        ("impact-", "-hard", 4),
        ("impact-", "-soft", 4),
        ("stack-", "", 2),
    ] {
        let centres = [2, 3, 4, 6]
            .map(|fields| mean_centroid(&format!("{start}{fields}{end}"), takes, 4_000.0));
        assert!(
            centres.is_sorted_by(|smaller, larger| *smaller > 1.03 * larger),
            "{start}N{end}: {centres:?}"
        );
    }
}

#[test]
fn notes_that_are_played_in_scales_are_in_tune() {
    for name in ["flood", "chain", "chain-end"] {
        let sound = effect(name);
        let samples = middle(sound);
        let cents = |hertz: f64| 1200.0 * (hertz / 440.0).log2();
        let best = (-200..=200)
            .map(|step| 440.0 + 0.02 * f64::from(step))
            .map(|hertz| (power(&samples, sound.rate, hertz), hertz))
            .fold(
                (0.0, 0.0),
                |best, now| if now.0 > best.0 { now } else { best },
            );
        assert!(cents(best.1).abs() < 2.0, "{name} is at {} Hz", best.1);
    }
}

#[test]
fn red_rises_and_black_falls() {
    for (name, first, second) in [
        ("owner-red-1", 880.0, 1108.73),
        ("owner-black-1", 659.26, 493.88),
    ] {
        let sound = effect(name);
        let samples = middle(sound);
        let (begins, goes_on) = (&samples[..3000], &samples[5500..12_000]);
        let share = |part: &[f64]| power(part, sound.rate, second) / power(part, sound.rate, first);
        assert!(share(begins) < 0.1, "{name} begins with its first note");
        assert!(share(goes_on) > 0.5, "{name} goes on to its second");
    }
}

#[test]
fn every_effect_is_clean() {
    for (name, sound) in EFFECTS.iter() {
        for ear in [&sound.left, &sound.right] {
            assert!(ear.iter().all(|sample| sample.is_finite()), "{name}");
            let mean = ear.iter().sum::<f32>() / ear.len() as f32;
            assert!(mean.abs() < 3e-4, "{name} is off the middle by {mean}");
            let last = &ear[ear.len() - 100..];
            assert!(
                last.iter().all(|s| s.abs() < 1e-3),
                "{name} ends in silence"
            );
        }
        assert!(true_peak(sound) < -1.4, "{name}");
    }
}

#[test]
fn every_effect_is_as_loud_as_it_is_to_be() {
    for recipe in effects::recipes() {
        let Level::Momentary(wanted) = recipe.level else {
            panic!("{} is measured like music", recipe.name);
        };
        let is = momentary(effect(&recipe.name));
        assert!((is - wanted).abs() < 1.0, "{}: {is} LUFS", recipe.name);
    }
}

#[test]
fn a_button_is_never_louder_than_a_marble() {
    let loudest = |start: &str| {
        let peaks = EFFECTS.iter().filter(|(name, _)| name.starts_with(start));
        peaks.map(|(_, s)| true_peak(s)).fold(-99.0, f64::max)
    };
    let marble = loudest("impact-6-hard");
    for name in [
        "press", "choose", "switch", "slide", "tick", "hover", "open", "close",
    ] {
        assert!(loudest(name) < marble - 2.0, "{name}");
    }
}

/// Every file is what its recipe makes, but for what encoding loses.
#[test]
fn files_are_what_the_recipes_make() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/audio");
    for recipe in recipes() {
        let path = folder.join(&recipe.name).with_extension("ogg");
        let file = std::fs::read(&path).unwrap_or_else(|_| panic!("no {}", path.display()));
        // Music takes longer to make than a test may: that it is there is all this asks of it.
        let Some(sound) = EFFECTS.get(&recipe.name) else {
            continue;
        };
        let decoded = encode::from_ogg(&file).expect("a Vorbis file");
        assert_eq!(decoded.len(), sound.len(), "{}", recipe.name);
        let alike = likeness(&sound.left, &decoded.left);
        assert!(alike > 0.985, "{} is out of date: {alike}", recipe.name);
        let louder = momentary(&decoded) - momentary(sound);
        assert!(louder.abs() < 0.5, "{}: {louder} LU louder", recipe.name);
    }
}

#[test]
fn the_readme_tells_of_every_file() {
    let readme = include_str!("../../assets/audio/README.md");
    assert!(readme.lines().eq(told(&recipes()).lines()));
}
