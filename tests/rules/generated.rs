//! Random boards: valid, reproducible, fair, and quick.

use kulami::rules::generate::{OutlineError, Seed, in_outline, irregular, square};
use kulami::rules::{Field, GRID, Layout, Square, Tile, TileKind};
use proptest::prelude::*;
use std::collections::HashSet;
use std::time::{Duration, Instant};

proptest! {
    #[test]
    fn square_boards_fill_the_square(word in ".{0,12}") {
        let layout = square(&Seed::new(&word));
        prop_assert_eq!((layout.width(), layout.height()), (8, 8));
        // Reading it back checks everything else that makes a board.
        prop_assert_eq!(layout.to_string().parse::<Layout>().unwrap(), layout);
    }

    #[test]
    fn irregular_boards_are_boards(word in ".{0,12}", lacy in -0.5..1.5) {
        let layout = irregular(&Seed::new(&word), lacy);
        prop_assert_eq!(layout.to_string().parse::<Layout>().unwrap(), layout);
    }

    #[test]
    fn the_same_word_is_the_same_board(word in "[a-z0-9]{1,12}") {
        let (seed, shouted) = (Seed::new(&word), Seed::new(&format!(" {} ", word.to_uppercase())));
        prop_assert_eq!(square(&seed), square(&shouted));
        prop_assert_eq!(irregular(&seed, 0.7), irregular(&shouted, 0.7));
    }
}

/// Seeds are shared between people and stored in games, so they must outlive a release.
#[test]
fn seeds_keep_their_boards() {
    assert_eq!(square(&Seed::new("anna")).to_string(), SQUARE_OF_ANNA);
    assert_eq!(
        irregular(&Seed::new("anna"), 0.5).to_string(),
        IRREGULAR_OF_ANNA
    );
}
const SQUARE_OF_ANNA: &str =
    "AAABBBCC/DDEEFFGH/DDEEFFGH/IIJJKKGL/IIJJMMML/IIJJNNOO/PPQQNNOO/PPQQNNOO";
const IRREGULAR_OF_ANNA: &str = "......A.../BBB..CADD./BBBEEC.DD./...EEC.DD./.FFGG..HHI/.FFGG..HHI/.FFJJKKHHI/.LLMNOOPPP/.LLMNOOQQ./....N..QQ.";

const SAMPLE: u64 = 4_000;

/// A count of chances with probability `p` may stray this far: five standard deviations.
fn stray(chances: f64, p: f64) -> f64 {
    5.0 * (chances * p * (1.0 - p)).sqrt()
}

#[test]
fn square_boards_prefer_no_corner_and_no_direction() {
    let mut sixes_in_corner = [0_u32; 4];
    let mut fours_in_corner = [0_u32; 4];
    let (mut lying, mut oblong) = (0_u32, 0_u32);
    let mut different = HashSet::new();
    for number in 0..SAMPLE {
        let layout = square(&Seed::from(number));
        let corners = [(0, 0), (7, 0), (0, 7), (7, 7)];
        for (corner, (file, rank)) in corners.into_iter().enumerate() {
            let field = layout.field_at(Square { file, rank }).unwrap();
            match layout.kind(layout.tile_of(field)) {
                TileKind::Six => sixes_in_corner[corner] += 1,
                TileKind::Four => fours_in_corner[corner] += 1,
                TileKind::Two | TileKind::Three => {}
            }
        }
        for tile in Tile::all().filter(|&tile| layout.kind(tile) != TileKind::Four) {
            oblong += 1;
            lying += u32::from(lies(&layout, tile));
        }
        different.insert(layout.to_string());
    }
    for counts in [sixes_in_corner, fours_in_corner] {
        let mean = f64::from(counts.iter().sum::<u32>()) / 4.0;
        for count in counts {
            let off = (f64::from(count) - mean).abs();
            assert!(
                off < stray(SAMPLE as f64, mean / SAMPLE as f64),
                "{counts:?}"
            );
        }
    }
    // Tiles of one board depend on each other, so this allows four times the stray of free ones.
    let off = (f64::from(lying) - f64::from(oblong) / 2.0).abs();
    assert!(
        off < 4.0 * stray(f64::from(oblong), 0.5),
        "{lying} of {oblong} lie"
    );
    assert!(
        different.len() as u64 > SAMPLE - 3,
        "boards hardly ever repeat"
    );
}

/// Whether a tile is wider than high.
fn lies(layout: &Layout, tile: Tile) -> bool {
    let squares: Vec<Square> = layout
        .tile(tile)
        .into_iter()
        .map(|field| layout.square(field))
        .collect();
    let (first, last) = (squares[0], squares[squares.len() - 1]);
    first.file.abs_diff(last.file) > first.rank.abs_diff(last.rank)
}

/// Edges between a field and nothing.
fn rim(layout: &Layout) -> usize {
    Field::all()
        .map(|field| 4 - layout.neighbours(field).len())
        .sum()
}

#[test]
fn the_knob_runs_from_compact_to_lacy() {
    let mean_rim = |lacy: f64| {
        let rims = (0..200).map(|number| rim(&irregular(&Seed::from(number), lacy)));
        rims.sum::<usize>() as f64 / 200.0
    };
    let rims = [0.0, 0.25, 0.5, 0.75, 1.0].map(mean_rim);
    assert!(rims.is_sorted(), "{rims:?}");
    assert!(rims[0] < 45.0, "as compact as a blob: {rims:?}");
    assert!(rims[4] > 75.0, "full of bays: {rims:?}");
}

#[test]
fn lacy_boards_have_holes() {
    let with_hole = (0..200)
        .filter(|&number| has_hole(&irregular(&Seed::from(number), 1.0)))
        .count();
    assert!(with_hole > 100, "{with_hole} of 200");
}

/// Whether some gap cannot be reached from outside.
fn has_hole(layout: &Layout) -> bool {
    let side = GRID as i32 + 2;
    let gap = |file: i32, rank: i32| match (u8::try_from(file - 1), u8::try_from(rank - 1)) {
        (Ok(file), Ok(rank)) => layout.field_at(Square { file, rank }).is_none(),
        _ => true,
    };
    let mut outside = HashSet::from([(0, 0)]);
    let mut waiting = vec![(0, 0)];
    while let Some((file, rank)) = waiting.pop() {
        for next in [
            (file - 1, rank),
            (file + 1, rank),
            (file, rank - 1),
            (file, rank + 1),
        ] {
            let inside = (0..side).contains(&next.0) && (0..side).contains(&next.1);
            if inside && gap(next.0, next.1) && outside.insert(next) {
                waiting.push(next);
            }
        }
    }
    (0..side).any(|rank| (0..side).any(|file| gap(file, rank) && !outside.contains(&(file, rank))))
}

#[test]
fn outlines_are_filled_exactly_or_not_at_all() {
    let ring = "##########/##########/##......##/##......##/##......##/\
                ##......##/##......##/##......##/##########/##########";
    let layout = in_outline(ring, &Seed::new("x")).expect("a ring of two can be laid");
    let gaps = |text: &str| text.matches('.').count();
    assert_eq!(gaps(&layout.to_string()), gaps(ring));
    let drawn = "████████/".repeat(8);
    let filled = in_outline(drawn.trim_end_matches('/'), &Seed::new("x"));
    assert_eq!(
        filled.map(|layout| (layout.width(), layout.height())),
        Ok((8, 8))
    );

    let refused = |outline: &str| in_outline(outline, &Seed::new("x")).unwrap_err();
    assert_eq!(refused(""), OutlineError::WrongCount(0));
    assert_eq!(refused("########"), OutlineError::WrongCount(8));
    assert_eq!(
        refused("###########"),
        OutlineError::TooLarge { row: 1, column: 11 }
    );
    assert_eq!(
        refused(&"#/".repeat(11)),
        OutlineError::TooLarge { row: 11, column: 1 }
    );
    let apart = "##########/".repeat(3) + "........../" + &"##########/".repeat(3) + "####";
    assert_eq!(refused(&apart), OutlineError::Apart);
    // Single fields stick out on all sides, and no tile is a single field.
    let spiky = "#.#.#.#.#./".to_owned() + &"##########/".repeat(5) + "#.#.#.#.#./####";
    assert_eq!(refused(&spiky), OutlineError::NotFilled);
}

#[test]
fn boards_come_at_once() {
    for lacy in [None, Some(0.0), Some(0.5), Some(1.0)] {
        let mut times: Vec<Duration> = (0..500_u64)
            .map(|number| {
                let started = Instant::now();
                let seed = Seed::from(number);
                match lacy {
                    None => square(&seed),
                    Some(lacy) => irregular(&seed, lacy),
                };
                started.elapsed()
            })
            .collect();
        times.sort();
        println!(
            "lacy {lacy:?}: median {:?}, 99 % under {:?}",
            times[250], times[494]
        );
        assert!(
            times[494] < Duration::from_millis(10),
            "{lacy:?}: {:?}",
            times[494]
        );
    }
}
