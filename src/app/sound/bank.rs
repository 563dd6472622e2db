//! The files of each sound, and their durations.

use super::heard::Sound;
use crate::assets::{AssetError, Assets};
use bevy::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;

/// A file of a sound.
#[derive(Clone, Debug, PartialEq)]
pub struct Take {
    /// Its name among the assets.
    pub file: Arc<str>,
    /// How long it lasts.
    pub seconds: f32,
}

/// Every sound's files.
#[derive(Resource, Clone, Debug, Default)]
pub struct Bank(HashMap<Sound, Vec<Take>>);

/// Why a sound cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BankError {
    /// There is no file of it.
    #[error("there is no sound {0:?}")]
    Missing(&'static str),
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] AssetError),
    /// It is not a sound.
    #[error("{0:?} is not an Ogg Vorbis file")]
    NotOgg(String),
}

impl BankError {
    /// The file or the sound that cannot be used.
    pub fn what(&self) -> String {
        match self {
            Self::Missing(name) => (*name).to_owned(),
            Self::Unreadable(
                AssetError::Unreadable { path, .. } | AssetError::NotAFolder(path),
            ) => path.display().to_string(),
            Self::Unreadable(AssetError::Missing(name) | AssetError::NotText(name))
            | Self::NotOgg(name) => name.clone(),
        }
    }
}

impl Bank {
    /// Looks for the files of all sounds. Sounds that cannot be used are left out and reported.
    pub fn load(assets: &Assets) -> (Self, Vec<BankError>) {
        let mut bank = Self::default();
        let mut problems = Vec::new();
        for sound in Sound::all() {
            let takes = match takes(assets, sound) {
                Ok(takes) => takes,
                Err(problem) => {
                    problems.push(problem);
                    continue;
                }
            };
            bank.0.insert(sound, takes);
        }
        (bank, problems)
    }

    /// The takes of a sound; none if it cannot be used.
    pub fn takes(&self, sound: Sound) -> &[Take] {
        self.0.get(&sound).map_or(&[], Vec::as_slice)
    }

    /// All files.
    pub fn files(&self) -> impl Iterator<Item = (Sound, &Take)> {
        let each = self.0.iter();
        each.flat_map(|(sound, takes)| takes.iter().map(move |take| (*sound, take)))
    }
}

/// The takes of a sound: its only file, or its numbered files.
fn takes(assets: &Assets, sound: Sound) -> Result<Vec<Take>, BankError> {
    let name = sound.name();
    if let Some(take) = take(assets, format!("audio/{name}.ogg"))? {
        return Ok(vec![take]);
    }
    let mut takes = Vec::new();
    while let Some(next) = take(assets, format!("audio/{name}-{}.ogg", takes.len() + 1))? {
        takes.push(next);
    }
    if takes.is_empty() {
        return Err(BankError::Missing(name));
    }
    Ok(takes)
}

fn take(assets: &Assets, file: String) -> Result<Option<Take>, BankError> {
    let bytes = match assets.read(&file) {
        Ok(bytes) => bytes,
        Err(AssetError::Missing(_)) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let length = length(&bytes).ok_or_else(|| BankError::NotOgg(file.clone()))?;
    let seconds = length.samples as f32 / length.rate as f32;
    let file = file.into();
    Ok(Some(Take { file, seconds }))
}

/// How long an Ogg Vorbis file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    /// Samples per channel.
    pub samples: u64,
    /// Samples per second.
    pub rate: u64,
}

/// The length that a file declares: its last page holds the last sample (RFC 3533), its first the
/// rate (Vorbis I, 4.2.2).
pub fn length(bytes: &[u8]) -> Option<Length> {
    const PAGE: &[u8] = b"OggS";
    let last = bytes.windows(4).rposition(|four| four == PAGE)?;
    let samples = number(bytes, last + 6, 8)?;
    let segments = usize::from(*bytes.get(26)?);
    let head = 27 + segments;
    let is_vorbis = bytes.starts_with(PAGE) && bytes.get(head..head + 7)? == b"\x01vorbis";
    let rate = number(bytes, head + 12, 4).filter(|rate| is_vorbis && *rate > 0)?;
    Some(Length { samples, rate })
}

/// A little-endian number.
fn number(bytes: &[u8], at: usize, length: usize) -> Option<u64> {
    let digits = bytes.get(at..at + length)?.iter().rev();
    Some(digits.fold(0, |number, &digit| number << 8 | u64::from(digit)))
}
