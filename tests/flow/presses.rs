//! A press counts when it begins and ends on the same button, however long it takes and however
//! unsteady the hand is: children and fingers press like that.

use crate::stage::Stage;
use bevy_egui::egui::{Pos2, vec2};
use kulami::app::actions::{Action, SettingsPage};
use kulami::app::flow::{Screen, Sheet};

fn title() -> Stage {
    let mut stage = Stage::at_title();
    stage.settle_words();
    stage
}

#[test]
fn a_button_that_is_held_for_long_acts_when_it_is_let_go() {
    let mut stage = title();
    let button = stage.middle_of(Action::NewGame);
    stage.hold(button, button, 30);
    stage.settle_words();
    assert_eq!(stage.screen(), Screen::NewGame);
}

#[test]
fn a_hand_that_drifts_on_a_button_still_presses_it() {
    let mut stage = title();
    let button = stage.middle_of(Action::NewGame);
    stage.hold(button, button + vec2(30.0, 4.0), 2);
    stage.settle_words();
    assert_eq!(stage.screen(), Screen::NewGame);
}

#[test]
fn a_press_that_ends_beside_its_button_or_on_another_one_does_nothing() {
    let mut stage = title();
    let button = stage.middle_of(Action::NewGame);
    for end in [Pos2::new(900.0, 20.0), stage.middle_of(Action::Statistics)] {
        stage.hold(button, end, 2);
        stage.settle_words();
        assert_eq!(stage.screen(), Screen::Title);
        assert_eq!(stage.sheet(), None);
    }
}

#[test]
fn a_list_that_is_dragged_scrolls_and_presses_nothing() {
    let mut stage = title();
    stage.act(Action::Settings(SettingsPage::Controls));
    stage.settle_words();
    let laid = stage.laid();
    let place = |stage: &Stage| {
        let rows = stage.laid().buttons.iter();
        let rows = rows.filter(|row| matches!(row.action, Action::Listen(..)));
        rows.map(|row| row.rect).collect::<Vec<_>>()
    };
    assert!(laid.buttons.len() > 10);
    let before = place(&stage);
    let from = before[3].center();
    stage.hold(from, from - vec2(0.0, 20.0), 2);
    assert_ne!(place(&stage), before, "it was scrolled");
    assert_eq!(stage.sheet(), Some(Sheet::Settings(SettingsPage::Controls)));
}
