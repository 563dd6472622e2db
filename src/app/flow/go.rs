//! Requests to change the flow, and the one system that carries them out.

use super::display::{Display, DisplayChange};
use super::origins::Origins;
use super::screen::Screen;
use super::sheet::{Sheet, Sheets};
use bevy::prelude::*;

/// A request to change the screen, the sheets or the display. Only the system `go` acts on it.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Go {
    /// To a screen; nothing lies over it.
    To(Screen),
    /// To a screen that [`Return`](Self::Return) leads back from.
    Visit {
        /// The screen.
        to: Screen,
        /// Where it leads back to.
        from: Screen,
    },
    /// The same; the sheets over the present screen are open again after [`Return`](Self::Return).
    VisitOver(Screen),
    /// Back from a visited screen to where it was opened from.
    Return,
    /// Open a sheet over all others; one that is open already comes to the top.
    Open(Sheet),
    /// Open a sheet in place of the uppermost.
    Replace(Sheet),
    /// Close a sheet, wherever it lies.
    Close(Sheet),
    /// Close the uppermost sheet.
    CloseTop,
    /// Close all sheets.
    CloseAll,
    /// Open or close a part of the display.
    Display(DisplayChange),
}

/// Carries out all requests of a frame, in their order.
pub fn go(
    mut requests: MessageReader<Go>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut sheets: ResMut<Sheets>,
    mut display: ResMut<Display>,
    mut origins: ResMut<Origins>,
) {
    for request in requests.read() {
        let mut wanted = sheets.clone();
        wanted.follow(request);
        match *request {
            Go::To(to) => next.set(to),
            Go::Visit { to, from } => {
                origins.note(to, from, Sheets::default());
                next.set(to);
            }
            Go::VisitOver(to) => {
                origins.note(to, *screen.get(), sheets.clone());
                next.set(to);
            }
            Go::Return => {
                let (from, over) = origins.take(*screen.get());
                wanted = over;
                next.set(from);
            }
            Go::Display(change) => {
                let changed = display.changed(change);
                display.set_if_neq(changed);
            }
            Go::Open(_) | Go::Replace(_) | Go::Close(_) | Go::CloseTop | Go::CloseAll => {}
        }
        sheets.set_if_neq(wanted);
    }
}

/// Sets screen and sheets directly, without a request, for pictures and tests. The screen changes
/// in the next frame, the sheets at once.
pub fn jump(world: &mut World, screen: Screen, sheets: impl IntoIterator<Item = Sheet>) {
    world.resource_mut::<NextState<Screen>>().set(screen);
    world.insert_resource(Sheets::from_iter(sheets));
}
