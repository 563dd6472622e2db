//! Spaces, quotation marks, letters and contractions are those of each language.

use kulami::app::words::{COLOUR, OTHER, Phrasebook};
use kulami::assets::Assets;
use kulami::language::Language;
use kulami::rules::Colour;

/// The prose of a language, line by line, with `X` for each variable.
fn prose(language: Language) -> Vec<String> {
    let file = format!("lang/{}.ftl", language.code());
    let text = Assets::built_in().read_text(&file).unwrap();
    let mut lines = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let line = line.trim();
        // A key, an attribute or a variant.
        let said = line.split_once(" = ").map_or(line, |(_, said)| said);
        let said = match said.split_once("] ") {
            Some((variant, said)) if variant.starts_with(['[', '*']) => said,
            _ => said,
        };
        let mut rest = said
            .strip_prefix('}')
            .map_or(said.to_owned(), |rest| format!("X{rest}"));
        while let Some((before, after)) = rest.split_once('{') {
            // Without an end, it goes on in other lines.
            let after = after.split_once('}').map_or("", |(_, after)| after);
            rest = format!("{before}X{after}");
        }
        lines.push(rest);
    }
    lines
}

/// The character before each of these signs.
fn before<'a>(line: &'a str, signs: &'a str) -> impl Iterator<Item = (char, char)> + 'a {
    let characters: Vec<char> = line.chars().collect();
    let pairs: Vec<(char, char)> = characters
        .windows(2)
        .map(|pair| (pair[0], pair[1]))
        .collect();
    pairs.into_iter().filter(|(_, sign)| signs.contains(*sign))
}

#[test]
fn spaces_before_signs_are_those_of_the_language() {
    const SPACES: [char; 3] = [' ', '\u{a0}', '\u{202f}'];
    for language in Language::ALL {
        for line in prose(language) {
            assert!(!line.contains("  "), "{language:?}: {line}");
            for (space, sign) in before(&line, ":;!?%…") {
                let wanted = match (language, sign) {
                    (Language::French, ':') => Some('\u{a0}'),
                    (Language::French, ';' | '!' | '?') => Some('\u{202f}'),
                    (Language::English | Language::Dutch, '%') => None,
                    (_, '%') => Some('\u{a0}'),
                    (Language::German, '…') => Some('\u{a0}'),
                    _ => None,
                };
                let found = Some(space).filter(|space| SPACES.contains(space));
                assert_eq!(found, wanted, "{language:?}: {line}");
            }
        }
    }
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    for language in Language::ALL {
        let (opening, closing) = match language {
            Language::English => ('“', '”'),
            Language::German => ('„', '“'),
            Language::French | Language::Spanish => ('«', '»'),
            Language::Dutch => ('‘', '’'),
            Language::Romanian => ('„', '”'),
        };
        for line in prose(language) {
            let marks: Vec<char> = line
                .chars()
                .filter(|mark| "\"“”„«»‘'`".contains(*mark))
                .filter(|&mark| mark != closing)
                .collect();
            assert!(
                marks.iter().all(|&mark| mark == opening),
                "{language:?}: {line}"
            );
            // A closing mark may also be an apostrophe.
            let closed = line.chars().filter(|&mark| mark == closing).count();
            assert!(closed >= marks.len(), "{language:?}: {line}");
            if language == Language::French {
                let is_spaced =
                    !line.contains('«') || line.contains("«\u{a0}") && line.contains("\u{a0}»");
                assert!(is_spaced, "{line}");
            }
        }
    }
}

#[test]
fn letters_and_signs_are_those_of_the_language() {
    for language in Language::ALL {
        for line in prose(language) {
            assert!(!line.contains("..."), "{language:?}: {line}");
            // A hyphen is no dash and no minus.
            assert!(!line.contains(" - "), "{language:?}: {line}");
            if language == Language::Romanian {
                // With commas below, not with cedillas.
                assert!(!line.contains(['ş', 'ţ', 'Ş', 'Ţ']), "{line}");
            }
            if language == Language::Spanish {
                for (opening, closing) in [('¿', '?'), ('¡', '!')] {
                    let [one, other] = [opening, closing].map(|sign| line.matches(sign).count());
                    assert_eq!(one, other, "{line}");
                }
            }
        }
    }
}

/// Every message of a language with every colour and every outcome of a review put into it.
fn filled(language: Language) -> Vec<String> {
    let mut book = Phrasebook::load(&Assets::built_in(), language).0;
    let palettes = [
        ["colour-red", "colour-black"],
        ["colour-amber", "colour-blue"],
        ["colour-white", "colour-black"],
    ];
    let mut said = Vec::new();
    for palette in palettes {
        book.call_colours(palette);
        for colour in Colour::BOTH {
            let ahead = |colour| {
                let points = [("points", 3.into())];
                let values = book.forms(COLOUR, colour).into_iter().chain(points);
                book.tell("review-ahead", values)
            };
            let outcomes = [book.say("review-level"), ahead(colour), ahead(!colour)];
            for better in &outcomes {
                for played in &outcomes {
                    for name in crate::messages(language).keys() {
                        let review = [
                            ("better", better.as_str().into()),
                            ("played", played.as_str().into()),
                        ];
                        let colours = book
                            .forms(COLOUR, colour)
                            .into_iter()
                            .chain(book.forms(OTHER, colour));
                        said.push(book.tell(name, colours.chain(review)));
                    }
                }
            }
        }
    }
    said
}

#[test]
fn articles_are_contracted_and_vowels_elided() {
    for (language, wrong) in [
        (
            Language::French,
            &[
                " de les ", " de le ", " à les ", " à le ", " de é", " de à", " que é", " de un",
                " la é", " le é",
            ][..],
        ),
        (Language::Spanish, &[" de el ", " a el "]),
        (Language::German, &[" von von "]),
        (Language::Romanian, &["pentru roșul", "împotriva roșul "]),
    ] {
        for said in filled(language) {
            let found = wrong.iter().find(|wrong| said.contains(**wrong));
            assert_eq!(found, None, "{language:?}: {said}");
        }
    }
}
