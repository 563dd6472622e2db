//! Actions of keys, gamepads and buttons on the screen, as plain data: the interface sends them,
//! features carry them out.

mod action;
mod boards;
mod building;
mod control;
mod form;
mod kiosk;
mod learning;
mod lots;
mod review;
mod rules;
mod saves;
mod settings;
mod statistics;

pub use action::{Action, TextField};
pub use boards::{BoardsAction, Which};
pub use building::BuildAction;
pub use control::{Control, Device};
pub use form::FormChange;
pub use kiosk::{Difficulty, KioskAction};
pub use learning::LearnAction;
pub use lots::Hand;
pub use review::ReviewAction;
pub use rules::{Passage, Section, SectionPart};
pub use saves::{SavesAction, Source};
pub use settings::{Aid, Change, FrameLimit, Knob, SettingsPage, Switch, Volume};
pub use statistics::StatisticsFilter;
