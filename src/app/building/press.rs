//! What the buttons of the builder do.

use super::state::Building;
use super::wish::BuildWish;
use crate::app::actions::{Action, BuildAction, TextField};
use crate::app::flow::{Go, Press, Sheet};
use crate::app::interface::{Clipboard, Focus, Notice, Typing};
use crate::app::setup::{BoardKind, NewGameForm};
use crate::app::words::{Cause, Phrasebook};
use crate::files::LONGEST_NAME;
use crate::rules::Symmetry;
use crate::rules::generate::Seed;
use crate::rules::notation::parse_board;
use bevy::prelude::*;

/// Acts on `Action::Build`.
pub fn act(
    book: Res<Phrasebook>,
    mut actions: MessageReader<Action>,
    mut building: ResMut<Building>,
    mut form: ResMut<NewGameForm>,
    mut presses: MessageWriter<Press>,
    mut requests: MessageWriter<Go>,
    mut typing: ResMut<Typing>,
    mut focus: ResMut<Focus>,
    mut clipboard: Clipboard,
    mut wishes: MessageWriter<BuildWish>,
    mut notices: MessageWriter<Notice>,
) {
    for &action in actions.read() {
        if action == Action::Edit(TextField::BoardName) {
            typing.begin(TextField::BoardName, &building.name);
        }
        let Action::Build(action) = action else {
            continue;
        };
        let is_in_turns = building.builder().turn().is_some();
        let wish = match action {
            BuildAction::Take(kind) => {
                // Without a focus the arrow keys carry the tile.
                focus.on = None;
                Some(BuildWish::Take(kind))
            }
            BuildAction::Turn => Some(BuildWish::Turn),
            BuildAction::Shift(files, ranks) => Some(BuildWish::Shift(files, ranks)),
            BuildAction::Mirror => Some(BuildWish::Transform(Symmetry::MIRROR)),
            BuildAction::TurnBoard => Some(BuildWish::Transform(Symmetry::QUARTER_TURN)),
            BuildAction::Fill => Some(BuildWish::Fill(Seed::random(&mut rand::rng()))),
            BuildAction::Clear => Some(BuildWish::Clear),
            BuildAction::Undo => Some(BuildWish::Undo),
            BuildAction::Redo => Some(BuildWish::Redo),
            BuildAction::InTurns => Some(BuildWish::InTurns(!is_in_turns)),
            BuildAction::Paste => paste(&mut clipboard, &book, &mut notices),
            // `screens::navigate` acts on Open, `boards::act::save` on Save.
            BuildAction::Open | BuildAction::Save => None,
            BuildAction::Play | BuildAction::Name | BuildAction::Copy => {
                let Ok(layout) = building.builder().layout() else {
                    continue;
                };
                match action {
                    BuildAction::Play => {
                        form.pasted = layout.to_string();
                        form.board = BoardKind::Pasted;
                        presses.write(Press(Action::NewGame));
                    }
                    BuildAction::Name => {
                        if building.name.is_empty() {
                            let name = book.say("board-name");
                            building.name = name.chars().take(LONGEST_NAME).collect();
                        }
                        requests.write(Go::Open(Sheet::NameBoard));
                        if !focus.is_gamepad() {
                            let save = Action::Build(BuildAction::Save);
                            typing.begin_dialog(TextField::BoardName, &building.name, save);
                        }
                    }
                    _ => {
                        notices.write(clipboard.copy(&layout.to_string(), &book));
                    }
                }
                None
            }
        };
        wishes.write_batch(wish);
    }
}

/// The name follows the text field with every letter.
pub fn follow_name(typing: Res<Typing>, mut building: ResMut<Building>) {
    if let Some(name) = typing.text_of(TextField::BoardName)
        && building.name != name
    {
        building.name = name.to_owned();
    }
}

/// The board on the clipboard; if the text there is not one, tells the player why.
fn paste(
    clipboard: &mut Clipboard,
    book: &Phrasebook,
    notices: &mut MessageWriter<Notice>,
) -> Option<BuildWish> {
    let text = clipboard.paste();
    if text.trim().is_empty() {
        notices.write(Notice::new(book.say("paste-nothing")));
        return None;
    }
    match parse_board(&text) {
        Ok(layout) => Some(BuildWish::GoOnFrom(Box::new(layout))),
        Err(why) => {
            let told = book.tell("paste-refused", [book.why(&Cause::Board(why))]);
            notices.write(Notice::new(told));
            None
        }
    }
}
