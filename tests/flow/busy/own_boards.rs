//! The player's own boards while the disk is slow.

use super::disk::{Folder, SlowDisk};
use super::{frames, says};
use crate::stage::Stage;
use kulami::app::actions::{Action, BoardsAction, BuildAction};
use kulami::app::boards::BoardLibrary;
use kulami::app::flow::Sheet;
use kulami::app::game_assets::GameAssets;
use kulami::boards::NamedBoard;
use kulami::files::OwnBoards;
use kulami::rules::generate::{Seed, irregular};

#[test]
fn own_boards_are_listed_saved_and_deleted_without_a_frame_that_waits_for_the_disk() {
    let (folder, disk) = (Folder::new("boards"), SlowDisk::new());
    let files = OwnBoards::in_folder(&folder);
    let board = |number: u64| NamedBoard::new("", irregular(&Seed::from(number), 0.4));
    for number in 0..40 {
        files
            .save(&format!("Board {number}"), &board(number))
            .unwrap();
    }
    let mut stage = Stage::at_title();
    let assets = stage.world().resource::<GameAssets>().0.clone();
    let boards = BoardLibrary::new(&assets, Some(files.clone().on_disk(disk.disk())));
    stage.world().insert_resource(boards);
    let wait = |stage: &mut Stage| {
        stage.wait_until(|stage| !stage.boards().own().is_busy());
        stage.settle_words();
    };
    let count = |stage: &Stage| stage.boards().own().list().len();
    stage.settle_words();
    let held = disk.hold();
    stage.click(Action::Boards(BoardsAction::Open));
    frames(&mut stage);
    assert_eq!(stage.sheet(), Some(Sheet::Boards));
    assert!(says(&stage, "Looking for your boards") && !says(&stage, "None yet"));
    drop(held);
    wait(&mut stage);
    assert_eq!(count(&stage), 40);

    // A deleted board leaves the list at once, and no other one does.
    let item = stage.boards().own().list().first().unwrap();
    let (number, path) = (item.number, item.entry.path.clone());
    let held = disk.hold();
    stage.act(Action::Boards(BoardsAction::Open));
    stage.act(Action::Boards(BoardsAction::Delete(number)));
    stage.act(Action::Yes);
    assert_eq!(count(&stage), 39);
    assert!(path.exists());
    drop(held);
    wait(&mut stage);
    assert_eq!(count(&stage), 39);
    assert!(!path.exists() && stage.boards().own().get(number).is_none());

    // Building goes on while a board is saved, and exiting waits for it.
    stage.act(Action::Build(BuildAction::Open));
    stage.act(Action::Build(BuildAction::Fill));
    stage.act(Action::Build(BuildAction::Name));
    let held = disk.hold();
    stage.act(Action::Build(BuildAction::Save));
    frames(&mut stage);
    assert!(says(&stage, "Saving…"));
    stage.act(Action::Back);
    stage.act(Action::Build(BuildAction::Mirror));
    drop(held);
    wait(&mut stage);
    assert!(says(&stage, "Saved as"));
    assert_eq!(files.list().unwrap().len(), 40);
    assert!(disk.is_left_alone_by_frames());
}
