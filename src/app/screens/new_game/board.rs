//! The board of a new game: where it comes from, what it is made from, and what it is called.

use super::panel;
use crate::app::actions::{Action, BoardsAction, BuildAction, FormChange, TextField};
use crate::app::interface::theme::{Type, hairline, palette, radius, space};
use crate::app::interface::{
    Button, Canvas, ChoiceButton, Face, LEFT, RIGHT, ScreenShape, TextScale, icons,
};
use crate::app::setup::{BoardKind, Library, NewGameForm};
use crate::app::words::{Phrasebook, key};
use crate::boards::NamedBoard;
use crate::play::Session;
use bevy::math::Rect as Part;
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, pos2, vec2};

/// The shares of its side of the screen that the choices below the board and the text above take.
fn shares(scale: TextScale) -> (f32, f32) {
    let more = scale.0 - 1.0;
    (250.0 + 90.0 * more, 96.0 + 90.0 * more)
}

/// The side of the screen that is not the sheet's.
fn side(screen: Rect) -> Rect {
    let sheet = panel::room(screen);
    let margin = 44.0;
    if ScreenShape::of(screen).is_upright() {
        return Rect::from_min_max(
            screen.min + vec2(margin, margin),
            pos2(screen.right() - margin, sheet.top() - space::L),
        );
    }
    Rect::from_min_max(
        pos2(sheet.right() + margin, sheet.top()),
        screen.max - vec2(margin, margin),
    )
}

/// What is left for the board itself, in parts of the screen.
pub fn room(screen: Rect, scale: TextScale) -> Part {
    let side = side(screen);
    let (choices, heading) = shares(scale);
    let x = |x: f32| (x - screen.left()) / screen.width();
    let y = |y: f32| (y - screen.top()) / screen.height();
    Part::new(
        x(side.left()),
        y(side.top() + heading),
        x(side.right()),
        y((side.bottom() - choices).max(side.top() + heading + 60.0)),
    )
}

/// Paints everything but the board.
pub fn show(
    canvas: &mut Canvas,
    screen: Rect,
    form: &NewGameForm,
    library: &Library,
    session: &Session,
) {
    let side = side(screen);
    let layout = session.game().layout();
    let name = match form.board {
        BoardKind::Square => canvas.say(key("board-square")),
        BoardKind::Irregular => canvas.say(key("board-irregular")),
        BoardKind::Pasted => canvas.say(key("board-own")),
        BoardKind::Library => board_name(canvas.book, &form.from_library),
    };
    let size = canvas.book.tell(
        "board-size",
        [
            ("width", layout.width().into()),
            ("height", layout.height().into()),
        ],
    );
    let name = canvas.words(&name, Type::Page, palette::BIRCH_50);
    let about = canvas.words(&size, Type::Help, palette::BIRCH_300);
    let fits = name.size().x + about.size().x + space::L <= side.width();
    let line = name.size().y;
    canvas.put(name, side.min, Align2::LEFT_TOP, side);
    let (at, align) = if fits {
        (pos2(side.right(), side.top() + line / 2.0), RIGHT)
    } else {
        (pos2(side.left(), side.top() + line * 1.3), LEFT)
    };
    canvas.put(about, at, align, side);

    // From the bottom upwards, so that the most used buttons are always in the same place.
    let height = canvas.button_height();
    let kinds = BoardKind::ALL.map(|kind| {
        let label = match kind {
            BoardKind::Square => key("board-square"),
            BoardKind::Irregular => key("board-irregular"),
            BoardKind::Library => key("board-library"),
            BoardKind::Pasted => key("board-pasted"),
        };
        let action = Action::Form(FormChange::Board(kind));
        ChoiceButton::new(canvas.say(label), action, form.board == kind)
    });
    let top = side.bottom() - shares(canvas.scale).0 + space::M;
    let room = Rect::from_min_max(pos2(side.left(), top), side.max);
    canvas.scrolled("board", room, None, |canvas, top| {
        let row = Rect::from_min_size(
            pos2(side.left(), top + space::S),
            vec2(side.width(), height),
        );
        let y = canvas.choices(row, &kinds) + space::M;
        match form.board {
            BoardKind::Square => seed(canvas, side, y, form),
            BoardKind::Irregular => {
                let y = openness(canvas, side, y, form) + space::S;
                seed(canvas, side, y, form)
            }
            BoardKind::Library => named_boards(canvas, side, y, form, library),
            BoardKind::Pasted => pasted(canvas, side, y),
        }
    });
}

/// What a board of the library is called.
pub fn board_name(book: &Phrasebook, name: &str) -> String {
    let key = format!("library-{}", name.to_lowercase().replace(' ', "-"));
    // The player's own boards have a name, but no translation of it.
    if book.has(&key) {
        book.say(&key)
    } else {
        name.to_owned()
    }
}

fn seed(canvas: &mut Canvas, side: Rect, top: f32, form: &NewGameForm) -> f32 {
    let height = canvas.button_height();
    let label = canvas.say("seed").to_uppercase();
    let label = canvas.words(&label, Type::Caps, palette::BIRCH_300);
    let shuffle =
        Button::new(canvas.say("shuffle"), Action::Form(FormChange::Shuffle)).icon(icons::DICES);
    let copy = Button::new(canvas.say("copy"), Action::Form(FormChange::Copy)).icon(icons::COPY);
    let mut x = side.left();
    let mut y = top;
    let label_width = label.size().x + space::M;
    let row = Rect::from_min_size(pos2(x, y), vec2(side.width(), height));
    canvas.put(label, row.left_center(), LEFT, row);
    x += label_width;
    let field = (side.width() - label_width).min(200.0 * canvas.scale.0);
    let rect = Rect::from_min_size(pos2(x, y), vec2(field, height));
    canvas.text_field(rect, TextField::Seed, &form.seed, "");
    x += field + space::M;
    for button in [shuffle, copy] {
        let width = canvas.button_width(&button);
        if x + width > side.right() + 0.5 {
            (x, y) = (side.left(), y + height + space::S);
        }
        canvas.button(
            Rect::from_min_size(pos2(x, y), vec2(width, height)),
            &button,
        );
        x += width + space::S * 1.5;
    }
    y + height + space::S
}

fn openness(canvas: &mut Canvas, side: Rect, top: f32, form: &NewGameForm) -> f32 {
    let height = canvas.button_height();
    let label = canvas.say("openness").to_uppercase();
    let label = canvas.words(&label, Type::Caps, palette::BIRCH_300);
    let width = label.size().x + space::M;
    let row = Rect::from_min_size(pos2(side.left(), top), vec2(side.width(), height));
    canvas.put(label, row.left_center(), LEFT, row);
    let rect = Rect::from_min_max(
        pos2(side.left() + width, top),
        pos2(side.right(), top + height),
    );
    let to = |openness: i16| Action::Form(FormChange::Openness(openness.clamp(0, 100) as u8));
    let now = i16::from(form.openness);
    let action = Action::Form(FormChange::OpennessKnob);
    let steps = [to(now - 10), to(now + 10)];
    let dragged = canvas.slider(rect, f32::from(form.openness) / 100.0, action, steps);
    if let Some(part) = dragged {
        let action = to((part * 20.0).round() as i16 * 5);
        if action != to(now) {
            canvas.laid.pressed.push(action);
        }
    }
    rect.bottom()
}

/// The library: small pictures side by side.
fn named_boards(
    canvas: &mut Canvas,
    side: Rect,
    top: f32,
    form: &NewGameForm,
    library: &Library,
) -> f32 {
    let gap = space::S;
    let across = ((side.width() + gap) / (104.0 + gap)).floor().max(1.0);
    let size = (side.width() + gap) / across - gap;
    for (number, board) in library.0.iter().enumerate() {
        let column = number % across as usize;
        let row = number / across as usize;
        let at = pos2(
            side.left() + column as f32 * (size + gap),
            top + row as f32 * (size + gap),
        );
        let rect = Rect::from_min_size(at, vec2(size, size));
        thumbnail(
            canvas,
            rect,
            number,
            board,
            board.is_called(&form.from_library),
        );
    }
    let rows = library.0.len().div_ceil(across as usize) as f32;
    let below = top + rows * (size + gap) + space::S;
    let all = Button::new(canvas.say("all-boards"), Action::Boards(BoardsAction::Open))
        .icon(icons::LAYOUT_GRID);
    let size = vec2(
        canvas.button_width(&all).min(side.width()),
        canvas.button_height(),
    );
    let rect = Rect::from_min_size(pos2(side.left(), below), size);
    canvas.button(rect, &all);
    rect.bottom() + space::S
}

fn thumbnail(canvas: &mut Canvas, rect: Rect, number: usize, board: &NamedBoard, is_chosen: bool) {
    let action = Action::Form(FormChange::FromLibrary(number));
    let response = canvas.press_area(rect, action, true);
    let painter = canvas.ui.painter();
    let (fill, edge) = match (is_chosen, response.hovered()) {
        (true, _) => (
            palette::WALNUT_600.gamma_multiply(0.8),
            Stroke::new(3.0, palette::BIRCH_100),
        ),
        (_, true) => (
            palette::WALNUT_600.gamma_multiply(0.5),
            Stroke::new(1.0, palette::BIRCH_300),
        ),
        _ => (
            canvas.look.on_cloth(palette::NIGHT_900).gamma_multiply(0.5),
            Stroke::new(1.0, hairline()),
        ),
    };
    painter.rect_filled(rect, radius::FIELD, fill);
    painter.rect_stroke(rect, radius::FIELD, edge, StrokeKind::Inside);
    canvas.mini_board(rect.shrink(rect.width() * 0.10), &board.layout);
    canvas.focus_ring(action, rect, radius::FIELD);
}

fn pasted(canvas: &mut Canvas, side: Rect, top: f32) -> f32 {
    let height = canvas.button_height();
    let hint = canvas.say("paste-hint");
    let hint = canvas.wrapped(&hint, Type::Help, palette::BIRCH_300, side.width());
    let below = top + hint.size().y + space::S;
    let room = Rect::from_min_size(pos2(side.left(), top), vec2(side.width(), hint.size().y));
    canvas.put(hint, room.min, Align2::LEFT_TOP, room);
    let buttons = [
        Button::new(canvas.say("paste"), Action::Form(FormChange::Paste))
            .icon(icons::CLIPBOARD_PASTE)
            .face(Face::Plain),
        Button::new(canvas.say("copy"), Action::Form(FormChange::Copy)).icon(icons::COPY),
        Button::new(canvas.say("build-board"), Action::Build(BuildAction::Open))
            .icon(icons::PENCIL),
    ];
    let (mut x, mut y) = (side.left(), below);
    for button in &buttons {
        let width = canvas.button_width(button).min(side.width());
        if x + width > side.right() + 0.5 {
            (x, y) = (side.left(), y + height + space::S);
        }
        canvas.button(Rect::from_min_size(pos2(x, y), vec2(width, height)), button);
        x += width + space::S * 1.5;
    }
    y + height + space::S
}
