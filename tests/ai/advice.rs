//! Advice is right about every field, and its reasons are facts.

use crate::exact::brute_force;
use crate::limits::{AT_MOST_LATE, ending_after_stop, least_late};
use crate::positions::with_marbles_to_go;
use kulami::ai::{Advice, Limits, Reason, StopFlag, Thinker, Value};
use kulami::rules::{FieldSet, Game, RuleSet};
use std::time::Instant;

fn advise(thinker: &mut Thinker, game: &Game, limits: Limits) -> Advice {
    thinker
        .advise(game, limits, &StopFlag::default(), |_| ())
        .expect("the game goes on")
}

/// Whether the advice holds every legal field exactly once, best first.
fn assert_complete(game: &Game, advice: &Advice) {
    let fields: FieldSet = advice.fields.iter().map(|advised| advised.field).collect();
    assert_eq!(fields, game.legal());
    assert_eq!(advice.fields.len(), game.legal().len());
    assert!(
        advice
            .fields
            .is_sorted_by(|one, next| one.value >= next.value)
    );
    assert!(!advice.fields[0].reasons.is_empty());
}

#[test]
fn exact_values_of_all_fields_agree_with_brute_force() {
    let mut thinker = Thinker::new(1, 1);
    for number in 0..400 {
        let rules = RuleSet::ALL[(number / 2 % 4) as usize];
        let game = with_marbles_to_go(3 + (number / 8 % 5) as usize, rules, number);
        let advice = advise(&mut thinker, &game, Limits::default());
        assert_complete(&game, &advice);
        assert!(advice.is_exact());
        for advised in &advice.fields {
            let after = game.position().play(advised.field);
            let expected = -brute_force(game.layout(), rules, &after);
            assert_eq!(advised.value, Value::points(expected), "{number}");
        }
    }
}

/// Fields can be certain before the whole position is solved.
#[test]
fn what_a_short_look_calls_exact_agrees_with_brute_force() {
    let mut thinker = Thinker::new(1, 1);
    let (mut certain, mut open) = (0, 0);
    for number in 0..400 {
        let rules = RuleSet::ALL[(number / 2 % 4) as usize];
        let game = with_marbles_to_go(6, rules, number);
        let depth = Some(1 + (number % 3) as u8);
        let limits = Limits {
            depth,
            ..Limits::default()
        };
        for advised in advise(&mut thinker, &game, limits).fields {
            if !advised.exact {
                open += 1;
                continue;
            }
            certain += 1;
            let after = game.position().play(advised.field);
            let expected = -brute_force(game.layout(), rules, &after);
            assert_eq!(advised.value, Value::points(expected), "{number}");
        }
    }
    assert!(certain > 50 && open > 50, "{certain} certain, {open} open");
}

#[test]
fn the_best_field_is_what_the_search_would_choose() {
    for number in 0..24 {
        let rules = RuleSet::ALL[(number % 4) as usize];
        let game = with_marbles_to_go(11, rules, number);
        let advice = advise(&mut Thinker::new(4, 1), &game, Limits::default());
        let stop = StopFlag::default();
        let finding = Thinker::new(4, 1)
            .think(&game, Limits::default(), &stop, |_| ())
            .expect("the game goes on");
        let best = advice.best().expect("there is a choice");
        assert!(finding.exact && advice.is_exact());
        assert_eq!(best.value, finding.value);
        let chosen = advice.of(finding.line[0]).expect("it is legal");
        assert_eq!(
            chosen.value, best.value,
            "equally good fields are equally good"
        );
    }
}

#[test]
fn advice_gets_better_and_is_complete_all_the_time() {
    for (number, rules) in (0..).zip(RuleSet::ALL) {
        let game = with_marbles_to_go(30, rules, number);
        let limits = Limits {
            nodes: Some(30_000),
            ..Limits::default()
        };
        let mut depths = Vec::new();
        let stop = StopFlag::default();
        let last = Thinker::new(4, 1).advise(&game, limits, &stop, |advice| {
            assert_complete(&game, advice);
            depths.push(advice.depth);
        });
        assert!(depths.len() >= 5 && depths.is_sorted_by(|one, next| one < next));
        assert_eq!(depths.last(), last.map(|advice| advice.depth).as_ref());
    }
}

/// A guess is never called exact, not even of a marble that ends the game.
#[test]
fn there_is_advice_however_tight_the_limit() {
    let none = Limits {
        nodes: Some(0),
        ..Limits::default()
    };
    for to_go in [1, 2, 5, 40, 56] {
        let game = with_marbles_to_go(to_go, RuleSet::AREA, 2);
        let advice = advise(&mut Thinker::new(1, 1), &game, none);
        assert_complete(&game, &advice);
        assert!(!advice.fields.iter().any(|advised| advised.exact));
    }
}

/// The empty board has the most fields to say something about.
#[test]
fn the_first_advice_comes_within_milliseconds() {
    let game = with_marbles_to_go(56, RuleSet::AREA_AND_CHAINS, 1);
    let mut thinker = Thinker::new(4, 1);
    let late = least_late(|| {
        let stop = StopFlag::default();
        let started = Instant::now();
        let mut first = None;
        thinker.advise(&game, Limits::default(), &stop, |_| {
            first.get_or_insert(started.elapsed());
            stop.stop();
        });
        first.expect("there is a first answer")
    });
    assert!(late < AT_MOST_LATE, "{late:?}");
}

#[test]
fn the_stop_flag_ends_advice_at_once() {
    let game = with_marbles_to_go(50, RuleSet::AREA_AND_CHAINS, 3);
    let late = least_late(|| {
        ending_after_stop(|stop| {
            Thinker::new(4, 1).advise(&game, Limits::default(), stop, |_| ());
        })
    });
    assert!(late < AT_MOST_LATE, "{late:?} late");
}

/// A reason that most worse fields share is not the first one given.
#[test]
fn the_first_reason_sets_a_field_apart_from_worse_ones() {
    let half_a_point = Value::steps(Value::POINT / 2);
    let mut thinker = Thinker::new(4, 1);
    let (mut facts, mut best_values) = (0, 0);
    for number in 0..200 {
        let rules = RuleSet::ALL[(number % 4) as usize];
        let game = with_marbles_to_go(8 + (number % 30) as usize, rules, number);
        let limits = Limits {
            nodes: Some(3_000),
            ..Limits::default()
        };
        let advice = advise(&mut thinker, &game, limits);
        for advised in &advice.fields {
            let is_best = advised.value + half_a_point > advice.fields[0].value;
            let worse = advice.fields.iter();
            let worse: Vec<_> = worse
                .filter(|other| other.value + half_a_point <= advised.value)
                .collect();
            let sets_apart = |&reason: &Reason| {
                let offer_it = worse
                    .iter()
                    .filter(|other| other.reasons.iter().any(|one| one.outdoes(reason)));
                2 * offer_it.count() <= worse.len()
            };
            match advised.reasons.split_first() {
                Some((Reason::BestValue, others)) => {
                    assert!(is_best && !others.iter().any(sets_apart), "{number}");
                    best_values += 1;
                }
                Some((first, others)) => {
                    let any = is_best || others.iter().any(sets_apart);
                    assert!(!any || sets_apart(first), "{number}: {first:?}");
                    facts += 1;
                }
                None => assert!(!is_best, "{number}: something is said for the best"),
            }
        }
    }
    assert!(facts > 100 && best_values > 10, "{facts}, {best_values}");
}
