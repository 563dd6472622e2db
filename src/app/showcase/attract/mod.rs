//! Attract mode: computers play, the camera moves, the final count is shown in full, and three
//! sentences explain the game, in one language after the other.

mod poster;

use super::Kiosk;
use crate::ai::Level;
use crate::app::flow::{Screen, Sheets};
use crate::app::interface::{Focus, InterfaceSystems, Laid, ScreenShape};
use crate::app::play::{Counting, DemoPlayback, PlaySystems};
use crate::app::screens::DemoEnd;
use crate::app::settings::Settings;
use crate::app::setup::Library;
use crate::app::table::{Aids, DemoAids, Framing, Rig, TraysAway};
use crate::app::words::key;
use crate::play::{Asked, Show, Wish};
use crate::rules::{Colour, Game, RuleSet};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use rand::RngExt;
use rand::seq::IndexedRandom;
use std::f32::consts::{PI, TAU};
use std::sync::Arc;

/// Seconds for each sentence; each language lasts three sentences.
const SENTENCE: f32 = 6.5;
const SENTENCES: [&str; 3] = [
    key("attract-place"),
    key("attract-take"),
    key("attract-win"),
];
/// The aids that the table shows during each sentence.
const SHOWN: [Aids; 3] = [
    Aids {
        last: true,
        cross: true,
        legal: true,
        ..Aids::EXPERT
    },
    Aids {
        owners: true,
        ..Aids::EXPERT
    },
    Aids {
        owners: true,
        ..Aids::EXPERT
    },
];
/// Seconds in which words fade in and out.
const FADE: f32 = 0.7;
/// Seconds for which a finished game is shown.
const PAUSE: f32 = 2.5;
/// The periods of the camera's movement, in seconds: around, up and down, nearer and away.
const ROUNDS: [f32; 3] = [67.0, 43.0, 31.0];

/// How far attract mode has come.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct AttractClock {
    seconds: f32,
}

impl AttractClock {
    /// Jumps to this second.
    pub fn go_to(&mut self, seconds: f32) {
        self.seconds = seconds;
    }

    /// The sentence that is shown, counted through all languages.
    fn sentence(self) -> usize {
        (self.seconds / SENTENCE) as usize
    }

    /// The opacity of the words, 0 to 1.
    fn clarity(self) -> f32 {
        let within = self.seconds % SENTENCE;
        let edge = within.min(SENTENCE - within);
        EaseFunction::SmoothStep.sample_clamped(edge / FADE)
    }
}

pub fn plugin(app: &mut App) {
    let attracts = in_state(Screen::Attract).and_then(resource_exists::<Kiosk>);
    app.init_resource::<AttractClock>()
        .add_systems(OnEnter(Screen::Attract), begin)
        .add_systems(OnExit(Screen::Attract), end)
        .add_systems(
            Update,
            (
                (run, another_game).in_set(PlaySystems::Want),
                wander.after(PlaySystems::Decide),
            )
                .run_if(attracts.clone()),
        )
        .add_systems(
            EguiPrimaryContextPass,
            poster::paint
                .in_set(InterfaceSystems::Paint)
                .run_if(attracts),
        );
}

/// A game between two computers from its first marble on.
fn demo(kiosk: &Kiosk, library: &Library) -> Show {
    let mut rng = rand::rng();
    let layout = Arc::new(kiosk.board(&library.0));
    let rules = kiosk.stand().rules.choose(&mut rng).copied();
    let starts = *Colour::BOTH.choose(&mut rng).unwrap_or(&Colour::Red);
    let mut level = || Level::try_from(rng.random_range(3..=7)).unwrap_or(Level::EASIEST);
    let levels = [level(), level()];
    let rules = rules.unwrap_or(RuleSet::BASIC);
    Show::Demo(Game::new(layout, rules, starts), levels)
}

fn begin(
    kiosk: Option<Res<Kiosk>>,
    library: Res<Library>,
    mut at: ResMut<AttractClock>,
    mut settings: ResMut<Settings>,
    mut watch: ResMut<DemoPlayback>,
    mut focus: ResMut<Focus>,
    mut wishes: MessageWriter<Asked>,
) {
    let Some(kiosk) = kiosk else {
        return;
    };
    *at = AttractClock::default();
    settings.language = kiosk.languages().first().copied();
    // Unmarked marbles look better here; visitors who play need the marks to tell them apart.
    settings.marks = false;
    focus.by_keys = false;
    watch.paused = false;
    wishes.write(Asked::here(Wish::Show(demo(&kiosk, &library))));
}

fn end(kiosk: Option<Res<Kiosk>>, mut settings: ResMut<Settings>, mut shown: ResMut<DemoAids>) {
    if kiosk.is_some() {
        settings.marks = true;
        *shown = DemoAids::default();
    }
}

/// Advances to the next sentence and language.
fn run(
    kiosk: Res<Kiosk>,
    time: Res<Time>,
    sheets: Res<Sheets>,
    mut at: ResMut<AttractClock>,
    mut settings: ResMut<Settings>,
    mut shown: ResMut<DemoAids>,
) {
    at.seconds += time.delta_secs();
    shown.set_if_neq(DemoAids(SHOWN[at.sentence() % SHOWN.len()]));
    let languages = kiosk.languages();
    let turn = at.sentence() / SENTENCES.len();
    let wanted = languages.get(turn % languages.len().max(1)).copied();
    // The operator's page must not change its language.
    if sheets.is_empty() && settings.language != wanted {
        settings.language = wanted;
    }
}

/// Starts another random game once the last one was counted and shown.
fn another_game(
    kiosk: Res<Kiosk>,
    library: Res<Library>,
    mut end: DemoEnd,
    mut wishes: MessageWriter<Asked>,
) {
    if end.is_seen(PAUSE) {
        wishes.write(Asked::here(Wish::Show(demo(&kiosk, &library))));
    }
}

/// Moves the camera around the table; during the count it stays where everything is visible. A flat
/// table is seen from above, turning all around.
fn wander(
    kiosk: Res<Kiosk>,
    at: Res<AttractClock>,
    counting: Res<Counting>,
    laid: Res<Laid>,
    mut rig: ResMut<Rig>,
    mut framing: ResMut<Framing>,
    mut trays: ResMut<TraysAway>,
) {
    let wave = |round: f32| (at.seconds * TAU / round).sin();
    let [around, upwards, nearer] = ROUNDS.map(wave);
    let is_upright = laid
        .screen
        .is_some_and(|all| ScreenShape::of(all).is_upright());
    let (yaw, pitch, zoom) = match (kiosk.is_flat(), counting.0) {
        (false, false) => (
            -0.2 + 0.5 * around,
            0.74 + 0.16 * upwards,
            0.975 + 0.025 * nearer,
        ),
        (false, true) => (0.12 * around, 0.98, 1.0),
        (true, false) => (at.seconds * TAU / ROUNDS[0], 1.36, 0.97 + 0.03 * nearer),
        (true, true) => ((rig.yaw.at / PI).round() * PI, 1.36, 1.0),
    };
    // Turns the shorter way, wherever the last game has left the camera.
    rig.yaw.to = yaw + ((rig.yaw.at - yaw) / TAU).round() * TAU;
    rig.pitch.to = pitch;
    rig.zoom.to = zoom;
    let room = match (kiosk.is_flat(), is_upright, counting.0) {
        (true, true, _) => Rect::new(0.04, 0.34, 0.96, 0.66),
        (true, false, _) => Rect::new(0.24, 0.03, 0.76, 0.97),
        // The score is higher than a sentence.
        (false, true, true) => Rect::new(0.02, 0.35, 0.98, 0.76),
        (false, true, false) => Rect::new(0.03, 0.30, 0.97, 0.74),
        (false, false, true) => Rect::new(0.435, 0.06, 0.985, 0.96),
        (false, false, false) => Rect::new(0.455, 0.05, 0.965, 0.97),
    };
    trays.set_if_neq(TraysAway(!counting.0));
    let wanted = if counting.0 {
        Framing {
            board: room,
            table: room,
            trays_from: room.min.y,
            piles_from: room.min.y,
            ..default()
        }
    } else {
        Framing::of_board(room)
    };
    framing.set_if_neq(wanted);
}
