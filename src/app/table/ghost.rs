//! The marble that would be placed, over the field that is pointed at.

use super::aids::{Shown, fade};
use super::board::{TableSystems, TileHeights};
use super::materials::kind;
use super::plan::REST_HEIGHT;
use super::workshop::{CurrentPlan, Workshop};
use crate::play::Session;
use bevy::mesh::MeshTag;
use bevy::prelude::*;

#[derive(Component)]
struct Ghost;

pub fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_ghost.in_set(TableSystems::SetUp))
        .add_systems(Update, move_ghost.after(fade).in_set(TableSystems::Show));
}

fn spawn_ghost(mut commands: Commands, workshop: Res<Workshop>) {
    commands.spawn((
        Name::new("Ghost"),
        Ghost,
        Mesh3d(workshop.marble()),
        MeshMaterial3d(workshop.ghost.clone()),
        MeshTag(1),
        Transform::default(),
        Visibility::Hidden,
    ));
}

fn move_ghost(
    session: Res<Session>,
    shown: Res<Shown>,
    plan: Res<CurrentPlan>,
    heights: Res<TileHeights>,
    mut ghost: Single<(&mut Transform, &mut Visibility, &mut MeshTag), With<Ghost>>,
) {
    let (transform, visibility, tag) = &mut *ghost;
    let field = shown
        .marks()
        .hover
        .filter(|&field| session.game().legal().contains(field));
    let wanted = if field.is_some() {
        Visibility::Visible
    } else {
        Visibility::Hidden
    };
    visibility.set_if_neq(wanted);
    if let Some(field) = field {
        let height = heights.of(&plan.0, field) + REST_HEIGHT;
        let place = plan.0.field(field) + Vec3::Y * height;
        if transform.translation != place {
            transform.translation = place;
        }
        let kind = kind(session.game().turn()) as u32;
        if tag.0 != kind {
            tag.0 = kind;
        }
    }
}
