//! Quoting untrusted text in messages, safely.

use std::fmt;

/// The beginning of some input, quoted and safe to print: one line, short.
#[derive(Clone, PartialEq, Eq)]
pub struct Excerpt(String);

impl Excerpt {
    const LENGTH: usize = 24;

    /// Quotes the beginning of `text`.
    pub fn new(text: &str) -> Self {
        let (beginning, cut) = printable(text, Self::LENGTH);
        let ellipsis = if cut { "…" } else { "" };
        Self(format!("\"{beginning}\"{ellipsis}"))
    }

    /// The same without its quotation marks, for languages that have others.
    pub fn unquoted(&self) -> String {
        self.0
            .replacen('"', "", 1)
            .replacen("\"…", "…", 1)
            .trim_end_matches('"')
            .to_owned()
    }
}

/// A foreign message, shortened to one line.
pub fn brief(message: &str) -> String {
    const LENGTH: usize = 200;
    let (mut beginning, cut) = printable(message, LENGTH);
    if cut {
        beginning.push('…');
    }
    beginning
}

/// The first characters of a text without control characters, and whether there are more.
fn printable(text: &str, length: usize) -> (String, bool) {
    let mut characters = text.chars();
    let beginning = characters
        .by_ref()
        .take(length)
        .flat_map(|character| match character {
            '"' | '\'' => character.to_string().chars().collect::<Vec<_>>(),
            other => other.escape_debug().collect(),
        })
        .collect();
    (beginning, characters.next().is_some())
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
