//! How quickly endings are solved exactly, on one thread, and with how many nodes compared
//! with plain alpha-beta.
//!
//! `cargo bench --no-default-features --bench endings -- [POSITIONS]`

use kulami::ai::{Limits, StopFlag, Thinker};
use kulami::rules::{Game, RuleSet};

#[path = "../tests/ai/plain.rs"]
mod plain;
#[path = "../tests/ai/positions.rs"]
mod positions;

/// Rules, and how many marbles are to go.
const TIMED: [(RuleSet, usize); 7] = [
    (RuleSet::BASIC, 22),
    (RuleSet::BASIC, 24),
    (RuleSet::BASIC, 28),
    (RuleSet::AREA, 20),
    (RuleSet::CHAINS, 20),
    (RuleSet::AREA_AND_CHAINS, 16),
    (RuleSet::AREA_AND_CHAINS, 20),
];
const COMPARED: [(RuleSet, usize); 2] = [(RuleSet::BASIC, 20), (RuleSet::AREA_AND_CHAINS, 18)];

fn main() {
    let given = std::env::args().find_map(|word| word.parse().ok());
    let positions: u64 = given.unwrap_or(30);
    println!("{positions} random positions each, one thread, 256 MiB of table");
    println!(
        "{:<24} {:>9} {:>9} {:>9}",
        "seconds to solve", "median", "mean", "longest"
    );
    for (rules, to_go) in TIMED {
        let mut seconds: Vec<f64> = (0..positions)
            .map(|number| solve(&positions::with_marbles_to_go(to_go, rules, number)).1)
            .collect();
        seconds.sort_by(f64::total_cmp);
        let mean = seconds.iter().sum::<f64>() / seconds.len() as f64;
        println!(
            "{:<24} {:>9.3} {mean:>9.3} {:>9.3}",
            format!("{rules}, {to_go} to go"),
            seconds[seconds.len() / 2],
            seconds[seconds.len() - 1]
        );
    }
    println!(
        "\n{:<24} {:>12} {:>12} {:>7}",
        "nodes to solve", "engine", "plain", "ratio"
    );
    for (rules, to_go) in COMPARED {
        let (mut engine, mut plain) = (0, 0);
        for number in 0..positions {
            let game = positions::with_marbles_to_go(to_go, rules, number);
            engine += solve(&game).0;
            plain += plain::solve(&game).1;
        }
        let name = format!("{rules}, {to_go} to go");
        println!(
            "{name:<24} {engine:>12} {plain:>12} {:>7.0}",
            plain as f64 / engine as f64
        );
    }
}

/// Nodes and seconds for an exact solution.
fn solve(game: &Game) -> (u64, f64) {
    let finding = Thinker::new(256, 1)
        .think(game, Limits::default(), &StopFlag::default(), |_| ())
        .expect("the game goes on");
    assert!(finding.exact);
    (finding.nodes, finding.time.as_secs_f64())
}
