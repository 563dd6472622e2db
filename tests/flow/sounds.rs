//! Sounds: played once, in time, and at their place.

use crate::stage::{Stage, boards, folder, setup};
use bevy::prelude::*;
use kulami::app::actions::{Action, Change, Hand, Knob, SettingsPage, Switch, Volume};
use kulami::app::flow::Press;
use kulami::app::flow::Screen;
use kulami::app::interface::Notice;
use kulami::app::play::Phase;
use kulami::app::reveal::{Beat, Reveal};
use kulami::app::settings::Settings;
use kulami::app::sound::{
    Bank, Hardness, Heard, Layer, MOST_VOICES, MusicPiece, Output, Sound, SoundCommand, Soundtrack,
    Voice, VoiceStart,
};
use kulami::app::{Launch, Speed};
use kulami::assets::Assets;
use kulami::play::{Asked, Player, Wish};
use kulami::rules::{Colour, Field, RuleSet};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// How many of each sound.
type Count = BTreeMap<&'static str, usize>;

fn heard(stage: &mut Stage) -> Vec<Heard> {
    let messages = stage.world().resource::<Messages<Heard>>();
    messages.iter_current_update_messages().copied().collect()
}

fn commands(stage: &mut Stage) -> Vec<SoundCommand> {
    let messages = stage.world().resource::<Messages<SoundCommand>>();
    messages.iter_current_update_messages().cloned().collect()
}

/// The sounds in so many frames.
fn listen(stage: &mut Stage, frames: usize) -> Vec<Heard> {
    let mut all = Vec::new();
    for _ in 0..frames {
        stage.step(16);
        all.extend(heard(stage));
    }
    all
}

fn count(heard: &[Heard]) -> Count {
    let mut count = Count::new();
    for heard in heard {
        *count.entry(heard.sound.name()).or_default() += 1;
    }
    count
}

fn at_table(seats: [Player; 2]) -> Stage {
    let mut stage = Stage::new();
    stage.say(Wish::Start(setup(boards().remove(0), seats)));
    stage.settle();
    stage
}

fn first_legal(stage: &Stage) -> Field {
    stage.session().game().legal().first().unwrap()
}

/// Sends a wish and returns the sounds that follow.
fn say(stage: &mut Stage, wish: Wish, frames: usize) -> Vec<Heard> {
    stage.say(wish);
    let mut all = heard(stage);
    all.extend(listen(stage, frames));
    all
}

fn set_speed(stage: &mut Stage, speed: Speed) {
    stage.world().resource_mut::<Settings>().speed = speed;
    stage.step(0);
}

/// Plays to the end without animation.
fn play_to_the_end(stage: &mut Stage) {
    set_speed(stage, Speed::Off);
    while stage.session().finish().is_none() {
        let legal = stage.session().game().legal();
        let number = 7 * stage.session().game().marbles_placed() % legal.len();
        let field = legal.into_iter().nth(number).unwrap();
        if stage.session().game().marbles_placed() > 50 {
            set_speed(stage, Speed::Normal);
        }
        stage.say(Wish::Place(field));
        if stage.session().finish().is_none() {
            stage.settle();
        }
    }
}

#[test]
fn a_marble_is_heard_as_it_is_taken_lands_and_rests_at_any_speed() {
    for speed in [Speed::Slow, Speed::Normal, Speed::Fast] {
        let mut stage = at_table([Player::SOMEBODY; 2]);
        set_speed(&mut stage, speed);
        for _ in 0..4 {
            let field = first_legal(&stage);
            let game = stage.session().game().clone();
            let kind = game.layout().kind(game.layout().tile_of(field));
            let all = say(&mut stage, Wish::Place(field), 90);
            let hits = |hardness| {
                let sound = Sound::Impact(kind, hardness);
                all.iter().filter(|heard| heard.sound == sound).count()
            };
            assert_eq!(hits(Hardness::Hard), 1, "{speed:?}");
            assert_eq!(hits(Hardness::Soft), 2, "{speed:?}");
            let count = count(&all);
            assert_eq!(count.get("tray"), Some(&1));
            assert_eq!(count.get("roll"), Some(&1));
            // Where the marble is.
            let plan = stage.world().resource::<kulami::app::table::CurrentPlan>();
            let place = plan.0.field(field);
            for heard in all.iter().filter(|heard| heard.sound.name() != "tray") {
                let at = heard.place.unwrap();
                assert!(at.xz().distance(place.xz()) < 1e-3);
            }
        }
    }
}

#[test]
fn a_marble_that_is_there_at_once_is_heard_once() {
    let mut stage = at_table([Player::SOMEBODY; 2]);
    set_speed(&mut stage, Speed::Off);
    for _ in 0..6 {
        let field = first_legal(&stage);
        let all = say(&mut stage, Wish::Place(field), 5);
        let hits = all
            .iter()
            .filter(|heard| matches!(heard.sound, Sound::Impact(..)));
        assert_eq!(hits.count(), 1);
    }
}

#[test]
fn a_marble_whose_flight_is_cut_short_still_lands() {
    let mut stage = at_table([Player::SOMEBODY; 2]);
    let mut all = Vec::new();
    for _ in 0..3 {
        // The next marble is placed before this one lands.
        let field = first_legal(&stage);
        all.extend(say(&mut stage, Wish::Place(field), 3));
    }
    all.extend(listen(&mut stage, 60));
    let hard = |heard: &&Heard| matches!(heard.sound, Sound::Impact(_, Hardness::Hard));
    assert_eq!(all.iter().filter(hard).count(), 3);
}

#[test]
fn a_tile_is_heard_when_its_owner_changes_and_only_then() {
    for speed in [Speed::Normal, Speed::Off] {
        let mut stage = at_table([Player::SOMEBODY; 2]);
        set_speed(&mut stage, speed);
        let mut changes = 0;
        for _ in 0..24 {
            let field = first_legal(&stage);
            let owners = |stage: &Stage| {
                let score = stage.session().game().score();
                score.tiles.map(|tile| tile.owner())
            };
            let before = owners(&stage);
            let all = say(&mut stage, Wish::Place(field), 60);
            let after = owners(&stage);
            let expected: Vec<Sound> = before
                .iter()
                .zip(&after)
                .filter(|(before, after)| before != after)
                .map(|(_, after)| Sound::Owner(*after))
                .collect();
            let found: Vec<Sound> = all
                .iter()
                .map(|heard| heard.sound)
                .filter(|sound| matches!(sound, Sound::Owner(_)))
                .collect();
            assert_eq!(found, expected);
            changes += found.len();
        }
        assert!(changes > 5);
    }
}

#[test]
fn a_tile_that_opens_again_is_heard_from_the_third_marble_on() {
    let mut stage = at_table([Player::SOMEBODY; 2]);
    let mut opened = 0;
    for number in 0..12 {
        let before = kulami_taboo(&stage);
        let field = first_legal(&stage);
        let all = say(&mut stage, Wish::Place(field), 60);
        let after = kulami_taboo(&stage);
        let expected = before.iter().any(|tile| !after.contains(tile));
        let found = count(&all).get("taboo").copied().unwrap_or(0);
        assert_eq!(found, usize::from(expected), "marble {number}");
        opened += found;
    }
    assert!(opened > 5);
}

/// The tiles that are taboo, from the rules.
fn kulami_taboo(stage: &Stage) -> Vec<usize> {
    let game = stage.session().game();
    let last = [game.position().last(), game.position().before_last()];
    let tiles = last.into_iter().flatten();
    tiles
        .map(|field| game.layout().tile_of(field).index())
        .collect()
}

#[test]
fn every_fact_has_its_sound() {
    let mut stage = at_table([Player::SOMEBODY; 2]);
    let field = first_legal(&stage);
    let begun = say(&mut stage, Wish::Place(field), 60);
    assert!(count(&begun).contains_key("tray"));
    let refused = say(&mut stage, Wish::Place(field), 10);
    assert_eq!(count(&refused).get("refused"), Some(&1));
    assert_eq!(refused.len(), 1);
    let back = count(&say(&mut stage, Wish::TakeBack, 60));
    assert_eq!(back.get("undo"), Some(&1));
    assert_eq!(back.get("home"), Some(&1));
    let again = count(&say(&mut stage, Wish::Redo, 60));
    assert_eq!(again.get("tray"), Some(&1));
    let resigned = count(&say(&mut stage, Wish::Resign, 30));
    assert_eq!(resigned.get("win"), Some(&1));
    let resumed = count(&say(&mut stage, Wish::TakeBack, 30));
    assert_eq!(resumed.get("undo"), Some(&1));
    let layout = boards().remove(1);
    let started = count(&say(
        &mut stage,
        Wish::Start(setup(layout, [Player::SOMEBODY; 2])),
        30,
    ));
    assert_eq!(started.get("start"), Some(&1));
}

/// All sounds of a count, frame by frame, until the game is over.
fn hear_count(stage: &mut Stage) -> Vec<Heard> {
    let mut all = Vec::new();
    for _ in 0..4000 {
        stage.step(16);
        all.extend(heard(stage));
        if stage.phase() == Phase::Over {
            break;
        }
    }
    all.extend(listen(stage, 30));
    all
}

#[test]
fn the_count_is_heard_beat_by_beat_at_any_speed() {
    let mut counts = Vec::new();
    for speed in [Speed::Slow, Speed::Normal, Speed::Fast] {
        let mut stage = at_table([Player::SOMEBODY; 2]);
        play_to_the_end(&mut stage);
        assert_eq!(stage.session().game().rules(), RuleSet::AREA_AND_CHAINS);
        set_speed(&mut stage, speed);
        let script = stage.world().resource::<Reveal>().now().unwrap().0.clone();
        let all = hear_count(&mut stage);
        let count = count(&all);
        let of = |name: &str| count.get(name).copied().unwrap_or(0);
        let beats = |what: fn(&Beat) -> usize| -> usize {
            script.cues().iter().map(|cue| what(&cue.what)).sum()
        };
        let taken = beats(|beat| usize::from(matches!(beat, Beat::Take { .. })));
        assert!(taken > 3);
        assert_eq!(of("lift"), taken);
        let stacks = ["stack-2", "stack-3", "stack-4", "stack-6"].map(of);
        assert_eq!(stacks.iter().sum::<usize>(), taken);
        assert_eq!(of("announce"), 3);
        let waves = beats(|beat| match beat {
            Beat::Flood { waves, .. } => waves.len(),
            _ => 0,
        });
        assert!(waves > 1);
        assert_eq!(of("flood"), waves);
        let chains = beats(|beat| usize::from(matches!(beat, Beat::Trace { .. })));
        assert_eq!(of("chain-end"), chains);
        assert!(of("tick") >= taken);
        assert_eq!(of("win") + of("draw") + of("loss"), 1);
        // The pitch of an area rises with its count.
        let floods: Vec<f32> = all
            .iter()
            .filter(|heard| heard.sound == Sound::Flood)
            .map(|heard| heard.pitch)
            .collect();
        let falls = floods.windows(2).filter(|pair| pair[1] < pair[0]).count();
        assert!(falls <= 1, "only the second area begins low again");
        counts.push(count);
    }
    assert!(counts.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn whoever_skips_the_count_hears_how_it_ends_once() {
    for frames in [0, 40, 200, 400] {
        let mut stage = at_table([Player::SOMEBODY; 2]);
        play_to_the_end(&mut stage);
        let mut all = listen(&mut stage, frames);
        stage.act(Action::SkipReveal);
        let skipped = heard(&mut stage);
        all.extend(skipped.iter().copied());
        all.extend(listen(&mut stage, 200));
        let count = count(&all);
        let ends = ["win", "draw", "loss"].map(|name| count.get(name).copied().unwrap_or(0));
        assert_eq!(ends.iter().sum::<usize>(), 1, "after {frames} frames");
        // The remaining sounds are not all played at once.
        assert!(skipped.len() < 6, "{skipped:?}");
    }
}

#[test]
fn the_end_sounds_as_it_is_for_those_who_play() {
    use kulami::ai::Level;
    let computer = Player::Computer(Level::EASIEST);
    for seats in [
        [Player::SOMEBODY; 2],
        [Player::SOMEBODY, computer.clone()],
        [computer.clone(), computer.clone()],
    ] {
        let mut stage = at_table([Player::SOMEBODY; 2]);
        play_to_the_end(&mut stage);
        for (colour, seat) in Colour::BOTH.into_iter().zip(seats.clone()) {
            stage.say(Wish::Seat(colour, seat));
        }
        stage.act(Action::SkipReveal);
        let all = heard(&mut stage);
        let winner = stage.session().winner();
        let expected = match winner.map(|winner| &seats[winner.index()]) {
            None => Sound::Draw,
            Some(Player::Computer(_)) if seats.contains(&Player::SOMEBODY) => Sound::Loss,
            Some(_) => Sound::Win,
        };
        assert!(all.iter().any(|heard| heard.sound == expected));
    }
}

#[test]
fn buttons_switches_sliders_and_sheets_are_heard() {
    let mut stage = at_table([Player::SOMEBODY; 2]);
    let after = |stage: &mut Stage, action: Action| {
        stage.act(action);
        let mut all = heard(stage);
        all.extend(listen(stage, 4));
        count(&all)
    };
    assert_eq!(after(&mut stage, Action::Menu).get("open"), Some(&1));
    assert_eq!(after(&mut stage, Action::Back).get("close"), Some(&1));
    after(&mut stage, Action::Settings(SettingsPage::Sound));
    stage.settle_words();

    let clicked = |stage: &mut Stage, action: Action| {
        let mut cursor = stage
            .world()
            .resource_mut::<Messages<Heard>>()
            .get_cursor_current();
        stage.click(action);
        let messages = stage.world().resource::<Messages<Heard>>();
        count(&cursor.read(messages).copied().collect::<Vec<_>>())
    };
    let flip = Action::Change(Change::Flip(Switch::MuteUnfocused));
    assert_eq!(clicked(&mut stage, flip).get("switch-off"), Some(&1));
    assert_eq!(clicked(&mut stage, flip).get("switch-on"), Some(&1));
    let page = clicked(&mut stage, Action::Settings(SettingsPage::Game));
    assert_eq!(page.get("press"), Some(&1));

    after(&mut stage, Action::Settings(SettingsPage::Sound));
    stage.settle_words();
    let knob = Action::Knob(Knob::Volume(Volume::Music));
    stage
        .world()
        .resource_mut::<kulami::app::interface::Focus>()
        .on = Some(knob);
    stage.key(KeyCode::ArrowLeft);
    let before = stage.settings().volumes.music;
    let slid = after(&mut stage, Action::Left);
    assert_eq!(slid.get("slide"), Some(&1));
    assert_eq!(stage.settings().volumes.music, before - 5);
    let went = after(&mut stage, Action::Down);
    assert_eq!(went.get("choose"), Some(&1));

    stage.world().write_message(Notice::new("Something."));
    stage.step(16);
    let told = heard(&mut stage);
    let more = listen(&mut stage, 10);
    assert_eq!(
        count(&told).get("notice").or(count(&more).get("notice")),
        Some(&1)
    );
}

#[test]
fn fields_that_are_pointed_at_tick_and_legal_ones_louder() {
    let mut stage = at_table([Player::SOMEBODY; 2]);
    let field = first_legal(&stage);
    stage.say(Wish::Place(field));
    stage.settle();
    let legal = first_legal(&stage);
    let gain = |stage: &mut Stage, field| {
        stage.point_at(Some(field));
        let all = listen(stage, 5);
        assert_eq!(count(&all).get("hover"), Some(&1));
        all[0].gain
    };
    assert!(gain(&mut stage, legal) > gain(&mut stage, field));
    // Staying on a button is silent.
    assert!(listen(&mut stage, 20).is_empty());
}

#[test]
fn the_draw_is_heard() {
    let mut stage = Stage::at_title();
    let mut all = Vec::new();
    stage.act(Action::NewGame);
    stage.settle();
    stage
        .world()
        .resource_mut::<kulami::app::setup::NewGameForm>()
        .starts = kulami::app::setup::Starts::Draw;
    stage.act(Action::StartGame);
    for _ in 0..60 {
        stage.step(16);
        all.extend(heard(&mut stage));
    }
    assert_eq!(stage.screen(), Screen::Lots);
    stage.act(Action::PickHand(Hand::Left));
    all.extend(heard(&mut stage));
    all.extend(listen(&mut stage, 300));
    let count = count(&all);
    assert_eq!(count.get("fist"), Some(&1));
    assert_eq!(count.get("hand"), Some(&2));
    assert_eq!(count.get("lot"), Some(&1));
}

/// Follows the commands as loudspeakers would: which voices play at a second.
#[derive(Default)]
struct Ears {
    voices: HashMap<Voice, (Arc<str>, Option<f64>)>,
    gains: HashMap<Voice, f32>,
    now: f64,
    most: usize,
}

impl Ears {
    fn follow(&mut self, stage: &mut Stage, milliseconds: u64) {
        stage.step(milliseconds);
        self.now += milliseconds as f64 / 1000.0;
        let now = self.now;
        self.voices
            .retain(|_, (_, ends)| ends.is_none_or(|ends| ends > now));
        let lengths: HashMap<Arc<str>, f32> = {
            let bank = stage.world().resource::<Bank>();
            bank.files()
                .map(|(_, take)| (take.file.clone(), take.seconds))
                .collect()
        };
        for command in commands(stage) {
            match command {
                SoundCommand::Start(VoiceStart {
                    voice,
                    file,
                    gain,
                    pan,
                    rate,
                    is_loop,
                    ..
                }) => {
                    assert!(gain.is_finite() && (0.0..=4.0).contains(&gain));
                    assert!((-1.0..=1.0).contains(&pan));
                    assert!((0.3..=4.0).contains(&rate), "{file} at {rate}");
                    let ends = (!is_loop).then_some(now + f64::from(lengths[&file] / rate));
                    self.gains.insert(voice, gain);
                    assert!(self.voices.insert(voice, (file, ends)).is_none());
                }
                SoundCommand::Level { voice, gain, .. } => {
                    assert!((0.0..=1.0).contains(&gain));
                    self.gains.insert(voice, gain);
                }
                // A voice that was started before is unknown.
                SoundCommand::Stop { voice, fade } => {
                    if let Some((_, ends)) = self.voices.get_mut(&voice) {
                        *ends = Some(now + f64::from(fade));
                    }
                }
            }
        }
        // A voice that makes room for another fades for a moment.
        let sounding = self
            .voices
            .values()
            .filter(|(_, ends)| ends.is_none_or(|ends| ends > now + 0.021));
        self.most = self.most.max(sounding.count());
    }

    fn listen(&mut self, stage: &mut Stage, frames: usize) {
        for _ in 0..frames {
            self.follow(stage, 16);
        }
    }

    /// The gain of a loop; `None` if it is not playing.
    fn gain(&self, sound: Sound) -> Option<f32> {
        let file = format!("audio/{}.ogg", sound.name());
        let mut voices = self.voices.iter();
        let (voice, _) =
            voices.find(|(_, (playing, ends))| **playing == *file && ends.is_none())?;
        self.gains.get(voice).copied()
    }

    /// The layers of music that are playing.
    fn music(&self) -> Vec<Layer> {
        [MusicPiece::Title, MusicPiece::Play, MusicPiece::After]
            .into_iter()
            .flat_map(|piece| piece.layers().iter().copied())
            .filter(|&layer| self.gain(Sound::Music(layer)).is_some())
            .collect()
    }

    /// Starts to listen, with the music starting from its beginning.
    fn open(stage: &mut Stage) -> Self {
        let mut ears = Self::default();
        stage.world().resource_mut::<Settings>().music = false;
        ears.listen(stage, 3);
        assert_eq!(ears.music(), []);
        stage.world().resource_mut::<Settings>().music = true;
        ears.listen(stage, 3);
        ears
    }
}

#[test]
fn no_more_than_so_many_voices_sound_at_once_in_the_liveliest_game() {
    let mut stage = Stage::new();
    stage.say(Wish::Start(setup(
        boards().remove(2),
        [Player::SOMEBODY; 2],
    )));
    let mut ears = Ears::open(&mut stage);
    set_speed(&mut stage, Speed::Fast);
    for number in 1.. {
        if stage.session().finish().is_some() {
            break;
        }
        let field = first_legal(&stage);
        stage.world().write_message(Asked::here(Wish::Place(field)));
        ears.listen(&mut stage, 4);
        if number % 9 == 0 {
            for wish in [Wish::TakeBack, Wish::Redo] {
                stage.world().write_message(Asked::here(wish));
                ears.listen(&mut stage, 1);
            }
        }
    }
    ears.listen(&mut stage, 600);
    assert!((8..=MOST_VOICES).contains(&ears.most), "{}", ears.most);
}

#[test]
fn a_whole_game_and_its_count_stay_below_the_loudest_that_may_be() {
    let mut stage = Stage::with(Launch {
        sound: Output::Soundtrack,
        ..Launch::new(Assets::built_in())
    });
    let volumes = &mut stage.world().resource_mut::<Settings>().volumes;
    (volumes.master, volumes.effects, volumes.music) = (100, 100, 100);
    stage.say(Wish::Start(setup(
        boards().remove(0),
        [Player::SOMEBODY; 2],
    )));
    let mut frames = 0;
    while stage.session().finish().is_none() {
        let field = first_legal(&stage);
        stage.say(Wish::Place(field));
        listen(&mut stage, 30);
        frames += 31;
    }
    while stage.phase() != Phase::Over {
        stage.step(16);
        frames += 1;
    }
    let soundtrack = stage.world().resource::<Soundtrack>();
    let heard = soundtrack.mixed();
    let seconds = heard.len() as f32 / 44_100.0;
    assert!((seconds - 0.016 * frames as f32).abs() < 1.0, "in step");
    let samples = heard.as_flattened().iter();
    let loudest = samples.fold(0.0_f32, |most, sample| most.max(sample.abs()));
    // −1 dBFS.
    assert!((0.1..0.891).contains(&loudest), "{loudest}");
    let mut wav = Vec::new();
    soundtrack.write(&mut wav).unwrap();
    assert_eq!(&wav[..4], b"RIFF");
    assert_eq!(wav.len(), 44 + 4 * heard.len());
}

#[test]
fn music_goes_with_the_screen() {
    let mut stage = Stage::at_title();
    let mut ears = Ears::open(&mut stage);
    assert_eq!(ears.music(), MusicPiece::Title.layers());
    stage.world().write_message(Press(Action::TwoPlayers));
    ears.listen(&mut stage, 10);
    if stage.screen() == Screen::Lots {
        assert_eq!(ears.music(), MusicPiece::Title.layers());
        stage.world().write_message(Press(Action::SkipReveal));
        ears.listen(&mut stage, 10);
    }
    assert_eq!(stage.screen(), Screen::Table);
    assert_eq!(ears.music(), MusicPiece::Play.layers());
    let field = first_legal(&stage);
    stage.world().write_message(Asked::here(Wish::Place(field)));
    ears.listen(&mut stage, 60);
    stage.world().write_message(Asked::here(Wish::Resign));
    ears.listen(&mut stage, 10);
    assert_eq!(ears.music(), MusicPiece::After.layers());
    stage.world().write_message(Press(Action::Title));
    ears.listen(&mut stage, 10);
    assert_eq!(ears.music(), MusicPiece::Title.layers());
}

#[test]
fn tension_rises_while_a_game_is_played() {
    let mut stage = at_table([Player::SOMEBODY; 2]);
    let mut ears = Ears::open(&mut stage);
    set_speed(&mut stage, Speed::Off);
    let levels = |ears: &Ears| {
        [Layer::Play, Layer::Pulse, Layer::Tension]
            .map(|layer| ears.gain(Sound::Music(layer)).unwrap())
    };
    let [base, pulse, tension] = levels(&ears);
    assert!(base > 0.0 && pulse == 0.0 && tension == 0.0);
    while stage.session().game().marbles_placed() < 40 && stage.session().finish().is_none() {
        let field = first_legal(&stage);
        stage.world().write_message(Asked::here(Wish::Place(field)));
        // Until the music has returned from being ducked.
        ears.listen(&mut stage, 70);
    }
    assert!(
        stage.session().finish().is_none(),
        "a longer game is needed"
    );
    let [now, pulse, tension] = levels(&ears);
    assert_eq!(now, base);
    assert!((pulse - base).abs() < 0.01);
    assert!(tension > 0.1 * base);
}

#[test]
fn music_steps_back_for_a_marble_and_returns() {
    let mut stage = at_table([Player::SOMEBODY; 2]);
    let mut ears = Ears::open(&mut stage);
    let usual = ears.gain(Sound::Music(Layer::Play)).unwrap();
    let field = first_legal(&stage);
    stage.world().write_message(Asked::here(Wish::Place(field)));
    let mut least = usual;
    for _ in 0..40 {
        ears.follow(&mut stage, 16);
        least = least.min(ears.gain(Sound::Music(Layer::Play)).unwrap());
    }
    assert!(least < 0.8 * usual);
    ears.listen(&mut stage, 80);
    assert_eq!(ears.gain(Sound::Music(Layer::Play)), Some(usual));
    // The ambience is not ducked.
    assert!(ears.gain(Sound::Room).is_none_or(|gain| gain > 0.0));
}

#[test]
fn one_key_turns_music_and_room_off_everywhere() {
    for mut stage in [Stage::at_title(), at_table([Player::SOMEBODY; 2])] {
        assert!(stage.settings().music);
        stage.key(KeyCode::KeyS);
        assert!(!stage.settings().music);
        let mut ears = Ears::default();
        ears.listen(&mut stage, 10);
        assert_eq!(ears.music(), []);
        stage.key(KeyCode::KeyS);
        assert!(stage.settings().music);
    }
}

#[test]
fn in_the_background_it_is_silent_if_that_is_wanted() {
    use bevy::window::PrimaryWindow;
    let mut stage = at_table([Player::SOMEBODY; 2]);
    let mut ears = Ears::open(&mut stage);
    let window = Window {
        focused: false,
        ..default()
    };
    let window = stage.world().spawn((window, PrimaryWindow)).id();
    ears.listen(&mut stage, 3);
    let play = Sound::Music(Layer::Play);
    assert_eq!(ears.gain(play), Some(0.0));
    let effects = ears.voices.len();
    let field = first_legal(&stage);
    stage.world().write_message(Asked::here(Wish::Place(field)));
    ears.listen(&mut stage, 60);
    assert_eq!(ears.voices.len(), effects);
    stage.world().resource_mut::<Settings>().mute_unfocused = false;
    ears.listen(&mut stage, 3);
    assert!(ears.gain(play).unwrap() > 0.0);
    stage.world().resource_mut::<Settings>().mute_unfocused = true;
    stage.world().get_mut::<Window>(window).unwrap().focused = true;
    ears.listen(&mut stage, 3);
    assert!(ears.gain(play).unwrap() > 0.0);
}

#[test]
fn volumes_are_followed_at_once() {
    let mut stage = at_table([Player::SOMEBODY; 2]);
    let mut ears = Ears::open(&mut stage);
    let play = Sound::Music(Layer::Play);
    let before = ears.gain(play).unwrap();
    stage.world().resource_mut::<Settings>().volumes.master = 45;
    ears.listen(&mut stage, 2);
    // Half the slider is a quarter of the gain.
    assert!((ears.gain(play).unwrap() / before - 0.25).abs() < 0.01);
    stage.world().resource_mut::<Settings>().volumes.effects = 0;
    let count = ears.voices.len();
    let field = first_legal(&stage);
    stage.world().write_message(Asked::here(Wish::Place(field)));
    ears.listen(&mut stage, 60);
    assert_eq!(ears.voices.len(), count);
}

#[test]
fn broken_sounds_are_told_once_and_the_game_goes_on() {
    let folder = folder("sounds");
    std::fs::create_dir_all(folder.join("audio")).unwrap();
    std::fs::write(folder.join("audio/tray-1.ogg"), b"not a sound").unwrap();
    // A folder in place of a file cannot be read.
    std::fs::create_dir_all(folder.join("audio/win.ogg")).unwrap();
    let assets = Assets::overridden_by(&folder).unwrap();
    let mut stage = Stage::with(Launch::new(assets));
    let mut told = 0;
    stage.say(Wish::Start(setup(
        boards().remove(0),
        [Player::SOMEBODY; 2],
    )));
    for _ in 0..3 {
        let field = first_legal(&stage);
        stage.world().write_message(Asked::here(Wish::Place(field)));
        for _ in 0..60 {
            stage.step(16);
            let notices = stage.world().resource::<Messages<Notice>>();
            told += notices.iter_current_update_messages().count();
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(stage.session().game().marbles_placed(), 3);
    assert!(told <= 1);
    let bank = stage.world().resource::<Bank>();
    assert!(bank.takes(Sound::Tray).is_empty() && bank.takes(Sound::Win).is_empty());
    assert!(!bank.takes(Sound::Home).is_empty());
}
