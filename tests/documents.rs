//! The documentation is true: files that it names are there.

use std::fs;
use std::path::Path;

/// The documents whose file names are checked.
const DOCUMENTS: [&str; 4] = [
    "docs/architecture.md",
    "docs/glossary.md",
    "docs/kuli.md",
    "CONTRIBUTING.md",
];

/// The folders whose files are checked.
const FOLDERS: [&str; 7] = [
    "assets", "docs", "examples", "fuzz", "scripts", "src", "tests",
];

/// The text between backticks, and the targets of links.
fn named(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.split('`').skip(1).step_by(2);
    let linked = text.split("](").skip(1);
    quoted.chain(linked.filter_map(|rest| rest.split(')').next()))
}

fn is_path(name: &str) -> bool {
    let first = name.split('/').next().unwrap_or_default();
    let is_one = !name.contains(|letter: char| letter.is_whitespace() || letter == '*');
    FOLDERS.contains(&first) && is_one
}

#[test]
fn files_that_documents_name_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut missing = Vec::new();
    let mut found = 0;
    for document in DOCUMENTS {
        let text = fs::read_to_string(root.join(document)).expect("the document is there");
        for name in named(&text).filter(|name| is_path(name)) {
            found += 1;
            if !root.join(name).exists() {
                missing.push(format!("{document}: {name}"));
            }
        }
    }
    assert_eq!(missing, Vec::<String>::new());
    assert!(found > 50, "only {found} names of files were found");
}

/// The documents that players and organisers read.
const FOR_PLAYERS: [&str; 3] = ["README.md", "CHANGELOG.md", "docs/showcase.md"];

#[test]
fn players_read_of_spaces_as_in_the_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for document in FOR_PLAYERS {
        let text = fs::read_to_string(root.join(document)).expect("the document is there");
        // Code and file names say `Field`.
        let prose: String = text.split('`').step_by(2).collect();
        let field = prose
            .split(|letter: char| !letter.is_alphabetic())
            .find(|word| matches!(word.to_lowercase().as_str(), "field" | "fields"));
        assert_eq!(field, None, "{document} calls a space a field");
    }
}
