//! Sources of moves: computers and records.

use crate::evening::{BOARDS, Evening, any_game, computer, person, setup};
use kulami::ai::StopFlag;
use kulami::play::{Asked, Finish, MoveSource, NoMove, Recorded, Wish};
use kulami::rules::{Colour, Game, RuleSet};

/// Lets sources play at the table until the game is over.
fn play_out(evening: &mut Evening, mut sources: [Box<dyn MoveSource>; 2]) {
    let stop = StopFlag::default();
    while evening.session.mover().is_some() {
        let (turn, moment) = (evening.session.game().turn(), evening.session.moment());
        let source = &mut sources[turn.index()];
        let field = source.choose(evening.session.game(), &stop);
        let field = field.expect("the game goes on");
        evening.ask(&Asked::answer(turn, moment, field));
        assert_ne!(evening.session.moment(), moment);
    }
}

#[test]
fn two_computers_play_a_whole_game() {
    let players = [computer(1), computer(2)];
    let sources = players
        .clone()
        .map(|player| player.source(7).expect("a computer"));
    let mut evening = Evening::new(setup(players));
    play_out(&mut evening, sources);
    assert!(matches!(evening.session.finish(), Some(Finish::Ended(_))));
    assert!(person("Anna").source(7).is_none());
}

#[test]
fn a_record_is_played_once_more() {
    let mut game = any_game(BOARDS[1].clone(), 5, 56);
    let played = game.clone();
    for _ in 0..9 {
        game.undo();
    }
    let mut recorded = Recorded::new(game);
    recorded.new_game(1);
    let stop = StopFlag::default();
    let mut again = recorded.start();
    while let Ok(field) = recorded.choose(&again, &stop) {
        again.play(field).expect("it was played");
    }
    assert_eq!(again, played);
    assert_eq!(recorded.choose(&again, &stop), Err(NoMove::Over));
    let other = Game::new(BOARDS[0].clone(), RuleSet::BASIC, Colour::Black);
    assert_eq!(recorded.choose(&other, &stop), Err(NoMove::OtherGame));
}

#[test]
fn a_computer_has_no_move_when_the_game_is_over() {
    let game = any_game(BOARDS[0].clone(), 3, 56);
    assert!(game.ending().is_some());
    let mut source = computer(3).source(1).expect("a computer");
    assert_eq!(
        source.choose(&game, &StopFlag::default()),
        Err(NoMove::Over)
    );
}

#[test]
fn nobody_moves_for_a_computer_and_a_computer_for_nobody() {
    let mut evening = Evening::new(setup([computer(1), person("Bob")]));
    let field = evening.legal(0).expect("the game goes on");
    let moment = evening.session.moment();
    assert_eq!(evening.say(Wish::Place(field)), []);
    assert_eq!(
        evening.ask(&Asked::answer(Colour::Black, moment, field)),
        []
    );
    // Its wish names the moment, and a computer may only place marbles.
    let answer = Asked::answer(Colour::Red, moment, field);
    let [vague, takes_back] = [
        Asked {
            at: None,
            ..answer.clone()
        },
        Asked {
            wish: Wish::TakeBack,
            ..answer.clone()
        },
    ];
    assert_eq!(evening.ask(&vague), []);
    assert_eq!(evening.ask(&answer).len(), 1);
    assert_eq!(evening.ask(&takes_back), []);
    // Its wish is ignored once another player has its seat.
    let next = evening.legal(0).expect("the game goes on");
    evening.say(Wish::Place(next));
    let at = evening.session.moment();
    let answer = Asked::answer(Colour::Red, at, evening.legal(0).expect("the game goes on"));
    evening.say(Wish::Seat(Colour::Red, person("")));
    assert_eq!(evening.ask(&answer), []);
}
