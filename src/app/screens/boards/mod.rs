//! The library of boards: all of them as pictures, and the details of the chosen one.

mod details;
mod pictures;

use super::sheets;
use crate::app::actions::{Action, BuildAction};
use crate::app::boards::{BoardLibrary, Measured};
use crate::app::flow::{Sheet, Sheets};
use crate::app::interface::theme::{Type, palette, space};
use crate::app::interface::{Button, Canvas, InterfaceSystems, Painter, ScreenShape, icons};
use crate::app::setup::Library;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};

pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        paint.in_set(InterfaceSystems::PaintOver),
    );
}

pub fn paint(
    mut painter: Painter,
    sheets: Res<Sheets>,
    boards: Res<BoardLibrary>,
    measured: Res<Measured>,
    library: Res<Library>,
) -> Result {
    if !sheets.contains(Sheet::Boards) {
        return Ok(());
    }
    let is_top = sheets.top() == Some(Sheet::Boards);
    painter.paint("boards", egui::Order::Middle, is_top, |canvas, screen| {
        canvas.dim(screen);
        show(canvas, screen, (&boards, &measured), &library);
    })
}

fn show(
    canvas: &mut Canvas,
    screen: Rect,
    (boards, measured): (&BoardLibrary, &Measured),
    library: &Library,
) {
    let sheet = sheets::large(canvas, screen, 0.09);
    let inner = sheet.shrink2(vec2(44.0, 32.0));
    let heading = canvas.say("boards");
    let kinds = [Type::Sheet, Type::Page];
    let heading = canvas.fitting(&heading, &kinds, palette::BIRCH_50, inner.width());
    let top = inner.top() + heading.size().y + space::M;
    canvas.put(heading, inner.min, Align2::LEFT_TOP, inner);
    let build = Button::new(canvas.say("build-board"), Action::Build(BuildAction::Open))
        .icon(icons::PENCIL);
    let foot = sheets::way_back(canvas, inner, &build);
    let room = Rect::from_min_max(
        pos2(inner.left(), top),
        pos2(inner.right(), foot - space::M),
    );
    let ground = Some(palette::WALNUT_800);
    let beside = (440.0 * canvas.scale.0).min(room.width() * 0.42);
    let is_beside =
        !ScreenShape::of(screen).is_upright() && canvas.scale.has_room_beside_pictures();
    if is_beside {
        let left = Rect::from_min_max(
            room.min,
            pos2(room.right() - beside - 2.0 * space::L, room.bottom()),
        );
        let right = Rect::from_min_max(pos2(room.right() - beside, room.top()), room.max);
        canvas.scrolled("boards", left, ground, |canvas, top| {
            pictures::show(canvas, left, top + space::S, boards, library)
        });
        canvas.scrolled("board details", right, ground, |canvas, top| {
            details::show(canvas, right, top, (boards, measured), library, true)
        });
    } else {
        canvas.scrolled("boards", room, ground, |canvas, top| {
            let y = details::show(canvas, room, top, (boards, measured), library, false) + space::L;
            pictures::show(canvas, room, y, boards, library)
        });
    }
    canvas.laid.first = Some(details::first(boards, library));
}
