//! `kulami kuli play`: a game on the terminal.

use super::super::{Problem, check};
use super::narration::{coins, ending, gone_out, told};
use super::people::{Answer, Terminal};
use super::{KuliProblem, find_board, party};
use crate::assets::Assets;
use crate::kuli::rules::notation::{Record, diagram};
use crate::kuli::rules::{Choice, Deed, Dice, Game, Position, Roll, Seat, Turn};
use crate::shared::{Field, FieldSet, Seed};
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

/// Arguments of `kulami kuli play`.
#[derive(Debug, clap::Args)]
pub struct PlayArguments {
    /// A record to go on with
    #[arg(conflicts_with_all = ["board", "players"])]
    file: Option<PathBuf>,
    /// A board by its name, or its rows separated by `/`
    #[arg(long, default_value = "37")]
    board: String,
    /// How many play
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// The colours that people at this terminal play; the others move at random
    #[arg(
        long,
        value_name = "COLOUR",
        value_delimiter = ',',
        default_value = "red"
    )]
    you: Vec<String>,
    /// Nobody at this terminal plays
    #[arg(long, conflicts_with = "you")]
    watch: bool,
    /// Any word or number; the same one gives the same rolls and the same opponents
    #[arg(long)]
    seed: Option<String>,
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sitter {
    Person,
    Random,
}

/// A game and all who take part.
struct TerminalGame {
    game: Game,
    sitters: [Sitter; Seat::COUNT],
    dice: Dice,
    rng: ChaCha8Rng,
}

pub fn run(arguments: &PlayArguments, assets: &Assets) -> Result<ExitCode, Problem> {
    let seed = match &arguments.seed {
        Some(word) => Seed::new(word),
        None => Seed::random(&mut rand::rng()),
    };
    let dice = Dice::new(&seed);
    let mut record = match &arguments.file {
        Some(file) => check::read_kuli(file)?,
        None => {
            let board = find_board(&arguments.board, assets)?;
            let party = party(arguments.players);
            Record::new(Game::new(board, party, dice.lot(party)))
        }
    };
    let sitters = sitters(arguments, &record.game)?;
    let mut terminal_game = TerminalGame {
        game: record.game.clone(),
        sitters,
        dice,
        rng: ChaCha8Rng::seed_from_u64(seed.rng().random()),
    };
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut terminal = Terminal {
        input: &mut input,
        output: &mut output,
    };
    let intro = "S is red, W is blue, N is black, E is white; the number is a hand's coins.";
    terminal.say(&format!("Kuli, seed {seed}. {intro}"))?;
    terminal_game.play(&mut terminal)?;
    record.game = terminal_game.game;
    terminal.say(&match ending(&record.game) {
        Some(ending) => ending,
        None => "The game is not over. `kulami kuli play FILE` goes on with its record:".to_owned(),
    })?;
    terminal.say("")?;
    terminal.say(record.to_string().trim_end())?;
    Ok(ExitCode::SUCCESS)
}

/// Who sits where.
fn sitters(arguments: &PlayArguments, game: &Game) -> Result<[Sitter; Seat::COUNT], KuliProblem> {
    let mut sitters = [Sitter::Random; Seat::COUNT];
    if arguments.watch {
        return Ok(sitters);
    }
    for colour in &arguments.you {
        let seat: Seat = colour.trim().parse()?;
        if !game.party().seats().contains(&seat) {
            return Err(KuliProblem::NotPlaying(seat));
        }
        sitters[seat.index()] = Sitter::Person;
    }
    Ok(sitters)
}

impl TerminalGame {
    /// Plays until somebody has won or a person has had enough.
    fn play(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        while self.game.winner().is_none() {
            let fresh = self.dice.roll(self.game.turns_played());
            let roll = match self.game.rolled() {
                Some(roll) => roll,
                None => self.game.roll(fresh).unwrap_or(fresh),
            };
            let before = *self.game.position();
            let Some(choice) = self.choose(terminal, &before, roll)? else {
                return Ok(());
            };
            if let Err(refusal) = self.game.play(choice) {
                terminal.say(&refusal.to_string())?;
                continue;
            }
            let turn = Turn { roll, choice };
            terminal.say(&told(self.game.board(), &before, turn))?;
            if let Some(gone) = gone_out(&before, self.game.position()) {
                terminal.say(&gone)?;
            }
        }
        Ok(())
    }

    /// What whoever is to move does. Computer players of other kinds have their place here.
    fn choose(
        &mut self,
        terminal: &mut Terminal,
        position: &Position,
        roll: Roll,
    ) -> io::Result<Option<Choice>> {
        let choices = position.choices(self.game.board(), roll);
        match self.sitters[position.turn().index()] {
            Sitter::Random => Ok(choices.choose(&mut self.rng)),
            Sitter::Person => self.ask(terminal, position, roll, &choices.collect::<Vec<_>>()),
        }
    }

    /// Asks a person: who pays, which move, who gives. What is the only possibility is not asked.
    fn ask(
        &self,
        terminal: &mut Terminal,
        position: &Position,
        roll: Roll,
        choices: &[Choice],
    ) -> io::Result<Option<Choice>> {
        let board = self.game.board();
        let ends = choices.iter().filter_map(walk).map(|(_, to)| to);
        terminal.say("")?;
        terminal.say(diagram(board, position, ends.collect()).trim_end())?;
        terminal.say(&format!("{} has rolled {roll}.", position.turn()))?;
        let name = |field: Field| board.square(field).to_string();
        // Three questions; each leaves fewer choices.
        let questions: [(&str, &dyn Fn(&Choice) -> String); 3] = [
            ("Which hand pays?", &|choice| match choice.pays {
                Some(field) => {
                    let hand = position.own_hand_on(position.turn(), field);
                    let number = hand.map_or(0, |hand| usize::from(hand.coins()));
                    format!("{} ({})", name(field), coins(number))
                }
                None => String::new(),
            }),
            ("Which move?", &|choice| match walk(choice) {
                Some((from, to)) => match position.takes(board, to) {
                    0 => format!("{}-{}", name(from), name(to)),
                    taken => format!("{}-{} takes {taken}", name(from), name(to)),
                },
                None => String::new(),
            }),
            ("Who gives it a coin?", &|choice| {
                let fields: Vec<String> = gives(choice).into_iter().map(name).collect();
                match fields.len() {
                    0 => "nobody".to_owned(),
                    _ => fields.join(" and "),
                }
            }),
        ];
        let mut left: Vec<Vec<Choice>> = vec![choices.to_vec()];
        while left.len() <= questions.len() {
            let (question, told) = &questions[left.len() - 1];
            let now = left.last().cloned().unwrap_or_default();
            let mut possibilities: Vec<String> = now.iter().map(told).collect();
            possibilities.dedup();
            let answer = match possibilities.len() {
                0 | 1 => Answer::Number(0),
                _ => terminal.ask(question, &possibilities)?,
            };
            match answer {
                Answer::Number(number) => {
                    let chosen = &possibilities[number];
                    left.push(
                        now.into_iter()
                            .filter(|choice| told(choice) == *chosen)
                            .collect(),
                    );
                }
                Answer::Back => left.truncate(1),
                Answer::Record => {
                    let record = Record::new(self.game.clone());
                    terminal.say(record.to_string().trim_end())?;
                }
                Answer::Quit => return Ok(None),
            }
        }
        Ok(left.last().and_then(|left| left.first().copied()))
    }
}

fn walk(choice: &Choice) -> Option<(Field, Field)> {
    match choice.deed {
        Deed::Walk { from, to, .. } => Some((from, to)),
        Deed::Stay | Deed::Out => None,
    }
}

fn gives(choice: &Choice) -> FieldSet {
    match choice.deed {
        Deed::Walk { gives, .. } => gives,
        Deed::Stay | Deed::Out => FieldSet::EMPTY,
    }
}
