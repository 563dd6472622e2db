//! The loop that makes people stop: computers play, the camera wanders, the count is shown in full,
//! three sentences explain the game, and all that in one language after the other.

use super::logo::Logo;
use super::{Kiosk, KioskAction};
use crate::ai::Level;
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Action, Canvas, Choice, Focus, InterfaceSystems, Laid, Painter};
use crate::app::motion::Pace;
use crate::app::play::{Counting, Intent, PlaySystems, Show, Watch};
use crate::app::screens::{DemoEnd, Library, Screen, Sheets};
use crate::app::settings::Settings;
use crate::app::table::{Framing, Rig, TraysAway};
use crate::app::words::key;
use crate::rules::{Colour, Game, RuleSet};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};
use rand::RngExt;
use rand::seq::IndexedRandom;
use std::f32::consts::TAU;
use std::sync::Arc;

/// Each sentence is shown for so many seconds, and each language for three of them.
const SENTENCE: f32 = 6.5;
const SENTENCES: [&str; 3] = [
    key("attract-place"),
    key("attract-take"),
    key("attract-win"),
];
/// How long words take to appear and to go.
const FADE: f32 = 0.7;
/// A game that is over is looked at for so many seconds.
const PAUSE: f32 = 2.5;
/// The camera's ways, in seconds for each round: around, up and down, nearer and away.
const ROUNDS: [f32; 3] = [67.0, 43.0, 31.0];

/// Where the loop is.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Loop {
    seconds: f32,
}

impl Loop {
    /// So many seconds in.
    pub fn go_to(&mut self, seconds: f32) {
        self.seconds = seconds;
    }

    /// Which sentence is shown, from 0 on through all languages.
    fn sentence(self) -> usize {
        (self.seconds / SENTENCE) as usize
    }

    /// How clearly words are seen, 0 to 1.
    fn clarity(self) -> f32 {
        let within = self.seconds % SENTENCE;
        let edge = within.min(SENTENCE - within);
        EaseFunction::SmoothStep.sample_clamped(edge / FADE)
    }
}

pub fn plugin(app: &mut App) {
    let attracts = in_state(Screen::Attract).and_then(resource_exists::<Kiosk>);
    app.init_resource::<Loop>()
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
            paint.in_set(InterfaceSystems::Paint).run_if(attracts),
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
    // Areas and chains are worth seeing, whatever is played here.
    let rules = rules.unwrap_or(RuleSet::AREA_AND_CHAINS);
    Show::Demo(Game::new(layout, rules, starts), levels)
}

fn begin(
    kiosk: Option<Res<Kiosk>>,
    library: Res<Library>,
    mut at: ResMut<Loop>,
    mut settings: ResMut<Settings>,
    mut watch: ResMut<Watch>,
    mut focus: ResMut<Focus>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(kiosk) = kiosk else {
        return;
    };
    *at = Loop::default();
    settings.language = kiosk.languages().first().copied();
    // Bare glass to look at; whoever plays can tell the marbles apart by their marks, too.
    settings.marks = false;
    focus.by_keys = false;
    watch.paused = false;
    intents.write(Intent::Show(demo(&kiosk, &library)));
}

fn end(kiosk: Option<Res<Kiosk>>, mut settings: ResMut<Settings>) {
    if kiosk.is_some() {
        settings.marks = true;
    }
}

/// The loop goes on, from language to language.
fn run(
    kiosk: Res<Kiosk>,
    time: Res<Time>,
    sheets: Res<Sheets>,
    mut at: ResMut<Loop>,
    mut settings: ResMut<Settings>,
) {
    at.seconds += time.delta_secs();
    let languages = kiosk.languages();
    let turn = at.sentence() / SENTENCES.len();
    let wanted = languages.get(turn % languages.len().max(1)).copied();
    // The operator's page stays as it is.
    if sheets.is_empty() && settings.language != wanted {
        settings.language = wanted;
    }
}

/// When a game has been counted and looked at, another one begins; never the same.
fn another_game(
    kiosk: Res<Kiosk>,
    library: Res<Library>,
    mut end: DemoEnd,
    mut intents: MessageWriter<Intent>,
) {
    if end.is_seen(PAUSE) {
        intents.write(Intent::Show(demo(&kiosk, &library)));
    }
}

/// The camera wanders around the table; for the count it comes to where all of it is seen.
fn wander(
    at: Res<Loop>,
    counting: Res<Counting>,
    laid: Res<Laid>,
    mut rig: ResMut<Rig>,
    mut framing: ResMut<Framing>,
    mut trays: ResMut<TraysAway>,
) {
    let wave = |round: f32| (at.seconds * TAU / round).sin();
    let [around, upwards, nearer] = ROUNDS.map(wave);
    let is_upright = laid.screen.is_some_and(|all| all.height() > all.width());
    let wanted = if counting.0 {
        rig.yaw.to = 0.12 * around;
        rig.pitch.to = 0.98;
        rig.zoom.to = 1.0;
        match is_upright {
            true => bevy::math::Rect::new(0.02, 0.30, 0.98, 0.74),
            false => bevy::math::Rect::new(0.45, 0.06, 0.98, 0.96),
        }
    } else {
        rig.yaw.to = -0.2 + 0.5 * around;
        rig.pitch.to = 0.74 + 0.16 * upwards;
        rig.zoom.to = 0.95 + 0.05 * nearer;
        match is_upright {
            true => bevy::math::Rect::new(0.03, 0.30, 0.97, 0.74),
            false => bevy::math::Rect::new(0.46, 0.05, 0.98, 0.97),
        }
    };
    trays.set_if_neq(TraysAway(!counting.0));
    let wanted = if counting.0 {
        Framing {
            board: wanted,
            table: wanted,
            trays_from: wanted.min.y,
            ..default()
        }
    } else {
        Framing::of_board(wanted)
    };
    framing.set_if_neq(wanted);
}

fn paint(
    mut painter: Painter,
    kiosk: Res<Kiosk>,
    at: Res<Loop>,
    sheets: Res<Sheets>,
    mut logo: ResMut<Logo>,
    mut pace: Pace,
) -> Result {
    pace.keep();
    painter.paint(
        "attract",
        egui::Order::Background,
        sheets.is_empty(),
        |canvas, screen| {
            canvas.laid.occupied.push(screen);
            show(canvas, screen, &kiosk, *at);
            logo.bypass_change_detection().look(canvas.ui.ctx(), &kiosk);
            logo.show(canvas, screen, 110.0);
        },
    )
}

fn show(canvas: &mut Canvas, screen: Rect, kiosk: &Kiosk, at: Loop) {
    // Wherever it is touched.
    canvas.press_area(screen, Action::Kiosk(KioskAction::Wake), true);
    if screen.height() > screen.width() {
        show_upright(canvas, screen, kiosk, at);
    } else {
        show_wide(canvas, screen, kiosk, at);
    }
}

/// As on the poster: the name above the board, the rest below it.
fn show_upright(canvas: &mut Canvas, screen: Rect, kiosk: &Kiosk, at: Loop) {
    canvas.fade_out(Rect::from_min_max(
        pos2(screen.left(), screen.bottom() - screen.height() * 0.34),
        screen.max,
    ));
    let margin = screen.width() * 0.08;
    let letters = Rect::from_min_size(
        screen.min + vec2(margin, screen.height() * 0.085),
        vec2(screen.width() - 2.0 * margin, screen.height() * 0.11),
    );
    let letters = canvas.lettering(letters, Align2::CENTER_TOP);
    let room = Rect::from_min_max(
        pos2(screen.left() + margin, letters.bottom() + space::L * 1.5),
        pos2(
            screen.right() - margin,
            screen.top() + screen.height() * 0.32,
        ),
    );
    sentence(canvas, room, kiosk, at, Align2::CENTER_TOP);
    let languages = language_height(canvas, kiosk);
    let foot = screen.bottom() - screen.height() * 0.045;
    let height = 150.0;
    let touch = Rect::from_min_size(
        pos2(
            screen.left() + margin * 1.6,
            foot - languages - space::L * 2.0 - height,
        ),
        vec2(screen.width() - 3.2 * margin, height),
    );
    touch_to_play(canvas, touch, at);
    let below = Rect::from_min_max(
        pos2(room.left(), foot - languages),
        pos2(room.right(), foot),
    );
    choose_language(canvas, below, kiosk, true);
}

/// The words to the left, the board to the right.
fn show_wide(canvas: &mut Canvas, screen: Rect, kiosk: &Kiosk, at: Loop) {
    canvas.fade_left(Rect::from_min_max(
        screen.min,
        pos2(screen.left() + screen.width() * 0.6, screen.bottom()),
    ));
    let left = screen.left() + 110.0;
    let width = (screen.width() * 0.36).max(560.0);
    let letters = Rect::from_min_size(
        pos2(left, screen.top() + screen.height() * 0.12),
        vec2(width, 190.0),
    );
    let letters = canvas.lettering(letters, Align2::LEFT_TOP);
    let languages = language_height(canvas, kiosk);
    let foot = screen.bottom() - 72.0;
    let height = 150.0;
    let touch = Rect::from_min_size(
        pos2(left, foot - languages - space::L * 2.0 - height),
        vec2(width, height),
    );
    let room = Rect::from_min_max(
        pos2(left, letters.bottom() + 56.0),
        pos2(left + width, touch.top() - space::L),
    );
    sentence(canvas, room, kiosk, at, Align2::LEFT_TOP);
    touch_to_play(canvas, touch, at);
    let below = Rect::from_min_max(pos2(left, foot - languages), pos2(left + width, foot));
    choose_language(canvas, below, kiosk, false);
}

/// What the stand has to say, and one of three sentences.
fn sentence(canvas: &mut Canvas, room: Rect, kiosk: &Kiosk, at: Loop, align: Align2) {
    let own = kiosk.stand().text(canvas.book.language().code());
    let line = own.map_or_else(|| canvas.say("tagline"), str::to_owned);
    let x = match align {
        Align2::CENTER_TOP => room.center().x,
        _ => room.left(),
    };
    let kinds = [Type::Page, Type::Name, Type::Item];
    let words = canvas.fitting(&line, &kinds, palette::BIRCH_300, room.width());
    let below = canvas.put(words, pos2(x, room.top()), align, room).bottom();
    let text = canvas.say(SENTENCES[at.sentence() % SENTENCES.len()]);
    canvas.ui.set_opacity(at.clarity());
    let kinds = [Type::Name, Type::Item, Type::Body, Type::Help];
    let height = room.bottom() - below - space::M;
    let fits = |kind: &Type| {
        let words = canvas.wrapped(&text, *kind, palette::BIRCH_50, room.width());
        words.size().y <= height
    };
    let kind = kinds.into_iter().find(fits).unwrap_or(Type::Help);
    let words = canvas.wrapped(&text, kind, palette::BIRCH_50, room.width());
    let mut y = below + space::M;
    // Line by line, so that each is in the middle where they should be.
    for row in &words.rows {
        let line = canvas.words(row.text().trim(), kind, palette::BIRCH_50);
        y = canvas.put(line, pos2(x, y), align, room).bottom();
    }
    canvas.ui.set_opacity(1.0);
}

/// The tile that says what to do; light goes out from it.
fn touch_to_play(canvas: &mut Canvas, rect: Rect, at: Loop) {
    let phase = at.seconds * TAU / 2.6;
    for ring in [0.0_f32, 1.0] {
        let breath = 0.5 + 0.5 * (phase - 0.7 * ring).sin();
        let around = rect.expand(10.0 + 16.0 * ring + 6.0 * breath);
        let light = palette::BIRCH_50.gamma_multiply(0.05 + 0.07 * breath);
        let rounding = radius::SHEET + 12.0 + 16.0 * ring;
        canvas.ui.painter().rect_filled(around, rounding, light);
    }
    canvas.tile(rect, false, false);
    let text = canvas.say("touch-to-play");
    let marble = rect.height() * 0.27;
    let gap = space::L * 1.2;
    let room = rect.width() - 2.0 * marble - gap - 3.0 * space::L;
    let kinds = [
        Type::Result,
        Type::Sheet,
        Type::Page,
        Type::Name,
        Type::Item,
        Type::Body,
    ];
    let words = canvas.fitting(&text, &kinds, palette::WALNUT_900, room);
    let left = rect.center().x - (2.0 * marble + gap + words.size().x) / 2.0;
    let centre = pos2(left + marble, rect.center().y);
    let hollow = palette::TILE_SHADE.gamma_multiply(0.35);
    canvas
        .ui
        .painter()
        .circle_filled(centre, marble * 1.14, hollow);
    canvas.glass(centre, marble, Colour::Red);
    let at = pos2(left + 2.0 * marble + gap, rect.center().y);
    canvas.put(words, at, Align2::LEFT_CENTER, rect);
}

fn language_choices(canvas: &Canvas, kiosk: &Kiosk) -> Vec<Choice> {
    let languages = kiosk.languages();
    let now = canvas.book.language();
    languages
        .into_iter()
        .map(|language| {
            let action = Action::Kiosk(KioskAction::Speak(language));
            Choice::new(language.own_name(), action, language == now)
        })
        .collect()
}

fn language_height(canvas: &Canvas, kiosk: &Kiosk) -> f32 {
    if kiosk.languages().len() < 2 {
        0.0
    } else {
        canvas.button_height()
    }
}

fn choose_language(canvas: &mut Canvas, room: Rect, kiosk: &Kiosk, is_centred: bool) {
    let choices = language_choices(canvas, kiosk);
    if choices.len() < 2 {
        return;
    }
    let width = canvas.choices_width(&choices).min(room.width());
    let left = if is_centred {
        room.center().x - width / 2.0
    } else {
        room.left()
    };
    let rect = Rect::from_min_size(pos2(left, room.top()), vec2(width, room.height()));
    canvas.choices(rect, &choices);
}
