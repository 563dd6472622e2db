//! Mouse and touch: point, press, and go around the table.

use super::InputSystems;
use crate::app::interface::{Action, Laid};
use crate::app::play::{Intent, Phase, Session};
use crate::app::table::{CurrentPlan, Cursor, Rig, TableCamera, TileHeights, pick};
use crate::rules::Field;
use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// Further than this, in logical pixels, and a press is a drag. Fingers are less steady.
const MOUSE_SLACK: f32 = 6.0;
const FINGER_SLACK: f32 = 14.0;
/// Radians for each pixel dragged.
const ORBIT: f32 = 0.006;
/// What a notch of the wheel, and a pixel of a touchpad, brings the table nearer.
const NOTCH: f32 = 0.9;
const TOUCHPAD_PIXEL: f32 = 0.995;

/// A press under way.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Press {
    from: Option<Vec2>,
    is_drag: bool,
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Press>().add_systems(
        Update,
        (use_mouse, use_wheel, use_fingers).in_set(InputSystems),
    );
}

/// What the pointer is to find fields by.
#[derive(bevy::ecs::system::SystemParam)]
struct View<'w, 's> {
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    plan: Res<'w, CurrentPlan>,
    heights: Res<'w, TileHeights>,
    session: Res<'w, Session>,
    phase: Res<'w, State<Phase>>,
    laid: Res<'w, Laid>,
}

impl View<'_, '_> {
    /// The field seen at a point of the window, if nothing lies over it.
    fn field_at(&self, point: Vec2) -> Option<Field> {
        if self.laid.takes(point) {
            return None;
        }
        let (camera, transform) = self.cameras.iter().next()?;
        let ray = camera.viewport_to_world(transform, point).ok()?;
        let marbles = self.session.game().position().occupied();
        pick(&self.plan.0, &self.heights, marbles, ray)
    }

    /// What a tap at a point of the window means.
    fn tap(&self, point: Vec2) -> Option<Tap> {
        if self.laid.takes(point) {
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
    /// A marble here.
    Place(Field),
    /// On with the count.
    Skip,
}

/// Says what a tap wants.
#[derive(bevy::ecs::system::SystemParam)]
struct Taps<'w> {
    intents: MessageWriter<'w, Intent>,
    actions: MessageWriter<'w, Action>,
}

impl Taps<'_> {
    fn say(&mut self, tap: Option<Tap>) {
        match tap {
            Some(Tap::Place(field)) => _ = self.intents.write(Intent::Place(field)),
            Some(Tap::Skip) => _ = self.actions.write(Action::SkipReveal),
            None => {}
        }
    }
}

fn use_mouse(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    buttons: Res<ButtonInput<MouseButton>>,
    motion: Res<AccumulatedMouseMotion>,
    view: View,
    mut press: ResMut<Press>,
    mut cursor: ResMut<Cursor>,
    mut rig: ResMut<Rig>,
    mut taps: Taps,
) {
    let Some(window) = window else {
        return;
    };
    let Some(point) = window.cursor_position() else {
        if !cursor.by_keys && cursor.field.is_some() {
            cursor.field = None;
        }
        *press = Press::default();
        return;
    };
    let any = [MouseButton::Left, MouseButton::Right, MouseButton::Middle];
    if buttons.any_just_pressed(any) && !view.laid.takes(point) {
        press.from = Some(point);
        press.is_drag = false;
    }
    if let Some(from) = press.from {
        press.is_drag |= from.distance(point) > MOUSE_SLACK;
        if press.is_drag && motion.delta != Vec2::ZERO {
            rig.orbit(motion.delta * Vec2::new(-ORBIT, ORBIT));
        }
    }
    // Keys keep the cursor until the mouse moves.
    let moved = motion.delta != Vec2::ZERO || buttons.any_just_pressed(any);
    if moved || !cursor.by_keys {
        let field = if press.is_drag {
            None
        } else {
            view.field_at(point)
        };
        let pointed = Cursor {
            field,
            by_keys: false,
        };
        cursor.set_if_neq(pointed);
    }
    if buttons.just_released(MouseButton::Left) && press.from.is_some() && !press.is_drag {
        taps.say(view.tap(point));
    }
    if !buttons.any_pressed(any) {
        *press = Press::default();
    }
}

fn use_wheel(scroll: Res<AccumulatedMouseScroll>, mut rig: ResMut<Rig>) {
    if scroll.delta.y != 0.0 {
        let step = match scroll.unit {
            MouseScrollUnit::Line => NOTCH,
            MouseScrollUnit::Pixel => TOUCHPAD_PIXEL,
        };
        rig.approach(step.powf(scroll.delta.y));
    }
}

/// One finger points, places and goes around; two go nearer.
fn use_fingers(
    touches: Res<Touches>,
    view: View,
    mut was_drag: Local<bool>,
    mut on_table: Local<bool>,
    mut cursor: ResMut<Cursor>,
    mut rig: ResMut<Rig>,
    mut taps: Taps,
) {
    let fingers: Vec<_> = touches.iter().collect();
    match fingers.as_slice() {
        [] => {}
        [finger] => {
            if touches.just_pressed(finger.id()) {
                // A finger on a button stays there.
                *on_table = !view.laid.takes(finger.position());
                *was_drag = false;
            }
            if !*on_table {
                return;
            }
            *was_drag |= finger.distance().length() > FINGER_SLACK;
            if *was_drag {
                rig.orbit(finger.delta() * Vec2::new(-ORBIT, ORBIT));
            }
            let field = if *was_drag {
                None
            } else {
                view.field_at(finger.position())
            };
            cursor.set_if_neq(Cursor {
                field,
                by_keys: false,
            });
        }
        [one, other, ..] => {
            *was_drag = true;
            let before = one.previous_position().distance(other.previous_position());
            let now = one.position().distance(other.position());
            if now > 1.0 && before > 1.0 {
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
