//! Text that is made of lines with a word in front, as records are.

/// The lines that are not blank, trimmed, with their numbers from 1. A byte order mark is passed
/// over.
pub fn numbered_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.trim_start_matches('\u{feff}')
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty())
}

/// The first word of a line, and the rest.
pub fn split_word(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim_start())
}
