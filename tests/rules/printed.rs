//! The worked examples of the printed rulebook.

use crate::fixtures::{
    FINAL_PICTURE, PICTURED_IRREGULAR, PICTURED_SQUARE, WORKED_EXAMPLE, field, game, layout,
    marbles, names,
};
use kulami::rules::{Colour, Ending, Field, FieldSet, Layout, Position, Refusal, RuleSet, Score};

#[test]
fn the_opening_shown_move_by_move() {
    let mut game = game(WORKED_EXAMPLE, RuleSet::BASIC);
    let steps = [
        ("d4", "a4 d1 d2 d3 d6 d7 d8 d9 e4 f4 g4 h4"),
        ("d7", "b7 c7 d1 d2 d3 d8 d9 f7 g7 h7 i7"),
        ("i7", "b7 c7 f7 g7 i2"),
    ];
    assert_eq!(game.legal().len(), 64, "the first marble goes anywhere");
    for (played, then_legal) in steps {
        let played = field(game.layout(), played);
        game.play(played).expect("the book plays legal moves");
        assert_eq!(names(game.layout(), game.legal()).join(" "), then_legal);
    }
}

#[test]
fn every_reason_in_the_opening() {
    let mut game = game(WORKED_EXAMPLE, RuleSet::BASIC);
    for name in ["d4", "d7"] {
        let played = field(game.layout(), name);
        game.play(played).expect("legal");
    }
    let reason = |name| game.refusal(field(game.layout(), name));
    assert_eq!(reason("d4"), Some(Refusal::Occupied));
    assert_eq!(reason("e3"), Some(Refusal::NotInCross));
    assert_eq!(
        reason("d6"),
        Some(Refusal::TabooOfLast),
        "d6 shares its tile with d7"
    );
    assert_eq!(
        reason("d5"),
        Some(Refusal::TabooOfBefore),
        "d5 shares its tile with d4"
    );
    assert_eq!(reason("d8"), None);
}

/// The pictured end: red played f2 last, after black had played anywhere.
fn final_position(layout: &Layout, black_played: Field) -> Position {
    let marbles = ['r', 'b'].map(|mark| marbles(layout, FINAL_PICTURE, mark));
    let last = field(layout, "f2");
    Position::set_up(marbles, Colour::Black, Some(last), Some(black_played)).expect("can be set up")
}

#[test]
fn the_final_position_is_the_end_and_scores_as_printed() {
    let layout = layout(WORKED_EXAMPLE);
    let position = final_position(&layout, field(&layout, "d2"));
    let counts = Colour::BOTH.map(|colour| position.marbles(colour).len());
    assert_eq!(counts, [28, 27]);
    // Wherever black had played: rank 2 is full and f1 is on the tile just used.
    for black_played in position.marbles(Colour::Black) {
        let position = final_position(&layout, black_played);
        let ending = position.ending(&layout);
        assert_eq!(ending, Some(Ending::Blocked(Colour::Black)));
        let refusal = position.refusal(&layout, field(&layout, "f1"));
        assert_eq!(refusal, Some(Refusal::GameOver));
    }

    let totals = [
        (RuleSet::BASIC, 31, 27),
        (RuleSet::AREA, 31, 32),
        (RuleSet::CHAINS, 31, 30),
        (RuleSet::AREA_AND_CHAINS, 31, 35),
    ];
    for (rules, red_total, black_total) in totals {
        let score = Score::count(&layout, rules, &position);
        let (red, black) = (score.side(Colour::Red), score.side(Colour::Black));
        assert_eq!((red.tiles, black.tiles), (31, 27));
        assert_eq!((red.area(), black.area()), (12, 17));
        assert_eq!((red.chain_total(), black.chain_total()), (12, 15));
        assert_eq!(
            (red.total(), black.total()),
            (red_total, black_total),
            "{rules}"
        );
    }
}

/// The chains drawn in the book: 7 + 5 for red, 5 + 5 + 5 for black.
#[test]
fn the_final_position_has_the_printed_chains() {
    let layout = layout(WORKED_EXAMPLE);
    let position = final_position(&layout, field(&layout, "d2"));
    let score = Score::count(&layout, RuleSet::CHAINS, &position);
    let chains = |colour| {
        let mut chains: Vec<String> = score
            .side(colour)
            .chains
            .iter()
            .map(|chain| names(&layout, chain.fields.iter().copied().collect()).join(" "))
            .collect();
        chains.sort();
        chains
    };
    assert_eq!(
        chains(Colour::Red),
        ["b2 c3 d4 e5 f6 g7 h8", "e3 f4 g5 h6 i7"]
    );
    assert_eq!(
        chains(Colour::Black),
        ["b4 c5 d6 e7 f8", "c4 c5 c6 c7 c8", "c8 d7 e6 f5 g4"]
    );
}

#[test]
fn the_bonuses_are_differences_on_one_side_only() {
    let layout = layout(WORKED_EXAMPLE);
    let position = final_position(&layout, field(&layout, "d2"));
    let score = Score::count(&layout, RuleSet::AREA_AND_CHAINS, &position);
    let (red, black) = (score.side(Colour::Red), score.side(Colour::Black));
    assert_eq!((red.area_bonus, black.area_bonus), (0, 5));
    assert_eq!((red.chain_bonus, black.chain_bonus), (0, 3));
    assert_eq!(score.leader(), Some(Colour::Black));
    assert_eq!(score.margin(Colour::Black), 4);
}

#[test]
fn the_pictured_boards_are_boards() {
    for (text, width, height) in [
        (PICTURED_SQUARE, 8, 8),
        (PICTURED_IRREGULAR, 10, 10),
        (WORKED_EXAMPLE, 9, 9),
    ] {
        let layout = layout(text);
        assert_eq!((layout.width(), layout.height()), (width, height));
        assert_eq!(
            layout.to_string(),
            text,
            "they are printed in canonical form"
        );
    }
}

#[test]
fn only_possible_positions_can_be_set_up() {
    let layout = layout(WORKED_EXAMPLE);
    let fields = |names: &str| names.split(' ').map(|name| field(&layout, name)).collect();
    let (red, black): (FieldSet, FieldSet) = (fields("d4 i7"), fields("d7 g7"));
    let (i7, g7) = (Some(field(&layout, "i7")), Some(field(&layout, "g7")));
    let possible = |red, black, turn, last, before| {
        Position::set_up([red, black], turn, last, before).is_some()
    };
    assert!(possible(red, black, Colour::Red, g7, i7));
    assert!(
        !possible(red, black, Colour::Red, None, None),
        "the last marbles are known"
    );
    assert!(
        !possible(red, black, Colour::Red, i7, g7),
        "black placed the last one"
    );
    assert!(
        !possible(red, red, Colour::Red, i7, i7),
        "two marbles in one field"
    );
    assert!(
        !possible(red, FieldSet::EMPTY, Colour::Black, i7, None),
        "they take turns"
    );
    assert!(possible(
        FieldSet::EMPTY,
        FieldSet::EMPTY,
        Colour::Black,
        None,
        None
    ));
}
