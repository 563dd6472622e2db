//! How fast the rules of Kuli are: perft against the plain reference, and what one step costs.
//!
//! Everything is measured in turn, several rounds in one run, and compared by its best round, so
//! that a busy machine disturbs all alike. `cargo bench --no-default-features --bench kuli_perft`

use kulami::kuli::rules::{Board, Party, Position, Roll, Seat, perft};
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

#[path = "../tests/kuli/reference.rs"]
mod reference;

use reference::Reference;

const ROUNDS: usize = 5;
const TURNS: usize = 2;
/// A single run of the engine is too short to be measured.
const ENGINE_REPEATS: u64 = 100;
/// The ratio that the rules promise, checked by this run.
const LEAST_RATIO: f64 = 50.0;

fn main() -> ExitCode {
    let board = Board::octagon();
    let mut engine = [0.0_f64; 3];
    let mut plain = [0.0_f64; 3];
    let mut steps = [f64::INFINITY; 3];
    for _ in 0..ROUNDS {
        for (index, party) in Party::ALL.into_iter().enumerate() {
            let start = Position::start(&board, party, Seat::South);
            let by_engine = || perft(black_box(&board), black_box(&start), TURNS);
            let (count, rate) = measure(ENGINE_REPEATS, by_engine);
            engine[index] = engine[index].max(rate);
            let seats: Vec<char> = party.seats().iter().map(|seat| seat.letter()).collect();
            let beginning = Reference::start(&board.to_string(), &seats, 'S');
            let (plain_count, rate) = measure(1, || black_box(&beginning).perft(TURNS));
            plain[index] = plain[index].max(rate);
            assert_eq!(count, plain_count);
            for (best, seconds) in steps.iter_mut().zip(single_steps(&board, &start)) {
                *best = best.min(seconds);
            }
        }
    }
    println!(
        "{:<20} {:>16} {:>16} {:>8}",
        "sequences a second", "engine", "reference", "ratio"
    );
    let mut least = f64::INFINITY;
    for (index, party) in Party::ALL.into_iter().enumerate() {
        let ratio = engine[index] / plain[index];
        least = least.min(ratio);
        println!(
            "{:<20} {:>16.0} {:>16.0} {ratio:>8.0}",
            format!("{} players", party.seats().len()),
            engine[index],
            plain[index]
        );
    }
    let [reach, play, choice] = steps.map(|seconds| seconds * 1e9);
    println!("reach of a hand by all six rolls {reach:.0} ns");
    println!("all choices of a position, gone through and played: {play:.1} ns a choice");
    println!("all choices of a position, gone through: {choice:.1} ns a choice");
    println!("engine against reference: at least {least:.0} times (promised {LEAST_RATIO})");
    ExitCode::from(u8::from(least < LEAST_RATIO))
}

/// The sequences of one count, and sequences a second over all.
fn measure(repeats: u64, count: impl Fn() -> u64) -> (u64, f64) {
    let started = Instant::now();
    let all: u64 = (0..repeats).map(|_| black_box(count())).sum();
    (all / repeats, all as f64 / started.elapsed().as_secs_f64())
}

/// Seconds for the reach of a hand, and for a choice with and without playing it.
fn single_steps(board: &Board, start: &Position) -> [f64; 3] {
    const REPEATS: u32 = 2000;
    let timed = |work: &dyn Fn() -> u32| {
        let started = Instant::now();
        let done: u32 = (0..REPEATS).map(|_| black_box(work())).sum();
        started.elapsed().as_secs_f64() / f64::from(done)
    };
    let reach = timed(&|| {
        let hands = start.taken().into_iter();
        hands
            .map(|from| _ = black_box(board.reach(start.taken(), from)))
            .count() as u32
    });
    let all = |work: &dyn Fn(kulami::kuli::rules::Choice)| {
        let reaches = black_box(start).reaches(board);
        let mut done = 0;
        for roll in Roll::ALL {
            for choice in reaches.choices(board, roll) {
                work(choice);
                done += 1;
            }
        }
        done
    };
    let play = timed(&|| all(&|choice| _ = black_box(start.play(board, choice))));
    let choice = timed(&|| all(&|choice| _ = black_box(choice)));
    [reach, play, choice]
}
