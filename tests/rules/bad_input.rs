//! Malformed input of every kind: one line that names the place and the reason, and no harm done.

use crate::fixtures::{PICTURED_SQUARE, WORKED_EXAMPLE, any_game};
use crate::properties::{
    board_code_is_read_or_refused, board_file_is_read_or_refused, engine_survives, is_one_line,
    layout_is_read_or_refused, outline_is_filled_or_refused, record_is_read_or_refused,
};
use kulami::rules::Layout;
use kulami::rules::notation::{Record, parse_board_code};
use proptest::prelude::*;
use std::fs;
use std::path::Path;

fn layout_error(text: &str) -> String {
    let message = text.parse::<Layout>().expect_err("not a board").to_string();
    assert!(is_one_line(&message));
    message
}

#[test]
fn bad_layouts_are_refused_by_name_and_place() {
    let cases = [
        ("", "the board has no spaces"),
        ("..../....", "the board has no spaces"),
        // One of Q's four fields is gone.
        (
            "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPP.Q",
            "tile Q is not a rectangle: g1 is not part of it",
        ),
        // The last tile of two is gone.
        (
            "AABBCCDD/AABBCCDD/EEBBCCFG/EEHHIJFG/KKHHIJFL/KKMMIJNL/OOOPPPNL/OOOPPP..",
            "3 tiles of 2 spaces; a board has 4",
        ),
        (
            "AABCCCDA/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ",
            "tile A is in several pieces: a8 and h8 are not joined",
        ),
        (
            "AAAAAAAA/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ",
            "tile A is not a rectangle: c7 is not part of it",
        ),
        (
            "AAAABBBB/CCDEEFGG/CCDEEFGG/HHDIIJJJ/HHKKKLLM/NOOPPLLM/NOOQQQ../NOOQQQ..",
            "tile A at a8 is 4 by 1; tiles are 2 by 3, 2 by 2, 1 by 3 or 1 by 2",
        ),
        (
            "AAB/AAB/CC",
            "row 3 has 2 characters where row 1 has 3; pad rows with dots",
        ),
        (
            "AAR",
            "row 1, column 3: \"R\" is not a tile letter A to Q or a dot",
        ),
        (
            "AA/aA",
            "row 2, column 1: \"a\" is not a tile letter A to Q or a dot",
        ),
        (
            "AA/Aß",
            "row 2, column 2: \"ß\" is not a tile letter A to Q or a dot",
        ),
        (
            "AA\nAA",
            "row 1, column 3: \"\\n\" is not a tile letter A to Q or a dot",
        ),
        (
            "AAAAAAAAAAA",
            "the board is 11 wide and 1 high; 10 by 10 is the limit",
        ),
    ];
    for (text, reason) in cases {
        assert_eq!(layout_error(text), reason, "{text}");
    }
}

#[test]
fn a_board_in_two_pieces_is_refused() {
    // The bottom two rows are moved away by a row of gaps.
    let apart = "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MMMOOKKL/......../NNNPPPQQ/NNNPPPQQ";
    assert_eq!(
        layout_error(apart),
        "the board is in several pieces: a9 and a2 are not joined edge to edge"
    );
}

#[test]
fn bad_board_codes_are_refused_by_name_and_place() {
    let error = |text: &str| {
        parse_board_code(text)
            .expect_err("not a board code")
            .to_string()
    };
    let empty = "a0".repeat(100);
    assert_eq!(error("a0"), "a board code has 200 characters, this has 2");
    assert_eq!(
        error(&"ß".repeat(201)),
        "a board code has 200 characters, this has 201"
    );
    assert_eq!(error(&empty), "the board has no spaces");
    let put = |place: usize, what: &str| {
        let mut code = empty.clone();
        code.replace_range(2 * place..2 * place + 2, what);
        code
    };
    assert_eq!(
        error(&put(12, "z0")),
        "row 2, column 3: \"z0\" is not a letter a to r followed by a digit 0 to 2"
    );
    assert_eq!(
        error(&put(99, "b3")),
        "row 10, column 10: \"b3\" is not a letter a to r followed by a digit 0 to 2"
    );
    assert_eq!(
        error(&put(0, "b0")),
        "letter b stands for a tile of 6 spaces, here it has 1"
    );
}

fn record_error(text: &str) -> String {
    let message = text
        .parse::<Record>()
        .expect_err("not a record")
        .to_string();
    assert!(is_one_line(&message));
    message
}

#[test]
fn bad_records_are_refused_by_line_and_reason() {
    let with = |rest: &str| format!("Kulami 1\nlayout {WORKED_EXAMPLE}\n{rest}\n");
    let cases = [
        (
            String::new(),
            "line 1: \"\" where a record begins with \"Kulami 1\"",
        ),
        (
            "{\"game\": 1}".into(),
            "line 1: \"{\"game\": 1}\" where a record begins with \"Kulami 1\"",
        ),
        (
            "Kulami 2\n".into(),
            "line 1: version \"2\" of the format is not known here; this program reads version 1",
        ),
        (
            "Kulami 1\nrules area\n".into(),
            "line 2: the record ends without a \"layout\"",
        ),
        (
            "Kulami 1\nlayout AAZ".into(),
            "line 2: layout: row 1, column 3: \"Z\" is not a tile letter A to Q or a dot",
        ),
        (
            with("rules hard"),
            "line 3: \"hard\" are not rules; there are basic, area, chains and area+chains",
        ),
        (
            with("starts white"),
            "line 3: \"white\" is not a colour; there are red and black",
        ),
        (
            with("starts red\nstarts red"),
            "line 4: a second \"starts\"",
        ),
        (with("red A\nred B"), "line 4: a second \"red\""),
        (
            with("moves d4 d7 d5"),
            "line 3: move 3, \"d5\": it is on the tile of the marble before the last",
        ),
        (
            with("moves d4 d5"),
            "line 3: move 2, \"d5\": it is on the tile of the last marble",
        ),
        (
            with("moves d4 e6"),
            "line 3: move 2, \"e6\": it is not in the row or column of the last marble",
        ),
        (
            with("moves d4 d4"),
            "line 3: move 2, \"d4\": it holds a marble already",
        ),
        (
            with("moves d4 a1"),
            "line 3: move 2, \"a1\": this board has no space there",
        ),
        (
            with("moves d4 k9"),
            "line 3: move 2, \"k9\": spaces are a letter a to j and a number 1 to 10",
        ),
        (
            with("moves d4\nresult red 6-0"),
            "line 4: a result, but the game goes on after move 1",
        ),
    ];
    for (text, reason) in cases {
        assert_eq!(record_error(&text), reason, "{text}");
    }
}

#[test]
fn moves_after_the_end_and_wrong_results_are_refused() {
    let record = Record::new(any_game(3, &[0; 56]));
    let marbles = record.game.marbles_placed();
    let result = record.result().expect("the game is over");
    let text = record.to_string();
    let first_field = record
        .game
        .layout()
        .square(record.game.moves().next().unwrap());
    let longer = text.replace("\nresult", &format!(" {first_field}\nresult"));
    assert_eq!(
        record_error(&longer),
        format!(
            "line 5: move {}, \"{first_field}\": the game is over",
            marbles + 1
        )
    );
    let wrong = text.replace(&format!("result {result}"), "result red 64-0");
    assert_eq!(
        record_error(&wrong),
        format!("line 6: the result is given as \"red 64-0\", the moves give {result}")
    );
}

#[test]
fn ten_megabytes_of_anything_are_refused_at_once() {
    let ten_megabytes = 10 << 20;
    let noise: String = (0..ten_megabytes as u32)
        .map(|n| char::from((n.wrapping_mul(2_654_435_761) >> 24) as u8 & 0x7f))
        .collect();
    let started = std::time::Instant::now();
    for unit in [
        "A",
        ".",
        "/",
        "A/",
        "b0",
        "moves a1 ",
        "Kulami 1\n",
        "ß",
        "\n",
        "\0",
    ] {
        let text = unit.repeat(ten_megabytes / unit.len());
        layout_is_read_or_refused(&text);
        board_code_is_read_or_refused(&text);
        record_is_read_or_refused(&text);
        record_is_read_or_refused(&format!("Kulami 1\nlayout {PICTURED_SQUARE}\nmoves {text}"));
        record_is_read_or_refused(&format!("Kulami 1\nlayout {text}"));
    }
    for read in [
        layout_is_read_or_refused,
        board_code_is_read_or_refused,
        record_is_read_or_refused,
    ] {
        read(&noise);
    }
    engine_survives(noise.as_bytes());
    assert!(
        started.elapsed().as_secs() < 60,
        "no hang: {:?}",
        started.elapsed()
    );
}

/// Every file of a fuzz target's seed corpus.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fuzz/corpus")
        .join(target);
    let files = fs::read_dir(&folder).expect("the target has a seed corpus");
    let seeds: Vec<Vec<u8>> = files
        .map(|file| fs::read(file.unwrap().path()).expect("readable"))
        .collect();
    assert!(!seeds.is_empty());
    seeds
}

/// Runs a property on the corpus of its fuzz target, as it is and damaged in many ways.
fn damage(target: &str, property: impl Fn(&[u8])) {
    for seed in corpus(target) {
        property(&seed);
        for length in 0..seed.len() {
            property(&seed[..length]);
        }
        for index in 0..seed.len() {
            for replacement in [0, b'\n', b' ', b'.', b'/', b'0', b'A', b'Z', b'a', 0xff] {
                let mut damaged = seed.clone();
                damaged[index] = replacement;
                property(&damaged);
            }
            let mut shorter = seed.clone();
            shorter.remove(index);
            property(&shorter);
            let mut longer = seed.clone();
            longer.insert(index, seed[index]);
            property(&longer);
        }
    }
}

fn on_text(property: fn(&str)) -> impl Fn(&[u8]) {
    move |bytes| property(&String::from_utf8_lossy(bytes))
}

#[test]
fn damaged_layouts() {
    damage(
        "layout_is_read_or_refused",
        on_text(layout_is_read_or_refused),
    );
}

#[test]
fn damaged_board_codes() {
    damage(
        "board_code_is_read_or_refused",
        on_text(board_code_is_read_or_refused),
    );
}

#[test]
fn damaged_outlines() {
    damage(
        "outline_is_filled_or_refused",
        on_text(outline_is_filled_or_refused),
    );
}

#[test]
fn damaged_board_files() {
    damage(
        "board_file_is_read_or_refused",
        on_text(board_file_is_read_or_refused),
    );
}

#[test]
fn damaged_records() {
    damage(
        "record_is_read_or_refused",
        on_text(record_is_read_or_refused),
    );
}

#[test]
fn damaged_engine_sessions() {
    damage("engine_survives", engine_survives);
}

proptest! {
    #[test]
    fn any_text_at_all(text in any::<String>()) {
        layout_is_read_or_refused(&text);
        board_code_is_read_or_refused(&text);
        record_is_read_or_refused(&text);
        engine_survives(text.as_bytes());
    }

    #[test]
    fn nearly_layouts(text in "[A-Q./]{0,120}") {
        layout_is_read_or_refused(&text);
    }

    #[test]
    fn nearly_board_codes(text in "([a-r][0-2]){100}") {
        board_code_is_read_or_refused(&text);
    }

    #[test]
    fn nearly_engine_sessions(lines in prop::collection::vec(
        "(kei|legal|show|score|stop|newgame|quit|perft [0-4]|\
          go( (infinite|depth|nodes|movetime))?( [0-9]{1,2})?|\
          position( layout)? [A-Q./]{0,20}|POSITION( [a-i][1-9]){0,3}|\
          setoption name (Threads|Hash|Level|X) value [0-9a]{1,2})", 0..12)) {
        let position = format!("position layout {WORKED_EXAMPLE} rules area+chains moves d4");
        engine_survives(lines.join("\n").replace("POSITION", &position).as_bytes());
    }
}
