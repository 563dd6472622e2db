//! Single changes of the settings, as widgets ask for them.

use super::Settings;
use super::window::FrameLimit;
use crate::app::motion::Speed;
use crate::app::table::{Palette, ThemeId};
use crate::app::words::{Language, key};
use crate::quality::Quality;

/// An enum that lists its members itself, so that none can be forgotten.
macro_rules! listed {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $($(#[$says:meta])* $member:ident $(($inner:ident))?,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$says])* $member $(($inner))?,)+
        }

        impl $name {
            /// All of them.
            pub fn all() -> impl Iterator<Item = Self> {
                std::iter::empty()$(.chain(listed!(@each $member $($inner)?)))+
            }
        }
    };
    (@each $member:ident) => { [Self::$member] };
    (@each $member:ident $inner:ident) => { $inner::all().map(Self::$member) };
}

listed! {
    /// Something that is on or off.
    pub enum Switch {
        /// Two presses for a marble.
        ConfirmMoves,
        /// The board turns to whoever is to move.
        TurnBoard,
        /// One of what the table shows.
        Aid(Aid),
        /// In step with the screen.
        Vsync,
        /// Without flights.
        ReducedMotion,
        /// Marks on marbles.
        Marks,
        /// Stronger aids.
        HighContrast,
        /// Margins on the board.
        ScoreMap,
        /// Music, and the quiet of a room.
        Music,
        /// Silence while another window is used.
        MuteUnfocused,
    }
}

listed! {
    /// What the table shows of the rules.
    pub enum Aid {
        /// Where a marble may go.
        Legal,
        /// Row and column.
        Cross,
        /// Closed tiles.
        Taboo,
        /// The last two marbles.
        Last,
        /// Who has which tile.
        Owners,
        /// What is pointed at.
        Hover,
    }
}

/// The place of a switch in the settings: `place!(switch, settings, &mut)` to change it,
/// `place!(switch, settings, &)` to look at it.
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

impl Switch {
    /// What it is called; `.help` explains it.
    pub fn phrase(self) -> &'static str {
        match self {
            Self::ConfirmMoves => key("confirm-moves"),
            Self::TurnBoard => key("turn-board"),
            Self::Aid(Aid::Legal) => key("aid-legal"),
            Self::Aid(Aid::Cross) => key("aid-cross"),
            Self::Aid(Aid::Taboo) => key("aid-taboo"),
            Self::Aid(Aid::Last) => key("aid-last"),
            Self::Aid(Aid::Owners) => key("aid-owners"),
            Self::Aid(Aid::Hover) => key("aid-hover"),
            Self::Vsync => key("vsync"),
            Self::ReducedMotion => key("reduced-motion"),
            Self::Marks => key("marks"),
            Self::HighContrast => key("high-contrast"),
            Self::ScoreMap => key("score-map"),
            Self::Music => key("music"),
            Self::MuteUnfocused => key("mute-unfocused"),
        }
    }
}

listed! {
    /// What can be louder or quieter.
    pub enum Volume {
        /// Everything.
        Master,
        /// Glass, wood, buttons.
        Effects,
        /// Music.
        Music,
        /// The room.
        Ambience,
    }
}

listed! {
    /// Something that is more or less.
    pub enum Knob {
        /// How large text is.
        TextSize,
        /// How loud something is.
        Volume(Volume),
    }
}

impl Knob {
    /// What it is called.
    pub fn phrase(self) -> &'static str {
        match self {
            Self::TextSize => key("text-size"),
            Self::Volume(Volume::Master) => key("volume-master"),
            Self::Volume(Volume::Effects) => key("volume-effects"),
            Self::Volume(Volume::Music) => key("volume-music"),
            Self::Volume(Volume::Ambience) => key("volume-ambience"),
        }
    }

    /// The least and the most, and one step between them: in parts of a hundred.
    pub fn range(self) -> (u16, u16, u16) {
        match self {
            Self::TextSize => (100, 200, 5),
            Self::Volume(_) => (0, 100, 5),
        }
    }

    /// Where it is, in parts of a hundred.
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

/// A change of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// Another language.
    Language(Language),
    /// Another quality.
    Quality(Quality),
    /// The whole screen, or a window.
    FullScreen(bool),
    /// Another size; the screen's own if none.
    Resolution(Option<(u32, u32)>),
    /// At most so many frames in a second.
    FrameLimit(FrameLimit),
    /// Another speed.
    Speed(Speed),
    /// Another table.
    Theme(ThemeId),
    /// Other marbles.
    Palette(Palette),
    /// On or off.
    Flip(Switch),
    /// A knob somewhere else.
    Turn(Knob, u16),
}

impl Settings {
    /// Whether something is on.
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
