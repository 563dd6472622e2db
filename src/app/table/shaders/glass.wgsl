// Glass marbles. A marble is a sphere, so what is seen through it is found by following the ray
// in, along its way, and out again, with the colour that the way through ruby leaves of it.

#import bevy_pbr::{forward_io::VertexOutput, mesh_bindings::mesh, mesh_functions::get_world_from_local, mesh_view_bindings::view}
#import bevy_core_pipeline::tonemapping::tone_mapping
#import kulami::table::{table, RADIUS, RED}
#import kulami::light::{fresnel, KEY_PLACE, KEY}
#import kulami::surroundings::surroundings

struct Glass {
    // How solid it is (ghosts are not), marks on marbles, unused, unused.
    look: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> glass: Glass;

const REFRACTION: f32 = 1.5;
// What ruby glass swallows in the distance of a field.
const RUBY: vec3<f32> = vec3<f32>(0.34, 4.6, 4.4);
// Rings around the last two marbles shine by themselves.
const RING: f32 = 3.0;
const BLACK: vec3<f32> = vec3<f32>(0.0065, 0.0065, 0.0080);

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let tag = f32(mesh[in.instance_index].tag);
    let centre = get_world_from_local(in.instance_index)[3].xyz;
    // The exact sphere, not its triangles.
    let n = normalize(in.world_position.xyz - centre);
    let p = centre + n * RADIUS;
    let v = normalize(view.world_position.xyz - p);
    let nv = clamp(dot(n, v), 0.0, 1.0);
    // By how much the reflected ray turns from one pixel to the next.
    let pixel = length(view.world_position.xyz - p) / (view.clip_from_view[1][1] * view.viewport.w * 0.5);
    let blur = clamp(pixel / RADIUS / max(nv, 0.15), 0.002, 0.3);

    let reflected = reflect(-v, n);
    let bounce = min(fresnel(nv, 0.045), 0.42);
    var colour = surroundings(p, reflected, blur) * bounce;

    if tag == RING {
        colour = vec3<f32>(3.4, 3.3, 3.1);
    } else if tag == RED {
        let inward = refract(-v, n, 1.0 / REFRACTION);
        let way = -2.0 * dot(n, inward) * RADIUS;
        let far = p + inward * way;
        let far_normal = (far - centre) / RADIUS;
        let out = refract(inward, -far_normal, REFRACTION);
        var seen = vec3<f32>(0.0);
        let swallowed = exp(-RUBY * way);
        if dot(out, out) > 0.001 {
            let kept = 1.0 - fresnel(dot(out, far_normal), 0.04);
            seen = surroundings(far, out, 0.05) * swallowed * kept;
        }
        if table.plan.z > 0.5 {
            // What is reflected at the far side and comes out after another way.
            let back = reflect(inward, far_normal);
            let third = far + back * way;
            let third_normal = (third - centre) / RADIUS;
            let again = refract(back, -third_normal, REFRACTION);
            if dot(again, again) > 0.001 {
                let part = fresnel(abs(dot(inward, far_normal)), 0.04);
                seen += surroundings(third, again, 0.08) * swallowed * swallowed * (part + 0.02);
            }
        }
        // Light that bounces about inside.
        let l = normalize(KEY_PLACE - p);
        let glow = vec3<f32>(0.34, 0.012, 0.010) * (0.62 + 0.38 * dot(n, -l)) * KEY.r * 0.5;
        colour += (seen + glow) * (1.0 - bounce);
    } else {
        colour += BLACK;
    }

    var out = vec4<f32>(colour, glass.look.x);
#ifdef TONEMAP_IN_SHADER
    out = tone_mapping(out, view.color_grading);
#endif
    return out;
}
