//! The game without a picture, and what its table shows.

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use kulami::app::play::{AtRest, Fact, Intent, Phase, Seat, Session, Setup};
use kulami::app::table::{
    Advice, Aids, CurrentPlan, Cursor, Marble, Place, REST_HEIGHT, Shown, TileHeights,
};
use kulami::app::{Setting, add_game, unseen_engine};
use kulami::assets::Assets;
use kulami::rules::generate::{Seed, irregular, square};
use kulami::rules::{Colour, Field, FieldSet, Layout, RuleSet, Tile};
use std::sync::Arc;
use std::time::Duration;

pub struct Stage {
    app: App,
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

pub fn setup(layout: Arc<Layout>, seats: [Seat; 2]) -> Setup {
    Setup {
        layout,
        rules: RuleSet::AREA_AND_CHAINS,
        starts: Colour::Black,
        seats,
    }
}

impl Stage {
    pub fn new() -> Self {
        let mut app = App::new();
        app.add_plugins(unseen_engine());
        add_game(&mut app, Setting::new(Assets::built_in()));
        app.finish();
        app.cleanup();
        let mut stage = Self { app };
        stage.step(0);
        stage
    }

    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// One frame that lasts so long.
    pub fn step(&mut self, milliseconds: u64) {
        let time = Duration::from_millis(milliseconds);
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(time));
        self.app.update();
    }

    /// Until nothing moves any more.
    pub fn settle(&mut self) {
        for _ in 0..12 {
            self.step(400);
        }
        assert!(self.app.world().resource::<AtRest>().0);
    }

    pub fn say(&mut self, intent: Intent) {
        self.app.world_mut().write_message(intent);
        self.step(16);
    }

    pub fn session(&self) -> &Session {
        self.app.world().resource::<Session>()
    }

    pub fn phase(&self) -> Phase {
        *self.app.world().resource::<State<Phase>>().get()
    }

    pub fn facts(&mut self) -> Vec<Fact> {
        let messages = self.app.world().resource::<Messages<Fact>>();
        messages.iter_current_update_messages().copied().collect()
    }

    pub fn point_at(&mut self, field: Option<Field>) {
        self.app.world_mut().insert_resource(Cursor {
            field,
            by_keys: true,
        });
    }

    /// What the table shows, once it is at rest, equals what the rules say.
    pub fn check(&mut self) {
        let session = self.session().clone();
        let game = session.game();
        let world = self.app.world_mut();

        let mut marbles = world.query::<(&Marble, &Place, &Transform)>();
        let mut on_board = [FieldSet::EMPTY; 2];
        let mut in_trays = [0; 2];
        let plan = world.resource::<CurrentPlan>().0.clone();
        let heights = world.resource::<TileHeights>().clone();
        for (marble, place, transform) in marbles.iter(world) {
            let expected = match place {
                Place::Field(field) => {
                    on_board[marble.colour.index()].insert(*field);
                    plan.field(*field) + Vec3::Y * heights.of(&plan, *field)
                }
                Place::Tray => {
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
        let cursor = *world.resource::<Cursor>();
        let shown = world.resource::<Shown>().advice();
        assert_eq!(*shown, Advice::new(&session, &aids, phase, cursor.field));
        // And said once more, straight from the rules.
        if aids == Aids::ALL && phase == Phase::Waiting && game.marbles_placed() > 0 {
            assert_eq!(shown.legal, game.legal());
        }
        if aids == Aids::ALL && game.ending().is_none() {
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
            assert_eq!(*shown, Advice::default());
        }
    }
}
