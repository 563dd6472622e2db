//! Single changes of the settings, as widgets send them, and the pages of the settings.

use crate::app::motion::Speed;
use crate::app::table::{Palette, ThemeId};
use crate::app::words::key;
use crate::language::Language;
use crate::quality::Quality;
use serde::{Deserialize, Serialize};

/// An enum with a list of its variants, so that none can be forgotten.
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

/// A page of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SettingsPage {
    /// How it is played.
    #[default]
    Game,
    /// The picture.
    Display,
    /// How loud.
    Sound,
    /// Keys and buttons.
    Controls,
    /// For everybody.
    Access,
    /// The language.
    Language,
}

impl SettingsPage {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Game,
        Self::Display,
        Self::Sound,
        Self::Controls,
        Self::Access,
        Self::Language,
    ];
}

listed! {
    /// A setting that is on or off.
    pub enum Switch {
        /// Whether placing a marble takes two presses.
        ConfirmMoves,
        /// Whether the board turns to the player to move.
        TurnBoard,
        /// One of the aids on the table.
        Aid(Aid),
        /// Whether frames are synchronised with the screen.
        Vsync,
        /// Whether flights and camera swings are left out.
        ReducedMotion,
        /// Whether marbles carry marks.
        Marks,
        /// Whether aids are drawn more strongly.
        HighContrast,
        /// Whether open fields show their expected margin.
        ScoreMap,
        /// Whether music and room ambience are played.
        Music,
        /// Whether the game is silent while another window has the focus.
        MuteUnfocused,
    }
}

listed! {
    /// An aid: something that the table shows of the rules.
    pub enum Aid {
        /// Where a marble may go.
        Legal,
        /// Row and column.
        Cross,
        /// The tiles that are taboo.
        Taboo,
        /// The last two marbles.
        Last,
        /// Who has which tile.
        Owners,
        /// The field that is pointed at.
        Hover,
    }
}

impl Switch {
    /// The key of its name in the phrasebook; its attribute `.help` explains it.
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
    /// A volume that can be changed.
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
    /// A setting on a slider.
    pub enum Knob {
        /// How large text is.
        TextSize,
        /// How loud something is.
        Volume(Volume),
    }
}

impl Knob {
    /// The key of its name in the phrasebook.
    pub fn phrase(self) -> &'static str {
        match self {
            Self::TextSize => key("text-size"),
            Self::Volume(Volume::Master) => key("volume-master"),
            Self::Volume(Volume::Effects) => key("volume-effects"),
            Self::Volume(Volume::Music) => key("volume-music"),
            Self::Volume(Volume::Ambience) => key("volume-ambience"),
        }
    }

    /// Minimum, maximum and step, in percent.
    pub fn range(self) -> (u16, u16, u16) {
        match self {
            Self::TextSize => (100, 200, 5),
            Self::Volume(_) => (0, 100, 5),
        }
    }
}

/// The limit of frames per second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FrameLimit {
    /// At most so many.
    AtMost(u16),
    /// No limit.
    None,
}

impl Default for FrameLimit {
    fn default() -> Self {
        Self::AtMost(60)
    }
}

impl FrameLimit {
    /// The limits on offer.
    pub const ALL: [Self; 4] = [
        Self::AtMost(30),
        Self::AtMost(60),
        Self::AtMost(120),
        Self::None,
    ];
}

/// A change of one setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// The language.
    Language(Language),
    /// The picture quality.
    Quality(Quality),
    /// Full screen, or a window.
    FullScreen(bool),
    /// The resolution; `None` is the screen's own.
    Resolution(Option<(u32, u32)>),
    /// The frame limit.
    FrameLimit(FrameLimit),
    /// The animation speed.
    Speed(Speed),
    /// The theme of the table.
    Theme(ThemeId),
    /// The colours of the marbles.
    Palette(Palette),
    /// Switch a setting on or off.
    Flip(Switch),
    /// Set a slider to this value.
    Turn(Knob, u16),
}
