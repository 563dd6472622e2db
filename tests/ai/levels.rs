//! Opponents play by the rules, in character, and the same way twice.

use crate::positions::with_marbles_to_go;
use kulami::ai::{Level, LevelPlayer, Limits, StopFlag, Thinker, Worth};
use kulami::cli::arena::{BoardSource, ContestSetup, Spec, Tally, play_pairs};
use kulami::rules::RuleSet;

#[test]
fn every_level_chooses_a_legal_field_and_can_be_repeated() {
    for (number, rules) in (0..).zip(RuleSet::ALL) {
        let game = with_marbles_to_go(30, rules, number);
        for level in Level::all() {
            let choices = [0, 1].map(|_| {
                let limits = Limits {
                    nodes: Some(20_000),
                    ..Limits::default()
                };
                let finding =
                    LevelPlayer::new(level, 7).choose(&game, limits, &StopFlag::default());
                finding.expect("the game goes on").line[0]
            });
            assert_eq!(choices[0], choices[1]);
            assert!(game.legal().contains(choices[0]));
        }
    }
}

#[test]
fn an_opponent_of_a_finished_game_has_no_choice() {
    let mut game = with_marbles_to_go(1, RuleSet::BASIC, 1);
    let last = game.legal().first().expect("the game goes on");
    game.play(last).expect("legal");
    for level in [Level::EASIEST, Level::HARDEST] {
        let finding =
            LevelPlayer::new(level, 1).choose(&game, Limits::default(), &StopFlag::default());
        assert!(finding.is_none());
    }
}

/// The figures of all levels are in `docs/strength.md`; here it is only tested that strength
/// increases.
#[test]
fn the_first_levels_lead_upwards() {
    let setting = ContestSetup {
        boards: BoardSource::Mixed,
        rules: RuleSet::ALL.to_vec(),
        opening: 4,
        seed: 3,
    };
    let levels: Vec<Level> = Level::all().take(4).collect();
    for pair in levels.windows(2) {
        let mut tally = Tally::default();
        let players = || [pair[1], pair[0]].map(|level| Spec::Level(level).make(Limits::default()));
        play_pairs(&setting, 40, 2, players, |pair| {
            tally.add(pair);
            true
        })
        .expect("nobody gives up");
        assert!(tally.score() > 0.55, "level {}: {tally}", pair[1]);
    }
}

#[test]
fn an_appraisal_agrees_with_the_search() {
    for (number, rules) in (0..).zip(RuleSet::ALL) {
        let game = with_marbles_to_go(10, rules, number);
        let mut thinker = Thinker::new(4, 1);
        let stop = StopFlag::default();
        let appraisal = thinker
            .appraise(&game, Limits::default(), &stop, |_| ())
            .expect("the game goes on");
        let finding = Thinker::new(4, 1)
            .think(&game, Limits::default(), &stop, |_| ())
            .expect("the game goes on");
        assert!(appraisal.is_exact() && finding.exact);
        assert_eq!(appraisal.choices.len(), game.legal().len());
        assert_eq!(appraisal.choices[0].value, finding.value);
        for Worth { field, value, .. } in appraisal.choices {
            let mut after = game.clone();
            after.play(field).expect("choices are legal");
            let rest = thinker.think(&after, Limits::default(), &stop, |_| ());
            let margin = rest.map_or_else(
                || f64::from(after.score().margin(after.turn())),
                |finding| finding.value.in_points(),
            );
            assert!((value.in_points() + margin).abs() < 1e-9);
        }
    }
}
