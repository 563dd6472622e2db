//! Why a field is good: facts that the rules bear out, the most interesting first.
//!
//! A reason says what a marble does at once: on its tile, for areas and chains where they
//! count, and to the opponent's next choice. Only one of them says what a search expects.

use crate::rules::{
    Colour, Field, FieldSet, Game, Layout, Position, RuleSet, SHORTEST_CHAIN, Score, Tile, chains,
    largest_areas,
};
use std::cmp::Reverse;

/// A fact about a marble in a field, in the eyes of the player who places it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no other field.
    OnlyField,
    /// The game is over with this marble.
    EndsTheGame {
        /// By how much it is won; negative when lost.
        margin: i32,
    },
    /// The tile was nobody's, empty or tied, and is the mover's now.
    TakesTile {
        /// The tile.
        tile: Tile,
        /// What it scores.
        size: usize,
    },
    /// The tile was the opponent's and is tied now.
    TiesTile {
        /// The tile.
        tile: Tile,
        /// What it would have scored for the opponent.
        size: usize,
    },
    /// The tile is the mover's for good, which it was not before.
    SecuresTile {
        /// The tile.
        tile: Tile,
        /// What it scores.
        size: usize,
    },
    /// The opponent can no longer get the tile, but may still tie it.
    SavesTile {
        /// The tile.
        tile: Tile,
        /// What it scores.
        size: usize,
    },
    /// The mover's largest area grows by joining areas that were apart.
    JoinsAreas {
        /// Marbles in the largest area before.
        from: usize,
        /// Marbles in the largest area now.
        to: usize,
    },
    /// The mover's largest area grows by one.
    ExtendsArea {
        /// Marbles in the largest area now.
        to: usize,
    },
    /// In this field the opponent's largest area would have grown by more than the marble.
    KeepsAreasApart {
        /// Marbles in the opponent's largest area.
        from: usize,
        /// What it would have grown to.
        to: usize,
    },
    /// There is a chain where there was none.
    MakesChain {
        /// Its length.
        length: usize,
    },
    /// There is a chain where there was a shorter one.
    LengthensChain {
        /// Its length now.
        length: usize,
    },
    /// In this field the opponent would have made or lengthened a chain.
    BlocksChain {
        /// How long it would have been.
        length: usize,
    },
    /// The opponent has few fields to choose from.
    LeavesFewFields {
        /// How many: 1 to [`FEW_FIELDS`].
        fields: usize,
    },
    /// The opponent's next marble can gain only so much, and no other field allows less.
    LeavesLittle {
        /// The most it can change the margin.
        points: i32,
    },
    /// No field is expected to end better, though nothing this one does at once sets it apart from
    /// worse ones. [`reasons`] never gives it: only a search can.
    BestValue,
}

/// The opponent has few fields when there are no more than this.
pub const FEW_FIELDS: usize = 3;

impl Reason {
    /// How interesting it is, roughly in half points: what is gained at once counts in full, what
    /// is kept or prevented counts half.
    pub fn interest(self) -> usize {
        match self {
            Self::OnlyField => usize::MAX,
            Self::EndsTheGame { .. } => usize::MAX - 1,
            Self::TakesTile { size, .. } | Self::TiesTile { size, .. } => 2 * size,
            Self::SecuresTile { size, .. } | Self::SavesTile { size, .. } => size,
            Self::JoinsAreas { from, to } => 2 * (to - from),
            Self::KeepsAreasApart { from, to } => to - from,
            Self::MakesChain { length } => 2 * length,
            Self::BlocksChain { length } => length,
            // One field is more than a tile of four and less than a tile of six.
            Self::LeavesFewFields { fields } => 12usize.saturating_sub(3 * fields),
            Self::ExtendsArea { .. } | Self::LengthensChain { .. } | Self::LeavesLittle { .. } => 2,
            Self::BestValue => 0,
        }
    }

    /// Whether it is of the same kind as another and at least as interesting.
    pub fn outdoes(self, other: Self) -> bool {
        if let (Self::EndsTheGame { margin }, Self::EndsTheGame { margin: other }) = (self, other) {
            return margin >= other;
        }
        let same_kind = std::mem::discriminant(&self) == std::mem::discriminant(&other);
        same_kind && self.interest() >= other.interest()
    }
}

/// All reasons for a marble in each of the legal fields, the most interesting first. None
/// where there is nothing to be said.
pub fn reasons(game: &Game) -> Vec<(Field, Vec<Reason>)> {
    let choices = game.legal();
    let marbles: Vec<PlacedMarble> = choices
        .into_iter()
        .map(|field| PlacedMarble::new(game, field))
        .collect();
    let allowed: Vec<i32> = marbles
        .iter()
        .map(PlacedMarble::most_to_gain_next)
        .collect();
    let least = allowed.iter().min();
    let more = allowed
        .iter()
        .filter(|&points| Some(points) > least)
        .count();
    marbles
        .iter()
        .zip(&allowed)
        .map(|(marble, &points)| {
            let mut reasons = Vec::new();
            if choices.len() == 1 {
                reasons.push(Reason::OnlyField);
            }
            marble.of_the_end(&mut reasons);
            marble.of_the_tile(&mut reasons);
            if game.rules().area {
                marble.of_areas(&mut reasons);
            }
            if game.rules().chains {
                marble.of_chains(&mut reasons);
            }
            // Worth saying if most fields allow more, and if there is a next marble.
            if Some(&points) == least && 2 * more > choices.len() && !marble.is_last() {
                reasons.push(Reason::LeavesLittle { points });
            }
            reasons.sort_by_key(|reason| Reverse(reason.interest()));
            (marble.field, reasons)
        })
        .collect()
}

/// A marble in a field, with the position before and after it.
struct PlacedMarble<'a> {
    layout: &'a Layout,
    rules: RuleSet,
    field: Field,
    mover: Colour,
    before: Position,
    after: Position,
}

impl<'a> PlacedMarble<'a> {
    fn new(game: &'a Game, field: Field) -> Self {
        Self {
            layout: game.layout(),
            rules: game.rules(),
            field,
            mover: game.turn(),
            before: *game.position(),
            after: game.position().play(field),
        }
    }

    fn is_last(&self) -> bool {
        self.after.ending(self.layout).is_some()
    }

    fn margin(&self, position: &Position) -> i32 {
        Score::count(self.layout, self.rules, position).margin(self.mover)
    }

    /// The most that the opponent's next marble can change the margin.
    fn most_to_gain_next(&self) -> i32 {
        let standing = self.margin(&self.after);
        let replies = self.after.legal(self.layout).into_iter();
        let gains = replies.map(|reply| standing - self.margin(&self.after.play(reply)));
        gains.max().unwrap_or(0)
    }

    fn of_the_end(&self, reasons: &mut Vec<Reason>) {
        if self.is_last() {
            let margin = self.margin(&self.after);
            reasons.push(Reason::EndsTheGame { margin });
            return;
        }
        let fields = self.after.legal(self.layout).len();
        if fields <= FEW_FIELDS {
            reasons.push(Reason::LeavesFewFields { fields });
        }
    }

    fn of_the_tile(&self, reasons: &mut Vec<Reason>) {
        let tile = self.layout.tile_of(self.field);
        let fields = self.layout.tile(tile);
        let size = fields.len();
        // The mover's lead, and fields that can still change it.
        let standing = |position: &Position| {
            let [own, other] = [self.mover, !self.mover]
                .map(|colour| (position.marbles(colour) & fields).len() as i32);
            (own - other, size as i32 - own - other)
        };
        let (lead, empty) = standing(&self.before);
        match lead {
            0 => reasons.push(Reason::TakesTile { tile, size }),
            -1 => reasons.push(Reason::TiesTile { tile, size }),
            _ => (),
        }
        let (new_lead, still_empty) = standing(&self.after);
        if new_lead > still_empty && lead <= empty {
            reasons.push(Reason::SecuresTile { tile, size });
        } else if new_lead == still_empty && lead < empty {
            reasons.push(Reason::SavesTile { tile, size });
        }
    }

    /// A player's marbles before the move, and what they would be with one in the field.
    fn marbles(&self, colour: Colour) -> (FieldSet, FieldSet) {
        let marbles = self.before.marbles(colour);
        (marbles, marbles | self.field.into())
    }

    fn of_areas(&self, reasons: &mut Vec<Reason>) {
        let grown = |colour: Colour| {
            let (before, after) = self.marbles(colour);
            let size = |marbles| {
                let areas = largest_areas(self.layout, marbles);
                areas.first().map_or(0, |area| area.len())
            };
            (size(before), size(after))
        };
        let (from, to) = grown(self.mover);
        // One marble alone adds one: more comes from areas that were apart.
        if to > from + 1 {
            reasons.push(Reason::JoinsAreas { from, to });
        } else if to > from && from > 0 {
            reasons.push(Reason::ExtendsArea { to });
        }
        let (from, to) = grown(!self.mover);
        if to > from + 1 {
            reasons.push(Reason::KeepsAreasApart { from, to });
        }
    }

    fn of_chains(&self, reasons: &mut Vec<Reason>) {
        reasons.extend(self.chain(self.mover).map(|(is_new, length)| {
            if is_new {
                Reason::MakesChain { length }
            } else {
                Reason::LengthensChain { length }
            }
        }));
        let blocked = self.chain(!self.mover);
        reasons.extend(blocked.map(|(_, length)| Reason::BlocksChain { length }));
    }

    /// Whether a player's marble in the field makes a new chain, and how long it is; if it
    /// makes none, the longest that it lengthens.
    fn chain(&self, colour: Colour) -> Option<(bool, usize)> {
        let (_, after) = self.marbles(colour);
        chains(self.layout, after)
            .iter()
            .filter_map(|chain| {
                let place = chain.fields.iter().position(|&field| field == self.field)?;
                let longer_part = place.max(chain.len() - 1 - place);
                Some((longer_part < SHORTEST_CHAIN, chain.len()))
            })
            .max()
    }
}
