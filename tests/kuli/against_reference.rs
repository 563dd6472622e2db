//! Random games of two, three and four on both boards, every choice of every turn against the
//! reference.

use crate::common::{plain, plain_hands, reference_start};
use crate::reference::{PlainChoice, Reference};
use kulami::kuli::rules::{Board, Choice, Deed, Game, Hand, Party, Position, Roll, Seat};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

const GAMES: u64 = 10_000;

/// What was met, to know that it was enough.
#[derive(Clone, Copy, Default)]
struct Met {
    turns: u64,
    choices: u64,
    stays: u64,
    outs: u64,
    shared_places: u64,
}

impl Met {
    fn add(&mut self, other: Self) {
        self.turns += other.turns;
        self.choices += other.choices;
        self.stays += other.stays;
        self.outs += other.outs;
        self.shared_places += other.shared_places;
    }
}

#[test]
fn ten_thousand_games_agree_with_the_reference() {
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let mut met = Met::default();
    std::thread::scope(|scope| {
        let work = |thread: u64| {
            let mut met = Met::default();
            for number in (thread..GAMES).step_by(threads as usize) {
                met.add(play_and_compare(number));
            }
            met
        };
        let workers: Vec<_> = (0..threads)
            .map(|thread| scope.spawn(move || work(thread)))
            .collect();
        for worker in workers {
            met.add(worker.join().expect("no disagreement"));
        }
    });
    println!(
        "{} turns, {} choices, {} without a move, {} out by paying, {} places shared",
        met.turns, met.choices, met.stays, met.outs, met.shared_places
    );
    assert!(met.stays > 500 && met.outs > 1000 && met.shared_places > 10);
}

/// Plays one game and compares all of it.
fn play_and_compare(number: u64) -> Met {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let board = if number.is_multiple_of(2) {
        Board::octagon()
    } else {
        Board::mixed()
    };
    let party = Party::ALL[(number / 2 % 3) as usize];
    let starts = *party.seats().choose(&mut rng).expect("somebody plays");
    let mut game = Game::new(board.clone(), party, starts);
    let mut plain_game = reference_start(&board, party, starts);
    let mut met = Met::default();
    compare_positions(&board, game.position(), &plain_game);
    while game.winner().is_none() {
        let roll = Roll::random(&mut rng);
        let choices = compare_choices(&board, game.position(), &plain_game, roll);
        met.turns += 1;
        met.choices += choices.len() as u64;
        // Half of the games are played to take coins: there are more hits and last coins so.
        let greedy = |choice: &&(Choice, PlainChoice)| match choice.0.deed {
            Deed::Walk { to, .. } => {
                game.position().takes(&board, to) * 64 + rng.random_range(0..64)
            }
            Deed::Stay | Deed::Out => 0,
        };
        let (choice, plain_choice) = if (number / 6).is_multiple_of(2) {
            choices.iter().max_by_key(greedy)
        } else {
            choices.choose(&mut rng)
        }
        .expect("there is always a choice");
        met.stays += u64::from(choice.deed == Deed::Stay);
        met.outs += u64::from(choice.deed == Deed::Out);
        game.roll(roll).expect("the die is there to be rolled");
        plain_game = plain_game.play(plain_choice);
        game.play(*choice).expect("a choice is accepted");
    }
    assert!(plain_game.is_over());
    compare_places(&game, &plain_game);
    met.shared_places += plain_game.out.iter().filter(|out| out.len() > 1).count() as u64;
    met
}

/// The same choices in the same number, each with the same outcome.
fn compare_choices(
    board: &Arc<Board>,
    position: &Position,
    reference: &Reference,
    roll: Roll,
) -> Vec<(Choice, PlainChoice)> {
    let mut choices: Vec<(Choice, PlainChoice)> = position
        .choices(board, roll)
        .map(|choice| (choice, plain(board, choice)))
        .collect();
    assert!(
        position
            .reaches(board)
            .choices(board, roll)
            .eq(choices.iter().map(|pair| pair.0))
    );
    choices.sort_by(|one, other| one.1.cmp(&other.1));
    let mut plain_choices = reference.choices(usize::from(roll.number()));
    plain_choices.sort();
    assert!(
        choices.iter().map(|pair| &pair.1).eq(&plain_choices),
        "{roll} in {position:?}: {choices:?}, not {plain_choices:?}"
    );
    for (choice, plain_choice) in &choices {
        let after = position.try_play(board, roll, *choice);
        let after = after.unwrap_or_else(|refusal| panic!("{choice:?}: {refusal}"));
        compare_positions(board, &after, &reference.play(plain_choice));
    }
    choices
}

fn compare_positions(board: &Board, position: &Position, reference: &Reference) {
    assert_eq!(plain_hands(board, position), reference.hands);
    assert_eq!(position.turn().letter(), reference.turn);
    assert_eq!(position.winner().is_some(), reference.is_over());
    let fields: Vec<_> = Seat::ALL
        .into_iter()
        .flat_map(|seat| position.hands(seat).map(Hand::field))
        .collect();
    assert_eq!(position.taken(), fields.into_iter().collect());
}

/// The last to go out is second.
fn compare_places(game: &Game, reference: &Reference) {
    let places = game.places().expect("the game is over");
    let letters: Vec<Vec<char>> = places
        .iter()
        .map(|seats| seats.iter().map(|seat| seat.letter()).collect())
        .collect();
    let mut wanted = vec![vec![reference.turn]];
    wanted.extend(reference.out.iter().rev().cloned());
    assert_eq!(letters, wanted);
}
