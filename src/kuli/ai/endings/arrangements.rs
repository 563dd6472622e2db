//! Where the hands of an ending stand, numbered up to the symmetries of the board.

use crate::kuli::rules::Board;
use crate::shared::Field;

/// Numbers of all arrangements of one hand against one, and of two against one.
///
/// Arrangements that a turn or a mirror leads into each other have the same number. The two hands
/// of one player may come in either order: [`Place`] says in which.
#[derive(Clone, Debug)]
pub struct Arrangements {
    fields: usize,
    duels: Vec<[Field; 2]>,
    duel_numbers: Vec<u32>,
    trios: Vec<[Field; 3]>,
    trio_places: Vec<Place>,
}

/// The number of an arrangement of three hands, and whether the two of one player are exchanged
/// there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place(u32);

impl Place {
    const NONE: Self = Self(u32::MAX);

    const fn new(number: usize, is_exchanged: bool) -> Self {
        Self((number as u32) << 1 | is_exchanged as u32)
    }

    /// The number of the arrangement.
    pub const fn number(self) -> usize {
        self.0 as usize >> 1
    }

    /// Whether the first hand is the second one there.
    pub const fn is_exchanged(self) -> bool {
        self.0 & 1 != 0
    }

    /// Where it is in a list of all arrangements in both orders.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Arrangements {
    /// Numbers them all.
    pub fn new(board: &Board) -> Self {
        let all = board.fields();
        let fields = all.len();
        let mut arrangements = Self {
            fields,
            duels: Vec::new(),
            duel_numbers: vec![u32::MAX; fields.pow(2)],
            trios: Vec::new(),
            trio_places: vec![Place::NONE; fields.pow(3)],
        };
        for one in all {
            for other in all - one.into() {
                arrangements.add_duel(board, [one, other]);
                for third in all - one.into() - other.into() {
                    arrangements.add_trio(board, [one, other, third]);
                }
            }
        }
        arrangements
    }

    fn add_duel(&mut self, board: &Board, hands: [Field; 2]) {
        if self.duel_numbers[self.at(&hands)] != u32::MAX {
            return;
        }
        let number = self.duels.len();
        self.duels.push(hands);
        for mapping in board.symmetries() {
            let at = self.at(&hands.map(|field| mapping.of(field)));
            self.duel_numbers[at] = number as u32;
        }
    }

    fn add_trio(&mut self, board: &Board, hands: [Field; 3]) {
        if self.trio_places[self.at(&hands)] != Place::NONE {
            return;
        }
        let number = self.trios.len();
        self.trios.push(hands);
        let [first, second, alone] = hands;
        for (hands, is_exchanged) in [(hands, false), ([second, first, alone], true)] {
            for mapping in board.symmetries() {
                let at = self.at(&hands.map(|field| mapping.of(field)));
                // Where both orders are the same up to symmetry, either number is right.
                if self.trio_places[at] == Place::NONE {
                    self.trio_places[at] = Place::new(number, is_exchanged);
                }
            }
        }
    }

    fn at(&self, hands: &[Field]) -> usize {
        let digits = hands.iter().map(|field| field.index());
        digits.fold(0, |at, digit| at * self.fields + digit)
    }

    /// One example of each arrangement of one hand against one: the mover's, then the other's.
    pub fn duels(&self) -> &[[Field; 2]] {
        &self.duels
    }

    /// One example of each arrangement of two hands against one: the two, then the one.
    pub fn trios(&self) -> &[[Field; 3]] {
        &self.trios
    }

    /// The number of one hand against one.
    pub fn duel(&self, mover: Field, other: Field) -> usize {
        self.duel_numbers[self.at(&[mover, other])] as usize
    }

    /// The number of two hands against one.
    pub fn trio(&self, first: Field, second: Field, alone: Field) -> Place {
        self.trio_places[self.at(&[first, second, alone])]
    }
}
