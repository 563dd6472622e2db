//! What is said of a board that was surveyed.

use crate::app::words::{PhraseValue, Phrasebook, key};
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
            book.tell("known-fields", [("count", tenths(book, survey.openness))]),
        ),
        (
            book.say("known-length"),
            book.tell("known-marbles", [("count", tenths(book, survey.length))]),
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
            book.tell("known-points", [("count", tenths(book, survey.margin))]),
        ),
    ]
}

/// A number with one decimal, as people write it here.
fn tenths(book: &Phrasebook, number: f32) -> PhraseValue<'static> {
    let tenths = (number * 10.0).round() as u32;
    let values = [
        ("whole", (tenths / 10).into()),
        ("tenth", (tenths % 10).into()),
    ];
    book.tell("statistics-decimal", values).into()
}
