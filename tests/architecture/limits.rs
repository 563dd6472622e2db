//! Limits: lines of files and functions, parameters of systems, and one type per name.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Lines of a file, lines of a function, inputs of a function.
const MOST_LINES: usize = 400;
const LONGEST_FUNCTION: usize = 80;
const MOST_INPUTS: usize = 12;

/// All sources in a folder, or the one that is named.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let single = folder.with_extension("rs");
    if single.is_file() {
        found.push(single);
    }
    if folder.is_dir() {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                found.extend(files(&path));
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn sources() -> Vec<(PathBuf, String)> {
    let folder = super::root().join("src");
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("source is text");
        (file, text)
    };
    let sources: Vec<_> = files(&folder).into_iter().map(read).collect();
    assert!(sources.len() > 100, "the source was found");
    sources
}

#[test]
fn no_file_is_longer_than_can_be_read_at_once() {
    let long: Vec<String> = sources()
        .iter()
        .map(|(file, text)| (file, text.lines().count()))
        .filter(|(_, lines)| *lines > MOST_LINES)
        .map(|(file, lines)| format!("{lines} {}", file.display()))
        .collect();
    assert_eq!(long, Vec::<String>::new());
}

/// The type that a line at the left margin defines.
fn defined_type(line: &str) -> Option<&str> {
    let visible = line
        .trim_start_matches("pub ")
        .trim_start_matches("pub(super) ")
        .trim_start_matches("pub(crate) ");
    let (kind, rest) = visible.split_once(' ')?;
    let name = rest
        .split(|letter: char| !letter.is_alphanumeric())
        .next()?;
    matches!(kind, "struct" | "enum" | "trait" | "type").then_some(name)
}

/// Kuli is a room of its own: both games have a position and a record, and neither names the
/// other's.
fn room(file: &Path) -> &'static str {
    let is_kuli = file.starts_with(super::root().join("src/kuli"));
    if is_kuli { "Kuli" } else { "all else" }
}

#[test]
fn a_name_means_one_type_in_its_room() {
    let mut places: BTreeMap<(&str, String), Vec<String>> = BTreeMap::new();
    for (file, text) in &sources() {
        for name in text.lines().filter_map(defined_type) {
            let places = places.entry((room(file), name.to_owned())).or_default();
            places.push(file.display().to_string());
        }
    }
    assert!(places.len() > 300, "types were found");
    places.retain(|_, places| places.len() > 1);
    assert_eq!(places, BTreeMap::new());
}

/// A function: where it is, its lines, and its inputs with tuples taken apart.
struct Function {
    place: String,
    lines: usize,
    inputs: usize,
}

/// Functions as rustfmt writes them: the header at some indentation, the end at the same one.
fn functions(file: &Path, text: &str) -> Vec<Function> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let header = line.trim_start();
        let indent = line.len() - header.len();
        let bare = header
            .trim_start_matches("pub ")
            .trim_start_matches("pub(super) ")
            .trim_start_matches("pub(crate) ")
            .trim_start_matches("const ");
        if !bare.starts_with("fn ") || header.ends_with(';') {
            continue;
        }
        let close = format!("{}}}", " ".repeat(indent));
        let Some(end) = lines[at..].iter().position(|line| **line == close) else {
            continue;
        };
        let whole = lines[at..=at + end].join("\n");
        found.push(Function {
            place: format!("{}:{}", file.display(), at + 1),
            lines: end + 1,
            inputs: inputs(&whole),
        });
    }
    found
}

/// The parameters of a function: everything with a type between its parentheses, with tuples of
/// system parameters taken apart.
fn inputs(function: &str) -> usize {
    let Some(open) = function.find('(') else {
        return 0;
    };
    let mut depth = 0;
    let mut angle = 0_i32;
    let mut count = 0;
    let mut has_words = false;
    let mut last = ' ';
    for letter in function[open..].chars() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => {
                depth -= 1;
                if depth == 0 {
                    break;
                }
            }
            '<' => angle += 1,
            '>' if last != '-' => angle -= 1,
            // A tuple of parameters is `(a, b): (Res<A>, Res<B>)`: its types are counted.
            ',' if angle == 0 && depth == 1 => has_words = false,
            letter if !letter.is_whitespace() && depth == 1 && !has_words => {
                has_words = true;
                count += 1;
            }
            _ => {}
        }
        last = letter;
    }
    count + inputs_in_tuples(&function[open..])
}

/// How many more parameters there are because some come as a tuple of resources.
fn inputs_in_tuples(header: &str) -> usize {
    let end = header.find("{\n").unwrap_or(header.len());
    let mut more = 0;
    for (at, _) in header[..end].match_indices("): (") {
        let rest = &header[at + "): (".len()..end];
        let mut depth = 0;
        let mut parts = 1;
        for letter in rest.chars() {
            match letter {
                '(' | '<' | '[' => depth += 1,
                ')' if depth == 0 => break,
                ')' | '>' | ']' => depth -= 1,
                ',' if depth == 0 => parts += 1,
                _ => {}
            }
        }
        more += parts - 1;
    }
    more
}

#[test]
fn no_function_is_longer_than_a_page() {
    let mut long = Vec::new();
    for (file, text) in sources() {
        let functions = functions(&file, &text).into_iter();
        long.extend(
            functions
                .filter(|function| function.lines > LONGEST_FUNCTION)
                .map(|function| format!("{} {}", function.lines, function.place)),
        );
    }
    assert_eq!(long, Vec::<String>::new());
}

#[test]
fn no_system_has_more_inputs_than_can_be_named_at_once() {
    let mut many = Vec::new();
    for (file, text) in sources() {
        let functions = functions(&file, &text).into_iter();
        many.extend(
            functions
                .filter(|function| function.inputs > MOST_INPUTS)
                .map(|function| format!("{} {}", function.inputs, function.place)),
        );
    }
    assert_eq!(many, Vec::<String>::new());
}

#[test]
fn inputs_are_counted_with_tuples_taken_apart() {
    let function = "fn paint(\n    mut painter: Painter,\n    (a, b): (Res<A>, Res<B<C, D>>),\n    cameras: Query<(&Camera, &X), With<Y>>,\n) -> Result {\n}";
    assert_eq!(inputs(function), 4);
    assert_eq!(inputs("fn none() {\n}"), 0);
}
