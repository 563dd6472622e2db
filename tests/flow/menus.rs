//! Every way through the menus, by keys alone and by a gamepad alone.

use crate::stage::Stage;
use bevy::prelude::*;
use kulami::app::actions::{
    Action, Aid, Change, Control, Device, FormChange, Hand, Knob, SettingsPage, Switch, TextField,
    Volume,
};
use kulami::app::flow::{Screen, Sheet};
use kulami::app::interface::{Focus, Typing};
use kulami::app::lots::Lots;
use kulami::app::motion::Speed;
use kulami::app::play::DemoPlayback;
use kulami::app::setup::{BoardKind, NewGameForm, Starts};
use kulami::app::table::{Aids, HighContrast, MarbleLook, Palette, Theme, Themes};
use kulami::app::words::Phrasebook;
use kulami::app::{Quality, ReducedMotion};
use kulami::language::Language;
use kulami::play::{Player, Purpose};
use kulami::rules::{Colour, RuleSet};

/// The input device in use.
#[derive(Clone, Copy, Debug)]
pub enum With {
    Keys,
    Gamepad,
}

pub const BOTH: [With; 2] = [With::Keys, With::Gamepad];

impl With {
    pub fn next(self, stage: &mut Stage) {
        match self {
            Self::Keys => stage.key(KeyCode::Tab),
            Self::Gamepad => stage.pad(GamepadButton::RightTrigger),
        }
    }

    pub fn arrow(self, stage: &mut Stage, way: Action) {
        let (key, button) = match way {
            Action::Left => (KeyCode::ArrowLeft, GamepadButton::DPadLeft),
            Action::Right => (KeyCode::ArrowRight, GamepadButton::DPadRight),
            Action::Up => (KeyCode::ArrowUp, GamepadButton::DPadUp),
            _ => (KeyCode::ArrowDown, GamepadButton::DPadDown),
        };
        match self {
            Self::Keys => stage.key(key),
            Self::Gamepad => stage.pad(button),
        }
    }

    pub fn confirm(self, stage: &mut Stage) {
        match self {
            Self::Keys => stage.key(KeyCode::Enter),
            Self::Gamepad => stage.pad(GamepadButton::South),
        }
        stage.step(16);
    }

    pub fn back(self, stage: &mut Stage) {
        match self {
            Self::Keys => stage.key(KeyCode::Escape),
            Self::Gamepad => stage.pad(GamepadButton::East),
        }
        stage.step(16);
    }

    /// Moves the focus to a button.
    pub fn go_to(self, stage: &mut Stage, action: Action) {
        stage.settle_words();
        let most = stage.laid().buttons.len() + 2;
        for _ in 0..most {
            if stage.focus() == Some(action) {
                return;
            }
            self.next(stage);
        }
        panic!(
            "{self:?} do not reach {action:?} among {:?}",
            stage.laid().buttons
        );
    }

    /// Moves the focus to a button and presses it.
    pub fn press(self, stage: &mut Stage, action: Action) {
        self.go_to(stage, action);
        self.confirm(stage);
        stage.settle_words();
    }
}

/// Every button can be reached from every other with the four arrows.
pub fn arrows_reach_everything(stage: &mut Stage, with: With, what: &str) {
    stage.settle_words();
    let ways = [Action::Left, Action::Right, Action::Up, Action::Down];
    let all: Vec<Action> = stage
        .laid()
        .buttons
        .iter()
        .map(|button| button.action)
        .collect();
    let start = stage
        .focus()
        .unwrap_or_else(|| panic!("{what} has a focus"));
    let mut reached = vec![start];
    let mut open = vec![start];
    while let Some(at) = open.pop() {
        for way in ways {
            stage.world().resource_mut::<Focus>().on = Some(at);
            stage.step(0);
            // On a slider, left and right change its value, which is tested elsewhere.
            let is_knob = stage.laid().knobs.iter().any(|(action, _)| *action == at);
            if is_knob && matches!(way, Action::Left | Action::Right) {
                continue;
            }
            with.arrow(stage, way);
            let on = stage.focus().unwrap();
            if !reached.contains(&on) {
                reached.push(on);
                open.push(on);
            }
        }
    }
    for action in all {
        assert!(
            reached.contains(&action),
            "arrows do not reach {action:?}, {what}, among {:?}",
            stage.laid().buttons
        );
    }
}

#[test]
fn a_stranger_plays_with_two_presses_from_the_title() {
    for with in BOTH {
        let mut stage = Stage::at_title();
        stage.settle_words();
        assert_eq!(stage.focus(), Some(Action::Play));
        with.confirm(&mut stage);
        stage.settle();
        assert_eq!(stage.screen(), Screen::Table);
        assert_eq!(*stage.session().purpose(), Purpose::Play);
        let seats = stage.session().players().both().clone();
        assert!(seats.contains(&Player::SOMEBODY) && seats != [Player::SOMEBODY; 2]);
    }
}

#[test]
fn two_people_draw_lots_and_play() {
    for (with, hand) in BOTH.into_iter().zip(Hand::ALL) {
        let mut stage = Stage::at_title();
        with.press(&mut stage, Action::TwoPlayers);
        assert_eq!(stage.screen(), Screen::Lots);
        let hidden = stage.world().resource::<Lots>().hidden(hand);
        with.press(&mut stage, Action::PickHand(hand));
        for _ in 0..50 {
            stage.step(100);
        }
        assert_eq!(stage.screen(), Screen::Table);
        assert_eq!(stage.session().game().starts(), hidden);
        assert_eq!(
            stage.session().players().both().clone(),
            [Player::SOMEBODY; 2]
        );
        assert!(stage.world().get_resource::<Lots>().is_none());
        stage.settle();
        stage.check();
    }
}

#[test]
fn lots_can_be_skipped_and_left() {
    for with in BOTH {
        let mut stage = Stage::at_title();
        with.press(&mut stage, Action::TwoPlayers);
        with.back(&mut stage);
        assert_eq!(stage.screen(), Screen::Title);
        with.press(&mut stage, Action::TwoPlayers);
        with.press(&mut stage, Action::SkipReveal);
        stage.step(100);
        stage.step(100);
        assert_eq!(stage.screen(), Screen::Table);
    }
}

#[test]
fn arrows_reach_every_button_of_every_screen() {
    for with in BOTH {
        let mut stage = Stage::at_title();
        arrows_reach_everything(&mut stage, with, "title");
        for page in SettingsPage::ALL {
            stage.lay(Sheet::Settings(page));
            stage.step(0);
            arrows_reach_everything(&mut stage, with, "settings");
        }
        stage.jump(Screen::NewGame);
        stage.step(0);
        for board in BoardKind::ALL {
            stage.act(Action::Form(FormChange::Board(board)));
            arrows_reach_everything(&mut stage, with, "new game");
        }
        stage.jump(Screen::Table);
        stage.step(0);
        stage.act(Action::Menu);
        arrows_reach_everything(&mut stage, with, "menu");
    }
}

#[test]
fn a_game_is_set_up_by_hand() {
    for with in BOTH {
        let mut stage = Stage::at_title();
        with.press(&mut stage, Action::NewGame);
        assert_eq!(stage.screen(), Screen::NewGame);
        let form = |stage: &mut Stage| stage.world().resource::<NewGameForm>().clone();

        for is_computer in [true, false] {
            let change = FormChange::Computer(Colour::Red, is_computer);
            with.press(&mut stage, Action::Form(change));
            assert_eq!(form(&mut stage).players[0].is_computer, is_computer);
        }
        for number in 2..=5 {
            let level = kulami::ai::Level::try_from(number).unwrap();
            with.press(
                &mut stage,
                Action::Form(FormChange::Level(Colour::Black, level)),
            );
            assert_eq!(form(&mut stage).players[1].level, level);
        }
        for rules in RuleSet::ALL {
            with.press(&mut stage, Action::Form(FormChange::Rules(rules)));
            assert_eq!(form(&mut stage).rules, rules);
        }
        for board in BoardKind::ALL {
            with.press(&mut stage, Action::Form(FormChange::Board(board)));
            stage.settle_words();
            assert_eq!(*stage.session().purpose(), Purpose::Board);
        }
        for number in [0, 7, 19] {
            with.press(
                &mut stage,
                Action::Form(FormChange::Board(BoardKind::Library)),
            );
            with.press(&mut stage, Action::Form(FormChange::FromLibrary(number)));
            stage.settle_words();
            let library = kulami::boards::library(&kulami::assets::Assets::built_in()).0;
            let chosen = &library[number].layout;
            assert_eq!(&**stage.session().game().layout(), chosen);
        }
        with.press(
            &mut stage,
            Action::Form(FormChange::Board(BoardKind::Irregular)),
        );
        let before = stage.session().game().layout().clone();
        with.press(&mut stage, Action::Form(FormChange::Shuffle));
        stage.settle_words();
        assert_ne!(stage.session().game().layout(), &before);
        let openness = form(&mut stage).openness;
        with.go_to(&mut stage, Action::Form(FormChange::OpennessKnob));
        with.arrow(&mut stage, Action::Right);
        stage.step(16);
        assert_eq!(form(&mut stage).openness, openness + 10);
        for starts in Starts::ALL {
            with.press(&mut stage, Action::Form(FormChange::Starts(starts)));
            assert_eq!(form(&mut stage).starts, starts);
        }
        with.press(&mut stage, Action::Form(FormChange::Starts(Starts::Black)));
        stage.settle_words();
        let layout = stage.session().game().layout().clone();
        let expected = form(&mut stage);
        with.press(&mut stage, Action::StartGame);
        stage.settle_words();
        assert_eq!(stage.screen(), Screen::Table);
        let game = stage.session().game();
        assert_eq!(game.layout(), &layout);
        assert_eq!(game.rules(), expected.rules);
        assert_eq!(game.starts(), Colour::Black);
        assert_eq!(*stage.session().player(Colour::Red), Player::SOMEBODY);
        assert_eq!(
            *stage.session().player(Colour::Black),
            Player::Computer(expected.players[1].level)
        );
    }
}

#[test]
fn names_are_typed_with_a_keyboard_and_with_a_gamepad() {
    let field = Action::Edit(TextField::Name(Colour::Red));
    let name = |stage: &mut Stage| {
        stage.world().resource::<NewGameForm>().players[0]
            .name
            .clone()
    };
    for with in BOTH {
        let mut stage = Stage::at_title();
        with.press(&mut stage, Action::NewGame);
        with.press(&mut stage, field);
        match with {
            With::Keys => {
                stage.type_text("Zoë");
                // While text is typed, letters are not commands.
                stage.key(KeyCode::KeyM);
                assert_eq!(stage.sheet(), None);
                stage.key(KeyCode::Enter);
            }
            With::Gamepad => {
                for way in [Action::Right, Action::Up, Action::Right, Action::Down] {
                    with.arrow(&mut stage, way);
                }
                stage.pad(GamepadButton::South);
            }
        }
        let expected = match with {
            With::Keys => "Zoë",
            With::Gamepad => "BZ",
        };
        assert_eq!(name(&mut stage), expected);
        assert_eq!(stage.world().resource::<Typing>().field, None);
        assert_eq!(stage.screen(), Screen::NewGame);
        with.press(&mut stage, Action::Form(FormChange::Starts(Starts::Red)));
        with.press(&mut stage, Action::StartGame);
        stage.settle_words();
        assert_eq!(stage.session().name(Colour::Red), expected);
        let words = stage.laid().texts.iter().any(|text| text.text == expected);
        assert!(words, "the name is on the table");
    }
}

#[test]
fn every_setting_is_set_by_hand_and_takes_effect_at_once() {
    for with in BOTH {
        let mut stage = Stage::at_title();
        with.press(&mut stage, Action::Settings(SettingsPage::default()));
        let switch = |stage: &mut Stage, page: SettingsPage, switch: Switch| {
            with.press(stage, Action::Settings(page));
            let before = stage.settings().is_on(switch);
            with.press(stage, Action::Change(Change::Flip(switch)));
            assert_ne!(stage.settings().is_on(switch), before);
        };
        for aid in Aid::all() {
            switch(&mut stage, SettingsPage::Game, Switch::Aid(aid));
        }
        assert_eq!(*stage.world().resource::<Aids>(), Aids::EXPERT);
        switch(&mut stage, SettingsPage::Game, Switch::ConfirmMoves);
        switch(&mut stage, SettingsPage::Game, Switch::TurnBoard);
        switch(&mut stage, SettingsPage::Display, Switch::Vsync);
        switch(&mut stage, SettingsPage::Access, Switch::ReducedMotion);
        switch(&mut stage, SettingsPage::Access, Switch::Marks);
        switch(&mut stage, SettingsPage::Access, Switch::HighContrast);
        assert!(stage.world().resource::<ReducedMotion>().0);
        assert!(stage.world().resource::<MarbleLook>().marks);
        assert!(stage.world().resource::<HighContrast>().0);

        with.press(&mut stage, Action::Settings(SettingsPage::Game));
        with.press(&mut stage, Action::Change(Change::Speed(Speed::Fast)));
        assert_eq!(*stage.world().resource::<Speed>(), Speed::Fast);
        with.press(&mut stage, Action::Settings(SettingsPage::Display));
        for quality in Quality::ALL {
            with.press(&mut stage, Action::Change(Change::Quality(quality)));
            assert_eq!(*stage.world().resource::<Quality>(), quality);
        }
        let themes = stage.resource::<Themes>().all().iter().map(Theme::id);
        for theme in themes.rev().collect::<Vec<_>>() {
            with.press(&mut stage, Action::Change(Change::Theme(theme)));
            assert_eq!(stage.resource::<Theme>().id(), theme);
        }
        with.press(&mut stage, Action::Change(Change::FullScreen(true)));
        assert!(stage.settings().full_screen);
        with.press(&mut stage, Action::Settings(SettingsPage::Access));
        with.press(&mut stage, Action::Change(Change::Palette(Palette::Amber)));
        let book = stage.world().resource::<Phrasebook>();
        assert_eq!(book.colour(Colour::Red), "Amber");

        // Sliders are changed with left and right.
        let volumes = [
            Volume::Master,
            Volume::Effects,
            Volume::Music,
            Volume::Ambience,
        ];
        let knobs = volumes.map(|volume| (SettingsPage::Sound, Knob::Volume(volume)));
        for (page, knob) in knobs
            .into_iter()
            .chain([(SettingsPage::Access, Knob::TextSize)])
        {
            with.press(&mut stage, Action::Settings(page));
            with.go_to(&mut stage, Action::Knob(knob));
            let before = knob.value(stage.settings());
            let (least, _, step) = knob.range();
            with.arrow(&mut stage, Action::Left);
            stage.step(16);
            assert_eq!(knob.value(stage.settings()), (before - step).max(least));
            with.arrow(&mut stage, Action::Right);
            stage.step(16);
            with.arrow(&mut stage, Action::Right);
            stage.step(16);
            assert!(knob.value(stage.settings()) > (before - step).max(least));
        }

        with.press(&mut stage, Action::Settings(SettingsPage::Language));
        for language in Language::ALL {
            with.press(&mut stage, Action::Change(Change::Language(language)));
            assert_eq!(stage.world().resource::<Phrasebook>().language(), language);
        }

        // Everything is reset except the language; it asks first.
        with.press(&mut stage, Action::ResetSettings);
        assert_eq!(stage.sheet(), Some(Sheet::Ask(Action::ResetSettings)));
        with.press(&mut stage, Action::Back);
        assert!(stage.settings().marks);
        with.press(&mut stage, Action::ResetSettings);
        with.press(&mut stage, Action::Yes);
        assert!(!stage.settings().marks && stage.settings().aids == Aids::ALL);
        assert_eq!(stage.settings().language, Some(Language::Romanian));
        with.press(&mut stage, Action::Back);
        assert_eq!(stage.sheet(), None);
        assert_eq!(stage.screen(), Screen::Title);
    }
}

#[test]
fn keys_and_buttons_are_bound_anew() {
    let mut stage = Stage::new();
    stage.lay(Sheet::Settings(SettingsPage::Controls));
    With::Keys.press(&mut stage, Action::Listen(Control::Menu, Device::Key));
    // Escape stops waiting and changes nothing.
    stage.key(KeyCode::Escape);
    assert_eq!(
        stage.settings().bindings.of_key(KeyCode::KeyM),
        Some(Control::Menu)
    );
    assert_eq!(stage.sheet(), Some(Sheet::Settings(SettingsPage::Controls)));
    With::Keys.press(&mut stage, Action::Listen(Control::Menu, Device::Key));
    stage.key(KeyCode::KeyT);
    assert_eq!(
        stage.settings().bindings.of_key(KeyCode::KeyT),
        Some(Control::Menu)
    );
    assert_eq!(stage.settings().bindings.of_key(KeyCode::KeyM), None);
    With::Gamepad.press(&mut stage, Action::Listen(Control::Resign, Device::Gamepad));
    stage.pad(GamepadButton::North);
    let bindings = &stage.settings().bindings;
    assert_eq!(
        bindings.of_button(GamepadButton::North),
        Some(Control::Resign)
    );
    stage.key(KeyCode::Escape);
    assert_eq!(stage.sheet(), None);
    stage.key(KeyCode::KeyT);
    assert_eq!(stage.sheet(), Some(Sheet::Menu));
    // Whatever they are bound to, arrows, Enter and Escape work among buttons.
    let mut settings = stage.settings().clone();
    for (control, key) in [
        (Control::Step, KeyCode::Enter),
        (Control::Pause, KeyCode::Escape),
        (Control::Redo, KeyCode::ArrowDown),
    ] {
        settings.bindings.bind_key(control, key);
    }
    stage.world().insert_resource(settings);
    stage.settle_words();
    With::Keys.go_to(&mut stage, Action::Settings(SettingsPage::default()));
    stage.key(KeyCode::Enter);
    stage.settle_words();
    assert_eq!(
        stage.sheet(),
        Some(Sheet::Settings(SettingsPage::default()))
    );
    stage.key(KeyCode::Escape);
    assert_eq!(stage.sheet(), Some(Sheet::Menu));
}

#[test]
fn back_goes_one_step_and_asks_before_a_game_is_lost() {
    for with in BOTH {
        let mut stage = Stage::at_title();
        with.back(&mut stage);
        assert_eq!(stage.sheet(), Some(Sheet::Ask(Action::Quit)));
        with.back(&mut stage);
        assert_eq!((stage.screen(), stage.sheet()), (Screen::Title, None));
        with.press(&mut stage, Action::NewGame);
        with.back(&mut stage);
        assert_eq!(stage.screen(), Screen::Title);
        with.press(&mut stage, Action::Settings(SettingsPage::default()));
        with.press(&mut stage, Action::Settings(SettingsPage::Sound));
        with.back(&mut stage);
        assert_eq!((stage.screen(), stage.sheet()), (Screen::Title, None));

        // A game under way.
        with.press(&mut stage, Action::Play);
        stage.settle();
        stage.wait_until(|stage| stage.session().is_persons_turn());
        let field = stage.session().game().legal().first().unwrap();
        stage.say(kulami::play::Wish::Place(field));
        let placed = stage.session().game().marbles_placed();
        with.back(&mut stage);
        assert_eq!(stage.sheet(), Some(Sheet::Menu));
        with.press(&mut stage, Action::Title);
        stage.settle_words();
        assert_eq!(stage.screen(), Screen::Title);
        for action in [Action::Play, Action::TwoPlayers, Action::Quit] {
            with.press(&mut stage, action);
            assert_eq!(stage.sheet(), Some(Sheet::Ask(action)), "{with:?}");
            with.back(&mut stage);
            assert_eq!(stage.screen(), Screen::Title);
        }
        with.press(&mut stage, Action::NewGame);
        with.press(&mut stage, Action::StartGame);
        assert_eq!(stage.sheet(), Some(Sheet::Ask(Action::StartGame)));
        with.back(&mut stage);
        with.back(&mut stage);
        with.press(&mut stage, Action::Resume);
        stage.settle_words();
        assert_eq!(stage.screen(), Screen::Table);
        assert!(stage.session().game().marbles_placed() >= placed);
        // From the table to setting up a game, and back to the table.
        let placed = stage.session().game().marbles_placed();
        with.back(&mut stage);
        with.press(&mut stage, Action::NewGame);
        assert_eq!(stage.screen(), Screen::NewGame);
        with.back(&mut stage);
        stage.settle_words();
        assert_eq!(stage.screen(), Screen::Table);
        assert!(stage.session().game().marbles_placed() >= placed);
        // Once confirmed, the game is lost.
        with.back(&mut stage);
        with.press(&mut stage, Action::NewGame);
        with.press(&mut stage, Action::Form(FormChange::Starts(Starts::Red)));
        with.press(&mut stage, Action::StartGame);
        with.press(&mut stage, Action::Yes);
        stage.settle_words();
        assert_eq!(stage.screen(), Screen::Table);
        assert!(stage.session().game().marbles_placed() <= 1);
    }
}

#[test]
fn confirming_moves_takes_two_presses() {
    use kulami::app::settings::Settings;
    let mut stage = Stage::new();
    stage.world().insert_resource(Settings {
        confirm_moves: true,
        ..default()
    });
    stage.settle();
    stage.key(KeyCode::ArrowLeft);
    stage.key(KeyCode::Enter);
    assert_eq!(stage.session().game().marbles_placed(), 0);
    // Another field starts with its own text.
    stage.key(KeyCode::ArrowRight);
    stage.key(KeyCode::Enter);
    assert_eq!(stage.session().game().marbles_placed(), 0);
    stage.key(KeyCode::Enter);
    assert_eq!(stage.session().game().marbles_placed(), 1);
}

#[test]
fn the_title_is_alive_and_play_leaves_nothing_of_it() {
    let mut stage = Stage::at_title();
    stage.settle();
    assert_eq!(*stage.session().purpose(), Purpose::Demo);
    let placed = stage.session().game().marbles_placed();
    stage.wait_until(|stage| stage.session().game().marbles_placed() > placed + 1);
    stage.click(Action::Play);
    stage.settle();
    assert_eq!(*stage.session().purpose(), Purpose::Play);
    assert!(stage.session().game().marbles_placed() <= 1);
}

#[test]
fn with_reduced_motion_the_title_is_still() {
    let mut stage = Stage::at_title();
    stage.settle();
    let mut settings = stage.settings().clone();
    settings.reduced_motion = true;
    stage.world().insert_resource(settings);
    stage.settle();
    let game = stage.session().game().clone();
    assert!(game.marbles_placed() > 0);
    for _ in 0..20 {
        stage.step(500);
    }
    assert_eq!(stage.session().game(), &game);
    assert!(!stage.wants_a_frame());
    // Computers play on their own board all the same.
    stage.click(Action::Play);
    stage.settle();
    assert!(!stage.resource::<DemoPlayback>().paused);
}

#[test]
fn keys_are_reset_alone() {
    let mut stage = Stage::new();
    let mut settings = stage.settings().clone();
    settings.marks = true;
    settings.bindings.bind_key(Control::Menu, KeyCode::KeyT);
    stage.world().insert_resource(settings);
    stage.lay(Sheet::Settings(SettingsPage::Controls));
    stage.settle_words();
    for (answer, key) in [(Action::Back, KeyCode::KeyT), (Action::Yes, KeyCode::KeyM)] {
        With::Keys.press(&mut stage, Action::ResetControls);
        assert_eq!(stage.sheet(), Some(Sheet::Ask(Action::ResetControls)));
        With::Keys.press(&mut stage, answer);
        let bindings = &stage.settings().bindings;
        assert_eq!(bindings.of_key(key), Some(Control::Menu));
    }
    assert_eq!(stage.settings().bindings, default());
    // Everything else stays.
    assert!(stage.settings().marks);
}
