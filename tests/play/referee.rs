//! What the referee makes of wishes.

use crate::evening::{BOARDS, Evening, STEPS, any_game, computer, people, person, setup};
use kulami::ai::Level;
use kulami::files::SavedGame;
use kulami::lesson::{Goal, LEARNER};
use kulami::play::{
    Asked, Author, Fact, Finish, GameHeaders, Player, Purpose, Show, Standing, Wish,
};
use kulami::rules::notation::Record;
use kulami::rules::{Colour, Field, Refusal};

fn placed(evening: &Evening) -> usize {
    evening.session.game().marbles_placed()
}

fn demo() -> Wish {
    let levels = [Level::EASIEST; 2];
    Wish::Show(Show::Demo(any_game(BOARDS[1].clone(), 1, 12), levels))
}

#[test]
fn an_illegal_field_is_refused_with_the_rules_reason_and_changes_nothing() {
    let mut evening = Evening::new(people());
    evening.place(5);
    let before = (*evening.session).clone();
    for field in Field::all() {
        if let Some(reason) = before.game().refusal(field) {
            let told = evening.say(Wish::Place(field));
            assert_eq!(told, [Fact::Refused { field, reason }]);
            assert!(!told[0].changes_table());
            assert_eq!(*evening.session, before);
        }
    }
}

#[test]
fn a_person_moves_only_at_their_own_turn() {
    let mut evening = Evening::new(people());
    let field = evening.legal(0).expect("the game goes on");
    let by = |colour| Asked {
        by: Author::Person(colour),
        at: None,
        wish: Wish::Place(field),
    };
    assert_eq!(evening.ask(&by(Colour::Black)), []);
    assert_eq!(evening.ask(&by(Colour::Red)).len(), 1);
}

#[test]
fn taking_back_takes_the_computers_answer_too_and_redo_brings_both() {
    let mut evening = Evening::new(setup([person(""), computer(1)]));
    assert!(!evening.session.may_take_back());
    evening.place(0);
    evening.place(0);
    let before = evening.session.game().clone();
    assert_eq!(evening.say(Wish::TakeBack).len(), 2);
    assert_eq!(placed(&evening), 0);
    let redone = evening.say(Wish::Redo);
    assert!(redone.iter().all(|fact| matches!(
        fact,
        Fact::Placed {
            is_redone: true,
            ..
        }
    )));
    assert_eq!(*evening.session.game(), before);
    // While the computer thinks, only the person's own marble is taken back.
    evening.place(0);
    assert_eq!(evening.say(Wish::TakeBack).len(), 1);
    // If the computer has begun, its first marble stays.
    let mut evening = Evening::new(setup([computer(1), person("")]));
    evening.place(0);
    assert_eq!(evening.say(Wish::TakeBack), []);
}

#[test]
fn a_marble_that_is_placed_anew_ends_what_could_be_redone_also_in_the_same_field() {
    let mut evening = Evening::new(people());
    let fields: Vec<Field> = (0..3)
        .map(|_| {
            evening.place(0);
            evening
                .session
                .game()
                .moves()
                .next_back()
                .expect("it lies there")
        })
        .collect();
    for _ in 0..3 {
        evening.say(Wish::TakeBack);
    }
    evening.say(Wish::Redo);
    assert_eq!(evening.session.game().undone(), 2);
    evening.say(Wish::Place(fields[1]));
    assert_eq!(evening.session.game().undone(), 0);
    assert_eq!(evening.say(Wish::Redo), []);
}

#[test]
fn the_end_is_told_when_it_comes_and_when_it_comes_again() {
    let mut evening = Evening::new(people());
    let mut last = Vec::new();
    while evening.legal(0).is_some() {
        last = evening.place(0);
    }
    let ending = evening.session.game().ending().expect("it is over");
    assert!(matches!(last[..], [Fact::Placed { .. }, Fact::Ended(told)] if told == ending));
    let field = Field::FIRST;
    let reason = Refusal::GameOver;
    assert_eq!(
        evening.say(Wish::Place(field)),
        [Fact::Refused { field, reason }]
    );
    evening.say(Wish::TakeBack);
    assert_eq!(evening.say(Wish::Redo).last(), Some(&Fact::Ended(ending)));
}

#[test]
fn whoever_resigns_has_lost_until_they_go_on() {
    let mut evening = Evening::new(setup([person(""), computer(1)]));
    assert_eq!(evening.say(Wish::Resign), []);
    evening.place(0);
    // It is the computer's turn; the person resigns.
    assert_eq!(evening.say(Wish::Resign), [Fact::Resigned(Colour::Red)]);
    assert_eq!(evening.session.winner(), Some(Colour::Black));
    assert_eq!(evening.session.mover(), None);
    assert_eq!(evening.say(Wish::Resign), []);
    assert_eq!(evening.say(Wish::TakeBack), [Fact::Resumed]);
    assert_eq!((placed(&evening), evening.session.finish()), (1, None));
}

#[test]
fn no_marble_is_placed_in_a_game_that_was_given_up() {
    let mut evening = Evening::new(people());
    evening.place(0);
    evening.say(Wish::Resign);
    let field = evening.legal(0).expect("the rules would allow one");
    let reason = Refusal::GameOver;
    assert_eq!(
        evening.say(Wish::Place(field)),
        [Fact::Refused { field, reason }]
    );
    assert_eq!(placed(&evening), 1);
}

#[test]
fn players_go_on_with_a_series_and_swap_colours() {
    let mut evening = Evening::new(people());
    evening.say(Wish::BestOf(5));
    evening.place(0);
    evening.say(Wish::Resign);
    assert_eq!(evening.session.winner(), Some(Colour::Red));
    let first = evening.session.id();
    evening.say(Wish::Rematch { swap: true });
    assert_ne!(evening.session.id(), first);
    assert_eq!(evening.session.series().standing(None), [0, 1]);
    assert_eq!(evening.session.name(Colour::Black), "Anna");
    assert_eq!(evening.session.game().starts(), Colour::Black);
    assert_eq!(placed(&evening), 0);
    evening.place(0);
    evening.say(Wish::Resign);
    let won = evening.session.series().standing(evening.session.winner());
    evening.say(Wish::Rematch { swap: false });
    assert_eq!(evening.session.series().standing(None), won);
    assert_eq!(evening.session.series().best_of(), 5);
    // A new game is not part of the series.
    evening.say(Wish::Start(people()));
    assert_eq!(evening.session.standing(), None);
}

#[test]
fn a_game_under_way_is_put_aside_for_one_to_look_at_and_gone_on_with() {
    let mut evening = Evening::new(people());
    // Without marbles on the board there is nothing to come back to.
    evening.say(demo());
    assert_eq!(
        (evening.session.played(), evening.session.may_resume()),
        (None, false)
    );
    assert_eq!(evening.say(Wish::Resume), []);
    evening.say(Wish::Start(people()));
    evening.place(0);
    let game = (*evening.session).clone();
    for show in [
        Show::Board(BOARDS[0].clone()),
        Show::Lesson(STEPS[0].clone()),
        Show::Review(Box::new(SavedGame::of(&game).record().clone())),
    ] {
        evening.say(demo());
        assert_eq!(*evening.session.purpose(), Purpose::Demo);
        evening.say(Wish::Show(show));
        assert_ne!(*evening.session, game);
        assert_eq!(evening.session.played(), Some(&game));
        let sittings = evening.session.sittings();
        assert!(matches!(evening.say(Wish::Resume)[..], [Fact::Started(_)]));
        assert_eq!(*evening.session, game);
        assert_eq!(evening.session.sittings(), sittings + 1);
    }
    // Only a review puts aside a game that is over.
    evening.say(Wish::Resign);
    evening.say(demo());
    assert!(!evening.session.may_resume());
}

#[test]
fn a_review_turns_to_any_moment_one_marble_at_a_time_before_everybodys_eyes() {
    let mut evening = Evening::new(people());
    let record = Record::new(any_game(BOARDS[0].clone(), 9, 20));
    assert_eq!(evening.say(Wish::TurnTo(0)), []);
    evening.say(Wish::Show(Show::Review(Box::new(record.clone()))));
    assert_eq!(evening.say(Wish::TurnTo(10)), [Fact::Turned(10)]);
    assert_eq!(evening.say(Wish::TurnTo(10)), []);
    let fields: Vec<Field> = record.game.moves().collect();
    let told = evening.say(Wish::TurnTo(11));
    assert!(matches!(told[..], [Fact::Placed { field, .. }] if field == fields[10]));
    let told = evening.say(Wish::TurnTo(10));
    assert!(matches!(told[..], [Fact::TakenBack { field, .. }] if field == fields[10]));
    assert_eq!(evening.say(Wish::TurnTo(99)), [Fact::Turned(20)]);
    assert_eq!(evening.session.mover(), None);
    assert_eq!(evening.say(Wish::Place(fields[0])), []);
}

#[test]
fn a_lesson_takes_only_what_it_is_about() {
    let mut evening = Evening::new(people());
    for step in STEPS.iter() {
        evening.say(Wish::Show(Show::Lesson(step.clone())));
        assert_eq!(evening.session.step(), Some(&**step));
        assert_eq!(evening.session.player(LEARNER), &Player::default());
        let astray = step.game().legal() - step.open();
        for field in astray.into_iter().filter(|_| step.goal() != Goal::PlayOn) {
            assert_eq!(evening.say(Wish::Place(field)), [Fact::Astray(field)]);
        }
        if let Some(field) = step.open().first() {
            let told = evening.say(Wish::Place(field));
            assert!(matches!(told[0], Fact::Placed { .. }));
            assert_eq!(evening.session.may_take_back(), step.goal() == Goal::PlayOn);
        }
    }
}

#[test]
fn a_game_that_was_kept_is_gone_on_with_as_it_was() {
    let mut evening = Evening::new(setup([person("Anna"), computer(4)]));
    evening.say(Wish::BestOf(5));
    evening.place(0);
    evening.say(Wish::Resign);
    evening.say(Wish::Rematch { swap: true });
    evening.place(0);
    evening.place(0);
    evening.say(Wish::Call(evening.session.id(), "Sunday".to_owned()));
    let saved = SavedGame::of(&evening.session);
    let before = (*evening.session).clone();
    evening.say(Wish::Start(people()));
    evening.say(Wish::Restore(Box::new(saved.record().clone())));
    assert_eq!(evening.session.id(), before.id());
    assert_eq!(evening.session.game(), before.game());
    assert_eq!(evening.session.players(), before.players());
    assert_eq!(evening.session.series(), before.series());
    assert_eq!(evening.session.record().name(), Some("Sunday"));
    assert_eq!(evening.session.record().date(), saved.date());
    assert_eq!(SavedGame::of(&evening.session), saved);
}

#[test]
fn what_somebody_elsewhere_has_written_about_a_game_stays() {
    let mut evening = Evening::new(people());
    let text = Record::new(any_game(BOARDS[0].clone(), 2, 6)).to_string();
    let text = text.replace("moves", "event Spring cup\nred Anna\nseries 3 1-0\nmoves");
    let saved: SavedGame = text.parse().expect("it is a record");
    evening.say(Wish::Restore(Box::new(saved.record().clone())));
    evening.place(0);
    let kept = SavedGame::of(&evening.session);
    assert!(
        kept.to_string()
            .contains("event Spring cup\nred Anna\nseries 3 1-0\n")
    );
    assert_eq!((kept.id(), kept.date()), (saved.id(), None));
    let standing = Standing {
        best_of: 3,
        won: [1, 0],
    };
    assert_eq!(evening.session.standing(), Some(standing));
}

#[test]
fn a_name_is_given_to_the_game_that_is_meant_wherever_it_is() {
    let mut evening = Evening::new(people());
    evening.place(0);
    let id = evening.session.id();
    evening.say(demo());
    let name = "Sunday".to_owned();
    assert_eq!(
        evening.say(Wish::Call(id, name.clone())),
        [Fact::Named { game: id, name }]
    );
    evening.say(Wish::Resume);
    assert_eq!(evening.session.record().name(), Some("Sunday"));
    evening.say(Wish::Rematch { swap: false });
    assert_eq!(evening.session.record().name(), None);
    assert_eq!(evening.say(Wish::Call(id, "Monday".to_owned())), []);
}

#[test]
fn somebody_else_may_play_on_and_that_is_told_once() {
    let mut evening = Evening::new(people());
    let wish = Wish::Seat(Colour::Black, computer(2));
    assert!(matches!(
        evening.say(wish.clone())[..],
        [Fact::Seated { .. }]
    ));
    assert_eq!(evening.say(wish), []);
    assert!(evening.session.has_person() && !evening.session.is_by_two());
    assert_eq!(evening.say(Wish::BestOf(3)), [Fact::SeriesAgreed(3)]);
    assert_eq!(evening.say(Wish::BestOf(3)), []);
    assert_eq!(evening.session.finish(), None::<Finish>);
}
