//! The library of boards: those that come with the game, the player's own, and what is known of
//! them.

mod act;

pub use act::{BoardsAction, Which};

use super::input::InputSystems;
use super::screens::{Library, NavigateSystems};
use crate::assets::Assets;
use crate::boards::{Survey, Surveys};
use crate::files::{OwnBoard, OwnBoards, Saved, StoreError};
use crate::rules::Layout;
use bevy::prelude::*;
use std::path::Path;

/// The folder of the player's own boards within the one for everything.
const FOLDER: &str = "boards";

/// The player's own boards as they were last seen, what is known of boards, and which one is being
/// looked at.
#[derive(Resource, Debug, Default)]
pub struct Boards {
    folder: Option<OwnBoards>,
    own: Vec<OwnBoard>,
    trouble: Option<String>,
    surveys: Surveys,
    chosen: Option<Which>,
}

impl Boards {
    /// Boards in this folder of the player's data, or nowhere.
    pub fn load(assets: &Assets, data: Option<&Path>) -> Self {
        let surveys = Surveys::read(assets).unwrap_or_else(|problem| {
            crate::cli::complain(&problem);
            Surveys::default()
        });
        Self {
            folder: data.map(|data| OwnBoards::in_folder(&data.join(FOLDER))),
            surveys,
            ..default()
        }
    }

    /// The same with these boards, without a folder.
    #[must_use]
    pub fn showing(self, own: Vec<OwnBoard>) -> Self {
        Self { own, ..self }
    }

    /// Whether boards can be kept at all.
    pub fn is_there(&self) -> bool {
        self.folder.is_some()
    }

    /// The player's own, the newest first.
    pub fn own(&self) -> &[OwnBoard] {
        &self.own
    }

    /// Why they cannot be listed.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// The one that is being looked at.
    pub fn chosen(&self) -> Which {
        self.chosen.unwrap_or(Which::Named(0))
    }

    /// Looks at another one.
    pub fn choose(&mut self, which: Which) {
        self.chosen = Some(which);
    }

    /// What is known of a board from games that were played on it.
    pub fn survey(&self, layout: &Layout) -> Option<Survey> {
        self.surveys.of(layout)
    }

    /// A board by where it is; of one that cannot be read, its backup.
    pub fn layout<'a>(&'a self, library: &'a Library, which: Which) -> Option<&'a Layout> {
        match which {
            Which::Named(number) => {
                let board = library.0.get(usize::from(number))?;
                Some(&board.layout)
            }
            Which::Own(number) => {
                let own = self.own.get(usize::from(number))?;
                let board = own.board.as_ref().ok().or(own.backup.as_ref())?;
                Some(&board.layout)
            }
        }
    }

    /// Saves a board under a name; `None` if boards are kept nowhere.
    pub fn save(
        &mut self,
        name: &str,
        layout: &Layout,
        changed_from: Option<&Path>,
    ) -> Option<Result<Saved, StoreError>> {
        let saved = match self.folder.as_ref()?.save(name, layout, changed_from) {
            Ok(saved) => saved,
            Err(problem) => return Some(Err(problem)),
        };
        self.look();
        let is_it = |own: &OwnBoard| own.path == saved.path;
        if let Some(number) = self.own.iter().position(is_it) {
            self.choose(Which::Own(number as u16));
        }
        Some(Ok(saved))
    }

    /// Looks what there is.
    fn look(&mut self) {
        let Some(folder) = &self.folder else {
            return;
        };
        match folder.list() {
            Ok(own) => {
                self.own = own;
                self.trouble = None;
            }
            Err(problem) => {
                self.own.clear();
                self.trouble = Some(problem.to_string());
            }
        }
        if let Some(Which::Own(number)) = self.chosen
            && usize::from(number) >= self.own.len()
        {
            self.chosen = None;
        }
    }
}

/// The library without its sheet.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, act::act.in_set(InputSystems).after(NavigateSystems));
}
