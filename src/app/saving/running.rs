//! Keeps the running game on the disk, after every marble.

use super::writer::{RunningJob, writer};
use crate::app::clerk::Clerk;
use crate::app::interface::Notice;
use crate::app::motion::Pace;
use crate::app::play::PlaySystems;
use crate::app::saving::Flaw;
use crate::app::words::{Cause, Phrasebook};
use crate::files::{RunningSlot, SavedGame, Unfinished};
use crate::play::{GameId, Purpose, Session, Sitting};
use bevy::prelude::*;
use std::path::Path;

/// What was found on the disk at the start.
#[derive(Debug, Default)]
pub struct Start {
    /// The game to go on with.
    pub resumable: Option<Sitting>,
    kept: RunningGameFile,
    trouble: RestoreTrouble,
}

impl Start {
    /// Looks into the player's folder and offers the newest unfinished game. Files are left as they
    /// are, except that a game that cannot be read and has no backup is renamed, so that it is not
    /// found again.
    pub fn with_offer(folder: &Path) -> Self {
        let running = RunningSlot::in_folder(folder);
        let (unfinished, broken) = running.unfinished();
        let mut lost = Vec::new();
        for game in &broken {
            crate::report::problem(game);
            let file = running.set_aside(game).unwrap_or_else(|problem| {
                crate::report::problem(&problem);
                game.path.clone()
            });
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            lost.push((name.into_owned(), Flaw::from(&game.problem)));
        }
        let newest = unfinished.into_iter().next();
        let broken = newest.as_ref().and_then(|newest| newest.broken.as_ref());
        let backup = broken.map(Flaw::from);
        let mut start = Self::new(running, newest);
        start.trouble.lost = lost;
        start.trouble.backup = backup;
        start
    }

    /// For a game that is given. A game that waits to be resumed keeps waiting.
    pub fn with_game(folder: &Path, game: Option<&SavedGame>) -> Self {
        let mut start = Self::new(RunningSlot::in_folder(folder), None);
        start.kept.game = game.cloned();
        start
    }

    fn new(running: RunningSlot, waiting: Option<Unfinished>) -> Self {
        let game = waiting.as_ref().map(|waiting| waiting.game.clone());
        let resumable = game.as_ref().map(SavedGame::sitting);
        let on_disk = game.as_ref().map(SavedGame::id);
        // Without a thread nothing is saved; the player is told.
        let (writer, unwritten) = match writer(running, waiting) {
            Ok(writer) => (Some(writer), None),
            Err(error) => (None, Some((&error).into())),
        };
        Self {
            resumable,
            kept: RunningGameFile {
                game,
                on_disk,
                writer,
                has_failed: false,
            },
            trouble: RestoreTrouble {
                unwritten,
                ..default()
            },
        }
    }

    /// Inserts the resources.
    pub fn insert(self, app: &mut App) {
        app.insert_resource(self.kept).insert_resource(self.trouble);
    }
}

/// Problems that the player is told at the start.
#[derive(Resource, Debug, Default)]
struct RestoreTrouble {
    /// Games that cannot be read: the names they were renamed to, and what is wrong.
    lost: Vec<(String, Flaw)>,
    /// What is wrong with the game whose backup is offered.
    backup: Option<Flaw>,
    /// Why nothing can be saved.
    unwritten: Option<Cause>,
}

/// What is on the disk of the game that is being played.
#[derive(Resource, Debug, Default)]
pub struct RunningGameFile {
    /// The game as it was last saved.
    game: Option<SavedGame>,
    /// The game that is on the disk.
    on_disk: Option<GameId>,
    writer: Option<Clerk<RunningJob>>,
    has_failed: bool,
}

pub fn plugin(app: &mut App) {
    app.add_systems(PostStartup, tell)
        .add_systems(Update, keep.after(PlaySystems::Decide))
        .add_systems(Last, report.before(crate::app::motion::stay_awake));
}

fn tell(trouble: Res<RestoreTrouble>, book: Res<Phrasebook>, mut notices: MessageWriter<Notice>) {
    for (file, flaw) in &trouble.lost {
        let why = super::sentences::flaw(&book, flaw);
        let values = [("file", file.as_str().into()), ("why", why.into())];
        notices.write(Notice::new(book.tell("notice-game-lost", values)));
    }
    if let Some(flaw) = &trouble.backup {
        let why = super::sentences::flaw(&book, flaw);
        let values = [("why", why.into())];
        notices.write(Notice::new(book.tell("notice-game-backup", values)));
    }
    if let Some(why) = &trouble.unwritten {
        let why = book.why(why);
        notices.write(Notice::new(book.tell("notice-game-unsaved", [why])));
    }
}

/// Keeps the file equal to the game under way; removes it if there is none.
fn keep(session: Res<Session>, mut kept: ResMut<RunningGameFile>) {
    if !session.is_changed() {
        return;
    }
    let played = session.played().filter(|played| played.is_under_way());
    let RunningGameFile {
        game,
        on_disk,
        writer: Some(writer),
        ..
    } = &mut *kept
    else {
        return;
    };
    let id = played.map(Sitting::id);
    if let Some(gone) = on_disk.take_if(|known| Some(*known) != id) {
        writer.give(RunningJob::Forget(gone));
    }
    let Some(played) = played.filter(|_| *session.purpose() == Purpose::Play) else {
        return;
    };
    let saved = SavedGame::of(played);
    if *on_disk != id || game.as_ref() != Some(&saved) {
        writer.give(RunningJob::Keep(Box::new(saved.clone())));
        *game = Some(saved);
        *on_disk = id;
    }
}

/// Reports once that the game cannot be saved. At exit, waits until everything is written.
fn report(
    mut kept: ResMut<RunningGameFile>,
    mut exits: MessageReader<AppExit>,
    book: Res<Phrasebook>,
    mut notices: MessageWriter<Notice>,
    mut pace: Pace,
) {
    let kept = &mut *kept;
    let Some(writer) = &mut kept.writer else {
        return;
    };
    let is_leaving = exits.read().count() > 0;
    if !writer.is_busy() {
        return;
    }
    // Notices need a frame to be shown in.
    pace.keep();
    let news = if is_leaving {
        writer.finish()
    } else {
        writer.news()
    };
    for problem in news.into_iter().filter_map(|(_, outcome)| outcome.err()) {
        if !std::mem::replace(&mut kept.has_failed, true) {
            crate::report::problem(&problem);
            let why = book.why(&(&problem).into());
            notices.write(Notice::new(book.tell("notice-game-unsaved", [why])));
        }
    }
}
