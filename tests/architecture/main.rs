//! What may know what: the layers of the whole tree, and the few things that lower ones must not
//! know at all.
//!
//! The table of layers and a map of all files are in `docs/architecture.md`;
//! `KULAMI_UPDATE=1 cargo test --test architecture` writes both there from the source.
//! `KULAMI_MATRIX=1 cargo test --test architecture -- --nocapture` prints who names whom how often.

mod docs;
mod layers;
mod limits;
mod source;

use layers::{KULAMI, LAYERS, layer_of};
use source::{references, units};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn every_module_has_its_layer() {
    let without: Vec<String> = units()
        .into_iter()
        .filter(|module| layer_of(module).is_none())
        .collect();
    assert_eq!(
        without,
        Vec::<String>::new(),
        "not in tests/architecture/layers.rs"
    );
    let units = units();
    let gone = LAYERS.iter().flat_map(|layer| layer.modules);
    let gone: Vec<&&str> = gone.filter(|module| !units.contains(**module)).collect();
    assert_eq!(gone, Vec::<&&str>::new(), "in the table but not in src");
}

#[test]
fn nobody_names_anything_beside_or_above() {
    let references = references();
    if std::env::var_os("KULAMI_MATRIX").is_some() {
        print_matrix(&references);
    }
    assert!(references.len() > 1000, "the source was read");
    let upwards: Vec<&str> = references
        .iter()
        .filter(|reference| layer_of(&reference.to) >= layer_of(&reference.from))
        .map(|reference| reference.place.as_str())
        .collect();
    assert_eq!(upwards, Vec::<&str>::new());
}

#[test]
fn neither_game_names_the_other() {
    let is_kuli = |module: &str| module.starts_with("kuli");
    let is_kulami = |module: &str| KULAMI.contains(&module);
    let references = references();
    let crossing: Vec<&str> = references
        .iter()
        .filter(|reference| {
            let (from, to) = (reference.from.as_str(), reference.to.as_str());
            is_kuli(from) && is_kulami(to) || is_kulami(from) && is_kuli(to)
        })
        .map(|reference| reference.place.as_str())
        .collect();
    assert_eq!(crossing, Vec::<&str>::new());
    let inside = references.iter().any(|reference| is_kuli(&reference.from));
    assert!(inside, "the second game was read");
}

/// Who names whom how often.
fn print_matrix(references: &[source::Reference]) {
    let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for reference in references {
        *counts.entry((&reference.from, &reference.to)).or_default() += 1;
    }
    for layer in LAYERS {
        for module in layer.modules {
            let named = counts.iter().filter(|((from, _), _)| from == module);
            let named: Vec<String> = named
                .map(|((_, to), count)| format!("{to} {count}"))
                .collect();
            println!("{module}: {}", named.join(", "));
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

/// Every line of a module that holds one of these words.
fn lines_with(module: &str, words: &[&str]) -> Vec<String> {
    let files = limits::files(&root().join("src").join(module));
    assert!(!files.is_empty(), "{module} has sources");
    let mut found = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("source is text");
        for (number, line) in text.lines().enumerate() {
            if words.iter().any(|word| line.contains(word)) {
                found.push(format!("{}:{}: {line}", file.display(), number + 1));
            }
        }
    }
    found
}

#[test]
fn the_rules_know_no_bevy_no_files_and_no_clock() {
    let outside = ["bevy", "std::fs", "std::io", "std::time", "std::env"];
    for rules in ["rules", "kuli/rules", "shared"] {
        assert_eq!(lines_with(rules, &outside), Vec::<String>::new());
    }
}

#[test]
fn the_computer_players_know_no_bevy_and_no_files() {
    let outside = ["bevy", "std::fs", "std::io"];
    assert_eq!(lines_with("ai", &outside), Vec::<String>::new());
}

#[test]
fn the_lesson_knows_no_bevy_and_no_files_of_the_player() {
    let outside = ["bevy", "std::fs"];
    assert_eq!(lines_with("lesson", &outside), Vec::<String>::new());
}

#[test]
fn the_command_line_knows_no_bevy() {
    assert_eq!(lines_with("cli", &["bevy"]), Vec::<String>::new());
}

#[test]
fn the_files_know_no_bevy_but_to_be_its_resources() {
    let mut lines = lines_with("files", &["bevy"]);
    lines.retain(|line| {
        !line.contains(r#"#[cfg_attr(feature = "game", derive(bevy::prelude::Resource))]"#)
    });
    assert_eq!(lines, Vec::<String>::new());
}

#[test]
fn only_the_stand_and_what_is_above_it_names_the_stand_itself() {
    let mut lines = lines_with("app", &["Res<Kiosk>", "ResMut<Kiosk>", "Res<'w, Kiosk>"]);
    lines.retain(|line| !line.contains("/showcase/") && !line.contains("/trial/"));
    assert_eq!(lines, Vec::<String>::new());
}

#[test]
fn only_the_flow_writes_where_the_player_is() {
    let writes = [
        "NextState<Screen>",
        "ResMut<Sheets>",
        "ResMut<Display>",
        "ResMut<Origins>",
    ];
    let mut lines = lines_with("app", &writes);
    lines.retain(|line| !line.contains("/flow/"));
    assert_eq!(lines, Vec::<String>::new());
}
