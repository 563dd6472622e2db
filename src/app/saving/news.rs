//! Outcomes of background work: named games that were listed, saved or deleted, and dropped files.

use super::saved_games::{Loading, SavedGames};
use crate::app::clerk::Clerk;
use crate::app::flow::{Go, Policy, Sheet};
use crate::app::interface::Notice;
use crate::app::motion::Pace;
use crate::app::stock::News;
use crate::files::{Saved, StoreError};
use crate::play::{Asked, GameId, Wish};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

/// Opens a file that is dropped on the window; of several, the last. A [`Policy`] may forbid it.
pub fn take_dropped(
    policy: Res<Policy>,
    mut events: MessageReader<FileDragAndDrop>,
    mut saves: ResMut<SavedGames>,
) {
    for event in events.read() {
        if policy.takes_files
            && let FileDragAndDrop::DroppedFile { path_buf, .. } = event
        {
            saves.open(path_buf.clone());
        }
    }
}

/// Handles the outcomes that have arrived since the last frame.
pub fn hear(mut loading: Loading) {
    if !loading.saves.is_busy() {
        return;
    }
    for news in loading.saves.stock.news() {
        match news {
            News::Listed => loading.forget_questions(),
            News::Saved {
                thing,
                outcome,
                is_awaited,
            } => {
                if is_awaited && outcome.is_ok() {
                    // The game goes on, also if the dialog was opened from the menu.
                    let done = [Sheet::SaveGame, Sheet::Menu].map(Go::Close);
                    loading.requests.write_batch(done);
                }
                hear_of_saving(thing.id(), outcome, &mut loading);
            }
            News::NotDeleted(problem) => loading.tell("delete-refused", &problem),
        }
    }
    let opened = loading.saves.opener.as_mut().map(Clerk::news);
    for (ticket, opened) in opened.unwrap_or_default() {
        let opening = &mut loading.saves.opening;
        if opening.take_if(|opening| *opening == ticket).is_some() {
            loading.receive(*opened);
        }
    }
}

fn hear_of_saving(game: GameId, outcome: Result<Saved, StoreError>, loading: &mut Loading) {
    match outcome {
        Ok(Saved { name, .. }) => {
            loading
                .wishes
                .write(Asked::here(Wish::Call(game, name.clone())));
            let told = loading.book.tell("saved-as", [("name", name.into())]);
            loading.notices.write(Notice::new(told));
        }
        Err(problem) => loading.tell("notice-game-unsaved", &problem),
    }
}

/// Waits at exit until everything is written. Until then keeps frames coming, so that outcomes are
/// noticed.
pub fn finish(mut exits: MessageReader<AppExit>, mut saves: ResMut<SavedGames>, mut pace: Pace) {
    let is_leaving = exits.read().count() > 0;
    if !saves.is_busy() {
        return;
    }
    pace.keep();
    if is_leaving {
        saves.stock.finish();
    }
}
