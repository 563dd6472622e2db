//! The stand's file: its format, and errors that name the line.

use super::stand::{IRREGULAR, SQUARE, Stand, StandError};
use crate::ai::Level;
use crate::assets::Assets;
use crate::boards::{NamedBoard, library};
use crate::language::Language;
use crate::rules::{RuleSet, brief};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

/// The file as written. Whatever is missing is taken from the default stand.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename = "Stand")]
struct WrittenStand {
    languages: Option<Vec<String>>,
    rules: Option<Vec<String>>,
    levels: Option<(u8, u8, u8)>,
    boards: Option<Vec<String>>,
    still_there_after: Option<u32>,
    still_there_for: Option<u32>,
    choice_for: Option<u32>,
    result_for: Option<u32>,
    game_minutes: Option<u32>,
    volume: Option<u8>,
    music: Option<bool>,
    text_size: Option<u16>,
    flat: Option<bool>,
    code: Option<String>,
    texts: Option<BTreeMap<String, String>>,
    logo: Option<String>,
}

/// A file's name and text, for messages that name the line.
pub struct StandFile<'a> {
    name: String,
    text: &'a str,
    /// The folder of the file, where the logo is.
    folder: Option<&'a Path>,
    /// The boards of the library.
    boards: Vec<NamedBoard>,
}

fn parse(text: &str) -> Result<WrittenStand, ron::error::SpannedError> {
    let options = ron::Options::default();
    let options = options.with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text)
}

impl WrittenStand {
    fn checked(self, file: &StandFile, usual: Stand) -> Result<Stand, StandError> {
        let seconds = |what, value: Option<u32>, usual: Duration| match value {
            None => Ok(usual),
            Some(value) if (3..=3600).contains(&value) => Ok(Duration::from_secs(value.into())),
            Some(_) => Err(file.wrong(what, "from 3 to 3600 seconds".to_owned())),
        };
        let up_to = |what, value: Option<u16>, usual: u16, least: u16, most: u16| match value {
            None => Ok(usual),
            Some(value) if (least..=most).contains(&value) => Ok(value),
            Some(_) => Err(file.wrong(what, format!("from {least} to {most}"))),
        };
        Ok(Stand {
            languages: file.languages(self.languages, usual.languages)?,
            rules: file.rules(self.rules, usual.rules)?,
            levels: file.levels(self.levels, usual.levels)?,
            boards: file.boards(self.boards, usual.boards)?,
            still_there_after: seconds(
                "still_there_after",
                self.still_there_after,
                usual.still_there_after,
            )?,
            still_there_for: seconds(
                "still_there_for",
                self.still_there_for,
                usual.still_there_for,
            )?,
            choice_for: seconds("choice_for", self.choice_for, usual.choice_for)?,
            result_for: seconds("result_for", self.result_for, usual.result_for)?,
            game_limit: match self.game_minutes {
                None => usual.game_limit,
                Some(0) => None,
                Some(minutes) if minutes <= 240 => {
                    Some(Duration::from_secs(60 * u64::from(minutes)))
                }
                Some(_) => {
                    return Err(file.wrong("game_minutes", "at most 240 minutes".to_owned()));
                }
            },
            volume: up_to(
                "volume",
                self.volume.map(u16::from),
                usual.volume.into(),
                0,
                100,
            )? as u8,
            music: self.music.unwrap_or(usual.music),
            text_size: up_to("text_size", self.text_size, usual.text_size, 100, 200)?,
            is_flat: self.flat.unwrap_or(usual.is_flat),
            code: file.code(self.code, usual.code)?,
            texts: file.texts(self.texts, usual.texts)?,
            logo: match self.logo.as_deref() {
                None => usual.logo,
                Some("") => None,
                Some(name) => Some(file.folder.unwrap_or(Path::new("")).join(name)),
            },
        })
    }
}

impl<'a> StandFile<'a> {
    /// A file of this name with this text; the logo is in `folder`.
    pub fn new(assets: &Assets, name: String, text: &'a str, folder: Option<&'a Path>) -> Self {
        Self {
            name,
            text,
            folder,
            boards: library(assets).0,
        }
    }

    /// The stand that the file describes; missing values are taken from `usual`.
    pub fn stand(&self, usual: Stand) -> Result<Stand, StandError> {
        let written = parse(self.text).map_err(|error| StandError::Form {
            file: self.name.clone(),
            reason: brief(&error.to_string()),
        })?;
        written.checked(self, usual)
    }

    fn wrong(&self, what: &'static str, why: String) -> StandError {
        let is_it = |line: &str| {
            let line = line.trim_start();
            let rest = line.strip_prefix(what);
            rest.is_some_and(|rest| rest.trim_start().starts_with(':'))
        };
        let line = self.text.lines().position(is_it);
        StandError::Value {
            file: self.name.clone(),
            line: line.unwrap_or(0) + 1,
            what,
            why,
        }
    }

    /// The language of a code in the entry `what`.
    fn language(&self, what: &'static str, code: &str) -> Result<Language, StandError> {
        Language::by_code(code).ok_or_else(|| {
            let codes = Language::CODES.join(", ");
            self.wrong(what, format!("there is no {code:?}, but {codes}"))
        })
    }

    fn languages(
        &self,
        written: Option<Vec<String>>,
        usual: Vec<Language>,
    ) -> Result<Vec<Language>, StandError> {
        let Some(codes) = written else {
            return Ok(usual);
        };
        let mut once = Vec::new();
        for code in codes {
            let language = self.language("languages", &code)?;
            if !once.contains(&language) {
                once.push(language);
            }
        }
        self.some("languages", once)
    }

    fn rules(
        &self,
        written: Option<Vec<String>>,
        usual: Vec<RuleSet>,
    ) -> Result<Vec<RuleSet>, StandError> {
        let Some(names) = written else {
            return Ok(usual);
        };
        let rules = names.iter().map(|name| {
            let rules = name.parse::<RuleSet>();
            rules.map_err(|error| self.wrong("rules", error.to_string()))
        });
        self.some("rules", rules.collect::<Result<_, _>>()?)
    }

    fn levels(
        &self,
        written: Option<(u8, u8, u8)>,
        usual: [Level; 3],
    ) -> Result<[Level; 3], StandError> {
        let Some((easy, fair, hard)) = written else {
            return Ok(usual);
        };
        let mut levels = usual;
        for (level, number) in levels.iter_mut().zip([easy, fair, hard]) {
            *level = Level::try_from(number)
                .map_err(|_| self.wrong("levels", format!("there is no {number}, but 1 to 10")))?;
        }
        Ok(levels)
    }

    fn boards(
        &self,
        written: Option<Vec<String>>,
        usual: Vec<String>,
    ) -> Result<Vec<String>, StandError> {
        let Some(boards) = written else {
            return Ok(usual);
        };
        let is_known = |name: &String| {
            let is_kind = matches!(name.as_str(), SQUARE | IRREGULAR);
            is_kind || self.boards.iter().any(|board| board.is_called(name))
        };
        if let Some(name) = boards.iter().find(|name| !is_known(name)) {
            let why = format!("there is no {name:?}; `kulami board --list` names them all");
            return Err(self.wrong("boards", why));
        }
        self.some("boards", boards)
    }

    fn some<T>(&self, what: &'static str, all: Vec<T>) -> Result<Vec<T>, StandError> {
        if all.is_empty() {
            return Err(self.wrong(what, "at least one".to_owned()));
        }
        Ok(all)
    }

    fn code(&self, written: Option<String>, usual: String) -> Result<String, StandError> {
        let Some(code) = written else {
            return Ok(usual);
        };
        let is_digits = code.chars().all(|letter| letter.is_ascii_digit());
        if !is_digits || !(4..=8).contains(&code.len()) {
            return Err(self.wrong("code", "four to eight digits".to_owned()));
        }
        Ok(code)
    }

    fn texts(
        &self,
        written: Option<BTreeMap<String, String>>,
        usual: BTreeMap<Language, String>,
    ) -> Result<BTreeMap<Language, String>, StandError> {
        let Some(texts) = written else {
            return Ok(usual);
        };
        let mut checked = BTreeMap::new();
        for (code, text) in texts {
            let language = self.language("texts", &code)?;
            if text.chars().any(char::is_control) || text.chars().count() > 120 {
                let why = "one line of at most 120 letters each".to_owned();
                return Err(self.wrong("texts", why));
            }
            checked.insert(language, text);
        }
        Ok(checked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn stand(text: &str) -> Result<Stand, StandError> {
        let assets = Assets::built_in();
        let folder = Some(Path::new("/stand"));
        let file = StandFile::new(&assets, "stand.ron".to_owned(), text, folder);
        file.stand(Stand::usual(&assets).unwrap())
    }

    #[test]
    fn the_usual_stand_says_everything_and_an_empty_file_changes_nothing() {
        let assets = Assets::built_in();
        let usual = Stand::usual(&assets).unwrap();
        assert_eq!(stand("()").unwrap(), usual);
        let text = Stand::usual_text(&assets).unwrap();
        assert_eq!(stand(&text).unwrap(), usual);
        // The default file sets everything.
        let written = parse(&text).unwrap();
        let WrittenStand {
            languages: Some(_),
            rules: Some(_),
            levels: Some(_),
            boards: Some(_),
            still_there_after: Some(_),
            still_there_for: Some(_),
            choice_for: Some(_),
            result_for: Some(_),
            game_minutes: Some(_),
            volume: Some(_),
            music: Some(_),
            text_size: Some(_),
            flat: Some(_),
            code: Some(_),
            texts: Some(_),
            logo: Some(_),
        } = written
        else {
            panic!("{written:?}");
        };
    }

    #[test]
    fn what_is_written_is_so() {
        let stand = stand(
            "(languages: [\"ro\", \"de\", \"ro\"], rules: [\"area\", \"basic\"], levels: (1, 2, 10),
              game_minutes: 12, texts: {\"de\": \"Halle 3\"}, logo: \"us.png\")",
        )
        .unwrap();
        assert_eq!(stand.languages, [Language::Romanian, Language::German]);
        assert_eq!(stand.rules, [RuleSet::AREA, RuleSet::BASIC]);
        assert_eq!(stand.levels.map(Level::number), [1, 2, 10]);
        assert_eq!(stand.game_limit, Some(Duration::from_secs(720)));
        assert_eq!(stand.text(Language::German), Some("Halle 3"));
        assert_eq!(stand.logo, Some(PathBuf::from("/stand/us.png")));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        for (text, where_and_what) in [
            (
                "(\n  volume: 101,\n)",
                "stand.ron: line 2: volume: from 0 to 100",
            ),
            (
                "(\n\n  levels: (1, 2, 11),\n)",
                "line 3: levels: there is no 11",
            ),
            ("(\n  languages: [],\n)", "line 2: languages: at least one"),
            (
                "(\n  languages: [\"tlh\"],\n)",
                "line 2: languages: there is no \"tlh\"",
            ),
            (
                "(\n  texts: {\"tlh\": \"yes\"},\n)",
                "line 2: texts: there is no \"tlh\", but en, de, ",
            ),
            ("(\n  rules: [\"chess\"],\n)", "line 2: rules: "),
            (
                "(\n  boards: [\"chess\"],\n)",
                "line 2: boards: there is no \"chess\"",
            ),
            (
                "(\n  code: \"12a4\",\n)",
                "line 2: code: four to eight digits",
            ),
            (
                "(\n  still_there_for: 1,\n)",
                "line 2: still_there_for: from 3",
            ),
            ("(\n  volume: loud,\n)", "stand.ron: 2:"),
            ("(\n  volumes: 3,\n)", "stand.ron: 2:"),
            ("", "stand.ron: 1:"),
        ] {
            let error = stand(text).unwrap_err().to_string();
            assert!(error.contains(where_and_what), "{error}");
            assert!(!error.contains('\n'), "{error}");
        }
    }
}
