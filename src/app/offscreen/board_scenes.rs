//! Scenes of the builder and of the library of boards.

use super::screen_scenes::{NamedScene, go, open, title};
use super::studio::Studio;
use crate::app::actions::Which;
use crate::app::boards::{BoardLibrary, Measured, SurveyGames};
use crate::app::building::{BuildWish, Building};
use crate::app::flow::{Screen, Sheet};
use crate::app::game_assets::GameAssets;
use crate::boards::{NamedBoard, parse_board_file};
use crate::files::OwnBoard;
use crate::rules::generate::{Seed, irregular};
use crate::rules::{BoardBuilder, Colour, Piece, TileKind, TilePlace};
use std::time::{Duration, SystemTime};

/// The scenes by name.
pub fn moments() -> Vec<NamedScene> {
    vec![
        ("builder", |studio| build(studio, Building::default(), &[])),
        ("builder-half", half),
        ("builder-misfit", |studio| {
            let hold = take(half_built(), TileKind::Six, (3, 4));
            build(studio, Building::of(half_built()), &[hold]);
        }),
        ("builder-apart", |studio| {
            build(studio, Building::of(apart()), &[]);
        }),
        ("builder-two", |studio| {
            let mut builder = half_built();
            builder.build_in_turns(Some(Colour::Black));
            let hold = take(builder.clone(), TileKind::Three, (8, 3));
            build(studio, Building::of(builder), &[hold]);
        }),
        ("builder-keys", |studio| {
            let square = crate::rules::Square { file: 4, rank: 5 };
            let keys = BuildWish::MoveTo(square);
            build(studio, Building::of(half_built()), &[keys]);
        }),
        ("builder-complete", |studio| {
            let layout = irregular(&Seed::new("complete"), 0.35);
            build(studio, Building::of(BoardBuilder::of(&layout)), &[]);
        }),
        ("builder-name", |studio| {
            let layout = irregular(&Seed::new("complete"), 0.35);
            let mut building = Building::of(BoardBuilder::of(&layout));
            building.name = "Sunday’s bay".to_owned();
            build(studio, building, &[]);
            open(studio, Sheet::NameBoard);
        }),
        ("boards", |studio| library(studio, own(6), Which::Own(1))),
        ("boards-named", |studio| {
            library(studio, Vec::new(), Which::Named(7));
        }),
        ("boards-broken", |studio| {
            let mut boards = own(3);
            if let Some(first) = boards.first_mut() {
                first.held = parse_board_file("Bay.ron", "(name: \"Bay\"").map_err(Into::into);
            }
            library(studio, boards, Which::Own(0));
        }),
    ]
}

/// A board that is half built, and a tile over a place where it fits.
pub(super) fn half(studio: &mut Studio) {
    let hold = take(half_built(), TileKind::Four, (3, 1));
    build(studio, Building::of(half_built()), &[hold]);
}

/// Eight tiles laid by hand.
fn half_built() -> BoardBuilder {
    let mut builder = BoardBuilder::default();
    for (kind, file, rank, upright) in [
        (TileKind::Six, 2, 3, false),
        (TileKind::Four, 5, 3, false),
        (TileKind::Six, 3, 5, true),
        (TileKind::Three, 5, 5, false),
        (TileKind::Two, 1, 4, true),
        (TileKind::Four, 5, 6, false),
        (TileKind::Three, 7, 1, true),
        (TileKind::Two, 5, 2, false),
    ] {
        let place = TilePlace {
            file,
            rank,
            upright,
        };
        if let Some(piece) = builder.next(kind) {
            let _ = builder.lay(piece, place);
        }
    }
    builder
}

/// All tiles, some of them not joined to the rest.
fn apart() -> BoardBuilder {
    let mut builder = BoardBuilder::of(&irregular(&Seed::new("apart"), 0.1));
    for piece in Piece::all().take(1) {
        for file in 0..9 {
            for rank in [0, 9] {
                let place = TilePlace {
                    file,
                    rank,
                    upright: false,
                };
                let mut tried = builder.clone();
                if tried.lay(piece, place).is_ok() && tried.parts().len() == 2 {
                    return tried;
                }
            }
        }
    }
    builder.clear();
    builder
}

/// Holds a tile over a place.
fn take(builder: BoardBuilder, kind: TileKind, (file, rank): (i8, i8)) -> BuildWish {
    let piece = builder.next(kind).or_else(|| Piece::of_kind(kind).next());
    let place = TilePlace {
        file,
        rank,
        upright: kind == TileKind::Three,
    };
    piece.map_or(BuildWish::TakeNext, |piece| BuildWish::TakeUp(piece, place))
}

fn build(studio: &mut Studio, building: Building, wishes: &[BuildWish]) {
    let assets = studio.world().resource::<GameAssets>().0.clone();
    let boards = BoardLibrary::load(&assets, Some(&std::env::temp_dir()));
    studio.world().insert_resource(boards);
    studio.world().insert_resource(building);
    go(studio, Screen::Builder);
    for wish in wishes {
        studio.world().write_message(wish.clone());
        studio.advance(Duration::ZERO);
    }
    for _ in 0..40 {
        studio.advance(Duration::from_millis(50));
    }
}

/// The player's own boards, the same each time.
fn own(count: usize) -> Vec<OwnBoard> {
    const NAMES: [&str; 6] = [
        "Bay",
        "Sunday’s bay",
        "Große Lücke",
        "Anna’s castle",
        "Long arm",
        "Nearly square",
    ];
    (0..count)
        .map(|number| {
            let name = NAMES[number % NAMES.len()].to_owned();
            let layout = irregular(&Seed::from(number as u64), 0.15 * number as f64);
            OwnBoard {
                path: format!("{name}.ron").into(),
                name: name.clone(),
                modified: SystemTime::now(),
                held: Ok(NamedBoard::new(&name, layout)),
                backup: None,
            }
        })
        .collect()
}

fn library(studio: &mut Studio, own: Vec<OwnBoard>, chosen: Which) {
    title(studio);
    let assets = studio.world().resource::<GameAssets>().0.clone();
    let mut boards = BoardLibrary::load(&assets, None).showing(own);
    boards.choose(chosen);
    studio.world().insert_resource(boards);
    // Few games, so that the picture does not take long.
    studio.world().insert_resource(SurveyGames(40));
    open(studio, Sheet::Boards);
    while studio.world().resource::<Measured>().is_measuring() {
        studio.advance(Duration::from_millis(50));
        std::thread::sleep(Duration::from_millis(20));
    }
}
