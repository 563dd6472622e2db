//! The offer of a lesson, which is made at the title when the game is started for the first time.

use super::Learnt;
use crate::app::actions::{Action, LearnAction};
use crate::app::flow::{FlowSystems, Screen};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Button, Canvas, Face, ScreenShape, icons};
use crate::app::store::Store;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, pos2, vec2};

/// Whether the offer is made now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LessonOffer {
    /// Whether it is shown.
    pub is_open: bool,
}

pub fn plugin(app: &mut App) {
    app.init_resource::<LessonOffer>()
        .add_systems(OnEnter(Screen::Title), make)
        .add_systems(OnExit(Screen::Title), withdraw)
        .add_systems(Update, decline.in_set(FlowSystems::Act));
}

/// Makes the offer once. Where no files are kept it would come at every start, so it never does.
fn make(store: Res<Store>, mut learnt: ResMut<Learnt>, mut offer: ResMut<LessonOffer>) {
    if store.is_there() && !learnt.progress.is_offered {
        learnt.progress.is_offered = true;
        offer.is_open = true;
    }
}

fn withdraw(mut offer: ResMut<LessonOffer>) {
    offer.is_open = false;
}

fn decline(mut actions: MessageReader<Action>, mut offer: ResMut<LessonOffer>) {
    let is_no = |action: &Action| *action == Action::Learn(LearnAction::NotNow);
    if actions.read().any(is_no) {
        offer.is_open = false;
    }
}

/// Paints the offer: beside the lines of the title, or above the foot of an upright screen.
pub fn show(canvas: &mut Canvas, screen: Rect) {
    let is_upright = ScreenShape::of(screen).is_upright();
    let yes = Button::new(
        canvas.say("learn-start"),
        Action::Learn(LearnAction::Accept),
    )
    .icon(icons::GRADUATION_CAP)
    .face(Face::Primary);
    let no = Button::new(
        canvas.say("learn-later"),
        Action::Learn(LearnAction::NotNow),
    )
    .face(Face::Words);
    let widths = [&yes, &no].map(|button| canvas.button_width(button));
    // In large text the lines of the title take more of the screen.
    let most = match canvas.scale.has_two_title_columns() {
        _ if is_upright => screen.width() - 4.0 * space::MARGIN,
        true => screen.width() * 0.29,
        false => screen.width() * 0.4,
    };
    let row = widths[0] + space::M + widths[1];
    let words = canvas.say("learn-offer");
    let width = row.max(440.0 * canvas.scale.0).min(most);
    let words = canvas.wrapped(&words, Type::Item, palette::BIRCH_50, width);
    let height = canvas.button_height();
    let is_stacked = row > width;
    let rows = if is_stacked { 2.0 } else { 1.0 };
    let buttons = rows * height + (rows - 1.0) * space::S;
    let size = vec2(width, words.size().y + space::L + buttons);
    let corner = pos2(
        screen.right() - space::MARGIN * 2.0,
        screen.bottom() - space::MARGIN * 2.0 - canvas.button_height(),
    );
    let inner = Align2::RIGHT_BOTTOM.anchor_size(corner - vec2(space::L, space::L), size);
    canvas.plate(inner.expand(space::L), radius::PLATE, true);
    let top = inner.top() + words.size().y + space::L;
    canvas.put(words, inner.min, Align2::LEFT_TOP, inner);
    if is_stacked {
        let at = |top: f32| Rect::from_min_size(pos2(inner.left(), top), vec2(width, height));
        canvas.button(at(top), &yes);
        canvas.button(at(top + height + space::S), &no);
    } else {
        let at = |left: f32, width: f32| Rect::from_min_size(pos2(left, top), vec2(width, height));
        canvas.button(at(inner.left(), widths[0]), &yes);
        canvas.button(at(inner.left() + widths[0] + space::M, widths[1]), &no);
    }
}
