//! Endings the search calls exact, against brute force that knows only the rules.

use crate::positions::with_marbles_to_go;
use kulami::ai::{Limits, StopFlag, Thinker, Value};
use kulami::rules::{Field, Game, Layout, Position, RuleSet, Score};

const ENDINGS: u64 = 5_000;

/// The final margin for the side to move with best play, by trying everything.
pub fn brute_force(layout: &Layout, rules: RuleSet, position: &Position) -> i32 {
    let legal = position.legal(layout);
    if legal.is_empty() {
        return Score::count(layout, rules, position).margin(position.turn());
    }
    legal
        .into_iter()
        .map(|field| -brute_force(layout, rules, &position.play(field)))
        .max()
        .expect("there is a choice")
}

fn solve(thinker: &mut Thinker, game: &Game) -> (Value, Field) {
    let finding = thinker
        .think(game, Limits::default(), &StopFlag::default(), |_| ())
        .expect("the game goes on");
    assert!(finding.exact);
    (finding.value, finding.line[0])
}

#[test]
fn exact_values_and_moves_are_right_in_thousands_of_endings() {
    std::thread::scope(|scope| {
        for half in 0..2 {
            scope.spawn(move || {
                let mut thinker = Thinker::new(1, 1);
                for number in (half..ENDINGS).step_by(2) {
                    let rules = RuleSet::ALL[(number / 2 % 4) as usize];
                    let to_go = 3 + (number / 8 % 5) as usize;
                    let game = with_marbles_to_go(to_go, rules, number);
                    let (layout, position) = (game.layout(), game.position());
                    let expected = brute_force(layout, rules, position);
                    let (value, field) = solve(&mut thinker, &game);
                    assert_eq!(
                        value,
                        Value::points(expected),
                        "{number}: {rules} on {layout}"
                    );
                    let after = -brute_force(layout, rules, &position.play(field));
                    assert_eq!(after, expected, "{number}: the move keeps the value");
                }
            });
        }
    });
}
