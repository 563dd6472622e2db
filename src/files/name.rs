//! File names made from names that people type.

/// How the names of game records end.
pub(super) const ENDING: &str = ".kulami";

/// The length of a name for a player, a game or a board, at most.
pub const LONGEST_NAME: usize = 24;

/// Bytes of a name that are kept: with endings it fits every file system (the strictest takes 143).
const LONGEST: usize = 100;

/// Device names on Windows.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "com", "lpt"];

/// A file name for this name, valid on every system; `number` distinguishes things of the same
/// name.
pub(super) fn file_name(name: &str, number: u32, ending: &str) -> String {
    let mut safe = String::new();
    for character in name.chars() {
        let is_safe = character.is_alphanumeric() || " -_+,()'!&.".contains(character);
        let character = if is_safe { character } else { '-' };
        if safe.len() + character.len_utf8() > LONGEST {
            break;
        }
        safe.push(character);
    }
    // Some systems drop dots and blanks at the ends, or hide the file.
    let safe = safe.trim_matches(|end: char| end == '.' || end.is_whitespace());
    let safe = match safe {
        "" => "-",
        safe => safe,
    };
    let beginning = safe.split('.').next().unwrap_or(safe).to_lowercase();
    let beginning = beginning.trim_end_matches(|end: char| end.is_numeric());
    let mark = if DEVICES.contains(&beginning.trim()) {
        "-"
    } else {
        ""
    };
    match number {
        1 => format!("{mark}{safe}{ending}"),
        _ => format!("{mark}{safe} {number}{ending}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file_name(name: &str, number: u32) -> String {
        super::file_name(name, number, ENDING)
    }

    #[test]
    fn names_stay_as_they_are_if_they_may() {
        assert_eq!(file_name("Anna & Bob", 1), "Anna & Bob.kulami");
        assert_eq!(file_name("Größe 王", 2), "Größe 王 2.kulami");
    }

    #[test]
    fn what_a_system_does_not_take_is_replaced() {
        assert_eq!(file_name("", 1), "-.kulami");
        assert_eq!(file_name(" ... ", 1), "-.kulami");
        assert_eq!(file_name("../../etc/passwd", 1), "-..-etc-passwd.kulami");
        assert_eq!(file_name("a\0b\nc:d\\e", 1), "a-b-c-d-e.kulami");
        assert_eq!(file_name(".hidden", 1), "hidden.kulami");
        assert_eq!(file_name("CON.x", 1), "-CON.x.kulami");
        assert_eq!(file_name("lpt1", 1), "-lpt1.kulami");
        let long = file_name(&"ß王".repeat(1000), 7);
        assert!(long.len() < 120 && long.ends_with(" 7.kulami"));
    }
}
