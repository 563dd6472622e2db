//! Aids: what the table shows of the rules, and how it fades in and out.

use super::bench::Bench;
use super::board::{TableSystems, TileHeights, taboo_tiles};
use super::detail::Detail;
use super::hand::{LiftedMarble, ReturningMarble};
use super::marbles::{Contact, Flight, Marble, MarblePlace};
use super::materials::{CellLook, TableState, TileLook};
use super::palette::MarbleLook;
use super::staging::Staging;
use super::theme::Theme;
use super::workshop::{CurrentPlan, TableBuffer};
use crate::app::motion::{Glide, Pace};
use crate::app::play::{AtRest, Phase};
use crate::app::table::cursor::Cursor;
use crate::play::{Purpose, Session};
use crate::quality::Quality;
use crate::rules::{Colour, Field, FieldSet, Tile};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// Which of the rules the table shows. Each can be switched off on its own.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Aids {
    /// Fields where a marble may go glow.
    pub legal: bool,
    /// The row and column of the last marble are paler.
    pub cross: bool,
    /// Tiles that may not be used are sunk, dull and barred.
    pub taboo: bool,
    /// The last two marbles have rings around them.
    pub last: bool,
    /// Tiles have a line in their owner's colour.
    pub owners: bool,
    /// The field pointed at shows the marble, or why it is refused.
    pub hover: bool,
}

impl Aids {
    /// Everything, for most people.
    pub const ALL: Self = Self {
        legal: true,
        cross: true,
        taboo: true,
        last: true,
        owners: true,
        hover: true,
    };
    /// Nothing: the board as it lies on the table.
    pub const EXPERT: Self = Self {
        legal: false,
        cross: false,
        taboo: false,
        last: false,
        owners: false,
        hover: false,
    };
}

impl Default for Aids {
    fn default() -> Self {
        Self::ALL
    }
}

/// The aids in demos: none, except those that attract mode is explaining.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DemoAids(pub Aids);

impl Default for DemoAids {
    fn default() -> Self {
        Self(Aids::EXPERT)
    }
}

/// Whether the aids are drawn with more contrast than looks best, for people who would not see them
/// otherwise.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HighContrast(pub bool);

/// What the aids mark in the session right now. `Shown` fades towards it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AidMarks {
    /// Where a marble may go.
    pub legal: FieldSet,
    /// The row and column that count.
    pub cross: FieldSet,
    /// The two tiles that may not be used.
    pub taboo: FieldSet,
    /// The last marble.
    pub last: Option<Field>,
    /// The one before.
    pub before: Option<Field>,
    /// The owner of each tile.
    pub owners: [Option<Colour>; Tile::COUNT],
    /// The field pointed at.
    pub hover: Option<Field>,
}

impl AidMarks {
    /// The marks for a session, with a field pointed at.
    pub fn new(
        session: &Session,
        (aids, demo): (&Aids, &DemoAids),
        phase: Phase,
        pointed: Option<Field>,
    ) -> Self {
        let game = session.game();
        let position = game.position();
        let mut marks = Self::default();
        let is_played = *session.purpose() != Purpose::Review;
        let aids = match session.purpose() {
            // In a review nobody is to move: `is_played` leaves out cross and taboo.
            Purpose::Play | Purpose::Review => aids,
            // A board without a game has no marks; a lesson, below, always has all of them.
            Purpose::Board => return marks,
            Purpose::Demo => &demo.0,
            Purpose::Lesson(_) => &Aids::ALL,
        };
        let waits = match session.purpose() {
            // In a demo, legal fields are shown on every turn.
            Purpose::Demo => true,
            _ => phase == Phase::Waiting && session.is_persons_turn(),
        };
        if aids.legal && waits && game.marbles_placed() > 0 {
            marks.legal = game.legal();
        }
        if aids.hover && waits {
            marks.hover = pointed;
        }
        if aids.cross && is_played && game.ending().is_none() {
            let from_hover = marks.hover.filter(|&field| game.legal().contains(field));
            if let Some(field) = from_hover.or(position.last()) {
                marks.cross = game.layout().cross(field);
            }
        }
        if aids.taboo && is_played {
            marks.taboo = taboo_tiles(session);
        }
        if aids.last && (session.finish().is_none() || !is_played) {
            marks.last = position.last();
            marks.before = position.before_last();
        }
        if aids.owners {
            for (owner, count) in marks.owners.iter_mut().zip(game.score().tiles) {
                *owner = count.owner();
            }
        }
        marks
    }
}

/// What is drawn now, on its way to the current `AidMarks`.
#[derive(Resource, Clone, Debug)]
pub struct Shown {
    marks: AidMarks,
    legal: [Glide; Field::COUNT],
    cross: [Glide; Field::COUNT],
    hover: [Glide; Field::COUNT],
    last: Glide,
    before: Glide,
    taboo: [Glide; Tile::COUNT],
    inlays: [[Glide; 2]; Tile::COUNT],
    /// Seconds since the legal fields changed: they pulse for a while.
    since: f32,
}

impl Default for Shown {
    fn default() -> Self {
        Self {
            marks: AidMarks::default(),
            legal: [Glide::default(); Field::COUNT],
            cross: [Glide::default(); Field::COUNT],
            hover: [Glide::default(); Field::COUNT],
            last: Glide::default(),
            before: Glide::default(),
            taboo: [Glide::default(); Tile::COUNT],
            inlays: [[Glide::default(); 2]; Tile::COUNT],
            since: 0.0,
        }
    }
}

impl Shown {
    /// What is shown once everything has faded in.
    pub fn marks(&self) -> &AidMarks {
        &self.marks
    }

    /// The field of the last marble, and how far its ring has closed.
    pub(super) fn last_ring(&self) -> (Option<Field>, f32) {
        (self.marks.last, self.last.at)
    }

    /// The same for the dashed ring.
    pub(super) fn before_ring(&self) -> (Option<Field>, f32) {
        (self.marks.before, self.before.at)
    }

    fn aim(&mut self, marks: AidMarks, session: &Session) {
        let set = |glides: &mut [Glide; Field::COUNT], fields: FieldSet| {
            for field in Field::all() {
                glides[field.index()].to = f32::from(u8::from(fields.contains(field)));
            }
        };
        let only = |field: Option<Field>| field.into_iter().collect::<FieldSet>();
        set(&mut self.legal, marks.legal);
        set(&mut self.cross, marks.cross);
        set(&mut self.hover, only(marks.hover));
        // The ring of another marble starts from nothing.
        for (ring, was, is) in [
            (&mut self.last, self.marks.last, marks.last),
            (&mut self.before, self.marks.before, marks.before),
        ] {
            if was != is {
                ring.at = 0.0;
            }
            ring.to = f32::from(u8::from(is.is_some()));
        }
        let layout = session.game().layout();
        for tile in Tile::all() {
            let is_taboo = !(marks.taboo & layout.tile(tile)).is_empty();
            self.taboo[tile.index()].to = f32::from(u8::from(is_taboo));
            for colour in Colour::BOTH {
                let owns = marks.owners[tile.index()] == Some(colour);
                self.inlays[tile.index()][colour.index()].to = f32::from(u8::from(owns));
            }
        }
        self.marks = marks;
    }

    /// Moves all fades on; returns whether any is under way.
    fn advance(&mut self, delta: f32) -> bool {
        let mut moves = false;
        let fields = [
            (&mut self.legal, 0.30),
            (&mut self.cross, 0.30),
            (&mut self.hover, 0.10),
        ];
        for (glides, seconds) in fields {
            for glide in glides {
                moves |= glide.advance(delta, seconds);
            }
        }
        for ring in [&mut self.last, &mut self.before] {
            moves |= ring.advance(delta, 0.25);
        }
        for glide in &mut self.taboo {
            moves |= glide.advance(delta, 0.28);
        }
        for glide in self.inlays.iter_mut().flatten() {
            moves |= glide.advance(delta, 0.50);
        }
        moves
    }

    /// How brightly legal fields shine: they pulse for a while after each turn, and then stay
    /// steady, so that no more frames need be drawn.
    fn breath(&self) -> f32 {
        let fading = (1.0 - self.since / BREATHING).max(0.0);
        1.0 - 0.22 * fading * (0.5 - 0.5 * (self.since * std::f32::consts::TAU / BREATH).cos())
    }
}

/// How long legal fields pulse, and the length of one pulse: in seconds.
const BREATHING: f32 = 8.0;
const BREATH: f32 = 2.0;

pub fn plugin(app: &mut App) {
    app.init_resource::<Aids>()
        .init_resource::<DemoAids>()
        .init_resource::<Shown>()
        .init_resource::<HighContrast>()
        .add_systems(Update, (fade, show).chain().in_set(TableSystems::Show));
}

pub(super) fn fade(
    time: Res<Time>,
    mut pace: Pace,
    session: Res<Session>,
    (aids, demo): (Res<Aids>, Res<DemoAids>),
    phase: Res<State<Phase>>,
    at_rest: Res<AtRest>,
    cursor: Res<Cursor>,
    mut contacts: MessageReader<Contact>,
    mut touched: Local<bool>,
    mut shown: ResMut<Shown>,
) {
    let mut marks = AidMarks::new(&session, (&aids, &demo), *phase.get(), cursor.field);
    let shown = shown.bypass_change_detection();
    *touched = !at_rest.0 && (*touched || contacts.read().count() > 0);
    if !at_rest.0 && !*touched {
        // Until the marble touches the board, the marks stay as they were.
        marks = AidMarks {
            legal: FieldSet::EMPTY,
            hover: None,
            ..shown.marks
        };
    }
    if marks != shown.marks || session.is_changed() {
        if marks.legal != shown.marks.legal {
            shown.since = 0.0;
        }
        shown.aim(marks, &session);
    }
    shown.since += time.delta_secs();
    if pace.is_off() {
        shown.since = BREATHING;
    }
    let breathes = !marks.legal.is_empty() && shown.since < BREATHING;
    if shown.advance(pace.delta()) || breathes {
        pace.keep();
    }
}

/// Whether a marble flies, is held, or goes back to its bowl.
type Moves = (Has<Flight>, Has<LiftedMarble>, Has<ReturningMarble>);

/// Writes the state of the table into the shaders' buffer, if it has changed.
fn show(
    session: Res<Session>,
    quality: Res<Quality>,
    plan: Res<CurrentPlan>,
    heights: Res<TileHeights>,
    shown: Res<Shown>,
    (staging, bench): (Res<Staging>, Res<Bench>),
    look: Res<MarbleLook>,
    contrast: Res<HighContrast>,
    theme: Res<Theme>,
    marbles: Query<(&Marble, &MarblePlace, Moves, &Transform)>,
    mut buffer: TableBuffer,
) {
    let plan = &plan.0;
    let mut table = TableState::new(plan, &theme, quality.traces_glass());
    let breath = shown.breath();
    let mut looks = Field::all()
        .map(|field| {
            let index = field.index();
            CellLook {
                marble: None,
                height: heights.of(plan, field),
                hover: shown.hover[index].at,
                refused: !session.game().legal().contains(field),
                legal: shown.legal[index].at * breath,
                cross: shown.cross[index].at,
                shine: staging.shine[index],
                gone: staging.tiles[plan.layout().tile_of(field).index()].is_away(),
            }
        })
        .collect::<Vec<_>>();
    let mut movers = Vec::new();
    for (marble, place, (flies, is_held, returns), transform) in &marbles {
        match place {
            _ if flies || is_held || returns => movers.push((transform.translation, marble.colour)),
            MarblePlace::Field(field) => match staging.homeward[field.index()] {
                None => looks[field.index()].marble = Some(marble.colour),
                Some(way) if way.part >= 1.0 => table.fill_tray(plan, marble.colour, way.bowl),
                Some(_) => movers.push((transform.translation, marble.colour)),
            },
            MarblePlace::Tray => table.fill_tray(plan, marble.colour, marble.bowl()),
        }
    }
    table.set_movers(staging.marbles.iter().copied().chain(movers));
    if plan.is_bench() {
        bench.describe(&mut table);
    } else {
        for (field, look) in Field::all().zip(looks) {
            table.set_cell(plan, field, look);
        }
        for tile in Tile::all() {
            table.set_tile(
                tile,
                TileLook {
                    inlays: shown.inlays[tile.index()].map(|inlay| inlay.at),
                    taboo: shown.taboo[tile.index()].at,
                    dim: staging.tiles[tile.index()].dim,
                    away: staging.tiles[tile.index()].is_away(),
                },
            );
        }
        table.set_boxes(staging.crates.iter().copied());
    }
    table.set_mood(&staging.mood);
    table.set_look(*look, theme.drawn.bed.under);
    table.set_contrast(contrast.0);
    buffer.write(table);
}
