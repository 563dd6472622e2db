//! Numbers on the board, at the fields they are counted from, and who has won.

use super::FADE;
use crate::app::hud::HudScene;
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Canvas, LEFT, TextScale};
use crate::app::play::sentences;
use crate::app::reveal::{Beat, Cue, ScorePart, Script};
use crate::rules::{Colour, Field, FieldSet};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, pos2, vec2};

/// Larger words about who has won would be wider than the board.
const LARGEST_BANNER: f32 = 1.5;

/// Paints the number of a cue at the fields it is counted from.
pub fn show(
    canvas: &mut Canvas,
    scene: &HudScene,
    script: &Script,
    cue: &Cue,
    seconds: f32,
    totals: [Pos2; 2],
) {
    match &cue.what {
        Beat::Flood { colour, waves, .. } => {
            let gone = end_of(script, ScorePart::Area);
            let all = waves.iter().fold(FieldSet::EMPTY, |all, &wave| all | wave);
            let count = scene.figures.area[colour.index()].unwrap_or(0);
            if let Some(at) = middle(scene, all) {
                let opacity = fade(seconds, cue.at, gone);
                number(canvas, at, &count.to_string(), *colour, opacity);
            }
        }
        Beat::Trace { colour, fields, .. } => {
            let gone = cue.end() + 0.35;
            let begins = cue.at + cue.lasts * 0.6;
            let end = fields.last().and_then(|&field| scene.project(field, 0.9));
            if let Some(at) = end.filter(|_| seconds >= begins) {
                let opacity = fade(seconds, begins, gone);
                number(canvas, at, &fields.len().to_string(), *colour, opacity);
            }
        }
        Beat::Bonus {
            colour: Some(colour),
            points,
            ..
        } if seconds < cue.end() => {
            // From the far edge of the board, where it hides nothing that was counted.
            let centre = middle(scene, FieldSet::ALL).unwrap_or(scene.layout.screen.center());
            let top = Field::all().filter_map(|field| scene.project(field, 0.5));
            let top = top.map(|point| point.y).fold(centre.y, f32::min);
            let from = pos2(centre.x, top);
            // The score is above the board; on a flat screen it is below.
            let before = match scene.layout.is_flat {
                true => -0.62,
                false => 0.62,
            };
            let to = totals[colour.index()] + vec2(0.0, scene.layout.board.height() * before);
            // The bonus stays long enough to be read, and then flies off quickly.
            let part = ((cue.part(seconds) - 0.6) / 0.4).max(0.0);
            let at = from + (to - from) * (part * part * (3.0 - 2.0 * part));
            number(
                canvas,
                at,
                &format!("+{points}"),
                *colour,
                fade(seconds, cue.at, f32::MAX),
            );
        }
        Beat::Take {
            tile, colour, size, ..
        } if seconds < cue.end() + 0.2 => {
            // The number moves with its tile.
            let opacity = fade(seconds, cue.at, cue.end() + 0.2);
            if let Some(at) = scene.project_tile(*tile) {
                number(canvas, at, &format!("+{size}"), *colour, opacity);
            }
        }
        Beat::Winner => {
            let opacity = fade(seconds, cue.at, f32::MAX);
            banner(canvas, scene, opacity);
        }
        _ => {}
    }
}

/// When a part of the count ends because the next one begins.
fn end_of(script: &Script, part: ScorePart) -> f32 {
    let bonus = script
        .cues()
        .iter()
        .find(|cue| matches!(cue.what, Beat::Bonus { part: of, .. } if of == part));
    bonus.map_or(f32::MAX, Cue::end)
}

fn fade(seconds: f32, begins: f32, ends: f32) -> f32 {
    let comes = ((seconds - begins) / FADE).clamp(0.0, 1.0);
    let goes = ((ends - seconds) / FADE).clamp(0.0, 1.0);
    comes.min(goes)
}

/// The middle of some fields on the screen.
fn middle(scene: &HudScene, fields: FieldSet) -> Option<Pos2> {
    let points: Vec<Pos2> = fields
        .into_iter()
        .filter_map(|field: Field| scene.project(field, 0.5))
        .collect();
    let sum = points
        .iter()
        .fold(vec2(0.0, 0.0), |sum, point| sum + point.to_vec2());
    (!points.is_empty()).then(|| (sum / points.len() as f32).to_pos2())
}

/// A large number in a player's colour, to be read on any ground.
fn number(canvas: &mut Canvas, at: Pos2, text: &str, colour: Colour, opacity: f32) {
    if opacity <= 0.0 {
        return;
    }
    canvas.ui.set_opacity(opacity);
    let (ground, light) = canvas.paint(colour);
    // Words on pale glass are dark.
    let is_pale = f32::from(ground.r()) + f32::from(ground.g()) > 330.0;
    let ink = match colour {
        _ if is_pale => palette::WALNUT_900,
        Colour::Red => palette::BIRCH_50,
        Colour::Black => light,
    };
    let words = canvas.words(text, Type::Result, ink);
    let size = vec2(
        words.size().x.max(words.size().y * 0.72) + 40.0,
        words.size().y + 6.0,
    );
    let rect = Rect::from_center_size(at, size);
    canvas.pill(rect, ground, ink);
    let screen = canvas.ui.max_rect();
    canvas.put(words, at, Align2::CENTER_CENTER, screen);
    canvas.ui.set_opacity(1.0);
}

/// Who has won, across the middle of the board.
fn banner(canvas: &mut Canvas, scene: &HudScene, opacity: f32) {
    if opacity <= 0.0 {
        return;
    }
    canvas.ui.set_opacity(opacity);
    let text = sentences::winner(canvas.book, scene.session);
    let scale = canvas.scale;
    canvas.scale = TextScale(scale.0.min(LARGEST_BANNER));
    let words = canvas.words(&text, Type::Result, palette::BIRCH_50);
    let mark = words.size().y * 0.36;
    let gap = space::L;
    let marks = if scene.session.winner().is_some() {
        2.0 * mark + gap
    } else {
        0.0
    };
    let size = vec2(
        words.size().x + marks + 4.0 * gap,
        words.size().y + 2.0 * gap,
    );
    let mut centre = middle(scene, FieldSet::ALL).unwrap_or(scene.layout.screen.center());
    if scene.layout.is_flat {
        // Each side has a banner; they must not overlap.
        centre.y += size.y * 0.75;
    }
    let rect = Rect::from_center_size(centre, size);
    canvas.plate(rect, radius::SHEET, true);
    let left = rect.left() + 2.0 * gap;
    if let Some(colour) = scene.session.winner() {
        canvas.mark(pos2(left + mark, centre.y), mark, colour);
    }
    canvas.put(words, pos2(left + marks, centre.y), LEFT, rect);
    canvas.scale = scale;
    canvas.ui.set_opacity(1.0);
}

/// The rounded background of a number.
impl Canvas<'_> {
    fn pill(&mut self, rect: Rect, ground: Color32, edge: Color32) {
        self.ground(rect, false);
        let rounding = rect.height() / 2.0;
        let painter = self.ui.painter();
        painter.rect_filled(rect.expand(3.0), rounding + 3.0, edge.gamma_multiply(0.85));
        painter.rect_filled(rect, rounding, ground);
    }
}
