//! The game on a stand at a fair: unattended, and with no way for visitors to get out of it.
//!
//! ```text
//!              Wake                  Against, TwoPlayers
//!    Attract ──────────▶ Choice ──────────────────────────▶ Table: game, final count, result
//!       ▲                  │                                              │
//!       │       choice_for │     StillThere unanswered, result_for, Leave │
//!       └──────────────────┴──────────────────────────────────────────────┘
//! ```
//!
//! `act::act` carries out [`KioskAction`](super::actions::KioskAction)s such as `Wake`, `Against`
//! and `Leave`. `idle::leave` opens the sheet "Still there?" and goes back to attract mode once
//! nobody has touched anything for the times that [`Stand`] sets.
//!
//! A stand inserts its own [`Policy`] and [`HudPolicy`]: actions that they do not allow are not
//! carried out, whichever device they come from.

mod act;
mod attract;
mod choice;
mod corner;
mod face;
mod fingers;
mod flat;
mod health;
mod heartbeat;
mod idle;
mod limit;
mod logo;
pub mod memory;
mod operator;
mod pace;
mod pad;
mod page;
mod policy;
mod still_there;
mod told;
mod visits;

use crate::app::flow::{FlowSystems, Policy};
pub use attract::AttractClock;
pub use heartbeat::Heartbeat;
pub use idle::Untouched;
pub use limit::GameClock;
pub use operator::Operator;
pub use visits::{Visiting, now};

use super::hud::{HudPolicy, LARGEST_FLAT_WORDS};
use super::interface::Focus;
use super::motion::stay_awake;
use super::play::PlaySystems;
use super::settings::{Settings, Volumes};
use crate::files::VisitBook;
use crate::language::Language;
use crate::showcase::Stand;
use bevy::prelude::*;
use bevy_egui::EguiPreUpdateSet;
use fingers::Fingers;
use health::Health;
use logo::Logo;
use std::path::Path;

/// The stand. The game runs as a showcase if and only if this resource exists.
#[derive(Resource, Clone, Debug)]
pub struct Kiosk {
    stand: Stand,
    /// Games so far; the rules are used in turn.
    games: usize,
    /// Whether the present visitor has played already.
    has_played: bool,
}

impl Kiosk {
    /// What the organiser has set.
    pub fn stand(&self) -> &Stand {
        &self.stand
    }

    /// Whether the screen lies flat, with people on two sides of it.
    pub fn is_flat(&self) -> bool {
        self.stand.is_flat
    }

    /// The languages to choose from, the default first.
    pub fn languages(&self) -> Vec<Language> {
        self.stand.languages.clone()
    }
}

/// The settings of a stand. They are neither read from nor written to a file.
pub fn settings(stand: &Stand) -> Settings {
    Settings {
        language: stand.languages.first().copied(),
        full_screen: true,
        text_size: match stand.is_flat {
            true => stand.text_size.min(LARGEST_FLAT_WORDS),
            false => stand.text_size,
        },
        volumes: Volumes {
            master: stand.volume,
            ..default()
        },
        music: stand.music,
        mute_unfocused: false,
        // Visitors may be colour-blind.
        marks: true,
        ..default()
    }
}

/// Sets up the stand; its table of games is kept in this folder.
pub fn begin(world: &mut World, stand: Stand, folder: Option<&Path>) {
    let visiting = Visiting::begin(folder.map(VisitBook::in_folder));
    world.insert_resource(visiting);
    world.insert_resource(Kiosk {
        stand,
        games: 0,
        has_played: false,
    });
    world.insert_resource(policy::policy());
    world.insert_resource(Logo::default());
    world.insert_resource(Health::begin());
    // Visitors use touch more often than keys.
    world.resource_mut::<Focus>().by_keys = false;
}

/// Removes the stand: from now on the game runs as at home.
pub fn end(world: &mut World) {
    world.remove_resource::<Kiosk>();
    world.insert_resource(Policy::default());
    world.insert_resource(HudPolicy::default());
}

/// The systems of a stand.
pub fn plugin(app: &mut App) {
    app.init_resource::<Untouched>()
        .init_resource::<GameClock>()
        .init_resource::<Operator>()
        .init_resource::<Visiting>()
        .init_resource::<Health>()
        .add_plugins((
            attract::plugin,
            choice::plugin,
            flat::plugin,
            still_there::plugin,
            corner::plugin,
            pad::plugin,
        ))
        .add_systems(
            Update,
            (
                (idle::notice, act::act).chain().in_set(FlowSystems::Act),
                (limit::run_clock, visits::follow, pace::hurry)
                    .chain()
                    .in_set(PlaySystems::Follow),
                (policy::supply, idle::leave)
                    .chain()
                    .after(PlaySystems::Follow),
            )
                .run_if(resource_exists::<Kiosk>),
        )
        .init_resource::<Fingers>()
        .init_resource::<Logo>()
        .init_resource::<face::Faces>()
        .add_systems(
            PreUpdate,
            fingers::sort_out
                .before(bevy::input::InputSystems)
                .before(EguiPreUpdateSet::ProcessInput)
                .run_if(resource_exists::<Kiosk>),
        )
        .add_systems(
            Last,
            (
                visits::hear.before(stay_awake),
                health::examine,
                heartbeat::beat.run_if(resource_exists::<Heartbeat>),
            )
                .run_if(resource_exists::<Kiosk>),
        );
}

/// Seconds since the last frame, at most one: a clock that jumps or a machine that slept must not
/// use up a visitor's time.
fn passed(time: &Time<Real>) -> f32 {
    const LONGEST_FRAME: f32 = 1.0;
    time.delta_secs().min(LONGEST_FRAME)
}
