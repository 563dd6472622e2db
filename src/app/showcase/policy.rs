//! Which actions are allowed on a stand, and what they mean there.

use super::{GameClock, Kiosk};
use crate::app::actions::{Action, KioskAction};
use crate::app::flow::{Policy, Screen, Sheet};
use crate::app::hud::{FooterButton, Guests, HudPolicy};
use crate::app::interface::{Button, Canvas, Face, icons};
use crate::app::play::{Phase, sentences};
use crate::play::Session;
use bevy::prelude::*;

/// The policy of a stand: only its own actions are allowed; files are not opened, and trouble is
/// not shown to visitors.
pub fn policy() -> Policy {
    Policy {
        permit,
        takes_files: false,
        shows_trouble: false,
    }
}

/// The small buttons at the foot of the screen.
pub fn footer(session: &Session) -> Vec<FooterButton> {
    vec![
        (icons::LIGHTBULB, Action::Hint, session.is_persons_turn()),
        (icons::UNDO_2, Action::TakeBack, session.may_take_back()),
        (icons::HOUSE, Action::Kiosk(KioskAction::AskToLeave), true),
    ]
}

/// The buttons after a game: few and large.
pub fn result(canvas: &Canvas, session: &Session) -> [Vec<Button>; 2] {
    let again = sentences::next_game(canvas.book, session);
    let other = Action::Kiosk(KioskAction::Choose);
    let leave = Action::Kiosk(KioskAction::Leave);
    let next = vec![
        Button::new(again, Action::Rematch)
            .icon(icons::ROTATE_CCW)
            .face(Face::Primary),
        Button::new(canvas.say("another-game"), other).icon(icons::PLUS),
    ];
    let last = vec![
        Button::new(canvas.say("look-at-board"), Action::LookAtBoard)
            .icon(icons::EYE)
            .face(Face::Words),
        Button::new(canvas.say("leave"), leave)
            .icon(icons::HOUSE)
            .face(Face::Words),
    ];
    [next, last]
}

/// Tells the HUD what the stand shows at this turn: buttons, a sentence, the time left.
pub fn supply(
    kiosk: Res<Kiosk>,
    clock: Res<GameClock>,
    session: Res<Session>,
    phase: Res<State<Phase>>,
    mut policy: ResMut<HudPolicy>,
) {
    *policy = HudPolicy {
        is_flat: kiosk.is_flat(),
        guests: Some(Guests {
            footer,
            result,
            told: clock.told(&session, *phase.get()),
            time_left: clock.left(&kiosk, &session),
        }),
    };
}

fn permit(action: Action, screen: Screen, top: Option<Sheet>) -> Option<Action> {
    match (screen, top, action) {
        // In attract mode any first touch only wakes the stand.
        (Screen::Attract, None, Action::Kiosk(_)) => Some(action),
        (Screen::Attract, None, _) => Some(Action::Kiosk(KioskAction::Wake)),
        (_, _, Action::Kiosk(_)) => Some(action),
        (
            _,
            _,
            Action::Left
            | Action::Right
            | Action::Up
            | Action::Down
            | Action::Confirm
            | Action::NextButton
            | Action::PreviousButton,
        ) => Some(action),
        (_, Some(_), Action::Yes) => Some(action),
        // Back becomes an action for the present sheet: if it is pressed twice in a frame, the
        // second press must not leave the screen too.
        (_, _, Action::Back) => Some(Action::Kiosk(match (screen, top) {
            (_, Some(Sheet::Operator)) => KioskAction::Close,
            (_, Some(Sheet::StillThere)) => KioskAction::Stay,
            (_, Some(_)) => KioskAction::Decline,
            (Screen::Table, None) => KioskAction::AskToLeave,
            (_, None) => KioskAction::Leave,
        })),
        (Screen::Table, None, Action::Menu) => Some(Action::Kiosk(KioskAction::AskToLeave)),
        (
            Screen::Table,
            None,
            Action::TakeBack
            | Action::Hint
            | Action::TopView
            | Action::ResetView
            | Action::TurnBoard
            | Action::SkipReveal
            | Action::LookAtBoard
            | Action::Rematch,
        ) => Some(action),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::actions::{
        BoardsAction, BuildAction, Control, SavesAction, SettingsPage, TextField,
    };

    /// The screens and sheets of a stand.
    fn places() -> Vec<(Screen, Option<Sheet>)> {
        let screens = [Screen::Attract, Screen::Choice, Screen::Table];
        let leave = Sheet::Ask(Action::Kiosk(KioskAction::Leave));
        let sheets = [
            None,
            Some(Sheet::StillThere),
            Some(Sheet::Operator),
            Some(leave),
        ];
        screens
            .into_iter()
            .flat_map(|screen| sheets.map(|sheet| (screen, sheet)))
            .collect()
    }

    #[test]
    fn nothing_leads_out_of_a_stand() {
        let out = [
            Action::Quit,
            Action::Title,
            Action::Menu,
            Action::NewGame,
            Action::Settings(SettingsPage::default()),
            Action::ResetSettings,
            Action::ResetControls,
            Action::Statistics,
            Action::Saves(SavesAction::Open),
            Action::Saves(SavesAction::Paste),
            Action::Boards(BoardsAction::Open),
            Action::Build(BuildAction::Open),
            Action::Edit(TextField::Seed),
            Action::Rules,
            Action::Diagnostics,
            Action::HideDisplay,
        ];
        for (screen, sheet) in places() {
            for action in out {
                let passed = permit(action, screen, sheet);
                let only_wakes = passed == Some(Action::Kiosk(KioskAction::Wake));
                let only_asks = action == Action::Menu
                    && passed == Some(Action::Kiosk(KioskAction::AskToLeave));
                assert!(
                    passed.is_none() || only_wakes || only_asks,
                    "{action:?} at {screen:?} with {sheet:?}"
                );
            }
        }
    }

    #[test]
    fn a_step_back_is_always_one_of_the_stands_own() {
        for (screen, sheet) in places() {
            let passed = permit(Action::Back, screen, sheet);
            assert!(
                matches!(passed, Some(Action::Kiosk(_))),
                "{passed:?} at {screen:?} with {sheet:?}"
            );
        }
    }

    #[test]
    fn every_key_wakes_the_stand_and_does_nothing_else() {
        for control in Control::ALL {
            assert_eq!(
                permit(control.action(), Screen::Attract, None),
                Some(Action::Kiosk(KioskAction::Wake))
            );
        }
    }
}
