//! A game in the list: its picture, what there is to know of it, and what can be done with it.

use crate::app::actions::{Action, ReviewAction, SavesAction, Source};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Button, Canvas, Sign, icons};
use crate::app::play::sentences;
use crate::app::saving;
use crate::app::saving::ListedGame;
use bevy_egui::egui::{Align2, Galley, Rect, Vec2, pos2, vec2};
use std::sync::Arc;
use std::time::SystemTime;

/// The size of the picture at the usual size of text.
const PICTURE: f32 = 128.0;
/// The least width of the text; if it would be narrower, the buttons go below it.
const LEAST_WORDS: f32 = 380.0;

/// Paints it; returns where it ends.
pub fn show(canvas: &mut Canvas, room: Rect, top: f32, game: &ListedGame, now: SystemTime) -> f32 {
    let pad = space::M;
    let inner_width = room.width() - 2.0 * pad;
    let buttons = RowButtons::new(canvas, game);
    let total = buttons.width(canvas);
    let beside = inner_width - PICTURE - 2.0 * space::L - total;
    let is_beside = beside >= LEAST_WORDS * canvas.scale.0;
    let width = if is_beside {
        beside
    } else {
        inner_width - PICTURE - space::L
    };
    let lines = lines(canvas, game, width, now);
    let words_height: f32 = lines.iter().map(|line| line.size().y).sum();
    let mut height = words_height.max(PICTURE);
    let row_height = canvas.button_height().max(canvas.icon_button_size());
    let buttons_top = top + pad + height + space::S;
    if !is_beside {
        height += space::S + row_height;
    }
    let rect = Rect::from_min_size(
        pos2(room.left(), top),
        vec2(room.width(), height + 2.0 * pad),
    );
    canvas.panel(rect, radius::CARD);
    let picture = Rect::from_min_size(rect.min + vec2(pad, pad), Vec2::splat(PICTURE));
    match game.view.as_ref() {
        // There may be hundreds of games, most of them scrolled out of sight.
        Ok(_) if !canvas.ui.is_rect_visible(picture) => {}
        Ok(session) => canvas.mini_game(picture, session.game()),
        Err(_) => {
            canvas.panel(picture, radius::FIELD);
            canvas.sign(picture.center(), Sign::Icon(icons::BAN), palette::BIRCH_500);
        }
    }
    let left = picture.right() + space::L;
    let spare = (words_height.max(PICTURE) - words_height) / 2.0;
    let mut y = rect.top() + pad + spare;
    for line in lines {
        let place = Rect::from_min_size(pos2(left, y), vec2(width, line.size().y));
        y = place.bottom();
        canvas.put(line, place.min, Align2::LEFT_TOP, place);
    }
    let right = rect.right() - pad;
    let middle = if is_beside {
        rect.center().y
    } else {
        buttons_top + row_height / 2.0
    };
    buttons.show(canvas, right - total, middle);
    rect.bottom()
}

/// The lines of text about a game.
fn lines(canvas: &Canvas, game: &ListedGame, width: f32, now: SystemTime) -> Vec<Arc<Galley>> {
    let when = saving::sentences::when(canvas.book, game.entry.modified, now);
    let name = canvas.shortened(game.name(), &[Type::Item], palette::BIRCH_50, width);
    let help = |text: &str| canvas.wrapped(text, Type::Help, palette::BIRCH_300, width);
    match game.view.as_ref() {
        Ok(session) => {
            let players = sentences::players(canvas.book, session);
            let extent = saving::sentences::extent(canvas.book, session);
            let mut lines = vec![name];
            // A game without a name of its own is called after its players.
            if players != game.name() {
                lines.push(canvas.wrapped(&players, Type::Body, palette::BIRCH_100, width));
            }
            lines.push(help(&format!("{extent} · {when}")));
            lines
        }
        Err(flaw) => {
            let why = saving::sentences::flaw(canvas.book, flaw);
            vec![
                name,
                canvas.wrapped(&why, Type::Body, palette::BIRCH_100, width),
                help(&when),
            ]
        }
    }
}

/// What can be done: with words, and with an icon only.
struct RowButtons {
    load: Option<Button>,
    icons: Vec<(char, Action)>,
}

impl RowButtons {
    fn new(canvas: &Canvas, game: &ListedGame) -> Self {
        let number = game.number;
        let load = |source| Action::Saves(SavesAction::Load(source));
        let copy = Action::Saves(SavesAction::Copy(Source::Save(number)));
        let review = Action::Review(ReviewAction::Open(Source::Save(number)));
        let delete = (icons::TRASH_2, Action::Saves(SavesAction::Delete(number)));
        match game.view.as_ref() {
            Ok(_) => Self {
                load: Some(Button::new(canvas.say("load"), load(Source::Save(number)))),
                icons: vec![(icons::HISTORY, review), (icons::COPY, copy), delete],
            },
            Err(_) => {
                Self {
                    load: game.entry.backup.is_some().then(|| {
                        Button::new(canvas.say("load-backup"), load(Source::Backup(number)))
                    }),
                    icons: vec![delete],
                }
            }
        }
    }

    fn width(&self, canvas: &Canvas) -> f32 {
        let load = self.load.as_ref();
        let load = load.map_or(0.0, |load| canvas.button_width(load) + space::M);
        let icons = self.icons.len() as f32;
        load + icons * (canvas.icon_button_size() + space::S) - space::S
    }

    fn show(&self, canvas: &mut Canvas, left: f32, middle: f32) {
        let mut x = left;
        if let Some(load) = &self.load {
            let size = vec2(canvas.button_width(load), canvas.button_height());
            let rect = Rect::from_min_size(pos2(x, middle - size.y / 2.0), size);
            canvas.button(rect, load);
            x = rect.right() + space::M;
        }
        let size = canvas.icon_button_size();
        for (icon, action) in &self.icons {
            canvas.icon_button(pos2(x + size / 2.0, middle), *icon, *action, true);
            x += size + space::S;
        }
    }
}
