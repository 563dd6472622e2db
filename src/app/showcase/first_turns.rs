//! What a newcomer should know, a sentence at a time over the first turns; and the time that is
//! left for the game.

use super::{GameClock, Kiosk};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Canvas, InterfaceSystems, Painter, Sign, icons};
use crate::app::play::{Phase, Purpose, Session};
use crate::app::screens::{Screen, Sheets};
use crate::app::words::key;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};

/// Nobody is taught for longer, in seconds.
const LESSON: f32 = 90.0;
/// The last seconds of a game are counted in brass.
const LAST: f32 = 60.0;

pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        paint
            .in_set(InterfaceSystems::Paint)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Kiosk>)),
    );
}

fn paint(
    mut painter: Painter,
    kiosk: Res<Kiosk>,
    clock: Res<GameClock>,
    session: Res<Session>,
    phase: Res<State<Phase>>,
    sheets: Res<Sheets>,
) -> Result {
    if session.purpose() != Purpose::Play || session.finish().is_some() || !sheets.is_empty() {
        return Ok(());
    }
    let limit = kiosk.stand().game_limit;
    let left = limit.map(|limit| (limit.as_secs_f32() - clock.seconds()).max(0.0));
    let lesson = lesson(&session, *clock, *phase.get());
    painter.paint(
        "first turns",
        egui::Order::Middle,
        true,
        |canvas, screen| {
            let said = if clock.is_up() {
                Some(key("time-is-up"))
            } else {
                lesson
            };
            if let Some(left) = left.filter(|_| !clock.is_up()) {
                time_left(canvas, screen, left);
            }
            if let Some(said) = said {
                let text = canvas.say(said);
                tip(canvas, screen, &text);
            }
        },
    )
}

/// What there is to say at this turn.
pub fn lesson(session: &Session, clock: GameClock, phase: Phase) -> Option<&'static str> {
    if !clock.is_first_game || clock.seconds() > LESSON || phase != Phase::Waiting {
        return None;
    }
    match session.game().marbles_placed() {
        0 => Some(key("first-anywhere")),
        1..=2 => Some(key("first-cross")),
        3..=4 => Some(key("first-closed")),
        5..=6 => Some(key("first-take")),
        _ => None,
    }
}

/// Words on a card at the foot of the screen, where hands are.
fn tip(canvas: &mut Canvas, screen: Rect, text: &str) {
    let is_upright = screen.height() > screen.width();
    // Beside the buttons, or above them.
    let (most, bottom) = if is_upright {
        let above = canvas.icon_button_size() + space::L;
        (screen.width() * 0.92, screen.bottom() - above)
    } else {
        (screen.width() * 0.5, screen.bottom() - space::M)
    };
    let words = canvas.wrapped(text, Type::Item, palette::WALNUT_900, most);
    let size = words.size() + vec2(2.0 * space::L, space::M);
    let at = pos2(screen.center().x - size.x / 2.0, bottom - size.y);
    let rect = Rect::from_min_size(at, size);
    canvas.card(rect);
    canvas.put(words, rect.center(), Align2::CENTER_CENTER, rect);
}

/// The clock, in the middle above.
fn time_left(canvas: &mut Canvas, screen: Rect, left: f32) {
    let seconds = left.ceil() as u32;
    let text = format!("{}:{:02}", seconds / 60, seconds % 60);
    let ink = if left <= LAST {
        palette::BRASS
    } else {
        palette::BIRCH_100
    };
    let words = canvas.words(&text, Type::BigNumber, ink);
    let icon = canvas.line(Type::Icon) + space::S;
    let size = words.size() + vec2(icon + 2.0 * space::M, space::M);
    let at = pos2(screen.center().x - size.x / 2.0, screen.top() + space::M);
    let rect = Rect::from_min_size(at, size);
    let ground = palette::WALNUT_900.gamma_multiply(0.72);
    canvas.ui.painter().rect_filled(rect, radius::FIELD, ground);
    let at = pos2(rect.left() + space::M + icon / 2.0, rect.center().y);
    canvas.sign(at, Sign::Icon(icons::TIMER), ink);
    let at = pos2(rect.left() + space::M + icon, rect.center().y);
    canvas.put(words, at, Align2::LEFT_CENTER, rect);
}
