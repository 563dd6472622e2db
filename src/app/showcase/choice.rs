//! The choice of a game: three computers or two players. One press starts the game.

use super::Kiosk;
use super::face::Faces;
use crate::app::actions::{Action, Difficulty, KioskAction};
use crate::app::flow::{Screen, Sheets};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{
    Button, Canvas, Face, InterfaceSystems, Painter, ScreenShape, Sizes, icons, tile_rounding,
};
use crate::app::play::DemoPlayback;
use crate::app::table::Theme;
use crate::rules::Colour;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Choice), hold_on)
        .add_systems(OnExit(Screen::Choice), go_on)
        .add_systems(
            EguiPrimaryContextPass,
            paint
                .in_set(InterfaceSystems::Paint)
                .run_if(in_state(Screen::Choice).and_then(resource_exists::<Kiosk>)),
        );
}

/// Pauses the demo: moving marbles would distract.
fn hold_on(mut watch: ResMut<DemoPlayback>) {
    watch.paused = true;
}

fn go_on(mut watch: ResMut<DemoPlayback>) {
    watch.paused = false;
}

fn paint(
    mut painter: Painter,
    kiosk: Res<Kiosk>,
    sheets: Res<Sheets>,
    theme: Res<Theme>,
    mut faces: ResMut<Faces>,
) -> Result {
    let faces = faces.bypass_change_detection();
    painter.paint_for(
        painter.facing(),
        "choice",
        egui::Order::Background,
        sheets.is_empty(),
        |canvas, screen| {
            canvas.laid.occupy(screen);
            canvas.dim(screen);
            let faces = faces.get(canvas.ui.ctx(), &theme);
            show(canvas, screen, &kiosk, faces);
        },
    )
}

fn show(canvas: &mut Canvas, screen: Rect, kiosk: &Kiosk, carved: &[Sizes; 3]) {
    let is_upright = ScreenShape::of(screen).is_upright();
    let width = (screen.width() * 0.88).min(1320.0);
    let height = screen.height() * if is_upright { 0.72 } else { 0.84 };
    let sheet = Rect::from_center_size(screen.center(), vec2(width, height));
    canvas.plate(sheet, radius::SHEET, false);
    let inner = sheet.shrink2(vec2(56.0, 44.0));
    let heading = canvas.say("who-plays");
    let kinds = [Type::Result, Type::Sheet, Type::Page];
    let words = canvas.fitting(&heading, &kinds, palette::BIRCH_50, inner.width());
    let at = pos2(inner.center().x, inner.top());
    let below = canvas.put(words, at, Align2::CENTER_TOP, inner).bottom();
    let foot = inner.bottom() - canvas.button_height();
    let two = 130.0;
    let faces = Rect::from_min_max(
        pos2(inner.left(), below + space::L),
        pos2(inner.right(), foot - space::L - two - space::L),
    );
    // On a flat screen two people are likely, so their button comes first.
    let (faces, rect) = if kiosk.is_flat() {
        let rect = Rect::from_min_size(faces.min, vec2(faces.width(), two));
        (faces.translate(vec2(0.0, two + space::L)), rect)
    } else {
        let at = pos2(inner.left(), faces.bottom() + space::L);
        (faces, Rect::from_min_size(at, vec2(faces.width(), two)))
    };
    two_players(canvas, rect);
    three_faces(canvas, faces, (kiosk, carved), is_upright);
    let back = Button::new(canvas.say("back"), Action::Kiosk(KioskAction::Leave))
        .icon(icons::CHEVRON_LEFT)
        .face(Face::Words);
    let size = vec2(canvas.button_width(&back), canvas.button_height());
    canvas.button(Rect::from_min_size(pos2(inner.left(), foot), size), &back);
    canvas.laid.first = Some(Action::Kiosk(KioskAction::Against(Difficulty::Easy)));
}

/// Side by side, or one below the other where the screen is upright.
fn three_faces(
    canvas: &mut Canvas,
    room: Rect,
    (kiosk, carved): (&Kiosk, &[Sizes; 3]),
    is_upright: bool,
) {
    let gap = space::L;
    let size = if is_upright {
        vec2(room.width(), (room.height() - 2.0 * gap) / 3.0)
    } else {
        vec2((room.width() - 2.0 * gap) / 3.0, room.height())
    };
    for (number, ease) in Difficulty::ALL.into_iter().enumerate() {
        let away = number as f32 * (size + vec2(gap, gap));
        let at = if is_upright {
            room.min + vec2(0.0, away.y)
        } else {
            room.min + vec2(away.x, 0.0)
        };
        let rect = Rect::from_min_size(at, size);
        face_tile(canvas, rect, (kiosk, &carved[number]), ease, is_upright);
    }
}

fn face_tile(
    canvas: &mut Canvas,
    rect: Rect,
    (kiosk, carved): (&Kiosk, &Sizes),
    ease: Difficulty,
    is_upright: bool,
) {
    let action = Action::Kiosk(KioskAction::Against(ease));
    let response = canvas.tile_button(rect, action);
    let is_down = response.is_pointer_button_down_on();
    let tile = rect.translate(vec2(0.0, if is_down { 4.0 } else { 0.0 }));
    let room = if is_upright {
        tile.width() - tile.height() - 2.0 * space::L
    } else {
        tile.width() - 2.0 * space::M
    };
    let name = canvas.say(ease.phrase());
    let kinds = [Type::Sheet, Type::Page, Type::Name, Type::Item];
    let name = canvas.fitting(&name, &kinds, palette::WALNUT_900, room);
    // All three in the same type size.
    let fits = |kind: &Type| {
        let all = Difficulty::ALL.map(|ease| opponent(canvas, kiosk, ease));
        let widths = all.map(|text| canvas.words(&text, *kind, palette::WALNUT_600).size().x);
        widths.into_iter().all(|width| width <= room - space::M)
    };
    let kinds = [Type::Item, Type::Body, Type::Help];
    let kind = kinds.into_iter().find(fits).unwrap_or(Type::Help);
    let about = opponent(canvas, kiosk, ease);
    let about = canvas.wrapped(&about, kind, palette::WALNUT_600, room);
    let words = name.size().y + about.size().y + space::S;
    let (face, x, align, top) = if is_upright {
        let size = tile.height() * 0.36;
        let face = pos2(tile.left() + space::L + size, tile.center().y);
        let x = face.x + size + space::L * 1.5;
        let top = tile.center().y - words / 2.0;
        ((face, size), x, Align2::LEFT_TOP, top)
    } else {
        let most = (tile.height() - words - 3.0 * space::L) / 2.0;
        let size = most.min(tile.width() * 0.30);
        let top = tile.center().y - (2.0 * size + space::L + words) / 2.0;
        let face = pos2(tile.center().x, top + size);
        let below = top + 2.0 * size + space::L;
        ((face, size), tile.center().x, Align2::CENTER_TOP, below)
    };
    canvas.medallion(face.0, face.1, carved);
    let mut y = top;
    for line in [name, about] {
        y = canvas.put(line, pos2(x, y), align, tile).bottom() + space::S;
    }
    canvas.focus_ring(action, rect, tile_rounding(rect));
}

/// The description of an opponent.
fn opponent(canvas: &Canvas, kiosk: &Kiosk, ease: Difficulty) -> String {
    let level = kiosk.stand().levels[ease as usize];
    let values = [
        ("name", level.name().into()),
        ("level", level.number().into()),
    ];
    canvas.book.tell("play.against", values)
}

fn two_players(canvas: &mut Canvas, rect: Rect) {
    let action = Action::Kiosk(KioskAction::TwoPlayers);
    let response = canvas.tile_button(rect, action);
    let is_down = response.is_pointer_button_down_on();
    let rect = rect.translate(vec2(0.0, if is_down { 4.0 } else { 0.0 }));
    let text = canvas.say("two-players");
    // One marble for each.
    let marble = rect.height() * 0.24;
    let marbles = 4.0 * marble + space::S;
    let kinds = [Type::Sheet, Type::Page, Type::Name];
    let room = rect.width() - marbles - 4.0 * space::L;
    let words = canvas.fitting(&text, &kinds, palette::WALNUT_900, room);
    let left = rect.center().x - (marbles + space::L + words.size().x) / 2.0;
    let first = pos2(left + marble, rect.center().y);
    canvas.glass(first, marble, Colour::Red);
    let second = first + vec2(2.0 * marble + space::S, 0.0);
    canvas.glass(second, marble, Colour::Black);
    let at = pos2(left + marbles + space::L, rect.center().y);
    canvas.put(words, at, Align2::LEFT_CENTER, rect);
    canvas.focus_ring(action, rect, tile_rounding(rect));
}
