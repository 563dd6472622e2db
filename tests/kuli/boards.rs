//! Boards: the printed ones, any other outline, and why something is none.

use crate::common::{place, reference};
use crate::properties::{is_one_line, kuli_board_is_read_or_refused};
use kulami::assets::Assets;
use kulami::kuli::boards::library;
use kulami::kuli::rules::{Board, BoardFile, BoardFileFault, Hand, Position, Roll, Seat};
use kulami::shared::{Field, FieldSet};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::seq::{IteratorRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

const OCTAGON: &str = "..NNN../.ooooo./WoooooE/WoooooE/WoooooE/.ooooo./..SSS..";

fn starts(board: &Board, seat: Seat) -> String {
    let mut names: Vec<String> = board
        .starts(seat)
        .into_iter()
        .map(|field| board.square(field).to_string())
        .collect();
    names.sort();
    names.join(" ")
}

#[test]
fn the_octagon_starts_in_rows_and_the_mixed_board_on_three_edges() {
    let board = Board::octagon();
    assert_eq!(board.to_string(), OCTAGON);
    assert_eq!(
        Seat::ALL.map(|seat| starts(&board, seat)),
        ["c1 d1 e1", "a3 a4 a5", "c7 d7 e7", "g3 g4 g5"]
    );
    let mixed = Board::mixed();
    assert_eq!(
        Seat::ALL.map(|seat| starts(&mixed, seat)),
        ["a3 d1 g3", "a4 c1 c7", "a5 d7 g5", "e1 e7 g4"]
    );
    assert_eq!((board.name(), mixed.name()), (Some("37"), Some("mixed")));
    let farthest = board.fields().into_iter().flat_map(|from| {
        let board = &board;
        let to = board.fields().into_iter();
        to.map(move |to| board.distance(from, to))
    });
    assert_eq!(farthest.max(), Some(8));
}

#[test]
fn the_library_has_the_printed_boards() {
    let (boards, faults) = library(&Assets::built_in());
    assert!(faults.is_empty(), "{faults:?}");
    let names: Vec<&str> = boards.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names, ["37", "mixed"]);
    for file in &boards {
        assert_eq!(file.board.name(), Some(file.name.as_str()));
        assert!(!file.about.is_empty());
    }
}

#[test]
fn bad_boards_are_refused_by_name_and_place() {
    let wide = format!("SSSWWWNNNEEE/{}", "o".repeat(12));
    let many = format!("SSSWWWNNNE/EEoooooooo{}", "/oooooooooo".repeat(5));
    let cases: [(&str, &str); 10] = [
        ("", "the board has no spaces"),
        (".../...", "the board has no spaces"),
        (
            "ooX",
            "row 1, column 3: \"X\" is not a space (o), a start space (S W N E) or a dot",
        ),
        (
            "oo/o\u{7}",
            "row 2, column 2: \"\\u{7}\" is not a space (o), a start space (S W N E) or a dot",
        ),
        (
            "oo/ooo",
            "row 2 has 3 characters where row 1 has 2; pad rows with dots",
        ),
        (&wide, "the board is 12 by 2; at most 10 by 10 can be named"),
        (&many, "the board has 70 spaces; at most 64 are possible"),
        (
            "SSSWWW/....../NNNEEE",
            "the board is in several pieces: a3 and a1 are not joined edge to edge",
        ),
        (
            "SSSWWW/NNNEEo",
            "white (E) has 2 start spaces; everybody has three",
        ),
        (
            "SSSWWW/NNNEEE/S.....",
            "red (S) has 4 start spaces; everybody has three",
        ),
    ];
    for (text, reason) in cases {
        let fault = text.parse::<Board>().expect_err(text).to_string();
        assert_eq!(fault, reason);
        assert!(is_one_line(&fault));
    }
}

#[test]
fn bad_board_files_are_refused() {
    let read = |text: &str| BoardFile::read(text).map(|file| file.name);
    let rows = OCTAGON.replace('/', "\",\"");
    let file =
        |name: &str, rows: &str| format!("(name: \"{name}\", about: \"\", rows: [\"{rows}\"])");
    assert_eq!(read(&file("mine", &rows)), Ok("mine".to_owned()));
    for name in ["", "two words", "a/b", "a\\nb"] {
        assert_eq!(read(&file(name, &rows)), Err(BoardFileFault::Name));
    }
    assert!(matches!(read("(name: 3)"), Err(BoardFileFault::Form(_))));
    assert!(matches!(
        read(&file("mine", "SS")),
        Err(BoardFileFault::Board(_))
    ));
}

/// A connected outline of so many fields within the grid, in random order of growth.
fn any_outline(seed: u64, fields: usize, lanes: bool) -> String {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut grown = vec![(5_i32, 5_i32)];
    while grown.len() < fields {
        let (x, y) = *grown.iter().choose(&mut rng).expect("it has begun");
        let (dx, dy) = [(0, 1), (1, 0), (0, -1), (-1, 0)][rng.random_range(0..4)];
        let next = (x + dx, y + dy);
        let beside = |other: &&(i32, i32)| (other.0 - next.0).abs() + (other.1 - next.1).abs() == 1;
        let crowded = lanes && grown.iter().filter(beside).count() > 1 && rng.random_bool(0.9);
        let inside = (0..10).contains(&next.0) && (0..10).contains(&next.1);
        if inside && !crowded && !grown.contains(&next) {
            grown.push(next);
        }
    }
    let mut letters: Vec<char> = "SSSWWWNNNEEE".chars().collect();
    letters.resize(fields, 'o');
    letters.shuffle(&mut rng);
    let mut rows = vec![vec!['.'; 10]; 10];
    for ((x, y), letter) in grown.into_iter().zip(letters) {
        rows[y as usize][x as usize] = letter;
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    rows.join("/")
}

#[test]
fn any_outline_is_a_board_and_hands_reach_what_the_reference_reaches() {
    for seed in 0..120 {
        let fields = 12 + (seed as usize * 7) % 53;
        let text = any_outline(seed, fields, seed.is_multiple_of(2));
        let board: Board = text.parse().expect("a connected outline");
        assert_eq!(board.fields().len(), fields);
        assert_eq!(board.to_string().parse().as_ref(), Ok(&board));
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let standing: Vec<Field> = board.fields().into_iter().sample(&mut rng, 9);
        let hands = standing.iter().zip(Seat::ALL.into_iter().cycle());
        let hands = hands.map(|(&field, seat)| (seat, Hand::new(field, 2).expect("two coins")));
        let now = Position::set_up(&board, Seat::South, hands).expect("nobody shares a field");
        let plain = reference(&board, &now);
        for &from in &standing {
            let reach = board.reach(now.taken(), from);
            for roll in Roll::ALL {
                let steps = usize::from(roll.number());
                let wanted = plain.ends(place(&board, from), steps);
                let mut found: Vec<_> = reach
                    .by(roll)
                    .into_iter()
                    .map(|to| place(&board, to))
                    .collect();
                found.sort();
                assert_eq!(found, wanted, "{text}");
                assert_eq!(board.reach_by(now.taken(), from, roll), reach.by(roll));
            }
        }
    }
}

#[test]
fn reach_is_exact_however_the_octagon_is_occupied() {
    let board = Board::octagon();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..3000 {
        let crowd = rng.random_range(0..24);
        let taken: FieldSet = board
            .fields()
            .into_iter()
            .sample(&mut rng, crowd)
            .into_iter()
            .collect();
        let from = board
            .fields()
            .into_iter()
            .choose(&mut rng)
            .expect("a field");
        let reach = board.reach(taken, from);
        for roll in Roll::ALL {
            let mut ends = FieldSet::EMPTY;
            board.each_way(taken, from, roll, |way| ends.insert(way.end()));
            assert_eq!(reach.by(roll), ends);
        }
    }
}

proptest! {
    #[test]
    fn nearly_boards(text in "[SWNEo./]{0,90}") {
        kuli_board_is_read_or_refused(&text);
    }

    #[test]
    fn any_text_is_a_board_or_refused(text in any::<String>()) {
        kuli_board_is_read_or_refused(&text);
    }
}
