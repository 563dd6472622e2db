//! The builder: the grid with its tiles on the table, everything else on a plate beside it, and
//! what is wrong in words below the grid.

mod panel;
mod status;

pub use panel::board_room;

use super::saves::{ask_name, save_button};
use crate::app::actions::{Action, BuildAction, TextField};
use crate::app::boards::BoardLibrary;
use crate::app::building::Building;
use crate::app::flow::{Screen, Sheet, Sheets};
use crate::app::interface::{Button, Canvas, InterfaceSystems, Painter, icons};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Rect};

pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            paint
                .in_set(InterfaceSystems::Paint)
                .run_if(in_state(Screen::Builder)),
            paint_name.in_set(InterfaceSystems::PaintOver),
        ),
    );
}

fn paint(
    mut painter: Painter,
    building: Res<Building>,
    boards: Res<BoardLibrary>,
    sheets: Res<Sheets>,
) -> Result {
    let is_clear = sheets.is_empty();
    painter.paint(
        "builder",
        egui::Order::Background,
        is_clear,
        |canvas, screen| {
            panel::show(canvas, screen, &building, &boards);
            status::show(canvas, screen, &building);
        },
    )
}

pub fn paint_name(
    mut painter: Painter,
    sheets: Res<Sheets>,
    building: Res<Building>,
    boards: Res<BoardLibrary>,
) -> Result {
    if sheets.top() != Some(Sheet::NameBoard) {
        return Ok(());
    }
    painter.paint("board name", egui::Order::Middle, true, |canvas, screen| {
        canvas.dim(screen);
        name(canvas, screen, &building, boards.own().is_saving());
    })
}

/// Asks for the name of the board.
fn name(canvas: &mut Canvas, screen: Rect, building: &Building, is_saving: bool) {
    let save = Action::Build(BuildAction::Save);
    let buttons = [
        save_button(canvas, save, is_saving),
        Button::new(canvas.say("back"), Action::Back).icon(icons::CHEVRON_LEFT),
    ];
    let heading = canvas.say("save-board");
    ask_name(
        canvas,
        screen,
        &heading,
        (TextField::BoardName, &building.name),
        &buttons,
    );
    canvas.laid.first = Some(save);
}
