//! Which button has the focus when screens and sheets open and close.

use crate::app::actions::Action;
use crate::app::flow::{Display, Screen, Sheets};
use crate::app::hud::shows_result;
use crate::app::interface::{Focus, Laid};
use crate::app::learning::Learning;
use crate::app::play::{Counting, PlaySystems};
use crate::play::Session;
use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_systems(Update, keep_focus.after(PlaySystems::Decide));
}

/// Sets whether all keys are for buttons, and takes the focus from buttons that are gone.
fn keep_focus(
    screen: Res<State<Screen>>,
    sheets: Res<Sheets>,
    session: Res<Session>,
    display: Res<Display>,
    counting: Res<Counting>,
    (laid, learning): (Res<Laid>, Res<Learning>),
    mut before: Local<Option<(Screen, usize)>>,
    mut first_before: Local<Option<Action>>,
    mut focus: ResMut<Focus>,
) {
    let is_modal = !sheets.is_empty()
        || !(screen.get().shows_table() || *screen.get() == Screen::Builder)
        || *screen.get() == Screen::Learn && learning.is_done(&session, *counting)
        || shows_result(&session, *counting, &display);
    let mut wanted = Focus { is_modal, ..*focus };
    let place = (*screen.get(), sheets.len());
    let is_elsewhere = before.replace(place) != Some(place) || focus.is_modal != is_modal;
    // The focus was on Back because nothing else was laid out yet: it moves on to what now is.
    let stood = std::mem::replace(&mut *first_before, laid.first);
    let has_come = stood == Some(Action::Back) && laid.first != stood && wanted.on == stood;
    if is_elsewhere || has_come || wanted.on.is_some_and(|on| !laid.has(on)) {
        wanted.on = None;
    }
    // For players who use keys, one button always has the focus.
    if is_modal && wanted.on.is_none() && wanted.by_keys && !is_elsewhere {
        wanted.on = laid.first_button();
    }
    focus.set_if_neq(wanted);
}
