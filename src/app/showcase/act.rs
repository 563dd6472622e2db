//! What the buttons of a stand do.

use super::operator::Operator;
use super::visits::Visiting;
use super::{GameClock, Kiosk, Untouched};
use crate::app::hud::Hud;
use crate::app::interface::Action;
use crate::app::play::{Intent, Seat, Session, Setup};
use crate::app::screens::{Library, Screen, Sheet, Sheets};
use crate::app::settings::Settings;
use crate::app::words::key;
use crate::boards::NamedBoard;
use crate::language::Language;
use crate::rules::generate::{Seed, irregular, square};
use crate::rules::{Colour, Layout};
use crate::showcase::{IRREGULAR, SQUARE};
use bevy::prelude::*;
use rand::RngExt;
use rand::seq::IndexedRandom;
use std::sync::Arc;

/// What buttons do on a stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KioskAction {
    /// Somebody has come.
    Wake,
    /// Somebody has come and speaks this.
    Speak(Language),
    /// Play the computer.
    Against(Ease),
    /// Two people play each other.
    TwoPlayers,
    /// Choose another game.
    Choose,
    /// Ask whether to leave the game.
    AskToLeave,
    /// Leave it.
    Leave,
    /// Somebody is still there.
    Stay,
    /// Whoever was asked whether to leave goes on.
    Decline,
    /// The operator holds the corner.
    Operate,
    /// A digit of the operator's code.
    Digit(u8),
    /// The last digit was none.
    Erase,
    /// Louder, or less loud.
    Volume(i8),
    /// Begin with this language; the operator's alone.
    Prefer(Language),
    /// Close the operator's page.
    Close,
    /// End the game; the operator's alone.
    End,
}

/// One of three computers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ease {
    /// For the first time.
    Easy,
    /// For those who have played.
    Fair,
    /// For those who win.
    Hard,
}

impl Ease {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Fair, Self::Hard];

    /// What it is called.
    pub fn phrase(self) -> &'static str {
        match self {
            Self::Easy => key("easy"),
            Self::Fair => key("fair"),
            Self::Hard => key("hard"),
        }
    }
}

/// Does what buttons ask for.
pub fn act(
    mut actions: MessageReader<Action>,
    library: Res<Library>,
    session: Res<Session>,
    mut kiosk: ResMut<Kiosk>,
    mut settings: ResMut<Settings>,
    mut sheets: ResMut<Sheets>,
    (mut operator, mut untouched): (ResMut<Operator>, ResMut<Untouched>),
    (mut visiting, mut clock, mut hud): (ResMut<Visiting>, ResMut<GameClock>, ResMut<Hud>),
    mut next: ResMut<NextState<Screen>>,
    mut intents: MessageWriter<Intent>,
    mut exit: MessageWriter<AppExit>,
) {
    for action in actions.read() {
        let Action::Kiosk(action) = *action else {
            continue;
        };
        if sheets.top() == Some(Sheet::Ask(Action::Kiosk(action))) {
            // It is being asked about.
            continue;
        }
        match action {
            KioskAction::Wake => {
                kiosk.has_played = false;
                next.set(Screen::Choice);
            }
            KioskAction::Speak(language) => {
                settings.language = Some(language);
                if sheets.is_empty() {
                    kiosk.has_played = false;
                    next.set(Screen::Choice);
                }
            }
            KioskAction::Against(_) | KioskAction::TwoPlayers => {
                let other = match action {
                    KioskAction::Against(ease) => Seat::Computer(kiosk.stand.levels[ease as usize]),
                    _ => Seat::Person,
                };
                clock.is_first_game = !kiosk.has_played;
                let setup = kiosk.set_up(&library.0, [Seat::Person, other]);
                intents.write(Intent::Start(setup));
                *hud = Hud::default();
                next.set(Screen::Table);
            }
            KioskAction::Choose => {
                untouched.0 = 0.0;
                visiting.leave(&session, clock.seconds());
                sheets.0.clear();
                next.set(Screen::Choice);
            }
            KioskAction::AskToLeave => {
                // Nothing is lost by leaving a result, or a board without marbles.
                let ask = Sheet::Ask(Action::Kiosk(KioskAction::Leave));
                if session.is_under_way() {
                    // Once, however often it is pressed.
                    sheets.0.retain(|sheet| *sheet != ask);
                    sheets.0.push(ask);
                } else {
                    sheets.0.clear();
                    next.set(Screen::Attract);
                }
            }
            KioskAction::Leave => {
                visiting.leave(&session, clock.seconds());
                sheets.0.clear();
                next.set(Screen::Attract);
            }
            KioskAction::Stay => {
                untouched.0 = 0.0;
                sheets.0.retain(|sheet| *sheet != Sheet::StillThere);
            }
            KioskAction::Decline => sheets.0.retain(|sheet| !matches!(sheet, Sheet::Ask(_))),
            KioskAction::Operate if operator.is_locked() => {}
            KioskAction::Operate => {
                operator.begin();
                sheets.0.retain(|sheet| *sheet != Sheet::Operator);
                sheets.0.push(Sheet::Operator);
            }
            KioskAction::Digit(digit) => {
                if !operator.type_digit(digit, &kiosk.stand.code) {
                    sheets.0.retain(|sheet| *sheet != Sheet::Operator);
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
                sheets.0.retain(|sheet| *sheet != Sheet::Operator);
            }
            KioskAction::End if operator.is_open() => _ = exit.write(AppExit::Success),
            KioskAction::Volume(_) | KioskAction::Prefer(_) | KioskAction::End => {}
        }
    }
}

impl Kiosk {
    /// The next game. Whoever has just come plays on the first of the boards.
    fn set_up(&mut self, library: &[NamedBoard], seats: [Seat; 2]) -> Setup {
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
            seats,
            names: default(),
        }
    }

    /// This language before the others.
    fn prefer(&mut self, language: Language) {
        let is_other = |known: &Language| *known != language;
        self.stand.languages.sort_by_key(is_other);
    }

    /// One of the boards, by chance.
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
