//! Surveys a board that has no survey yet while its details are open: the engine plays games on it
//! in the background.

use super::BoardLibrary;
use crate::app::flow::{Sheet, Sheets};
use crate::app::motion::Pace;
use crate::app::setup::Library;
use crate::app::store::{Keeper, Store};
use crate::app::thought::{Thought, Told};
use crate::boards::{Survey, Surveys, games};
use crate::rules::Layout;
use bevy::prelude::*;

/// The file that the player's own surveys are kept in.
const FILE: &str = "surveys.ron";

/// A survey of fewer games than this is not shown.
const ENOUGH: u32 = 20;

/// How many games a survey takes.
#[derive(Resource, Clone, Copy, Debug)]
pub struct SurveyGames(pub u32);

impl Default for SurveyGames {
    fn default() -> Self {
        Self(200)
    }
}

/// The surveys made on this machine, and the one under way.
#[derive(Resource, Default)]
pub struct Measured {
    known: Surveys,
    is_new: bool,
    thought: Option<(Layout, Thought<Option<Survey>>)>,
}

impl Measured {
    /// The surveys from the last time.
    pub fn load(store: &Store) -> Self {
        let kept = store.read(FILE).unwrap_or_else(|problem| {
            crate::report::problem(&problem);
            None
        });
        Self {
            known: kept.unwrap_or_default(),
            ..default()
        }
    }

    /// The finished survey of a board.
    pub fn survey(&self, layout: &Layout) -> Option<Survey> {
        self.known.of(layout)
    }

    /// Whether a survey is under way.
    pub fn is_measuring(&self) -> bool {
        self.thought.is_some()
    }

    /// The survey under way, if it is of this board and has enough games.
    pub fn so_far(&self, layout: &Layout) -> Option<Survey> {
        let (about, thought) = self.thought.as_ref()?;
        let told = *thought.told();
        told.filter(|survey| about == layout && survey.games >= ENOUGH)
    }
}

/// Surveys the chosen board while the library is open; dropping the `Thought` stops it.
pub fn measure(
    sheets: Res<Sheets>,
    library: Res<Library>,
    boards: Res<BoardLibrary>,
    games: Res<SurveyGames>,
    mut measured: ResMut<Measured>,
    mut pace: Pace,
) {
    let measured = measured.bypass_change_detection();
    let finished = measured
        .thought
        .take_if(|(_, thought)| thought.is_over())
        .and_then(|(layout, thought)| Some((layout, (*thought.told())?)));
    if let Some((layout, survey)) = finished {
        measured.known.add(layout, survey);
        measured.is_new = true;
    }
    let is_open = sheets.contains(Sheet::Boards);
    let wanted = boards
        .layout(&library, boards.chosen())
        .filter(|layout| is_open && boards.survey(layout).is_none())
        .filter(|layout| measured.survey(layout).is_none());
    let about = measured.thought.as_ref().map(|(layout, _)| layout);
    if about != wanted {
        measured.thought = wanted.map(|layout| {
            let (board, games) = (layout.clone(), games.0);
            let thought = Thought::begin(move |stop, told: &Told<Option<Survey>>| {
                games::survey(board, games, stop, |survey| *told.now() = Some(survey));
            });
            (layout.clone(), thought)
        });
    }
    if measured.thought.is_some() {
        // Keeps drawing frames, so that results are shown as they come.
        pace.keep();
    }
}

/// Writes the surveys when there is a new one.
pub fn keep(mut measured: ResMut<Measured>, mut keeper: Keeper) {
    let measured = measured.bypass_change_detection();
    let is_new = std::mem::take(&mut measured.is_new);
    if let Err(problem) = keeper.keep(FILE, &measured.known, is_new) {
        crate::report::problem(&problem);
    }
}
