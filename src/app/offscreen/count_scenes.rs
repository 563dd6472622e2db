//! Scenes of the HUD, the final count and the result.

use super::scenes::{
    IRREGULAR, IRREGULAR_MOVES, SQUARE, SQUARE_MOVES, Scene, board, play, point_at, start_with,
};
use super::studio::Studio;
use crate::ai::{Level, LevelPlayer, Limits, StopFlag};
use crate::app::actions::Action;
use crate::app::flow::Press;
use crate::app::reveal::{Beat, Reveal, Script};
use crate::play::{Player, Wish};
use crate::rules::{Colour, Field, Game, Layout, RuleSet, SideScore};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;
use std::sync::Arc;
use std::time::Duration;

pub(super) const PEOPLE: [Player; 2] = [Player::SOMEBODY; 2];
/// The level of the computers that play the finished games.
const LEVEL: u8 = 6;

pub fn scenes() -> Vec<Scene> {
    let mut scenes = display_scenes();
    scenes.extend(count_scenes());
    scenes.extend(special_count_scenes());
    scenes.extend(result_scenes());
    scenes
}

fn computer(level: u8) -> Player {
    Player::Computer(Level::try_from(level).unwrap_or(Level::EASIEST))
}

fn against(level: u8) -> [Player; 2] {
    [Player::SOMEBODY, computer(level)]
}

/// The HUD during a game.
fn display_scenes() -> Vec<Scene> {
    vec![
        Scene::new("hud", |studio| full(studio, PEOPLE)),
        Scene::new("hud-200", |studio| full(studio, PEOPLE)).with_text(2.0),
        Scene::new("hud-200-refusal", |studio| {
            full(studio, PEOPLE);
            point_at(studio, "h6");
        })
        .with_text(2.0),
        Scene::new("hud-4-3-150", |studio| full(studio, PEOPLE))
            .shaped(4, 3)
            .with_text(1.5),
        Scene::new("hud-portrait-200", |studio| full(studio, PEOPLE))
            .shaped(9, 16)
            .with_text(2.0),
        Scene::new("hud-moves", |studio| {
            full(studio, PEOPLE);
            press(studio, Action::MoveList);
        }),
        Scene::new("hud-computer", |studio| {
            computer_played(studio, against(4));
        }),
        Scene::new("hud-watch", |studio| {
            full(studio, [computer(3), computer(8)]);
            press(studio, Action::Pause);
        }),
    ]
}

/// Five moments of the count, for all rules and both shapes of boards.
fn count_scenes() -> Vec<Scene> {
    let mut scenes = Vec::new();
    for rules in RuleSet::ALL {
        for (shape, layout) in [("square", SQUARE), ("irregular", IRREGULAR)] {
            for number in 1..=5 {
                let name = format!("count-{rules}-{shape}-{number}").replace('+', "-");
                scenes.push(Scene::new(name, move |studio| {
                    let game = played(board(layout), rules, 1);
                    replay(studio, &game, PEOPLE);
                    let second = moments(studio)[number - 1];
                    go_to(studio, second);
                }));
            }
        }
    }
    scenes
}

/// Counts of rare games.
fn special_count_scenes() -> Vec<Scene> {
    let mut scenes = Vec::new();
    let forms: [(&str, RuleSet, fn(&Game) -> bool); 5] = [
        ("equal-areas", RuleSet::AREA, |game| {
            let [red, black] = sizes(game, SideScore::area);
            red == black && red > 4
        }),
        ("several-areas", RuleSet::AREA, |game| {
            let score = game.score();
            score.side(Colour::Red).areas.len() > 1 && score.side(Colour::Red).area() > 3
        }),
        ("no-chains", RuleSet::CHAINS, |game| {
            sizes(game, SideScore::chain_total) == [0, 0] && game.marbles_placed() > 44
        }),
        ("draw", RuleSet::BASIC, |game| {
            game.score().leader().is_none() && game.marbles_placed() > 44
        }),
        ("almost-empty", RuleSet::AREA_AND_CHAINS, |game| {
            game.marbles_placed() <= 14
        }),
    ];
    for (name, rules, fits) in forms {
        scenes.push(Scene::new(format!("count-{name}"), move |studio| {
            let game = found(&board(SQUARE), rules, fits);
            replay(studio, &game, PEOPLE);
            let second = match name {
                "equal-areas" | "no-chains" => bonus_moment(studio),
                "several-areas" => moments(studio)[0],
                _ => moments(studio)[4],
            };
            go_to(studio, second);
        }));
        if name == "draw" {
            scenes.push(Scene::new("result-draw", move |studio| {
                let game = found(&board(SQUARE), rules, fits);
                replay(studio, &game, PEOPLE);
                see_result(studio);
            }));
        }
    }
    scenes
}

/// The result of a game.
fn result_scenes() -> Vec<Scene> {
    let all = RuleSet::AREA_AND_CHAINS;
    vec![
        Scene::new("result", move |studio| {
            replay(studio, &played(board(SQUARE), all, 1), PEOPLE);
            see_result(studio);
        }),
        Scene::new("result-200", move |studio| {
            replay(studio, &played(board(SQUARE), all, 1), PEOPLE);
            see_result(studio);
        })
        .with_text(2.0),
        Scene::new("result-won", move |studio| {
            replay(studio, &won_by(Colour::Red, all), against(4));
            see_result(studio);
        }),
        Scene::new("result-lost", move |studio| {
            replay(studio, &won_by(Colour::Black, all), against(9));
            see_result(studio);
        }),
        Scene::new("result-series", move |studio| {
            let game = played(board(IRREGULAR), RuleSet::AREA, 1);
            replay(studio, &game, PEOPLE);
            studio.say(Wish::BestOf(5));
            studio.say(Wish::Rematch { swap: false });
            let game = Game::new(game.layout().clone(), RuleSet::AREA, Colour::Black);
            let game = play_out(LEVEL, game, 5);
            place_all(studio, &game);
            see_result(studio);
        }),
        Scene::new("series", |studio| {
            full(studio, PEOPLE);
            studio.say(Wish::BestOf(5));
            studio.say(Wish::Resign);
            studio.say(Wish::Rematch { swap: false });
            studio.settle();
        }),
        Scene::new("result-resigned", |studio| {
            full(studio, PEOPLE);
            studio.say(Wish::Resign);
            studio.settle();
        }),
        Scene::new("result-4-3", move |studio| {
            replay(studio, &played(board(SQUARE), all, 1), PEOPLE);
            see_result(studio);
        })
        .shaped(4, 3),
        Scene::new("result-portrait", move |studio| {
            replay(studio, &played(board(SQUARE), all, 1), PEOPLE);
            see_result(studio);
        })
        .shaped(9, 16),
        Scene::new("result-board", move |studio| {
            replay(studio, &played(board(SQUARE), all, 1), PEOPLE);
            see_result(studio);
            press(studio, Action::LookAtBoard);
            studio.settle();
        }),
        Scene::new("count", move |studio| {
            replay(studio, &played(board(IRREGULAR), all, 1), PEOPLE);
        })
        .lasting(19.0),
    ]
}

/// A game in which everything counts.
pub(super) fn full(studio: &mut Studio, seats: [Player; 2]) {
    start_with(studio, board(SQUARE), RuleSet::AREA_AND_CHAINS, PEOPLE);
    play(studio, SQUARE_MOVES);
    for colour in Colour::BOTH {
        studio.say(Wish::Seat(colour, seats[colour.index()].clone()));
    }
    studio.settle();
}

/// A computer has just taken a tile.
fn computer_played(studio: &mut Studio, seats: [Player; 2]) {
    start_with(studio, board(IRREGULAR), RuleSet::AREA, PEOPLE);
    let before = IRREGULAR_MOVES
        .rsplit_once(' ')
        .map_or("", |(before, _)| before);
    play(studio, before);
    let game = studio.session().game().clone();
    let takes = |field: &Field| {
        let mut after = game.clone();
        let tile = game.layout().tile_of(*field).index();
        let owner = |game: &Game| game.score().tiles[tile].owner();
        after.play(*field).is_ok() && owner(&after) != owner(&game)
    };
    let taking = game.legal().into_iter().find(takes);
    studio.say(Wish::Seat(Colour::Black, seats[1].clone()));
    if let Some(field) = taking {
        studio.answer(field);
    }
    for _ in 0..10 {
        studio.advance(Duration::from_millis(100));
    }
}

pub(super) fn press(studio: &mut Studio, action: Action) {
    studio.world().write_message(Press(action));
    studio.advance(Duration::ZERO);
    studio.settle();
}

/// A finished game between two good players, the same each time.
pub(super) fn played(layout: Arc<Layout>, rules: RuleSet, seed: u64) -> Game {
    played_by(LEVEL, layout, rules, seed)
}

/// A game that a level has played against itself.
pub(super) fn played_by(level: u8, layout: Arc<Layout>, rules: RuleSet, seed: u64) -> Game {
    play_out(level, Game::new(layout, rules, Colour::Red), seed)
}

fn play_out(level: u8, mut game: Game, seed: u64) -> Game {
    let level = Level::try_from(level).unwrap_or(Level::HARDEST);
    let mut player = LevelPlayer::new(level, seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    // The first marbles are random, so that games differ.
    while game.marbles_placed() < 4 {
        place(&mut game, None, &mut rng);
    }
    while game.ending().is_none() {
        let finding = player.choose(&game, Limits::default(), &StopFlag::default());
        let field = finding.and_then(|finding| finding.line.first().copied());
        place(&mut game, field, &mut rng);
    }
    game
}

/// Places a marble in this field, or in a random one.
fn place(game: &mut Game, field: Option<Field>, rng: &mut ChaCha8Rng) {
    let field = field.or_else(|| game.legal().into_iter().choose(rng));
    let played = field.map(|field| game.play(field));
    debug_assert!(matches!(played, Some(Ok(()))), "there is a legal field");
}

fn won_by(colour: Colour, rules: RuleSet) -> Game {
    (1..)
        .map(|seed| played(board(SQUARE), rules, seed))
        .find(|game| game.score().leader() == Some(colour))
        .unwrap_or_else(|| unreachable!("either side wins sometimes"))
}

/// The first random game that fits.
fn found(layout: &Arc<Layout>, rules: RuleSet, fits: fn(&Game) -> bool) -> Game {
    (0..)
        .map(|seed| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Game::new(layout.clone(), rules, Colour::Red);
            while game.ending().is_none() {
                place(&mut game, None, &mut rng);
            }
            game
        })
        .find(fits)
        .unwrap_or_else(|| unreachable!("chance brings everything"))
}

fn sizes(game: &Game, size: fn(&SideScore) -> usize) -> [usize; 2] {
    let score = game.score();
    Colour::BOTH.map(|colour| size(score.side(colour)))
}

/// Plays a finished game on the table, up to the moment its last marble rests.
pub(super) fn replay(studio: &mut Studio, game: &Game, seats: [Player; 2]) {
    start_with(studio, game.layout().clone(), game.rules(), PEOPLE);
    place_all(studio, game);
    for colour in Colour::BOTH {
        studio.say(Wish::Seat(colour, seats[colour.index()].clone()));
    }
}

fn place_all(studio: &mut Studio, game: &Game) {
    for field in game.moves() {
        studio.say(Wish::Place(field));
    }
    while !studio.is_at_rest() {
        studio.advance(Duration::from_millis(40));
    }
    // Lets the camera arrive before the count begins.
    for _ in 0..3 {
        studio.advance(Duration::from_millis(100));
    }
}

fn script(studio: &mut Studio) -> (Script, f32) {
    match studio.world().resource::<Reveal>().now() {
        Some((script, seconds)) => (script.clone(), seconds),
        None => unreachable!("the game is over"),
    }
}

/// Five seconds of the count worth seeing.
fn moments(studio: &mut Studio) -> [f32; 5] {
    let (script, _) = script(studio);
    let mut seconds: Vec<f32> = Vec::new();
    let takes: Vec<f32> = script
        .cues()
        .iter()
        .filter(|cue| matches!(cue.what, Beat::Take { .. }))
        .map(|cue| cue.at + 0.35)
        .collect();
    for (index, cue) in script.cues().iter().enumerate() {
        let following = script.cues().get(index + 1).map(|cue| &cue.what);
        match cue.what {
            Beat::Flood { .. } => seconds.push(cue.at + 0.85 * cue.lasts),
            Beat::Trace { .. } if !matches!(following, Some(Beat::Trace { .. })) => {
                seconds.push(cue.at + 0.5 * cue.lasts);
            }
            Beat::Bonus { .. } => seconds.push(cue.at + 0.35 * cue.lasts),
            _ => {}
        }
    }
    for part in [0.1, 0.5, 0.75, 1.0] {
        let at = ((takes.len().max(1) - 1) as f32 * part) as usize;
        seconds.extend(takes.get(at));
    }
    seconds.push(script.duration() - 0.2);
    let last = seconds.len() - 1;
    [0, 1, 2, 3, 4].map(|number| seconds[number * last / 4])
}

fn bonus_moment(studio: &mut Studio) -> f32 {
    let (script, _) = script(studio);
    let bonus = script
        .cues()
        .iter()
        .find(|cue| matches!(cue.what, Beat::Bonus { .. }));
    bonus.map_or(0.0, |cue| cue.at + 0.7 * cue.lasts)
}

/// The second at which this part of the last beat of a kind is over.
pub(super) fn second_of(studio: &mut Studio, is_it: fn(&Beat) -> bool, part: f32) -> f32 {
    let (script, _) = script(studio);
    let cue = script.cues().iter().rfind(|cue| is_it(&cue.what));
    cue.map_or(0.0, |cue| cue.at + part * cue.lasts)
}

/// The seconds at which the beats of a kind begin.
pub(super) fn seconds_of(studio: &mut Studio, is_it: fn(&Beat) -> bool) -> Vec<f32> {
    let (script, _) = script(studio);
    let cues = script.cues().iter().filter(|cue| is_it(&cue.what));
    cues.map(|cue| cue.at).collect()
}

/// Advances the count to a second.
pub(super) fn go_to(studio: &mut Studio, second: f32) {
    loop {
        let left = second - script(studio).1;
        if left <= 1e-4 {
            return;
        }
        studio.advance(Duration::from_secs_f32(left.min(0.1)));
    }
}

fn see_result(studio: &mut Studio) {
    press(studio, Action::SkipReveal);
    studio.settle();
}
