//! Starts games: at once, as set up, after lots were drawn, or by resuming one.

use crate::app::actions::Action;
use crate::app::flow::{Go, Screen};
use crate::app::setup::{Library, NewGameForm};
use crate::play::{Asked, Setup, Show, Wish};
use bevy::prelude::*;

/// The game that starts once lots are drawn.
#[derive(Resource, Clone, Debug)]
pub struct WaitingStart(pub Setup);

/// Begins the games that actions ask for, and ends the program.
pub fn begin(
    screen: Res<State<Screen>>,
    form: Res<NewGameForm>,
    library: Res<Library>,
    mut commands: Commands,
    mut actions: MessageReader<Action>,
    mut requests: MessageWriter<Go>,
    mut wishes: MessageWriter<Asked>,
    mut exit: MessageWriter<AppExit>,
) {
    for action in actions.read() {
        let setup = match action {
            Action::Quit => {
                exit.write(AppExit::Success);
                continue;
            }
            Action::Resume => {
                wishes.write(Asked::here(Wish::Resume));
                requests.write(Go::To(Screen::Table));
                continue;
            }
            Action::Play => form.quick_setup(&library.0),
            Action::TwoPlayers => form.for_two().setup(&library.0),
            Action::StartGame => form.setup(&library.0),
            _ => continue,
        };
        if form.needs_lots() && *action != Action::Play {
            // The board that lies below the hands.
            wishes.write(Asked::here(Wish::Show(Show::Board(setup.layout.clone()))));
            commands.insert_resource(WaitingStart(setup));
            requests.write(Go::Visit {
                to: Screen::Lots,
                from: *screen.get(),
            });
        } else {
            wishes.write(Asked::here(Wish::Start(setup)));
            requests.write(Go::To(Screen::Table));
        }
    }
}
