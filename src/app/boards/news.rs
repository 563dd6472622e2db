//! What became of the player's own boards, heard when it is known.

use super::Boards;
use crate::app::actions::{Action, Which};
use crate::app::building::Building;
use crate::app::flow::{Sheet, Sheets};
use crate::app::interface::Notice;
use crate::app::motion::Pace;
use crate::app::stock::News;
use crate::app::words::{Phrasebook, key};
use crate::files::{Saved, StoreError};
use bevy::prelude::*;

/// Hears of it.
pub fn hear(
    book: Res<Phrasebook>,
    mut boards: ResMut<Boards>,
    mut building: ResMut<Building>,
    mut sheets: ResMut<Sheets>,
    mut notices: MessageWriter<Notice>,
) {
    if !boards.stock.is_busy() {
        return;
    }
    let refused = |key, problem: StoreError| {
        let why = problem.to_string();
        Notice::new(book.tell(key, [("why", why.into())]))
    };
    for news in boards.stock.news() {
        match news {
            News::Listed => boards.see_list(&mut sheets),
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
                    sheets.0.retain(|sheet| *sheet != Sheet::NameBoard);
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

impl Boards {
    /// Looks at what was just saved. A board that is not there any more is not asked about any more.
    fn see_list(&mut self, sheets: &mut Sheets) {
        if let Some(fresh) = self.fresh.take() {
            let mut own = self.stock.list().iter();
            if let Some(own) = own.find(|own| own.entry.path == fresh) {
                self.chosen = Some(Which::Own(own.number));
            }
        }
        sheets.0.retain(|sheet| match sheet {
            Sheet::Ask(Action::Boards(crate::app::actions::BoardsAction::Delete(number))) => {
                self.stock.get(*number).is_some()
            }
            _ => true,
        });
    }
}

/// Before the game ends, everything is on the disk. While something is done, there are frames to
/// hear of it.
pub fn finish(mut exits: MessageReader<AppExit>, mut boards: ResMut<Boards>, mut pace: Pace) {
    let is_leaving = exits.read().count() > 0;
    if !boards.stock.is_busy() {
        return;
    }
    pace.keep();
    if is_leaving {
        boards.stock.finish();
    }
}
