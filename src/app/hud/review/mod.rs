//! The display of a review: the course of the game, what the engine says about the last marble, and
//! where the game turned.

mod course;
mod panel;

use super::hints::show_ring;
use super::layout::COURSE;
use super::painter::HudPainter;
use super::plates::show_plates;
use super::{HudScene, coordinates};
use crate::app::actions::{Action, ReviewAction};
use crate::app::interface::theme::space;
use crate::app::interface::{Button, Canvas, Face, ScreenShape, icons};
use crate::app::review::{Analysis, Reviewing};
use bevy::prelude::{Res, Result};
use bevy_egui::egui::{Rect, pos2, vec2};

/// Paints a review.
pub fn paint(
    mut painter: HudPainter,
    analysis: Res<Analysis>,
    reviewing: Res<Reviewing>,
) -> Result {
    painter.paint(|canvas, scene| {
        let [one, other] = scene.layout.plates;
        let taken = [one, other, scene.layout.list, scene.layout.footer];
        coordinates::show(canvas, scene, &taken);
        show_plates(canvas, scene);
        show(canvas, scene, &analysis, &reviewing);
    })
}

fn show(canvas: &mut Canvas, scene: &HudScene, analysis: &Analysis, reviewing: &Reviewing) {
    let game = scene.session.game();
    let reviewed = analysis.of(game.marbles_placed());
    if let Some(reviewed) = reviewed.filter(|reviewed| reviewed.best != reviewed.played) {
        show_ring(canvas, scene, reviewed.best);
    }
    panel::show(canvas, scene, analysis);
    footer(canvas, scene, analysis, reviewing);
}

/// The course of the game, and the buttons that step along it.
fn footer(canvas: &mut Canvas, scene: &HudScene, analysis: &Analysis, reviewing: &Reviewing) {
    let footer = scene.layout.footer;
    canvas.fade_out(footer);
    let inner = footer.shrink2(vec2(space::MARGIN, 0.0));
    let y = match scene.layout.shape {
        ScreenShape::Upright => scene.layout.button_line(),
        _ => footer.center().y,
    };
    let size = canvas.icon_button_size();
    let mut x = inner.left() + size / 2.0;
    for (icon, action, enabled) in buttons(scene, reviewing) {
        canvas.icon_button(pos2(x, y), icon, Action::Review(action), enabled);
        x += size + space::S;
    }
    let done = Button::new(canvas.say("done"), Action::Back).face(Face::Primary);
    let width = canvas.button_width(&done) + space::L;
    let rect = Rect::from_center_size(
        pos2(inner.right() - width / 2.0, y),
        vec2(width, canvas.button_height()),
    );
    canvas.button(rect, &done);
    let camera = rect.left() - space::M - size / 2.0;
    canvas.icon_button(pos2(camera, y), icons::LAYOUT_GRID, Action::TopView, true);
    let room = match scene.layout.shape {
        ScreenShape::Upright => Rect::from_min_size(inner.min, vec2(inner.width(), COURSE)),
        _ => Rect::from_min_max(
            pos2(x - size / 2.0 + space::M, y - COURSE / 2.0),
            pos2(camera - size / 2.0 - space::L, y + COURSE / 2.0),
        ),
    };
    course::show(canvas, room, scene.session, analysis);
}

fn buttons(scene: &HudScene, reviewing: &Reviewing) -> [(char, ReviewAction, bool); 5] {
    let game = scene.session.game();
    let (has_less, has_more) = (game.marbles_placed() > 0, game.undone() > 0);
    let run = if reviewing.runs {
        icons::PAUSE
    } else {
        icons::PLAY
    };
    [
        (icons::SKIP_BACK, ReviewAction::ToStart, has_less),
        (icons::STEP_BACK, ReviewAction::StepBack, has_less),
        (run, ReviewAction::Run, true),
        (icons::STEP_FORWARD, ReviewAction::StepOn, has_more),
        (icons::SKIP_FORWARD, ReviewAction::ToEnd, has_more),
    ]
}
