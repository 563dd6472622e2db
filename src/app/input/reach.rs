//! What a pointer reaches on the table, and what it takes up and puts down there.

use super::point::Placing;
use crate::app::actions::Action;
use crate::app::flow::{Press, Screen, Sheets};
use crate::app::interface::{Focus, Laid};
use crate::app::play::Phase;
use crate::app::table::{
    CurrentPlan, HeldMarble, MarbleInHand, OnTable, Pending, TableCamera, TileHeights, held_now,
    look_at,
};
use crate::play::Session;
use crate::rules::{Colour, Field};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// How soon and how near a second press on the cloth must follow the first: in seconds and logical
/// pixels.
const DOUBLE: (f64, f32) = (0.5, 40.0);
/// How far beyond the trays a marble can be carried.
const BEYOND: f32 = 0.6;

/// What a press has begun on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begun {
    /// The board or the cloth: a drag turns the camera.
    #[default]
    Table,
    /// A tray from which nothing may be taken now: a drag does nothing.
    Tray,
    /// A marble of one's own tray: a drag carries it.
    Marble,
}

/// What is needed to find what is under the pointer.
#[derive(SystemParam)]
pub struct PointerTargets<'w, 's> {
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    plan: Res<'w, CurrentPlan>,
    heights: Res<'w, TileHeights>,
    session: Res<'w, Session>,
    phase: Res<'w, State<Phase>>,
    screen: Res<'w, State<Screen>>,
    sheets: Res<'w, Sheets>,
    laid: Res<'w, Laid>,
}

impl PointerTargets<'_, '_> {
    /// Whether the interface lies over a point of the window.
    pub fn is_covered(&self, point: Vec2) -> bool {
        self.laid.takes(point)
    }

    fn ray(&self, point: Vec2) -> Option<Ray3d> {
        let (camera, transform) = self.cameras.iter().next()?;
        camera.viewport_to_world(transform, point).ok()
    }

    /// What of the table is at a point of the window, if no interface lies over it.
    fn seen_at(&self, point: Vec2) -> Option<OnTable> {
        if self.is_covered(point) || !self.screen.get().is_at_table() {
            return None;
        }
        let position = self.session.game().position();
        Some(look_at(
            &self.plan.0,
            &self.heights,
            position,
            self.ray(point)?,
        ))
    }

    /// The field at a point of the window, if no interface lies over it.
    pub fn field_at(&self, point: Vec2) -> Option<Field> {
        match self.seen_at(point)? {
            OnTable::Field(field) => Some(field),
            OnTable::Tray(..) | OnTable::Cloth => None,
        }
    }

    /// The point of the plane of the tops that is seen at a point of the window, not far from the
    /// table.
    fn over(&self, point: Vec2) -> Option<Vec3> {
        let ray = self.ray(point)?;
        let plane = InfinitePlane3d::new(Vec3::Y);
        let distance = ray.intersect_plane(Vec3::ZERO, plane)?;
        let corners = self.plan.0.tray_corners().into_iter();
        let corners = corners.chain(self.plan.0.board_corners());
        let reach = corners.fold(Vec3::ZERO, |most, corner| most.max(corner.abs()));
        let reach = Vec3::new(reach.x + BEYOND, 0.0, reach.z + BEYOND);
        Some(ray.get_point(distance).clamp(-reach, reach))
    }

    /// What a tap at a point of the window means.
    fn tap(&self, point: Vec2) -> Option<Tap> {
        if self.is_covered(point) || !self.screen.get().shows_table() {
            return None;
        }
        match self.seen_at(point) {
            _ if *self.phase.get() == Phase::Revealing => Some(Tap::Skip),
            Some(OnTable::Field(field)) => Some(Tap::Place(field)),
            Some(OnTable::Tray(..)) => None,
            // In a review nothing on the table can be pressed.
            Some(OnTable::Cloth) | None => Some(Tap::Cloth),
        }
    }

    /// Whether a marble of this colour may be taken up now.
    fn may_take(&self, colour: Colour) -> bool {
        self.session.is_persons_turn()
            && self.session.game().turn() == colour
            && *self.phase.get() == Phase::Waiting
            && self.sheets.is_empty()
    }
}

/// What a tap means.
enum Tap {
    /// Place a marble here.
    Place(Field),
    /// Skip the count.
    Skip,
    /// Nothing, unless it is the second in a row.
    Cloth,
}

/// The last press on the cloth: when and where.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct ClothPress(Option<(f64, Vec2)>);

/// Carries out what a pointer does on the table.
#[derive(SystemParam)]
pub struct Reach<'w, 's> {
    view: PointerTargets<'w, 's>,
    time: Res<'w, Time<Real>>,
    placing: Placing<'w>,
    hand: ResMut<'w, MarbleInHand>,
    cloth: ResMut<'w, ClothPress>,
    focus: ResMut<'w, Focus>,
    presses: MessageWriter<'w, Press>,
}

impl<'w, 's> Reach<'w, 's> {
    /// What is under the pointer.
    pub fn view(&self) -> &PointerTargets<'w, 's> {
        &self.view
    }

    /// A press: takes up a marble if it is on one's own tray.
    pub fn begin(&mut self, point: Vec2) -> Begun {
        self.focus.by_keys = false;
        let Some(OnTable::Tray(colour, bowl)) = self.view.seen_at(point) else {
            return Begun::Table;
        };
        let over = self.view.over(point);
        let (Some(bowl), Some(over)) = (bowl.filter(|_| self.view.may_take(colour)), over) else {
            return Begun::Tray;
        };
        self.placing.forget();
        self.hand.0 = Some(HeldMarble {
            colour,
            bowl,
            moment: self.view.session.moment(),
            over,
        });
        Begun::Marble
    }

    /// Carries the marble to a point of the window.
    pub fn carry(&mut self, point: Vec2) {
        let over = self.view.over(point);
        if let (Some(held), Some(over)) = (&mut self.hand.0, over) {
            held.over = over;
        }
    }

    /// Lets the marble go: over a field it is placed, or waits there to be confirmed; elsewhere it
    /// goes back.
    pub fn let_go(&mut self, point: Vec2) {
        let held = held_now(&self.hand, &self.view.session);
        self.put_back();
        if let Some((held, field)) = held.zip(self.view.field_at(point))
            && self.view.may_take(held.colour)
        {
            self.placing.press(field);
            if self.placing.waits_for(field) {
                let over = self.view.plan.0.field(field);
                self.hand.0 = Some(HeldMarble { over, ..held });
            }
        }
    }

    /// Puts the marble back into its tray.
    pub fn put_back(&mut self) {
        self.hand.set_if_neq(MarbleInHand(None));
    }

    /// A press and release at a point of the window.
    pub fn tap(&mut self, point: Vec2) {
        match self.view.tap(point) {
            Some(Tap::Place(field)) => self.placing.press(field),
            Some(Tap::Skip) => _ = self.presses.write(Press(Action::SkipReveal)),
            Some(Tap::Cloth) => self.press_cloth(point),
            None => {}
        }
    }

    /// Two presses on the cloth move the camera back.
    fn press_cloth(&mut self, point: Vec2) {
        let now = self.time.elapsed_secs_f64();
        let is_second =
            self.cloth.0.take().is_some_and(|(when, place)| {
                now - when < DOUBLE.0 && place.distance(point) < DOUBLE.1
            });
        if is_second {
            self.presses.write(Press(Action::ResetView));
        } else {
            self.cloth.0 = Some((now, point));
        }
    }
}

/// A marble that waits above a field to be confirmed goes back when it no longer waits.
pub fn stop_waiting(pending: Res<Pending>, carried: Res<Carried>, mut hand: ResMut<MarbleInHand>) {
    if !carried.0 && pending.0.is_none() {
        hand.set_if_neq(MarbleInHand(None));
    }
}

/// Whether a pointer that is pressed carries the marble in the hand.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carried(pub bool);
