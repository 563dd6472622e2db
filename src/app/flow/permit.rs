//! From presses to permitted actions: what [`Policy`] does not allow is dropped; what would lose a
//! game or a file asks for confirmation first.

use super::go::Go;
use super::policy::Policy;
use super::screen::Screen;
use super::sheet::{Sheet, Sheets};
use crate::app::actions::{Action, BoardsAction, ReviewAction, SavesAction, Source};
use crate::play::{Session, Sitting};
use bevy::prelude::*;

/// A request for an action, from any device. It is not permitted yet.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press(pub Action);

/// Turns each press into a question, a permitted action, or nothing.
pub fn permit(
    policy: Res<Policy>,
    screen: Res<State<Screen>>,
    sheets: Res<Sheets>,
    session: Res<Session>,
    mut presses: MessageReader<Press>,
    mut actions: MessageWriter<Action>,
    mut requests: MessageWriter<Go>,
) {
    // The sheets as they will be after the requests so far: several presses may come in one frame.
    let mut open = sheets.clone();
    for &Press(pressed) in presses.read() {
        let Some(action) = (policy.permit)(pressed, *screen.get(), open.top()) else {
            continue;
        };
        let top = open.top();
        let mut ask = |request: Go| {
            open.follow(&request);
            requests.write(request);
        };
        match (action, top) {
            (Action::Yes, Some(question @ Sheet::Ask(asked))) => {
                ask(Go::Close(question));
                actions.write(asked);
            }
            (Action::Yes, _) => {}
            _ if always_asks(action) || loses_game(action, &session, *screen.get()) => {
                ask(Go::Open(Sheet::Ask(action)));
            }
            _ => {
                if action == Action::Back {
                    open.follow(&Go::CloseTop);
                }
                actions.write(action);
            }
        }
    }
}

/// Whether the action would discard a game under way.
fn loses_game(action: Action, session: &Session, screen: Screen) -> bool {
    let is_under_way = session.played().is_some_and(Sitting::is_under_way);
    match action {
        Action::Resign
        | Action::NewBoard
        | Action::Restart
        | Action::Rematch
        | Action::SwapSides
        | Action::Against(_) => is_under_way && screen == Screen::Table,
        Action::Play | Action::TwoPlayers | Action::StartGame | Action::Quit => is_under_way,
        Action::Saves(SavesAction::Load(_)) | Action::Review(ReviewAction::PlayOn) => is_under_way,
        _ => false,
    }
}

/// Whether the action always asks for confirmation.
fn always_asks(action: Action) -> bool {
    matches!(
        action,
        Action::ResetSettings
            | Action::ResetControls
            | Action::ResetStatistics
            | Action::Boards(BoardsAction::Delete(_))
            | Action::Saves(SavesAction::Delete(_) | SavesAction::Load(Source::GivenBackup))
    )
}
