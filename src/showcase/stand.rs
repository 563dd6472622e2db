//! What the organiser can set, read from a small file with comments.

use super::file::StandFile;
use crate::ai::Level;
use crate::assets::{AssetError, Assets};
use crate::language::Language;
use crate::rules::RuleSet;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The asset with the default stand, in which comments explain every entry.
const FILE: &str = "showcase.ron";

/// The name for random square boards.
pub const SQUARE: &str = "square";
/// The name for random irregular boards.
pub const IRREGULAR: &str = "irregular";

/// A stand: all its entries, in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Stand {
    /// The languages to choose from, the default first.
    pub languages: Vec<Language>,
    /// The rules, used in turn.
    pub rules: Vec<RuleSet>,
    /// The levels of the easy, the fair and the hard computer.
    pub levels: [Level; 3],
    /// Kinds and names of boards.
    pub boards: Vec<String>,
    /// How long without input until a game asks whether a visitor is still there.
    pub still_there_after: Duration,
    /// How long the question waits for an answer.
    pub still_there_for: Duration,
    /// How long without input until the choice of a game is left.
    pub choice_for: Duration,
    /// How long without input until a result is left.
    pub result_for: Duration,
    /// The time limit of a game, if any.
    pub game_limit: Option<Duration>,
    /// The volume, in percent.
    pub volume: u8,
    /// Whether there is music.
    pub music: bool,
    /// The size of text, in percent.
    pub text_size: u16,
    /// Whether the screen lies flat, with people on two sides of it.
    pub is_flat: bool,
    /// The operator's code.
    pub code: String,
    /// A line below the name of the game, by language.
    pub texts: BTreeMap<Language, String>,
    /// The stand's logo.
    pub logo: Option<PathBuf>,
}

/// Why a file does not describe a stand.
#[derive(Debug, thiserror::Error)]
pub enum StandError {
    /// It cannot be read.
    #[error("{}: {source}", path.display())]
    Unread {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// The default stand cannot be read.
    #[error(transparent)]
    Asset(#[from] AssetError),
    /// It is not well formed.
    #[error("{file}: {reason}")]
    Form {
        /// The file.
        file: String,
        /// Where and why.
        reason: String,
    },
    /// A value is not allowed.
    #[error("{file}: line {line}: {what}: {why}")]
    Value {
        /// The file.
        file: String,
        /// The line it is on.
        line: usize,
        /// The entry.
        what: &'static str,
        /// Why it cannot be.
        why: String,
    },
}

impl Stand {
    /// The text of the default file, with its comments.
    pub fn usual_text(assets: &Assets) -> Result<String, AssetError> {
        assets.read_text(FILE)
    }

    /// The default stand.
    pub fn usual(assets: &Assets) -> Result<Self, StandError> {
        let text = Self::usual_text(assets)?;
        // The default file sets every entry.
        StandFile::new(assets, FILE.to_owned(), &text, None).stand(Self::plain())
    }

    /// The stand of a file.
    pub fn read(assets: &Assets, path: &Path) -> Result<Self, StandError> {
        let text = std::fs::read_to_string(path).map_err(|source| StandError::Unread {
            path: path.to_owned(),
            source,
        })?;
        let name = path.display().to_string();
        StandFile::new(assets, name, &text, path.parent()).stand(Self::usual(assets)?)
    }

    /// Values before any file is read.
    fn plain() -> Self {
        Self {
            languages: vec![Language::default()],
            rules: vec![RuleSet::BASIC],
            levels: [Level::EASIEST; 3],
            boards: vec![SQUARE.to_owned()],
            still_there_after: Duration::from_secs(45),
            still_there_for: Duration::from_secs(15),
            choice_for: Duration::from_secs(30),
            result_for: Duration::from_secs(25),
            game_limit: None,
            volume: 80,
            music: true,
            text_size: 150,
            is_flat: false,
            code: "2580".to_owned(),
            texts: BTreeMap::new(),
            logo: None,
        }
    }

    /// The line below the name of the game in a language, if the organiser has one.
    pub fn text(&self, language: Language) -> Option<&str> {
        self.texts.get(&language).map(String::as_str)
    }
}
