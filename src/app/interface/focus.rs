//! Which button has the focus of keys and gamepad. Arrows move it to the nearest button in their
//! direction, Tab through all of them; on the table arrows are for the fields until Tab is pressed.

use super::laid::{Laid, LaidButton};
use super::text_field::Typing;
use crate::app::actions::Action;
use bevy::prelude::*;
use bevy_egui::egui;

/// The button that has the focus.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Focus {
    /// Which one.
    pub on: Option<Action>,
    /// Whether a sheet or a menu screen lies over the table, so that all keys are for buttons.
    pub is_modal: bool,
    /// Whether keys or a gamepad were used last, and not a pointer.
    pub by_keys: bool,
    /// Whether it was a gamepad, if it was one of both.
    pub by_gamepad: bool,
}

impl Default for Focus {
    fn default() -> Self {
        Self {
            on: None,
            is_modal: false,
            by_keys: true,
            by_gamepad: false,
        }
    }
}

impl Focus {
    /// Whether a gamepad was used last.
    pub fn is_gamepad(&self) -> bool {
        self.by_keys && self.by_gamepad
    }

    /// Whether arrows and Enter are for buttons.
    pub fn takes_keys(&self) -> bool {
        self.is_modal || self.on.is_some()
    }
}

/// Moves the focus, and presses what has it.
pub fn steer(
    typing: Res<Typing>,
    mut actions: MessageReader<Action>,
    mut laid: ResMut<Laid>,
    mut focus: ResMut<Focus>,
) {
    for action in actions.read() {
        if typing.field.is_some() {
            // While text is typed, arrows move in the text.
            continue;
        }
        let buttons = &laid.buttons;
        let on = focus.on.filter(|on| laid.has(*on));
        let next = match action {
            // Without a focus, the first key only shows where it begins.
            Action::NextButton if on.is_none() => laid.first_button(),
            Action::NextButton => cycle(buttons, on, 1),
            Action::PreviousButton => cycle(buttons, on, buttons.len().saturating_sub(1)),
            Action::Left | Action::Right if let Some(steps) = knob(&laid, on) => {
                laid.pressed
                    .push(steps[usize::from(*action == Action::Right)]);
                continue;
            }
            Action::Left | Action::Right | Action::Up | Action::Down if focus.takes_keys() => {
                on.map_or_else(|| laid.first_button(), |on| nearest(buttons, on, *action))
            }
            Action::Confirm if focus.takes_keys() => {
                laid.pressed.extend(on);
                continue;
            }
            Action::Back if focus.on.is_some() && !focus.is_modal => None,
            _ => continue,
        };
        focus.on = next;
    }
}

/// The two actions, down and up, of a knob that has the focus.
fn knob(laid: &Laid, on: Option<Action>) -> Option<[Action; 2]> {
    let mut knobs = laid.knobs.iter();
    knobs
        .find(|(action, _)| Some(*action) == on)
        .map(|(_, steps)| *steps)
}

fn cycle(buttons: &[LaidButton], on: Option<Action>, step: usize) -> Option<Action> {
    if buttons.is_empty() {
        return None;
    }
    let at = buttons.iter().position(|button| Some(button.action) == on);
    let next = match at {
        Some(at) => (at + step) % buttons.len(),
        // Backwards from nowhere is the last one.
        None => buttons.len() - 1,
    };
    Some(buttons[next].action)
}

/// The nearest button in a direction, preferring those straight ahead; `on` if there is none.
fn nearest(buttons: &[LaidButton], on: Action, way: Action) -> Option<Action> {
    let from = buttons.iter().find(|button| button.action == on)?;
    let direction = match way {
        Action::Left => egui::vec2(-1.0, 0.0),
        Action::Right => egui::vec2(1.0, 0.0),
        Action::Up => egui::vec2(0.0, -1.0),
        _ => egui::vec2(0.0, 1.0),
    };
    let along = |rect: &egui::Rect| match direction.x {
        0.0 => rect.y_range(),
        _ => rect.x_range(),
    };
    let across = |rect: &egui::Rect| match direction.x {
        0.0 => rect.x_range(),
        _ => rect.y_range(),
    };
    let cost = |rect: &egui::Rect| {
        let step = rect.center() - from.rect.center();
        let (ahead, aside) = (step.dot(direction), step.dot(direction.rot90()).abs());
        // A button that overlaps sideways counts as straight ahead, however wide it is; one that
        // overlaps in the direction of the step is penalised, as it lies rather to the side.
        let gap = apart(across(rect), across(&from.rect));
        let back = -signed_gap(along(rect), along(&from.rect)).min(0.0);
        (ahead > 4.0).then_some(ahead + 2.0 * (gap + back) + 0.2 * aside)
    };
    buttons
        .iter()
        .filter_map(|button| Some((button.action, cost(&button.rect)?)))
        .min_by(|(_, one), (_, other)| one.total_cmp(other))
        .map_or(Some(on), |(action, _)| Some(action))
}

/// How far two ranges are from each other; negative if they overlap.
fn signed_gap(one: egui::Rangef, other: egui::Rangef) -> f32 {
    (one.min - other.max).max(other.min - one.max)
}

/// How far two ranges are from each other.
fn apart(one: egui::Rangef, other: egui::Rangef) -> f32 {
    signed_gap(one, other).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Vec<LaidButton> {
        let at = |action: Action, x: f32, y: f32| {
            let rect = egui::Rect::from_center_size(egui::pos2(x, y), egui::Vec2::splat(50.0));
            LaidButton {
                order: default(),
                action,
                rect,
                seen: rect,
            }
        };
        vec![
            at(Action::Rematch, 0.0, 0.0),
            at(Action::SwapSides, 100.0, 0.0),
            at(Action::NewGame, 0.0, 100.0),
            at(Action::Menu, 100.0, 100.0),
        ]
    }

    #[test]
    fn arrows_go_the_way_they_point() {
        let grid = grid();
        let go = |from, way| nearest(&grid, from, way);
        assert_eq!(go(Action::Rematch, Action::Right), Some(Action::SwapSides));
        assert_eq!(go(Action::Rematch, Action::Down), Some(Action::NewGame));
        assert_eq!(go(Action::Menu, Action::Up), Some(Action::SwapSides));
        assert_eq!(go(Action::Menu, Action::Left), Some(Action::NewGame));
        assert_eq!(go(Action::Rematch, Action::Left), Some(Action::Rematch));
    }

    #[test]
    fn the_first_key_shows_the_main_button_and_moves_only_then() {
        for key in [Action::NextButton, Action::Up, Action::Down] {
            for (main, expected) in [
                (None, Action::Rematch),
                (Some(Action::NewGame), Action::NewGame),
                // A main button that is not laid out.
                (Some(Action::Quit), Action::Rematch),
            ] {
                let mut app = App::new();
                app.add_message::<Action>()
                    .init_resource::<Typing>()
                    .insert_resource(Laid {
                        buttons: grid(),
                        first: main,
                        ..default()
                    })
                    .insert_resource(Focus {
                        is_modal: true,
                        ..default()
                    })
                    .add_systems(Update, steer);
                app.world_mut().write_message(key);
                app.update();
                assert_eq!(app.world().resource::<Focus>().on, Some(expected));
                app.world_mut().write_message(Action::PreviousButton);
                app.world_mut().write_message(Action::NextButton);
                app.world_mut().write_message(Action::NextButton);
                app.update();
                assert_ne!(app.world().resource::<Focus>().on, Some(expected));
            }
        }
    }

    #[test]
    fn tab_goes_around() {
        let grid = grid();
        let mut on = Some(Action::Menu);
        for expected in [0, 1, 2, 3, 0] {
            on = cycle(&grid, on, 1);
            assert_eq!(on, Some(grid[expected].action));
        }
        assert_eq!(cycle(&grid, Some(Action::Rematch), 3), Some(Action::Menu));
    }
}
