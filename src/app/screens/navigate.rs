//! Going from screen to screen, opening and closing sheets, and asking before a game is lost.

use crate::app::actions::{Action, BoardsAction, BuildAction, Page, SavesAction, Source};
use crate::app::building::Building;
use crate::app::controls::Listening;
use crate::app::flow::{InputSystems, NavigateSystems, Screen, Sheet, Sheets};
use crate::app::hud::Hud;
use crate::app::interface::{Focus, Laid, Typing};
use crate::app::learning::Learning;
use crate::app::play::{Intent, PlaySystems, Session};
use crate::app::review::Reviewing;
use crate::app::setup::{Form, Library};
use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        navigate.in_set(InputSystems).in_set(NavigateSystems),
    )
    .add_systems(Update, keep_focus.after(PlaySystems::Decide));
}

/// Whether a game would be lost that cannot be had back.
pub fn is_lossy(action: Action, session: &Session, screen: Screen) -> bool {
    let is_under_way = session.played().is_some_and(Session::is_under_way);
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

/// Where screens were opened from.
#[derive(Clone, Copy, Default)]
struct Origins {
    new_game: Screen,
    builder: Screen,
}

/// Opens and closes what lies over the screen, and goes to others. What asks for an answer first
/// is done once that is Yes.
fn navigate(
    screen: Res<State<Screen>>,
    session: Res<Session>,
    form: Res<Form>,
    library: Res<Library>,
    (waiting, reviewing): (Option<Res<super::lots::Waiting>>, Res<Reviewing>),
    focus: Res<Focus>,
    (typing, listening, building): (Res<Typing>, Res<Listening>, Res<Building>),
    mut confirmed: Local<Option<Action>>,
    mut origins: Local<Origins>,
    mut commands: Commands,
    mut actions: ParamSet<(MessageReader<Action>, MessageWriter<Action>)>,
    mut sheets: ResMut<Sheets>,
    mut hud: ResMut<Hud>,
    mut next: ResMut<NextState<Screen>>,
    mut intents: MessageWriter<Intent>,
    mut exit: MessageWriter<AppExit>,
) {
    let is_under_way = session.played().is_some_and(Session::is_under_way);
    let asked: Vec<Action> = actions.p0().read().copied().collect();
    for action in asked {
        let leaves_buttons = focus.on.is_some() && !focus.is_modal;
        let has_tile = building.held().is_some() && *screen.get() == Screen::Builder;
        let is_busy = leaves_buttons || typing.field.is_some() || listening.0.is_some() || has_tile;
        if action == Action::Back && is_busy {
            // It only leaves the buttons, ends the words, stops waiting for a key, or puts a tile
            // away.
            continue;
        }
        if action == Action::Yes {
            if let Some(Sheet::Ask(asked)) = sheets.top() {
                sheets.0.pop();
                *confirmed = Some(asked);
                actions.p1().write(asked);
            }
            continue;
        }
        let is_confirmed = confirmed
            .take_if(|confirmed| *confirmed == action)
            .is_some();
        let must_ask = is_grave(action) || is_lossy(action, &session, *screen.get());
        if must_ask && !is_confirmed {
            sheets.0.push(Sheet::Ask(action));
            continue;
        }
        let mut wanted = sheets.clone();
        match action {
            Action::Menu if *screen.get() == Screen::Table && sheets.is_empty() => {
                wanted.0.push(Sheet::Menu);
            }
            Action::Settings(page) => open_settings(&mut wanted, page),
            Action::Statistics if sheets.top() != Some(Sheet::Statistics) => {
                wanted.0.push(Sheet::Statistics);
            }
            Action::Rules => match wanted.0.iter().position(|open| *open == Sheet::Rules) {
                Some(open) => _ = wanted.0.remove(open),
                None => wanted.0.push(Sheet::Rules),
            },
            Action::Back if wanted.0.pop().is_some() => {}
            Action::Back => {
                let origin = match screen.get() {
                    Screen::Lots => waiting.as_ref().map_or(Screen::Title, |game| game.from),
                    Screen::Review => {
                        wanted = reviewing.over.clone();
                        reviewing.from
                    }
                    // There must be a game to go back to.
                    Screen::NewGame if is_under_way || origins.new_game == Screen::Builder => {
                        origins.new_game
                    }
                    Screen::Builder => origins.builder,
                    _ => Screen::Title,
                };
                let is_aside = matches!(
                    screen.get(),
                    Screen::NewGame | Screen::Builder | Screen::Review
                );
                if is_aside && origin == Screen::Table {
                    intents.write(Intent::Resume);
                }
                let open = back(*screen.get(), origin, &session, &mut hud, &mut next);
                wanted.0.extend(open);
            }
            Action::Title => {
                wanted.0.clear();
                next.set(Screen::Title);
            }
            Action::NewGame if *screen.get() != Screen::NewGame => {
                wanted.0.clear();
                origins.new_game = match screen.get() {
                    Screen::Review => reviewing.from,
                    screen => *screen,
                };
                next.set(Screen::NewGame);
            }
            Action::Build(BuildAction::Open) => {
                wanted.0.clear();
                // There must be a game to go back to.
                origins.builder = match screen.get() {
                    Screen::Table if is_under_way => Screen::Table,
                    Screen::NewGame => Screen::NewGame,
                    Screen::Builder => origins.builder,
                    _ => Screen::Title,
                };
                next.set(Screen::Builder);
            }
            Action::Resume => {
                intents.write(Intent::Resume);
                next.set(Screen::Table);
            }
            Action::Play => {
                let setup = form.quick_setup(&library.0);
                intents.write(Intent::Start(setup));
                next.set(Screen::Table);
            }
            Action::TwoPlayers | Action::StartGame => {
                wanted.0.clear();
                let from = *screen.get();
                next.set(super::lots::begin(
                    action,
                    from,
                    &form,
                    &library,
                    &mut commands,
                    &mut intents,
                ));
            }
            Action::Quit => _ = exit.write(AppExit::Success),
            Action::NewBoard
            | Action::Restart
            | Action::Rematch
            | Action::SwapSides
            | Action::Resign => wanted.0.clear(),
            _ => {}
        }
        sheets.set_if_neq(wanted);
    }
}

fn open_settings(sheets: &mut Sheets, page: Page) {
    match sheets.0.last_mut() {
        Some(Sheet::Settings(open)) => *open = page,
        _ => sheets.0.push(Sheet::Settings(page)),
    }
}

/// One step back from a screen with nothing over it; says what opens instead.
fn back(
    screen: Screen,
    origin: Screen,
    session: &Session,
    hud: &mut ResMut<Hud>,
    next: &mut ResMut<NextState<Screen>>,
) -> Option<Sheet> {
    match screen {
        Screen::Title => return Some(Sheet::Ask(Action::Quit)),
        Screen::NewGame | Screen::Lots | Screen::Learn | Screen::Builder | Screen::Review => {
            next.set(origin);
        }
        // A stand has its own ways.
        Screen::Attract | Screen::Choice => {}
        Screen::Table if hud.is_hidden => hud.is_hidden = false,
        Screen::Table if hud.is_result_away && session.finish().is_some() => {
            hud.is_result_away = false;
        }
        Screen::Table => return Some(Sheet::Menu),
    }
    None
}

/// What lies over the table has the focus, and what is gone has it no longer.
fn keep_focus(
    screen: Res<State<Screen>>,
    sheets: Res<Sheets>,
    session: Res<Session>,
    hud: Res<Hud>,
    counting: Res<crate::app::play::Counting>,
    (laid, learning): (Res<Laid>, Res<Learning>),
    mut before: Local<Option<(Screen, usize)>>,
    mut first_before: Local<Option<Action>>,
    mut focus: ResMut<Focus>,
) {
    let is_modal = !sheets.is_empty()
        || !(screen.get().shows_table() || *screen.get() == Screen::Builder)
        || *screen.get() == Screen::Learn && learning.is_done(&session, *counting)
        || crate::app::hud::shows_result(&session, *counting, &hud);
    let mut wanted = Focus { is_modal, ..*focus };
    let place = (*screen.get(), sheets.0.len());
    let is_elsewhere = before.replace(place) != Some(place) || focus.is_modal != is_modal;
    // Whoever stands on the way out, since there was nothing else yet, goes to what has come.
    let stood = std::mem::replace(&mut *first_before, laid.first);
    let has_come = stood == Some(Action::Back) && laid.first != stood && wanted.on == stood;
    if is_elsewhere || has_come || wanted.on.is_some_and(|on| !laid.has(on)) {
        wanted.on = None;
    }
    // Whoever uses keys finds something to go on from.
    if is_modal && wanted.on.is_none() && wanted.by_keys && !is_elsewhere {
        let first = laid.first.filter(|first| laid.has(*first));
        wanted.on = first.or(laid.buttons.first().map(|button| button.action));
    }
    focus.set_if_neq(wanted);
}
