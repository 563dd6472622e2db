//! How much the picture may cost.

use crate::app::table::Fineness;
use crate::cli::drawing::Cost;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// From an old laptop to a showcase.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Quality {
    /// For integrated graphics and software.
    Low,
    /// For most machines.
    #[default]
    Medium,
    /// For the showcase.
    High,
}

impl Quality {
    /// All of them, cheapest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];

    /// Texels of wood in the distance of a field.
    pub fn wood_density(self) -> f32 {
        match self {
            Self::Low => 56.0,
            Self::Medium => 96.0,
            Self::High => 112.0,
        }
    }

    /// How finely bowls are divided.
    pub fn bowls(self) -> Fineness {
        match self {
            Self::Low => Fineness {
                around: 24,
                rings: 4,
            },
            Self::Medium => Fineness {
                around: 32,
                rings: 6,
            },
            Self::High => Fineness {
                around: 48,
                rings: 8,
            },
        }
    }

    /// Sectors and stacks of a marble.
    pub fn marble(self) -> (u32, u32) {
        match self {
            Self::Low => (32, 18),
            Self::Medium => (48, 26),
            Self::High => (64, 36),
        }
    }

    /// The finest detail of what is carved.
    pub fn carving(self) -> f32 {
        match self {
            Self::Low => 0.046,
            Self::Medium => 0.036,
            Self::High => 0.029,
        }
    }

    /// Whether glass shows what is reflected inside it.
    pub fn traces_glass(self) -> bool {
        self != Self::Low
    }

    /// Samples at the edges of things.
    pub fn samples(self) -> Msaa {
        match self {
            Self::Low => Msaa::Off,
            Self::Medium | Self::High => Msaa::Sample4,
        }
    }

    /// Whether light spills over.
    pub fn blooms(self) -> bool {
        self == Self::High
    }

    /// Whether light may be brighter than white before the picture is developed.
    pub fn has_high_range(self) -> bool {
        self != Self::Low
    }
}

impl From<Cost> for Quality {
    fn from(cost: Cost) -> Self {
        match cost {
            Cost::Low => Self::Low,
            Cost::Medium => Self::Medium,
            Cost::High => Self::High,
        }
    }
}
