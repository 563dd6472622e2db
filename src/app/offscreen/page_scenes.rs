//! The pictures of the rules: the table alone, once for each section. `scripts/make-pictures` draws
//! them.

use super::count_scenes::{PEOPLE, go_to, played, replay, second_of, seconds_of};
use super::learn_scenes::step;
use super::scenes::{
    IRREGULAR, IRREGULAR_MOVES, SQUARE, Scene, board, field, hide_display, play, start, start_with,
};
use super::studio::Studio;
use crate::app::actions::Section;
use crate::app::reveal::Beat;
use crate::app::table::{Aids, Rig};
use crate::play::{Show, Wish};
use crate::rules::RuleSet;

/// The scenes of all sections.
pub fn scenes() -> Vec<Scene> {
    Section::ALL
        .map(|section| {
            Scene::new(section.scene(), move |studio| match section {
                Section::Board => {
                    look(studio, IRREGULAR, 0.0, 58.0, 0.75);
                    studio.settle();
                }
                Section::Turn => {
                    look(studio, IRREGULAR, 0.0, 66.0, 0.77);
                    play(studio, "d4 d7 i7");
                }
                Section::Taboo => {
                    look(studio, IRREGULAR, -0.4, 46.0, 0.62);
                    play(studio, "f7 f4");
                }
                Section::End => {
                    look(studio, IRREGULAR, 0.0, 56.0, 0.73);
                    // Shown as a step of the lesson, so that the count does not start.
                    studio.say(Wish::Show(Show::Lesson(step("block"))));
                    let last = field(studio, "a5");
                    studio.say(Wish::Place(last));
                    studio.settle();
                }
                Section::Score => {
                    look(studio, IRREGULAR, 0.3, 52.0, 0.66);
                    let owners = Aids {
                        owners: true,
                        ..Aids::EXPERT
                    };
                    studio.world().insert_resource(owners);
                    play(studio, IRREGULAR_MOVES);
                }
                Section::Area => area(studio),
                Section::Chains => {
                    let is_trace = |beat: &Beat| matches!(beat, Beat::Trace { .. });
                    count(studio, RuleSet::CHAINS, is_trace, 0.8, 0.74);
                }
                Section::Levels => {
                    let is_take = |beat: &Beat| matches!(beat, Beat::Take { .. });
                    set_up_count(studio, RuleSet::AREA_AND_CHAINS, 0.9);
                    // Half of the tiles are counted.
                    let takes = seconds_of(studio, is_take);
                    go_to(studio, takes[takes.len() / 2]);
                }
            })
        })
        .into()
}

/// An area that is being counted.
pub(super) fn area(studio: &mut Studio) {
    let is_flood = |beat: &Beat| matches!(beat, Beat::Flood { .. });
    count(studio, RuleSet::AREA, is_flood, 0.98, 0.74);
}

/// Looks at a board from this side, this angle above and this zoom.
fn look(studio: &mut Studio, layout: &str, side: f32, above: f32, near: f32) {
    start(studio, board(layout));
    hide_display(studio);
    let above = above.to_radians();
    studio.world().resource_mut::<Rig>().jump(side, above, near);
}

/// A moment of the final count, at this zoom.
fn count(studio: &mut Studio, rules: RuleSet, is_it: fn(&Beat) -> bool, part: f32, near: f32) {
    set_up_count(studio, rules, near);
    let second = second_of(studio, is_it, part);
    go_to(studio, second);
}

fn set_up_count(studio: &mut Studio, rules: RuleSet, near: f32) {
    start_with(studio, board(SQUARE), rules, PEOPLE);
    replay(studio, &played(board(SQUARE), rules, 1), PEOPLE);
    hide_display(studio);
    studio
        .world()
        .resource_mut::<Rig>()
        .jump(0.0, 60.0_f32.to_radians(), near);
}
