//! Words beside a field: why no marble may go there, and what a computer's marble changed there.

use super::HudScene;
use super::view::HudMode;
use crate::app::interface::theme::{Type, palette, space};
use crate::app::interface::{Canvas, icons};
use crate::app::motion::Pace;
use crate::app::play::{AtRest, sentences};
use crate::app::table::Cursor;
use crate::play::{Fact, Numbered, Session};
use crate::rules::Field;
use bevy::prelude::*;
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{self, Align2, Color32, Galley, Rect, pos2, vec2};
use std::sync::Arc;

/// How long the card shakes after a refusal.
const SHAKE: f32 = 0.35;
/// How long a computer's marble is marked, and how long the mark fades.
const MARKED: f32 = 2.4;
const FADE: f32 = 0.5;
/// Kept free around the middle of a field, where a ring or a number may be.
const FIELD_ROOM: f32 = 26.0;

/// What was refused or placed last, and how long ago that was.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Recent {
    refused: Option<Field>,
    astray: Option<Field>,
    answered: Option<Field>,
    seconds: f32,
    /// How often a hand had moved the cursor then.
    moves: u32,
    /// The field on which the pointer has rested since then.
    resting_on: Option<Field>,
}

impl Recent {
    /// Whether a refusal is to be explained: what was pressed, and what a hand has pointed at since
    /// the last marble. About a field that the pointer merely rests on nobody has asked.
    fn explains(&self, field: Field) -> bool {
        self.refused == Some(field) || self.resting_on != Some(field)
    }
}

/// Keeps `Recent` up to date from the facts of the session.
pub fn remember(
    time: Res<Time>,
    session: Res<Session>,
    at_rest: Res<AtRest>,
    cursor: Res<Cursor>,
    mut facts: MessageReader<Numbered>,
    mut recent: ResMut<Recent>,
    mut pace: Pace,
) {
    let recent = recent.bypass_change_detection();
    for Numbered { fact, .. } in facts.read() {
        if !fact.is_about_marbles() {
            continue;
        }
        *recent = Recent {
            moves: cursor.moves,
            ..default()
        };
        match *fact {
            Fact::Refused { field, .. } => recent.refused = Some(field),
            Fact::Astray(field) => recent.astray = Some(field),
            Fact::Placed { field, colour, .. } if !session.player(colour).is_person() => {
                recent.answered = Some(field);
            }
            _ => {}
        }
    }
    if cursor.moves == recent.moves {
        recent.resting_on = cursor.field;
    } else if cursor.field != recent.resting_on {
        recent.resting_on = None;
    }
    // The card about a computer's marble appears once the marble is at rest.
    if recent.refused.is_some() || at_rest.0 {
        recent.seconds += time.delta_secs();
    }
    let lasts = match (recent.refused, recent.answered) {
        (Some(_), _) => SHAKE,
        (_, Some(_)) => MARKED,
        _ => 0.0,
    };
    if recent.seconds < lasts {
        pace.keep();
    }
}

/// Why no marble may go to the field pointed at, if somebody has asked.
pub fn refusal(canvas: &Canvas, scene: &HudScene) -> Option<TipCard> {
    let is_asked = scene.is_addressed && scene.session.finish().is_none();
    let field = scene.pointed.filter(|_| is_asked)?;
    let reason = scene.session.refusal(field)?;
    if !scene.recent.explains(field) {
        return None;
    }
    let (title, text) = sentences::refusal(canvas.book, scene.session.game(), field, reason);
    let recent = scene.recent;
    let shift = if recent.refused == Some(field) && recent.seconds < SHAKE {
        let fading = 1.0 - recent.seconds / SHAKE;
        10.0 * fading * (recent.seconds * 42.0).sin()
    } else {
        0.0
    };
    Some(TipCard {
        field,
        icon: icons::BAN,
        ink: palette::REFUSAL,
        title,
        text,
        shift,
        kept_clear: Vec::new(),
    })
}

/// A card beside a field: a title and a text.
pub struct TipCard {
    /// The field.
    pub field: Field,
    /// Before the title.
    pub icon: char,
    /// The title's colour.
    pub ink: Color32,
    /// A few words.
    pub title: String,
    /// A sentence or two.
    pub text: String,
    /// How far to the side it has been shaken.
    pub shift: f32,
    /// Fields that the card should not hide.
    pub kept_clear: Vec<Field>,
}

/// A card that is laid out beside its field.
pub struct PlacedTip {
    /// Where it is.
    pub rect: Rect,
    icon: Arc<Galley>,
    title: Arc<Galley>,
    text: Arc<Galley>,
}

impl TipCard {
    /// Lays it out beside its field, where it hides the least.
    pub fn place(&self, canvas: &Canvas, scene: &HudScene, taken: &[Rect]) -> Option<PlacedTip> {
        let point = scene.project(self.field, 0.3)?;
        let icon = canvas.words(&self.icon.to_string(), Type::Icon, self.ink);
        let title = canvas.words(&self.title, Type::Strong, self.ink);
        let width = 430.0 * canvas.scale.0;
        let text = canvas.wrapped(&self.text, Type::Body, palette::WALNUT_900, width);
        let head = icon.size().x + space::S + title.size().x;
        let size = vec2(
            head.max(text.size().x) + 2.0 * space::M,
            title.size().y + text.size().y + 2.0 * space::M,
        );
        let rect = best_corner(scene, point, size, &self.kept_clear, taken);
        Some(PlacedTip {
            rect: rect.translate(vec2(self.shift, 0.0)),
            icon,
            title,
            text,
        })
    }

    /// Icon, title and text as one paragraph, with the text in a line of its own or in the title's.
    pub fn paragraph(&self, canvas: &Canvas, is_stacked: bool, width: f32) -> Arc<Galley> {
        let mut job = LayoutJob {
            wrap: TextWrapping::wrap_at_width(width),
            ..default()
        };
        let mut add = |text: &str, before: f32, kind: Type, ink: Color32| {
            let format = TextFormat {
                font_id: kind.font(canvas.scale),
                color: ink,
                valign: egui::Align::Center,
                ..default()
            };
            job.append(text, before, format);
        };
        let gap = space::S * canvas.scale.0;
        add(&self.icon.to_string(), 0.0, Type::Icon, self.ink);
        add(&self.title, gap, Type::Strong, self.ink);
        if is_stacked {
            add("\n", 0.0, Type::Body, palette::WALNUT_900);
        }
        let before = if is_stacked { 0.0 } else { 2.0 * gap };
        add(&self.text, before, Type::Body, palette::WALNUT_900);
        canvas.ui.painter().layout_job(job)
    }
}

impl PlacedTip {
    /// Paints it.
    pub fn show(self, canvas: &mut Canvas) {
        let rect = self.rect;
        canvas.card(rect);
        let inner = rect.shrink(space::M);
        let middle = inner.top() + self.title.size().y / 2.0;
        let icon_width = self.icon.size().x + space::S;
        let bottom = inner.top() + self.title.size().y;
        let left = Align2::LEFT_CENTER;
        canvas.put(self.icon, pos2(inner.left(), middle), left, rect);
        let at = pos2(inner.left() + icon_width, middle);
        canvas.put(self.title, at, left, rect);
        let at = pos2(inner.left(), bottom);
        canvas.put(self.text, at, Align2::LEFT_TOP, rect);
    }
}

/// Of the four places around a point, the one that hides the fewest open fields and nothing that is
/// `taken`.
fn best_corner(
    scene: &HudScene,
    point: egui::Pos2,
    size: egui::Vec2,
    kept_clear: &[Field],
    taken: &[Rect],
) -> Rect {
    let away = vec2(34.0, 30.0);
    let mut screen = scene.layout.screen.shrink(12.0);
    // The foot has words of its own.
    screen.max.y = scene.layout.footer.top();
    if scene.layout.is_flat {
        screen = scene.layout.between(HudMode::Game);
    }
    let places = [(1.0, -1.0), (-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| {
        let corner = point + vec2(away.x * x, away.y * y);
        Rect::from_two_pos(corner, corner + vec2(size.x * x, size.y * y))
    });
    let open: Vec<_> = scene
        .session
        .game()
        .legal()
        .into_iter()
        .filter_map(|field| Some((scene.project(field, 0.0)?, kept_clear.contains(&field))))
        .collect();
    let cost = |rect: &Rect| {
        let around = rect.expand(FIELD_ROOM);
        let hidden = open.iter().filter(|(point, _)| around.contains(*point));
        let hidden: usize = hidden
            .map(|(_, is_kept_clear)| if *is_kept_clear { 12 } else { 1 })
            .sum();
        let outside = usize::from(!screen.contains_rect(*rect));
        // Where it ends up within the screen.
        let inside = clamp(*rect, screen);
        let over = taken.iter().filter(|taken| taken.intersects(inside));
        // The edge of a plate matters less than its numbers.
        let over: usize = over
            .map(|taken| 12 + (taken.intersect(inside).area() / 200.0) as usize)
            .sum();
        hidden + over + 20 * outside
    };
    let best = places.into_iter().min_by_key(cost).unwrap_or(places[0]);
    clamp(best, screen)
}

/// Moved into a room.
fn clamp(rect: Rect, room: Rect) -> Rect {
    let spare = (room.size() - rect.size()).max(egui::Vec2::ZERO);
    let min = rect.min.clamp(room.min, room.min + spare);
    Rect::from_min_size(min, rect.size())
}

impl Recent {
    /// The field of a marble that was not placed, because of the rules or of the lesson.
    pub fn mistaken(&self) -> Option<Field> {
        self.refused.or(self.astray)
    }
}

/// Marks the refused field, for as long as the lesson speaks of it.
pub fn show_mistake(canvas: &mut Canvas, scene: &HudScene) {
    let field = scene.recent.mistaken();
    let Some(centre) = field.and_then(|field| scene.project(field, 0.05)) else {
        return;
    };
    let arm = 15.0;
    let painter = canvas.ui.painter();
    for (width, ink) in [(9.0, palette::BIRCH_50), (5.0, palette::REFUSAL)] {
        for way in [vec2(arm, arm), vec2(arm, -arm)] {
            painter.line_segment([centre - way, centre + way], (width, ink));
        }
    }
}

/// What a computer's marble changed on its tile, laid out above the marble.
pub struct Marker {
    /// Where it is.
    pub rect: Rect,
    words: Arc<Galley>,
    fade: f32,
}

impl Marker {
    /// The one that is shown now: for a moment after the marble, and where nothing is `taken`.
    pub fn now(canvas: &Canvas, scene: &HudScene, taken: &[Rect]) -> Option<Self> {
        let game = scene.session.game();
        let recent = scene.recent;
        let field = recent.answered.filter(|_| recent.seconds > 0.0)?;
        if game.position().last() != Some(field) || recent.seconds >= MARKED {
            return None;
        }
        let effect = sentences::last_effect(canvas.book, game)?;
        let point = scene.project(field, 0.75)?;
        let fade = ((MARKED - recent.seconds) / FADE).clamp(0.0, 1.0);
        let rise = 10.0 * (-recent.seconds * 6.0).exp();
        let words = canvas.words(&effect, Type::Strong, palette::WALNUT_900);
        let size = words.size() + vec2(2.0 * space::M, space::S * 1.5);
        let centre = point - vec2(0.0, size.y * 0.8 - rise);
        let rect = Rect::from_center_size(centre, size);
        let screen = scene.layout.screen.shrink(12.0);
        let left = rect.left().min(screen.right() - size.x).max(screen.left());
        let rect = rect.translate(vec2(left - rect.left(), 0.0));
        let is_free = !taken.iter().any(|taken| taken.intersects(rect));
        is_free.then_some(Self { rect, words, fade })
    }

    /// Paints it.
    pub fn show(self, canvas: &mut Canvas) {
        canvas.ui.set_opacity(self.fade);
        canvas.card(self.rect);
        let centre = self.rect.center();
        canvas.put(self.words, centre, Align2::CENTER_CENTER, self.rect);
        canvas.ui.set_opacity(1.0);
    }
}
