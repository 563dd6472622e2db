//! What the game says about the turn: one thing at a time, in one place at the foot of the screen.
//!
//! What matters more silences the rest: why a space is refused, that a marble is to be confirmed, a
//! hint, a sentence for newcomers, and last a plain line about the tile pointed at or about the turn.
//! Only a card about a field may be somewhere else: beside its field, where that leaves enough to see.

use super::HudScene;
use super::hints::why;
use super::tip::{TipCard, refusal};
use crate::app::hints::Hints;
use crate::app::interface::theme::{Type, palette, space};
use crate::app::interface::{Canvas, ScreenShape, TextScale};
use crate::app::play::{Phase, sentences};
use bevy_egui::egui::{Align2, Galley, Rect, Vec2, pos2, vec2};
use std::sync::Arc;

/// Long words are set in smaller type until they have room.
const SMALLER: [f32; 6] = [1.0, 0.88, 0.76, 0.66, 0.56, 0.46];

/// How far a card may be shaken to the side.
const SHAKEN: f32 = 10.0;

/// What is said.
pub enum Speech {
    /// About a field: why it is refused, or why it is advised.
    About(TipCard),
    /// A sentence for newcomers.
    Told(String),
    /// A plain line.
    Line(String),
}

impl Speech {
    /// What is said now.
    pub fn now(canvas: &Canvas, scene: &HudScene, hints: &Hints) -> Option<Self> {
        if let Some(card) = refusal(canvas, scene) {
            return Some(Self::About(card));
        }
        let is_confirming = scene.pointed.is_some() && scene.pending.is_some();
        if is_confirming {
            return Some(Self::Line(canvas.say("press-again")));
        }
        if let Some(card) = why(canvas, scene, hints) {
            return Some(Self::About(card));
        }
        if let Some(told) = scene.told() {
            return Some(Self::Told(canvas.say(told)));
        }
        usual_line(canvas, scene).map(Self::Line)
    }

    /// The plain line at the foot. At home there is one below a card beside a field, too.
    pub fn line(&self, canvas: &Canvas, scene: &HudScene) -> Option<String> {
        match self {
            Self::Line(text) => Some(text.clone()),
            Self::About(_) if scene.guests.is_none() => usual_line(canvas, scene),
            Self::About(_) | Self::Told(_) => None,
        }
    }

    /// The card, if it is painted beside its field.
    pub fn beside_field(&self, scene: &HudScene, scale: TextScale) -> Option<&TipCard> {
        match self {
            Self::About(card) if !is_at_foot(scene, scale) => Some(card),
            _ => None,
        }
    }

    /// Paints a card in the room at the foot, unless there is nothing but a plain line to say or the
    /// card is beside its field; returns where it is.
    pub fn show_card(&self, canvas: &mut Canvas, scene: &HudScene, room: Rect) -> Option<Rect> {
        match self {
            Self::About(card) if is_at_foot(scene, canvas.scale) => {
                Some(show_about(canvas, card, room))
            }
            Self::Told(text) => Some(show_told(canvas, text, room)),
            _ => None,
        }
    }
}

/// Guests of a stand look for words in one place; large cards would hide too much of the board. On
/// a flat screen the foot has no room for them beside the plates.
fn is_at_foot(scene: &HudScene, scale: TextScale) -> bool {
    !scene.layout.is_flat && (scene.guests.is_some() || scale.puts_cards_at_foot())
}

/// What may be done, or what lies on the tile pointed at.
fn usual_line(canvas: &Canvas, scene: &HudScene) -> Option<String> {
    let session = scene.session;
    let game = session.game();
    let text = match scene.pointed {
        Some(field) => sentences::tile_count(canvas.book, game, game.layout().tile_of(field)),
        None if session.finish().is_some() => sentences::winner(canvas.book, session),
        // On a flat screen the badge tells the player who waits.
        None if session.is_by_two() && !scene.faces(game.turn()) => return None,
        None if scene.guests.is_some() && scene.phase == Phase::Waiting => {
            match game.marbles_placed() {
                0 => canvas.say("first-anywhere"),
                _ => canvas.say("touch-lit-field"),
            }
        }
        None => sentences::prompt(canvas.book, session, scene.phase),
    };
    Some(text)
}

/// The room for a card: beside the buttons, or above them.
pub fn room(canvas: &Canvas, scene: &HudScene, from: f32, buttons_from: f32) -> Rect {
    let (screen, footer) = (scene.layout.screen, scene.layout.footer);
    let above = scene.layout.button_line() - canvas.icon_button_size() / 2.0;
    match scene.layout.shape {
        _ if scene.layout.is_beside_plates() => Rect::from_min_max(
            footer.min + vec2(space::L, 0.0),
            pos2(buttons_from, footer.bottom()),
        ),
        ScreenShape::Upright => Rect::from_min_max(
            pos2(screen.left() + space::MARGIN, footer.top()),
            pos2(screen.right() - space::MARGIN, above - space::S),
        ),
        // Few buttons leave room for a card in the middle of the screen.
        ScreenShape::Wide if scene.guests.is_some() => {
            let aside = screen.right() - buttons_from;
            let sides = screen.shrink2(vec2(aside.max(screen.width() * 0.22), 0.0));
            Rect::from_x_y_ranges(sides.x_range(), footer.top()..=screen.bottom() - space::M)
        }
        _ => Rect::from_min_max(
            pos2(from, footer.top()),
            pos2(buttons_from, screen.bottom() - space::M),
        ),
    }
}

/// A sentence on a card at the lower edge of its room, in the middle.
fn show_told(canvas: &mut Canvas, text: &str, room: Rect) -> Rect {
    let around = vec2(space::L, space::M / 2.0);
    let (scale, inner) = (canvas.scale, room.shrink2(around).size());
    let kinds = [Type::Item, Type::Body, Type::Help];
    let sizes = kinds.map(|kind| (kind, 1.0)).into_iter();
    let smaller = SMALLER.into_iter().map(|part| (Type::Help, part));
    let words = first_that_fits(sizes.chain(smaller), inner, |(kind, part)| {
        canvas.scale = TextScale(scale.0 * part);
        canvas.wrapped(text, kind, palette::WALNUT_900, inner.x)
    });
    canvas.scale = scale;
    let Some(words) = words else {
        return room;
    };
    let rect = at_foot_of(room, words.size() + 2.0 * around);
    canvas.card(rect);
    canvas.put(words, rect.center(), Align2::CENTER_CENTER, rect);
    rect
}

/// A title and a text on such a card: below each other, or one after the other where that takes less
/// height.
fn show_about(canvas: &mut Canvas, card: &TipCard, room: Rect) -> Rect {
    let around = vec2(space::L, space::M * 0.75);
    // It is shaken within its room.
    let still = room.shrink2(vec2(SHAKEN, 0.0));
    let (scale, inner) = (canvas.scale, still.shrink2(around).size());
    let ways = SMALLER
        .into_iter()
        .flat_map(|part| [(true, part), (false, part)]);
    let words = first_that_fits(ways, inner, |(is_stacked, part)| {
        canvas.scale = TextScale(scale.0 * part);
        card.paragraph(canvas, is_stacked, inner.x)
    });
    canvas.scale = scale;
    let Some(words) = words else {
        return room;
    };
    let rect = at_foot_of(room, words.size() + 2.0 * around);
    let shaken = rect.translate(vec2(card.shift, 0.0));
    canvas.card(shaken);
    canvas.put(words, shaken.center(), Align2::CENTER_CENTER, shaken);
    rect
}

/// The first of some ways to lay out words that has room; the last if none has.
fn first_that_fits<T>(
    ways: impl Iterator<Item = T>,
    room: Vec2,
    mut lay_out: impl FnMut(T) -> Arc<Galley>,
) -> Option<Arc<Galley>> {
    let mut last = None;
    for way in ways {
        let words = lay_out(way);
        let fits = words.size().x <= room.x && words.size().y <= room.y;
        last = Some(words);
        if fits {
            break;
        }
    }
    last
}

fn at_foot_of(room: Rect, size: Vec2) -> Rect {
    let at = pos2(room.center().x - size.x / 2.0, room.bottom() - size.y);
    Rect::from_min_size(at, size)
}
