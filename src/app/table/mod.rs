//! The table: board, trays, marbles and cloth in the light of a window, as a projection of the
//! session. All of it can be thrown away and set up again at any moment.

mod aids;
mod block;
mod board;
mod camera;
mod cursor;
mod drop;
mod marbles;
mod materials;
mod outline;
mod pick;
mod plan;
mod rings;
mod skins;
mod theme;
mod wood;
mod workshop;

pub use aids::{Advice, Aids, Shown};
pub use block::Fineness;
pub use board::{TableSystems, TileHeights};
pub use camera::{Rig, TableCamera, TurnsToMover};
pub use cursor::Cursor;
pub use marbles::{Contact, Flight, Marble, Place};
pub use materials::{ClothMaterial, GlassMaterial, WoodMaterial};
pub use pick::pick;
pub use plan::{Arrangement, Plan, REST_HEIGHT};
pub use theme::Theme;
pub use workshop::{CurrentPlan, Workshop, paint_wood};

use bevy::prelude::*;

/// The table and everything on it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Cursor>().add_plugins((
        materials::plugin,
        board::plugin,
        marbles::plugin,
        aids::plugin,
        rings::plugin,
        camera::plugin,
    ));
}
