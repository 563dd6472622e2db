//! The one system that changes the session: it lets the referee decide, and makes the facts so.

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
        // Everybody sits at this screen.
        for numbered in decide(&session, asked, &OneTable) {
            // The session counts as changed only if the table does.
            let followed = match numbered.fact.changes_table() {
                true => session.apply(&numbered),
                false => session.bypass_change_detection().apply(&numbered),
            };
            if let Err(problem) = followed {
                // The referee decides on what it sees, so that this cannot happen.
                crate::report::problem(&problem);
                return;
            }
            facts.write(numbered);
        }
    }
}
