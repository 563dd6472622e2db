//! What may know what: the rules and the computer players stand alone.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Every line of a module that holds one of these words.
fn lines_with(module: &str, words: &[&str]) -> Vec<String> {
    let mut files = Vec::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("src")
            .join(module),
        &mut files,
    );
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
fn the_rules_know_only_themselves() {
    let outside = [
        "bevy",
        "std::fs",
        "std::io",
        "std::time",
        "std::env",
        "crate::ai",
        "crate::app",
        "crate::assets",
        "crate::boards",
        "crate::cli",
        "crate::files",
        "crate::lesson",
    ];
    assert_eq!(lines_with("rules", &outside), Vec::<String>::new());
}

#[test]
fn the_computer_players_know_only_the_rules() {
    let outside = [
        "bevy",
        "std::fs",
        "std::io",
        "crate::app",
        "crate::cli",
        "crate::files",
        "crate::lesson",
    ];
    assert_eq!(lines_with("ai", &outside), Vec::<String>::new());
}

#[test]
fn the_lesson_knows_no_bevy_and_no_files_of_the_player() {
    let outside = [
        "bevy",
        "std::fs",
        "crate::app",
        "crate::cli",
        "crate::files",
    ];
    assert_eq!(lines_with("lesson", &outside), Vec::<String>::new());
}

#[test]
fn the_command_line_knows_no_bevy() {
    assert_eq!(
        lines_with("cli", &["bevy", "crate::app"]),
        Vec::<String>::new()
    );
}

#[test]
fn the_files_know_no_bevy_but_to_be_its_resources() {
    let mut lines = lines_with("files", &["bevy", "crate::app"]);
    lines.retain(|line| {
        !line.contains(r#"#[cfg_attr(feature = "game", derive(bevy::prelude::Resource))]"#)
    });
    assert_eq!(lines, Vec::<String>::new());
}
