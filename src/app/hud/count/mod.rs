//! The score while it is counted: totals that climb, numbers on the board, bonuses that fly.

mod numbers;

use super::HudScene;
use super::painter::HudPainter;
use super::parts::PartRow;
use crate::app::actions::Action;
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Button, Canvas, Face, LEFT, RIGHT, icons};
use crate::app::play::sentences;
use crate::app::reveal;
use crate::app::reveal::{Beat, Cue, Reveal, ScorePart, Script};
use crate::rules::Colour;
use bevy::prelude::{Res, Result};
use bevy_egui::egui::{Align2, Pos2, Rect, pos2, vec2};

/// How long words take to appear and to go.
const FADE: f32 = 0.22;

/// Paints the count at the second that `Reveal` has reached.
pub fn paint(mut painter: HudPainter, reveal: Res<Reveal>) -> Result {
    painter.paint(|canvas, scene| {
        if let Some((script, seconds)) = reveal.now() {
            show(canvas, scene, script, seconds);
        }
    })
}

fn show(canvas: &mut Canvas, scene: &HudScene, script: &Script, seconds: f32) {
    let totals = score_board(canvas, scene);
    // On a flat screen a player's numbers are painted on the board once, for that player's side.
    let is_shown = |cue: &&Cue| cue.what.colour().is_none_or(|colour| scene.faces(colour));
    for cue in script.cues().iter().filter(is_shown) {
        if seconds >= cue.at {
            numbers::show(canvas, scene, script, cue, seconds, totals);
        }
    }
    let button = Button::new(canvas.say("skip"), Action::SkipReveal)
        .icon(icons::SKIP_FORWARD)
        .face(Face::Words);
    let size = vec2(canvas.button_width(&button), canvas.button_height());
    let corner = scene.layout.footer.right_center() + vec2(-space::MARGIN - size.x, -size.y / 2.0);
    canvas.button(Rect::from_min_size(corner, size), &button);
    // As much is left free at the left as the button takes at the right, so the caption is centred.
    let mut room = scene.layout.footer.shrink2(vec2(space::MARGIN, 0.0));
    room.max.x = corner.x - space::M;
    if !scene.layout.shape.is_upright() && !scene.layout.is_flat {
        room.min.x = scene.layout.screen.right() - room.max.x;
    }
    caption(canvas, scene, script, seconds, room);
}

/// Both players with their totals; returns where these are.
fn score_board(canvas: &mut Canvas, scene: &HudScene) -> [Pos2; 2] {
    let rect = scene.layout.board;
    canvas.plate(rect, radius::SHEET, false);
    let inner = rect.shrink2(vec2(space::L, space::M * 0.75));
    let middle = rect.center().x;
    let gap = 26.0;
    let mut places = [rect.center(); 2];
    // On the side of the player's tray and piles.
    let left = match scene.layout.is_flat {
        true => Colour::Red,
        false => scene.layout.first,
    };
    canvas.text(
        ":",
        Type::Total,
        palette::BIRCH_500,
        (pos2(middle, inner.center().y - 4.0), Align2::CENTER_CENTER),
        rect,
    );
    for colour in Colour::BOTH {
        let is_left = colour == left;
        let (edge, side, align) = if is_left {
            (inner.left(), 1.0, LEFT)
        } else {
            (inner.right(), -1.0, RIGHT)
        };
        let total = scene.figures.total(colour).to_string();
        let at = pos2(middle - side * gap, inner.center().y);
        let towards = if is_left { RIGHT } else { LEFT };
        let total = canvas.text(&total, Type::Total, palette::BIRCH_50, (at, towards), rect);
        places[colour.index()] = total.center();
        let line = canvas.line(Type::Name);
        let mark = line * 0.46;
        let top = inner.top() + line / 2.0;
        canvas.mark(pos2(edge + side * mark, top), mark, colour);
        let name = sentences::name(canvas.book, scene.session, colour);
        let name_at = pos2(edge + side * (2.0 * mark + space::S * 1.5), top);
        let width = (total.center().x - name_at.x).abs() - total.width() / 2.0 - space::M;
        let kinds = [Type::Name, Type::Item, Type::Button];
        let name = canvas.shortened(&name, &kinds, palette::BIRCH_50, width);
        canvas.put(name, name_at, align, rect);
        let corner = pos2(edge, inner.bottom());
        let width = (total.center().x - edge).abs() - total.width() / 2.0 - space::M;
        parts(canvas, scene, colour, (corner, width), side);
    }
    places
}

/// The parts of a player's score that are counted by now, from the edge inwards; closer together
/// where they would be wider than there is room.
fn parts(
    canvas: &mut Canvas,
    scene: &HudScene,
    colour: Colour,
    (corner, width): (Pos2, f32),
    side: f32,
) {
    let rules = scene.session.game().rules();
    let rect = scene.layout.board;
    let align = if side > 0.0 {
        Align2::LEFT_BOTTOM
    } else {
        Align2::RIGHT_BOTTOM
    };
    let mut rows = Vec::new();
    for row in PartRow::all(rules, &scene.figures, colour) {
        let number = match (row.part, row.size) {
            (ScorePart::Tiles, _) => row.points.to_string(),
            (_, size) => size.map_or("–".to_owned(), |size| size.to_string()),
        };
        let mut pieces = vec![
            canvas.words(&row.icon(), Type::Icon, palette::BIRCH_500),
            canvas.words(&number, Type::Number, palette::BIRCH_100),
        ];
        if row.part != ScorePart::Tiles && row.points > 0 {
            let (bonus, ink) = row.points();
            pieces.push(canvas.words(&bonus, Type::Number, ink));
        }
        if side < 0.0 {
            pieces.reverse();
        }
        rows.push(pieces);
    }
    let pieces = rows.iter().map(Vec::len).sum::<usize>() as f32;
    let words: f32 = rows.iter().flatten().map(|piece| piece.size().x).sum();
    let gaps = pieces * space::S + rows.len() as f32 * space::L;
    let closer = ((width - words) / gaps.max(1.0)).clamp(0.25, 1.0);
    let mut x = corner.x;
    for row in rows {
        for piece in row {
            let width = piece.size().x;
            canvas.put(piece, pos2(x, corner.y), align, rect);
            x += side * (width + space::S * closer);
        }
        x += side * space::L * closer;
    }
}

/// What is being counted, at the foot of the screen.
fn caption(canvas: &mut Canvas, scene: &HudScene, script: &Script, seconds: f32, room: Rect) {
    let mut text = None;
    let mut since = 0.0;
    for cue in script.cues().iter().filter(|cue| cue.at <= seconds) {
        let said = match cue.what {
            Beat::Announce(part) => reveal::sentences::counting(canvas.book, part),
            Beat::Bonus { part, colour, .. } => {
                let sizes = match part {
                    ScorePart::Area => scene.figures.area,
                    _ => scene.figures.chains,
                }
                .map(|size| size.unwrap_or(0));
                match colour {
                    Some(colour) => reveal::sentences::bonus(canvas.book, colour, sizes),
                    None => reveal::sentences::no_bonus(canvas.book, part, sizes[0]),
                }
            }
            Beat::Winner => return,
            _ => continue,
        };
        (text, since) = (Some(said), seconds - cue.at);
    }
    let text = text.unwrap_or_else(|| sentences::ending(canvas.book, scene.session));
    let opacity = if since > 0.0 {
        (since / FADE).min(1.0)
    } else {
        1.0
    };
    canvas.ui.set_opacity(opacity);
    // A long sentence in large text is set in a smaller type.
    let said = |kind: Type| canvas.wrapped(&text, kind, palette::BIRCH_50, room.width());
    let words = [Type::Name, Type::Body, Type::Help]
        .into_iter()
        .map(said)
        .find(|words| words.size().y <= room.height());
    if let Some(words) = words {
        canvas.laid.add_extra("caption");
        canvas.put(words, room.center(), Align2::CENTER_CENTER, room);
    }
    canvas.ui.set_opacity(1.0);
}
