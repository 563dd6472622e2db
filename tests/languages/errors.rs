//! Samples of every error of rules, files and system that can reach a player.

use kulami::app::saving::Flaw;
use kulami::app::words::{Cause, SystemFault};
use kulami::assets::AssetError;
use kulami::boards::BoardFileError;
use kulami::files::{OwnBoardError, ReadError, RunningError, StoreError, TextError};
use kulami::lesson::LessonError;
use kulami::rules::notation::{
    BadMove, BoardCodeError, BoardError, FieldError, MoveProblem, RecordError, RecordProblem,
};
use kulami::rules::{Colour, Excerpt, LayoutError, NotASquare, Refusal, RuleSet, Square};
use std::io;

/// Samples of every kind of an error. The kinds are the arms of a `match` that has no rest: an error
/// that is new in the game and missing here does not compile.
macro_rules! every {
    ($error:ty { $($kind:pat => [$($sample:expr),+ $(,)?]),+ $(,)? }) => {{
        let is_listed = |error: &$error| match error { $($kind => true),+ };
        let mut samples: Vec<$error> = Vec::new();
        $($(
            let sample: $error = $sample;
            assert!(matches!(&sample, $kind), "{sample:?} is a sample of something else");
            samples.push(sample);
        )+)+
        assert!(samples.iter().all(is_listed));
        samples
    }};
}

fn excerpt() -> Excerpt {
    Excerpt::new("x")
}

fn squares() -> [Square; 2] {
    [Square { file: 0, rank: 0 }, Square { file: 3, rank: 3 }]
}

fn io_error() -> io::Error {
    io::ErrorKind::PermissionDenied.into()
}

fn layout_errors() -> Vec<LayoutError> {
    let [from, apart] = squares();
    let supply = |found| LayoutError::WrongSupply {
        size: 6,
        found,
        expected: 4,
    };
    let ragged = |found| LayoutError::RaggedRow {
        row: 2,
        found,
        expected: 8,
    };
    every!(LayoutError {
        LayoutError::UnknownCharacter { .. } => [LayoutError::UnknownCharacter {
            row: 1,
            column: 2,
            found: excerpt(),
        }],
        LayoutError::RaggedRow { .. } => [ragged(1), ragged(7)],
        LayoutError::Empty => [LayoutError::Empty],
        LayoutError::TooLarge { .. } => [LayoutError::TooLarge { width: 12, height: 4 }],
        LayoutError::TileApart { .. } => [LayoutError::TileApart { letter: 'A', from, apart }],
        LayoutError::NotARectangle { .. } => [LayoutError::NotARectangle {
            letter: 'A',
            missing: apart,
        }],
        LayoutError::UnknownShape { .. } => [LayoutError::UnknownShape {
            letter: 'A',
            at: from,
            width: 4,
            height: 1,
        }],
        LayoutError::WrongSupply { .. } => [supply(0), supply(1), supply(5), supply(24)],
        LayoutError::BoardApart { .. } => [LayoutError::BoardApart { from, apart }],
    })
}

fn board_errors() -> Vec<BoardError> {
    let codes = every!(BoardCodeError {
        BoardCodeError::Length(_) => [BoardCodeError::Length(1), BoardCodeError::Length(150)],
        BoardCodeError::Place { .. } => [BoardCodeError::Place {
            row: 1,
            column: 2,
            found: excerpt(),
        }],
        BoardCodeError::TileSize { .. } => [BoardCodeError::TileSize {
            letter: 'b',
            expected: 6,
            found: 5,
        }],
        BoardCodeError::Layout(_) => [BoardCodeError::Layout(LayoutError::Empty)],
    });
    let mut errors = every!(BoardError {
        BoardError::Layout(_) => [LayoutError::Empty.into()],
        BoardError::Code(_) => [BoardCodeError::Length(7).into()],
        BoardError::Neither(_) => [BoardError::Neither(excerpt())],
    });
    errors.extend(layout_errors().into_iter().map(BoardError::from));
    errors.extend(codes.into_iter().map(BoardError::from));
    errors
}

fn move_problems() -> Vec<MoveProblem> {
    let fields = every!(FieldError {
        FieldError::NotASquare(_) => [NotASquare.into()],
        FieldError::NotOnBoard => [FieldError::NotOnBoard],
    });
    let refusals = every!(Refusal {
        Refusal::GameOver => [Refusal::GameOver],
        Refusal::Occupied => [Refusal::Occupied],
        Refusal::NotInCross => [Refusal::NotInCross],
        Refusal::TabooOfLast => [Refusal::TabooOfLast],
        Refusal::TabooOfBefore => [Refusal::TabooOfBefore],
    });
    let mut problems = every!(MoveProblem {
        MoveProblem::Field(_) => [FieldError::NotOnBoard.into()],
        MoveProblem::Refused(_) => [Refusal::Occupied.into()],
    });
    problems.extend(fields.into_iter().map(MoveProblem::from));
    problems.extend(refusals.into_iter().map(MoveProblem::from));
    problems
}

fn bad_move(why: MoveProblem) -> BadMove {
    BadMove {
        number: 3,
        word: excerpt(),
        why,
    }
}

fn record_errors() -> Vec<RecordError> {
    let mut problems = every!(RecordProblem {
        RecordProblem::NotARecord(_) => [RecordProblem::NotARecord(excerpt())],
        RecordProblem::UnknownVersion(_) => [RecordProblem::UnknownVersion(excerpt())],
        RecordProblem::Repeated(_) => [RecordProblem::Repeated(excerpt())],
        RecordProblem::NoLayout => [RecordProblem::NoLayout],
        RecordProblem::Layout(_) => [RecordProblem::Layout(LayoutError::Empty)],
        RecordProblem::Rules(_) => [RecordProblem::Rules("x".parse::<RuleSet>().unwrap_err())],
        RecordProblem::Starts(_) => [RecordProblem::Starts("x".parse::<Colour>().unwrap_err())],
        RecordProblem::Move(_) => [RecordProblem::Move(bad_move(Refusal::Occupied.into()))],
        RecordProblem::NotOver(_) => [RecordProblem::NotOver(4)],
        RecordProblem::WrongResult { .. } => [RecordProblem::WrongResult {
            written: excerpt(),
            played: "y".to_owned(),
        }],
    });
    let layouts = layout_errors().into_iter().map(RecordProblem::Layout);
    problems.extend(layouts);
    let moves = move_problems().into_iter().map(bad_move);
    problems.extend(moves.map(RecordProblem::Move));
    let with_line = |problem| RecordError { line: 3, problem };
    problems.into_iter().map(with_line).collect()
}

/// The causes of all errors of files, with what a log says of them in English.
fn causes_of_files() -> Vec<(Cause, String)> {
    let unreadable = || AssetError::Unreadable {
        path: "a.ron".into(),
        source: io_error(),
    };
    let malformed = || StoreError::Form {
        path: "a.ron".into(),
        reason: "expected a comma".to_owned(),
    };
    let mut causes = Vec::new();
    let mut add = |cause: Cause, english: String| causes.push((cause, english));
    for error in every!(StoreError {
        StoreError::Io { .. } => [StoreError::Io { path: "a.ron".into(), source: io_error() }],
        StoreError::Form { .. } => [malformed()],
    }) {
        add((&error).into(), error.to_string());
    }
    for error in every!(RunningError {
        RunningError::Taken => [RunningError::Taken],
        RunningError::Store(_) => [malformed().into()],
    }) {
        add((&error).into(), error.to_string());
    }
    for error in every!(AssetError {
        AssetError::NotAFolder(_) => [AssetError::NotAFolder("a".into())],
        AssetError::Missing(_) => [AssetError::Missing("a.ron".to_owned())],
        AssetError::Unreadable { .. } => [unreadable()],
        AssetError::NotText(_) => [AssetError::NotText("a.ron".to_owned())],
    }) {
        add((&error).into(), error.to_string());
    }
    for error in every!(LessonError {
        LessonError::Asset(_) => [unreadable().into()],
        LessonError::Form(_) => [LessonError::Form("expected a comma".to_owned())],
        LessonError::Layout(_) => [LayoutError::Empty.into()],
        LessonError::Empty => [LessonError::Empty],
        LessonError::NameTaken(_) => [LessonError::NameTaken("take".to_owned())],
        LessonError::Move { .. } => [LessonError::Move {
            step: "take".to_owned(),
            why: bad_move(Refusal::Occupied.into()),
        }],
        LessonError::OutOfReach(_) => [LessonError::OutOfReach("take".to_owned())],
    }) {
        add((&error).into(), error.to_string());
    }
    for error in text_errors() {
        add((&error).into(), error.to_string());
    }
    for error in own_board_errors(unreadable()) {
        add((&error).into(), error.to_string());
    }
    causes
}

fn text_errors() -> Vec<TextError> {
    every!(TextError {
        TextError::Io(_) => [io_error().into()],
        TextError::Folder => [TextError::Folder],
        TextError::TooLarge => [TextError::TooLarge],
        TextError::NotText => [TextError::NotText],
    })
}

fn own_board_errors(unreadable: AssetError) -> Vec<OwnBoardError> {
    let file = || "a.ron".to_owned();
    let boards = every!(BoardFileError {
        BoardFileError::Asset(_) => [unreadable.into()],
        BoardFileError::Form { .. } => [BoardFileError::Form {
            file: file(),
            reason: "expected a comma".to_owned(),
        }],
        BoardFileError::NotOneLine { .. } => [BoardFileError::NotOneLine { file: file() }],
        BoardFileError::NameTaken { .. } => [BoardFileError::NameTaken {
            file: file(),
            name: excerpt(),
        }],
        BoardFileError::Layout { .. } => [BoardFileError::Layout {
            file: file(),
            source: LayoutError::Empty,
        }],
    });
    let mut errors = every!(OwnBoardError {
        OwnBoardError::Missing => [OwnBoardError::Missing],
        OwnBoardError::Text(_) => [TextError::NotText.into()],
        OwnBoardError::Board(_) => [BoardFileError::NotOneLine { file: file() }.into()],
    });
    errors.extend(boards.into_iter().map(OwnBoardError::from));
    errors
}

fn faults() -> Vec<SystemFault> {
    every!(SystemFault {
        SystemFault::Denied => [SystemFault::Denied],
        SystemFault::Full => [SystemFault::Full],
        SystemFault::ReadOnly => [SystemFault::ReadOnly],
        SystemFault::Missing => [SystemFault::Missing],
        SystemFault::InTheWay => [SystemFault::InTheWay],
        SystemFault::InUse => [SystemFault::InUse],
        SystemFault::Other(_) => [SystemFault::Other(Some(12)), SystemFault::Other(None)],
    })
}

/// Every cause, with what a log says of it in English.
pub fn causes() -> Vec<(Cause, String)> {
    let in_log = || "os error".to_owned();
    let each = every!(Cause {
        Cause::File(..) => [Cause::File("a.ron".into(), SystemFault::Full)],
        Cause::System(_) => [Cause::System(SystemFault::Full)],
        Cause::Malformed => [Cause::Malformed],
        Cause::Taken => [Cause::Taken],
        Cause::TooLarge => [Cause::TooLarge],
        Cause::NotText => [Cause::NotText],
        Cause::Board(_) => [Cause::Board(LayoutError::Empty.into())],
        Cause::Record(_) => [Cause::Record(record_errors().remove(0))],
    });
    let system = faults().into_iter().map(Cause::System);
    let files = faults()
        .into_iter()
        .map(|fault| Cause::File("a.ron".into(), fault));
    let all = each.into_iter().chain(system).chain(files);
    let mut causes: Vec<_> = all.map(|cause| (cause, in_log())).collect();
    causes.extend(board_errors().into_iter().map(|error| {
        let english = error.to_string();
        (Cause::Board(error), english)
    }));
    causes.extend(record_errors().into_iter().map(|error| {
        let english = error.problem.to_string();
        (Cause::Record(error), english)
    }));
    causes.extend(causes_of_files());
    causes
}

/// Everything that can be wrong with a game that is read.
pub fn flaws() -> Vec<Flaw> {
    let record = |problem| RecordError { line: 3, problem };
    let mut errors = every!(ReadError {
        ReadError::Missing => [ReadError::Missing],
        ReadError::Text(_) => [TextError::NotText.into()],
        ReadError::NotARecord(_) => [ReadError::NotARecord(record(RecordProblem::NoLayout))],
        ReadError::Newer(_) => [ReadError::Newer(3)],
        ReadError::CutShort(_) => [ReadError::CutShort("after 3 marbles".to_owned())],
        ReadError::Mistake(_) => [ReadError::Mistake(record(RecordProblem::NoLayout))],
    });
    errors.extend(text_errors().into_iter().map(ReadError::from));
    errors.extend(record_errors().into_iter().map(ReadError::Mistake));
    errors.iter().map(Flaw::from).collect()
}
