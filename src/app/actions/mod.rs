//! What keys, buttons of a gamepad and buttons on the screen do, as plain data that everybody can
//! name: features act on it, the interface sends it.

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
pub use kiosk::{Ease, KioskAction};
pub use learning::LearnAction;
pub use lots::Hand;
pub use review::ReviewAction;
pub use rules::{Passage, Section, SectionPart};
pub use saves::{SavesAction, Source};
pub use settings::{Aid, Change, FrameLimit, Knob, SettingsPage, Switch, Volume};
pub use statistics::Regard;
