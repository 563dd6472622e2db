//! Finding weights: the estimate is linear in them, so the best ones for a set of games are
//! those that predict their final margins with the least square error.

use super::features::{SCALARS, TILE_STATES, scalars, tile_state};
use super::ground::Ground;
use super::node::{Node, is_decided};
use super::weights::{WeightFile, WeightList, Weights};
use crate::rules::{Game, MARBLES, RuleSet, Tile, TileKind};

/// Each feature has a weight for the empty board and one for the full.
const WEIGHTS: usize = 2 * (TILE_STATES + SCALARS);

/// Regularisation: how strongly weights are held at their starting values, as a number of
/// positions.
const HOLD: f64 = 50.0;

/// Sums over positions, from which the best weights follow.
#[derive(Clone, Debug)]
pub struct Regression {
    rules: RuleSet,
    start: WeightList,
    /// Products of features, summed.
    squares: Vec<[f64; WEIGHTS]>,
    /// Products of features and final margins, summed.
    products: [f64; WEIGHTS],
    /// The sum of the squared target values, and the number of positions.
    total: f64,
    positions: f64,
}

impl Regression {
    /// Starts from these weights for these rules.
    pub fn new(rules: RuleSet, weights: &WeightFile) -> Self {
        let start = weights.list(rules).clone();
        let mut regression = Self {
            rules,
            squares: vec![[0.0; WEIGHTS]; WEIGHTS],
            products: [0.0; WEIGHTS],
            total: 0.0,
            positions: 0.0,
            start,
        };
        for (index, held) in flatten(&regression.start).into_iter().enumerate() {
            regression.squares[index][index] = HOLD;
            regression.products[index] = HOLD * held;
        }
        regression
    }

    /// Learns from a finished game, leaving out its first moves, which were random.
    pub fn learn(&mut self, game: &Game, opening: usize) {
        let ground = Ground::new(game.layout().clone(), self.rules);
        let weights = Weights::new(&self.start);
        let score = game.score();
        for marbles in opening..game.marbles_placed() {
            let Some(position) = game.position_after(marbles) else {
                break;
            };
            let node = Node::new(&ground, &weights, position);
            let margin = f64::from(score.margin(position.turn()));
            let (features, decided) = features(&ground, &node);
            self.add(&features, margin - decided);
        }
    }

    fn add(&mut self, features: &[f64; WEIGHTS], margin: f64) {
        for (row, &feature) in self.squares.iter_mut().zip(features) {
            if feature != 0.0 {
                for (sum, &other) in row.iter_mut().zip(features) {
                    *sum += feature * other;
                }
            }
        }
        for (sum, &feature) in self.products.iter_mut().zip(features) {
            *sum += feature * margin;
        }
        self.total += margin * margin;
        self.positions += 1.0;
    }

    /// Adds the sums of another regression.
    pub fn merge(&mut self, other: &Self) {
        let held = flatten(&self.start);
        for (index, (row, other_row)) in self.squares.iter_mut().zip(&other.squares).enumerate() {
            for (sum, more) in row.iter_mut().zip(other_row) {
                *sum += more;
            }
            // Both sums contain `HOLD`, which must count once.
            row[index] -= HOLD;
            self.products[index] += other.products[index] - HOLD * held[index];
        }
        self.total += other.total;
        self.positions += other.positions;
    }

    /// The best weights, and the error that remains in a typical position, in points.
    pub fn solve(&self) -> (WeightList, f64) {
        let solution = solve(self.squares.clone(), self.products);
        let explained: f64 = solution
            .iter()
            .zip(&self.products)
            .map(|(weight, product)| weight * product)
            .sum();
        let error = ((self.total - explained).max(0.0) / self.positions.max(1.0)).sqrt();
        (self.unflatten(&solution), error)
    }

    fn unflatten(&self, solution: &[f64; WEIGHTS]) -> WeightList {
        let pairs: Vec<[f32; 2]> = solution
            .chunks_exact(2)
            .map(|pair| [round(pair[0]), round(pair[1])])
            .collect();
        let mut list = WeightList {
            tiles: pairs[..TILE_STATES].to_vec(),
            scalars: pairs[TILE_STATES..].to_vec(),
        };
        // A tile that can no longer change hands is worth exactly its size.
        for kind in TileKind::ALL {
            let size = kind.size() as i8;
            for lead in 1..=size {
                for empties in 0..=size as u8 {
                    if let Some(state) = tile_state(size, lead, empties)
                        && is_decided(lead, empties)
                    {
                        list.tiles[state] = [f32::from(size); 2];
                    }
                }
            }
        }
        list
    }
}

fn round(weight: f64) -> f32 {
    ((weight * 1000.0).round() / 1000.0) as f32
}

fn flatten(list: &WeightList) -> Vec<f64> {
    let both = list.tiles.iter().chain(&list.scalars).flatten();
    both.map(|&weight| f64::from(weight)).collect()
}

/// All features of a position twice, by how empty and how full the board is, and the margin
/// on decided tiles.
fn features(ground: &Ground, node: &Node) -> ([f64; WEIGHTS], f64) {
    let left = node.marbles_left();
    let early = left as f64 / MARBLES as f64;
    let mut features = [0.0; WEIGHTS];
    let mut put = |feature: usize, value: f64| {
        features[2 * feature] += value * early;
        features[2 * feature + 1] += value * (1.0 - early);
    };
    let mut decided = 0.0;
    for tile in 0..Tile::COUNT {
        let (lead, empties) = node.tile(tile);
        let (lead, empties) = (lead as i8, empties as u8);
        let size = ground.sizes[tile];
        if is_decided(lead, empties) {
            decided += f64::from(lead.signum() * size);
        } else if let Some(state) = tile_state(size, lead, empties) {
            put(state, f64::from(lead.signum()));
        }
    }
    let choices = node.position.legal(&ground.layout);
    for (scalar, value) in scalars(ground, node, choices).into_iter().enumerate() {
        put(TILE_STATES + scalar, f64::from(value));
    }
    (features, decided)
}

/// Solves symmetric equations by Cholesky's method.
#[expect(clippy::needless_range_loop, reason = "the textbook's indices")]
fn solve(mut matrix: Vec<[f64; WEIGHTS]>, mut right: [f64; WEIGHTS]) -> [f64; WEIGHTS] {
    for column in 0..WEIGHTS {
        for row in column..WEIGHTS {
            let mut sum = matrix[row][column];
            for k in 0..column {
                sum -= matrix[row][k] * matrix[column][k];
            }
            matrix[row][column] = if row == column {
                sum.max(1e-9).sqrt()
            } else {
                sum / matrix[column][column]
            };
        }
    }
    for row in 0..WEIGHTS {
        for k in 0..row {
            right[row] -= matrix[row][k] * right[k];
        }
        right[row] /= matrix[row][row];
    }
    for row in (0..WEIGHTS).rev() {
        for k in row + 1..WEIGHTS {
            right[row] -= matrix[k][row] * right[k];
        }
        right[row] /= matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let mut matrix = vec![[0.0; WEIGHTS]; WEIGHTS];
        let wanted: [f64; WEIGHTS] = std::array::from_fn(|index| index as f64 - 7.0);
        for (row, line) in matrix.iter_mut().enumerate() {
            for (column, entry) in line.iter_mut().enumerate() {
                *entry = 1.0 / (1.0 + row.abs_diff(column) as f64);
            }
            line[row] += 2.0;
        }
        let right = std::array::from_fn(|row| {
            matrix[row]
                .iter()
                .zip(&wanted)
                .map(|(entry, value)| entry * value)
                .sum()
        });
        for (found, wanted) in solve(matrix, right).iter().zip(&wanted) {
            assert!((found - wanted).abs() < 1e-6);
        }
    }
}
