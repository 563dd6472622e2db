//! A session can be rebuilt from its facts.

use crate::evening::{Evening, people};
use kulami::play::{Asked, CannotFollow, Fact, Numbered, Session, Wish};
use kulami::rules::Colour;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn an_evening(doings: &[[u8; 3]]) -> Evening {
    let mut evening = Evening::new(people());
    for &doing in doings {
        evening.any(doing);
    }
    evening
}

fn doings() -> impl Strategy<Value = Vec<[u8; 3]>> {
    prop::collection::vec(any::<[u8; 3]>(), 0..120)
}

proptest! {
    #[test]
    fn a_session_rebuilt_from_its_facts_is_the_same(doings in doings()) {
        let Evening { session, log, .. } = an_evening(&doings);
        prop_assert_eq!(session.facts(), log.len() as u64);
        prop_assert_eq!(&Session::rebuilt(&log)?, &session);
        // Also from any later start on, and from a snapshot.
        for (number, fact) in log.iter().enumerate() {
            if matches!(fact.fact, Fact::Started(_)) {
                prop_assert_eq!(&Session::rebuilt(&log[number..])?, &session);
            }
        }
        prop_assert_eq!(&Session::rebuilt([&session.snapshot()])?, &session);
    }

    #[test]
    fn facts_are_read_as_they_were_written_and_numbered_without_a_gap(doings in doings()) {
        let Evening { session, log, .. } = an_evening(&doings);
        let text: Vec<String> = log.iter().map(ToString::to_string).collect();
        let read: Result<Vec<Numbered>, _> = text.iter().map(|line| line.parse()).collect();
        let read = read?;
        prop_assert_eq!(&read, &log);
        prop_assert_eq!(&Session::rebuilt(&read)?, &session);
        for (number, (fact, line)) in log.iter().zip(&text).enumerate() {
            prop_assert_eq!(fact.number, number as u64);
            prop_assert!(!line.contains('\n') && line.len() < 16_384);
        }
    }

    #[test]
    fn a_fact_that_does_not_fit_changes_nothing(doings in doings(), which: prop::sample::Index) {
        let Evening { mut session, log, .. } = an_evening(&doings);
        let before = session.clone();
        let old = which.get(&log);
        let next = session.facts();
        let out_of_order = CannotFollow::OutOfOrder { expected: next, number: old.number };
        prop_assert_eq!(session.apply(old), Err(out_of_order));
        prop_assert_eq!(&session, &before);
        // An old fact once more, with the next number.
        let again = Numbered { number: next, fact: old.fact.clone() };
        if session.apply(&again).is_err() {
            prop_assert_eq!(&session, &before);
        }
    }

    #[test]
    fn what_does_not_change_the_table_leaves_it_as_it_was(doings in doings()) {
        let Evening { log, .. } = an_evening(&doings);
        let mut session = Session::rebuilt(&log[..1])?;
        for fact in &log[1..] {
            let before = session.clone();
            session.apply(fact)?;
            if !fact.fact.changes_table() {
                prop_assert_eq!(&*session, &*before);
                prop_assert_eq!(session.played(), before.played());
                prop_assert_eq!(session.sittings(), before.sittings());
            }
        }
    }
}

#[test]
fn random_evenings_hold_everything_that_can_happen() {
    let mut kinds = BTreeSet::new();
    let mut aside = 0;
    let mut number = 1_u64;
    for _ in 0..60 {
        let doings: Vec<[u8; 3]> = (0..100)
            .map(|_| {
                number = number
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                let bytes = number.to_be_bytes();
                [bytes[0], bytes[1], bytes[2]]
            })
            .collect();
        let evening = an_evening(&doings);
        for Numbered { fact, .. } in &evening.log {
            let name = format!("{fact:?}");
            let end = name.find([' ', '(']).unwrap_or(name.len());
            kinds.insert(name[..end].to_owned());
        }
        aside += usize::from(evening.session.may_resume());
    }
    let all = [
        "Astray",
        "Ended",
        "Named",
        "Placed",
        "Refused",
        "Resigned",
        "Resumed",
        "Seated",
        "SeriesAgreed",
        "Started",
        "TakenBack",
        "Turned",
    ];
    assert_eq!(kinds, all.map(str::to_owned).into());
    assert!(aside > 0);
}

#[test]
fn a_session_begins_with_a_start() {
    let mut evening = Evening::new(people());
    evening.place(0);
    assert_eq!(Session::rebuilt(&[]), Err(CannotFollow::NoStart));
    assert_eq!(
        Session::rebuilt(&evening.log[1..]),
        Err(CannotFollow::NoStart)
    );
    let mut without = evening.log.clone();
    evening.place(0);
    without.push(evening.log[2].clone());
    without.remove(1);
    let missed = CannotFollow::OutOfOrder {
        expected: 1,
        number: 2,
    };
    assert_eq!(Session::rebuilt(&without), Err(missed));
}

#[test]
fn what_is_not_a_fact_is_refused_in_one_line() {
    let mut evening = Evening::new(people());
    evening.place(3);
    let line = evening.log[1].to_string();
    assert!(line.parse::<Numbered>().is_ok());
    for bad in [
        "",
        "{}",
        "[1]",
        &line.replace("Placed", "Dropped"),
        &line.replace("\"field\":", "\"field\":64"),
        &evening.log[0].to_string().replace("Kulami 1", "Kulami 9"),
        &evening.log[0].to_string().replace("layout ", "layout Z"),
    ] {
        let error = bad.parse::<Numbered>().expect_err(bad).to_string();
        assert!(error.starts_with("this is not a fact: ") && error.lines().count() == 1);
    }
}

#[test]
fn a_wish_is_read_as_it_was_written() {
    let mut evening = Evening::new(people());
    evening.place(3);
    let at = evening.session.moment();
    let field = evening.legal(1).expect("the game goes on");
    let setup = people();
    for asked in [
        Asked::answer(Colour::Black, at, field),
        Asked::here(Wish::Start(setup)),
        Asked::here(Wish::Rematch { swap: true }),
        Asked::here(Wish::Restore(Box::new(evening.session.record().clone()))),
    ] {
        let text = serde_json::to_string(&asked).expect("a wish can be written");
        assert_eq!(serde_json::from_str::<Asked>(&text).ok(), Some(asked));
    }
}
