//! How long nothing was touched, and what follows from that.

use super::visits::Visiting;
use super::{GameClock, Kiosk, passed};
use crate::app::flow::{Go, Screen, Sheet, Sheets};
use crate::app::motion::Pace;
use crate::app::play::Phase;
use crate::play::Session;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::CursorMoved;

/// Smaller movements come from a shaking table, in pixels.
const SLACK: f32 = 3.0;

/// Seconds since the last input.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Untouched(pub f32);

/// All input of visitors.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Hands<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    wheels: MessageReader<'w, 's, MouseWheel>,
    pointers: MessageReader<'w, 's, CursorMoved>,
    fingers: MessageReader<'w, 's, TouchInput>,
    gamepads: Query<'w, 's, &'static Gamepad>,
}

impl Hands<'_, '_> {
    /// Whether the pointer or a finger was used, and whether anything else was.
    fn have_done(&mut self) -> (bool, bool) {
        let pressed = self.buttons.read().count() + self.fingers.read().count();
        let pointers = self.pointers.read();
        let moved = pointers
            .filter(|moved| moved.delta.is_none_or(|delta| delta.length() > SLACK))
            .count();
        let others = self.keys.read().count() + self.wheels.read().count();
        let pads = self.gamepads.iter().flat_map(Gamepad::get_just_pressed);
        (pressed + moved > 0, others + pads.count() > 0)
    }
}

/// Measures [`Untouched`]. Requests every frame: a stand never sleeps.
pub fn notice(
    kiosk: Res<Kiosk>,
    mut hands: Hands,
    time: Res<Time<Real>>,
    mut untouched: ResMut<Untouched>,
    sheets: Res<Sheets>,
    mut requests: MessageWriter<Go>,
    mut pace: Pace,
) {
    pace.keep();
    let is_asked = sheets.top() == Some(Sheet::StillThere);
    match hands.have_done() {
        // Restarts the countdown; only pressing an answer closes the question.
        (true, _) if is_asked => untouched.0 = kiosk.stand().still_there_after.as_secs_f32(),
        // Any key means yes.
        (_, true) if is_asked => {
            untouched.0 = 0.0;
            requests.write(Go::Close(Sheet::StillThere));
        }
        (false, false) => untouched.0 += passed(&time),
        _ => untouched.0 = 0.0,
    }
}

/// Asks whether a visitor is still there, and goes back to attract mode if nobody answers.
pub fn leave(
    kiosk: Res<Kiosk>,
    screen: Res<State<Screen>>,
    phase: Res<State<Phase>>,
    session: Res<Session>,
    clock: Res<GameClock>,
    mut untouched: ResMut<Untouched>,
    mut visiting: ResMut<Visiting>,
    sheets: Res<Sheets>,
    mut requests: MessageWriter<Go>,
) {
    let stand = kiosk.stand();
    // How long without input until the screen is left. While there is something to watch, it never
    // is.
    let patience = match screen.get() {
        Screen::Attract if sheets.is_empty() => None,
        Screen::Table => match session.finish() {
            _ if *phase.get() == Phase::Revealing => None,
            Some(_) => Some(stand.result_for),
            // A visitor cannot act while a computer thinks.
            None if !session.is_persons_turn() => None,
            None => Some(stand.still_there_after + stand.still_there_for),
        },
        _ => Some(stand.choice_for),
    };
    let Some(patience) = patience else {
        untouched.0 = 0.0;
        return;
    };
    if untouched.0 >= patience.as_secs_f32() {
        visiting.leave(&session, clock.seconds());
        requests.write(Go::To(Screen::Attract));
        return;
    }
    let is_played = *screen.get() == Screen::Table && session.finish().is_none();
    let asks = is_played && untouched.0 >= stand.still_there_after.as_secs_f32();
    if asks && sheets.top() != Some(Sheet::StillThere) {
        requests.write(Go::Open(Sheet::StillThere));
    }
}

/// The seconds left to answer the question.
pub fn left_to_answer(kiosk: &Kiosk, untouched: Untouched) -> f32 {
    let stand = kiosk.stand();
    let end = stand.still_there_after + stand.still_there_for;
    (end.as_secs_f32() - untouched.0).max(0.0)
}
