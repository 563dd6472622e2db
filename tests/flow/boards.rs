//! The library of boards: looking at boards, playing on them, changing, copying and deleting them.

use crate::menus::{BOTH, arrows_reach_everything};
use crate::stage::Stage;
use bevy::prelude::*;
use kulami::ai::StopFlag;
use kulami::app::Launch;
use kulami::app::actions::{Action, BoardsAction, BuildAction, Which};
use kulami::app::boards::{BoardLibrary, Measured, SurveyGames};
use kulami::app::building::Building;
use kulami::app::flow::{Screen, Sheet};
use kulami::app::game_assets::GameAssets;
use kulami::app::interface::Copied;
use kulami::app::setup::{BoardKind, Library, NewGameForm};
use kulami::assets::Assets;
use kulami::boards::{NamedBoard, parse_board_file};
use kulami::files::{OwnBoard, OwnBoards};
use kulami::rules::Layout;
use kulami::rules::generate::{Seed, irregular};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

pub fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kulami-boards-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

pub fn start(folder: &Path) -> Stage {
    let mut stage = Stage::with(Launch {
        screen: Screen::Title,
        data: Some(folder.to_owned()),
        ..Launch::new(Assets::built_in())
    });
    stage.settle_words();
    stage
}

pub fn layout(number: u64) -> Layout {
    irregular(&Seed::from(number), 0.4)
}

fn board(number: u64) -> NamedBoard {
    NamedBoard::new("x", layout(number))
}

fn own(folder: &Path) -> OwnBoards {
    OwnBoards::in_folder(&folder.join("boards"))
}

fn press(stage: &mut Stage, action: BoardsAction) {
    stage.settle_words();
    stage.click(Action::Boards(action));
    settle(stage);
}

/// Waits until files are read and written, and the result is shown.
fn settle(stage: &mut Stage) {
    stage.wait_until(|stage| !stage.boards().own().is_busy());
    stage.settle_words();
}

/// Boards with long names, and broken ones, without a folder.
pub fn show_some(stage: &mut Stage) {
    let own = (0..5)
        .map(|number| OwnBoard {
            path: format!("{number}.ron").into(),
            name: "Maximiliane Wolkenstein – 2".to_owned(),
            modified: SystemTime::now(),
            held: if number == 0 {
                parse_board_file("Maximiliane Wolkenstein – 2.ron", "(").map_err(Into::into)
            } else {
                Ok(board(number))
            },
            backup: None,
        })
        .collect();
    let assets = stage.world().resource::<GameAssets>().0.clone();
    let mut boards = BoardLibrary::load(&assets, None).showing(own);
    boards.choose(Which::Own(0));
    stage.world().insert_resource(boards);
}

#[test]
fn what_is_known_of_a_board_is_shown_and_it_can_be_played_on() {
    let folder = folder("named");
    let mut stage = start(&folder);
    press(&mut stage, BoardsAction::Open);
    assert_eq!(stage.sheet(), Some(Sheet::Boards));
    let library = kulami::boards::library(&Assets::built_in()).0;
    let mut known = 0;
    for (number, board) in library.iter().enumerate() {
        let survey = stage.boards().survey(&board.layout);
        known += u32::from(survey.is_some());
        assert!(survey.is_none_or(|survey| survey.games >= 1000));
        let choose = Action::Boards(BoardsAction::Choose(Which::Named(number)));
        stage.act(choose);
        stage.settle_words();
        let says = |what: &str| stage.laid().texts.iter().any(|text| text.text == what);
        let shows = says("Choices per turn") && says("Advantage");
        assert_eq!(shows, survey.is_some(), "{number}");
        let lacks = says("Playing test games on this board…");
        assert_eq!(lacks, survey.is_none(), "{number}");
    }
    assert!(known >= 18, "{known}");
    press(&mut stage, BoardsAction::Play(Which::Named(19)));
    assert_eq!((stage.screen(), stage.sheet()), (Screen::NewGame, None));
    let form = stage.world().resource::<NewGameForm>();
    assert_eq!(form.board, BoardKind::Library);
    assert_eq!(form.from_library, library[19].name);
    stage.settle();
    assert_eq!(**stage.session().game().layout(), library[19].layout);
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_board_is_saved_listed_changed_copied_and_thrown_away() {
    let folder = folder("life");
    let mut stage = start(&folder);
    stage.act(Action::Build(BuildAction::Open));
    stage.settle_words();
    stage.click(Action::Build(BuildAction::Fill));
    stage.settle_words();
    stage.click(Action::Build(BuildAction::Name));
    stage.settle_words();
    assert_eq!(stage.sheet(), Some(Sheet::NameBoard));
    // What is typed replaces the name that is offered, and pressing a button ends typing.
    stage.type_text("Ærø 王🎲");
    stage.click(Action::Build(BuildAction::Save));
    settle(&mut stage);
    assert_eq!(stage.sheet(), None);
    let list = own(&folder).list().unwrap();
    assert_eq!((list.len(), list[0].name.as_str()), (1, "Ærø 王🎲"));

    // A board of the library is opened in the builder, changed, and saved in place.
    press(&mut stage, BoardsAction::Open);
    press(&mut stage, BoardsAction::Choose(Which::Own(0)));
    press(&mut stage, BoardsAction::Copy(Which::Own(0)));
    let copied = stage.world().resource::<Copied>().0.clone().unwrap();
    assert_eq!(
        copied.parse::<Layout>().unwrap(),
        list[0].held.as_ref().unwrap().layout
    );
    press(&mut stage, BoardsAction::Edit(Which::Own(0)));
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Builder, None));
    stage.settle_words();
    stage.click(Action::Build(BuildAction::Mirror));
    stage.settle_words();
    stage.click(Action::Build(BuildAction::Name));
    stage.settle_words();
    stage.click(Action::Build(BuildAction::Save));
    settle(&mut stage);
    assert_eq!(own(&folder).list().unwrap().len(), 1);

    // A game is played on it; deleting it asks first.
    press(&mut stage, BoardsAction::Open);
    press(&mut stage, BoardsAction::Play(Which::Own(0)));
    assert_eq!((stage.screen(), stage.sheet()), (Screen::NewGame, None));
    let mirrored = own(&folder).list().unwrap().remove(0).held.unwrap().layout;
    stage.settle();
    assert_eq!(**stage.session().game().layout(), mirrored);
    stage.act(Action::Boards(BoardsAction::Open));
    settle(&mut stage);
    press(&mut stage, BoardsAction::Choose(Which::Own(0)));
    press(&mut stage, BoardsAction::Delete(0));
    let ask = Sheet::Ask(Action::Boards(BoardsAction::Delete(0)));
    assert_eq!(stage.sheet(), Some(ask));
    stage.click(Action::Back);
    assert_eq!(own(&folder).list().unwrap().len(), 1);
    press(&mut stage, BoardsAction::Delete(0));
    stage.click(Action::Yes);
    settle(&mut stage);
    assert!(own(&folder).list().unwrap().is_empty());
    assert_eq!(stage.sheet(), Some(Sheet::Boards));
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_board_of_ones_own_is_measured_once_and_as_the_command_measures() {
    let folder = folder("measured");
    for number in 1..=2 {
        let name = format!("Board {number}");
        own(&folder).save(&name, &board(number)).unwrap();
    }
    let games = 24;
    let begin = || {
        let mut stage = Stage::with(Launch {
            screen: Screen::Title,
            data: Some(folder.clone()),
            store: kulami::files::Store::in_folder(&folder),
            ..Launch::new(Assets::built_in())
        });
        stage.world().insert_resource(SurveyGames(games));
        stage.settle_words();
        press(&mut stage, BoardsAction::Open);
        stage
    };
    let number_of = |stage: &Stage, name: &str| {
        let mut own = stage.boards().own().list().iter();
        own.find(|own| own.name() == name).unwrap().number
    };
    let known = |stage: &Stage, number| stage.resource::<Measured>().survey(&layout(number));
    let mut stage = begin();
    let first = number_of(&stage, "Board 1");
    press(&mut stage, BoardsAction::Choose(Which::Own(first)));
    stage.wait_until(|stage| known(stage, 1).is_some());
    let mut expected = None;
    kulami::boards::games::survey(layout(1), games, &StopFlag::default(), |survey| {
        expected = Some(survey);
    });
    assert_eq!(known(&stage, 1), expected);
    assert_eq!(expected.unwrap().games, games);
    stage.settle_words();
    // Captions are in capitals.
    let says = |stage: &Stage, what: &str| {
        let mut texts = stage.laid().texts.iter();
        texts.any(|text| text.text.eq_ignore_ascii_case(what))
    };
    assert!(says(&stage, "From 24 test games"));

    // A survey that is interrupted starts again.
    let second = number_of(&stage, "Board 2");
    press(&mut stage, BoardsAction::Choose(Which::Own(second)));
    stage.act(Action::Back);
    stage.settle_words();
    assert_eq!(known(&stage, 2), None);
    // Surveys are kept from one start to the next.
    stage.world().write_message(AppExit::Success);
    stage.step(0);
    drop(stage);
    let mut stage = begin();
    assert_eq!(known(&stage, 1), expected);
    let first = number_of(&stage, "Board 1");
    press(&mut stage, BoardsAction::Choose(Which::Own(first)));
    assert!(says(&stage, "From 24 test games"));
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn two_hundred_boards_are_all_there() {
    let folder = folder("many");
    for number in 0..200 {
        let name = format!(
            "{number} {}",
            ["é", "王", "\u{202e}x", "🎲"][number as usize % 4]
        );
        own(&folder).save(&name, &board(number)).unwrap();
    }
    let mut stage = start(&folder);
    press(&mut stage, BoardsAction::Open);
    let shown = |stage: &Stage, which| {
        stage
            .laid()
            .has(Action::Boards(BoardsAction::Choose(which)))
    };
    for number in 0..200 {
        assert!(shown(&stage, Which::Own(number)), "{number}");
    }
    assert!(shown(&stage, Which::Named(19)));
    // The last one is scrolled to by keys.
    stage
        .world()
        .resource_mut::<kulami::app::interface::Focus>()
        .on = Some(Action::Boards(BoardsAction::Choose(Which::Own(199))));
    stage.settle_words();
    stage.key(KeyCode::Enter);
    stage.settle_words();
    assert_eq!(stage.boards().chosen(), Which::Own(199));
    let choose = Action::Boards(BoardsAction::Choose(Which::Own(199)));
    let button = stage
        .laid()
        .buttons
        .iter()
        .find(|button| button.action == choose);
    assert!(button.unwrap().seen.is_positive());
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

/// Opens the library, looks at a board and sets up a game on it.
fn play_on(stage: &mut Stage, which: Which) -> Layout {
    stage.act(Action::Boards(BoardsAction::Open));
    settle(stage);
    let choose = Action::Boards(BoardsAction::Choose(which));
    assert!(stage.laid().has(choose), "{which:?}");
    stage.act(choose);
    assert_eq!(stage.boards().chosen(), which);
    press(stage, BoardsAction::Play(which));
    assert_eq!((stage.screen(), stage.sheet()), (Screen::NewGame, None));
    stage.settle();
    (**stage.session().game().layout()).clone()
}

#[test]
fn of_more_than_256_boards_the_right_one_is_played_on_and_deleted() {
    let folder = folder("numbers");
    let named = |number| NamedBoard::new(&format!("Board {number}"), layout(number));
    // Written without syncing the disk each time.
    fs::create_dir_all(folder.join("boards")).unwrap();
    let path = |number: u64| folder.join(format!("boards/Board {number}.ron"));
    for number in 0..300 {
        fs::write(path(number), named(number).to_string()).unwrap();
    }
    let mut stage = start(&folder);
    press(&mut stage, BoardsAction::Open);
    assert_eq!(stage.boards().own().list().len(), 300);
    stage.act(Action::Back);
    for number in [0, 43, 299, 256] {
        let name = stage.boards().own().get(number).unwrap().name();
        let seed: u64 = name.strip_prefix("Board ").unwrap().parse().unwrap();
        assert_eq!(play_on(&mut stage, Which::Own(number)), layout(seed));
        stage.act(Action::Boards(BoardsAction::Open));
        stage.act(Action::Boards(BoardsAction::Delete(number)));
        stage.act(Action::Yes);
        settle(&mut stage);
        stage.act(Action::Back);
        assert!(!path(seed).exists(), "{number}");
    }
    assert_eq!(own(&folder).list().unwrap().len(), 296);

    // The same of those that come with the game.
    let boards: Vec<NamedBoard> = (0..300).map(named).collect();
    stage.world().insert_resource(Library(boards.clone()));
    for number in [0, 43, 299, 256] {
        let played = play_on(&mut stage, Which::Named(number));
        assert_eq!(played, boards[number].layout, "{number}");
    }
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_broken_board_is_told_of_and_left_alone() {
    let folder = folder("broken");
    let path = own(&folder).save("Bay", &board(1)).unwrap().path;
    fs::write(&path, "(name: \"Bay\", about: \"\", rows: [\"AA\"])").unwrap();
    fs::write(folder.join("boards/Text.ron"), [0xff, 0xfe]).unwrap();
    let mut stage = start(&folder);
    press(&mut stage, BoardsAction::Open);
    for number in 0..2 {
        press(&mut stage, BoardsAction::Choose(Which::Own(number)));
        let says = |what: &str| {
            stage
                .laid()
                .texts
                .iter()
                .any(|text| text.text.contains(what))
        };
        assert!(says("This board cannot be opened"), "{number}");
        let laid = stage.laid();
        assert!(!laid.has(Action::Boards(BoardsAction::Play(Which::Own(number)))));
        assert!(laid.has(Action::Boards(BoardsAction::Delete(number))));
    }
    assert_eq!(
        fs::read_to_string(&path).unwrap(),
        "(name: \"Bay\", about: \"\", rows: [\"AA\"])"
    );
    // A file in place of the folder.
    fs::remove_dir_all(folder.join("boards")).unwrap();
    fs::write(folder.join("boards"), "in the way").unwrap();
    stage.act(Action::Back);
    stage.act(Action::Boards(BoardsAction::Open));
    settle(&mut stage);
    let mut texts = stage.laid().texts.iter();
    assert!(texts.any(|text| text.text.contains("could not be listed")));
    // A board that cannot be saved is reported and not lost.
    stage.act(Action::Build(BuildAction::Open));
    stage.act(Action::Build(BuildAction::Fill));
    stage.settle_words();
    stage.act(Action::Build(BuildAction::Save));
    settle(&mut stage);
    let mut texts = stage.laid().texts.iter();
    assert!(texts.any(|text| text.text.contains("could not be saved")));
    assert_eq!(stage.world().resource::<Building>().lack(), None);
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn keys_alone_and_a_gamepad_alone_reach_every_board() {
    let folder = folder("reach");
    own(&folder).save("One", &board(1)).unwrap();
    for with in BOTH {
        let mut stage = start(&folder);
        with.press(&mut stage, Action::Boards(BoardsAction::Open));
        arrows_reach_everything(&mut stage, with, "the library");
        with.press(
            &mut stage,
            Action::Boards(BoardsAction::Choose(Which::Named(3))),
        );
        with.press(
            &mut stage,
            Action::Boards(BoardsAction::Edit(Which::Named(3))),
        );
        assert_eq!(stage.screen(), Screen::Builder);
        with.back(&mut stage);
        assert_eq!(stage.screen(), Screen::Title);
    }
    fs::remove_dir_all(&folder).unwrap();
}
