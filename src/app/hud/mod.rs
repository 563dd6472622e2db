//! What is written over the table: players and scores, the last move, why a field will not do, the
//! count, the result.

pub mod chart;
mod coordinates;
mod count;
mod flat;
mod footer;
mod guests;
mod hints;
mod layout;
mod moves;
mod parts;
mod plates;
mod policy;
mod result;
mod review;
mod tip;

pub use flat::LARGEST_WORDS as LARGEST_FLAT_WORDS;
pub use layout::{HudLayout, View};
pub use policy::{FooterButton, Guests, HudPolicy};

use super::diagnostics::{Cost, ShowDiagnostics};
use super::hints::{HintLevel, Hints};
use super::interface::theme::{Type, palette, space};
use super::interface::{Canvas, InterfaceSystems, Painter, Side, TextScale, opposite};
use super::motion::Pace;
use super::play::{Counting, Finish, Phase, PlaySystems, Purpose, Seat, Session, Watch};
use super::reveal::{Figures, Reveal};
use super::review::{Analysis, Reviewing};
use super::settings::Settings;
use crate::app::flow::{Display, Screen, Sheets};
use crate::app::table::{
    CurrentPlan, Cursor, Framing, Pending, Plan, Shown, Staging, THICKNESS, TableCamera,
    TileHeights,
};
use crate::rules::{Colour, Field, Tile};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};
use plates::Plate;
use tip::Recent;

/// The result appears so many seconds after the game is over, and takes so many.
const RESULT_AFTER: f32 = 0.35;
const RESULT_FADE: f32 = 0.28;

/// The head-up display.
pub fn plugin(app: &mut App) {
    app.init_resource::<Recent>()
        .init_resource::<HudPolicy>()
        .add_systems(Update, tip::remember.after(PlaySystems::Decide))
        .add_systems(
            EguiPrimaryContextPass,
            paint
                .in_set(InterfaceSystems::Paint)
                .run_if(|screen: Res<State<Screen>>| screen.get().shows_table()),
        );
}

/// What the screen shows now.
fn view(session: &Session, counting: Counting, display: &Display) -> View {
    match session.finish() {
        _ if session.purpose() == Purpose::Review => View::Review,
        _ if display.is_hidden => View::Clear,
        None => View::Game,
        Some(Finish::Ended(_)) if counting.0 => View::Count,
        // The lesson has its own words for the end.
        Some(_) if session.step().is_some() => View::Game,
        Some(_) if display.is_result_away => View::Game,
        Some(_) => View::Result,
    }
}

/// The plate of this colour is the nearer one on an upright screen.
fn nearer(session: &Session) -> Colour {
    let only_black =
        session.seat(Colour::Black) == Seat::Person && session.seat(Colour::Red) != Seat::Person;
    if only_black {
        Colour::Black
    } else {
        Colour::Red
    }
}

/// The plate of this colour is the first one on a side of a screen that lies flat.
fn first_of(session: &Session, side: Side) -> Colour {
    match side {
        _ if !session.is_by_two() => nearer(session),
        Side::Near => Colour::Red,
        Side::Far => Colour::Black,
    }
}

/// Where everything is for this session, on a side of a screen that lies flat or on any other.
fn layout(
    screen: egui::Rect,
    scale: TextScale,
    session: &Session,
    view: View,
    flat: Option<Side>,
) -> HudLayout {
    let (rules, below) = (session.game().rules(), nearer(session));
    if let Some(side) = flat {
        return HudLayout::of_flat(screen, scale, first_of(session, side), view);
    }
    match session.step() {
        Some(_) => HudLayout::of_lesson(screen, scale, rules, below),
        None => HudLayout::new(screen, scale, rules, below, view),
    }
}

/// Whether the result lies over the table.
pub fn shows_result(session: &Session, counting: Counting, display: &Display) -> bool {
    view(session, counting, display) == View::Result
}

/// What the camera must know of the display.
#[derive(SystemParam)]
pub struct HudView<'w> {
    session: Res<'w, Session>,
    counting: Res<'w, Counting>,
    reveal: Res<'w, Reveal>,
    display: Res<'w, Display>,
    scale: Res<'w, TextScale>,
    policy: Res<'w, HudPolicy>,
}

impl HudView<'_> {
    /// What is left of the screen for the table.
    pub fn framing(&self, screen: egui::Rect) -> Framing {
        let view = view(&self.session, *self.counting, &self.display);
        let flat = self.policy.is_flat.then_some(Side::Near);
        let layout = layout(screen, *self.scale, &self.session, view, flat);
        let piles = match self.reveal.now() {
            Some((script, seconds)) if self.counting.0 && seconds >= script.tiles_from() => script
                .piles()
                .map(|player| player.map(|tiles| tiles as f32 * THICKNESS)),
            _ => [[0.0; 2]; 2],
        };
        layout.framing(view, self.display.list, piles)
    }
}

/// What is counted once for each change of the session, not for each frame.
#[derive(Default)]
struct Counted {
    figures: Figures,
    /// Red's margin over the game, once it is asked for.
    margins: Vec<i32>,
}

impl Counted {
    fn new(session: &Session) -> Self {
        Self {
            figures: Figures::of(&session.game().score()),
            margins: Vec::new(),
        }
    }
}

/// Everything that is needed to paint the display.
pub struct Scene<'a> {
    session: &'a Session,
    phase: Phase,
    figures: Figures,
    layout: HudLayout,
    is_paused: bool,
    /// What is offered to people who do not know the game.
    guests: Option<Guests>,
    /// Who this is painted for.
    side: Side,
    /// Whether that is who is asked to do something now; on most screens it is.
    is_addressed: bool,
    pending: Option<Field>,
    pointed: Option<Field>,
    recent: Recent,
    margins: &'a [i32],
    plan: &'a Plan,
    heights: &'a TileHeights,
    staging: &'a Staging,
    camera: Option<(&'a Camera, &'a GlobalTransform)>,
    zoom: f32,
}

impl Scene<'_> {
    /// Where a point above a field is on the screen.
    fn project(&self, field: Field, above: f32) -> Option<egui::Pos2> {
        let height = self.heights.of(self.plan, field) + above;
        let place = self.plan.field(field) + Vec3::Y * height;
        self.project_place(place)
    }

    /// Where a point of the board beside the middle of a field is on the screen.
    fn project_beside(&self, field: Field, aside: Vec3) -> Option<egui::Pos2> {
        let height = self.heights.of(self.plan, field);
        self.project_place(self.plan.field(field) + Vec3::Y * height + aside)
    }

    /// Where a tile is on the screen, wherever it is on the table.
    fn project_tile(&self, tile: Tile) -> Option<egui::Pos2> {
        let home = self.plan.tile(tile).centre;
        self.project_place(home + self.staging.tiles[tile.index()].offset + Vec3::Y * 0.2)
    }

    fn project_place(&self, place: Vec3) -> Option<egui::Pos2> {
        let (camera, transform) = self.camera?;
        let point = camera.world_to_viewport(transform, place).ok()?;
        let point = egui::pos2(point.x, point.y) / self.zoom;
        Some(match self.side {
            Side::Near => point,
            // What is painted there is turned over.
            Side::Far => opposite(point, self.layout.screen.center()),
        })
    }

    /// What guests are told.
    fn told(&self) -> Option<&'static str> {
        self.guests.and_then(|guests| guests.told)
    }

    /// Whether what belongs to this colour is painted for this side.
    fn faces(&self, colour: Colour) -> bool {
        if !self.layout.is_flat || !self.session.is_by_two() {
            return self.is_addressed;
        }
        (self.side == Side::Near) == (colour == Colour::Red)
    }
}

fn paint(
    mut painter: Painter,
    session: Res<Session>,
    phase: Res<State<Phase>>,
    (counting, reveal, display): (Res<Counting>, Res<Reveal>, Res<Display>),
    (watch, cursor, pending): (Res<Watch>, Res<Cursor>, Res<Pending>),
    (analysis, reviewing): (Res<Analysis>, Res<Reviewing>),
    sheets: Res<Sheets>,
    (recent, shown, hints, settings): (Res<Recent>, Res<Shown>, Res<Hints>, Res<Settings>),
    (plan, heights, staging): (Res<CurrentPlan>, Res<TileHeights>, Res<Staging>),
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    scale: Res<TextScale>,
    (diagnostics, cost): (Res<ShowDiagnostics>, Res<Cost>),
    policy: Res<HudPolicy>,
    mut counted: Local<Counted>,
    mut result_for: Local<f32>,
    mut pace: Pace,
) -> Result {
    let view = view(&session, *counting, &display);
    let zoom = painter.zoom();
    if session.is_changed() {
        *counted = Counted::new(&session);
    }
    let figures = match (view, reveal.now()) {
        (View::Count, Some((script, seconds))) => script.figures(seconds),
        _ => counted.figures,
    };
    if view == View::Result && counted.margins.is_empty() {
        counted.margins = chart::margins(session.game());
    }
    // The camera moves first, then the result appears.
    *result_for = if view == View::Result {
        *result_for + pace.delta()
    } else {
        0.0
    };
    let shown_part = ((*result_for - RESULT_AFTER) / RESULT_FADE).clamp(0.0, 1.0);
    if view == View::Result && shown_part < 1.0 {
        pace.keep();
    }
    // What is pointed at matters while somebody may play there.
    let pointed = shown
        .advice()
        .hover
        .filter(|_| view == View::Game)
        .or(cursor.field.filter(|_| session.finish().is_some()));
    // Computers that hold on do not think.
    let holds_on = watch.paused && !session.has_person();
    let phase = match phase.get() {
        Phase::Thinking if holds_on => Phase::Waiting,
        phase => *phase,
    };
    let is_clear = sheets.is_empty();
    let flat = policy.is_flat;
    let facing = painter.facing();
    let scene = |screen: egui::Rect, side: Side| Scene {
        session: &session,
        phase,
        figures,
        layout: layout(screen, *scale, &session, view, flat.then_some(side)),
        pending: pending.0,
        is_paused: watch.paused,
        guests: policy.guests.map(|guests| Guests {
            told: guests.told.filter(|_| is_clear && side == facing),
            ..guests
        }),
        side,
        is_addressed: side == facing,
        pointed,
        recent: *recent,
        margins: &counted.margins,
        plan: &plan.0,
        heights: &heights,
        staging: &staging,
        camera: cameras.iter().next(),
        zoom,
    };
    let sides = if flat { &Side::BOTH[..] } else { &[Side::Near] };
    for &side in sides {
        let paint_side = |canvas: &mut Canvas, screen: egui::Rect| {
            let scene = scene(screen, side);
            match view {
                View::Game => {
                    // What is said names fields.
                    let is_told = session.step().is_some() || policy.guests.is_some();
                    let is_corrected = is_told && recent.mistaken().is_some();
                    let names_fields =
                        display.list || hints.level != HintLevel::Off || is_corrected;
                    if names_fields && scene.is_addressed {
                        coordinates::show(canvas, &scene);
                    }
                    game(canvas, &scene, display.list);
                    if scene.is_addressed {
                        hints::show(canvas, &scene, &hints, settings.score_map);
                    }
                }
                View::Count => {
                    if let Some((script, seconds)) = reveal.now() {
                        count::show(canvas, &scene, script, seconds);
                    }
                }
                View::Result => {
                    canvas.ui.set_opacity(shown_part);
                    result::show(canvas, &scene);
                    canvas.ui.set_opacity(1.0);
                }
                View::Review => {
                    coordinates::show(canvas, &scene);
                    plates(canvas, &scene);
                    review::show(canvas, &scene, &analysis, &reviewing);
                }
                View::Clear => {}
            }
            if diagnostics.0 {
                costs(canvas, screen, &cost);
            }
        };
        painter.paint_for(side, "hud", egui::Order::Background, is_clear, paint_side)?;
    }
    Ok(())
}

fn plates(canvas: &mut Canvas, scene: &Scene) {
    for colour in Colour::BOTH {
        let plate = Plate {
            colour,
            session: scene.session,
            phase: scene.phase,
            figures: scene.figures,
            is_own: (scene.layout.is_flat && scene.session.is_by_two())
                .then(|| scene.faces(colour)),
        };
        plate.show(canvas, &scene.layout);
    }
}

fn game(canvas: &mut Canvas, scene: &Scene, list_is_open: bool) {
    plates(canvas, scene);
    // The lesson has its own words at the foot.
    if scene.session.step().is_none() {
        footer::show(canvas, scene);
        guests::show_clock(canvas, scene);
        if list_is_open {
            moves::show(canvas, scene);
        }
    }
    // What is said beside a field is said once.
    if !scene.is_addressed {
        return;
    }
    if scene.session.step().is_some() {
        tip::show_mistake(canvas, scene);
    }
    tip::show_marker(canvas, scene);
    if scene.session.finish().is_none() {
        tip::show_refusal(canvas, scene);
    }
}

fn costs(canvas: &mut Canvas, screen: egui::Rect, cost: &Cost) {
    let Cost {
        draw_calls,
        triangles,
    } = *cost;
    let words = format!("{draw_calls} draw calls, {triangles} triangles");
    let at = screen.center_top() + egui::vec2(0.0, space::S);
    let align = egui::Align2::CENTER_TOP;
    canvas.text(&words, Type::Help, palette::BIRCH_50, (at, align), screen);
}
