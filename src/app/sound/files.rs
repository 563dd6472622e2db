//! The files of sounds. A thread of their own decodes them, so that nobody who thinks has to wait.

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

/// For how long a file takes memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retention {
    /// As long as there is a device.
    Always,
    /// As long as somebody plays it or waits for it.
    WhileUsed,
}

/// A file on its way to the loudspeakers.
enum FileState {
    Loading,
    Ready(Handle<AudioSource>),
    Broken,
}

struct SoundFile {
    state: FileState,
    retention: Retention,
}

/// All of them that are wanted.
pub struct Files {
    files: HashMap<Arc<str>, SoundFile>,
    /// What is to be decoded, and what has been.
    wanted: Sender<Arc<str>>,
    decoded: Receiver<(Arc<str>, Decoded)>,
}

impl Files {
    /// None yet, of these assets.
    pub fn new(assets: Assets) -> Self {
        let (wanted, requests) = channel::<Arc<str>>();
        let (sender, decoded) = channel();
        // It ends when nobody wants anything any more.
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
            // The thread is there as long as this is.
            let _ = self.wanted.send(file.clone());
        }
    }

    /// Whether any are on their way.
    pub fn are_loading(&self) -> bool {
        let mut files = self.files.values();
        files.any(|file| matches!(file.state, FileState::Loading))
    }

    /// Whether it is known what a file is, be it broken.
    pub fn is_known(&self, file: &str) -> bool {
        let file = self.files.get(file);
        file.is_some_and(|file| !matches!(file.state, FileState::Loading))
    }

    /// What can be played of a file.
    pub fn source(&self, file: &str) -> Option<&Handle<AudioSource>> {
        match &self.files.get(file)?.state {
            FileState::Ready(source) => Some(source),
            FileState::Loading | FileState::Broken => None,
        }
    }

    /// Something to play that is not a file.
    pub fn add(&mut self, name: Arc<str>, source: Handle<AudioSource>) {
        let added = SoundFile {
            state: FileState::Ready(source),
            retention: Retention::Always,
        };
        self.files.insert(name, added);
    }

    /// Brings what has been decoded to where it is played; says what is wrong with the rest.
    pub fn receive(
        &mut self,
        mut bring: impl FnMut(StaticSoundData) -> Handle<AudioSource>,
    ) -> Vec<Undecodable> {
        let mut problems = Vec::new();
        for (name, decoded) in self.decoded.try_iter() {
            // What was wanted before the device was gone is of no use.
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

    /// Forgets what was wanted only as long as it is used and is not. What is still being decoded
    /// stays until it is, so that nobody who wants it again has it decoded twice.
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

/// The samples of a file, to its last one: decoders add what fills its last block.
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
