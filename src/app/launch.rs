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
    /// Where themes and the rest come from.
    pub assets: Assets,
    /// How much the picture may cost.
    pub quality: Quality,
    /// The first game.
    pub setup: Setup,
    /// The first screen.
    pub screen: Screen,
    /// The language, for those who have not chosen.
    pub language: Language,
    /// Where settings and choices are kept.
    pub store: Store,
    /// Where games and statistics are kept; nowhere if there is no such folder.
    pub data: Option<PathBuf>,
    /// A game to go on with at once, instead of the first one.
    pub game: Option<SavedGame>,
    /// What makes the sound.
    pub sound: sound::Output,
    /// The stand it runs on, if it is on one, and where that keeps its table of games.
    pub stand: Option<(Stand, Option<PathBuf>)>,
}

impl Launch {
    /// A game for two on a new square board, in English, of which nothing is kept.
    pub fn new(assets: Assets) -> Self {
        Self {
            assets,
            quality: Quality::default(),
            setup: Setup {
                layout: Arc::new(square(&Seed::from(rand::random::<u64>()))),
                rules: RuleSet::BASIC,
                starts: Colour::Red,
                players: [Player::SOMEBODY; 2],
            },
            screen: Screen::Table,
            language: Language::English,
            store: Store::default(),
            data: None,
            game: None,
            sound: sound::Output::None,
            stand: None,
        }
    }
}
