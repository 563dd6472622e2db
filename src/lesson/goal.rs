//! Goals of the lesson: conditions that the rules can check.

use crate::ai::{Reason, reasons};
use crate::rules::{Ending, Field, FieldSet, Game, Layout, Refusal, Square};
use serde::{Deserialize, Serialize};

/// What the learner is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// Place a marble wherever the rules allow it.
    Place,
    /// Try a field that the rules refuse for this reason, whatever other reasons there are.
    Try(Refusal),
    /// Place a marble on the other side of a gap in the row or column.
    CrossGap,
    /// Take a tile of so many fields.
    TakeTile(usize),
    /// Tie a tile that the other side owns.
    TieTile,
    /// Leave the other side no field.
    Block,
    /// Place the last marble of all.
    PlaceLast,
    /// Join areas to a larger one.
    JoinAreas,
    /// Make a chain.
    MakeChain,
    /// Play until the game is over.
    PlayOn,
}

impl Goal {
    /// The fields that reach it.
    pub fn fields(self, game: &Game) -> FieldSet {
        match self {
            Self::Place | Self::PlayOn => game.legal(),
            Self::Try(refusal) => refused_for(game, refusal),
            Self::CrossGap => legal(game, |field| is_across_gap(game, field)),
            Self::Block => legal(game, |field| {
                matches!(ending_after(game, field), Some(Ending::Blocked(_)))
            }),
            Self::PlaceLast => legal(game, |field| {
                ending_after(game, field) == Some(Ending::AllPlaced)
            }),
            Self::TakeTile(_) | Self::TieTile | Self::JoinAreas | Self::MakeChain => {
                let reached = |(field, facts): (Field, Vec<Reason>)| {
                    facts.iter().any(|&fact| self.is(fact)).then_some(field)
                };
                reasons(game).into_iter().filter_map(reached).collect()
            }
        }
    }

    /// Whether a marble with this effect reaches it.
    fn is(self, fact: Reason) -> bool {
        match (self, fact) {
            (Self::TakeTile(wanted), Reason::TakesTile { size, .. }) => wanted == size,
            (Self::TieTile, Reason::TiesTile { .. })
            | (Self::JoinAreas, Reason::JoinsAreas { .. })
            | (Self::MakeChain, Reason::MakesChain { .. }) => true,
            _ => false,
        }
    }
}

/// The fields for which this is a reason. The rules give one reason for each field, but a field of a
/// closed tile is closed even where it is also out of reach or taken.
fn refused_for(game: &Game, refusal: Refusal) -> FieldSet {
    let layout = game.layout();
    let tile = |field: Option<Field>| {
        field.map_or(FieldSet::EMPTY, |field| layout.tile(layout.tile_of(field)))
    };
    match refusal {
        Refusal::TabooOfLast => tile(game.position().last()),
        Refusal::TabooOfBefore => tile(game.position().before_last()),
        Refusal::GameOver | Refusal::Occupied | Refusal::NotInCross => Field::all()
            .filter(|&field| game.refusal(field) == Some(refusal))
            .collect(),
    }
}

fn legal(game: &Game, is_wanted: impl Fn(Field) -> bool) -> FieldSet {
    let fields = game.legal().into_iter();
    fields.filter(|&field| is_wanted(field)).collect()
}

fn ending_after(game: &Game, field: Field) -> Option<Ending> {
    game.position().play(field).ending(game.layout())
}

/// Whether a place without a field lies between the last marble and this field of its cross.
fn is_across_gap(game: &Game, field: Field) -> bool {
    let layout = game.layout();
    game.position().last().is_some_and(|last| {
        let [from, to] = [last, field].map(|field| layout.square(field));
        between(from, to).any(|square| is_gap(layout, square))
    })
}

fn is_gap(layout: &Layout, square: Square) -> bool {
    layout.field_at(square).is_none()
}

/// The places between two in the same row or column.
fn between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let files = from.file.min(to.file)..=from.file.max(to.file);
    let ranks = from.rank.min(to.rank)..=from.rank.max(to.rank);
    files
        .flat_map(move |file| ranks.clone().map(move |rank| Square { file, rank }))
        .filter(move |&square| square != from && square != to)
}
