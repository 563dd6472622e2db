//! All messages in one language, in Project Fluent's format, read from `assets/lang`. A message
//! that a language lacks is taken from English.

use super::key;
use crate::assets::{AssetError, Assets};
use crate::language::Language;
use crate::rules::Colour;
use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A value put into a message.
pub type PhraseValue<'a> = FluentValue<'a>;

/// All messages of a language.
#[derive(Resource)]
pub struct Phrasebook {
    language: Language,
    /// The keys of the names of the two colours.
    colours: [&'static str; 2],
    /// The language itself, and English to fall back on.
    bundles: Vec<FluentBundle<FluentResource>>,
}

/// Why a language cannot be read, or only in part.
#[derive(Debug, thiserror::Error)]
pub enum PhraseError {
    /// Its file cannot be read.
    #[error(transparent)]
    Asset(#[from] AssetError),
    /// Some of its messages are malformed or defined twice.
    #[error("{file}: {count} messages cannot be read, the first because of {first}")]
    Form {
        /// The asset's name.
        file: String,
        /// How many.
        count: usize,
        /// The parser's message for the first.
        first: String,
    },
}

impl Phrasebook {
    /// Reads a language. Messages that cannot be read are taken from English; the errors say why.
    pub fn load(assets: &Assets, language: Language) -> (Self, Vec<PhraseError>) {
        let mut problems = Vec::new();
        let mut bundles = vec![bundle(assets, language, &mut problems)];
        if language != Language::English {
            bundles.push(bundle(assets, Language::English, &mut problems));
        }
        if !problems.is_empty() {
            // An overriding file may be broken; the built-in ones are not.
            let own = Assets::built_in();
            bundles.push(bundle(&own, Language::English, &mut Vec::new()));
        }
        let book = Self {
            language,
            colours: [key("colour-red"), key("colour-black")],
            bundles,
        };
        (book, problems)
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Sets the names of the colours, which depend on the palette of the marbles.
    pub fn call_colours(&mut self, keys: [&'static str; 2]) {
        self.colours = keys;
    }

    /// What a colour is called, as a name.
    pub fn colour(&self, colour: Colour) -> String {
        self.say(self.colour_key(colour))
    }

    /// The key of a colour's name.
    pub(super) fn colour_key(&self, colour: Colour) -> &'static str {
        self.colours[colour.index()]
    }

    /// A message without variables.
    pub fn say(&self, key: &str) -> String {
        self.tell(key, [])
    }

    /// A message with its variables; `key.attribute` is an attribute of one.
    pub fn tell<'v>(
        &self,
        key: &str,
        values: impl IntoIterator<Item = (&'static str, PhraseValue<'v>)>,
    ) -> String {
        let mut arguments = FluentArgs::new();
        for (name, value) in values {
            arguments.set::<&'v str, _>(name, value);
        }
        self.find(key, &arguments)
            .unwrap_or_else(|| format!("⟦{key}⟧"))
    }

    /// Whether there is such a message, in this language or in English.
    pub fn has(&self, key: &str) -> bool {
        self.find(key, &FluentArgs::new()).is_some()
    }

    fn find(&self, key: &str, values: &FluentArgs) -> Option<String> {
        let (name, attribute) = match key.split_once('.') {
            Some((name, attribute)) => (name, Some(attribute)),
            None => (key, None),
        };
        self.bundles.iter().find_map(|bundle| {
            let message = bundle.get_message(name)?;
            let pattern = match attribute {
                Some(attribute) => message.get_attribute(attribute)?.value(),
                None => message.value()?,
            };
            // A missing variable is shown by its name; a test looks for that.
            let mut errors = Vec::new();
            let said = bundle.format_pattern(pattern, Some(values), &mut errors);
            Some(said.into_owned())
        })
    }
}

fn bundle(
    assets: &Assets,
    language: Language,
    problems: &mut Vec<PhraseError>,
) -> FluentBundle<FluentResource> {
    let code = language.code();
    let locale: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Isolation marks are for mixed writing directions; all six languages are written left to
    // right.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(super::numbers::formatter(language)));
    let file = format!("lang/{code}.ftl");
    let text = match assets.read_text(&file) {
        Ok(text) => text,
        Err(problem) => {
            problems.push(problem.into());
            return bundle;
        }
    };
    let (resource, mut wrong) = match FluentResource::try_new(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => {
            let wrong = errors.iter().map(ToString::to_string).collect();
            (resource, wrong)
        }
    };
    if let Err(errors) = bundle.add_resource(resource) {
        wrong.extend(errors.iter().map(ToString::to_string));
    }
    if let Some(first) = wrong.first() {
        problems.push(PhraseError::Form {
            file,
            count: wrong.len(),
            first: crate::rules::brief(first),
        });
    }
    bundle
}
