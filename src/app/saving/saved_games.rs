//! Saved games: their list, and the actions on them.

use super::opener::{OpenJob, Opened, opener};
use crate::app::actions::{Action, SavesAction, Source, TextField};
use crate::app::clerk::{Clerk, Ticket};
use crate::app::flow::{DisplayChange, Go, Press, Screen, Sheet, Sheets};
use crate::app::interface::{Clipboard, Focus, Notice, Typing};
use crate::app::play::sentences;
use crate::app::saving::Flaw;
use crate::app::stock::{self, Item, Stock};
use crate::app::words::Phrasebook;
use crate::files::{LONGEST_NAME, Save, SavedGame, Saves, StoreError};
use crate::play::{Asked, Purpose, Session, Sitting, Wish};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::path::PathBuf;

/// A game of the list.
pub type ListedGame = Item<SavedGame>;

/// The saved games, and the game that was pasted or dropped last.
#[derive(Resource, Debug, Default)]
pub struct SavedGames {
    pub(super) stock: Stock<SavedGame>,
    /// `None` if the system has no more threads; then dropped files are not opened.
    pub(super) opener: Option<Clerk<OpenJob>>,
    /// The name to save the game under.
    pub name: String,
    given: Option<SavedGame>,
    given_flaw: Option<Flaw>,
    /// The last file that was dropped; the outcomes of earlier ones are ignored.
    pub(super) opening: Option<Ticket>,
}

impl stock::Listed for SavedGame {
    type View = Result<Sitting, Flaw>;

    fn view(save: &Save) -> Result<Sitting, Flaw> {
        match &save.held {
            Ok(game) => Ok(game.sitting()),
            Err(error) => Err(Flaw::from(error)),
        }
    }
}

impl SavedGames {
    /// The games of this folder; without one, only games that are pasted or dropped.
    pub fn new(saves: Option<Saves>) -> Self {
        Self {
            stock: saves.map_or_else(Stock::default, |saves| Stock::on(saves, "saved games")),
            opener: opener().ok(),
            ..default()
        }
    }

    /// Begins to open a file; of several, the last.
    pub(super) fn open(&mut self, path: PathBuf) {
        let opener = self.opener.as_mut();
        self.opening = opener.map(|opener| opener.give(OpenJob(path)));
    }

    /// A list of games, without a folder.
    pub fn showing(list: Vec<Save>) -> Self {
        Self {
            stock: Stock::showing(list),
            ..default()
        }
    }

    /// The games under a name.
    pub fn stock(&self) -> &Stock<SavedGame> {
        &self.stock
    }

    /// What is wrong with the file that was dropped.
    pub fn given_flaw(&self) -> Option<&Flaw> {
        self.given_flaw.as_ref()
    }

    /// Whether any job on files is outstanding.
    pub fn is_busy(&self) -> bool {
        self.stock.is_busy() || self.opener.as_ref().is_some_and(Clerk::is_busy)
    }

    /// The game of this source.
    pub fn find(&self, source: Source) -> Option<SavedGame> {
        let save = |number: u32| self.stock.get(number).map(|game| &game.entry);
        match source {
            Source::Table => None,
            Source::Save(number) => save(number)?.held.as_ref().ok().cloned(),
            Source::Backup(number) => save(number)?.backup.clone(),
            Source::Given | Source::GivenBackup => self.given.clone(),
        }
    }
}

/// Whether the game on the table can be saved.
pub fn may_save(session: &Session) -> bool {
    *session.purpose() == Purpose::Play && session.game().marbles_placed() > 0
}

/// The parameters of systems that load games.
#[derive(SystemParam)]
pub struct Loading<'w> {
    session: Res<'w, Session>,
    pub(super) book: Res<'w, Phrasebook>,
    pub(super) saves: ResMut<'w, SavedGames>,
    sheets: Res<'w, Sheets>,
    presses: MessageWriter<'w, Press>,
    pub(super) requests: MessageWriter<'w, Go>,
    pub(super) wishes: MessageWriter<'w, Asked>,
    pub(super) notices: MessageWriter<'w, Notice>,
}

impl Loading<'_> {
    fn load(&mut self, source: Source) {
        let Some(game) = self.saves.find(source) else {
            return;
        };
        self.wishes
            .write(Asked::here(Wish::Restore(Box::new(game.record().clone()))));
        self.requests.write(Go::To(Screen::Table));
        self.requests.write(Go::Display(DisplayChange::ShowResult));
    }

    /// Takes a game that was pasted or dropped, and asks to load it.
    pub(super) fn receive(&mut self, Opened { game, backup }: Opened) {
        let (given, source) = match game {
            Ok(game) => (game, Source::Given),
            Err(error) => {
                let flaw = Flaw::from(&error);
                let why = super::sentences::flaw(&self.book, &flaw);
                let Some(backup) = backup else {
                    let told = self.book.tell("load-refused", [("why", why.into())]);
                    self.notices.write(Notice::new(told));
                    return;
                };
                self.saves.given_flaw = Some(flaw);
                (backup, Source::GivenBackup)
            }
        };
        self.saves.given = Some(given);
        self.presses
            .write(Press(Action::Saves(SavesAction::Load(source))));
    }

    /// Closes questions about games that are no longer in the list.
    pub(super) fn forget_questions(&mut self) {
        let saves = &self.saves;
        let outdated = self.sheets.iter().filter(|sheet| match sheet {
            Sheet::Ask(Action::Saves(
                SavesAction::Delete(number)
                | SavesAction::Load(Source::Save(number) | Source::Backup(number)),
            )) => saves.stock.get(*number).is_none(),
            _ => false,
        });
        self.requests.write_batch(outdated.map(Go::Close));
    }

    pub(super) fn tell(&mut self, key: &str, problem: &StoreError) {
        crate::report::problem(problem);
        let told = self.book.tell(key, [self.book.why(&problem.into())]);
        self.notices.write(Notice::new(told));
    }
}

/// Carries out the actions on saved games.
pub fn act(
    mut actions: MessageReader<Action>,
    mut typing: ResMut<Typing>,
    focus: Res<Focus>,
    mut clipboard: Clipboard,
    mut loading: Loading,
) {
    // What was typed last counts before a button of the dialog does.
    if let Some(name) = typing.text_of(TextField::SaveName)
        && loading.saves.name != name
    {
        loading.saves.name = name.to_owned();
    }
    for &action in actions.read() {
        if action == Action::Edit(TextField::SaveName) {
            typing.begin(TextField::SaveName, &loading.saves.name);
        }
        let Action::Saves(action) = action else {
            continue;
        };
        match action {
            SavesAction::Open => {
                loading.saves.stock.look();
                loading.requests.write(Go::Open(Sheet::Saves));
            }
            SavesAction::Name if may_save(&loading.session) => {
                let saved = SavedGame::of(&loading.session);
                let players = || sentences::players(&loading.book, &loading.session);
                let name = saved.name().map_or_else(players, str::to_owned);
                loading.saves.name = name.chars().take(LONGEST_NAME).collect();
                loading.saves.stock.forget_saving();
                loading.requests.write(Go::Open(Sheet::SaveGame));
                // With a gamepad, arrows would change letters: there the field is chosen first.
                if !focus.is_gamepad() {
                    let save = Action::Saves(SavesAction::Save);
                    typing.begin_dialog(TextField::SaveName, &loading.saves.name, save);
                }
            }
            SavesAction::Name => {}
            SavesAction::Save => save(&mut loading),
            SavesAction::Load(source) => loading.load(source),
            SavesAction::Delete(number) => loading.saves.stock.delete(number),
            SavesAction::Copy(source) => {
                let game = match source {
                    Source::Table => Some(SavedGame::of(&loading.session)),
                    source => loading.saves.find(source),
                };
                if let Some(game) = game {
                    let copied = clipboard.copy(&game.to_string(), &loading.book);
                    loading.notices.write(copied);
                }
            }
            SavesAction::Paste => match clipboard.paste() {
                text if text.trim().is_empty() => {
                    let told = loading.book.say("paste-nothing");
                    loading.notices.write(Notice::new(told));
                }
                text => loading.receive(Opened {
                    game: text.parse(),
                    backup: None,
                }),
            },
        }
    }
}

fn save(loading: &mut Loading) {
    if loading.saves.stock.is_saving() {
        return;
    }
    let game = SavedGame::of(&loading.session);
    let name = match loading.saves.name.trim() {
        "" => sentences::players(&loading.book, &loading.session),
        name => name.to_owned(),
    };
    loading.saves.stock.save(name, game, None);
}
