//! Applying single changes to the settings.

use super::Settings;
use crate::app::actions::{Aid, Change, Knob, Switch, Volume};

/// The field of a switch in the settings: `place!(switch, settings, &mut)` to change it,
/// `place!(switch, settings, &)` to read it.
macro_rules! place {
    ($switch:expr, $settings:expr, $($reference:tt)+) => {
        match $switch {
            Switch::ConfirmMoves => $($reference)+ $settings.confirm_moves,
            Switch::TurnBoard => $($reference)+ $settings.turn_board,
            Switch::Aid(Aid::Legal) => $($reference)+ $settings.aids.legal,
            Switch::Aid(Aid::Cross) => $($reference)+ $settings.aids.cross,
            Switch::Aid(Aid::Taboo) => $($reference)+ $settings.aids.taboo,
            Switch::Aid(Aid::Last) => $($reference)+ $settings.aids.last,
            Switch::Aid(Aid::Owners) => $($reference)+ $settings.aids.owners,
            Switch::Aid(Aid::Hover) => $($reference)+ $settings.aids.hover,
            Switch::Vsync => $($reference)+ $settings.vsync,
            Switch::ReducedMotion => $($reference)+ $settings.reduced_motion,
            Switch::Marks => $($reference)+ $settings.marks,
            Switch::HighContrast => $($reference)+ $settings.high_contrast,
            Switch::ScoreMap => $($reference)+ $settings.score_map,
            Switch::Music => $($reference)+ $settings.music,
            Switch::MuteUnfocused => $($reference)+ $settings.mute_unfocused,
        }
    };
}

impl Knob {
    /// Its value, in percent.
    pub fn value(self, settings: &Settings) -> u16 {
        let volumes = settings.volumes;
        match self {
            Self::TextSize => settings.text_size,
            Self::Volume(Volume::Master) => volumes.master.into(),
            Self::Volume(Volume::Effects) => volumes.effects.into(),
            Self::Volume(Volume::Music) => volumes.music.into(),
            Self::Volume(Volume::Ambience) => volumes.ambience.into(),
        }
    }

    fn set(self, settings: &mut Settings, value: u16) {
        let (least, most, step) = self.range();
        let value = value.clamp(least, most) / step * step;
        let volumes = &mut settings.volumes;
        let slot = match self {
            Self::TextSize => {
                settings.text_size = value;
                return;
            }
            Self::Volume(Volume::Master) => &mut volumes.master,
            Self::Volume(Volume::Effects) => &mut volumes.effects,
            Self::Volume(Volume::Music) => &mut volumes.music,
            Self::Volume(Volume::Ambience) => &mut volumes.ambience,
        };
        *slot = value as u8;
    }
}

impl Settings {
    /// Whether a switch is on.
    pub fn is_on(&self, switch: Switch) -> bool {
        *place!(switch, self, &)
    }

    /// Makes a change.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Language(language) => self.language = Some(language),
            Change::Quality(quality) => self.quality = Some(quality),
            Change::FullScreen(is_full) => self.full_screen = is_full,
            Change::Resolution(resolution) => self.resolution = resolution,
            Change::FrameLimit(limit) => self.frame_limit = limit,
            Change::Speed(speed) => self.speed = speed,
            Change::Theme(theme) => theme.as_str().clone_into(&mut self.theme),
            Change::Palette(palette) => self.palette = palette,
            Change::Flip(switch) => {
                let slot = place!(switch, self, &mut);
                *slot = !*slot;
            }
            Change::Turn(knob, value) => knob.set(self, value),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_switch_flips_itself_alone() {
        let all = Switch::all().collect::<Vec<_>>();
        for &switch in &all {
            let mut settings = Settings::default();
            settings.change(Change::Flip(switch));
            for &other in &all {
                let before = Settings::default().is_on(other);
                assert_eq!(settings.is_on(other) != before, other == switch);
            }
            settings.change(Change::Flip(switch));
            assert_eq!(settings, Settings::default());
        }
    }

    #[test]
    fn knobs_stay_within_their_range_and_on_their_steps() {
        for knob in Knob::all() {
            let (least, most, step) = knob.range();
            for value in [0, 37, 100, 113, 999] {
                let mut settings = Settings::default();
                settings.change(Change::Turn(knob, value));
                let is = knob.value(&settings);
                assert!((least..=most).contains(&is) && is % step == 0);
            }
        }
    }
}
