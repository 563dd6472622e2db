//! The names of buttons that show only an icon, written beside them while a pointer or a finger is
//! on them or the focus is.

use super::canvas::Canvas;
use super::laid::{LaidText, PaintOrder};
use super::theme::{Type, palette, radius, space};
use crate::app::actions::{Action, BoardsAction, Control, KioskAction, ReviewAction, SavesAction};
use crate::app::words::key;
use bevy_egui::egui::{Id, LayerId, Order, Rect, Stroke, StrokeKind, pos2, vec2};

impl Canvas<'_> {
    /// Writes the name of a button above it, or below it at the upper edge of the screen.
    pub(super) fn show_name(&mut self, rect: Rect, action: Action) {
        // On a screen that lies flat it would be upside down for one side.
        if self.laid.turned_about.is_some() {
            return;
        }
        let Some(name) = phrase(action).map(|phrase| self.say(phrase)) else {
            return;
        };
        let context = self.ui.ctx().clone();
        let screen = context.content_rect().shrink(space::S);
        let words = self.words(&name, Type::Help, palette::BIRCH_50);
        let size = words.size() + vec2(2.0 * space::M, space::M);
        let above = rect.top() - space::S - size.y;
        let top = match above < screen.top() {
            true => rect.bottom() + space::S,
            false => above,
        };
        let left = (rect.center().x - size.x / 2.0).clamp(screen.left(), screen.right() - size.x);
        let card = Rect::from_min_size(pos2(left, top), size);
        let text = Rect::from_center_size(card.center(), words.size());
        self.laid.add_text(LaidText {
            text: name,
            rect: text,
            room: card,
            clip: screen,
            order: PaintOrder {
                is_above: true,
                ..self.laid.order
            },
        });
        let painter = context.layer_painter(LayerId::new(Order::Tooltip, Id::new("name")));
        painter.rect_filled(card, radius::FIELD, palette::NIGHT_900);
        let edge = Stroke::new(1.0, palette::BIRCH_300.gamma_multiply(0.35));
        painter.rect_stroke(card, radius::FIELD, edge, StrokeKind::Inside);
        painter.galley(text.min, words, palette::BIRCH_50);
    }
}

/// The key of a name.
fn phrase(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Review(ReviewAction::Open(_)) => key("review"),
        Action::Review(ReviewAction::ToStart) => key("step-first"),
        Action::Review(ReviewAction::StepBack) => key("step-back"),
        Action::Review(ReviewAction::Run) => key("action-pause"),
        Action::Review(ReviewAction::StepOn) => key("step-on"),
        Action::Review(ReviewAction::ToEnd) => key("step-last"),
        Action::Saves(SavesAction::Copy(_)) => key("copy-game"),
        Action::Boards(BoardsAction::Copy(_)) => key("copy"),
        Action::Boards(BoardsAction::Edit(_)) => key("edit-board"),
        Action::Saves(SavesAction::Delete(_)) | Action::Boards(BoardsAction::Delete(_)) => {
            key("delete")
        }
        Action::Kiosk(KioskAction::AskToLeave) => key("leave"),
        action => {
            let mut controls = Control::ALL.into_iter();
            controls
                .find(|control| control.action() == action)?
                .phrase()
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::actions::{Source, Which};

    #[test]
    fn every_icon_on_a_screen_has_a_name() {
        for action in [
            Action::Pause,
            Action::Step,
            Action::ChangeSpeed,
            Action::Hint,
            Action::TakeBack,
            Action::Redo,
            Action::LookAtBoard,
            Action::MoveList,
            Action::TopView,
            Action::Menu,
            Action::Review(ReviewAction::Open(Source::Table)),
            Action::Review(ReviewAction::Run),
            Action::Saves(SavesAction::Copy(Source::Table)),
            Action::Saves(SavesAction::Delete(0)),
            Action::Boards(BoardsAction::Edit(Which::Own(0))),
            Action::Kiosk(KioskAction::AskToLeave),
        ] {
            assert!(phrase(action).is_some(), "{action:?}");
        }
    }
}
