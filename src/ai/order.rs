//! Which choice to try first. The better the guess, the more of the rest is cut off.

use super::ground::Ground;
use super::node::Node;
use crate::rules::{Colour, Field, FieldSet, GRID};

/// What earlier parts of the search have shown to be good.
#[derive(Debug)]
pub struct Experience {
    /// Cut-offs by a field, for each colour (Schaeffer's history heuristic, 1989).
    history: [[i32; Field::COUNT]; 2],
}

impl Experience {
    /// None yet.
    pub fn new() -> Self {
        Self {
            history: [[0; Field::COUNT]; 2],
        }
    }

    /// Remembers that a field refuted the opponent's last move.
    pub fn reward(&mut self, colour: Colour, field: Field, depth: i32) {
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
pub struct RatedChoice {
    pub field: Field,
    /// The opponent's choices after it.
    pub replies: FieldSet,
    promise: i32,
}

/// Rates the choices of one position.
pub struct Rating<'a> {
    ground: &'a Ground,
    node: &'a Node,
    /// The best field of an earlier search.
    hint: Option<Field>,
    history: &'a [i32; Field::COUNT],
    /// What the opponent may use after any choice, if it is within reach.
    free: FieldSet,
}

impl<'a> Rating<'a> {
    pub fn new(
        ground: &'a Ground,
        node: &'a Node,
        hint: Option<Field>,
        experience: &'a Experience,
    ) -> Self {
        let position = &node.position;
        Self {
            ground,
            node,
            hint,
            history: &experience.history[position.turn().index()],
            // The tile of the next marble is taboo too, but `reach` leaves it out already.
            free: !(position.occupied() | position.last_tile(&ground.layout)),
        }
    }

    fn rate(&self, field: Field) -> RatedChoice {
        let replies = self.ground.layout.reach(field.index() as u8) & self.free;
        // Few replies first: the tree below is small, and a locked-out opponent ends it. Its
        // weight against the gain took a third off the nodes to solve 22 marbles to go.
        let gain = self.node.gain(self.ground, field);
        let mut promise = self.history[field.index()] + 3000 * gain - 8000 * replies.len() as i32;
        if self.hint == Some(field) {
            promise += 1 << 24;
        }
        RatedChoice {
            field,
            replies,
            promise,
        }
    }

    /// All choices, most promising first.
    pub fn sorted(&self, choices: FieldSet) -> Vec<RatedChoice> {
        let mut sorted: Vec<RatedChoice> =
            choices.into_iter().map(|field| self.rate(field)).collect();
        sorted.sort_by_key(|choice| -choice.promise);
        sorted
    }
}

/// A row and a column of a 10 × 10 board, without the field where they cross. Only the
/// first marble has more to choose from.
const MOST_CHOICES: usize = 2 * (GRID - 1);

/// The choices of a position, most promising first, sorted only as far as they are asked for.
pub struct Choices {
    list: [RatedChoice; MOST_CHOICES],
    next: usize,
    len: usize,
}

impl Choices {
    /// Rates all choices of a position that is not the empty board.
    pub fn new(rating: &Rating, choices: FieldSet) -> Self {
        let nothing = RatedChoice {
            field: Field::FIRST,
            replies: FieldSet::EMPTY,
            promise: 0,
        };
        let mut rated = Self {
            list: [nothing; MOST_CHOICES],
            next: 0,
            len: choices.len(),
        };
        for (slot, field) in rated.list.iter_mut().zip(choices) {
            *slot = rating.rate(field);
        }
        rated
    }
}

impl Iterator for Choices {
    type Item = RatedChoice;

    fn next(&mut self) -> Option<RatedChoice> {
        let rest = &mut self.list[self.next..self.len];
        let best = (0..rest.len()).max_by_key(|&index| (rest[index].promise, -(index as i32)))?;
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0])
    }
}
