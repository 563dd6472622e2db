//! Games under a name: the list of them, and what can be done with each.

use super::opener::{OpenJob, Opened, opener};
use super::running::Kept;
use crate::app::clerk::{Clerk, Ticket};
use crate::app::hud::Hud;
use crate::app::interface::{Action, Clipboard, LONGEST, Notice, TextField, Typing};
use crate::app::play::{Intent, Purpose, Session};
use crate::app::screens::{Screen, Sheet, Sheets};
use crate::app::stock::{self, Item, Stock};
use crate::app::words::{self, Flaw, Phrasebook};
use crate::files::{Save, SavedGame, Saves};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What buttons do with games that are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SavesAction {
    /// Open the list.
    Open,
    /// Ask for the name of the game that is being played.
    Name,
    /// Save it under that name.
    Save,
    /// Go on with a game; asks first if another one would be lost.
    Load(Source),
    /// Throw away a game of the list; asks first.
    Delete(u32),
    /// A game as text, to take elsewhere.
    Copy(Source),
    /// A game as text, from elsewhere.
    Paste,
}

/// Where a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// On the table.
    Table,
    /// In the list, by its number.
    Save(u32),
    /// The same as it was before it was last saved.
    Backup(u32),
    /// It was pasted, or its file dropped.
    Given,
    /// The backup of such a file, which itself cannot be read.
    GivenBackup,
}

/// A game of the list.
pub type Shelved = Item<SavedGame>;

/// The games that the player has given a name, and those from elsewhere.
#[derive(Resource, Debug, Default)]
pub struct Shelf {
    pub(super) stock: Stock<SavedGame>,
    /// None if the system has no more threads; then no file is opened.
    pub(super) opener: Option<Clerk<OpenJob>>,
    /// The name under which the game is going to be saved.
    pub name: String,
    given: Option<SavedGame>,
    given_flaw: Option<Flaw>,
    /// What is waited for. What was asked for before that is not wanted any more.
    pub(super) opening: Option<Ticket>,
}

impl stock::Kept for SavedGame {
    type View = Result<Session, Flaw>;

    fn view(save: &Save) -> Result<Session, Flaw> {
        match &save.held {
            Ok(game) => Ok(Session::restored(game)),
            Err(error) => Err(Flaw::from(error)),
        }
    }
}

impl Shelf {
    /// These games; without a folder only those from elsewhere.
    pub fn new(saves: Option<Saves>) -> Self {
        Self {
            stock: saves.map_or_else(Stock::default, |saves| Stock::on(saves, "saved games")),
            opener: opener().ok(),
            ..default()
        }
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

    /// What is wrong with the file that was given.
    pub fn given_flaw(&self) -> Option<&Flaw> {
        self.given_flaw.as_ref()
    }

    /// Whether something is being done with files.
    pub fn is_busy(&self) -> bool {
        self.stock.is_busy() || self.opener.as_ref().is_some_and(Clerk::is_busy)
    }

    /// The game from there.
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

/// Whether a game is on the table that can be saved.
pub fn may_save(session: &Session) -> bool {
    session.purpose() == Purpose::Play && session.game().marbles_placed() > 0
}

/// What loading a game changes.
#[derive(SystemParam)]
pub struct Loading<'w> {
    session: Res<'w, Session>,
    pub(super) book: Res<'w, Phrasebook>,
    pub(super) shelf: ResMut<'w, Shelf>,
    pub(super) sheets: ResMut<'w, Sheets>,
    hud: ResMut<'w, Hud>,
    next: ResMut<'w, NextState<Screen>>,
    intents: MessageWriter<'w, Intent>,
    pub(super) notices: MessageWriter<'w, Notice>,
}

impl Loading<'_> {
    fn load(&mut self, source: Source) {
        let Some(game) = self.shelf.find(source) else {
            return;
        };
        self.intents.write(Intent::Restore(Box::new(game)));
        self.sheets.set_if_neq(Sheets::default());
        self.hud.is_result_away = false;
        self.next.set(Screen::Table);
    }

    /// A game from elsewhere.
    pub(super) fn receive(&mut self, Opened { game, backup }: Opened) {
        let is_under_way = self.session.played().is_some_and(Session::is_under_way);
        let (given, source) = match game {
            Ok(game) => (game, Source::Given),
            Err(error) => {
                let flaw = Flaw::from(&error);
                let why = words::flaw(&self.book, &flaw);
                let Some(backup) = backup else {
                    let told = self.book.tell("load-refused", [("why", why.into())]);
                    self.notices.write(Notice::new(told));
                    return;
                };
                self.shelf.given_flaw = Some(flaw);
                (backup, Source::GivenBackup)
            }
        };
        self.shelf.given = Some(given);
        if is_under_way || source == Source::GivenBackup {
            let question = Sheet::Ask(Action::Saves(SavesAction::Load(source)));
            self.sheets.0.retain(|sheet| *sheet != question);
            self.sheets.0.push(question);
        } else {
            self.load(source);
        }
    }

    /// A game that is not there any more is not asked about any more.
    pub(super) fn forget_questions(&mut self) {
        let shelf = &self.shelf;
        self.sheets.0.retain(|sheet| match sheet {
            Sheet::Ask(Action::Saves(
                SavesAction::Delete(number)
                | SavesAction::Load(Source::Save(number) | Source::Backup(number)),
            )) => shelf.stock.get(*number).is_some(),
            _ => true,
        });
    }

    pub(super) fn tell(&mut self, key: &str, why: String) {
        let told = self.book.tell(key, [("why", why.into())]);
        self.notices.write(Notice::new(told));
    }
}

/// Does what buttons ask for. What is being asked about is not done yet.
pub fn act(
    mut actions: MessageReader<Action>,
    kept: Res<Kept>,
    mut typing: ResMut<Typing>,
    mut clipboard: Clipboard,
    mut loading: Loading,
) {
    for &action in actions.read() {
        if loading.sheets.top() == Some(Sheet::Ask(action)) {
            continue;
        }
        if action == Action::Edit(TextField::SaveName) {
            typing.begin(TextField::SaveName, &loading.shelf.name);
        }
        let Action::Saves(action) = action else {
            continue;
        };
        match action {
            SavesAction::Open => {
                loading.shelf.stock.look();
                if loading.sheets.top() != Some(Sheet::Saves) {
                    loading.sheets.0.push(Sheet::Saves);
                }
            }
            SavesAction::Name if may_save(&loading.session) => {
                let saved = kept.saved(&loading.session);
                let players = || words::players(&loading.book, &loading.session);
                let name = saved.name().map_or_else(players, str::to_owned);
                loading.shelf.name = name.chars().take(LONGEST).collect();
                loading.shelf.stock.forget_saving();
                loading.sheets.0.push(Sheet::SaveGame);
            }
            SavesAction::Name => {}
            SavesAction::Save => save(&kept, &mut loading),
            SavesAction::Load(source) => loading.load(source),
            SavesAction::Delete(number) => loading.shelf.stock.delete(number),
            SavesAction::Copy(source) => {
                let game = match source {
                    Source::Table => Some(kept.saved(&loading.session)),
                    source => loading.shelf.find(source),
                };
                if let Some(game) = game {
                    clipboard.copy(&game.to_string());
                    let told = loading.book.say("copied");
                    loading.notices.write(Notice::new(told));
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
    // What was typed counts as soon as it is typed.
    if typing.field == Some(TextField::SaveName) && loading.shelf.name != typing.text {
        loading.shelf.name = typing.text.clone();
    }
}

fn save(kept: &Kept, loading: &mut Loading) {
    if loading.shelf.stock.is_saving() {
        return;
    }
    let game = kept.saved(&loading.session);
    let name = match loading.shelf.name.trim() {
        "" => words::players(&loading.book, &loading.session),
        name => name.to_owned(),
    };
    loading.shelf.stock.save(name, game, None);
}
