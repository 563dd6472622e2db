//! Sounds of marbles, and of facts.

use crate::app::sound::heard::{Hardness, Heard, Sound};
use crate::app::table::{Contact, CurrentPlan, Handled, Journey, Stage};
use crate::play::{Fact, Finish, Numbered, Purpose, Session};
use crate::rules::{Colour, Game};
use bevy::prelude::*;

/// A stronger contact is a fall, a weaker one a bounce.
const FALL: f32 = 0.6;
/// A weaker contact is the last one, after which the marble rocks to rest.
const LAST: f32 = 0.3;
/// The gain of demo games.
const DEMO_GAIN: f32 = 0.3;
/// The pitch of red and of black glass.
const RED: f32 = 1.035;
const BLACK: f32 = 0.965;

/// The gain of the game on the table.
pub fn gain_of(session: &Session) -> f32 {
    match session.purpose() {
        Purpose::Play | Purpose::Review | Purpose::Lesson(_) => 1.0,
        Purpose::Demo | Purpose::Board => DEMO_GAIN,
    }
}

/// Plays the sounds of marbles that leave, land and return.
pub fn hear_marbles(
    session: Res<Session>,
    mut contacts: MessageReader<Contact>,
    mut journeys: MessageReader<Journey>,
    mut handled: MessageReader<Handled>,
    mut heard: MessageWriter<Heard>,
) {
    let game = session.game();
    let gain_of = gain_of(&session);
    let is_played = matches!(
        session.purpose(),
        Purpose::Play | Purpose::Review | Purpose::Lesson(_)
    );
    for contact in contacts.read() {
        let kind = game.layout().kind(game.layout().tile_of(contact.field));
        let (hardness, usual) = if contact.strength > FALL {
            (Hardness::Hard, 1.0)
        } else {
            // The strength of a bounce that the soft takes were recorded at.
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
                .gain(strength * gain_of)
                .pitch(colour * (0.96 + 0.04 * strength)),
        );
        if contact.strength < LAST {
            heard.write(Heard::new(Sound::Roll).at(contact.place).gain(gain_of));
        }
        let is_first = hardness == Hardness::Hard;
        if let Some(owner) = game
            .new_owner(contact.field)
            .filter(|_| is_first && is_played)
        {
            heard.write(Heard::new(Sound::Owner(owner)).at(contact.place));
        }
    }
    for Handled { is_lifted, place } in handled.read() {
        let sound = match is_lifted {
            true => Sound::Tray,
            false => Sound::Home,
        };
        heard.write(Heard::new(sound).at(*place).gain(gain_of));
    }
    for journey in journeys.read() {
        let sound = match journey.stage {
            Stage::Taken => Sound::Tray,
            Stage::Home => Sound::Home,
            Stage::Rests if is_played && opens_tile(game) => Sound::Taboo,
            Stage::Rests => continue,
        };
        heard.write(Heard::new(sound).at(journey.place).gain(gain_of));
    }
}

/// Whether the last marble has released a tile from taboo: that of the third last marble, unless it
/// is taboo for another reason.
pub fn opens_tile(game: &Game) -> bool {
    let tile = |back: usize| {
        let field = game.moves().rev().nth(back)?;
        Some(game.layout().tile_of(field))
    };
    game.ending().is_none()
        && tile(2).is_some_and(|tile_of| ![tile(0), tile(1)].contains(&Some(tile_of)))
}

/// Plays the sounds of facts.
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
            // A marble and the computer's answer are taken back together: one sound.
            Fact::TakenBack { .. } if taken_back => continue,
            Fact::TakenBack { field, .. } => {
                taken_back = true;
                Heard::new(Sound::Undo).at(plan.0.field(*field))
            }
            Fact::Resumed => Heard::new(Sound::Undo),
            Fact::Resigned(_) => Heard::new(verdict(&session)),
            // Heard elsewhere: when the marble lands, and in the count.
            Fact::Placed { .. } | Fact::Ended(_) | Fact::Started(_) | Fact::Turned(_) => continue,
            Fact::Seated { .. } | Fact::SeriesAgreed(_) | Fact::Named { .. } | Fact::Offered(_) => {
                continue;
            }
        };
        heard.write(next);
    }
}

/// The sound of the result, for the players of the game.
pub fn verdict(session: &Session) -> Sound {
    let Some(winner) = session.winner() else {
        return Sound::Draw;
    };
    let lost = match session.finish() {
        // A player who has resigned is not reminded of losing.
        Some(Finish::Resigned(_)) => false,
        _ => !session.player(winner).is_person(),
    };
    if lost && session.has_person() {
        Sound::Loss
    } else {
        Sound::Win
    }
}
