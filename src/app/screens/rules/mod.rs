//! The rules to look up: a sheet that can be opened from everywhere, with pictures of the real
//! table.

mod photograph;
mod section;

use crate::app::actions::{Action, Passage, Section, SectionPart};
use crate::app::flow::{Sheet, Sheets};
use crate::app::game_assets::GameAssets;

use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Button, Canvas, Face, InterfaceSystems, Painter, ScreenShape};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Color32, Rect, pos2, vec2};
use photograph::Album;

/// The part of the width that a picture beside words has, and beside large words.
const PICTURE: f32 = 0.42;
const SMALL_PICTURE: f32 = 0.36;
/// The height of a picture as a part of its width.
const ASPECT: f32 = 0.6;

pub fn plugin(app: &mut App) {
    app.init_resource::<Album>().add_systems(
        EguiPrimaryContextPass,
        paint.in_set(InterfaceSystems::PaintOver),
    );
}

pub fn paint(
    mut painter: Painter,
    sheets: Res<Sheets>,
    assets: Res<GameAssets>,
    mut album: ResMut<Album>,
) -> Result {
    if !sheets.contains(Sheet::Rules) {
        return Ok(());
    }
    let is_top = sheets.top() == Some(Sheet::Rules);
    painter.paint("rules", egui::Order::Middle, is_top, |canvas, screen| {
        album.open_next(canvas, &assets.0);
        show(canvas, screen, &album);
    })
}

fn show(canvas: &mut Canvas, screen: Rect, album: &Album) {
    canvas.dim(screen);
    let is_beside = !ScreenShape::of(screen).is_upright();
    let margin = if is_beside && !canvas.scale.is_large() {
        vec2((screen.width() * 0.10).min(200.0), 48.0)
    } else {
        vec2(44.0, 44.0)
    };
    let sheet = screen.shrink2(margin);
    canvas.plate(sheet, radius::SHEET, false);
    let room = sheet.shrink2(vec2(60.0_f32.min(sheet.width() * 0.05), 40.0));
    let heading = canvas.say("rule-book");
    let heading = canvas.words(&heading, Type::Sheet, palette::BIRCH_50);
    let done = Button::new(canvas.say("done"), Action::Back).face(Face::Primary);
    let size = vec2(
        canvas.button_width(&done) + space::L,
        canvas.button_height(),
    );
    let head = heading.size().y.max(size.y);
    let middle = room.top() + head / 2.0;
    let at = pos2(room.left(), middle);
    canvas.put(heading, at, Align2::LEFT_CENTER, room);
    let pages = Rect::from_min_max(pos2(room.left(), room.top() + head + space::M), room.max);
    let ground = Some(palette::WALNUT_800);
    canvas.scrolled("rules", pages, ground, |canvas, top| {
        let mut y = top;
        for section in Section::ALL {
            let place = Rect::from_min_max(pos2(pages.left(), y), pages.max);
            y = if is_beside {
                beside(canvas, place, section, album)
            } else {
                above(canvas, place, section, album)
            };
            y += space::M;
        }
        y
    });
    let corner = pos2(room.right() - size.x, middle - size.y / 2.0);
    canvas.button(Rect::from_min_size(corner, size), &done);
    let first = Passage {
        section: Section::Board,
        part: if is_beside {
            SectionPart::Whole
        } else {
            SectionPart::Picture
        },
    };
    canvas.laid.first = Some(Action::Passage(first));
}

/// A picture with words at its right; returns where it ends.
fn beside(canvas: &mut Canvas, place: Rect, section: Section, album: &Album) -> f32 {
    let pad = space::M;
    let part_of_width = if canvas.scale.is_large() {
        SMALL_PICTURE
    } else {
        PICTURE
    };
    let width = (place.width() - 2.0 * pad) * part_of_width;
    let picture = Rect::from_min_size(place.min + vec2(pad, pad), vec2(width, width * ASPECT));
    let left = picture.right() + space::MARGIN;
    let column = place.right() - pad - space::S - left;
    let words = section.words().map(|key| canvas.say(key));
    let gap = space::S * 1.5;
    let laid = |kind: Type| {
        let lines = [
            canvas.wrapped(&words[0], Type::Page, palette::BIRCH_50, column),
            canvas.wrapped(&words[1], kind, palette::BIRCH_100, column),
            canvas.wrapped(&words[2], kind, palette::BIRCH_100, column),
        ];
        let height: f32 = lines.iter().map(|line| line.size().y).sum();
        (lines, height + 2.0 * gap)
    };
    // A smaller type where the text would be higher than the picture.
    let (mut lines, mut height) = laid(Type::Item);
    if height > picture.height() {
        (lines, height) = laid(Type::Body);
    }
    let bottom = picture.bottom().max(picture.top() + height);
    let panel = Rect::from_min_max(place.min, pos2(place.right(), bottom + pad));
    part(canvas, panel, section, SectionPart::Whole, true);
    album.show(canvas, picture, section);
    // Text that is lower than the picture is centred on it.
    let mut y = picture.top() + (bottom - picture.top() - height).max(0.0) * 0.42;
    for line in lines {
        let below = y + line.size().y + gap;
        canvas.put(line, pos2(left, y), Align2::LEFT_TOP, panel);
        y = below;
    }
    panel.bottom()
}

/// A picture with words below it, each a part of its own: all together would not be seen at once.
/// Returns where it ends.
fn above(canvas: &mut Canvas, place: Rect, section: Section, album: &Album) -> f32 {
    let pad = space::M;
    let column = place.width() - 2.0 * pad;
    let words = section.words().map(|key| canvas.say(key));
    let heading = canvas.wrapped(&words[0], Type::Page, palette::BIRCH_50, column);
    let width = column.min(840.0);
    let left = place.left() + pad;
    let head = heading.size().y;
    let picture = Rect::from_min_size(
        pos2(left, place.top() + pad + head + space::S),
        vec2(width, width * ASPECT),
    );
    let first = Rect::from_min_max(place.min, pos2(place.right(), picture.bottom() + pad));
    part(canvas, first, section, SectionPart::Picture, false);
    canvas.put(
        heading,
        pos2(left, place.top() + pad),
        Align2::LEFT_TOP,
        first,
    );
    album.show(canvas, picture, section);
    let mut y = first.bottom();
    for (text, which) in words[1..]
        .iter()
        .zip([SectionPart::Text, SectionPart::More])
    {
        let text = canvas.wrapped(text, Type::Item, palette::BIRCH_100, column);
        let size = vec2(place.width(), text.size().y + pad);
        let rect = Rect::from_min_size(pos2(place.left(), y), size);
        part(canvas, rect, section, which, false);
        canvas.put(text, pos2(left, y + pad / 2.0), Align2::LEFT_TOP, rect);
        y = rect.bottom() + space::S;
    }
    y + space::M
}

/// A part to read: it takes the focus, so that keys scroll from one part to the next.
fn part(canvas: &mut Canvas, rect: Rect, section: Section, part: SectionPart, is_framed: bool) {
    let action = Action::Passage(Passage { section, part });
    canvas.press_area(rect, action, true);
    if is_framed {
        canvas.panel(rect, radius::CARD);
    }
    // Its ring is inside, as what is scrolled is cut off at its edge.
    canvas.focus_ring(action, rect.shrink(9.0), radius::CARD);
}

/// The colour of a picture's place until it is loaded.
const EMPTY: Color32 = palette::NIGHT_800;
