//! Numbers that Rust and the shaders share. They are defined in Rust and written for the shaders as
//! a library of constants, so that there is one place to change each.

use super::block::{BOWL_CURVATURE, BOWL_RADIUS, bowl_depth};
use super::materials::{AWAY, BOXES, MOVERS};
use super::plan::{
    GAP, MARBLE_RADIUS, REST_HEIGHT, THICKNESS, TRAY_BOWLS, TRAY_MARGIN, TRAY_PITCH,
};
use super::theme::Metal;
use super::{rings, staging};
use crate::rules::{GRID, Tile};
use bevy::prelude::*;
use bevy::shader::Shader;
use std::fmt;

/// A constant of a shader.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// A length, a part.
    Real(f32),
    /// A count, a position in a list.
    Whole(usize),
    /// Two counts.
    Pair([usize; 2]),
}

impl fmt::Display for Number {
    /// The type and the value in WGSL, `f32 = 0.5`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Real(number) => write!(f, "f32 = {number:?}"),
            Self::Whole(number) => write!(f, "i32 = {number}"),
            Self::Pair([x, y]) => write!(f, "vec2<i32> = vec2<i32>({x}, {y})"),
        }
    }
}

/// What shaders import as `kulami::geometry`.
fn numbers() -> Vec<(&'static str, Number)> {
    use Number::{Pair, Real, Whole};
    vec![
        // The board.
        ("GRID", Whole(GRID)),
        ("CELLS", Whole(GRID * GRID)),
        ("TILES", Whole(Tile::COUNT)),
        ("THICKNESS", Real(THICKNESS)),
        ("GAP", Real(GAP)),
        ("BOWL_RADIUS", Real(BOWL_RADIUS)),
        ("BOWL_CURVATURE", Real(BOWL_CURVATURE)),
        ("BOWL_DEPTH", Real(bowl_depth(0.0))),
        // Marbles.
        ("RADIUS", Real(MARBLE_RADIUS)),
        ("REST_HEIGHT", Real(REST_HEIGHT)),
        // Trays.
        ("TRAY_BOWLS", Pair(TRAY_BOWLS)),
        ("TRAY_PITCH", Real(TRAY_PITCH)),
        ("TRAY_MARGIN", Real(TRAY_MARGIN)),
        ("METAL_INSET", Real(Metal::INSET)),
        // The sizes of the arrays of moving things.
        ("MOVERS", Whole(MOVERS)),
        ("BOXES", Whole(BOXES)),
        ("AWAY", Real(AWAY)),
        // Mesh tags of glass that is not a marble.
        ("RING_TAG", Whole(rings::TAG as usize)),
        ("SPARK_TAG", Whole(staging::TAG as usize)),
    ]
}

/// A library of constants as shaders import it.
fn library(path: &str, numbers: &[(&str, Number)]) -> String {
    let mut text = format!("#define_import_path {path}\n");
    for (name, number) in numbers {
        text += &format!("const {name}: {number};\n");
    }
    text
}

/// Handles that keep the libraries loaded for as long as the game runs.
#[derive(Resource, Default)]
struct Libraries(Vec<Handle<Shader>>);

/// Lets shaders import numbers from a path.
pub fn add_numbers(app: &mut App, path: &str, numbers: &[(&str, Number)]) {
    let shader = Shader::from_wgsl(library(path, numbers), format!("{path}.wgsl"));
    let world = app.world_mut();
    let handle = world.resource_mut::<Assets<Shader>>().add(shader);
    world.init_resource::<Libraries>();
    world.resource_mut::<Libraries>().0.push(handle);
}

pub fn plugin(app: &mut App) {
    add_numbers(app, "kulami::geometry", &numbers());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::glass::Glass;
    use crate::app::table::materials::{ClothState, TableState, WoodState};
    use crate::app::table::plan::{Arrangement, Plan};
    use crate::app::table::shades::Shades;
    use crate::app::table::theme::Theme;
    use crate::rules::generate::{Seed, square};
    use bevy::render::render_resource::ShaderType;
    use std::collections::BTreeSet;
    use std::sync::Arc;

    const SHADERS: [(&str, &str); 7] = [
        ("cloth", include_str!("shaders/cloth.wgsl")),
        ("glass", include_str!("shaders/glass.wgsl")),
        ("light", include_str!("shaders/light.wgsl")),
        ("surroundings", include_str!("shaders/surroundings.wgsl")),
        ("table", include_str!("shaders/table.wgsl")),
        ("wood", include_str!("shaders/wood.wgsl")),
        ("hand", include_str!("../lots/shaders/hand.wgsl")),
    ];

    /// What a shader imports from the library.
    fn imported(shader: &str) -> BTreeSet<&str> {
        shader
            .lines()
            .filter_map(|line| line.strip_prefix("#import kulami::geometry::{"))
            .flat_map(|names| names.trim_end_matches('}').split(", "))
            .collect()
    }

    #[test]
    fn every_number_is_written_as_a_constant() {
        let text = library(
            "kulami::trial",
            &[
                ("SIDE", Number::Real(2.0)),
                ("COUNT", Number::Whole(7)),
                ("BOTH", Number::Pair([4, 7])),
            ],
        );
        assert_eq!(
            text,
            "#define_import_path kulami::trial\n\
             const SIDE: f32 = 2.0;\n\
             const COUNT: i32 = 7;\n\
             const BOTH: vec2<i32> = vec2<i32>(4, 7);\n"
        );
    }

    #[test]
    fn shaders_import_the_geometry_and_say_none_of_it_themselves() {
        let known: BTreeSet<&str> = numbers().into_iter().map(|(name, _)| name).collect();
        let mut used = BTreeSet::new();
        for (shader, text) in SHADERS {
            for name in imported(text) {
                assert!(known.contains(name), "{shader} imports {name}");
                used.insert(name);
            }
            for name in &known {
                let own = format!("const {name}:");
                assert!(!text.contains(&own), "{shader} has a {name} of its own");
            }
        }
        assert_eq!(used, known, "what no shader needs is not written down");
    }

    #[test]
    fn shaders_hold_no_copy_of_a_length() {
        // Lengths that are not round enough to be in a shader for another reason.
        let lengths = [THICKNESS, GAP, BOWL_CURVATURE, MARBLE_RADIUS, REST_HEIGHT];
        for (shader, text) in SHADERS {
            for line in text.lines().filter(|line| line.contains("const ")) {
                for length in lengths {
                    let copy = format!("= {length:?}");
                    assert!(!line.contains(&copy), "{shader}: {line}");
                }
            }
        }
    }

    /// The members of a structure in a shader: name and type.
    fn members<'a>(shader: &'a str, name: &str) -> Vec<(&'a str, &'a str)> {
        let head = format!("struct {name} {{");
        let (_, after) = shader.split_once(&head).expect("there is such a structure");
        let (body, _) = after.split_once("\n}").expect("it ends");
        let lines = body.lines().map(str::trim);
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
        lines
            .map(|line| {
                line.trim_end_matches(',')
                    .split_once(": ")
                    .expect("a member")
            })
            .collect()
    }

    /// The names of a Rust structure's fields, as its own text says them.
    fn fields(text: &str) -> Vec<String> {
        let mut depth = 0;
        let mut top = String::new();
        for character in text.chars() {
            depth -= i32::from(matches!(character, ')' | ']' | '}'));
            if depth == 1 {
                top.push(character);
            }
            depth += i32::from(matches!(character, '(' | '[' | '{'));
        }
        let names = top.split(',').filter_map(|field| field.split_once(':'));
        names.map(|(name, _)| name.trim().to_owned()).collect()
    }

    /// How many bytes a type of a shader takes. All of ours are whole rows of four numbers.
    fn bytes(shader: &str, kind: &str) -> usize {
        let number = |name: &str| {
            let found = numbers().into_iter().find(|(known, _)| *known == name);
            match found {
                Some((_, Number::Whole(number))) => number,
                _ => name.parse().expect("a number"),
            }
        };
        match kind {
            "vec4<f32>" | "vec4<u32>" => 16,
            _ => match kind.strip_prefix("array<") {
                Some(list) => {
                    let (each, count) = list
                        .trim_end_matches('>')
                        .rsplit_once(", ")
                        .expect("a list");
                    let each = if each.starts_with("vec4") {
                        "vec4<f32>"
                    } else {
                        each
                    };
                    count.split(" * ").map(number).product::<usize>() * bytes(shader, each)
                }
                None => {
                    let members = members(shader, kind);
                    members.iter().map(|(_, kind)| bytes(shader, kind)).sum()
                }
            },
        }
    }

    fn check<T: ShaderType + fmt::Debug>(shader: &str, name: &str, state: &T) {
        let found = members(shader, name);
        let names: Vec<&str> = found.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, fields(&format!("{state:?}")), "{name}");
        let size = found
            .iter()
            .map(|(_, kind)| bytes(shader, kind))
            .sum::<usize>();
        assert_eq!(size as u64, T::min_size().get(), "{name}");
    }

    #[test]
    fn structures_are_the_same_in_rust_and_in_the_shaders() {
        let plan = Plan::new(Arc::new(square(&Seed::from(1))), Arrangement::default());
        let (theme, _) = Theme::load(&crate::assets::Assets::built_in(), "birch");
        let table = include_str!("shaders/table.wgsl");
        check(table, "Table", &TableState::new(&plan, &theme, true));
        check(table, "Shades", &Shades::new(&theme));
        check(table, "Glass", &Glass::RUBY);
        let wood = WoodState {
            slots: [Vec4::ZERO; Tile::COUNT],
            halves: [Vec4::ZERO; Tile::COUNT],
            finish: Vec4::ZERO,
        };
        check(include_str!("shaders/wood.wgsl"), "Wood", &wood);
        let cloth = ClothState::new(&theme.cloth);
        check(include_str!("shaders/cloth.wgsl"), "Cloth", &cloth);
    }
}
