//! How far ahead every field of a position is known after a second, on one thread, and how
//! far the losses that a review expects can be trusted.
//!
//! `cargo bench --no-default-features --bench advice -- [GAMES]`

use kulami::ai::{Appraisal, Level, LevelPlayer, Limits, StopFlag, Thinker};
use kulami::cli::arena::{BoardSource, ContestSetup};
use kulami::rules::{Game, MARBLES, RuleSet};
use std::time::Duration;

#[path = "../tests/ai/positions.rs"]
mod positions;

/// Marbles to go: the empty board, the opening, the middle, and positions near the end.
const TO_GO: [usize; 6] = [56, 54, 40, 30, 24, 20];
/// Endings that can be solved, but not immediately.
const SOLVABLE: std::ops::RangeInclusive<usize> = 17..=20;
/// The nodes of a search that only estimates.
const NODES: u64 = 20_000;

fn main() {
    let given = std::env::args().find_map(|word| word.parse().ok());
    let games: u64 = given.unwrap_or(10);
    println!("{:<24} marbles ahead after a second (to the end: !)", "");
    for to_go in TO_GO {
        for rules in RuleSet::ALL {
            let depths: Vec<String> = (0..3)
                .map(|number| depth(&positions::with_marbles_to_go(to_go, rules, number)))
                .collect();
            let name = format!("{rules}, {to_go} to go");
            println!("{name:<24} {}", depths.join(" "));
        }
    }
    println!("\nlosses expected and true, {games} games, {NODES} nodes");
    let mut all = Vec::new();
    for rules in RuleSet::ALL {
        let losses = losses(rules, games);
        let squares: f64 = losses
            .iter()
            .map(|(seen, real)| (seen - real).powi(2))
            .sum();
        let error = (squares / losses.len() as f64).sqrt();
        println!("{rules}: {} moves, typical error {error:.2}", losses.len());
        all.extend(losses);
    }
    for least in [1.0, 2.0, 3.0] {
        let seen: Vec<f64> = all
            .iter()
            .filter(|loss| loss.0 >= least)
            .map(|loss| loss.1)
            .collect();
        let cost = |points: f64| seen.iter().filter(|&&real| real >= points).count();
        println!(
            "expected {least} or more: {}, of these cost 1 or more {}, 2 or more {}",
            seen.len(),
            cost(1.0),
            cost(2.0)
        );
    }
}

fn appraise(game: &Game, limits: Limits) -> Appraisal {
    Thinker::new(64, 1)
        .appraise(game, limits, &StopFlag::default(), |_| ())
        .expect("the game goes on")
}

fn depth(game: &Game) -> String {
    let limits = Limits {
        time: Some(Duration::from_secs(1)),
        ..Limits::default()
    };
    let appraisal = appraise(game, limits);
    let end = if appraisal.is_exact() { "!" } else { "" };
    format!("{}{end}", appraisal.depth)
}

/// What each choice of some endings is expected to lose, and really loses, in points.
fn losses(rules: RuleSet, games: u64) -> Vec<(f64, f64)> {
    let setting = ContestSetup {
        boards: BoardSource::Mixed,
        rules: vec![rules],
        opening: 4,
        seed: 5,
    };
    let level = Level::all().nth(4).expect("there are ten");
    let mut losses = Vec::new();
    for number in 0..games {
        let mut game = setting.start(number);
        let mut player = LevelPlayer::new(level, number);
        let stop = StopFlag::default();
        while let Some(finding) = player.choose(&game, Limits::default(), &stop) {
            if SOLVABLE.contains(&(MARBLES - game.marbles_placed())) {
                losses.extend(losses_of(&game));
            }
            game.play(finding.line[0])
                .expect("players play by the rules");
        }
    }
    losses
}

fn losses_of(game: &Game) -> Vec<(f64, f64)> {
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    let seen = appraise(game, limits);
    if seen.is_exact() {
        return Vec::new();
    }
    let real = appraise(game, Limits::default());
    let loss = |appraisal: &Appraisal, field| {
        let mut choices = appraisal.choices.iter();
        let choice = choices.find(|choice| choice.field == field);
        let value = choice.expect("every choice is there").value;
        (appraisal.choices[0].value - value).in_points()
    };
    let fields = seen.choices.iter().map(|choice| choice.field);
    fields
        .map(|field| (loss(&seen, field), loss(&real, field)))
        .collect()
}
