//! Mouse and touch on a board that is being laid: tiles are dragged, or taken up with one click
//! and laid with the next; the wheel, the right button and a second finger turn them.

use super::state::Building;
use super::wish::BuildWish;
use crate::app::interface::{Focus, Laid};
use crate::app::table::{Bench, TableCamera};
use crate::rules::{GRID, Piece, TileKind, TilePlace};
use bevy::ecs::system::SystemParam;
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::WindowEvent;

/// A press that moves further than this, in logical pixels, is a drag.
const MOUSE_SLACK: f32 = 6.0;
const FINGER_SLACK: f32 = 14.0;
/// Pixels of a touchpad that equal one notch of a wheel.
const PIXELS_A_NOTCH: f32 = 60.0;
/// How far beyond the grid a tile can be held, in squares.
const BEYOND: i8 = 6;

/// Whether mouse or finger holds a tile: then they do not move the camera.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GrippedTile(pub bool);

/// The state of the mouse or of a finger.
#[derive(Clone, Copy, Debug, Default)]
pub struct PointerHold {
    at: Option<Vec2>,
    /// Where the press began; `None` while nothing is pressed.
    from: Option<Vec2>,
    is_drag: bool,
    /// Whether this press has taken a tile up.
    has_taken: bool,
    /// From the middle of the tile to the point where it was gripped, on the grid.
    hold: Vec2,
}

/// What mouse and touch read, and the wishes they write.
#[derive(SystemParam)]
pub struct PointerInput<'w, 's> {
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    bench: Res<'w, Bench>,
    building: Res<'w, Building>,
    laid: Res<'w, Laid>,
    wishes: MessageWriter<'w, BuildWish>,
}

impl PointerInput<'_, '_> {
    fn ray(&self, point: Vec2) -> Option<Ray3d> {
        if self.laid.takes(point) {
            return None;
        }
        let (camera, transform) = self.cameras.iter().next()?;
        camera.viewport_to_world(transform, point).ok()
    }

    /// The tile at a point of the window; of a pile, the uppermost.
    fn piece_at(&self, point: Vec2) -> Option<Piece> {
        let piece = self.bench.pick(self.ray(point)?)?;
        match self.building.builder().place(piece) {
            Some(_) => Some(piece),
            None => self.building.builder().next(piece.kind()),
        }
    }

    /// The place on the grid that is seen at a point of the window.
    fn grid_at(&self, point: Vec2) -> Option<Vec2> {
        let ray = self.ray(point)?;
        let distance = ray.intersect_plane(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))?;
        Some(Bench::grid(ray.get_point(distance)))
    }

    /// The tile that is held, and whether it is upright.
    fn held(&self) -> Option<(Piece, bool)> {
        let held = self.building.held()?;
        Some((held.piece, held.place.upright))
    }
}

/// Handles the events of one frame in their order. It tracks what is held by itself, because the
/// foreman carries out the wishes only later in the frame.
struct PointerWork<'a, 'w, 's> {
    hand: &'a mut PointerHold,
    held: Option<(Piece, bool)>,
    reach: &'a mut PointerInput<'w, 's>,
}

impl<'a, 'w, 's> PointerWork<'a, 'w, 's> {
    fn new(hand: &'a mut PointerHold, reach: &'a mut PointerInput<'w, 's>) -> Self {
        let held = reach.held();
        Self { hand, held, reach }
    }

    fn want(&mut self, wish: BuildWish) {
        self.reach.wishes.write(wish);
    }

    /// A press takes up the tile under it, if none is held.
    fn press(&mut self, point: Vec2) {
        *self.hand = PointerHold {
            at: Some(point),
            from: Some(point),
            hold: self.hand.hold,
            ..default()
        };
        if self.held.is_some() {
            return;
        }
        let piece = self.reach.piece_at(point);
        let (Some(piece), Some(grid)) = (piece, self.reach.grid_at(point)) else {
            return;
        };
        let lies = self.reach.building.builder().place(piece);
        let place = lies.unwrap_or_else(|| place_around(grid, piece.kind(), false));
        self.hand.hold = match lies {
            Some(place) => grid - Bench::grid(Bench::middle(piece.kind(), place)),
            None => Vec2::ZERO,
        };
        self.hand.has_taken = true;
        self.held = Some((piece, place.upright));
        self.want(BuildWish::TakeUp(piece, place));
    }

    /// A movement carries the tile that is held.
    fn move_to(&mut self, point: Vec2, slack: f32) {
        self.hand.at = Some(point);
        let from = self.hand.from;
        self.hand.is_drag |= from.is_some_and(|from| from.distance(point) > slack);
        if let (Some(_), Some(place)) = (self.held, self.place_at(point)) {
            self.want(BuildWish::Carry(place));
        }
    }

    /// Where the tile would lie if it were held over a point.
    fn place_at(&self, point: Vec2) -> Option<TilePlace> {
        let (piece, upright) = self.held?;
        let grid = self.reach.grid_at(point)?;
        Some(place_around(grid - self.hand.hold, piece.kind(), upright))
    }

    fn turn(&mut self) {
        if let Some((_, upright)) = &mut self.held {
            *upright = !*upright;
            self.hand.hold = Vec2::ZERO;
            self.want(BuildWish::Turn);
        }
    }

    /// A release ends a drag by laying the tile, or by putting it into the box if it is beside the
    /// grid. A click that took a tile up leaves it in hand; the next click does `after_click`.
    fn release(&mut self, after_click: BuildWish) {
        let pressed = self.hand.from.take();
        let (Some((piece, _)), Some(point), Some(_)) = (self.held, self.hand.at, pressed) else {
            return;
        };
        if !self.hand.is_drag && self.hand.has_taken {
            return;
        }
        let place = self.place_at(point);
        let is_beside = place.is_none_or(|place| place.squares(piece.kind()).next().is_none());
        let wish = match (is_beside, self.hand.is_drag) {
            (true, _) => BuildWish::PutAway,
            (_, true) => BuildWish::LetGo,
            _ => after_click,
        };
        if !matches!(wish, BuildWish::Lay) {
            self.held = None;
        }
        self.want(wish);
    }
}

/// The place of a tile whose middle is as near as can be to a point of the grid.
fn place_around(middle: Vec2, kind: TileKind, upright: bool) -> TilePlace {
    let turned = TilePlace {
        file: 0,
        rank: 0,
        upright,
    };
    let (width, height) = turned.sides(kind);
    let side = GRID as f32 + f32::from(BEYOND);
    let at = |middle: f32, side_of_tile: i8| {
        let corner = (middle - f32::from(side_of_tile) / 2.0).round();
        corner.clamp(-f32::from(BEYOND), side) as i8
    };
    TilePlace {
        file: at(middle.x, width),
        rank: at(middle.y, height),
        upright,
    }
}

/// Turns the mouse events since the last frame into wishes, in order.
pub fn use_mouse(
    mut events: MessageReader<WindowEvent>,
    mut hand: Local<PointerHold>,
    mut focus: ResMut<Focus>,
    mut grip: ResMut<GrippedTile>,
    mut reach: PointerInput,
) {
    let mut work = PointerWork::new(&mut hand, &mut reach);
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                work.move_to(moved.position, MOUSE_SLACK);
                if work.held.is_none() {
                    let piece = work.reach.piece_at(moved.position);
                    work.want(BuildWish::PointAt(piece));
                }
            }
            WindowEvent::MouseButtonInput(input) if input.state.is_pressed() => {
                focus.by_keys = false;
                let at = work.hand.at;
                let Some(point) = at.filter(|point| !work.reach.laid.takes(*point)) else {
                    continue;
                };
                match (input.button, work.held) {
                    (MouseButton::Left, _) => work.press(point),
                    (MouseButton::Right, Some(_)) => work.turn(),
                    (MouseButton::Right, None) => {
                        if let Some(piece) = work.reach.piece_at(point) {
                            work.want(BuildWish::TakeBack(piece));
                        }
                    }
                    _ => {}
                }
            }
            WindowEvent::MouseButtonInput(input) if input.button == MouseButton::Left => {
                work.release(BuildWish::Lay);
            }
            _ => {}
        }
    }
    let has_grip = work.held.is_some();
    grip.set_if_neq(GrippedTile(has_grip));
}

/// The wheel turns what is held.
pub fn use_wheel(
    scroll: Res<AccumulatedMouseScroll>,
    building: Res<Building>,
    mut turned: Local<f32>,
    mut wishes: MessageWriter<BuildWish>,
) {
    if building.held().is_none() {
        *turned = 0.0;
        return;
    }
    *turned += match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / PIXELS_A_NOTCH,
    };
    while turned.abs() >= 1.0 {
        *turned -= turned.signum();
        wishes.write(BuildWish::Turn);
    }
}

/// One finger drags, a second one turns. A tile that is tapped stays in hand until the next tap.
pub fn use_fingers(
    mut events: MessageReader<TouchInput>,
    mut hand: Local<PointerHold>,
    mut finger: Local<Option<u64>>,
    mut focus: ResMut<Focus>,
    mut grip: ResMut<GrippedTile>,
    mut reach: PointerInput,
) {
    if events.is_empty() {
        return;
    }
    let mut work = PointerWork::new(&mut hand, &mut reach);
    for event in events.read() {
        let point = event.position;
        match event.phase {
            TouchPhase::Started => {
                focus.by_keys = false;
                if finger.is_some() {
                    work.turn();
                } else if !work.reach.laid.takes(point) {
                    *finger = Some(event.id);
                    let was_held = work.held.is_some();
                    work.press(point);
                    if was_held {
                        work.hand.hold = Vec2::ZERO;
                        work.move_to(point, FINGER_SLACK);
                    }
                }
            }
            TouchPhase::Moved if *finger == Some(event.id) => work.move_to(point, FINGER_SLACK),
            TouchPhase::Ended | TouchPhase::Canceled if *finger == Some(event.id) => {
                *finger = None;
                work.release(BuildWish::LetGo);
            }
            _ => {}
        }
    }
    let has_grip = work.held.is_some();
    grip.set_if_neq(GrippedTile(has_grip));
}
