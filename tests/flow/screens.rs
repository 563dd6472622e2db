//! The HUD: every button, every key, the count and the result.

use crate::stage::{Stage, boards, setup};
use bevy::prelude::*;
use bevy_egui::egui;
use kulami::ai::Level;
use kulami::app::actions::Action;
use kulami::app::flow::Display;
use kulami::app::flow::{Screen, Sheet, Sheets};
use kulami::app::interface::{Focus, Laid};
use kulami::app::play::{DemoPlayback, Phase};
use kulami::app::reveal::{Figures, Reveal};
use kulami::app::settings::Settings;
use kulami::app::table::{Rig, Staging};
use kulami::app::{ReducedMotion, Speed};
use kulami::play::{Finish, Player, Wish};
use kulami::rules::{Colour, RuleSet};
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};

const PEOPLE: [Player; 2] = [Player::SOMEBODY; 2];

/// A game after so many marbles.
fn game(stage: &mut Stage, marbles: usize) {
    stage.say(Wish::Start(setup(boards().remove(0), PEOPLE)));
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    while stage.session().game().marbles_placed() < marbles {
        match stage.session().game().legal().into_iter().choose(&mut rng) {
            Some(field) => stage.say(Wish::Place(field)),
            None => break,
        }
    }
}

/// A game that is over, its count not yet begun.
fn finished(stage: &mut Stage) {
    game(stage, 56);
    for _ in 0..10 {
        stage.step(100);
    }
    assert_eq!(stage.phase(), Phase::Revealing);
}

fn result(stage: &mut Stage) {
    finished(stage);
    stage.act(Action::SkipReveal);
    stage.settle();
    assert_eq!(stage.phase(), Phase::Over);
}

fn hud(stage: &mut Stage) -> Display {
    *stage.world().resource::<Display>()
}

fn has_button(stage: &mut Stage, action: Action) -> bool {
    stage.laid().has(action)
}

#[test]
fn buttons_of_a_game_do_what_they_say() {
    let mut stage = Stage::new();
    game(&mut stage, 6);
    stage.settle();
    assert!(!has_button(&mut stage, Action::Redo));
    stage.click(Action::TakeBack);
    assert_eq!(stage.session().game().marbles_placed(), 5);
    stage.settle();
    stage.click(Action::Redo);
    assert_eq!(stage.session().game().marbles_placed(), 6);
    stage.settle();
    stage.click(Action::MoveList);
    assert!(hud(&mut stage).list);
    stage.click(Action::MoveList);
    assert!(!hud(&mut stage).list);
    let pitch = stage.world().resource::<Rig>().pitch.to;
    stage.click(Action::TopView);
    assert!(stage.world().resource::<Rig>().pitch.to > pitch);
    stage.click(Action::Menu);
    assert_eq!(stage.sheet(), Some(Sheet::Menu));
    // Buttons below the menu cannot be pressed.
    assert!(!has_button(&mut stage, Action::TakeBack));
}

#[test]
fn buttons_of_the_menu_do_what_they_say() {
    let mut stage = Stage::new();
    let open = |stage: &mut Stage| {
        stage.world().insert_resource(Sheets::default());
        stage.act(Action::Menu);
        stage.settle();
    };
    game(&mut stage, 5);
    open(&mut stage);
    stage.click(Action::Back);
    assert_eq!(stage.sheet(), None);

    // Actions that would lose the game ask first.
    open(&mut stage);
    stage.click(Action::Restart);
    assert_eq!(stage.sheet(), Some(Sheet::Ask(Action::Restart)));
    stage.settle();
    // Playing on leads to the game, not to the menu; so does a press beside the menu.
    stage.click(Action::BackToGame);
    assert_eq!(stage.session().game().marbles_placed(), 5);
    assert_eq!(stage.sheet(), None);
    open(&mut stage);
    let heading = stage.middle_of(Action::Back) - egui::vec2(0.0, 70.0);
    stage.drag(heading, heading);
    assert_eq!(stage.sheet(), Some(Sheet::Menu));
    let beside = egui::pos2(60.0, 300.0);
    stage.drag(beside, beside);
    assert_eq!(stage.sheet(), None);
    open(&mut stage);
    stage.click(Action::Restart);
    stage.settle();
    let before = stage.session().game().clone();
    stage.click(Action::Yes);
    stage.settle();
    assert_eq!(stage.session().game().marbles_placed(), 0);
    assert_eq!(stage.session().game().layout(), before.layout());
    assert_eq!(stage.session().game().starts(), before.starts());
    assert_eq!(stage.sheet(), None);

    // Going to the title loses nothing.
    game(&mut stage, 5);
    let before = stage.session().game().clone();
    open(&mut stage);
    stage.click(Action::Title);
    // The title never settles: a demo runs there.
    stage.wait_until(|stage| stage.screen() == Screen::Title && stage.laid().has(Action::Resume));
    stage.settle_words();
    stage.click(Action::Resume);
    stage.settle();
    assert_eq!(stage.screen(), Screen::Table);
    assert!(stage.session().game().moves().eq(before.moves()));
    stage.check();
}

#[test]
fn resigning_asks_first_and_can_be_taken_back() {
    let mut stage = Stage::new();
    game(&mut stage, 7);
    let turn = stage.session().game().turn();
    stage.act(Action::Resign);
    assert_eq!(stage.sheet(), Some(Sheet::Ask(Action::Resign)));
    stage.settle();
    stage.click(Action::BackToGame);
    assert_eq!(stage.session().finish(), None);
    stage.act(Action::Resign);
    stage.settle();
    stage.click(Action::Yes);
    stage.settle();
    assert_eq!(stage.session().finish(), Some(Finish::Resigned(turn)));
    assert_eq!(stage.session().winner(), Some(!turn));
    assert_eq!(stage.phase(), Phase::Over);
    // No marble goes on in a game that was given up, not even to a legal field.
    let open = stage.session().game().legal().first().unwrap();
    stage.say(Wish::Place(open));
    stage.settle();
    assert_eq!(stage.session().finish(), Some(Finish::Resigned(turn)));
    assert_eq!(stage.session().game().marbles_placed(), 7);
    stage.click(Action::TakeBack);
    stage.settle();
    assert_eq!(stage.session().finish(), None);
    assert_eq!(stage.session().game().marbles_placed(), 7);
    assert_eq!(stage.phase(), Phase::Waiting);
    stage.check();
}

#[test]
fn buttons_of_the_result_do_what_they_say() {
    let mut stage = Stage::new();
    let seats = [Player::SOMEBODY, Player::Computer(Level::EASIEST)];
    result(&mut stage);
    for colour in Colour::BOTH {
        stage.say(Wish::Seat(colour, seats[colour.index()].clone()));
    }
    stage.settle();
    let layout = stage.session().game().layout().clone();
    let starts = stage.session().game().starts();

    stage.click(Action::LookAtBoard);
    stage.settle();
    assert!(hud(&mut stage).is_result_away);
    stage.check();
    stage.click(Action::LookAtBoard);
    stage.settle();
    assert!(!hud(&mut stage).is_result_away);

    assert_eq!(*stage.world().resource::<Staging>(), Staging::default());
    stage.click(Action::ReplayReveal);
    stage.step(16);
    assert_eq!(stage.phase(), Phase::Revealing);
    for _ in 0..400 {
        stage.step(100);
    }
    assert_eq!(stage.phase(), Phase::Over);
    assert_eq!(*stage.world().resource::<Staging>(), Staging::default());

    stage.click(Action::Rematch);
    assert_eq!(stage.session().game().layout(), &layout);
    assert_eq!(stage.session().game().starts(), !starts);
    assert_eq!(*stage.session().players().both(), seats);

    result(&mut stage);
    for colour in Colour::BOTH {
        stage.say(Wish::Seat(colour, seats[colour.index()].clone()));
    }
    stage.settle();
    stage.click(Action::SwapSides);
    let [red, black] = seats;
    assert_eq!(*stage.session().players().both(), [black, red]);

    result(&mut stage);
    stage.click(Action::NewBoard);
    assert_eq!(stage.session().game().marbles_placed(), 0);
    assert_ne!(stage.session().game().layout(), &layout);

    result(&mut stage);
    stage.click(Action::Menu);
    assert_eq!(stage.sheet(), Some(Sheet::Menu));
}

#[test]
fn undo_and_redo_go_through_the_end_of_the_game() {
    let mut stage = Stage::new();
    result(&mut stage);
    let placed = stage.session().game().marbles_placed();
    stage.click(Action::TakeBack);
    stage.settle();
    assert_eq!(stage.phase(), Phase::Waiting);
    assert_eq!(stage.session().game().marbles_placed(), placed - 1);
    stage.check();
    for _ in 1..placed {
        stage.act(Action::TakeBack);
    }
    assert_eq!(stage.session().game().marbles_placed(), 0);
    for _ in 0..placed {
        stage.act(Action::Redo);
    }
    assert_eq!(stage.session().game().marbles_placed(), placed);
    stage.step(16);
    assert_eq!(stage.session().game().undone(), 0);
    for _ in 0..10 {
        stage.step(100);
    }
    assert_eq!(stage.phase(), Phase::Revealing);
}

#[test]
fn a_series_counts_the_games_of_players_and_ends() {
    let mut stage = Stage::new();
    let mut won = [0; 2];
    result(&mut stage);
    stage.say(Wish::BestOf(5));
    assert_eq!(stage.session().series().best_of(), 5);
    let mut swapped = false;
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    for _ in 0..12 {
        if let Some(winner) = stage.session().winner() {
            // The first player began as red.
            let first = (winner == Colour::Red) != swapped;
            won[usize::from(!first)] += 1;
        }
        let mut shown = stage.session().series().standing(stage.session().winner());
        if swapped {
            shown.reverse();
        }
        assert_eq!(shown, won);
        let decided = won.contains(&3);
        let standing = stage.session().series().standing(stage.session().winner());
        let says = stage.session().series().decided(standing);
        assert_eq!(says.is_some(), decided);
        if decided {
            stage.act(Action::Rematch);
            assert_eq!(stage.session().series().standing(None), [0, 0]);
            return;
        }
        stage.act(Action::SwapSides);
        swapped = !swapped;
        while let Some(field) = stage.session().game().legal().into_iter().choose(&mut rng) {
            stage.say(Wish::Place(field));
        }
        stage.settle();
        stage.act(Action::SkipReveal);
        stage.settle();
    }
    panic!("nobody wins three of twelve games");
}

#[test]
fn the_count_ends_the_same_wherever_it_is_skipped_and_at_every_speed() {
    let mut stage = Stage::new();
    let mut ends = Vec::new();
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for (speed, calm) in [
        (Speed::Normal, false),
        (Speed::Slow, false),
        (Speed::Fast, false),
        (Speed::Off, false),
        (Speed::Normal, true),
    ] {
        for skips in [false, true] {
            stage.world().insert_resource(speed);
            stage.world().insert_resource(ReducedMotion(calm));
            game(&mut stage, 56);
            let steps = if skips { rng.random_range(1..80) } else { 500 };
            for _ in 0..steps {
                stage.step(90);
            }
            if skips {
                stage.act(Action::SkipReveal);
            }
            stage.settle();
            stage.settle();
            assert_eq!(stage.phase(), Phase::Over);
            let reveal = stage.world().resource::<Reveal>().clone();
            assert!(reveal.is_seen());
            let (script, _) = reveal.now().unwrap();
            let figures = script.figures(script.duration());
            let score = stage.session().game().score();
            assert_eq!(figures.tiles, Figures::of(&score).tiles);
            for colour in Colour::BOTH {
                assert_eq!(figures.total(colour), score.side(colour).total());
            }
            // The board is as it was played, and the texts are the same.
            assert_eq!(*stage.world().resource::<Staging>(), Staging::default());
            stage.check();
            let laid = stage.world().resource::<Laid>();
            let words: Vec<String> = laid.texts.iter().map(|text| text.text.clone()).collect();
            ends.push(words);
        }
    }
    assert!(ends.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn totals_on_the_screen_are_the_rules_own() {
    let mut stage = Stage::new();
    for rules in RuleSet::ALL {
        let mut start = setup(boards().remove(1), PEOPLE);
        start.rules = rules;
        stage.say(Wish::Start(start));
        let mut rng = ChaCha8Rng::seed_from_u64(11);
        while let Some(field) = stage.session().game().legal().into_iter().choose(&mut rng) {
            stage.say(Wish::Place(field));
            stage.step(16);
            if stage.session().finish().is_some() {
                break;
            }
            let score = stage.session().game().score();
            let laid = stage.world().resource::<Laid>();
            for colour in Colour::BOTH {
                let total = score.side(colour).total().to_string();
                assert!(laid.texts.iter().any(|text| text.text == total), "{total}");
            }
        }
        for _ in 0..10 {
            stage.step(100);
        }
        stage.act(Action::SkipReveal);
        stage.settle();
        let score = stage.session().game().score();
        // The chart ends with the result.
        let margin = match score.margin(Colour::Red) {
            0 => "0".to_owned(),
            margin @ 1.. => format!("+{margin}"),
            margin => format!("−{}", -margin),
        };
        let laid = stage.world().resource::<Laid>();
        assert!(
            laid.texts.iter().any(|text| text.text == margin),
            "{margin}"
        );
        for colour in Colour::BOTH {
            let side = score.side(colour);
            let mut numbers = vec![side.tiles, side.total()];
            if rules.area {
                numbers.push(side.area());
            }
            if rules.chains {
                numbers.push(side.chain_total());
            }
            let laid = stage.world().resource::<Laid>();
            for number in numbers {
                let number = number.to_string();
                assert!(
                    laid.texts.iter().any(|text| text.text == number),
                    "{number}"
                );
            }
        }
    }
}

#[test]
fn computers_can_be_watched_paused_and_stepped() {
    let mut stage = Stage::new();
    game(&mut stage, 0);
    let level = Player::Computer(Level::EASIEST);
    for colour in Colour::BOTH {
        stage.say(Wish::Seat(colour, level.clone()));
    }
    stage.act(Action::Pause);
    let placed = stage.session().game().marbles_placed();
    stage.settle();
    assert_eq!(stage.session().game().marbles_placed(), placed);
    for step in 1..=3 {
        stage.click(Action::Step);
        stage.wait_until(|stage| stage.session().game().marbles_placed() == placed + step);
        stage.settle();
        assert_eq!(stage.session().game().marbles_placed(), placed + step);
    }
    // Taking back pauses the computers, or they would place the marble again.
    stage.click(Action::Pause);
    assert!(!stage.world().resource::<DemoPlayback>().paused);
    stage.click(Action::TakeBack);
    let placed = stage.session().game().marbles_placed();
    stage.settle();
    assert_eq!(stage.session().game().marbles_placed(), placed);
}

#[test]
fn keys_do_what_the_readme_says() {
    let mut stage = Stage::new();
    game(&mut stage, 4);
    stage.settle();
    stage.key(KeyCode::KeyU);
    assert_eq!(stage.session().game().marbles_placed(), 3);
    stage.key(KeyCode::KeyY);
    assert_eq!(stage.session().game().marbles_placed(), 4);
    stage.settle();
    stage.key(KeyCode::ArrowLeft);
    stage.key(KeyCode::Enter);
    assert_eq!(stage.session().game().marbles_placed(), 5);
    stage.key(KeyCode::KeyL);
    assert!(hud(&mut stage).list);
    stage.key(KeyCode::Escape);
    assert_eq!(stage.sheet(), Some(Sheet::Menu));
    stage.key(KeyCode::Escape);
    assert_eq!(stage.sheet(), None);
    stage.key(KeyCode::KeyG);
    assert_eq!(stage.sheet(), Some(Sheet::Ask(Action::Resign)));
    // By keys alone: the first button has the focus; move to the second and press it.
    stage.settle();
    let focus = stage.world().resource::<Focus>().on;
    assert_eq!(focus, Some(Action::BackToGame));
    stage.key(KeyCode::ArrowDown);
    assert_eq!(stage.world().resource::<Focus>().on, Some(Action::Yes));
    stage.key(KeyCode::Enter);
    stage.step(16);
    stage.settle();
    assert!(matches!(
        stage.session().finish(),
        Some(Finish::Resigned(_))
    ));
    game(&mut stage, 0);
    stage.settle();
    // Tab moves the keys from the fields to the buttons, Escape back.
    stage.key(KeyCode::Tab);
    assert!(stage.world().resource::<Focus>().on.is_some());
    stage.key(KeyCode::Escape);
    assert_eq!(stage.world().resource::<Focus>().on, None);
    assert_eq!(stage.sheet(), None);

    finished(&mut stage);
    stage.key(KeyCode::Enter);
    stage.settle();
    assert_eq!(stage.phase(), Phase::Over);
    stage.key(KeyCode::KeyE);
    assert!(hud(&mut stage).is_result_away);
    stage.key(KeyCode::Escape);
    assert!(!hud(&mut stage).is_result_away);
    stage.settle();
    stage.key(KeyCode::Enter);
    stage.step(16);
    assert_eq!(stage.session().game().marbles_placed(), 0);
}

#[test]
fn pressing_anything_at_any_time_is_harmless() {
    let mut stage = Stage::new();
    let mut rng = ChaCha8Rng::seed_from_u64(17);
    game(&mut stage, 10);
    for _ in 0..600 {
        let buttons: Vec<Action> = stage
            .world()
            .resource::<Laid>()
            .buttons
            .iter()
            .map(|button| button.action)
            .filter(|action| *action != Action::Quit)
            .collect();
        match rng.random_range(0..10) {
            0..4 => {
                if let Some(&action) = buttons.choose(&mut rng) {
                    stage.act(action);
                }
            }
            4..8 => {
                if let Some(field) = stage.session().game().legal().into_iter().choose(&mut rng) {
                    stage.say(Wish::Place(field));
                }
            }
            8 => {
                let keys = [KeyCode::Escape, KeyCode::Tab, KeyCode::Enter, KeyCode::KeyE];
                stage.key(*keys.choose(&mut rng).unwrap());
            }
            _ => stage.step(rng.random_range(0..900)),
        }
        if stage
            .session()
            .mover()
            .is_none_or(|mover| !mover.is_person())
            && rng.random_bool(0.2)
        {
            for colour in Colour::BOTH {
                stage.say(Wish::Seat(colour, Player::SOMEBODY));
            }
        }
    }
    stage.world().insert_resource(Display::default());
    stage.world().insert_resource(Settings::default());
    stage.jump(Screen::Table);
    stage.step(16);
    stage.say(Wish::Start(setup(boards().remove(2), PEOPLE)));
    stage.settle();
    stage.check();
}
