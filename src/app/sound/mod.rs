//! Sound effects, room ambience and music.
//!
//! ```text
//!   Numbered, Contact, Journey ─▶ listen::table ─────┐
//!   BuildFact ──────────────────▶ listen::building ──┤
//!   Reveal ─────────────────────▶ listen::count ─────┼─Heard─▶ mix ─SoundCommand─▶ one output
//!   Lots ───────────────────────▶ listen::hands ─────┤          ▲
//!   Pressed, Notice, Sheets, … ─▶ listen::interface ─┘          │
//!   State<Screen>, State<Phase>, Session ─ MusicProgram::now ───┘
//!
//!   outputs: speakers::carry_out ─▶ the device      soundtrack::record ─▶ Soundtrack
//! ```
//!
//! The `hear_*` systems in `listen` say what is heard and where. [`Mixer`] chooses a take, pans it
//! for a listener at the camera, and limits voices and music. Only `speakers`, with `audio_app`,
//! `voices` and `files`, knows the audio library. With [`Output::None`] everything runs and nothing
//! is heard.

mod audio_app;
mod bank;
mod command;
mod decode;
mod device;
mod ear;
mod files;
mod heard;
mod listen;
mod mixer;
mod music;
mod soundtrack;
mod speakers;
mod variation;
mod voices;

pub use bank::{Bank, BankError, Take};
pub use command::{SoundCommand, Voice, VoiceStart};
pub use decode::{Samples, Undecodable, decode};
pub use heard::{Bus, Hardness, Heard, Layer, Sound};
pub use mixer::{Levels, MOST_VOICES, Mixer};
pub use music::{MusicPiece, Tension};
pub use soundtrack::Soundtrack;

use super::interface::Notice;
use super::motion::Pace;
use super::settings::Settings;
use super::table::TableCamera;
use super::words::Phrasebook;
use crate::app::flow::Policy;
use crate::assets::Assets;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiPostUpdateSet;
use ear::Ear;
use music::MusicProgram;

/// What plays the sound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Output {
    /// Nothing.
    #[default]
    None,
    /// The machine's loudspeakers.
    Speakers,
    /// A [`Soundtrack`], to be written to a file.
    Soundtrack,
}

/// The order of the sound systems within a frame.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum SoundSystems {
    /// The `hear_*` systems write [`Heard`] messages.
    Listen,
    /// The mixer turns them into [`SoundCommand`]s.
    Mix,
    /// The output carries out the commands.
    Play,
}

/// The mixer, as a resource.
#[derive(Resource, Default)]
struct Desk(Mixer);

/// A problem with the sound. Each kind is reported once.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SoundTrouble {
    /// There is no audio device.
    NoDevice,
    /// The audio device has stopped working.
    DeviceGone,
    /// Some sounds are missing or broken; this is the first one's file.
    Broken(String),
}

/// Adds sound with this output.
pub fn add(app: &mut App, output: Output, assets: &Assets) {
    let (bank, problems) = Bank::load(assets);
    for problem in &problems {
        crate::report::problem(problem);
    }
    app.insert_resource(bank)
        .init_resource::<Desk>()
        .add_message::<Heard>()
        .add_message::<SoundCommand>()
        .add_message::<SoundTrouble>()
        .configure_sets(
            PostUpdate,
            (SoundSystems::Listen, SoundSystems::Mix, SoundSystems::Play)
                .chain()
                // What was pressed in this frame is heard in it.
                .after(EguiPostUpdateSet::EndPass),
        )
        .add_plugins(listen::plugin)
        .add_systems(PostUpdate, mix.in_set(SoundSystems::Mix))
        .add_systems(PostUpdate, tell.after(SoundSystems::Play));
    if let Some(problem) = problems.first() {
        app.world_mut()
            .write_message(SoundTrouble::Broken(problem.what()));
    }
    match output {
        Output::None => {}
        Output::Speakers => speakers::add(app, assets),
        Output::Soundtrack => soundtrack::plugin(app),
    }
}

/// A slider's value as a gain: squared, so that equal steps sound equally large.
fn factor(percent: u8) -> f32 {
    (f32::from(percent) / 100.0).powi(2)
}

/// How loud everything is.
fn levels(settings: &Settings, is_focused: bool) -> Levels {
    let volumes = settings.volumes;
    let master = factor(volumes.master);
    let off = if settings.music { 1.0 } else { 0.0 };
    Levels {
        effects: master * factor(volumes.effects),
        music: master * factor(volumes.music) * off,
        ambience: master * factor(volumes.ambience) * off,
        is_muted: settings.mute_unfocused && !is_focused,
    }
}

fn mix(
    time: Res<Time>,
    settings: Res<Settings>,
    bank: Res<Bank>,
    mut program: MusicProgram,
    windows: Query<&Window, With<PrimaryWindow>>,
    cameras: Query<&Transform, With<TableCamera>>,
    mut heard: MessageReader<Heard>,
    mut desk: ResMut<Desk>,
    mut commands: MessageWriter<SoundCommand>,
    mut pace: Pace,
) {
    let is_focused = windows.iter().all(|window| window.focused);
    let levels = levels(&settings, is_focused);
    let ear = Ear::new(cameras.iter().next().copied().unwrap_or_default());
    let now = time.elapsed_secs_f64();
    let mixer = &mut desk.0;
    mixer.advance(now);
    for heard in heard.read() {
        mixer.hear(*heard, &ear, &bank, &levels, now);
    }
    let (piece, tension) = program.now();
    mixer.conduct(piece, tension, &bank, &levels, now);
    if mixer.is_ducked() {
        // The music returns without input, so frames must go on until it has.
        pace.keep();
    }
    commands.write_batch(mixer.take_commands());
}

/// Shows each kind of trouble once: to players, or in the log where the policy says so.
fn tell(
    book: Res<Phrasebook>,
    policy: Res<Policy>,
    mut troubles: MessageReader<SoundTrouble>,
    mut told: Local<Vec<std::mem::Discriminant<SoundTrouble>>>,
    mut notices: MessageWriter<Notice>,
) {
    for trouble in troubles.read() {
        let kind = std::mem::discriminant(trouble);
        if told.contains(&kind) {
            continue;
        }
        told.push(kind);
        let text = match trouble {
            SoundTrouble::NoDevice => book.say("notice-sound-none"),
            SoundTrouble::DeviceGone => book.say("notice-sound-gone"),
            SoundTrouble::Broken(what) => {
                book.tell("notice-sound-broken", [("what", what.as_str().into())])
            }
        };
        if policy.shows_trouble {
            notices.write(Notice::new(text));
        } else {
            crate::report::problem(&text);
        }
    }
}
