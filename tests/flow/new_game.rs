//! Setting up a game: the board as text, and boards of a library of any size.

use crate::menus::With;
use crate::stage::Stage;
use bevy_egui::EguiClipboard;
use kulami::app::actions::{Action, FormChange};
use kulami::app::interface::Copied;
use kulami::app::setup::{BoardKind, Library, NewGameForm, Starts};
use kulami::boards::NamedBoard;
use kulami::rules::generate::{Seed, irregular};

fn start() -> Stage {
    let mut stage = Stage::at_title();
    stage.settle_words();
    stage.act(Action::NewGame);
    stage.settle_words();
    stage
}

fn change(stage: &mut Stage, change: FormChange) {
    stage.act(Action::Form(change));
    stage.settle_words();
}

fn says(stage: &Stage, what: &str) -> bool {
    let mut texts = stage.laid().texts.iter();
    texts.any(|text| text.text == what)
}

#[test]
fn a_board_that_was_copied_can_be_pasted_whether_the_system_has_a_clipboard_or_not() {
    let mut stage = start();
    let layout = stage.session().game().layout().clone();
    let within = "Copied, but only within the game: this system has no clipboard";
    assert!(!says(&stage, "Copied") && !says(&stage, within));
    change(&mut stage, FormChange::Copy);
    let system = stage.world().resource_mut::<EguiClipboard>().get_text();
    let is_elsewhere = system.as_deref() == Some(&layout.to_string());
    assert_eq!(says(&stage, "Copied"), is_elsewhere);
    assert_eq!(says(&stage, within), !is_elsewhere);
    let copied = stage.resource::<Copied>().0.clone();
    assert_eq!(copied, Some(layout.to_string()));

    change(&mut stage, FormChange::Shuffle);
    assert_ne!(stage.session().game().layout(), &layout);
    change(&mut stage, FormChange::Paste);
    assert_eq!(stage.session().game().layout(), &layout);
    let form = stage.resource::<NewGameForm>();
    assert_eq!(form.board, BoardKind::Pasted);
    assert_eq!(form.pasted, layout.to_string());
}

#[test]
fn a_board_is_chosen_from_more_than_256() {
    let mut stage = start();
    let boards: Vec<NamedBoard> = (0..300)
        .map(|number| {
            let layout = irregular(&Seed::from(number), 0.4);
            NamedBoard::new(&format!("Board {number}"), layout)
        })
        .collect();
    stage.world().insert_resource(Library(boards.clone()));
    change(&mut stage, FormChange::Board(BoardKind::Library));
    for number in [0, 43, 299, 255, 256] {
        change(&mut stage, FormChange::FromLibrary(number));
        assert_eq!(
            stage.resource::<NewGameForm>().from_library,
            boards[number].name
        );
        let layout = stage.session().game().layout();
        assert_eq!(**layout, boards[number].layout, "{number}");
    }
    // The pictures of all boards scroll too.
    let laid = stage.laid();
    let chosen = |number| Action::Form(FormChange::FromLibrary(number));
    assert!((0..300).all(|number| laid.has(chosen(number))));
}

#[test]
fn a_series_is_chosen_before_the_first_game_and_kept_by_the_next() {
    let mut stage = start();
    change(&mut stage, FormChange::Starts(Starts::Red));
    // It lies below the fold: keys scroll to it.
    With::Keys.press(&mut stage, Action::Form(FormChange::BestOf(5)));
    stage.settle_words();
    stage.act(Action::StartGame);
    stage.settle();
    assert_eq!(stage.session().series().best_of(), 5);
    assert_eq!(stage.session().series().standing(None), [0, 0]);
    stage.act(Action::NewBoard);
    stage.settle();
    assert_eq!(stage.session().series().best_of(), 5);
    // "Play" on the title is a single game.
    stage.act(Action::Title);
    stage.settle_words();
    stage.act(Action::Play);
    stage.settle();
    assert_eq!(stage.session().series().best_of(), 1);
}
