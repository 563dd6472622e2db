//! Picture quality levels. The code that draws decides what each of them means.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// Picture quality, from an old laptop to a showcase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[cfg_attr(feature = "game", derive(bevy::prelude::Resource))]
pub enum Quality {
    /// As on an old laptop.
    Low,
    /// As on most machines.
    #[default]
    Medium,
    /// As at the showcase.
    High,
}

impl Quality {
    /// All of them, cheapest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];
}
