//! What players can set. Changes apply at once and are kept. If the file is broken or cannot be
//! read or written, the defaults apply and the player is told.

mod change;
mod keep;
mod window;

use crate::app::actions::FrameLimit;
use crate::app::controls::Bindings;
use crate::app::game_assets::GameAssets;
use crate::app::table::{
    Aids, ConfirmsMoves, HighContrast, MarbleLook, Palette, Theme, ThemeId, Themes, TurnsToMover,
};
pub use keep::{FILE, SettingsTrouble, load};
pub use window::Resolutions;

use super::interface::{Notice, TextScale};
use super::motion::{ReducedMotion, Speed};
use super::words::{Phrasebook, key};
use crate::language::Language;
use crate::quality::Quality;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// All settings.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; `None` is the system's.
    pub language: Option<Language>,
    /// The picture quality; `None` is what suits the machine.
    pub quality: Option<Quality>,
    /// Full screen instead of a window.
    pub full_screen: bool,
    /// The size of the window, or of the picture in full screen; `None` is the screen's own.
    pub resolution: Option<(u32, u32)>,
    /// Whether frames are synchronised with the screen.
    pub vsync: bool,
    /// The limit of frames per second.
    pub frame_limit: FrameLimit,
    /// The animation speed.
    pub speed: Speed,
    /// Whether camera swings and flights are left out.
    pub reduced_motion: bool,
    /// Whether placing a marble takes two presses.
    pub confirm_moves: bool,
    /// Whether the board turns to the player to move.
    pub turn_board: bool,
    /// Which aids the table shows.
    pub aids: Aids,
    /// Whether open fields show how the game is expected to end.
    pub score_map: bool,
    /// The volumes, in percent.
    pub volumes: Volumes,
    /// Whether music and room ambience are played.
    pub music: bool,
    /// Whether the game is silent while another window has the focus.
    pub mute_unfocused: bool,
    /// The size of text, in percent.
    pub text_size: u16,
    /// The name of the table's theme.
    pub theme: String,
    /// The colours of the marbles.
    pub palette: Palette,
    /// Whether marbles carry marks.
    pub marks: bool,
    /// Whether aids are drawn more strongly.
    pub high_contrast: bool,
    /// The bindings of keys and buttons.
    pub bindings: Bindings,
}

/// The volumes, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    /// Everything.
    pub master: u8,
    /// Glass, wood, buttons.
    pub effects: u8,
    /// Music.
    pub music: u8,
    /// The room.
    pub ambience: u8,
}

impl Default for Volumes {
    fn default() -> Self {
        Self {
            master: 90,
            effects: 100,
            music: 80,
            ambience: 80,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            quality: None,
            full_screen: false,
            resolution: None,
            vsync: true,
            frame_limit: FrameLimit::default(),
            speed: Speed::default(),
            reduced_motion: false,
            confirm_moves: false,
            turn_board: false,
            aids: Aids::ALL,
            score_map: false,
            volumes: Volumes::default(),
            music: true,
            mute_unfocused: true,
            text_size: 100,
            theme: ThemeId::USUAL.as_str().to_owned(),
            palette: Palette::default(),
            marks: false,
            high_contrast: false,
            bindings: Bindings::default(),
        }
    }
}

impl Settings {
    /// The same with all values in range, for files that were edited by hand.
    pub fn mended(mut self) -> Self {
        self.text_size = self.text_size.clamp(100, 200);
        let Volumes {
            master,
            effects,
            music,
            ambience,
        } = &mut self.volumes;
        for volume in [master, effects, music, ambience] {
            *volume = (*volume).min(100);
        }
        self.resolution = self.resolution.filter(|(width, height)| {
            (320..=16384).contains(width) && (200..=16384).contains(height)
        });
        self.bindings = self.bindings.completed();
        self
    }
}

/// What suits this machine, where the player has not chosen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Suited {
    /// How much the picture may cost.
    pub quality: Quality,
    /// The system's language.
    pub language: Language,
}

/// The systems that apply changed settings.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct SettingsSystems;

/// Keeping settings and applying them.
pub fn plugin(app: &mut App) {
    app.add_plugins((keep::plugin, window::plugin)).add_systems(
        PreUpdate,
        (apply, apply_to_table)
            .in_set(SettingsSystems)
            .run_if(resource_changed::<Settings>),
    );
}

fn apply(
    settings: Res<Settings>,
    suited: Res<Suited>,
    assets: Res<GameAssets>,
    mut book: ResMut<Phrasebook>,
    mut scale: ResMut<TextScale>,
    mut speed: ResMut<Speed>,
    mut reduced: ResMut<ReducedMotion>,
    mut confirms: ResMut<ConfirmsMoves>,
    mut bindings: ResMut<Bindings>,
    mut notices: MessageWriter<Notice>,
) {
    let language = settings.language.unwrap_or(suited.language);
    if book.language() != language {
        let (loaded, problems) = Phrasebook::load(&assets.0, language);
        *book = loaded;
        for problem in problems {
            crate::report::problem(&problem);
            notices.write(Notice::new(book.say("notice-language-broken")));
        }
    }
    book.call_colours(match settings.palette {
        Palette::Ruby => [key("colour-red"), key("colour-black")],
        Palette::Amber => [key("colour-amber"), key("colour-blue")],
        Palette::Pearl => [key("colour-white"), key("colour-black")],
    });
    scale.set_if_neq(TextScale(f32::from(settings.text_size) / 100.0));
    speed.set_if_neq(settings.speed);
    reduced.set_if_neq(ReducedMotion(settings.reduced_motion));
    confirms.set_if_neq(ConfirmsMoves(settings.confirm_moves));
    if *bindings != settings.bindings {
        *bindings = settings.bindings.clone();
    }
}

fn apply_to_table(
    settings: Res<Settings>,
    suited: Res<Suited>,
    mut quality: ResMut<Quality>,
    mut aids: ResMut<Aids>,
    mut turns: ResMut<TurnsToMover>,
    mut marbles: ResMut<MarbleLook>,
    mut contrast: ResMut<HighContrast>,
    themes: Res<Themes>,
    mut theme: ResMut<Theme>,
) {
    quality.set_if_neq(settings.quality.unwrap_or(suited.quality));
    aids.set_if_neq(settings.aids);
    turns.set_if_neq(TurnsToMover(settings.turn_board));
    marbles.set_if_neq(MarbleLook {
        palette: settings.palette,
        marks: settings.marks,
    });
    contrast.set_if_neq(HighContrast(settings.high_contrast));
    // An unknown name was reported at the start.
    let (wanted, _) = themes.named(&settings.theme);
    if theme.id() != wanted.id() {
        *theme = wanted.clone();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_kept_as_text() {
        let settings = Settings {
            language: Some(Language::Romanian),
            quality: Some(Quality::High),
            resolution: Some((1600, 900)),
            frame_limit: FrameLimit::AtMost(120),
            text_size: 175,
            theme: "walnut".to_owned(),
            palette: Palette::Pearl,
            ..default()
        };
        let text = ron::ser::to_string_pretty(&settings, default()).unwrap();
        assert_eq!(ron::from_str::<Settings>(&text).unwrap(), settings);
    }

    #[test]
    fn an_older_file_with_fewer_things_is_read() {
        let old: Settings = ron::from_str("(text_size: 150, aids: (taboo: false))").unwrap();
        let expected = Settings {
            text_size: 150,
            aids: Aids {
                taboo: false,
                ..Aids::ALL
            },
            ..default()
        };
        assert_eq!(old.mended(), expected);
    }

    #[test]
    fn numbers_are_where_they_may_be() {
        let wild: Settings = ron::from_str(
            "(text_size: 9999, volumes: (music: 200), resolution: Some((1, 4000000000)))",
        )
        .unwrap();
        let mended = wild.mended();
        assert_eq!(mended.text_size, 200);
        assert_eq!(mended.volumes.music, 100);
        assert_eq!(mended.resolution, None);
    }
}
