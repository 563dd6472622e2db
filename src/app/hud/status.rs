//! One line at the foot of the picture: whose turn it is, who thinks, or how it ended.

use crate::app::diagnostics::{Cost, ShowDiagnostics};
use crate::app::play::{Phase, Seat, Session};
use crate::rules::{Colour, Ending};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

/// Text is never smaller than this at 1080 lines, and larger on a larger screen.
const TEXT: f32 = 30.0;
const PANEL: egui::Color32 = egui::Color32::from_rgba_premultiplied(10, 14, 24, 215);
const IVORY: egui::Color32 = egui::Color32::from_rgb(240, 228, 204);
const RUBY: egui::Color32 = egui::Color32::from_rgb(214, 54, 48);
const INK: egui::Color32 = egui::Color32::from_rgb(20, 20, 24);

pub fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    phase: Res<State<Phase>>,
    diagnostics: Res<ShowDiagnostics>,
    cost: Res<Cost>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let size = text_size(screen);
    egui::Area::new(egui::Id::new("status"))
        .anchor(egui::Align2::CENTER_BOTTOM, [0.0, -size * 0.8])
        .interactable(false)
        .show(context, |ui| {
            frame(size).show(ui, |ui| {
                ui.horizontal(|ui| {
                    if session.game().ending().is_none() {
                        marble(ui, session.game().turn(), size);
                    }
                    let words = sentence(&session, *phase.get());
                    ui.label(egui::RichText::new(words).size(size).color(IVORY));
                });
            });
        });
    if diagnostics.0 {
        egui::Area::new(egui::Id::new("diagnostics"))
            .anchor(egui::Align2::LEFT_TOP, [size, size])
            .interactable(false)
            .show(context, |ui| {
                let Cost {
                    draw_calls,
                    triangles,
                } = *cost;
                let words = format!("{draw_calls} draw calls, {triangles} triangles");
                ui.label(egui::RichText::new(words).size(size * 0.85).color(IVORY));
            });
    }
    Ok(())
}

/// The height of text on a screen.
pub fn text_size(screen: egui::Rect) -> f32 {
    (TEXT * screen.height().min(screen.width() * 1.2) / 1080.0).clamp(11.0, 60.0)
}

/// A dark panel with soft corners.
pub fn frame(size: f32) -> egui::Frame {
    egui::Frame::new()
        .fill(PANEL)
        .corner_radius(size * 0.55)
        .inner_margin(egui::Margin::symmetric(
            (size * 0.75) as i8,
            (size * 0.4) as i8,
        ))
}

/// A small picture of a marble: colours differ by shape too, a dot and a ring.
fn marble(ui: &mut egui::Ui, colour: Colour, size: f32) {
    let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(size), egui::Sense::hover());
    let (centre, radius) = (rect.center(), size * 0.46);
    let painter = ui.painter();
    match colour {
        Colour::Red => {
            painter.circle_filled(centre, radius, RUBY);
            painter.circle_filled(centre, radius * 0.3, IVORY);
        }
        Colour::Black => {
            painter.circle_filled(centre, radius, INK);
            painter.circle_stroke(centre, radius * 0.86, egui::Stroke::new(size * 0.09, IVORY));
        }
    }
}

fn name(session: &Session, colour: Colour) -> &'static str {
    match (session.seat(colour), colour) {
        (Seat::Computer(level), _) => level.name(),
        (Seat::Person, Colour::Red) => "Red",
        (Seat::Person, Colour::Black) => "Black",
    }
}

fn sentence(session: &Session, phase: Phase) -> String {
    let game = session.game();
    let turn = name(session, game.turn());
    match (game.ending(), phase) {
        (Some(ending), _) => result(session, ending),
        (None, Phase::Thinking) => format!("{turn} is thinking …"),
        (None, _) if game.marbles_placed() == 0 => {
            format!("{turn} begins: any field will do")
        }
        (None, _) => format!("{turn} to move"),
    }
}

/// How it ended, and who won.
fn result(session: &Session, ending: Ending) -> String {
    let score = session.game().score();
    let [red, black] = Colour::BOTH.map(|colour| score.side(colour).total());
    let winner = match score.leader() {
        Some(colour) => {
            let (most, least) = (red.max(black), red.min(black));
            format!("{} wins {most} : {least}", name(session, colour))
        }
        None => format!("A draw, {red} : {black}"),
    };
    let why = match ending {
        Ending::AllPlaced => "all marbles are placed".to_owned(),
        Ending::Blocked(colour) => format!("{} has no field left", name(session, colour)),
    };
    format!("{winner}: {why}")
}
