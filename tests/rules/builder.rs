//! Building a board by hand: what fits is laid, what is wrong is said, and nothing is lost.

use kulami::rules::generate::{Seed, irregular, square};
use kulami::rules::{
    BoardBuilder, Colour, GRID, Lack, LayoutError, Misfit, Piece, Square, Symmetry, TileKind,
    TilePlace,
};
use proptest::prelude::*;
use std::collections::HashSet;
use std::time::{Duration, Instant};

/// Anything that a person can do.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Lay(u8, i8, i8, bool),
    TakeBack(u8),
    Turn(u8),
    Shift(i8, i8),
    Transform(u8),
    Fill(u64),
    Clear,
    Replace(u64),
    InTurns(Option<bool>),
    Undo,
    Redo,
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        20 => (0..17_u8, -3..12_i8, -3..12_i8, any::<bool>())
            .prop_map(|(piece, file, rank, upright)| Deed::Lay(piece, file, rank, upright)),
        3 => (0..17_u8).prop_map(Deed::TakeBack),
        3 => (0..17_u8).prop_map(Deed::Turn),
        3 => (-2..=2_i8, -2..=2_i8).prop_map(|(files, ranks)| Deed::Shift(files, ranks)),
        2 => (0..8_u8).prop_map(Deed::Transform),
        1 => any::<u64>().prop_map(Deed::Fill),
        1 => Just(Deed::Clear),
        1 => any::<u64>().prop_map(Deed::Replace),
        1 => any::<Option<bool>>().prop_map(Deed::InTurns),
        3 => Just(Deed::Undo),
        2 => Just(Deed::Redo),
    ]
}

fn piece(number: u8) -> Piece {
    Piece::new(number.into()).unwrap()
}

fn place(file: i8, rank: i8, upright: bool) -> TilePlace {
    TilePlace {
        file,
        rank,
        upright,
    }
}

/// Carries out a deed; returns whether it was refused.
fn carry_out(builder: &mut BoardBuilder, deed: Deed) -> bool {
    match deed {
        Deed::Lay(number, file, rank, upright) => builder
            .lay(piece(number), place(file, rank, upright))
            .is_err(),
        Deed::TakeBack(number) => builder.take_back(piece(number)).is_err(),
        Deed::Turn(number) => builder.turn_tile(piece(number)).is_err(),
        Deed::Shift(files, ranks) => builder.shift(files, ranks).is_err(),
        Deed::Transform(number) => {
            builder.transform(Symmetry::ALL[usize::from(number)]);
            false
        }
        Deed::Fill(seed) => builder.fill(&Seed::from(seed)).is_err(),
        Deed::Clear => {
            builder.clear();
            false
        }
        Deed::Replace(seed) => {
            builder.replace(&irregular(&Seed::from(seed), 0.5));
            false
        }
        Deed::InTurns(red) => {
            builder.build_in_turns(red.map(|red| if red { Colour::Red } else { Colour::Black }));
            false
        }
        Deed::Undo => !builder.undo(),
        Deed::Redo => !builder.redo(),
    }
}

/// The visible state, without its history.
type Seen = (Vec<(Piece, TilePlace)>, Option<Colour>);

fn seen(builder: &BoardBuilder) -> Seen {
    (builder.laid().collect(), builder.turn())
}

/// Checks that the builder and the rules agree about the board.
fn check_against_the_rules(builder: &BoardBuilder) {
    let lack = builder.lack();
    match (builder.layout(), &lack) {
        (Ok(layout), None) => assert_eq!(layout.to_string().parse(), Ok(layout)),
        (Err(LayoutError::Empty), Some(Lack::TilesLeft(17)))
        | (Err(LayoutError::WrongSupply { .. }), Some(Lack::TilesLeft(_))) => {}
        (Err(LayoutError::BoardApart { .. }), Some(Lack::Apart(parts))) => {
            assert!(parts.len() > 1);
            assert_eq!(parts.iter().map(Vec::len).sum::<usize>(), 17);
        }
        (layout, lack) => panic!("{layout:?} and {lack:?}"),
    }
    assert_eq!(
        builder.left().count() + builder.laid().count(),
        17,
        "no tile is lost"
    );
    let mut covered = HashSet::new();
    for (piece, place) in builder.laid() {
        assert!(place.is_inside(piece.kind()));
        for square in place.squares(piece.kind()) {
            assert!(covered.insert(square), "two tiles on {square}");
            assert_eq!(builder.piece_at(square), Some(piece));
        }
    }
}

proptest! {
    #[test]
    fn a_session_ends_in_a_board_or_says_what_is_wrong(deeds in prop::collection::vec(deed(), 0..60)) {
        let mut builder = BoardBuilder::default();
        for deed in deeds {
            let before = builder.clone();
            if carry_out(&mut builder, deed) {
                prop_assert_eq!(&builder, &before, "what is refused changes nothing: {:?}", deed);
            }
            check_against_the_rules(&builder);
        }
    }

    #[test]
    fn undo_brings_back_exactly_what_was(deeds in prop::collection::vec(deed(), 0..40)) {
        let mut builder = BoardBuilder::default();
        let mut states = vec![seen(&builder)];
        for deed in deeds {
            if matches!(deed, Deed::Undo | Deed::Redo) {
                continue;
            }
            carry_out(&mut builder, deed);
            if states.last() != Some(&seen(&builder)) {
                states.push(seen(&builder));
            }
        }
        let last = builder.clone();
        for state in states.iter().rev().skip(1) {
            prop_assert!(builder.can_undo() && builder.undo());
            prop_assert_eq!(&seen(&builder), state);
        }
        prop_assert!(!builder.can_undo() && !builder.undo());
        while builder.redo() {}
        prop_assert_eq!(builder, last);
    }

    #[test]
    fn the_rest_is_laid_without_moving_what_lies(
        number: u64, lacy in 0.0..1.0, kept in prop::collection::vec(any::<bool>(), 17), seed: u64
    ) {
        let mut builder = BoardBuilder::of(&irregular(&Seed::from(number), lacy));
        for (piece, _) in Piece::all().zip(kept).filter(|(_, kept)| !kept) {
            builder.take_back(piece).unwrap();
        }
        let before = builder.clone();
        match builder.fill(&Seed::from(seed)) {
            Ok(()) => {
                prop_assert_eq!(builder.lack(), None);
                for (piece, place) in before.laid() {
                    prop_assert_eq!(builder.place(piece), Some(place));
                }
                let mut again = before.clone();
                again.fill(&Seed::from(seed)).unwrap();
                prop_assert_eq!(&again, &builder, "the same seed does the same");
            }
            Err(_) => prop_assert_eq!(&builder, &before),
        }
    }

    #[test]
    fn a_board_is_built_on_as_it_was(number: u64, lacy in 0.0..1.0, symmetry in 0..8_usize) {
        for layout in [square(&Seed::from(number)), irregular(&Seed::from(number), lacy)] {
            let mut builder = BoardBuilder::of(&layout);
            prop_assert_eq!(builder.lack(), None);
            prop_assert_eq!(&builder.layout().unwrap(), &layout);
            builder.transform(Symmetry::ALL[symmetry]);
            prop_assert_eq!(builder.layout().unwrap(), layout.transformed(Symmetry::ALL[symmetry]));
        }
    }

    #[test]
    fn a_turned_tile_stays_about_where_it_was(number in 0..17_u8, file in 0..8_i8, rank in 0..8_i8, upright: bool) {
        let mut builder = BoardBuilder::default();
        if builder.lay(piece(number), place(file, rank, upright)).is_err() {
            return Ok(());
        }
        let kind = piece(number).kind();
        let before: HashSet<Square> = place(file, rank, upright).squares(kind).collect();
        builder.turn_tile(piece(number)).unwrap();
        let turned = builder.place(piece(number)).unwrap();
        prop_assert_ne!(turned.upright, upright);
        prop_assert!(turned.squares(kind).any(|square| before.contains(&square)));
    }
}

#[test]
fn what_does_not_fit_is_said() {
    let mut builder = BoardBuilder::default();
    let six = builder.next(TileKind::Six).unwrap();
    builder.lay(six, place(0, 0, false)).unwrap();
    let four = builder.next(TileKind::Four).unwrap();
    assert_eq!(
        builder.misfit(four, place(2, 1, false)),
        Some(Misfit::Overlaps(six))
    );
    assert_eq!(
        builder.misfit(four, place(-1, 2, false)),
        Some(Misfit::Outside)
    );
    assert_eq!(
        builder.misfit(four, place(9, 0, false)),
        Some(Misfit::TooWide {
            width: 11,
            height: 2
        })
    );
    assert_eq!(
        builder.misfit(four, place(0, 9, false)),
        Some(Misfit::TooWide {
            width: 3,
            height: 11
        })
    );
    assert_eq!(builder.misfit(four, place(3, 0, false)), None);
    // A tile does not collide with itself.
    assert_eq!(builder.misfit(six, place(1, 0, false)), None);
    assert_eq!(builder.shift(-1, 0), Err(Misfit::Outside));
    assert_eq!(builder.shift(7, 8), Ok(()));
    assert_eq!(builder.shift(1, 0), Err(Misfit::Outside));
}

#[test]
fn far_out_is_out_and_nothing_worse() {
    let mut builder = BoardBuilder::default();
    for (file, rank) in [(i8::MIN, 0), (0, i8::MAX), (i8::MAX, i8::MAX), (-3, -3)] {
        for piece in Piece::all() {
            assert!(builder.lay(piece, place(file, rank, true)).is_err());
        }
    }
    assert_eq!(
        builder.shift(i8::MAX, i8::MIN),
        Ok(()),
        "nothing is shifted"
    );
    assert!(!builder.can_undo());
}

#[test]
fn parts_are_named_the_largest_first() {
    let mut builder = BoardBuilder::default();
    let [two, six] = [TileKind::Two, TileKind::Six].map(|kind| builder.next(kind).unwrap());
    builder.lay(two, place(0, 0, false)).unwrap();
    builder.lay(six, place(2, 1, false)).unwrap();
    assert_eq!(
        builder.parts(),
        [vec![six], vec![two]],
        "a corner does not join"
    );
    builder.lay(six, place(1, 1, false)).unwrap();
    assert_eq!(builder.parts(), [vec![two, six]]);
}

#[test]
fn two_build_in_turns_and_leave_alone_what_lies() {
    let mut builder = BoardBuilder::default();
    builder.build_in_turns(Some(Colour::Red));
    let [one, other] = [0, 16].map(piece);
    builder.lay(one, place(0, 0, false)).unwrap();
    assert_eq!(builder.turn(), Some(Colour::Black));
    assert_eq!(builder.lay(one, place(5, 5, false)), Err(Misfit::Stays));
    assert_eq!(builder.take_back(one), Err(Misfit::Stays));
    assert_eq!(builder.turn_tile(one), Err(Misfit::Stays));
    assert!(builder.lay(other, place(0, 0, false)).is_err());
    assert_eq!(
        builder.turn(),
        Some(Colour::Black),
        "a refusal costs no turn"
    );
    builder.shift(1, 1).unwrap();
    builder.transform(Symmetry::MIRROR);
    assert_eq!(builder.turn(), Some(Colour::Black));
    builder.lay(other, place(0, 4, false)).unwrap();
    assert_eq!(builder.turn(), Some(Colour::Red));
    builder.undo();
    assert_eq!(builder.turn(), Some(Colour::Black));
}

/// A few tiles laid by hand leave room enough, wherever they are.
#[test]
fn the_rest_is_nearly_always_found_and_at_once() {
    let mut found = 0;
    let mut slowest = Duration::ZERO;
    for number in 0..300_i32 {
        let mut builder = BoardBuilder::default();
        for step in 0..number % 7 {
            let at = |factor: i32| ((number * factor + step * (factor + 4)) % GRID as i32) as i8;
            let piece = piece(((number * 5 + step * 3) % 17) as u8);
            let _ = builder.lay(piece, place(at(3), at(7), number % 2 == 0));
        }
        let started = Instant::now();
        found += u32::from(builder.fill(&Seed::from(number as u64)).is_ok());
        slowest = slowest.max(started.elapsed());
    }
    println!("{found} of 300, the slowest in {slowest:?}");
    assert!(found >= 297, "{found} of 300");
    assert!(slowest < Duration::from_millis(500), "{slowest:?}");
}

#[test]
fn a_board_that_cannot_be_finished_is_left_as_it_is() {
    let mut builder = BoardBuilder::default();
    let layout = square(&Seed::new("full"));
    let full = BoardBuilder::of(&layout);
    for (piece, place) in full.laid().skip(1) {
        builder.lay(piece, place.shifted(-1, -1)).unwrap();
    }
    // The last tile of two lies in the far corner and touches nothing, so the board cannot be
    // completed.
    builder.lay(piece(0), place(8, 9, false)).unwrap();
    let before = builder.clone();
    assert!(matches!(builder.lack(), Some(Lack::Apart(parts)) if parts.len() == 2));
    assert!(builder.fill(&Seed::new("x")).is_err());
    assert_eq!(builder, before);
}
