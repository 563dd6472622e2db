//! How fast the rules are: perft against the plain reference, and board against board.
//!
//! Everything is measured in turn, several rounds in one run, and compared by its best
//! round, so that a busy machine disturbs all alike. `cargo bench --bench perft`

use kulami::rules::{Colour, Layout, Position, perft};
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

#[path = "../tests/reference/mod.rs"]
mod reference;

use reference::{RED, Reference};

const ROUNDS: usize = 7;
const BOARDS: [(&str, &str); 3] = [
    (
        "worked example",
        "...AABB../.CCAADDD./.CCEEFFGG/HCCEEFFGG/HIIIJJJGG/HIIIKKKL./.MMMKKKL./.NNOOPPQQ/...OOPP..",
    ),
    (
        "pictured square",
        "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ",
    ),
    (
        "pictured irregular",
        "....AA..../..BBAAC.../DDBBEEC.../DDFGGGCHHH/DDFGGGIII./JJFKKKIII./..LLMNNOO./..LLMNNOO./...PPQQOO./.....QQ...",
    ),
];
const ENGINE_DEPTH: usize = 7;
const REFERENCE_DEPTH: usize = 3;

/// What the rules promise, checked by this run.
const LEAST_RATIO: f64 = 100.0;
const LARGEST_GAP: f64 = 0.20;

fn main() -> ExitCode {
    let layouts = BOARDS.map(|(_, text)| text.parse::<Layout>().expect("a board"));
    let mut engine = [0.0_f64; BOARDS.len()];
    let mut plain = [0.0_f64; BOARDS.len()];
    for _ in 0..ROUNDS {
        for (board, (_, text)) in BOARDS.iter().enumerate() {
            let start = Position::start(Colour::Red);
            let rate = rate(|| perft(black_box(&layouts[board]), &start, ENGINE_DEPTH));
            engine[board] = engine[board].max(rate);
            let rate = self::rate(|| Reference::new(black_box(text), RED).perft(REFERENCE_DEPTH));
            plain[board] = plain[board].max(rate);
        }
    }

    println!(
        "{:<20} {:>16} {:>16} {:>8}",
        "leaves a second", "engine", "reference", "ratio"
    );
    for (board, (name, _)) in BOARDS.iter().enumerate() {
        let ratio = engine[board] / plain[board];
        println!(
            "{name:<20} {:>16.0} {:>16.0} {ratio:>8.0}",
            engine[board], plain[board]
        );
    }
    let [example, square, irregular] = engine;
    let ratio = (0..BOARDS.len())
        .map(|board| engine[board] / plain[board])
        .fold(f64::INFINITY, f64::min);
    let gap = 1.0 - example.min(irregular) / square;
    println!("engine against reference: at least {ratio:.0} times (promised {LEAST_RATIO})");
    println!(
        "irregular boards: {:.0} % slower than square (promised at most 20 %)",
        100.0 * gap
    );
    ExitCode::from(u8::from(ratio < LEAST_RATIO || gap > LARGEST_GAP))
}

/// Leaves a second.
fn rate(count: impl FnOnce() -> u64) -> f64 {
    let started = Instant::now();
    let leaves = black_box(count());
    leaves as f64 / started.elapsed().as_secs_f64()
}
