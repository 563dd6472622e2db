//! Keys and buttons of a gamepad, and what they do.

use super::InputSystems;
use crate::ai::Level;
use crate::app::diagnostics::ShowDiagnostics;
use crate::app::hud::{Hud, Sheet};
use crate::app::interface::{Action, Focus, steer};
use crate::app::motion::Speed;
use crate::app::play::{Intent, Phase, Seat, Session, Setup, Watch};
use crate::app::table::{Aids, CurrentPlan, Cursor, Plan, Rig, TurnsToMover};
use crate::rules::generate::{Seed, irregular, square};
use crate::rules::{Colour, Field, RuleSet};
use bevy::prelude::*;
use std::sync::Arc;

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
                (KeyCode::Tab, Action::NextButton),
                (KeyCode::Escape, Action::Back),
                (KeyCode::KeyM, Action::Menu),
                (KeyCode::KeyL, Action::MoveList),
                (KeyCode::KeyH, Action::HideDisplay),
                (KeyCode::KeyG, Action::Resign),
                (KeyCode::KeyN, Action::NewGame),
                (KeyCode::KeyB, Action::OtherShape),
                (KeyCode::KeyC, Action::NextOpponent),
                (KeyCode::KeyW, Action::Watch),
                (KeyCode::KeyP, Action::Pause),
                (KeyCode::Period, Action::Step),
                (KeyCode::KeyF, Action::ChangeSpeed),
                (KeyCode::KeyE, Action::LookAtBoard),
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
                (GamepadButton::RightTrigger, Action::NextButton),
                (GamepadButton::Select, Action::MoveList),
                (GamepadButton::Start, Action::Menu),
            ],
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Bindings>().add_systems(
        Update,
        (
            (listen_to_keys, listen_to_gamepads),
            // Buttons have the keys first: what they take is nobody else's.
            (move_cursor, confirm, look_around, act),
            steer,
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
    let backwards = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let pressed = bindings
        .keys
        .iter()
        .filter(|(key, _)| keys.just_pressed(*key));
    actions.write_batch(pressed.map(|&(_, action)| match action {
        Action::NextButton if backwards => Action::PreviousButton,
        action => action,
    }));
}

fn listen_to_gamepads(
    gamepads: Query<&Gamepad>,
    bindings: Res<Bindings>,
    focus: Res<Focus>,
    mut actions: MessageWriter<Action>,
) {
    for gamepad in &gamepads {
        let pressed = bindings
            .buttons
            .iter()
            .filter(|(button, _)| gamepad.just_pressed(*button));
        actions.write_batch(pressed.map(|&(_, action)| match action {
            // Among buttons this one goes back, as everywhere.
            Action::TakeBack if focus.takes_keys() => Action::Back,
            action => action,
        }));
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

/// Enter places a marble, hurries the count on, and goes on after the result.
fn confirm(
    cursor: Res<Cursor>,
    focus: Res<Focus>,
    phase: Res<State<Phase>>,
    hud: Res<Hud>,
    mut actions: ParamSet<(MessageReader<Action>, MessageWriter<Action>)>,
    mut intents: MessageWriter<Intent>,
) {
    let pressed = actions
        .p0()
        .read()
        .filter(|action| **action == Action::Confirm)
        .count();
    if pressed == 0 || focus.on.is_some() || hud.sheet != Sheet::None {
        return;
    }
    match phase.get() {
        Phase::Revealing => _ = actions.p1().write(Action::SkipReveal),
        Phase::Over if focus.is_modal => _ = actions.p1().write(Action::Rematch),
        _ => _ = intents.write_batch(cursor.field.map(Intent::Place)),
    }
}

/// Whether something would be lost that cannot be had back.
fn is_lossy(action: Action, session: &Session) -> bool {
    let is_running = session.finish().is_none() && session.game().marbles_placed() > 0;
    is_running
        && matches!(
            action,
            Action::Resign
                | Action::NewGame
                | Action::OtherShape
                | Action::OtherRules
                | Action::Quit
        )
}

fn act(
    session: Res<Session>,
    phase: Res<State<Phase>>,
    focus: Res<Focus>,
    mut actions: MessageReader<Action>,
    mut hud: ResMut<Hud>,
    mut aids: ResMut<Aids>,
    mut speed: ResMut<Speed>,
    mut watch: ResMut<Watch>,
    mut diagnostics: ResMut<ShowDiagnostics>,
    mut intents: MessageWriter<Intent>,
    mut exit: MessageWriter<AppExit>,
) {
    for &asked in actions.read() {
        let mut action = asked;
        if action == Action::Back && focus.on.is_some() && !focus.is_modal {
            // It only leaves the buttons.
            continue;
        }
        if is_lossy(action, &session) {
            hud.sheet = Sheet::Ask(action);
            continue;
        }
        if let (Action::Yes, Sheet::Ask(confirmed)) = (action, hud.sheet) {
            action = confirmed;
            hud.sheet = Sheet::None;
        }
        let intent = match action {
            Action::TakeBack => {
                // Computers that play each other would place at once what was taken back.
                watch.paused |= !session.has_person();
                Some(Intent::TakeBack)
            }
            Action::Redo => Some(Intent::Redo),
            Action::Resign => Some(Intent::Resign),
            Action::NewGame => Some(another_game(&session, false, session.game().rules())),
            Action::OtherShape => Some(another_game(&session, true, session.game().rules())),
            Action::OtherRules => Some(another_game(&session, false, next_rules(&session))),
            Action::Rematch => Some(Intent::Rematch { swap: false }),
            Action::SwapSides => Some(Intent::Rematch { swap: true }),
            Action::BestOf(games) => Some(Intent::BestOf(games)),
            Action::NextOpponent => {
                let seat = stronger(session.seat(Colour::Black));
                Some(Intent::Seat(Colour::Black, seat))
            }
            Action::Watch => {
                let seats = if session.has_person() {
                    let level = Level::HARDEST;
                    [Seat::Computer(level); 2]
                } else {
                    [Seat::Person; 2]
                };
                intents.write(Intent::Seat(Colour::Red, seats[0]));
                Some(Intent::Seat(Colour::Black, seats[1]))
            }
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
            Action::ChangeSpeed => {
                let at = Speed::ALL.iter().position(|other| *other == *speed);
                *speed = Speed::ALL[at.map_or(0, |at| (at + 1) % Speed::ALL.len())];
                None
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
            Action::Quit => {
                exit.write(AppExit::Success);
                None
            }
            _ => None,
        };
        arrange(&mut hud, action, &session, *phase.get());
        intents.write_batch(intent);
    }
}

/// Opens and closes what lies over the table.
fn arrange(hud: &mut ResMut<Hud>, action: Action, session: &Session, phase: Phase) {
    let mut wanted = **hud;
    match action {
        Action::MoveList => wanted.list = !wanted.list,
        Action::HideDisplay => wanted.is_hidden = !wanted.is_hidden,
        Action::Menu => wanted.sheet = Sheet::Menu,
        Action::LookAtBoard if session.finish().is_some() && phase == Phase::Over => {
            wanted.is_result_away = !wanted.is_result_away;
        }
        Action::Back if wanted.is_hidden => wanted.is_hidden = false,
        Action::Back => match wanted.sheet {
            Sheet::None if wanted.is_result_away && session.finish().is_some() => {
                wanted.is_result_away = false;
            }
            Sheet::None => wanted.sheet = Sheet::Menu,
            _ => wanted.sheet = Sheet::None,
        },
        Action::NewGame
        | Action::OtherShape
        | Action::Rematch
        | Action::SwapSides
        | Action::TakeBack
        | Action::ReplayReveal => {
            wanted.sheet = Sheet::None;
            wanted.is_result_away = false;
        }
        Action::Watch => wanted.sheet = Sheet::None,
        _ => {}
    }
    hud.set_if_neq(wanted);
}

/// The next stronger computer; after the strongest, a person.
fn stronger(seat: Seat) -> Seat {
    let next = match seat {
        Seat::Person => Some(Level::EASIEST),
        Seat::Computer(level) => Level::try_from(level.number() + 1).ok(),
    };
    next.map_or(Seat::Person, Seat::Computer)
}

fn next_rules(session: &Session) -> RuleSet {
    let rules = session.game().rules();
    let at = RuleSet::ALL.iter().position(|other| *other == rules);
    RuleSet::ALL[at.map_or(0, |at| (at + 1) % RuleSet::ALL.len())]
}

/// The same players on another board.
fn another_game(session: &Session, other_shape: bool, rules: RuleSet) -> Intent {
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
        rules,
        starts: !game.starts(),
        seats: Colour::BOTH.map(|colour| session.seat(colour)),
        names: Colour::BOTH.map(|colour| session.name(colour).to_owned()),
    })
}
