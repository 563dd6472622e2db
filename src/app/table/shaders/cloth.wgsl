// The cloth on the table, with the shadows of board and trays on it.

#import bevy_pbr::{forward_io::VertexOutput, mesh_view_bindings::view}
#import bevy_core_pipeline::tonemapping::tone_mapping
#import kulami::light::{KEY_PLACE, KEY, dusk, fall_off, spark_at}
#import kulami::table::{THICKNESS, wood_distance, box_distance, past_boxes}

struct Cloth {
    dark: vec4<f32>,
    light: vec4<f32>,
    // Threads in a unit, unused, unused, unused.
    weave: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> cloth: Cloth;
@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let p = in.world_position.xyz;
    let v = normalize(view.world_position.xyz - p);
    let to = KEY_PLACE - p;
    let l = normalize(to);

    // Threads over and under each other, as far as they can be told apart.
    let thread = p.xz * cloth.weave.x;
    let size = max(fwidth(thread.x), fwidth(thread.y));
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
    if wood < 0.0 {
        // Under the board, seen only through its seams: light that the wood has coloured.
        colour = vec3<f32>(0.030, 0.017, 0.008);
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
