//! What the buttons of the library do.

use super::BoardLibrary;
use crate::app::actions::{Action, BoardsAction, BuildAction, Which};
use crate::app::building::{BuildWish, Building};
use crate::app::flow::{Go, Press, Screen, Sheet};
use crate::app::interface::{Clipboard, Notice};
use crate::app::setup::{BoardKind, Library, NewGameForm};
use crate::app::words::Phrasebook;
use bevy::prelude::*;

/// Acts on `Action::Boards`.
pub fn act(
    book: Res<Phrasebook>,
    library: Res<Library>,
    screen: Res<State<Screen>>,
    mut actions: MessageReader<Action>,
    mut boards: ResMut<BoardLibrary>,
    mut building: ResMut<Building>,
    mut form: ResMut<NewGameForm>,
    mut presses: MessageWriter<Press>,
    mut requests: MessageWriter<Go>,
    mut clipboard: Clipboard,
    mut wishes: MessageWriter<BuildWish>,
    mut notices: MessageWriter<Notice>,
) {
    for action in actions.read() {
        let Action::Boards(action) = *action else {
            continue;
        };
        match action {
            BoardsAction::Open => {
                boards.stock.look();
                requests.write(Go::Open(Sheet::Boards));
            }
            BoardsAction::Choose(which) => boards.choose(which),
            BoardsAction::Play(which) => {
                let Some(layout) = boards.layout(&library, which) else {
                    continue;
                };
                match which {
                    Which::Named(number) => {
                        form.board = BoardKind::Library;
                        if let Some(board) = library.0.get(number) {
                            form.from_library = board.name.clone();
                        }
                    }
                    Which::Own(_) => {
                        form.board = BoardKind::Pasted;
                        form.pasted = layout.to_string();
                    }
                }
                requests.write(Go::Close(Sheet::Boards));
                if *screen.get() != Screen::NewGame {
                    presses.write(Press(Action::NewGame));
                }
            }
            BoardsAction::Edit(which) => {
                let Some(layout) = boards.layout(&library, which).cloned() else {
                    continue;
                };
                let own = match which {
                    Which::Own(number) => boards.own().get(number),
                    Which::Named(_) => None,
                };
                building.origin = own.map(|own| own.entry.path.clone());
                building.name = own.map_or_else(String::new, |own| own.name().to_owned());
                wishes.write(BuildWish::GoOnFrom(Box::new(layout)));
                presses.write(Press(Action::Build(BuildAction::Open)));
            }
            BoardsAction::Copy(which) => {
                if let Some(layout) = boards.layout(&library, which) {
                    notices.write(clipboard.copy(&layout.to_string(), &book));
                }
            }
            BoardsAction::Delete(number) => boards.stock.delete(number),
        }
    }
}

/// Saves the board that was laid in the builder.
pub fn save(
    book: Res<Phrasebook>,
    building: Res<Building>,
    mut actions: MessageReader<Action>,
    mut boards: ResMut<BoardLibrary>,
) {
    for action in actions.read() {
        if *action != Action::Build(BuildAction::Save) || boards.own().is_saving() {
            continue;
        }
        if let Ok(layout) = building.builder().layout() {
            let name = match building.name.trim() {
                "" => book.say("board-name"),
                name => name.to_owned(),
            };
            boards.save(&name, layout, building.origin.clone());
        }
    }
}
