//! Statistics: which games count, once each, whatever happens around them, and their page.

use crate::menus::{BOTH, arrows_reach_everything};
use crate::stage::{Stage, boards, folder, setup};
use bevy::prelude::*;
use kulami::ai::Level;
use kulami::app::Launch;
use kulami::app::actions::{Action, StatisticsFilter};
use kulami::app::flow::{Screen, Sheet};
use kulami::app::screens::{Regarded, demo};
use kulami::app::statistics::ReadStatistics;
use kulami::assets::Assets;
use kulami::files::{
    FinishedGame, HowItEnded, Opponent, Statistics, StatisticsLog, Timestamp, Totals,
};
use kulami::play::{Finish, GameId, Player, Setup, Wish};
use kulami::rules::{Colour, Field, Game, RuleSet};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;
use std::cmp::Ordering;
use std::fs;
use std::path::Path;

const PEOPLE: [Player; 2] = [Player::SOMEBODY; 2];

fn start(folder: &Path, screen: Screen) -> Stage {
    let mut stage = Stage::with(Launch {
        screen,
        data: Some(folder.to_owned()),
        ..Launch::new(Assets::built_in())
    });
    stage.settle_words();
    stage
}

fn level(number: u8) -> Level {
    Level::try_from(number).unwrap()
}

fn kept(folder: &Path) -> Vec<FinishedGame> {
    let log = StatisticsLog::in_folder(folder);
    log.read().unwrap().games().to_vec()
}

/// Waits until so many games are logged; then no further line follows.
fn wait_for(stage: &mut Stage, folder: &Path, games: usize) -> Vec<FinishedGame> {
    stage.wait_until(|_| kept(folder).len() == games);
    for _ in 0..5 {
        stage.step(16);
    }
    let kept = kept(folder);
    assert_eq!(kept.len(), games);
    kept
}

/// The moves of a game that ends like this for a colour.
fn moves(setup: &Setup, colour: Colour, wanted: Ordering) -> Vec<Field> {
    (0..)
        .map(|seed| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Game::new(setup.layout.clone(), setup.rules, setup.starts);
            while let Some(field) = game.legal().into_iter().choose(&mut rng) {
                game.play(field).unwrap();
            }
            game
        })
        .find(|game| game.score().margin(colour).cmp(&0) == wanted)
        .map(|game| game.moves().collect())
        .unwrap()
}

/// Places a marble for the player to move, person or computer.
fn place(stage: &mut Stage, field: Field) {
    let asked = stage.answer(field);
    stage.world().write_message(asked);
    stage.step(16);
}

fn play(stage: &mut Stage, setup: Setup, moves: &[Field]) {
    stage.say(Wish::Start(setup));
    for &field in moves {
        place(stage, field);
    }
}

fn against(number: u8, colour: Colour, rules: RuleSet) -> Setup {
    let mut seats = [level(number); 2].map(Player::Computer);
    seats[colour.index()] = Player::SOMEBODY;
    Setup {
        rules,
        ..setup(boards().remove(0), seats)
    }
}

fn told(stage: &Stage, words: &str) -> usize {
    let texts = stage.laid().texts.iter();
    texts.filter(|text| text.text.contains(words)).count()
}

/// All opponents, rules and endings, and numbers as large as they get.
pub fn games_of_every_kind() -> Statistics {
    let computers = Level::all().map(Opponent::Computer);
    let ends = [
        HowItEnded::Counted(64),
        HowItEnded::Counted(-64),
        HowItEnded::Counted(0),
        HowItEnded::Resigned,
        HowItEnded::OpponentResigned,
    ];
    let game = |opponent, rules, end| FinishedGame {
        time: Timestamp::now(),
        id: GameId::random(),
        opponent,
        rules,
        colour: Colour::Red,
        end,
        marbles: 56,
    };
    let mut games = Vec::new();
    for opponent in computers.chain([Opponent::Person]) {
        for rules in RuleSet::ALL {
            games.extend(ends.map(|end| game(opponent, rules, end)));
        }
    }
    let many = game(
        Opponent::Computer(Level::HARDEST),
        RuleSet::BASIC,
        HowItEnded::Counted(64),
    );
    games.extend(std::iter::repeat_n(many, 1200));
    games.into_iter().collect()
}

#[test]
fn statistics_count_every_game_once_for_its_level_rules_and_colour() {
    let folder = folder("once");
    let mut stage = start(&folder, Screen::Table);
    let mut count = 0;
    let wanted = [Ordering::Greater, Ordering::Less, Ordering::Equal];
    for (wanted, number) in wanted.into_iter().zip([3, 7, 10]) {
        for (colour, rules) in [
            (Colour::Red, RuleSet::BASIC),
            (Colour::Black, RuleSet::AREA_AND_CHAINS),
        ] {
            let setup = against(number, colour, rules);
            let moves = moves(&setup, colour, wanted);
            play(&mut stage, setup, &moves);
            count += 1;
            let kept = wait_for(&mut stage, &folder, count);
            let game = kept.last().unwrap();
            let margin = stage.session().game().score().margin(colour);
            assert_eq!(game.opponent, Opponent::Computer(level(number)));
            assert_eq!((game.rules, game.colour), (rules, colour));
            assert_eq!(game.end, HowItEnded::Counted(margin as i16));
            assert_eq!(game.end.outcome(), wanted);
            assert_eq!(usize::from(game.marbles), moves.len());
        }
    }
    // Whatever happens afterwards, the game has been counted.
    stage.act(Action::SkipReveal);
    stage.settle();
    stage.act(Action::ReplayReveal);
    stage.act(Action::LookAtBoard);
    stage.act(Action::Rematch);
    wait_for(&mut stage, &folder, count);

    // A player resigns.
    let setup = against(2, Colour::Black, RuleSet::AREA);
    let moves = moves(&setup, Colour::Black, Ordering::Greater);
    play(&mut stage, setup, &moves[..9]);
    stage.say(Wish::Resign);
    let game = wait_for(&mut stage, &folder, count + 1).pop().unwrap();
    assert_eq!(game.end, HowItEnded::Resigned);
    assert_eq!(game.opponent, Opponent::Computer(level(2)));
    assert_eq!(game.marbles, 9);
    // Of two people, it is counted for red.
    play(&mut stage, setup_for_two(), &moves_for_two()[..9]);
    let resigns = stage.session().game().turn();
    stage.say(Wish::Resign);
    assert_eq!(stage.session().finish(), Some(Finish::Resigned(resigns)));
    let game = wait_for(&mut stage, &folder, count + 2).pop().unwrap();
    let expected = match resigns {
        Colour::Red => HowItEnded::Resigned,
        Colour::Black => HowItEnded::OpponentResigned,
    };
    assert_eq!((game.opponent, game.end), (Opponent::Person, expected));
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

fn setup_for_two() -> Setup {
    setup(boards().remove(0), PEOPLE)
}

fn moves_for_two() -> Vec<Field> {
    moves(&setup_for_two(), Colour::Red, Ordering::Greater)
}

#[test]
fn statistics_forget_a_game_whose_end_is_taken_back_and_count_how_it_ends_then() {
    let folder = folder("back");
    let mut stage = start(&folder, Screen::Table);
    let moves = moves_for_two();
    play(&mut stage, setup_for_two(), &moves);
    let first = wait_for(&mut stage, &folder, 1).remove(0);
    stage.say(Wish::TakeBack);
    wait_for(&mut stage, &folder, 0);
    stage.say(Wish::Resign);
    let second = wait_for(&mut stage, &folder, 1).remove(0);
    assert_eq!(second.id, first.id);
    assert_ne!(second.end, first.end);
    stage.say(Wish::TakeBack);
    wait_for(&mut stage, &folder, 0);
    stage.say(Wish::Redo);
    let third = wait_for(&mut stage, &folder, 1).remove(0);
    assert_eq!((third.id, third.end), (first.id, first.end));
    // The next game counts separately.
    play(&mut stage, setup_for_two(), &moves);
    let both = wait_for(&mut stage, &folder, 2);
    assert_ne!(both[0].id, both[1].id);
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn statistics_do_not_count_games_that_are_abandoned_or_that_nobody_plays() {
    let folder = folder("abandoned");
    let mut stage = start(&folder, Screen::Table);
    let moves = moves_for_two();
    for leave in [
        Wish::Start(setup_for_two()),
        Wish::Rematch { swap: false },
        Wish::Show(demo(1)),
    ] {
        play(&mut stage, setup_for_two(), &moves[..20]);
        stage.say(leave);
    }
    let computers = [Level::EASIEST; 2].map(Player::Computer);
    let watched = setup(boards().remove(0), computers);
    play(&mut stage, watched, &moves);
    assert!(stage.session().finish().is_some());
    stage.say(Wish::TakeBack);
    for _ in 0..20 {
        stage.step(16);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert!(!folder.join("statistics.log").exists());
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn statistics_of_two_instances_lose_nothing_and_a_game_that_ends_with_the_last_frame_counts() {
    let folder = folder("two");
    let mut stages = [0, 1].map(|_| start(&folder, Screen::Table));
    let moves = moves_for_two();
    for _ in 0..3 {
        for stage in &mut stages {
            play(stage, setup_for_two(), &moves);
        }
    }
    for stage in &mut stages {
        stage.wait_until(|_| kept(&folder).len() == 6);
        play(stage, setup_for_two(), &moves[..moves.len() - 1]);
        let asked = stage.answer(moves[moves.len() - 1]);
        stage.world().write_message(asked);
        stage.world().write_message(AppExit::Success);
        stage.step(0);
        stage.step(0);
        if kept(&folder).len() == 7 {
            // The other process has not finished its last game yet.
            let log = StatisticsLog::in_folder(&folder);
            log.withdraw(kept(&folder)[6].id).unwrap();
        } else {
            panic!("{} games", kept(&folder).len());
        }
    }
    drop(stages);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn statistics_that_cannot_be_written_are_told_once_and_the_game_goes_on() {
    let folder = folder("unwritable");
    // A file in place of the folder.
    let blocked = folder.join("file");
    fs::write(&blocked, "").unwrap();
    let mut stage = start(&blocked.join("inside"), Screen::Table);
    let moves = moves_for_two();
    play(&mut stage, setup_for_two(), &moves);
    stage.wait_until(|stage| told(stage, "inside") == 1);
    for _ in 0..300 {
        stage.step(100);
    }
    assert_eq!(told(&stage, "inside"), 0);
    play(&mut stage, setup_for_two(), &moves);
    for _ in 0..20 {
        stage.step(16);
        std::thread::sleep(std::time::Duration::from_millis(2));
        assert_eq!(told(&stage, "inside"), 0, "it is not told again");
    }
    assert!(stage.session().finish().is_some());
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn statistics_that_are_damaged_are_told_and_what_is_whole_counts() {
    let folder = folder("damaged");
    let log = StatisticsLog::in_folder(&folder);
    for game in games_of_every_kind().games().iter().take(5) {
        log.add(game).unwrap();
    }
    let file = folder.join("statistics.log");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replacen("level-1", "level-9", 1)).unwrap();
    let mut stage = start(&folder, Screen::Title);
    stage.act(Action::Statistics);
    stage.wait_until(|stage| told(stage, "One entry") == 1);
    let ReadStatistics::Read(read) = stage.world().resource::<ReadStatistics>().clone() else {
        panic!("it was read");
    };
    assert_eq!(read.games().len(), 4);
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn statistics_are_begun_anew_once_that_is_confirmed_and_the_old_ones_are_kept() {
    for with in BOTH {
        let folder = folder(&format!("anew-{with:?}"));
        let log = StatisticsLog::in_folder(&folder);
        log.add(&games_of_every_kind().games()[0]).unwrap();
        let before = fs::read(folder.join("statistics.log")).unwrap();
        let mut stage = start(&folder, Screen::Title);
        with.press(&mut stage, Action::Statistics);
        stage.wait_until(|stage| stage.laid().has(Action::ResetStatistics));
        with.press(&mut stage, Action::ResetStatistics);
        let asked = Some(Sheet::Ask(Action::ResetStatistics));
        assert_eq!(stage.sheet(), asked);
        with.press(&mut stage, Action::Back);
        assert_eq!(stage.sheet(), Some(Sheet::Statistics));
        assert_eq!(kept(&folder).len(), 1);
        with.press(&mut stage, Action::ResetStatistics);
        with.press(&mut stage, Action::Yes);
        stage.wait_until(|_| kept(&folder).is_empty());
        stage.wait_until(|stage| told(stage, "statistics.log.old") == 1);
        stage.wait_until(|stage| told(stage, "not finished a game") == 1);
        let old = fs::read(folder.join("statistics.log.old")).unwrap();
        assert_eq!(old, before);
        drop(stage);
        fs::remove_dir_all(&folder).unwrap();
    }
}

#[test]
fn statistics_are_looked_through_by_hand() {
    for with in BOTH {
        let folder = folder(&format!("hand-{with:?}"));
        let log = StatisticsLog::in_folder(&folder);
        let all = games_of_every_kind();
        for game in all.games().iter().take(55) {
            log.add(game).unwrap();
        }
        let mut stage = start(&folder, Screen::Title);
        with.press(&mut stage, Action::Statistics);
        let any_rules = Action::StatisticsFilter(StatisticsFilter::Rules(None));
        stage.wait_until(|stage| stage.laid().has(any_rules));
        arrows_reach_everything(&mut stage, with, "statistics");
        for rules in RuleSet::ALL.map(Some).into_iter().chain([None]) {
            with.press(
                &mut stage,
                Action::StatisticsFilter(StatisticsFilter::Rules(rules)),
            );
            assert_eq!(stage.world().resource::<Regarded>().rules, rules);
        }
        let computers = Level::all().map(Opponent::Computer);
        for opponent in computers.chain([Opponent::Person]) {
            with.press(
                &mut stage,
                Action::StatisticsFilter(StatisticsFilter::Opponent(opponent)),
            );
            let regarded = *stage.world().resource::<Regarded>();
            assert_eq!(regarded.opponent, Some(opponent));
        }
        // The average on the screen is that of the games.
        let first = Opponent::Computer(Level::EASIEST);
        with.press(
            &mut stage,
            Action::StatisticsFilter(StatisticsFilter::Opponent(first)),
        );
        let totals = Totals::of(all.games().iter().take(20));
        assert_eq!((totals.games, totals.average_margin), (20, Some(0.0)));
        assert!(told(&stage, "0.0") > 0 && told(&stage, "+64") > 0);
        with.press(&mut stage, Action::Back);
        assert_eq!((stage.screen(), stage.sheet()), (Screen::Title, None));

        // Also from the menu, which is still open afterwards.
        with.press(&mut stage, Action::Play);
        stage.settle();
        stage.act(Action::Menu);
        with.press(&mut stage, Action::Statistics);
        assert_eq!(stage.sheet(), Some(Sheet::Statistics));
        with.back(&mut stage);
        assert_eq!(stage.sheet(), Some(Sheet::Menu));
        drop(stage);
        fs::remove_dir_all(&folder).unwrap();
    }
}
