//! What keys and buttons do.

use super::InputSystems;
use crate::app::diagnostics::ShowDiagnostics;
use crate::app::play::{Intent, Seat, Session, Setup};
use crate::app::table::{Aids, CurrentPlan, Cursor, Plan, Rig, TurnsToMover};
use crate::rules::generate::{Seed, irregular, square};
use crate::rules::{Colour, Field};
use bevy::prelude::*;
use std::sync::Arc;

/// Something a key or a button does.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Point at the next field that way, as seen from the camera.
    Left,
    /// Point at the next field that way.
    Right,
    /// Point at the next field that way.
    Up,
    /// Point at the next field that way.
    Down,
    /// Place a marble in the field pointed at.
    Confirm,
    /// Take back.
    TakeBack,
    /// Place again.
    Redo,
    /// Look straight down, and back.
    TopView,
    /// Look as at first.
    ResetView,
    /// See the board from the other side.
    TurnBoard,
    /// Let the board turn to whoever is to move, or leave it.
    TurnToMover,
    /// Show all the rules, or none.
    ToggleAids,
    /// A new game with the same players on another board.
    NewGame,
    /// A new game on a board of the other shape.
    OtherShape,
    /// Let the computer play black, or a person.
    ToggleOpponent,
    /// How much drawing costs.
    Diagnostics,
}

/// Which key and which button does what.
#[derive(Resource, Clone, Debug)]
pub struct Bindings {
    /// Keys.
    pub keys: Vec<(KeyCode, Action)>,
    /// Buttons of a gamepad.
    pub buttons: Vec<(GamepadButton, Action)>,
}

impl Default for Bindings {
    fn default() -> Self {
        Self {
            keys: vec![
                (KeyCode::ArrowLeft, Action::Left),
                (KeyCode::ArrowRight, Action::Right),
                (KeyCode::ArrowUp, Action::Up),
                (KeyCode::ArrowDown, Action::Down),
                (KeyCode::Enter, Action::Confirm),
                (KeyCode::NumpadEnter, Action::Confirm),
                (KeyCode::Space, Action::Confirm),
                (KeyCode::Backspace, Action::TakeBack),
                (KeyCode::KeyU, Action::TakeBack),
                (KeyCode::KeyY, Action::Redo),
                (KeyCode::KeyT, Action::TopView),
                (KeyCode::Home, Action::ResetView),
                (KeyCode::KeyR, Action::TurnBoard),
                (KeyCode::KeyV, Action::TurnToMover),
                (KeyCode::KeyA, Action::ToggleAids),
                (KeyCode::KeyN, Action::NewGame),
                (KeyCode::KeyB, Action::OtherShape),
                (KeyCode::KeyC, Action::ToggleOpponent),
                (KeyCode::F3, Action::Diagnostics),
            ],
            buttons: vec![
                (GamepadButton::DPadLeft, Action::Left),
                (GamepadButton::DPadRight, Action::Right),
                (GamepadButton::DPadUp, Action::Up),
                (GamepadButton::DPadDown, Action::Down),
                (GamepadButton::South, Action::Confirm),
                (GamepadButton::East, Action::TakeBack),
                (GamepadButton::North, Action::TopView),
                (GamepadButton::West, Action::Redo),
                (GamepadButton::LeftTrigger, Action::TurnBoard),
                (GamepadButton::Start, Action::NewGame),
            ],
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Bindings>()
        .add_message::<Action>()
        .add_systems(
            Update,
            (
                (listen_to_keys, listen_to_gamepads),
                (move_cursor, look_around, act),
            )
                .chain()
                .in_set(InputSystems),
        );
}

fn listen_to_keys(
    keys: Res<ButtonInput<KeyCode>>,
    bindings: Res<Bindings>,
    mut actions: MessageWriter<Action>,
) {
    actions.write_batch(
        bindings
            .keys
            .iter()
            .filter(|(key, _)| keys.just_pressed(*key))
            .map(|&(_, action)| action),
    );
}

fn listen_to_gamepads(
    gamepads: Query<&Gamepad>,
    bindings: Res<Bindings>,
    mut actions: MessageWriter<Action>,
) {
    for gamepad in &gamepads {
        actions.write_batch(
            bindings
                .buttons
                .iter()
                .filter(|(button, _)| gamepad.just_pressed(*button))
                .map(|&(_, action)| action),
        );
    }
}

/// Arrows move the cursor from field to field, over gaps, the way they point on the screen.
fn move_cursor(
    plan: Res<CurrentPlan>,
    session: Res<Session>,
    rig: Res<Rig>,
    mut actions: MessageReader<Action>,
    mut cursor: ResMut<Cursor>,
) {
    for action in actions.read() {
        let direction = match action {
            Action::Left => Vec2::NEG_X,
            Action::Right => Vec2::X,
            Action::Up => Vec2::NEG_Y,
            Action::Down => Vec2::Y,
            _ => continue,
        };
        // What is up on the screen depends on where the camera stands, to a quarter turn.
        let quarter =
            (rig.yaw.to / std::f32::consts::FRAC_PI_2).round() * std::f32::consts::FRAC_PI_2;
        let direction = Vec2::from_angle(-quarter).rotate(direction);
        let field = match cursor.field {
            None => first_field(&session),
            Some(from) => next_field(&plan.0, from, direction).or(Some(from)),
        };
        *cursor = Cursor {
            field,
            by_keys: true,
        };
    }
}

/// Where the cursor appears: a legal field, if there is one.
fn first_field(session: &Session) -> Option<Field> {
    let game = session.game();
    game.legal().first().or(game.position().last())
}

/// The nearest field that way, rather straight ahead than to the side.
fn next_field(plan: &Plan, from: Field, direction: Vec2) -> Option<Field> {
    let start = plan.field(from).xz();
    Field::all()
        .filter_map(|field| {
            let step = plan.field(field).xz() - start;
            let ahead = step.dot(direction);
            let aside = step.dot(direction.perp()).abs();
            (ahead > 0.5).then_some((field, ahead + 3.0 * aside))
        })
        .min_by(|(_, one), (_, other)| one.total_cmp(other))
        .map(|(field, _)| field)
}

fn look_around(
    mut actions: MessageReader<Action>,
    mut rig: ResMut<Rig>,
    mut turns: ResMut<TurnsToMover>,
) {
    for action in actions.read() {
        match action {
            Action::TopView => rig.toggle_top_view(),
            Action::ResetView => rig.reset(),
            Action::TurnBoard => rig.yaw.to += std::f32::consts::PI,
            Action::TurnToMover => turns.0 = !turns.0,
            _ => {}
        }
    }
}

fn act(
    session: Res<Session>,
    cursor: Res<Cursor>,
    mut actions: MessageReader<Action>,
    mut aids: ResMut<Aids>,
    mut diagnostics: ResMut<ShowDiagnostics>,
    mut intents: MessageWriter<Intent>,
) {
    for action in actions.read() {
        let intent = match action {
            Action::Confirm => cursor.field.map(Intent::Place),
            Action::TakeBack => Some(Intent::TakeBack),
            Action::Redo => Some(Intent::Redo),
            Action::NewGame => Some(another_game(&session, false)),
            Action::OtherShape => Some(another_game(&session, true)),
            Action::ToggleOpponent => {
                let seat = match session.seat(Colour::Black) {
                    Seat::Person => Seat::Computer(crate::ai::Level::EASIEST),
                    Seat::Computer(_) => Seat::Person,
                };
                Some(Intent::Seat(Colour::Black, seat))
            }
            Action::ToggleAids => {
                *aids = if *aids == Aids::EXPERT {
                    Aids::ALL
                } else {
                    Aids::EXPERT
                };
                None
            }
            Action::Diagnostics => {
                diagnostics.0 = !diagnostics.0;
                None
            }
            _ => None,
        };
        intents.write_batch(intent);
    }
}

/// The same players and rules on another board.
fn another_game(session: &Session, other_shape: bool) -> Intent {
    let game = session.game();
    let layout = game.layout();
    let is_square = layout.width() == 8 && layout.height() == 8;
    let seed = Seed::from(rand::random::<u64>());
    let layout = if is_square == other_shape {
        irregular(&seed, rand::random())
    } else {
        square(&seed)
    };
    Intent::Start(Setup {
        layout: Arc::new(layout),
        rules: game.rules(),
        starts: !game.starts(),
        seats: Colour::BOTH.map(|colour| session.seat(colour)),
    })
}
