//! Why something failed is told in the player's language: errors of rules, files and system.

use crate::errors::{causes, flaws};
use kulami::app::saving::sentences::flaw;
use kulami::app::words::{Cause, Phrasebook};
use kulami::assets::Assets;
use kulami::language::Language;
use kulami::rules::notation::parse_board;

fn book(language: Language) -> Phrasebook {
    Phrasebook::load(&Assets::built_in(), language).0
}

/// Whether a sentence has words that only English has.
fn is_english(said: &str) -> bool {
    const WORDS: [&str; 12] = [
        "the", "cannot", "there", "this", "file", "tile", "row", "board", "and", "not", "has",
        "expected",
    ];
    said.split(|letter: char| !letter.is_alphabetic())
        .any(|word| WORDS.contains(&word))
}

#[test]
fn no_cause_is_told_in_english_to_somebody_who_reads_another_language() {
    let english = book(Language::English);
    for language in Language::ALL {
        let book = book(language);
        for (cause, in_log) in causes() {
            let said = book.explain(&cause);
            assert!(!said.contains(['⟦', '$', '"']), "{said}");
            assert!(!said.ends_with('.'), "{said}");
            if language != Language::English {
                assert_ne!(said, english.explain(&cause), "{language:?}");
                assert!(!said.contains(&in_log), "{said}");
                assert!(!is_english(&said), "{language:?}: {said}");
            }
        }
        for found in flaws() {
            let said = flaw(&book, &found);
            assert!(!said.contains(['⟦', '$', '"']), "{said}");
            assert!(said.ends_with('.'), "{said}");
            let is_foreign = language != Language::English && is_english(&said);
            assert!(!is_foreign, "{language:?}: {said}");
        }
    }
}

/// German begins whole sentences with a capital there; the others go on.
#[test]
fn a_cause_follows_a_colon_as_the_language_writes_it() {
    for language in Language::ALL {
        let book = book(language);
        for (cause, _) in causes() {
            let said = book.explain(&cause);
            let first = said.chars().find(|letter| letter.is_alphabetic()).unwrap();
            // What is quoted comes first in some, and is written as it was found.
            let is_quoted = !said.starts_with(char::is_alphabetic);
            let is_capital = first.is_uppercase();
            assert!(
                is_quoted || is_capital == (language == Language::German),
                "{language:?}: {said}"
            );
            assert!(
                !said.contains(':'),
                "a second colon in {language:?}: {said}"
            );
        }
    }
}

#[test]
fn what_was_pasted_is_told_by_what_is_wrong_with_it() {
    let book = Phrasebook::load(&Assets::built_in(), Language::English).0;
    let why = |text: &str| book.explain(&Cause::Board(parse_board(text).unwrap_err()));
    for (text, expected) in [
        (
            "Dear Anna",
            "“Dear Anna” is neither a board as text nor a board code",
        ),
        ("https://example.org", "“https://example.org” is neither"),
        (
            &"b0".repeat(75),
            "a board code has 200 characters, this one has 150",
        ),
        ("AA/AAA", "row 2 is 3 long"),
        ("AA/Ax", "“x” in row 2, column 2 is neither a tile letter"),
        ("AA/AA", "there are 0 tiles with 2 spaces"),
    ] {
        assert!(why(text).starts_with(expected), "{text}: {}", why(text));
    }
}
