// What is on the table, for every material that is lit by it. Matches `TableState` in Rust.
#define_import_path kulami::table

#import kulami::geometry::{GRID, CELLS, TILES, THICKNESS, TRAY_BOWLS, TRAY_PITCH, TRAY_MARGIN, MOVERS, BOXES}

// What the marbles of a colour are made of. Matches `Glass` in Rust, which says what it means.
struct Glass {
    // What it absorbs, and whether it can be seen through.
    swallows: vec4<f32>,
    // The light inside, and how clearly it mirrors.
    glow: vec4<f32>,
    // Its colour if it cannot be seen through, and whether it is milky; else what it glows with
    // on the side away from the window.
    body: vec4<f32>,
    // The caustic behind it, and whether light gets through at all.
    gathers: vec4<f32>,
    // What its shadow leaves of the ambient light, and how much of that it leaves of the window's.
    veil: vec4<f32>,
    shine: vec4<f32>,
    halo: vec4<f32>,
    // The line around its tiles, and whether that lies in a bed.
    inlay: vec4<f32>,
    mark: vec4<f32>,
}

// The colours of the theme. Matches `Shades` in Rust.
struct Shades {
    // What marbles show of tiles, trays and cloth.
    tiles: vec4<f32>,
    trays: vec4<f32>,
    cloth: vec4<f32>,
    // The metal that is let into the wood.
    metal: vec4<f32>,
    // What owners' lines lie in.
    bed: vec4<f32>,
    // How far the bed reaches beyond a line; width of metal beside lines and around trays; unused.
    lines: vec4<f32>,
    // What taboo leaves of the wood, and what its bars leave of that.
    taboo: vec4<f32>,
    // What its bars add, and what they leave where contrast is high.
    bars: vec4<f32>,
    // The mark of a refused field.
    refused: vec4<f32>,
    // The light of an open field on its wood.
    open: vec4<f32>,
}

struct Table {
    // The corner of the grid (x, z), whether glass is traced in full, how many boxes there are.
    plan: vec4<f32>,
    // Of each cell of the grid: marble (0 none, 1 red, 2 black; -1 no field), height of its
    // tile, how much it is pointed at, and whether it is refused.
    cells: array<vec4<f32>, CELLS>,
    // Of each cell: legal, cross, how much its marble shines, unused.
    aids: array<vec4<f32>, CELLS>,
    // Of each tile: red's inlay, black's inlay, taboo, how dim it is (and 2 if it is away).
    tiles: array<vec4<f32>, TILES>,
    // Of each tray: middle (x, z), whether it lies along x, unused.
    trays: array<vec4<f32>, 2>,
    // Which bowls of the trays hold a marble, one bit each.
    tray_marbles: vec4<u32>,
    // Marbles on their way: place, and 1 for red, 2 for black, 0 for none.
    movers: array<vec4<f32>, MOVERS>,
    // Boxes that throw shadows, two entries each: middle and half size (x, z, x, z), and bottom
    // and top.
    boxes: array<vec4<f32>, 2 * BOXES>,
    // How dark the room is, whether marbles have marks, how much stronger aids are, whether the
    // grid is drawn on the cloth.
    mood: vec4<f32>,
    // A light above the board: place and strength.
    spark: vec4<f32>,
    // What red's and black's marbles are made of.
    glass: array<Glass, 2>,
    // What the table is made of.
    shades: Shades,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<storage, read> table: Table;

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

// How far a point is outside a rectangle around the origin; less than 0 inside.
fn to_rectangle(p: vec2<f32>, half: vec2<f32>) -> f32 {
    let q = abs(p) - half;
    return length(max(q, vec2<f32>(0.0))) + min(max(q.x, q.y), 0.0);
}

// How far a place is from the nearest wood of board and trays; less than 0 under it. Exact up to 1.
fn wood_distance(p: vec2<f32>) -> f32 {
    var nearest = 1.0;
    let grid = on_grid(p);
    if all(grid > vec2<f32>(-1.0)) && all(grid < vec2<f32>(f32(GRID) + 1.0)) {
        // From a field to the nearest place that is none, and the other way round.
        let cell = vec2<i32>(floor(grid));
        let inside = is_field(cell);
        for (var number = 0; number < 9; number++) {
            let near = cell + vec2<i32>(number % 3 - 1, number / 3 - 1);
            if is_field(near) != inside {
                nearest = min(nearest, to_rectangle(grid - vec2<f32>(near) - 0.5, vec2<f32>(0.5)));
            }
        }
        nearest = select(nearest, -nearest, inside);
    }
    for (var tray = 0; tray < 2; tray++) {
        let half = 0.5 * vec2<f32>(TRAY_BOWLS) * TRAY_PITCH + TRAY_MARGIN;
        nearest = min(nearest, to_rectangle(on_tray(tray, p), half));
    }
    return nearest;
}

// How far a place is from the nearest box that stands on the cloth, up to 1.
fn box_distance(p: vec2<f32>) -> f32 {
    var nearest = 1.0;
    for (var i = 0; i < i32(table.plan.w); i++) {
        let flat = table.boxes[2 * i];
        if table.boxes[2 * i + 1].x < 0.05 - THICKNESS {
            nearest = min(nearest, to_rectangle(p - flat.xy, flat.zw));
        }
    }
    return nearest;
}

// How far a ray from a place passes a box at a height above that place, in half widths of the
// shadow's soft edge.
fn passing(place: vec2<f32>, step: vec2<f32>, height: f32, flat: vec4<f32>) -> f32 {
    return to_rectangle(place + step * height - flat.xy, flat.zw) / (0.04 + height * 0.24);
}

// How much of the window's light, which comes from l, the boxes leave at a point.
fn past_boxes(p: vec3<f32>, l: vec3<f32>) -> f32 {
    let step = l.xz / l.y;
    var lit = 1.0;
    for (var i = 0; i < i32(table.plan.w); i++) {
        let flat = table.boxes[2 * i];
        let upright = table.boxes[2 * i + 1];
        // A box does not throw shadows on itself, but on what it stands on.
        let inside = to_rectangle(p.xz - flat.xy, flat.zw) < 0.02 && p.y > upright.x + 0.03;
        if p.y > upright.y - 0.01 || inside {
            continue;
        }
        // Where the ray passes the box most closely for its height. Distances to a box are convex
        // along a ray, and the shadow widens evenly, so their ratio has one least value, which
        // halving finds. A few fixed heights instead would show as steps beside high piles.
        var low = max(upright.x, p.y + 0.02) - p.y;
        var high = upright.y - p.y;
        var closest = min(passing(p.xz, step, low, flat), passing(p.xz, step, high, flat));
        for (var round = 0; round < 5; round++) {
            let middle = 0.5 * (low + high);
            let here = passing(p.xz, step, middle, flat);
            let beyond = passing(p.xz, step, middle + 0.02 * (high - low), flat);
            closest = min(closest, here);
            if beyond < here {
                low = middle;
            } else {
                high = middle;
            }
        }
        lit = min(lit, smoothstep(-1.0, 1.0, closest));
    }
    return lit;
}
