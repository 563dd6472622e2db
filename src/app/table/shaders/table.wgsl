// What is on the table, for every material that is lit by it. Matches `TableState` in Rust.
#define_import_path kulami::table

const GRID: i32 = 10;
const RADIUS: f32 = 0.34;
const REST_HEIGHT: f32 = 0.21;
const THICKNESS: f32 = 0.42;
const BOWL_RADIUS: f32 = 0.30;
const BOWL_CURVATURE: f32 = 0.411;
const TRAY_BOWLS: vec2<i32> = vec2<i32>(2, 14);
const TRAY_PITCH: f32 = 0.70;

const RED: f32 = 1.0;

struct Table {
    // The corner of the grid (x, z), whether glass is traced in full, how large marks are.
    plan: vec4<f32>,
    // Of each cell of the grid: marble (0 none, 1 red, 2 black; -1 no field), height of its
    // tile, how much it is pointed at, and whether it will not do.
    cells: array<vec4<f32>, 100>,
    // Of each cell: legal, cross, unused, unused.
    aids: array<vec4<f32>, 100>,
    // Of each tile: red's inlay, black's inlay, taboo, unused.
    tiles: array<vec4<f32>, 17>,
    // Of each tray: middle (x, z), whether it lies along x, unused.
    trays: array<vec4<f32>, 2>,
    // Which bowls of the trays hold a marble, one bit each.
    tray_marbles: vec4<u32>,
    // Marbles on their way: place, and 1 for red, 2 for black, 0 for none.
    movers: array<vec4<f32>, 4>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> table: Table;

// The place of a point on the grid, in fields from a1's outer corner.
fn on_grid(p: vec2<f32>) -> vec2<f32> {
    return vec2<f32>(p.x - table.plan.x, table.plan.y - p.y);
}

fn cell_index(cell: vec2<i32>) -> i32 {
    if any(cell < vec2<i32>(0)) || any(cell >= vec2<i32>(GRID)) {
        return -1;
    }
    return cell.y * GRID + cell.x;
}

// The middle of a cell, on the plane of the tops.
fn cell_centre(cell: vec2<i32>) -> vec2<f32> {
    return vec2<f32>(table.plan.x + f32(cell.x) + 0.5, table.plan.y - f32(cell.y) - 0.5);
}

fn is_field(cell: vec2<i32>) -> bool {
    let index = cell_index(cell);
    return index >= 0 && table.cells[max(index, 0)].x >= 0.0;
}

// From the middle of a tray to a point, with its length along y.
fn on_tray(tray: i32, p: vec2<f32>) -> vec2<f32> {
    let local = p - table.trays[tray].xy;
    return select(local, local.yx, table.trays[tray].z > 0.5);
}
