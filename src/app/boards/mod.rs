//! The library of boards: those that come with the game, the player's own, and what is known of
//! them.

mod act;
mod measure;
mod news;
pub mod sentences;

use crate::app::actions::Which;
use crate::app::flow::FlowSystems;
use crate::app::setup::Library;
pub use measure::{Measured, SurveyGames};

use super::motion::stay_awake;
use super::stock::{self, Stock};
use super::store::Store;
use crate::assets::Assets;
use crate::boards::{NamedBoard, Survey, Surveys};
use crate::files::{OwnBoard, OwnBoards};
use crate::rules::Layout;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// The folder of the player's own boards within the one for everything.
const FOLDER: &str = "boards";

/// The player's own boards, the surveys that come with the game, and which board is chosen.
#[derive(Resource, Debug, Default)]
pub struct BoardLibrary {
    stock: Stock<NamedBoard>,
    surveys: Surveys,
    chosen: Option<Which>,
    /// The file that was just saved; it is chosen once it is listed.
    fresh: Option<PathBuf>,
}

impl stock::Listed for NamedBoard {
    type View = ();

    fn view(_: &OwnBoard) {}
}

impl BoardLibrary {
    /// The boards in this folder of the player's data; without a folder none are kept.
    pub fn load(assets: &Assets, data: Option<&Path>) -> Self {
        let own = data.map(|data| OwnBoards::in_folder(&data.join(FOLDER)));
        Self::new(assets, own)
    }

    /// These boards beside those that come with the game.
    pub fn new(assets: &Assets, own: Option<OwnBoards>) -> Self {
        let surveys = Surveys::read(assets).unwrap_or_else(|problem| {
            crate::report::problem(&problem);
            Surveys::default()
        });
        Self {
            stock: own.map_or_else(Stock::default, |own| Stock::on(own, "own boards")),
            surveys,
            ..default()
        }
    }

    /// The same library with these boards as the player's own, without a folder.
    #[must_use]
    pub fn showing(self, own: Vec<OwnBoard>) -> Self {
        let stock = Stock::showing(own);
        Self { stock, ..self }
    }

    /// The player's own.
    pub fn own(&self) -> &Stock<NamedBoard> {
        &self.stock
    }

    /// The board whose details are shown.
    pub fn chosen(&self) -> Which {
        let is_there = |which: &Which| match which {
            Which::Named(_) => true,
            Which::Own(number) => self.stock.get(*number).is_some(),
        };
        self.chosen.filter(is_there).unwrap_or(Which::Named(0))
    }

    /// Shows the details of another board.
    pub fn choose(&mut self, which: Which) {
        self.chosen = Some(which);
    }

    /// The survey of a board that comes with the game.
    pub fn survey(&self, layout: &Layout) -> Option<Survey> {
        self.surveys.of(layout)
    }

    /// A board; of one that cannot be read, its backup.
    pub fn layout<'a>(&'a self, library: &'a Library, which: Which) -> Option<&'a Layout> {
        match which {
            Which::Named(number) => {
                let board = library.0.get(number)?;
                Some(&board.layout)
            }
            Which::Own(number) => {
                let own = &self.stock.get(number)?.entry;
                let board = own.held.as_ref().ok().or(own.backup.as_ref())?;
                Some(&board.layout)
            }
        }
    }

    /// Saves a board under a name; `changed_from` is the file it was loaded from.
    pub fn save(&mut self, name: &str, layout: Layout, changed_from: Option<PathBuf>) {
        let board = NamedBoard::new(name, layout);
        self.stock.save(name.to_owned(), board, changed_from);
    }
}

/// Boards from the last time, and what is known of them.
pub fn begin(app: &mut App, assets: &Assets, data: Option<&Path>, store: &Store) {
    app.insert_resource(BoardLibrary::load(assets, data))
        .insert_resource(Measured::load(store));
}

/// The library without its sheet.
pub fn plugin(app: &mut App) {
    app.init_resource::<SurveyGames>()
        .add_systems(
            Update,
            (act::act, act::save, news::hear, measure::measure)
                .chain()
                .in_set(FlowSystems::Act),
        )
        .add_systems(Last, (news::finish, measure::keep).before(stay_awake));
}
