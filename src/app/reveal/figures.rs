//! The numbers of the count: what is shown of them at a second of the script.

use super::beat::{Beat, ScorePart, waves_begun};
use super::script::Script;
use crate::rules::{Colour, Score, SideScore};

/// The numbers that are shown at some moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Points from tiles.
    pub tiles: [usize; 2],
    /// Marbles of the largest area, once they are counted.
    pub area: [Option<usize>; 2],
    /// Lengths of all chains, once they are counted.
    pub chains: [Option<usize>; 2],
    /// The bonus for the areas.
    pub area_bonus: [usize; 2],
    /// The bonus for the chains.
    pub chain_bonus: [usize; 2],
}

impl Figures {
    /// A score that is counted to the end.
    pub fn of(score: &Score) -> Self {
        let each =
            |number: fn(&SideScore) -> usize| Colour::BOTH.map(|colour| number(score.side(colour)));
        Self {
            tiles: each(|side| side.tiles),
            area: each(SideScore::area).map(Some),
            chains: each(SideScore::chain_total).map(Some),
            area_bonus: each(|side| side.area_bonus),
            chain_bonus: each(|side| side.chain_bonus),
        }
    }

    /// The total of a player.
    pub fn total(&self, colour: Colour) -> usize {
        let index = colour.index();
        self.tiles[index] + self.area_bonus[index] + self.chain_bonus[index]
    }
}

impl Script {
    /// What is shown of the count after so many seconds.
    pub fn figures(&self, seconds: f32) -> Figures {
        let mut figures = Figures::default();
        for cue in self.cues().iter().filter(|cue| cue.at <= seconds) {
            let is_over = cue.end() <= seconds;
            match &cue.what {
                Beat::Flood { colour, counts, .. } => {
                    let waves = waves_begun(counts.len(), cue.part(seconds));
                    let count = counts[..waves].last().copied().unwrap_or(0);
                    figures.area[colour.index()] = Some(count);
                }
                Beat::Announce(ScorePart::Chains) => figures.chains = [Some(0); 2],
                Beat::Trace { colour, total, .. } if is_over => {
                    figures.chains[colour.index()] = Some(*total);
                }
                Beat::Bonus {
                    part,
                    colour: Some(colour),
                    points,
                } if is_over => {
                    let bonus = match part {
                        ScorePart::Area => &mut figures.area_bonus,
                        _ => &mut figures.chain_bonus,
                    };
                    bonus[colour.index()] = *points;
                }
                Beat::Take { colour, size, .. } if is_over => {
                    figures.tiles[colour.index()] += size;
                }
                _ => {}
            }
        }
        figures
    }
}
