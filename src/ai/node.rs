//! A position as the search carries it along: score, hash and estimate kept up to date.
//!
//! Under the basic rules two positions with the same filled fields, the same lead on every
//! tile that can still change hands, the same choices and the same tile of the last marble
//! are the same game from here on, up to the margin on the decided tiles. They share one
//! [`key`](Node::key), and the table stores values less that margin
//! ([`decided`](Node::decided)). Bonuses need the places of the colours, so there every
//! arrangement has its own key.

use super::ground::{GridBits, Ground};
use super::keys::{DECIDED, mix};
use super::value::Value;
use super::weights::Weights;
use crate::rules::{Colour, Field, FieldSet, MARBLES, Position, Tile, TileKind};

const KINDS: usize = TileKind::ALL.len();

/// A position with what is known about it. Margins are red's.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub position: Position,
    /// Where red's and black's marbles lie, kept only where bonuses count.
    grids: [GridBits; 2],
    leads: [i8; Tile::COUNT],
    empties: [u8; Tile::COUNT],
    hash: u64,
    /// How often red and black can still gain a tile's size, by the kind of tile.
    gains: [[i8; KINDS]; 2],
    /// Tiles as they stand.
    margin: i16,
    /// Tiles that can no longer change hands.
    decided: i16,
    /// Tiles as they are expected to end, early and late in the game, in steps of a value.
    expected: [i32; 2],
}

impl Node {
    /// Counts a position from scratch.
    pub fn new(ground: &Ground, weights: &Weights, position: &Position) -> Self {
        let mut node = Self {
            position: *position,
            grids: [0; 2],
            leads: [0; Tile::COUNT],
            empties: [0; Tile::COUNT],
            hash: 0,
            gains: [[0; KINDS]; 2],
            margin: 0,
            decided: 0,
            expected: [0; 2],
        };
        for tile in Tile::all() {
            let fields = ground.layout.tile(tile);
            let [red, black] =
                Colour::BOTH.map(|colour| (position.marbles(colour) & fields).len() as i8);
            node.leads[tile.index()] = red - black;
            node.empties[tile.index()] = fields.len() as u8 - (red + black) as u8;
            node.count_tile(ground, weights, tile.index(), 1);
        }
        for colour in Colour::BOTH {
            for field in position.marbles(colour) {
                node.hash ^= marble_key(ground, colour, field);
                node.grids[colour.index()] |= ground.cell(field);
            }
        }
        node
    }

    /// The node after a marble in a legal field.
    #[must_use]
    pub fn play(&self, ground: &Ground, weights: &Weights, field: Field) -> Self {
        let mut next = *self;
        let colour = self.position.turn();
        let tile = usize::from(ground.tile_of[field.index()]);
        next.count_tile(ground, weights, tile, -1);
        next.leads[tile] += if colour == Colour::Red { 1 } else { -1 };
        next.empties[tile] -= 1;
        next.count_tile(ground, weights, tile, 1);
        next.hash ^= marble_key(ground, colour, field);
        if ground.has_bonus() {
            next.grids[colour.index()] |= ground.cell(field);
        }
        next.position = self.position.play(field);
        next
    }

    /// Puts a tile into the sums, or takes it out.
    fn count_tile(&mut self, ground: &Ground, weights: &Weights, tile: usize, times: i32) {
        let (lead, empties) = (self.leads[tile], self.empties[tile]);
        let size = ground.sizes[tile];
        let worth = i16::from(lead.signum() * size) * times as i16;
        self.margin += worth;
        let expected = weights.tile(size, lead, empties);
        for (sum, share) in self.expected.iter_mut().zip(expected) {
            *sum += i32::from(share) * times;
        }
        let kind = usize::from(ground.kinds[tile]);
        self.gains[0][kind] += gains(-lead, empties) * times as i8;
        self.gains[1][kind] += gains(lead, empties) * times as i8;
        let decided = is_decided(lead, empties);
        if decided {
            self.decided += worth;
        }
        if !ground.has_bonus() {
            let state = if decided {
                DECIDED
            } else {
                (lead + 6) as usize
            };
            self.hash ^= ground.keys.tile[tile][state];
        }
    }

    /// What is asked of the table: the hash with the choices and the tile of the last marble.
    pub fn key(&self, ground: &Ground, choices: FieldSet) -> u64 {
        let last = self.position.last();
        let last_tile = last.map_or(Tile::COUNT, |field| {
            usize::from(ground.tile_of[field.index()])
        });
        self.hash ^ mix(choices.bits()) ^ ground.keys.last_tile[last_tile]
    }

    /// The key for values that are estimates: the margin as it stands is one of the things
    /// they rest on, so positions with another margin are other positions.
    pub fn estimate_key(&self, key: u64) -> u64 {
        key ^ mix(u64::from(self.decided as u16) + 1)
    }

    /// Marbles that both players together have left.
    pub fn marbles_left(&self) -> usize {
        MARBLES - self.position.occupied().len()
    }

    /// 1 for red, −1 for black: turns red's margins into the mover's.
    fn sign(&self) -> i32 {
        if self.position.turn() == Colour::Red {
            1
        } else {
            -1
        }
    }

    /// The margin on tiles that can no longer change hands, for the side to move.
    pub fn decided(&self) -> Value {
        Value::points(i32::from(self.decided) * self.sign())
    }

    /// The margin on all tiles as they stand, for the side to move.
    pub fn tile_margin(&self) -> i32 {
        i32::from(self.margin) * self.sign()
    }

    /// The lead of the side to move on a tile, and its empty fields.
    pub fn tile(&self, tile: usize) -> (i32, i32) {
        (
            i32::from(self.leads[tile]) * self.sign(),
            i32::from(self.empties[tile]),
        )
    }

    /// What a marble of the side to move changes at once on the tiles: it gains the tile's size
    /// by drawing level and by taking the lead.
    pub fn gain(&self, ground: &Ground, field: Field) -> i32 {
        let tile = usize::from(ground.tile_of[field.index()]);
        let (lead, _) = self.tile(tile);
        if lead == 0 || lead == -1 {
            i32::from(ground.sizes[tile])
        } else {
            0
        }
    }

    /// How often a player can still gain the size of a tile, by the kind of tile.
    pub fn gains(&self, colour: Colour) -> [i8; KINDS] {
        self.gains[colour.index()]
    }

    /// The final margin for the side to move, if the game ended here.
    pub fn final_value(&self, ground: &Ground) -> Value {
        let difference =
            |count: &dyn Fn(Colour) -> u32| count(Colour::Red) as i32 - count(Colour::Black) as i32;
        let mut margin = i32::from(self.margin);
        if ground.rules.area {
            margin += difference(&|colour| ground.largest_area(self.position.marbles(colour)));
        }
        if ground.rules.chains {
            margin += difference(&|colour| ground.chain_total(self.grid(colour)));
        }
        Value::points(margin * self.sign())
    }

    /// Where a player's marbles lie. Only known where bonuses count.
    pub fn grid(&self, colour: Colour) -> GridBits {
        self.grids[colour.index()]
    }

    /// What the tiles are expected to bring the side to move, early and late, in steps.
    pub fn expected(&self) -> [i32; 2] {
        self.expected.map(|sum| sum * self.sign())
    }
}

/// A lead larger than what can still be placed on the tile stays.
pub fn is_decided(lead: i8, empties: u8) -> bool {
    empties == 0 || lead.unsigned_abs() > empties
}

/// How often a player who is `behind` on a tile can gain its size there: by drawing level,
/// with as many marbles as one is behind, and by taking the lead, with one more.
fn gains(behind: i8, empties: u8) -> i8 {
    let empties = empties as i8;
    match behind {
        ..0 => 0,
        0 => i8::from(empties > 0),
        _ => i8::from(empties >= behind) + i8::from(empties > behind),
    }
}

fn marble_key(ground: &Ground, colour: Colour, field: Field) -> u64 {
    if ground.has_bonus() {
        ground.keys.marble[colour.index()][field.index()]
    } else {
        ground.keys.filled[field.index()]
    }
}
