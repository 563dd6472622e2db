//! Glass on wood, and what a marble changes.

use crate::app::sound::heard::{Hardness, Heard, Sound};
use crate::app::table::{Contact, CurrentPlan, Journey, Stage};
use crate::play::{Fact, Finish, Numbered, Purpose, Session};
use crate::rules::{Colour, Game};
use bevy::prelude::*;

/// What is harder than this is a fall and not a bounce.
const FALL: f32 = 0.6;
/// The last contact, from which a marble rocks to rest.
const LAST: f32 = 0.3;
/// Games that computers play to be looked at are heard from afar.
const AFAR: f32 = 0.3;
/// Black glass is a little lower than red.
const RED: f32 = 1.035;
const BLACK: f32 = 0.965;

/// How loud what happens in this game is.
pub fn nearness(session: &Session) -> f32 {
    match session.purpose() {
        Purpose::Play | Purpose::Review | Purpose::Lesson(_) => 1.0,
        Purpose::Demo | Purpose::Board => AFAR,
    }
}

/// Marbles that leave, land and come home.
pub fn hear_marbles(
    session: Res<Session>,
    mut contacts: MessageReader<Contact>,
    mut journeys: MessageReader<Journey>,
    mut heard: MessageWriter<Heard>,
) {
    let game = session.game();
    let nearness = nearness(&session);
    let is_played = matches!(
        session.purpose(),
        Purpose::Play | Purpose::Review | Purpose::Lesson(_)
    );
    for contact in contacts.read() {
        let kind = game.layout().kind(game.layout().tile_of(contact.field));
        let (hardness, usual) = if contact.strength > FALL {
            (Hardness::Hard, 1.0)
        } else {
            // Soft takes were made for a bounce of this strength.
            (Hardness::Soft, 0.45)
        };
        let colour = match contact.colour {
            Colour::Red => RED,
            Colour::Black => BLACK,
        };
        let strength = contact.strength / usual;
        heard.write(
            Heard::new(Sound::Impact(kind, hardness))
                .at(contact.place)
                .gain(strength * nearness)
                .pitch(colour * (0.96 + 0.04 * strength)),
        );
        if contact.strength < LAST {
            heard.write(Heard::new(Sound::Roll).at(contact.place).gain(nearness));
        }
        let is_first = hardness == Hardness::Hard;
        if let Some(owner) = game
            .new_owner(contact.field)
            .filter(|_| is_first && is_played)
        {
            heard.write(Heard::new(Sound::Owner(owner)).at(contact.place));
        }
    }
    for journey in journeys.read() {
        let sound = match journey.stage {
            Stage::Taken => Sound::Tray,
            Stage::Home => Sound::Home,
            Stage::Rests if is_played && opens_tile(game) => Sound::Taboo,
            Stage::Rests => continue,
        };
        heard.write(Heard::new(sound).at(journey.place).gain(nearness));
    }
}

/// Whether the last marble has let a tile be used again: the one of the marble two before it,
/// unless that is closed for another reason.
pub fn opens_tile(game: &Game) -> bool {
    let tile = |back: usize| {
        let field = game.moves().rev().nth(back)?;
        Some(game.layout().tile_of(field))
    };
    game.ending().is_none()
        && tile(2).is_some_and(|tile_of| ![tile(0), tile(1)].contains(&Some(tile_of)))
}

/// What the referee says.
pub fn hear_facts(
    session: Res<Session>,
    plan: Res<CurrentPlan>,
    mut facts: MessageReader<Numbered>,
    mut heard: MessageWriter<Heard>,
) {
    let mut taken_back = false;
    for Numbered { fact, .. } in facts.read() {
        let next = match fact {
            Fact::Started(_) if *session.purpose() == Purpose::Play => Heard::new(Sound::Start),
            Fact::Refused { field, .. } | Fact::Astray(field) => {
                Heard::new(Sound::Refused).at(plan.0.field(*field))
            }
            // A marble and the computer's answer are taken back together.
            Fact::TakenBack { .. } if taken_back => continue,
            Fact::TakenBack { field, .. } => {
                taken_back = true;
                Heard::new(Sound::Undo).at(plan.0.field(*field))
            }
            Fact::Resumed => Heard::new(Sound::Undo),
            Fact::Resigned(_) => Heard::new(verdict(&session)),
            // These are heard when they are seen: as the marble lands, and in the count.
            Fact::Placed { .. } | Fact::Ended(_) | Fact::Started(_) | Fact::Turned(_) => continue,
            Fact::Seated { .. } | Fact::SeriesAgreed(_) | Fact::Named { .. } | Fact::Offered(_) => {
                continue;
            }
        };
        heard.write(next);
    }
}

/// How the end of a game sounds to those who play it.
pub fn verdict(session: &Session) -> Sound {
    let Some(winner) = session.winner() else {
        return Sound::Draw;
    };
    let lost = match session.finish() {
        // Whoever gives up does not need to be told that they have lost.
        Some(Finish::Resigned(_)) => false,
        _ => !session.player(winner).is_person(),
    };
    if lost && session.has_person() {
        Sound::Loss
    } else {
        Sound::Win
    }
}
