//! Ways as they are shown, danger, symmetries and dice.

use crate::common::{field, position, roll, walk};
use kulami::kuli::rules::{Board, Deed, Dice, Direction, Game, Party, Position, Roll, Rolls, Seat};
use kulami::shared::{Field, FieldSet, Seed};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;

fn names(board: &Board, fields: &[Field]) -> String {
    let names: Vec<String> = fields
        .iter()
        .map(|&field| board.square(field).to_string())
        .collect();
    names.join(" ")
}

#[test]
fn the_way_that_is_shown_has_the_fewest_turns_and_is_always_the_same() {
    let board = Board::octagon();
    let way = |text: &str, from: &str, to: &str, number: u8| {
        let taken = position(text).taken();
        let way = board.way(taken, field(from), field(to), roll(number));
        way.map(|way| (way.turns(), names(&board, way.fields())))
    };
    let shown = |turns: u8, fields: &str| Some((turns, fields.to_owned()));
    let open = "S d1=2 | N c7=1";
    assert_eq!(way(open, "d1", "d4", 3), shown(0, "d1 d2 d3 d4"));
    assert_eq!(way(open, "d1", "e3", 3), shown(1, "d1 d2 d3 e3"));
    assert_eq!(way(open, "d1", "d1", 4), shown(3, "d1 d2 e2 e1 d1"));
    assert_eq!(way("S d1=2 | N d3=1", "d1", "d4", 3), None);
    for from in board.fields() {
        for roll in Roll::ALL {
            let reach = board.reach_by(FieldSet::EMPTY, from, roll);
            for to in reach {
                let best = board.way(FieldSet::EMPTY, from, to, roll);
                let best = best.expect("what is reached has a way");
                board.each_way(FieldSet::EMPTY, from, roll, |way| {
                    assert!(way.end() != to || way.turns() >= best.turns());
                });
            }
        }
    }
}

#[test]
fn the_way_of_a_choice_passes_where_a_hand_has_just_left() {
    let board = Board::octagon();
    let before = position("S d1=2 d2=1 | W c1=1 | N e1=1");
    let mut choice = walk(3, "d1", "d4");
    choice.pays = Some(field("d2"));
    let way = before
        .way(&board, roll(3), choice)
        .expect("d2 is free then");
    assert_eq!(names(&board, way.fields()), "d1 d2 d3 d4");
    choice.pays = Some(field("d1"));
    assert_eq!(before.way(&board, roll(3), choice), None);
    choice.deed = Deed::Stay;
    assert_eq!(before.way(&board, roll(3), choice), None);
}

#[test]
fn danger_on_an_open_board_depends_on_the_distance_alone() {
    let board = Board::octagon();
    let by_distance: [&[u8]; 9] = [
        &[],
        &[2, 4, 6],
        &[1, 3, 5],
        &[2, 4, 6],
        &[3, 5],
        &[4, 6],
        &[5],
        &[6],
        &[],
    ];
    for victim in board.fields() {
        for attacker in board.fields() - victim.into() {
            let [own, other] = [victim, attacker].map(|field| board.square(field));
            let now = position(&format!("S {own}=2 | N {other}=2"));
            let distance = board.distance(victim, attacker);
            let wanted: Rolls = by_distance[distance]
                .iter()
                .map(|&number| roll(number))
                .collect();
            let found = now.danger(&board, victim);
            // Corners have one way in, so that a hand beside may miss it: never more than this.
            let more = found.rolls().iter().any(|roll| !wanted.contains(roll));
            assert!(!more, "{own} {other}: {found:?}");
            if board.neighbours(victim).len() == 4 && board.neighbours(attacker).len() == 4 {
                assert_eq!(found.by(Seat::North), wanted, "{own} {other}");
            }
        }
    }
}

/// Danger by its definition: a choice of the opponent that takes a coin from the hand.
fn danger_by_playing(board: &Board, now: &Position, victim: Field, seat: Seat) -> Rolls {
    let hands = Seat::ALL
        .into_iter()
        .flat_map(|seat| now.hands(seat).map(move |hand| (seat, hand)));
    let theirs = Position::set_up(board, seat, hands).expect("the same hands");
    let hits = |roll: &Roll| {
        theirs
            .choices(board, *roll)
            .any(|choice| match choice.deed {
                Deed::Walk { to, .. } => board.neighbours(to).contains(victim),
                Deed::Stay | Deed::Out => false,
            })
    };
    Roll::ALL.into_iter().filter(hits).collect()
}

/// Positions of random games.
fn random_positions(games: u64) -> impl Iterator<Item = (std::sync::Arc<Board>, Position)> {
    (0..games).flat_map(|number| {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let party = Party::ALL[number as usize % 3];
        let mut game = Game::new(Board::octagon(), party, Seat::South);
        while game.winner().is_none() {
            game.roll(Roll::random(&mut rng)).expect("it is not over");
            let choices = game.choices().expect("it is rolled");
            let choice = choices.choose(&mut rng).expect("there is a choice");
            game.play(choice).expect("it is legal");
        }
        let positions = (0..).map_while(|turns| game.position_after(turns).copied());
        let positions: Vec<_> = positions.collect();
        positions
            .into_iter()
            .map(|position| (Board::octagon(), position))
    })
}

#[test]
fn danger_is_what_opponents_could_do() {
    for (board, now) in random_positions(60) {
        for victim in now.taken() {
            let (owner, _) = now.hand_on(victim).expect("it is taken");
            let danger = now.danger(&board, victim);
            for seat in Seat::ALL {
                let wanted = if seat == owner || !now.is_in(seat) {
                    Rolls::NONE
                } else {
                    danger_by_playing(&board, &now, victim, seat)
                };
                assert_eq!(danger.by(seat), wanted, "{now:?}");
            }
        }
    }
    let nobody = position("S d4=2 | N d5=2").danger(&Board::octagon(), field("a3"));
    assert!(nobody.rolls().is_empty());
}

#[test]
fn the_octagon_has_eight_symmetries_that_change_no_choice() {
    let board = Board::octagon();
    assert_eq!(board.symmetries().len(), 8);
    for (board, now) in random_positions(6) {
        for mapping in board.symmetries() {
            let mapped = now.mapped(mapping);
            for roll in Roll::ALL {
                let choices = now.choices(&board, roll);
                assert_eq!(mapped.choices(&board, roll).total(), choices.total());
            }
        }
        assert_eq!(now.mapped(&board.symmetries()[0]), now);
    }
}

#[test]
fn keys_tell_positions_apart() {
    let mut seen = std::collections::HashMap::new();
    for (_, now) in random_positions(300) {
        let other = seen.insert(now.key(), (now.packed(), now.turn()));
        assert!(other.is_none_or(|other| other == (now.packed(), now.turn())));
    }
    assert!(seen.len() > 5000);
}

#[test]
fn a_step_and_its_opposite_lead_back() {
    let board = Board::octagon();
    for from in board.fields() {
        let mut beside = FieldSet::EMPTY;
        for direction in Direction::ALL {
            if let Some(next) = board.neighbour(from, direction) {
                assert_eq!(board.neighbour(next, direction.opposite()), Some(from));
                beside.insert(next);
            }
        }
        assert_eq!(beside, board.neighbours(from));
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 40);
}

#[test]
fn dice_are_fair_and_follow_from_their_seed() {
    let dice = Dice::new(&Seed::new("Anna"));
    let mut counts = [0; 6];
    for turn in 0..6000 {
        let roll = dice.roll(turn);
        assert_eq!(roll, Dice::new(&Seed::new("anna ")).roll(turn));
        counts[roll.index()] += 1;
    }
    assert!(
        counts.iter().all(|count| (900..1100).contains(count)),
        "{counts:?}"
    );
    for party in Party::ALL {
        let drawn = |word: u64| Dice::new(&Seed::from(word)).lot(party);
        for seat in party.seats() {
            assert!((0..100).any(|word| drawn(word) == *seat));
        }
        assert!((0..100).all(|word| party.seats().contains(&drawn(word))));
    }
}
