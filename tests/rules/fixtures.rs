//! Boards from the printed rulebook, and ways to make games from random numbers.

use kulami::rules::generate::{Seed, irregular, square};
use kulami::rules::{Colour, Field, FieldSet, Game, Layout, RuleSet, Square};
use std::sync::Arc;

pub const WORKED_EXAMPLE: &str =
    "...AABB../.CCAADDD./.CCEEFFGG/HCCEEFFGG/HIIIJJJGG/HIIIKKKL./.MMMKKKL./.NNOOPPQQ/...OOPP..";
pub const PICTURED_SQUARE: &str =
    "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ";
pub const PICTURED_IRREGULAR: &str = "....AA..../..BBAAC.../DDBBEEC.../DDFGGGCHHH/DDFGGGIII./\
                                      JJFKKKIII./..LLMNNOO./..LLMNNOO./...PPQQOO./.....QQ...";
/// The worked example's final position, in the same rows as its board.
pub const FINAL_PICTURE: &str =
    "...rbb-../.-brbbbr./.-bbbrrbr/rrbbbrrrb/--bbrbrr-/rbbrrrbb./.brrrrb-./.rrbrrbrb/...b--r..";

pub fn layout(text: &str) -> Layout {
    text.parse().expect("the fixture is a board")
}

pub fn game(text: &str, rules: RuleSet) -> Game {
    Game::new(Arc::new(layout(text)), rules, Colour::Red)
}

pub fn field(layout: &Layout, name: &str) -> Field {
    kulami::rules::notation::parse_field(layout, name).expect("the fixture names a field")
}

/// Names of a set of fields, sorted by file and rank as the engine protocol sorts them.
pub fn names(layout: &Layout, fields: FieldSet) -> Vec<String> {
    let mut squares: Vec<Square> = fields
        .into_iter()
        .map(|field| layout.square(field))
        .collect();
    squares.sort();
    squares.iter().map(Square::to_string).collect()
}

/// The marbles of one colour in a picture whose rows are those of the board.
pub fn marbles(layout: &Layout, picture: &str, mark: char) -> FieldSet {
    let mut set = FieldSet::EMPTY;
    for (row, line) in (0_u8..).zip(picture.split('/')) {
        for (file, found) in (0_u8..).zip(line.chars()) {
            if found == mark {
                let rank = layout.height() - 1 - row;
                set.insert(
                    layout
                        .field_at(Square { file, rank })
                        .expect("a field of the board"),
                );
            }
        }
    }
    set
}

/// A board of either shape, from a number.
pub fn any_board(number: u64) -> Layout {
    let seed = Seed::from(number);
    if number.is_multiple_of(2) {
        square(&seed)
    } else {
        irregular(&seed, (number % 11) as f64 / 10.0)
    }
}

/// A game on any board, with any rules and starter, played by always taking the legal field
/// that the next choice points at, until it is over or the choices are used up.
pub fn any_game(number: u64, choices: &[u8]) -> Game {
    let rules = RuleSet::ALL[(number / 2 % 4) as usize];
    let starts = Colour::BOTH[(number / 8 % 2) as usize];
    let mut game = Game::new(Arc::new(any_board(number)), rules, starts);
    for &choice in choices {
        let legal = game.legal();
        if legal.is_empty() {
            break;
        }
        let field = legal.into_iter().nth(usize::from(choice) % legal.len());
        game.play(field.expect("within the legal fields"))
            .expect("legal");
    }
    game
}
