//! The lesson: every step is a real position, can be done, and answers every other field with a
//! reason.

use kulami::ai::{Level, LevelPlayer, Limits, Reason, StopFlag, reasons};
use kulami::assets::Assets;
use kulami::lesson::{
    Goal, LEARNER, Lesson, LessonProgress, LessonStep, Remark, Verdict, chance, remark,
};
use kulami::rules::notation::Record;
use kulami::rules::{Colour, Ending, Field, Game, Refusal, Score};
use std::sync::Arc;

fn lesson() -> Lesson {
    Lesson::load(&Assets::built_in()).expect("the built-in lesson can be given")
}

#[test]
fn the_lesson_has_about_ten_steps_and_ends_with_a_game() {
    let lesson = lesson();
    let steps = lesson.steps();
    assert!((10..=12).contains(&steps.len()));
    let games = steps.iter().filter(|step| step.goal() == Goal::PlayOn);
    assert_eq!(games.count(), 1);
    assert_eq!(steps[steps.len() - 1].goal(), Goal::PlayOn);
}

#[test]
fn every_step_is_a_position_that_the_rules_allow_with_the_learner_to_move() {
    for step in lesson().steps() {
        // A record is replayed when it is read.
        let text = Record::new(step.game().clone()).to_string();
        let record: Record = text
            .parse()
            .unwrap_or_else(|error| panic!("{}: {error}", step.name()));
        assert_eq!(&record.game, step.game());
        assert_eq!(step.game().turn(), LEARNER, "{}", step.name());
        assert_eq!(step.game().ending(), None, "{}", step.name());
    }
}

#[test]
fn every_field_of_every_step_is_right_or_gets_a_reason_and_it_is_the_rules_own() {
    for step in lesson().steps() {
        let (mut reached, mut astray) = (0, 0);
        for field in Field::all() {
            let own = step.game().refusal(field);
            match step.judge(field) {
                Verdict::Reached => {
                    reached += 1;
                    let is_tried = matches!(step.goal(), Goal::Try(_));
                    assert_eq!(own.is_some(), is_tried, "{}", step.name());
                    assert_eq!(step.open().contains(field), !is_tried);
                }
                Verdict::Refused(reason) => assert_eq!(Some(reason), own, "{}", step.name()),
                Verdict::Astray => {
                    astray += 1;
                    assert_eq!(own, None, "{}", step.name());
                }
            }
        }
        assert!(reached > 0, "{}", step.name());
        // Where any marble reaches the goal, no legal field leads astray.
        let anywhere = matches!(step.goal(), Goal::Place | Goal::PlaceLast | Goal::PlayOn);
        assert_eq!(astray == 0, anywhere, "{}", step.name());
    }
}

#[test]
fn whoever_tries_any_field_of_the_closed_tile_has_done_what_the_sentence_says() {
    let lesson = lesson();
    let is_try = |step: &&Arc<LessonStep>| matches!(step.goal(), Goal::Try(_));
    let mut tries = 0;
    for step in lesson.steps().iter().filter(is_try) {
        tries += 1;
        assert_eq!(step.goal(), Goal::Try(Refusal::TabooOfLast));
        let game = step.game();
        let layout = game.layout();
        let last = game.position().last().expect("there is a last marble");
        let tile = layout.tile(layout.tile_of(last));
        // No other tile is closed, so nobody can take another one for it.
        assert_eq!(game.position().before_last(), None);
        let mut elsewhere = 0;
        for field in Field::all() {
            let is_on_tile = tile.contains(field);
            assert_eq!(step.judge(field) == Verdict::Reached, is_on_tile);
            let told = is_on_tile.then_some(Refusal::TabooOfLast);
            assert_eq!(step.tried(field), told);
            elsewhere += usize::from(is_on_tile && game.refusal(field) != told);
        }
        assert!(
            elsewhere > 0,
            "fields that the rules refuse for another reason too"
        );
    }
    assert_eq!(tries, 1);
}

#[test]
fn whoever_blocks_the_other_side_as_the_step_says_is_ahead_and_wins() {
    let lesson = lesson();
    let step = lesson
        .steps()
        .iter()
        .find(|step| step.goal() == Goal::Block);
    let step = step.expect("there is such a step");
    assert_eq!(step.game().score().leader(), Some(LEARNER));
    for field in step.open() {
        let (score, ending) = after(step.game(), field);
        assert_eq!(ending, Some(Ending::Blocked(!LEARNER)));
        assert_eq!(score.leader(), Some(LEARNER));
        // What is said afterwards: the row is full, and the column is the marble's own tile.
        let layout = step.game().layout();
        let occupied = step.game().position().occupied();
        let tile = layout.tile(layout.tile_of(field));
        for other in layout
            .cross(field)
            .into_iter()
            .filter(|other| *other != field)
        {
            let is_in_row = layout.square(other).rank == layout.square(field).rank;
            assert!(if is_in_row {
                occupied.contains(other)
            } else {
                tile.contains(other)
            });
        }
    }
}

/// The score and ending after a marble, counted from the position.
fn after(game: &Game, field: Field) -> (Score, Option<Ending>) {
    let mut next = game.clone();
    next.play(field).expect("it is open");
    (next.score(), next.ending())
}

#[test]
fn what_a_step_is_about_is_what_the_rules_count_afterwards() {
    for step in lesson().steps() {
        let game = step.game();
        let (layout, before) = (game.layout(), game.score());
        for field in step.open() {
            let (score, ending) = after(game, field);
            let tile = layout.tile_of(field).index();
            let owners = [&before, &score].map(|score| score.tiles[tile].owner());
            let own = [&before, &score].map(|score| score.side(LEARNER).clone());
            match step.goal() {
                Goal::TakeTile(size) => {
                    assert_eq!(score.tiles[tile].size, size);
                    assert_eq!(owners, [None, Some(LEARNER)]);
                    assert_eq!(score.tiles[tile].marbles[LEARNER.index()], 1);
                }
                Goal::TieTile => assert_eq!(owners, [Some(!LEARNER), None]),
                Goal::Block => assert_eq!(ending, Some(Ending::Blocked(!LEARNER))),
                Goal::PlaceLast => assert_eq!(ending, Some(Ending::AllPlaced)),
                Goal::JoinAreas => {
                    assert!(own[1].area() > own[0].area() + 1);
                    assert!(own[1].area_bonus > 0, "the bonus is seen");
                }
                Goal::MakeChain => {
                    assert_eq!((own[0].chains.len(), own[1].chains.len()), (0, 1));
                    assert!(own[1].chain_bonus > 0, "the bonus is seen");
                }
                Goal::CrossGap => {
                    let last = game.position().last().expect("there is one");
                    let [from, to] = [last, field].map(|field| layout.square(field));
                    let apart = from.file.abs_diff(to.file) + from.rank.abs_diff(to.rank);
                    let fields_between = Field::all()
                        .map(|field| layout.square(field))
                        .filter(|between| {
                            (from.file == to.file && between.file == from.file)
                                || (from.rank == to.rank && between.rank == from.rank)
                        })
                        .filter(|between| (*between > from) != (*between > to))
                        .filter(|between| *between != from && *between != to);
                    assert!(fields_between.count() < usize::from(apart) - 1);
                }
                Goal::Place | Goal::Try(_) | Goal::PlayOn => assert_eq!(ending, None),
            }
        }
    }
}

#[test]
fn the_taboo_steps_show_both_taboos() {
    let lesson = lesson();
    let refusals = |name: &str| -> Vec<Refusal> {
        let step = lesson.steps().iter().find(|step| step.name() == name);
        let game = step.expect("there is such a step").game();
        Field::all().filter_map(|f| game.refusal(f)).collect()
    };
    assert!(refusals("last-tile").contains(&Refusal::TabooOfLast));
    let own = refusals("own-tile").into_iter();
    assert!(own.filter(|why| *why == Refusal::TabooOfBefore).count() >= 2);
}

#[test]
fn the_short_game_is_short_and_a_beginner_can_win_it() {
    let lesson = lesson();
    let start = lesson.steps().last().expect("there are steps").game();
    let (mut won, mut marbles) = (0, Vec::new());
    for seed in 0..40 {
        let mut game = start.clone();
        let mut players = [1, 2].map(|which| LevelPlayer::new(Level::EASIEST, 2 * seed + which));
        while game.ending().is_none() {
            let player = &mut players[game.turn().index()];
            let finding = player.choose(&game, Limits::default(), &StopFlag::default());
            game.play(finding.expect("there is a field").line[0])
                .expect("legal");
            assert!(remark(&game).is_some_and(|(colour, _)| colour == !game.turn()));
        }
        marbles.push(game.marbles_placed() - start.marbles_placed());
        won += u32::from(game.score().leader() == Some(LEARNER));
    }
    assert!(marbles.iter().all(|count| (4..=14).contains(count)));
    assert!(won > 20, "{won} of 40 games of equals");
}

#[test]
fn remarks_are_reasons_of_the_marble_that_was_placed() {
    let lesson = lesson();
    for step in lesson.steps() {
        let facts = reasons(step.game());
        for (field, facts) in &facts {
            let mut game = step.game().clone();
            game.play(*field).expect("it is legal");
            let (colour, said) = remark(&game).expect("there is a last marble");
            assert_eq!(colour, Colour::Red);
            let expected = facts.iter().find_map(|fact| match *fact {
                Reason::TakesTile { size, .. } => Some(Remark::Takes(size)),
                Reason::TiesTile { size, .. } => Some(Remark::Ties(size)),
                Reason::SecuresTile { size, .. } => Some(Remark::Secures(size)),
                Reason::LeavesFewFields { fields } => Some(Remark::LeavesFew(fields)),
                _ => None,
            });
            assert_eq!(said, expected.unwrap_or(Remark::Quiet));
            // No field offers more than the best chance.
            if let Remark::Takes(size) = said {
                let best = match chance(step.game()) {
                    Some(Remark::Takes(best) | Remark::Ties(best)) => best,
                    other => panic!("{other:?} instead of a tile of {size}"),
                };
                assert!(best >= size);
            }
        }
    }
    assert_eq!(remark(lesson.steps()[0].game()), None);
}

#[test]
fn whoever_comes_back_goes_on_where_they_left_off() {
    let lesson = lesson();
    for (number, step) in lesson.steps().iter().enumerate() {
        let progress = LessonProgress {
            at: Some(step.name().to_owned()),
            ..LessonProgress::default()
        };
        assert_eq!(lesson.resumed(&progress), number);
    }
    let elsewhere = LessonProgress {
        at: Some("no such step".to_owned()),
        ..LessonProgress::default()
    };
    assert_eq!(lesson.resumed(&elsewhere), 0);
    assert_eq!(lesson.resumed(&LessonProgress::default()), 0);
}
