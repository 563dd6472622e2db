//! The operator's page: the numbers of the day, the stand's health, volume, first language, and how
//! to end the game.

use super::health::Health;
use super::{Kiosk, Visiting};
use crate::app::actions::{Action, KioskAction};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{
    Button, Canvas, ChoiceButton, ENDLESS, Face, LEFT, RIGHT, ScreenShape, icons,
};
use crate::app::words::{PhraseValue, key, signed};
use crate::files::VisitNumbers;
use bevy_egui::egui::{Align2, Rect, pos2, vec2};

/// The operator's page.
pub struct OperatorPage<'a> {
    /// The stand.
    pub kiosk: &'a Kiosk,
    /// Its games.
    pub visiting: &'a Visiting,
    /// How it is doing.
    pub health: Health,
    /// The volume, in percent.
    pub volume: u8,
}

impl OperatorPage<'_> {
    /// Paints it.
    pub fn show(&self, canvas: &mut Canvas, screen: Rect) {
        let size = vec2(
            (screen.width() * 0.94).min(1500.0),
            (screen.height() * 0.94).min(1500.0),
        );
        let sheet = Rect::from_center_size(screen.center(), size);
        canvas.plate(sheet, radius::SHEET, false);
        let inner = sheet.shrink2(vec2(52.0, 40.0));
        let heading = canvas.say("operator");
        let kinds = [Type::Sheet, Type::Page];
        let words = canvas.fitting(&heading, &kinds, palette::BIRCH_50, inner.width());
        let below = canvas
            .put(words, inner.min, Align2::LEFT_TOP, inner)
            .bottom();
        let top = below + space::M;
        let buttons_from = self.buttons(canvas, inner);
        let foot = self.languages(canvas, inner, buttons_from);
        let room = Rect::from_min_max(
            pos2(inner.left(), top),
            pos2(inner.right(), foot - space::L),
        );
        canvas.scrolled(
            "operator",
            room,
            Some(palette::WALNUT_800),
            |canvas, top| self.numbers(canvas, room, top),
        );
        canvas.laid.first = Some(Action::Kiosk(KioskAction::Close));
    }

    fn numbers(&self, canvas: &mut Canvas, room: Rect, top: f32) -> f32 {
        let today = self.visiting.today();
        let all = self.visiting.all();
        // Two columns need some width for their words.
        let is_narrow = room.width() < 600.0 * canvas.scale.0;
        let is_upright = ScreenShape::of(room).is_upright() || is_narrow;
        let gap = space::L * 2.0;
        let half = if is_upright {
            room.width()
        } else {
            (room.width() - gap) / 2.0
        };
        let left = Rect::from_min_size(pos2(room.left(), top), vec2(half, ENDLESS));
        let mut y = self.sums(canvas, left, top, &today, &all) + space::L;
        let (right, right_top) = if is_upright {
            (left, y)
        } else {
            let at = pos2(room.right() - half, top);
            (Rect::from_min_size(at, vec2(half, ENDLESS)), top)
        };
        let mut below = hours(canvas, right, right_top, &today) + space::L;
        below = levels(canvas, right, below, &today);
        y = y.max(below) + space::M;
        if let Some(path) = self.visiting.path() {
            let text = path.display().to_string();
            let words = canvas.wrapped(&text, Type::Caps, palette::BIRCH_500, room.width());
            y = canvas
                .put(words, pos2(room.left(), y), Align2::LEFT_TOP, left)
                .bottom();
        }
        y + space::S
    }

    /// How long the stand has been running, its memory, and its slowest frame.
    fn health_words(&self, canvas: &Canvas) -> [String; 3] {
        let minutes = (self.health.uptime / 60.0) as u32;
        let running = [
            ("hours", (minutes / 60).into()),
            ("minutes", (minutes % 60).into()),
        ];
        let running = canvas.book.tell("uptime", running);
        let unknown = || "–".to_owned();
        let memory = self.health.memory().map_or_else(unknown, |(now, grown)| {
            let grown = i32::try_from(grown >> 20).unwrap_or(i32::MAX);
            let values = [("now", (now >> 20).into()), ("grown", signed(grown).into())];
            canvas.book.tell("memory-size", values)
        });
        let slowest = (1000.0 * self.health.slowest).round() as u32;
        let slowest = canvas
            .book
            .tell("milliseconds", [("count", slowest.into())]);
        [running, memory, slowest]
    }

    /// The numbers of today and of all days.
    fn sums(
        &self,
        canvas: &mut Canvas,
        room: Rect,
        top: f32,
        today: &VisitNumbers,
        all: &VisitNumbers,
    ) -> f32 {
        let average = |sums: &VisitNumbers| {
            let seconds = sums.seconds / u64::from(sums.played.max(1));
            format!("{}:{:02}", seconds / 60, seconds % 60)
        };
        let unknown = || "–".to_owned();
        let [running, memory, slowest] = self.health_words(canvas);
        let restarts = self.health.restarts;
        let restarts = restarts.map_or_else(unknown, |count| count.to_string());
        let rows = [
            ("", canvas.say("today"), canvas.say("all-days")),
            (
                key("games-played"),
                today.played.to_string(),
                all.played.to_string(),
            ),
            (
                key("games-finished"),
                today.finished.to_string(),
                all.finished.to_string(),
            ),
            (
                key("games-left"),
                today.left.to_string(),
                all.left.to_string(),
            ),
            (
                key("games-by-two"),
                today.by_two.to_string(),
                all.by_two.to_string(),
            ),
            (key("game-length"), average(today), average(all)),
            (key("running-for"), String::new(), running),
            (key("memory-used"), String::new(), memory),
            (key("slowest-frame"), String::new(), slowest),
            (key("restarts"), String::new(), restarts),
        ];
        let columns = [room.right() - room.width() * 0.24, room.right()];
        let height = canvas.line(Type::Body) + space::S;
        let mut y = top;
        for (number, (name, one, other)) in rows.into_iter().enumerate() {
            let line = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), height));
            let (kind, ink) = match number {
                0 => (Type::Help, palette::BIRCH_300),
                _ => (Type::Body, palette::BIRCH_50),
            };
            if number > 0 {
                canvas.rule(line.min, line.width());
                let label = canvas.say(name);
                let width = room.width() * 0.5;
                let label = canvas.shortened(&label, &[kind, Type::Help], ink, width);
                canvas.put(label, line.left_center(), LEFT, line);
            }
            let width = columns[1] - columns[0] - space::S;
            for (text, x) in [one, other].iter().zip(columns) {
                let at = pos2(x, line.center().y);
                // A value that stands alone may be wider than a column.
                let most = if number == 0 { width } else { 2.0 * width };
                let words = canvas.squeezed(text, &[kind, Type::Help], ink, most);
                canvas.put(words, at, RIGHT, line);
            }
            y += height;
        }
        y
    }

    /// The first language of attract mode, above the buttons; returns their upper edge.
    fn languages(&self, canvas: &mut Canvas, inner: Rect, bottom: f32) -> f32 {
        let languages = self.kiosk.languages();
        let first = languages.first().copied();
        if languages.len() < 2 {
            return bottom;
        }
        let choices = languages.into_iter().map(|language| {
            let action = Action::Kiosk(KioskAction::Prefer(language));
            ChoiceButton::new(language.own_name(), action, Some(language) == first)
        });
        let choices: Vec<ChoiceButton> = choices.collect();
        let width = canvas.choices_width(&choices).min(inner.width());
        let height = canvas.choices_height(&choices, width);
        let at = pos2(inner.center().x - width / 2.0, bottom - space::M - height);
        canvas.choices(Rect::from_min_size(at, vec2(width, height)), &choices);
        at.y
    }

    /// The volume and the buttons; returns their upper edge.
    fn buttons(&self, canvas: &mut Canvas, inner: Rect) -> f32 {
        let height = canvas.button_height();
        let top = inner.bottom() - height;
        let close = Button::new(canvas.say("back"), Action::Kiosk(KioskAction::Close))
            .icon(icons::CHEVRON_LEFT)
            .face(Face::Primary);
        let end =
            Button::new(canvas.say("quit"), Action::Kiosk(KioskAction::End)).icon(icons::LOG_OUT);
        let widths = [&close, &end].map(|button| canvas.button_width(button));
        let rect = Rect::from_min_size(
            pos2(inner.right() - widths[0], top),
            vec2(widths[0], height),
        );
        canvas.button(rect, &close);
        let rect = Rect::from_min_size(pos2(inner.left(), top), vec2(widths[1], height));
        canvas.button(rect, &end);
        let volume = |by| Some(Action::Kiosk(KioskAction::Volume(by)));
        let percent: PhraseValue = u32::from(self.volume).into();
        let label = canvas.book.tell("stand-volume", [("percent", percent)]);
        let words = canvas.words(&label, Type::Body, palette::BIRCH_50);
        let wide = words.size().x + 2.0 * height + 2.0 * space::M;
        let between = inner.width() - widths[0] - widths[1] - 2.0 * space::L;
        // Above the others where there is no room beside them.
        let (middle, begins) = if wide <= between {
            // Centred, if there is room.
            let (least, most) = (
                rect.right() + space::L + wide / 2.0,
                inner.right() - widths[0] - space::L - wide / 2.0,
            );
            let x = inner.center().x.clamp(least, most.max(least));
            (pos2(x, top + height / 2.0), top)
        } else {
            let above = top - space::M - height;
            (pos2(inner.center().x, above + height / 2.0), above)
        };
        let rect = Rect::from_center_size(middle, vec2(wide, height));
        canvas.stepper(rect, &label, Type::Body, [volume(-10), volume(10)]);
        begins
    }
}

/// Games in each hour of the day.
fn hours(canvas: &mut Canvas, room: Rect, top: f32, sums: &VisitNumbers) -> f32 {
    let text = canvas.say("busiest-hours");
    let words = canvas.words(&text, Type::Help, palette::BIRCH_300);
    let below = canvas
        .put(words, pos2(room.left(), top), Align2::LEFT_TOP, room)
        .bottom()
        + space::S;
    // Fairs are open by day.
    let shown = 8..21_usize;
    let most = sums.by_hour.iter().copied().max().unwrap_or(0).max(1) as f32;
    let width = room.width() / shown.len() as f32;
    let height = 120.0;
    for (place, hour) in shown.enumerate() {
        let count = sums.by_hour[hour];
        let left = room.left() + place as f32 * width;
        let bar = Rect::from_min_max(
            pos2(left + 3.0, below + height * (1.0 - count as f32 / most)),
            pos2(left + width - 3.0, below + height),
        );
        let ground = Rect::from_min_max(pos2(bar.left(), below), bar.max);
        let painter = canvas.ui.painter();
        painter.rect_filled(ground, 4.0, palette::WALNUT_900.gamma_multiply(0.6));
        painter.rect_filled(bar, 4.0, palette::BIRCH_300);
        if count > 0 {
            // Inside the bar, or above it if the bar is low.
            let is_high = bar.height() > canvas.line(Type::Caps);
            let (align, ink) = match is_high {
                true => (Align2::CENTER_TOP, palette::WALNUT_900),
                false => (Align2::CENTER_BOTTOM, palette::BIRCH_50),
            };
            let number = canvas.words(&count.to_string(), Type::Caps, ink);
            if number.size().x <= width {
                canvas.put(number, bar.center_top(), align, room);
            }
        }
        let name = canvas.words(&hour.to_string(), Type::Caps, palette::BIRCH_300);
        // Every other hour where there is no room for each.
        if name.size().x <= width || hour % 2 == 1 && 2.0 * width >= name.size().x {
            let at = pos2(bar.center().x, below + height + 2.0);
            canvas.put(name, at, Align2::CENTER_TOP, room);
        }
    }
    below + height + canvas.line(Type::Caps) + 2.0
}

/// Who won against which level.
fn levels(canvas: &mut Canvas, room: Rect, top: f32, sums: &VisitNumbers) -> f32 {
    let text = canvas.say("wins-by-level");
    let words = canvas.wrapped(&text, Type::Help, palette::BIRCH_300, room.width());
    let mut y = canvas
        .put(words, pos2(room.left(), top), Align2::LEFT_TOP, room)
        .bottom()
        + space::S;
    let height = canvas.line(Type::Body) + space::S * 0.5;
    for (level, [won, drawn, lost]) in &sums.by_level {
        let line = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), height));
        canvas.rule(line.min, line.width());
        let number: PhraseValue = level.number().into();
        let name = canvas.book.tell("level", [("level", number)]);
        let at = line.left_center();
        canvas.text(&name, Type::Body, palette::BIRCH_50, (at, LEFT), line);
        let text = format!("{won} – {drawn} – {lost}");
        let at = line.right_center();
        canvas.text(&text, Type::Body, palette::BIRCH_50, (at, RIGHT), line);
        y += height;
    }
    y
}
