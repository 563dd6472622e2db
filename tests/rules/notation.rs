//! Text and back again.

use crate::fixtures::{PICTURED_SQUARE, WORKED_EXAMPLE, any_board, any_game, layout};
use crate::properties::field_is_read_or_refused;
use kulami::rules::notation::{Record, diagram, parse_board, parse_field};
use kulami::rules::{Colour, Field, FieldSet, Layout, Square, Tile, TileKind};
use proptest::prelude::*;

#[test]
fn fields_are_named_from_the_bottom_left() {
    let layout = layout("AABBCCDD/AABBCCDD/EEBBCCFG/EEHHIJFG/KKHHIJFL/KKMMIJNL/OOOPPPNL/OOOPPPQQ");
    let letter = |name| layout.tile_of(parse_field(&layout, name).unwrap()).letter();
    assert_eq!(letter("a1"), 'O');
    assert_eq!(letter("h8"), 'D');
    assert_eq!(Square { file: 9, rank: 9 }.to_string(), "j10");
}

#[test]
fn layouts_are_written_in_canonical_letters_and_trimmed() {
    let scrambled: String = PICTURED_SQUARE
        .chars()
        .map(|letter| match letter {
            'A'..='Q' => (b'A' + (b'Q' - letter as u8 + 5) % 17) as char,
            other => other,
        })
        .collect();
    let rows: Vec<String> = scrambled
        .split('/')
        .map(|row| format!("...{row}.."))
        .collect();
    let padded = format!(
        "............./{}/............./.............",
        rows.join("/")
    );
    assert_eq!(
        padded.parse::<Layout>().unwrap().to_string(),
        PICTURED_SQUARE
    );
}

/// What an older program would write for a board and its marbles.
fn write_board_code(layout: &Layout, marbles: [FieldSet; 2]) -> String {
    let mut next = [b'o', b'k', b'f', b'b'];
    let letters: Vec<u8> = Tile::all()
        .map(|tile| {
            let kind = TileKind::ALL
                .iter()
                .position(|&kind| kind == layout.kind(tile))
                .unwrap();
            next[kind] += 1;
            next[kind] - 1
        })
        .collect();
    let mut code = String::new();
    for rank in (0..10).rev() {
        for file in 0..10 {
            match layout.field_at(Square { file, rank }) {
                None => code.push_str(["a0", "a1", "a2"][usize::from(file % 3)]),
                Some(field) => {
                    code.push(letters[layout.tile_of(field).index()] as char);
                    let [red, black] = marbles.map(|set| set.contains(field));
                    code.push(if red {
                        '2'
                    } else if black {
                        '1'
                    } else {
                        '0'
                    });
                }
            }
        }
    }
    code
}

proptest! {
    #[test]
    fn layouts_round_trip(number: u64) {
        let layout = any_board(number);
        let text = layout.to_string();
        prop_assert_eq!(text.parse::<Layout>().unwrap(), layout);
    }

    #[test]
    fn every_field_has_its_own_name(number: u64) {
        let layout = any_board(number);
        for field in Field::all() {
            let name = layout.square(field).to_string();
            prop_assert_eq!(parse_field(&layout, &name).unwrap(), field);
        }
    }

    #[test]
    fn any_text_is_a_field_or_not(number: u64, text in "[a-k ]?[0-9]{0,3}.?") {
        field_is_read_or_refused(&any_board(number), &text);
    }

    #[test]
    fn old_board_codes_are_read_whatever_marbles_they_hold(number: u64, choices in prop::collection::vec(any::<u8>(), 0..56)) {
        let game = any_game(number, &choices);
        let marbles = Colour::BOTH.map(|colour| game.position().marbles(colour));
        let text = write_board_code(game.layout(), marbles);
        prop_assert_eq!(&parse_board(&text).unwrap(), game.layout().as_ref());
    }

    #[test]
    fn records_round_trip(
        number: u64,
        choices in prop::collection::vec(any::<u8>(), 0..=56),
        red in ".{0,20}",
        date in "[0-9-]{0,10}",
    ) {
        let mut record = Record::new(any_game(number, &choices));
        record.set_player(Colour::Red, &red);
        record.set_date(&date);
        let text = record.to_string();
        let read: Record = text.parse().unwrap();
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.to_string(), text);
    }

    #[test]
    fn diagrams_show_every_marble_and_every_legal_field(number: u64, choices in prop::collection::vec(any::<u8>(), 1..56)) {
        let game = any_game(number, &choices);
        let picture: String = diagram(game.layout(), game.position())
            .lines()
            .filter(|line| line.starts_with(|first: char| first == ' ' || first.is_ascii_digit()))
            .filter(|line| !line.starts_with("     a"))
            .collect();
        let count = |marks: &[char]| picture.matches(marks).count();
        prop_assert_eq!(count(&['r', 'R']), game.position().marbles(Colour::Red).len());
        prop_assert_eq!(count(&['b', 'B']), game.position().marbles(Colour::Black).len());
        prop_assert_eq!(count(&['R', 'B']), 1);
        prop_assert_eq!(count(&['*']), game.legal().len());
    }
}

#[test]
fn a_record_keeps_headers_it_does_not_know() {
    let text = format!(
        "Kulami 1\nlayout {WORKED_EXAMPLE}\nrules area+chains\nstarts black\nred Anna\n\
         event Fair of wooden games\nblack AI level 6\ndate 2026-11-15\nround\nmoves d4 d7 i7\n"
    );
    let record: Record = text.parse().unwrap();
    assert_eq!(record.player(Colour::Red), Some("Anna"));
    assert_eq!(record.player(Colour::Black), Some("AI level 6"));
    assert_eq!(record.header("event"), Some("Fair of wooden games"));
    assert_eq!(record.game.starts(), Colour::Black);
    assert_eq!(record.to_string(), text);
}

#[test]
fn a_record_may_leave_out_what_has_a_default_and_come_from_any_system() {
    let text = format!("\u{feff}Kulami 1\r\n\r\nmoves d4\r\nlayout {WORKED_EXAMPLE}\r\n");
    let record: Record = text.parse().unwrap();
    assert_eq!(record.game.marbles_placed(), 1);
    assert_eq!(record.game.starts(), Colour::Red);
    assert_eq!(record.game.rules().name(), "basic");
}

#[test]
fn a_finished_record_names_the_winner_first() {
    let finished = (0..200)
        .map(|number| Record::new(any_game(number, &[7; 56])))
        .find(|record| record.game.score().leader() == Some(Colour::Black))
        .expect("black wins some of them");
    let score = finished.game.score();
    let expected = format!(
        "black {}-{}",
        score.side(Colour::Black).total(),
        score.side(Colour::Red).total()
    );
    assert_eq!(finished.result(), Some(expected.clone()));
    assert!(
        finished
            .to_string()
            .ends_with(&format!("result {expected}\n"))
    );
}
