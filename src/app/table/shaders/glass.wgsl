// Glass marbles, and the rings around the last two. A marble is a sphere, so what is seen through it is found by tracing the ray in,
// through and out again, tinted by the absorption along its path.

#import bevy_pbr::{forward_io::VertexOutput, mesh_bindings::mesh, mesh_functions::get_world_from_local, mesh_view_bindings::view}
#import bevy_core_pipeline::tonemapping::tone_mapping
#import kulami::geometry::{RADIUS, RING_TAG, SPARK_TAG}
#import kulami::table::{table, on_grid, cell_index}
#import kulami::light::{fresnel, dusk, spark_at, soft_cosine, lamp, KEY_PLACE, KEY, FILL_PLACE, FILL, SKY, HORIZON}
#import kulami::surroundings::surroundings

struct Marbles {
    // How solid they are (ghosts are not), unused, whether it lies on a palm, unused.
    look: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> marbles: Marbles;

const REFRACTION: f32 = 1.5;
// What marks are painted with: the dot's radius, the ring's and its width, and half of the angle
// that is missing at its top. Lengths are parts of the marble's radius.
const DOT: f32 = 0.27;
const MARK_RING: f32 = 0.43;
const MARK_WIDTH: f32 = 0.17;
const NOTCH: f32 = 0.3665;
// Around a mark, to this distance, glass mirrors less: where the window's reflection touched it,
// the two would be read as one shape.
const CALM: f32 = 0.13;

// How much of a mark is at a place of a marble, and how much less the glass mirrors there. The mark
// faces the viewer, a little towards the top of the marble, and is upright for them.
fn mark_at(n: vec3<f32>, centre: vec3<f32>, is_dot: bool, pixel: f32) -> vec2<f32> {
    let to_eye = normalize(view.world_position.xyz - centre);
    let axis = normalize(to_eye + vec3<f32>(0.0, 0.22, 0.0));
    let facing = dot(n, axis);
    if facing <= 0.0 {
        return vec2<f32>(0.0);
    }
    let right = normalize(cross(view.world_from_view[1].xyz, axis));
    let at = vec2<f32>(dot(n, right), dot(n, cross(axis, right)));
    let away = length(at);
    let half = 0.5 * MARK_WIDTH;
    let edge = select(MARK_RING + half, DOT, is_dot);
    let calm = 1.0 - smoothstep(edge + 0.5 * CALM, edge + CALM, away);
    if is_dot {
        return vec2<f32>(1.0 - smoothstep(DOT - 0.7 * pixel, DOT + 0.7 * pixel, away), calm);
    }
    let ring = 1.0 - smoothstep(half - 0.7 * pixel, half + 0.7 * pixel, abs(away - MARK_RING));
    // Along the ring, how far from the end of the notch.
    let along = (abs(atan2(at.x, at.y)) - NOTCH) * away;
    return vec2<f32>(ring * smoothstep(-0.7 * pixel, 0.7 * pixel, along), calm);
}

// Milk glass: light enters, scatters, and comes out elsewhere, so that the marble's shaded side has
// no hard edge.
fn milk(p: vec3<f32>, n: vec3<f32>, l: vec3<f32>, albedo: vec3<f32>) -> vec3<f32> {
    let key = KEY * soft_cosine(dot(n, l), 0.5) * 1.15;
    let sky = mix(HORIZON, SKY, 0.5 + 0.5 * n.y) + FILL * lamp(p, n, FILL_PLACE) * 0.5;
    // Wood lights it from below, as far as the bowl does not hide it.
    let wood = table.shades.tiles.rgb * vec3<f32>(0.645, 0.605, 0.578) * (0.5 - 0.5 * n.y);
    let open = smoothstep(-1.1, 0.2, n.y);
    return albedo * (key + sky + wood) * mix(0.30, 1.0, open) * dusk();
}

// The light on a palm, which is of the wood of the tiles.
const PALM_LIGHT: vec3<f32> = vec3<f32>(1.532, 1.395, 1.244);

// What a ray sees of the palm on which a marble lies: the wood is darkest under the marble, and
// beyond a hand's breadth there is no more of it.
fn palm(from_centre: vec3<f32>, d: vec3<f32>) -> vec4<f32> {
    let down = max(-d.y, 0.03);
    let at = from_centre.xz + d.xz * ((from_centre.y + RADIUS) / down);
    let distance = length(at);
    let light = mix(0.10, 1.0, smoothstep(0.05, 0.75, distance));
    let there = smoothstep(0.01, -0.12, d.y) * (1.0 - smoothstep(0.7, 1.3, distance));
    return vec4<f32>(table.shades.tiles.rgb * PALM_LIGHT * light, there);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let tag = i32(mesh[in.instance_index].tag);
    let centre = get_world_from_local(in.instance_index)[3].xyz;
    // The exact sphere, not its triangles.
    let n = normalize(in.world_position.xyz - centre);
    let p = centre + n * RADIUS;
    let v = normalize(view.world_position.xyz - p);
    let nv = clamp(dot(n, v), 0.0, 1.0);
    // By how much the reflected ray turns from one pixel to the next.
    let pixel = length(view.world_position.xyz - p) / (view.clip_from_view[1][1] * view.viewport.w * 0.5);
    let blur = clamp(pixel / RADIUS / max(nv, 0.15), 0.002, 0.3);

    // A marble that counts shines.
    let cell = cell_index(vec2<i32>(floor(on_grid(centre.xz))));
    var shine = 0.0;
    if cell >= 0 && tag < RING_TAG {
        shine = table.aids[max(cell, 0)].z;
    }

    // Up to three rays: reflected, through the marble, and reflected at its far side. They are
    // followed in a loop, because every call of `surroundings` is inlined and compiled again.
    let bounce = min(fresnel(nv, 0.045), 0.42);
    var origins = array<vec3<f32>, 3>(p, p, p);
    var directions = array<vec3<f32>, 3>(reflect(-v, n), n, n);
    var weights = array<vec3<f32>, 3>(vec3<f32>(bounce), vec3<f32>(0.0), vec3<f32>(0.0));
    var blurs = vec3<f32>(blur, 0.05, 0.08);
    var colour = vec3<f32>(0.0);

    // Rings around the last two marbles shine by themselves, and so does the spark.
    if tag == RING_TAG {
        weights[0] = vec3<f32>(0.0);
        colour = vec3<f32>(3.4, 3.3, 3.1);
    } else if tag == SPARK_TAG {
        weights[0] = vec3<f32>(0.0);
        colour = vec3<f32>(14.0, 11.0, 6.5);
    } else {
        let glass = table.glass[select(1, 0, tag < 2)];
        let l = normalize(KEY_PLACE - p);
        weights[0] = vec3<f32>(min(bounce * glass.glow.w, 0.6));
        // Light that scatters inside.
        let glow = glass.glow.rgb * (0.62 + 0.38 * dot(n, -l)) * KEY.r * 0.5 * dusk();
        colour += glow * (1.0 - bounce);
        if glass.swallows.w > 0.5 {
            let inward = refract(-v, n, 1.0 / REFRACTION);
            let way = -2.0 * dot(n, inward) * RADIUS;
            let far = p + inward * way;
            let far_normal = (far - centre) / RADIUS;
            let swallowed = exp(-glass.swallows.rgb * way);
            let out = refract(inward, -far_normal, REFRACTION);
            if dot(out, out) > 0.001 {
                origins[1] = far;
                directions[1] = out;
                weights[1] = swallowed * (1.0 - fresnel(dot(out, far_normal), 0.04)) * (1.0 - bounce);
            }
            let back = reflect(inward, far_normal);
            let third = far + back * way;
            let again = refract(back, -(third - centre) / RADIUS, REFRACTION);
            if table.plan.z > 0.5 && dot(again, again) > 0.001 {
                origins[2] = third;
                directions[2] = again;
                let part = fresnel(abs(dot(inward, far_normal)), 0.04) + 0.02;
                weights[2] = swallowed * swallowed * part * (1.0 - bounce);
            }
            // The window's light comes out on its far side.
            let far_side = max(dot(n, -l) + 0.45, 0.0);
            colour += glass.body.rgb * far_side * far_side * dusk() * (1.0 - bounce);
            // More light comes out where there is more glass behind it.
            colour += glass.shine.rgb * shine * (0.30 + 0.70 * nv * nv);
        } else if glass.body.w > 0.5 {
            colour += milk(p, n, l, glass.body.rgb) * (1.0 - bounce);
            colour += glass.shine.rgb * shine * (0.30 + 0.70 * nv * nv);
        } else {
            // Black glass lets nothing through; what shines is its edge, like the moon before
            // the sun.
            colour += glass.body.rgb + glass.shine.rgb * shine * (0.02 + 2.0 * pow(1.0 - nv, 2.6));
            // A cool edge on the side away from the window.
            let edge = pow(1.0 - nv, 3.0) * max(dot(n, normalize(vec3<f32>(0.9, 0.1, 0.5))), 0.0);
            colour += vec3<f32>(0.035, 0.055, 0.100) * edge * dusk();
        }
        if table.mood.y > 0.5 {
            // Paint hides what is inside, and is not polished.
            let mark = mark_at(n, centre, tag < 2, pixel / RADIUS / max(nv, 0.3));
            let lit = (1.7 + 0.5 * dot(n, l)) * mix(dusk(), 1.0, 0.4);
            colour = mix(colour, glass.mark.rgb * lit, mark.x);
            weights[0] *= 1.0 - 0.92 * mark.y;
            weights[1] *= 1.0 - mark.x;
            weights[2] *= 1.0 - mark.x;
        }
    }
    colour += spark_at(p, n) * 0.15;
    for (var i = 0; i < 3; i++) {
        let weight = weights[i];
        if dot(weight, weight) > 0.0 {
            var seen = vec4<f32>(0.0);
            if marbles.look.z > 0.5 {
                seen = palm(origins[i] - centre, directions[i]);
            }
            colour += weight * mix(surroundings(origins[i], directions[i], blurs[i]), seen.rgb, seen.a);
        }
    }

    var out = vec4<f32>(colour, marbles.look.x);
#ifdef TONEMAP_IN_SHADER
    out = tone_mapping(out, view.color_grading);
#endif
    return out;
}
