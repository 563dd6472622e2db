//! The referee: decides which facts follow from a wish.

use super::consent::{Agreement, Consent, Offer};
use super::fact::{Fact, Numbered};
use super::player::Player;
use super::purpose::Purpose;
use super::session::Session;
use super::sitting::Sitting;
use super::wish::{Asked, Author, Show, Wish};
use crate::rules::{Colour, Field, Refusal};

/// The facts that follow from a wish, in order, for the session to [apply](Session::apply). None if
/// the wish is pointless, out of date or not its author's to make.
pub fn decide(session: &Session, asked: &Asked, consent: &dyn Consent) -> Vec<Numbered> {
    if !is_in_order(session, asked) {
        return Vec::new();
    }
    let mut facts = consequences(session, asked);
    if !facts.is_empty() && asked.wish.concerns_all() {
        match consent.to(asked, session) {
            Agreement::Given => {}
            Agreement::Sought => facts = offered(session, asked),
            Agreement::Denied => facts.clear(),
        }
    }
    let numbers = session.facts()..;
    let numbered = numbers.zip(facts);
    numbered
        .map(|(number, fact)| Numbered { number, fact })
        .collect()
}

/// Whether a wish is for the present moment and its author may make it.
fn is_in_order(session: &Session, Asked { by, at, wish }: &Asked) -> bool {
    let is_now = at.is_none_or(|at| at == session.moment());
    is_now
        && match by {
            Author::Table => true,
            Author::Person(colour) => session.player(*colour).is_person(),
            Author::Computer(colour) => {
                let is_computer = session.player(*colour).level().is_some();
                is_computer && at.is_some() && matches!(wish, Wish::Place(_))
            }
        }
}

fn offered(session: &Session, asked: &Asked) -> Vec<Fact> {
    let offer = Offer {
        by: asked.by,
        wish: asked.wish.clone(),
    };
    let is_new = session.offer() != Some(&offer);
    is_new.then_some(Fact::Offered(offer)).into_iter().collect()
}

/// The facts that follow if everybody agrees.
fn consequences(session: &Session, asked: &Asked) -> Vec<Fact> {
    let situation = session.situation();
    let start = |table: Sitting| Some(Fact::Started(Box::new(situation.start(table))));
    let fact = match &asked.wish {
        Wish::Place(field) => return place(session, asked.by, *field),
        Wish::TakeBack => return take_back(session),
        Wish::Redo => return redo(session),
        Wish::Start(setup) => start(Sitting::new(session.next_id(), setup.clone())),
        Wish::Seat(colour, player) => (session.player(*colour) != player).then(|| Fact::Seated {
            colour: *colour,
            player: player.clone(),
        }),
        Wish::Resign => resigns(session, asked.by).map(Fact::Resigned),
        Wish::Rematch { swap } => start(session.next(session.next_id(), *swap)),
        Wish::Show(show) => {
            let shown = situation.show(shown(session, show));
            Some(Fact::Started(Box::new(shown)))
        }
        Wish::TurnTo(marbles) => turn_to(session, *marbles),
        Wish::Resume => {
            let resumed = session.may_resume().then(|| situation.resume()).flatten();
            resumed.map(|situation| Fact::Started(Box::new(situation)))
        }
        Wish::Restore(record) => start(Sitting::restored(record, session.next_id())),
        Wish::BestOf(games) => {
            (session.series().best_of() != *games).then_some(Fact::SeriesAgreed(*games))
        }
        Wish::Call(game, name) => situation.knows(*game).then(|| Fact::Named {
            game: *game,
            name: name.clone(),
        }),
    };
    fact.into_iter().collect()
}

fn shown(session: &Session, show: &Show) -> Sitting {
    let id = session.next_id();
    match show {
        Show::Demo(game, levels) => Sitting::demo(id, game.clone(), *levels),
        Show::Board(layout) => Sitting::board(id, layout.clone()),
        Show::Review(record) => Sitting::review(record, id),
        Show::Lesson(step) => Sitting::lesson(id, step.clone()),
    }
}

/// A marble is placed or refused; the wish is ignored if it is not the author's turn.
fn place(session: &Session, by: Author, field: Field) -> Vec<Fact> {
    let (game, colour) = (session.game(), session.game().turn());
    let is_authors = |mover: &Player| match by {
        Author::Table => mover.is_person(),
        Author::Person(author) | Author::Computer(author) => author == colour,
    };
    let is_asked = session.mover().is_some_and(is_authors);
    if is_asked && session.is_persons_turn() && session.leads_astray(field) {
        return vec![Fact::Astray(field)];
    }
    let is_computers = matches!(by, Author::Computer(_));
    let refusal = match session.finish() {
        _ if is_asked => session.refusal(field),
        Some(_) if !is_computers => Some(Refusal::GameOver),
        _ => return Vec::new(),
    };
    if let Some(reason) = refusal {
        return vec![Fact::Refused { field, reason }];
    }
    let placed = Fact::Placed {
        field,
        colour,
        is_redone: false,
    };
    let ending = game.position().play(field).ending(game.layout());
    [Some(placed), ending.map(Fact::Ended)]
        .into_iter()
        .flatten()
        .collect()
}

/// The colour that resigns, if the author may.
fn resigns(session: &Session, by: Author) -> Option<Colour> {
    match by {
        Author::Table => session.may_resign(),
        Author::Person(colour) => session.is_under_way().then_some(colour),
        Author::Computer(_) => None,
    }
}

/// Takes back at least one marble, and more until a person is to move, if a person plays. A
/// resignation is taken back first, on its own.
fn take_back(session: &Session) -> Vec<Fact> {
    let mut facts = Vec::new();
    if !session.may_take_back() {
        return facts;
    }
    if session.the_match.resigned().is_some() {
        return vec![Fact::Resumed];
    }
    let mut game = session.game().clone();
    while let Some(field) = game.undo() {
        let colour = game.turn();
        facts.push(Fact::TakenBack { field, colour });
        if may_stop(session, colour) {
            break;
        }
    }
    facts
}

/// Places again what [`take_back`] takes back at once.
fn redo(session: &Session) -> Vec<Fact> {
    let mut facts = Vec::new();
    let mut game = session.game().clone();
    while let Some(field) = game.redo() {
        facts.push(Fact::Placed {
            field,
            colour: !game.turn(),
            is_redone: true,
        });
        if may_stop(session, game.turn()) {
            break;
        }
    }
    if !facts.is_empty() {
        facts.extend(game.ending().map(Fact::Ended));
    }
    facts
}

/// Whether taking back or redoing may stop when this colour is to move: a person plays it, or no
/// person plays.
fn may_stop(session: &Session, turn: Colour) -> bool {
    session.player(turn).is_person() || !session.has_person()
}

/// Shows another position of a game in review. A single step is a marble placed or taken back, so
/// that the table animates it.
fn turn_to(session: &Session, marbles: usize) -> Option<Fact> {
    let placed = session.game().marbles_placed();
    let marbles = marbles.min(session.length());
    if *session.purpose() != Purpose::Review || marbles == placed {
        return None;
    }
    let mut game = session.game().clone();
    if marbles + 1 == placed {
        let field = game.undo()?;
        let colour = game.turn();
        return Some(Fact::TakenBack { field, colour });
    }
    if marbles == placed + 1 {
        let field = game.redo()?;
        return Some(Fact::Placed {
            field,
            colour: !game.turn(),
            is_redone: true,
        });
    }
    Some(Fact::Turned(marbles))
}
