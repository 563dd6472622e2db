//! How fast computers play on a stand: quickly in attract mode, very quickly when the time is up.

use super::GameClock;
use crate::app::flow::Screen;
use crate::app::play::ThinkingTime;
use bevy::prelude::*;
use std::time::Duration;

/// The thinking time in attract mode.
const LIVELY: Duration = Duration::from_millis(420);
/// The thinking time once a game's time is up.
const QUICK: Duration = Duration::from_millis(80);

/// Sets the thinking time for the present screen and game.
pub fn hurry(
    screen: Res<State<Screen>>,
    clock: Res<GameClock>,
    mut thinking: ResMut<ThinkingTime>,
) {
    let wanted = match screen.get() {
        Screen::Attract => LIVELY,
        _ if clock.is_up() => QUICK,
        _ => ThinkingTime::default().0,
    };
    if thinking.0 != wanted {
        thinking.0 = wanted;
    }
}
