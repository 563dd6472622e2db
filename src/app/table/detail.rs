//! What a quality means for the table.

use super::block::Fineness;
use crate::quality::Quality;
use bevy::prelude::*;

/// How finely the table is made and lit.
pub trait Detail {
    /// Texels of wood in the distance of a field.
    fn wood_density(self) -> f32;

    /// How finely bowls are divided.
    fn bowls(self) -> Fineness;

    /// Sectors and stacks of a marble.
    fn marble(self) -> (u32, u32);

    /// Whether glass shows what is reflected inside it.
    fn traces_glass(self) -> bool;

    /// Samples at the edges of things.
    fn samples(self) -> Msaa;

    /// Whether there is bloom.
    fn blooms(self) -> bool;

    /// Whether the picture is rendered in high dynamic range before tone mapping.
    fn has_high_range(self) -> bool;
}

impl Detail for Quality {
    fn wood_density(self) -> f32 {
        match self {
            Self::Low => 56.0,
            Self::Medium => 96.0,
            Self::High => 112.0,
        }
    }

    fn bowls(self) -> Fineness {
        let (around, rings) = match self {
            Self::Low => (24, 4),
            Self::Medium => (32, 6),
            Self::High => (48, 8),
        };
        Fineness { around, rings }
    }

    fn marble(self) -> (u32, u32) {
        match self {
            Self::Low => (32, 18),
            Self::Medium => (48, 26),
            Self::High => (64, 36),
        }
    }

    fn traces_glass(self) -> bool {
        self != Self::Low
    }

    fn samples(self) -> Msaa {
        match self {
            Self::Low => Msaa::Off,
            Self::Medium | Self::High => Msaa::Sample4,
        }
    }

    fn blooms(self) -> bool {
        self == Self::High
    }

    fn has_high_range(self) -> bool {
        self != Self::Low
    }
}
