//! From presses to permitted actions: what is not allowed is dropped, what would lose something is
//! asked first.

use super::go::Go;
use super::policy::Policy;
use super::screen::Screen;
use super::sheet::{Sheet, Sheets};
use crate::app::actions::{Action, BoardsAction, SavesAction, Source};
use crate::play::{Session, Sitting};
use bevy::prelude::*;

/// Somebody asks for an action, by whatever means. It is not permitted yet.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press(pub Action);

/// Makes of each press a question, a permitted action, or nothing.
pub fn permit(
    policy: Res<Policy>,
    screen: Res<State<Screen>>,
    sheets: Res<Sheets>,
    session: Res<Session>,
    mut presses: MessageReader<Press>,
    mut actions: MessageWriter<Action>,
    mut requests: MessageWriter<Go>,
) {
    // As they will be: several presses may come in one frame.
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
            _ if is_grave(action) || is_lossy(action, &session, *screen.get()) => {
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

/// Whether a game would be lost that cannot be had back.
fn is_lossy(action: Action, session: &Session, screen: Screen) -> bool {
    let is_under_way = session.played().is_some_and(Sitting::is_under_way);
    match action {
        Action::Resign
        | Action::NewBoard
        | Action::Restart
        | Action::Rematch
        | Action::SwapSides => is_under_way && screen == Screen::Table,
        Action::Play | Action::TwoPlayers | Action::StartGame | Action::Quit => is_under_way,
        Action::Saves(SavesAction::Load(_)) => is_under_way,
        _ => false,
    }
}

/// Whether it is always asked first.
fn is_grave(action: Action) -> bool {
    matches!(
        action,
        Action::ResetSettings
            | Action::ResetStatistics
            | Action::Boards(BoardsAction::Delete(_))
            | Action::Saves(SavesAction::Delete(_) | SavesAction::Load(Source::GivenBackup))
    )
}
