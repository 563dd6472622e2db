//! Makes every sound of the game out of numbers, and writes them to `assets/audio`.
//!
//! `cargo run --example make_sounds [-- NAME…]` makes all of them, or those whose names begin
//! so. The same seeds give the same sounds. What is made how is told in `assets/audio/README.md`,
//! which is written along with them.

mod effects;
mod encode;
mod filter;
mod level;
mod modal;
mod mono;
mod music;
mod noise;
mod room;
mod signal;
#[cfg(test)]
mod tests;

use level::Level;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use signal::Stereo;
use std::path::Path;
use std::process::ExitCode;

/// How one file is made.
pub struct Recipe {
    /// The file's name without its ending. Takes of one sound end in `-1`, `-2`, and so on.
    pub name: String,
    /// How it is made, in a line.
    pub made: String,
    /// How loud it is.
    pub level: Level,
    /// Whether it goes on from its end to its start.
    pub is_loop: bool,
    /// Makes it; random numbers come from its own name.
    pub make: Box<dyn Fn(&mut ChaCha8Rng) -> Stereo + Send + Sync>,
}

impl Recipe {
    /// The finished sound, as loud as it is to be.
    pub fn sound(&self) -> Stereo {
        let seed = self.name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        let mut sound = (self.make)(&mut ChaCha8Rng::seed_from_u64(seed));
        if !self.is_loop {
            sound.fade_ends();
        }
        self.level.apply(&mut sound);
        sound
    }

    /// How well it is kept by the encoder, from −0.2 to 1. A loop's end and its start have to meet
    /// again after that; the attacks of short sounds would be smeared with less.
    pub fn quality(&self) -> f32 {
        if self.is_loop { 0.55 } else { 0.6 }
    }
}

/// Every file.
fn recipes() -> Vec<Recipe> {
    let mut all = effects::recipes();
    all.extend(music::recipes());
    all
}

fn main() -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/audio");
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    match write_all(&folder, &wanted) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn write_all(folder: &Path, wanted: &[String]) -> Result<(), Box<dyn std::error::Error>> {
    std::fs::create_dir_all(folder)?;
    let recipes = recipes();
    for recipe in &recipes {
        let is_wanted =
            wanted.is_empty() || wanted.iter().any(|start| recipe.name.starts_with(start));
        if is_wanted {
            let sound = recipe.sound();
            let file = encode::to_ogg(&sound, recipe.quality())?;
            println!(
                "{:28} {:6.2} s  {:7} bytes",
                recipe.name,
                sound.seconds(),
                file.len()
            );
            std::fs::write(folder.join(&recipe.name).with_extension("ogg"), file)?;
        }
    }
    std::fs::write(folder.join("README.md"), told(&recipes))?;
    Ok(())
}

/// What is made how, a line for all takes of a sound.
fn told(recipes: &[Recipe]) -> String {
    let mut told = String::from(
        "# Sounds\n\nEvery file here is made by `cargo run --example make_sounds`; nothing was recorded.\n\n",
    );
    for takes in recipes.chunk_by(|one, next| one.made == next.made) {
        let names = match takes {
            [only] => format!("`{}.ogg`", only.name),
            [first, .., last] => format!("`{}.ogg` to `{}.ogg`", first.name, last.name),
            [] => continue,
        };
        told += &format!("- {names}: {}\n", takes[0].made);
    }
    told
}
