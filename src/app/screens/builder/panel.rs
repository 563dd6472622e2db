//! The plate beside the grid: the tiles that are left, and what can be done with the board.

use crate::app::actions::{Action, BuildAction};
use crate::app::boards::BoardLibrary;
use crate::app::building::Building;
use crate::app::interface::theme::{Type, hairline, palette, radius, space};
use crate::app::interface::{Button, Canvas, Face, ScreenShape, TextScale, icons};
use crate::rules::{Colour, TileKind};
use bevy::math::Rect as Part;
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, pos2, vec2};

/// The margin around the plate.
const MARGIN: f32 = 44.0;

/// The place of the plate.
fn room(screen: Rect, scale: TextScale) -> Rect {
    if ScreenShape::of(screen).is_upright() {
        let top = screen.top() + screen.height() * 0.56;
        return Rect::from_min_max(
            pos2(screen.left() + MARGIN, top),
            screen.max - vec2(MARGIN, MARGIN),
        );
    }
    let wanted = 640.0 * (1.0 + 0.5 * (scale.0 - 1.0));
    let width = wanted.min(screen.width() * 0.46);
    Rect::from_min_max(
        pos2(screen.right() - MARGIN - width, screen.top() + MARGIN),
        screen.max - vec2(MARGIN, MARGIN),
    )
}

/// The side of the screen that is not the plate's.
pub fn side(screen: Rect, scale: TextScale) -> Rect {
    let plate = room(screen, scale);
    if ScreenShape::of(screen).is_upright() {
        return Rect::from_min_max(
            screen.min + vec2(MARGIN, MARGIN),
            pos2(screen.right() - MARGIN, plate.top() - space::L),
        );
    }
    Rect::from_min_max(
        screen.min + vec2(MARGIN, MARGIN),
        pos2(plate.left() - space::L, screen.bottom() - MARGIN),
    )
}

/// What is left for the grid and the piles, in parts of the screen.
pub fn board_room(screen: Rect, scale: TextScale) -> Part {
    let side = side(screen, scale);
    let status = 60.0 + 60.0 * scale.0;
    let x = |x: f32| (x - screen.left()) / screen.width();
    let y = |y: f32| (y - screen.top()) / screen.height();
    Part::new(
        x(side.left()),
        y(side.top()),
        x(side.right()),
        y(side.bottom() - status),
    )
}

/// Paints it.
pub fn show(canvas: &mut Canvas, screen: Rect, building: &Building, boards: &BoardLibrary) {
    let rect = room(screen, canvas.scale);
    canvas.plate(rect, radius::SHEET, false);
    let inner = rect.shrink2(vec2(36.0, 30.0));
    let heading = canvas.say("build-board");
    let kinds = [Type::Sheet, Type::Page, Type::Item];
    let heading = canvas.fitting(&heading, &kinds, palette::BIRCH_50, inner.width());
    let top = inner.top() + heading.size().y + space::S;
    canvas.put(heading, inner.min, Align2::LEFT_TOP, inner);
    let foot = foot(canvas, inner, building, boards);
    let middle = Rect::from_min_max(
        pos2(inner.left(), top),
        pos2(inner.right(), foot - space::M),
    );
    let ground = Some(palette::WALNUT_800);
    canvas.scrolled("builder", middle, ground, |canvas, top| {
        let y = supply(canvas, middle, top + space::S, building) + space::M;
        let y = tools(canvas, middle, y, building) + space::M;
        in_turns(canvas, middle, y, building) + space::S
    });
}

/// The kinds of tiles, each with how many are left.
fn supply(canvas: &mut Canvas, room: Rect, top: f32, building: &Building) -> f32 {
    let gap = space::S;
    let kinds = [
        TileKind::Six,
        TileKind::Four,
        TileKind::Three,
        TileKind::Two,
    ];
    let across = if room.width() < 380.0 * canvas.scale.0.sqrt() {
        2
    } else {
        4
    };
    let width = (room.width() - gap * (across - 1) as f32) / across as f32;
    let line = canvas.line(Type::Button);
    let height = 76.0 + line + space::S;
    let mut bottom = top;
    for (number, kind) in kinds.into_iter().enumerate() {
        let at = pos2(
            room.left() + (number % across) as f32 * (width + gap),
            top + (number / across) as f32 * (height + gap),
        );
        let rect = Rect::from_min_size(at, vec2(width, height));
        let left = building.left(kind);
        let is_held = building
            .held()
            .is_some_and(|held| held.piece.kind() == kind);
        tile_button(canvas, rect, kind, left, is_held);
        bottom = rect.bottom();
    }
    bottom
}

fn tile_button(canvas: &mut Canvas, rect: Rect, kind: TileKind, left: usize, is_held: bool) {
    let action = Action::Build(BuildAction::Take(kind));
    let response = canvas.press_area(rect, action, left > 0);
    let is_lit = response.hovered() && left > 0;
    let (fill, edge) = match (is_held, is_lit) {
        (true, _) => (
            palette::BIRCH_100.gamma_multiply(0.16),
            Stroke::new(2.0, palette::BIRCH_100),
        ),
        (_, true) => (
            palette::WALNUT_600.gamma_multiply(0.75),
            Stroke::new(1.0, palette::BIRCH_300.gamma_multiply(0.42)),
        ),
        _ => (
            palette::BIRCH_300.gamma_multiply(0.05),
            Stroke::new(1.0, hairline()),
        ),
    };
    let painter = canvas.ui.painter();
    painter.rect_filled(rect, radius::FIELD, fill);
    painter.rect_stroke(rect, radius::FIELD, edge, StrokeKind::Inside);
    let line = canvas.line(Type::Button);
    let (short, long) = kind.sides();
    let unit = (27.0_f32).min((rect.width() - 2.0 * space::S) / 3.0);
    let size = vec2(f32::from(long), f32::from(short)) * unit;
    let middle = pos2(rect.center().x, rect.top() + (rect.height() - line) / 2.0);
    canvas.ui.set_opacity(if left > 0 { 1.0 } else { 0.3 });
    canvas.mini_tile(Rect::from_center_size(middle, size), unit, 0.1);
    canvas.ui.set_opacity(1.0);
    let ink = if left > 0 {
        palette::BIRCH_50
    } else {
        palette::BIRCH_500
    };
    let count = canvas.words(&format!("× {left}"), Type::Button, ink);
    let at = pos2(rect.center().x, rect.bottom() - space::S);
    canvas.put(count, at, Align2::CENTER_BOTTOM, rect);
    canvas.focus_ring(action, rect, radius::FIELD);
}

/// What is done with a tile, and with the whole board.
fn tools(canvas: &mut Canvas, room: Rect, top: f32, building: &Building) -> f32 {
    let builder = building.builder();
    let is_empty = builder.laid().next().is_none();
    let build = |label: String, action| Button::new(label, Action::Build(action));
    let enabled = |mut button: Button, is: bool| {
        button.enabled = is;
        button
    };
    let undo = build(canvas.say("undo"), BuildAction::Undo).icon(icons::UNDO_2);
    let redo = build(canvas.say("redo"), BuildAction::Redo).icon(icons::REDO_2);
    let turn = build(canvas.say("turn-tile"), BuildAction::Turn).icon(icons::ROTATE_CCW);
    let fill = build(canvas.say("fill-rest"), BuildAction::Fill).icon(icons::DICES);
    let clear = build(canvas.say("clear"), BuildAction::Clear).icon(icons::TRASH_2);
    let is_held = building.held().is_some();
    let y = flow(
        canvas,
        room,
        top,
        &[
            enabled(undo, builder.can_undo()),
            enabled(redo, builder.can_redo()),
            enabled(turn, is_held || building.pointed().is_some()),
            enabled(fill, builder.left().next().is_some()),
            enabled(clear, !is_empty),
        ],
    );
    let text = canvas.say("whole-board");
    let y = super::super::new_game::caption(canvas, pos2(room.left(), y + space::M), &text, room);
    let shift = |icon, files, ranks| {
        let action = Action::Build(BuildAction::Shift(files, ranks));
        Button::new(String::new(), action).icon(icon)
    };
    let arrows = [
        shift(icons::ARROW_LEFT, -1, 0),
        shift(icons::ARROW_RIGHT, 1, 0),
        shift(icons::ARROW_UP, 0, 1),
        shift(icons::ARROW_DOWN, 0, -1),
    ]
    .map(|button| enabled(button, !is_empty));
    let y = flow(canvas, room, y, &arrows) + space::S;
    let buttons = [
        build(canvas.say("mirror"), BuildAction::Mirror).icon(icons::ARROW_LEFT_RIGHT),
        build(canvas.say("turn"), BuildAction::TurnBoard).icon(icons::ROTATE_CCW),
    ]
    .map(|button| enabled(button, !is_empty));
    let y = flow(canvas, room, y, &buttons);
    let copy = build(canvas.say("copy"), BuildAction::Copy).icon(icons::COPY);
    let paste = build(canvas.say("paste"), BuildAction::Paste).icon(icons::CLIPBOARD_PASTE);
    let boards = Button::new(
        canvas.say("boards"),
        Action::Boards(crate::app::actions::BoardsAction::Open),
    )
    .icon(icons::LAYOUT_GRID);
    let copy = enabled(copy, building.is_board());
    flow(canvas, room, y + space::M, &[copy, paste, boards])
}

/// Buttons side by side, in as many rows as they need; returns where they end.
fn flow(canvas: &mut Canvas, room: Rect, top: f32, buttons: &[Button]) -> f32 {
    let gap = space::S;
    let height = canvas.button_height();
    let widths: Vec<f32> = buttons
        .iter()
        .map(|button| canvas.button_width(button).min(room.width()))
        .collect();
    let mut rows: Vec<Vec<usize>> = vec![Vec::new()];
    let mut used = 0.0;
    for (number, width) in widths.iter().enumerate() {
        if used + width > room.width() + 0.5 && used > 0.0 {
            rows.push(Vec::new());
            used = 0.0;
        }
        used += width + gap;
        if let Some(row) = rows.last_mut() {
            row.push(number);
        }
    }
    let mut y = top;
    for row in rows {
        // Buttons are widened until they fill their row.
        let natural: f32 = row.iter().map(|&number| widths[number]).sum();
        let gaps = gap * row.len().saturating_sub(1) as f32;
        let more = (room.width() - natural - gaps) / row.len().max(1) as f32;
        let mut x = room.left();
        for number in row {
            let width = widths[number] + more;
            let rect = Rect::from_min_size(pos2(x, y), vec2(width, height));
            canvas.button(rect, &buttons[number]);
            x += width + gap;
        }
        y += height + gap;
    }
    y - gap
}

/// The switch that lets two people build in turns.
fn in_turns(canvas: &mut Canvas, room: Rect, top: f32, building: &Building) -> f32 {
    let size = canvas.switch_size();
    let width = room.width() - size.x - space::M;
    let label = canvas.say("build-in-turns");
    let help = canvas.say("build-in-turns.help");
    let label = canvas.wrapped(&label, Type::Button, palette::BIRCH_50, width);
    let help = canvas.wrapped(&help, Type::Help, palette::BIRCH_300, width);
    let height = (label.size().y + help.size().y).max(size.y);
    let rect = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), height));
    let below = label.size().y;
    canvas.put(label, rect.min, Align2::LEFT_TOP, rect);
    canvas.put(help, rect.min + vec2(0.0, below), Align2::LEFT_TOP, rect);
    let is_on = building.builder().turn().is_some();
    let action = Action::Build(BuildAction::InTurns);
    canvas.switch(pos2(rect.right(), rect.center().y), is_on, action);
    rect.bottom()
}

/// The buttons below everything; returns where they begin.
fn foot(canvas: &mut Canvas, inner: Rect, building: &Building, boards: &BoardLibrary) -> f32 {
    let height = canvas.button_height();
    let back = Button::new(canvas.say("back"), Action::Back)
        .icon(icons::CHEVRON_LEFT)
        .face(Face::Words);
    let mut save =
        Button::new(canvas.say("save"), Action::Build(BuildAction::Name)).icon(icons::SAVE);
    save.enabled = building.is_board() && boards.own().is_there();
    let mut play = Button::new(canvas.say("play"), Action::Build(BuildAction::Play))
        .marble(Colour::Red)
        .face(Face::Primary);
    play.enabled = building.is_board();
    let widths = [&back, &save, &play].map(|button| canvas.button_width(button));
    let gap = space::S;
    let is_one_row = widths.iter().sum::<f32>() + 2.0 * gap <= inner.width();
    let below = inner.bottom() - height;
    if is_one_row {
        let rect = Rect::from_min_size(pos2(inner.left(), below), vec2(widths[0], height));
        canvas.button(rect, &back);
        let at = pos2(inner.left() + widths[0] + gap, below);
        let rect = Rect::from_min_size(at, vec2(widths[1], height));
        canvas.button(rect, &save);
        let rect = Rect::from_min_max(pos2(rect.right() + gap, below), inner.max);
        canvas.button(rect, &play);
        return below;
    }
    let above = below - height - gap;
    let rect = Rect::from_min_size(pos2(inner.left(), above), vec2(inner.width(), height));
    canvas.button(rect, &play);
    let half = (inner.width() - gap) / 2.0;
    let rect = Rect::from_min_size(pos2(inner.left(), below), vec2(half, height));
    canvas.button(rect, &back);
    let rect = Rect::from_min_size(pos2(inner.right() - half, below), vec2(half, height));
    canvas.button(rect, &save);
    above
}
