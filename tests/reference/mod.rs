//! The rules once more, as plainly as they can be written: lists of coordinates, searched
//! from end to end, no tables, no bits. The engine is compared with it, in results and in
//! speed, so it shares no code with the engine.

#![allow(
    dead_code,
    missing_docs,
    reason = "each user of the reference needs its own part of it"
)]

/// Column from the left and row from the top, in the text of the layout.
pub type Place = (i32, i32);

pub const RED: char = 'r';
pub const BLACK: char = 'b';

#[derive(Clone)]
pub struct Reference {
    /// Every field with the letter of its tile.
    pub fields: Vec<(Place, char)>,
    /// Every marble with its colour and the letter of its tile, in the order they were placed.
    pub marbles: Vec<(Place, char, char)>,
    pub starts: char,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    GameOver,
    Occupied,
    NotInCross,
    TabooOfLast,
    TabooOfBefore,
}

impl Reference {
    pub fn new(layout: &str, starts: char) -> Self {
        let mut fields = Vec::new();
        for (row, line) in layout.split('/').enumerate() {
            for (column, letter) in line.chars().enumerate() {
                if letter != '.' {
                    fields.push(((column as i32, row as i32), letter));
                }
            }
        }
        Self {
            fields,
            marbles: Vec::new(),
            starts,
        }
    }

    pub fn turn(&self) -> char {
        if self.marbles.len().is_multiple_of(2) {
            self.starts
        } else {
            other(self.starts)
        }
    }

    pub fn place(&mut self, place: Place) {
        let colour = self.turn();
        let letter = self.letter(place).expect("marbles go into fields");
        self.marbles.push((place, colour, letter));
    }

    pub fn letter(&self, place: Place) -> Option<char> {
        let (_, letter) = self.fields.iter().find(|(field, _)| *field == place)?;
        Some(*letter)
    }

    pub fn marble(&self, place: Place) -> Option<char> {
        let (_, colour, _) = self.marbles.iter().find(|(field, ..)| *field == place)?;
        Some(*colour)
    }

    fn recent(&self, back: usize) -> Option<Place> {
        let index = self.marbles.len().checked_sub(back)?;
        Some(self.marbles.get(index)?.0)
    }

    /// Which rule forbids a field, leaving aside whether the game is over.
    fn forbidden(&self, place: Place) -> Option<Reason> {
        if self.marble(place).is_some() {
            return Some(Reason::Occupied);
        }
        if let Some(last) = self.recent(1) {
            if last.0 != place.0 && last.1 != place.1 {
                return Some(Reason::NotInCross);
            }
            if self.letter(last) == self.letter(place) {
                return Some(Reason::TabooOfLast);
            }
        }
        if let Some(before) = self.recent(2)
            && self.letter(before) == self.letter(place)
        {
            return Some(Reason::TabooOfBefore);
        }
        None
    }

    pub fn legal(&self) -> Vec<Place> {
        if self.marbles.len() == 56 {
            return Vec::new();
        }
        self.fields
            .iter()
            .map(|(place, _)| *place)
            .filter(|&place| self.forbidden(place).is_none())
            .collect()
    }

    pub fn is_over(&self) -> bool {
        self.legal().is_empty()
    }

    /// For every field in order: which rule forbids it, if any.
    pub fn reasons(&self) -> Vec<Option<Reason>> {
        if self.is_over() {
            return vec![Some(Reason::GameOver); self.fields.len()];
        }
        self.fields
            .iter()
            .map(|(place, _)| self.forbidden(*place))
            .collect()
    }

    pub fn perft(&self, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut count = 0;
        for place in self.legal() {
            let mut next = self.clone();
            next.place(place);
            count += next.perft(depth - 1);
        }
        count
    }

    /// Marbles of a colour on the tile with a letter.
    pub fn on_tile(&self, letter: char, colour: char) -> usize {
        self.marbles
            .iter()
            .filter(|(_, marble, tile)| *marble == colour && *tile == letter)
            .count()
    }

    pub fn tile_points(&self, colour: char) -> usize {
        ('A'..='Q')
            .filter(|&letter| self.on_tile(letter, colour) > self.on_tile(letter, other(colour)))
            .map(|letter| {
                self.fields
                    .iter()
                    .filter(|(_, tile)| *tile == letter)
                    .count()
            })
            .sum()
    }

    /// All areas of a colour, each as a sorted list.
    pub fn areas(&self, colour: char) -> Vec<Vec<Place>> {
        let mut left: Vec<Place> = self
            .marbles
            .iter()
            .filter(|(_, marble, _)| *marble == colour)
            .map(|(place, ..)| *place)
            .collect();
        let mut areas = Vec::new();
        while let Some(seed) = left.pop() {
            let mut area = vec![seed];
            let mut next = 0;
            while next < area.len() {
                let (column, row) = area[next];
                next += 1;
                for beside in [
                    (column - 1, row),
                    (column + 1, row),
                    (column, row - 1),
                    (column, row + 1),
                ] {
                    if let Some(index) = left.iter().position(|place| *place == beside) {
                        area.push(left.remove(index));
                    }
                }
            }
            area.sort_unstable();
            areas.push(area);
        }
        areas
    }

    /// All chains of a colour, each from end to end, the left or upper end first.
    pub fn chains(&self, colour: char) -> Vec<Vec<Place>> {
        let mut chains = Vec::new();
        for (start, marble, _) in &self.marbles {
            if *marble != colour {
                continue;
            }
            for (right, down) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let step = |count: i32| (start.0 + count * right, start.1 + count * down);
                if self.marble(step(-1)) == Some(colour) {
                    continue;
                }
                let mut chain = Vec::new();
                while self.marble(step(chain.len() as i32)) == Some(colour) {
                    chain.push(step(chain.len() as i32));
                }
                if chain.len() >= 5 {
                    chains.push(chain);
                }
            }
        }
        chains.sort();
        chains
    }
}

pub fn other(colour: char) -> char {
    if colour == RED { BLACK } else { RED }
}
