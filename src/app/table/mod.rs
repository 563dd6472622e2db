//! The table: board, trays, marbles and cloth in the light of a window, derived from the session.
//! All of it can be thrown away and rebuilt at any moment.

mod aids;
mod bench;
mod block;
mod board;
mod camera;
mod cursor;
mod detail;
mod drop;
mod framing;
mod geometry;
mod ghost;
mod glass;
mod hand;
mod marbles;
mod materials;
mod palette;
mod pick;
mod plan;
mod rings;
mod shades;
mod skins;
mod staging;
mod theme;
mod themes;
mod wood;
mod workshop;

pub use aids::{AidMarks, Aids, DemoAids, HighContrast, Shown};
pub use bench::{Bench, Mark, Pose, half as tile_half};
pub use block::{BOWL_CURVATURE, BOWL_RADIUS, bowl_depth};
pub use board::{Seating, TableSystems, TileHeights, TraysAway};
pub use camera::{Rig, TableCamera, TurnsToMover};
pub use cursor::{ConfirmsMoves, Cursor, Pending};
pub use detail::Detail;
pub use framing::Framing;
pub use geometry::{Number, add_numbers};
pub use hand::{Handled, HeldMarble, LiftedMarble, MarbleInHand, ReturningMarble, held_now};
pub use marbles::{Contact, Flight, Journey, Marble, MarblePlace, Stage};
pub use materials::{
    ClothMaterial, GlassMaterial, Mood, ShadowBox, TableState, WoodMaterial, kind,
};
pub use palette::{MarbleLook, Paint, Palette};
pub use pick::{OnTable, look_at};
pub use plan::{Arrangement, MARBLE_RADIUS, Plan, REST_HEIGHT, THICKNESS, TRAY_MARGIN, TRAY_PITCH};
pub use staging::{Staging, TileStage, WayHome};
pub use theme::{Light, Metal, Theme, ThemeError};
pub use themes::{ThemeId, Themes};
pub use wood::{WoodCut, WoodRecipe, wood_picture};
pub use workshop::{CurrentPlan, Workshop, paint_wood};

use bevy::prelude::*;

/// The table and everything on it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Cursor>()
        .init_resource::<Bench>()
        .init_resource::<MarbleLook>()
        .add_plugins((
            geometry::plugin,
            materials::plugin,
            board::plugin,
            staging::plugin,
            marbles::plugin,
            aids::plugin,
            ghost::plugin,
            rings::plugin,
            camera::plugin,
        ));
}
