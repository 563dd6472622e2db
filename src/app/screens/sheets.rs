//! The menu, and the questions that some actions ask before they are done.

use crate::app::actions::{Action, BoardsAction, ReviewAction, SavesAction, SettingsPage, Source};
use crate::app::boards::BoardLibrary;
use crate::app::flow::{Screen, Sheet, Sheets};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{
    Button, Canvas, Face, InterfaceSystems, LabelAlign, Painter, ScreenShape, icons,
};
use crate::app::review::may_review;
use crate::app::saving;
use crate::app::saving::{SavedGames, may_save};
use crate::app::stock::Item;
use crate::app::words::{Phrasebook, key};
use crate::play::{Session, Sitting};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};

pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        paint
            .in_set(InterfaceSystems::PaintOver)
            .after(super::settings::paint)
            .after(super::statistics::paint)
            .after(super::saves::paint)
            .after(super::play_on::paint)
            .after(super::rules::paint)
            .after(super::boards::paint),
    );
}

/// A sheet that takes most of the screen; so much of its width is left free on either side, where
/// text is not large. Returns where it is.
pub fn large(canvas: &mut Canvas, screen: Rect, aside: f32) -> Rect {
    let is_upright = ScreenShape::of(screen).is_upright();
    let margin = if is_upright || !canvas.scale.has_room_on_sheets() {
        vec2(44.0, 44.0)
    } else {
        vec2(screen.width().min(WIDEST) * aside, 64.0)
    };
    let sheet = screen.shrink2(margin);
    canvas.plate(sheet, radius::SHEET, false);
    sheet
}

/// On screens wider than this, the room beside the sheet grows no more.
const WIDEST: f32 = 2000.0;

/// One sentence on a large sheet in place of its content, in lines short enough to be read.
pub fn sentence(canvas: &mut Canvas, room: Rect, sentence: &str) {
    let width = room.width().min(1000.0 * canvas.scale.0);
    canvas.scrolled("sentence", room, None, |canvas, top| {
        let words = canvas.wrapped(sentence, Type::Item, palette::BIRCH_100, width);
        let height = words.size().y;
        let rest = (room.height() - height).max(0.0) * 0.42;
        let place = Rect::from_min_size(
            pos2(room.center().x - width / 2.0, top + rest),
            vec2(width, height),
        );
        canvas.put(words, place.center(), Align2::CENTER_CENTER, place);
        place.bottom()
    });
}

/// A button at the left of a sheet's lower end and Back at its right, or one above the other where
/// there is no room; returns where they begin.
pub fn way_back(canvas: &mut Canvas, inner: Rect, first: &Button) -> f32 {
    let height = canvas.button_height();
    let done = Button::new(canvas.say("back"), Action::Back).face(Face::Primary);
    let [left, right] = [first, &done].map(|button| canvas.button_width(button));
    let right = right + space::L;
    let fits = left + right + space::L <= inner.width();
    let below = inner.bottom() - height;
    let rect = Rect::from_min_size(pos2(inner.right() - right, below), vec2(right, height));
    let top = if fits {
        below
    } else {
        below - height - space::S
    };
    let size = vec2(left.min(inner.width()), height);
    canvas.button(Rect::from_min_size(pos2(inner.left(), top), size), first);
    canvas.button(rect, &done);
    top
}

/// A button that resets something at the left of a large sheet's foot, and Back at its right.
pub fn foot(canvas: &mut Canvas, room: Rect, top: f32, reset: &Button) {
    let height = canvas.button_height();
    let done = Button::new(canvas.say("done"), Action::Back).face(Face::Primary);
    let size = vec2(canvas.button_width(reset), height);
    let at = pos2(room.left() - space::M, top);
    canvas.button(Rect::from_min_size(at, size), reset);
    let width = canvas.button_width(&done) + space::L;
    let rect = Rect::from_min_size(pos2(room.right() - width, top), vec2(width, height));
    canvas.button(rect, &done);
}

fn paint(
    mut painter: Painter,
    screen: Res<State<Screen>>,
    sheets: Res<Sheets>,
    session: Res<Session>,
    saves: Res<SavedGames>,
    boards: Res<BoardLibrary>,
) -> Result {
    let Some(sheet) = sheets.top() else {
        return Ok(());
    };
    painter.paint_for(
        painter.facing(),
        "sheet",
        egui::Order::Foreground,
        true,
        |canvas, all| match sheet {
            Sheet::Menu => menu(canvas, all, &session, &saves),
            Sheet::Ask(action) => {
                let about = (&*saves, &*boards);
                ask(canvas, all, action, *screen.get(), &session, about);
            }
            Sheet::Settings(_)
            | Sheet::Statistics
            | Sheet::Saves
            | Sheet::SaveGame
            | Sheet::PlayOn
            | Sheet::Rules
            | Sheet::Boards
            | Sheet::NameBoard
            | Sheet::StillThere
            | Sheet::Operator => {}
        },
    )
}

fn menu(canvas: &mut Canvas, screen: Rect, session: &Session, saves: &SavedGames) {
    canvas.dim(screen);
    let mut resign = Button::new(canvas.say("resign"), Action::Resign).icon(icons::FLAG);
    resign.enabled = session.may_resign().is_some();
    let mut save =
        Button::new(canvas.say("save-game"), Action::Saves(SavesAction::Name)).icon(icons::SAVE);
    save.enabled = saves.stock().is_there() && may_save(session);
    let open = Action::Review(ReviewAction::Open(Source::Table));
    let mut review = Button::new(canvas.say("review"), open).icon(icons::HISTORY);
    review.enabled = may_review(session);
    let groups: [&[Button]; 3] = [
        &[Button::new(canvas.say("back-to-game"), Action::Back)
            .icon(icons::PLAY)
            .face(Face::Primary)],
        &[
            Button::new(canvas.say("restart"), Action::Restart).icon(icons::ROTATE_CCW),
            Button::new(canvas.say("new-game"), Action::NewGame).icon(icons::PLUS),
            save,
            Button::new(canvas.say("load-game"), Action::Saves(SavesAction::Open))
                .icon(icons::FOLDER_OPEN),
            review,
            Button::new(canvas.say("statistics"), Action::Statistics).icon(icons::CHART),
            Button::new(canvas.say("rule-book"), Action::Rules).icon(icons::BOOK_OPEN),
            Button::new(
                canvas.say("settings"),
                Action::Settings(SettingsPage::default()),
            )
            .icon(icons::SETTINGS),
        ],
        &[
            resign,
            Button::new(canvas.say("to-title"), Action::Title).icon(icons::HOUSE),
            Button::new(canvas.say("quit"), Action::Quit).icon(icons::LOG_OUT),
        ],
    ];
    let heading = canvas.say("menu");
    // A press beside the menu closes it.
    canvas.press_silently(screen, Action::Back);
    column(canvas, screen, &heading, &groups);
}

fn ask(
    canvas: &mut Canvas,
    screen: Rect,
    action: Action,
    at: Screen,
    session: &Session,
    about: (&SavedGames, &BoardLibrary),
) {
    canvas.dim(screen);
    let is_under_way = session.played().is_some_and(Sitting::is_under_way);
    let (question, yes, no) = match action {
        Action::Resign => (key("ask-resign"), key("resign"), key("go-on-playing")),
        Action::Kiosk(_) => (key("ask-leave"), key("leave"), key("go-on-playing")),
        Action::Quit if is_under_way => (key("ask-quit-game"), key("quit"), key("go-on-playing")),
        Action::Quit => (key("ask-quit"), key("quit"), key("back")),
        Action::Saves(SavesAction::Delete(_)) | Action::Boards(_) => {
            (key("ask-delete"), key("delete"), key("keep"))
        }
        Action::Saves(SavesAction::Load(Source::GivenBackup)) => {
            (key("ask-backup"), key("load-backup"), key("back"))
        }
        Action::Saves(_) => (key("ask-load"), key("load"), key("back")),
        Action::ResetSettings => (key("ask-reset"), key("yes-reset"), key("cancel")),
        Action::ResetControls => (
            key("ask-reset-controls"),
            key("reset-controls"),
            key("cancel"),
        ),
        Action::ResetStatistics => (
            key("ask-reset-statistics"),
            key("statistics-reset"),
            key("cancel"),
        ),
        Action::Restart => (key("ask-restart"), key("restart"), key("go-on-playing")),
        _ if at == Screen::Table => (key("ask-new"), key("yes-new"), key("go-on-playing")),
        _ => (key("ask-new"), key("yes-new"), key("back")),
    };
    // "Play on" leads to the game, also from a question that was opened in the menu.
    let decline = match action {
        Action::Kiosk(_) => Action::Back,
        _ if no == key("go-on-playing") && at == Screen::Table => Action::BackToGame,
        _ => Action::Back,
    };
    let buttons = [
        Button::new(canvas.say(no), decline).face(Face::Primary),
        Button::new(canvas.say(yes), Action::Yes),
    ];
    let question = question_about(canvas.book, question, action, about);
    column(canvas, screen, &question, &[&buttons]);
}

/// The text of a question; some name the game or board they are about.
fn question_about(
    book: &Phrasebook,
    question: &str,
    action: Action,
    (saves, boards): (&SavedGames, &BoardLibrary),
) -> String {
    let values = match action {
        Action::Boards(BoardsAction::Delete(number)) => {
            let board = boards.own().get(number);
            [("name", board.map_or("", Item::name).to_owned().into())]
        }
        Action::Saves(SavesAction::Delete(number)) => {
            let game = saves.stock().get(number);
            [("name", game.map_or("", Item::name).to_owned().into())]
        }
        Action::Saves(SavesAction::Load(_)) => {
            let why = saves
                .given_flaw()
                .map(|flaw| saving::sentences::flaw(book, flaw));
            [("why", why.unwrap_or_default().into())]
        }
        _ => return book.say(question),
    };
    book.tell(question, values)
}

/// A heading and groups of buttons, one below the other in the middle of the screen.
fn column(canvas: &mut Canvas, screen: Rect, heading: &str, groups: &[&[Button]]) {
    let (gap, pause) = (space::S, space::L);
    let buttons = || groups.iter().flat_map(|group| group.iter());
    let widest = buttons()
        .map(|button| canvas.button_width(button))
        .fold(400.0, f32::max);
    let wrap = widest.max(440.0 * canvas.scale.0);
    let heading = canvas.wrapped(heading, Type::Name, palette::BIRCH_50, wrap);
    let width = widest.max(heading.size().x);
    // The buttons are lower where there is no room for their usual height.
    let count = buttons().count() as f32;
    let breaks = groups.len() as f32 - 1.0;
    let gaps = heading.size().y + space::M + (count - 1.0 - breaks) * gap + breaks * pause;
    let room = screen.height() - 3.0 * space::MARGIN - gaps;
    let height = canvas.button_height().min(room / count);
    let inner = Rect::from_center_size(screen.center(), vec2(width, gaps + count * height));
    let plate = inner.expand(space::MARGIN);
    canvas.plate(plate, radius::SHEET, false);
    canvas.hold_presses(plate);
    let mut y = inner.top() + heading.size().y + space::M;
    let at = pos2(inner.center().x, inner.top());
    canvas.put(heading, at, Align2::CENTER_TOP, inner);
    let align = if groups.len() > 1 {
        LabelAlign::Left
    } else {
        LabelAlign::Middle
    };
    for group in groups {
        for button in *group {
            let rect = Rect::from_min_size(pos2(inner.left(), y), vec2(width, height));
            canvas.button_aligned(rect, button, align);
            y += height + gap;
        }
        y += pause - gap;
    }
}
