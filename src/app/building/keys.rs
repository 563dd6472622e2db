//! Keys and gamepad on a board that is being laid.

use super::foreman::inside;
use super::intent::BuildIntent;
use super::state::Building;
use crate::app::actions::Action;
use crate::app::flow::Sheets;
use crate::app::interface::Focus;
use crate::app::table::Rig;
use crate::rules::{GRID, Square};
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// What the usual controls mean here, as long as no button has the focus.
pub fn use_keys(
    building: Res<Building>,
    sheets: Res<Sheets>,
    focus: Res<Focus>,
    rig: Res<Rig>,
    mut actions: MessageReader<Action>,
    mut intents: MessageWriter<BuildIntent>,
) {
    for action in actions.read() {
        if !sheets.is_empty() {
            continue;
        }
        let intent = match action {
            Action::TakeBack => Some(BuildIntent::Undo),
            Action::Redo => Some(BuildIntent::Redo),
            Action::TurnBoard => Some(BuildIntent::Turn),
            Action::LookAtBoard => Some(BuildIntent::TakeNext),
            _ if focus.takes_keys() => None,
            Action::Left => Some(go(&building, &rig, Vec2::NEG_X)),
            Action::Right => Some(go(&building, &rig, Vec2::X)),
            Action::Up => Some(go(&building, &rig, Vec2::NEG_Y)),
            Action::Down => Some(go(&building, &rig, Vec2::Y)),
            Action::Confirm => Some(confirm(&building)),
            Action::Back if building.held().is_some() => Some(BuildIntent::PutAway),
            _ => None,
        };
        intents.write_batch(intent);
    }
}

/// One step that way, as seen from the camera: of the tile in the hand, or of what is pointed at.
fn go(building: &Building, rig: &Rig, direction: Vec2) -> BuildIntent {
    let quarter = (rig.yaw.to / FRAC_PI_2).round() * FRAC_PI_2;
    let step = Vec2::from_angle(-quarter).rotate(direction).round();
    // Rows count away from the player, and y towards them.
    let (files, ranks) = (step.x as i8, -step.y as i8);
    match building.held() {
        Some(held) => {
            let place = held.place.shifted(files, ranks);
            BuildIntent::Carry(inside(place, held.piece.kind()))
        }
        None => {
            let last = GRID as i8 - 1;
            let next = |from: u8, by: i8| (from as i8 + by).clamp(0, last) as u8;
            // The first press shows where the cursor is.
            let (files, ranks) = if building.cursor().is_some() {
                (files, ranks)
            } else {
                (0, 0)
            };
            BuildIntent::MoveTo(Square {
                file: next(building.cursor.file, files),
                rank: next(building.cursor.rank, ranks),
            })
        }
    }
}

/// Lays what is held; else takes up what is pointed at, or the next tile from the box.
fn confirm(building: &Building) -> BuildIntent {
    if building.held().is_some() {
        return BuildIntent::Lay;
    }
    let piece = building.builder().piece_at(building.cursor);
    let place = piece.and_then(|piece| building.builder().place(piece));
    match (piece, place) {
        (Some(piece), Some(place)) => BuildIntent::TakeUp(piece, place),
        _ => BuildIntent::TakeNext,
    }
}
