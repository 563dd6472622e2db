//! What went on at a stand: a table for the organiser, whatever happens to it.

use crate::common::Folder;
use kulami::ai::Level;
use kulami::files::{Visit, VisitBook, VisitEnd, VisitNumbers, When, Winner};
use kulami::rules::RuleSet;
use proptest::prelude::*;
use std::fs;

fn visit(level: Option<u8>, hour: u8, end: VisitEnd) -> Visit {
    Visit {
        when: When {
            date: "2026-11-17".to_owned(),
            hour,
            minute: 5,
            second: 9,
        },
        level: level.map(|level| Level::try_from(level).unwrap()),
        rules: RuleSet::AREA_AND_CHAINS,
        end,
        marbles: 40,
        seconds: 312,
        language: "de".to_owned(),
    }
}

fn any_visit() -> impl Strategy<Value = Visit> {
    let winner = prop_oneof![
        Just(Winner::First),
        Just(Winner::Second),
        Just(Winner::Neither)
    ];
    let end = (winner, 0..3).prop_map(|(winner, kind)| match kind {
        0 => VisitEnd::Finished(winner),
        1 => VisitEnd::TimeUp(winner),
        _ => VisitEnd::Left,
    });
    let level = proptest::option::of(1..=10_u8);
    (level, 0..24_u8, end).prop_map(|(level, hour, end)| visit(level, hour, end))
}

proptest! {
    #[test]
    fn a_game_is_read_as_it_was_written(visit in any_visit()) {
        prop_assert_eq!(visit.to_string().parse::<Visit>(), Ok(visit));
    }

    #[test]
    fn no_text_is_too_strange(text in "\\PC*") {
        let _ = text.parse::<Visit>();
    }

    #[test]
    fn the_sums_add_up(visits in proptest::collection::vec(any_visit(), 0..50)) {
        let sums = VisitNumbers::of(&visits);
        prop_assert_eq!(sums.played as usize, visits.len());
        prop_assert_eq!(sums.finished + sums.left, sums.played);
        prop_assert_eq!(sums.by_hour.iter().sum::<u32>(), sums.played);
        let against: u32 = sums.by_level.values().flatten().sum();
        let counted = visits.iter().filter(|visit| visit.level.is_some() && visit.end != VisitEnd::Left);
        prop_assert_eq!(against as usize, counted.count());
    }
}

#[test]
fn the_table_opens_in_a_spreadsheet_and_a_torn_line_takes_no_other_with_it() {
    let folder = Folder::new("visits");
    let book = VisitBook::in_folder(&folder);
    assert_eq!(book.read().unwrap(), []);
    let all = [
        visit(Some(4), 10, VisitEnd::Finished(Winner::First)),
        visit(None, 11, VisitEnd::TimeUp(Winner::Second)),
        visit(Some(8), 11, VisitEnd::Left),
    ];
    for visit in &all {
        book.add(visit).unwrap();
    }
    assert_eq!(book.read().unwrap(), all);
    let text = fs::read_to_string(book.path()).unwrap();
    let columns: Vec<usize> = text.lines().map(|line| line.split(',').count()).collect();
    assert_eq!(columns, [10; 4]);
    assert!(text.starts_with("date,time,players,level,"));
    assert!(text.contains("2026-11-17,10:05:09,1,4,area+chains,finished,person,40,312,de\n"));
    assert!(text.contains("2026-11-17,11:05:09,2,,area+chains,time-up,black,40,312,de\n"));
    // A power failure in the middle of a line.
    fs::write(book.path(), &text[..text.len() - 20]).unwrap();
    book.add(&all[0]).unwrap();
    let read = book.read().unwrap();
    assert_eq!(read[..2], all[..2]);
    assert_eq!(read.last(), Some(&all[0]));
}
