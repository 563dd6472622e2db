//! Solid wood: growth rings, fibres and pores as a function of the place inside the trunk, so that
//! bowls and edges cut through them as a tool would.

use bevy::prelude::*;
use serde::Deserialize;

/// What a wood looks like. Colours are linear, lengths in fields.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WoodRecipe {
    /// Early wood, where a ring is palest.
    pub light: [f32; 3],
    /// Between.
    pub middle: [f32; 3],
    /// Late wood and pores.
    pub dark: [f32; 3],
    /// Growth rings in the distance of a field.
    pub rings: f32,
    /// How much the rings wander.
    pub warp: f32,
    /// How much paler or darker a piece is than the next, least and most.
    pub tone: (f32, f32),
    /// How much warmer or cooler a piece is than the next.
    pub warmth: f32,
    /// Roughness on average, and how much it varies with the grain.
    pub roughness: (f32, f32),
    /// How strong its lacquer is, and how rough.
    pub lacquer: (f32, f32),
}

/// One piece of wood out of its trunk.
#[derive(Clone, Copy, Debug)]
pub struct WoodCut {
    seed: u32,
    /// How far below the surface the middle of the trunk is, and how far to the side.
    pith: Vec2,
    /// How much the trunk's axis is tilted relative to the piece.
    tilt: Vec2,
    tone: f32,
    warmth: f32,
}

/// A flat picture of a wood, row by row, for the interface. Along the grain it is stretched by
/// `stretch`, so that a small piece covers much.
pub fn wood_picture(recipe: &WoodRecipe, size: UVec2, stretch: f32) -> Vec<[u8; 3]> {
    const PIXELS_IN_UNIT: f32 = 80.0;
    let piece = WoodCut::new(recipe, 40);
    let mut picture = Vec::with_capacity((size.x * size.y) as usize);
    for y in 0..size.y {
        for x in 0..size.x {
            let place = Vec2::new(x as f32, y as f32) / PIXELS_IN_UNIT;
            let point = Vec3::new(place.x / stretch, 0.0, place.y);
            let colour = piece.grain(recipe, point, 1.0).colour;
            let colour = Color::linear_rgb(colour.x, colour.y, colour.z).to_srgba();
            picture.push([colour.red, colour.green, colour.blue].map(|part| (part * 255.0) as u8));
        }
    }
    picture
}

/// What wood is like at a point.
#[derive(Clone, Copy, Debug)]
pub struct Grain {
    /// Linear colour.
    pub colour: Vec3,
    /// From polished to dull.
    pub roughness: f32,
}

impl WoodCut {
    /// The piece with this number; neighbours in number are not alike.
    pub fn new(recipe: &WoodRecipe, number: u32) -> Self {
        let chance = |what: u32| hash(number.wrapping_mul(31).wrapping_add(what), 7, 11);
        let between = |what: u32, (least, most): (f32, f32)| least + (most - least) * chance(what);
        Self {
            seed: number,
            pith: Vec2::new(between(1, (1.1, 2.6)), between(2, (-1.2, 1.2))),
            tilt: Vec2::new(between(3, (-0.11, 0.11)), between(4, (-0.11, 0.11))),
            tone: between(5, recipe.tone),
            warmth: between(6, (-recipe.warmth, recipe.warmth)),
        }
    }

    /// The wood at a point, with the grain along x and the surface at y = 0.
    /// `fine` is how much of the finest grain there is room for.
    pub fn grain(&self, recipe: &WoodRecipe, point: Vec3, fine: f32) -> Grain {
        let offset = Vec3::new(
            self.seed as f32 * 17.3,
            self.seed as f32 * 5.7,
            self.seed as f32 * 9.1,
        );
        let p = point + offset;
        let wander = noise(p * Vec3::new(0.35, 1.1, 1.1)) - 0.5;
        let from_pith = Vec2::new(
            point.z + self.pith.y + self.tilt.y * point.x,
            point.y + self.pith.x + self.tilt.x * point.x,
        );
        let ring = from_pith.length() * recipe.rings + wander * 2.0 * recipe.warp * 2.0;
        let phase = ring - ring.floor();
        // Slowly darker through the year, then suddenly pale again in spring.
        let late = smooth(0.25, 0.92, phase) * (1.0 - smooth(0.93, 1.0, phase));
        let strength = 0.35 + 0.65 * hash(ring.floor() as i32 as u32, self.seed, 3);

        // Two layers that cross at a small angle; otherwise the lattice of the noise would show.
        let slanted = Vec3::new(p.x, p.y + 0.031 * p.x, p.z - 0.027 * p.x);
        let fibres = 0.55 * noise(p * Vec3::new(1.1, 34.0, 34.0))
            + 0.45 * noise(slanted * Vec3::new(0.7, 21.0, 21.0));
        let finest = 0.5 + fine * (noise(p * Vec3::new(3.2, 120.0, 120.0)) - 0.5);
        let pores = fine * smooth(0.64, 0.72, noise(p * Vec3::new(7.0, 95.0, 95.0)));

        let [light, middle, dark] = [recipe.light, recipe.middle, recipe.dark].map(Vec3::from);
        let mut colour = light.lerp(
            middle,
            (1.05 * late * strength + 0.62 * (fibres - 0.38) + 0.45 * wander).clamp(0.0, 1.0),
        );
        colour = colour.lerp(dark, 0.36 * late * late * strength);
        colour = colour.lerp(dark, 0.13 * pores * (0.4 + 0.6 * late));
        colour *= 0.93 + 0.14 * finest;
        colour *= self.tone;
        colour *= Vec3::new(1.0 + 0.5 * self.warmth, 1.0, 1.0 - self.warmth);
        let (roughness, varies) = recipe.roughness;
        Grain {
            colour,
            roughness: roughness + varies * (0.8 * (fibres - 0.5) + 0.7 * late + 0.6 * pores),
        }
    }
}

fn smooth(from: f32, to: f32, x: f32) -> f32 {
    let t = ((x - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// A pseudo-random number from 0 to 1.
fn hash(x: u32, y: u32, z: u32) -> f32 {
    let mut h =
        x.wrapping_mul(0x9E37_79B1) ^ y.wrapping_mul(0x85EB_CA77) ^ z.wrapping_mul(0xC2B2_AE3D);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    (h >> 8) as f32 / (1 << 24) as f32
}

/// Smooth noise from 0 to 1 with features of size 1.
fn noise(p: Vec3) -> f32 {
    let cell = p.floor();
    let f = p - cell;
    let f = f * f * (Vec3::splat(3.0) - 2.0 * f);
    let [x, y, z] = [cell.x, cell.y, cell.z].map(|c| c as i32 as u32);
    let along_x = |dy: u32, dz: u32| {
        let (y, z) = (y.wrapping_add(dy), z.wrapping_add(dz));
        let (a, b) = (hash(x, y, z), hash(x.wrapping_add(1), y, z));
        a + (b - a) * f.x
    };
    let near = along_x(0, 0) + (along_x(1, 0) - along_x(0, 0)) * f.y;
    let far = along_x(0, 1) + (along_x(1, 1) - along_x(0, 1)) * f.y;
    near + (far - near) * f.z
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_smooth_and_fills_its_range() {
        let sample = |i: u32| Vec3::new(i as f32 * 0.37, i as f32 * 0.11 - 50.0, i as f32 * 0.73);
        let values: Vec<f32> = (0..5000).map(|i| noise(sample(i))).collect();
        assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
        let mean = values.iter().sum::<f32>() / 5000.0;
        assert!((mean - 0.5).abs() < 0.03);
        for i in 0..5000 {
            let step = noise(sample(i) + Vec3::splat(1e-3)) - noise(sample(i));
            assert!(step.abs() < 0.02);
        }
    }
}
