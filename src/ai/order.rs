//! Which choice to try first. The better the guess, the more of the rest is cut off.

use super::ground::Ground;
use super::node::Node;
use crate::rules::{Colour, Field, FieldSet};

/// Deep enough for any game.
const PLIES: usize = 64;

/// What earlier parts of the search have shown to be good.
#[derive(Debug)]
pub struct Experience {
    /// Cut-offs by a field, for each colour (Schaeffer's history heuristic, 1989).
    history: [[i32; Field::COUNT]; 2],
    /// The last field that cut off at this distance from the root.
    killers: [Option<Field>; PLIES],
}

impl Experience {
    /// None yet.
    pub fn new() -> Self {
        Self {
            history: [[0; Field::COUNT]; 2],
            killers: [None; PLIES],
        }
    }

    /// Remembers that a field refuted the opponent's last move.
    pub fn reward(&mut self, colour: Colour, field: Field, depth: i32, ply: usize) {
        self.killers[ply.min(PLIES - 1)] = Some(field);
        let score = &mut self.history[colour.index()][field.index()];
        *score += depth * depth;
        if *score > 1 << 14 {
            for score in self.history.iter_mut().flatten() {
                *score /= 2;
            }
        }
    }
}

/// A choice with what is known before it is searched.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub field: Field,
    /// The opponent's choices after it.
    pub replies: FieldSet,
    promise: i32,
}

/// The choices of a position, most promising first, sorted only as far as they are asked for.
pub struct Choices {
    list: [Choice; Field::COUNT],
    next: usize,
    len: usize,
}

impl Choices {
    /// Rates every choice. `hint` is the best field of an earlier search.
    pub fn new(
        ground: &Ground,
        node: &Node,
        choices: FieldSet,
        hint: Option<Field>,
        experience: &Experience,
        ply: usize,
    ) -> Self {
        let nothing = Choice {
            field: Field::FIRST,
            replies: FieldSet::EMPTY,
            promise: 0,
        };
        let mut rated = Self {
            list: [nothing; Field::COUNT],
            next: 0,
            len: 0,
        };
        let layout = &ground.layout;
        let turn = node.position.turn();
        let own_tile = node
            .position
            .last()
            .map_or(FieldSet::EMPTY, |last| layout.tile(layout.tile_of(last)));
        // The next marble lies on its own tile, which its reach leaves out.
        let free = !(node.position.occupied() | own_tile);
        let killer = experience.killers[ply.min(PLIES - 1)];
        for field in choices {
            let replies = layout.reach(field.index() as u8) & free;
            let tile = usize::from(ground.tile_of[field.index()]);
            let (lead, empties) = node.tile(tile);
            let size = i32::from(ground.sizes[tile]);
            // What the marble changes at once: draws level or takes the lead.
            let gain = if lead == 0 || lead == -1 { size } else { 0 };
            let settles = i32::from(lead >= 0 && lead + 1 > empties - 1) * size;
            let mut promise =
                experience.history[turn.index()][field.index()] + 3000 * gain + 1000 * settles
                    - 1500 * replies.len() as i32;
            if hint == Some(field) {
                promise += 1 << 24;
            } else if killer == Some(field) {
                promise += 12_000;
            }
            rated.list[rated.len] = Choice {
                field,
                replies,
                promise,
            };
            rated.len += 1;
        }
        rated
    }
}

impl Iterator for Choices {
    type Item = Choice;

    fn next(&mut self) -> Option<Choice> {
        let rest = &mut self.list[self.next..self.len];
        let best = (0..rest.len()).max_by_key(|&index| (rest[index].promise, -(index as i32)))?;
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0])
    }
}
