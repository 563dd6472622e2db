//! The files of sounds. A thread of their own decodes them, so that nobody who thinks has to wait.

use super::bank;
use super::decode::Undecodable;
use super::room::Room;
use crate::assets::Assets;
use bevy::asset::Handle;
use bevy_kira_audio::prelude::*;
use std::collections::HashMap;
use std::io::Cursor;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

type Decoded = Result<StaticSoundData, Undecodable>;

/// A file on its way to the loudspeakers.
enum File {
    Loading,
    Ready(Handle<AudioSource>),
    Broken,
}

/// All of them that are wanted in a room.
pub struct Files {
    files: HashMap<Arc<str>, File>,
    /// What is to be decoded, and what has been.
    wanted: Sender<Arc<str>>,
    decoded: Receiver<(Arc<str>, Decoded)>,
}

impl Files {
    /// None yet, of these assets.
    pub fn new(assets: Assets) -> Self {
        let (wanted, orders) = channel::<Arc<str>>();
        let (sender, decoded) = channel();
        // It ends when nobody wants anything any more.
        std::thread::spawn(move || {
            for file in orders {
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
    pub fn load(&mut self, file: &Arc<str>) {
        if !self.files.contains_key(file) {
            self.files.insert(file.clone(), File::Loading);
            // The thread is there as long as this is.
            let _ = self.wanted.send(file.clone());
        }
    }

    /// Whether any are on their way.
    pub fn are_loading(&self) -> bool {
        let mut files = self.files.values();
        files.any(|file| matches!(file, File::Loading))
    }

    /// Whether it is known what a file is, be it broken.
    pub fn is_known(&self, file: &str) -> bool {
        matches!(self.files.get(file), Some(File::Ready(_) | File::Broken))
    }

    /// What can be played of a file.
    pub fn source(&self, file: &str) -> Option<&Handle<AudioSource>> {
        match self.files.get(file)? {
            File::Ready(source) => Some(source),
            File::Loading | File::Broken => None,
        }
    }

    /// Something to play that is not a file.
    pub fn add(&mut self, name: Arc<str>, source: Handle<AudioSource>) {
        self.files.insert(name, File::Ready(source));
    }

    /// Brings what has been decoded into the room; says what is wrong with the rest.
    pub fn receive(&mut self, room: &mut Room) -> Vec<Undecodable> {
        let mut problems = Vec::new();
        for (name, decoded) in self.decoded.try_iter() {
            // What another room wanted is of no use.
            let Some(file @ File::Loading) = self.files.get_mut(&name) else {
                continue;
            };
            *file = match decoded {
                Ok(sound) => File::Ready(room.bring(sound)),
                Err(problem) => {
                    problems.push(problem);
                    File::Broken
                }
            };
        }
        problems
    }

    /// It takes no more room.
    pub fn forget(&mut self, file: &str) {
        self.files.remove(file);
    }

    /// The room is closed.
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
