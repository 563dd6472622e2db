//! Turns a shape that is given by distances into triangles: a point in every cell of a grid that
//! the surface passes through, and a square across every edge that it cuts
//! (Gibson, "Constrained Elastic Surface Nets", 1998). Each point is then drawn onto the surface
//! itself, so that even a coarse grid gives smooth shapes.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// Cells of a block; blocks that the surface does not come near are passed over.
const BLOCK: usize = 4;
/// The distances along the normal at which occlusion by the shape itself is sampled.
const LOOKS: [f32; 3] = [0.02, 0.05, 0.11];

/// How often a point is drawn towards the surface, and how far at most, in cells.
const STEPS: usize = 3;
const REACH: f32 = 0.5;

/// The surface of a shape.
#[derive(Clone, Debug)]
pub struct Surface {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    /// How much of the room is not occluded by the shape itself, at each point.
    open: Vec<f32>,
    indices: Vec<u32>,
}

impl Surface {
    /// The same on the other side of the plane x = 0.
    #[must_use]
    pub fn mirrored(mut self) -> Self {
        for vector in self.positions.iter_mut().chain(&mut self.normals) {
            vector.x = -vector.x;
        }
        for triangle in self.indices.chunks_exact_mut(3) {
            triangle.swap(1, 2);
        }
        self
    }
}

impl From<Surface> for Mesh {
    /// The openness of a point becomes its texture coordinate u.
    fn from(surface: Surface) -> Self {
        let arrays = |vectors: Vec<Vec3>| vectors.into_iter().map(Vec3::into).collect();
        let (positions, normals): (Vec<[f32; 3]>, Vec<[f32; 3]>) =
            (arrays(surface.positions), arrays(surface.normals));
        let uvs: Vec<[f32; 2]> = surface.open.into_iter().map(|open| [open, 0.0]).collect();
        Self::new(
            PrimitiveTopology::TriangleList,
            RenderAssetUsages::RENDER_WORLD,
        )
        .with_inserted_attribute(Self::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Self::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Self::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(Indices::U32(surface.indices))
    }
}

/// The surface of a shape within a box, with cells of this size.
pub fn surface(shape: impl Fn(Vec3) -> f32, (low, high): (Vec3, Vec3), cell: f32) -> Surface {
    let cells = ((high - low) / cell).ceil().as_uvec3() + 1;
    let [nx, ny, nz] = cells.to_array().map(|count| count as usize + 1);
    let at = |x: usize, y: usize, z: usize| low + Vec3::new(x as f32, y as f32, z as f32) * cell;
    let index = |x: usize, y: usize, z: usize| (z * ny + y) * nx + x;
    let distances = sample(&shape, at, [nx, ny, nz], cell);

    let mut positions = Vec::new();
    let mut point_of = vec![u32::MAX; distances.len()];
    for z in 0..nz - 1 {
        for y in 0..ny - 1 {
            for x in 0..nx - 1 {
                let corner = |number: usize| {
                    let (x, y, z) = (x + (number & 1), y + (number >> 1 & 1), z + (number >> 2));
                    (at(x, y, z), distances[index(x, y, z)])
                };
                if let Some(middle) = crossing(corner) {
                    point_of[index(x, y, z)] = positions.len() as u32;
                    positions.push(middle);
                }
            }
        }
    }

    let mut indices = Vec::new();
    let strides = [1, nx, nx * ny];
    for z in 1..nz - 1 {
        for y in 1..ny - 1 {
            for x in 1..nx - 1 {
                let here = index(x, y, z);
                for axis in 0..3 {
                    let inside = distances[here] < 0.0;
                    if inside == (distances[here + strides[axis]] < 0.0) {
                        continue;
                    }
                    let (u, v) = (strides[(axis + 1) % 3], strides[(axis + 2) % 3]);
                    let square = [here - u - v, here - v, here, here - u].map(|c| point_of[c]);
                    let [a, b, c, d] = square;
                    if inside {
                        indices.extend([a, b, c, a, c, d]);
                    } else {
                        indices.extend([a, c, b, a, d, c]);
                    }
                }
            }
        }
    }

    let mut normals = Vec::with_capacity(positions.len());
    let mut open = Vec::with_capacity(positions.len());
    for position in &mut positions {
        *position = drawn(&shape, *position, cell * REACH);
        let normal = slope(&shape, *position).normalize_or(Vec3::Y);
        let seen = LOOKS.map(|far| (shape(*position + normal * far) / far).clamp(0.0, 1.0));
        normals.push(normal);
        open.push(seen.iter().sum::<f32>() / LOOKS.len() as f32);
    }
    Surface {
        positions,
        normals,
        open,
        indices,
    }
}

/// Distances at all points of the grid; far from the surface only their sign is right.
fn sample(
    shape: impl Fn(Vec3) -> f32,
    at: impl Fn(usize, usize, usize) -> Vec3,
    [nx, ny, nz]: [usize; 3],
    cell: f32,
) -> Vec<f32> {
    let mut distances = vec![0.0; nx * ny * nz];
    // From a block's middle to its corner, and some more, because the values of shapes that are
    // blended or stretched are not exact distances.
    let reach = BLOCK as f32 * cell * 1.6;
    for z0 in (0..nz).step_by(BLOCK) {
        for y0 in (0..ny).step_by(BLOCK) {
            for x0 in (0..nx).step_by(BLOCK) {
                let middle = at(x0, y0, z0) + (BLOCK - 1) as f32 * cell / 2.0;
                let far = Some(shape(middle)).filter(|distance| distance.abs() > reach);
                for z in z0..(z0 + BLOCK).min(nz) {
                    for y in y0..(y0 + BLOCK).min(ny) {
                        for x in x0..(x0 + BLOCK).min(nx) {
                            distances[(z * ny + y) * nx + x] =
                                far.unwrap_or_else(|| shape(at(x, y, z)));
                        }
                    }
                }
            }
        }
    }
    distances
}

/// The middle of where the surface cuts the edges of a cell, if it does.
fn crossing(corner: impl Fn(usize) -> (Vec3, f32)) -> Option<Vec3> {
    let mut sum = Vec3::ZERO;
    let mut count = 0.0;
    for first in 0..8 {
        for bit in [1, 2, 4] {
            if first & bit != 0 {
                continue;
            }
            let ((a, at_a), (b, at_b)) = (corner(first), corner(first | bit));
            if (at_a < 0.0) != (at_b < 0.0) {
                sum += a.lerp(b, at_a / (at_a - at_b));
                count += 1.0;
            }
        }
    }
    (count > 0.0).then(|| sum / count)
}

/// A point drawn onto the surface, but not farther than `reach`: at a crease the slope tells
/// nothing about where the surface is, and a point that followed it would stand out as a thorn.
fn drawn(shape: impl Fn(Vec3) -> f32, from: Vec3, reach: f32) -> Vec3 {
    let (mut place, mut off) = (from, shape(from));
    for _ in 0..STEPS {
        let steep = slope(&shape, place);
        let step = steep * (off / steep.length_squared().max(0.25));
        let next = from + (place - step - from).clamp_length_max(reach);
        let left = shape(next);
        if left.abs() >= off.abs() {
            break;
        }
        (place, off) = (next, left);
    }
    place
}

/// Which way and how steeply distances grow, from the corners of a small tetrahedron.
fn slope(shape: impl Fn(Vec3) -> f32, p: Vec3) -> Vec3 {
    const STEP: f32 = 0.004;
    let corners = [
        Vec3::new(1.0, -1.0, -1.0),
        Vec3::new(-1.0, 1.0, -1.0),
        Vec3::new(-1.0, -1.0, 1.0),
        Vec3::ONE,
    ];
    let sum: Vec3 = corners.map(|way| way * shape(p + way * STEP)).iter().sum();
    sum / (4.0 * STEP)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::lots::hands::finest;
    use crate::app::lots::{bones, carve};
    use crate::quality::Quality;

    /// All parts of a hand at every quality, with their distances and the size of their cells.
    fn each_part(check: impl Fn(&str, &Surface, &dyn Fn(Vec3) -> f32, f32)) {
        for quality in Quality::ALL {
            let cell = finest(quality);
            for (number, part) in bones::parts().iter().enumerate() {
                let shape = |p: Vec3| carve::distance(part, p);
                let surface = surface(shape, carve::bounds(part), cell);
                let name = format!("part {number} at {quality:?}");
                check(&name, &surface, &shape, cell);
            }
        }
    }

    fn triangles(surface: &Surface) -> impl Iterator<Item = [usize; 3]> {
        let corners = |triangle: &[u32]| std::array::from_fn(|at| triangle[at] as usize);
        surface.indices.chunks_exact(3).map(corners)
    }

    #[test]
    fn no_point_of_a_hand_stands_out_of_its_surface() {
        each_part(|name, surface, shape, cell| {
            for &place in &surface.positions {
                let off = shape(place).abs() / cell;
                assert!(off < 0.1, "{name}: a point is {off} cells off the surface");
            }
            for corners in triangles(surface) {
                let middle = corners.map(|at| surface.positions[at]).iter().sum::<Vec3>() / 3.0;
                let off = shape(middle).abs() / cell;
                assert!(
                    off < 0.3,
                    "{name}: a triangle is {off} cells off the surface"
                );
            }
        });
    }

    #[test]
    fn no_triangle_of_a_hand_is_a_thorn() {
        each_part(|name, surface, _, cell| {
            for corners in triangles(surface) {
                let [a, b, c] = corners.map(|at| surface.positions[at]);
                let sides = [b - a, c - b, a - c].map(|side| side.length() / cell);
                let longest = sides.into_iter().fold(0.0, f32::max);
                assert!(longest < 2.0, "{name}: a side is {longest} cells long");
                // It faces the way that its corners do.
                let normal: Vec3 = corners.map(|at| surface.normals[at]).iter().sum();
                let faces = (b - a).cross(c - a).dot(normal);
                assert!(faces >= 0.0, "{name}: a triangle is turned over");
            }
        });
    }
}
