//! Games under a name: the list of them, and what can be done with each.

use super::keeper::{Opened, Order, keeper};
use super::running::Kept;
use crate::app::clerk::{Clerk, Ticket};
use crate::app::hud::Hud;
use crate::app::interface::{Action, Clipboard, LONGEST, Notice, TextField, Typing};
use crate::app::play::{Intent, Purpose, Session};
use crate::app::screens::{Screen, Sheet, Sheets};
use crate::app::words::{self, Flaw, Phrasebook};
use crate::files::{Save, SavedGame, Saves, StoreError};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::collections::HashMap;
use std::path::PathBuf;

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

/// The games that the player has given a name, as they were last seen. What is done with them is
/// done in the background.
#[derive(Resource, Debug, Default)]
pub struct Shelf {
    saves: Option<Saves>,
    pub(super) keeper: Option<Clerk<Order>>,
    list: Vec<Shelved>,
    /// The number of every file that has ever been listed.
    numbers: HashMap<PathBuf, u32>,
    trouble: Option<String>,
    /// The name under which the game is going to be saved.
    pub name: String,
    given: Option<SavedGame>,
    given_flaw: Option<Flaw>,
    /// What is waited for. What was asked for before that is not wanted any more.
    pub(super) listing: Option<Ticket>,
    pub(super) saving: Option<Ticket>,
    pub(super) opening: Option<Ticket>,
}

/// A game of the list.
#[derive(Debug)]
pub struct Shelved {
    number: u32,
    save: Save,
    game: Result<Session, Flaw>,
    has_backup: bool,
}

impl Shelved {
    fn new(number: u32, save: Save) -> Self {
        Self {
            number,
            game: match &save.game {
                Ok(game) => Ok(Session::restored(game)),
                Err(error) => Err(Flaw::from(error)),
            },
            has_backup: save.backup.is_some(),
            save,
        }
    }

    /// The number it is known by, for as long as the game runs.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.save.name
    }

    /// When it was saved.
    pub fn modified(&self) -> std::time::SystemTime {
        self.save.modified
    }

    /// The game, or what is wrong with it.
    pub fn game(&self) -> Result<&Session, &Flaw> {
        self.game.as_ref()
    }

    /// Whether there is a backup of a game that cannot be read.
    pub fn has_backup(&self) -> bool {
        self.has_backup
    }
}

impl Shelf {
    /// These games; without a folder only those from elsewhere.
    pub fn new(saves: Option<Saves>) -> Self {
        // Without a thread games are played without being kept, and that is said.
        match keeper() {
            Ok(keeper) => Self {
                saves,
                keeper: Some(keeper),
                ..default()
            },
            Err(error) => Self {
                trouble: Some(error.to_string()),
                ..default()
            },
        }
    }

    /// A list of games, without a folder.
    pub fn showing(list: Vec<Save>) -> Self {
        let mut shelf = Self::default();
        shelf.put(Ok(list));
        shelf
    }

    /// Whether games can be put here at all.
    pub fn is_there(&self) -> bool {
        self.saves.is_some()
    }

    /// The games, the newest first.
    pub fn list(&self) -> &[Shelved] {
        &self.list
    }

    /// Why the games cannot be listed.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// What is wrong with the file that was given.
    pub fn given_flaw(&self) -> Option<&Flaw> {
        self.given_flaw.as_ref()
    }

    /// Whether something is being done with files.
    pub fn is_busy(&self) -> bool {
        self.keeper.as_ref().is_some_and(Clerk::is_busy)
    }

    /// Whether the games are being listed.
    pub fn is_listing(&self) -> bool {
        self.listing.is_some()
    }

    /// Whether a game is being saved.
    pub fn is_saving(&self) -> bool {
        self.saving.is_some()
    }

    pub(super) fn order(&mut self, order: Order) -> Option<Ticket> {
        self.keeper.as_mut().map(|keeper| keeper.order(order))
    }

    /// Looks what there is. What was there before is shown until that is known.
    fn look(&mut self) {
        if let Some(saves) = self.saves.clone() {
            self.listing = self.order(Order::List(saves));
        }
    }

    /// What there is.
    pub(super) fn put(&mut self, list: Result<Vec<Save>, StoreError>) {
        self.trouble = list.as_ref().err().map(StoreError::to_string);
        self.list.clear();
        for save in list.unwrap_or_default() {
            // A game keeps its number while the list changes: a button never means another one
            // than the one it was seen beside.
            let next = self.numbers.len() as u32;
            let number = *self.numbers.entry(save.path.clone()).or_insert(next);
            self.list.push(Shelved::new(number, save));
        }
    }

    /// The game of a number.
    pub fn get(&self, number: u32) -> Option<&Shelved> {
        self.list.iter().find(|game| game.number == number)
    }

    /// The game from there.
    pub fn find(&self, source: Source) -> Option<SavedGame> {
        let save = |number: u32| self.get(number).map(|game| &game.save);
        match source {
            Source::Table => None,
            Source::Save(number) => save(number)?.game.as_ref().ok().cloned(),
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
            )) => shelf.get(*number).is_some(),
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
                loading.shelf.look();
                if loading.sheets.top() != Some(Sheet::Saves) {
                    loading.sheets.0.push(Sheet::Saves);
                }
            }
            SavesAction::Name if may_save(&loading.session) => {
                let saved = kept.saved(&loading.session);
                let players = || words::players(&loading.book, &loading.session);
                let name = saved.name().map_or_else(players, str::to_owned);
                loading.shelf.name = name.chars().take(LONGEST).collect();
                loading.shelf.saving = None;
                loading.sheets.0.push(Sheet::SaveGame);
            }
            SavesAction::Name => {}
            SavesAction::Save => save(&kept, &mut loading),
            SavesAction::Load(source) => loading.load(source),
            SavesAction::Delete(number) => delete(number, &mut loading.shelf),
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
    if loading.shelf.is_saving() {
        return;
    }
    let game = kept.saved(&loading.session);
    let name = match loading.shelf.name.trim() {
        "" => words::players(&loading.book, &loading.session),
        name => name.to_owned(),
    };
    if let Some(saves) = loading.shelf.saves.clone() {
        let order = Order::Save(saves, name, Box::new(game));
        loading.shelf.saving = loading.shelf.order(order);
    }
}

/// It is gone from the list at once. If it cannot be deleted, it comes back.
fn delete(number: u32, shelf: &mut Shelf) {
    let place = shelf.list.iter().position(|game| game.number == number);
    if let (Some(saves), Some(place)) = (shelf.saves.clone(), place) {
        let save = Box::new(shelf.list.remove(place).save);
        shelf.order(Order::Delete(saves, save));
        shelf.look();
    }
}
