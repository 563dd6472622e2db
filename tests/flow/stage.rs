//! The game without a renderer, and what its table shows.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{CursorMoved, RequestRedraw, WindowEvent};
use bevy_egui::egui;
use kulami::app::actions::Action;
use kulami::app::boards::BoardLibrary;
use kulami::app::flow::{self, Press, Screen, Sheet, Sheets};
use kulami::app::headless::Headless;
use kulami::app::interface::{Focus, Laid};
use kulami::app::play::{AtRest, Phase};
use kulami::app::saving::SavedGames;
use kulami::app::settings::Settings;
use kulami::app::table::{
    AidMarks, Aids, CurrentPlan, Cursor, DemoAids, Marble, MarblePlace, REST_HEIGHT, Shown,
    TileHeights,
};
use kulami::app::{Launch, unseen_engine};
use kulami::assets::Assets;
use kulami::play::{Asked, Fact, Numbered, Player, Purpose, Session, Setup, Wish};
use kulami::rules::generate::{Seed, irregular, square};
use kulami::rules::{Colour, Field, FieldSet, Layout, RuleSet, Tile};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

pub struct Stage {
    game: Headless,
}

pub fn boards() -> Vec<Arc<Layout>> {
    (0..3)
        .flat_map(|number| {
            let seed = Seed::from(number);
            [square(&seed), irregular(&seed, 0.4 * number as f64)]
        })
        .map(Arc::new)
        .collect()
}

pub fn setup(layout: Arc<Layout>, players: [Player; 2]) -> Setup {
    Setup {
        layout,
        rules: RuleSet::AREA_AND_CHAINS,
        starts: Colour::Black,
        players,
        best_of: 1,
    }
}

/// An empty folder of one test.
pub fn folder(name: &str) -> PathBuf {
    static MADE: AtomicUsize = AtomicUsize::new(0);
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    let name = format!("kulami-{name}-{}-{number}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// An event of the mouse.
#[derive(Clone, Copy, Debug)]
pub enum MouseEvent {
    Move(Vec2),
    Press,
    Release,
}

impl Stage {
    /// Where a field is on the screen.
    pub fn pixel_of(&mut self, field: Field) -> Vec2 {
        let place = self.game.world().resource::<CurrentPlan>().0.field(field);
        self.pixel_at(place)
    }

    /// Where a point of the table is on the screen.
    pub fn pixel_at(&mut self, place: Vec3) -> Vec2 {
        self.game.pixel_of(place).unwrap()
    }

    /// Sends all events in one frame.
    pub fn mouse(&mut self, events: &[MouseEvent]) {
        let window = Entity::PLACEHOLDER;
        for event in events {
            let button = |state| {
                WindowEvent::MouseButtonInput(MouseButtonInput {
                    button: MouseButton::Left,
                    state,
                    window,
                })
            };
            let event = match *event {
                MouseEvent::Move(position) => WindowEvent::CursorMoved(CursorMoved {
                    window,
                    position,
                    delta: None,
                }),
                MouseEvent::Press => button(ButtonState::Pressed),
                MouseEvent::Release => button(ButtonState::Released),
            };
            self.game.world_mut().write_message(event);
        }
        self.step(16);
    }

    /// A finger on the table.
    pub fn touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        self.game.touch(id, phase, position);
        self.step(16);
    }

    /// At the table, with a game for two.
    pub fn new() -> Self {
        Self::with(Launch::new(Assets::built_in()))
    }

    /// At the title.
    pub fn at_title() -> Self {
        Self::with(Launch {
            screen: Screen::Title,
            ..Launch::new(Assets::built_in())
        })
    }

    pub fn with(setting: Launch) -> Self {
        let mut game = Headless::new(unseen_engine(), setting);
        game.connect_gamepad();
        let mut stage = Self { game };
        stage.step(0);
        stage.resize(1920, 1080);
        stage
    }

    /// Sets the size of the screen, on which nothing is drawn.
    pub fn resize(&mut self, width: u32, height: u32) {
        self.game.resize(UVec2::new(width, height));
        for _ in 0..4 {
            self.step(0);
        }
    }

    /// Sends an action as a press, as a key or a button does.
    pub fn act(&mut self, action: Action) {
        self.game.world_mut().write_message(Press(action));
        self.step(16);
    }

    /// Clicks a button on the screen.
    pub fn click(&mut self, action: Action) {
        let pos = self.middle_of(action);
        self.drag(pos, pos);
    }

    /// The same with a finger.
    pub fn tap(&mut self, action: Action) {
        self.tap_at(self.middle_of(action));
    }

    /// Taps a point of the interface.
    pub fn tap_at(&mut self, pos: egui::Pos2) {
        self.finger_on_words(egui::TouchPhase::Start, pos);
        self.drag(pos, pos);
        self.finger_on_words(egui::TouchPhase::End, pos);
        self.send_words(egui::Event::PointerGone);
    }

    /// The middle of a button.
    pub fn middle_of(&self, action: Action) -> egui::Pos2 {
        let laid = self.game.world().resource::<Laid>();
        let found = laid.buttons.iter().find(|button| button.action == action);
        let button = found.unwrap_or_else(|| panic!("{action:?} is on the screen"));
        assert!(button.seen.is_positive(), "{action:?} can be seen");
        button.seen.center()
    }

    fn finger_on_words(&mut self, phase: egui::TouchPhase, pos: egui::Pos2) {
        self.send_words(egui::Event::Touch {
            device_id: egui::TouchDeviceId(0),
            id: egui::TouchId(1),
            phase,
            pos,
            force: None,
        });
    }

    fn send_words(&mut self, event: egui::Event) {
        self.game.tell_interface(&event);
        self.step(16);
    }

    /// Drags from one point of the screen to another.
    pub fn drag(&mut self, from: egui::Pos2, to: egui::Pos2) {
        self.hold(from, to, 0);
    }

    /// Presses at one point of the screen, moves to another, stays there for so many tenths of a
    /// second, and lets go.
    pub fn hold(&mut self, from: egui::Pos2, to: egui::Pos2, tenths: u32) {
        let press = |pos, pressed| egui::Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::default(),
        };
        let there = egui::Event::PointerMoved(from);
        let mut events = vec![there, press(from, true)];
        if from != to {
            events.push(egui::Event::PointerMoved(to));
        }
        for event in events {
            self.send_words(event);
        }
        for _ in 0..tenths {
            self.step(100);
        }
        self.send_words(press(to, false));
        // A press takes effect in the next frame.
        self.step(16);
    }

    /// Presses and releases a key.
    pub fn key(&mut self, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.game.key(key_code, state);
            self.step(16);
        }
        self.step(16);
    }

    /// Presses both in the same frame.
    pub fn key_and_pad(&mut self, key_code: KeyCode, button: GamepadButton) {
        for (state, value) in [(ButtonState::Pressed, 1.0), (ButtonState::Released, 0.0)] {
            self.game.key(key_code, state);
            self.game.gamepad_button(button, value);
            self.step(16);
        }
        self.step(16);
    }

    /// Types text.
    pub fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.send_words(egui::Event::Text(letter.to_string()));
        }
        self.step(16);
    }

    /// Presses and releases a button of a gamepad.
    pub fn pad(&mut self, button: GamepadButton) {
        for value in [1.0, 0.0] {
            self.game.gamepad_button(button, value);
            self.step(16);
        }
        self.step(16);
    }

    pub fn screen(&self) -> Screen {
        *self.game.world().resource::<State<Screen>>().get()
    }

    /// Goes to a screen directly, without a request.
    pub fn jump(&mut self, screen: Screen) {
        flow::jump(self.world(), screen, []);
    }

    /// Opens a sheet in place of all others.
    pub fn lay(&mut self, sheet: Sheet) {
        let screen = self.screen();
        flow::jump(self.world(), screen, [sheet]);
    }

    pub fn sheet(&self) -> Option<Sheet> {
        self.game.world().resource::<Sheets>().top()
    }

    pub fn resource<T: Resource>(&self) -> &T {
        self.game.world().resource::<T>()
    }

    /// Whether all marbles are at rest.
    pub fn is_at_rest(&self) -> bool {
        self.resource::<AtRest>().0
    }

    pub fn settings(&self) -> &Settings {
        self.game.world().resource::<Settings>()
    }

    pub fn boards(&self) -> &BoardLibrary {
        self.game.world().resource::<BoardLibrary>()
    }

    pub fn saves(&self) -> &SavedGames {
        self.game.world().resource::<SavedGames>()
    }

    pub fn focus(&self) -> Option<Action> {
        self.game.world().resource::<Focus>().on
    }

    pub fn laid(&self) -> &Laid {
        self.game.world().resource::<Laid>()
    }

    /// Advances time until the condition holds.
    pub fn wait_until(&mut self, what: impl Fn(&Self) -> bool) {
        let started = Instant::now();
        while !what(self) {
            assert!(
                started.elapsed() < Duration::from_secs(60),
                "it never happened: {:?} at {:?} with {:?} after {} marbles, over: {:?}",
                self.phase(),
                self.screen(),
                self.sheet(),
                self.session().game().marbles_placed(),
                self.session().finish(),
            );
            self.step(100);
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Once a game is over: skips the count and shows the final board.
    pub fn see_final_board(&mut self) {
        self.act(Action::SkipReveal);
        self.settle();
        assert_eq!(self.phase(), Phase::Over);
        self.act(Action::LookAtBoard);
        self.settle();
    }

    /// Waits until the layout of texts has settled.
    pub fn settle_words(&mut self) {
        for _ in 0..3 {
            self.step(0);
        }
    }

    pub fn world(&mut self) -> &mut World {
        self.game.world_mut()
    }

    /// Runs one frame of this duration.
    pub fn step(&mut self, milliseconds: u64) {
        let time = Duration::from_millis(milliseconds);
        self.game.frame(time);
    }

    /// Whether the last frame asked for another one.
    pub fn wants_a_frame(&self) -> bool {
        let redraws = self.resource::<Messages<RequestRedraw>>();
        redraws.iter_current_update_messages().count() > 0
    }

    /// Advances time until nothing moves. In games between computers that is a moment between two
    /// marbles: when the next one starts depends on their threads.
    pub fn settle(&mut self) {
        for _ in 0..12 {
            self.step(400);
        }
        let is_at_rest = |stage: &Self| stage.game.world().resource::<AtRest>().0;
        for _ in 0..12 {
            if is_at_rest(self) {
                return;
            }
            self.step(400);
        }
        panic!("something moves without end");
    }

    pub fn say(&mut self, wish: Wish) {
        self.game.world_mut().write_message(Asked::here(wish));
        self.step(16);
    }

    /// A wish of the player to move, person or computer, to place a marble.
    pub fn answer(&self, field: Field) -> Asked {
        let session = self.session();
        match session.is_persons_turn() {
            true => Asked::here(Wish::Place(field)),
            false => Asked::answer(session.game().turn(), session.moment(), field),
        }
    }

    pub fn session(&self) -> &Session {
        self.game.world().resource::<Session>()
    }

    pub fn phase(&self) -> Phase {
        *self.game.world().resource::<State<Phase>>().get()
    }

    pub fn facts(&mut self) -> Vec<Fact> {
        let messages = self.game.world().resource::<Messages<Numbered>>();
        let facts = messages.iter_current_update_messages();
        facts.map(|numbered| numbered.fact.clone()).collect()
    }

    pub fn point_at(&mut self, field: Option<Field>) {
        let mut cursor = self.game.world_mut().resource_mut::<Cursor>();
        *cursor = cursor.moved_to(field, true);
    }

    /// Checks that the table, once at rest, shows what the rules say.
    pub fn check(&mut self) {
        let session = self.session().clone();
        let game = session.game();
        let world = self.game.world_mut();

        let mut marbles = world.query::<(&Marble, &MarblePlace, &Transform)>();
        let mut on_board = [FieldSet::EMPTY; 2];
        let mut in_trays = [0; 2];
        let plan = world.resource::<CurrentPlan>().0.clone();
        let heights = world.resource::<TileHeights>().clone();
        for (marble, place, transform) in marbles.iter(world) {
            let expected = match place {
                MarblePlace::Field(field) => {
                    on_board[marble.colour.index()].insert(*field);
                    plan.field(*field) + Vec3::Y * heights.of(&plan, *field)
                }
                MarblePlace::Tray => {
                    in_trays[marble.colour.index()] += 1;
                    plan.tray_bowl(marble.colour, marble.bowl())
                }
            };
            let expected = expected + Vec3::Y * REST_HEIGHT;
            assert!(transform.translation.distance(expected) < 1e-4);
        }
        for colour in Colour::BOTH {
            assert_eq!(on_board[colour.index()], game.position().marbles(colour));
            assert_eq!(
                in_trays[colour.index()],
                game.position().marbles_left(colour)
            );
        }

        let phase = *world.resource::<State<Phase>>().get();
        let aids = *world.resource::<Aids>();
        let demo = world.resource::<DemoAids>();
        let cursor = *world.resource::<Cursor>();
        let shown = world.resource::<Shown>().marks();
        let said = AidMarks::new(&session, (&aids, demo), phase, cursor.field);
        assert_eq!(*shown, said);
        // Checked again, directly from the rules.
        if aids == Aids::ALL && phase == Phase::Waiting && game.marbles_placed() > 0 {
            assert_eq!(shown.legal, game.legal());
        }
        let is_played = *session.purpose() == Purpose::Play;
        if aids == Aids::ALL && is_played && game.ending().is_none() {
            let last = [game.position().last(), game.position().before_last()];
            for tile in Tile::all() {
                let fields = game.layout().tile(tile);
                let is_taboo = last.iter().flatten().any(|&field| fields.contains(field));
                assert_eq!(!(shown.taboo & fields).is_empty(), is_taboo);
                let sunk = heights.of_tile(tile) < -0.1;
                assert_eq!(sunk, is_taboo);
            }
        }
        if aids == Aids::EXPERT {
            assert_eq!(*shown, AidMarks::default());
        }
    }
}
