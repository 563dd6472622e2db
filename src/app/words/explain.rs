//! Causes as words that follow a colon: without a capital and without a full stop.

use super::cause::{Cause, SystemFault};
use super::key;
use super::phrasebook::{PhraseValue, Phrasebook};
use crate::rules::LayoutError;
use crate::rules::notation::{BoardCodeError, BoardError, MoveProblem, RecordError, RecordProblem};

impl Phrasebook {
    /// Why something failed, for the variable `$why` of a message.
    pub fn why(&self, cause: &Cause) -> (&'static str, PhraseValue<'static>) {
        ("why", self.explain(cause).into())
    }

    /// Why something failed.
    pub fn explain(&self, cause: &Cause) -> String {
        match cause {
            Cause::File(path, fault) => {
                let file = path.display().to_string();
                let why = fault_words(self, *fault);
                self.tell("cause-file", [("file", file.into()), ("why", why.into())])
            }
            Cause::System(fault) => fault_words(self, *fault),
            Cause::Taken => self.say("cause-taken"),
            Cause::Malformed => self.say("cause-malformed"),
            Cause::TooLarge => self.say("cause-too-large"),
            Cause::NotText => self.say("cause-not-text"),
            Cause::Board(error) => board(self, error),
            Cause::Record(error) => record(self, error),
        }
    }
}

fn fault_words(book: &Phrasebook, fault: SystemFault) -> String {
    book.say(match fault {
        SystemFault::Denied => key("cause-denied"),
        SystemFault::Full => key("cause-full"),
        SystemFault::ReadOnly => key("cause-read-only"),
        SystemFault::Missing => key("cause-missing"),
        SystemFault::InTheWay => key("cause-in-the-way"),
        SystemFault::InUse => key("cause-in-use"),
        SystemFault::Other(Some(code)) => {
            // As text: its digits are not grouped.
            let code = ("code", code.to_string().into());
            return book.tell("cause-system", [code]);
        }
        SystemFault::Other(None) => key("cause-unknown"),
    })
}

fn board(book: &Phrasebook, error: &BoardError) -> String {
    match error {
        BoardError::Layout(error) => layout(book, error),
        BoardError::Code(BoardCodeError::Layout(error)) => layout(book, error),
        BoardError::Code(BoardCodeError::Length(found)) => {
            book.tell("code-length", [("found", (*found).into())])
        }
        BoardError::Code(BoardCodeError::Place { row, column, found }) => book.tell(
            "code-place",
            [
                ("row", (*row).into()),
                ("column", (*column).into()),
                ("found", found.unquoted().into()),
            ],
        ),
        BoardError::Code(BoardCodeError::TileSize {
            letter,
            expected,
            found,
        }) => book.tell(
            "code-tile",
            [
                ("letter", letter.to_string().into()),
                ("expected", (*expected).into()),
                ("found", (*found).into()),
            ],
        ),
        BoardError::Neither(found) => {
            book.tell("board-neither", [("found", found.unquoted().into())])
        }
    }
}

fn layout(book: &Phrasebook, error: &LayoutError) -> String {
    let number = |number: usize| PhraseValue::from(number);
    let letter = |letter: &char| ("letter", PhraseValue::from(letter.to_string()));
    match error {
        LayoutError::UnknownCharacter { row, column, found } => book.tell(
            "layout-character",
            [
                ("row", number(*row)),
                ("column", number(*column)),
                ("found", found.unquoted().into()),
            ],
        ),
        LayoutError::RaggedRow {
            row,
            found,
            expected,
        } => book.tell(
            "layout-ragged",
            [
                ("row", number(*row)),
                ("found", number(*found)),
                ("expected", number(*expected)),
            ],
        ),
        LayoutError::Empty => book.say("layout-empty"),
        LayoutError::TooLarge { width, height } => {
            let size = [("width", number(*width)), ("height", number(*height))];
            book.tell("layout-large", size)
        }
        LayoutError::TileApart { letter: tile, .. } => {
            book.tell("layout-tile-apart", [letter(tile)])
        }
        LayoutError::NotARectangle { letter: tile, .. } => {
            book.tell("layout-not-rectangle", [letter(tile)])
        }
        LayoutError::UnknownShape {
            letter: tile,
            width,
            height,
            ..
        } => {
            let size = [("width", (*width).into()), ("height", (*height).into())];
            book.tell("layout-shape", size.into_iter().chain([letter(tile)]))
        }
        LayoutError::WrongSupply {
            size,
            found,
            expected,
        } => book.tell(
            "layout-supply",
            [
                ("size", number(*size)),
                ("found", number(*found)),
                ("expected", number(*expected)),
            ],
        ),
        LayoutError::BoardApart { .. } => book.say("layout-apart"),
    }
}

fn record(book: &Phrasebook, error: &RecordError) -> String {
    let why = match &error.problem {
        RecordProblem::NotARecord(_) | RecordProblem::UnknownVersion(_) => {
            book.say("record-unknown")
        }
        RecordProblem::Repeated(what) => {
            book.tell("record-repeated", [("what", what.unquoted().into())])
        }
        RecordProblem::NoLayout => book.say("record-no-board"),
        RecordProblem::Layout(error) => layout(book, error),
        RecordProblem::Rules(_) => book.say("record-rules"),
        RecordProblem::Starts(_) => book.say("record-starts"),
        RecordProblem::Move(bad) => {
            let phrase = match bad.why {
                MoveProblem::Field(_) => key("record-move-nowhere"),
                MoveProblem::Refused(_) => key("record-move-refused"),
            };
            let word = ("word", bad.word.unquoted().into());
            book.tell(phrase, [("number", bad.number.into()), word])
        }
        RecordProblem::NotOver(_) => book.say("record-not-over"),
        RecordProblem::WrongResult { .. } => book.say("record-result"),
    };
    let values = [("line", error.line.into()), ("why", why.into())];
    book.tell("record-line", values)
}
