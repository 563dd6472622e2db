//! The result: who has won, how it was counted, how it went, and what to do next.

use super::counted::Counted;
use super::painter::HudPainter;
use super::parts::PartRow;
use super::view::{CurrentMode, HudMode};
use super::{HudScene, chart, headline};
use crate::ai::Level;
use crate::app::actions::{Action, ReviewAction, Source};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Button, Canvas, ENDLESS, Face, LEFT, RIGHT, TextScale, icons};
use crate::app::motion::Pace;
use crate::app::play::sentences;
use crate::app::reveal;
use crate::app::reveal::Figures;
use crate::app::setup::{NewGameForm, next_opponent};
use crate::play::Finish;
use crate::rules::Colour;
use bevy::prelude::{Res, ResMut, Resource, Result};
use bevy_egui::egui::{Rect, pos2, vec2};

/// Seconds from the end of the game until the result appears, and how long it takes to fade in.
const AFTER: f32 = 0.35;
const FADE: f32 = 0.28;
/// A chart lower than this shows nothing: three labels of its axis and the rounds below, 22.5 each.
const LEAST_CHART: f32 = 90.0;
/// Its text is made smaller before it has to be scrolled to.
const SMALLER: [f32; 3] = [1.0, 0.8, 0.65];

/// How long the result has been shown, in seconds.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct ResultFade(f32);

impl ResultFade {
    /// Its opacity, from 0 to 1. The camera moves first.
    fn shown_part(self) -> f32 {
        ((self.0 - AFTER) / FADE).clamp(0.0, 1.0)
    }
}

/// Counts the seconds that the result has been shown.
pub fn fade_in(view: CurrentMode, mut fade: ResMut<ResultFade>, mut pace: Pace) {
    if view.get() != HudMode::Result {
        fade.0 = 0.0;
        return;
    }
    fade.0 += pace.delta();
    if fade.shown_part() < 1.0 {
        pace.keep();
    }
}

/// Paints the result.
pub fn paint(
    mut painter: HudPainter,
    counted: Res<Counted>,
    fade: Res<ResultFade>,
    form: Res<NewGameForm>,
) -> Result {
    painter.paint(|canvas, scene| {
        canvas.ui.set_opacity(fade.shown_part());
        let next = next_opponent(scene.session, &form.defeats);
        show(canvas, scene, &counted.margins, next);
        canvas.ui.set_opacity(1.0);
    })
}

fn show(canvas: &mut Canvas, scene: &HudScene, margins: &[i32], next: Option<Level>) {
    let rect = scene.layout.sheet;
    canvas.plate(rect, radius::SHEET, false);
    let inner = rect.shrink2(vec2(44.0, 32.0));
    // In large text on a wide screen: words to the left, buttons to the right.
    let is_split = canvas.scale.is_large() && !scene.layout.shape.is_upright();
    let (words_in, buttons_in) = if is_split {
        let middle = inner.left() + inner.width() * 0.52;
        (
            Rect::from_min_max(inner.min, pos2(middle - space::L, inner.bottom())),
            Rect::from_min_max(pos2(middle + space::L, inner.top()), inner.max),
        )
    } else {
        (inner, inner)
    };
    canvas.laid.first = Some(next.map_or(Action::Rematch, Action::Against));
    // From the bottom upwards: what to do next, and the words in what is left.
    let top = buttons(canvas, scene, buttons_in, next) - space::M;
    let mut room = words_in;
    let mut above_buttons = None;
    if is_split {
        let corner = pos2(buttons_in.right(), top);
        above_buttons = Some(Rect::from_min_max(buttons_in.min, corner));
    } else {
        room.max.y = top;
    }
    // Both sides of a flat screen are painted, and only one could be scrolled.
    if scene.layout.is_flat {
        let y = words(canvas, scene, room) + space::M;
        let rest = Rect::from_min_max(pos2(room.left(), y), room.max);
        if let Some((rect, scale)) = chart_place(canvas, [Some(rest), None]) {
            show_chart(canvas, rect, scale, margins);
        }
        return;
    }
    canvas.scrolled("result", room, Some(palette::WALNUT_800), |canvas, top| {
        let column = room.translate(vec2(0.0, top - room.top()));
        let y = words(canvas, scene, column) + space::M;
        let below = Rect::from_min_max(pos2(room.left(), y), column.max);
        if let Some((rect, scale)) = chart_place(canvas, [Some(below), above_buttons]) {
            let clip = canvas.ui.clip_rect();
            if above_buttons == Some(rect) {
                canvas.ui.set_clip_rect(rect);
            }
            show_chart(canvas, rect, scale, margins);
            canvas.ui.set_clip_rect(clip);
            return column.bottom().max(y);
        }
        // There is more than the sheet has room for.
        let size = vec2(room.width(), least_chart(canvas, canvas.scale));
        let rect = Rect::from_min_size(below.min, size);
        show_chart(canvas, rect, canvas.scale, margins);
        rect.bottom()
    });
}

/// Who has won, how it ended, and the score; returns where that ends.
fn words(canvas: &mut Canvas, scene: &HudScene, column: Rect) -> f32 {
    let session = scene.session;
    // What is scrolled may be longer than its place.
    let inner = Rect::from_min_size(column.min, vec2(column.width(), ENDLESS));
    let mut y = headline::show(canvas, session, inner) + space::S;
    let ending = sentences::ending(canvas.book, session);
    let room = inner.with_min_y(y);
    y = headline::below(canvas, &ending, Type::Body, palette::BIRCH_300, room);
    if let Some(series) = sentences::series(canvas.book, session) {
        let room = inner.with_min_y(y + space::S);
        y = headline::below(canvas, &series, Type::Strong, palette::BRASS, room);
    }
    score_table(canvas, scene, inner, y + space::M)
}

/// The least height of a chart with its heading, in this size of text.
fn least_chart(canvas: &Canvas, scale: TextScale) -> f32 {
    let heading = canvas.line(Type::Caps) * scale.0 / canvas.scale.0;
    heading + space::S + LEAST_CHART * scale.0
}

/// The first of some rooms that is high enough for the chart, in smaller text if it must be.
fn chart_place(canvas: &Canvas, rooms: [Option<Rect>; 2]) -> Option<(Rect, TextScale)> {
    let scales = SMALLER.map(|part| TextScale((canvas.scale.0 * part).max(1.0)));
    scales.into_iter().find_map(|scale| {
        let least = least_chart(canvas, scale);
        let mut rooms = rooms.into_iter().flatten();
        Some((rooms.find(|room| room.height() >= least)?, scale))
    })
}

/// The chart with its heading.
fn show_chart(canvas: &mut Canvas, room: Rect, scale: TextScale, margins: &[i32]) {
    let usual = canvas.scale;
    canvas.scale = scale;
    let heading = canvas.line(Type::Caps);
    let at = pos2(room.left(), room.top() + heading / 2.0);
    let label = canvas.say("margin-by-round").to_uppercase();
    canvas.text(&label, Type::Caps, palette::BIRCH_300, (at, LEFT), room);
    let plot = Rect::from_min_max(room.min + vec2(0.0, heading + space::S), room.max);
    chart::show(canvas, plot, margins);
    canvas.scale = usual;
    canvas.laid.add_extra("chart");
}

/// The table of the score's parts; returns where it ends.
fn score_table(canvas: &mut Canvas, scene: &HudScene, inner: Rect, top: f32) -> f32 {
    let session = scene.session;
    let game = session.game();
    let score = game.score();
    let columns = [inner.right() - inner.width() * 0.30, inner.right()];
    let mut y = top;
    let head = canvas.line(Type::Body) + space::S;
    for colour in Colour::BOTH {
        let name = sentences::name(canvas.book, session, colour);
        let right = columns[colour.index()];
        let at = pos2(right, y + head / 2.0);
        let mark = head * 0.26;
        let width = inner.width() * 0.28 - 2.0 * mark - space::S;
        let kinds = [Type::Body, Type::Help];
        let name = canvas.shortened(&name, &kinds, palette::BIRCH_50, width);
        let name = canvas.put(name, at, RIGHT, inner);
        canvas.mark(pos2(name.left() - mark - space::S, at.y), mark, colour);
    }
    y += head;
    let figures = Figures::of(&score);
    let sides = Colour::BOTH.map(|colour| PartRow::all(game.rules(), &figures, colour));
    let height = canvas.line(Type::Number) + space::S;
    for (number, row) in sides[0].iter().enumerate() {
        canvas.rule(pos2(inner.left(), y), inner.width());
        let middle = y + height / 2.0;
        let icon = canvas.words(&row.icon(), Type::Icon, palette::BIRCH_500);
        let width = icon.size().x + space::M;
        canvas.put(icon, pos2(inner.left(), middle), LEFT, inner);
        let at = pos2(inner.left() + width, middle);
        let name = reveal::sentences::part(canvas.book, row.part);
        let room = columns[0] - row.width(canvas) - space::S - at.x;
        let kinds = [Type::Body, Type::Help];
        let name = canvas.squeezed(&name, &kinds, palette::BIRCH_50, room);
        canvas.put(name, at, LEFT, inner);
        for colour in Colour::BOTH {
            let at = pos2(columns[colour.index()], middle);
            sides[colour.index()][number].show(canvas, at, inner);
        }
        y += height;
    }
    canvas.rule(pos2(inner.left(), y), inner.width());
    let height = canvas.line(Type::Name) + space::S;
    let middle = y + height / 2.0;
    let at = pos2(inner.left(), middle);
    let total = canvas.say("total");
    canvas.text(&total, Type::Item, palette::BIRCH_50, (at, LEFT), inner);
    for colour in Colour::BOTH {
        let text = score.side(colour).total().to_string();
        let at = pos2(columns[colour.index()], middle);
        canvas.text(
            &text,
            Type::BigNumber,
            palette::BIRCH_50,
            (at, RIGHT),
            inner,
        );
    }
    y + height
}

/// What to do next, at the foot of the sheet; returns where it begins.
fn buttons(canvas: &mut Canvas, scene: &HudScene, inner: Rect, next: Option<Level>) -> f32 {
    let session = scene.session;
    if let Some(guests) = scene.guests {
        let rows = (guests.result)(canvas, session);
        return rows.iter().rev().fold(inner.bottom(), |bottom, row| {
            flow_up(canvas, inner, bottom, row) - space::M * 0.75
        });
    }
    let resigned = matches!(session.finish(), Some(Finish::Resigned(_)));
    let mut last = vec![
        Button::new(canvas.say("look-at-board"), Action::LookAtBoard)
            .icon(icons::EYE)
            .face(Face::Words),
        Button::new(canvas.say("new-board"), Action::NewBoard)
            .icon(icons::PLUS)
            .face(Face::Words),
        Button::new(canvas.say("take-back"), Action::TakeBack)
            .icon(icons::UNDO_2)
            .face(Face::Words),
        Button::new(canvas.say("menu"), Action::Menu)
            .icon(icons::MENU)
            .face(Face::Words),
    ];
    if !resigned {
        let replay = Button::new(canvas.say("count-again"), Action::ReplayReveal);
        last.insert(2, replay.icon(icons::ROTATE_CCW).face(Face::Words));
    }
    let again = Button::new(sentences::next_game(canvas.book, session), Action::Rematch)
        .icon(icons::ROTATE_CCW);
    let again = match next {
        Some(_) => again,
        None => again.face(Face::Primary),
    };
    let same = [
        again,
        Button::new(canvas.say("swap-sides"), Action::SwapSides).icon(icons::ARROW_LEFT_RIGHT),
        Button::new(
            canvas.say("review"),
            Action::Review(ReviewAction::Open(Source::Table)),
        )
        .icon(icons::HISTORY),
    ];
    let main: Vec<Button> = next
        .map(|level| {
            let label = sentences::next_opponent(canvas.book, level);
            Button::new(label, Action::Against(level))
                .icon(icons::CPU)
                .face(Face::Primary)
        })
        .into_iter()
        .collect();
    let mut bottom = inner.bottom();
    for row in [&last[..], &same[..], &main[..]] {
        if !row.is_empty() {
            bottom = flow_up(canvas, inner, bottom, row) - space::M * 0.75;
        }
    }
    bottom
}

/// Buttons in as few rows as they need, ending at the bottom; returns where they begin.
fn flow_up(canvas: &mut Canvas, inner: Rect, bottom: f32, buttons: &[Button]) -> f32 {
    let gap = space::M * 0.75;
    let widths = |margin: f32| {
        let width = |button| (canvas.button_width(button) - margin).min(inner.width());
        buttons.iter().map(width).collect::<Vec<f32>>()
    };
    // Long labels come closer to the edges of their buttons before they take another row, which
    // would leave no room for the chart.
    let [usual, closer] = [widths(0.0), widths(2.0 * space::S)];
    let [usual, closer] = [usual, closer].map(|widths| rows(&widths, inner.width(), gap));
    let rows = if closer.len() < usual.len() {
        closer
    } else {
        usual
    };
    let height = canvas.button_height();
    let top = bottom - rows.len() as f32 * (height + gap) + gap;
    let mut buttons = buttons.iter();
    for (number, row) in rows.into_iter().enumerate() {
        let widths: f32 = row.iter().sum();
        let spare = inner.width() - widths - gap * (row.len() as f32 - 1.0);
        let more = (spare / row.len() as f32).max(0.0);
        let mut x = inner.left();
        let y = top + number as f32 * (height + gap);
        for (width, button) in row.into_iter().zip(&mut buttons) {
            let rect = Rect::from_min_size(pos2(x, y), vec2(width + more, height));
            canvas.button(rect, button);
            x += width + more + gap;
        }
    }
    top
}

/// Widths in as many rows as they need.
fn rows(widths: &[f32], room: f32, gap: f32) -> Vec<Vec<f32>> {
    let mut rows: Vec<Vec<f32>> = vec![Vec::new()];
    let mut used = 0.0;
    for &width in widths {
        if used + width > room && used > 0.0 {
            rows.push(Vec::new());
            used = 0.0;
        }
        used += width + gap;
        if let Some(row) = rows.last_mut() {
            row.push(width);
        }
    }
    rows
}
