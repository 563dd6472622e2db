//! Records: written and read back, and every fault told with its place and reason.

use crate::common::{field, roll, walk};
use crate::damage::damaged;
use crate::properties::{
    is_one_line, kuli_board_file_is_read_or_refused, kuli_record_is_read_or_refused,
};
use kulami::kuli::rules::notation::{Record, parse_position};
use kulami::kuli::rules::{Board, Dice, Game, Party, Seat};
use kulami::shared::Seed;
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// A random game of so many turns at most.
fn any_game(number: u64, turns: usize) -> Game {
    let own = "SSS...NNN/ooooooooo/oWooooEoo/oWooooEoo/.WooooE..";
    let board = match number % 3 {
        0 => Board::octagon(),
        1 => Board::mixed(),
        _ => Arc::new(own.parse().expect("a board")),
    };
    let party = Party::ALL[(number / 3 % 3) as usize];
    let dice = Dice::new(&Seed::from(number));
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let mut game = Game::new(board, party, dice.lot(party));
    while game.winner().is_none() {
        game.roll(dice.roll(game.turns_played()))
            .expect("it goes on");
        if game.turns_played() == turns {
            break;
        }
        let choices = game.choices().expect("it is rolled");
        let choice = choices.choose(&mut rng).expect("there is a choice");
        game.play(choice).expect("it is legal");
    }
    game
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
fn a_record_is_written_as_the_sheet_of_the_notation_says() {
    let mut game = Game::new(Board::octagon(), Party::Four, Seat::South);
    let turns = [
        (3, walk(3, "c1", "c4")),
        (6, walk(6, "a3", "e5")),
        (4, walk(4, "d7", "d5")),
    ];
    for (number, mut choice) in turns {
        game.roll(roll(number)).expect("it goes on");
        if number == 3 {
            choice.pays = Some(field("d1"));
        }
        game.play(choice).expect("it is legal");
    }
    game.roll(roll(2)).expect("it goes on");
    let mut record = Record::new(game);
    record.set_player(Seat::South, "Anna\nand Ben ");
    let text = record.to_string();
    assert_eq!(
        text,
        "Kuli 1\nboard 37\nseats red blue black white\nstarts red\nred Anna and Ben\n\
         turns 3/d1 c1-c4  6 a3-e5  4 d7-d5*1  2\n"
    );
    assert_eq!(text.parse().as_ref(), Ok(&record));
    assert_eq!(record.player(Seat::South), Some("Anna and Ben"));
}

#[test]
fn whole_and_unfinished_games_are_read_as_they_were_written() {
    for number in 0..300 {
        for turns in [0, 1, 2, 7, 20, 1000] {
            let record = Record::new(any_game(number, turns));
            let text = record.to_string();
            let read: Record = text
                .parse()
                .unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(read, record);
            assert_eq!(read.to_string(), text);
            assert_eq!(record.result().is_some(), record.game.winner().is_some());
        }
    }
}

#[test]
fn the_result_names_all_by_place_and_joins_those_who_share_one() {
    let results: Vec<String> = (0..6000)
        .filter(|number| number / 3 % 3 == 2)
        .map(|number| {
            Record::new(any_game(number, 1000))
                .result()
                .expect("it is over")
        })
        .take_while(|result| !result.contains('='))
        .collect();
    assert!(results.len() < 2000, "some share a place");
    for result in results {
        let mut colours: Vec<&str> = result.split(' ').collect();
        colours.sort_unstable();
        assert_eq!(colours, ["black", "blue", "red", "white"]);
    }
}

#[test]
fn headers_that_are_not_known_are_kept() {
    let text = "Kuli 1\nboard mixed\nseats red - black -\nstarts black\nevent Fair of Essen\nnote\nturns\n";
    let record: Record = text.parse().expect("a record");
    assert_eq!(record.header("event"), Some("Fair of Essen"));
    assert_eq!(record.to_string(), text);
}

#[test]
fn a_board_that_is_not_printed_is_written_out() {
    let game = any_game(2, 3);
    assert_eq!(game.board().name(), None);
    let text = Record::new(game).to_string();
    assert!(text.contains("\nboard SSS...NNN/"), "{text}");
}

#[test]
fn bad_records_are_refused_by_line_and_reason() {
    let with = |rest: &str| format!("Kuli 1\nboard 37\nseats red - black -\n{rest}\n");
    let cases = [
        (
            String::new(),
            "line 1: \"\" where a record begins with \"Kuli 1\"",
        ),
        (
            "Kuli 2".into(),
            "line 1: version \"2\" of the format is not known here; this program reads version 1",
        ),
        (
            "Kuli 1\nred A".into(),
            "line 2: the record ends without \"board\"",
        ),
        (
            "Kuli 1\nboard 37".into(),
            "line 2: the record ends without \"seats\"",
        ),
        (
            "Kuli 1\nboard 38".into(),
            "line 2: no board is called \"38\"; others than 37 and mixed are written out",
        ),
        (
            "Kuli 1\nboard SS/S".into(),
            "line 2: board: row 2 has 1 characters where row 1 has 2; pad rows with dots",
        ),
        (
            "Kuli 1\nboard 37\nseats red black".into(),
            "line 3: seats are \"red - black -\", \"red blue black -\" or \"red blue black white\", \
             not \"red black\"",
        ),
        (
            with("starts green"),
            "line 4: \"green\" is not a colour; there are red, blue, black and white",
        ),
        (
            with("starts white"),
            "line 4: white does not play, and cannot begin",
        ),
        (
            with("starts red\nstarts red"),
            "line 5: a second \"starts\"",
        ),
        (with("white A\nwhite B"), "line 5: a second \"white\""),
        (
            with("turns 7 c1-c4"),
            "line 4: turn 1, \"7\": a turn begins with a roll, 1 to 6, and if it is odd a slash and \
             the paying space",
        ),
        (
            with("turns 3/z9"),
            "line 4: turn 1, \"3/z9\": spaces are a letter a to j and a number 1 to 10",
        ),
        (
            with("turns 3/a1"),
            "line 4: turn 1, \"3/a1\": this board has no space there",
        ),
        (
            with("turns 3/c1"),
            "line 4: turn 1, \"3/c1\": a coin is paid, but what follows is missing",
        ),
        (
            with("turns 2 4 c1-c4"),
            "line 4: turn 1, \"4\": after the roll comes a move such as c1-c4*1+d4, or -- or out",
        ),
        (
            with("turns 2 c1-c3*0"),
            "line 4: turn 1, \"c1-c3*0\": after the roll comes a move such as c1-c4*1+d4, or -- or out",
        ),
        (
            with("turns 2 c1-d2*1"),
            "line 4: turn 1, \"c1-d2*1\": it takes 0 of the others' coins, not 1",
        ),
        (
            with("turns 2 c1-d2+d1+d1"),
            "line 4: turn 1, \"c1-d2+d1+d1\": after the roll comes a move such as c1-c4*1+d4, or -- or out",
        ),
        (
            with("turns 2 c1-c3  3 d7-d4"),
            "line 4: turn 2, \"d7-d4\": an odd roll costs a coin, and no hand pays it",
        ),
        (
            with("turns 2 --"),
            "line 4: turn 1, \"--\": a hand can move, so one must",
        ),
        (
            with("turns 1/c1 out"),
            "line 4: turn 1, \"out\": there is a hand left on the board, so the player is not out",
        ),
        (
            with("turns 2 c1-c3\nresult red black"),
            "line 5: a result, but the game goes on after turn 1",
        ),
    ];
    for (text, reason) in cases {
        assert_eq!(record_error(&text), reason, "{text}");
    }
}

#[test]
fn turns_after_the_end_and_wrong_results_are_refused() {
    let record = Record::new(any_game(0, 1000));
    let text = record.to_string();
    let turns = record.game.turns_played();
    let longer = text.replace("\nresult", "  2\nresult");
    let reason = format!("line 5: turn {}, \"2\": the game is over", turns + 1);
    assert_eq!(record_error(&longer), reason);
    let result = record.result().expect("it is over");
    let wrong = text.replace(&format!("result {result}"), "result red=black");
    let reason = format!("line 6: the result is given as \"red=black\", the turns give {result}");
    assert_eq!(record_error(&wrong), reason);
}

#[test]
fn bad_positions_are_refused_with_a_reason() {
    let cases = [
        (
            "",
            "\"\" where a seat is expected: S, W, N or E, then its hands",
        ),
        (
            "X d4=1",
            "\"X\" where a seat is expected: S, W, N or E, then its hands",
        ),
        ("S d4=1 | S d5=1", "a second S"),
        ("S d4", "\"d4\" is not a hand, such as c3=2"),
        ("S d4=0", "\"d4=0\" is not a hand, such as c3=2"),
        ("S d4=999", "\"d4=999\" is not a hand, such as c3=2"),
        ("S a1=1", "\"a1=1\": this board has no space there"),
        ("S d4=1 | N d4=1", "two hands stand on one space"),
        ("S d1=1 d2=1 d3=1 d4=1", "red has more than three hands"),
        ("S d1=20 | N d2=5", "there are 24 coins in all"),
        ("S | N d2=5", "red is to move without a hand"),
    ];
    for (text, reason) in cases {
        let fault = parse_position(&Board::octagon(), text).expect_err(text);
        assert_eq!(fault.to_string(), reason);
    }
}

/// Every file of a fuzz target's seed corpus.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fuzz/corpus")
        .join(target);
    let files = fs::read_dir(&folder).expect("the target has a seed corpus");
    let seeds: Vec<Vec<u8>> = files
        .map(|file| fs::read(file.expect("listed").path()).expect("readable"))
        .collect();
    assert!(!seeds.is_empty());
    seeds
}

fn damage(target: &str, property: fn(&str)) {
    for seed in corpus(target) {
        property(&String::from_utf8_lossy(&seed));
        for bytes in damaged(&seed) {
            property(&String::from_utf8_lossy(&bytes));
        }
    }
}

#[test]
fn damaged_records_are_read_or_refused() {
    damage(
        "kuli_record_is_read_or_refused",
        kuli_record_is_read_or_refused,
    );
}

#[test]
fn damaged_board_files_are_read_or_refused() {
    damage(
        "kuli_board_file_is_read_or_refused",
        kuli_board_file_is_read_or_refused,
    );
}

#[test]
fn good_seeds_are_good() {
    for seed in corpus("kuli_record_is_read_or_refused") {
        let text = String::from_utf8(seed).expect("text");
        text.parse::<Record>()
            .unwrap_or_else(|error| panic!("{error}\n{text}"));
    }
}

#[test]
fn two_megabytes_of_anything_are_refused_at_once() {
    let started = std::time::Instant::now();
    let two_megabytes = 2 << 20;
    for unit in ["S", "o/", "Kuli 1\n", "turns 3/c1 ", "ß", "\n", "2 c1-c3 "] {
        let text = unit.repeat(two_megabytes / unit.len());
        kuli_record_is_read_or_refused(&text);
        kuli_record_is_read_or_refused(&format!("Kuli 1\nboard {text}"));
        let turns = format!("Kuli 1\nboard 37\nseats red - black -\nturns {text}");
        kuli_record_is_read_or_refused(&turns);
    }
    assert!(
        started.elapsed().as_secs() < 60,
        "no hang: {:?}",
        started.elapsed()
    );
}

proptest! {
    #[test]
    fn any_text_is_a_record_or_refused(text in any::<String>()) {
        kuli_record_is_read_or_refused(&text);
        kuli_board_file_is_read_or_refused(&text);
    }

    #[test]
    fn nearly_records(turns in prop::collection::vec(
        "[1-7](/[a-h][1-8])? ([a-g][1-7]-[a-g][1-7](\\*[0-4])?(\\+[a-g][1-7]){0,2}|--|out)", 0..5)) {
        let text = format!("Kuli 1\nboard 37\nseats red - black -\nturns {}\n", turns.join("  "));
        kuli_record_is_read_or_refused(&text);
    }

    #[test]
    fn records_with_words_exchanged(number in 0_u64..200, at in any::<prop::sample::Index>(),
        other in any::<prop::sample::Index>()) {
        let text = Record::new(any_game(number, 25)).to_string();
        let mut words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
        let (one, other) = (at.index(words.len()), other.index(words.len()));
        words.swap(one, other);
        kuli_record_is_read_or_refused(&words.concat());
    }
}

/// Written as data and read again.
fn kept(game: &Game) -> Game {
    let text = serde_json::to_string(game).expect("a game can be written");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn a_game_is_kept_with_what_was_taken_back_and_the_rolls_that_come_again() {
    for number in 0..30 {
        let mut game = any_game(number, 12);
        assert_eq!(kept(&game), game);
        for _ in 0..5 {
            game.undo();
            assert_eq!(kept(&game), game);
        }
        game.redo();
        assert_eq!(kept(&game), game);
        game.roll(roll(6)).expect("it goes on");
        let choice = game.choices().and_then(|mut choices| choices.next());
        game.play(choice.expect("there is a choice"))
            .expect("it is legal");
        assert_eq!(kept(&game), game);
    }
    let text = serde_json::to_string(&any_game(0, 1000)).expect("a game can be written");
    for more in [
        ("\"turns\":0", "\"turns\":999"),
        ("\"is_rolled\":false", "\"is_rolled\":true"),
    ] {
        let text = text.replace(more.0, more.1);
        let error = serde_json::from_str::<Game>(&text).expect_err("it cannot be so");
        assert!(error.to_string().contains("than there is"), "{error}");
    }
    let board = Board::mixed();
    let text = serde_json::to_string(&*board).expect("a board can be written");
    assert_eq!(
        serde_json::from_str::<Board>(&text).ok().as_ref(),
        Some(&*board)
    );
}
