//! Setting up a game: who plays, by which rules, on which board, and who starts, with the board
//! itself on the table beside it.

mod board;
mod mini;
mod panel;
pub mod sides;

pub use board::{board_name, room as board_room};
pub use panel::caption;

use crate::app::actions::{Action, FormChange, TextField};
use crate::app::flow::{FlowSystems, Screen, Sheets};
use crate::app::game_assets::GameAssets;
use crate::app::interface::{Clipboard, InterfaceSystems, Notice, Painter, Typing};
use crate::app::play::PlaySystems;
use crate::app::setup::{BoardKind, Library, NewGameForm};
use crate::app::store::{Keeper, Store};
use crate::app::words::{Cause, Phrasebook};
use crate::play::{Asked, Fact, Numbered, Purpose, Session, Show, Wish};
use crate::rules::Colour;
use crate::rules::notation::parse_board;
use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

/// The file the last choices are kept in.
const FILE: &str = "new-game.ron";

pub fn plugin(app: &mut App) {
    // Loaded here, because the first screen reads them.
    let form = load(app.world().resource::<Store>());
    let library = Library::load(&app.world().resource::<GameAssets>().0);
    app.insert_resource(form)
        .insert_resource(library)
        .add_systems(
            Update,
            (
                change.in_set(FlowSystems::Act),
                // Before the referee: else the board would replace a game that was just started.
                lay_out
                    .before(PlaySystems::Decide)
                    .run_if(in_state(Screen::NewGame)),
                note_result,
            ),
        )
        .add_systems(OnEnter(Screen::NewGame), new_board)
        .add_systems(OnEnter(Screen::Title), new_board)
        .add_systems(Last, keep.before(crate::app::motion::stay_awake))
        .add_systems(
            EguiPrimaryContextPass,
            paint
                .in_set(InterfaceSystems::Paint)
                .run_if(in_state(Screen::NewGame)),
        );
}

fn load(store: &Store) -> NewGameForm {
    // A file that cannot be read is set aside, and the form starts with its defaults.
    let form = store.read::<NewGameForm>(FILE).unwrap_or_else(|problem| {
        crate::report::problem(&problem);
        let _ = store.set_aside(FILE);
        None
    });
    form.unwrap_or_default().mended()
}

fn keep(form: Res<NewGameForm>, mut keeper: Keeper) {
    // Failures are not told here: those of the settings, in the same folder, are.
    let _ = keeper.keep(FILE, &*form, form.is_changed() && !form.is_added());
}

/// Random boards are new each time.
fn new_board(mut form: ResMut<NewGameForm>) {
    form.reroll();
}

fn note_result(
    session: Res<Session>,
    mut facts: MessageReader<Numbered>,
    mut form: ResMut<NewGameForm>,
) {
    let is_over = |numbered: &Numbered| matches!(numbered.fact, Fact::Ended(_) | Fact::Resigned(_));
    if facts.read().any(is_over) && *session.purpose() == Purpose::Play {
        form.note_result(&session);
    }
}

fn change(
    library: Res<Library>,
    session: Res<Session>,
    book: Res<Phrasebook>,
    mut actions: MessageReader<Action>,
    mut typing: ResMut<Typing>,
    mut clipboard: Clipboard,
    mut form: ResMut<NewGameForm>,
    mut notices: MessageWriter<Notice>,
) {
    for action in actions.read() {
        match *action {
            Action::Form(change) => match change {
                FormChange::Computer(colour, is) => form.players[colour.index()].is_computer = is,
                FormChange::Level(colour, level) => form.players[colour.index()].level = level,
                FormChange::Rules(rules) => form.rules = rules,
                FormChange::Board(board) => form.board = board,
                FormChange::Openness(openness) => form.openness = openness.min(100),
                FormChange::OpennessKnob => {}
                FormChange::Shuffle => form.reroll(),
                FormChange::FromLibrary(number) => {
                    if let Some(board) = library.0.get(number) {
                        form.from_library = board.name.clone();
                    }
                }
                FormChange::Copy => {
                    let board = session.game().layout().to_string();
                    notices.write(clipboard.copy(&board, &book));
                }
                FormChange::Paste => paste(&mut clipboard, &book, &mut form, &mut notices),
                FormChange::Starts(starts) => form.starts = starts,
                FormChange::BestOf(games) => form.best_of = games,
            },
            Action::Against(level) => form.set_opponent(level),
            Action::Edit(TextField::Name(colour)) => {
                let name = form.players[colour.index()].name.clone();
                typing.begin(TextField::Name(colour), &name);
            }
            Action::Edit(TextField::Seed) => typing.begin(TextField::Seed, &form.seed),
            _ => {}
        }
    }
    // The form follows the text field with every letter.
    for colour in Colour::BOTH {
        if let Some(name) = typing.text_of(TextField::Name(colour))
            && form.players[colour.index()].name != name.trim()
        {
            form.rename(colour, name);
        }
    }
    if let Some(seed) = typing.text_of(TextField::Seed)
        && form.seed != seed.trim()
    {
        form.seed = seed.trim().to_owned();
    }
}

fn paste(
    clipboard: &mut Clipboard,
    book: &Phrasebook,
    form: &mut NewGameForm,
    notices: &mut MessageWriter<Notice>,
) {
    let text = clipboard.paste();
    let text = text.trim();
    if text.is_empty() {
        notices.write(Notice::new(book.say("paste-nothing")));
        return;
    }
    match parse_board(text) {
        Ok(layout) => {
            form.pasted = layout.to_string();
            form.board = BoardKind::Pasted;
        }
        Err(why) => {
            let told = book.tell("paste-refused", [book.why(&Cause::Board(why))]);
            notices.write(Notice::new(told));
        }
    }
}

/// Asks the referee to show the board of the form on the table.
fn lay_out(
    form: Res<NewGameForm>,
    library: Res<Library>,
    session: Res<Session>,
    mut last: Local<Option<(u64, NewGameForm)>>,
    mut wishes: MessageWriter<Asked>,
) {
    let game = session.sittings();
    let known = last
        .as_ref()
        .is_some_and(|(number, known)| *number == game && *known == *form);
    if known {
        return;
    }
    let layout = form.layout(&library.0);
    let is_shown = *session.purpose() == Purpose::Board && session.game().layout() == &layout;
    if !is_shown {
        wishes.write(Asked::here(Wish::Show(Show::Board(layout))));
        return;
    }
    *last = Some((game, form.clone()));
}

fn paint(
    mut painter: Painter,
    form: Res<NewGameForm>,
    library: Res<Library>,
    session: Res<Session>,
    sheets: Res<Sheets>,
) -> Result {
    let is_clear = sheets.is_empty();
    painter.paint(
        "new game",
        egui::Order::Background,
        is_clear,
        |canvas, screen| {
            canvas.laid.first = Some(Action::StartGame);
            panel::show(canvas, screen, &form);
            board::show(canvas, screen, &form, &library, &session);
        },
    )
}
