//! Games under a name: the list of them, and what can be done with each.

use super::running::Kept;
use crate::app::hud::Hud;
use crate::app::interface::{Action, Clipboard, LONGEST, Notice, TextField, Typing};
use crate::app::play::{Intent, Purpose, Session};
use crate::app::screens::{Screen, Sheet, Sheets};
use crate::app::words::{self, Flaw, Phrasebook};
use crate::files::{ReadError, Save, SavedGame, Saves};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use std::path::Path;

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
    Delete(u16),
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
    Save(u16),
    /// The same as it was before it was last saved.
    Backup(u16),
    /// It was pasted, or its file dropped.
    Given,
    /// The backup of such a file, which itself cannot be read.
    GivenBackup,
}

/// The games that the player has given a name, as they were last seen.
#[derive(Resource, Debug, Default)]
pub struct Shelf {
    saves: Option<Saves>,
    list: Vec<Shelved>,
    trouble: Option<String>,
    /// The name under which the game is going to be saved.
    pub name: String,
    given: Option<SavedGame>,
    given_flaw: Option<Flaw>,
}

/// A game of the list.
#[derive(Debug)]
pub struct Shelved {
    save: Save,
    game: Result<Session, Flaw>,
    has_backup: bool,
}

impl Shelved {
    fn new(save: Save) -> Self {
        Self {
            game: match &save.game {
                Ok(game) => Ok(Session::restored(game)),
                Err(error) => Err(Flaw::from(error)),
            },
            has_backup: save.backup.is_some(),
            save,
        }
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
    /// Games in this folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            saves: Some(Saves::in_folder(folder)),
            ..default()
        }
    }

    /// These games, without a folder.
    pub fn showing(list: Vec<Save>) -> Self {
        Self {
            list: list.into_iter().map(Shelved::new).collect(),
            ..default()
        }
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

    /// Looks what there is.
    fn look(&mut self) {
        let Some(saves) = &self.saves else {
            return;
        };
        match saves.list() {
            Ok(list) => {
                self.list = list.into_iter().map(Shelved::new).collect();
                self.trouble = None;
            }
            Err(problem) => {
                self.list.clear();
                self.trouble = Some(problem.to_string());
            }
        }
    }

    /// The game from there.
    pub fn find(&self, source: Source) -> Option<SavedGame> {
        let save = |number: u16| self.list.get(usize::from(number)).map(|game| &game.save);
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
    book: Res<'w, Phrasebook>,
    shelf: ResMut<'w, Shelf>,
    sheets: ResMut<'w, Sheets>,
    hud: ResMut<'w, Hud>,
    next: ResMut<'w, NextState<Screen>>,
    intents: MessageWriter<'w, Intent>,
    notices: MessageWriter<'w, Notice>,
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

    /// A game from elsewhere, or what is wrong with it; and its backup, if there is one.
    fn receive(&mut self, game: Result<SavedGame, ReadError>, backup: Option<SavedGame>) {
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
            let action = Action::Saves(SavesAction::Load(source));
            self.sheets.0.push(Sheet::Ask(action));
        } else {
            self.load(source);
        }
    }

    fn tell(&mut self, key: &str, why: String) {
        let told = self.book.tell(key, [("why", why.into())]);
        self.notices.write(Notice::new(told));
    }
}

/// Does what buttons ask for. What is being asked about is not done yet.
pub fn act(
    mut actions: MessageReader<Action>,
    mut kept: ResMut<Kept>,
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
                loading.sheets.0.push(Sheet::Saves);
            }
            SavesAction::Name if may_save(&loading.session) => {
                let saved = kept.saved(&loading.session);
                let players = || words::players(&loading.book, &loading.session);
                let name = saved.name().map_or_else(players, str::to_owned);
                loading.shelf.name = name.chars().take(LONGEST).collect();
                loading.sheets.0.push(Sheet::SaveGame);
            }
            SavesAction::Name => {}
            SavesAction::Save => save(&mut kept, &mut loading),
            SavesAction::Load(source) => loading.load(source),
            SavesAction::Delete(number) => delete(number, &mut loading),
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
                text => loading.receive(text.parse(), None),
            },
        }
    }
    // What was typed counts as soon as it is typed.
    if typing.field == Some(TextField::SaveName) && loading.shelf.name != typing.text {
        loading.shelf.name = typing.text.clone();
    }
}

fn save(kept: &mut Kept, loading: &mut Loading) {
    let game = kept.saved(&loading.session);
    let name = match loading.shelf.name.trim() {
        "" => words::players(&loading.book, &loading.session),
        name => name.to_owned(),
    };
    let Some(saves) = &loading.shelf.saves else {
        return;
    };
    match saves.save(&name, &game) {
        Ok(saved) => {
            // It is known by this name from now on.
            if let Ok(game) = SavedGame::from_file(&saved.path) {
                kept.remember(game);
            }
            let name = saved.name.as_str().into();
            let told = loading.book.tell("saved-as", [("name", name)]);
            loading.notices.write(Notice::new(told));
            loading.sheets.0.retain(|sheet| *sheet != Sheet::SaveGame);
        }
        Err(problem) => loading.tell("notice-game-unsaved", problem.to_string()),
    }
}

fn delete(number: u16, loading: &mut Loading) {
    let shelf = &mut *loading.shelf;
    let game = shelf.list.get(usize::from(number));
    let (Some(saves), Some(game)) = (&shelf.saves, game) else {
        return;
    };
    let outcome = saves.delete(&game.save);
    shelf.look();
    if let Err(problem) = outcome {
        loading.tell("delete-refused", problem.to_string());
    }
}

/// A file that is dropped on the window is opened.
pub fn take_dropped(mut events: MessageReader<FileDragAndDrop>, mut loading: Loading) {
    for event in events.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            let backup = SavedGame::from_backup_of(path_buf);
            loading.receive(SavedGame::from_file(path_buf), backup);
        }
    }
}
