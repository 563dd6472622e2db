//! Where each screen leaves room for the table, and from where the table is looked at.

use crate::app::flow::Screen;
use crate::app::hud::HudView;
use crate::app::interface::{Laid, ScreenShape, TextScale};
use crate::app::motion::{Pace, ReducedMotion, Speed};
use crate::app::play::PlaySystems;
use crate::app::table::{Framing, Rig, TraysAway};
use bevy::prelude::*;
use std::f32::consts::TAU;

/// At the title the camera looks from the side and from lower down, and sways a little.
const TITLE_YAW: f32 = -0.46;
const TITLE_PITCH: f32 = 0.66;
const SWAY: f32 = 0.10;
const SWAY_SECONDS: f32 = 40.0;
/// A new board is seen from higher up.
const BOARD_PITCH: f32 = 1.08;
/// It lies beside the middle of the picture, so it is turned a little towards the viewer.
const BOARD_YAW: f32 = 0.05;

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (frame, sway.run_if(in_state(Screen::Title))).after(PlaySystems::Decide),
    )
    .add_systems(OnEnter(Screen::Title), look_from_the_side)
    .add_systems(OnEnter(Screen::NewGame), look_from_above)
    .add_systems(OnEnter(Screen::Builder), look_straight_from_above)
    .add_systems(OnEnter(Screen::Lots), look_as_usual)
    .add_systems(OnEnter(Screen::Table), look_as_usual)
    .add_systems(OnEnter(Screen::Review), look_as_usual)
    .add_systems(OnEnter(Screen::Learn), look_as_usual);
}

fn frame(
    screen: Res<State<Screen>>,
    laid: Res<Laid>,
    scale: Res<TextScale>,
    view: HudView,
    mut framing: ResMut<Framing>,
    mut trays: ResMut<TraysAway>,
) {
    if *screen.get() != Screen::Attract {
        trays.set_if_neq(TraysAway(matches!(
            screen.get(),
            Screen::Title | Screen::NewGame | Screen::Builder | Screen::Choice
        )));
    }
    let Some(all) = laid.screen else {
        return;
    };
    // Attract mode sets its own framing.
    if *screen.get() == Screen::Attract {
        return;
    }
    let is_upright = ScreenShape::of(all).is_upright();
    let wanted = match screen.get() {
        Screen::Table | Screen::Learn | Screen::Review => view.framing(all),
        Screen::Lots | Screen::Attract => Framing::default(),
        Screen::Choice => Framing::of_board(Rect::new(0.38, 0.36, 0.62, 0.64)),
        Screen::Title if is_upright => Framing::of_board(Rect::new(-0.15, 0.52, 1.15, 0.97)),
        // In large text the title has two columns, and less room for the board.
        Screen::Title if scale.has_two_title_columns() => {
            Framing::of_board(Rect::new(0.54, 0.26, 1.06, 0.99))
        }
        Screen::Title => Framing::of_board(Rect::new(0.33, 0.20, 1.03, 0.99)),
        Screen::NewGame => Framing::of_board(super::new_game::board_room(all, *scale)),
        Screen::Builder => Framing::of_board(super::builder::board_room(all, *scale)),
    };
    framing.set_if_neq(wanted);
}

/// Lets the camera sway slowly around the board at the title.
fn sway(
    time: Res<Time>,
    speed: Res<Speed>,
    reduced: Res<ReducedMotion>,
    mut seconds: Local<f32>,
    mut rig: ResMut<Rig>,
    mut pace: Pace,
) {
    if reduced.0 || *speed == Speed::Off {
        return;
    }
    *seconds += time.delta_secs();
    rig.yaw.to = TITLE_YAW + SWAY * (*seconds * TAU / SWAY_SECONDS).sin();
    pace.keep();
}

fn look_from_the_side(mut rig: ResMut<Rig>) {
    rig.yaw.to = TITLE_YAW;
    rig.pitch.to = TITLE_PITCH;
    rig.zoom.to = 1.0;
}

fn look_from_above(mut rig: ResMut<Rig>) {
    rig.reset();
    rig.pitch.to = BOARD_PITCH;
    rig.yaw.to += BOARD_YAW;
}

/// Without a turn: tiles are easier to lay on a grid that is straight.
fn look_straight_from_above(mut rig: ResMut<Rig>) {
    rig.reset();
    rig.pitch.to = BOARD_PITCH;
}

fn look_as_usual(mut rig: ResMut<Rig>) {
    rig.reset();
}
