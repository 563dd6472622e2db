//! The theme can change at any moment, without affecting anything else.

use crate::stage::{Stage, boards, folder, setup};
use bevy::prelude::*;
use kulami::app::Launch;
use kulami::app::Store;
use kulami::app::actions::{Action, Change};
use kulami::app::play::AtRest;
use kulami::app::settings::{FILE, Settings};
use kulami::app::table::{
    ClothMaterial, GlassMaterial, Theme, ThemeId, Themes, WoodMaterial, Workshop,
};
use kulami::assets::Assets as Files;
use kulami::play::{Player, Wish};
use std::fs;
use std::path::Path;

fn themes(stage: &Stage) -> Vec<ThemeId> {
    let themes = stage.resource::<Themes>();
    themes.all().iter().map(Theme::id).collect()
}

fn choose(stage: &mut Stage, theme: ThemeId) {
    stage.act(Action::Change(Change::Theme(theme)));
    stage.step(16);
    assert_eq!(stage.resource::<Theme>().id(), theme);
}

/// Places a marble in the first legal field.
fn place(stage: &mut Stage) {
    let legal = stage.session().game().legal();
    let field = legal.into_iter().next().expect("the game is not over");
    stage.say(Wish::Place(field));
}

fn started() -> Stage {
    let mut stage = Stage::new();
    let board = boards().swap_remove(0);
    stage.say(Wish::Start(setup(board, [Player::SOMEBODY; 2])));
    stage.settle();
    place(&mut stage);
    stage.settle();
    stage
}

/// Everything on the table by entity and mesh, and the numbers of other assets.
fn inventory(stage: &mut Stage) -> (Vec<(Entity, AssetId<Mesh>)>, [usize; 5]) {
    let world = stage.world();
    let mut things: Vec<_> = world
        .query::<(Entity, &Mesh3d)>()
        .iter(world)
        .map(|(entity, mesh)| (entity, mesh.0.id()))
        .collect();
    things.sort_unstable();
    let counts = [
        world.query::<Entity>().iter(world).count(),
        world.resource::<Assets<Image>>().len(),
        world.resource::<Assets<WoodMaterial>>().len(),
        world.resource::<Assets<GlassMaterial>>().len(),
        world.resource::<Assets<ClothMaterial>>().len(),
    ];
    (things, counts)
}

/// The present materials: the images of the woods, and the colours of the cloth.
fn materials(stage: &mut Stage) -> (Vec<Vec<u8>>, String) {
    let world = stage.world();
    let workshop = world.resource::<Workshop>();
    let woods = world.resource::<Assets<WoodMaterial>>();
    let images = world.resource::<Assets<Image>>();
    let pictures = [&workshop.board_wood, &workshop.tray_wood].map(|wood| {
        let wood = woods.get(wood).expect("the wood is there");
        let picture = images.get(&wood.skin).expect("so is its picture");
        picture.data.clone().expect("and what it shows")
    });
    let cloths = world.resource::<Assets<ClothMaterial>>();
    let cloth = cloths.get(&workshop.cloth).expect("so is the cloth");
    (pictures.to_vec(), format!("{:?}", cloth.cloth))
}

#[test]
fn a_theme_changes_the_materials_and_leaves_the_game_alone() {
    let mut stage = started();
    let before = inventory(&mut stage);
    let game = stage.session().game().clone();
    let all = themes(&stage);
    assert!(all.len() >= 3);
    let mut seen = Vec::new();
    for theme in all.iter().copied().skip(1).chain([ThemeId::USUAL]) {
        choose(&mut stage, theme);
        stage.settle();
        stage.check();
        assert_eq!(inventory(&mut stage), before, "{theme:?}");
        assert!(stage.session().game().moves().eq(game.moves()));
        let now = materials(&mut stage);
        assert!(!seen.contains(&now), "{theme:?} looks like another");
        seen.push(now);
    }
}

#[test]
fn a_theme_changes_while_a_marble_falls() {
    let mut stage = started();
    let before = inventory(&mut stage);
    for theme in themes(&stage) {
        place(&mut stage);
        for _ in 0..8 {
            stage.step(16);
        }
        assert!(!stage.resource::<AtRest>().0);
        choose(&mut stage, theme);
        assert!(!stage.resource::<AtRest>().0, "it flies on");
        stage.settle();
        stage.check();
        assert_eq!(inventory(&mut stage), before, "{theme:?}");
    }
}

fn start(folder: &Path) -> Stage {
    Stage::with(Launch {
        store: Store::in_folder(folder),
        ..Launch::new(Files::built_in())
    })
}

#[test]
fn the_chosen_theme_is_there_again() {
    let folder = folder("theme");
    let mut stage = start(&folder);
    let theme = themes(&stage).pop().expect("a theme");
    assert_ne!(theme, ThemeId::USUAL);
    choose(&mut stage, theme);
    for _ in 0..10 {
        stage.step(100);
    }
    drop(stage);
    assert_eq!(start(&folder).resource::<Theme>().id(), theme);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_theme_that_is_not_known_is_the_usual_one_and_stays_in_the_file() {
    let folder = folder("unknown-theme");
    fs::create_dir_all(&folder).unwrap();
    for name in [
        "marble",
        "",
        "a name that is much longer than the names of themes are",
    ] {
        let text = format!("(theme: {name:?}, text_size: 150)");
        fs::write(folder.join(FILE), &text).unwrap();
        let stage = start(&folder);
        assert_eq!(stage.resource::<Theme>().id(), ThemeId::USUAL);
        // The other settings are unchanged.
        assert_eq!(stage.resource::<Settings>().text_size, 150);
        drop(stage);
        assert_eq!(fs::read_to_string(folder.join(FILE)).unwrap(), text);
    }
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_new_file_in_the_folder_is_a_new_theme() {
    let folder = folder("own-theme");
    fs::create_dir_all(folder.join("themes")).unwrap();
    let walnut = Files::built_in().read_text("themes/walnut.ron").unwrap();
    fs::write(folder.join("themes/my-oak.ron"), &walnut).unwrap();
    fs::write(folder.join("themes/broken.ron"), "(tiles: oak)").unwrap();
    fs::write(folder.join("themes/Not A Name.ron"), &walnut).unwrap();
    let mut stage = Stage::with(Launch::new(Files::overridden_by(&folder).unwrap()));
    let own = ThemeId::new("my-oak").unwrap();
    let all = themes(&stage);
    assert!(all.contains(&own));
    assert_eq!(all.len(), themes(&Stage::new()).len() + 1);
    choose(&mut stage, own);
    fs::remove_dir_all(&folder).unwrap();
}
