//! Every language has all messages, and none that is never used.

#![cfg(feature = "game")]

mod causes;
mod errors;
mod signs;

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement};
use kulami::app::words::{COLOUR, OTHER, Phrasebook, decimal};
use kulami::assets::Assets;
use kulami::language::Language;
use kulami::lesson::{Lesson, Verdict};
use kulami::rules::{Colour, Field};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

type Variables = BTreeSet<String>;

/// Every message and attribute of a language, with the variables it takes.
fn messages(language: Language) -> BTreeMap<String, Variables> {
    let file = format!("lang/{}.ftl", language.code());
    let text = Assets::built_in().read_text(&file).unwrap();
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| {
        panic!("{file}: {errors:?}");
    });
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let name = message.id.name;
                if let Some(value) = &message.value {
                    let before = messages.insert(name.clone(), variables(value));
                    assert!(before.is_none(), "{name} is there twice in {file}");
                }
                for attribute in &message.attributes {
                    let name = format!("{name}.{}", attribute.id.name);
                    messages.insert(name, variables(&attribute.value));
                }
            }
            Entry::Junk { content } => panic!("{file}: {content}"),
            _ => {}
        }
    }
    messages
}

fn variables(pattern: &ast::Pattern<String>) -> Variables {
    let mut found = Variables::new();
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect(expression, &mut found);
        }
    }
    found
}

fn collect(expression: &Expression<String>, found: &mut Variables) {
    let inline = match expression {
        Expression::Select { selector, variants } => {
            for variant in variants {
                found.extend(variables(&variant.value));
            }
            selector
        }
        Expression::Inline(inline) => inline,
    };
    if let InlineExpression::VariableReference { id } = inline {
        found.insert(base(&id.name).to_owned());
    }
}

/// The forms of a colour: attributes of its name, and ends of the variables that stand for it.
const FORMS: [&str; 4] = ["subject", "inside", "of", "to"];

/// A variable without its form: which forms of a colour a sentence takes depends on the language.
fn base(variable: &str) -> &str {
    let known = [COLOUR, OTHER]
        .into_iter()
        .find(|all| all.contains(&variable));
    known.map_or(variable, |[label, ..]| label)
}

#[test]
fn the_variables_of_a_colour_are_called_by_its_forms() {
    for [label, forms @ ..] in [COLOUR, OTHER] {
        assert_eq!(forms, FORMS.map(|form| format!("{label}-{form}")));
    }
}

#[test]
fn colours_have_the_forms_that_sentences_need() {
    for (language, expected) in [
        (Language::English, "Black’s turn"),
        (Language::German, "Schwarz ist dran"),
        (Language::French, "Au tour des noirs"),
        (Language::Spanish, "Turno del negro"),
        (Language::Dutch, "Zwart is aan zet"),
        (Language::Romanian, "E rândul negrului"),
    ] {
        let book = Phrasebook::load(&Assets::built_in(), language).0;
        let said = book.tell("to-move", book.forms(COLOUR, Colour::Black));
        assert_eq!(said, expected);
    }
}

#[test]
fn decimals_choose_among_plural_forms() {
    for (language, number, expected) in [
        (Language::English, 1.9, "1.9 points"),
        (Language::English, 1.0, "1.0 points"),
        (Language::German, 1.9, "1,9 Punkte"),
        (Language::French, 1.9, "1,9 point"),
        (Language::French, 2.0, "2,0 points"),
        (Language::Spanish, 2.25, "2,3 puntos"),
        (Language::Romanian, 24.5, "24,5 puncte"),
    ] {
        let book = Phrasebook::load(&Assets::built_in(), language).0;
        let said = book.tell("known-points", [("count", decimal(number))]);
        assert_eq!(said, expected);
    }
}

#[test]
fn every_language_says_the_same_things() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let other = messages(language);
        for (name, variables) in &english {
            let found = other.get(name);
            assert_eq!(found, Some(variables), "{name} in {language:?}");
        }
        for name in other.keys() {
            assert!(
                english.contains_key(name),
                "{name} in {language:?} is in no other"
            );
        }
    }
}

/// The messages of all steps of the lesson: its text, its praise and, if one can go astray, its
/// correction.
fn words_of_lesson() -> BTreeSet<String> {
    let lesson = Lesson::load(&Assets::built_in()).unwrap();
    let mut names = BTreeSet::new();
    for step in lesson.steps() {
        let name = format!("lesson-{}", step.name());
        if Field::all().any(|field| step.judge(field) == Verdict::Astray) {
            names.insert(format!("{name}.astray"));
        }
        names.insert(format!("{name}.done"));
        names.insert(name);
    }
    names
}

fn is_of_lesson(name: &str) -> bool {
    words_of_lesson().contains(name)
}

#[test]
fn every_step_of_the_lesson_has_its_words_and_never_more_than_two_sentences() {
    for language in Language::ALL {
        let known = messages(language);
        let (book, _) = Phrasebook::load(&Assets::built_in(), language);
        for name in words_of_lesson() {
            assert!(known.contains_key(&name), "{name} in {language:?}");
            let own = ("own", book.colour(Colour::Red).into());
            let other = book.forms(OTHER, Colour::Black);
            let said = book.tell(&name, [own].into_iter().chain(other));
            assert!(!said.contains("{$"), "{said}");
            let ends = said.split(". ").flat_map(|part| part.split("! "));
            assert!(ends.count() <= 2, "{said}");
        }
    }
}

/// Keys that are composed: `library-` and a board's name, `lesson-` and a step's, `.help` after a
/// setting's, a form after a colour's.
fn is_put_together(name: &str, used: &BTreeSet<String>) -> bool {
    let is_help = name
        .strip_suffix(".help")
        .is_some_and(|setting| used.contains(setting));
    let library = kulami::boards::library(&Assets::built_in()).0;
    let is_board = name.strip_prefix("library-").is_some_and(|board| {
        let named = |known: &kulami::boards::NamedBoard| {
            known.name.to_lowercase().replace(' ', "-") == board
        };
        library.iter().any(named)
    });
    let is_form = name.split_once('.').is_some_and(|(colour, form)| {
        colour.starts_with("colour-") && used.contains(colour) && FORMS.contains(&form)
    });
    is_help || is_board || is_form || is_of_lesson(name)
}

#[test]
fn everything_that_is_written_is_said_somewhere() {
    // Where a `match` chooses between messages, their keys follow arrows.
    let used = named_after(&[&CALLS[..], &["=> "]].concat());
    for name in messages(Language::English).keys() {
        let is_used = used.contains(name) || is_put_together(name, &used);
        assert!(is_used, "nothing says {name}");
    }
}

/// The first literal after each of these calls is a message key.
const CALLS: [&str; 5] = ["say(", "tell(", "key(", "title(", "state("];

#[test]
fn everything_that_is_said_is_written() {
    let english = messages(Language::English);
    let asked = named_after(&CALLS);
    assert!(asked.len() > 150, "{} calls were found", asked.len());
    for name in asked {
        assert!(
            english.contains_key(&name),
            "{name} is said but not written"
        );
    }
}

/// The first literals after these words anywhere in the game's source, except its tests.
fn named_after(words: &[&str]) -> BTreeSet<String> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app")];
    let mut found = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            let text = text.split("#[cfg(test)]").next().unwrap_or_default();
            for word in words {
                for after in text.split(word).skip(1) {
                    let name = after.trim_start().strip_prefix('"');
                    if let Some((name, _)) = name.and_then(|name| name.split_once('"')) {
                        found.insert(name.to_owned());
                    }
                }
            }
        }
    }
    found
}

#[test]
fn every_board_of_the_library_has_a_name_in_every_language() {
    for board in kulami::boards::library(&Assets::built_in()).0 {
        let name = format!("library-{}", board.name.to_lowercase().replace(' ', "-"));
        for language in Language::ALL {
            assert!(messages(language).contains_key(&name), "{name}");
        }
    }
}

#[test]
fn numbers_have_the_forms_they_need() {
    let say = |language, count: usize| {
        let (book, problems) = Phrasebook::load(&Assets::built_in(), language);
        assert!(problems.is_empty());
        book.tell(
            "open-fields",
            [
                ("count", count.into()),
                ("row", "4".into()),
                ("column", "e".into()),
            ],
        )
    };
    for language in Language::ALL {
        let forms = [1, 2, 5, 20].map(|count| say(language, count));
        assert_ne!(forms[0].replace('1', "2"), forms[1], "{language:?}");
        assert!(forms[2].contains('5') && forms[3].contains("20"));
    }
    // Romanian counts "2 spații" but "20 de spații".
    assert!(say(Language::Romanian, 20).contains("20 de "));
    assert!(!say(Language::Romanian, 19).contains("19 de "));
    // In French nothing is singular.
    let none = say(Language::French, 0);
    assert_eq!(
        none.replace('0', "1"),
        say(Language::French, 1).replace("Une", "1")
    );
}

#[test]
fn percentages_are_written_as_each_language_does() {
    for (language, expected) in [
        (Language::English, "50%"),
        (Language::German, "50\u{a0}%"),
        (Language::French, "50\u{a0}%"),
        (Language::Dutch, "50%"),
    ] {
        let book = Phrasebook::load(&Assets::built_in(), language).0;
        assert_eq!(book.tell("percent", [("number", 50.into())]), expected);
    }
}

#[test]
fn a_language_that_is_broken_is_said_and_english_takes_its_place() {
    let folder = std::env::temp_dir().join(format!("kulami-lang-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("lang")).unwrap();
    // One message is good, one is malformed, and all others are missing.
    std::fs::write(folder.join("lang/de.ftl"), "play = Los\nquit = { $\n").unwrap();
    let assets = Assets::overridden_by(&folder).unwrap();
    let (book, problems) = Phrasebook::load(&assets, Language::German);
    assert_eq!(problems.len(), 1);
    assert!(problems[0].to_string().contains("lang/de.ftl"));
    assert_eq!(book.say("play"), "Los");
    assert_eq!(book.say("quit"), "Quit");
    assert_eq!(book.say("new-game"), "New game");
    std::fs::write(folder.join("lang/de.ftl"), [0xff, 0xfe]).unwrap();
    let (book, problems) = Phrasebook::load(&assets, Language::German);
    assert_eq!((book.say("play"), problems.len()), ("Play".to_owned(), 1));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn levels_of_the_rules_are_counted_as_on_the_box_of_the_language() {
    for language in Language::ALL {
        let book = Phrasebook::load(&Assets::built_in(), language).0;
        let levels = book.say("page-levels.text");
        let has_three = matches!(language, Language::Spanish | Language::Dutch);
        assert_eq!(levels.contains('3'), has_three, "{language:?}: {levels}");
        // Areas are named with level 1 and with everything: with level 2, or with level 3.
        let second = levels
            .split('2')
            .nth(1)
            .and_then(|after| after.split('.').next());
        let chains = book.say("rules-chains").to_lowercase();
        let is_chains_alone = second.is_some_and(|second| second.contains(&chains));
        assert_eq!(is_chains_alone, has_three, "{language:?}: {levels}");
    }
}
