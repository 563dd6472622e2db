//! Sounds of the final count: areas, chains, tiles, totals.

use super::table::{gain_of, verdict};
use crate::app::reveal::{Beat, Cue, MARBLE_FLIGHT, Reveal, ScorePart, Script};
use crate::app::sound::heard::{Heard, Sound};
use crate::app::table::{CurrentPlan, Plan};
use crate::play::{Purpose, Session};
use crate::rules::{Field, FieldSet, Position, Tile, TileKind};
use bevy::prelude::*;

/// If more seconds of the script than this pass in a frame, it was skipped.
const SKIP: f32 = 0.5;
/// A major pentatonic scale, in semitones: any of its notes go together.
const SCALE: [i32; 5] = [0, 2, 4, 7, 9];
/// Semitones from the A that notes were made at down to the D the music is in.
const FROM_A_TO_D: i32 = -7;
/// Steps of the scale per marble of an area.
const RISE: f32 = 0.45;
/// Seconds between ticks of a total, and at most so many.
const TICKS: f32 = 0.06;
const MOST_TICKS: usize = 8;
/// The gain of marbles that return to their trays during the count.
const MARBLE_GAIN: f32 = 0.3;

/// A sound at a second of the script.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimedSound {
    /// When.
    pub at: f32,
    /// What.
    pub heard: Heard,
}

/// The pitch of a step of the scale, relative to the A it was recorded at.
fn note(step: usize) -> f32 {
    let octave = (step / SCALE.len()) as i32;
    let semitones = FROM_A_TO_D + 12 * octave + SCALE[step % SCALE.len()];
    (semitones as f32 / 12.0).exp2()
}

/// All sounds of a script in order, except the one for its result.
pub fn timeline(script: &Script, plan: &Plan, position: &Position) -> Vec<TimedSound> {
    let mut sounds = Vec::new();
    let mut add = |at: f32, heard: Heard| sounds.push(TimedSound { at, heard });
    let mut tiles = 0;
    for cue in script.cues() {
        match &cue.what {
            Beat::Announce(_) => add(cue.at, Heard::new(Sound::Announce)),
            Beat::Flood { waves, counts, .. } => {
                for (number, (&wave, &count)) in waves.iter().zip(counts).enumerate() {
                    let at = cue.at + cue.lasts * number as f32 / waves.len() as f32;
                    let pitch = note((count as f32 * RISE) as usize);
                    add(
                        at,
                        Heard::new(Sound::Flood).at(middle(plan, wave)).pitch(pitch),
                    );
                }
            }
            Beat::Trace { fields, .. } => ring_chain(cue, fields, plan, &mut add),
            Beat::Bonus {
                part,
                colour: Some(_),
                points,
            } => {
                let pitch = if *part == ScorePart::Area {
                    1.0
                } else {
                    note(5) / note(3)
                };
                add(cue.at, Heard::new(Sound::Bonus).pitch(pitch));
                for tick in 0..(*points).min(MOST_TICKS) {
                    let at = cue.end() + TICKS * tick as f32;
                    add(at, Heard::new(Sound::Tick).pitch(1.0 + 0.04 * tick as f32));
                }
            }
            Beat::Bonus { .. } => add(cue.at, Heard::new(Sound::Dim)),
            Beat::Dim(tiles) if tiles.is_empty() => {}
            Beat::Dim(_) => add(cue.at, Heard::new(Sound::Dim)),
            Beat::Take {
                tile,
                colour,
                size,
                pile,
                ..
            } => {
                tiles += 1;
                let climbs = 1.0 + 0.03 * tiles as f32 + 0.02 * *size as f32;
                let goal = plan.pile(*colour, *pile);
                stack_tile(cue, *tile, goal, plan, &mut add);
                add(cue.end() + TICKS, Heard::new(Sound::Tick).pitch(climbs));
                send_marbles_home(cue, *tile, plan, position, &mut add);
            }
            Beat::Winner => {}
        }
    }
    sounds.sort_by(|one, other| one.at.total_cmp(&other.at));
    sounds
}

/// The sounds of a chain that is traced.
fn ring_chain(cue: &Cue, fields: &[Field], plan: &Plan, add: &mut impl FnMut(f32, Heard)) {
    // The spark runs over the chain in three quarters of the time.
    let run = cue.lasts * 0.75;
    let steps = (fields.len() - 1).max(1) as f32;
    for (number, &field) in fields.iter().enumerate() {
        let at = cue.at + run * number as f32 / steps;
        let gain = 0.5 + 0.5 * number as f32 / steps;
        let ring = Heard::new(Sound::Chain).at(plan.field(field)).gain(gain);
        add(at, ring.pitch(note(number + 2)));
    }
    let last = fields.last().map_or(Vec3::ZERO, |&field| plan.field(field));
    // Longer chains are louder.
    let gain = (0.4 + 0.1 * fields.len() as f32).min(1.2);
    let end = Heard::new(Sound::ChainEnd).at(last).gain(gain);
    add(cue.at + run, end.pitch(note(fields.len() + 1)));
}

/// The sounds of a tile that is lifted and put on its owner's pile.
fn stack_tile(cue: &Cue, tile: Tile, pile: Vec3, plan: &Plan, add: &mut impl FnMut(f32, Heard)) {
    let kind = plan.layout().kind(tile);
    let lift = Heard::new(Sound::Lift).at(plan.tile(tile).centre);
    add(cue.at, lift.pitch(lift_pitch(kind)));
    add(cue.end(), Heard::new(Sound::Stack(kind)).at(pile));
}

/// The sounds of a taken tile's marbles, which roll into their trays.
fn send_marbles_home(
    cue: &Cue,
    tile: Tile,
    plan: &Plan,
    position: &Position,
    add: &mut impl FnMut(f32, Heard),
) {
    let fields = position.occupied() & plan.layout().tile(tile);
    for (number, field) in fields.into_iter().enumerate() {
        let at = cue.at + 0.03 * number as f32 + MARBLE_FLIGHT;
        let tray = position
            .marble(field)
            .map(|colour| plan.tray(colour).centre);
        let rest = Heard::new(Sound::Home).gain(MARBLE_GAIN);
        add(at, tray.map_or(rest, |tray| rest.at(tray)));
    }
}

/// The pitch of a tile that is lifted: larger ones are lower.
fn lift_pitch(kind: TileKind) -> f32 {
    1.12 - 0.04 * kind.size() as f32
}

/// The middle of some fields.
fn middle(plan: &Plan, fields: FieldSet) -> Vec3 {
    let sum: Vec3 = fields
        .into_iter()
        .map(|field: Field| plan.field(field))
        .sum();
    sum / fields.len().max(1) as f32
}

/// Plays the sounds that are due since the last frame.
pub fn hear_count(
    session: Res<Session>,
    plan: Res<CurrentPlan>,
    reveal: Res<Reveal>,
    mut before: Local<Option<f32>>,
    mut heard: MessageWriter<Heard>,
) {
    let Some((script, now)) = reveal.now() else {
        *before = None;
        return;
    };
    if reveal.is_seen() && before.is_none_or(|before| before >= now) {
        // Running backwards is silent.
        *before = Some(now);
        return;
    }
    let since = before
        .replace(now)
        .filter(|before| *before <= now)
        .unwrap_or(0.0);
    let passed = |at: f32| since < at && at <= now;
    let gain_of = gain_of(&session);
    if now - since < SKIP {
        let sounds = timeline(script, &plan.0, session.game().position());
        heard.write_batch(
            sounds
                .into_iter()
                .filter(|sound| passed(sound.at))
                .map(|sound| sound.heard.gain(gain_of)),
        );
    }
    let mut cues = script.cues().iter();
    let winner = cues.find(|cue| cue.what == Beat::Winner);
    let is_decided = winner.is_some_and(|cue| passed(cue.at));
    if is_decided && *session.purpose() == Purpose::Play {
        heard.write(Heard::new(verdict(&session)));
    }
}
