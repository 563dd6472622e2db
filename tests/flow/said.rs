//! Whatever is written on a screen comes from the phrasebook: in a language whose letters are all
//! masked, every letter that can still be read was not translated.

use crate::stage::{Stage, folder};
use crate::words::{see, views};
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use kulami::ai::Level;
use kulami::app::Launch;
use kulami::app::controls::{KEYS, KeyLabels, key_name};
use kulami::app::interface::Notices;
use kulami::app::words::Phrasebook;
use kulami::assets::Assets;
use kulami::language::Language;
use std::collections::BTreeSet;
use std::path::Path;

/// Stands for every letter of every message.
const MASK: char = 'ø';

fn mask(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                *value = value.replace(char::is_alphabetic, "ø");
            }
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                for variant in variants {
                    mask(&mut variant.value);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// German with all letters masked, in place of English.
fn masked_assets() -> Assets {
    let built_in = Assets::built_in();
    let text = built_in.read_text("lang/de.ftl").unwrap();
    let mut resource = fluent_syntax::parser::parse(text).unwrap();
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            if let Some(value) = &mut message.value {
                mask(value);
            }
            for attribute in &mut message.attributes {
                mask(&mut attribute.value);
            }
        }
    }
    let folder = folder("masked");
    std::fs::create_dir_all(folder.join("lang")).unwrap();
    let text = fluent_syntax::serializer::serialize(&resource);
    std::fs::write(folder.join("lang/en.ftl"), text).unwrap();
    Assets::overridden_by(&folder).unwrap()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphabetic())
        .filter(|word| !word.is_empty())
}

/// Names, which are the same in every language, or have their own place for every language.
fn names() -> BTreeSet<String> {
    let mut names: BTreeSet<String> = ["Maximiliane", "Wolkenstein", "Kulami"]
        .map(str::to_owned)
        .into();
    // As they are printed on gamepads everywhere.
    let buttons = ["LB", "RB", "LT", "RT", "LS", "RS", "Select", "Start"];
    names.extend(buttons.map(str::to_owned));
    names.extend(Level::all().map(|level| level.name().to_owned()));
    for language in Language::ALL {
        names.extend(words(language.own_name()).map(str::to_owned));
    }
    let themes = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/themes");
    for entry in std::fs::read_dir(themes).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        names.extend(words(&text).map(str::to_owned));
    }
    names
}

#[test]
fn every_key_is_called_by_its_sign_or_from_the_phrasebook() {
    let book = Phrasebook::load(&masked_assets(), Language::English).0;
    for code in KEYS {
        let name = key_name(&book, &KeyLabels::default(), code);
        for word in words(&name) {
            let is_masked = word.chars().all(|letter| letter == MASK);
            assert!(is_masked || word.len() == 1, "{code:?} is called {name}");
        }
    }
}

#[test]
fn every_word_on_every_screen_is_from_the_phrasebook() {
    let mut stage = Stage::with(Launch::new(masked_assets()));
    let names = names();
    let mut unknown = BTreeSet::new();
    for view in views() {
        see(&mut stage, view);
        for text in &stage.laid().texts {
            for word in words(&text.text) {
                let is_masked = word.to_lowercase().chars().all(|letter| letter == MASK);
                // A letter names a row of fields, a key or a tile. Long names are cut.
                let is_name = names.iter().any(|name| name.starts_with(word));
                if !is_masked && !is_name && word.chars().count() > 1 {
                    unknown.insert(format!("{view:?}: {word} in {:?}", text.text));
                }
            }
        }
        stage.world().resource_mut::<Notices>().clear();
    }
    assert!(unknown.is_empty(), "{unknown:#?}");
}
