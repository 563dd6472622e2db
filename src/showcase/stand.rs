//! What the organiser allows, from a small file with comments.

use super::file::StandFile;
use crate::ai::Level;
use crate::assets::{AssetError, Assets};
use crate::language::Language;
use crate::rules::RuleSet;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The asset with the usual stand, and with what everything means.
const FILE: &str = "showcase.ron";

/// Boards by chance, of two kinds.
pub const SQUARE: &str = "square";
/// The other kind.
pub const IRREGULAR: &str = "irregular";

/// A stand: everything that can be set there, in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Stand {
    /// The languages to choose from, the usual one first.
    pub languages: Vec<Language>,
    /// What counts, used in turn.
    pub rules: Vec<RuleSet>,
    /// The computer that is easy, fair or hard.
    pub levels: [Level; 3],
    /// Kinds and names of boards.
    pub boards: Vec<String>,
    /// A game without a touch for so long asks whether somebody is still there.
    pub still_there_after: Duration,
    /// It waits for the answer for so long.
    pub still_there_for: Duration,
    /// The choice of a game is left after so long.
    pub choice_for: Duration,
    /// The result of one is left after so long.
    pub result_for: Duration,
    /// A game takes no longer, if anything.
    pub game_limit: Option<Duration>,
    /// How loud it is, in parts of a hundred.
    pub volume: u8,
    /// Whether there is music.
    pub music: bool,
    /// How large words are, in parts of a hundred.
    pub text_size: u16,
    /// Whether the screen lies flat, with people on two sides of it.
    pub is_flat: bool,
    /// What the operator types.
    pub code: String,
    /// A line below the name of the game, by its language.
    pub texts: BTreeMap<Language, String>,
    /// A picture of the stand.
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
    /// The usual one cannot be read.
    #[error(transparent)]
    Asset(#[from] AssetError),
    /// It is not of the right form.
    #[error("{file}: {reason}")]
    Form {
        /// The file.
        file: String,
        /// Where and why.
        reason: String,
    },
    /// Something in it cannot be.
    #[error("{file}: line {line}: {what}: {why}")]
    Value {
        /// The file.
        file: String,
        /// The line it is on.
        line: usize,
        /// What it is called.
        what: &'static str,
        /// Why it cannot be.
        why: String,
    },
}

impl Stand {
    /// The text of the usual one, with what everything means.
    pub fn usual_text(assets: &Assets) -> Result<String, AssetError> {
        assets.read_text(FILE)
    }

    /// The usual one.
    pub fn usual(assets: &Assets) -> Result<Self, StandError> {
        let text = Self::usual_text(assets)?;
        // The file of the game says everything.
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

    /// What is so before any file says something.
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
