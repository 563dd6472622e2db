//! Scoring: tiles, largest areas, chains, and what the rules in force make of them.
//!
//! - A tile goes to whoever has strictly more marbles on it and scores its number of
//!   fields, however many are filled. A tie or an empty tile scores for no one.
//! - The owner of the larger largest area scores the difference.
//! - The owner of the larger chain total scores the difference.
//!
//! Everything is counted under any rules, so that it can be shown; the bonuses are only
//! given where the rules say so.

use super::layout::SHORTEST_CHAIN;
use super::{Colour, Field, FieldSet, Layout, Position, RuleSet, Tile};

/// The count of a position, part by part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Every tile, in order.
    pub tiles: [TileCount; Tile::COUNT],
    sides: [SideScore; 2],
}

/// The marbles on one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileCount {
    /// The tile.
    pub tile: Tile,
    /// What it scores.
    pub size: usize,
    /// Marbles on it, red and black.
    pub marbles: [usize; 2],
}

impl TileCount {
    /// Who has strictly more marbles on it.
    pub fn owner(&self) -> Option<Colour> {
        let [red, black] = self.marbles;
        match red.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Colour::Red),
            std::cmp::Ordering::Less => Some(Colour::Black),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// What one player has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideScore {
    /// Points from tiles.
    pub tiles: usize,
    /// The largest area; several where several are equally large.
    pub areas: Vec<FieldSet>,
    /// All chains.
    pub chains: Vec<Chain>,
    /// Points the area rule gives: the difference, on one side only.
    pub area_bonus: usize,
    /// Points the chain rule gives: the difference, on one side only.
    pub chain_bonus: usize,
}

impl SideScore {
    /// Marbles in the largest area.
    pub fn area(&self) -> usize {
        self.areas.first().map_or(0, |area| area.len())
    }

    /// The lengths of all chains together.
    pub fn chain_total(&self) -> usize {
        self.chains.iter().map(Chain::len).sum()
    }

    /// Tiles and bonuses.
    pub fn total(&self) -> usize {
        self.tiles + self.area_bonus + self.chain_bonus
    }
}

/// Five or more marbles of one colour in an unbroken straight line, from end to end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Its fields in order along the line.
    pub fields: Vec<Field>,
}

impl Chain {
    /// How many marbles it is long. Never less than five.
    #[expect(clippy::len_without_is_empty, reason = "a chain is never empty")]
    pub fn len(&self) -> usize {
        self.fields.len()
    }
}

impl Score {
    /// Counts a position, finished or not.
    pub fn count(layout: &Layout, rules: RuleSet, position: &Position) -> Self {
        let tiles = count_tiles(layout, position);
        let mut sides = Colour::BOTH.map(|colour| {
            let marbles = position.marbles(colour);
            SideScore {
                tiles: tiles
                    .iter()
                    .filter(|count| count.owner() == Some(colour))
                    .map(|count| count.size)
                    .sum(),
                areas: largest_areas(layout, marbles),
                chains: chains(layout, marbles),
                ..SideScore::default()
            }
        });
        for colour in Colour::BOTH {
            let [own, other] = [colour, !colour].map(|side| &sides[side.index()]);
            let area_bonus = own.area().saturating_sub(other.area());
            let chain_bonus = own.chain_total().saturating_sub(other.chain_total());
            let own = &mut sides[colour.index()];
            own.area_bonus = if rules.area { area_bonus } else { 0 };
            own.chain_bonus = if rules.chains { chain_bonus } else { 0 };
        }
        Self { tiles, sides }
    }

    /// One player's part.
    pub fn side(&self, colour: Colour) -> &SideScore {
        &self.sides[colour.index()]
    }

    /// How many points a player is ahead; negative when behind.
    pub fn margin(&self, colour: Colour) -> i32 {
        self.side(colour).total() as i32 - self.side(!colour).total() as i32
    }

    /// Who has more points, or `None` for a draw.
    pub fn leader(&self) -> Option<Colour> {
        Colour::BOTH
            .into_iter()
            .find(|&colour| self.margin(colour) > 0)
    }
}

fn count_tiles(layout: &Layout, position: &Position) -> [TileCount; Tile::COUNT] {
    let mut tiles = Tile::all();
    std::array::from_fn(|_| {
        let tile = tiles.next().expect("there are as many tiles as entries");
        let fields = layout.tile(tile);
        TileCount {
            tile,
            size: fields.len(),
            marbles: Colour::BOTH.map(|colour| (position.marbles(colour) & fields).len()),
        }
    })
}

/// The areas of these marbles that no other is larger than.
pub fn largest_areas(layout: &Layout, marbles: FieldSet) -> Vec<FieldSet> {
    let mut largest: Vec<FieldSet> = Vec::new();
    let mut left = marbles;
    while let Some(seed) = left.first() {
        let area = area_around(layout, marbles, seed);
        left -= area;
        let known = largest.first().map_or(0, |area| area.len());
        if area.len() > known {
            largest.clear();
        }
        if area.len() >= known {
            largest.push(area);
        }
    }
    largest
}

/// The marbles joined edge to edge to the one at `seed`. Diagonal contact does not join.
fn area_around(layout: &Layout, marbles: FieldSet, seed: Field) -> FieldSet {
    let mut area = FieldSet::from(seed);
    let mut rim = area;
    while let Some(field) = rim.first() {
        rim.remove(field);
        let joined = layout.neighbours(field) & (marbles - area);
        area |= joined;
        rim |= joined;
    }
    area
}

/// Every maximal unbroken line of five or more marbles. Lines may cross; each counts.
pub fn chains(layout: &Layout, marbles: FieldSet) -> Vec<Chain> {
    layout
        .lines()
        .flat_map(|line| line.split(|&field| !marbles.contains(field)))
        .filter(|run| run.len() >= SHORTEST_CHAIN)
        .map(|run| Chain {
            fields: run.to_vec(),
        })
        .collect()
}
