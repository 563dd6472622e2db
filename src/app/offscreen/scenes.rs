//! The scenes of the gallery, each built from a real game through the real systems.

use super::studio::{STEP, Studio};
use crate::ai::Level;
use crate::app::flow::{Display, Screen, jump};
use crate::app::interface::Notices;
use crate::app::lots::Lots;
use crate::app::offscreen::{count_scenes as count, lots_scenes as lots, marble_scenes as marbles};
use crate::app::settings::Settings;
use crate::app::showcase;
use crate::app::table::{Aids, CurrentPlan, Cursor, Rig};
use crate::language::Language;
use crate::play::{Player, Setup, Wish};
use crate::quality::Quality;
use crate::rules::generate::{Seed, irregular};
use crate::rules::notation::parse_field;
use crate::rules::{Colour, Field, Layout, RuleSet};
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorLeft, CursorMoved, WindowEvent};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;
use std::sync::Arc;
use std::time::Duration;

/// A named picture.
pub struct Scene {
    /// Its name on the command line and of its file.
    pub name: String,
    /// Its aspect ratio, if it differs from the one asked for.
    pub shape: Option<UVec2>,
    /// Its quality, if it differs from the one asked for.
    pub quality: Option<Quality>,
    /// The scale of text.
    pub text: f32,
    /// The language, if it differs from the one asked for.
    pub language: Option<Language>,
    /// The duration of a film that begins here.
    pub seconds: f32,
    arrange: Box<dyn Fn(&mut Studio)>,
}

impl Scene {
    /// A scene that a function arranges.
    pub fn new(name: impl Into<String>, arrange: impl Fn(&mut Studio) + 'static) -> Self {
        Self {
            name: name.into(),
            shape: None,
            quality: None,
            text: 1.0,
            language: None,
            seconds: 1.0,
            arrange: Box::new(arrange),
        }
    }

    /// Arranges the scene.
    pub fn arrange(&self, studio: &mut Studio, language: Language) {
        let world = studio.world();
        world.insert_resource(Settings {
            text_size: (self.text * 100.0).round() as u16,
            language: Some(self.language.unwrap_or(language)),
            ..default()
        });
        world.resource_mut::<Notices>().clear();
        world.remove_resource::<Lots>();
        showcase::end(world);
        // A mouse of the last scene lets go of everything.
        let window = Entity::PLACEHOLDER;
        world.write_message(WindowEvent::CursorLeft(CursorLeft { window }));
        jump(world, Screen::Table, []);
        studio.advance(Duration::ZERO);
        // Removes what the last scene has left.
        start(studio, board(SQUARE));
        (self.arrange)(studio);
    }

    /// The same in English, in German, and in the language with the longest words at twice the
    /// size.
    pub(super) fn in_three(name: &str, arrange: fn(&mut Studio)) -> [Self; 3] {
        [
            Self::new(name, arrange),
            Self::new(format!("{name}-de"), arrange).in_language(Language::German),
            Self::new(format!("{name}-fr-200"), arrange)
                .in_language(Language::French)
                .with_text(2.0),
        ]
    }

    pub(super) fn shaped(self, width: u32, height: u32) -> Self {
        Self {
            shape: Some(UVec2::new(width, height)),
            ..self
        }
    }

    fn with_quality(self, quality: Quality) -> Self {
        Self {
            quality: Some(quality),
            ..self
        }
    }

    pub(super) fn lasting(self, seconds: f32) -> Self {
        Self { seconds, ..self }
    }

    pub(super) fn in_language(self, language: Language) -> Self {
        Self {
            language: Some(language),
            ..self
        }
    }

    pub(super) fn with_text(self, text: f32) -> Self {
        Self { text, ..self }
    }
}

/// Every scene, in the order they are drawn.
pub fn scenes() -> Vec<Scene> {
    let mut scenes = vec![
        Scene::new("three-quarter", three_quarter),
        Scene::new("rules-aids", rules_aids),
        Scene::new("close-up", close_up),
        Scene::new("fresh-square", fresh_square),
        Scene::new("fresh-irregular", fresh_irregular),
        Scene::new("early-game", early_game),
        Scene::new("mid-game-from-above", from_above),
        Scene::new("late-game", late_game),
        Scene::new("hover-legal", hover_legal),
        Scene::new("hover-taboo", hover_taboo),
        Scene::new("drop-in-mid-air", drop_in_mid_air),
        Scene::new("marble-in-hand", |studio| carry(studio, "c8")),
        Scene::new("marble-in-hand-refused", |studio| carry(studio, "c4")),
        Scene::new("drop", |studio| drop(studio, 0)).lasting(1.2),
        Scene::new("thinking", thinking),
        Scene::new("expert", expert),
        Scene::new("quality-low", near_top).with_quality(Quality::Low),
        Scene::new("quality-medium", near_top).with_quality(Quality::Medium),
        Scene::new("quality-high", near_top).with_quality(Quality::High),
        Scene::new("shape-4-3", near_top).shaped(4, 3),
        Scene::new("shape-21-9", near_top).shaped(21, 9),
        Scene::new("shape-portrait", near_top).shaped(9, 16),
    ];
    scenes.extend(count::scenes());
    scenes.extend(super::screen_scenes::scenes());
    scenes.extend(super::hint_scenes::scenes());
    scenes.extend(super::review_scenes::scenes());
    scenes.extend(lots::scenes());
    scenes.extend(marbles::scenes());
    scenes.extend(super::theme_scenes::scenes());
    scenes.extend(super::learn_scenes::scenes());
    scenes.extend(super::page_scenes::scenes());
    scenes.extend(super::stand_scenes::scenes());
    scenes
}

pub(super) const SQUARE: &str =
    "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ";
pub(super) const SQUARE_MOVES: &str = "e4 e8 e7 e1 a1 a8 a5 h5 h7 b7 b2 b6 b4 b1 b8 h8 h1 h3 f3 d3";
pub(super) const IRREGULAR: &str = "...AABB../.CCAADDD./.CCEEFFGG/HCCEEFFGG/HIIIJJJGG/HIIIKKKL./.MMMKKKL./\
                         .NNOOPPQQ/...OOPP..";
pub(super) const IRREGULAR_MOVES: &str =
    "d3 d5 e5 e9 e4 e7 e2 i2 c2 d2 f2 f8 f3 f9 f7 f5 f4 h4 h5 c5";

pub(super) fn board(text: &str) -> Arc<Layout> {
    let layout = text.parse();
    Arc::new(layout.unwrap_or_else(|error| unreachable!("a board of our own: {error}")))
}

pub(super) fn start(studio: &mut Studio, layout: Arc<Layout>) {
    start_with(studio, layout, RuleSet::BASIC, [Player::SOMEBODY; 2]);
}

pub(super) fn start_with(
    studio: &mut Studio,
    layout: Arc<Layout>,
    rules: RuleSet,
    players: [Player; 2],
) {
    studio.world().insert_resource(Aids::ALL);
    studio.world().insert_resource(Cursor::default());
    studio.world().insert_resource(Rig::default());
    studio.world().insert_resource(Display::default());
    studio.world().remove_resource::<Lots>();
    studio.say(Wish::Start(Setup {
        layout,
        rules,
        starts: Colour::Red,
        players,
        best_of: 1,
    }));
}

/// Plays fields given by their names.
pub(super) fn play(studio: &mut Studio, moves: &str) {
    for name in moves.split(' ') {
        let field = field(studio, name);
        let before = studio.session().game().marbles_placed();
        studio.say(Wish::Place(field));
        let placed = studio.session().game().marbles_placed() - before;
        assert_eq!(placed, 1, "{name} is not legal in this scene");
    }
    studio.settle();
}

pub(super) fn field(studio: &Studio, name: &str) -> Field {
    parse_field(studio.session().game().layout(), name)
        .unwrap_or_else(|error| unreachable!("a field of our own: {error}"))
}

/// Plays so many random marbles, the same ones each time.
fn play_on(studio: &mut Studio, marbles: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    while studio.session().game().marbles_placed() < marbles {
        match studio.session().game().legal().into_iter().choose(&mut rng) {
            Some(field) => studio.say(Wish::Place(field)),
            None => break,
        }
    }
    studio.settle();
}

pub(super) fn point_at(studio: &mut Studio, name: &str) {
    let field = Some(field(studio, name));
    let mut cursor = studio.world().resource_mut::<Cursor>();
    *cursor = cursor.moved_to(field, false);
    studio.settle();
}

/// Hides the HUD, for pictures of the table alone.
pub(super) fn hide_display(studio: &mut Studio) {
    studio.world().insert_resource(Display {
        is_hidden: true,
        ..Display::default()
    });
}

pub(super) fn three_quarter(studio: &mut Studio) {
    start(studio, board(SQUARE));
    hide_display(studio);
    studio.world().insert_resource(Aids::EXPERT);
    studio
        .world()
        .resource_mut::<Rig>()
        .jump(0.0, 50.0_f32.to_radians(), 1.0);
    play(studio, SQUARE_MOVES);
}

pub(super) fn rules_aids(studio: &mut Studio) {
    near_top(studio);
    hide_display(studio);
    studio.settle();
}

fn near_top(studio: &mut Studio) {
    start(studio, board(IRREGULAR));
    studio
        .world()
        .resource_mut::<Rig>()
        .jump(0.0, 70.0_f32.to_radians(), 1.0);
    play(studio, IRREGULAR_MOVES);
}

pub(super) fn close_up(studio: &mut Studio) {
    start(studio, board(SQUARE));
    hide_display(studio);
    studio.world().insert_resource(Aids::EXPERT);
    studio
        .world()
        .resource_mut::<Rig>()
        .jump(-0.5, 28.0_f32.to_radians(), 0.42);
    play(studio, "b2 h2 h3 a3 f3 f5");
    let field = field(studio, "c5");
    studio.say(Wish::Place(field));
    for _ in 0..19 {
        studio.advance(STEP);
    }
}

fn fresh_square(studio: &mut Studio) {
    start(studio, board(SQUARE));
    studio.settle();
}

fn fresh_irregular(studio: &mut Studio) {
    start(studio, Arc::new(irregular(&Seed::new("lantern"), 0.9)));
    studio.settle();
}

fn early_game(studio: &mut Studio) {
    start(studio, board(SQUARE));
    play(studio, "e4 e8 e7 e1");
}

fn from_above(studio: &mut Studio) {
    start(studio, board(SQUARE));
    studio
        .world()
        .resource_mut::<Rig>()
        .jump(0.0, 89.0_f32.to_radians(), 1.0);
    play(studio, SQUARE_MOVES);
}

fn late_game(studio: &mut Studio) {
    start(studio, board(IRREGULAR));
    play_on(studio, 44);
}

fn hover_legal(studio: &mut Studio) {
    start(studio, board(IRREGULAR));
    play(studio, IRREGULAR_MOVES);
    point_at(studio, "c8");
}

pub(super) fn hover_taboo(studio: &mut Studio) {
    start(studio, board(IRREGULAR));
    play(studio, IRREGULAR_MOVES);
    point_at(studio, "c4");
}

/// Takes up a marble of the tray with the mouse, and holds it over a field.
fn carry(studio: &mut Studio, over: &str) {
    start(studio, board(IRREGULAR));
    play(studio, IRREGULAR_MOVES);
    let field = field(studio, over);
    let plan = studio.world().resource::<CurrentPlan>().0.clone();
    let colour = studio.session().game().turn();
    let window = Entity::PLACEHOLDER;
    let places = [plan.tray_bowl(colour, 6), plan.field(field)];
    for position in places
        .map(|place| studio.pixel_of(place))
        .into_iter()
        .flatten()
    {
        let moved = CursorMoved {
            window,
            position,
            delta: None,
        };
        studio
            .world()
            .write_message(WindowEvent::CursorMoved(moved));
        let pressed = MouseButtonInput {
            button: MouseButton::Left,
            state: ButtonState::Pressed,
            window,
        };
        studio
            .world()
            .write_message(WindowEvent::MouseButtonInput(pressed));
        studio.advance(STEP);
    }
    studio.settle();
}

fn drop_in_mid_air(studio: &mut Studio) {
    drop(studio, 16);
}

/// Places a marble and advances so many steps.
fn drop(studio: &mut Studio, steps: usize) {
    start(studio, board(IRREGULAR));
    play(studio, IRREGULAR_MOVES);
    let field = field(studio, "g5");
    studio.say(Wish::Place(field));
    for _ in 0..steps {
        studio.advance(STEP);
    }
}

fn thinking(studio: &mut Studio) {
    start(studio, board(SQUARE));
    play(studio, "e4 e8 e7");
    studio.say(Wish::Seat(Colour::Black, Player::Computer(Level::HARDEST)));
    studio.advance(STEP);
}

fn expert(studio: &mut Studio) {
    start(studio, board(IRREGULAR));
    studio.world().insert_resource(Aids::EXPERT);
    play(studio, IRREGULAR_MOVES);
}
