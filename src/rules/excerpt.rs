//! Quoting foreign text in a message without letting it take the message over.

use std::fmt;

/// The beginning of some input, safe to print: one line, no control characters, short.
#[derive(Clone, PartialEq, Eq)]
pub struct Excerpt(String);

impl Excerpt {
    /// Longer input is cut here, with an ellipsis.
    const LENGTH: usize = 24;

    /// Quotes the beginning of `text`.
    pub fn new(text: &str) -> Self {
        let mut characters = text.chars();
        let mut quoted = String::from("\"");
        quoted.extend(
            characters
                .by_ref()
                .take(Self::LENGTH)
                .flat_map(char::escape_debug),
        );
        quoted.push('"');
        if characters.next().is_some() {
            quoted.push('…');
        }
        Self(quoted)
    }
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
