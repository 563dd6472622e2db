//! The form for a new game: who plays, by which rules, on which board, and who starts. The last
//! choices are kept.

use super::ladder::Defeats;
use crate::ai::Level;
use crate::boards::NamedBoard;
use crate::play::{Player, Series, Session, Setup};
use crate::rules::generate::{Seed, irregular, square};
use crate::rules::notation::parse_board;
use crate::rules::{Colour, Layout, RuleSet};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The choice for a colour. The level is kept while a person plays, and the name while a computer
/// does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatChoice {
    /// Whether a computer plays.
    pub is_computer: bool,
    /// The computer's level.
    pub level: Level,
    /// A person's name.
    pub name: String,
}

impl Default for SeatChoice {
    fn default() -> Self {
        Self {
            is_computer: false,
            // A level that a beginner can beat.
            level: Level::EASIEST,
            name: String::new(),
        }
    }
}

impl SeatChoice {
    /// The player that is chosen.
    fn player(&self) -> Player {
        match self.is_computer {
            true => Player::Computer(self.level),
            false => Player::Person(self.name.clone()),
        }
    }
}

/// Where a board comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BoardKind {
    /// Random, square.
    #[default]
    Square,
    /// Random, of any outline.
    Irregular,
    /// From the library.
    Library,
    /// Pasted as text.
    Pasted,
}

impl BoardKind {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Square, Self::Irregular, Self::Library, Self::Pasted];
}

/// Who places the first marble.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Starts {
    /// Lots are drawn.
    #[default]
    Draw,
    /// Red.
    Red,
    /// Black.
    Black,
    /// The loser of the last game; without one, lots are drawn.
    Loser,
}

impl Starts {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Draw, Self::Red, Self::Black, Self::Loser];
}

/// The board of the library that is chosen by default.
const FIRST_BOARD: &str = "Rulebook";

/// The form for a new game.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGameForm {
    /// Who plays red and black.
    pub players: [SeatChoice; 2],
    /// What counts.
    pub rules: RuleSet,
    /// Where the board comes from.
    pub board: BoardKind,
    /// How open an irregular board is, in percent.
    pub openness: u8,
    /// The name of the board of the library.
    pub from_library: String,
    /// The pasted board, as text.
    pub pasted: String,
    /// Who starts.
    pub starts: Starts,
    /// The length of the series; 1 for a single game.
    pub best_of: u8,
    /// Who lost the last game.
    pub loser: Option<Colour>,
    /// How many games in a row were lost to the same computer.
    pub defeats: Defeats,
    /// The seed of the next random board.
    #[serde(skip)]
    pub seed: String,
}

impl Default for NewGameForm {
    fn default() -> Self {
        let computer = SeatChoice {
            is_computer: true,
            level: Level::EASIEST,
            ..default()
        };
        Self {
            players: [SeatChoice::default(), computer],
            rules: RuleSet::BASIC,
            board: BoardKind::Square,
            openness: 40,
            from_library: FIRST_BOARD.to_owned(),
            pasted: String::new(),
            starts: Starts::Draw,
            best_of: 1,
            loser: None,
            defeats: Defeats::default(),
            seed: String::new(),
        }
    }
}

impl NewGameForm {
    /// The same with all values in range, and with a new random board.
    pub fn mended(mut self) -> Self {
        self.openness = self.openness.min(100);
        if !Series::LENGTHS.contains(&self.best_of) {
            self.best_of = 1;
        }
        for player in &mut self.players {
            player.name = one_line(&player.name);
        }
        self.reroll();
        self
    }

    /// Another random board.
    pub fn reroll(&mut self) {
        self.seed = Seed::random(&mut rand::rng()).to_string();
    }

    /// Changes a player's name.
    pub fn rename(&mut self, colour: Colour, name: &str) {
        self.players[colour.index()].name = one_line(name);
    }

    /// The board. If it cannot be made, a random square one.
    pub fn layout(&self, library: &[NamedBoard]) -> Arc<Layout> {
        let seed = Seed::new(&self.seed);
        let by_chance = || square(&seed);
        Arc::new(match self.board {
            BoardKind::Square => by_chance(),
            BoardKind::Irregular => irregular(&seed, f64::from(self.openness) / 100.0),
            BoardKind::Library => library
                .iter()
                .find(|board| board.is_called(&self.from_library))
                .map_or_else(by_chance, |board| board.layout.clone()),
            BoardKind::Pasted => parse_board(&self.pasted).unwrap_or_else(|_| by_chance()),
        })
    }

    /// The same for two people.
    pub fn for_two(&self) -> Self {
        let mut form = self.clone();
        for player in &mut form.players {
            player.is_computer = false;
        }
        form
    }

    /// The same for one person against the last computer opponent, with the colours unchanged.
    fn for_one(&self) -> Self {
        let mut form = self.clone();
        let computers = self.players.iter().filter(|player| player.is_computer);
        match computers.count() {
            1 => {}
            0 => form.players[1].is_computer = true,
            _ => form.players[0].is_computer = false,
        }
        form
    }

    /// The level that a single person would play against.
    pub fn opponent(&self) -> Level {
        let form = self.for_one();
        let computer = form.players.iter().find(|player| player.is_computer);
        computer.map_or(Level::EASIEST, |player| player.level)
    }

    /// The players that are chosen for red and black.
    pub fn seats(&self) -> [Player; 2] {
        self.players.each_ref().map(SeatChoice::player)
    }

    /// Lets computers play at another level from now on.
    pub fn set_opponent(&mut self, level: Level) {
        let computers = self.players.iter_mut();
        for player in computers.filter(|player| player.is_computer) {
            player.level = level;
        }
    }

    /// Who starts, unless lots decide.
    fn starter(&self) -> Option<Colour> {
        match self.starts {
            Starts::Red => Some(Colour::Red),
            Starts::Black => Some(Colour::Black),
            Starts::Loser => self.loser,
            Starts::Draw => None,
        }
    }

    /// Whether lots are to be drawn.
    pub fn needs_lots(&self) -> bool {
        self.starter().is_none()
    }

    /// The game to start. If lots decide but were not drawn, the starter is random.
    pub fn setup(&self, library: &[NamedBoard]) -> Setup {
        let by_lot = || match rand::random::<bool>() {
            true => Colour::Red,
            false => Colour::Black,
        };
        Setup {
            layout: self.layout(library),
            rules: self.rules,
            starts: self.starter().unwrap_or_else(by_lot),
            players: self.seats(),
            best_of: self.best_of,
        }
    }

    /// A game to start at once: against the last computer opponent, on a new board.
    pub fn quick_setup(&self, library: &[NamedBoard]) -> Setup {
        let mut setup = self.for_one().setup(library);
        setup.best_of = 1;
        setup
    }

    /// Notes who lost.
    pub fn note_result(&mut self, session: &Session) {
        if session.finish().is_some() {
            self.loser = session.winner().map(|winner| !winner);
            self.defeats.note(session);
        }
    }
}

/// A name as it is shown: one line, not too long.
fn one_line(name: &str) -> String {
    let name: String = name
        .chars()
        .filter(|letter| !letter.is_control())
        .take(crate::files::LONGEST_NAME)
        .collect();
    name.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::Assets;
    use crate::boards::library;

    fn boards() -> Vec<NamedBoard> {
        library(&Assets::built_in()).0
    }

    #[test]
    fn the_first_game_is_a_person_against_the_easiest() {
        let form = NewGameForm::default().mended();
        let setup = form.quick_setup(&boards());
        assert_eq!(
            setup.players,
            [Player::SOMEBODY, Player::Computer(Level::EASIEST)]
        );
        assert_eq!(form.opponent(), Level::EASIEST);
    }

    #[test]
    fn play_is_against_the_last_level_whoever_played_last() {
        let level = Level::try_from(7).unwrap();
        let mut form = NewGameForm::default().mended();
        form.players[0] = SeatChoice {
            is_computer: true,
            level,
            ..default()
        };
        form.players[1].is_computer = false;
        let players = form.quick_setup(&boards()).players;
        assert_eq!(players, [Player::Computer(level), Player::SOMEBODY]);
        // With two computers, one of them is replaced by the person.
        form.players[1].is_computer = true;
        let players = form.quick_setup(&boards()).players;
        assert_eq!(
            players,
            [Player::SOMEBODY, Player::Computer(Level::EASIEST)]
        );
        assert_eq!(
            form.for_two().setup(&boards()).players,
            [Player::SOMEBODY; 2]
        );
    }

    #[test]
    fn every_board_of_the_library_can_be_chosen() {
        let boards = boards();
        for board in &boards {
            let form = NewGameForm {
                board: BoardKind::Library,
                from_library: board.name.clone(),
                ..default()
            };
            assert_eq!(*form.layout(&boards), board.layout);
        }
        assert!(boards.iter().any(|board| board.is_called(FIRST_BOARD)));
    }

    #[test]
    fn a_seed_gives_its_board_again() {
        for board in [BoardKind::Square, BoardKind::Irregular] {
            let mut form = NewGameForm {
                board,
                seed: "anna".to_owned(),
                ..default()
            };
            let layout = form.layout(&[]);
            assert_eq!(form.clone().layout(&[]), layout);
            form.reroll();
            assert_ne!(form.layout(&[]), layout);
        }
    }

    #[test]
    fn whoever_lost_starts_if_that_is_wanted() {
        let mut form = NewGameForm {
            starts: Starts::Loser,
            ..default()
        };
        assert!(form.needs_lots());
        form.loser = Some(Colour::Black);
        assert!(!form.needs_lots());
        assert_eq!(form.setup(&[]).starts, Colour::Black);
    }

    #[test]
    fn what_was_chosen_is_kept_but_for_the_seed() {
        let mut form = NewGameForm::default().mended();
        form.rename(
            Colour::Red,
            "  Ana-Maria\nȘtefănescu-von-und-zu-Hohenstein ",
        );
        form.board = BoardKind::Pasted;
        form.rules = RuleSet::CHAINS;
        let text = ron::to_string(&form).unwrap();
        let kept: NewGameForm = ron::from_str(&text).unwrap();
        assert_eq!(
            kept,
            NewGameForm {
                seed: String::new(),
                ..form.clone()
            }
        );
        assert!(!form.players[0].name.contains('\n'));
        assert_eq!(
            ron::from_str::<NewGameForm>("()").unwrap(),
            NewGameForm::default()
        );
    }
}
