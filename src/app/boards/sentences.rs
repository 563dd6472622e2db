//! What is said of a board that was surveyed.

use crate::app::words::{Phrasebook, decimal, key};
use crate::boards::{Better, Survey};

/// The lines of a survey: a label and a value each.
pub fn survey(book: &Phrasebook, survey: &Survey) -> Vec<(String, String)> {
    let percent = |part: f32| {
        let number = (100.0 * part).round() as u32;
        book.tell("percent", [("number", number.into())])
    };
    let better = match survey.better() {
        Better::Starter => key("known-starter"),
        Better::Second => key("known-second"),
        Better::Neither => key("known-even"),
    };
    let share = match survey.better() {
        Better::Second => 1.0 - survey.starter,
        _ => survey.starter,
    };
    vec![
        (
            book.say("known-openness"),
            book.tell("known-fields", [("count", decimal(survey.openness.into()))]),
        ),
        (
            book.say("known-length"),
            book.tell("known-marbles", [("count", decimal(survey.length.into()))]),
        ),
        (book.say("known-blocked"), percent(survey.blocked)),
        (
            book.say("known-better"),
            book.tell(
                better,
                [
                    ("share", percent(share).into()),
                    ("error", percent(survey.starter_error).into()),
                ],
            ),
        ),
        (
            book.say("known-margin"),
            book.tell("known-points", [("count", decimal(survey.margin.into()))]),
        ),
    ]
}
