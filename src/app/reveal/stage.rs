//! From a second of the script to `Staging`: where every tile and marble is, and the light.

use super::beat::{Beat, Cue, ScorePart, waves_begun};
use super::script::{MARBLE_FLIGHT, Script};
use crate::app::table::{MARBLE_RADIUS, Plan, REST_HEIGHT, ShadowBox, Staging, THICKNESS, WayHome};
use crate::rules::{Colour, Field, FieldSet, Position, TileKind};
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// How long the room takes to darken, and to become light again.
const DUSK: f32 = 0.6;
/// How dark it is while areas and chains are counted, and while tiles are.
const DARK: f32 = 0.85;
const HALF_DARK: f32 = 0.25;
/// How quickly a marble begins to shine.
const KINDLE: f32 = 0.18;
/// What is left of a marble's shine while something else is counted.
const EMBER: f32 = 0.28;
/// How high tiles are lifted, above where they go.
const LIFT: f32 = 1.1;
/// How high the spark is above the marbles.
const ABOVE: f32 = 0.22;

/// What the table shows at a second of the script. With `calm`, nothing is animated: things switch
/// from one place to the other.
pub fn staging(
    script: &Script,
    plan: &Plan,
    position: &Position,
    seconds: f32,
    calm: bool,
) -> Staging {
    let mut staging = Staging::default();
    // Marbles that return to a tray go to its next free bowl.
    let mut free = Colour::BOTH.map(|colour| position.marbles_left(colour));
    staging.mood.dusk = dusk(script, seconds);
    for cue in script.cues().iter().filter(|cue| cue.at <= seconds) {
        match &cue.what {
            Beat::Flood { waves, .. } => {
                let fading = until_next(script, cue, seconds, ScorePart::Area);
                for (number, &wave) in waves.iter().enumerate() {
                    let begins = if calm {
                        cue.at
                    } else {
                        cue.at + cue.lasts * number as f32 / waves.len() as f32
                    };
                    if number < waves_begun(waves.len(), cue.part(seconds)) || calm {
                        shine(&mut staging, wave, begins, seconds, fading);
                    }
                }
            }
            Beat::Trace { fields, .. } => {
                let fading = until_next(script, cue, seconds, ScorePart::Chains);
                trace(&mut staging, plan, cue, fields, seconds, fading, calm);
            }
            Beat::Dim(tiles) => {
                for tile in tiles {
                    staging.tiles[tile.index()].dim = smooth(cue.part(seconds));
                }
            }
            Beat::Take {
                tile,
                colour,
                pile,
                level,
                ..
            } => {
                let mut part = cue.part(seconds);
                if calm {
                    part = part.round();
                }
                let home = plan.tile(*tile);
                let goal = plan.pile(*colour, *pile) + Vec3::Y * THICKNESS * (*level as f32 + 1.0);
                let way = goal - home.centre;
                let across = smooth(part);
                let lift = LIFT + goal.y.max(0.0) * 0.3;
                let stage = &mut staging.tiles[tile.index()];
                stage.offset = way * Vec3::new(across, part * part * (3.0 - 2.0 * part), across)
                    + Vec3::Y * lift * 4.0 * part * (1.0 - part);
                if part > 0.0 && stage.offset == Vec3::ZERO {
                    stage.offset.y = 1e-4;
                }
                // In a pile, long sides lie away from the viewer.
                if !home.turned && home.kind != TileKind::Four {
                    stage.turn = FRAC_PI_2 * across;
                }
                let fields = plan.layout().tile(*tile);
                send_home(
                    &mut staging,
                    cue,
                    fields,
                    position,
                    &mut free,
                    seconds,
                    calm,
                );
            }
            _ => {}
        }
    }
    staging.crates = crates(script, plan, &staging, seconds);
    staging
}

/// How dark the room is: dark for areas and chains, and lighter when the tiles go.
fn dusk(script: &Script, seconds: f32) -> f32 {
    let mut dusk = 0.0;
    for cue in script.cues() {
        let target = match cue.what {
            Beat::Announce(ScorePart::Area | ScorePart::Chains) => DARK,
            Beat::Announce(ScorePart::Tiles) => HALF_DARK,
            Beat::Winner => 0.0,
            _ => continue,
        };
        let part = smooth((seconds - cue.at) / DUSK);
        dusk = dusk.lerp(target, part);
    }
    dusk
}

/// How much of a part's light is left, once the next part has begun.
fn until_next(script: &Script, cue: &Cue, seconds: f32, part: ScorePart) -> f32 {
    let next = script.cues().iter().find(|other| {
        other.at > cue.at && matches!(other.what, Beat::Announce(other) if other != part)
    });
    // The first of two floods dims while the second is shown.
    let rival = script.cues().iter().find(|other| {
        other.at > cue.at
            && matches!(
                (&cue.what, &other.what),
                (Beat::Flood { .. }, Beat::Flood { .. })
            )
    });
    let mut left = 1.0;
    if let Some(rival) = rival {
        let bonus = script.cues().iter().find(|other| {
            matches!(
                other.what,
                Beat::Bonus {
                    part: ScorePart::Area,
                    ..
                }
            )
        });
        let back = bonus.map_or(1.0, |bonus| smooth((seconds - bonus.at) / DUSK));
        let stepped = smooth((seconds - rival.at) / DUSK) * (1.0 - back);
        left -= (1.0 - EMBER) * stepped;
    }
    if let Some(next) = next {
        left *= 1.0 - smooth((seconds - next.at) / DUSK);
    }
    left
}

fn shine(staging: &mut Staging, fields: FieldSet, begins: f32, seconds: f32, fading: f32) {
    let since = seconds - begins;
    // The shine overshoots, then settles.
    let flare = smooth(since / KINDLE) * (1.0 + 0.9 * (-since * 5.0).exp());
    for field in fields {
        let light = &mut staging.shine[field.index()];
        *light = light.max(flare * fading);
    }
}

/// A spark runs over a chain and leaves its marbles shining.
fn trace(
    staging: &mut Staging,
    plan: &Plan,
    cue: &Cue,
    fields: &[Field],
    seconds: f32,
    fading: f32,
    calm: bool,
) {
    // The last quarter is for the number to be read.
    let run = cue.lasts * 0.75;
    let part = ((seconds - cue.at) / run).clamp(0.0, 1.0);
    let steps = (fields.len() - 1).max(1) as f32;
    for (number, &field) in fields.iter().enumerate() {
        let begins = if calm {
            cue.at
        } else {
            cue.at + run * number as f32 / steps
        };
        if seconds >= begins {
            shine(staging, FieldSet::from(field), begins, seconds, fading);
        }
    }
    if part < 1.0 && !calm {
        let at = part * steps;
        let (from, to) = (
            at.floor() as usize,
            (at.floor() as usize + 1).min(fields.len() - 1),
        );
        let place = plan
            .field(fields[from])
            .lerp(plan.field(fields[to]), at.fract());
        // The spark hops from marble to marble.
        let hop = 0.16 * (1.0 - (2.0 * at.fract() - 1.0).powi(2));
        let height = REST_HEIGHT + MARBLE_RADIUS + ABOVE + hop;
        let strength = (part * 8.0).min(1.0).min((1.0 - part) * 8.0);
        staging.mood.spark = Some((place + Vec3::Y * height, strength));
    }
}

/// The marbles of a tile that leaves hop back to their trays, one after the other.
fn send_home(
    staging: &mut Staging,
    cue: &Cue,
    fields: FieldSet,
    position: &Position,
    free: &mut [usize; 2],
    seconds: f32,
    calm: bool,
) {
    for (number, field) in (position.occupied() & fields).into_iter().enumerate() {
        let Some(colour) = position.marble(field) else {
            continue;
        };
        let begins = cue.at + 0.03 * number as f32;
        let part = if calm {
            1.0
        } else {
            ((seconds - begins) / MARBLE_FLIGHT).clamp(0.0, 1.0)
        };
        let bowl = free[colour.index()];
        free[colour.index()] += 1;
        staging.homeward[field.index()] = Some(WayHome { part, bowl });
    }
}

/// The boxes that throw shadows: piles, and tiles on their way.
fn crates(script: &Script, plan: &Plan, staging: &Staging, seconds: f32) -> Vec<ShadowBox> {
    let mut piles = [[(0_usize, Vec2::ZERO); 2]; 2];
    let mut crates = Vec::new();
    for cue in script.cues().iter().filter(|cue| cue.at < seconds) {
        let Beat::Take {
            tile, colour, pile, ..
        } = cue.what
        else {
            continue;
        };
        let place = plan.tile(tile);
        let stage = staging.tiles[tile.index()];
        let mut half = place.fields.as_vec2() / 2.0;
        if stage.turn > FRAC_PI_2 / 2.0 {
            half = half.yx();
        }
        if cue.end() <= seconds {
            let (tiles, largest) = &mut piles[colour.index()][pile];
            *tiles += 1;
            *largest = largest.max(half);
        } else {
            crates.push(ShadowBox {
                centre: place.centre + stage.offset - Vec3::Y * THICKNESS / 2.0,
                half: Vec3::new(half.x, THICKNESS / 2.0, half.y),
            });
        }
    }
    // Piles first: if there are too many boxes, tiles in the air throw no shadow.
    let mut all: Vec<ShadowBox> = Vec::new();
    for colour in Colour::BOTH {
        for (pile, (tiles, half)) in piles[colour.index()].into_iter().enumerate() {
            if tiles > 0 {
                let height = tiles as f32 * THICKNESS;
                all.push(ShadowBox {
                    centre: plan.pile(colour, pile) + Vec3::Y * height / 2.0,
                    half: Vec3::new(half.x, height / 2.0, half.y),
                });
            }
        }
    }
    all.append(&mut crates);
    all
}

fn smooth(part: f32) -> f32 {
    EaseFunction::SmoothStep.sample_clamped(part)
}
