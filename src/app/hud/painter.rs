//! Paints the display in its current mode: once, or on a screen that lies flat once for each side.

use super::counted::Counted;
use super::policy::{Guests, HudPolicy};
use super::scene::{HudScene, SeenTable};
use super::tip::Recent;
use super::view::{CurrentMode, HudMode, layout};
use crate::app::flow::Sheets;
use crate::app::interface::{Canvas, Painter, Side, TextScale};
use crate::app::play::{DemoPlayback, Phase, TurnPhase};
use crate::app::reveal::{Figures, Reveal};
use crate::app::table::{
    CurrentPlan, Cursor, Pending, Rig, Shown, Staging, TableCamera, TileHeights,
};
use crate::play::Session;
use crate::rules::Field;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

/// The session, its phase, and its score as far as it is counted.
#[derive(SystemParam)]
pub struct PlayedNow<'w> {
    session: Res<'w, Session>,
    turn: TurnPhase<'w>,
    watch: Res<'w, DemoPlayback>,
    reveal: Res<'w, Reveal>,
    counted: Res<'w, Counted>,
}

impl PlayedNow<'_> {
    /// What the turn waits for. Computers that are paused count as waiting, not as thinking.
    fn phase(&self) -> Phase {
        let holds_on = self.watch.paused && !self.session.has_person();
        match self.turn.now() {
            Phase::Thinking if holds_on => Phase::Waiting,
            phase => phase,
        }
    }

    /// The score, or as much of it as has been counted by now.
    fn figures(&self, view: HudMode) -> Figures {
        match (view, self.reveal.now()) {
            (HudMode::Count, Some((script, seconds))) => script.figures(seconds),
            _ => self.counted.figures,
        }
    }
}

/// The table as the camera sees it.
#[derive(SystemParam)]
pub struct TableSight<'w, 's> {
    plan: Res<'w, CurrentPlan>,
    heights: Res<'w, TileHeights>,
    staging: Res<'w, Staging>,
    rig: Res<'w, Rig>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl TableSight<'_, '_> {
    fn table(&self, zoom: f32) -> SeenTable<'_> {
        SeenTable {
            plan: &self.plan.0,
            heights: &self.heights,
            staging: &self.staging,
            camera: self.cameras.iter().next(),
            zoom,
        }
    }
}

/// What is pointed at, about to be played, or was just tried.
#[derive(SystemParam)]
pub struct Pointing<'w> {
    shown: Res<'w, Shown>,
    cursor: Res<'w, Cursor>,
    pending: Res<'w, Pending>,
    recent: Res<'w, Recent>,
}

impl Pointing<'_> {
    /// The field to write about: the hovered one during a game, the cursor's after its end.
    fn field(&self, session: &Session, view: HudMode) -> Option<Field> {
        let hover = self.shown.marks().hover.filter(|_| view == HudMode::Game);
        hover.or(self.cursor.field.filter(|_| session.finish().is_some()))
    }
}

/// Builds a `HudScene` for each side of the screen and paints it.
#[derive(SystemParam)]
pub struct HudPainter<'w, 's> {
    painter: Painter<'w, 's>,
    view: CurrentMode<'w>,
    played: PlayedNow<'w>,
    sight: TableSight<'w, 's>,
    pointing: Pointing<'w>,
    scale: Res<'w, TextScale>,
    sheets: Res<'w, Sheets>,
    policy: Res<'w, HudPolicy>,
}

impl HudPainter<'_, '_> {
    /// Calls `show` once for each side of the screen, with the scene of that side.
    pub fn paint(&mut self, show: impl Fn(&mut Canvas, &HudScene)) -> Result {
        let Self {
            painter,
            view,
            played,
            sight,
            pointing,
            scale,
            sheets,
            policy,
        } = self;
        let view = view.get();
        let session = &*played.session;
        let (facing, is_clear) = (painter.facing(), sheets.is_empty());
        let table = sight.table(painter.zoom());
        let first = sight.rig.tray_at_left();
        let scene = |screen: egui::Rect, side: Side| HudScene {
            session,
            phase: played.phase(),
            figures: played.figures(view),
            layout: layout(screen, **scale, session, view, policy, (first, side)),
            is_paused: played.watch.paused,
            is_turned: !sight.rig.is_usual(),
            guests: policy.guests.map(|guests| Guests {
                told: guests.told.filter(|_| is_clear && side == facing),
                ..guests
            }),
            side,
            is_addressed: side == facing,
            pending: pointing.pending.0,
            pointed: pointing.field(session, view),
            recent: *pointing.recent,
            table,
        };
        paint_sides(painter, policy, is_clear, |canvas, screen, side| {
            show(canvas, &scene(screen, side));
        })
    }
}

/// Paints on the display's layer for each side of the screen. Unless `is_clear`, a sheet lies on
/// top, and the display's buttons cannot be pressed.
pub fn paint_sides(
    painter: &mut Painter,
    policy: &HudPolicy,
    is_clear: bool,
    show: impl Fn(&mut Canvas, egui::Rect, Side),
) -> Result {
    let sides = match policy.is_flat {
        true => &Side::BOTH[..],
        false => &[Side::Near],
    };
    for &side in sides {
        let order = egui::Order::Background;
        painter.paint_for(side, "hud", order, is_clear, |canvas, screen| {
            show(canvas, screen, side);
        })?;
    }
    Ok(())
}
