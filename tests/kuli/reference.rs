//! The rules once more, in the plainest way: places as pairs, hands in a list, every walk tried
//! field by field. Slow, and easy to believe.

#![allow(dead_code, missing_docs, reason = "shared with the benchmark")]

/// Column from the left and row from the bottom, from 0.
pub type Place = (i32, i32);

/// The seats in the order of play.
pub const SEATS: [char; 4] = ['S', 'W', 'N', 'E'];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlainHand {
    pub seat: char,
    pub place: Place,
    pub coins: u32,
}

/// What is done with a roll.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlainChoice {
    pub pays: Option<Place>,
    pub deed: PlainDeed,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlainDeed {
    Walk {
        from: Place,
        to: Place,
        gives: Vec<Place>,
    },
    Stay,
    Out,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// Rows from the top.
    rows: Vec<Vec<char>>,
    /// In order.
    pub hands: Vec<PlainHand>,
    pub turn: char,
    /// Who went out, in order; several at once are together.
    pub out: Vec<Vec<char>>,
}

impl Reference {
    /// The start of a game on a board given by its rows from the top.
    pub fn start(board: &str, seats: &[char], turn: char) -> Self {
        let rows: Vec<Vec<char>> = board.split('/').map(|row| row.chars().collect()).collect();
        let coins = if seats.len() == 2 { 4 } else { 2 };
        let mut start = Self {
            rows,
            hands: Vec::new(),
            turn,
            out: Vec::new(),
        };
        for place in start.places() {
            let seat = start.letter(place);
            if seats.contains(&seat) {
                start.hands.push(PlainHand { seat, place, coins });
            }
        }
        start.hands.sort();
        start
    }

    /// A position on the same board.
    pub fn with_hands(&self, hands: Vec<PlainHand>, turn: char) -> Self {
        let mut position = Self {
            hands,
            turn,
            out: Vec::new(),
            ..self.clone()
        };
        position.hands.sort();
        position
    }

    /// Every field.
    pub fn places(&self) -> Vec<Place> {
        let all = (0..self.rows[0].len() as i32)
            .flat_map(|x| (0..self.rows.len() as i32).map(move |y| (x, y)));
        all.filter(|&place| self.is_field(place)).collect()
    }

    fn letter(&self, (x, y): Place) -> char {
        let row = self.rows.len() as i32 - 1 - y;
        if x < 0 || row < 0 {
            return '.';
        }
        let row = self.rows.get(row as usize);
        row.and_then(|row| row.get(x as usize))
            .copied()
            .unwrap_or('.')
    }

    fn is_field(&self, place: Place) -> bool {
        self.letter(place) != '.'
    }

    fn is_taken(&self, place: Place) -> bool {
        self.hands.iter().any(|hand| hand.place == place)
    }

    fn has_hands(&self, seat: char) -> bool {
        self.hands.iter().any(|hand| hand.seat == seat)
    }

    pub fn is_over(&self) -> bool {
        self.hands
            .iter()
            .all(|hand| hand.seat == self.hands[0].seat)
    }

    fn own_places(&self) -> Vec<Place> {
        let own = self.hands.iter().filter(|hand| hand.seat == self.turn);
        own.map(|hand| hand.place).collect()
    }

    /// Every way of a hand by so many steps.
    pub fn ways(&self, from: Place, steps: usize) -> Vec<Vec<Place>> {
        let mut ways = Vec::new();
        self.walk_on(&mut vec![from], steps, &mut |way| ways.push(way.to_vec()));
        ways
    }

    /// The ends of all ways, in order.
    pub fn ends(&self, from: Place, steps: usize) -> Vec<Place> {
        let mut ends = Vec::new();
        self.walk_on(&mut vec![from], steps, &mut |way| ends.push(way[steps]));
        ends.sort();
        ends.dedup();
        ends
    }

    fn walk_on(&self, way: &mut Vec<Place>, steps: usize, found: &mut impl FnMut(&[Place])) {
        if way.len() == steps + 1 {
            found(way);
            return;
        }
        let here = way[way.len() - 1];
        for next in around(here) {
            let walked = way
                .windows(2)
                .any(|step| step == [here, next] || step == [next, here]);
            let is_free = next == way[0] || !self.is_taken(next);
            if self.is_field(next) && is_free && !walked {
                way.push(next);
                self.walk_on(way, steps, found);
                way.pop();
            }
        }
    }

    /// Everything the player to move may do with a roll.
    pub fn choices(&self, roll: usize) -> Vec<PlainChoice> {
        let mut all = Vec::new();
        if self.is_over() {
            return all;
        }
        if roll.is_multiple_of(2) {
            self.add_deeds(None, roll, &mut all);
        } else {
            for payer in self.own_places() {
                let mut paid = self.clone();
                paid.take_coin(payer);
                paid.add_deeds(Some(payer), roll, &mut all);
            }
        }
        all
    }

    /// What can be done once the coin is paid.
    fn add_deeds(&self, pays: Option<Place>, roll: usize, all: &mut Vec<PlainChoice>) {
        let before = all.len();
        let own = self.own_places();
        for &from in &own {
            for to in self.ends(from, roll) {
                let beside: Vec<Place> = own
                    .iter()
                    .copied()
                    .filter(|&other| other != from && around(to).contains(&other))
                    .collect();
                for gives in subsets(&beside) {
                    let deed = PlainDeed::Walk { from, to, gives };
                    all.push(PlainChoice { pays, deed });
                }
            }
        }
        if all.len() == before {
            let deed = if own.is_empty() {
                PlainDeed::Out
            } else {
                PlainDeed::Stay
            };
            all.push(PlainChoice { pays, deed });
        }
    }

    fn take_coin(&mut self, place: Place) {
        for hand in &mut self.hands {
            if hand.place == place {
                hand.coins -= 1;
            }
        }
        self.hands.retain(|hand| hand.coins > 0);
    }

    /// The position after a choice.
    pub fn play(&self, choice: &PlainChoice) -> Self {
        let mut next = self.clone();
        if let Some(payer) = choice.pays {
            next.take_coin(payer);
        }
        if let PlainDeed::Walk { from, to, gives } = &choice.deed {
            let index = next.hands.iter().position(|hand| hand.place == *from);
            let mut mover = next.hands.remove(index.expect("it walks"));
            mover.place = *to;
            for place in around(*to) {
                let beside = next.hands.iter().find(|hand| hand.place == place);
                let gives = beside
                    .is_some_and(|hand| hand.seat != self.turn || gives.contains(&hand.place));
                if gives {
                    next.take_coin(place);
                    mover.coins += 1;
                }
            }
            next.hands.push(mover);
            next.hands.sort();
        }
        let gone = SEATS.into_iter();
        let gone = gone.filter(|&seat| self.has_hands(seat) && !next.has_hands(seat));
        let gone: Vec<char> = gone.collect();
        if !gone.is_empty() {
            next.out.push(gone);
        }
        let order = SEATS.iter().cycle().skip_while(|&&seat| seat != self.turn);
        let following = order.copied().skip(1).find(|&seat| next.has_hands(seat));
        next.turn = following.expect("somebody has a hand");
        next
    }

    /// Sequences of so many turns, each a roll and a choice.
    pub fn perft(&self, turns: usize) -> u64 {
        if turns == 0 {
            return 1;
        }
        let after = |choice: PlainChoice| self.play(&choice).perft(turns - 1);
        (1..=6).flat_map(|roll| self.choices(roll)).map(after).sum()
    }
}

/// The four places beside a place.
pub fn around((x, y): Place) -> [Place; 4] {
    [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]
}

fn subsets(places: &[Place]) -> Vec<Vec<Place>> {
    let Some((first, rest)) = places.split_first() else {
        return vec![Vec::new()];
    };
    let without = subsets(rest);
    let with = without.iter().map(|subset| {
        let mut with = vec![*first];
        with.extend(subset);
        with
    });
    with.chain(without.iter().cloned()).collect()
}
