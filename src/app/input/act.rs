//! Permitted actions that change the camera or the game on the table.

use crate::ai::Level;
use crate::app::actions::Action;
use crate::app::flow::Screen;
use crate::app::play::DemoPlayback;
use crate::app::setup::{BoardKind, Library, NewGameForm};
use crate::app::table::{Pending, Rig, TurnsToMover};
use crate::play::{Asked, Player, Session, Setup, Wish};
use crate::rules::{Colour, Layout};
use bevy::prelude::*;
use std::sync::Arc;

/// Moves the camera.
pub fn look_around(
    screen: Res<State<Screen>>,
    mut actions: MessageReader<Action>,
    mut rig: ResMut<Rig>,
    mut turns: ResMut<TurnsToMover>,
) {
    for action in actions.read() {
        if matches!(screen.get(), Screen::Title | Screen::Attract) {
            continue;
        }
        match action {
            // In the builder this action turns a tile.
            Action::TurnBoard if *screen.get() == Screen::Builder => {}
            Action::TopView => rig.toggle_top_view(),
            Action::ResetView => {
                rig.reset();
                // Who turns the board to the player to move sees it from there again.
                turns.set_changed();
            }
            Action::TurnBoard => rig.yaw.to += std::f32::consts::PI,
            _ => {}
        }
    }
}

/// Turns actions into wishes for the referee; pauses and steps games between computers.
pub fn act(
    session: Res<Session>,
    library: Res<Library>,
    form: Res<NewGameForm>,
    mut actions: MessageReader<Action>,
    mut watch: ResMut<DemoPlayback>,
    mut pending: ResMut<Pending>,
    mut wishes: MessageWriter<Asked>,
) {
    if session.is_changed() {
        pending.set_if_neq(Pending(None));
    }
    for &action in actions.read() {
        let wish = match action {
            Action::TakeBack => {
                // Two computers would place the marble again at once.
                watch.paused |= !session.has_person();
                Some(Wish::TakeBack)
            }
            Action::Redo => Some(Wish::Redo),
            Action::Resign => Some(Wish::Resign),
            Action::NewBoard => Some(Wish::Start(on_another_board(&session, &form, &library))),
            Action::Restart => Some(Wish::Start(from_the_beginning(&session))),
            Action::Rematch => Some(Wish::Rematch { swap: false }),
            Action::SwapSides => Some(Wish::Rematch { swap: true }),
            Action::Against(level) => Some(Wish::Start(against(&session, &form, &library, level))),
            Action::Pause => {
                watch.paused = !watch.paused;
                None
            }
            Action::Step => {
                *watch = DemoPlayback {
                    paused: true,
                    steps: 1,
                };
                None
            }
            Action::Back => {
                pending.set_if_neq(Pending(None));
                None
            }
            _ => None,
        };
        wishes.write_batch(wish.map(Asked::here));
    }
}

fn same_players(session: &Session, layout: Arc<Layout>, starts: Colour) -> Setup {
    Setup {
        layout,
        rules: session.game().rules(),
        starts,
        players: session.players().both().clone(),
        best_of: session.series().best_of(),
    }
}

/// The same players on another board of the kind that was chosen last.
fn on_another_board(session: &Session, form: &NewGameForm, library: &Library) -> Setup {
    let mut form = form.clone();
    form.reroll();
    if !matches!(form.board, BoardKind::Irregular) {
        form.board = BoardKind::Square;
    }
    same_players(session, form.layout(&library.0), !session.game().starts())
}

/// The person keeps the colour, and the computer gets another level, on another board.
fn against(session: &Session, form: &NewGameForm, library: &Library, level: Level) -> Setup {
    let mut setup = on_another_board(session, form, library);
    for player in &mut setup.players {
        if !player.is_person() {
            *player = Player::Computer(level);
        }
    }
    setup
}

fn from_the_beginning(session: &Session) -> Setup {
    let game = session.game();
    same_players(session, game.layout().clone(), game.starts())
}
