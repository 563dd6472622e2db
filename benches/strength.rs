//! How strong the search is: against plain alpha-beta in games, and in nodes to solve endings.
//!
//! `cargo bench --no-default-features --bench strength -- [GAMES] [MILLISECONDS]`

use kulami::ai::Limits;
use kulami::cli::arena::{BoardSource, ContestSetup, Spec, Tally, play_pairs};
use kulami::rules::RuleSet;
use std::time::Duration;

#[path = "../tests/ai/plain.rs"]
mod plain;

use plain::Plain;

fn main() {
    let numbers: Vec<u64> = std::env::args()
        .filter_map(|word| word.parse().ok())
        .collect();
    let games = numbers.first().copied().unwrap_or(200);
    let time = Duration::from_millis(numbers.get(1).copied().unwrap_or(100));
    for share in [1, 20] {
        let engine = Spec::Engine {
            limits: Limits {
                time: Some(time / share),
                ..Limits::default()
            },
            threads: 1,
            hash: 64,
            weights: None,
        };
        let setting = ContestSetup {
            boards: BoardSource::Mixed,
            rules: RuleSet::ALL.to_vec(),
            opening: 4,
            seed: 1,
        };
        let mut tally = Tally::default();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        play_pairs(
            &setting,
            games.div_ceil(2),
            cores,
            || [engine.make(Limits::default()), Box::new(Plain::new(time))],
            |pair| {
                tally.add(pair);
                true
            },
        )
        .expect("nobody gives up");
        println!(
            "engine at {:?} against plain alpha-beta at {time:?}",
            time / share
        );
        println!("{tally}\n");
    }
}
