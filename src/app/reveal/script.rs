//! The final count as a script: what happens when, from the rules engine's own score.
//!
//! A pause; then, where they count, the largest areas flood outwards from a seed, the smaller one
//! first, and the difference goes to its owner; then each chain is traced, the longest last, and
//! again the difference; then the tiles leave one by one, small to large, for their owner's pile;
//! then the winner. Nothing here is animated: the script only says what begins at which second.

use super::beat::{Beat, Cue, ScorePart};
use crate::rules::{
    Chain, Colour, Field, FieldSet, Game, Layout, RuleSet, Score, SideScore, TileKind,
};

/// Seconds before anything happens.
const PAUSE: f32 = 1.2;
/// A part of the count is announced.
const ANNOUNCE: f32 = 0.35;
/// The flood of an area: at least and at most, and for each step outwards.
const FLOOD: (f32, f32) = (0.6, 1.1);
const FLOOD_STEP: f32 = 0.16;
/// How long a number is shown unchanged, to be read.
const HOLD: f32 = 0.5;
/// How long a bonus flies to the player who gets it.
const BONUS: f32 = 1.1;
/// Seconds for a chain to be traced and shown, and the most that all chains may take together.
const TRACE: f32 = 0.65;
const ALL_TRACES: f32 = 3.2;
/// The time between two tiles, and how long a tile is on its way.
const TILE: f32 = 0.28;
/// How long a tile is on its way.
pub const TILE_FLIGHT: f32 = 0.62;
/// How long a marble is on its way home.
pub const MARBLE_FLIGHT: f32 = 0.5;
/// How long the winner is shown before the result.
const WINNER: f32 = 1.3;

/// The whole count.
#[derive(Clone, Debug, PartialEq)]
pub struct Script {
    cues: Vec<Cue>,
    duration: f32,
}

impl Script {
    /// The count of a finished game.
    pub fn new(game: &Game) -> Self {
        let score = game.score();
        let mut script = Self {
            cues: Vec::new(),
            duration: PAUSE,
        };
        let RuleSet { area, chains } = game.rules();
        if area {
            script.count_areas(game.layout(), &score);
        }
        if chains {
            script.count_chains(&score);
        }
        script.count_tiles(game.layout(), &score);
        script.add(Beat::Winner, WINNER);
        script
    }

    /// Everything that happens, in order.
    pub fn cues(&self) -> &[Cue] {
        &self.cues
    }

    /// How long it takes.
    pub fn duration(&self) -> f32 {
        self.duration
    }

    /// Adds a beat after all others.
    fn add(&mut self, what: Beat, lasts: f32) {
        self.cues.push(Cue {
            at: self.duration,
            lasts,
            what,
        });
        self.duration += lasts;
    }

    fn count_areas(&mut self, layout: &Layout, score: &Score) {
        self.add(Beat::Announce(ScorePart::Area), ANNOUNCE);
        for colour in smaller_first(|colour| score.side(colour).area()) {
            let floods: Vec<Vec<FieldSet>> = score
                .side(colour)
                .areas
                .iter()
                .map(|&area| flood(layout, area))
                .collect();
            let steps = floods.iter().map(Vec::len).max().unwrap_or(0);
            let wave = |step: usize| {
                let each = floods.iter().filter_map(|flood| flood.get(step));
                each.fold(FieldSet::EMPTY, |all, &wave| all | wave)
            };
            // Of areas of equal size, the numbers follow the one that takes the most steps.
            let longest = floods.iter().max_by_key(|flood| flood.len());
            let mut count = 0;
            let counts = longest
                .into_iter()
                .flatten()
                .map(|wave| {
                    count += wave.len();
                    count
                })
                .collect();
            let lasts = (steps as f32 * FLOOD_STEP).clamp(FLOOD.0, FLOOD.1);
            let waves = (0..steps).map(wave).collect();
            let beat = Beat::Flood {
                colour,
                waves,
                counts,
            };
            self.add(beat, lasts);
            self.duration += HOLD;
        }
        self.give(ScorePart::Area, score, |side| side.area_bonus);
    }

    fn count_chains(&mut self, score: &Score) {
        self.add(Beat::Announce(ScorePart::Chains), ANNOUNCE);
        let mut chains: Vec<(Colour, &Chain)> = Vec::new();
        for colour in smaller_first(|colour| score.side(colour).chain_total()) {
            let mut own: Vec<_> = score.side(colour).chains.iter().collect();
            own.sort_by_key(|chain| chain.len());
            chains.extend(own.into_iter().map(|chain| (colour, chain)));
        }
        let lasts = TRACE.min(ALL_TRACES / chains.len().max(1) as f32);
        let mut totals = [0; 2];
        for (colour, chain) in chains {
            totals[colour.index()] += chain.len();
            let beat = Beat::Trace {
                colour,
                fields: chain.fields.clone(),
                total: totals[colour.index()],
            };
            self.add(beat, lasts);
        }
        self.duration += HOLD;
        self.give(ScorePart::Chains, score, |side| side.chain_bonus);
    }

    /// Adds the bonus of a part of the count.
    fn give(&mut self, part: ScorePart, score: &Score, bonus: fn(&SideScore) -> usize) {
        let colour = Colour::BOTH
            .into_iter()
            .find(|&colour| bonus(score.side(colour)) > 0);
        let points = colour.map_or(0, |colour| bonus(score.side(colour)));
        let beat = Beat::Bonus {
            part,
            colour,
            points,
        };
        self.add(beat, BONUS);
    }

    fn count_tiles(&mut self, layout: &Layout, score: &Score) {
        self.add(Beat::Announce(ScorePart::Tiles), ANNOUNCE);
        let nobodys = score
            .tiles
            .iter()
            .filter(|count| count.owner().is_none())
            .map(|count| count.tile)
            .collect();
        let start = self.duration;
        self.cues.push(Cue {
            at: start,
            lasts: HOLD,
            what: Beat::Dim(nobodys),
        });
        let mut tiles: Vec<_> = score.tiles.iter().collect();
        tiles.sort_by_key(|count| count.size);
        let mut levels = [[0; 2]; 2];
        let mut at = start;
        for count in tiles {
            let Some(colour) = count.owner() else {
                continue;
            };
            let pile = match layout.kind(count.tile) {
                TileKind::Two | TileKind::Three => 0,
                TileKind::Four | TileKind::Six => 1,
            };
            let level = &mut levels[colour.index()][pile];
            self.cues.push(Cue {
                at,
                lasts: TILE_FLIGHT,
                what: Beat::Take {
                    tile: count.tile,
                    colour,
                    size: count.size,
                    pile,
                    level: *level,
                },
            });
            *level += 1;
            at += TILE;
        }
        self.duration = at.max(start + HOLD) + TILE_FLIGHT;
    }

    /// When the tiles begin to leave.
    pub fn tiles_from(&self) -> f32 {
        let tiles = self.cues.iter();
        tiles
            .filter(|cue| matches!(cue.what, Beat::Announce(ScorePart::Tiles)))
            .map(|cue| cue.at)
            .fold(f32::INFINITY, f32::min)
    }

    /// How many tiles each pile has in the end.
    pub fn piles(&self) -> [[usize; 2]; 2] {
        let mut piles = [[0; 2]; 2];
        for cue in &self.cues {
            if let Beat::Take { colour, pile, .. } = cue.what {
                piles[colour.index()][pile] += 1;
            }
        }
        piles
    }
}

/// Both colours, the one with less first, so that the larger one comes as the climax.
fn smaller_first(size: impl Fn(Colour) -> usize) -> [Colour; 2] {
    let mut colours = Colour::BOTH;
    colours.sort_by_key(|&colour| size(colour));
    colours
}

/// An area as it grows from a seed: the marble from which it takes the fewest steps.
fn flood(layout: &Layout, area: FieldSet) -> Vec<FieldSet> {
    let from = |seed: Field| {
        let mut reached = FieldSet::from(seed);
        let mut waves = vec![reached];
        while reached != area {
            let last = waves.last().copied().unwrap_or_default();
            let beside = last
                .into_iter()
                .fold(FieldSet::EMPTY, |all, field| all | layout.neighbours(field));
            let wave = (beside & area) - reached;
            if wave.is_empty() {
                break;
            }
            reached |= wave;
            waves.push(wave);
        }
        waves
    };
    area.into_iter()
        .map(from)
        .min_by_key(Vec::len)
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::reveal::Figures;
    use crate::rules::generate::{Seed, irregular, square};
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;
    use rand::seq::IteratorRandom;
    use std::sync::Arc;

    /// Finished random games of all rules on boards of both shapes.
    fn games() -> impl Iterator<Item = Game> {
        (0..60).map(|number| {
            let mut rng = ChaCha8Rng::seed_from_u64(number);
            let seed = Seed::from(number);
            let layout = if number % 2 == 0 {
                square(&seed)
            } else {
                irregular(&seed, 0.5)
            };
            let rules = RuleSet::ALL[number as usize / 2 % 4];
            let mut game = Game::new(Arc::new(layout), rules, Colour::Red);
            while let Some(field) = game.legal().into_iter().choose(&mut rng) {
                game.play(field).unwrap();
            }
            game
        })
    }

    #[test]
    fn the_last_figures_are_the_rules_own() {
        for game in games() {
            let score = game.score();
            let script = Script::new(&game);
            let last = script.figures(script.duration());
            let all = Figures::of(&score);
            assert_eq!(last.tiles, all.tiles);
            assert_eq!(last.area_bonus, all.area_bonus);
            assert_eq!(last.chain_bonus, all.chain_bonus);
            let counted = |counts: bool, figures: [Option<usize>; 2]| {
                if counts { figures } else { [None; 2] }
            };
            assert_eq!(last.area, counted(game.rules().area, all.area));
            assert_eq!(last.chains, counted(game.rules().chains, all.chains));
            for colour in Colour::BOTH {
                assert_eq!(last.total(colour), score.side(colour).total());
            }
        }
    }

    #[test]
    fn numbers_only_rise_and_tiles_leave_small_to_large() {
        for game in games() {
            let script = Script::new(&game);
            let mut before = Figures::default();
            for step in 0..=(script.duration() * 50.0) as usize {
                let now = script.figures(step as f32 / 50.0);
                for colour in Colour::BOTH {
                    assert!(now.total(colour) >= before.total(colour));
                    assert!(now.area[colour.index()] >= before.area[colour.index()]);
                    assert!(now.chains[colour.index()] >= before.chains[colour.index()]);
                }
                before = now;
            }
            let sizes = script.cues().iter().filter_map(|cue| match cue.what {
                Beat::Take { size, .. } => Some(size),
                _ => None,
            });
            assert!(sizes.is_sorted());
        }
    }

    #[test]
    fn a_flood_reaches_every_marble_of_the_area_once() {
        for game in games().filter(|game| game.rules().area) {
            for cue in Script::new(&game).cues() {
                if let Beat::Flood { colour, waves, .. } = &cue.what {
                    let mut reached = FieldSet::EMPTY;
                    for &wave in waves {
                        assert!((reached & wave).is_empty());
                        reached |= wave;
                    }
                    let score = game.score();
                    let areas = &score.side(*colour).areas;
                    let all = areas.iter().fold(FieldSet::EMPTY, |all, &area| all | area);
                    assert_eq!(reached, all);
                }
            }
        }
    }

    #[test]
    fn it_takes_long_enough_to_see_and_not_longer_than_people_wait() {
        for game in games() {
            let most = match game.rules() {
                RuleSet::BASIC => 9.0,
                RuleSet::AREA_AND_CHAINS => 17.0,
                _ => 13.5,
            };
            let seconds = Script::new(&game).duration();
            assert!((3.0..most).contains(&seconds), "{seconds}");
        }
    }
}
