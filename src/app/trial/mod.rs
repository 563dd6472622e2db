//! Trials of a stand without a window: attract mode for hours, and random input.

mod frames;
mod hands;
mod monkey;
mod soak;

pub use monkey::monkey;
pub use soak::soak;

use crate::app::engine::{offscreen_engine, unseen_engine};
use crate::app::flow::{Screen, Sheet, Sheets};
use crate::app::graphics::{self, NoAdapter};
use crate::app::headless::Headless;
use crate::app::interface::Typing;
use crate::app::launch::Launch;
use crate::app::showcase::{Kiosk, Operator};
use crate::assets::Assets;
use crate::play::{Moment, Session};
use crate::quality::Quality;
use crate::showcase::Stand;
use bevy::app::PluginGroupBuilder;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use frames::Frames;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Why a stand has failed a trial.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Something panicked.
    #[error("something panicked; what it said is above")]
    Panic,
    /// The stand was left for another screen.
    #[error("the stand was left: {0}")]
    Escape(String),
    /// Nothing happens any more.
    #[error("the stand is stuck: {0}")]
    Stuck(String),
    /// Memory has grown.
    #[error("memory grows: {before} MB at first, {after} MB at last")]
    Growth {
        /// After everything was loaded.
        before: u64,
        /// At the end.
        after: u64,
    },
    /// The stand's file cannot be used.
    #[error("{0}")]
    NoStand(String),
}

/// The stand of a file, or the default one.
fn stand(assets: &Assets, file: Option<&Path>) -> Result<Stand, Failure> {
    let stand = match file {
        Some(file) => Stand::read(assets, file),
        None => Stand::usual(assets),
    };
    stand.map_err(|error| Failure::NoStand(error.to_string()))
}

/// The stand under trial, without a window.
struct TrialStand {
    game: Headless,
    panics: Arc<AtomicUsize>,
    /// How long frames took.
    frames: Frames,
}

impl TrialStand {
    /// Without a renderer: most of the time is spent in the stand's own systems.
    fn open(assets: &Assets, stand: Stand) -> Self {
        Self::with(assets, stand, unseen_engine(), UVec2::new(1920, 1080))
    }

    /// With a renderer and a small picture, so that the memory of the graphics is tested too.
    fn open_drawn(assets: &Assets, stand: Stand) -> Result<Self, Failure> {
        let missing = |error: NoAdapter| Failure::NoStand(error.to_string());
        graphics::suggested_quality().map_err(missing)?;
        let engine = offscreen_engine().disable::<LogPlugin>();
        Ok(Self::with(assets, stand, engine, UVec2::new(480, 270)))
    }

    fn with(assets: &Assets, stand: Stand, engine: PluginGroupBuilder, size: UVec2) -> Self {
        let panics = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&panics);
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            counted.fetch_add(1, Ordering::Relaxed);
            usual(info);
        }));
        let launch = Launch {
            screen: Screen::Attract,
            stand: Some((stand, None)),
            quality: Quality::Low,
            ..Launch::new(assets.clone())
        };
        let mut game = Headless::new(engine, launch);
        game.connect_gamepad();
        game.frame(Duration::ZERO);
        game.resize(size);
        Self {
            game,
            panics,
            frames: Frames::default(),
        }
    }

    fn world(&mut self) -> &mut World {
        self.game.world_mut()
    }

    /// Advances the stand's time by so much, in one frame.
    fn frame(&mut self, time: Duration) -> Result<(), Failure> {
        let begun = Instant::now();
        let outcome = catch_unwind(AssertUnwindSafe(|| self.game.frame(time)));
        self.frames.add(begun.elapsed());
        if outcome.is_err() || self.panics.load(Ordering::Relaxed) > 0 {
            return Err(Failure::Panic);
        }
        self.check()
    }

    /// Checks that the stand is on one of its own screens and sheets.
    fn check(&mut self) -> Result<(), Failure> {
        let screen = self.screen();
        if !matches!(screen, Screen::Attract | Screen::Choice | Screen::Table) {
            return Err(Failure::Escape(format!("{screen:?}")));
        }
        let world = self.game.world();
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
        *self.game.world().resource::<State<Screen>>().get()
    }

    fn session(&self) -> &Session {
        self.game.world().resource::<Session>()
    }

    /// Tells one state of the stand from another, to notice a standstill.
    fn moment(&self) -> (Screen, (u64, Moment), bool) {
        let session = self.session();
        let place = (session.sittings(), session.moment());
        (self.screen(), place, session.finish().is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::actions::{Action, SettingsPage, TextField};
    use crate::app::flow::{Go, jump};

    fn trial() -> TrialStand {
        let assets = Assets::built_in();
        TrialStand::open(&assets, Stand::usual(&assets).unwrap())
    }

    /// The result of a trial after this was done to a stand.
    fn after(act: impl FnOnce(&mut World)) -> Result<(), Failure> {
        let mut trial = trial();
        trial.frame(Duration::from_millis(50))?;
        act(trial.world());
        trial.frame(Duration::from_millis(50))?;
        trial.frame(Duration::from_millis(50))
    }

    #[test]
    fn a_trial_notices_who_gets_out() {
        assert_eq!(after(|_| ()), Ok(()));
        let is_escape = |outcome| matches!(outcome, Err(Failure::Escape(_)));
        assert!(is_escape(after(|world| {
            jump(world, Screen::Title, []);
        })));
        assert!(is_escape(after(|world| {
            let settings = Sheet::Settings(SettingsPage::default());
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
