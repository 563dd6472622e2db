//! A screen that lies flat: the table is seen from above, and the interface faces the side that it
//! concerns.

use super::Kiosk;
use crate::app::flow::{FlowSystems, Screen, Sheets};
use crate::app::interface::{Facing, Laid, Side};
use crate::app::play::PlaySystems;
use crate::app::table::{Rig, Seating};
use crate::play::Session;
use crate::rules::Colour;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui;

pub fn plugin(app: &mut App) {
    let lies_flat = |kiosk: Option<Res<Kiosk>>| kiosk.is_some_and(|kiosk| kiosk.is_flat());
    app.add_systems(
        Update,
        (
            face.in_set(FlowSystems::Act),
            look_down
                .after(PlaySystems::Decide)
                .run_if(not(in_state(Screen::Attract))),
        )
            .run_if(lies_flat),
    )
    .add_systems(Update, seat.in_set(FlowSystems::Act));
}

/// On a flat screen the players sit opposite each other.
fn seat(kiosk: Option<Res<Kiosk>>, mut seating: ResMut<Seating>) {
    seating.set_if_neq(match kiosk.is_some_and(|kiosk| kiosk.is_flat()) {
        true => Seating::Opposite,
        false => Seating::OneSide,
    });
}

/// Where the screen was pressed in this frame.
#[derive(SystemParam)]
struct Presses<'w, 's> {
    touches: MessageReader<'w, 's, TouchInput>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Presses<'_, '_> {
    fn last(&mut self) -> Option<Vec2> {
        let began = |touch: &&TouchInput| touch.phase == TouchPhase::Started;
        let touch = self.touches.read().filter(began).last();
        let pressed = |button: &MouseButtonInput| button.state == ButtonState::Pressed;
        let is_pressed = self.buttons.read().any(pressed);
        let pointer = || self.windows.iter().find_map(Window::cursor_position);
        touch
            .map(|touch| touch.position)
            .or_else(|| is_pressed.then(pointer).flatten())
    }
}

/// Turns the interface to the side that pressed something, and to the player to move. A press on
/// the board does not count, since a hand may reach across; a question keeps its side.
fn face(
    mut presses: Presses,
    laid: Res<Laid>,
    screen: Res<State<Screen>>,
    sheets: Res<Sheets>,
    session: Res<Session>,
    mut facing: ResMut<Facing>,
) {
    let pressed = presses.last().filter(|point| {
        let point = egui::pos2(point.x, point.y) / laid.zoom.max(1e-3);
        let mut buttons = laid.buttons.iter();
        buttons.any(|button| button.seen.contains(point))
    });
    let is_asked = !sheets.is_empty() || *screen.get() == Screen::Choice;
    if is_asked {
        return;
    }
    let is_by_two = session.is_by_two() && session.mover().is_some();
    let side = match (pressed, laid.screen) {
        (Some(point), Some(all)) if point.y < all.center().y * laid.zoom => Side::Far,
        (Some(_), _) => Side::Near,
        _ if !is_by_two => return,
        // Only at a new turn, or when a sheet has opened or closed.
        _ if !session.is_changed() && !sheets.is_changed() => return,
        _ => match session.game().turn() {
            Colour::Red => Side::Near,
            Colour::Black => Side::Far,
        },
    };
    facing.set_if_neq(Facing(side));
}

/// Keeps the camera above the table, the same for both sides.
fn look_down(mut rig: ResMut<Rig>) {
    let mut above = *rig;
    above.look_down();
    above.is_fixed = true;
    if above.is_fixed != rig.is_fixed
        || above.pitch.to != rig.pitch.to
        || above.yaw.to != rig.yaw.to
    {
        *rig = above;
    }
}
