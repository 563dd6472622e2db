//! The title: the name of the game, the menu, and behind them a demo game.

use super::demo::{DemoEnd, demo};
use crate::app::actions::{Action, BoardsAction, LearnAction, SavesAction, SettingsPage};
use crate::app::flow::{Screen, Sheet, Sheets};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Canvas, InterfaceSystems, LEFT, Painter, ScreenShape, Sign, icons};
use crate::app::learning::{LessonOffer, show_offer};
use crate::app::motion::ReducedMotion;
use crate::app::play::{DemoPlayback, sentences};
use crate::app::setup::NewGameForm;
use crate::app::words::Phrasebook;
use crate::play::{Asked, Session, Sitting, Wish};
use crate::rules::{Colour, Game};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Color32, Rect, Vec2, pos2, vec2};

/// Seconds that the end of a demo game is shown.
const PAUSE: f32 = 4.0;

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), (show_a_game, hold_still))
        .add_systems(OnExit(Screen::Title), let_computers_play)
        .add_systems(
            Update,
            (
                show_another,
                hold_still.run_if(resource_changed::<ReducedMotion>),
            )
                .run_if(in_state(Screen::Title)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            paint
                .in_set(InterfaceSystems::Paint)
                .run_if(in_state(Screen::Title)),
        );
}

fn show_a_game(mut wishes: MessageWriter<Asked>) {
    wishes.write(Asked::here(Wish::Show(demo(rand::random()))));
}

/// Some seconds after the end of a demo game, starts another one.
fn show_another(mut end: DemoEnd, mut wishes: MessageWriter<Asked>) {
    if end.is_seen(PAUSE) {
        wishes.write(Asked::here(Wish::Show(demo(rand::random()))));
    }
}

/// With reduced motion the demo game is a still picture.
fn hold_still(reduced: Res<ReducedMotion>, mut playback: ResMut<DemoPlayback>) {
    playback.set_if_neq(DemoPlayback {
        paused: reduced.0,
        steps: 0,
    });
}

fn let_computers_play(mut playback: ResMut<DemoPlayback>) {
    playback.set_if_neq(DemoPlayback::default());
}

fn paint(
    mut painter: Painter,
    form: Res<NewGameForm>,
    session: Res<Session>,
    sheets: Res<Sheets>,
    offer: Res<LessonOffer>,
) -> Result {
    let is_clear = sheets.is_empty();
    painter.paint(
        "title",
        egui::Order::Background,
        is_clear,
        |canvas, screen| {
            canvas.laid.occupy(screen);
            // Nothing is painted below sheets that fill the screen.
            if !matches!(
                sheets.bottom(),
                Some(
                    Sheet::Settings(_)
                        | Sheet::Statistics
                        | Sheet::Saves
                        | Sheet::Rules
                        | Sheet::Boards
                )
            ) {
                show(canvas, screen, &form, &session);
                if offer.is_open {
                    show_offer(canvas, screen);
                }
            }
        },
    )
}

/// A line of the title: its text and its action.
struct TitleRow<'a> {
    icon: char,
    /// A game whose picture is shown in place of the icon.
    game: Option<&'a Game>,
    label: String,
    about: Option<String>,
    action: Action,
}

fn show(canvas: &mut Canvas, screen: Rect, form: &NewGameForm, session: &Session) {
    let lines = lines(canvas, form, session);
    let is_upright = ScreenShape::of(screen).is_upright();
    let margin = if is_upright { 72.0 } else { 116.0 };
    let column = if is_upright {
        screen.width() - 2.0 * margin
    } else {
        (400.0 * canvas.scale.0.sqrt()).max(widest(canvas, &lines))
    };
    // In large text the lines are wider, and so is the darkened area.
    let night = 0.62 + 0.5 * (canvas.scale.0 - 1.0);
    canvas.fade_left(Rect::from_min_max(
        screen.min,
        pos2(screen.left() + screen.width() * night, screen.bottom()),
    ));
    let letters = Rect::from_min_size(
        screen.min + vec2(margin, 92.0),
        vec2((screen.width() - 2.0 * margin).min(880.0), 176.0),
    );
    let letters = canvas.lettering(letters, Align2::LEFT_TOP);
    let left = screen.left() + margin;
    let foot = screen.bottom() - 56.0;
    let top = letters.bottom() + 78.0;

    // The lines are lower where there is no room for their usual height.
    let card = card_height(canvas);
    let play_height = card.max(88.0);
    let (first, rest) = lines.split_at(1);
    let cards = rest.iter().take_while(|line| line.about.is_some()).count();
    let (cards, plain) = rest.split_at(cards);
    let used = play_height + cards.len() as f32 * (card + space::M) + space::L;
    // Where even those have no room, there are two columns.
    let room = foot - top - used;
    let least = canvas.line(Type::Item);
    let across = if room < plain.len() as f32 * least {
        2
    } else {
        1
    };
    let rows = plain.len().div_ceil(across).max(1);
    let each = (room / rows as f32).min(least + 19.0);
    let width = if across == 1 {
        column
    } else {
        widest(canvas, plain)
    };
    let mut y = top;
    for line in first {
        let rect = Rect::from_min_size(pos2(left, y), vec2(column, play_height));
        play_button(canvas, rect, line);
        y = rect.bottom() + space::M + 4.0;
    }
    for line in cards {
        let rect = Rect::from_min_size(pos2(left, y), vec2(column, card));
        canvas.night_card(rect, line.action);
        let inks = [palette::BIRCH_50, palette::BIRCH_300];
        card_words(canvas, rect, line, Type::Item, inks);
        canvas.focus_ring(line.action, rect, radius::CARD);
        y = rect.bottom() + space::M;
    }
    y += space::S;
    if across > 1 {
        // The second column lies over the board, where pale words would be lost.
        let size = vec2(across as f32 * (width + space::M), rows as f32 * each);
        let ground = Rect::from_min_size(pos2(left, y), size);
        let fill = canvas.look.on_cloth(palette::NIGHT_800);
        let fill = fill.gamma_multiply(0.93);
        canvas.ui.painter().rect_filled(ground, radius::CARD, fill);
    }
    for (number, line) in plain.iter().enumerate() {
        let aside = (number / rows) as f32 * (width + space::M);
        let below = (number % rows) as f32 * each;
        let rect = Rect::from_min_size(pos2(left + aside, y + below), vec2(width, each));
        words_line(canvas, rect, line);
    }
    language(canvas, screen);
    canvas.laid.first = first.first().map(|line| line.action);
}

fn lines<'a>(canvas: &Canvas, form: &NewGameForm, session: &'a Session) -> Vec<TitleRow<'a>> {
    let level = form.opponent();
    let against = canvas.book.tell(
        "play.against",
        [
            ("name", level.name().into()),
            ("level", level.number().into()),
        ],
    );
    let line = |icon, label, action| TitleRow {
        icon,
        game: None,
        label,
        about: None,
        action,
    };
    let mut lines = vec![TitleRow {
        icon: icons::PLAY,
        game: None,
        label: canvas.say("play"),
        about: Some(against),
        action: Action::Play,
    }];
    // A game that waits comes first: most players come back for it.
    if let Some(aside) = session.played().filter(|played| played.is_under_way()) {
        let resume = TitleRow {
            icon: icons::PLAY,
            game: Some(aside.game()),
            label: canvas.say("resume"),
            about: Some(resume_words(canvas.book, aside)),
            action: Action::Resume,
        };
        lines.insert(0, resume);
    }
    let settings = Action::Settings(SettingsPage::default());
    let saves = Action::Saves(SavesAction::Open);
    let boards = Action::Boards(BoardsAction::Open);
    lines.extend([
        line(icons::USERS, canvas.say("two-players"), Action::TwoPlayers),
        line(icons::PLUS, canvas.say("new-game"), Action::NewGame),
        line(
            icons::GRADUATION_CAP,
            canvas.say("learn"),
            Action::Learn(LearnAction::Open),
        ),
        line(icons::LAYOUT_GRID, canvas.say("boards"), boards),
        line(icons::FOLDER_OPEN, canvas.say("load-game"), saves),
        line(icons::CHART, canvas.say("statistics"), Action::Statistics),
        line(icons::BOOK_OPEN, canvas.say("rule-book"), Action::Rules),
        line(icons::SETTINGS, canvas.say("settings"), settings),
        line(icons::LOG_OUT, canvas.say("quit"), Action::Quit),
    ]);
    lines
}

/// The game that was put aside.
fn resume_words(book: &Phrasebook, aside: &Sitting) -> String {
    let marbles = ("marbles", aside.game().marbles_placed().into());
    let name = |colour| sentences::name(book, aside, colour).into();
    let computer = Colour::BOTH
        .into_iter()
        .find(|&colour| !aside.player(colour).is_person());
    match computer {
        Some(colour) if aside.has_person() => {
            book.tell("resume.against", [("name", name(colour)), marbles])
        }
        _ => book.tell(
            "resume.between",
            [
                ("red-name", name(Colour::Red)),
                ("black-name", name(Colour::Black)),
                marbles,
            ],
        ),
    }
}

/// Where the text begins, after the icon or picture.
const INDENT: f32 = 88.0;

fn widest(canvas: &Canvas, lines: &[TitleRow]) -> f32 {
    let width = |line: &TitleRow| {
        // Only the first line, which has a second one below it, is in larger letters.
        let kind = if line.about.is_some() {
            Type::Name
        } else {
            Type::Item
        };
        let label = canvas.words(&line.label, kind, Color32::WHITE).size().x;
        let about = line.about.as_ref().map_or(0.0, |about| {
            canvas.words(about, Type::Help, Color32::WHITE).size().x
        });
        label.max(about) + INDENT + space::L
    };
    lines.iter().map(width).fold(0.0, f32::max)
}

/// The height of two lines, one below the other.
fn card_height(canvas: &Canvas) -> f32 {
    canvas.line(Type::Item) + canvas.line(Type::Help) + space::M * 1.25
}

fn play_button(canvas: &mut Canvas, rect: Rect, line: &TitleRow) {
    let response = canvas.tile_button(rect, line.action);
    let is_down = response.is_pointer_button_down_on();
    let face = rect.translate(vec2(0.0, if is_down { 4.0 } else { 0.0 }));
    if line.game.is_none() {
        let centre = pos2(face.left() + INDENT / 2.0 + 2.0, face.center().y);
        canvas.glass(centre, 24.0, Colour::Red);
    }
    let inks = [palette::WALNUT_900, palette::WALNUT_600];
    card_words(canvas, face, line, Type::Name, inks);
    canvas.focus_ring(line.action, rect, radius::CARD);
}

/// A line with a second one below it.
fn card_words(
    canvas: &mut Canvas,
    rect: Rect,
    line: &TitleRow,
    kind: Type,
    [ink, help]: [Color32; 2],
) {
    let centre = pos2(rect.left() + INDENT / 2.0 + 2.0, rect.center().y);
    if let Some(game) = line.game {
        let size = (INDENT - 3.0 * space::S).min(rect.height() - 2.0 * space::S);
        canvas.mini_game(Rect::from_center_size(centre, Vec2::splat(size)), game);
    } else if kind == Type::Item {
        canvas.sign(centre, Sign::Icon(line.icon), ink);
    }
    let label = canvas.words(&line.label, kind, ink);
    let about = line
        .about
        .as_ref()
        .map(|about| canvas.words(about, Type::Help, help));
    let below = about.as_ref().map_or(0.0, |about| about.size().y * 0.92);
    let top = rect.center().y - (label.size().y * 0.92 + below) / 2.0;
    let left = rect.left() + INDENT;
    let middle = top + label.size().y * 0.92;
    canvas.put(label, pos2(left, top), Align2::LEFT_TOP, rect);
    if let Some(about) = about {
        canvas.put(about, pos2(left, middle), Align2::LEFT_TOP, rect);
    }
}

fn words_line(canvas: &mut Canvas, rect: Rect, line: &TitleRow) {
    let response = canvas.press_area(rect, line.action, true);
    let is_lit = response.hovered() || canvas.focus == Some(line.action);
    let ink = if is_lit {
        palette::BIRCH_50
    } else {
        palette::BIRCH_100
    };
    if response.hovered() {
        let fill = palette::BIRCH_100.gamma_multiply(0.07);
        canvas.ui.painter().rect_filled(rect, radius::FIELD, fill);
    }
    let centre = pos2(rect.left() + INDENT / 2.0 + 2.0, rect.center().y);
    canvas.sign(centre, Sign::Icon(line.icon), palette::BIRCH_300);
    let at = pos2(rect.left() + INDENT, rect.center().y);
    canvas.text(&line.label, Type::Item, ink, (at, LEFT), rect);
    canvas.focus_ring(line.action, rect.shrink(5.0), radius::FIELD);
}

/// The language, for those who cannot read the rest.
fn language(canvas: &mut Canvas, screen: Rect) {
    let name = canvas.book.language().own_name();
    let words = canvas.words(name, Type::Help, palette::BIRCH_300);
    let icon = canvas.line(Type::Icon);
    let size = vec2(
        words.size().x + icon + space::S + 2.0 * space::M,
        canvas.button_height(),
    );
    let corner = screen.max - vec2(space::MARGIN, space::MARGIN) - size;
    let rect = Rect::from_min_size(corner, size);
    let action = Action::Settings(SettingsPage::Language);
    let response = canvas.press_area(rect, action, true);
    if response.hovered() {
        let fill = palette::BIRCH_100.gamma_multiply(0.07);
        canvas.ui.painter().rect_filled(rect, radius::FIELD, fill);
    }
    let left = rect.left() + space::M;
    let centre = pos2(left + icon / 2.0, rect.center().y);
    canvas.sign(centre, Sign::Icon(icons::LANGUAGES), palette::BIRCH_300);
    canvas.put(
        words,
        pos2(left + icon + space::S, rect.center().y),
        LEFT,
        rect,
    );
    canvas.focus_ring(action, rect, radius::FIELD);
}
