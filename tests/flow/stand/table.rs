//! A stand whose screen lies flat, with people on two sides of it.

use super::{begin, flat, kiosk, place, press_at, start, usual};
use crate::carried::{By, held, open, tray};
use crate::stage::Stage;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy_egui::egui;
use kulami::app::actions::{Action, Difficulty, KioskAction};
use kulami::app::flow::{Screen, Sheet};
use kulami::app::interface::{Facing, LaidButton, Side};
use kulami::app::play::Phase;
use kulami::app::showcase::AttractClock;
use kulami::app::table::{Framing, Rig};
use std::f32::consts::PI;

/// Where a rectangle is for the opposite side.
fn opposite(stage: &Stage, rect: egui::Rect) -> egui::Rect {
    let middle = stage.laid().screen.unwrap().center().to_vec2();
    let over = |point: egui::Pos2| (2.0 * middle - point.to_vec2()).to_pos2();
    egui::Rect::from_min_max(over(rect.max), over(rect.min))
}

#[test]
fn both_sides_of_a_table_read_the_same_and_press_the_same() {
    let mut stage = start(flat(), None);
    begin(&mut stage, KioskAction::TwoPlayers);
    for _ in 0..8 {
        place(&mut stage);
        stage.settle();
    }
    stage.settle_words();
    let middle = stage.laid().screen.unwrap().center();
    let said = |stage: &Stage, is_near: bool| {
        let texts = stage.laid().texts.iter();
        let here = texts.filter(|text| (text.rect.center().y > middle.y) == is_near);
        let mut said: Vec<String> = here.map(|text| text.text.clone()).collect();
        said.sort();
        said
    };
    // Both sides show the same, except that only one of them is to move.
    let [mut near, mut far] = [true, false].map(|is_near| said(&stage, is_near));
    let take = |texts: &mut Vec<String>, text: &str| {
        let place = texts.iter().position(|found| found == text);
        texts.remove(place.unwrap_or_else(|| panic!("{text} in {texts:?}")));
    };
    take(&mut near, "Your turn");
    take(&mut near, "Touch one of the glowing spaces.");
    take(&mut far, "Red’s turn");
    assert_eq!(near, far);
    assert!(near.contains(&"Red".to_owned()) && near.contains(&"You".to_owned()));
    for button in &stage.laid().buttons {
        let there = opposite(&stage, button.rect);
        let mut others = stage.laid().buttons.iter();
        let is_it = |other: &&LaidButton| {
            other.action == button.action && other.rect.center().distance(there.center()) < 0.5
        };
        assert!(others.any(|other| is_it(&other)), "{button:?}");
    }
    // The board lies between them, without buttons on it.
    let laid = stage.laid().clone();
    let board = stage.resource::<Framing>().board;
    let (screen, zoom) = (laid.screen.unwrap(), laid.zoom);
    let centre = board.center() * Vec2::new(screen.width(), screen.height());
    assert!((centre.y - screen.height() / 2.0).abs() < 1.0);
    assert!(!laid.takes(centre * zoom));
}

/// Presses a button on the far side or on the near one.
fn press(stage: &mut Stage, action: Action, side: Side) {
    let middle = stage.laid().screen.unwrap().center().y;
    let there = |button: &&LaidButton| {
        button.action == action && (button.rect.center().y < middle) == (side == Side::Far)
    };
    let button = stage.laid().buttons.iter().find(there);
    let at = button
        .unwrap_or_else(|| panic!("{action:?} is there"))
        .rect
        .center();
    press_at(stage, at);
}

#[test]
fn a_table_asks_whoever_it_concerns() {
    let facing = |stage: &Stage| stage.resource::<Facing>().0;
    let mut stage = start(flat(), None);
    let screen = stage.laid().screen.unwrap();
    // The interface faces the side that touched it, and presses on the way do not change that.
    press_at(&mut stage, screen.center_top() + egui::vec2(0.0, 40.0));
    assert_eq!(
        (stage.screen(), facing(&stage)),
        (Screen::Choice, Side::Far)
    );
    let two = kiosk(KioskAction::TwoPlayers);
    let first = kiosk(KioskAction::Against(Difficulty::Easy));
    let at = |stage: &Stage, action| {
        let mut buttons = stage.laid().buttons.iter();
        let button = buttons.find(|button| button.action == action).unwrap();
        button.rect.center()
    };
    // On the far side everything is rotated by half a turn.
    assert!(at(&stage, two).y > at(&stage, first).y);
    assert!(at(&stage, first).x > screen.center().x);
    stage.tap(two);
    stage.settle_words();
    assert_eq!(stage.screen(), Screen::Table);
    // Then the player to move.
    for side in [Side::Near, Side::Far, Side::Near] {
        stage.wait_until(|stage| stage.phase() == Phase::Waiting);
        stage.settle_words();
        assert_eq!(facing(&stage), side);
        place(&mut stage);
    }
    // Or the player who wants to leave.
    stage.wait_until(|stage| stage.phase() == Phase::Waiting);
    let leave = kiosk(KioskAction::AskToLeave);
    for side in [Side::Far, Side::Near] {
        press(&mut stage, leave, side);
        assert!(matches!(stage.sheet(), Some(Sheet::Ask(_))));
        assert_eq!(facing(&stage), side);
        stage.act(Action::Back);
        stage.settle_words();
        // Then it faces the player to move again.
        assert_eq!(facing(&stage), Side::Far);
    }
    // An upright stand has one side.
    let mut stage = start(usual(), None);
    press_at(&mut stage, screen.center_top() + egui::vec2(0.0, 40.0));
    assert_eq!(facing(&stage), Side::Near);
}

#[test]
fn a_table_is_seen_from_above_whatever_is_pressed() {
    let mut stage = start(flat(), None);
    begin(&mut stage, KioskAction::TwoPlayers);
    let steep = |stage: &Stage| stage.resource::<Rig>().pitch.at > 1.5;
    for action in [Action::TopView, Action::ResetView, Action::TurnBoard] {
        stage.act(action);
        stage.settle();
        assert!(steep(&stage), "{action:?}");
        assert!(stage.resource::<Rig>().yaw.at.cos() > 0.999, "{action:?}");
    }
    // Sliding a finger over it turns nothing.
    let screen = stage.laid().screen.unwrap();
    let middle = Vec2::new(screen.center().x, screen.center().y) * stage.laid().zoom;
    stage.touch(3, TouchPhase::Started, middle);
    for step in 1..6 {
        stage.touch(
            3,
            TouchPhase::Moved,
            middle + Vec2::splat(30.0 * step as f32),
        );
        let rig = stage.resource::<Rig>();
        assert!(rig.pitch.at > 1.5 && rig.yaw.at.cos() > 0.999);
    }
    stage.touch(3, TouchPhase::Ended, middle);
}

#[test]
fn guests_of_both_stands_carry_marbles_with_a_finger_and_may_think_while_they_do() {
    for stand in [usual(), flat()] {
        let mut stage = start(stand, None);
        begin(&mut stage, KioskAction::TwoPlayers);
        stage.settle();
        for _ in 0..4 {
            // Two touches at once would be one that bounces.
            stage.step(500);
            let colour = stage.session().game().turn();
            let from = tray(&mut stage, colour, 6);
            let field = open(&stage);
            let to = stage.pixel_of(field);
            By::Finger.carry(&mut stage, from, to);
            for _ in 0..30 {
                stage.step(100);
            }
            assert!(held(&mut stage).is_some(), "{colour:?}");
            By::Finger.release(&mut stage, to);
            assert_eq!(stage.session().game().moves().last(), Some(field));
            stage.settle();
        }
        stage.check();
    }
}

#[test]
fn the_camera_comes_back_to_the_loop_without_whirling() {
    let mut stage = start(flat(), None);
    // For ten minutes.
    for seconds in 0..600 {
        stage
            .world()
            .resource_mut::<AttractClock>()
            .go_to(seconds as f32);
        stage.step(250);
    }
    begin(&mut stage, KioskAction::TwoPlayers);
    stage.settle();
    let before = stage.resource::<Rig>().yaw.at;
    stage.act(kiosk(KioskAction::Leave));
    for _ in 0..10 {
        stage.step(100);
        let turned = (stage.resource::<Rig>().yaw.at - before).abs();
        assert!(turned < PI, "{turned}");
    }
}
