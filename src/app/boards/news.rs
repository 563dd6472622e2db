//! The outcome of disk jobs on the player's own boards, once the clerk reports it.

use super::BoardLibrary;
use crate::app::actions::{Action, BoardsAction, Which};
use crate::app::building::Building;
use crate::app::flow::{Go, Sheet, Sheets};
use crate::app::interface::Notice;
use crate::app::motion::Pace;
use crate::app::stock::News;
use crate::app::words::{Phrasebook, key};
use crate::files::{Saved, StoreError};
use bevy::prelude::*;

/// Acts on the `News` of the clerk: lists, saved boards, failures.
pub fn hear(
    book: Res<Phrasebook>,
    mut boards: ResMut<BoardLibrary>,
    mut building: ResMut<Building>,
    sheets: Res<Sheets>,
    mut requests: MessageWriter<Go>,
    mut notices: MessageWriter<Notice>,
) {
    if !boards.stock.is_busy() {
        return;
    }
    let refused = |key, problem: StoreError| {
        crate::report::problem(&problem);
        Notice::new(book.tell(key, [book.why(&(&problem).into())]))
    };
    for news in boards.stock.news() {
        match news {
            News::Listed => {
                boards.look_at_fresh();
                requests.write_batch(boards.outdated_questions(&sheets).map(Go::Close));
            }
            News::Saved {
                outcome: Ok(Saved { name, path }),
                is_awaited,
                ..
            } => {
                let told = book.tell("saved-as", [("name", name.as_str().into())]);
                notices.write(Notice::new(told));
                boards.fresh = Some(path.clone());
                boards.stock.look();
                if is_awaited {
                    building.name = name;
                    building.origin = Some(path);
                    requests.write(Go::Close(Sheet::NameBoard));
                }
            }
            News::Saved {
                outcome: Err(problem),
                ..
            } => _ = notices.write(refused(key("board-unsaved"), problem)),
            News::NotDeleted(problem) => _ = notices.write(refused(key("delete-refused"), problem)),
        }
    }
}

impl BoardLibrary {
    /// Chooses the board that was just saved.
    fn look_at_fresh(&mut self) {
        if let Some(fresh) = self.fresh.take() {
            let mut own = self.stock.list().iter();
            if let Some(own) = own.find(|own| own.entry.path == fresh) {
                self.chosen = Some(Which::Own(own.number));
            }
        }
    }

    /// Open questions about boards that are no longer listed.
    fn outdated_questions(&self, sheets: &Sheets) -> impl Iterator<Item = Sheet> {
        sheets.iter().filter(|sheet| match sheet {
            Sheet::Ask(Action::Boards(BoardsAction::Delete(number))) => {
                self.stock.get(*number).is_none()
            }
            _ => false,
        })
    }
}

/// When the game ends, waits until everything is written. While the clerk is busy, keeps drawing
/// frames so that `hear` runs.
pub fn finish(mut exits: MessageReader<AppExit>, mut boards: ResMut<BoardLibrary>, mut pace: Pace) {
    let is_leaving = exits.read().count() > 0;
    if !boards.stock.is_busy() {
        return;
    }
    pace.keep();
    if is_leaving {
        boards.stock.finish();
    }
}
