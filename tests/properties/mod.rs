//! What must hold for any input at all, one property a parser. The fuzz targets and the
//! test run share them.

#![allow(dead_code, missing_docs, reason = "each fuzz target uses one of them")]

use kulami::rules::notation::{BoardCode, Record, diagram, parse_board, parse_field};
use kulami::rules::{Colour, Layout, Position};

/// A message for a person: one line, not endless.
pub fn is_one_line(message: &str) -> bool {
    !message.is_empty() && message.len() < 300 && !message.contains(char::is_control)
}

/// A layout is read into what it writes, or refused in one line.
pub fn layout_is_read_or_refused(text: &str) {
    match text.parse::<Layout>() {
        Ok(layout) => {
            let written = layout.to_string();
            assert_eq!(written.parse::<Layout>().as_ref(), Ok(&layout));
            assert_eq!(layout.to_string(), written);
            assert!(layout.width() <= 10 && layout.height() <= 10);
            let picture = diagram(&layout, &Position::start(Colour::Red));
            assert_eq!(picture.matches('·').count(), 64);
        }
        Err(error) => assert!(is_one_line(&error.to_string()), "{error}"),
    }
}

/// A board code is read or refused in one line.
pub fn board_code_is_read_or_refused(text: &str) {
    match text.parse::<BoardCode>() {
        Ok(code) => assert!((code.marbles[0] & code.marbles[1]).is_empty()),
        Err(error) => assert!(is_one_line(&error.to_string()), "{error}"),
    }
    if let Err(error) = parse_board(text) {
        assert!(is_one_line(&error.to_string()), "{error}");
    }
}

/// A field's name is read into what it writes, or refused in one line.
pub fn field_is_read_or_refused(layout: &Layout, text: &str) {
    match parse_field(layout, text) {
        Ok(field) => assert_eq!(layout.square(field).to_string(), text),
        Err(error) => assert!(is_one_line(&error.to_string()), "{error}"),
    }
}

/// A record is read into what it writes, or refused in one line.
pub fn record_is_read_or_refused(text: &str) {
    match text.parse::<Record>() {
        Ok(record) => assert_eq!(record.to_string().parse().as_ref(), Ok(&record)),
        Err(error) => assert!(is_one_line(&error.to_string()), "{error}"),
    }
}

/// The engine answers whatever is sent in lines it may send, and still works afterwards.
pub fn engine_survives(input: &[u8]) {
    let mut session = input.to_vec();
    session.extend_from_slice(b"\nstop\nisready\n");
    // Deep counts are allowed and take as long as they take: not a matter of bad input.
    if session.windows(5).any(|window| window == b"perft") {
        return;
    }
    let mut output = Vec::new();
    kulami::cli::serve_engine(&mut session.as_slice(), &mut output)
        .expect("writing to memory does not fail");
    let output = String::from_utf8(output).expect("answers are text");
    for line in output.lines() {
        let word = line.split(' ').next().unwrap_or_default();
        let known = [
            "id", "option", "keiok", "readyok", "legal", "score", "info", "bestmove",
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
