//! The library of boards: looked at, played on, changed, copied and thrown away.

use crate::menus::{BOTH, arrows_reach_everything};
use crate::stage::Stage;
use bevy::prelude::*;
use kulami::app::boards::{Boards, BoardsAction, Which};
use kulami::app::building::{BuildAction, Building};
use kulami::app::interface::{Action, Copied, TextField};
use kulami::app::screens::{BoardKind, Form, Screen, Sheet};
use kulami::app::{GameAssets, Setting};
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
    let mut stage = Stage::with(Setting {
        screen: Screen::Title,
        data: Some(folder.to_owned()),
        ..Setting::new(Assets::built_in())
    });
    stage.settle_words();
    stage
}

fn layout(number: u64) -> Layout {
    irregular(&Seed::from(number), 0.4)
}

fn own(folder: &Path) -> OwnBoards {
    OwnBoards::in_folder(&folder.join("boards"))
}

fn boards(stage: &mut Stage) -> &Boards {
    stage.world().resource::<Boards>()
}

fn press(stage: &mut Stage, action: BoardsAction) {
    stage.settle_words();
    stage.click(Action::Boards(action));
    stage.settle_words();
}

/// Boards with long names, and broken ones, without a folder.
pub fn show_some(stage: &mut Stage) {
    let own = (0..5)
        .map(|number| OwnBoard {
            path: format!("{number}.ron").into(),
            name: "Maximiliane Wolkenstein – 2".to_owned(),
            modified: SystemTime::now(),
            board: if number == 0 {
                parse_board_file("Maximiliane Wolkenstein – 2.ron", "(").map_err(Into::into)
            } else {
                Ok(NamedBoard {
                    name: "x".to_owned(),
                    about: String::new(),
                    layout: layout(number),
                })
            },
            backup: None,
        })
        .collect();
    let assets = stage.world().resource::<GameAssets>().0.clone();
    let mut boards = Boards::load(&assets, None).showing(own);
    boards.choose(Which::Own(0));
    stage.world().insert_resource(boards);
}

#[test]
fn what_is_known_of_a_board_is_shown_and_it_can_be_played_on() {
    let folder = folder("named");
    let mut stage = start(&folder);
    stage.click(Action::Boards(BoardsAction::Open));
    stage.settle_words();
    assert_eq!(stage.sheet(), Some(Sheet::Boards));
    let library = kulami::boards::library(&Assets::built_in()).0;
    let mut known = 0;
    for (number, board) in library.iter().enumerate() {
        let survey = boards(&mut stage).survey(&board.layout);
        known += u32::from(survey.is_some());
        assert!(survey.is_none_or(|survey| survey.games >= 1000));
        let choose = Action::Boards(BoardsAction::Choose(Which::Named(number as u8)));
        stage.act(choose);
        stage.settle_words();
        let says = |what: &str| stage.laid().texts.iter().any(|text| text.text == what);
        let shows = says("Openness") && says("Does better");
        assert_eq!(shows, survey.is_some(), "{number}");
        let lacks = says("Nothing is known of this board yet.");
        assert_eq!(lacks, survey.is_none(), "{number}");
    }
    assert!(known >= 18, "{known}");
    press(&mut stage, BoardsAction::Play(Which::Named(19)));
    assert_eq!((stage.screen(), stage.sheet()), (Screen::NewGame, None));
    let form = stage.world().resource::<Form>();
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
    stage.click(Action::Edit(TextField::BoardName));
    for _ in 0..30 {
        stage.key(KeyCode::Backspace);
    }
    stage
        .world()
        .resource_mut::<kulami::app::interface::Typing>()
        .text = String::new();
    stage.type_text("Ærø 王🎲");
    stage.key(KeyCode::Enter);
    stage.settle_words();
    stage.click(Action::Build(BuildAction::Save));
    stage.settle_words();
    assert_eq!(stage.sheet(), None);
    let list = own(&folder).list().unwrap();
    assert_eq!((list.len(), list[0].name.as_str()), (1, "Ærø 王🎲"));

    // From the library it is taken on, changed, and saved in its own place.
    stage.click(Action::Boards(BoardsAction::Open));
    press(&mut stage, BoardsAction::Choose(Which::Own(0)));
    press(&mut stage, BoardsAction::Copy(Which::Own(0)));
    let copied = stage.world().resource::<Copied>().0.clone().unwrap();
    assert_eq!(
        copied.parse::<Layout>().unwrap(),
        list[0].board.as_ref().unwrap().layout
    );
    press(&mut stage, BoardsAction::Edit(Which::Own(0)));
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Builder, None));
    stage.settle_words();
    stage.click(Action::Build(BuildAction::Mirror));
    stage.settle_words();
    stage.click(Action::Build(BuildAction::Name));
    stage.settle_words();
    stage.click(Action::Build(BuildAction::Save));
    stage.settle_words();
    assert_eq!(own(&folder).list().unwrap().len(), 1);

    // It is played on, and asked about before it is thrown away.
    stage.click(Action::Boards(BoardsAction::Open));
    press(&mut stage, BoardsAction::Play(Which::Own(0)));
    assert_eq!((stage.screen(), stage.sheet()), (Screen::NewGame, None));
    let mirrored = own(&folder).list().unwrap().remove(0).board.unwrap().layout;
    stage.settle();
    assert_eq!(**stage.session().game().layout(), mirrored);
    stage.act(Action::Boards(BoardsAction::Open));
    press(&mut stage, BoardsAction::Choose(Which::Own(0)));
    press(&mut stage, BoardsAction::Delete(0));
    let ask = Sheet::Ask(Action::Boards(BoardsAction::Delete(0)));
    assert_eq!(stage.sheet(), Some(ask));
    stage.click(Action::Back);
    assert_eq!(own(&folder).list().unwrap().len(), 1);
    press(&mut stage, BoardsAction::Delete(0));
    stage.click(Action::Yes);
    stage.settle_words();
    assert!(own(&folder).list().unwrap().is_empty());
    assert_eq!(stage.sheet(), Some(Sheet::Boards));
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
        own(&folder).save(&name, &layout(number), None).unwrap();
    }
    let mut stage = start(&folder);
    stage.click(Action::Boards(BoardsAction::Open));
    stage.settle_words();
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
    assert_eq!(boards(&mut stage).chosen(), Which::Own(199));
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

#[test]
fn a_broken_board_is_told_of_and_left_alone() {
    let folder = folder("broken");
    let path = own(&folder).save("Bay", &layout(1), None).unwrap().path;
    fs::write(&path, "(name: \"Bay\", about: \"\", rows: [\"AA\"])").unwrap();
    fs::write(folder.join("boards/Text.ron"), [0xff, 0xfe]).unwrap();
    let mut stage = start(&folder);
    stage.click(Action::Boards(BoardsAction::Open));
    stage.settle_words();
    for number in 0..2 {
        press(&mut stage, BoardsAction::Choose(Which::Own(number)));
        let says = |what: &str| {
            stage
                .laid()
                .texts
                .iter()
                .any(|text| text.text.contains(what))
        };
        assert!(says("This file cannot be read"), "{number}");
        let laid = stage.laid();
        assert!(!laid.has(Action::Boards(BoardsAction::Play(Which::Own(number)))));
        assert!(laid.has(Action::Boards(BoardsAction::Delete(number))));
    }
    assert_eq!(
        fs::read_to_string(&path).unwrap(),
        "(name: \"Bay\", about: \"\", rows: [\"AA\"])"
    );
    // A file where the folder should be.
    fs::remove_dir_all(folder.join("boards")).unwrap();
    fs::write(folder.join("boards"), "in the way").unwrap();
    stage.act(Action::Back);
    stage.act(Action::Boards(BoardsAction::Open));
    stage.settle_words();
    let mut texts = stage.laid().texts.iter();
    assert!(texts.any(|text| text.text.contains("cannot be listed")));
    // And what is built is not lost because of it: it is said.
    stage.act(Action::Build(BuildAction::Open));
    stage.act(Action::Build(BuildAction::Fill));
    stage.settle_words();
    stage.act(Action::Build(BuildAction::Save));
    stage.settle_words();
    let mut texts = stage.laid().texts.iter();
    assert!(texts.any(|text| text.text.contains("cannot be saved")));
    assert_eq!(stage.world().resource::<Building>().lack(), None);
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn keys_alone_and_a_gamepad_alone_reach_every_board() {
    let folder = folder("reach");
    own(&folder).save("One", &layout(1), None).unwrap();
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
