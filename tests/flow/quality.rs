//! The quality can change at any moment, without affecting anything else.

use crate::stage::{Stage, boards, setup};
use bevy::asset::{AssetEvent, Assets};
use bevy::camera::Hdr;
use bevy::ecs::message::{MessageCursor, Messages};
use bevy::post_process::bloom::Bloom;
use bevy::post_process::effect_stack::Vignette;
use bevy::prelude::*;
use kulami::app::Quality;
use kulami::app::play::{AtRest, Phase};
use kulami::app::table::{ClothMaterial, Detail, GlassMaterial, TableCamera, WoodMaterial};
use kulami::play::{Player, Wish};
use kulami::rules::Field;
use std::any::type_name;

const DIRECTIONS: [Quality; 7] = [
    Quality::Low,
    Quality::High,
    Quality::Medium,
    Quality::Low,
    Quality::Medium,
    Quality::High,
    Quality::Low,
];

/// The numbers of entities, meshes, images and materials.
fn inventory(stage: &mut Stage) -> [usize; 6] {
    let world = stage.world();
    [
        world.query::<Entity>().iter(world).count(),
        world.resource::<Assets<Mesh>>().len(),
        world.resource::<Assets<Image>>().len(),
        world.resource::<Assets<WoodMaterial>>().len(),
        world.resource::<Assets<GlassMaterial>>().len(),
        world.resource::<Assets<ClothMaterial>>().len(),
    ]
}

fn change(stage: &mut Stage, quality: Quality) {
    stage.world().insert_resource(quality);
    stage.step(16);
    // The camera has the components of this quality, and no others.
    let world = stage.world();
    let mut cameras =
        world.query_filtered::<(&Msaa, Has<Hdr>, Has<Vignette>, Has<Bloom>), With<TableCamera>>();
    for (&samples, hdr, vignette, bloom) in cameras.iter(world) {
        assert_eq!(samples, quality.samples());
        assert_eq!(
            (hdr, vignette, bloom),
            (
                quality.has_high_range(),
                quality.has_high_range(),
                quality.blooms()
            )
        );
    }
}

fn start(stage: &mut Stage) {
    let board = boards().swap_remove(0);
    stage.say(Wish::Start(setup(board, [Player::SOMEBODY; 2])));
    stage.settle();
    // The assets of the first marble stay.
    place(stage);
    stage.settle();
}

/// A marble in the first or last field where one may go.
fn place(stage: &mut Stage) -> Field {
    let legal = stage.session().game().legal();
    let turn = stage.session().game().marbles_placed();
    let mut legal = legal.into_iter();
    let field = if turn.is_multiple_of(2) {
        legal.next()
    } else {
        legal.last()
    };
    let field = field.expect("the game is not over");
    stage.say(Wish::Place(field));
    field
}

#[test]
fn quality_changes_between_moves_and_leaves_nothing_behind() {
    let mut stage = Stage::new();
    start(&mut stage);
    for _ in 0..4 {
        place(&mut stage);
        stage.settle();
    }
    let before = inventory(&mut stage);
    for quality in DIRECTIONS {
        change(&mut stage, quality);
        stage.settle();
        stage.check();
        assert_eq!(inventory(&mut stage), before, "{quality:?}");
    }
}

#[test]
fn quality_changes_while_a_marble_falls() {
    let mut stage = Stage::new();
    start(&mut stage);
    let before = inventory(&mut stage);
    for quality in DIRECTIONS {
        place(&mut stage);
        for _ in 0..8 {
            stage.step(16);
        }
        assert!(!stage.world().resource::<AtRest>().0);
        change(&mut stage, quality);
        stage.settle();
        stage.check();
        // Also in the frame in which a marble is placed, and with another board.
        stage.world().insert_resource(Quality::Medium);
        place(&mut stage);
        stage.settle();
        stage.check();
        assert_eq!(inventory(&mut stage), before, "{quality:?}");
    }
    stage.world().insert_resource(Quality::High);
    let board = boards().swap_remove(1);
    stage.say(Wish::Start(setup(board, [Player::SOMEBODY; 2])));
    stage.settle();
    stage.check();
    assert_eq!(inventory(&mut stage), before);
}

#[test]
fn quality_changes_during_the_final_count() {
    let mut stage = Stage::new();
    start(&mut stage);
    let before = inventory(&mut stage);
    while stage.session().game().ending().is_none() {
        place(&mut stage);
    }
    for quality in DIRECTIONS.into_iter().cycle().take(20) {
        change(&mut stage, quality);
        stage.step(700);
    }
    stage.see_final_board();
    assert_eq!(stage.phase(), Phase::Over);
    stage.check();
    assert_eq!(inventory(&mut stage), before);
}

/// Counts how often materials of a kind change.
struct Changes<M: Material> {
    cursor: MessageCursor<AssetEvent<M>>,
    count: usize,
}

impl<M: Material> Changes<M> {
    fn from_now_on(stage: &mut Stage) -> Self {
        let events = stage.world().resource::<Messages<AssetEvent<M>>>();
        Self {
            cursor: events.get_cursor_current(),
            count: 0,
        }
    }

    fn look(&mut self, stage: &mut Stage) {
        let events = stage.world().resource::<Messages<AssetEvent<M>>>();
        let changed = self.cursor.read(events);
        self.count += changed
            .filter(|event| matches!(event, AssetEvent::Modified { .. }))
            .count();
    }

    fn check(&self) {
        assert_eq!(self.count, 0, "{}", type_name::<M>());
    }
}

#[test]
fn a_game_is_played_and_counted_with_the_materials_there_are() {
    let mut stage = Stage::new();
    start(&mut stage);
    let mut woods = Changes::<WoodMaterial>::from_now_on(&mut stage);
    let mut glasses = Changes::<GlassMaterial>::from_now_on(&mut stage);
    let mut cloths = Changes::<ClothMaterial>::from_now_on(&mut stage);
    let mut look = |stage: &mut Stage| {
        woods.look(stage);
        glasses.look(stage);
        cloths.look(stage);
    };
    while stage.session().game().ending().is_none() {
        place(&mut stage);
        for _ in 0..4 {
            stage.step(50);
            look(&mut stage);
        }
    }
    for _ in 0..200 {
        stage.step(100);
        look(&mut stage);
    }
    assert_eq!(stage.phase(), Phase::Over);
    woods.check();
    glasses.check();
    cloths.check();
}
