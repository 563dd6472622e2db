//! Properties that must hold for any input, one per parser, shared by the fuzz targets and the
//! tests.

#![allow(dead_code, missing_docs, reason = "each fuzz target uses one of them")]

use kulami::boards::parse_board_file;
use kulami::kuli::rules as kuli;
use kulami::rules::generate::{Seed, in_outline};
use kulami::rules::notation::{Record, diagram, parse_board, parse_board_code, parse_field};
use kulami::rules::{Colour, Layout, Position};

/// Whether it is a message for people: one line of limited length.
pub fn is_one_line(message: &str) -> bool {
    !message.is_empty() && message.chars().count() < 300 && !message.contains(char::is_control)
}

/// A layout is parsed so that it displays the same, or refused in one line.
pub fn layout_is_read_or_refused(text: &str) {
    match text.parse::<Layout>() {
        Ok(layout) => {
            let written = layout.to_string();
            let again = written
                .parse::<Layout>()
                .expect("what is written can be read");
            assert_eq!(again, layout);
            assert_eq!(again.to_string(), written);
            assert!(layout.width() <= 10 && layout.height() <= 10);
            let picture = diagram(&layout, &Position::start(Colour::Red));
            assert_eq!(picture.matches('·').count(), 64);
        }
        Err(error) => assert!(is_one_line(&error.to_string()), "{error}"),
    }
}

/// A board code is read or refused in one line, and nothing else is read as one.
pub fn board_code_is_read_or_refused(text: &str) {
    match parse_board_code(text) {
        Ok(layout) => assert_eq!(parse_board(text).as_ref(), Ok(&layout)),
        Err(error) => assert!(is_one_line(&error.to_string()), "{error}"),
    }
    if let Err(error) = parse_board(text) {
        assert!(is_one_line(&error.to_string()), "{error}");
    }
}

/// An outline is filled exactly, or refused in one line.
pub fn outline_is_filled_or_refused(text: &str) {
    match in_outline(text, &Seed::new("outline")) {
        Ok(layout) => {
            let fields = |text: &str| {
                text.chars()
                    .filter(|mark| !['.', '/'].contains(mark))
                    .count()
            };
            assert_eq!(fields(&layout.to_string()), fields(text));
        }
        Err(error) => assert!(is_one_line(&error.to_string()), "{error}"),
    }
}

/// A board file is read, or refused in one line that names it.
pub fn board_file_is_read_or_refused(text: &str) {
    match parse_board_file("file", text) {
        Ok(board) => assert!(!board.name.contains(char::is_control)),
        Err(error) => {
            let message = error.to_string();
            assert!(
                is_one_line(&message) && message.starts_with("file: "),
                "{message}"
            );
        }
    }
}

/// A field's name is parsed so that it displays the same, or refused in one line.
pub fn field_is_read_or_refused(layout: &Layout, text: &str) {
    match parse_field(layout, text) {
        Ok(field) => assert_eq!(layout.square(field).to_string(), text),
        Err(error) => assert!(is_one_line(&error.to_string()), "{error}"),
    }
}

/// A record is parsed so that it displays the same, or refused in one line.
pub fn record_is_read_or_refused(text: &str) {
    match text.parse::<Record>() {
        Ok(record) => assert_eq!(record.to_string().parse().as_ref(), Ok(&record)),
        Err(error) => assert!(is_one_line(&error.to_string()), "{error}"),
    }
}

/// A Kuli record is parsed so that it displays the same, or refused in one line.
pub fn kuli_record_is_read_or_refused(text: &str) {
    match text.parse::<kuli::notation::Record>() {
        Ok(record) => assert_eq!(record.to_string().parse().as_ref(), Ok(&record)),
        Err(error) => assert!(is_one_line(&error.to_string()), "{error}"),
    }
}

/// A Kuli board is parsed so that it displays the same, or refused in one line.
pub fn kuli_board_is_read_or_refused(text: &str) {
    match text.parse::<kuli::Board>() {
        Ok(board) => assert_eq!(board.to_string().parse().as_ref(), Ok(&board)),
        Err(fault) => assert!(is_one_line(&fault.to_string()), "{fault}"),
    }
}

/// A Kuli board file is read, with a board and a name that fit into a record, or refused in one
/// line.
pub fn kuli_board_file_is_read_or_refused(text: &str) {
    match kuli::BoardFile::read(text) {
        Ok(file) => {
            assert!(!file.name.contains([' ', '\n']));
            kuli_board_is_read_or_refused(&file.board.to_string());
        }
        Err(fault) => assert!(is_one_line(&fault.to_string()), "{fault}"),
    }
}

/// The engine answers any input with lines of the protocol, and still works afterwards.
pub fn engine_survives(input: &[u8]) {
    // A small table, for thousands of sessions.
    let mut session = b"setoption name Hash value 1\n".to_vec();
    session.extend_from_slice(input);
    session.extend_from_slice(b"\nstop\nisready\n");
    if session.split(|&byte| byte == b'\n').any(takes_long) {
        return;
    }
    let mut output = Vec::new();
    kulami::cli::serve_engine(&mut session.as_slice(), &mut output)
        .expect("writing to memory does not fail");
    let output = String::from_utf8(output).expect("answers are text");
    for line in output.lines() {
        let word = line.split(' ').next().unwrap_or_default();
        let known = [
            "id", "option", "keiok", "readyok", "perft", "legal", "score", "info", "bestmove",
        ];
        let drawn = line.contains(['│', '─', '┌', '└']) || line.starts_with("     a");
        assert!(
            known.contains(&word) || drawn || line.starts_with("error "),
            "{line:?}"
        );
        if let Some(reason) = line.strip_prefix("error ") {
            assert!(is_one_line(reason), "{reason}");
        }
    }
    let is_quit = |line: &[u8]| {
        std::str::from_utf8(line).is_ok_and(|line| line.split_whitespace().eq(["quit"]))
    };
    let has_quit = session.split(|&byte| byte == b'\n').any(is_quit);
    assert!(has_quit || output.ends_with("readyok\n"), "{output}");
}

/// Whether a line asks for long work, which is allowed and not bad input.
fn takes_long(line: &[u8]) -> bool {
    let Ok(line) = std::str::from_utf8(line) else {
        return false;
    };
    let words: Vec<&str> = line.split_whitespace().collect();
    let at_most = |keyword: &str, most: u64| {
        words
            .windows(2)
            .any(|pair| pair[0] == keyword && pair[1].parse().is_ok_and(|value: u64| value <= most))
    };
    match words.first() {
        Some(&"go") => {
            !(at_most("movetime", 5) || at_most("nodes", 1000) || words.contains(&"infinite"))
        }
        Some(&"perft") => !at_most("perft", 3),
        // Clearing a large table takes time.
        Some(&"setoption") => !(at_most("value", 10)),
        _ => false,
    }
}
