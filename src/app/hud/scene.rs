//! What the display is painted from: the game, its layout, and where the table is on the screen.

use super::layout::HudLayout;
use super::policy::Guests;
use super::tip::Recent;
use crate::app::interface::{Side, opposite};
use crate::app::play::Phase;
use crate::app::reveal::Figures;
use crate::app::table::{Plan, Staging, TileHeights};
use crate::play::Session;
use crate::rules::{Colour, Field, Tile};
use bevy::prelude::*;
use bevy_egui::egui;

/// Everything that is needed to paint the display for one side of the screen.
pub struct HudScene<'a> {
    pub(super) session: &'a Session,
    pub(super) phase: Phase,
    pub(super) figures: Figures,
    pub(super) layout: HudLayout,
    pub(super) is_paused: bool,
    /// Whether somebody has turned the table or looks at a part of it.
    pub(super) is_turned: bool,
    /// What is offered to people who do not know the game.
    pub(super) guests: Option<Guests>,
    /// Who this is painted for.
    pub(super) side: Side,
    /// Whether this is the side that is asked to act now; always so unless the screen lies flat.
    pub(super) is_addressed: bool,
    pub(super) pending: Option<Field>,
    pub(super) pointed: Option<Field>,
    pub(super) recent: Recent,
    pub(super) table: SeenTable<'a>,
}

/// The table, and the camera that projects it onto the screen.
#[derive(Clone, Copy)]
pub struct SeenTable<'a> {
    pub(super) plan: &'a Plan,
    pub(super) heights: &'a TileHeights,
    pub(super) staging: &'a Staging,
    pub(super) camera: Option<(&'a Camera, &'a GlobalTransform)>,
    /// Pixels of the window per pixel of the interface.
    pub(super) zoom: f32,
}

impl SeenTable<'_> {
    fn project(&self, place: Vec3) -> Option<egui::Pos2> {
        let (camera, transform) = self.camera?;
        let point = camera.world_to_viewport(transform, place).ok()?;
        Some(egui::pos2(point.x, point.y) / self.zoom)
    }
}

impl HudScene<'_> {
    /// Where a point above a field is on the screen.
    pub fn project(&self, field: Field, above: f32) -> Option<egui::Pos2> {
        let SeenTable { plan, heights, .. } = self.table;
        let height = heights.of(plan, field) + above;
        self.project_place(plan.field(field) + Vec3::Y * height)
    }

    /// Where a point of the board beside the middle of a field is on the screen.
    pub fn project_beside(&self, field: Field, aside: Vec3) -> Option<egui::Pos2> {
        let SeenTable { plan, heights, .. } = self.table;
        let height = heights.of(plan, field);
        self.project_place(plan.field(field) + Vec3::Y * height + aside)
    }

    /// Where a point in the plane of the squares is on the screen: files from the left, ranks.
    pub fn project_square(&self, square: Vec2) -> Option<egui::Pos2> {
        self.project_place(self.table.plan.square(square))
    }

    /// Where a tile is on the screen, wherever it is on the table.
    pub fn project_tile(&self, tile: Tile) -> Option<egui::Pos2> {
        let SeenTable { plan, staging, .. } = self.table;
        let home = plan.tile(tile).centre;
        self.project_place(home + staging.tiles[tile.index()].offset + Vec3::Y * 0.2)
    }

    fn project_place(&self, place: Vec3) -> Option<egui::Pos2> {
        let point = self.table.project(place)?;
        Some(match self.side {
            Side::Near => point,
            // All that is painted for the far side is rotated by half a turn afterwards.
            Side::Far => opposite(point, self.layout.screen.center()),
        })
    }

    /// The key of the sentence that guests are shown.
    pub fn told(&self) -> Option<&'static str> {
        self.guests.and_then(|guests| guests.told)
    }

    /// Whether what belongs to this colour is painted for this side.
    pub fn faces(&self, colour: Colour) -> bool {
        if !self.layout.is_flat || !self.session.is_by_two() {
            return self.is_addressed;
        }
        (self.side == Side::Near) == (colour == Colour::Red)
    }
}
