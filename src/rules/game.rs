//! A game: a board, the rules in force, and the marbles placed so far.

use super::{Colour, Ending, Field, FieldSet, Layout, Position, Refusal, RuleSet, Score};
use std::sync::Arc;

/// A game in progress or finished: what is played, undone, saved and replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    layout: Arc<Layout>,
    rules: RuleSet,
    /// Every position so far, the empty board first; each knows the marble that led to it.
    positions: Vec<Position>,
    /// Marbles taken back, the next one to redo last.
    undone: Vec<Field>,
}

impl Game {
    /// A new game on the empty board.
    pub fn new(layout: Arc<Layout>, rules: RuleSet, starts: Colour) -> Self {
        Self {
            layout,
            rules,
            positions: vec![Position::start(starts)],
            undone: Vec::new(),
        }
    }

    /// The board.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The rules in force.
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// Who placed, or will place, the first marble.
    pub fn starts(&self) -> Colour {
        self.positions[0].turn()
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.positions
            .last()
            .expect("a game always has its empty board")
    }

    /// The position after the first `marbles` marbles.
    pub fn position_after(&self, marbles: usize) -> Option<&Position> {
        self.positions.get(marbles)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Colour {
        self.position().turn()
    }

    /// The fields played, in order.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Field> + ExactSizeIterator {
        self.positions[1..].iter().map(|position| {
            position
                .last()
                .expect("only the empty board has no last marble")
        })
    }

    /// How many marbles are on the board.
    pub fn marbles_placed(&self) -> usize {
        self.positions.len() - 1
    }

    /// The fields the player to move may choose from.
    pub fn legal(&self) -> FieldSet {
        self.position().legal(&self.layout)
    }

    /// Why this field is not legal, or `None` if it is.
    pub fn refusal(&self, field: Field) -> Option<Refusal> {
        self.position().refusal(&self.layout, field)
    }

    /// How the game has ended, or `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.position().ending(&self.layout)
    }

    /// The score as it stands.
    pub fn score(&self) -> Score {
        Score::count(&self.layout, self.rules, self.position())
    }

    /// The owner of the tile of the marble in this field, if the marble has changed it; the inner
    /// `None` is no owner.
    pub fn new_owner(&self, field: Field) -> Option<Option<Colour>> {
        let tile = self.layout.tile_of(field);
        let colour = self.position().marble(field)?;
        let now = self.score().tiles[tile.index()];
        let mut before = now;
        before.marbles[colour.index()] -= 1;
        (now.owner() != before.owner()).then_some(now.owner())
    }

    /// Places a marble. A refused one changes nothing; a placed one clears what could be redone.
    pub fn play(&mut self, field: Field) -> Result<(), Refusal> {
        let next = self.position().try_play(&self.layout, field)?;
        self.positions.push(next);
        self.undone.clear();
        Ok(())
    }

    /// Takes the last marble back and says where it was.
    pub fn undo(&mut self) -> Option<Field> {
        let field = self.position().last()?;
        self.positions.pop();
        self.undone.push(field);
        Some(field)
    }

    /// Places the marble that was taken back last and says where.
    pub fn redo(&mut self) -> Option<Field> {
        let field = self.undone.pop()?;
        self.positions.push(self.position().play(field));
        Some(field)
    }

    /// Clears what could be redone.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// How many marbles can be placed again by [`redo`](Self::redo).
    pub fn undone(&self) -> usize {
        self.undone.len()
    }
}
