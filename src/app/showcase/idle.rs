//! How long nobody has touched anything, and what follows from that.

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

/// Less than this is a table that shakes.
const SLACK: f32 = 3.0;

/// Seconds since anybody has touched anything.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Untouched(pub f32);

/// Everything that people do with their hands.
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
    /// Whether somebody points at the screen or presses it, and whether anything else was done.
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

/// Notices that somebody is there. A stand never sleeps.
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
        // What is pressed is an answer; until it is given the question is asked.
        (true, _) if is_asked => untouched.0 = kiosk.stand().still_there_after.as_secs_f32(),
        // Any key is a yes.
        (_, true) if is_asked => {
            untouched.0 = 0.0;
            requests.write(Go::Close(Sheet::StillThere));
        }
        (false, false) => untouched.0 += passed(&time),
        _ => untouched.0 = 0.0,
    }
}

/// Asks whether somebody is still there, and goes back to the loop if nobody is.
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
    // How long nobody may touch anything before everything is left; nothing is left by itself
    // while there is something to look at.
    let patience = match screen.get() {
        Screen::Attract if sheets.is_empty() => None,
        Screen::Table => match session.finish() {
            _ if *phase.get() == Phase::Revealing => None,
            Some(_) => Some(stand.result_for),
            // Nobody can do anything while a computer thinks.
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

/// How long the question is still asked, in seconds.
pub fn left_to_answer(kiosk: &Kiosk, untouched: Untouched) -> f32 {
    let stand = kiosk.stand();
    let end = stand.still_there_after + stand.still_there_for;
    (end.as_secs_f32() - untouched.0).max(0.0)
}
