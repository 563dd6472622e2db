//! Sound files, decoded in a thread of their own, so that no frame waits for them.

use super::bank;
use super::decode::Undecodable;
use crate::assets::Assets;
use bevy::asset::Handle;
use bevy_kira_audio::prelude::*;
use std::collections::HashMap;
use std::io::Cursor;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

type Decoded = Result<StaticSoundData, Undecodable>;

/// How long a decoded file stays in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retention {
    /// As long as there is a device.
    Always,
    /// As long as a voice plays it or waits for it.
    WhileUsed,
}

/// The state of a file.
enum FileState {
    Loading,
    Ready(Handle<AudioSource>),
    Broken,
}

struct SoundFile {
    state: FileState,
    retention: Retention,
}

/// All files that were asked for.
pub struct Files {
    files: HashMap<Arc<str>, SoundFile>,
    /// Files to decode, and decoded ones.
    wanted: Sender<Arc<str>>,
    decoded: Receiver<(Arc<str>, Decoded)>,
}

impl Files {
    /// No files yet; they are read from these assets.
    pub fn new(assets: Assets) -> Self {
        let (wanted, requests) = channel::<Arc<str>>();
        let (sender, decoded) = channel();
        // The thread ends when the sender is dropped.
        std::thread::spawn(move || {
            for file in requests {
                let decoded = read(&file, &assets);
                if sender.send((file, decoded)).is_err() {
                    return;
                }
            }
        });
        Self {
            files: HashMap::new(),
            wanted,
            decoded,
        }
    }

    /// Has a file decoded, if it is not yet.
    pub fn load(&mut self, file: &Arc<str>, retention: Retention) {
        if !self.files.contains_key(file) {
            let state = FileState::Loading;
            let loading = SoundFile { state, retention };
            self.files.insert(file.clone(), loading);
            // Cannot fail: the thread lives as long as this struct.
            let _ = self.wanted.send(file.clone());
        }
    }

    /// Whether any file is being decoded.
    pub fn are_loading(&self) -> bool {
        let mut files = self.files.values();
        files.any(|file| matches!(file.state, FileState::Loading))
    }

    /// Whether a file was decoded, or turned out to be broken.
    pub fn is_known(&self, file: &str) -> bool {
        let file = self.files.get(file);
        file.is_some_and(|file| !matches!(file.state, FileState::Loading))
    }

    /// The decoded file, to be played.
    pub fn source(&self, file: &str) -> Option<&Handle<AudioSource>> {
        match &self.files.get(file)?.state {
            FileState::Ready(source) => Some(source),
            FileState::Loading | FileState::Broken => None,
        }
    }

    /// Adds a source that is not a file.
    pub fn add(&mut self, name: Arc<str>, source: Handle<AudioSource>) {
        let added = SoundFile {
            state: FileState::Ready(source),
            retention: Retention::Always,
        };
        self.files.insert(name, added);
    }

    /// Takes over decoded files; returns what is wrong with the others.
    pub fn receive(
        &mut self,
        mut bring: impl FnMut(StaticSoundData) -> Handle<AudioSource>,
    ) -> Vec<Undecodable> {
        let mut problems = Vec::new();
        for (name, decoded) in self.decoded.try_iter() {
            // A file that was asked for before `clear` is ignored.
            let file = self.files.get_mut(&name);
            let Some(state @ FileState::Loading) = file.map(|file| &mut file.state) else {
                continue;
            };
            *state = match decoded {
                Ok(sound) => FileState::Ready(bring(sound)),
                Err(problem) => {
                    problems.push(problem);
                    FileState::Broken
                }
            };
        }
        problems
    }

    /// Forgets files with [`Retention::WhileUsed`] that are not in use. A file that is still being
    /// decoded stays, so that it is not decoded twice if it is wanted again.
    pub fn forget_unused(&mut self, is_used: impl Fn(&str) -> bool) {
        self.files.retain(|name, file| {
            let is_loaded = matches!(file.state, FileState::Ready(_));
            !is_loaded || file.retention == Retention::Always || is_used(name)
        });
    }

    /// Forgets everything: the device is gone.
    pub fn clear(&mut self) {
        self.files.clear();
    }
}

fn read(file: &str, assets: &Assets) -> Decoded {
    match assets.read(file) {
        Ok(bytes) => decode(file, &bytes),
        Err(error) => Err(Undecodable {
            file: file.to_owned(),
            why: error.to_string(),
        }),
    }
}

/// The samples of a file up to its declared length: decoders fill up the last block.
pub fn decode(file: &str, bytes: &[u8]) -> Decoded {
    let broken = |why: String| Undecodable {
        file: file.to_owned(),
        why,
    };
    let length = bank::length(bytes).ok_or_else(|| broken("it is not Ogg Vorbis".to_owned()))?;
    let mut sound = StaticSoundData::from_cursor(Cursor::new(bytes))
        .map_err(|error| broken(error.to_string()))?;
    let samples = length.samples as usize;
    if sound.frames.len() > samples {
        sound.frames = sound.frames[..samples].into();
    }
    Ok(sound)
}
