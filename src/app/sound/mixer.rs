//! The mixer: turns [`Heard`] messages into commands. It chooses takes, varies them, limits the
//! number of voices, plays the music and ducks it for effects.
//!
//! It depends neither on Bevy's world nor on an output: time and settings are passed to it.

use super::bank::Bank;
use super::command::{SoundCommand, Voice, VoiceStart};
use super::ear::Ear;
use super::heard::{Bus, Heard, Layer, Sound};
use super::music::{MusicPiece, Tension};
use super::variation::Variation;
use std::sync::Arc;

/// Voices at once, at most, music and ambience included.
pub const MOST_VOICES: usize = 24;
/// Seconds within which the same sound at the same place is not repeated: two contacts in one slow
/// frame are one.
const ECHO: f64 = 0.012;
/// Seconds: crossfade between pieces, fades of layers, fades of volumes, fade of a voice that makes
/// room.
const CROSSFADE: f32 = 2.5;
const LAYER_FADE: f32 = 4.0;
const QUICK_FADE: f32 = 0.25;
const STEAL_FADE: f32 = 0.02;
/// How quickly music is ducked, and how slowly it returns, in seconds.
const DUCK: f32 = 0.06;
const RETURN: f32 = 0.9;
/// Headroom for effects that sound together, with each other and with music: 4 dB.
const HEADROOM: f32 = 0.63;
/// Sounds of less gain are not played.
const INAUDIBLE: f32 = 1e-3;

/// The gain of each volume setting.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Levels {
    /// Glass, wood, buttons.
    pub effects: f32,
    /// Music.
    pub music: f32,
    /// The room.
    pub ambience: f32,
    /// Whether everything is silent for now.
    pub is_muted: bool,
}

impl Levels {
    fn of(&self, bus: Bus) -> f32 {
        match bus {
            _ if self.is_muted => 0.0,
            Bus::Effects => self.effects,
            Bus::Music => self.music,
            Bus::Ambience => self.ambience,
        }
    }
}

/// A voice that plays once.
#[derive(Clone, Debug)]
struct SingleVoice {
    voice: Voice,
    heard: Heard,
    begun: f64,
    ends: f64,
}

/// A voice that plays until it is stopped.
#[derive(Clone, Debug)]
struct LoopVoice {
    voice: Voice,
    sound: Sound,
    file: Arc<str>,
    /// The gain it was last set to; `None` if it was not started yet.
    gain: Option<f32>,
}

/// The mixer.
#[derive(Debug, Default)]
pub struct Mixer {
    variation: Variation,
    next: u64,
    singles: Vec<SingleVoice>,
    loops: Vec<LoopVoice>,
    /// When the loops that fade out will have ended.
    leaving: Vec<f64>,
    piece: Option<MusicPiece>,
    /// How far the music is ducked, and until when.
    duck: Option<(f32, f64)>,
    commands: Vec<SoundCommand>,
}

impl Mixer {
    /// The commands since the last call.
    pub fn take_commands(&mut self) -> Vec<SoundCommand> {
        std::mem::take(&mut self.commands)
    }

    /// The number of voices that play.
    pub fn voices(&self) -> usize {
        self.singles.len() + self.loops.len() + self.leaving.len()
    }

    /// Whether the music is ducked and must return by itself.
    pub fn is_ducked(&self) -> bool {
        self.duck.is_some()
    }

    /// Advances time: forgets voices that have ended, and lets the music return.
    pub fn advance(&mut self, now: f64) {
        self.singles.retain(|single| single.ends > now);
        self.leaving.retain(|gone| *gone > now);
        self.duck = self.duck.filter(|(_, until)| *until > now);
    }

    /// Plays a sound, if it is audible and there is a voice for it.
    pub fn hear(&mut self, heard: Heard, ear: &Ear, bank: &Bank, levels: &Levels, now: f64) {
        let is_echo = self.singles.iter().any(|single| {
            let same = single.heard.sound == heard.sound && single.heard.place == heard.place;
            same && now - single.begun < ECHO
        });
        if is_echo {
            return;
        }
        let Some(varied) = self.variation.choose(heard.sound, bank.takes(heard.sound)) else {
            return;
        };
        let (near, pan) = heard.place.map_or((1.0, 0.0), |place| ear.hear(place));
        let rate = heard.pitch * varied.pitch;
        let level = levels.of(heard.sound.bus());
        let gain = HEADROOM * heard.gain * near * level * varied.gain;
        if gain < INAUDIBLE || !self.make_room(heard.sound) {
            return;
        }
        if let Some((depth, seconds)) = heard.sound.duck() {
            // Quiet sounds duck less.
            let depth = 1.0 - (1.0 - depth) * heard.gain.min(1.0);
            let (before, until) = self.duck.unwrap_or((1.0, now));
            let until = until.max(now + f64::from(seconds));
            self.duck = Some((before.min(depth), until));
        }
        let voice = self.name();
        self.singles.push(SingleVoice {
            voice,
            heard,
            begun: now,
            ends: now + f64::from(varied.take.seconds / rate),
        });
        self.commands.push(SoundCommand::Start(VoiceStart {
            voice,
            file: varied.take.file,
            gain,
            pan,
            rate,
            fade: 0.0,
            is_loop: false,
        }));
    }

    /// Plays the music for the moment, and the ambience.
    pub fn conduct(
        &mut self,
        piece: MusicPiece,
        tension: Tension,
        bank: &Bank,
        levels: &Levels,
        now: f64,
    ) {
        let piece = Some(piece).filter(|_| levels.music > 0.0);
        if self.piece != piece {
            let old: Vec<LoopVoice> = self
                .loops
                .extract_if(.., |playing| playing.sound.bus() == Bus::Music)
                .collect();
            for LoopVoice { voice, .. } in old {
                let fade = CROSSFADE;
                self.commands.push(SoundCommand::Stop { voice, fade });
                self.leaving.push(now + f64::from(fade));
            }
            self.piece = piece;
            for &layer in piece.map_or(&[][..], MusicPiece::layers) {
                self.add_loop(Sound::Music(layer), bank);
            }
        }
        if !self
            .loops
            .iter()
            .any(|playing| playing.sound == Sound::Room)
        {
            self.add_loop(Sound::Room, bank);
        }
        let duck = self.duck.map_or(1.0, |(depth, _)| depth);
        for playing in &mut self.loops {
            let own = match playing.sound {
                Sound::Music(layer) => tension.level(layer) * duck,
                _ => 1.0,
            };
            let gain = own * levels.of(playing.sound.bus());
            let voice = playing.voice;
            let Some(before) = playing.gain.replace(gain) else {
                self.commands.push(SoundCommand::Start(VoiceStart {
                    voice,
                    file: playing.file.clone(),
                    gain,
                    pan: 0.0,
                    rate: 1.0,
                    fade: CROSSFADE,
                    is_loop: true,
                }));
                continue;
            };
            if (gain - before).abs() < INAUDIBLE {
                playing.gain = Some(before);
                continue;
            }
            let fade = match playing.sound {
                _ if levels.is_muted => QUICK_FADE,
                Sound::Music(_) if self.duck.is_some() => DUCK,
                Sound::Music(Layer::Pulse | Layer::Tension) => LAYER_FADE,
                Sound::Music(_) => RETURN,
                _ => QUICK_FADE,
            };
            self.commands
                .push(SoundCommand::Level { voice, gain, fade });
        }
    }

    fn add_loop(&mut self, sound: Sound, bank: &Bank) {
        let Some(take) = bank.takes(sound).first() else {
            return;
        };
        if self.make_room(sound) {
            let voice = self.name();
            self.loops.push(LoopVoice {
                voice,
                sound,
                file: take.file.clone(),
                gain: None,
            });
        }
    }

    /// Frees a voice for this sound, if there is one of no higher weight.
    fn make_room(&mut self, sound: Sound) -> bool {
        while self.voices() >= MOST_VOICES {
            let oldest = self
                .singles
                .iter()
                .enumerate()
                .min_by_key(|(number, single)| (single.heard.sound.weight(), *number))
                .filter(|(_, single)| single.heard.sound.weight() <= sound.weight())
                .map(|(number, _)| number);
            let Some(oldest) = oldest else {
                return false;
            };
            let SingleVoice { voice, .. } = self.singles.remove(oldest);
            let fade = STEAL_FADE;
            self.commands.push(SoundCommand::Stop { voice, fade });
        }
        true
    }

    fn name(&mut self) -> Voice {
        self.next += 1;
        Voice(self.next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::sound::Hardness;
    use crate::assets::Assets;
    use crate::rules::TileKind;
    use bevy::prelude::{Transform, Vec3};

    const IMPACT: Sound = Sound::Impact(TileKind::Four, Hardness::Hard);
    const LOUD: Levels = Levels {
        effects: 1.0,
        music: 1.0,
        ambience: 1.0,
        is_muted: false,
    };

    fn bank() -> Bank {
        Bank::load(&Assets::built_in()).0
    }

    fn ear() -> Ear {
        Ear::new(Transform::from_xyz(0.0, 20.0, 15.0).looking_at(Vec3::ZERO, Vec3::Y))
    }

    /// File, gain and rate of all voices that were started.
    fn started(mixer: &mut Mixer) -> Vec<(Arc<str>, f32, f32)> {
        let commands = mixer.take_commands().into_iter();
        let starts = commands.filter_map(|command| match command {
            SoundCommand::Start(VoiceStart {
                file, gain, rate, ..
            }) => Some((file, gain, rate)),
            _ => None,
        });
        starts.collect()
    }

    #[test]
    fn no_take_is_heard_twice_in_a_row_and_all_of_them_are_heard() {
        let (bank, mut mixer) = (bank(), Mixer::default());
        let mut files = Vec::new();
        for number in 0..200 {
            mixer.advance(f64::from(number));
            mixer.hear(Heard::new(IMPACT), &ear(), &bank, &LOUD, f64::from(number));
            let [(file, ..)] = &started(&mut mixer)[..] else {
                panic!("one sound for one event");
            };
            files.push(file.clone());
        }
        assert!(files.windows(2).all(|pair| pair[0] != pair[1]));
        for take in bank.takes(IMPACT) {
            assert!(files.contains(&take.file));
        }
    }

    #[test]
    fn no_two_hits_are_the_same() {
        let (bank, mut mixer) = (bank(), Mixer::default());
        let mut hits = Vec::new();
        for number in 0..100 {
            mixer.advance(f64::from(number));
            let heard = Heard::new(IMPACT);
            mixer.hear(heard, &ear(), &bank, &LOUD, f64::from(number));
            hits.extend(started(&mut mixer));
        }
        for (number, hit) in hits.iter().enumerate() {
            assert!(!hits[..number].contains(hit));
            let gain = hit.1 / HEADROOM;
            assert!((0.8..1.2).contains(&gain) && (0.9..1.1).contains(&hit.2));
        }
    }

    #[test]
    fn notes_are_in_tune() {
        let (bank, mut mixer) = (bank(), Mixer::default());
        for step in 0..20 {
            let now = f64::from(step);
            mixer.advance(now);
            let heard = Heard::new(Sound::Chain).pitch(1.5);
            mixer.hear(heard, &ear(), &bank, &LOUD, now);
            assert_eq!(started(&mut mixer)[0].2, 1.5);
        }
    }

    #[test]
    fn the_same_twice_at_one_place_and_moment_is_heard_once() {
        let (bank, mut mixer) = (bank(), Mixer::default());
        for _ in 0..3 {
            mixer.hear(Heard::new(IMPACT).at(Vec3::X), &ear(), &bank, &LOUD, 1.0);
        }
        mixer.hear(Heard::new(IMPACT).at(-Vec3::X), &ear(), &bank, &LOUD, 1.0);
        assert_eq!(started(&mut mixer).len(), 2);
    }

    #[test]
    fn what_matters_less_makes_room_and_what_matters_more_stays() {
        let (bank, mut mixer) = (bank(), Mixer::default());
        mixer.conduct(MusicPiece::Play, Tension::default(), &bank, &LOUD, 0.0);
        mixer.hear(Heard::new(Sound::Win), &ear(), &bank, &LOUD, 0.0);
        let win = mixer.singles[0].voice;
        for number in 0..200 {
            let place = Vec3::new(number as f32, 0.0, 0.0);
            for sound in [IMPACT, Sound::Tray, Sound::Hover] {
                mixer.hear(Heard::new(sound).at(place), &ear(), &bank, &LOUD, 0.001);
                assert!(mixer.voices() <= MOST_VOICES);
            }
        }
        assert_eq!(mixer.voices(), MOST_VOICES);
        assert!(mixer.singles.iter().any(|single| single.voice == win));
        assert!(
            mixer
                .singles
                .iter()
                .all(|single| single.heard.sound.weight() >= 3)
        );
    }

    #[test]
    fn a_missing_sound_is_no_sound() {
        let mut mixer = Mixer::default();
        let nothing = Bank::default();
        mixer.hear(Heard::new(IMPACT), &ear(), &nothing, &LOUD, 0.0);
        mixer.conduct(MusicPiece::Title, Tension::default(), &nothing, &LOUD, 0.0);
        assert_eq!(mixer.take_commands(), []);
    }
}
