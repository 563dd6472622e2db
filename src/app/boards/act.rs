//! What the buttons of the library do.

use super::Boards;
use crate::app::building::{BuildAction, BuildIntent, Building};
use crate::app::interface::{Action, Clipboard, Notice};
use crate::app::screens::{BoardKind, Form, Library, Screen, Sheet, Sheets};
use crate::app::words::Phrasebook;
use bevy::prelude::*;

/// What buttons do with boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardsAction {
    /// Open the library.
    Open,
    /// Look at a board.
    Choose(Which),
    /// Set up a game on it.
    Play(Which),
    /// Go on from it in the builder.
    Edit(Which),
    /// As text, to take elsewhere.
    Copy(Which),
    /// Throw away one of the player's own; asks first.
    Delete(u32),
}

/// Where a board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// It comes with the game; its number there.
    Named(usize),
    /// It is the player's own; the number it is known by.
    Own(u32),
}

/// Does what buttons ask for. What is being asked about is not done yet.
pub fn act(
    book: Res<Phrasebook>,
    library: Res<Library>,
    screen: Res<State<Screen>>,
    mut actions: ParamSet<(MessageReader<Action>, MessageWriter<Action>)>,
    mut boards: ResMut<Boards>,
    mut building: ResMut<Building>,
    mut form: ResMut<Form>,
    mut sheets: ResMut<Sheets>,
    mut clipboard: Clipboard,
    mut intents: MessageWriter<BuildIntent>,
    mut notices: MessageWriter<Notice>,
) {
    let asked: Vec<Action> = actions.p0().read().copied().collect();
    for action in asked {
        if sheets.top() == Some(Sheet::Ask(action)) {
            continue;
        }
        let Action::Boards(action) = action else {
            continue;
        };
        match action {
            BoardsAction::Open => {
                boards.stock.look();
                if sheets.top() != Some(Sheet::Boards) {
                    sheets.0.push(Sheet::Boards);
                }
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
                sheets.0.retain(|sheet| *sheet != Sheet::Boards);
                if *screen.get() != Screen::NewGame {
                    actions.p1().write(Action::NewGame);
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
                intents.write(BuildIntent::GoOnFrom(Box::new(layout)));
                actions.p1().write(Action::Build(BuildAction::Open));
            }
            BoardsAction::Copy(which) => {
                if let Some(layout) = boards.layout(&library, which) {
                    clipboard.copy(&layout.to_string());
                    notices.write(Notice::new(book.say("copied")));
                }
            }
            BoardsAction::Delete(number) => boards.stock.delete(number),
        }
    }
}
