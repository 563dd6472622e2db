//! What became of games under a name, heard when it is known.

use super::keeper::{Order, Outcome};
use super::running::Kept;
use super::shelf::{Loading, Shelf};
use crate::app::interface::Notice;
use crate::app::motion::Pace;
use crate::app::screens::Sheet;
use crate::files::{GameId, Saved, StoreError};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

/// A file that is dropped on the window is opened; of several, the last.
pub fn take_dropped(mut events: MessageReader<FileDragAndDrop>, mut shelf: ResMut<Shelf>) {
    for event in events.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            shelf.opening = shelf.order(Order::Open(path_buf.clone()));
        }
    }
}

/// Hears what became of it all.
pub fn hear(mut kept: ResMut<Kept>, mut loading: Loading) {
    let keeper = loading.shelf.keeper.as_mut();
    let Some(keeper) = keeper.filter(|keeper| keeper.is_busy()) else {
        return;
    };
    for (ticket, outcome) in keeper.news() {
        let shelf = &mut *loading.shelf;
        match outcome {
            Outcome::Listed(list) if shelf.listing == Some(ticket) => {
                shelf.listing = None;
                shelf.put(list);
                loading.forget_questions();
            }
            // Something has happened since.
            Outcome::Listed(_) => {}
            Outcome::Saved(game, outcome) => {
                let is_awaited = shelf.saving.take_if(|saving| *saving == ticket).is_some();
                if is_awaited && outcome.is_ok() {
                    loading.sheets.0.retain(|sheet| *sheet != Sheet::SaveGame);
                }
                hear_of_saving(game, outcome, &mut kept, &mut loading);
            }
            Outcome::Deleted(Ok(())) => {}
            Outcome::Deleted(Err(problem)) => loading.tell("delete-refused", problem.to_string()),
            Outcome::Opened(opened) => {
                let awaited = shelf.opening.take_if(|opening| *opening == ticket);
                if awaited.is_some() {
                    loading.receive(*opened);
                }
            }
        }
    }
}

fn hear_of_saving(
    game: GameId,
    outcome: Result<Saved, StoreError>,
    kept: &mut Kept,
    loading: &mut Loading,
) {
    match outcome {
        Ok(Saved { name, .. }) => {
            kept.call(game, &name);
            let told = loading.book.tell("saved-as", [("name", name.into())]);
            loading.notices.write(Notice::new(told));
        }
        Err(problem) => loading.tell("notice-game-unsaved", problem.to_string()),
    }
}

/// Before the game ends, everything is on the disk. While something is done, there are frames to
/// hear of it.
pub fn finish(mut exits: MessageReader<AppExit>, mut shelf: ResMut<Shelf>, mut pace: Pace) {
    let is_leaving = exits.read().count() > 0;
    let keeper = shelf.keeper.as_mut();
    let Some(keeper) = keeper.filter(|keeper| keeper.is_busy()) else {
        return;
    };
    pace.keep();
    if is_leaving {
        let outcomes = keeper.finish().into_iter().map(|(_, outcome)| outcome);
        for problem in outcomes.filter_map(Outcome::into_problem) {
            crate::cli::complain(&problem);
        }
    }
}
