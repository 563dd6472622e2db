//! The panel of a review: what the engine says about the last marble, and the turning points.

use crate::ai::ReviewedMove;
use crate::app::actions::{Action, ReviewAction};
use crate::app::hud::HudScene;
use crate::app::interface::theme::{Type, hairline, palette, radius, space};
use crate::app::interface::{Button, Canvas, LEFT, RIGHT, icons};
use crate::app::play::sentences;
use crate::app::review;
use crate::app::review::{Analysis, may_play_on};
use crate::app::words::key;
use crate::play::Session;
use crate::rules::{Colour, Game};
use bevy_egui::egui::{Align2, Color32, Rect, Stroke, StrokeKind, pos2, vec2};

/// The height of the bar that shows the progress of the analysis.
const BAR: f32 = 8.0;

/// Paints the panel.
pub fn show(canvas: &mut Canvas, scene: &HudScene, analysis: &Analysis) {
    let rect = scene.layout.list;
    canvas.plate(rect, radius::PLATE, false);
    let inner = rect.shrink2(vec2(space::L, space::M));
    let mut room = inner;
    if let Some(done) = analysis.progress() {
        room.max.y = progress(canvas, inner, done) - space::S;
    }
    let ground = Some(palette::WALNUT_800);
    canvas.scrolled("review", room, ground, |canvas, top| {
        let y = last_marble(canvas, scene, analysis, room, top);
        let y = ways_on(canvas, scene.session, analysis, room, y + space::S);
        turning_points(canvas, scene, analysis, room, y + space::M)
    });
}

/// The progress of the analysis, at the foot; returns where it begins.
fn progress(canvas: &mut Canvas, inner: Rect, done: f32) -> f32 {
    let percent = (100.0 * done).round() as u32;
    let text = canvas
        .book
        .tell("review-looking", [("percent", percent.into())]);
    let words = canvas.wrapped(&text, Type::Help, palette::BIRCH_300, inner.width());
    let top = inner.bottom() - BAR - space::S - words.size().y;
    canvas.put(words, pos2(inner.left(), top), Align2::LEFT_TOP, inner);
    let bar = Rect::from_min_max(pos2(inner.left(), inner.bottom() - BAR), inner.max);
    let painter = canvas.ui.painter();
    painter.rect_filled(bar, BAR / 2.0, palette::WALNUT_900);
    let part = vec2(bar.width() * done.clamp(0.0, 1.0), BAR);
    let part = Rect::from_min_size(bar.min, part);
    painter.rect_filled(part, BAR / 2.0, palette::BRASS);
    top
}

/// Which marble it is, what it did, and whether another field was better; returns where it ends.
fn last_marble(
    canvas: &mut Canvas,
    scene: &HudScene,
    analysis: &Analysis,
    room: Rect,
    top: f32,
) -> f32 {
    let session = scene.session;
    let game = session.game();
    let number = game.marbles_placed();
    let mut y = top;
    let mut line = |canvas: &mut Canvas, text: &str, kind: Type, ink: Color32| {
        let words = canvas.wrapped(text, kind, ink, room.width());
        let place = Rect::from_min_size(pos2(room.left(), y), words.size());
        canvas.put(words, place.min, Align2::LEFT_TOP, place);
        y = place.bottom();
    };
    let heading =
        review::sentences::which_marble(canvas.book, number, session.length()).to_uppercase();
    line(canvas, &heading, Type::Caps, palette::BIRCH_300);
    let Some(last) = sentences::last_move(canvas.book, game) else {
        return y;
    };
    line(canvas, &last, Type::Item, palette::BIRCH_50);
    if let Some(effect) = review::sentences::effect(canvas.book, game) {
        line(canvas, &effect, Type::Body, palette::BIRCH_100);
    }
    if let Some(reviewed) = analysis.of(number) {
        y = verdict(canvas, game, reviewed, room, y + space::S);
    }
    y
}

/// From here the game can be played on, or from before the last marble if there was a better
/// space; returns where that ends.
fn ways_on(
    canvas: &mut Canvas,
    session: &Session,
    analysis: &Analysis,
    room: Rect,
    top: f32,
) -> f32 {
    let reviewed = analysis.of(session.game().marbles_placed());
    let has_better = reviewed.is_some_and(|reviewed| !review::sentences::is_fine(reviewed));
    let better = (key("try-better"), ReviewAction::TryBetter, has_better);
    let on = (
        key("play-on"),
        ReviewAction::AskPlayOn,
        may_play_on(session),
    );
    let mut y = top;
    for (label, action, is_offered) in [better, on] {
        if !is_offered {
            continue;
        }
        let button = Button::new(canvas.say(label), Action::Review(action)).icon(icons::PLAY);
        let size = vec2(room.width(), canvas.button_height());
        let rect = Rect::from_min_size(pos2(room.left(), y), size);
        canvas.button(rect, &button);
        y = rect.bottom() + space::S;
    }
    y
}

/// What the engine says of a marble; a ring like the one on the board stands for the field that was
/// better. Returns where it ends.
fn verdict(canvas: &mut Canvas, game: &Game, reviewed: &ReviewedMove, room: Rect, top: f32) -> f32 {
    let text = review::sentences::verdict(canvas.book, game, reviewed);
    let (ink, indent) = match review::sentences::is_fine(reviewed) {
        true => (palette::BIRCH_300, 0.0),
        false => (palette::BRASS, canvas.line(Type::Body) * 0.8 + space::S),
    };
    let words = canvas.wrapped(&text, Type::Body, ink, room.width() - indent);
    let place = Rect::from_min_size(pos2(room.left() + indent, top), words.size());
    if indent > 0.0 {
        let size = canvas.line(Type::Body);
        let centre = pos2(room.left() + size * 0.4, top + size * 0.48);
        let ring = Stroke::new(size * 0.12, palette::BRASS);
        canvas.ui.painter().circle_stroke(centre, size * 0.32, ring);
    }
    canvas.put(words, place.min, Align2::LEFT_TOP, place);
    place.bottom()
}

/// Where the game turned: each a button that turns to it; returns where it ends.
fn turning_points(
    canvas: &mut Canvas,
    scene: &HudScene,
    analysis: &Analysis,
    room: Rect,
    top: f32,
) -> f32 {
    canvas.rule(pos2(room.left(), top), room.width());
    let mut y = top + space::S;
    let heading = canvas.say("review-turning").to_uppercase();
    let heading = canvas.wrapped(&heading, Type::Caps, palette::BIRCH_300, room.width());
    let place = Rect::from_min_size(pos2(room.left(), y), heading.size());
    canvas.put(heading, place.min, Align2::LEFT_TOP, place);
    y = place.bottom() + space::S;
    let now = scene.session.game().marbles_placed();
    for point in analysis.turning_points() {
        let height = canvas.button_height();
        let rect = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), height));
        row(canvas, scene, rect, point, point.number == now);
        y = rect.bottom() + space::S / 2.0;
    }
    if analysis.progress().is_some() {
        return y;
    }
    if analysis.turning_points().is_empty() {
        let none = canvas.say("review-none");
        let none = canvas.wrapped(&none, Type::Body, palette::BIRCH_300, room.width());
        let place = Rect::from_min_size(pos2(room.left(), y), none.size());
        canvas.put(none, place.min, Align2::LEFT_TOP, place);
        y = place.bottom();
    }
    lost(canvas, analysis, room, y + space::S)
}

/// A turning point: which marble, where, and what it cost.
fn row(canvas: &mut Canvas, scene: &HudScene, rect: Rect, point: &ReviewedMove, is_now: bool) {
    let marbles = u8::try_from(point.number).unwrap_or(u8::MAX);
    let action = Action::Review(ReviewAction::TurnTo(marbles));
    let response = canvas.press_area(rect, action, true);
    let (fill, edge) = match (is_now, response.hovered()) {
        (true, _) => (palette::BIRCH_100.gamma_multiply(0.14), palette::BIRCH_300),
        (_, true) => (palette::WALNUT_600.gamma_multiply(0.6), hairline()),
        _ => (palette::BIRCH_300.gamma_multiply(0.045), hairline()),
    };
    let painter = canvas.ui.painter();
    painter.rect_filled(rect, radius::FIELD, fill);
    painter.rect_stroke(
        rect,
        radius::FIELD,
        Stroke::new(1.0, edge),
        StrokeKind::Inside,
    );
    let middle = rect.center().y;
    let inner = rect.shrink2(vec2(space::M, 0.0));
    let number = canvas.words("56", Type::SmallNumber, palette::BIRCH_500);
    let at = pos2(inner.left() + number.size().x, middle);
    let text = point.number.to_string();
    canvas.text(
        &text,
        Type::SmallNumber,
        palette::BIRCH_500,
        (at, RIGHT),
        rect,
    );
    let mark = canvas.line(Type::Body) * 0.3;
    let at = pos2(at.x + space::M + mark, middle);
    canvas.mark(at, mark, point.mover);
    let field = scene
        .session
        .game()
        .layout()
        .square(point.played)
        .to_string();
    let at = pos2(at.x + mark + space::S, middle);
    canvas.text(&field, Type::Body, palette::BIRCH_50, (at, LEFT), rect);
    let cost = review::sentences::cost(point);
    let at = pos2(inner.right(), middle);
    canvas.text(&cost, Type::Number, palette::BRASS, (at, RIGHT), rect);
    canvas.focus_ring(action, rect, radius::FIELD);
}

/// What each player gave away in all; returns where it ends.
fn lost(canvas: &mut Canvas, analysis: &Analysis, room: Rect, top: f32) -> f32 {
    let heading = canvas.say("review-lost");
    let heading = canvas.wrapped(&heading, Type::Help, palette::BIRCH_300, room.width());
    let place = Rect::from_min_size(pos2(room.left(), top), heading.size());
    canvas.put(heading, place.min, Align2::LEFT_TOP, place);
    let height = canvas.line(Type::Number) + space::S;
    let middle = place.bottom() + height / 2.0;
    let mark = height * 0.26;
    for colour in Colour::BOTH {
        let left = room.left() + room.width() / 2.0 * colour.index() as f32;
        let half = vec2(room.width() / 2.0, height);
        let half = Rect::from_min_size(pos2(left, place.bottom()), half);
        canvas.mark(pos2(left + mark, middle), mark, colour);
        let points = analysis.lost_by(colour).round().to_string();
        let at = pos2(left + 2.0 * mark + space::S, middle);
        canvas.text(&points, Type::Number, palette::BIRCH_50, (at, LEFT), half);
    }
    middle + height / 2.0
}
