//! Drawing lots before a game: who picks, who starts, and then the game begins.

use super::begin::WaitingStart;
use crate::app::actions::{Action, Hand};
use crate::app::flow::{FlowSystems, Go, Screen};
use crate::app::interface::theme::{Type, palette, space};
use crate::app::interface::{Button, Canvas, Face, InterfaceSystems, Painter, icons};
use crate::app::lots::Lots;
use crate::app::words::COLOUR;
use crate::play::{Asked, Setup, Wish};
use crate::rules::Colour;
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, pos2, vec2},
};

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (pick, begin_game)
            .chain()
            .in_set(FlowSystems::Act)
            .run_if(in_state(Screen::Lots)),
    )
    .add_systems(OnEnter(Screen::Lots), offer)
    .add_systems(OnExit(Screen::Lots), put_away)
    .add_systems(
        EguiPrimaryContextPass,
        paint
            .in_set(InterfaceSystems::Paint)
            .run_if(in_state(Screen::Lots)),
    );
}

fn offer(mut commands: Commands) {
    commands.insert_resource(Lots::new(&mut rand::rng()));
}

fn put_away(mut commands: Commands) {
    commands.remove_resource::<Lots>();
    commands.remove_resource::<WaitingStart>();
}

fn pick(lots: Option<ResMut<Lots>>, mut actions: MessageReader<Action>) {
    let Some(mut lots) = lots else {
        return;
    };
    for action in actions.read() {
        match action {
            Action::PickHand(hand) => lots.pick(*hand),
            // A second press skips the animation.
            Action::SkipReveal => lots.skip(),
            _ => {}
        }
    }
}

fn begin_game(
    lots: Option<Res<Lots>>,
    waiting: Option<Res<WaitingStart>>,
    mut wishes: MessageWriter<Asked>,
    mut requests: MessageWriter<Go>,
) {
    let (Some(lots), Some(waiting)) = (lots, waiting) else {
        return;
    };
    if let Some(starts) = lots.starts().filter(|_| lots.is_over()) {
        wishes.write(Asked::here(Wish::Start(Setup {
            starts,
            ..waiting.0.clone()
        })));
        requests.write(Go::To(Screen::Table));
    }
}

fn paint(
    mut painter: Painter,
    lots: Option<Res<Lots>>,
    waiting: Option<Res<WaitingStart>>,
) -> Result {
    let (Some(lots), Some(waiting)) = (lots, waiting) else {
        return Ok(());
    };
    painter.paint("lots", egui::Order::Background, true, |canvas, screen| {
        show(canvas, screen, &lots, &waiting.0);
    })
}

/// Who picks: black, if that is a person; red hides the marbles.
fn picker(setup: &Setup) -> Option<Colour> {
    [Colour::Black, Colour::Red]
        .into_iter()
        .find(|colour| setup.players[colour.index()].is_person())
}

fn show(canvas: &mut Canvas, screen: egui::Rect, lots: &Lots, setup: &Setup) {
    let book = canvas.book;
    let people = setup.players.iter().filter(|player| player.is_person());
    let is_alone = people.count() == 1;
    let shown = lots.starts().filter(|_| lots.is_shown());
    let text = match (shown, picker(setup)) {
        (Some(starts), _) => {
            let is_you = is_alone && setup.players[starts.index()].is_person();
            let colour = book.forms(COLOUR, starts);
            match is_you {
                true => book.tell("lots-you-start", colour),
                false => book.tell("lots-starts", colour),
            }
        }
        (None, Some(colour)) if !is_alone && !setup.players[colour.index()].name().is_empty() => {
            let name = setup.players[colour.index()].name().to_owned();
            book.tell("lots-name-picks", [("name", name.into())])
        }
        (None, _) => book.say("lots-you-pick"),
    };
    let foot = screen.bottom() - space::MARGIN;
    let height = canvas.button_height();
    let ground = egui::Rect::from_min_max(pos2(screen.left(), foot - 3.6 * height), screen.max);
    canvas.fade_out(ground);
    let width = screen.width() - 2.0 * space::MARGIN;
    let words = canvas.wrapped(&text, Type::Name, palette::BIRCH_50, width);
    let at = pos2(screen.center().x, foot - height - space::L);
    canvas.put(words, at, Align2::CENTER_BOTTOM, screen);
    if lots.picked().is_none() {
        let hands = [
            (Hand::Left, canvas.say("lots-left")),
            (Hand::Right, canvas.say("lots-right")),
        ];
        let buttons = hands.map(|(hand, label)| Button::new(label, Action::PickHand(hand)));
        let widest = buttons
            .iter()
            .map(|button| canvas.button_width(button))
            .fold(220.0, f32::max);
        for (side, button) in [-1.0, 1.0].into_iter().zip(&buttons) {
            let x = screen.center().x + side * (widest + space::L) / 2.0;
            let rect =
                egui::Rect::from_center_size(pos2(x, foot - height / 2.0), vec2(widest, height));
            canvas.button(rect, button);
            // The hands themselves can be pressed too.
            let middle = screen.center().x;
            let (left, right) = if side < 0.0 {
                (screen.left(), middle)
            } else {
                (middle, screen.right())
            };
            let hand =
                egui::Rect::from_min_max(pos2(left, screen.top()), pos2(right, ground.top()));
            canvas.press_silently(hand, button.action);
        }
    }
    if lots.picked().is_some() {
        // A press anywhere skips the animation.
        canvas.press_silently(screen, Action::SkipReveal);
    }
    let skip = Button::new(canvas.say("skip"), Action::SkipReveal)
        .icon(icons::SKIP_FORWARD)
        .face(Face::Words);
    let size = vec2(canvas.button_width(&skip), height);
    // In the corner while there is a hand to pick, then in the place of those buttons.
    let corner = if lots.picked().is_none() {
        pos2(
            screen.right() - space::MARGIN - size.x,
            screen.top() + space::MARGIN,
        )
    } else {
        pos2(screen.center().x - size.x / 2.0, foot - size.y)
    };
    canvas.button(egui::Rect::from_min_size(corner, size), &skip);
}
