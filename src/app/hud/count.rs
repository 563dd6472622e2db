//! The score while it is counted: totals that climb, numbers on the board, bonuses that fly.

use super::Scene;
use super::painter::HudPainter;
use super::parts::PartRow;
use crate::app::actions::Action;
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Button, Canvas, Face, LEFT, RIGHT, TextScale, icons};
use crate::app::play::sentences;
use crate::app::reveal;
use crate::app::reveal::{Beat, Cue, Part, Reveal, Script};
use crate::rules::{Colour, Field, FieldSet};
use bevy::prelude::{Res, Result};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, pos2, vec2};

/// How long words take to appear and to go.
const FADE: f32 = 0.22;
/// Larger words about who has won would be wider than the board.
const LARGEST_BANNER: f32 = 1.5;

/// Paints it.
pub fn paint(mut painter: HudPainter, reveal: Res<Reveal>) -> Result {
    painter.paint(|canvas, scene| {
        if let Some((script, seconds)) = reveal.now() {
            show(canvas, scene, script, seconds);
        }
    })
}

fn show(canvas: &mut Canvas, scene: &Scene, script: &Script, seconds: f32) {
    let totals = score_board(canvas, scene);
    // Numbers lie once on the board: towards whose they are.
    let is_shown = |cue: &&Cue| cue.what.colour().is_none_or(|colour| scene.faces(colour));
    for cue in script.cues().iter().filter(is_shown) {
        if seconds >= cue.at {
            on_the_board(canvas, scene, script, cue, seconds, totals);
        }
    }
    let button = Button::new(canvas.say("skip"), Action::SkipReveal)
        .icon(icons::SKIP_FORWARD)
        .face(Face::Words);
    let size = vec2(canvas.button_width(&button), canvas.button_height());
    let corner = scene.layout.footer.right_center() + vec2(-space::MARGIN - size.x, -size.y / 2.0);
    canvas.button(Rect::from_min_size(corner, size), &button);
    // In the middle of the screen, if there is as much room on the left as the button takes.
    let mut room = scene.layout.footer.shrink2(vec2(space::MARGIN, 0.0));
    room.max.x = corner.x - space::M;
    if !scene.layout.shape.is_upright() && !scene.layout.is_flat {
        room.min.x = scene.layout.screen.right() - room.max.x;
    }
    caption(canvas, scene, script, seconds, room);
}

/// Both players with their totals; says where these are.
fn score_board(canvas: &mut Canvas, scene: &Scene) -> [Pos2; 2] {
    let rect = scene.layout.board;
    canvas.plate(rect, radius::SHEET, false);
    let inner = rect.shrink2(vec2(space::L, space::M));
    let middle = rect.center().x;
    let gap = 26.0;
    let mut places = [rect.center(); 2];
    canvas.text(
        ":",
        Type::Total,
        palette::BIRCH_500,
        (pos2(middle, inner.center().y - 4.0), Align2::CENTER_CENTER),
        rect,
    );
    for colour in Colour::BOTH {
        let is_left = colour == Colour::Red;
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
        parts(canvas, scene, colour, pos2(edge, inner.bottom()), side);
    }
    places
}

/// The parts of a player's score that are counted by now, from the edge inwards.
fn parts(canvas: &mut Canvas, scene: &Scene, colour: Colour, corner: Pos2, side: f32) {
    let rules = scene.session.game().rules();
    let rect = scene.layout.board;
    let align = if side > 0.0 {
        Align2::LEFT_BOTTOM
    } else {
        Align2::RIGHT_BOTTOM
    };
    let mut x = corner.x;
    for row in PartRow::all(rules, &scene.figures, colour) {
        let number = match (row.part, row.size) {
            (Part::Tiles, _) => row.points.to_string(),
            (_, size) => size.map_or("–".to_owned(), |size| size.to_string()),
        };
        let mut pieces = vec![
            canvas.words(&row.icon(), Type::Icon, palette::BIRCH_500),
            canvas.words(&number, Type::Number, palette::BIRCH_100),
        ];
        if row.part != Part::Tiles && row.points > 0 {
            let (bonus, ink) = row.points();
            pieces.push(canvas.words(&bonus, Type::Number, ink));
        }
        if side < 0.0 {
            pieces.reverse();
        }
        for piece in pieces {
            let width = piece.size().x;
            canvas.put(piece, pos2(x, corner.y), align, rect);
            x += side * (width + space::S);
        }
        x += side * space::L;
    }
}

/// Numbers where they come about.
fn on_the_board(
    canvas: &mut Canvas,
    scene: &Scene,
    script: &Script,
    cue: &Cue,
    seconds: f32,
    totals: [Pos2; 2],
) {
    match &cue.what {
        Beat::Flood { colour, waves, .. } => {
            let gone = end_of(script, Part::Area);
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
            // The score is above the board, or at a table below it.
            let before = match scene.layout.is_flat {
                true => -0.62,
                false => 0.62,
            };
            let to = totals[colour.index()] + vec2(0.0, scene.layout.board.height() * before);
            // It stands long enough to be read, and then goes quickly.
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
            // It rides on its tile.
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

/// When a part of the count gives way to the next.
fn end_of(script: &Script, part: Part) -> f32 {
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
fn middle(scene: &Scene, fields: FieldSet) -> Option<Pos2> {
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

/// What is being counted, at the foot of the screen.
fn caption(canvas: &mut Canvas, scene: &Scene, script: &Script, seconds: f32, room: Rect) {
    let mut text = None;
    let mut since = 0.0;
    for cue in script.cues().iter().filter(|cue| cue.at <= seconds) {
        let said = match cue.what {
            Beat::Announce(part) => reveal::sentences::counting(canvas.book, part),
            Beat::Bonus { part, colour, .. } => {
                let sizes = match part {
                    Part::Area => scene.figures.area,
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
    // A long sentence in large words is told less loudly.
    let said = |kind: Type| canvas.wrapped(&text, kind, palette::BIRCH_50, room.width());
    let words = [Type::Name, Type::Body, Type::Help]
        .into_iter()
        .map(said)
        .find(|words| words.size().y <= room.height());
    if let Some(words) = words {
        canvas.put(words, room.center(), Align2::CENTER_CENTER, room);
    }
    canvas.ui.set_opacity(1.0);
}

/// Who has won, across the middle of the board.
fn banner(canvas: &mut Canvas, scene: &Scene, opacity: f32) {
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
        // There are two of them.
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

/// What a number lies on.
impl Canvas<'_> {
    fn pill(&mut self, rect: Rect, ground: Color32, edge: Color32) {
        let rounding = rect.height() / 2.0;
        let painter = self.ui.painter();
        painter.rect_filled(rect.expand(3.0), rounding + 3.0, edge.gamma_multiply(0.85));
        painter.rect_filled(rect, rounding, ground);
    }
}
