//! Moments are the same on every machine, and different for different positions.

use crate::evening::{Evening, people};
use kulami::play::{Asked, Digest, Fact, GameId, Moment, Wish};
use kulami::rules::notation::parse_field;
use kulami::rules::{Colour, Game, RuleSet};
use std::collections::BTreeSet;
use std::sync::Arc;

const BOARD: &str = "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ";

fn game(rules: RuleSet, starts: Colour, moves: &[&str]) -> Game {
    let mut game = Game::new(Arc::new(BOARD.parse().expect("a board")), rules, starts);
    for name in moves {
        let field = parse_field(game.layout(), name).expect("a field");
        game.play(field).expect("it is legal");
    }
    game
}

fn digest(game: &Game) -> String {
    let id = GameId::read("00000000000000aa").expect("an id");
    Moment::of(id, game).digest.to_string()
}

/// Computed by another program from the description of the digest.
#[test]
fn every_machine_has_the_same_digest() {
    let (area, basic) = (RuleSet::AREA, RuleSet::BASIC);
    for (game, expected) in [
        (game(area, Colour::Red, &[]), "67f86c92906f034c"),
        (game(area, Colour::Red, &["c8"]), "2689bf9c46d019b9"),
        (game(area, Colour::Red, &["c8", "c4"]), "32cac8c588e61dd8"),
        (game(basic, Colour::Red, &[]), "83e13d12384bb1d1"),
        (game(area, Colour::Black, &[]), "7254e79296c89677"),
    ] {
        assert_eq!(digest(&game), expected);
    }
}

#[test]
fn a_moment_is_written_alike_everywhere() {
    let id = GameId::read("4f3a9c0d12e45678").expect("an id");
    let moment = Moment::of(id, &game(RuleSet::AREA, Colour::Red, &["c8", "c4"]));
    let text = serde_json::to_string(&moment).expect("a moment can be written");
    let expected = r#"{"game":"4f3a9c0d12e45678","ply":2,"digest":"32cac8c588e61dd8"}"#;
    assert_eq!(text, expected);
    assert_eq!(serde_json::from_str::<Moment>(&text).ok(), Some(moment));
    assert!(Digest::try_from("12".to_owned()).is_err());
}

#[test]
fn no_two_positions_of_a_game_have_one_moment() {
    let mut evening = Evening::new(people());
    let mut seen = BTreeSet::new();
    while let Some(first) = evening.legal(0) {
        for field in evening.session.game().legal() {
            evening.say(Wish::Place(field));
            assert!(seen.insert(evening.session.moment().digest.to_string()));
            evening.say(Wish::TakeBack);
        }
        evening.say(Wish::Place(first));
    }
    assert!(seen.len() > 100);
}

#[test]
fn an_answer_to_a_position_that_is_gone_is_out_of_date() {
    let mut evening = Evening::new(people());
    evening.place(0);
    let at = evening.session.moment();
    let answer = Asked {
        at: Some(at),
        ..Asked::here(Wish::Place(evening.legal(0).expect("the game goes on")))
    };
    // The same moves in a new game: as many marbles, the same position.
    evening.say(Wish::Start(people()));
    assert_eq!(evening.ask(&answer), []);
    evening.place(0);
    let now = evening.session.moment();
    assert_eq!((at.ply, at.digest), (now.ply, now.digest));
    assert_eq!(evening.ask(&answer), []);
    // As many marbles of the same game, but another one among them.
    let answer = Asked {
        at: Some(now),
        ..answer
    };
    evening.say(Wish::TakeBack);
    evening.place(1);
    assert_eq!(evening.session.moment().ply, now.ply);
    assert_eq!(evening.ask(&answer), []);
    // Taken back and placed again, it is the same.
    evening.say(Wish::TakeBack);
    evening.place(0);
    assert!(matches!(evening.ask(&answer)[..], [Fact::Placed { .. }]));
}

#[test]
fn a_game_that_comes_to_the_table_again_is_another_sitting() {
    let mut evening = Evening::new(people());
    evening.place(0);
    let (moment, sittings) = (evening.session.moment(), evening.session.sittings());
    let record = kulami::files::SavedGame::of(&evening.session)
        .record()
        .clone();
    evening.say(Wish::Restore(Box::new(record)));
    assert_eq!(evening.session.moment(), moment);
    assert_eq!(evening.session.sittings(), sittings + 1);
}
