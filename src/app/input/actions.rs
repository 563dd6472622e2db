//! Keys and buttons of a gamepad, and what they do.

use crate::app::actions::{Action, Control, LearnAction};
use crate::app::controls::{Bindings, Listening};
use crate::app::diagnostics::ShowDiagnostics;
use crate::app::flow::{InputSystems, NavigateSystems, Screen, Sheet, Sheets};
use crate::app::hud::Hud;
use crate::app::interface::{Focus, Typing, steer};
use crate::app::play::{Intent, Phase, Session, Setup, Watch};
use crate::app::setup::{BoardKind, Form, Library};
use crate::app::showcase::Gate;
use crate::app::table::{ConfirmsMoves, CurrentPlan, Cursor, Pending, Plan, Rig};
use crate::rules::{Colour, Field, Layout};
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use std::sync::Arc;

pub fn plugin(app: &mut App) {
    app.init_resource::<Bindings>()
        .init_resource::<ConfirmsMoves>()
        .init_resource::<Pending>()
        .add_systems(
            Update,
            (
                (listen_to_keys, listen_to_gamepads).before(NavigateSystems),
                // Buttons have the keys first: what they take is nobody else's.
                (
                    (move_cursor, confirm)
                        .run_if(|screen: Res<State<Screen>>| screen.get().is_at_table()),
                    act.run_if(in_state(Screen::Table)),
                )
                    .chain()
                    .after(NavigateSystems),
                look_around,
                steer,
                type_with_arrows,
            )
                .chain()
                .in_set(InputSystems),
        );
}

/// Keys that go about among buttons, whatever else they are bound to: nobody is ever stuck.
const AMONG_BUTTONS: [(KeyCode, Action); 8] = [
    (KeyCode::ArrowLeft, Action::Left),
    (KeyCode::ArrowRight, Action::Right),
    (KeyCode::ArrowUp, Action::Up),
    (KeyCode::ArrowDown, Action::Down),
    (KeyCode::Enter, Action::Confirm),
    (KeyCode::NumpadEnter, Action::Confirm),
    (KeyCode::Tab, Action::NextButton),
    (KeyCode::Escape, Action::Back),
];

fn listen_to_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut presses: MessageReader<KeyboardInput>,
    bindings: Res<Bindings>,
    listening: Res<Listening>,
    mut typing: ResMut<Typing>,
    mut focus: ResMut<Focus>,
    gate: Gate,
    mut actions: MessageWriter<Action>,
) {
    // In the order they were pressed: on a slow machine several are in one frame.
    let pressed: Vec<KeyCode> = presses
        .read()
        .filter(|press| press.state.is_pressed() && !press.repeat)
        .map(|press| press.key_code)
        .collect();
    if typing.field.is_some() {
        // Letters are for the words; these end them.
        let ends = [
            KeyCode::Enter,
            KeyCode::NumpadEnter,
            KeyCode::Escape,
            KeyCode::Tab,
        ];
        if keys.any_just_pressed(ends) {
            typing.end();
        }
        return;
    }
    if listening.0.is_some() {
        if keys.just_pressed(KeyCode::Escape) {
            actions.write(Action::Back);
        }
        return;
    }
    let backwards = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for pressed in pressed {
        let fixed = AMONG_BUTTONS
            .iter()
            .find(|(key, _)| *key == pressed && focus.takes_keys())
            .map(|(_, action)| *action);
        let bound = bindings.of_key(pressed).map(Control::action);
        let action = match fixed.or(bound) {
            Some(Action::NextButton) if backwards => Action::PreviousButton,
            Some(action) => action,
            None if pressed == KeyCode::F3 => Action::Diagnostics,
            None => continue,
        };
        actions.write_batch(gate.pass(action));
        focus.by_keys = true;
    }
}

/// The same for gamepads.
const BUTTONS_AMONG_BUTTONS: [(GamepadButton, Action); 6] = [
    (GamepadButton::DPadLeft, Action::Left),
    (GamepadButton::DPadRight, Action::Right),
    (GamepadButton::DPadUp, Action::Up),
    (GamepadButton::DPadDown, Action::Down),
    (GamepadButton::South, Action::Confirm),
    (GamepadButton::East, Action::Back),
];

fn listen_to_gamepads(
    gamepads: Query<&Gamepad>,
    bindings: Res<Bindings>,
    listening: Res<Listening>,
    mut focus: ResMut<Focus>,
    gate: Gate,
    mut actions: MessageWriter<Action>,
) {
    if listening.0.is_some() {
        return;
    }
    for &pressed in gamepads.iter().flat_map(Gamepad::get_just_pressed) {
        let fixed = BUTTONS_AMONG_BUTTONS
            .iter()
            .find(|(button, _)| *button == pressed && focus.takes_keys())
            .map(|(_, action)| *action);
        let bound = bindings.of_button(pressed).map(Control::action);
        let passed = fixed.or(bound).and_then(|action| gate.pass(action));
        actions.write_batch(passed);
        focus.by_keys |= fixed.or(bound).is_some();
    }
}

/// Somebody with a gamepad alone writes with the arrows.
fn type_with_arrows(
    gamepads: Query<&Gamepad>,
    mut actions: MessageReader<Action>,
    mut typing: ResMut<Typing>,
) {
    let by_gamepad = gamepads
        .iter()
        .any(|gamepad| gamepad.get_just_pressed().next().is_some());
    for action in actions.read() {
        if typing.field.is_none() || !by_gamepad {
            continue;
        }
        match action {
            Action::Confirm | Action::Back => _ = typing.end(),
            action => typing.turn(*action),
        }
    }
}

/// Arrows move the cursor from field to field, over gaps, the way they point on the screen.
fn move_cursor(
    plan: Res<CurrentPlan>,
    session: Res<Session>,
    rig: Res<Rig>,
    focus: Res<Focus>,
    mut actions: MessageReader<Action>,
    mut cursor: ResMut<Cursor>,
) {
    for action in actions.read() {
        if focus.takes_keys() {
            continue;
        }
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
    screen: Res<State<Screen>>,
    mut actions: MessageReader<Action>,
    mut rig: ResMut<Rig>,
) {
    for action in actions.read() {
        if matches!(screen.get(), Screen::Title | Screen::Attract) {
            continue;
        }
        match action {
            // There it turns tiles.
            Action::TurnBoard if *screen.get() == Screen::Builder => {}
            Action::TopView => rig.toggle_top_view(),
            Action::ResetView => rig.reset(),
            Action::TurnBoard => rig.yaw.to += std::f32::consts::PI,
            _ => {}
        }
    }
}

/// Enter places a marble, hurries the count on, and goes on after the result.
fn confirm(
    cursor: Res<Cursor>,
    focus: Res<Focus>,
    phase: Res<State<Phase>>,
    (screen, sheets): (Res<State<Screen>>, Res<Sheets>),
    mut actions: ParamSet<(MessageReader<Action>, MessageWriter<Action>)>,
    mut placing: Placing,
) {
    let pressed = actions
        .p0()
        .read()
        .filter(|action| **action == Action::Confirm)
        .count();
    if pressed == 0 || focus.on.is_some() || !sheets.is_empty() {
        return;
    }
    match phase.get() {
        Phase::Revealing => _ = actions.p1().write(Action::SkipReveal),
        _ if focus.is_modal && *screen.get() == Screen::Learn => {
            actions.p1().write(Action::Learn(LearnAction::Next));
        }
        Phase::Over if focus.is_modal => _ = actions.p1().write(Action::Rematch),
        _ => {
            if let Some(field) = cursor.field {
                placing.press(field);
            }
        }
    }
}

/// Places marbles: at the first press, or at the second.
#[derive(SystemParam)]
pub struct Placing<'w> {
    confirms: Res<'w, ConfirmsMoves>,
    session: Res<'w, Session>,
    pending: ResMut<'w, Pending>,
    intents: MessageWriter<'w, Intent>,
}

impl Placing<'_> {
    /// Somebody presses a field.
    pub fn press(&mut self, field: Field) {
        let is_legal =
            self.session.is_persons_turn() && self.session.game().refusal(field).is_none();
        if self.confirms.0 && is_legal && self.pending.0 != Some(field) {
            self.pending.0 = Some(field);
            return;
        }
        self.pending.set_if_neq(Pending(None));
        self.intents.write(Intent::Place(field));
    }
}

fn act(
    session: Res<Session>,
    phase: Res<State<Phase>>,
    sheets: Res<Sheets>,
    library: Res<Library>,
    form: Res<Form>,
    mut actions: MessageReader<Action>,
    mut hud: ResMut<Hud>,
    mut watch: ResMut<Watch>,
    mut pending: ResMut<Pending>,
    mut diagnostics: ResMut<ShowDiagnostics>,
    mut intents: MessageWriter<Intent>,
) {
    if session.is_changed() {
        pending.set_if_neq(Pending(None));
    }
    for &action in actions.read() {
        // What is being asked about is not done yet.
        if sheets.top() == Some(Sheet::Ask(action)) {
            continue;
        }
        let intent = match action {
            Action::TakeBack => {
                // Computers that play each other would place at once what was taken back.
                watch.paused |= !session.has_person();
                Some(Intent::TakeBack)
            }
            Action::Redo => Some(Intent::Redo),
            Action::Resign => Some(Intent::Resign),
            Action::NewBoard => Some(on_another_board(&session, &form, &library)),
            Action::Restart => Some(from_the_beginning(&session)),
            Action::Rematch => Some(Intent::Rematch { swap: false }),
            Action::SwapSides => Some(Intent::Rematch { swap: true }),
            Action::BestOf(games) => Some(Intent::BestOf(games)),
            Action::Pause => {
                watch.paused = !watch.paused;
                None
            }
            Action::Step => {
                *watch = Watch {
                    paused: true,
                    steps: 1,
                };
                None
            }
            Action::Diagnostics => {
                diagnostics.0 = !diagnostics.0;
                None
            }
            Action::Back => {
                pending.set_if_neq(Pending(None));
                None
            }
            _ => None,
        };
        arrange(&mut hud, action, &session, *phase.get());
        intents.write_batch(intent);
    }
}

/// Opens and closes parts of the display.
fn arrange(hud: &mut ResMut<Hud>, action: Action, session: &Session, phase: Phase) {
    let mut wanted = **hud;
    match action {
        Action::MoveList => wanted.list = !wanted.list,
        Action::HideDisplay => wanted.is_hidden = !wanted.is_hidden,
        Action::LookAtBoard if session.finish().is_some() && phase == Phase::Over => {
            wanted.is_result_away = !wanted.is_result_away;
        }
        Action::NewBoard
        | Action::Restart
        | Action::Rematch
        | Action::SwapSides
        | Action::TakeBack
        | Action::ReplayReveal => wanted.is_result_away = false,
        _ => {}
    }
    hud.set_if_neq(wanted);
}

fn same_players(session: &Session, layout: Arc<Layout>, starts: Colour) -> Intent {
    Intent::Start(Setup {
        layout,
        rules: session.game().rules(),
        starts,
        seats: Colour::BOTH.map(|colour| session.seat(colour)),
        names: Colour::BOTH.map(|colour| session.name(colour).to_owned()),
    })
}

/// The same players on another board of the kind that was chosen last.
fn on_another_board(session: &Session, form: &Form, library: &Library) -> Intent {
    let mut form = form.clone();
    form.reroll();
    if !matches!(form.board, BoardKind::Irregular) {
        form.board = BoardKind::Square;
    }
    same_players(session, form.layout(&library.0), !session.game().starts())
}

fn from_the_beginning(session: &Session) -> Intent {
    let game = session.game();
    same_players(session, game.layout().clone(), game.starts())
}
