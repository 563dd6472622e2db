//! Notices: what the player should know but need not answer.

use super::theme::{Type, palette, radius, space};
use super::{InterfaceSystems, Painter};
use crate::app::motion::Pace;
use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

/// Something to tell the player, once.
#[derive(Message, Clone, Debug)]
pub struct Notice(String);

impl Notice {
    /// In whole sentences.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }
}

/// The notices on the screen, and for how long each has been shown.
#[derive(Resource, Clone, Debug, Default)]
pub struct Notices(Vec<(String, f32)>);

impl Notices {
    /// Removes all notices.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// A notice stays for as long as it takes to read it, and then fades.
const LEAST: f32 = 3.0;
const PER_LETTER: f32 = 0.06;
const FADE: f32 = 0.4;

pub fn plugin(app: &mut App) {
    app.add_message::<Notice>()
        .init_resource::<Notices>()
        .add_systems(Update, listen)
        .add_systems(EguiPrimaryContextPass, show.in_set(InterfaceSystems::Tell));
}

fn lasts(text: &str) -> f32 {
    LEAST + PER_LETTER * text.chars().count() as f32
}

fn listen(
    time: Res<Time>,
    mut notices: MessageReader<Notice>,
    mut told: ResMut<Notices>,
    mut pace: Pace,
) {
    for Notice(text) in notices.read() {
        // A notice that is still on the screen starts anew instead of being shown twice.
        told.0.retain(|(known, _)| known != text);
        told.0.push((text.clone(), 0.0));
    }
    if told.0.is_empty() {
        return;
    }
    for (_, seconds) in &mut told.0 {
        *seconds += time.delta_secs();
    }
    told.0.retain(|(text, seconds)| *seconds < lasts(text));
    pace.keep();
}

fn show(mut painter: Painter, told: Res<Notices>) -> Result {
    if told.0.is_empty() {
        return Ok(());
    }
    painter.paint("notices", egui::Order::Tooltip, false, |canvas, screen| {
        let width = (screen.width() * 0.8).min(720.0 * canvas.scale.0);
        let mut top = screen.top() + space::MARGIN;
        for (text, seconds) in &told.0 {
            let words = canvas.wrapped(text, Type::Body, palette::WALNUT_900, width);
            let size = words.size() + egui::vec2(2.0 * space::L, 2.0 * space::M);
            let corner = egui::pos2(screen.right() - space::MARGIN - size.x, top);
            let rect = egui::Rect::from_min_size(corner, size);
            let fade = (seconds / FADE).min((lasts(text) - seconds) / FADE);
            canvas.ui.set_opacity(fade.clamp(0.0, 1.0));
            canvas.card(rect);
            canvas.put(words, rect.center(), egui::Align2::CENTER_CENTER, rect);
            canvas.ui.set_opacity(1.0);
            top = rect.bottom() + space::M + radius::FIELD;
        }
    })
}
