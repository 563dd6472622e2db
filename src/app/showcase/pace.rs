//! How fast things go on a stand: lively in the loop, quickly when the time is up.

use super::GameClock;
use crate::app::flow::Screen;
use crate::app::play::ThinkingTime;
use bevy::prelude::*;
use std::time::Duration;

/// Computers that are watched take so long for a marble.
const LIVELY: Duration = Duration::from_millis(420);
/// And those that play a game to its end.
const QUICK: Duration = Duration::from_millis(80);

/// Lets computers take as long as suits the moment.
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
