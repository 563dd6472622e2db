//! Moving the cursor with keys, and placing marbles.

use crate::app::actions::{Action, LearnAction};
use crate::app::flow::{Press, Screen, Sheets};
use crate::app::interface::Focus;
use crate::app::play::Phase;
use crate::app::table::{ConfirmsMoves, CurrentPlan, Cursor, Pending, Plan, Rig};
use crate::play::{Asked, Session, Wish};
use crate::rules::Field;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Arrows move the cursor to the next field in that direction on the screen, across gaps.
pub fn move_cursor(
    plan: Res<CurrentPlan>,
    session: Res<Session>,
    rig: Res<Rig>,
    focus: Res<Focus>,
    mut actions: MessageReader<Action>,
    mut cursor: ResMut<Cursor>,
) {
    for action in actions.read() {
        if focus.takes_keys() {
            continue;
        }
        let direction = match action {
            Action::Left => Vec2::NEG_X,
            Action::Right => Vec2::X,
            Action::Up => Vec2::NEG_Y,
            Action::Down => Vec2::Y,
            _ => continue,
        };
        let direction = rig.on_the_table(direction);
        let field = match cursor.field {
            None => first_field(&session, &plan.0),
            Some(from) => next_field(&plan.0, from, direction).or(Some(from)),
        };
        *cursor = cursor.moved_to(field, true);
    }
}

/// Where the cursor appears: at the open field nearest to the last marble. Before the first marble,
/// at the field nearest to the middle of the board; without an open field, at the last marble.
fn first_field(session: &Session, plan: &Plan) -> Option<Field> {
    let game = session.game();
    let last = game.position().last();
    let from = last.map_or(Vec2::ZERO, |last| plan.field(last).xz());
    let distance = |field: &Field| plan.field(*field).xz().distance_squared(from);
    let open = game.legal().into_iter();
    open.min_by(|one, other| distance(one).total_cmp(&distance(other)))
        .or(last)
}

/// The nearest field in that direction; a field straight ahead is preferred to one at the side.
fn next_field(plan: &Plan, from: Field, direction: Vec2) -> Option<Field> {
    let start = plan.field(from).xz();
    Field::all()
        .filter_map(|field| {
            let step = plan.field(field).xz() - start;
            let ahead = step.dot(direction);
            let aside = step.dot(direction.perp()).abs();
            (ahead > 0.5).then_some((field, ahead + 3.0 * aside))
        })
        .min_by(|(_, one), (_, other)| one.total_cmp(other))
        .map(|(field, _)| field)
}

/// Confirm places a marble, skips the count, and continues after the result.
pub fn confirm(
    cursor: Res<Cursor>,
    focus: Res<Focus>,
    phase: Res<State<Phase>>,
    screen: Res<State<Screen>>,
    sheets: Res<Sheets>,
    mut actions: MessageReader<Action>,
    mut presses: MessageWriter<Press>,
    mut placing: Placing,
) {
    let pressed = actions
        .read()
        .filter(|action| **action == Action::Confirm)
        .count();
    if pressed == 0 || focus.on.is_some() || !sheets.is_empty() {
        return;
    }
    match phase.get() {
        Phase::Revealing => _ = presses.write(Press(Action::SkipReveal)),
        _ if focus.is_modal && *screen.get() == Screen::Learn => {
            presses.write(Press(Action::Learn(LearnAction::Next)));
        }
        Phase::Over if focus.is_modal => _ = presses.write(Press(Action::Rematch)),
        _ => {
            if let Some(field) = cursor.field {
                placing.press(field);
            }
        }
    }
}

/// Places marbles: at the first press or, with [`ConfirmsMoves`], at the second.
#[derive(SystemParam)]
pub struct Placing<'w> {
    confirms: Res<'w, ConfirmsMoves>,
    session: Res<'w, Session>,
    pending: ResMut<'w, Pending>,
    wishes: MessageWriter<'w, Asked>,
}

impl Placing<'_> {
    /// Whether a field was pressed once and waits for the second press.
    pub fn waits_for(&self, field: Field) -> bool {
        self.pending.0 == Some(field)
    }

    /// Forgets a press that waits for the second one.
    pub fn forget(&mut self) {
        self.pending.set_if_neq(Pending(None));
    }

    /// Handles a press on a field.
    pub fn press(&mut self, field: Field) {
        let is_legal =
            self.session.is_persons_turn() && self.session.game().refusal(field).is_none();
        if self.confirms.0 && is_legal && self.pending.0 != Some(field) {
            self.pending.0 = Some(field);
            return;
        }
        self.pending.set_if_neq(Pending(None));
        self.wishes.write(Asked::here(Wish::Place(field)));
    }
}
