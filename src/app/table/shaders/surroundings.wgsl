// What a ray sees when it leaves a marble: wood with its bowls, cloth, or the room.
#define_import_path kulami::surroundings

#import kulami::geometry::{THICKNESS, BOWL_RADIUS, BOWL_CURVATURE, TRAY_BOWLS, TRAY_PITCH, TRAY_MARGIN}
#import kulami::table::{table, on_grid, cell_index, is_field, on_tray}
#import kulami::light::{light_at, dusk, KEY_PLACE}

const WINDOW_GLOW: vec3<f32> = vec3<f32>(62.0, 55.0, 46.0);
// Half of a pane, and half of the bar between panes.
const PANE: vec2<f32> = vec2<f32>(1.4, 1.75);
const BAR: f32 = 0.14;

// How much less of a tray's edge is seen than there is: it is eased.
const EASED: f32 = 0.025;

// How much of a pane is at a place of the window; `blur` is the size of a pixel there.
fn pane(at: vec2<f32>, blur: f32) -> f32 {
    let from_bar = abs(at) - BAR;
    let edge = min(from_bar, 2.0 * PANE - from_bar);
    let inside = smoothstep(vec2<f32>(-blur), vec2<f32>(blur), edge);
    return inside.x * inside.y;
}

fn room(origin: vec3<f32>, d: vec3<f32>, blur: f32) -> vec3<f32> {
    let height = clamp(d.y, 0.0, 1.0);
    var colour = mix(vec3<f32>(0.26, 0.29, 0.35), vec3<f32>(0.10, 0.115, 0.145), sqrt(height));
    // The window looks at the middle of the table.
    let facing = -normalize(KEY_PLACE);
    let towards = dot(d, facing);
    if towards < -0.05 {
        let t = dot(KEY_PLACE - origin, facing) / towards;
        let at = origin + d * t - KEY_PLACE;
        let right = normalize(cross(vec3<f32>(0.0, 1.0, 0.0), facing));
        let up = cross(facing, right);
        let place = vec2<f32>(dot(at, right), dot(at, up));
        colour += WINDOW_GLOW * pane(place, max(blur * t, 0.03));
        // The wall around it is not quite dark.
        colour += vec3<f32>(0.16, 0.13, 0.10) * exp(-0.012 * dot(place, place));
    }
    // A pale wall on the other side fills the shadows.
    let fill = max(dot(d, normalize(vec3<f32>(8.5, 7.5, 8.0))), 0.0);
    colour += vec3<f32>(0.9, 1.0, 1.15) * pow(fill, 40.0);
    return colour * mix(dusk(), 1.0, 0.35);
}

// The slope of the wood at a place of a bowl's neighbourhood.
fn bowl_normal(from_centre: vec2<f32>) -> vec3<f32> {
    let distance = length(from_centre);
    if distance > BOWL_RADIUS {
        return vec3<f32>(0.0, 1.0, 0.0);
    }
    let flat = -from_centre / BOWL_CURVATURE;
    return vec3<f32>(flat.x, sqrt(max(1.0 - dot(flat, flat), 0.0)), flat.y);
}

// What the table looks like where a ray that goes down meets it.
fn on_the_table(origin: vec3<f32>, d: vec3<f32>) -> vec3<f32> {
    let on_top = origin + d * (-origin.y / d.y);
    let grid = on_grid(on_top.xz);
    var albedo = vec3<f32>(0.0);
    var n = vec3<f32>(0.0, 1.0, 0.0);
    var unhidden = 1.0;
    if is_field(vec2<i32>(floor(grid))) {
        let within = grid - floor(grid) - 0.5;
        albedo = table.shades.tiles.rgb;
        n = bowl_normal(vec2<f32>(within.x, -within.y));
        unhidden = 1.0 - 0.3 * smoothstep(0.02, 0.0, abs(length(within) - BOWL_RADIUS));
    } else {
        for (var tray = 0; tray < 2; tray++) {
            let local = on_tray(tray, on_top.xz) / TRAY_PITCH;
            if all(abs(local) < 0.5 * vec2<f32>(TRAY_BOWLS) + (TRAY_MARGIN - EASED) / TRAY_PITCH) {
                let within = fract(local + 0.5 * vec2<f32>(TRAY_BOWLS)) - 0.5;
                albedo = table.shades.trays.rgb;
                n = bowl_normal(within * TRAY_PITCH);
            }
        }
    }
    if albedo.x > 0.0 {
        return albedo * light_at(on_top, n, unhidden, 1.0).diffuse;
    }
    let below = origin + d * ((-THICKNESS - origin.y) / d.y);
    let fade = 1.0 / (1.0 + 0.004 * dot(below.xz, below.xz));
    return table.shades.cloth.rgb * 2.4 * fade * dusk();
}

// Down to the horizon it is the room, below it the table; between them there is no hard line,
// because nothing on a table is infinitely far away.
fn surroundings(origin: vec3<f32>, d: vec3<f32>, blur: f32) -> vec3<f32> {
    let down = smoothstep(0.01, -0.09, d.y);
    var colour = vec3<f32>(0.0);
    if down < 1.0 {
        colour += (1.0 - down) * room(origin, d, blur);
    }
    if down > 0.0 {
        let downwards = normalize(vec3<f32>(d.x, min(d.y, -0.03), d.z));
        colour += down * on_the_table(origin, downwards);
    }
    return colour;
}
