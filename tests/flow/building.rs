//! The builder: with a mouse, with fingers, with keys alone, with a gamepad alone, and at random.
//! The result is a valid board, or the builder says what is wrong.

use crate::boards::{folder, start};
use crate::menus::{BOTH, With, arrows_reach_everything};
use crate::stage::{MouseEvent, Stage};
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use kulami::app::actions::{Action, BuildAction};
use kulami::app::building::{BuildWish, Building, Objection};
use kulami::app::flow::Screen;
use kulami::app::interface::Copied;
use kulami::app::setup::{BoardKind, NewGameForm};
use kulami::app::table::Bench;
use kulami::play::{Player, Wish};
use kulami::rules::generate::{Seed, square};
use kulami::rules::{BoardBuilder, Colour, Lack, LayoutError, Misfit, Piece, TileKind, TilePlace};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

fn at_builder() -> Stage {
    let mut stage = Stage::at_title();
    stage.act(Action::Build(BuildAction::Open));
    settle(&mut stage);
    stage
}

fn settle(stage: &mut Stage) {
    for _ in 0..12 {
        stage.step(100);
    }
}

fn building(stage: &mut Stage) -> &Building {
    stage.world().resource::<Building>()
}

fn builder(stage: &mut Stage) -> BoardBuilder {
    building(stage).builder().clone()
}

fn place(file: i8, rank: i8, upright: bool) -> TilePlace {
    TilePlace {
        file,
        rank,
        upright,
    }
}

fn want(stage: &mut Stage, wish: BuildWish) {
    stage.world().write_message(wish);
    stage.step(16);
}

/// Where the top tile of a pile is on the screen.
fn pile(stage: &mut Stage, kind: TileKind) -> Vec2 {
    let piece = builder(stage).next(kind).unwrap();
    let centre = stage.world().resource::<Bench>().tiles[piece.index()].centre;
    stage.pixel_at(centre)
}

fn over(stage: &mut Stage, kind: TileKind, place: TilePlace) -> Vec2 {
    stage.pixel_at(Bench::middle(kind, place))
}

/// Checks that the table shows what the builder holds, once everything is at rest.
fn check(stage: &mut Stage) {
    settle(stage);
    let builder = builder(stage);
    let held = building(stage).held().map(|held| held.piece);
    let bench = stage.world().resource::<Bench>().clone();
    assert!(bench.is_open);
    for piece in Piece::all() {
        let pose = bench.tiles[piece.index()];
        let place = builder.place(piece).filter(|_| held != Some(piece));
        assert_eq!(pose.lies, place.is_some(), "{piece:?}");
        if let Some(place) = place {
            let apart = pose.centre - Bench::middle(piece.kind(), place);
            assert!(apart.length() < 0.1, "{piece:?}");
        }
    }
    match (builder.layout(), builder.lack()) {
        (Ok(layout), None) => assert_eq!(layout.to_string().parse(), Ok(layout)),
        (Err(LayoutError::BoardApart { .. }), Some(Lack::Apart(_))) => {}
        (Err(_), Some(Lack::TilesLeft(_))) => {}
        (layout, lack) => panic!("{layout:?} and {lack:?}"),
    }
}

/// For the test of texts: a tile held where it does not fit.
pub fn hold_over_another(stage: &mut Stage) {
    want(stage, BuildWish::Clear);
    want(stage, BuildWish::TakeUp(piece(0), place(4, 4, false)));
    want(stage, BuildWish::Lay);
    want(stage, BuildWish::TakeUp(piece(16), place(4, 4, false)));
    assert!(building(stage).misfit().is_some());
}

fn piece(number: usize) -> Piece {
    Piece::new(number).unwrap()
}

#[test]
fn tiles_are_dragged_turned_and_taken_back_with_the_mouse() {
    let mut stage = at_builder();
    let from = pile(&mut stage, TileKind::Six);
    let target = place(3, 4, false);
    let to = over(&mut stage, TileKind::Six, target);
    stage.mouse(&[MouseEvent::Move(from), MouseEvent::Press]);
    let six = building(&mut stage).held().unwrap().piece;
    assert_eq!(six.kind(), TileKind::Six);
    stage.mouse(&[MouseEvent::Move(from.lerp(to, 0.5))]);
    stage.mouse(&[MouseEvent::Move(to)]);
    assert_eq!(building(&mut stage).held().unwrap().place, target);
    stage.mouse(&[MouseEvent::Release]);
    assert_eq!(builder(&mut stage).place(six), Some(target));
    check(&mut stage);

    // By clicks: one takes up, the wheel turns, another lays; where there is no room the tile stays
    // in the hand.
    let from = pile(&mut stage, TileKind::Three);
    stage.mouse(&[MouseEvent::Move(from), MouseEvent::Press]);
    stage.mouse(&[MouseEvent::Release]);
    let three = building(&mut stage).held().unwrap().piece;
    stage.world().write_message(MouseWheel {
        unit: MouseScrollUnit::Line,
        x: 0.0,
        y: 1.0,
        window: Entity::PLACEHOLDER,
        phase: TouchPhase::Moved,
    });
    stage.step(16);
    assert!(building(&mut stage).held().unwrap().place.upright);
    stage.mouse(&[MouseEvent::Move(to), MouseEvent::Press]);
    stage.mouse(&[MouseEvent::Release]);
    assert!(building(&mut stage).held().is_some());
    let overlaps = Objection::Misfit(Misfit::Overlaps(six));
    assert_eq!(building(&mut stage).objection(), Some(overlaps));
    let upright = place(7, 3, true);
    let beside = over(&mut stage, TileKind::Three, upright);
    stage.mouse(&[MouseEvent::Move(beside), MouseEvent::Press]);
    stage.mouse(&[MouseEvent::Release]);
    assert_eq!(builder(&mut stage).place(three), Some(upright));
    check(&mut stage);

    // A tile dragged off the grid is back in the box; the right button does the same.
    let off = pile(&mut stage, TileKind::Two);
    stage.mouse(&[MouseEvent::Move(beside), MouseEvent::Press]);
    stage.mouse(&[MouseEvent::Move(off)]);
    stage.mouse(&[MouseEvent::Release]);
    assert_eq!(builder(&mut stage).place(three), None);
    // A drag to where there is no room leaves everything as it was.
    let before = builder(&mut stage);
    let from = pile(&mut stage, TileKind::Four);
    stage.mouse(&[MouseEvent::Move(from), MouseEvent::Press]);
    stage.mouse(&[MouseEvent::Move(to)]);
    stage.mouse(&[MouseEvent::Release]);
    assert_eq!(builder(&mut stage), before);
    assert!(building(&mut stage).held().is_none());
    check(&mut stage);
}

#[test]
fn a_finger_drags_and_a_second_one_turns() {
    let mut stage = at_builder();
    let from = pile(&mut stage, TileKind::Two);
    let target = place(5, 5, true);
    let to = over(&mut stage, TileKind::Two, target);
    stage.touch(1, TouchPhase::Started, from);
    stage.touch(1, TouchPhase::Moved, from.lerp(to, 0.5));
    stage.touch(2, TouchPhase::Started, to + 200.0);
    stage.touch(2, TouchPhase::Ended, to + 200.0);
    stage.touch(1, TouchPhase::Moved, to);
    stage.step(16);
    assert_eq!(building(&mut stage).held().unwrap().place, target);
    stage.touch(1, TouchPhase::Ended, to);
    stage.step(16);
    let two = Piece::of_kind(TileKind::Two).next().unwrap();
    assert_eq!(builder(&mut stage).place(two), Some(target));
    check(&mut stage);
}

/// Moves the held tile with arrows to its target.
fn carry(stage: &mut Stage, with: With, target: TilePlace) {
    let turn = |stage: &mut Stage| match with {
        With::Keys => stage.key(KeyCode::KeyR),
        With::Gamepad => stage.pad(GamepadButton::LeftTrigger),
    };
    if building(stage).held().unwrap().place.upright != target.upright {
        turn(stage);
    }
    for _ in 0..40 {
        let at = building(stage).held().unwrap().place;
        let way = if at.file < target.file {
            Action::Right
        } else if at.file > target.file {
            Action::Left
        } else if at.rank < target.rank {
            Action::Up
        } else if at.rank > target.rank {
            Action::Down
        } else {
            return;
        };
        with.arrow(stage, way);
    }
    panic!("{target:?} is not reached");
}

#[test]
fn a_whole_board_is_laid_with_keys_alone_and_with_a_gamepad_alone() {
    for with in BOTH {
        let mut stage = at_builder();
        let plan = BoardBuilder::of(&square(&Seed::new("keys")));
        for (wanted, target) in plan.laid() {
            // The next kind of tile, until it is the right one.
            for _ in 0..5 {
                if building(&mut stage)
                    .held()
                    .is_some_and(|held| held.piece.kind() == wanted.kind())
                {
                    break;
                }
                match with {
                    With::Keys => stage.key(KeyCode::KeyE),
                    With::Gamepad => stage.pad(GamepadButton::LeftTrigger2),
                }
            }
            carry(&mut stage, with, target);
            with.confirm(&mut stage);
            assert!(building(&mut stage).held().is_none(), "{with:?}");
        }
        check(&mut stage);
        assert_eq!(
            builder(&mut stage).layout().unwrap(),
            square(&Seed::new("keys"))
        );
        // A tile is taken up again and put away; that is undone and redone.
        with.confirm(&mut stage);
        assert!(building(&mut stage).held().is_some());
        with.back(&mut stage);
        assert_eq!(stage.screen(), Screen::Builder);
        assert_eq!(builder(&mut stage).left().count(), 1);
        match with {
            With::Keys => stage.key(KeyCode::KeyU),
            With::Gamepad => stage.pad(GamepadButton::West),
        }
        assert_eq!(builder(&mut stage).left().count(), 0);
        match with {
            With::Keys => stage.key(KeyCode::KeyY),
            With::Gamepad => stage.pad(GamepadButton::RightTrigger2),
        }
        assert_eq!(builder(&mut stage).left().count(), 1);
        with.back(&mut stage);
        assert_eq!(stage.screen(), Screen::Title);
    }
}

#[test]
fn every_button_is_reached_and_does_what_it_says() {
    for with in BOTH {
        let folder = folder("buttons");
        let mut stage = start(&folder);
        stage.act(Action::Build(BuildAction::Open));
        stage.settle_words();
        let press = |stage: &mut Stage, action| with.press(stage, Action::Build(action));
        press(&mut stage, BuildAction::Take(TileKind::Four));
        assert_eq!(
            building(&mut stage).held().map(|held| held.piece.kind()),
            Some(TileKind::Four)
        );
        press(&mut stage, BuildAction::Turn);
        press(&mut stage, BuildAction::Fill);
        assert_eq!(builder(&mut stage).lack(), None);
        let whole = builder(&mut stage).layout().unwrap();
        with.next(&mut stage);
        arrows_reach_everything(&mut stage, with, "the builder");
        press(&mut stage, BuildAction::Mirror);
        press(&mut stage, BuildAction::TurnBoard);
        assert_ne!(builder(&mut stage).layout().unwrap(), whole);
        press(&mut stage, BuildAction::Undo);
        press(&mut stage, BuildAction::Undo);
        assert_eq!(builder(&mut stage).layout().unwrap(), whole);
        press(&mut stage, BuildAction::Redo);
        press(&mut stage, BuildAction::Copy);
        let copied = stage.world().resource::<Copied>().0.clone().unwrap();
        press(&mut stage, BuildAction::Clear);
        assert_eq!(builder(&mut stage).left().count(), 17);
        press(&mut stage, BuildAction::Paste);
        assert_eq!(builder(&mut stage).layout().unwrap().to_string(), copied);
        // Shifted until there is no room, which is reported.
        for _ in 0..10 {
            press(&mut stage, BuildAction::Shift(1, 0));
        }
        assert_eq!(building(&mut stage).objection(), Some(Objection::NoRoom));
        for shift in [(-1, 0), (0, 1), (0, -1)] {
            press(&mut stage, BuildAction::Shift(shift.0, shift.1));
        }
        press(&mut stage, BuildAction::InTurns);
        assert_eq!(builder(&mut stage).turn(), Some(Colour::Red));
        press(&mut stage, BuildAction::InTurns);
        press(&mut stage, BuildAction::Name);
        press(&mut stage, BuildAction::Save);
        // Waits for the disk.
        stage.wait_until(|stage| stage.sheet().is_none());
        press(&mut stage, BuildAction::Play);
        assert_eq!(stage.screen(), Screen::NewGame);
        assert_eq!(
            stage.world().resource::<NewGameForm>().board,
            BoardKind::Pasted
        );
        with.back(&mut stage);
        assert_eq!(stage.screen(), Screen::Builder, "back to the board");
        drop(stage);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

#[test]
fn two_build_in_turns() {
    let mut stage = at_builder();
    stage.click(Action::Build(BuildAction::InTurns));
    let says = |stage: &Stage, what: &str| {
        let mut texts = stage.laid().texts.iter();
        texts.any(|text| text.text.contains(what))
    };
    stage.settle_words();
    assert!(says(&stage, "Red places a tile, 17 left"));
    want(&mut stage, BuildWish::TakeUp(piece(16), place(4, 4, false)));
    want(&mut stage, BuildWish::Lay);
    stage.settle_words();
    assert!(says(&stage, "Black places a tile, 16 left"));
    want(&mut stage, BuildWish::TakeUp(piece(16), place(4, 4, false)));
    stage.settle_words();
    assert!(says(&stage, "a tile stays where it was placed"));
    assert!(building(&mut stage).held().is_none());
}

#[test]
fn random_sessions_end_in_a_board_or_with_what_is_wrong() {
    let mut stage = at_builder();
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let buttons = [
        BuildAction::Turn,
        BuildAction::Shift(1, 0),
        BuildAction::Shift(0, -1),
        BuildAction::Mirror,
        BuildAction::TurnBoard,
        BuildAction::Fill,
        BuildAction::Clear,
        BuildAction::Undo,
        BuildAction::Redo,
        BuildAction::InTurns,
        BuildAction::Copy,
        BuildAction::Paste,
        BuildAction::Take(TileKind::Two),
        BuildAction::Take(TileKind::Six),
    ];
    let keys = [
        Action::Left,
        Action::Right,
        Action::Up,
        Action::Down,
        Action::Confirm,
        Action::TurnBoard,
        Action::LookAtBoard,
        Action::TakeBack,
        Action::Redo,
    ];
    let mut boards = 0;
    for step in 0..600 {
        match rng.random_range(0..4) {
            0 => {
                let action = *buttons.choose(&mut rng).unwrap();
                stage.act(Action::Build(action));
            }
            1 => stage.act(*keys.choose(&mut rng).unwrap()),
            2 => {
                let point = Vec2::new(rng.random_range(0.0..1400.0), rng.random_range(0.0..1080.0));
                stage.mouse(&[MouseEvent::Move(point)]);
                let press = [MouseEvent::Press, MouseEvent::Release];
                stage.mouse(&press[..rng.random_range(1..=2)]);
            }
            _ => {
                let piece = piece(rng.random_range(0..17));
                let place = place(
                    rng.random_range(-2..11),
                    rng.random_range(-2..11),
                    rng.random(),
                );
                want(&mut stage, BuildWish::TakeUp(piece, place));
                want(&mut stage, BuildWish::LetGo);
            }
        }
        if step % 12 == 0 {
            check(&mut stage);
        }
        boards += u32::from(building(&mut stage).is_board());
    }
    assert!(boards > 20, "{boards}");
}

#[test]
fn a_game_that_is_being_played_waits_for_whoever_builds() {
    let mut stage = Stage::new();
    let setup = crate::stage::setup(crate::stage::boards().remove(0), [Player::SOMEBODY; 2]);
    stage.say(Wish::Start(setup));
    let field = stage.session().game().legal().first().unwrap();
    stage.say(Wish::Place(field));
    stage.settle();
    stage.act(Action::Build(BuildAction::Open));
    settle(&mut stage);
    assert_eq!(stage.screen(), Screen::Builder);
    check(&mut stage);
    stage.act(Action::Back);
    settle(&mut stage);
    assert_eq!(stage.screen(), Screen::Table);
    assert_eq!(stage.session().game().marbles_placed(), 1);
    stage.settle();
    stage.check();
    assert!(!stage.world().resource::<Bench>().is_open);
}
