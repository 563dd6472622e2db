//! What a game is launched with.

use super::flow::Screen;
use super::sound;
use super::store::Store;
use crate::assets::Assets;
use crate::files::SavedGame;
use crate::language::Language;
use crate::play::{Player, Setup};
use crate::quality::Quality;
use crate::rules::generate::{Seed, square};
use crate::rules::{Colour, RuleSet};
use crate::showcase::Stand;
use std::path::PathBuf;
use std::sync::Arc;

/// What a game is launched with.
#[derive(Clone, Debug)]
pub struct Launch {
    /// Where themes and other assets come from.
    pub assets: Assets,
    /// The suggested quality, if the player has not chosen one.
    pub quality: Quality,
    /// The first game.
    pub setup: Setup,
    /// The first screen.
    pub screen: Screen,
    /// The language, if the player has not chosen one.
    pub language: Language,
    /// Where settings and choices for new games are kept.
    pub store: Store,
    /// Where games and statistics are kept; `None` keeps none.
    pub data: Option<PathBuf>,
    /// A game to resume at once, instead of `setup`.
    pub game: Option<SavedGame>,
    /// A file to open as if it were dropped on the window.
    pub opens: Option<PathBuf>,
    /// What plays the sound.
    pub sound: sound::Output,
    /// The stand the game runs on, if any, and the folder of its table of games.
    pub stand: Option<(Stand, Option<PathBuf>)>,
}

impl Launch {
    /// A game for two on a new square board, in English, keeping no files.
    pub fn new(assets: Assets) -> Self {
        Self {
            assets,
            quality: Quality::default(),
            setup: Setup {
                layout: Arc::new(square(&Seed::from(rand::random::<u64>()))),
                rules: RuleSet::BASIC,
                starts: Colour::Red,
                players: [Player::SOMEBODY; 2],
                best_of: 1,
            },
            screen: Screen::Table,
            language: Language::English,
            store: Store::default(),
            data: None,
            game: None,
            opens: None,
            sound: sound::Output::None,
            stand: None,
        }
    }
}
