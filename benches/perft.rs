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
const DEPTH: usize = 5;
/// A single run of the engine is too short to be measured.
const ENGINE_REPEATS: u64 = 1000;

/// The ratio that the rules promise, checked by this run.
const LEAST_RATIO: f64 = 100.0;
const LARGEST_GAP: f64 = 0.20;

fn main() -> ExitCode {
    let layouts = BOARDS.map(|(_, text)| text.parse::<Layout>().expect("a board"));
    let mut engine = [0.0_f64; BOARDS.len()];
    let mut plain = [0.0_f64; BOARDS.len()];
    for _ in 0..ROUNDS {
        for (board, (_, text)) in BOARDS.iter().enumerate() {
            let start = Position::start(Colour::Red);
            let layout = &layouts[board];
            let by_engine = || perft(black_box(layout), black_box(&start), DEPTH);
            let (count, rate) = measure(ENGINE_REPEATS, by_engine);
            engine[board] = engine[board].max(rate);
            let by_reference = || Reference::new(black_box(text), RED).perft(DEPTH);
            let (reference_count, rate) = measure(1, by_reference);
            plain[board] = plain[board].max(rate);
            assert_eq!(count, reference_count);
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
        "irregular boards: {:.0} % slower than square (promised at most {:.0} %)",
        100.0 * gap,
        100.0 * LARGEST_GAP
    );
    ExitCode::from(u8::from(ratio < LEAST_RATIO || gap > LARGEST_GAP))
}

/// The leaves of one count, and leaves a second over all.
fn measure(repeats: u64, count: impl Fn() -> u64) -> (u64, f64) {
    let started = Instant::now();
    let leaves: u64 = (0..repeats).map(|_| black_box(count())).sum();
    (
        leaves / repeats,
        leaves as f64 / started.elapsed().as_secs_f64(),
    )
}
