//! Keys and gamepad on a board that is being laid.

use super::foreman::inside;
use super::state::Building;
use super::wish::BuildWish;
use crate::app::actions::Action;
use crate::app::flow::Sheets;
use crate::app::interface::Focus;
use crate::app::table::Rig;
use crate::rules::{GRID, Square};
use bevy::prelude::*;

/// Turns actions into wishes; arrows and Enter only while no button has the focus.
pub fn use_keys(
    building: Res<Building>,
    sheets: Res<Sheets>,
    focus: Res<Focus>,
    rig: Res<Rig>,
    mut actions: MessageReader<Action>,
    mut wishes: MessageWriter<BuildWish>,
) {
    for action in actions.read() {
        if !sheets.is_empty() {
            continue;
        }
        let wish = match action {
            Action::TakeBack => Some(BuildWish::Undo),
            Action::Redo => Some(BuildWish::Redo),
            Action::TurnBoard => Some(BuildWish::Turn),
            Action::LookAtBoard => Some(BuildWish::TakeNext),
            _ if focus.takes_keys() => None,
            Action::Left => Some(go(&building, &rig, Vec2::NEG_X)),
            Action::Right => Some(go(&building, &rig, Vec2::X)),
            Action::Up => Some(go(&building, &rig, Vec2::NEG_Y)),
            Action::Down => Some(go(&building, &rig, Vec2::Y)),
            Action::Confirm => Some(confirm(&building)),
            Action::Back if building.held().is_some() => Some(BuildWish::PutAway),
            _ => None,
        };
        wishes.write_batch(wish);
    }
}

/// Moves the tile that is held, or else the cursor, by one square in a direction of the screen.
fn go(building: &Building, rig: &Rig, direction: Vec2) -> BuildWish {
    let step = rig.on_the_table(direction).round();
    // Ranks count away from the player; y points towards them.
    let (files, ranks) = (step.x as i8, -step.y as i8);
    match building.held() {
        Some(held) => {
            let place = held.place.shifted(files, ranks);
            BuildWish::Carry(inside(place, held.piece.kind()))
        }
        None => {
            let last = GRID as i8 - 1;
            let next = |from: u8, by: i8| (from as i8 + by).clamp(0, last) as u8;
            // The first press only shows the cursor.
            let (files, ranks) = if building.cursor().is_some() {
                (files, ranks)
            } else {
                (0, 0)
            };
            BuildWish::MoveTo(Square {
                file: next(building.cursor.file, files),
                rank: next(building.cursor.rank, ranks),
            })
        }
    }
}

/// Lays the tile that is held; else takes up the one at the cursor, or the next from the box.
fn confirm(building: &Building) -> BuildWish {
    if building.held().is_some() {
        return BuildWish::Lay;
    }
    let piece = building.builder().piece_at(building.cursor);
    let place = piece.and_then(|piece| building.builder().place(piece));
    match (piece, place) {
        (Some(piece), Some(place)) => BuildWish::TakeUp(piece, place),
        _ => BuildWish::TakeNext,
    }
}
