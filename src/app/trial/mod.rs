//! Trials of a stand without a window: the loop for hours, and hands that press everything.

mod frames;
mod hands;
mod monkey;
mod soak;

pub use monkey::monkey;
pub use soak::soak;

use crate::app::engine::{offscreen_engine, unseen_engine};
use crate::app::flow::{Screen, Sheet, Sheets};
use crate::app::game::add_game;
use crate::app::graphics::{self, NoAdapter};
use crate::app::interface::Typing;
use crate::app::launch::Launch;
use crate::app::quality::Quality;
use crate::app::showcase::{Kiosk, Operator};
use crate::app::table::TableCamera;
use crate::assets::Assets;
use crate::play::{Moment, Session};
use crate::showcase::Stand;
use bevy::app::PluginGroupBuilder;
use bevy::asset::Assets as BevyAssets;
use bevy::camera::RenderTarget;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadEvent};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::time::TimeUpdateStrategy;
use frames::Frames;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Why a stand has not passed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Something panicked.
    #[error("something panicked; what it said is above")]
    Panic,
    /// Somebody got out.
    #[error("the stand was left: {0}")]
    Escape(String),
    /// Nothing happens any more.
    #[error("the stand is stuck: {0}")]
    Stuck(String),
    /// Memory grows.
    #[error("memory grows: {before} MB at first, {after} MB at last")]
    Growth {
        /// At first, once everything is loaded.
        before: u64,
        /// At last.
        after: u64,
    },
    /// There is no stand to try.
    #[error("{0}")]
    NoStand(String),
}

/// The stand of a file, or the usual one.
fn stand(assets: &Assets, file: Option<&Path>) -> Result<Stand, Failure> {
    let stand = match file {
        Some(file) => Stand::read(assets, file),
        None => Stand::usual(assets),
    };
    stand.map_err(|error| Failure::NoStand(error.to_string()))
}

/// A stand in a room without a screen.
struct Room {
    app: App,
    pad: Entity,
    panics: Arc<AtomicUsize>,
    /// How long frames took.
    frames: Frames,
}

impl Room {
    /// Nothing is drawn: most of the time is the stand's own.
    fn open(assets: &Assets, stand: Stand) -> Self {
        Self::with(assets, stand, unseen_engine(), (1920, 1080))
    }

    /// Everything is drawn, in small: what the graphics hold is watched, too.
    fn open_drawn(assets: &Assets, stand: Stand) -> Result<Self, Failure> {
        let missing = |error: NoAdapter| Failure::NoStand(error.to_string());
        graphics::suggested_quality().map_err(missing)?;
        let engine = offscreen_engine().disable::<LogPlugin>();
        Ok(Self::with(assets, stand, engine, (480, 270)))
    }

    fn with(
        assets: &Assets,
        stand: Stand,
        engine: PluginGroupBuilder,
        (width, height): (u32, u32),
    ) -> Self {
        let panics = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&panics);
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            counted.fetch_add(1, Ordering::Relaxed);
            usual(info);
        }));
        let mut app = App::new();
        app.add_plugins(engine);
        add_game(
            &mut app,
            Launch {
                screen: Screen::Attract,
                stand: Some((stand, None)),
                quality: Quality::Low,
                ..Launch::new(assets.clone())
            },
        );
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        app.finish();
        app.cleanup();
        let pad = app.world_mut().spawn_empty().id();
        let mut room = Self {
            app,
            pad,
            panics,
            frames: Frames::default(),
        };
        room.connect_gamepad();
        room.app.update();
        room.resize(width, height);
        room
    }

    fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    fn connect_gamepad(&mut self) {
        let connection = GamepadConnection::Connected {
            name: "a gamepad".to_owned(),
            vendor_id: None,
            product_id: None,
        };
        let connected = GamepadConnectionEvent::new(self.pad, connection);
        let world = self.world();
        world.write_message(RawGamepadEvent::Connection(connected.clone()));
        world.write_message(connected);
    }

    /// A screen of this size.
    fn resize(&mut self, width: u32, height: u32) {
        let world = self.world();
        let image = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
        let target = world.resource_mut::<BevyAssets<Image>>().add(image);
        let mut cameras = world.query_filtered::<Entity, With<TableCamera>>();
        let cameras: Vec<Entity> = cameras.iter(world).collect();
        for camera in cameras {
            let target = RenderTarget::Image(target.clone().into());
            world.entity_mut(camera).insert(target);
        }
    }

    /// Lets so much of the stand's time pass, in one frame.
    fn frame(&mut self, time: Duration) -> Result<(), Failure> {
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(time));
        let begun = Instant::now();
        let outcome = catch_unwind(AssertUnwindSafe(|| self.app.update()));
        self.frames.add(begun.elapsed());
        if outcome.is_err() || self.panics.load(Ordering::Relaxed) > 0 {
            return Err(Failure::Panic);
        }
        self.check()
    }

    /// Nobody is anywhere but on the stand.
    fn check(&mut self) -> Result<(), Failure> {
        let screen = self.screen();
        if !matches!(screen, Screen::Attract | Screen::Choice | Screen::Table) {
            return Err(Failure::Escape(format!("{screen:?}")));
        }
        let world = self.app.world();
        if world.get_resource::<Kiosk>().is_none() {
            return Err(Failure::Escape("there is no stand".to_owned()));
        }
        let is_of_stand = |sheet: &Sheet| {
            matches!(
                sheet,
                Sheet::StillThere
                    | Sheet::Operator
                    | Sheet::Ask(crate::app::actions::Action::Kiosk(_))
            )
        };
        let mut sheets = world.resource::<Sheets>().iter();
        if let Some(sheet) = sheets.find(|sheet| !is_of_stand(sheet)) {
            return Err(Failure::Escape(format!("{sheet:?}")));
        }
        if world.resource::<Typing>().field.is_some() {
            return Err(Failure::Escape("somebody types".to_owned()));
        }
        if world.resource::<Operator>().is_open() {
            return Err(Failure::Escape("the operator's page is open".to_owned()));
        }
        if !world.resource::<Messages<AppExit>>().is_empty() {
            return Err(Failure::Escape("the game ends".to_owned()));
        }
        Ok(())
    }

    fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    fn session(&self) -> &Session {
        self.app.world().resource::<Session>()
    }

    /// What tells one moment of the stand from another.
    fn moment(&self) -> (Screen, (u64, Moment), bool) {
        let session = self.session();
        let place = (session.sittings(), session.moment());
        (self.screen(), place, session.finish().is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::actions::{Action, Page, TextField};
    use crate::app::flow::{Go, jump};

    fn room() -> Room {
        let assets = Assets::built_in();
        Room::open(&assets, Stand::usual(&assets).unwrap())
    }

    /// What a trial says when this is done to a stand.
    fn after(act: impl FnOnce(&mut World)) -> Result<(), Failure> {
        let mut room = room();
        room.frame(Duration::from_millis(50))?;
        act(room.world());
        room.frame(Duration::from_millis(50))?;
        room.frame(Duration::from_millis(50))
    }

    #[test]
    fn a_trial_notices_who_gets_out() {
        assert_eq!(after(|_| ()), Ok(()));
        let is_escape = |outcome| matches!(outcome, Err(Failure::Escape(_)));
        assert!(is_escape(after(|world| {
            jump(world, Screen::Title, []);
        })));
        assert!(is_escape(after(|world| {
            let settings = Sheet::Settings(Page::default());
            _ = world.write_message(Go::Open(settings));
        })));
        assert!(is_escape(after(|world| {
            let mut typing = world.resource_mut::<Typing>();
            typing.begin(TextField::Seed, "");
        })));
        assert!(is_escape(after(|world| {
            _ = world.write_message(AppExit::Success);
        })));
        assert!(is_escape(after(|world| {
            _ = world.write_message(Action::Quit);
        })));
    }
}
