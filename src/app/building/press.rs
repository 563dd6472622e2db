//! What the buttons of the builder do.

use super::intent::BuildIntent;
use super::state::Building;
use crate::app::actions::{Action, BuildAction, TextField};
use crate::app::flow::{Go, Press, Sheet};
use crate::app::interface::{Clipboard, Focus, Notice, Typing};
use crate::app::setup::{BoardKind, NewGameForm};
use crate::app::words::Phrasebook;
use crate::files::LONGEST_NAME;
use crate::rules::Symmetry;
use crate::rules::generate::Seed;
use crate::rules::notation::parse_board;
use bevy::prelude::*;

/// Does what buttons ask for.
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
    mut intents: MessageWriter<BuildIntent>,
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
        let intent = match action {
            BuildAction::Take(kind) => {
                // From now on arrows carry the tile.
                focus.on = None;
                Some(BuildIntent::Take(kind))
            }
            BuildAction::Turn => Some(BuildIntent::Turn),
            BuildAction::Shift(files, ranks) => Some(BuildIntent::Shift(files, ranks)),
            BuildAction::Mirror => Some(BuildIntent::Transform(Symmetry::MIRROR)),
            BuildAction::TurnBoard => Some(BuildIntent::Transform(Symmetry::QUARTER_TURN)),
            BuildAction::Fill => Some(BuildIntent::Fill(Seed::random(&mut rand::rng()))),
            BuildAction::Clear => Some(BuildIntent::Clear),
            BuildAction::Undo => Some(BuildIntent::Undo),
            BuildAction::Redo => Some(BuildIntent::Redo),
            BuildAction::InTurns => Some(BuildIntent::InTurns(!is_in_turns)),
            BuildAction::Paste => paste(&mut clipboard, &book, &mut notices),
            // Screens open the builder, and the library of boards saves what was laid.
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
                            let name = book.say("by-hand");
                            building.name = name.chars().take(LONGEST_NAME).collect();
                        }
                        requests.write(Go::Open(Sheet::NameBoard));
                    }
                    _ => {
                        clipboard.copy(&layout.to_string());
                        notices.write(Notice::new(book.say("copied")));
                    }
                }
                None
            }
        };
        intents.write_batch(intent);
    }
    // What was typed counts as soon as it is typed.
    if typing.field == Some(TextField::BoardName) && building.name != typing.text {
        building.name = typing.text.clone();
    }
}

/// The board that was copied elsewhere, if it is one.
fn paste(
    clipboard: &mut Clipboard,
    book: &Phrasebook,
    notices: &mut MessageWriter<Notice>,
) -> Option<BuildIntent> {
    let text = clipboard.paste();
    if text.trim().is_empty() {
        notices.write(Notice::new(book.say("paste-nothing")));
        return None;
    }
    match parse_board(&text) {
        Ok(layout) => Some(BuildIntent::GoOnFrom(Box::new(layout))),
        Err(why) => {
            let why = why.to_string();
            let told = book.tell("paste-refused", [("why", why.into())]);
            notices.write(Notice::new(told));
            None
        }
    }
}
