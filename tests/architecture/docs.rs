//! The parts of `docs/architecture.md` that are written from the source: the table of layers, and
//! what each file is for.

use super::layers::LAYERS;
use super::root;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The folders that the map shows.
const FOLDERS: [&str; 4] = ["src", "tests", "benches", "examples"];

/// The table of layers, the highest first.
fn table() -> String {
    let mut table = String::from("| layer | modules |\n|---|---|\n");
    for layer in LAYERS.iter().rev() {
        let modules: Vec<String> = layer
            .modules
            .iter()
            .map(|module| format!("`{module}`"))
            .collect();
        let _ = writeln!(table, "| {} | {} |", layer.name, modules.join(", "));
    }
    table
}

/// The sources and shaders in a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("readable").path();
        let kind = path.extension().and_then(|extension| extension.to_str());
        if path.is_dir() {
            found.extend(sources(&path));
        } else if matches!(kind, Some("rs" | "wgsl")) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The first sentence of a file's documentation, without links.
fn purpose(text: &str) -> String {
    let paragraph: Vec<&str> = text
        .lines()
        .map_while(|line| line.strip_prefix("//"))
        .map(|line| line.trim_start_matches('!').trim())
        .take_while(|line| !line.is_empty())
        .collect();
    let paragraph = paragraph.join(" ");
    let end = paragraph.find(". ").unwrap_or(paragraph.len());
    paragraph[..end]
        .trim_end_matches('.')
        .replace("[`", "`")
        .replace("`]", "`")
}

/// Every file with its purpose, by folder.
fn map() -> String {
    let mut folders: BTreeMap<String, String> = BTreeMap::new();
    let found = FOLDERS.iter().map(|folder| sources(&root().join(folder)));
    for file in found.flatten() {
        let text = fs::read_to_string(&file).expect("source is text");
        let purpose = purpose(&text);
        assert!(
            !purpose.is_empty(),
            "{} says what it is for",
            file.display()
        );
        let file = file.strip_prefix(root()).expect("a file of the tree");
        let folder = file.parent().unwrap_or(Path::new("")).display().to_string();
        let name = file.file_name().unwrap_or_default().display();
        let _ = writeln!(folders.entry(folder).or_default(), "- `{name}`: {purpose}");
    }
    let mut map = String::new();
    for (folder, files) in folders {
        let _ = writeln!(map, "\n### `{folder}`\n\n{files}");
    }
    map.replace("\n\n\n", "\n\n")
}

/// What stands between two marks in the docs is what the source says.
fn check(name: &str, wanted: &str) {
    let begin = format!("<!-- {name}: written by tests/architecture -->\n");
    let end = format!("<!-- end of {name} -->");
    let path = root().join("docs/architecture.md");
    let text = fs::read_to_string(&path).expect("docs/architecture.md is there");
    let (head, rest) = text.split_once(&begin).expect("its place is marked");
    let (shown, tail) = rest.split_once(&end).expect("its end is marked");
    if std::env::var_os("KULAMI_UPDATE").is_some() {
        fs::write(&path, format!("{head}{begin}{wanted}{end}{tail}")).expect("writable");
    } else {
        assert!(
            shown == wanted,
            "{name}: run with KULAMI_UPDATE=1 to write it anew"
        );
    }
}

/// One test, since both parts are written to one file.
#[test]
fn the_docs_show_the_layers_and_the_map_of_the_source() {
    check("layers", &table());
    check("map", &map());
}
