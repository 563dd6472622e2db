//! Darkness under words: over everything, or from one side.

use super::Canvas;
use super::theme::palette;
use bevy_egui::egui::{Color32, Mesh, Rect, Shape, pos2};

impl Canvas<'_> {
    /// Darkens everything below, which is neither pressed nor read now.
    pub fn dim(&mut self, screen: Rect) {
        self.laid.cover(screen);
        let scrim = self.look.on_cloth(palette::NIGHT_900).gamma_multiply(0.66);
        self.ui.painter().rect_filled(screen, 0.0, scrim);
    }

    /// A dark gradient from the left, so that words can be read on any ground.
    pub fn fade_left(&self, rect: Rect) {
        let night = self.look.on_cloth(palette::NIGHT_900);
        let mut mesh = Mesh::default();
        let corners = [
            (rect.left_top(), night.gamma_multiply(0.92)),
            (rect.left_bottom(), night.gamma_multiply(0.92)),
            (
                pos2(rect.center().x, rect.top()),
                night.gamma_multiply(0.55),
            ),
            (
                pos2(rect.center().x, rect.bottom()),
                night.gamma_multiply(0.55),
            ),
            (rect.right_top(), Color32::TRANSPARENT),
            (rect.right_bottom(), Color32::TRANSPARENT),
        ];
        for (corner, colour) in corners {
            mesh.colored_vertex(corner, colour);
        }
        for first in [0, 2] {
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 1, first + 2, first + 3);
        }
        self.ui.painter().add(Shape::mesh(mesh));
    }
}
