//! Reading the lesson from `assets/lesson.ron`.

use super::{Goal, LEARNER, LessonStep};
use crate::assets::{AssetError, Assets};
use crate::rules::notation::{BadMove, replay};
use crate::rules::{Game, Layout, LayoutError, RuleSet, brief};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::Arc;

const FILE: &str = "lesson.ron";

/// Why the lesson cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    /// It cannot be read.
    #[error(transparent)]
    Asset(#[from] AssetError),
    /// It is not well formed.
    #[error("{FILE}: {0}")]
    Form(String),
    /// It does not hold a board.
    #[error("{FILE}: {0}")]
    Layout(#[from] LayoutError),
    /// It holds no step.
    #[error("{FILE}: there is no step")]
    Empty,
    /// Two steps have the same name, by which progress is stored.
    #[error("{FILE}: there are two steps called {0}")]
    NameTaken(String),
    /// A position that the rules do not allow.
    #[error("{FILE}: step {step}: {why}")]
    Move {
        /// The step's name.
        step: String,
        /// Which move and why.
        why: BadMove,
    },
    /// No field reaches the goal of this step.
    #[error("{FILE}: step {0}: its goal cannot be reached")]
    OutOfReach(String),
}

/// The lesson as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    /// The rows of the board, top row first. All steps are on it.
    board: Vec<String>,
    steps: Vec<StepFile>,
}

/// A step as written. The starter is chosen so that the learner is to move.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    name: String,
    #[serde(default)]
    rules: RuleSet,
    #[serde(default)]
    moves: String,
    goal: Goal,
    #[serde(default)]
    answered: bool,
}

pub(super) fn load(assets: &Assets) -> Result<Vec<LessonStep>, LessonError> {
    parse(&assets.read_text(FILE)?)
}

fn parse(text: &str) -> Result<Vec<LessonStep>, LessonError> {
    let LessonFile { board, steps } =
        ron::from_str(text).map_err(|error| LessonError::Form(brief(&error.to_string())))?;
    let layout: Arc<Layout> = Arc::new(board.join("/").parse()?);
    let mut names = BTreeSet::new();
    if let Some(twice) = steps.iter().find(|step| !names.insert(&step.name)) {
        return Err(LessonError::NameTaken(twice.name.clone()));
    }
    if steps.is_empty() {
        return Err(LessonError::Empty);
    }
    steps.into_iter().map(|step| check(step, &layout)).collect()
}

fn check(file: StepFile, layout: &Arc<Layout>) -> Result<LessonStep, LessonError> {
    let moves: Vec<&str> = file.moves.split_whitespace().collect();
    let starts = if moves.len().is_multiple_of(2) {
        LEARNER
    } else {
        !LEARNER
    };
    let mut game = Game::new(layout.clone(), file.rules, starts);
    replay(&mut game, moves).map_err(|why| LessonError::Move {
        step: file.name.clone(),
        why,
    })?;
    if file.goal.fields(&game).is_empty() {
        return Err(LessonError::OutOfReach(file.name));
    }
    Ok(LessonStep {
        name: file.name,
        game,
        goal: file.goal,
        is_answered: file.answered,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: &str = r#"board: ["AABCCCDD", "AABEEFDD", "GGBEEFDD", "GGHHHIII", "JJHHHKKL",
                                    "MNNOOKKL", "MNNPPPQQ", "MNNPPPQQ"]"#;

    fn refused(board: &str, steps: &str) -> String {
        let lesson = parse(&format!("({board}, steps: [{steps}])"));
        lesson.expect_err("there is a mistake in it").to_string()
    }

    #[test]
    fn mistakes_are_named() {
        assert!(refused(BOARD, "").contains("no step"));
        assert!(refused(r#"board: ["AA"]"#, "").contains("lesson.ron: "));
        let step = r#"(name: "a", goal: Place)"#;
        assert!(refused(BOARD, &format!("{step}, {step}")).contains("two steps called a"));
        let illegal = refused(BOARD, r#"(name: "a", moves: "c8 c7", goal: Place)"#);
        assert!(illegal.contains("move 2") && illegal.contains("tile of the last marble"));
        let unreachable = refused(BOARD, r#"(name: "a", goal: MakeChain)"#);
        assert!(unreachable.contains("step a: its goal cannot be reached"));
        assert!(refused(BOARD, r#"(name: "a", goal: Dance)"#).contains("Dance"));
    }
}
