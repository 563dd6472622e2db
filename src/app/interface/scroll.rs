//! Scrolled areas, for content that is higher than its place. Wheel, finger and focus scroll them.

use super::canvas::Canvas;
use super::laid::LaidButton;
use super::theme::palette;
use crate::app::actions::Action;
use bevy_egui::egui::{Color32, Mesh, Rect, Sense, Shape, pos2, vec2};

/// The state of a scrolled area.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scroll {
    /// How far it is scrolled.
    offset: f32,
    /// The height of its content.
    height: f32,
    /// The button that had the focus in the last frame.
    focus: Option<Action>,
    /// How far the current press has dragged it, or the last one.
    dragged: f32,
}

/// A press that drags an area further than this scrolls it, and presses nothing.
const SLACK: f32 = 8.0;

/// The height of a room for what is scrolled, which may be longer than its place on the screen.
pub const ENDLESS: f32 = 1e5;

/// Kept visible around the button that has the focus, so that its ring is seen.
const AROUND: f32 = 24.0;

impl Canvas<'_> {
    /// Paints content into a room that may be too low for it. `paint` is given the height at which
    /// the content begins and returns the height at which it ends.
    pub fn scrolled(
        &mut self,
        name: &'static str,
        room: Rect,
        ground: Option<Color32>,
        paint: impl FnOnce(&mut Self, f32) -> f32,
    ) {
        let mut scroll = self.laid.scrolls.get(name).copied().unwrap_or_default();
        let most = (scroll.height - room.height()).max(0.0);
        let drag = self.ui.interact(room, self.ui.id().with(name), Sense::DRAG);
        if most > 0.0 && self.enabled {
            let is_over = self.ui.rect_contains_pointer(room);
            let wheel = self.ui.input(|input| input.smooth_scroll_delta().y);
            if is_over {
                scroll.offset -= wheel;
            }
            if self.ui.input(|input| input.pointer.any_pressed()) {
                scroll.dragged = 0.0;
            }
            scroll.offset -= drag.drag_delta().y;
            scroll.dragged += drag.drag_delta().y.abs();
        }
        scroll.offset = scroll.offset.clamp(0.0, most);
        let outside = self.ui.clip_rect();
        self.ui
            .set_clip_rect(outside.intersect(room.expand2(vec2(AROUND, 0.0))));
        let first_button = self.laid.buttons.len();
        let top = room.top() - scroll.offset;
        self.laid.is_scrolling = most > 0.0 && scroll.dragged > SLACK;
        let bottom = paint(self, top);
        self.laid.is_scrolling = false;
        self.ui.set_clip_rect(outside);
        scroll.height = bottom - top;

        if scroll.focus != self.focus {
            scroll.focus = self.focus;
            let on = self.laid.buttons[first_button..]
                .iter()
                .find(|button| Some(button.action) == self.focus);
            if let Some(LaidButton { rect, .. }) = on {
                let above = room.top() + AROUND - rect.top();
                let below = rect.bottom() - (room.bottom() - AROUND);
                scroll.offset += below.max(0.0) - above.max(0.0);
            }
        }
        if let Some(ground) = ground {
            self.fade_edges(room, &scroll, ground);
        }
        self.bar(room, &scroll);
        self.laid.scrolls.insert(name, scroll);
    }

    /// Fades the content into the ground at edges beyond which there is more.
    fn fade_edges(&self, room: Rect, scroll: &Scroll, ground: Color32) {
        let more = scroll.height - scroll.offset - room.height();
        for (hidden, edge, inwards) in [
            (scroll.offset, room.top(), 1.0),
            (more, room.bottom(), -1.0),
        ] {
            let part = (hidden / AROUND).clamp(0.0, 1.0);
            let mut mesh = Mesh::default();
            let dark = ground.gamma_multiply(part);
            for (y, colour) in [
                (edge, dark),
                (edge + inwards * 1.5 * AROUND, Color32::TRANSPARENT),
            ] {
                mesh.colored_vertex(pos2(room.left() - 8.0, y), colour);
                mesh.colored_vertex(pos2(room.right() + 8.0, y), colour);
            }
            mesh.add_triangle(0, 1, 2);
            mesh.add_triangle(1, 2, 3);
            self.ui.painter().add(Shape::mesh(mesh));
        }
    }

    /// The scroll bar, at the right edge.
    fn bar(&self, room: Rect, scroll: &Scroll) {
        if scroll.height <= room.height() + 1.0 {
            return;
        }
        let length = room.height() * room.height() / scroll.height;
        let top = room.top() + scroll.offset / scroll.height * room.height();
        let bar = Rect::from_min_size(pos2(room.right() + 12.0, top), vec2(6.0, length));
        self.ui
            .painter()
            .rect_filled(bar, 3.0, palette::BIRCH_500.gamma_multiply(0.7));
    }
}
