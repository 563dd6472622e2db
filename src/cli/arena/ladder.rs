//! `kulami arena --ladder`: how far apart the levels are.

use super::contest::{ContestSetup, play_pairs};
use super::player::Spec;
use super::show_progress;
use super::tally::Tally;
use crate::ai::{Level, Limits};
use crate::play::NoMove;
use std::io::{self, Write};

/// Lets every level play the one below it, and the first level the greedy player; prints a row
/// after each match.
pub fn climb(
    setting: &ContestSetup,
    games: u64,
    jobs: usize,
    out: &mut impl Write,
) -> Result<(), NoMove> {
    row(
        out,
        "| level | name | against | won | drawn | lost | score | Elo over it | 95 % |",
    );
    row(out, "|---|---|---|---|---|---|---|---|---|");
    let mut below = ("greedy".to_owned(), Spec::Greedy);
    for level in Level::all() {
        let mut tally = Tally::default();
        let players =
            || [Spec::Level(level), below.1.clone()].map(|player| player.make(Limits::default()));
        play_pairs(setting, games.div_ceil(2), jobs, players, |pair| {
            tally.add(pair);
            show_progress(&tally, games, None);
            true
        })?;
        let [won, drawn, lost] = tally.results();
        let [elo, low, high] = tally.elo();
        row(
            out,
            &format!(
                "| {level} | {} | {} | {won} | {drawn} | {lost} | {:.1} % ± {:.1} | {elo:+.0} | {low:+.0} to {high:+.0} |",
                level.name(),
                below.0,
                100.0 * tally.score(),
                100.0 * tally.score_error(),
            ),
        );
        below = (format!("level {level}"), Spec::Level(level));
    }
    Ok(())
}

/// A closed standard output is no reason to fail.
fn row(out: &mut impl Write, text: &str) {
    if io::IsTerminal::is_terminal(&io::stderr()) {
        let _ = write!(io::stderr(), "\r\u{1b}[K");
    }
    let _ = writeln!(out, "{text}");
}
