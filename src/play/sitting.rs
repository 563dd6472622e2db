//! A sitting: a game on the table or put aside, its players, and its purpose.

use super::id::GameId;
use super::players::Players;
use super::purpose::Purpose;
use super::record::GameHeaders;
use super::series::{Series, Standing};
use super::the_match::{Finish, Match};
use super::wish::Setup;
use super::{Moment, Player};
use crate::ai::Level;
use crate::lesson::{Goal, LEARNER, LessonStep};
use crate::rules::notation::Record;
use crate::rules::{Colour, Field, Game, Layout, Refusal, RuleSet};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A game, its players, the series it is part of, and why it is on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitting {
    pub(super) the_match: Match,
    pub(super) players: Players,
    pub(super) series: Series,
    pub(super) purpose: Purpose,
}

/// Making sittings.
impl Sitting {
    fn with(the_match: Match, players: Players, purpose: Purpose) -> Self {
        Self {
            the_match,
            players,
            series: Series::default(),
            purpose,
        }
    }

    /// A new game.
    pub fn new(id: GameId, setup: Setup) -> Self {
        let game = Game::new(setup.layout, setup.rules, setup.starts);
        let the_match = Match::new(id, Record::new(game));
        Self {
            series: Series::of_length(setup.best_of),
            ..Self::with(the_match, setup.players.into(), Purpose::Play)
        }
    }

    /// A game from a record, to be resumed. Id, players and series come from its headers; without
    /// an id it gets `or_else`.
    pub fn restored(record: &Record, or_else: GameId) -> Self {
        let id = record.id().unwrap_or(or_else);
        let the_match = Match::new(id, record.clone());
        let series = record.series().map_or_else(Series::default, Series::from);
        Self {
            series,
            ..Self::with(the_match, record.players().into(), Purpose::Play)
        }
    }

    /// The next game of the same players on the same board; the other colour starts.
    pub(super) fn next(&self, id: GameId, swap: bool) -> Self {
        let players = if swap {
            self.players.swapped()
        } else {
            self.players.clone()
        };
        let setup = Setup {
            layout: self.game().layout().clone(),
            rules: self.game().rules(),
            starts: !self.game().starts(),
            players: players.both().clone(),
            best_of: self.series.best_of(),
        };
        Self {
            series: self.series.next(self.winner(), swap),
            ..Self::new(id, setup)
        }
    }

    /// A demo between computers.
    pub(super) fn demo(id: GameId, game: Game, levels: [Level; 2]) -> Self {
        let players = levels.map(Player::Computer);
        Self::with(
            Match::new(id, Record::new(game)),
            players.into(),
            Purpose::Demo,
        )
    }

    /// A board without players.
    pub(super) fn board(id: GameId, layout: Arc<Layout>) -> Self {
        let game = Game::new(layout, RuleSet::BASIC, Colour::Red);
        let the_match = Match::new(id, Record::new(game));
        Self::with(the_match, Players::default(), Purpose::Board)
    }

    /// A game in review.
    pub(super) fn review(record: &Record, or_else: GameId) -> Self {
        let mut shown = Self::restored(record, or_else);
        shown.the_match.game_mut().forget_undone();
        shown.purpose = Purpose::Review;
        shown
    }

    /// A step of the lesson.
    pub(super) fn lesson(id: GameId, step: Arc<LessonStep>) -> Self {
        let mut players = [Level::EASIEST; 2].map(Player::Computer);
        players[LEARNER.index()] = Player::default();
        let the_match = Match::new(id, Record::new(step.game().clone()));
        Self::with(the_match, players.into(), Purpose::Lesson(step))
    }
}

/// Its parts.
impl Sitting {
    /// The id of the game, the same after a restart.
    pub fn id(&self) -> GameId {
        self.the_match.id()
    }

    /// The game.
    pub fn game(&self) -> &Game {
        self.the_match.game()
    }

    /// The game with its headers; its players and series may be outdated.
    pub fn record(&self) -> &Record {
        self.the_match.record()
    }

    /// The present position: a wish for another one is out of date.
    pub fn moment(&self) -> Moment {
        self.the_match.moment()
    }

    /// Who plays red and black.
    pub fn players(&self) -> &Players {
        &self.players
    }

    /// Who plays a colour.
    pub fn player(&self, colour: Colour) -> &Player {
        self.players.of(colour)
    }

    /// What the person who plays a colour is called; empty without a name.
    pub fn name(&self, colour: Colour) -> &str {
        self.player(colour).name()
    }

    /// The series that this game is part of.
    pub fn series(&self) -> &Series {
        &self.series
    }

    /// The series as a record says it; `None` for a single game that never was part of one.
    pub fn standing(&self) -> Option<Standing> {
        let is_told = self.series.is_series() || self.record().series().is_some();
        is_told.then(|| self.series.into())
    }

    /// Whether it was played on from a review, and counts nowhere.
    pub fn is_practice(&self) -> bool {
        self.record().is_practice()
    }

    /// What it is on the table for.
    pub fn purpose(&self) -> &Purpose {
        &self.purpose
    }

    /// The step of the lesson, if it is one.
    pub fn step(&self) -> Option<&LessonStep> {
        self.purpose.step()
    }

    /// How the game is over, or `None` while it goes on.
    pub fn finish(&self) -> Option<Finish> {
        self.the_match.finish()
    }

    /// Who has won the game, if it is over and not a draw.
    pub fn winner(&self) -> Option<Colour> {
        self.the_match.winner()
    }

    /// Whether marbles lie on the board and the game is not over.
    pub fn is_under_way(&self) -> bool {
        self.the_match.is_under_way()
    }

    /// How many marbles the game has in all, those that were taken back included.
    pub fn length(&self) -> usize {
        self.the_match.length()
    }

    /// The field of a colour's marble, counting its marbles in the order they were placed;
    /// `None` if it is still in the tray.
    pub fn field_of(&self, colour: Colour, marble: usize) -> Option<Field> {
        self.the_match.field_of(colour, marble)
    }
}

/// What follows from its parts.
impl Sitting {
    /// Whether a person plays.
    pub fn has_person(&self) -> bool {
        self.players.has_person()
    }

    /// Whether two people play each other.
    pub fn is_by_two(&self) -> bool {
        self.players.are_people()
    }

    /// Whether the final count is shown when it is over.
    pub fn is_counted(&self) -> bool {
        self.step().is_none_or(|step| step.goal() == Goal::PlayOn)
    }

    /// Whether the rules allow a marble in this field, but the step of the lesson has another goal.
    pub fn leads_astray(&self, field: Field) -> bool {
        let step = self.step().filter(|step| step.goal() != Goal::PlayOn);
        step.is_some_and(|step| self.game().legal().contains(field) && !step.open().contains(field))
    }

    /// Why no marble may go to this field. Where several reasons hold, a step of the lesson names the
    /// one that it is about.
    pub fn refusal(&self, field: Field) -> Option<Refusal> {
        let tried = self.step().and_then(|step| step.tried(field));
        tried.or_else(|| self.game().refusal(field))
    }

    /// Who is to move; `None` if the game is over or is not played.
    pub fn mover(&self) -> Option<&Player> {
        let is_over =
            self.finish().is_some() || self.step().is_some_and(|step| step.is_over(self.game()));
        (self.purpose.is_played() && !is_over).then(|| self.player(self.game().turn()))
    }

    /// Whether a person is to move.
    pub fn is_persons_turn(&self) -> bool {
        self.mover().is_some_and(Player::is_person)
    }

    /// Who would resign: the person to move, or the person who plays the computer.
    pub fn may_resign(&self) -> Option<Colour> {
        let turn = self.game().turn();
        [turn, !turn]
            .into_iter()
            .find(|&colour| self.player(colour).is_person())
            .filter(|_| self.is_under_way())
    }

    /// Whether marbles can be taken back so that a person is to move.
    pub fn may_take_back(&self) -> bool {
        let placed = self.game().marbles_placed();
        if let Some(step) = self.step() {
            return step.goal() == Goal::PlayOn && placed > step.game().marbles_placed();
        }
        // If the starter is a computer, its first marble cannot be taken back.
        let starter = self.player(self.game().starts());
        let first = if starter.is_person() || !self.has_person() {
            1
        } else {
            2
        };
        self.the_match.resigned().is_some() || placed >= first
    }
}
