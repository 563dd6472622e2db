//! Turns permitted actions into `Go` requests: to other screens, to sheets, and one step back.

use super::begin;
use crate::app::actions::{Action, BuildAction, SettingsPage};
use crate::app::building::Building;
use crate::app::controls::Listening;
use crate::app::flow::{Display, DisplayChange, FlowSystems, Go, Origins, Screen, Sheet, Sheets};
use crate::app::interface::{Focus, Typing};
use crate::app::play::Phase;
use crate::play::{Asked, Session, Sitting, Wish};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            navigate,
            begin::begin,
            arrange.run_if(in_state(Screen::Table)),
        )
            .chain()
            .in_set(FlowSystems::Navigate),
    );
}

/// What Back ends first, before it closes a sheet or leaves a screen.
#[derive(SystemParam)]
struct EndsFirst<'w> {
    focus: Res<'w, Focus>,
    typing: Res<'w, Typing>,
    listening: Res<'w, Listening>,
    building: Res<'w, Building>,
    screen: Res<'w, State<Screen>>,
}

impl EndsFirst<'_> {
    /// Whether Back only takes the focus from a button, ends typing, stops waiting for a key, or
    /// puts a tile away.
    fn takes_back(&self) -> bool {
        let leaves_buttons = self.focus.on.is_some() && !self.focus.is_modal;
        let has_tile = self.building.held().is_some() && *self.screen.get() == Screen::Builder;
        leaves_buttons || self.typing.field.is_some() || self.listening.0.is_some() || has_tile
    }
}

/// The current screen, and what decides where Back leads from it.
#[derive(SystemParam)]
struct Here<'w> {
    screen: Res<'w, State<Screen>>,
    session: Res<'w, Session>,
    display: Res<'w, Display>,
    origins: Res<'w, Origins>,
}

/// Asks `flow::go` to open and close sheets, and to change the screen.
fn navigate(
    here: Here,
    sheets: Res<Sheets>,
    busy: EndsFirst,
    mut actions: MessageReader<Action>,
    mut requests: MessageWriter<Go>,
    mut wishes: MessageWriter<Asked>,
) {
    let screen = *here.screen.get();
    // The sheets as they will be after each action: there may be several in a frame.
    let mut open = sheets.clone();
    for &action in actions.read() {
        let request = match action {
            Action::Back if busy.takes_back() => None,
            Action::Back if !open.is_empty() => Some(Go::CloseTop),
            Action::Back => here.step_back(&mut wishes),
            Action::Menu if screen == Screen::Table && open.is_empty() => {
                Some(Go::Open(Sheet::Menu))
            }
            Action::Settings(page) => Some(open_settings(&open, page)),
            Action::Statistics => Some(Go::Open(Sheet::Statistics)),
            Action::Rules if open.contains(Sheet::Rules) => Some(Go::Close(Sheet::Rules)),
            Action::Rules => Some(Go::Open(Sheet::Rules)),
            Action::Title => Some(Go::To(Screen::Title)),
            Action::NewGame if screen != Screen::NewGame => Some(here.to_new_game()),
            Action::Build(BuildAction::Open) => Some(here.to_builder()),
            Action::BackToGame
            | Action::NewBoard
            | Action::Restart
            | Action::Rematch
            | Action::SwapSides
            | Action::Against(_)
            | Action::Resign => Some(Go::CloseAll),
            _ => None,
        };
        if let Some(request) = request {
            open.follow(&request);
            requests.write(request);
        }
    }
}

fn open_settings(open: &Sheets, page: SettingsPage) -> Go {
    match open.top() {
        Some(Sheet::Settings(_)) => Go::Replace(Sheet::Settings(page)),
        _ => Go::Open(Sheet::Settings(page)),
    }
}

impl Here<'_> {
    fn is_under_way(&self) -> bool {
        self.session.played().is_some_and(Sitting::is_under_way)
    }

    fn to_new_game(&self) -> Go {
        let from = match *self.screen.get() {
            Screen::Review => self.origins.of(Screen::Review),
            screen => screen,
        };
        Go::Visit {
            to: Screen::NewGame,
            from,
        }
    }

    fn to_builder(&self) -> Go {
        let from = match *self.screen.get() {
            // There must be a game to go back to.
            Screen::Table if self.is_under_way() => Screen::Table,
            Screen::NewGame => Screen::NewGame,
            Screen::Builder => self.origins.of(Screen::Builder),
            _ => Screen::Title,
        };
        Go::Visit {
            to: Screen::Builder,
            from,
        }
    }

    /// One step back from a screen with nothing over it.
    fn step_back(&self, wishes: &mut MessageWriter<Asked>) -> Option<Go> {
        let screen = *self.screen.get();
        let origin = self.origins.of(screen);
        let is_result_away = self.display.is_result_away && self.session.finish().is_some();
        Some(match screen {
            Screen::Title => Go::Open(Sheet::Ask(Action::Quit)),
            // On a stand `showcase::act` decides.
            Screen::Attract | Screen::Choice => return None,
            Screen::Table if self.display.is_hidden => Go::Display(DisplayChange::ToggleHidden),
            Screen::Table if is_result_away => Go::Display(DisplayChange::ShowResult),
            Screen::Table => Go::Open(Sheet::Menu),
            Screen::Learn => Go::To(Screen::Title),
            Screen::Lots => Go::Return,
            // There must be a game to go back to.
            Screen::NewGame if !self.is_under_way() && origin != Screen::Builder => {
                Go::To(Screen::Title)
            }
            Screen::NewGame | Screen::Builder | Screen::Review => {
                if origin == Screen::Table {
                    wishes.write(Asked::here(Wish::Resume));
                }
                Go::Return
            }
        })
    }
}

/// Asks `flow::go` to open and close parts of the display.
fn arrange(
    session: Res<Session>,
    phase: Res<State<Phase>>,
    mut actions: MessageReader<Action>,
    mut requests: MessageWriter<Go>,
) {
    for action in actions.read() {
        let is_over = session.finish().is_some() && *phase.get() == Phase::Over;
        let change = match action {
            Action::MoveList => DisplayChange::ToggleList,
            Action::HideDisplay => DisplayChange::ToggleHidden,
            Action::LookAtBoard if is_over => DisplayChange::ToggleResult,
            Action::NewBoard
            | Action::Restart
            | Action::Rematch
            | Action::SwapSides
            | Action::Against(_)
            | Action::TakeBack
            | Action::ReplayReveal => DisplayChange::ShowResult,
            _ => continue,
        };
        requests.write(Go::Display(change));
    }
}
