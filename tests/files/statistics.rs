//! The log of finished games.

use crate::common::{Folder, finished};
use kulami::ai::Level;
use kulami::files::{HowItEnded, Opponent, StatisticsLog};
use kulami::rules::RuleSet;
use std::fs;

#[test]
fn games_are_counted_once_and_as_they_ended_last() {
    let folder = Folder::new("once");
    let log = StatisticsLog::in_folder(&folder);
    assert!(log.read().unwrap().games().is_empty());
    let mut taken_back = finished(-7);
    log.add(&taken_back).unwrap();
    log.add(&finished(2)).unwrap();
    taken_back.end = HowItEnded::Counted(4);
    log.add(&taken_back).unwrap();
    let withdrawn = finished(60);
    log.add(&withdrawn).unwrap();
    log.withdraw(withdrawn.id).unwrap();
    let statistics = log.read().unwrap();
    let totals = statistics.totals(Opponent::Computer(Level::EASIEST), RuleSet::AREA);
    assert_eq!((totals.games, totals.wins, totals.streak), (2, 2, 2));
    assert_eq!(totals.average_margin, Some(3.0));
    assert_eq!(totals.best_margin, Some(4));
    // A game that was withdrawn can be added again.
    log.add(&withdrawn).unwrap();
    assert_eq!(log.read().unwrap().games().len(), 3);
    // Other opponents and rules are counted separately.
    for (opponent, rules) in [
        (Opponent::Person, RuleSet::AREA),
        (Opponent::Computer(Level::HARDEST), RuleSet::AREA),
        (Opponent::Computer(Level::EASIEST), RuleSet::BASIC),
    ] {
        assert_eq!(statistics.totals(opponent, rules).games, 0);
    }
}

#[test]
fn a_reset_keeps_the_old_log() {
    let folder = Folder::new("reset");
    let log = StatisticsLog::in_folder(&folder);
    assert_eq!(log.reset().unwrap(), None);
    for name in ["statistics.log.old", "statistics.log.old-2"] {
        log.add(&finished(1)).unwrap();
        let before = fs::read(folder.join("statistics.log")).unwrap();
        assert_eq!(log.reset().unwrap(), Some(folder.join(name)));
        assert_eq!(folder.contents()[name], before);
        assert!(log.read().unwrap().games().is_empty());
    }
}

#[test]
fn a_torn_line_takes_no_other_with_it() {
    let folder = Folder::new("torn");
    let log = StatisticsLog::in_folder(&folder);
    let path = folder.join("statistics.log");
    for margin in 1..=3 {
        log.add(&finished(margin)).unwrap();
    }
    let text = fs::read(&path).unwrap();
    let line = text.len() / 3;
    for length in 2 * line..text.len() {
        fs::write(&path, &text[..length]).unwrap();
        log.add(&finished(9)).unwrap();
        let statistics = log.read().unwrap();
        // If only the final line break is missing, the line is not torn.
        let whole = if length + 1 == text.len() { 3 } else { 2 };
        assert_eq!(statistics.games().len(), whole + 1, "{length}");
        let is_torn = length > 2 * line && whole == 2;
        assert_eq!(statistics.damaged(), usize::from(is_torn));
    }
}
