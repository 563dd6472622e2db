//! The engine's advice on the board: a ring around the field it would choose, why, and margins.

use super::HudScene;
use super::tip::TipCard;
use crate::ai::{Advice, Advised};
use crate::app::hints;
use crate::app::hints::{HintLevel, Hints};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Canvas, icons};
use crate::rules::Field;
use bevy::prelude::Vec3;
use bevy_egui::egui::{Align2, Pos2, Rect, Shape, Stroke, vec2};
use std::f32::consts::TAU;

/// How wide the ring is around a field, in fields, and how many corners it has.
const RING: f32 = 0.46;
const CORNERS: usize = 48;
/// How many of the best fields are shown.
const BEST: usize = 3;

/// Paints as much of the advice as was asked for.
pub fn show(canvas: &mut Canvas, scene: &HudScene, hints: &Hints, map_is_on: bool) {
    let Some(advice) = &hints.advice else {
        return;
    };
    let shown = match hints.level {
        _ if map_is_on => advice.fields.len(),
        HintLevel::Three => BEST,
        HintLevel::Best | HintLevel::Off => 0,
    };
    for advised in advice.fields.iter().take(shown) {
        show_margin(canvas, scene, advice, advised);
    }
    if hints.level == HintLevel::Off {
        return;
    }
    if let Some(best) = advice.best() {
        show_ring(canvas, scene, best.field);
        // While another field is pointed at, the card is about that one.
        if scene.pointed.is_none_or(|field| field == best.field) {
            let margins = advice.fields.iter().take(shown);
            let kept_clear = margins.map(|advised| advised.field).collect();
            show_why(canvas, scene, best, kept_clear);
        }
    }
}

/// A brass ring that lies on the board around a field.
pub fn show_ring(canvas: &mut Canvas, scene: &HudScene, field: Field) {
    let corners: Vec<Pos2> = (0..CORNERS)
        .filter_map(|corner| {
            let angle = TAU * corner as f32 / CORNERS as f32;
            let aside = RING * Vec3::new(angle.cos(), 0.0, angle.sin());
            scene.project_beside(field, aside)
        })
        .collect();
    if corners.len() < CORNERS {
        return;
    }
    let painter = canvas.ui.painter();
    // Dark edges, so that the ring stands out from pale wood.
    for (width, ink) in [(14.0, palette::WALNUT_900), (8.0, palette::BRASS)] {
        painter.add(Shape::closed_line(corners.clone(), Stroke::new(width, ink)));
    }
}

/// How the game is expected to end with a marble in this field.
fn show_margin(canvas: &mut Canvas, scene: &HudScene, advice: &Advice, advised: &Advised) {
    let Some(point) = scene.project(advised.field, 0.0) else {
        return;
    };
    let is_best = advice
        .best()
        .is_some_and(|best| best.value.rounded() == advised.value.rounded());
    let text = hints::sentences::expected_margin(advised);
    let (ground, ink) = if is_best {
        (palette::BRASS, palette::WALNUT_900)
    } else {
        (palette::WALNUT_800, palette::BIRCH_50)
    };
    let words = canvas.words(&text, Type::Number, ink);
    let size = words.size() + vec2(space::S * 1.5, space::S * 0.5);
    let rect = Rect::from_center_size(point, size);
    canvas.ui.painter().rect_filled(rect, radius::FIELD, ground);
    canvas.put(words, rect.center(), Align2::CENTER_CENTER, rect);
}

fn show_why(canvas: &mut Canvas, scene: &HudScene, best: &Advised, kept_clear: Vec<Field>) {
    let game = scene.session.game();
    let card = TipCard {
        field: best.field,
        icon: icons::LIGHTBULB,
        ink: palette::TILE_SHADE,
        title: hints::sentences::hint_title(canvas.book, game, best),
        text: hints::sentences::hint(canvas.book, game, best),
        shift: 0.0,
        kept_clear,
    };
    card.show(canvas, scene);
}
