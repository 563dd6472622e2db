//! Reviews find what was lost, and nothing where nothing was lost.

use crate::limits::{AT_MOST_LATE, ending_after_stop, least_late};
use crate::positions::with_marbles_to_go;
use kulami::ai::{Limits, Review, ReviewedMove, StopFlag, Thinker, Value};
use kulami::rules::{Colour, Field, Game, RuleSet};

/// With so few marbles to go, everything is solved and nothing estimated.
const SOLVED: usize = 10;

/// The review of the moves after the first `start`, each solved.
fn review_ending(game: &Game, start: usize) -> Review {
    let stop = StopFlag::default();
    Thinker::new(4, 1).review(game, Limits::default(), &stop, |reviewed, _| {
        if reviewed.number == start + 1 {
            stop.stop();
        }
    })
}

fn play(game: &mut Game, field: Field) {
    game.play(field).expect("legal");
}

/// Plays a game to its end with best moves.
fn finish(game: &mut Game) {
    let mut thinker = Thinker::new(4, 1);
    while let Some(finding) = thinker.think(game, Limits::default(), &StopFlag::default(), |_| ()) {
        assert!(finding.exact);
        play(game, finding.line[0]);
    }
}

#[test]
fn perfect_play_loses_nothing() {
    for (number, rules) in (0..).zip(RuleSet::ALL) {
        let mut game = with_marbles_to_go(SOLVED, rules, number);
        let start = game.marbles_placed();
        finish(&mut game);
        let result = Value::points(game.score().margin(Colour::Red));
        let review = review_ending(&game, start);
        assert_eq!(review.moves.len(), game.marbles_placed() - start);
        for reviewed in &review.moves {
            assert!(reviewed.exact);
            assert_eq!(reviewed.loss(), Value::ZERO);
            assert_eq!(reviewed.best, reviewed.played);
            assert_eq!(reviewed.before, result, "the value stays what it was");
        }
        assert!(review.turning_points().is_empty());
    }
}

#[test]
fn a_blunder_in_an_ending_is_found_with_what_was_better() {
    let mut found = 0;
    for number in 0..16 {
        let rules = RuleSet::ALL[(number % 4) as usize];
        let mut game = with_marbles_to_go(SOLVED, rules, number);
        let stop = StopFlag::default();
        let advice = Thinker::new(4, 1)
            .advise(&game, Limits::default(), &stop, |_| ())
            .expect("the game goes on");
        let (best, worst) = (&advice.fields[0], &advice.fields[advice.fields.len() - 1]);
        let loss = best.value - worst.value;
        if loss < Value::points(4) {
            continue;
        }
        found += 1;
        let (mover, start) = (game.turn(), game.marbles_placed());
        play(&mut game, worst.field);
        finish(&mut game);

        let review = review_ending(&game, start);
        let blunder = review.moves[0];
        assert_eq!((blunder.mover, blunder.played), (mover, worst.field));
        assert_eq!(blunder.loss(), loss);
        let better = advice.of(blunder.best).expect("it is legal");
        assert_eq!(better.value, best.value);
        assert_eq!(review.turning_points(), [blunder], "nothing else was lost");
    }
    assert!(found >= 4, "only {found} endings to blunder in");
}

#[test]
fn a_review_reports_every_move_from_the_last_to_the_first() {
    for (number, rules) in (0..).zip(RuleSet::ALL) {
        let game = with_marbles_to_go(20, rules, number);
        let limits = Limits {
            nodes: Some(2_000),
            ..Limits::default()
        };
        let mut told = Vec::new();
        let mut progress = vec![0.0];
        let stop = StopFlag::default();
        let review = Thinker::new(1, 1).review(&game, limits, &stop, |reviewed, done| {
            told.push(*reviewed);
            progress.push(done);
        });
        told.reverse();
        assert_eq!(review.moves, told);
        assert!(progress.is_sorted_by(|one, next| one < next));
        assert_eq!(progress.last(), Some(&1.0));
        for ((reviewed, played), index) in review.moves.iter().zip(game.moves()).zip(0..) {
            let position = game.position_after(index).expect("it was played");
            assert_eq!((reviewed.number, reviewed.played), (index + 1, played));
            assert_eq!(reviewed.mover, position.turn());
            assert!(position.legal(game.layout()).contains(reviewed.best));
            assert!(reviewed.loss() >= Value::ZERO);
            assert_eq!(reviewed.loss() == Value::ZERO, reviewed.best == played);
        }
    }
}

#[test]
fn turning_points_are_the_few_largest_losses_in_order() {
    let game = with_marbles_to_go(6, RuleSet::AREA_AND_CHAINS, 5);
    let limits = Limits {
        nodes: Some(2_000),
        ..Limits::default()
    };
    let review = Thinker::new(4, 1).review(&game, limits, &StopFlag::default(), |_, _| ());
    let points = review.turning_points();
    assert_eq!(points.len(), 6, "a random game is full of them");
    assert!(points.is_sorted_by(|one, next| one.number < next.number));
    let least = points.iter().map(ReviewedMove::loss).min();
    for other in &review.moves {
        let enough = Value::points(if other.exact { 2 } else { 3 });
        if points.contains(other) {
            assert!(other.loss() >= enough);
        } else {
            assert!(other.loss() < enough || Some(other.loss()) <= least);
        }
    }
    let none = Review::default();
    assert!(none.turning_points().is_empty());
}

#[test]
fn the_stop_flag_ends_a_review_at_once_and_keeps_what_is_done() {
    let game = with_marbles_to_go(5, RuleSet::AREA_AND_CHAINS, 3);
    let late = least_late(|| {
        ending_after_stop(|stop| {
            let mut told = 0;
            let review =
                Thinker::new(4, 1).review(&game, Limits::default(), stop, |reviewed, _| {
                    assert!(reviewed.exact, "what was cut short is not told");
                    told += 1;
                });
            assert_eq!(review.moves.len(), told);
            let last = review.moves.last().map(|reviewed| reviewed.number);
            assert!(last.is_none_or(|last| last == game.marbles_placed()));
        })
    });
    assert!(late < AT_MOST_LATE, "{late:?} late");
}
