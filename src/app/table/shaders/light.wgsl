// The light of the room, and what glass marbles do to it. No shadow maps: a marble is a sphere
// and the window a patch of sky, so shadow, occlusion and the light that clear glass gathers
// behind it have closed forms.
#define_import_path kulami::light

#import kulami::geometry::{RADIUS, BOWL_RADIUS, REST_HEIGHT, GRID, TRAY_BOWLS, TRAY_PITCH, MOVERS}
#import kulami::table::{table, on_grid, cell_index, cell_centre, on_tray, past_boxes}

// The window: where it is and how bright. Its light at the middle of the table is KEY.
const KEY_PLACE: vec3<f32> = vec3<f32>(-8.4, 7.6, -5.0);
const KEY_DISTANCE_SQUARED: f32 = 153.3;
const KEY: vec3<f32> = vec3<f32>(2.40, 1.86, 1.20);
// Half the angle under which it is seen.
const KEY_ANGLE: f32 = 0.23;
// From the right shoulder, cool, and from behind the board.
const FILL_PLACE: vec3<f32> = vec3<f32>(8.5, 7.5, 8.0);
const FILL: vec3<f32> = vec3<f32>(0.46, 0.45, 0.46);
const RIM_PLACE: vec3<f32> = vec3<f32>(4.5, 3.6, -10.5);
const RIM: vec3<f32> = vec3<f32>(0.10, 0.11, 0.13);
// Ambient light, from above and from the sides.
const SKY: vec3<f32> = vec3<f32>(0.165, 0.165, 0.175);
const HORIZON: vec3<f32> = vec3<f32>(0.17, 0.155, 0.14);

struct Light {
    // What falls on the surface and is scattered.
    diffuse: vec3<f32>,
    // What is left of the window's light, for highlights.
    key: vec3<f32>,
    // Towards the window.
    direction: vec3<f32>,
    // What is left of the ambient light.
    open: vec3<f32>,
}

struct Shade {
    key: vec3<f32>,
    open: vec3<f32>,
}

// The window's light at a distance, relative to the middle of the table. A window is large, so its
// light falls off less than a lamp's.
fn fall_off(distance_squared: f32) -> f32 {
    return KEY_DISTANCE_SQUARED / mix(KEY_DISTANCE_SQUARED, distance_squared, 0.62);
}

// A cosine that does not end at the horizon, because the window is large.
fn soft_cosine(cosine: f32, softness: f32) -> f32 {
    let c = clamp(cosine + softness, 0.0, 2.0 * softness);
    return max(cosine - softness, 0.0) + c * c / (4.0 * softness);
}

// What a marble leaves of the light at a point.
fn shade_of(p: vec3<f32>, n: vec3<f32>, l: vec3<f32>, centre: vec3<f32>, kind: f32) -> Shade {
    let to = centre - p;
    let distance = max(length(to), RADIUS * 1.001);
    let along = dot(to, l);
    let seen = asin(RADIUS / distance);
    let apart = acos(clamp(along / distance, -1.0, 1.0));
    let ratio = seen / KEY_ANGLE;
    let covered = (1.0 - smoothstep(max(seen - KEY_ANGLE, 0.0), seen + KEY_ANGLE, apart))
        * min(ratio * ratio, 1.0);
    let solid = RADIUS * RADIUS / (distance * distance);
    let hidden = min(solid * max(dot(n, to / distance), 0.0), 1.0);
    let glass = max(i32(kind) - 1, 0);
    let gathers = table.glass[glass].gathers;
    if gathers.w > 0.5 {
        // Glass is a lens: what enters is gathered around the axis, most of it at one and a
        // half radii behind the middle.
        let off_axis = distance * distance - along * along;
        let out_of_focus = abs(along - 1.5 * RADIUS) / RADIUS;
        let spread = mix(0.075, 0.17, clamp(out_of_focus, 0.0, 1.0));
        let gathered = min(RADIUS * RADIUS / (2.0 * spread * spread), 4.2)
            * exp(-off_axis / (2.0 * spread * spread));
        // None on steep walls, little from far above.
        let reaches = max(n.y, 0.0) * (1.0 - smoothstep(0.7, 2.0, along));
        let veil = table.glass[glass].veil;
        let through = gathers.rgb * gathered * reaches + veil.rgb * veil.w;
        return Shade(
            vec3<f32>(1.0 - covered) + covered * through,
            vec3<f32>(1.0 - hidden) + hidden * veil.rgb,
        );
    }
    return Shade(vec3<f32>(1.0 - covered), vec3<f32>(1.0 - hidden));
}

// The marble at a number among those near a point: nine on the board, nine in each tray, then those
// on their way. Its kind is 0 if there is none.
fn marble_near(p: vec3<f32>, number: i32) -> vec4<f32> {
    if number >= 27 {
        return table.movers[number - 27];
    }
    let step = vec2<i32>(number % 3 - 1, (number / 3) % 3 - 1);
    if number < 9 {
        let cell = vec2<i32>(floor(on_grid(p.xz))) + step;
        let index = cell_index(cell);
        if index < 0 || table.cells[max(index, 0)].x < 0.5 {
            return vec4<f32>(0.0);
        }
        let flat = cell_centre(cell);
        let state = table.cells[index];
        return vec4<f32>(flat.x, state.y + REST_HEIGHT, flat.y, state.x);
    }
    let tray = number / 9 - 1;
    let local = on_tray(tray, p.xz) / TRAY_PITCH;
    let bowl = vec2<i32>(floor(local + 0.5 * vec2<f32>(TRAY_BOWLS))) + step;
    if any(bowl < vec2<i32>(0)) || any(bowl >= TRAY_BOWLS) {
        return vec4<f32>(0.0);
    }
    let bit = u32(bowl.y * TRAY_BOWLS.x + bowl.x);
    if ((table.tray_marbles[tray] >> bit) & 1u) == 0u {
        return vec4<f32>(0.0);
    }
    var offset = (vec2<f32>(bowl) - 0.5 * vec2<f32>(TRAY_BOWLS - 1)) * TRAY_PITCH;
    offset = select(offset, offset.yx, table.trays[tray].z > 0.5);
    let flat = table.trays[tray].xy + offset;
    return vec4<f32>(flat.x, REST_HEIGHT, flat.y, f32(tray + 1));
}

// What all marbles near a point leave of the light.
fn shade_at(p: vec3<f32>, n: vec3<f32>, l: vec3<f32>) -> Shade {
    var shade = Shade(vec3<f32>(1.0), vec3<f32>(1.0));
    // Near the board there are no trays, and far from it no board.
    let grid = on_grid(p.xz);
    let on_board = all(grid > vec2<f32>(-1.0)) && all(grid < vec2<f32>(f32(GRID) + 1.0));
    let in_left = all(abs(on_tray(0, p.xz)) < vec2<f32>(TRAY_BOWLS) * 0.5 * TRAY_PITCH + 1.2);
    let in_right = all(abs(on_tray(1, p.xz)) < vec2<f32>(TRAY_BOWLS) * 0.5 * TRAY_PITCH + 1.2);
    for (var number = select(9, 0, on_board); number < 27 + MOVERS; number++) {
        if number == 9 && !in_left { number = 18; }
        if number == 18 && !in_right { number = 27; }
        let marble = marble_near(p, number);
        if marble.w > 0.5 {
            let part = shade_of(p, n, l, marble.xyz, marble.w);
            shade.key *= part.key;
            shade.open *= part.open;
        }
    }
    return shade;
}

// What is left of the room's light when it is darkened.
fn dusk() -> f32 {
    return 1.0 - 0.72 * table.mood.x;
}

// The light of the spark.
fn spark_at(p: vec3<f32>, n: vec3<f32>) -> vec3<f32> {
    let to = table.spark.xyz - p;
    let distance_squared = dot(to, to);
    let cosine = 0.35 + 0.65 * max(dot(n, to) * inverseSqrt(max(distance_squared, 1e-4)), 0.0);
    return vec3<f32>(3.4, 2.5, 1.3) * table.spark.w * cosine / (1.0 + 9.0 * distance_squared);
}

fn lamp(p: vec3<f32>, n: vec3<f32>, place: vec3<f32>) -> f32 {
    let to = place - p;
    let distance_squared = dot(to, to);
    let cosine = dot(n, to) * inverseSqrt(distance_squared);
    return soft_cosine(cosine, 0.25) * dot(place, place) / distance_squared;
}

// All light at a point of a surface. `unhidden` is how much of the room the surface itself
// leaves in view; `unshaded` how much of the window it leaves.
fn light_at(p: vec3<f32>, n: vec3<f32>, unhidden: f32, unshaded: f32) -> Light {
    let to = KEY_PLACE - p;
    let distance_squared = dot(to, to);
    let l = to * inverseSqrt(distance_squared);
    let shade = shade_at(p, n, l);
    let dusk = dusk();
    let key = KEY * unshaded * shade.key * (dusk * past_boxes(p, l) * fall_off(distance_squared));
    let sky = mix(HORIZON, SKY, 0.5 + 0.5 * n.y) * unhidden;
    let others = FILL * lamp(p, n, FILL_PLACE) + RIM * lamp(p, n, RIM_PLACE);
    var light: Light;
    light.direction = l;
    light.key = key;
    light.open = shade.open * unhidden * dusk;
    light.diffuse = key * soft_cosine(dot(n, l), 0.14)
        + shade.open * (sky + others * unhidden) * dusk
        + spark_at(p, n) * unhidden;
    return light;
}

// How much of the window a surface of this roughness shows (Trowbridge and Reitz, 1975, with
// the roughness widened by the window's size, after Karis, 2013).
fn highlight(n: vec3<f32>, v: vec3<f32>, l: vec3<f32>, roughness: f32) -> f32 {
    let h = normalize(l + v);
    let a = clamp(roughness * roughness + 0.35 * KEY_ANGLE, 0.0, 1.0);
    let nh = max(dot(n, h), 0.0);
    let d = nh * nh * (a * a - 1.0) + 1.0;
    let nl = max(dot(n, l), 0.0);
    let nv = max(dot(n, v), 0.05);
    let k = a * 0.5;
    let visible = 1.0 / (4.0 * (nl * (1.0 - k) + k) * (nv * (1.0 - k) + k));
    let widened = roughness * roughness / a;
    return widened * widened * a * a / (3.14159 * d * d) * visible * nl;
}

// How much of the window a point of a bowl sees over the bowl's rim.
fn over_the_rim(from_centre: vec2<f32>, depth: f32, p: vec3<f32>) -> f32 {
    let l = normalize(KEY_PLACE - p);
    let leaves = from_centre + l.xz * (depth / l.y);
    return 1.0 - smoothstep(BOWL_RADIUS - 0.035, BOWL_RADIUS + 0.05, length(leaves));
}

fn fresnel(cosine: f32, straight: f32) -> f32 {
    return straight + (1.0 - straight) * pow(clamp(1.0 - cosine, 0.0, 1.0), 5.0);
}
