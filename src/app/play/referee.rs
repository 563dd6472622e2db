//! The referee: the only one who changes the session.

use super::PlaySystems;
use super::fact::Fact;
use super::intent::Intent;
use super::session::{Finish, Purpose, Seat, Session};
use crate::rules::Field;
use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_message::<Intent>()
        .add_message::<Fact>()
        .add_systems(Update, decide.in_set(PlaySystems::Decide));
}

fn decide(
    mut session: ResMut<Session>,
    mut intents: MessageReader<Intent>,
    mut facts: MessageWriter<Fact>,
) {
    for intent in intents.read() {
        match intent.clone() {
            Intent::Place(field) if session.is_persons_turn() && session.leads_astray(field) => {
                facts.write(Fact::Astray(field));
            }
            Intent::Place(field) if session.is_persons_turn() || session.finish().is_some() => {
                place(field, &mut session, &mut facts);
            }
            Intent::Answer(field, moment) if session.moment() == moment => {
                place(field, &mut session, &mut facts);
            }
            Intent::Place(_) | Intent::Answer(..) => {}
            Intent::TakeBack if !session.may_take_back() => {}
            Intent::TakeBack if matches!(session.finish(), Some(Finish::Resigned(_))) => {
                session.resign(None);
                facts.write(Fact::Resumed);
            }
            Intent::TakeBack => take_back(&mut session, &mut facts),
            Intent::Redo if session.game().undone() == 0 => {}
            Intent::Redo => redo(&mut session, &mut facts),
            Intent::Start(setup) => {
                session.start(setup);
                facts.write(Fact::Started);
            }
            Intent::Seat(colour, seat) => {
                if session.seat(colour) != seat {
                    session.set_seat(colour, seat);
                }
            }
            Intent::Resign => {
                if let Some(colour) = session.may_resign() {
                    session.resign(Some(colour));
                    facts.write(Fact::Resigned(colour));
                }
            }
            Intent::Rematch { swap } => {
                session.start_next(swap);
                facts.write(Fact::Started);
            }
            Intent::Show(show) => {
                session.show(show);
                facts.write(Fact::Started);
            }
            Intent::TurnTo(marbles) => turn_to(marbles, &mut session, &mut facts),
            Intent::Resume => {
                if session.may_resume() && session.resume() {
                    facts.write(Fact::Started);
                }
            }
            Intent::Restore(saved) => {
                session.restore(&saved);
                facts.write(Fact::Started);
            }
            Intent::BestOf(games) => {
                if session.series().best_of() != games {
                    session.set_series_length(games);
                }
            }
        }
    }
}

fn place(field: Field, session: &mut ResMut<Session>, facts: &mut MessageWriter<Fact>) {
    let colour = session.game().turn();
    // Asked first, so that the session counts as changed only if it is.
    if let Some(reason) = session.game().refusal(field) {
        facts.write(Fact::Refused { field, reason });
    } else if session.place(field).is_ok() {
        facts.write(Fact::Placed { field, colour });
        tell_end(session, facts);
    }
}

fn tell_end(session: &Session, facts: &mut MessageWriter<Fact>) {
    if let Some(ending) = session.game().ending() {
        facts.write(Fact::Ended(ending));
    }
}

/// Takes back at least one marble, and more until a person is to move, if there is one.
fn take_back(session: &mut ResMut<Session>, facts: &mut MessageWriter<Fact>) {
    while session.game().marbles_placed() > 0 {
        let Some(field) = session.take_back() else {
            break;
        };
        let colour = session.game().turn();
        facts.write(Fact::TakenBack { field, colour });
        if may_stop(session) {
            break;
        }
    }
}

/// Places again what was taken back together.
fn redo(session: &mut ResMut<Session>, facts: &mut MessageWriter<Fact>) {
    while session.game().undone() > 0 {
        let colour = session.game().turn();
        let Some(field) = session.redo() else {
            break;
        };
        facts.write(Fact::Placed { field, colour });
        if may_stop(session) {
            break;
        }
    }
    tell_end(session, facts);
}

/// Shows another moment of a game that is gone through. One marble more or less is placed or taken
/// back before everybody's eyes.
fn turn_to(marbles: usize, session: &mut ResMut<Session>, facts: &mut MessageWriter<Fact>) {
    let placed = session.game().marbles_placed();
    let marbles = marbles.min(session.length());
    if session.purpose() != Purpose::Review || marbles == placed {
        return;
    }
    let mut last = Fact::Turned;
    while session.game().marbles_placed() > marbles
        && let Some(field) = session.take_back()
    {
        let colour = session.game().turn();
        last = Fact::TakenBack { field, colour };
    }
    while session.game().marbles_placed() < marbles
        && let Some(field) = session.redo()
    {
        let colour = !session.game().turn();
        last = Fact::Placed { field, colour };
    }
    let is_step = placed.abs_diff(marbles) == 1;
    facts.write(if is_step { last } else { Fact::Turned });
}

/// Whether this is a position in which people may be left alone: it is a person's turn, or no
/// person plays at all.
fn may_stop(session: &Session) -> bool {
    session.seat(session.game().turn()) == Seat::Person || !session.has_person()
}
