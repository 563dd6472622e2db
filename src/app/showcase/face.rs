//! Carved faces: the strength of a computer, for visitors who cannot read.

use crate::app::actions::Difficulty;
use crate::app::interface::{Expression, Sizes, medallion};
use crate::app::table::{Theme, ThemeId};
use bevy::prelude::Resource;
use bevy_egui::egui;

/// The faces of all three computers, carved from the woods of the table.
#[derive(Resource, Default)]
pub struct Faces(Option<(ThemeId, [Sizes; 3])>);

impl Faces {
    /// The faces, in the order of `Difficulty::ALL`. They are carved when they are first wanted,
    /// and when the table has changed.
    pub fn get(&mut self, context: &egui::Context, theme: &Theme) -> &[Sizes; 3] {
        if self.0.as_ref().is_some_and(|(id, _)| *id != theme.id()) {
            self.0 = None;
        }
        let (_, faces) = self.0.get_or_insert_with(|| {
            let faces = Difficulty::ALL.map(|ease| medallion(context, theme, &expression(ease)));
            (theme.id(), faces)
        });
        faces
    }
}

/// From merry to determined.
fn expression(ease: Difficulty) -> Expression {
    match ease {
        Difficulty::Easy => Expression {
            mouth: 0.36,
            smile: 0.20,
            smirk: 0.0,
            brows: 0.33,
            arch: 0.07,
            frown: -0.02,
        },
        Difficulty::Fair => Expression {
            mouth: 0.28,
            smile: 0.05,
            smirk: 0.08,
            brows: 0.29,
            arch: 0.03,
            frown: 0.0,
        },
        Difficulty::Hard => Expression {
            mouth: 0.24,
            smile: -0.02,
            smirk: 0.04,
            brows: 0.26,
            arch: 0.01,
            frown: 0.13,
        },
    }
}
