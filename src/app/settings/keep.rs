//! Reading the settings at the start, and writing them when they change.

use super::Settings;
use crate::app::interface::Notice;
use crate::app::store::{Keeper, Store, StoreError};
use crate::app::words::{Cause, Phrasebook};
use bevy::prelude::*;

/// The file they are kept in.
pub const FILE: &str = "settings.ron";

/// The settings from the store. If they cannot be read, the defaults and what to tell the player. A
/// file that cannot be parsed is renamed and kept.
pub fn load(store: &Store) -> (Settings, Option<SettingsTrouble>) {
    match store.read::<Settings>(FILE) {
        Ok(kept) => (kept.unwrap_or_default().mended(), None),
        Err(problem) => {
            crate::report::problem(&problem);
            let trouble = match &problem {
                StoreError::Form { .. } => store.set_aside(FILE).map_or_else(
                    |error| SettingsTrouble::Unreadable((&error).into()),
                    SettingsTrouble::Broken,
                ),
                StoreError::Io { .. } => SettingsTrouble::Unreadable((&problem).into()),
            };
            (Settings::default(), Some(trouble))
        }
    }
}

/// What was wrong with the settings at the start.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub enum SettingsTrouble {
    /// They could not be parsed; the file is kept under this name.
    Broken(String),
    /// They could not be read, so they are not going to be overwritten either.
    Unreadable(Cause),
}

pub fn plugin(app: &mut App) {
    app.add_systems(PostStartup, tell)
        .add_systems(Last, keep.before(crate::app::motion::stay_awake));
}

fn tell(
    trouble: Option<Res<SettingsTrouble>>,
    book: Res<Phrasebook>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(trouble) = trouble else {
        return;
    };
    notices.write(Notice::new(match trouble.into_inner() {
        SettingsTrouble::Broken(file) => {
            book.tell("notice-settings-broken", [("file", file.as_str().into())])
        }
        SettingsTrouble::Unreadable(why) => book.tell("notice-settings-unsaved", [book.why(why)]),
    }));
}

/// Writes the settings when they have changed.
fn keep(
    settings: Res<Settings>,
    trouble: Option<Res<SettingsTrouble>>,
    book: Res<Phrasebook>,
    mut keeper: Keeper,
    mut has_failed: Local<bool>,
    mut notices: MessageWriter<Notice>,
) {
    // A file that exists but cannot be read is never overwritten.
    let is_locked = matches!(trouble.as_deref(), Some(SettingsTrouble::Unreadable(_)));
    let has_changed = settings.is_changed() && !settings.is_added() && !is_locked;
    if let Err(problem) = keeper.keep(FILE, &*settings, has_changed) {
        // Reported once; the game goes on.
        if !*has_failed {
            crate::report::problem(&problem);
            let why = book.why(&(&problem).into());
            notices.write(Notice::new(book.tell("notice-settings-unsaved", [why])));
        }
        *has_failed = true;
    }
}
