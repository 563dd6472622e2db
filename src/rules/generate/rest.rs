//! Completing a board that was begun by hand.

use super::Seed;
use super::grow::grow_on;
use super::placement::Placement;
use rand::RngExt;

/// Attempts before a board counts as impossible to finish; most take one or two.
const ATTEMPTS: usize = 400;

/// The tiles that complete a board, or `None` if no way was found.
pub fn rest(laid: &[Placement], seed: &Seed) -> Option<Vec<Placement>> {
    let rng = &mut seed.rng();
    (0..ATTEMPTS).find_map(|_| {
        let lacy = rng.random_range(0.0..0.6);
        grow_on(laid, lacy, rng)
    })
}
