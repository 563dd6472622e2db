//! What stands beside the board: its letters and numbers are never under a plate, and each player's
//! plate is on the side of the player's tray, from wherever the board is seen.

use crate::stage::{Stage, boards, setup};
use bevy::prelude::*;
use bevy_egui::egui;
use kulami::ai::Limits;
use kulami::app::actions::Action;
use kulami::app::hints::{HintLimits, Hints};
use kulami::app::interface::LaidText;
use kulami::app::play::Phase;
use kulami::app::settings::Settings;
use kulami::app::table::CurrentPlan;
use kulami::play::{Player, Wish};
use kulami::rules::Colour;

/// Wide, wider, four by three, upright.
const SHAPES: [(u32, u32); 4] = [(1280, 720), (2560, 1080), (1440, 1080), (1080, 1920)];

const NAMES: [&str; 2] = ["Maximiliane", "Bartholomäus"];

fn table(board: usize, marbles: usize) -> Stage {
    let mut stage = Stage::new();
    let limits = Limits {
        time: None,
        depth: Some(1),
        nodes: None,
    };
    stage.world().insert_resource(HintLimits(limits));
    let players = NAMES.map(|name| Player::Person(name.to_owned()));
    stage.say(Wish::Start(setup(boards().remove(board), players)));
    for _ in 0..marbles {
        let field = stage.session().game().legal().first();
        stage.say(Wish::Place(field.unwrap()));
    }
    stage.settle();
    stage
}

fn show(stage: &mut Stage, (width, height): (u32, u32), text_size: u16) {
    stage.world().insert_resource(Settings {
        text_size,
        ..default()
    });
    stage.resize(width, height);
    stage.act(Action::ResetView);
    stage.settle();
}

/// The letters and numbers beside the board.
fn labels(stage: &Stage) -> Vec<LaidText> {
    let texts = stage.laid().texts.iter();
    let is_alone = |text: &&LaidText| text.room.size() == text.rect.size();
    texts.filter(is_alone).cloned().collect()
}

fn check_labels(stage: &Stage, at: &str) {
    let layout = stage.session().game().layout().clone();
    let letters = ('a'..).take(layout.width().into());
    let letters = letters.map(|letter| letter.to_string());
    let numbers = (1..=layout.height()).map(|number| number.to_string());
    let labels = labels(stage);
    for name in letters.chain(numbers) {
        let found: Vec<_> = labels.iter().filter(|text| text.text == name).collect();
        assert_eq!(found.len(), 1, "{name}: {at}");
        for ground in &stage.laid().grounds {
            let is_hidden = ground.seen.intersects(found[0].rect);
            assert!(!is_hidden, "{name} and {ground:?}: {at}");
        }
    }
}

/// From both sides, in the usual view and from above.
fn check_views(stage: &mut Stage, at: &str) {
    for view in ["usual", "above"] {
        for side in ["before", "behind"] {
            stage.settle();
            check_labels(stage, &format!("{view}, {side}, {at}"));
            stage.act(Action::TurnBoard);
        }
        stage.act(Action::TopView);
    }
    stage.settle();
}

#[test]
fn letters_and_numbers_beside_the_board_are_all_there_and_under_no_plate() {
    // A board of eight by eight, and one that is wider.
    for board in [0, 5] {
        let mut stage = table(board, 6);
        for shape in SHAPES {
            for text_size in [100, 200] {
                show(&mut stage, shape, text_size);
                let at = format!("board {board}, {shape:?}, {text_size} %");
                stage.act(Action::MoveList);
                check_views(&mut stage, &format!("{at}, moves"));
                stage.act(Action::MoveList);
                // A hint names a space, too.
                stage.act(Action::Hint);
                stage.wait_until(|stage| !stage.resource::<Hints>().is_thinking);
                // Its card is away while another space is pointed at.
                let hints = stage.resource::<Hints>().clone();
                let best = hints.advice.unwrap().best().unwrap().field;
                let legal = stage.session().game().legal();
                stage.point_at(legal.into_iter().find(|&field| field != best));
                check_views(&mut stage, &at);
                stage.point_at(None);
                stage.act(Action::Hint);
                stage.act(Action::Hint);
            }
        }
    }
}

/// Where a player's name is written, and where the player's tray is, both in the interface's pixels.
fn places(stage: &mut Stage, colour: Colour) -> (egui::Pos2, egui::Pos2) {
    let laid = stage.laid().clone();
    let mut texts = laid.texts.iter();
    let name = texts.find(|text| text.text.starts_with(&NAMES[colour.index()][..4]));
    let name = name.unwrap_or_else(|| panic!("{colour:?} has a name in {:?}", laid.texts));
    let plan = stage.resource::<CurrentPlan>().0.clone();
    let tray = stage.pixel_at(plan.tray(colour).centre) / laid.zoom;
    (name.rect.center(), egui::pos2(tray.x, tray.y))
}

fn check_plates(stage: &mut Stage, at: &str) {
    let screen = stage.laid().screen.unwrap();
    for colour in Colour::BOTH {
        let (plate, tray) = places(stage, colour);
        let is_same_side = if screen.height() > screen.width() {
            (plate.y < screen.center().y) == (tray.y < screen.center().y)
        } else {
            (plate.x < screen.center().x) == (tray.x < screen.center().x)
        };
        assert!(is_same_side, "{colour:?}: {plate:?}, {tray:?}, {at}");
    }
}

#[test]
fn each_plate_is_on_the_side_of_its_tray_however_the_board_is_turned() {
    let mut stage = table(0, 6);
    for shape in SHAPES {
        show(&mut stage, shape, 100);
        for half_turns in 0..3 {
            let at = format!("{shape:?} after {half_turns} half turns");
            check_plates(&mut stage, &at);
            stage.act(Action::MoveList);
            stage.settle();
            check_plates(&mut stage, &format!("{at}, with the list of moves"));
            stage.act(Action::MoveList);
            stage.act(Action::TurnBoard);
            stage.settle();
        }
    }
}

#[test]
fn the_score_is_counted_on_the_sides_of_the_trays() {
    let mut stage = table(0, 0);
    show(&mut stage, SHAPES[0], 100);
    stage.act(Action::TurnBoard);
    while let Some(field) = stage.session().game().legal().first() {
        stage.say(Wish::Place(field));
    }
    stage.wait_until(|stage| stage.phase() == Phase::Revealing);
    for _ in 0..10 {
        stage.step(100);
    }
    assert_eq!(stage.phase(), Phase::Revealing);
    check_plates(&mut stage, "the count");
}
