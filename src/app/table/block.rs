//! The shape of wood: a block with eased edges and round bowls cut into its top.
//!
//! Texture coordinates unfold the block: the top as it is seen from above, in units from the
//! middle, and the sides folded outwards around it, pressed to [`SIDE_STRIP`]. [`surface`] is
//! the way back: it says which point of the wood is at a texture coordinate.

use super::plan::THICKNESS;
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, TAU};

/// How wide a bowl is at the top of the wood, half of it.
pub const BOWL_RADIUS: f32 = 0.30;
/// The radius of the sphere that it is part of.
pub const BOWL_CURVATURE: f32 = 0.411;
/// How softly the bowl's rim is rounded.
const RIM: f32 = 0.022;
/// How softly the edges are rounded.
const EASED: f32 = 0.032;
/// How wide the sides are in the texture.
pub const SIDE_STRIP: f32 = 0.2;

/// How finely round things are divided.
#[derive(Clone, Copy, Debug)]
pub struct Fineness {
    /// Sides of a bowl's circle, a multiple of eight.
    pub around: usize,
    /// Rings from a bowl's rim to its middle.
    pub rings: usize,
}

/// A block of wood, seen from above.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Block {
    /// Bowls along x and z.
    pub bowls: UVec2,
    /// The distance between them.
    pub pitch: f32,
    /// Half the size along x and z.
    pub half: Vec2,
}

impl Block {
    /// Whether a point of the top is in a bowl, and how far from its middle it is.
    fn bowl_distance(&self, point: Vec2) -> f32 {
        let count = self.bowls.as_vec2();
        let grid = (point / self.pitch + count / 2.0).floor();
        let nearest = grid.clamp(Vec2::ZERO, count - 1.0);
        (point - self.bowl(nearest)).length()
    }

    fn bowl(&self, index: Vec2) -> Vec2 {
        (index - (self.bowls.as_vec2() - 1.0) / 2.0) * self.pitch
    }

    /// The point of the block's surface at a texture coordinate.
    pub fn surface(&self, uv: Vec2) -> Vec3 {
        let edge = uv.clamp(-self.half, self.half);
        let outside = (uv - edge).abs().max_element();
        let depth = if outside > 0.0 {
            outside / SIDE_STRIP * THICKNESS
        } else {
            let distance = self.bowl_distance(uv);
            if distance < BOWL_RADIUS {
                bowl_depth(distance)
            } else {
                0.0
            }
        };
        Vec3::new(edge.x, -depth, edge.y)
    }

    /// The block as triangles.
    pub fn mesh(&self, fineness: Fineness) -> Mesh {
        let mut builder = MeshBuilder::default();
        let inner = self.half - EASED;
        for row in 0..self.bowls.y {
            for column in 0..self.bowls.x {
                let centre = self.bowl(Vec2::new(column as f32, row as f32));
                // The cells at the edges reach as far as the top is flat.
                let reach = |index: u32, count: u32, centre: f32, inner: f32| {
                    let least = if index == 0 {
                        -inner
                    } else {
                        centre - self.pitch / 2.0
                    };
                    let most = if index + 1 == count {
                        inner
                    } else {
                        centre + self.pitch / 2.0
                    };
                    (least, most)
                };
                let (left, right) = reach(column, self.bowls.x, centre.x, inner.x);
                let (back, front) = reach(row, self.bowls.y, centre.y, inner.y);
                let cell = Rect::from_corners(Vec2::new(left, back), Vec2::new(right, front));
                builder.add_bowl(centre, cell, fineness);
            }
        }
        builder.add_sides(inner, self.half, self.edge_points(fineness));
        builder.finish()
    }

    /// Where the flat top's border has points, so that the sides can join it without cracks.
    fn edge_points(&self, fineness: Fineness) -> [Vec<f32>; 2] {
        let along = |count: u32, half: f32| {
            let mut points: Vec<f32> = (0..count)
                .flat_map(|index| {
                    let centre = (index as f32 - (count - 1) as f32 / 2.0) * self.pitch;
                    let least = if index == 0 {
                        -half
                    } else {
                        centre - self.pitch / 2.0
                    };
                    let most = if index + 1 == count {
                        half
                    } else {
                        centre + self.pitch / 2.0
                    };
                    border_points(fineness.around, centre, least, most)
                })
                .collect();
            points.dedup_by(|a, b| (*a - *b).abs() < 1e-5);
            points
        };
        [
            along(self.bowls.x, self.half.x - EASED),
            along(self.bowls.y, self.half.y - EASED),
        ]
    }
}

/// Where the rays from a bowl's middle meet one side of its cell.
fn border_points(around: usize, centre: f32, least: f32, most: f32) -> Vec<f32> {
    let steps = around / 4;
    (0..=steps)
        .map(|step| spread(step as f32 / steps as f32, centre, least, most))
        .collect()
}

/// From 0 to 1 along a side, with the bowl's middle at a half.
fn spread(t: f32, centre: f32, least: f32, most: f32) -> f32 {
    if t < 0.5 {
        least + (centre - least) * 2.0 * t
    } else {
        centre + (most - centre) * (2.0 * t - 1.0)
    }
}

/// How deep the bowl is at a distance from its middle, rim and all.
pub fn bowl_depth(distance: f32) -> f32 {
    let lowest = (BOWL_CURVATURE.powi(2) - BOWL_RADIUS.powi(2)).sqrt();
    ((BOWL_CURVATURE.powi(2) - distance.powi(2)).max(0.0).sqrt() - lowest).max(0.0)
}

#[derive(Default)]
struct MeshBuilder {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    indices: Vec<u32>,
}

impl MeshBuilder {
    fn vertex(&mut self, position: Vec3, normal: Vec3, uv: Vec2) -> u32 {
        self.positions.push(position.to_array());
        self.normals.push(normal.normalize_or(Vec3::Y).to_array());
        self.uvs.push(uv.to_array());
        self.positions.len() as u32 - 1
    }

    fn on_top(&mut self, position: Vec3, normal: Vec3) -> u32 {
        self.vertex(position, normal, position.xz())
    }

    /// Joins two rows of points of the same length with triangles that face `first` × along.
    fn join(&mut self, first: &[u32], second: &[u32]) {
        for (a, b) in first.windows(2).zip(second.windows(2)) {
            self.indices.extend([a[0], b[0], a[1], a[1], b[0], b[1]]);
        }
    }

    /// A bowl in its cell of the flat top.
    fn add_bowl(&mut self, centre: Vec2, cell: Rect, fineness: Fineness) {
        let Fineness { around, rings } = fineness;
        let direction = |step: usize| {
            let angle = TAU * step as f32 / around as f32;
            Vec2::new(angle.cos(), angle.sin())
        };
        let place = |flat: Vec2, y: f32| Vec3::new(flat.x, y, flat.y);

        // The border of the cell, from its corner at 45° on, to match the circle's steps.
        let steps = around / 4;
        let border: Vec<u32> = (0..=around)
            .map(|step| {
                let (side, t) = ((step / steps) % 4, (step % steps) as f32 / steps as f32);
                let point = match side {
                    0 => Vec2::new(
                        spread(1.0 - t, centre.x, cell.min.x, cell.max.x),
                        cell.max.y,
                    ),
                    1 => Vec2::new(
                        cell.min.x,
                        spread(1.0 - t, centre.y, cell.min.y, cell.max.y),
                    ),
                    2 => Vec2::new(spread(t, centre.x, cell.min.x, cell.max.x), cell.min.y),
                    _ => Vec2::new(cell.max.x, spread(t, centre.y, cell.min.y, cell.max.y)),
                };
                self.on_top(place(point, 0.0), Vec3::Y)
            })
            .collect();

        // From the flat wood over the rounded rim into the sphere.
        let steepest = (BOWL_RADIUS / BOWL_CURVATURE).asin();
        let rim_steps = 3;
        let rim = (0..=rim_steps).map(|step| {
            let slope = steepest * step as f32 / rim_steps as f32;
            let radius = BOWL_RADIUS + RIM * (steepest.sin() * 0.5 - slope.sin());
            (radius + RIM * 0.3, -RIM * (1.0 - slope.cos()), slope)
        });
        let sphere = (1..=rings).map(|ring| {
            let slope = steepest * (1.0 - ring as f32 / rings as f32);
            let radius = BOWL_CURVATURE * slope.sin();
            (radius, -bowl_depth(radius), slope)
        });
        let mut outer = border;
        for (radius, y, slope) in rim.chain(sphere) {
            let ring: Vec<u32> = (0..=around)
                .map(|step| {
                    // The border starts at 45°.
                    let towards = direction(step + around / 8);
                    let normal = place(-towards * slope.sin(), slope.cos());
                    self.on_top(place(centre + towards * radius, y), normal)
                })
                .collect();
            self.join(&outer, &ring);
            outer = ring;
        }
    }

    /// The eased edge and the sides, all around.
    fn add_sides(&mut self, inner: Vec2, half: Vec2, [along_x, along_z]: [Vec<f32>; 2]) {
        // Points of the flat top's border with the direction the side there faces.
        let corner_steps = 4;
        let mut border: Vec<(Vec2, Vec2)> = Vec::new();
        let forwards = |points: &[f32]| points.to_vec();
        let backwards = |points: &[f32]| points.iter().rev().copied().collect::<Vec<_>>();
        for side in 0..4 {
            let (points, facing): (Vec<Vec2>, Vec2) = match side {
                0 => (
                    backwards(&along_x)
                        .into_iter()
                        .map(|x| Vec2::new(x, inner.y))
                        .collect(),
                    Vec2::Y,
                ),
                1 => (
                    backwards(&along_z)
                        .into_iter()
                        .map(|z| Vec2::new(-inner.x, z))
                        .collect(),
                    -Vec2::X,
                ),
                2 => (
                    forwards(&along_x)
                        .into_iter()
                        .map(|x| Vec2::new(x, -inner.y))
                        .collect(),
                    -Vec2::Y,
                ),
                _ => (
                    forwards(&along_z)
                        .into_iter()
                        .map(|z| Vec2::new(inner.x, z))
                        .collect(),
                    Vec2::X,
                ),
            };
            let last = points.last().copied().unwrap_or_default();
            border.extend(points.into_iter().map(|point| (point, facing)));
            // Around the corner, a quarter turn further.
            border.extend((1..corner_steps).map(|step| {
                let angle = FRAC_PI_2 * step as f32 / corner_steps as f32;
                (last, Vec2::from_angle(angle).rotate(facing))
            }));
        }
        border.extend(border.first().copied());

        let rounding = 4;
        let profile = (0..=rounding)
            .map(|step| {
                let slope = FRAC_PI_2 * step as f32 / rounding as f32;
                (EASED * slope.sin(), EASED * (slope.cos() - 1.0), slope)
            })
            .chain([(EASED, -THICKNESS, FRAC_PI_2)]);
        let mut above: Option<Vec<u32>> = None;
        for (out, y, slope) in profile {
            let row: Vec<u32> = border
                .iter()
                .map(|&(point, facing)| {
                    let flat = point + facing * out;
                    let position = Vec3::new(flat.x, y, flat.y);
                    let normal =
                        Vec3::new(facing.x * slope.sin(), slope.cos(), facing.y * slope.sin());
                    // Whichever way it faces more decides to which side's strip it belongs.
                    let down = SIDE_STRIP * -y / THICKNESS;
                    let side = if facing.x.abs() > facing.y.abs() {
                        Vec2::new(facing.x.signum(), 0.0)
                    } else {
                        Vec2::new(0.0, facing.y.signum())
                    };
                    let uv = flat.clamp(-half, half) + side * down;
                    self.vertex(position, normal, uv)
                })
                .collect();
            if let Some(above) = &above {
                self.join(&row, above);
            }
            above = Some(row);
        }
    }

    fn finish(self) -> Mesh {
        Mesh::new(
            PrimitiveTopology::TriangleList,
            RenderAssetUsages::default(),
        )
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
        .with_inserted_indices(Indices::U32(self.indices))
    }
}
