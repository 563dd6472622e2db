//! Single changes of the settings, as widgets ask for them, and the pages they are on.

use crate::app::motion::Speed;
use crate::app::table::{Palette, ThemeId};
use crate::app::words::key;
use crate::language::Language;
use crate::quality::Quality;
use serde::{Deserialize, Serialize};

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
}

/// Frames in a second, at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FrameLimit {
    /// So many.
    AtMost(u16),
    /// As many as there can be.
    None,
}

impl Default for FrameLimit {
    fn default() -> Self {
        Self::AtMost(60)
    }
}

impl FrameLimit {
    /// What there is to choose from.
    pub const ALL: [Self; 4] = [
        Self::AtMost(30),
        Self::AtMost(60),
        Self::AtMost(120),
        Self::None,
    ];
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
