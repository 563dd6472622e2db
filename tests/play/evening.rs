//! A session together with the log of its facts.

use kulami::ai::Level;
use kulami::assets::Assets;
use kulami::files::SavedGame;
use kulami::lesson::{Lesson, LessonStep};
use kulami::play::{
    Asked, Author, Consent, Fact, Moment, Numbered, OneTable, Player, Session, Setup, Show, Wish,
    decide,
};
use kulami::rules::generate::{Seed, irregular, square};
use kulami::rules::notation::Record;
use kulami::rules::{Colour, Field, Game, Layout, RuleSet};
use std::sync::{Arc, LazyLock};

pub static BOARDS: LazyLock<[Arc<Layout>; 2]> = LazyLock::new(|| {
    let seed = Seed::new("evening");
    [square(&seed), irregular(&seed, 0.4)].map(Arc::new)
});

pub static STEPS: LazyLock<Vec<Arc<LessonStep>>> = LazyLock::new(|| {
    let lesson = Lesson::load(&Assets::built_in()).expect("there is a lesson");
    lesson.steps().to_vec()
});

pub fn person(name: &str) -> Player {
    Player::Person(name.to_owned())
}

pub fn computer(level: u8) -> Player {
    Player::Computer(Level::try_from(level).expect("a level from 1 to 10"))
}

pub fn setup(players: [Player; 2]) -> Setup {
    Setup {
        layout: BOARDS[0].clone(),
        rules: RuleSet::AREA,
        starts: Colour::Red,
        players,
        best_of: 1,
    }
}

pub fn people() -> Setup {
    setup([person("Anna"), person("Bob")])
}

pub struct Evening {
    pub session: Session,
    pub log: Vec<Numbered>,
    /// Past moments, for wishes that come too late.
    passed: Vec<Moment>,
}

impl Evening {
    pub fn new(setup: Setup) -> Self {
        let session = Session::with_seed(setup, 1);
        Self {
            log: vec![session.snapshot()],
            session,
            passed: Vec::new(),
        }
    }

    /// Makes a wish at the table; returns the facts that follow.
    pub fn say(&mut self, wish: Wish) -> Vec<Fact> {
        self.ask(&Asked::here(wish))
    }

    pub fn ask(&mut self, asked: &Asked) -> Vec<Fact> {
        self.ask_with(asked, &OneTable)
    }

    pub fn ask_with(&mut self, asked: &Asked, consent: &dyn Consent) -> Vec<Fact> {
        let decided = decide(&self.session, asked, consent);
        assert_eq!(decide(&self.session, asked, consent), decided);
        self.passed.push(self.session.moment());
        for fact in &decided {
            self.session.apply(fact).expect("it has just been decided");
        }
        self.log.extend(decided.iter().cloned());
        decided.into_iter().map(|numbered| numbered.fact).collect()
    }

    /// A legal field.
    pub fn legal(&self, choice: u8) -> Option<Field> {
        let legal = self.session.game().legal();
        let number = usize::from(choice).checked_rem(legal.len())?;
        legal.into_iter().nth(number)
    }

    /// A marble of the player to move.
    pub fn place(&mut self, choice: u8) -> Vec<Fact> {
        let field = self.legal(choice).expect("the game goes on");
        let turn = self.session.game().turn();
        let asked = match self.session.player(turn) {
            Player::Computer(_) => Asked::answer(turn, self.session.moment(), field),
            Player::Person(_) => Asked::here(Wish::Place(field)),
        };
        self.ask(&asked)
    }

    /// Makes any wish, sensible or not, as these numbers say.
    pub fn any(&mut self, [kind, how, more]: [u8; 3]) {
        let colour = Colour::BOTH[usize::from(more) % 2];
        let number = usize::from(how) + 256 * usize::from(more);
        let field = Field::new(usize::from(how) % 64).expect("there are 64");
        let wish = match kind % 32 {
            0..=11 => {
                if self.legal(how).is_some() {
                    self.place(how);
                }
                return;
            }
            12 => Wish::Place(field),
            13 | 14 => Wish::TakeBack,
            15 | 16 => Wish::Redo,
            17 => Wish::Start(any_setup(how, more)),
            18 => Wish::Seat(colour, any_player(how)),
            19 | 20 => Wish::Resign,
            21 => Wish::Rematch { swap: how < 128 },
            22 | 23 => Wish::Show(self.any_show(how, more)),
            24 => Wish::TurnTo(number % (self.session.length() + 2)),
            25 | 26 => Wish::Resume,
            27 => Wish::Restore(Box::new(self.any_record(how))),
            28 => Wish::BestOf(how % 9),
            29 => Wish::Call(self.session.id(), format!("game {how}")),
            30 => {
                let wishes = [Wish::Place(field), Wish::TakeBack, Wish::Resign];
                self.ask(&Asked {
                    by: Author::Person(colour),
                    at: (how < 128).then(|| self.session.moment()),
                    wish: wishes[usize::from(how) % 3].clone(),
                });
                return;
            }
            _ => {
                let at = self.passed.get(number % self.passed.len().max(1));
                if let Some(at) = at.copied() {
                    self.ask(&Asked::answer(colour, at, field));
                }
                return;
            }
        };
        self.say(wish);
    }

    fn any_show(&self, how: u8, more: u8) -> Show {
        let board = BOARDS[usize::from(more) % 2].clone();
        match how % 4 {
            0 => {
                let game = any_game(board, how, more % 30);
                let level = Level::try_from(1 + more % 10).expect("a level");
                Show::Demo(game, [level, Level::EASIEST])
            }
            1 => Show::Board(board),
            2 => Show::Review(Box::new(self.any_record(more))),
            _ => Show::Lesson(STEPS[usize::from(more) % STEPS.len()].clone()),
        }
    }

    /// A record of the game on the table, of an older one, or from elsewhere.
    fn any_record(&self, how: u8) -> Record {
        if how.is_multiple_of(2) {
            return SavedGame::of(&self.session).record().clone();
        }
        let game = any_game(BOARDS[usize::from(how) % 2].clone(), how, how % 57);
        let text = Record::new(game).to_string();
        let headers = "red Anna\nblack AI level 3\nseries 5 1-2\nevent  a Sunday\n";
        let text = text.replace("moves", &format!("{headers}moves"));
        text.parse().expect("it is a record")
    }
}

fn any_player(how: u8) -> Player {
    match how % 3 {
        0 => person(""),
        1 => person("Clara"),
        _ => computer(1 + how % 10),
    }
}

fn any_setup(how: u8, more: u8) -> Setup {
    Setup {
        layout: BOARDS[usize::from(how) % 2].clone(),
        rules: RuleSet::ALL[usize::from(how) % 4],
        starts: Colour::BOTH[usize::from(more) % 2],
        players: [any_player(how), any_player(more)],
        best_of: how % 9,
    }
}

/// A game with so many marbles, or fewer if it is over before.
pub fn any_game(layout: Arc<Layout>, how: u8, marbles: u8) -> Game {
    let mut game = Game::new(layout, RuleSet::AREA_AND_CHAINS, Colour::Black);
    for number in 0..marbles {
        let legal = game.legal();
        let choice = usize::from(how.wrapping_mul(31).wrapping_add(number.wrapping_mul(7)));
        let field = choice
            .checked_rem(legal.len())
            .and_then(|choice| legal.into_iter().nth(choice));
        let Some(field) = field else {
            break;
        };
        game.play(field).expect("it is legal");
    }
    game
}
