//! Values in files, such as the settings: where they are kept, and how they are written.
//!
//! ```text
//!   a value has changed ─▶ Keeper::keep ── PATIENCE later, or at exit ─▶ StoreClerk::write
//!                              ▲                                             │ WriteJob
//!        Err, in a later frame │                                             ▼
//!                              └── StoreClerk::outcome ◀─── Clerk<WriteJob>, a thread ─▶ the disk
//! ```

pub use crate::files::{Store, StoreError};

use crate::app::clerk::{Clerk, Job};
use crate::app::motion::Pace;
use bevy::ecs::system::SystemParam;
use bevy::platform::dirs::preferences_dir;
use bevy::prelude::*;
use serde::Serialize;
use std::collections::HashMap;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

impl Store {
    /// The folder for this player's settings.
    pub fn of_player() -> Self {
        preferences_dir().map_or_else(Self::default, |folder| {
            Self::in_folder(&folder.join("kulami"))
        })
    }
}

/// Seconds between the last change and writing it: a slider makes many changes.
const PATIENCE: f32 = 0.4;

/// Inserts the [`StoreClerk`] for the [`Store`] resource, which must exist.
pub fn plugin(app: &mut App) {
    let store = app.world().resource::<Store>().clone();
    app.insert_resource(StoreClerk::new(store));
}

/// Write this file, with the text that [`WaitingTexts`] holds for it by then.
struct WriteJob(&'static str);

impl Job for WriteJob {
    type Outcome = (&'static str, Result<(), StoreError>);

    fn is_writing(&self) -> bool {
        true
    }
}

/// The texts waiting to be written, by file. The lock is never held while a file is written.
type WaitingTexts = Arc<Mutex<HashMap<&'static str, String>>>;

/// Writes values to the store in the background, one file after the other. If a value changes again
/// before it is written, only the newest is written.
///
/// Dropping it waits until everything is written: a disk that hangs then delays the end of the
/// game, as with saved games. If the process is killed, each file still holds either its old or its
/// new value.
#[derive(Resource, Debug)]
pub struct StoreClerk {
    store: Store,
    /// `Ok(None)` if nothing is kept; `Err` if the thread could not be started.
    clerk: io::Result<Option<Clerk<WriteJob>>>,
    waiting: WaitingTexts,
    /// Files that could not be written, until their [`Keeper`] asks for the outcome.
    refused: Vec<(&'static str, StoreError)>,
}

impl StoreClerk {
    /// A clerk for this store.
    pub fn new(store: Store) -> Self {
        let waiting = WaitingTexts::default();
        let (place, texts) = (store.clone(), waiting.clone());
        let write = move |WriteJob(file)| {
            let text = take(&texts, file);
            let written = text.map_or(Ok(()), |text| place.write_text(file, &text));
            (file, written)
        };
        Self {
            clerk: store
                .is_there()
                .then(|| Clerk::new("values", write))
                .transpose(),
            store,
            waiting,
            refused: Vec::new(),
        }
    }

    /// Whether a write is pending or under way.
    pub fn is_busy(&self) -> bool {
        matches!(&self.clerk, Ok(Some(clerk)) if clerk.is_busy())
    }

    /// Queues a value to be written to a file, replacing one that is still waiting.
    fn write<T: Serialize>(&mut self, file: &'static str, value: &T) -> Result<(), StoreError> {
        match &mut self.clerk {
            Ok(None) => Ok(()),
            Ok(Some(clerk)) => {
                let text = self.store.text_of(file, value)?;
                if put(&self.waiting, file, text).is_none() {
                    clerk.give(WriteJob(file));
                }
                Ok(())
            }
            Err(error) => Err(StoreError::Io {
                path: file.into(),
                source: io::Error::new(error.kind(), error.to_string()),
            }),
        }
    }

    /// The outcome for this file since the last call; if `waits`, blocks until everything is
    /// written.
    fn outcome(&mut self, file: &str, waits: bool) -> Result<(), StoreError> {
        if let Ok(Some(clerk)) = &mut self.clerk
            && clerk.is_busy()
        {
            let news = if waits { clerk.finish() } else { clerk.news() };
            let refused =
                |(_, (file, written)): (_, (_, Result<(), _>))| Some((file, written.err()?));
            self.refused.extend(news.into_iter().filter_map(refused));
        }
        match self.refused.iter().position(|(of, _)| *of == file) {
            Some(place) => Err(self.refused.remove(place).1),
            None => Ok(()),
        }
    }
}

fn put(waiting: &WaitingTexts, file: &'static str, text: String) -> Option<String> {
    let mut texts = waiting.lock().unwrap_or_else(PoisonError::into_inner);
    texts.insert(file, text)
}

fn take(waiting: &WaitingTexts, file: &str) -> Option<String> {
    let mut texts = waiting.lock().unwrap_or_else(PoisonError::into_inner);
    texts.remove(file)
}

/// Writes a file shortly after its value has changed, and in any case before the game ends.
#[derive(SystemParam)]
pub struct Keeper<'w, 's> {
    clerk: ResMut<'w, StoreClerk>,
    time: Res<'w, Time<Real>>,
    exits: MessageReader<'w, 's, AppExit>,
    due: Local<'s, Option<f32>>,
    pace: Pace<'w>,
}

impl Keeper<'_, '_> {
    /// Called in every frame. An error belongs to an earlier change, except in the frame in which
    /// the game ends, which waits for the disk.
    pub fn keep<T: Serialize>(
        &mut self,
        file: &'static str,
        value: &T,
        has_changed: bool,
    ) -> Result<(), StoreError> {
        let is_leaving = self.exits.read().count() > 0;
        if has_changed {
            *self.due = Some(PATIENCE);
        }
        let delta = self.time.delta_secs();
        let left = self.due.as_mut().map(|left| {
            *left -= delta;
            *left
        });
        if left.is_some_and(|left| left <= 0.0 || is_leaving) {
            *self.due = None;
            self.clerk.write(file, value)?;
        }
        if self.due.is_some() || self.clerk.is_busy() {
            // A sleeping window would neither write the value nor notice the outcome.
            self.pace.keep();
        }
        self.clerk.outcome(file, is_leaving)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::{Disk, DiskStep};
    use std::fs;
    use std::path::PathBuf;

    /// An empty folder and a clerk for it. Its disk waits for this lock and notes every file that
    /// is renamed into place.
    struct Rig {
        folder: PathBuf,
        gate: Arc<Mutex<()>>,
        put: Arc<Mutex<Vec<String>>>,
        clerk: StoreClerk,
    }

    fn rig(name: &str) -> Rig {
        let name = format!("kulami-store-clerk-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let (gate, put) = (Arc::new(Mutex::new(())), Arc::<Mutex<Vec<_>>>::default());
        let (watched, noted) = (gate.clone(), put.clone());
        let disk = Disk::watched(move |step, path| {
            drop(watched.lock());
            if step == DiskStep::Rename {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                noted.lock().unwrap().push(name.into_owned());
            }
            Ok(())
        });
        let clerk = StoreClerk::new(Store::in_folder(&folder).on_disk(disk));
        Rig {
            folder,
            gate,
            put,
            clerk,
        }
    }

    #[test]
    fn nobody_waits_and_of_all_that_waits_only_the_newest_of_each_file_is_written() {
        let mut rig = rig("newest");
        let held = rig.gate.lock().unwrap();
        rig.clerk.write("first", &0).unwrap();
        for number in 1..=3 {
            rig.clerk.write("a", &number).unwrap();
            rig.clerk.write("b", &(10 * number)).unwrap();
        }
        assert!(rig.clerk.is_busy() && rig.clerk.outcome("a", false).is_ok());
        assert_eq!(fs::read_dir(&rig.folder).unwrap().count(), 0);
        drop(held);
        rig.clerk.outcome("a", true).unwrap();
        assert!(!rig.clerk.is_busy());
        assert_eq!(*rig.put.lock().unwrap(), ["first", "a", "b"]);
        let store = Store::in_folder(&rig.folder);
        let kept = ["first", "a", "b"].map(|file| store.read::<u8>(file).unwrap());
        assert_eq!(kept, [Some(0), Some(3), Some(30)]);
        // What was written once can be written again.
        rig.clerk.write("a", &4).unwrap();
        rig.clerk.outcome("b", true).unwrap();
        assert_eq!(store.read::<u8>("a").unwrap(), Some(4));
        fs::remove_dir_all(&rig.folder).unwrap();
    }

    #[test]
    fn what_was_given_is_on_the_disk_when_the_clerk_is_gone() {
        let mut rig = rig("gone");
        for number in 1..=50 {
            rig.clerk.write("a", &number).unwrap();
        }
        drop(rig.clerk);
        let kept = Store::in_folder(&rig.folder).read::<u8>("a").unwrap();
        assert_eq!(kept, Some(50));
        fs::remove_dir_all(&rig.folder).unwrap();
    }

    #[test]
    fn what_cannot_be_written_is_told_once_and_of_its_own_file_only() {
        let mut rig = rig("refused");
        // A folder with the file's name makes writing fail.
        fs::create_dir(rig.folder.join("a")).unwrap();
        rig.clerk.write("a", &1).unwrap();
        rig.clerk.write("b", &1).unwrap();
        rig.clerk.outcome("b", true).unwrap();
        let problem = rig.clerk.outcome("a", false).unwrap_err();
        assert!(matches!(problem, StoreError::Io { path, .. } if path == rig.folder.join("a")));
        rig.clerk.outcome("a", true).unwrap();
        fs::remove_dir_all(&rig.folder).unwrap();
    }

    #[test]
    fn without_a_folder_there_is_nothing_to_wait_for() {
        let mut clerk = StoreClerk::new(Store::default());
        clerk.write("a", &1).unwrap();
        assert!(!clerk.is_busy());
        clerk.outcome("a", true).unwrap();
    }
}
