//! Copying and pasting text: by the system's clipboard, or within the game where there is none.

use super::notice::Notice;
use crate::app::words::{Phrasebook, key};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiClipboard;

/// What was last copied in the game.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Copied(pub Option<String>);

/// Where text is copied to and pasted from.
#[derive(SystemParam)]
pub struct Clipboard<'w> {
    system: ResMut<'w, EguiClipboard>,
    copied: ResMut<'w, Copied>,
}

impl Clipboard<'_> {
    /// Copies a text; the notice says where it can be pasted: anywhere, or only within the game.
    #[must_use]
    pub fn copy(&mut self, text: &str, book: &Phrasebook) -> Notice {
        self.system.set_text(text);
        self.copied.0 = Some(text.to_owned());
        // Whether there is a system's clipboard is known only by asking it for the text.
        let arrived = self.system.get_text().as_deref() == Some(text);
        Notice::new(book.say(if arrived {
            key("copied")
        } else {
            key("copied-within")
        }))
    }

    /// Returns the text that was copied last, here or elsewhere; empty if there is none.
    pub fn paste(&mut self) -> String {
        let elsewhere = self.system.get_text();
        elsewhere
            .or_else(|| self.copied.0.clone())
            .unwrap_or_default()
    }
}
