//! The one system that changes the session: it asks [`decide`] about each wish and applies the
//! facts.

use super::PlaySystems;
use crate::play::{Asked, Numbered, OneTable, Session, decide};
use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_message::<Asked>()
        .add_message::<Numbered>()
        .add_systems(Update, referee.in_set(PlaySystems::Decide));
}

fn referee(
    mut session: ResMut<Session>,
    mut wishes: MessageReader<Asked>,
    mut facts: MessageWriter<Numbered>,
) {
    for asked in wishes.read() {
        // All players sit at this screen, so consent is always given.
        for numbered in decide(&session, asked, &OneTable) {
            // Change detection of the session is triggered only by facts that change the table.
            let followed = match numbered.fact.changes_table() {
                true => session.apply(&numbered),
                false => session.bypass_change_detection().apply(&numbered),
            };
            if let Err(problem) = followed {
                // Cannot happen: `decide` numbers facts from the session it was given.
                crate::report::problem(&problem);
                return;
            }
            facts.write(numbered);
        }
    }
}
