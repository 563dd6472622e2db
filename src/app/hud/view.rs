//! What the screen shows now, and where that leaves room for the table.

use super::layout::HudLayout;
use super::policy::HudPolicy;
use crate::app::flow::Display;
use crate::app::interface::{Side, TextScale};
use crate::app::play::Counting;
use crate::app::reveal::Reveal;
use crate::app::table::{Framing, THICKNESS};
use crate::play::{Finish, Purpose, Session};
use crate::rules::Colour;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

/// What the screen shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HudMode {
    /// A game under way, or the board after it.
    Game,
    /// The final count.
    Count,
    /// The result.
    Result,
    /// A review.
    Review,
    /// Nothing but the table.
    Clear,
}

impl HudMode {
    fn of(session: &Session, counting: Counting, display: &Display) -> Self {
        match session.finish() {
            _ if *session.purpose() == Purpose::Review => Self::Review,
            _ if display.is_hidden => Self::Clear,
            None => Self::Game,
            Some(Finish::Ended(_)) if counting.0 => Self::Count,
            // The lesson has its own words for the end.
            Some(_) if session.step().is_some() => Self::Game,
            Some(_) if display.is_result_away => Self::Game,
            Some(_) => Self::Result,
        }
    }
}

/// Whether the result lies over the table.
pub fn shows_result(session: &Session, counting: Counting, display: &Display) -> bool {
    HudMode::of(session, counting, display) == HudMode::Result
}

/// The resources that the [`HudMode`] follows from.
#[derive(SystemParam)]
pub struct CurrentMode<'w> {
    session: Res<'w, Session>,
    counting: Res<'w, Counting>,
    display: Res<'w, Display>,
}

impl CurrentMode<'_> {
    /// The mode.
    pub fn get(&self) -> HudMode {
        HudMode::of(&self.session, *self.counting, &self.display)
    }
}

/// The run condition that the screen shows this mode.
pub fn shows(view: HudMode) -> impl FnMut(CurrentMode) -> bool + Clone {
    move |current: CurrentMode| current.get() == view
}

/// The layout for this session. The tray of `first` lies to the left, or nearer; `side` is that of a
/// screen that lies flat.
pub fn layout(
    screen: egui::Rect,
    scale: TextScale,
    session: &Session,
    view: HudMode,
    policy: &HudPolicy,
    (first, side): (Colour, Side),
) -> HudLayout {
    let rules = session.game().rules();
    if policy.is_flat {
        return HudLayout::of_flat(screen, scale, first_of(session, side), view);
    }
    let speaks = policy.guests.is_some() || scale.puts_cards_at_foot();
    match session.step() {
        Some(_) => HudLayout::of_lesson(screen, scale, rules, first),
        None => HudLayout::new(screen, scale, rules, first, view, speaks),
    }
}

/// The plate of this colour is the first one on a side of a screen that lies flat.
fn first_of(session: &Session, side: Side) -> Colour {
    let only_black =
        session.player(Colour::Black).is_person() && !session.player(Colour::Red).is_person();
    match side {
        _ if only_black => Colour::Black,
        _ if !session.is_by_two() => Colour::Red,
        Side::Near => Colour::Red,
        Side::Far => Colour::Black,
    }
}

/// What the framing of the table depends on.
#[derive(SystemParam)]
pub struct HudView<'w> {
    current: CurrentMode<'w>,
    reveal: Res<'w, Reveal>,
    scale: Res<'w, TextScale>,
    policy: Res<'w, HudPolicy>,
}

impl HudView<'_> {
    /// What is left of the screen for the table.
    pub fn framing(&self, screen: egui::Rect) -> Framing {
        let CurrentMode {
            session,
            counting,
            display,
        } = &self.current;
        let view = self.current.get();
        // Plates that change sides leave the same room.
        let place = (Colour::Red, Side::Near);
        let layout = layout(screen, *self.scale, session, view, &self.policy, place);
        let piles = match self.reveal.now() {
            Some((script, seconds)) if counting.0 && seconds >= script.tiles_from() => script
                .piles()
                .map(|player| player.map(|tiles| tiles as f32 * THICKNESS)),
            _ => [[0.0; 2]; 2],
        };
        layout.framing(view, display.list, piles)
    }
}
