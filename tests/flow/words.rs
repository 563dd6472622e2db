//! Texts: complete in every language, and with enough room on every screen.

use crate::overlaps::overlaps;
use crate::stage::{Stage, boards, setup};
use bevy::prelude::*;
use kulami::app::actions::{
    Action, BoardsAction, BuildAction, Control, Device, FormChange, Hand, ReviewAction,
    SavesAction, SettingsPage,
};
use kulami::app::building::Building;
use kulami::app::flow::{Screen, Sheet};
use kulami::app::learning::{Learnt, LessonOffer};
use kulami::app::play::Phase;
use kulami::app::saving::SavedGames;
use kulami::app::settings::Settings;
use kulami::app::setup::{BoardKind, NewGameForm};
use kulami::app::statistics::ReadStatistics;
use kulami::app::table::Pending;
use kulami::assets::Assets;
use kulami::files::{Save, SavedGame};
use kulami::language::Language;
use kulami::lesson::{Goal, Lesson, Verdict};
use kulami::play::{Player, Wish};
use kulami::rules::{Colour, Field, Refusal, RuleSet};
use std::time::{Duration, SystemTime};

/// A view with texts.
#[derive(Clone, Copy, Debug)]
pub enum View {
    Title,
    TitleResume,
    AskQuit,
    NewGame(BoardKind),
    Settings(SettingsPage),
    Listening,
    AskReset,
    Statistics,
    StatisticsEmpty,
    AskResetStatistics,
    Saves,
    AskDelete,
    NoSaves,
    SaveGame,
    Boards,
    AskDeleteBoard,
    Builder,
    BuilderMisfit,
    BuilderTwo,
    BuilderComplete,
    NameBoard,
    Lots,
    LotsOpen,
    Begin,
    Game,
    Refusal,
    PressAgain,
    Hint,
    HintThree,
    ScoreMap,
    Moves,
    MovesRefusal,
    MovesFromAbove,
    MovesTurned,
    Menu,
    Count,
    Result,
    Blocked,
    Resigned,
    Review,
    PlayOn,
    ReviewBegin,
    ReviewLooking,
    TitleOffer,
    Lesson(usize),
    LessonRefused,
    LessonAstray(usize),
    LessonDone(usize),
    LessonRemark,
    Rules,
}

/// All views, in an order in which each can be reached from the one before.
pub fn views() -> Vec<View> {
    let mut views = vec![View::Title, View::TitleResume, View::AskQuit];
    views.extend(BoardKind::ALL.map(View::NewGame));
    views.extend(SettingsPage::ALL.map(View::Settings));
    views.extend([
        View::Listening,
        View::AskReset,
        View::Statistics,
        View::StatisticsEmpty,
        View::AskResetStatistics,
        View::Saves,
        View::AskDelete,
        View::NoSaves,
        View::SaveGame,
        View::Boards,
        View::AskDeleteBoard,
        View::Builder,
        View::BuilderMisfit,
        View::BuilderTwo,
        View::BuilderComplete,
        View::NameBoard,
        View::Lots,
        View::LotsOpen,
        View::Begin,
        View::Game,
        View::Refusal,
        View::PressAgain,
        View::Hint,
        View::HintThree,
        View::ScoreMap,
        View::Moves,
        View::MovesRefusal,
        View::MovesFromAbove,
        View::MovesTurned,
        View::Menu,
        View::Count,
        View::Result,
        View::Blocked,
        View::Resigned,
        View::Review,
        View::PlayOn,
        View::ReviewBegin,
        View::ReviewLooking,
        View::TitleOffer,
    ]);
    for (number, step) in lesson().steps().iter().enumerate() {
        views.push(View::Lesson(number));
        if Field::all().any(|field| step.judge(field) == Verdict::Astray) {
            views.push(View::LessonAstray(number));
        }
        if step.goal() != Goal::PlayOn {
            views.push(View::LessonDone(number));
        }
    }
    views.extend([View::LessonRefused, View::LessonRemark, View::Rules]);
    views
}

fn go(stage: &mut Stage, screen: Screen) {
    stage.jump(screen);
    stage.step(0);
}

fn lesson() -> Lesson {
    Lesson::load(&Assets::built_in()).unwrap()
}

/// A step of the lesson, and a field of it that is chosen.
fn learn(stage: &mut Stage, number: usize, choose: Option<Verdict>) {
    let step = lesson().steps()[number].clone();
    let mut learnt = stage.world().resource_mut::<Learnt>();
    learnt.progress.at = Some(step.name().to_owned());
    go(stage, Screen::Title);
    go(stage, Screen::Learn);
    stage.step(16);
    if let Some(verdict) = choose {
        let chosen = Field::all().find(|&field| step.judge(field) == verdict);
        stage.say(Wish::Place(chosen.unwrap()));
    }
}

/// A game after so many marbles: legal fields are taken from the front or from the back.
fn game(stage: &mut Stage, board: usize, marbles: usize) {
    go(stage, Screen::Table);
    stage
        .world()
        .insert_resource(kulami::app::flow::Display::default());
    let named = Player::Person("Maximiliane".to_owned());
    let start = setup(boards().remove(board), [named, Player::SOMEBODY]);
    stage.say(Wish::Start(start));
    while stage.session().game().marbles_placed() < marbles {
        match stage.session().game().legal().into_iter().last() {
            Some(field) => stage.say(Wish::Place(field)),
            None => break,
        }
    }
}

/// Points at a space that takes no marble.
pub fn point_at_refused(stage: &mut Stage) {
    let game = stage.session().game().clone();
    let field = Field::all().find(|&field| game.refusal(field).is_some());
    stage.point_at(field);
    stage.settle();
}

/// Goes to a view.
pub fn see(stage: &mut Stage, view: View) {
    let open = |stage: &mut Stage, sheet| stage.lay(sheet);
    match view {
        View::Title => {
            game(stage, 0, 0);
            go(stage, Screen::Title);
        }
        View::TitleResume => {
            game(stage, 0, 21);
            go(stage, Screen::Title);
        }
        View::AskQuit => {
            go(stage, Screen::Title);
            open(stage, Sheet::Ask(Action::Quit));
        }
        View::NewGame(board) => {
            go(stage, Screen::NewGame);
            let mut form = stage.world().resource_mut::<NewGameForm>();
            for player in &mut form.players {
                player.is_computer = board != BoardKind::Pasted;
                player.name = "Maximiliane Wolkenstein".to_owned();
            }
            stage.act(Action::Form(FormChange::Board(board)));
        }
        View::Settings(page) => {
            go(stage, Screen::Title);
            open(stage, Sheet::Settings(page));
        }
        View::Listening => {
            go(stage, Screen::Title);
            open(stage, Sheet::Settings(SettingsPage::Controls));
            stage.act(Action::Listen(Control::TurnToMover, Device::Gamepad));
        }
        View::AskReset => {
            stage.act(Action::Back);
            go(stage, Screen::Title);
            open(stage, Sheet::Ask(Action::ResetSettings));
        }
        View::Statistics => {
            go(stage, Screen::Title);
            let games = crate::statistics::games_of_every_kind();
            stage.world().insert_resource(ReadStatistics::Read(games));
            open(stage, Sheet::Statistics);
        }
        View::StatisticsEmpty => {
            stage
                .world()
                .insert_resource(ReadStatistics::Read(default()));
        }
        View::AskResetStatistics => {
            stage.act(Action::ResetStatistics);
        }
        View::Saves | View::AskDelete => {
            go(stage, Screen::Title);
            stage.world().insert_resource(SavedGames::showing(saves()));
            open(stage, Sheet::Saves);
            if matches!(view, View::AskDelete) {
                let action = SavesAction::Delete(0);
                stage.act(Action::Saves(action));
            }
        }
        View::NoSaves => {
            go(stage, Screen::Title);
            stage.world().insert_resource(SavedGames::default());
            open(stage, Sheet::Saves);
        }
        View::SaveGame => {
            game(stage, 1, 21);
            stage.act(Action::Saves(SavesAction::Name));
            assert_eq!(stage.sheet(), Some(Sheet::SaveGame));
        }
        View::Boards => {
            go(stage, Screen::Title);
            crate::boards::show_some(stage);
            open(stage, Sheet::Boards);
        }
        View::AskDeleteBoard => {
            let ask = Action::Boards(BoardsAction::Delete(0));
            open(stage, Sheet::Ask(ask));
        }
        View::Builder => {
            stage.world().insert_resource(Building::default());
            go(stage, Screen::Builder);
        }
        View::BuilderMisfit => {
            crate::building::hold_over_another(stage);
        }
        View::BuilderTwo => {
            stage.world().insert_resource(Building::default());
            stage.act(Action::Build(BuildAction::InTurns));
        }
        View::BuilderComplete => {
            stage.act(Action::Build(BuildAction::Fill));
        }
        View::NameBoard => {
            open(stage, Sheet::NameBoard);
        }
        View::Lots => {
            game(stage, 0, 0);
            stage.act(Action::TwoPlayers);
        }
        View::LotsOpen => {
            stage.act(Action::PickHand(Hand::Left));
            for _ in 0..20 {
                stage.step(100);
            }
        }
        View::Begin => game(stage, 0, 0),
        View::Game => game(stage, 1, 21),
        View::Refusal => point_at_refused(stage),
        View::PressAgain => {
            let field = stage.session().game().legal().first();
            stage.point_at(field);
            stage.world().insert_resource(Pending(field));
        }
        View::Hint => {
            stage.point_at(None);
            stage.world().insert_resource(Pending(None));
            crate::hints::ask_for_a_long_one(stage);
        }
        View::HintThree => stage.act(Action::Hint),
        View::ScoreMap => {
            stage.act(Action::Hint);
            stage.world().resource_mut::<Settings>().score_map = true;
        }
        View::Moves => {
            stage.world().resource_mut::<Settings>().score_map = false;
            stage.act(Action::MoveList);
            stage.settle();
        }
        View::MovesRefusal => point_at_refused(stage),
        View::MovesFromAbove => {
            stage.point_at(None);
            stage.act(Action::TopView);
            stage.settle();
        }
        View::MovesTurned => {
            stage.act(Action::ResetView);
            stage.act(Action::TurnBoard);
            stage.settle();
        }
        View::Menu => {
            stage.act(Action::ResetView);
            stage.settle();
            stage.act(Action::Menu);
        }
        View::Count => {
            game(stage, 0, 56);
            for _ in 0..12 {
                stage.step(100);
            }
            assert_eq!(stage.phase(), Phase::Revealing);
        }
        View::Result => {
            stage.act(Action::SkipReveal);
            stage.settle();
            stage.say(Wish::BestOf(5));
        }
        View::Blocked => {
            game(stage, 3, 56);
            stage.settle();
            stage.act(Action::SkipReveal);
            stage.settle();
        }
        View::Resigned => {
            // Defeats in the languages before would offer another opponent.
            stage.world().resource_mut::<NewGameForm>().defeats = default();
            game(stage, 2, 9);
            stage.say(Wish::Seat(
                Colour::Black,
                Player::Computer(kulami::ai::Level::HARDEST),
            ));
            stage.say(Wish::Resign);
            stage.settle();
        }
        View::Review => {
            go(stage, Screen::Table);
            crate::review::played(stage, 5, 56);
            crate::review::open(stage);
            crate::review::turn_to_the_worst(stage);
        }
        View::PlayOn => {
            stage.act(Action::Review(ReviewAction::AskPlayOn));
            assert_eq!(stage.sheet(), Some(Sheet::PlayOn));
        }
        View::ReviewBegin => {
            stage.act(Action::Back);
            stage.act(Action::Review(ReviewAction::ToStart));
        }
        View::ReviewLooking => {
            game(stage, 1, 21);
            crate::review::open_for_ever(stage);
        }
        View::TitleOffer => {
            go(stage, Screen::Title);
            stage.world().insert_resource(LessonOffer { is_open: true });
        }
        View::Lesson(number) => learn(stage, number, None),
        View::LessonAstray(number) => learn(stage, number, Some(Verdict::Astray)),
        View::LessonDone(number) => {
            learn(stage, number, Some(Verdict::Reached));
            stage.step(100);
        }
        View::LessonRefused => {
            learn(stage, 1, Some(Verdict::Refused(Refusal::NotInCross)));
        }
        View::LessonRemark => {
            let last = lesson().steps().len() - 1;
            learn(stage, last, Some(Verdict::Reached));
            stage.wait_until(|stage| stage.session().is_persons_turn());
        }
        View::Rules => {
            go(stage, Screen::Title);
            open(stage, Sheet::Rules);
        }
    }
    stage.settle_words();
}

/// Games with long names, and broken ones.
fn saves() -> Vec<Save> {
    let text = |board: usize| {
        let layout = boards().remove(board);
        let game = kulami::rules::Game::new(layout, RuleSet::AREA_AND_CHAINS, Colour::Red);
        let players = [
            Player::Person("Maximiliane Wolkenstein".to_owned()),
            Player::Computer(kulami::ai::Level::HARDEST),
        ];
        SavedGame::new(game, players).to_string()
    };
    let texts = [
        text(0),
        text(3),
        "Kulami 1\n".to_owned(),
        "Kulami 3\n".to_owned(),
        "something else".to_owned(),
        text(1).replace("moves", "moves a1 a1"),
    ];
    texts
        .iter()
        .enumerate()
        .map(|(number, text)| Save {
            path: format!("{number}.kulami").into(),
            name: "Maximiliane Wolkenstein – 2".to_owned(),
            modified: SystemTime::now() - Duration::from_secs(60 * 12_u64.pow(number as u32)),
            held: text.parse(),
            backup: texts[0].parse().ok().filter(|_| number == 2),
        })
        .collect()
}

/// What is wrong: a text outside of its room, one that overlaps another or a button, an unknown
/// message.
pub fn problems(stage: &Stage) -> Vec<String> {
    let laid = stage.laid();
    let screen = laid.screen.unwrap().expand(1.0);
    let mut problems = overlaps(laid);
    let mut claim = |is_so: bool, what: String| {
        if !is_so {
            problems.push(what);
        }
    };
    claim(!laid.texts.is_empty(), "nothing is said".to_owned());
    for text in &laid.texts {
        let said = &text.text;
        let is_known = !said.contains('⟦') && !said.contains("{$");
        claim(is_known, format!("{said:?} is unknown"));
        let room = text.room.expand(2.0);
        claim(
            room.contains_rect(text.rect),
            format!("{text:?} has no room"),
        );
        // Scrolled text may be below its room, but never beside it.
        let (left, right) = (text.clip.left() - 1.0, text.clip.right() + 1.0);
        let is_within = text.rect.left() >= left && text.rect.right() <= right;
        claim(is_within, format!("{text:?} is cut off"));
        let seen = text.rect.intersect(text.clip);
        let is_on_screen = !seen.is_positive() || screen.contains_rect(seen);
        claim(is_on_screen, format!("{text:?} is off the screen"));
    }
    for (number, button) in laid.buttons.iter().enumerate() {
        let seen = button.seen.shrink(2.0);
        if !seen.is_positive() {
            continue;
        }
        let is_on_screen = screen.contains_rect(button.seen);
        claim(is_on_screen, format!("{button:?} is off the screen"));
        for other in &laid.buttons[..number] {
            let apart = !other.seen.is_positive() || !seen.intersects(other.seen.shrink(2.0));
            claim(apart, format!("{button:?} and {other:?}"));
        }
        for text in &laid.texts {
            let words = text.rect.intersect(text.clip).shrink(2.0);
            let is_own = button.rect.expand(2.0).contains_rect(text.rect);
            let apart = !words.is_positive() || !seen.intersects(words);
            claim(is_own || apart, format!("{text:?} runs into {button:?}"));
        }
    }
    problems
}

/// What is shown of a view: how many texts, and which buttons.
struct Shown {
    view: String,
    language: Language,
    texts: Vec<String>,
    buttons: Vec<String>,
    /// What is shown only where there is room for it.
    extras: Vec<&'static str>,
    /// Whether the same is to be seen in every language: not where a computer answers by chance,
    /// nor where columns that have no room are told below the table.
    is_steady: bool,
}

impl Shown {
    fn now(stage: &Stage, view: View, language: Language) -> Self {
        let laid = stage.laid();
        let mut buttons: Vec<String> = laid
            .buttons
            .iter()
            .map(|button| format!("{:?}", button.action))
            .collect();
        buttons.sort();
        Self {
            view: format!("{view:?}"),
            language,
            texts: laid.texts.iter().map(|text| text.text.clone()).collect(),
            buttons,
            extras: laid.extras.clone(),
            is_steady: !matches!(view, View::LessonRemark | View::Statistics),
        }
    }

    /// Whether this is missing. A card at the foot silences what is said there otherwise.
    fn lacks(&self, extra: &'static str) -> bool {
        let is_silenced = self.extras.contains(&"card") && ["line", "last move"].contains(&extra);
        !is_silenced && !self.extras.contains(&extra)
    }
}

/// What some languages show and others do not, because a chart or a line has no room there; and
/// what has room in the usual size and not in this one. At twice the size the axis of a chart may
/// have fewer numbers; a chart, a line or a button never gives way to words.
fn vanished(shown: &[Shown], usual: &[Shown], text_size: u16) -> Vec<String> {
    let mut problems = Vec::new();
    for one in shown.iter().filter(|one| one.is_steady) {
        let before = usual
            .iter()
            .filter(|other| other.view == one.view && other.language == one.language);
        let had = before.flat_map(|other| &other.extras);
        for extra in had.filter(|extra| one.lacks(extra)) {
            let language = one.language;
            problems.push(format!("{}: no {extra} in {language:?}", one.view));
        }
        let same = || shown.iter().filter(|other| other.view == one.view);
        let Some(fullest) = same().max_by_key(|other| other.texts.len()) else {
            continue;
        };
        let (here, there) = (one.texts.len(), fullest.texts.len());
        if here < there && text_size < 200 {
            let [few, many] = [&one.texts, &fullest.texts];
            let languages = (one.language, fullest.language);
            problems.push(format!(
                "{}: {here} texts, not {there}, in {languages:?}: {few:?} {many:?}",
                one.view
            ));
        }
        if one.buttons != fullest.buttons {
            let languages = (one.language, fullest.language);
            problems.push(format!("{}: other buttons in {languages:?}", one.view));
        }
        for other in same() {
            for extra in other.extras.iter().filter(|extra| one.lacks(extra)) {
                let languages = (one.language, other.language);
                problems.push(format!("{}: no {extra} in {languages:?}", one.view));
            }
        }
    }
    problems
}

fn check_all(sizes: &[(u32, u32)], texts: &[u16], languages: &[Language]) {
    let mut stage = Stage::new();
    let mut found = Vec::new();
    for &(width, height) in sizes {
        stage.resize(width, height);
        let mut usual = Vec::new();
        for &text_size in texts {
            let mut shown = Vec::new();
            for &language in languages {
                stage.world().insert_resource(Settings {
                    text_size,
                    language: Some(language),
                    ..default()
                });
                stage.step(0);
                for view in views() {
                    see(&mut stage, view);
                    shown.push(Shown::now(&stage, view, language));
                    let at = format!("{view:?}, {language:?}, {text_size} %, {width} x {height}");
                    let problems = problems(&stage).into_iter();
                    found.extend(problems.map(|problem| format!("{at}: {problem}")));
                }
            }
            let at = format!("{text_size} %, {width} x {height}");
            found.extend(
                vanished(&shown, &usual, text_size)
                    .into_iter()
                    .map(|what| format!("{at}: {what}")),
            );
            if usual.is_empty() {
                usual = shown;
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn words_have_room_on_a_wide_screen_in_every_language() {
    check_all(&[(1920, 1080)], &[100, 150, 200], &Language::ALL);
}

#[test]
fn words_have_room_on_an_upright_screen_in_every_language() {
    check_all(&[(1080, 1920)], &[100, 200], &Language::ALL);
}

#[test]
fn words_have_room_on_screens_of_other_shapes() {
    check_all(&[(1440, 1080)], &[100, 200], &Language::ALL);
    let languages = [Language::German, Language::French, Language::Romanian];
    check_all(&[(2560, 1080)], &[100, 200], &languages);
}
