//! Which module names which, read from the source.
//!
//! `use` trees and paths that begin with `crate::`, `super::`, `self::` or, in the binary,
//! `kulami::` are read. Comments and the contents of strings are left out.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A place where one module names another.
pub struct Reference {
    /// The module that names another, as in the table of layers.
    pub from: String,
    /// The module that is named.
    pub to: String,
    /// `file:line` and the path as resolved.
    pub place: String,
}

/// A source file and the module it is.
struct Source {
    name: String,
    module: Vec<String>,
    text: String,
}

/// Every reference between two modules of the table.
pub fn references() -> Vec<Reference> {
    let sources = sources();
    let modules: BTreeSet<Vec<String>> =
        sources.iter().map(|source| source.module.clone()).collect();
    let mut found = Vec::new();
    for source in &sources {
        let from = unit(&source.module);
        for (offset, path) in paths(&source.text) {
            let inner = inner_modules(&source.text, offset);
            let Some(path) = resolve(&path, &source.module, inner, &modules) else {
                continue;
            };
            let to = unit(longest_module(&path, &modules));
            if to != from {
                let line = source.text[..offset].matches('\n').count() + 1;
                let place = format!("{}:{line}: {}", source.name, path.join("::"));
                found.push(Reference {
                    from: from.clone(),
                    to,
                    place,
                });
            }
        }
    }
    found
}

/// All modules that have a place in the table.
pub fn units() -> BTreeSet<String> {
    sources()
        .iter()
        .map(|source| unit(&source.module))
        .collect()
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    collect(&root, &mut files);
    files.sort();
    let read = |file: PathBuf| {
        let relative = file.strip_prefix(&root).expect("it is below");
        let name = relative.display().to_string();
        let mut module: Vec<String> = relative
            .with_extension("")
            .components()
            .map(|part| part.as_os_str().to_string_lossy().into_owned())
            .collect();
        if module.last().is_some_and(|last| last == "mod") {
            module.pop();
        }
        if module == ["lib"] {
            module.clear();
        }
        let text = fs::read_to_string(&file).expect("source is text");
        let text = without_comments(&text);
        Source { name, module, text }
    };
    files.into_iter().map(read).collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// The entry of the table that a module belongs to.
fn unit(module: &[String]) -> String {
    match module {
        [] => "lib".to_owned(),
        [room, part, ..] if room == "app" || room == "kuli" => format!("{room}/{part}"),
        [first, ..] => first.clone(),
    }
}

/// The text with comments and the contents of strings replaced by blanks; lengths and lines are
/// kept.
fn without_comments(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = bytes.to_vec();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &bytes[at..];
        let end = if rest.starts_with(b"//") {
            at + rest
                .iter()
                .position(|byte| *byte == b'\n')
                .unwrap_or(rest.len())
        } else if rest[0] == b'"' {
            at + string_length(rest)
        } else if rest.starts_with(b"'\"'") || rest.starts_with(b"'\\'") {
            at + 3
        } else {
            at += 1;
            continue;
        };
        for byte in &mut out[at..end] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
        at = end;
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// The bytes of a string literal, with its quotes.
fn string_length(text: &[u8]) -> usize {
    let mut at = 1;
    while at < text.len() {
        match text[at] {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    text.len()
}

/// Every path that is used, with where it stands.
fn paths(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut in_use = vec![false; text.len()];
    for (start, _) in text.match_indices("use ") {
        let before = text[..start].chars().next_back();
        if before.is_some_and(|letter| !letter.is_whitespace()) {
            continue;
        }
        let Some(length) = text[start..].find(';') else {
            continue;
        };
        in_use[start..start + length].fill(true);
        let tree = &text[start + "use ".len()..start + length];
        expand("", tree, &mut |path| found.push((start, path)));
    }
    for root in ["crate::", "super::", "kulami::"] {
        for (start, _) in text.match_indices(root) {
            let before = text[..start].chars().next_back();
            if in_use[start] || before.is_some_and(|letter| is_word(letter) || letter == ':') {
                continue;
            }
            let end = text[start..]
                .find(|letter: char| !is_word(letter) && letter != ':')
                .map_or(text.len(), |length| start + length);
            found.push((start, text[start..end].trim_end_matches(':').to_owned()));
        }
    }
    found
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Every single path of a `use` tree.
fn expand(before: &str, tree: &str, found: &mut impl FnMut(String)) {
    let mut depth = 0;
    let mut parts = vec![String::new()];
    for letter in tree.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(last) = parts.last_mut() {
            last.push(letter);
        }
    }
    for part in parts.iter().map(|part| part.trim()) {
        match part.split_once('{') {
            Some((head, rest)) => {
                let inner = rest.trim_end().trim_end_matches('}');
                expand(&format!("{before}{}", head.trim()), inner, found);
            }
            None if part.is_empty() => {}
            None => {
                let path = part.split(" as ").next().unwrap_or(part);
                found(format!("{before}{}", path.trim()));
            }
        }
    }
}

/// The number of inline modules that a position lies in.
fn inner_modules(text: &str, offset: usize) -> usize {
    let mut inner = 0;
    for (start, _) in text[..offset].match_indices("mod ") {
        let Some(open) = text[start..offset].find(['{', ';']).map(|at| start + at) else {
            continue;
        };
        if text.as_bytes()[open] == b'{' {
            let depth =
                |text: &str| text.matches('{').count() as i32 - text.matches('}').count() as i32;
            inner += usize::from(depth(&text[open..offset]) > 0);
        }
    }
    inner
}

/// A path from the root of the crate; `None` if it leads elsewhere.
fn resolve(
    path: &str,
    module: &[String],
    inner: usize,
    modules: &BTreeSet<Vec<String>>,
) -> Option<Vec<String>> {
    let mut segments: Vec<&str> = path.split("::").map(str::trim).collect();
    let mut base: Vec<String> = match segments[0] {
        "crate" | "kulami" => {
            segments.remove(0);
            Vec::new()
        }
        "super" | "self" => {
            let mut base = module.to_vec();
            base.extend((0..inner).map(|_| "inner".to_owned()));
            base
        }
        child => {
            let mut named = module.to_vec();
            named.push(child.to_owned());
            if !modules.contains(&named) {
                return None;
            }
            module.to_vec()
        }
    };
    for segment in segments {
        match segment {
            "super" => _ = base.pop(),
            "self" => {}
            segment => base.push(segment.to_owned()),
        }
    }
    Some(base)
}

/// The module that a path is in.
fn longest_module<'a>(path: &'a [String], modules: &BTreeSet<Vec<String>>) -> &'a [String] {
    (0..=path.len())
        .rev()
        .map(|length| &path[..length])
        .find(|path| modules.contains(*path))
        .unwrap_or(&[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_of_uses_are_read_whole() {
        let mut all = Vec::new();
        expand("", "crate::a::{B, c::{self, D as E}, f}", &mut |path| {
            all.push(path);
        });
        assert_eq!(
            all,
            [
                "crate::a::B",
                "crate::a::c::self",
                "crate::a::c::D",
                "crate::a::f"
            ]
        );
    }

    #[test]
    fn comments_and_strings_name_nobody() {
        let text = "// crate::a\nlet b = \"crate::b \\\" crate::c\"; crate::d::e();";
        let found = paths(&without_comments(text));
        let found: Vec<&str> = found.iter().map(|(_, path)| path.as_str()).collect();
        assert_eq!(found, ["crate::d::e"]);
    }
}
