//! Surveys of boards: figures from games of equally strong players.
//!
//! `kulami survey` plays the games and writes `assets/surveys.ron`; docs/boards.md has the
//! command.

use crate::assets::Assets;
use crate::rules::{Layout, LayoutError, Symmetry, brief};
use serde::{Deserialize, Serialize};

/// The asset with the surveys of the boards that come with the game.
const FILE: &str = "surveys.ron";

/// At most so many boards are kept.
const MOST: usize = 1_000;

/// How games on a board went.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Survey {
    /// Games played.
    pub games: u32,
    /// Fields to choose from, on an average turn after the opening.
    pub openness: f32,
    /// Marbles placed in an average game.
    pub length: f32,
    /// The share of games that ended because a player had no field, from 0 to 1.
    pub blocked: f32,
    /// The starter's points for each game, from 0 to 1; a draw is half a point.
    pub starter: f32,
    /// Half the width of the interval that holds the true points 95 times in 100.
    pub starter_error: f32,
    /// By how many points an average game was won, whoever won it.
    pub margin: f32,
}

/// Who does better on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Better {
    /// The starter.
    Starter,
    /// The other player.
    Second,
    /// The games do not tell.
    Neither,
}

impl Survey {
    /// Who does better, if the difference is significant.
    pub fn better(&self) -> Better {
        let lead = self.starter - 0.5;
        if lead > self.starter_error {
            Better::Starter
        } else if -lead > self.starter_error {
            Better::Second
        } else {
            Better::Neither
        }
    }
}

/// Boards with their surveys. A board that was turned or mirrored counts as the same.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Vec<WrittenSurvey>", into = "Vec<WrittenSurvey>")]
pub struct Surveys {
    boards: Vec<(Layout, Survey)>,
}

/// Why the file of surveys cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("surveys.ron: {0}")]
pub struct SurveyError(String);

/// An entry whose board is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("board {number}: {source}")]
pub struct EntryError {
    /// Which one, from 1.
    number: usize,
    source: LayoutError,
}

/// A survey as written.
#[derive(Clone, Serialize, Deserialize)]
struct WrittenSurvey {
    layout: String,
    survey: Survey,
}

impl From<Surveys> for Vec<WrittenSurvey> {
    fn from(surveys: Surveys) -> Self {
        let boards = surveys.boards.into_iter();
        boards
            .map(|(layout, survey)| WrittenSurvey {
                layout: layout.to_string(),
                survey,
            })
            .collect()
    }
}

impl TryFrom<Vec<WrittenSurvey>> for Surveys {
    type Error = EntryError;

    fn try_from(entries: Vec<WrittenSurvey>) -> Result<Self, EntryError> {
        let boards = entries.into_iter().zip(1..).map(|(entry, number)| {
            let layout = entry.layout.parse();
            let layout = layout.map_err(|source| EntryError { number, source })?;
            Ok((layout, entry.survey))
        });
        Ok(Self {
            boards: boards.collect::<Result<_, _>>()?,
        })
    }
}

impl Surveys {
    /// The surveys among the assets; none if there is no such file.
    pub fn read(assets: &Assets) -> Result<Self, SurveyError> {
        match assets.read_text(FILE) {
            Ok(text) => Self::parse(&text),
            Err(error) => Err(SurveyError(error.to_string())),
        }
    }

    fn parse(text: &str) -> Result<Self, SurveyError> {
        ron::from_str(text).map_err(|error| SurveyError(brief(&error.to_string())))
    }

    /// The text of a file of surveys.
    pub fn to_text(&self) -> String {
        let text = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::new());
        text.map_or_else(|_| String::new(), |text| text + "\n")
    }

    /// Adds the survey of a board. If there are too many, the oldest is dropped.
    pub fn add(&mut self, layout: Layout, survey: Survey) {
        if self.boards.len() >= MOST {
            self.boards.remove(0);
        }
        self.boards.push((layout, survey));
    }

    /// The survey of a board.
    pub fn of(&self, layout: &Layout) -> Option<Survey> {
        Symmetry::ALL.iter().find_map(|&symmetry| {
            let turned = layout.transformed(symmetry);
            self.boards
                .iter()
                .find(|(known, _)| *known == turned)
                .map(|&(_, survey)| survey)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn survey(starter: f32) -> Survey {
        Survey {
            games: 1000,
            openness: 6.25,
            length: 50.5,
            blocked: 0.625,
            starter,
            starter_error: 0.03,
            margin: 4.5,
        }
    }

    #[test]
    fn only_more_than_chance_is_better() {
        for (starter, better) in [
            (0.54, Better::Starter),
            (0.52, Better::Neither),
            (0.5, Better::Neither),
            (0.46, Better::Second),
        ] {
            assert_eq!(survey(starter).better(), better);
        }
    }

    #[test]
    fn a_survey_is_read_as_it_was_written_and_found_from_every_side() {
        let board = |word| {
            let seed = crate::rules::generate::Seed::new(word);
            crate::rules::generate::irregular(&seed, 0.5)
        };
        let mut surveys = Surveys::default();
        surveys.add(board("a"), survey(0.5));
        surveys.add(board("b"), survey(0.75));
        let read = Surveys::parse(&surveys.to_text()).unwrap();
        for symmetry in Symmetry::ALL {
            let turned = board("b").transformed(symmetry);
            assert_eq!(read.of(&turned), Some(survey(0.75)));
        }
        assert_eq!(read.of(&board("c")), None);
    }

    #[test]
    fn what_is_wrong_with_a_file_is_said() {
        assert!(Surveys::parse("[").is_err());
        let bad = Surveys::default().to_text().replace(
            "[]",
            "[(layout: \"A/B\", survey: (games: 1, openness: 1, length: 1, blocked: 0, \
             starter: 0, starter_error: 0, margin: 0))]",
        );
        let error = Surveys::parse(&bad).unwrap_err().to_string();
        assert!(error.contains("board 1: "), "{error}");
    }
}
