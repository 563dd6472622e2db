//! What can happen to a file: it is cut off, or a bit of it is the other way round. Tests with and
//! without the game share it.

use std::fs;
use std::path::Path;

/// A text cut off everywhere, and with every bit of it the other way round.
pub fn damaged(whole: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let cut = (0..whole.len()).map(|length| whole[..length].to_vec());
    let flipped = (0..whole.len() * 8).map(|bit| {
        let mut bytes = whole.to_vec();
        bytes[bit / 8] ^= 1 << (bit % 8);
        bytes
    });
    cut.chain(flipped)
}

/// Writes a new file: to overwrite one is to wait for the disk, on some file systems.
pub fn put(path: &Path, bytes: &[u8]) {
    let _ = fs::remove_file(path);
    fs::write(path, bytes).unwrap();
}
