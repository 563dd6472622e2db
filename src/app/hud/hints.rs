//! The engine's advice on the board: a ring around the field it would choose, why, and margins.

use super::HudScene;
use super::tip::TipCard;
use crate::ai::{Advice, Advised};
use crate::app::hints;
use crate::app::hints::{HintLevel, Hints};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Canvas, TextScale, icons};
use crate::rules::Field;
use bevy::prelude::Vec3;
use bevy_egui::egui::{Align2, Pos2, Rect, Shape, Stroke, vec2};
use std::f32::consts::TAU;

/// How wide the ring is around a field, in fields, and how many corners it has.
const RING: f32 = 0.46;
const CORNERS: usize = 48;
/// How many of the best fields are shown.
const BEST: usize = 3;

/// Whether there is advice on the board.
pub fn are_shown(hints: &Hints, map_is_on: bool) -> bool {
    hints.advice.is_some() && (hints.level != HintLevel::Off || map_is_on)
}

/// The fields whose margins are shown.
fn with_margins(hints: &Hints, map_is_on: bool) -> &[Advised] {
    let advice = hints.advice.as_ref();
    let fields = advice
        .map(|advice| advice.fields.as_slice())
        .unwrap_or_default();
    let shown = match hints.level {
        _ if map_is_on => fields.len(),
        HintLevel::Three => BEST.min(fields.len()),
        HintLevel::Best | HintLevel::Off => 0,
    };
    &fields[..shown]
}

/// Paints as much of the advice on the board as was asked for; margins not where a card is.
pub fn show(
    canvas: &mut Canvas,
    scene: &HudScene,
    hints: &Hints,
    map_is_on: bool,
    card: Option<Rect>,
) {
    let Some(advice) = &hints.advice else {
        return;
    };
    for advised in with_margins(hints, map_is_on) {
        show_margin(canvas, scene, advice, advised, card);
    }
    if hints.level == HintLevel::Off {
        return;
    }
    if let Some(best) = advice.best() {
        show_ring(canvas, scene, best.field);
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
fn show_margin(
    canvas: &mut Canvas,
    scene: &HudScene,
    advice: &Advice,
    advised: &Advised,
    card: Option<Rect>,
) {
    let ends = [-0.5, 0.5].map(|x| scene.project_beside(advised.field, Vec3::X * x));
    let (Some(point), [Some(left), Some(right)]) = (scene.project(advised.field, 0.0), ends) else {
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
    // Large numbers would lie over those of the next fields.
    let around = vec2(space::S * 1.5, space::S * 0.5);
    let scale = canvas.scale;
    let usual = canvas.words(&text, Type::Number, ink).size() + around;
    let part = (left.distance(right) * 0.96 / usual.x).min(1.0);
    canvas.scale = TextScale(scale.0 * part);
    let words = canvas.words(&text, Type::Number, ink);
    canvas.scale = scale;
    let rect = Rect::from_center_size(point, words.size() + around * part);
    if card.is_some_and(|card| card.intersects(rect)) {
        return;
    }
    canvas.ground(rect, false);
    canvas.ui.painter().rect_filled(rect, radius::FIELD, ground);
    canvas.put(words, rect.center(), Align2::CENTER_CENTER, rect);
}

/// Why the best field is advised. While another field is pointed at, nothing is said about it.
pub fn why(canvas: &Canvas, scene: &HudScene, hints: &Hints) -> Option<TipCard> {
    let is_asked = hints.level != HintLevel::Off && scene.is_addressed;
    let best = hints.advice.as_ref()?.best().filter(|_| is_asked)?;
    if scene.pointed.is_some_and(|field| field != best.field) {
        return None;
    }
    let game = scene.session.game();
    let margins = with_margins(hints, false).iter();
    Some(TipCard {
        field: best.field,
        icon: icons::LIGHTBULB,
        ink: palette::TILE_SHADE,
        title: hints::sentences::hint_title(canvas.book, game, best),
        text: hints::sentences::hint(canvas.book, game, best),
        shift: 0.0,
        kept_clear: margins.map(|advised| advised.field).collect(),
    })
}
