//! Exact endings.
use kulami::kuli::ai::endings::Endings;
use kulami::kuli::rules::{Board, notation};
use std::time::Instant;

#[test]
fn known() {
    let board = Board::octagon();
    let coins: usize = std::env::var("COINS").ok().and_then(|c| c.parse().ok()).unwrap_or(6);
    let started = Instant::now();
    let endings = Endings::solve(&board, coins);
    println!("{coins} coins: {:?}", started.elapsed());
    for (text, value) in [
        ("S d4=1 | N d5=1", 0.5),
        ("S c1=1 | N e7=1", 1.0 / 3.0),
        ("S d4=2 | N d5=1", 5.0 / 6.0),
        ("S d4=1 | N d5=2", 1.0 / 3.0),
        ("S c1=3 | N e7=3", 0.45733),
        ("S d1=2 d3=1 | N d5=2", 0.74335),
        ("S d5=2 | N d1=2 d3=1", 0.45633),
    ] {
        let position = notation::parse_position(&board, text).unwrap();
        let chance = endings.chance(&position).unwrap();
        println!("{text}: {chance} {value}");
        assert!((chance - value).abs() < 1e-5);
    }
}
