//! The sounds of the game.

use crate::rules::{Colour, TileKind};
use bevy::prelude::*;

/// A request to play a sound. Any system may write it; the mixer decides how it is played.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Heard {
    /// What.
    pub sound: Sound,
    /// Where on the table; `None` for sounds without a place.
    pub place: Option<Vec3>,
    /// Gain relative to the recording.
    pub gain: f32,
    /// Pitch relative to the recording: 2 is an octave up.
    pub pitch: f32,
}

impl Heard {
    /// A sound as recorded.
    pub fn new(sound: Sound) -> Self {
        Self {
            sound,
            place: None,
            gain: 1.0,
            pitch: 1.0,
        }
    }

    /// At a place of the table.
    pub fn at(mut self, place: Vec3) -> Self {
        self.place = Some(place);
        self
    }

    /// Louder, or quieter.
    pub fn gain(mut self, factor: f32) -> Self {
        self.gain *= factor;
        self
    }

    /// Higher, or lower.
    pub fn pitch(mut self, factor: f32) -> Self {
        self.pitch *= factor;
        self
    }
}

/// A kind of sound, of which there may be several takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// Glass on wood; hard from a full fall, soft from a bounce.
    Impact(TileKind, Hardness),
    /// A marble leaves the tray.
    Tray,
    /// A marble is back in the tray.
    Home,
    /// A marble rocks to rest.
    Roll,
    /// A marble was refused.
    Refused,
    /// A field is pointed at.
    Hover,
    /// A tile gets an owner, or loses it.
    Owner(Option<Colour>),
    /// A tile is no longer taboo.
    Taboo,
    /// A hint is shown.
    Hint,
    /// A marble is taken back.
    Undo,
    /// A game starts.
    Start,
    /// A button is pressed.
    Press,
    /// The focus moves to another button.
    Choose,
    /// A sheet opens.
    Open,
    /// A sheet closes.
    Close,
    /// A switch is turned on.
    SwitchOn,
    /// A switch is turned off.
    SwitchOff,
    /// A slider moves one step.
    Slide,
    /// A notice appears.
    Notice,
    /// Two fists are held out.
    Fist,
    /// A hand opens.
    Hand,
    /// The marble in the hand is seen.
    Lot,
    /// An area is counted.
    Flood,
    /// A chain is traced.
    Chain,
    /// A chain is complete.
    ChainEnd,
    /// A part of the count begins.
    Announce,
    /// A bonus is awarded.
    Bonus,
    /// A tile is lifted from the board.
    Lift,
    /// A tile is put on a pile.
    Stack(TileKind),
    /// Tiles without an owner are dimmed.
    Dim,
    /// A total counts up.
    Tick,
    /// A player has won.
    Win,
    /// The game is a draw.
    Draw,
    /// The computer has won.
    Loss,
    /// One layer of a piece of music.
    Music(Layer),
    /// Room ambience.
    Room,
}

/// How hard glass meets wood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hardness {
    /// As from a bounce.
    Soft,
    /// As from a fall.
    Hard,
}

/// A layer of a piece of music.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// All of the title's piece.
    Title,
    /// The base layer while a game is played.
    Play,
    /// The layer that joins in the middle of the game.
    Pulse,
    /// The layer that joins when few marbles are left and the game is close.
    Tension,
    /// All of the piece for the count and after it.
    After,
}

/// A volume that players can set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bus {
    /// Glass, wood, buttons.
    Effects,
    /// Music.
    Music,
    /// The room.
    Ambience,
}

impl Sound {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let impacts = TileKind::ALL.into_iter().flat_map(|kind| {
            [Hardness::Soft, Hardness::Hard].map(|hardness| Self::Impact(kind, hardness))
        });
        let stacks = TileKind::ALL.map(Self::Stack);
        let owners = [None, Some(Colour::Red), Some(Colour::Black)].map(Self::Owner);
        let layers = [
            Layer::Title,
            Layer::Play,
            Layer::Pulse,
            Layer::Tension,
            Layer::After,
        ];
        impacts
            .chain(stacks)
            .chain(owners)
            .chain(Self::SINGLE)
            .chain(layers.map(Self::Music))
    }

    const SINGLE: [Self; 32] = [
        Self::Tray,
        Self::Home,
        Self::Roll,
        Self::Refused,
        Self::Hover,
        Self::Taboo,
        Self::Hint,
        Self::Undo,
        Self::Start,
        Self::Press,
        Self::Choose,
        Self::Open,
        Self::Close,
        Self::SwitchOn,
        Self::SwitchOff,
        Self::Slide,
        Self::Notice,
        Self::Fist,
        Self::Hand,
        Self::Lot,
        Self::Flood,
        Self::Chain,
        Self::ChainEnd,
        Self::Announce,
        Self::Bonus,
        Self::Lift,
        Self::Dim,
        Self::Tick,
        Self::Win,
        Self::Draw,
        Self::Loss,
        Self::Room,
    ];

    /// The name of its files, without the number of the take.
    pub fn name(self) -> &'static str {
        use Hardness::{Hard, Soft};
        match self {
            Self::Impact(TileKind::Two, Soft) => "impact-2-soft",
            Self::Impact(TileKind::Three, Soft) => "impact-3-soft",
            Self::Impact(TileKind::Four, Soft) => "impact-4-soft",
            Self::Impact(TileKind::Six, Soft) => "impact-6-soft",
            Self::Impact(TileKind::Two, Hard) => "impact-2-hard",
            Self::Impact(TileKind::Three, Hard) => "impact-3-hard",
            Self::Impact(TileKind::Four, Hard) => "impact-4-hard",
            Self::Impact(TileKind::Six, Hard) => "impact-6-hard",
            Self::Tray => "tray",
            Self::Home => "home",
            Self::Roll => "roll",
            Self::Refused => "refused",
            Self::Hover => "hover",
            Self::Owner(None) => "owner-none",
            Self::Owner(Some(Colour::Red)) => "owner-red",
            Self::Owner(Some(Colour::Black)) => "owner-black",
            Self::Taboo => "taboo",
            Self::Hint => "hint",
            Self::Undo => "undo",
            Self::Start => "start",
            Self::Press => "press",
            Self::Choose => "choose",
            Self::Open => "open",
            Self::Close => "close",
            Self::SwitchOn => "switch-on",
            Self::SwitchOff => "switch-off",
            Self::Slide => "slide",
            Self::Notice => "notice",
            Self::Fist => "fist",
            Self::Hand => "hand",
            Self::Lot => "lot",
            Self::Flood => "flood",
            Self::Chain => "chain",
            Self::ChainEnd => "chain-end",
            Self::Announce => "announce",
            Self::Bonus => "bonus",
            Self::Lift => "lift",
            Self::Stack(TileKind::Two) => "stack-2",
            Self::Stack(TileKind::Three) => "stack-3",
            Self::Stack(TileKind::Four) => "stack-4",
            Self::Stack(TileKind::Six) => "stack-6",
            Self::Dim => "dim",
            Self::Tick => "tick",
            Self::Win => "win",
            Self::Draw => "draw",
            Self::Loss => "loss",
            Self::Music(Layer::Title) => "music-title",
            Self::Music(Layer::Play) => "music-play",
            Self::Music(Layer::Pulse) => "music-play-pulse",
            Self::Music(Layer::Tension) => "music-play-tension",
            Self::Music(Layer::After) => "music-after",
            Self::Room => "room",
        }
    }

    /// The volume that applies to it.
    pub fn bus(self) -> Bus {
        match self {
            Self::Music(_) => Bus::Music,
            Self::Room => Bus::Ambience,
            _ => Bus::Effects,
        }
    }

    /// How far the music is ducked for it, as a factor, and for how many seconds.
    pub fn duck(self) -> Option<(f32, f32)> {
        match self {
            Self::Impact(_, Hardness::Hard) => Some((0.7, 0.5)),
            Self::Owner(_) | Self::Hint | Self::Lot => Some((0.65, 0.8)),
            Self::Refused | Self::Stack(_) => Some((0.7, 0.4)),
            Self::Flood | Self::Chain | Self::ChainEnd | Self::Bonus => Some((0.55, 0.9)),
            Self::Win | Self::Draw | Self::Loss => Some((0.3, 3.0)),
            _ => None,
        }
    }

    /// Its priority: when there are too many voices, those with less give way.
    pub fn weight(self) -> u8 {
        match self {
            Self::Music(_) | Self::Room => 5,
            Self::Win | Self::Draw | Self::Loss => 4,
            Self::Impact(_, Hardness::Hard) | Self::Refused | Self::Owner(_) => 3,
            Self::Hover | Self::Choose | Self::Slide | Self::Tick | Self::Roll | Self::Home => 1,
            _ => 2,
        }
    }
}
