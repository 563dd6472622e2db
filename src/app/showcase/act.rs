//! Carrying out the actions of a stand.

use super::operator::Operator;
use super::visits::Visiting;
use super::{GameClock, Kiosk, Untouched};
use crate::app::actions::{Action, KioskAction};
use crate::app::flow::{DisplayChange, Go, Screen, Sheet, Sheets};
use crate::app::settings::Settings;
use crate::app::setup::Library;
use crate::boards::NamedBoard;
use crate::language::Language;
use crate::play::{Asked, Player, Session, Setup, Wish};
use crate::rules::generate::{Seed, irregular, square};
use crate::rules::{Colour, Layout};
use crate::showcase::{IRREGULAR, SQUARE};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use rand::RngExt;
use rand::seq::IndexedRandom;
use std::sync::Arc;

/// Carries out the actions of a stand.
pub fn act(
    mut actions: MessageReader<Action>,
    library: Res<Library>,
    mut kiosk: ResMut<Kiosk>,
    mut settings: ResMut<Settings>,
    sheets: Res<Sheets>,
    mut operator: ResMut<Operator>,
    mut visitor: Visitor,
    mut requests: MessageWriter<Go>,
    mut wishes: MessageWriter<Asked>,
    mut exit: MessageWriter<AppExit>,
) {
    for action in actions.read() {
        let Action::Kiosk(action) = *action else {
            continue;
        };
        match action {
            KioskAction::Wake => {
                kiosk.has_played = false;
                requests.write(Go::To(Screen::Choice));
            }
            KioskAction::Speak(language) => {
                settings.language = Some(language);
                if sheets.is_empty() {
                    kiosk.has_played = false;
                    requests.write(Go::To(Screen::Choice));
                }
            }
            KioskAction::Against(_) | KioskAction::TwoPlayers => {
                let other = kiosk.opponent(action);
                visitor.clock.is_first_game = !kiosk.has_played;
                let setup = kiosk.set_up(&library.0, [Player::SOMEBODY, other]);
                wishes.write(Asked::here(Wish::Start(setup)));
                requests.write(Go::Display(DisplayChange::Reset));
                requests.write(Go::To(Screen::Table));
            }
            KioskAction::Choose => {
                visitor.untouched.0 = 0.0;
                visitor.leave();
                requests.write(Go::To(Screen::Choice));
            }
            KioskAction::AskToLeave => {
                // Only a game under way asks: nothing is lost by leaving a result or an empty
                // board.
                let ask = Sheet::Ask(Action::Kiosk(KioskAction::Leave));
                if visitor.session.is_under_way() {
                    requests.write(Go::Open(ask));
                } else {
                    requests.write(Go::To(Screen::Attract));
                }
            }
            KioskAction::Leave => {
                visitor.leave();
                requests.write(Go::To(Screen::Attract));
            }
            KioskAction::Stay => {
                visitor.untouched.0 = 0.0;
                requests.write(Go::Close(Sheet::StillThere));
            }
            KioskAction::Decline => {
                let questions = sheets.iter().filter(|sheet| matches!(sheet, Sheet::Ask(_)));
                requests.write_batch(questions.map(Go::Close));
            }
            KioskAction::End if operator.is_open() => _ = exit.write(AppExit::Success),
            KioskAction::Operate
            | KioskAction::Digit(_)
            | KioskAction::Erase
            | KioskAction::Volume(_)
            | KioskAction::Prefer(_)
            | KioskAction::Close
            | KioskAction::End => {
                let (kiosk, settings) = (&mut kiosk, &mut settings);
                operate(action, &mut operator, kiosk, settings, &mut requests);
            }
        }
    }
}

/// The present visitor and their game.
#[derive(SystemParam)]
pub struct Visitor<'w> {
    session: Res<'w, Session>,
    visiting: ResMut<'w, Visiting>,
    clock: ResMut<'w, GameClock>,
    untouched: ResMut<'w, Untouched>,
}

impl Visitor<'_> {
    /// Logs the game as left, if one is under way.
    fn leave(&mut self) {
        self.visiting.leave(&self.session, self.clock.seconds());
    }
}

/// Carries out the operator's actions, most of which need the page to be open. Resources that do
/// not change are not written to, to keep change detection quiet.
fn operate(
    action: KioskAction,
    operator: &mut ResMut<Operator>,
    kiosk: &mut ResMut<Kiosk>,
    settings: &mut ResMut<Settings>,
    requests: &mut MessageWriter<Go>,
) {
    match action {
        KioskAction::Operate if !operator.is_locked() => {
            operator.begin();
            requests.write(Go::Open(Sheet::Operator));
        }
        KioskAction::Digit(digit) => {
            let goes_on = operator.type_digit(digit, &kiosk.stand.code);
            if !goes_on {
                requests.write(Go::Close(Sheet::Operator));
            }
        }
        KioskAction::Erase => operator.erase(),
        KioskAction::Volume(by) if operator.is_open() => {
            let volume = &mut settings.volumes.master;
            *volume = volume.saturating_add_signed(by).min(100);
        }
        KioskAction::Prefer(language) if operator.is_open() => {
            kiosk.prefer(language);
            settings.language = Some(language);
        }
        KioskAction::Close => {
            operator.close();
            requests.write(Go::Close(Sheet::Operator));
        }
        _ => {}
    }
}

impl Kiosk {
    /// The opponent of a visitor: the computer that was chosen, or a second person.
    fn opponent(&self, action: KioskAction) -> Player {
        match action {
            KioskAction::Against(ease) => Player::Computer(self.stand.levels[ease as usize]),
            _ => Player::SOMEBODY,
        }
    }

    /// The next game. A new visitor's first game is on the first of the boards.
    fn set_up(&mut self, library: &[NamedBoard], players: [Player; 2]) -> Setup {
        let rules = self.stand.rules[self.games % self.stand.rules.len()];
        self.games += 1;
        let layout = match self.stand.boards.first().filter(|_| !self.has_played) {
            Some(name) => board_called(name, library),
            None => self.board(library),
        };
        self.has_played = true;
        Setup {
            layout: Arc::new(layout),
            rules,
            starts: Colour::Red,
            players,
            best_of: 1,
        }
    }

    /// Puts this language before the others.
    fn prefer(&mut self, language: Language) {
        let is_other = |known: &Language| *known != language;
        self.stand.languages.sort_by_key(is_other);
    }

    /// A random one of the stand's boards.
    pub(super) fn board(&self, library: &[NamedBoard]) -> Layout {
        let name = self.stand.boards.choose(&mut rand::rng());
        board_called(name.map_or(SQUARE, String::as_str), library)
    }
}

/// A board of this kind or name.
fn board_called(name: &str, library: &[NamedBoard]) -> Layout {
    let mut rng = rand::rng();
    let seed = Seed::from(rng.random::<u64>());
    let named = library.iter().find(|board| board.is_called(name));
    match (name, named) {
        (IRREGULAR, _) => irregular(&seed, rng.random_range(0.1..0.6)),
        (_, Some(board)) => board.layout.clone(),
        _ => square(&seed),
    }
}
