//! The numbers of `fixtures.txt`, all of them: fields and ways, choices by roll, perft, examples.

use crate::common::{field, place, position, reference, roll};
use kulami::kuli::rules::notation::parse_position;
use kulami::kuli::rules::{Board, Choice, Deed, Hand, Party, Position, Roll, Seat, perft};
use kulami::shared::{Field, FieldSet};

const FIXTURES: &str = include_str!("fixtures.txt");

/// The lines between two headings.
fn section(heading: &str) -> impl Iterator<Item = &'static str> {
    let mut lines = FIXTURES.lines();
    assert!(lines.any(|line| line.starts_with(heading)), "{heading}");
    lines.take_while(|line| line.starts_with("  "))
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<usize> {
    text.split(|letter: char| !letter.is_ascii_digit())
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().expect("a number"))
        .collect()
}

/// Fields and ways of a hand by a roll, by the rules and by the reference.
fn fields_and_ways(position: &Position, from: Field, roll: Roll) -> (FieldSet, usize) {
    let board = Board::octagon();
    let reached = board.reach_by(position.taken(), from, roll);
    assert_eq!(board.reach(position.taken(), from).by(roll), reached);
    let (mut ends, mut ways) = (FieldSet::EMPTY, 0);
    board.each_way(position.taken(), from, roll, |way| {
        ends.insert(way.end());
        ways += 1;
    });
    assert_eq!(ends, reached);
    let plain = reference(&board, position);
    let plain_ways = plain.ways(place(&board, from), usize::from(roll.number()));
    assert_eq!(plain_ways.len(), ways);
    (reached, ways)
}

fn lone(from: Field) -> Position {
    let hand = Hand::new(from, 1).expect("it has a coin");
    Position::set_up(&Board::octagon(), Seat::South, [(Seat::South, hand)]).expect("a position")
}

/// A line such as `d4: 4 (4), 8 (12), …`: fields and ways of one hand by all six rolls.
fn check_hand(position: &Position, line: &str) {
    let (name, counts) = line.trim().split_once(": ").expect("a hand");
    let counts = numbers(counts);
    assert_eq!(counts.len(), 12, "{line}");
    for (roll, pair) in Roll::ALL.into_iter().zip(counts.chunks(2)) {
        let (fields, ways) = fields_and_ways(position, field(name), roll);
        assert_eq!([fields.len(), ways], pair, "{line}, {roll}");
    }
}

#[test]
fn the_octagon_has_37_fields() {
    assert_eq!(FIXTURES.lines().next(), Some("fields 37"));
    assert_eq!(Board::octagon().fields().len(), 37);
    assert_eq!(Board::mixed().fields(), Board::octagon().fields());
}

#[test]
fn a_lone_hand_reaches_so_many_fields_by_so_many_ways() {
    let lines: Vec<&str> = section("A lone hand").collect();
    assert_eq!(lines.len(), 11);
    for line in lines {
        let name = line.trim().split(':').next().expect("a name");
        check_hand(&lone(field(name)), line);
    }
}

#[test]
fn all_lone_hands_together_reach_so_many_fields_by_so_many_ways() {
    let counts = numbers(section("All fields together").next().expect("a line"));
    for (roll, wanted) in Roll::ALL.into_iter().zip(counts.chunks(3)) {
        let each = Board::octagon()
            .fields()
            .into_iter()
            .map(|from| fields_and_ways(&lone(from), from, roll));
        let (fields, ways) = each.fold((0, 0), |(fields, all), (reached, ways)| {
            (fields + reached.len(), all + ways)
        });
        assert_eq!([usize::from(roll.number()), fields, ways], wanted);
    }
}

fn choices_by_roll(position: &Position) -> Vec<usize> {
    let board = Board::octagon();
    Roll::ALL
        .map(|roll| {
            let choices = position.choices(&board, roll);
            assert_eq!(choices.total(), choices.clone().count());
            choices.count()
        })
        .to_vec()
}

/// How many choices of a roll take one, two and three coins of others.
fn taking(position: &Position, roll: Roll) -> [usize; 3] {
    let board = Board::octagon();
    let mut taking = [0; 3];
    for choice in position.choices(&board, roll) {
        if let Deed::Walk { to, .. } = choice.deed {
            match position.takes(&board, to) {
                0 => {}
                coins => taking[coins - 1] += 1,
            }
        }
    }
    taking
}

#[test]
fn starts_have_so_many_choices_and_sequences() {
    for party in Party::ALL {
        let start = Position::start(&Board::octagon(), party, Seat::South);
        let heading = format!("Start, {} players", party.seats().len());
        let mut checked = 0;
        for line in section(&heading) {
            let (what, counts) = line.trim().split_once(": ").expect("a line of numbers");
            match what.split_once(' ') {
                Some(("choices", _)) => assert_eq!(choices_by_roll(&start), numbers(counts)),
                Some(("of", _)) => {
                    let takes: Vec<usize> = Roll::ALL
                        .into_iter()
                        .flat_map(|roll| taking(&start, roll))
                        .collect();
                    assert_eq!(takes, numbers(counts), "{line}");
                }
                Some(("perft", turns)) => {
                    let turns = turns.parse().expect("a number");
                    let count = perft(&Board::octagon(), &start, turns);
                    assert_eq!(count.to_string(), counts, "{line}");
                    if turns < 3 {
                        assert_eq!(reference(&Board::octagon(), &start).perft(turns), count);
                    }
                }
                _ => check_hand(&start, line),
            }
            checked += 1;
        }
        assert_eq!(checked, 8);
    }
}

#[test]
fn positions_have_so_many_fields_ways_choices_and_sequences() {
    let mut now = None;
    let mut checked = 0;
    for line in section("Positions").filter(|line| !line.contains("legal")) {
        if let Some(line) = line.strip_prefix("    ") {
            let now = now.as_ref().expect("a position comes first");
            check_position(now, line);
        } else {
            let (_, text) = line.rsplit_once(": ").expect("a name and a position");
            now = Some(position(text));
            checked += 1;
        }
    }
    assert_eq!(checked, 11);
}

/// `d1 1: 0 fields, 0 ways: …` or `choices by roll: …; perft 2: …`.
fn check_position(position: &Position, line: &str) {
    let board = Board::octagon();
    if let Some(counts) = line.strip_prefix("choices by roll: ") {
        let (choices, sequences) = counts.split_once("; perft 2: ").expect("both");
        assert_eq!(choices_by_roll(position), numbers(choices));
        assert_eq!(perft(&board, position, 2).to_string(), sequences);
        return;
    }
    let mut words = line.split([' ', ':', ',']).filter(|word| !word.is_empty());
    let mut next = || words.next().expect("another word");
    let (from, number) = (field(next()), next().parse().expect("a roll"));
    let counts = [next(), next(), next(), next()];
    let ends: FieldSet = words.map(field).collect();
    let (reached, ways) = fields_and_ways(position, from, roll(number));
    assert_eq!(reached, ends, "{line}");
    let as_told = [reached.len().to_string(), ways.to_string()];
    assert_eq!(
        [counts[0], counts[2]],
        as_told.each_ref().map(String::as_str)
    );
    assert_eq!([counts[1], counts[3]], ["fields", "ways"]);
}

#[test]
fn examples_of_the_sheet_take_so_many_coins() {
    let examples: Vec<&str> = FIXTURES
        .lines()
        .filter(|line| line.contains("legal"))
        .collect();
    assert_eq!(examples.len(), 4);
    for line in examples {
        let (text, rest) = line.split_once(", ").expect("a position and a move");
        let (number, rest) = rest.split_once(" to ").expect("a roll");
        let (to, rest) = rest.split_once(": legal true, takes ").expect("a field");
        let [takes, coins] = numbers(rest)[..] else {
            panic!("{line}")
        };
        let before = position(text);
        let from = before.hands(Seat::South).next().expect("a hand").field();
        let number = roll(number.parse().expect("a number"));
        let pays = number.costs_a_coin().then_some(from);
        let choice = Choice::walk(pays, from, field(to));
        assert_eq!(before.takes(&Board::octagon(), field(to)), takes);
        let after = before
            .try_play(&Board::octagon(), number, choice)
            .expect("it is legal");
        let mover = after
            .own_hand_on(Seat::South, field(to))
            .expect("it is there");
        assert_eq!(usize::from(mover.coins()), coins, "{line}");
    }
}

#[test]
fn positions_are_written_as_they_are_read() {
    let positions = section("Positions").filter(|line| !line.starts_with("    "));
    let mut written = 0;
    for line in positions.filter(|line| !line.contains("legal")) {
        let (_, text) = line.rsplit_once(": ").expect("a name and a position");
        let board = Board::octagon();
        let read = parse_position(&board, text).expect("a position");
        let text = kulami::kuli::rules::notation::position_text(&board, &read);
        assert_eq!(parse_position(&board, &text), Ok(read));
        written += 1;
    }
    assert_eq!(written, 11);
}
