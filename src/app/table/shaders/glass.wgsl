// Glass marbles. A marble is a sphere, so what is seen through it is found by following the ray
// in, along its way, and out again, with the colour that the way through ruby leaves of it.

#import bevy_pbr::{forward_io::VertexOutput, mesh_bindings::mesh, mesh_functions::get_world_from_local, mesh_view_bindings::view}
#import bevy_core_pipeline::tonemapping::tone_mapping
#import kulami::table::{table, on_grid, cell_index, RADIUS, RED}
#import kulami::light::{fresnel, dusk, spark_at, KEY_PLACE, KEY}
#import kulami::surroundings::surroundings

struct Glass {
    // How solid it is (ghosts are not), marks on marbles, unused, unused.
    look: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> glass: Glass;

const REFRACTION: f32 = 1.5;
// What ruby glass swallows in the distance of a field.
const RUBY: vec3<f32> = vec3<f32>(0.34, 4.6, 4.4);
// Rings around the last two marbles shine by themselves, and so does the spark.
const RING: f32 = 3.0;
const SPARK: f32 = 4.0;
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

    // A marble that counts shines.
    let cell = cell_index(vec2<i32>(floor(on_grid(centre.xz))));
    var shine = 0.0;
    if cell >= 0 && tag < RING {
        shine = table.aids[max(cell, 0)].z;
    }

    // Up to three rays: reflected, through the marble, and reflected at its far side. They are
    // followed in a loop, because every mention of the surroundings is compiled anew.
    let bounce = min(fresnel(nv, 0.045), 0.42);
    var origins = array<vec3<f32>, 3>(p, p, p);
    var directions = array<vec3<f32>, 3>(reflect(-v, n), n, n);
    var weights = array<vec3<f32>, 3>(vec3<f32>(bounce), vec3<f32>(0.0), vec3<f32>(0.0));
    var blurs = vec3<f32>(blur, 0.05, 0.08);
    var colour = vec3<f32>(0.0);

    if tag == RED {
        let inward = refract(-v, n, 1.0 / REFRACTION);
        let way = -2.0 * dot(n, inward) * RADIUS;
        let far = p + inward * way;
        let far_normal = (far - centre) / RADIUS;
        let swallowed = exp(-RUBY * way);
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
        // Light that bounces about inside.
        let l = normalize(KEY_PLACE - p);
        let glow = vec3<f32>(0.34, 0.012, 0.010) * (0.62 + 0.38 * dot(n, -l)) * KEY.r * 0.5 * dusk();
        colour += glow * (1.0 - bounce);
        // More light comes out where there is more glass behind it.
        colour += vec3<f32>(1.25, 0.035, 0.020) * shine * (0.30 + 0.70 * nv * nv);
    } else if tag == RING {
        weights[0] = vec3<f32>(0.0);
        colour = vec3<f32>(3.4, 3.3, 3.1);
    } else if tag == SPARK {
        weights[0] = vec3<f32>(0.0);
        colour = vec3<f32>(14.0, 11.0, 6.5);
    } else {
        // Black glass lets nothing through; what shines is its edge, like the moon before the sun.
        // Wood is seen in it more clearly than a mirror of glass alone would show.
        weights[0] = vec3<f32>(min(bounce * 2.0, 0.6));
        colour += BLACK + vec3<f32>(1.35, 1.18, 0.80) * shine * (0.03 + 2.0 * pow(1.0 - nv, 1.8));
        // A cool edge on the side away from the window.
        let edge = pow(1.0 - nv, 3.0) * max(dot(n, normalize(vec3<f32>(0.9, 0.1, 0.5))), 0.0);
        colour += vec3<f32>(0.035, 0.055, 0.100) * edge * dusk();
    }
    colour += spark_at(p, n) * 0.15;
    for (var i = 0; i < 3; i++) {
        let weight = weights[i];
        if dot(weight, weight) > 0.0 {
            colour += weight * surroundings(origins[i], directions[i], blurs[i]);
        }
    }

    var out = vec4<f32>(colour, glass.look.x);
#ifdef TONEMAP_IN_SHADER
    out = tone_mapping(out, view.color_grading);
#endif
    return out;
}
