//! The voices that are playing.

use super::command::{Voice, VoiceStart};
use bevy::asset::{Assets, Handle};
use bevy_kira_audio::PlaybackState;
use bevy_kira_audio::prelude::*;
use std::collections::HashMap;
use std::time::Duration;

/// Frames after which a started voice must have an instance.
const PATIENCE: u32 = 2;
/// The level that kira treats as silence, in decibels.
const SILENCE: f32 = -60.0;

/// A voice that is playing.
struct Playing {
    instance: Handle<AudioInstance>,
    /// How it was started, with its present gain.
    start: VoiceStart,
    /// Whether it is fading out.
    is_stopped: bool,
    /// Frames since it was started.
    frames: u32,
    /// Its last known position in the file, in seconds.
    position: f64,
}

/// All voices that are playing.
#[derive(Default)]
pub struct Voices(HashMap<Voice, Playing>);

/// The result of checking the voices in a frame.
#[derive(Debug, Default)]
pub struct VoiceCheck {
    /// Whether a started voice has no instance.
    pub is_missing: bool,
    /// Whether any loop has advanced since the last frame.
    pub moves_on: bool,
    /// The instances that have ended.
    pub ended: Vec<Handle<AudioInstance>>,
}

impl Voices {
    /// Starts a voice.
    pub fn start(&mut self, audio: &Audio, source: Handle<AudioSource>, start: &VoiceStart) {
        let mut play = audio.play(source);
        play.with_volume(decibels(start.gain))
            .with_panning(start.pan)
            .with_playback_rate(f64::from(start.rate));
        if start.fade > 0.0 {
            play.fade_in(tween(start.fade));
        }
        if start.is_loop {
            play.looped();
        }
        self.add(play.handle(), start.clone());
    }

    pub(super) fn add(&mut self, instance: Handle<AudioInstance>, start: VoiceStart) {
        let playing = Playing {
            instance,
            is_stopped: false,
            frames: 0,
            position: 0.0,
            start,
        };
        self.0.insert(playing.start.voice, playing);
    }

    /// Changes the gain of a voice, if it plays.
    pub fn set_gain(
        &mut self,
        instances: &mut Assets<AudioInstance>,
        voice: Voice,
        gain: f32,
        fade: f32,
    ) {
        if let Some(playing) = self.0.get_mut(&voice) {
            playing.start.gain = gain;
            if let Some(mut instance) = instances.get_mut(&playing.instance) {
                instance.set_decibels(decibels(gain), tween(fade));
            }
        }
    }

    /// Fades out a voice, if it plays.
    pub fn stop(&mut self, instances: &mut Assets<AudioInstance>, voice: Voice, fade: f32) {
        if let Some(playing) = self.0.get_mut(&voice) {
            playing.is_stopped = true;
            if let Some(mut instance) = instances.get_mut(&playing.instance) {
                instance.stop(tween(fade));
            }
        }
    }

    /// Checks all voices once per frame by their instances; forgets those that have ended.
    pub fn check(
        &mut self,
        state: impl Fn(&Handle<AudioInstance>) -> Option<PlaybackState>,
    ) -> VoiceCheck {
        let mut check = VoiceCheck::default();
        self.0.retain(|_, playing| {
            playing.frames += 1;
            let Some(state) = state(&playing.instance) else {
                check.is_missing |= playing.frames > PATIENCE;
                return true;
            };
            if let Some(position) = state.position().filter(|_| playing.start.is_loop) {
                check.moves_on |= position != playing.position;
                playing.position = position;
            }
            let is_over = state == PlaybackState::Stopped;
            if is_over {
                check.ended.push(playing.instance.clone());
            }
            !is_over
        });
        check
    }

    /// Whether any voice plays this file.
    pub fn play(&self, file: &str) -> bool {
        let mut playing = self.0.values();
        playing.any(|playing| *playing.start.file == *file)
    }

    /// Removes all voices; returns the loops that were not fading out.
    pub fn take_loops(&mut self) -> Vec<VoiceStart> {
        let mut loops: Vec<VoiceStart> = std::mem::take(&mut self.0)
            .into_values()
            .filter(|playing| !playing.is_stopped)
            .map(|playing| playing.start)
            .filter(|start| start.is_loop)
            .collect();
        loops.sort_by_key(|start| start.voice);
        loops
    }
}

fn tween(seconds: f32) -> AudioTween {
    AudioTween::linear(Duration::from_secs_f32(seconds.max(0.0)))
}

fn decibels(gain: f32) -> f32 {
    (20.0 * gain.log10()).max(SILENCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(voice: u64, is_loop: bool) -> VoiceStart {
        VoiceStart {
            voice: Voice(voice),
            file: "file".into(),
            gain: 0.5,
            pan: 0.0,
            rate: 1.0,
            fade: 0.0,
            is_loop,
        }
    }

    /// So many voices and instances, with the same numbers.
    fn voices(count: u64, is_loop: bool) -> (Voices, Vec<Handle<AudioInstance>>) {
        let mut voices = Voices::default();
        let instances = Assets::default();
        let handles: Vec<_> = (0..count).map(|_| instances.reserve_handle()).collect();
        for (voice, handle) in (0..).zip(&handles) {
            voices.add(handle.clone(), start(voice, is_loop));
        }
        (voices, handles)
    }

    fn at(position: f64) -> Option<PlaybackState> {
        Some(PlaybackState::Playing { position })
    }

    #[test]
    fn a_loop_that_ends_does_not_hide_that_others_move_on() {
        // Whichever comes last when all of them are looked at.
        let (mut voices, handles) = voices(8, true);
        assert!(voices.check(|_| at(1.0)).moves_on);
        for ended in &handles[1..] {
            let position = 2.0 + handles.iter().position(|it| it == ended).unwrap() as f64;
            let check = voices.check(|handle| match handle == ended {
                true => Some(PlaybackState::Stopped),
                false => at(position),
            });
            assert!(check.moves_on);
            assert_eq!(check.ended, std::slice::from_ref(ended));
        }
    }

    #[test]
    fn loops_that_come_and_go_do_not_hide_that_all_stand_still() {
        let (mut voices, handles) = voices(3, true);
        voices.check(|_| at(1.0));
        voices.add(handles[0].clone(), start(9, true));
        voices.check(|_| at(1.0));
        assert!(!voices.check(|_| at(1.0)).moves_on);
        let check = voices.check(|handle| match *handle == handles[1] {
            true => Some(PlaybackState::Stopped),
            false => at(1.0),
        });
        assert!(!check.moves_on);
    }

    #[test]
    fn only_loops_tell_whether_a_device_moves_on() {
        let (mut voices, _) = voices(3, false);
        assert!(!voices.check(|_| at(1.0)).moves_on);
    }

    #[test]
    fn a_voice_that_does_not_begin_is_missing_after_some_frames() {
        let (mut voices, _) = voices(2, false);
        for _ in 0..PATIENCE {
            assert!(!voices.check(|_| None).is_missing);
        }
        assert!(voices.check(|_| None).is_missing);
    }
}
