//! What the rule sheet says and what we have ruled where it is silent, one test each.

use crate::common::{field, position, roll, walk};
use kulami::kuli::rules::notation::position_text;
use kulami::kuli::rules::{Board, Choice, Deed, Game, Party, Position, Refusal, Roll, Seat};
use kulami::shared::{Field, FieldSet};

fn after(before: &str, number: u8, choice: Choice) -> Result<String, Refusal> {
    let board = Board::octagon();
    let next = position(before).try_play(&board, roll(number), choice)?;
    Ok(position_text(&board, &next))
}

fn reached(before: &str, from: &str, number: u8) -> FieldSet {
    let taken = position(before).taken();
    Board::octagon().reach_by(taken, field(from), roll(number))
}

fn instead(pays: Option<&str>, deed: Deed) -> Choice {
    Choice {
        pays: pays.map(field),
        deed,
    }
}

fn fields(names: &str) -> FieldSet {
    names.split_whitespace().map(field).collect()
}

#[test]
fn everybody_starts_with_three_hands_of_two_coins_and_two_players_with_four() {
    for party in Party::ALL {
        let start = Position::start(&Board::octagon(), party, Seat::South);
        let coins = if party == Party::Two { 4 } else { 2 };
        for seat in Seat::ALL {
            let plays = party.seats().contains(&seat);
            assert_eq!(start.is_in(seat), plays);
            assert_eq!(start.hands(seat).count(), if plays { 3 } else { 0 });
            assert!(start.hands(seat).all(|hand| hand.coins() == coins));
            if plays {
                assert_eq!(start.fields_of(seat), Board::octagon().starts(seat));
            }
        }
    }
}

#[test]
fn two_sit_south_and_north_three_south_west_and_north() {
    assert_eq!(Party::Two.seats(), [Seat::South, Seat::North]);
    assert_eq!(Party::Three.seats(), [Seat::South, Seat::West, Seat::North]);
    assert_eq!(Party::Four.seats(), Seat::ALL);
}

#[test]
fn turns_go_clockwise_past_those_who_are_out() {
    let clockwise = Seat::South.and_following();
    assert_eq!(
        clockwise,
        [Seat::South, Seat::West, Seat::North, Seat::East]
    );
    let next = after("S d1=2 | N d7=2 | E g4=2", 2, walk(2, "d1", "d3"));
    assert_eq!(next.as_deref(), Ok("N d7=2 | E g4=2 | S d3=2"));
}

#[test]
fn an_odd_roll_costs_a_coin_of_an_own_hand_and_an_even_one_none() {
    let before = "S d1=2 c1=3 | N d7=2";
    let pays = |name: Option<&str>| Choice::walk(name.map(field), field("d1"), field("d2"));
    assert_eq!(after(before, 1, pays(None)), Err(Refusal::MustPay));
    assert_eq!(
        after(before, 1, pays(Some("d7"))),
        Err(Refusal::PayerNotOwn)
    );
    assert_eq!(
        after(before, 1, pays(Some("d4"))),
        Err(Refusal::PayerNotOwn)
    );
    let paid = after(before, 1, pays(Some("c1")));
    assert_eq!(paid.as_deref(), Ok("N d7=2 | S d2=2 c1=2"));
    let even = Choice::walk(Some(field("c1")), field("d1"), field("d3"));
    assert_eq!(after(before, 2, even), Err(Refusal::NothingToPay));
}

#[test]
fn a_hand_that_pays_its_last_coin_leaves_at_once_and_is_out_of_the_way() {
    // d1 is shut in by its own hand on d2 until that one pays its last coin.
    let before = "S d1=2 d2=1 | W c1=1 | N e1=1";
    let by = |pays: &str| Choice::walk(Some(field(pays)), field("d1"), field("d2"));
    assert_eq!(after(before, 1, by("d1")), Err(Refusal::Occupied));
    // The hand on d2 is gone, so the way is free.
    let next = after(before, 1, by("d2"));
    assert_eq!(next.as_deref(), Ok("W c1=1 | N e1=1 | S d2=2"));
    let gone = Choice::walk(Some(field("d2")), field("d2"), field("d3"));
    assert_eq!(after(before, 1, gone), Err(Refusal::WalkerGone));
}

#[test]
fn whoever_pays_the_last_coin_of_the_last_hand_is_out_and_the_turn_is_over() {
    let before = "S d1=1 | W a4=1 | N d7=2";
    let out = instead(Some("d1"), Deed::Out);
    let next = after(before, 3, out);
    assert_eq!(next.as_deref(), Ok("W a4=1 | N d7=2"));
    let walks = after(before, 3, walk(3, "d1", "d4"));
    assert_eq!(walks, Err(Refusal::MustGoOut));
    let stays = after(before, 3, instead(Some("d1"), Deed::Stay));
    assert_eq!(stays, Err(Refusal::MustGoOut));
    let not_out = after("S d1=2 | N d7=2", 3, instead(Some("d1"), Deed::Out));
    assert_eq!(not_out, Err(Refusal::NotOut));
}

#[test]
fn a_hand_walks_exactly_the_number_rolled_along_rows_and_columns() {
    let alone = "S d4=2 | N c7=1";
    assert_eq!(reached(alone, "d4", 1), fields("c4 d3 d5 e4"));
    assert_eq!(after(alone, 1, walk(1, "d4", "c4")).err(), None);
    assert_eq!(after(alone, 2, walk(2, "d4", "d7")), Err(Refusal::TooFar));
    assert_eq!(
        after(alone, 2, walk(2, "d4", "c4")),
        Err(Refusal::WrongParity)
    );
    assert_eq!(after(alone, 2, walk(2, "d4", "d4")), Err(Refusal::NoWay));
    assert_eq!(
        after(alone, 2, walk(2, "c7", "c5")),
        Err(Refusal::WalkerNotOwn)
    );
}

#[test]
fn no_step_is_walked_twice_in_one_move_in_either_direction() {
    let steps = |fields: &[Field]| -> Vec<[Field; 2]> {
        let step = |pair: &[Field]| [pair[0].min(pair[1]), pair[0].max(pair[1])];
        fields.windows(2).map(step).collect()
    };
    let board = Board::octagon();
    for from in board.fields() {
        for roll in Roll::ALL {
            board.each_way(FieldSet::EMPTY, from, roll, |way| {
                let mut walked = steps(way.fields());
                walked.sort();
                walked.dedup();
                assert_eq!(walked.len(), usize::from(roll.number()));
            });
        }
    }
    // Five steps in a pocket of four would have to walk the first one again.
    let pocket = "S c1=2 | W b2=1 c3=1 | N d3=1 e2=1 | E e1=1";
    assert_eq!(reached(pocket, "c1", 4), fields("c1"));
    assert_eq!(reached(pocket, "c1", 5), FieldSet::EMPTY);
    assert_eq!(reached(pocket, "c1", 6), FieldSet::EMPTY);
}

#[test]
fn a_way_may_cross_itself_and_may_end_where_it_began() {
    let board = Board::octagon();
    let (mut crossing, mut returning) = (0, 0);
    board.each_way(FieldSet::EMPTY, field("d4"), roll(6), |way| {
        let entered = &way.fields()[1..];
        let different: FieldSet = entered.iter().copied().collect();
        crossing += usize::from(different.len() < entered.len());
        returning += usize::from(way.end() == field("d4"));
    });
    assert!(crossing > 0 && returning > 0);
    let home = after("S d4=2 | N d5=2", 4, walk(4, "d4", "d4"));
    assert_eq!(home.as_deref(), Ok("N d5=1 | S d4=3"));
}

#[test]
fn no_hand_is_jumped_or_entered_neither_own_nor_another() {
    let row = "S d4=2 d5=1 | N e4=2";
    assert_eq!(reached(row, "d4", 1), fields("c4 d3"));
    assert_eq!(after(row, 1, walk(1, "d4", "d5")), Err(Refusal::Occupied));
    assert_eq!(after(row, 1, walk(1, "d4", "e4")), Err(Refusal::Occupied));
    assert_eq!(after(row, 2, walk(2, "d4", "d6")), Err(Refusal::NoWay));
}

#[test]
fn the_own_start_of_a_walk_counts_as_empty() {
    // Around the block of four, back to where it stood, and on.
    let reach = reached("S c1=2 | W b2=1 c3=1 | N d3=1 e2=1 | E e1=1", "c1", 4);
    assert!(reach.contains(field("c1")));
}

#[test]
fn whoever_can_move_no_hand_stays_and_the_coin_is_gone_all_the_same() {
    let shut_in = "S d1=2 | W c1=1 d2=1 | E e1=1";
    let even = after(shut_in, 2, instead(None, Deed::Stay));
    assert_eq!(even.as_deref(), Ok("W d2=1 c1=1 | E e1=1 | S d1=2"));
    let odd = after(shut_in, 3, instead(Some("d1"), Deed::Stay));
    assert_eq!(odd.as_deref(), Ok("W d2=1 c1=1 | E e1=1 | S d1=1"));
    assert_eq!(
        after(shut_in, 3, instead(None, Deed::Stay)),
        Err(Refusal::MustPay)
    );
}

#[test]
fn whoever_can_move_must() {
    let stays = after("S d1=2 | N d7=2", 2, instead(None, Deed::Stay));
    assert_eq!(stays, Err(Refusal::MustMove));
}

#[test]
fn a_landing_takes_one_coin_from_every_opposing_hand_beside_it_never_diagonally() {
    let next = after("S b4=2 | N b5=2 d5=2 c6=2", 6, walk(6, "b4", "c5"));
    assert_eq!(next.as_deref(), Ok("N c6=1 b5=1 d5=1 | S c5=5"));
    let diagonal = after("S d1=2 | N c4=2 e4=2", 2, walk(2, "d1", "d3"));
    assert_eq!(diagonal.as_deref(), Ok("N c4=2 e4=2 | S d3=2"));
}

#[test]
fn coins_of_opponents_are_always_taken_and_there_is_no_limit() {
    // There is one choice a field: leaving the coin is none.
    let before = position("S d3=21 | N d5=3");
    let board = Board::octagon();
    let there = before
        .choices(&board, roll(1))
        .filter(|choice| matches!(choice.deed, Deed::Walk { to, .. } if to == field("d4")));
    assert_eq!(there.count(), 1);
    let next = after("S d3=21 | N d5=3", 1, walk(1, "d3", "d4"));
    assert_eq!(next.as_deref(), Ok("N d5=2 | S d4=21"));
}

#[test]
fn own_hands_beside_the_landing_give_if_the_player_wants_and_leave_with_their_last_coin() {
    let before = "S d1=2 c3=1 e3=2 | N d7=2";
    let give = |names: &str| Choice {
        pays: None,
        deed: Deed::Walk {
            from: field("d1"),
            to: field("d3"),
            gives: fields(names),
        },
    };
    let texts = [
        ("", "N d7=2 | S c3=1 d3=2 e3=2"),
        ("c3", "N d7=2 | S d3=3 e3=2"),
        ("e3", "N d7=2 | S c3=1 d3=3 e3=1"),
        ("c3 e3", "N d7=2 | S d3=4 e3=1"),
    ];
    for (names, wanted) in texts {
        assert_eq!(after(before, 2, give(names)).as_deref(), Ok(wanted));
    }
    assert_eq!(after(before, 2, give("d7")), Err(Refusal::GiverNotOwn));
    assert_eq!(after(before, 2, give("d1")), Err(Refusal::GiverNotOwn));
    let far = Choice {
        pays: None,
        deed: Deed::Walk {
            from: field("d1"),
            to: field("c2"),
            gives: fields("e3"),
        },
    };
    assert_eq!(after(before, 2, far), Err(Refusal::GiverNotBeside));
}

#[test]
fn a_hand_without_coins_leaves_and_a_player_is_out_with_the_last_one() {
    let next = after("S d3=1 | W b4=1 | N d6=1 a5=1", 2, walk(2, "d3", "d5"));
    assert_eq!(next.as_deref(), Ok("W b4=1 | N a5=1 | S d5=2"));
    let board = Board::octagon();
    let before = position("S d3=1 | W b4=1 | N d6=1");
    let next = before.play(&board, walk(2, "d3", "d5"));
    assert!(!next.is_in(Seat::North));
    assert_eq!(next.place(Seat::North), Some(3));
    assert_eq!(next.winner(), None);
}

#[test]
fn start_fields_are_ordinary_for_everybody_and_safe_for_nobody() {
    let next = after("S d5=2 | N d7=2 e7=2", 3, walk(3, "d5", "c7"));
    assert_eq!(next.as_deref(), Ok("N d7=1 e7=2 | S c7=2"));
}

#[test]
fn the_last_player_with_a_hand_wins_and_those_who_go_out_by_one_landing_share_a_place() {
    let board = Board::octagon();
    let before = position("S d3=3 | W c5=1 | N d6=1 | E e5=1");
    let next = before.play(&board, walk(2, "d3", "d5"));
    assert_eq!(next.winner(), Some(Seat::South));
    assert_eq!(next.turn(), Seat::South);
    assert_eq!(next.place(Seat::South), Some(1));
    for seat in [Seat::West, Seat::North, Seat::East] {
        assert_eq!(next.place(seat), Some(2));
    }
    // The size of the win.
    assert_eq!(next.coins(Seat::South), 6);
    for roll in Roll::ALL {
        assert_eq!(next.choices(&board, roll).count(), 0);
        let again = next.try_play(&board, roll, walk(2, "d5", "d3"));
        assert_eq!(again, Err(Refusal::GameOver));
    }
}

#[test]
fn the_last_two_never_go_out_at_once() {
    // Whoever lands has a coin and stays; whoever pays the last coin takes nobody along.
    let board = Board::octagon();
    for text in [
        "S d4=1 | N d6=1",
        "S d4=1 | N d5=1",
        "S d4=1 c4=1 | N d6=1 e5=1",
        "S d4=1 | W c5=1 | N d6=1 | E e5=1",
    ] {
        let before = position(text);
        for roll in Roll::ALL {
            for choice in before.choices(&board, roll) {
                assert!(before.play(&board, choice).seats().count() > 0);
            }
        }
    }
}

#[test]
fn undo_gives_the_roll_back_and_turns_that_come_again_have_the_rolls_they_had() {
    let board = Board::octagon();
    let mut game = Game::new(board, Party::Two, Seat::North);
    assert_eq!(game.undo(), None);
    assert_eq!(game.play(walk(2, "d7", "d5")), Err(Refusal::NotRolled));
    assert_eq!(game.roll(roll(2)), Ok(roll(2)));
    assert_eq!(game.roll(roll(2)), Err(Refusal::AlreadyRolled));
    game.play(walk(2, "d7", "d5")).expect("it is legal");
    game.roll(roll(4)).expect("a new turn");
    let before = game.clone();

    let undone = game.undo().expect("a choice was made");
    assert_eq!((undone.roll, game.rolled()), (roll(2), Some(roll(2))));
    assert_eq!(game.turn(), Seat::North);
    assert_eq!(game.redo(), Some(undone));
    assert_eq!((game.rolled(), game.kept_roll()), (None, Some(roll(4))));
    // Whatever is thrown now, the die shows what it showed.
    assert_eq!(game.roll(roll(1)), Ok(roll(4)));
    assert_eq!(game, before);

    // Also if something else is chosen.
    game.undo();
    game.play(walk(2, "c7", "c5")).expect("it is legal");
    assert_eq!(game.undone(), 0);
    assert_eq!(game.redo(), None);
    assert_eq!(game.roll(roll(6)), Ok(roll(4)));
    game.undo();
    game.forget_undone();
    game.play(walk(2, "c7", "c5")).expect("it is legal");
    assert_eq!(game.roll(roll(6)), Ok(roll(6)));
}
