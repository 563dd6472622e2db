//! The list of saved games.

use super::row;
use crate::app::actions::{Action, SavesAction, Source};
use crate::app::interface::theme::{Type, palette, space};
use crate::app::interface::{Button, Canvas, RIGHT, icons};
use crate::app::saving::SavedGames;
use crate::app::screens::sheets;
use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use std::time::SystemTime;

pub fn show(canvas: &mut Canvas, screen: Rect, saves: &SavedGames) {
    let sheet = sheets::large(canvas, screen, 0.14);
    let inner = sheet.shrink2(vec2(44.0, 32.0));
    let heading = canvas.say("saves");
    let kinds = [Type::Sheet, Type::Page];
    let heading = canvas.fitting(&heading, &kinds, palette::BIRCH_50, inner.width());
    let top = inner.top() + heading.size().y + space::M;
    let heading = canvas.put(heading, inner.min, Align2::LEFT_TOP, inner);
    if saves.stock().is_listing() && !saves.stock().list().is_empty() {
        // Until the new list is read, the old one is shown.
        let at = pos2(inner.right(), heading.center().y);
        let width = inner.right() - heading.right() - space::L;
        let words = canvas.say("saves-listing");
        let words = canvas.shortened(&words, &[Type::Help], palette::BIRCH_300, width);
        canvas.put(words, at, RIGHT, inner);
    }
    let paste = Button::new(canvas.say("paste-game"), Action::Saves(SavesAction::Paste))
        .icon(icons::CLIPBOARD_PASTE);
    let foot = sheets::way_back(canvas, inner, &paste);
    let room = Rect::from_min_max(
        pos2(inner.left(), top),
        pos2(inner.right(), foot - space::M),
    );
    canvas.laid.first = Some(Action::Back);
    let about = match saves.stock().trouble() {
        Some(why) => Some(canvas.book.tell("saves-unreadable", [canvas.book.why(why)])),
        None if !saves.stock().list().is_empty() => None,
        None if saves.stock().is_listing() => Some(canvas.say("saves-listing")),
        None => Some(canvas.say("no-saves")),
    };
    if let Some(about) = about {
        sheets::sentence(canvas, room, &about);
        return;
    }
    let ground = Some(palette::WALNUT_800);
    let now = SystemTime::now();
    canvas.scrolled("saves", room, ground, |canvas, top| {
        let mut y = top + space::S;
        for game in saves.stock().list() {
            y = row::show(canvas, room, y, game, now) + space::S * 1.5;
        }
        y
    });
    if let Some(first) = saves.stock().list().first() {
        let source = match (first.view.as_ref(), first.entry.backup.is_some()) {
            (Ok(_), _) => Source::Save(first.number),
            (Err(_), true) => Source::Backup(first.number),
            _ => return,
        };
        canvas.laid.first = Some(Action::Saves(SavesAction::Load(source)));
    }
}
