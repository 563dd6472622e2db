//! What passes on a stand, and what is meant by it there.

use super::Kiosk;
use crate::app::actions::{Action, KioskAction};
use crate::app::flow::{Screen, Sheet, Sheets};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Lets through what may be asked for. Where there is no stand, that is everything.
#[derive(SystemParam)]
pub struct Gate<'w> {
    kiosk: Option<Res<'w, Kiosk>>,
    screen: Res<'w, State<Screen>>,
    sheets: Res<'w, Sheets>,
}

impl Gate<'_> {
    /// What becomes of an action.
    pub fn pass(&self, action: Action) -> Option<Action> {
        match self.kiosk {
            None => Some(action),
            Some(_) => permit(action, *self.screen.get(), self.sheets.top()),
        }
    }
}

fn permit(action: Action, screen: Screen, top: Option<Sheet>) -> Option<Action> {
    match (screen, top, action) {
        // Whatever the first touch is, it only wakes the stand.
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
        // A step back is told what it leaves: of two in a frame, the second must not go further.
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
    use crate::app::actions::{BoardsAction, BuildAction, Control, Page, SavesAction, TextField};

    /// The places of a stand.
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
            Action::Settings(Page::default()),
            Action::ResetSettings,
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
