//! The game that is being played, and by whom.

use super::intent::{Setup, Show};
use super::series::Series;
use crate::ai::Level;
use crate::files::{GameId, Player, SavedGame, Standing};
use crate::lesson::{Goal, LEARNER, Step};
use crate::rules::{Colour, Ending, Field, Game, Refusal, RuleSet};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Who plays a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seat {
    /// Somebody at this screen.
    #[default]
    Person,
    /// The computer.
    Computer(Level),
}

/// What a game is on the table for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// To be played.
    #[default]
    Play,
    /// To be looked at, while computers play it.
    Demo,
    /// To be looked at as it is.
    Board,
    /// To be gone through once more.
    Review,
    /// To be learnt from.
    Lesson,
}

/// How a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// As the rules say.
    Ended(Ending),
    /// This player has given up.
    Resigned(Colour),
}

/// The game that is being played. Everybody may look; only the referee changes it.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    game: Game,
    seats: [Seat; 2],
    names: [String; 2],
    resigned: Option<Colour>,
    series: Series,
    purpose: Purpose,
    /// What is to be done in it, if it is there to be learnt from.
    step: Option<Arc<Step>>,
    /// The game that was put aside for one to look at.
    aside: Option<Box<Self>>,
    /// Tells games apart, for as long as this one runs.
    number: u64,
    /// Tells them apart for good.
    id: GameId,
}

impl Session {
    /// A new game.
    pub fn new(setup: Setup) -> Self {
        Self {
            game: Game::new(setup.layout, setup.rules, setup.starts),
            seats: setup.seats,
            names: setup.names,
            resigned: None,
            series: Series::default(),
            purpose: Purpose::Play,
            step: None,
            aside: None,
            number: 0,
            id: GameId::random(),
        }
    }

    /// A game that was kept, to go on with.
    pub fn restored(saved: &SavedGame) -> Self {
        let players = saved.players();
        let seats = Colour::BOTH.map(|colour| match players[colour.index()] {
            Player::Person(_) => Seat::Person,
            Player::Computer(level) => Seat::Computer(level),
        });
        let names = players.map(|player| match player {
            Player::Person(name) => name,
            Player::Computer(_) => String::new(),
        });
        Self {
            game: saved.game().clone(),
            seats,
            names,
            resigned: None,
            series: saved
                .series()
                .map_or_else(Series::default, Series::restored),
            purpose: Purpose::Play,
            step: None,
            aside: None,
            number: 0,
            id: saved.id(),
        }
    }

    /// The same with another game put aside, for those who want to go on with that.
    #[must_use]
    pub fn beside(self, aside: Option<Self>) -> Self {
        let aside = aside.map(Box::new);
        Self { aside, ..self }
    }

    /// The game as it is kept. What is known of it from before stays: its day and its name.
    pub fn saved(&self, before: Option<&SavedGame>) -> SavedGame {
        let players = Colour::BOTH.map(|colour| match self.seat(colour) {
            Seat::Person => Player::Person(self.name(colour).to_owned()),
            Seat::Computer(level) => Player::Computer(level),
        });
        let before = before.filter(|before| before.id() == self.id);
        let mut saved = match before.cloned() {
            Some(before) => before,
            None => SavedGame::with_id(self.id, self.game.clone(), players.clone()),
        };
        saved.set_game(self.game.clone());
        saved.set_players(&players);
        if self.series.is_series() || saved.series().is_some() {
            saved.set_series(Standing {
                best_of: self.series.best_of(),
                won: self.series.standing(None),
            });
        }
        saved
    }

    /// Which game it is, from one start to the next.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays a colour.
    pub fn seat(&self, colour: Colour) -> Seat {
        self.seats[colour.index()]
    }

    /// What the person who plays a colour is called; empty if nobody said.
    pub fn name(&self, colour: Colour) -> &str {
        &self.names[colour.index()]
    }

    /// How the game is over, or `None` while it goes on.
    pub fn finish(&self) -> Option<Finish> {
        let resigned = self.resigned.map(Finish::Resigned);
        resigned.or(self.game.ending().map(Finish::Ended))
    }

    /// Who has won the game, if it is over and not a draw.
    pub fn winner(&self) -> Option<Colour> {
        match self.finish()? {
            Finish::Resigned(colour) => Some(!colour),
            Finish::Ended(_) => self.game.score().leader(),
        }
    }

    /// The series that this game is part of.
    pub fn series(&self) -> &Series {
        &self.series
    }

    /// Whether anybody at this screen plays.
    pub fn has_person(&self) -> bool {
        self.seats.contains(&Seat::Person)
    }

    /// What it is on the table for.
    pub fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// The game that people play: this one, or the one that was put aside for it.
    pub fn played(&self) -> Option<&Self> {
        match self.purpose {
            Purpose::Play => Some(self),
            Purpose::Demo | Purpose::Board | Purpose::Review | Purpose::Lesson => {
                self.aside.as_deref()
            }
        }
    }

    /// Whether marbles lie on the board and the game is not over.
    pub fn is_under_way(&self) -> bool {
        self.finish().is_none() && self.game.marbles_placed() > 0
    }

    /// What is to be done in it, if it is there to be learnt from.
    pub fn step(&self) -> Option<&Step> {
        self.step.as_deref()
    }

    /// Whether it is counted before everybody's eyes when it is over.
    pub fn is_counted(&self) -> bool {
        self.step().is_none_or(|step| step.goal() == Goal::PlayOn)
    }

    /// Whether the rules allow a marble in this field, but what is to be done is something else.
    pub fn leads_astray(&self, field: Field) -> bool {
        let step = self.step().filter(|step| step.goal() != Goal::PlayOn);
        step.is_some_and(|step| self.game.legal().contains(field) && !step.open().contains(field))
    }

    /// Whether two people play each other.
    pub fn is_by_two(&self) -> bool {
        Colour::BOTH.map(|colour| self.seat(colour)) == [Seat::Person; 2]
    }

    /// Who is to move; `None` if the game is over, or if nobody plays it on.
    pub fn mover(&self) -> Option<Seat> {
        let is_played = matches!(
            self.purpose,
            Purpose::Play | Purpose::Demo | Purpose::Lesson
        );
        let is_over =
            self.finish().is_some() || self.step().is_some_and(|step| step.is_over(&self.game));
        (is_played && !is_over).then(|| self.seat(self.game.turn()))
    }

    /// Who would resign: the person to move, or the one who plays the computer.
    pub fn may_resign(&self) -> Option<Colour> {
        let turn = self.game.turn();
        [turn, !turn]
            .into_iter()
            .find(|&colour| self.seat(colour) == Seat::Person)
            .filter(|_| self.finish().is_none() && self.game.marbles_placed() > 0)
    }

    /// Whether there is something to take back that leaves a person to move.
    pub fn may_take_back(&self) -> bool {
        let placed = self.game.marbles_placed();
        if let Some(step) = self.step() {
            return step.goal() == Goal::PlayOn && placed > step.game().marbles_placed();
        }
        // The starter has moved once after the first marble.
        let first = if self.seat(self.game.starts()) == Seat::Person || !self.has_person() {
            1
        } else {
            2
        };
        self.resigned.is_some() || placed >= first
    }

    /// Whether there is a game to go on with instead of this one.
    pub fn may_resume(&self) -> bool {
        let aside = self.aside.as_deref();
        aside.is_some_and(|aside| self.purpose == Purpose::Review || aside.is_under_way())
    }

    /// How many marbles the game has in all, those that were taken back included.
    pub fn length(&self) -> usize {
        self.game.marbles_placed() + self.game.undone()
    }

    /// Whether somebody at this screen is to move.
    pub fn is_persons_turn(&self) -> bool {
        self.mover() == Some(Seat::Person)
    }

    /// Which game and which position of it this is: an answer to another one is out of date.
    pub fn moment(&self) -> (u64, usize) {
        (self.number, self.game.marbles_placed())
    }

    /// The field of a colour's marble, counting its marbles in the order they were placed;
    /// `None` if it is still in the tray.
    pub fn field_of(&self, colour: Colour, marble: usize) -> Option<Field> {
        let first = if colour == self.game.starts() { 0 } else { 1 };
        self.game.moves().nth(first + 2 * marble)
    }

    pub(super) fn start(&mut self, setup: Setup) {
        let number = self.number + 1;
        *self = Self {
            number,
            ..Self::new(setup)
        };
    }

    /// Puts a game on the table to look at, and the one that is being played aside.
    pub(super) fn show(&mut self, show: Show) {
        let number = self.number + 1;
        // Whoever has gone through a game goes back to what was on the table, over or not.
        let comes_back = self.is_under_way() || matches!(show, Show::Review(_));
        let aside = match self.purpose {
            Purpose::Play if comes_back => Some(Box::new(self.clone())),
            // It may have been put aside before the first game began.
            _ => self.aside.take(),
        };
        let shown = match show {
            Show::Demo(game, levels) => Self::to_look_at(game, levels.map(Seat::Computer)),
            Show::Board(layout) => Self {
                purpose: Purpose::Board,
                ..Self::to_look_at(
                    Game::new(layout, RuleSet::BASIC, Colour::Red),
                    [Seat::Person; 2],
                )
            },
            Show::Review(saved) => {
                let mut shown = Self::restored(&saved);
                shown.game.forget_undone();
                Self {
                    purpose: Purpose::Review,
                    ..shown
                }
            }
            Show::Lesson(step) => {
                let mut seats = [Seat::Computer(Level::EASIEST); 2];
                seats[LEARNER.index()] = Seat::Person;
                Self {
                    purpose: Purpose::Lesson,
                    step: Some(step.clone()),
                    ..Self::to_look_at(step.game().clone(), seats)
                }
            }
        };
        *self = Self {
            aside,
            number,
            ..shown
        };
    }

    fn to_look_at(game: Game, seats: [Seat; 2]) -> Self {
        Self {
            game,
            seats,
            names: <[String; 2]>::default(),
            resigned: None,
            series: Series::default(),
            purpose: Purpose::Demo,
            step: None,
            aside: None,
            number: 0,
            id: GameId::random(),
        }
    }

    /// Goes on with a game that was kept; any other is gone.
    pub(super) fn restore(&mut self, saved: &SavedGame) {
        let number = self.number + 1;
        *self = Self {
            number,
            ..Self::restored(saved)
        };
    }

    /// Brings back the game that was put aside; whether there was one.
    pub(super) fn resume(&mut self) -> bool {
        let number = self.number + 1;
        match self.aside.take() {
            Some(aside) => {
                *self = Self { number, ..*aside };
                true
            }
            None => false,
        }
    }

    /// The next game of the same players on the same board; the other colour starts.
    pub(super) fn start_next(&mut self, swap: bool) {
        let mut series = self.series;
        series.next(self.winner(), swap);
        let mut seats = self.seats;
        let mut names = self.names.clone();
        if swap {
            seats.reverse();
            names.reverse();
        }
        self.start(Setup {
            layout: self.game.layout().clone(),
            rules: self.game.rules(),
            starts: !self.game.starts(),
            seats,
            names,
        });
        self.series = series;
    }

    pub(super) fn resign(&mut self, colour: Option<Colour>) {
        self.resigned = colour;
    }

    pub(super) fn set_series_length(&mut self, best_of: u8) {
        self.series.set_length(best_of);
    }

    pub(super) fn place(&mut self, field: Field) -> Result<(), Refusal> {
        self.game.play(field)
    }

    pub(super) fn take_back(&mut self) -> Option<Field> {
        self.game.undo()
    }

    pub(super) fn redo(&mut self) -> Option<Field> {
        self.game.redo()
    }

    pub(super) fn set_seat(&mut self, colour: Colour, seat: Seat) {
        self.seats[colour.index()] = seat;
    }
}
