// Jointed hands of oiled wood. The grain runs through each part from root to tip; parts shade each
// other as the rods that approximate them.

#import bevy_pbr::{forward_io::VertexOutput, mesh_bindings::mesh, mesh_functions::get_world_from_local, mesh_view_bindings::view}
#import bevy_core_pipeline::tonemapping::tone_mapping
#import kulami::hands::{RODS, PALM_ROD, CUFF, TAGS}
#import kulami::light::{light_at, highlight, fresnel, KEY_PLACE, KEY_ANGLE}

struct Hands {
    // Two ends with their radii for each rod, of the left and of the right hand.
    rods: array<vec4<f32>, 4 * RODS>,
    // Pale, middle and dark colour of hands and cuffs; rings in a unit beside.
    woods: array<vec4<f32>, 6>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<storage, read> hands: Hands;

fn hash(cell: vec3<i32>) -> f32 {
    let c = vec3<u32>(cell);
    var h = (c.x * 0x9E3779B1u) ^ (c.y * 0x85EBCA77u) ^ (c.z * 0xC2B2AE3Du);
    h = (h ^ (h >> 15u)) * 0x2C1B3C6Du;
    h = (h ^ (h >> 12u)) * 0x297A2D39u;
    return f32(h >> 8u) / 16777216.0;
}

// Smooth noise from 0 to 1 with features of size 1.
fn noise(p: vec3<f32>) -> f32 {
    let cell = vec3<i32>(floor(p));
    var f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    var corners: array<f32, 4>;
    for (var i = 0; i < 4; i++) {
        let c = cell + vec3<i32>(0, i & 1, i >> 1u);
        corners[i] = mix(hash(c), hash(c + vec3<i32>(1, 0, 0)), f.x);
    }
    return mix(mix(corners[0], corners[1], f.y), mix(corners[2], corners[3], f.y), f.z);
}

struct Grain {
    colour: vec3<f32>,
    roughness: f32,
}

// Wood at a place of a part, with the grain along y. `pixel` is how large a pixel is there: what
// is finer is left out.
fn grain(place: vec3<f32>, part: i32, pixel: f32) -> Grain {
    let wood = select(0, 3, part == CUFF);
    // Every part is cut from another place of the trunk.
    let seed = f32(part) * vec3<f32>(17.3, 5.7, 9.1);
    let p = place + seed;
    let wander = noise(p * vec3<f32>(1.1, 0.35, 1.1)) - 0.5;
    let chance = fract(f32(part) * 0.618);
    let from_pith = place.xz + vec2<f32>(0.9 * chance - 0.45, 0.75 + 0.4 * chance) + place.y * vec2<f32>(0.05, 0.08 * chance - 0.04);
    let ring = length(from_pith) * hands.woods[wood].w * 1.25 + wander * 2.2;
    let phase = fract(ring);
    let late = smoothstep(0.25, 0.92, phase) * (1.0 - smoothstep(0.93, 1.0, phase));
    let strength = 0.35 + 0.65 * hash(vec3<i32>(i32(floor(ring)), part, 3));
    let slanted = vec3<f32>(p.x + 0.031 * p.y, p.y, p.z - 0.027 * p.y);
    let seen = 1.0 - smoothstep(0.4, 1.2, pixel * 34.0);
    let fibres = mix(0.5, 0.55 * noise(p * vec3<f32>(34.0, 1.1, 34.0)) + 0.45 * noise(slanted * vec3<f32>(21.0, 0.7, 21.0)), seen);
    var colour = mix(hands.woods[wood].rgb, hands.woods[wood + 1].rgb, clamp(1.05 * late * strength + 0.62 * (fibres - 0.38) + 0.45 * wander, 0.0, 1.0));
    colour = mix(colour, hands.woods[wood + 2].rgb, 0.36 * late * late * strength);
    colour *= 0.94 + 0.10 * chance;
    return Grain(colour, 0.40 + 0.11 * (0.8 * (fibres - 0.5) + 0.7 * late));
}

struct Left {
    key: f32,
    open: f32,
}

// What the rods of a hand leave of the light at a point of one of its parts.
fn past_rods(p: vec3<f32>, n: vec3<f32>, l: vec3<f32>, hand: i32, part: i32) -> Left {
    var left = Left(1.0, 1.0);
    for (var i = 0; i < RODS; i++) {
        // Nothing hides itself.
        if i + 1 == part || ((part == 0 || part == CUFF) && i >= PALM_ROD) {
            continue;
        }
        let a = hands.rods[2 * (hand * RODS + i)];
        let b = hands.rods[2 * (hand * RODS + i) + 1];
        let along = b.xyz - a.xyz;
        let beside = p - a.xyz;
        let square = dot(along, along);

        // The point of the rod that is nearest hides as much of the room as a ball there.
        let s = clamp(dot(beside, along) / square, 0.0, 1.0);
        let to = a.xyz + along * s - p;
        let distance = length(to);
        let radius = mix(a.w, b.w, s);
        let solid = min(radius * radius / (distance * distance), 1.0);
        left.open *= 1.0 - 0.80 * solid * clamp(dot(n, to) / distance * 0.85 + 0.15, 0.0, 1.0);

        // The points of rod and ray that are nearest to each other.
        let lean = dot(along, l);
        let ahead = dot(l, beside);
        var q = clamp((dot(along, beside) - lean * ahead) / max(square - lean * lean, 1e-5), 0.0, 1.0);
        let t = max(q * lean - ahead, 0.0);
        q = clamp((dot(along, beside) + t * lean) / square, 0.0, 1.0);
        let gap = length(beside + l * t - along * q) - mix(a.w, b.w, q);
        let soft = 0.03 + KEY_ANGLE * t;
        left.key *= mix(1.0, smoothstep(-soft, soft, gap), smoothstep(0.0, 0.06, t));
    }
    return left;
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let tag = i32(mesh[in.instance_index].tag);
    let hand = tag / TAGS;
    let part = tag % TAGS;
    let p = in.world_position.xyz;
    let n = normalize(in.world_normal);
    let v = normalize(view.world_position.xyz - p);
    let pixel = length(view.world_position.xyz - p) / (view.clip_from_view[1][1] * view.viewport.w * 0.5);
    let placed = get_world_from_local(in.instance_index);
    let from_root = p - placed[3].xyz;
    let size = dot(placed[0].xyz, placed[0].xyz);
    let local = vec3<f32>(dot(from_root, placed[0].xyz), dot(from_root, placed[1].xyz), dot(from_root, placed[2].xyz)) / size;

    let wood = grain(local, part, pixel);
    let l = normalize(KEY_PLACE - p);
    let left = past_rods(p + n * 0.02, n, l, hand, part);
    let crease = in.uv.x;
    let unhidden = left.open * mix(0.12, 1.0, crease);
    let light = light_at(p, n, unhidden, left.key * mix(0.25, 1.0, crease));
    // Light that was reflected by wood before is warm.
    let warm = mix(vec3<f32>(1.12, 0.94, 0.74), vec3<f32>(1.0), unhidden);
    var colour = wood.colour * light.diffuse * warm;
    let nv = max(dot(n, v), 0.0);
    let satin = highlight(n, v, light.direction, wood.roughness) * fresnel(nv, 0.04);
    let oil = highlight(n, v, light.direction, 0.24) * fresnel(nv, 0.04) * 0.7;
    colour += light.key * (satin + oil);
    colour += light.open * vec3<f32>(0.10, 0.11, 0.14) * fresnel(nv, 0.04) * 1.6;

    var out = vec4<f32>(colour, 1.0);
#ifdef TONEMAP_IN_SHADER
    out = tone_mapping(out, view.color_grading);
#endif
    return out;
}
