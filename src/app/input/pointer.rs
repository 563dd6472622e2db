//! Mouse and touch: pointing, placing, carrying marbles, and orbiting the camera.

use super::reach::{Begun, Carried, ClothPress, Reach, stop_waiting};
use crate::app::building::GrippedTile;
use crate::app::flow::FlowSystems;
use crate::app::interface::Laid;
use crate::app::table::{Cursor, Rig};
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::WindowEvent;

/// A press that moves further than this, in logical pixels, is a drag. Fingers are less steady.
const MOUSE_SLACK: f32 = 6.0;
const FINGER_SLACK: f32 = 14.0;
/// Radians per pixel dragged.
const ORBIT: f32 = 0.006;
/// The zoom factor of a notch of the wheel, and of a pixel of a touchpad.
const NOTCH: f32 = 0.9;
const TOUCHPAD_PIXEL: f32 = 0.995;

/// A button of the mouse that is held down.
#[derive(Clone, Copy, Debug)]
struct HeldButton {
    button: MouseButton,
    from: Vec2,
    is_drag: bool,
    /// What it was pressed on.
    on: Begun,
}

/// Where the mouse is, and which button is held.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Mouse {
    at: Option<Vec2>,
    press: Option<HeldButton>,
}

impl Mouse {
    /// What the button that is held was pressed on.
    fn on(&self) -> Option<Begun> {
        self.press.map(|press| press.on)
    }

    /// Moves the mouse; returns the movement since the last event, if it is a drag.
    fn move_to(&mut self, point: Vec2) -> Option<Vec2> {
        let before = self.at.replace(point)?;
        let press = self.press.as_mut()?;
        press.is_drag |= press.from.distance(point) > MOUSE_SLACK;
        press.is_drag.then_some(point - before)
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Mouse>()
        .init_resource::<ClothPress>()
        .init_resource::<Carried>()
        .add_systems(
            Update,
            (use_mouse, use_wheel, use_fingers, stop_waiting)
                .chain()
                .in_set(FlowSystems::Listen),
        );
}

/// Handles the mouse events of a frame in order: a slow frame may hold a click and the movement to
/// the next field.
fn use_mouse(
    mut events: MessageReader<WindowEvent>,
    mut reach: Reach,
    mut mouse: ResMut<Mouse>,
    mut cursor: ResMut<Cursor>,
    mut rig: ResMut<Rig>,
    mut carried: ResMut<Carried>,
    grip: Res<GrippedTile>,
) {
    // A cursor moved by keys stays until the mouse moves.
    let mut is_used = false;
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                is_used = true;
                let by = mouse.move_to(moved.position);
                match mouse.on() {
                    Some(Begun::Marble) => reach.carry(moved.position),
                    Some(Begun::Tray) => {}
                    Some(Begun::Table) | None => {
                        if let Some(by) = by.filter(|_| !grip.0) {
                            rig.orbit(by * Vec2::new(-ORBIT, ORBIT));
                        }
                    }
                }
            }
            WindowEvent::CursorLeft(_) => {
                if mouse.on() == Some(Begun::Marble) {
                    reach.put_back();
                }
                *mouse = Mouse::default();
                if !cursor.by_keys {
                    let left = cursor.resting_on(None);
                    cursor.set_if_neq(left);
                }
            }
            WindowEvent::MouseButtonInput(input) if input.state.is_pressed() => {
                is_used = true;
                // While a marble is carried, other buttons do nothing.
                if mouse.on() != Some(Begun::Marble) {
                    mouse.press = press(&mut reach, mouse.at, input.button);
                }
            }
            WindowEvent::MouseButtonInput(input) => {
                let press = mouse.press.take_if(|press| press.button == input.button);
                match (press, mouse.at) {
                    (Some(press), Some(point)) if press.on == Begun::Marble => reach.let_go(point),
                    (Some(press), Some(point))
                        if press.button == MouseButton::Left && !press.is_drag =>
                    {
                        reach.tap(point);
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
    carried.set_if_neq(Carried(mouse.on() == Some(Begun::Marble)));
    let Some(point) = mouse.at else {
        return;
    };
    if is_used || !cursor.by_keys {
        let orbits = mouse.press.is_some_and(|press| press.is_drag) && !carried.0;
        let field = reach.view().field_at(point).filter(|_| !orbits);
        let now = match is_used {
            true => cursor.moved_to(field, false),
            false => cursor.resting_on(field),
        };
        cursor.set_if_neq(now);
    }
}

/// A button of the mouse is pressed, unless the interface takes that.
fn press(reach: &mut Reach, at: Option<Vec2>, button: MouseButton) -> Option<HeldButton> {
    let from = at.filter(|point| !reach.view().is_covered(*point))?;
    let on = match button {
        MouseButton::Left => reach.begin(from),
        _ => Begun::Table,
    };
    Some(HeldButton {
        button,
        from,
        is_drag: false,
        on,
    })
}

fn use_wheel(
    scroll: Res<AccumulatedMouseScroll>,
    mouse: Res<Mouse>,
    laid: Res<Laid>,
    grip: Res<GrippedTile>,
    mut rig: ResMut<Rig>,
) {
    // Over the interface the wheel scrolls text.
    let is_over_words = mouse.at.is_some_and(|point| laid.takes(point));
    if scroll.delta.y != 0.0 && !is_over_words && !grip.0 {
        let step = match scroll.unit {
            MouseScrollUnit::Line => NOTCH,
            MouseScrollUnit::Pixel => TOUCHPAD_PIXEL,
        };
        rig.approach(step.powf(scroll.delta.y));
    }
}

/// A finger on the table.
#[derive(Clone, Copy, Debug, Default)]
struct FingerPress {
    /// Whether it began on the table, and not on the interface.
    on_table: bool,
    is_drag: bool,
    /// What it began on.
    on: Begun,
}

/// One finger points, places, carries and orbits; two fingers zoom.
fn use_fingers(
    touches: Res<Touches>,
    mut reach: Reach,
    mut press: Local<FingerPress>,
    mut cursor: ResMut<Cursor>,
    mut rig: ResMut<Rig>,
    mut carried: ResMut<Carried>,
    grip: Res<GrippedTile>,
) {
    let fingers: Vec<_> = touches.iter().collect();
    match fingers.as_slice() {
        [] => {}
        [finger] => {
            let point = finger.position();
            if touches.just_pressed(finger.id()) {
                // A touch that begins on the interface stays with it.
                let on_table = !reach.view().is_covered(point);
                *press = FingerPress {
                    on_table,
                    is_drag: false,
                    on: match on_table {
                        true => reach.begin(point),
                        false => Begun::Table,
                    },
                };
            }
            if !press.on_table {
                return;
            }
            press.is_drag |= finger.distance().length() > FINGER_SLACK;
            if press.on == Begun::Marble {
                carried.set_if_neq(Carried(true));
                reach.carry(point);
            }
            if press.is_drag && press.on == Begun::Table && !grip.0 {
                rig.orbit(finger.delta() * Vec2::new(-ORBIT, ORBIT));
            }
            let points = !press.is_drag || press.on == Begun::Marble;
            let field = reach.view().field_at(point).filter(|_| points);
            let now = cursor.moved_to(field, false);
            cursor.set_if_neq(now);
        }
        [one, other, ..] => {
            if press.on == Begun::Marble {
                reach.put_back();
            }
            (press.is_drag, press.on) = (true, Begun::Tray);
            let before = one.previous_position().distance(other.previous_position());
            let now = one.position().distance(other.position());
            if now > 1.0 && before > 1.0 && !grip.0 {
                rig.approach(before / now);
            }
        }
    }
    for finger in touches.iter_just_released() {
        if !press.on_table || !fingers.is_empty() {
            continue;
        }
        match press.on {
            Begun::Marble => reach.let_go(finger.position()),
            _ if !press.is_drag => reach.tap(finger.position()),
            _ => {}
        }
    }
    if touches.iter_just_canceled().next().is_some() && press.on == Begun::Marble {
        reach.put_back();
        *press = FingerPress::default();
    }
}
