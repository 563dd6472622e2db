// Oiled wood, with everything the game draws on it: inlays of the owners, bars on taboo tiles,
// the glow of legal fields, the cross, and rings around the last two marbles.

#import bevy_pbr::{forward_io::VertexOutput, mesh_bindings::mesh, mesh_functions::get_world_from_local, mesh_view_bindings::view}
#import bevy_core_pipeline::tonemapping::tone_mapping
#import kulami::geometry::{TILES, GAP, AWAY, BOWL_RADIUS, BOWL_DEPTH, THICKNESS, METAL_INSET}
#import kulami::table::{table, on_grid, cell_index, cell_centre, is_field}
#import kulami::light::{light_at, highlight, fresnel, over_the_rim, KEY_PLACE}

struct Wood {
    // Where each piece is in the picture: its middle and the size of a unit.
    slots: array<vec4<f32>, TILES>,
    // Half the size of each piece.
    halves: array<vec4<f32>, TILES>,
    // How strong the lacquer is, its roughness, whether this is the board, unused.
    finish: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> wood: Wood;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var skin: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var skin_sampler: sampler;

const GOLD: vec3<f32> = vec3<f32>(0.90, 0.62, 0.24);
const LEGAL_RIM: vec3<f32> = vec3<f32>(5.2, 2.9, 0.62);
const RING: vec3<f32> = vec3<f32>(2.6, 2.5, 2.3);

// How round the corners of a tray's line of metal are.
const METAL_CORNER: f32 = 0.16;

// How far outside a rounded rectangle a point is.
fn rectangle(p: vec2<f32>, half: vec2<f32>, corner: f32) -> f32 {
    let q = abs(p) - half + corner;
    return length(max(q, vec2<f32>(0.0))) + min(max(q.x, q.y), 0.0) - corner;
}

// 1 on a line of this width around 0, smooth over a pixel.
fn line(distance: f32, width: f32, pixel: f32) -> f32 {
    let half = 0.5 * max(width, pixel);
    let faint = min(width / max(pixel, 1e-5), 1.0);
    return (1.0 - smoothstep(half - 0.5 * pixel, half + 0.5 * pixel, abs(distance))) * faint;
}

// How much of an inlay is there when it has swept so far around the tile.
fn swept(local: vec2<f32>, sweep: f32) -> f32 {
    let around = atan2(local.y, local.x) / 6.28318 + 0.5;
    return select(smoothstep(around - 0.02, around + 0.02, sweep * 1.04), 0.0, sweep <= 0.0);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let piece = mesh[in.instance_index].tag;
    let slot = wood.slots[piece];
    let half = wood.halves[piece].xy;
    let is_board = wood.finish.z > 0.5;
    let p = in.world_position.xyz;
    let n = normalize(in.world_normal);
    let v = normalize(view.world_position.xyz - p);
    // The size of a pixel on the surface, from distance and angle: derivatives between neighbouring
    // pixels are wrong at the edges of triangles, and that would be seen.
    let facing = max(dot(n, v), 0.06);
    let across = length(view.world_position.xyz - p)
        / (view.clip_from_view[1][1] * view.viewport.w * 0.5);
    let pixel = across * 1.3 * inverseSqrt(facing);
    let texels = slot.z * f32(textureDimensions(skin).x);
    let level = log2(max(across * texels * inverseSqrt(facing), 1.0));
    let texel = textureSampleLevel(skin, skin_sampler, slot.xy + in.uv * slot.zw, level);

    var albedo = texel.rgb;
    var roughness = texel.a;
    var glow = vec3<f32>(0.0);
    var unhidden = 1.0;
    var metal = 0.0;

    // The nearest bowl is found in the tile's own space, because the tile may be anywhere.
    let placed = get_world_from_local(in.instance_index);
    let lift = placed[3].y;
    let bowls = round(2.0 * half + GAP);
    let on_tile = clamp(in.uv + 0.5 * bowls, vec2<f32>(0.0), bowls - 0.001);
    let in_cell = fract(on_tile) - 0.5;
    // From the middle of the bowl to here, as it lies on the table.
    let within = placed[0].xz * in_cell.x + placed[2].xz * in_cell.y;
    let index = max(cell_index(vec2<i32>(floor(on_grid(p.xz - within)))), 0);
    var is_away = false;
    var from_bowl = 1.0;
    if is_board {
        from_bowl = length(in_cell);
        // A tile that is not in its place has at least this value.
        is_away = table.tiles[piece].w >= AWAY;
    } else {
        from_bowl = select(1.0, 0.0, p.y < -0.004 && n.y > 0.3);
    }
    // Everywhere in a bowl, 84 of 100 parts of the room are seen through its opening.
    let depth = clamp((lift - p.y) / BOWL_DEPTH, 0.0, 1.0);
    let in_bowl = from_bowl < BOWL_RADIUS + 0.03 && n.y > 0.3;
    var unshaded = 1.0;
    if in_bowl {
        unhidden = 1.0 - 0.42 * smoothstep(0.0, 1.0, depth);
        if is_board {
            unshaded = over_the_rim(within, max(lift - p.y, 0.0), p);
            unshaded = mix(1.0, unshaded, smoothstep(0.0, 0.02, lift - p.y));
        }
    } else if n.y < 0.7 {
        // Sides: darker towards the cloth, and dark between two tiles.
        let down = clamp((lift - p.y) / THICKNESS, 0.0, 1.0);
        unhidden = mix(1.0, 0.62, down * down);
        let beyond = vec2<i32>(floor(on_grid(p.xz + n.xz * 0.2)));
        if is_board && !is_away && is_field(beyond) {
            let other = table.cells[max(cell_index(beyond), 0)].y;
            unhidden *= mix(0.10, 0.8, smoothstep(other - 0.01, other + 0.03, p.y));
        }
    }
    // Seams: the wood falls off into the dark.
    let to_edge = -rectangle(in.uv, half, 0.0);
    if is_board && n.y > 0.3 {
        unhidden *= mix(0.55, 1.0, smoothstep(0.0, 0.016, to_edge));
    }

    if is_board {
        let look = table.tiles[piece];
        let aid = select(table.aids[index], vec4<f32>(0.0), is_away);
        let on_flat = smoothstep(BOWL_RADIUS + 0.005, BOWL_RADIUS + 0.03, from_bowl) * step(0.7, n.y);
        let outside = rectangle(in.uv, half, 0.16);
        // Everything that is drawn is stronger for people who ask for it.
        let strong = table.mood.z;

        // The cross of the last marble, never inside bowls.
        albedo = mix(albedo, min(albedo * 1.35 + vec3<f32>(0.05, 0.045, 0.03), vec3<f32>(0.92)), mix(0.30, 0.85, strong) * aid.y * on_flat * (1.0 - look.z));

        // Taboo: dull, cool, barred.
        let taboo = look.z;
        if taboo > 0.001 {
            let grey = dot(albedo, vec3<f32>(0.3, 0.5, 0.2));
            let dull = mix(albedo, vec3<f32>(grey), 0.35) * table.shades.taboo.rgb * mix(1.0, 0.70, strong);
            albedo = mix(albedo, dull, taboo);
            let across = (p.x - p.z) * 0.7071 / 0.26;
            let bar = abs(fract(across) - 0.5) * 0.26;
            let width = mix(0.062, 0.092, strong);
            let on_bar = (1.0 - smoothstep(0.5 * width - pixel, 0.5 * width + pixel, bar))
                * on_flat * smoothstep(-0.16, -0.18, outside);
            let leaves = mix(table.shades.taboo.w, table.shades.bars.w, strong);
            let barred = albedo * leaves + table.shades.bars.rgb * mix(1.0, 1.7, strong);
            albedo = mix(albedo, barred, on_bar * taboo);
            roughness = mix(roughness, 0.75, taboo);
        }

        // Inlays: one broad line for black, two fine ones for red.
        if n.y > 0.7 {
            let black = line(outside + 0.115, mix(0.062, 0.100, strong), pixel) * swept(in.uv, look.y);
            let fine = mix(0.038, 0.050, strong);
            let apart = mix(0.076, 0.088, strong);
            let red = max(line(outside + 0.080, fine, pixel), line(outside + 0.080 + apart, fine, pixel))
                * swept(in.uv, look.x);
            let beds = 2.0 * table.shades.lines.x
                * vec2<f32>(table.glass[0].inlay.w, table.glass[1].inlay.w);
            let widths = vec2<f32>(apart + fine, mix(0.062, 0.100, strong)) + beds;
            let from_red = outside + 0.080 + 0.5 * apart;
            let from_black = outside + 0.115;
            let red_bed = line(from_red, widths.x, pixel) * swept(in.uv, look.x);
            let black_bed = line(from_black, widths.y, pixel) * swept(in.uv, look.y);
            let inset = on_flat;
            // Metal on both sides of them.
            let both = widths + 2.0 * table.shades.lines.y;
            metal = max(
                line(from_red, both.x, pixel) * swept(in.uv, look.x) - red_bed,
                line(from_black, both.y, pixel) * swept(in.uv, look.y) - black_bed,
            ) * inset;
            albedo = mix(albedo, table.shades.metal.rgb, metal);
            albedo = mix(albedo, table.shades.bed.rgb, black_bed * table.glass[1].inlay.w * inset);
            albedo = mix(albedo, table.glass[1].inlay.rgb, black * inset);
            albedo = mix(albedo, table.shades.bed.rgb, red_bed * table.glass[0].inlay.w * inset);
            albedo = mix(albedo, table.glass[0].inlay.rgb, red * inset);
            roughness = mix(roughness, 0.25, max(black, red) * inset);
        }

        // Legal fields: the rim shines and the bowl is lit.
        if aid.x > 0.001 && n.y > 0.3 {
            let width = mix(0.036, 0.066, strong);
            let rim = line(from_bowl - BOWL_RADIUS - mix(0.004, 0.012, strong), width, pixel);
            // A dark line around it: bright light is not seen beside pale wood.
            let around = line(from_bowl - BOWL_RADIUS - 0.066, 0.048, pixel) * strong;
            let halo = (1.0 - strong) * exp(-70.0 * pow(max(from_bowl - BOWL_RADIUS, 0.0), 2.0)) * step(BOWL_RADIUS, from_bowl);
            // The rim lights the bowl: brightest near it, and on the slope that faces the window.
            let towards = 0.5 - 0.5 * dot(n.xz, normalize(KEY_PLACE.xz)) * 2.2;
            let bowl = select(0.0, (0.6 + 0.4 * smoothstep(0.02, BOWL_RADIUS, from_bowl)) * (0.7 + 0.6 * clamp(towards, 0.0, 1.0)), from_bowl < BOWL_RADIUS);
            glow += aid.x * (LEGAL_RIM * mix(1.0, 1.15, strong) * rim + albedo * table.shades.open.rgb * (bowl + 0.35 * halo));
            // It emits light instead of reflecting the window's, which would be lost on pale wood.
            // The bowl keeps its shade and grain, and turns to gold.
            albedo *= 1.0 - aid.x * max(0.85 * rim, 0.90 * around);
            albedo *= mix(vec3<f32>(1.0), GOLD, aid.x * step(from_bowl, BOWL_RADIUS));
        }
        // Marbles that shine light the wood around them.
        if aid.z > 0.001 && n.y > 0.3 {
            let halo = table.glass[select(1, 0, table.cells[index].x < 1.5)].halo.rgb;
            glow += albedo * halo * aid.z * (1.0 - smoothstep(0.22, 0.52, from_bowl));
        }
        // Hovered: brighter still.
        let hover = select(table.cells[index].z, 0.0, is_away);
        if hover > 0.001 && n.y > 0.3 {
            if table.cells[index].w > 0.5 {
                // A refused field: a broken red ring and a cross.
                let turn = fract(atan2(within.y, within.x) / 6.28318 * 8.0);
                let dash = smoothstep(0.12, 0.18, turn) * (1.0 - smoothstep(0.82, 0.88, turn));
                let slant = min(abs(within.x - within.y), abs(within.x + within.y)) * 0.7071;
                let mark = line(slant, 0.062, pixel) * (1.0 - smoothstep(0.17, 0.19, from_bowl));
                let ring = line(from_bowl - BOWL_RADIUS - 0.045, 0.048, pixel) * dash;
                albedo *= 1.0 - 0.3 * hover * step(from_bowl, BOWL_RADIUS);
                albedo = mix(albedo, table.shades.refused.rgb, hover * max(mark, ring));
            } else {
                glow += hover * RING * 0.8 * line(from_bowl - BOWL_RADIUS - 0.045, 0.026, pixel);
            }
        }
    }

    if !is_board && n.y > 0.7 {
        // A line of metal around a tray.
        let trim = line(rectangle(in.uv, half, METAL_CORNER) + METAL_INSET, table.shades.lines.z, pixel);
        albedo = mix(albedo, table.shades.metal.rgb, trim);
        roughness = mix(roughness, 0.3, trim);
        metal = trim;
    }

    let light = light_at(p, n, unhidden, unshaded);
    let nv = max(dot(n, v), 0.0);
    // Metal scatters little and mirrors in its own colour: the window, and the room.
    var colour = albedo * light.diffuse * (1.0 - 0.55 * metal);
    if metal > 0.0 {
        let window = light.key * highlight(n, v, light.direction, 0.34) * 1.6;
        colour += metal * albedo * (window + light.open * vec3<f32>(0.34, 0.36, 0.40));
    }
    let satin = highlight(n, v, light.direction, roughness) * fresnel(nv, 0.04);
    let lacquer = highlight(n, v, light.direction, wood.finish.y) * fresnel(nv, 0.04) * wood.finish.x;
    colour += light.key * (satin + lacquer);
    // The dim room on the lacquer, stronger at flat angles.
    colour += light.open * vec3<f32>(0.10, 0.11, 0.14) * fresnel(nv, 0.04) * wood.finish.x * 2.0;
    if is_board {
        colour *= 1.0 - 0.72 * (table.tiles[piece].w - select(0.0, AWAY, is_away));
    }
    colour += glow;

    var out = vec4<f32>(colour, 1.0);
#ifdef TONEMAP_IN_SHADER
    out = tone_mapping(out, view.color_grading);
#endif
    return out;
}
