//! Sounds of buttons, sheets and the cursor.

use crate::app::actions::{Action, Change};
use crate::app::flow::{Display, Screen, Sheets};
use crate::app::hints::{HintLevel, Hints};
use crate::app::interface::{Focus, Notice, Pressed};
use crate::app::play::Phase;
use crate::app::settings::Settings;
use crate::app::sound::heard::{Heard, Sound};
use crate::app::table::{CurrentPlan, Cursor};
use crate::play::Session;
use crate::rules::Field;
use bevy::prelude::*;

/// The gain when a field that is not legal is pointed at.
const ILLEGAL_GAIN: f32 = 0.5;

/// Plays the sounds of presses and notices.
pub fn hear_buttons(
    settings: Res<Settings>,
    mut pressed: MessageReader<Pressed>,
    mut notices: MessageReader<Notice>,
    mut heard: MessageWriter<Heard>,
) {
    // Several presses in one frame, as of a dragged slider, make one sound.
    if let Some(Pressed(action)) = pressed.read().last() {
        let sound = match action {
            // The setting changes in the next frame only.
            Action::Change(Change::Flip(switch)) if settings.is_on(*switch) => Sound::SwitchOff,
            Action::Change(Change::Flip(_)) => Sound::SwitchOn,
            Action::Change(Change::Turn(..)) => Sound::Slide,
            _ => Sound::Press,
        };
        heard.write(Heard::new(sound));
    }
    if notices.read().count() > 0 {
        heard.write(Heard::new(Sound::Notice));
    }
}

/// Plays the sounds of sheets that open and close.
pub fn hear_sheets(
    sheets: Res<Sheets>,
    hud: Res<Display>,
    mut before: Local<usize>,
    mut heard: MessageWriter<Heard>,
) {
    let open = sheets.len() + usize::from(hud.list);
    let sound = match open.cmp(&before) {
        std::cmp::Ordering::Greater => Sound::Open,
        std::cmp::Ordering::Less => Sound::Close,
        std::cmp::Ordering::Equal => return,
    };
    *before = open;
    heard.write(Heard::new(sound));
}

/// Plays the sounds of the cursor and of the focus.
pub fn hear_pointing(
    screen: Res<State<Screen>>,
    phase: Res<State<Phase>>,
    sheets: Res<Sheets>,
    focus: Res<Focus>,
    cursor: Res<Cursor>,
    session: Res<Session>,
    plan: Res<CurrentPlan>,
    mut before: Local<(Option<Field>, Option<Action>)>,
    mut heard: MessageWriter<Heard>,
) {
    let (field, button) = std::mem::replace(&mut *before, (cursor.field, focus.on));
    let is_new = cursor.field != field && sheets.is_empty();
    let may_place = screen.get().is_at_table() && *phase.get() == Phase::Waiting;
    if let Some(field) = cursor.field.filter(|_| is_new && may_place) {
        let is_legal = session.game().refusal(field).is_none();
        let gain = if is_legal { 1.0 } else { ILLEGAL_GAIN };
        let tick = Heard::new(Sound::Hover).at(plan.0.field(field));
        heard.write(tick.gain(gain));
    }
    // The first focus on a screen is set without the player and makes no sound.
    if focus.by_keys && button.is_some() && focus.on.is_some() && focus.on != button {
        heard.write(Heard::new(Sound::Choose));
    }
}

/// Plays the sound of a hint.
pub fn hear_hints(
    hints: Res<Hints>,
    plan: Res<CurrentPlan>,
    mut was_shown: Local<bool>,
    mut heard: MessageWriter<Heard>,
) {
    let best = hints.advice.as_ref().and_then(|advice| advice.best());
    let shown = best.filter(|_| hints.level != HintLevel::Off);
    if let Some(best) = shown.filter(|_| !*was_shown) {
        heard.write(Heard::new(Sound::Hint).at(plan.0.field(best.field)));
    }
    *was_shown = shown.is_some();
}
