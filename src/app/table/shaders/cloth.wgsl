// The cloth on the table, with the shadows of board and trays on it.

#import bevy_pbr::{forward_io::VertexOutput, mesh_view_bindings::view}
#import bevy_core_pipeline::tonemapping::tone_mapping
#import kulami::light::{KEY_PLACE, KEY, dusk, fall_off, spark_at}
#import kulami::geometry::{GRID, THICKNESS}
#import kulami::table::{table, on_grid, cell_index, wood_distance, box_distance, past_boxes}

struct Cloth {
    dark: vec4<f32>,
    light: vec4<f32>,
    // Threads in a unit, unused, unused, unused.
    weave: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> cloth: Cloth;

const THREAD: vec3<f32> = vec3<f32>(0.30, 0.27, 0.20);
const FITS: vec3<f32> = vec3<f32>(0.85, 0.52, 0.12);
const REFUSED: vec3<f32> = vec3<f32>(0.80, 0.04, 0.07);

// The grid that a board is laid on, stitched into the cloth, and what is marked on its squares. A
// pixel is so large on the cloth.
fn grid_light(p: vec3<f32>, pixel: f32) -> vec3<f32> {
    let grid = on_grid(p.xz);
    let side = f32(GRID);
    let beyond = max(max(-grid.x, grid.x - side), max(-grid.y, grid.y - side));
    var light = vec3<f32>(0.0);
    if beyond < 0.2 {
        // The nearest seam, in stitches; a cord runs around all of it.
        let to = abs(grid - round(grid));
        let width = max(0.022, pixel);
        let along = select(grid.x, grid.y, to.x < to.y);
        let stitch = smoothstep(0.06, 0.14, abs(fract(along * 4.0) - 0.5));
        let seam = 1.0 - smoothstep(0.5 * width, width, min(to.x, to.y));
        let inside = 1.0 - smoothstep(0.0, 0.02, beyond);
        light += THREAD * 0.34 * seam * stitch * inside;
        let edge = 1.0 - smoothstep(0.018, 0.018 + pixel, abs(beyond - 0.07));
        light += THREAD * 0.75 * edge;
    }
    let index = cell_index(vec2<i32>(floor(grid)));
    if index >= 0 {
        let mark = table.cells[index];
        if mark.z > 0.001 {
            light += mark.z * 0.8 * select(FITS, REFUSED, mark.w > 0.5);
            return light;
        }
    }
    // Around what is marked the cloth glows, so that a tile that is held there does not hide it.
    let cell = vec2<i32>(floor(grid));
    for (var number = 0; number < 9; number++) {
        let near = cell + vec2<i32>(number % 3 - 1, number / 3 - 1);
        let mark = table.cells[max(cell_index(near), 0)];
        if cell_index(near) >= 0 && mark.z > 0.001 {
            let out = length(max(abs(grid - vec2<f32>(near) - 0.5) - 0.5, vec2<f32>(0.0)));
            let glow = (1.0 - smoothstep(0.05, 0.05 + pixel, out)) + 0.5 * exp(-9.0 * out);
            light = max(light, glow * select(FITS, REFUSED, mark.w > 0.5));
        }
    }
    return light;
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let p = in.world_position.xyz;
    let v = normalize(view.world_position.xyz - p);
    let to = KEY_PLACE - p;
    let l = normalize(to);

    // Of the interpolated place itself: what is read from a buffer may be missing in the helper
    // pixels beside a triangle's edge, and differences to it would draw the edge as a line.
    let across = fwidth(p.xz);
    let pixel = length(across);
    // Threads over and under each other, as far as they can be told apart.
    let thread = p.xz * cloth.weave.x;
    let size = max(across.x, across.y) * cloth.weave.x;
    let over = sin(thread.x * 3.14159) * sin(thread.y * 3.14159);
    let weave = 0.5 + 0.5 * over * (1.0 - smoothstep(0.12, 0.5, size));
    // Large, soft unevenness.
    let uneven = 0.5 + 0.25 * sin(p.x * 0.7 + 1.3 * sin(p.z * 0.5)) + 0.25 * sin(p.z * 0.9 + 1.1 * sin(p.x * 0.6));
    let albedo = mix(cloth.dark.rgb, cloth.light.rgb, clamp(0.70 * weave + 0.22 * uneven, 0.0, 1.0));

    // The wood's shadow: looking up towards the window, how near does the ray pass the wood?
    let step = l.xz / l.y;
    var lit = 1.0;
    for (var i = 1; i <= 4; i++) {
        let height = THICKNESS * f32(i) / 4.0;
        let soft = 0.05 + height * 0.45;
        lit = min(lit, smoothstep(-soft, soft, wood_distance(p.xz + step * height)));
    }
    lit *= past_boxes(p, l);
    let wood = wood_distance(p.xz);
    let near = min(wood, box_distance(p.xz));
    let open = mix(0.12, 1.0, smoothstep(-0.1, 1.0, near)) * dusk();

    let facing = max(l.y, 0.0) * 0.95;
    let key = KEY * facing * fall_off(dot(to, to)) * lit * dusk();
    var colour = albedo * (key + vec3<f32>(0.95, 0.92, 0.86) * open);
    colour += albedo * spark_at(p, vec3<f32>(0.0, 1.0, 0.0));
    if table.mood.w > 0.5 {
        colour += grid_light(p, pixel) * (0.45 + 0.55 * lit);
    }
    if wood < 0.0 {
        // Under the board, seen only through its seams: light that the wood has coloured.
        colour = table.shades.tiles.rgb * vec3<f32>(0.0484, 0.0395, 0.0356);
    }
    // Fibres that stand up catch the light at flat angles.
    let sheen = pow(1.0 - max(v.y, 0.0), 3.0) * 0.35;
    colour += cloth.light.rgb * sheen * (key * 0.3 + 0.06 * open);

    var out = vec4<f32>(colour, 1.0);
#ifdef TONEMAP_IN_SHADER
    out = tone_mapping(out, view.color_grading);
#endif
    return out;
}
