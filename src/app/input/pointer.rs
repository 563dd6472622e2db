//! Mouse and touch: pointing, placing, and orbiting the camera.

use super::point::Placing;
use crate::app::actions::Action;
use crate::app::building::GrippedTile;
use crate::app::flow::{FlowSystems, Press, Screen};
use crate::app::interface::{Focus, Laid};
use crate::app::play::Phase;
use crate::app::table::{CurrentPlan, Cursor, Rig, TableCamera, TileHeights, pick};
use crate::play::Session;
use crate::rules::Field;
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
}

/// Where the mouse is, and which button is held.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Mouse {
    at: Option<Vec2>,
    press: Option<HeldButton>,
}

impl Mouse {
    /// Moves the mouse; returns the movement since the last event, if it is a drag.
    fn move_to(&mut self, point: Vec2) -> Option<Vec2> {
        let before = self.at.replace(point)?;
        let press = self.press.as_mut()?;
        press.is_drag |= press.from.distance(point) > MOUSE_SLACK;
        press.is_drag.then_some(point - before)
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Mouse>().add_systems(
        Update,
        (use_mouse, use_wheel, use_fingers).in_set(FlowSystems::Listen),
    );
}

/// What is needed to find the field under the pointer.
#[derive(bevy::ecs::system::SystemParam)]
struct PointerTargets<'w, 's> {
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    plan: Res<'w, CurrentPlan>,
    heights: Res<'w, TileHeights>,
    session: Res<'w, Session>,
    phase: Res<'w, State<Phase>>,
    screen: Res<'w, State<Screen>>,
    laid: Res<'w, Laid>,
}

impl PointerTargets<'_, '_> {
    /// The field at a point of the window, if no interface lies over it.
    fn field_at(&self, point: Vec2) -> Option<Field> {
        if self.laid.takes(point) || !self.screen.get().is_at_table() {
            return None;
        }
        let (camera, transform) = self.cameras.iter().next()?;
        let ray = camera.viewport_to_world(transform, point).ok()?;
        let marbles = self.session.game().position().occupied();
        pick(&self.plan.0, &self.heights, marbles, ray)
    }

    /// What a tap at a point of the window means.
    fn tap(&self, point: Vec2) -> Option<Tap> {
        if self.laid.takes(point) || !self.screen.get().is_at_table() {
            None
        } else if *self.phase.get() == Phase::Revealing {
            Some(Tap::Skip)
        } else {
            self.field_at(point).map(Tap::Place)
        }
    }
}

/// What a tap means.
enum Tap {
    /// Place a marble here.
    Place(Field),
    /// Skip the count.
    Skip,
}

/// Carries out taps.
#[derive(bevy::ecs::system::SystemParam)]
struct Taps<'w> {
    placing: Placing<'w>,
    focus: ResMut<'w, Focus>,
    presses: MessageWriter<'w, Press>,
}

impl Taps<'_> {
    fn say(&mut self, tap: Option<Tap>) {
        match tap {
            Some(Tap::Place(field)) => self.placing.press(field),
            Some(Tap::Skip) => _ = self.presses.write(Press(Action::SkipReveal)),
            None => {}
        }
    }
}

/// Handles the mouse events of a frame in order: a slow frame may hold a click and the movement to
/// the next field.
fn use_mouse(
    mut events: MessageReader<WindowEvent>,
    view: PointerTargets,
    mut mouse: ResMut<Mouse>,
    mut cursor: ResMut<Cursor>,
    mut rig: ResMut<Rig>,
    grip: Res<GrippedTile>,
    mut taps: Taps,
) {
    // A cursor moved by keys stays until the mouse moves.
    let mut is_used = false;
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                is_used = true;
                if let Some(by) = mouse.move_to(moved.position).filter(|_| !grip.0) {
                    rig.orbit(by * Vec2::new(-ORBIT, ORBIT));
                }
            }
            WindowEvent::CursorLeft(_) => {
                *mouse = Mouse::default();
                if !cursor.by_keys {
                    let left = cursor.resting_on(None);
                    cursor.set_if_neq(left);
                }
            }
            WindowEvent::MouseButtonInput(input) if input.state.is_pressed() => {
                is_used = true;
                taps.focus.by_keys = false;
                mouse.press = mouse
                    .at
                    .filter(|point| !view.laid.takes(*point))
                    .map(|from| HeldButton {
                        button: input.button,
                        from,
                        is_drag: false,
                    });
            }
            WindowEvent::MouseButtonInput(input) => {
                let press = mouse.press.take_if(|press| press.button == input.button);
                if let (Some(press), Some(point)) = (press, mouse.at)
                    && press.button == MouseButton::Left
                    && !press.is_drag
                {
                    taps.say(view.tap(point));
                }
            }
            _ => {}
        }
    }
    let Some(point) = mouse.at else {
        return;
    };
    if is_used || !cursor.by_keys {
        let is_drag = mouse.press.is_some_and(|press| press.is_drag);
        let field = view.field_at(point).filter(|_| !is_drag);
        let now = match is_used {
            true => cursor.moved_to(field, false),
            false => cursor.resting_on(field),
        };
        cursor.set_if_neq(now);
    }
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

/// One finger points, places and orbits; two fingers zoom.
fn use_fingers(
    touches: Res<Touches>,
    view: PointerTargets,
    mut was_drag: Local<bool>,
    mut on_table: Local<bool>,
    mut cursor: ResMut<Cursor>,
    mut rig: ResMut<Rig>,
    grip: Res<GrippedTile>,
    mut taps: Taps,
) {
    let fingers: Vec<_> = touches.iter().collect();
    match fingers.as_slice() {
        [] => {}
        [finger] => {
            if touches.just_pressed(finger.id()) {
                taps.focus.by_keys = false;
                // A touch that begins on the interface stays with it.
                *on_table = !view.laid.takes(finger.position());
                *was_drag = false;
            }
            if !*on_table {
                return;
            }
            *was_drag |= finger.distance().length() > FINGER_SLACK;
            if *was_drag && !grip.0 {
                rig.orbit(finger.delta() * Vec2::new(-ORBIT, ORBIT));
            }
            let field = if *was_drag {
                None
            } else {
                view.field_at(finger.position())
            };
            let now = cursor.moved_to(field, false);
            cursor.set_if_neq(now);
        }
        [one, other, ..] => {
            *was_drag = true;
            let before = one.previous_position().distance(other.previous_position());
            let now = one.position().distance(other.position());
            if now > 1.0 && before > 1.0 && !grip.0 {
                rig.approach(before / now);
            }
        }
    }
    for finger in touches.iter_just_released() {
        if !*was_drag && *on_table && fingers.is_empty() {
            taps.say(view.tap(finger.position()));
        }
    }
}
