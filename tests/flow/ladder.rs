//! The opponent that a result offers: a stronger one after a clear win, a weaker one after defeats.

use crate::stage::{Stage, boards, setup};
use kulami::ai::Level;
use kulami::app::actions::Action;
use kulami::app::setup::NewGameForm;
use kulami::play::{GameHeaders, Player, Wish};
use kulami::rules::notation::Record;
use kulami::rules::{Colour, Game};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;

fn level(number: u8) -> Level {
    Level::try_from(number).unwrap()
}

/// A game by chance that ends with a marble of red and with red's margin in this range.
fn game_with(margins: std::ops::RangeInclusive<i32>) -> Game {
    for seed in 0.. {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let two = setup(boards().remove(0), [Player::SOMEBODY; 2]);
        let mut game = Game::new(two.layout, two.rules, two.starts);
        while let Some(field) = game.legal().into_iter().choose(&mut rng) {
            game.play(field).unwrap();
        }
        let is_reds = game.turn() == Colour::Black;
        if is_reds && margins.contains(&game.score().margin(Colour::Red)) {
            return game;
        }
    }
    unreachable!("some game ends so")
}

/// The result of a game of a person, who plays red, against this level.
fn result(stage: &mut Stage, game: &Game, against: u8) {
    let mut game = game.clone();
    let last = game.undo().unwrap();
    game.forget_undone();
    let mut record = Record::new(game);
    record.set_players(&[Player::SOMEBODY, Player::Computer(level(against))]);
    stage.say(Wish::Restore(Box::new(record)));
    stage.say(Wish::Place(last));
    stage.settle();
    stage.act(Action::SkipReveal);
    stage.settle();
}

fn offered(stage: &Stage) -> Option<Level> {
    let buttons = &stage.laid().buttons;
    buttons.iter().find_map(|button| match button.action {
        Action::Against(level) => Some(level),
        _ => None,
    })
}

#[test]
fn a_clear_win_offers_the_next_opponent_as_the_main_button() {
    let clear = game_with(7..=40);
    let mut stage = Stage::new();
    result(&mut stage, &clear, 3);
    assert_eq!(offered(&stage), Some(level(4)));
    assert_eq!(stage.laid().first, Some(Action::Against(level(4))));
    stage.click(Action::Against(level(4)));
    stage.settle();
    assert_eq!(
        stage.session().player(Colour::Black).level(),
        Some(level(4))
    );
    assert!(stage.session().player(Colour::Red).is_person());
    assert_eq!(stage.session().game().marbles_placed(), 0);
    // "Play" on the title is against the new opponent too.
    assert_eq!(stage.resource::<NewGameForm>().opponent(), level(4));

    // There is nobody beyond the last one.
    result(&mut stage, &clear, 10);
    assert_eq!(offered(&stage), None);
    assert_eq!(stage.laid().first, Some(Action::Rematch));
}

#[test]
fn a_narrow_win_and_a_draw_offer_a_rematch() {
    for margins in [1..=6, 0..=0] {
        let mut stage = Stage::new();
        result(&mut stage, &game_with(margins), 3);
        assert_eq!(offered(&stage), None);
        assert_eq!(stage.laid().first, Some(Action::Rematch));
    }
}

#[test]
fn the_second_defeat_in_a_row_offers_the_opponent_below() {
    let (lost, won) = (game_with(-40..=-7), game_with(1..=6));
    let mut stage = Stage::new();
    result(&mut stage, &lost, 3);
    assert_eq!(offered(&stage), None);
    result(&mut stage, &lost, 3);
    assert_eq!(offered(&stage), Some(level(2)));
    // Nobody is below the easiest.
    result(&mut stage, &lost, 1);
    result(&mut stage, &lost, 1);
    assert_eq!(offered(&stage), None);
    // A win begins anew.
    result(&mut stage, &lost, 3);
    result(&mut stage, &won, 3);
    result(&mut stage, &lost, 3);
    assert_eq!(offered(&stage), None);
}

#[test]
fn two_people_and_a_series_under_way_are_offered_nobody() {
    let clear = game_with(7..=40);
    let mut stage = Stage::new();
    result(&mut stage, &clear, 3);
    stage.say(Wish::Seat(Colour::Black, Player::SOMEBODY));
    stage.settle();
    assert_eq!(offered(&stage), None);
    result(&mut stage, &clear, 3);
    stage.say(Wish::BestOf(3));
    stage.settle();
    assert_eq!(offered(&stage), None);
}
