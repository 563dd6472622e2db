//! The players' plates and the result: numbers say what they are, and the end of a game is told
//! largest.

use crate::stage::{Stage, boards, setup};
use kulami::app::actions::Action;
use kulami::app::flow::Screen;
use kulami::play::{Player, Wish};

/// A game in which everything counts, after so many marbles.
fn play(stage: &mut Stage, marbles: usize) {
    stage.jump(Screen::Table);
    let start = setup(boards().remove(0), [Player::SOMEBODY; 2]);
    stage.say(Wish::Start(start));
    while stage.session().game().marbles_placed() < marbles {
        match stage.session().game().legal().into_iter().last() {
            Some(field) => stage.say(Wish::Place(field)),
            None => break,
        }
    }
    stage.settle();
}

#[test]
fn plates_of_every_shape_name_the_parts_of_the_score() {
    let mut stage = Stage::new();
    for (width, height) in [(1920, 1080), (2560, 1080), (1440, 1080), (1080, 1920)] {
        stage.resize(width, height);
        play(&mut stage, 12);
        for part in ["Tiles", "Area", "Chains"] {
            let texts = stage.laid().texts.iter();
            let named = texts.filter(|text| text.text == part).count();
            assert_eq!(named, 2, "{part} on {width} x {height}");
        }
    }
}

#[test]
fn who_has_won_is_told_larger_than_anything_else() {
    let mut stage = Stage::new();
    play(&mut stage, 56);
    stage.act(Action::SkipReveal);
    stage.settle();
    let texts = &stage.laid().texts;
    let height = |text: &str| {
        let found = texts.iter().find(|one| one.text.contains(text));
        found.map(|one| one.rect.height())
    };
    let headline = height("wins by").expect("somebody has won");
    for text in texts.iter().filter(|text| !text.text.contains("wins by")) {
        let lines = (text.rect.height() / 30.0).floor().max(1.0);
        assert!(text.rect.height() / lines < headline, "{}", text.text);
    }
}
