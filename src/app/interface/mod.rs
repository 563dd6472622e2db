//! The interface: its look, its words, and what its buttons do. Screens are painted on a
//! [`Canvas`]; pressing a button sends a [`Press`], as pressing a key does.

mod button;
mod canvas;
mod clipboard;
mod focus;
mod glass;
pub mod icons;
mod laid;
mod lettering;
mod look;
mod medallion;
mod names;
mod night;
mod notice;
mod outline;
mod picture;
mod press_area;
mod scroll;
mod shade;
mod shape;
mod side;
mod swatch;
mod text_field;
pub mod theme;
mod widgets;

pub use button::{Button, Face, LabelAlign, tile_rounding};
pub use canvas::{Canvas, LEFT, RIGHT};
pub use clipboard::{Clipboard, Copied};
pub use focus::{Focus, steer};
pub use glass::{PaintedGlass, marble_picture};
pub use laid::{Laid, LaidButton, LaidGround, LaidText, PaintOrder};
pub use lettering::lettering_picture;
pub use look::{Look, Sizes};
pub use medallion::{Expression, medallion};
pub use notice::{Notice, Notices};
pub use picture::Picture;
pub use scroll::ENDLESS;
pub use shape::{ScreenShape, TextScale};
pub use side::{Facing, Side, opposite};
pub use swatch::swatch;
pub use text_field::Typing;
pub use widgets::{ChoiceButton, Sign};

use super::flow::Press;
use super::motion::Pace;
use super::table::{MarbleLook, TableCamera, Theme};
use super::words::Phrasebook;
use crate::app::actions::Action;
use crate::app::game_assets::GameAssets;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiGlobalSettings, EguiPlugin, EguiPostUpdateSet, EguiPrimaryContextPass,
    EguiRenderOutput, PrimaryEguiContext, egui,
};

/// The steps in which a frame of the interface is painted.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum InterfaceSystems {
    /// The screen is cleared.
    Begin,
    /// Screens paint.
    Paint,
    /// Sheets paint over them.
    PaintOver,
    /// Notices paint over everything.
    Tell,
    /// Pressed buttons are sent as messages.
    Send,
}

/// The interface without any screens.
pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .insert_resource(EguiGlobalSettings {
            // `attach` puts the context on the table's camera, which also draws without a window.
            auto_create_primary_context: false,
            ..default()
        })
        .init_resource::<TextScale>()
        .init_resource::<Laid>()
        .init_resource::<Focus>()
        .init_resource::<Typing>()
        .init_resource::<Copied>()
        .init_resource::<Facing>()
        .add_plugins(notice::plugin)
        .add_message::<Pressed>()
        .add_systems(PostStartup, attach)
        .add_systems(
            PostUpdate,
            wait_for_letters
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput),
        )
        .configure_sets(
            EguiPrimaryContextPass,
            (
                InterfaceSystems::Begin,
                InterfaceSystems::Paint,
                InterfaceSystems::PaintOver,
                InterfaceSystems::Tell,
                InterfaceSystems::Send,
            )
                .chain(),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                begin.in_set(InterfaceSystems::Begin),
                send.in_set(InterfaceSystems::Send),
            ),
        );
}

fn attach(mut commands: Commands, cameras: Query<Entity, With<TableCamera>>) {
    for camera in &cameras {
        commands.entity(camera).insert(PrimaryEguiContext);
    }
}

fn begin(
    mut commands: Commands,
    mut contexts: EguiContexts,
    assets: Res<GameAssets>,
    theme: Res<Theme>,
    look: Option<Res<Look>>,
    mut has_fonts: Local<bool>,
    mut laid: ResMut<Laid>,
    mut typing: ResMut<Typing>,
) -> Result {
    typing.forget_ended();
    let context = contexts.ctx_mut()?;
    if !*has_fonts {
        // By default egui requests a repaint after every frame, even if nothing has changed.
        // Here, systems that animate something ask for the next frame through `Pace`.
        context.set_request_repaint_callback(|_| ());
        let (fonts, problems) = theme::fonts(&assets.0);
        for problem in problems {
            crate::report::problem(&problem);
        }
        // egui can use them from the next frame on.
        context.set_fonts(fonts);
        // A press counts where it begins and ends, however long it takes and however unsteady the
        // hand is: see `Canvas::is_pressed`.
        context.options_mut(|options| {
            options.input_options.max_click_duration = f64::INFINITY;
            options.input_options.max_click_dist = f32::INFINITY;
        });
        *has_fonts = true;
    } else if look.is_none() || theme.is_changed() {
        commands.insert_resource(Look::new(context, &theme));
    }
    let points = context.content_rect().size();
    let window = points * context.zoom_factor();
    let wanted = theme::zoom(window);
    if (context.zoom_factor() - wanted).abs() > 1e-4 {
        context.set_zoom_factor(wanted);
    }
    laid.clear(context.content_rect(), context.zoom_factor());
    Ok(())
}

/// Glyphs that are used for the first time reach the graphics card one frame later: draws that one.
fn wait_for_letters(outputs: Query<&EguiRenderOutput>, mut pace: Pace) {
    if outputs
        .iter()
        .any(|output| !output.textures_delta.is_empty())
    {
        pace.keep();
    }
}

/// A button on the screen was pressed, by whatever means. Its action is sent as a [`Press`], too.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed(pub Action);

fn send(
    mut laid: ResMut<Laid>,
    mut typing: ResMut<Typing>,
    mut presses: MessageWriter<Press>,
    mut pressed: MessageWriter<Pressed>,
    mut pace: Pace,
) {
    if laid.moves {
        pace.keep();
    }
    // Pressing anything else ends typing.
    let field = typing.field.map(Action::Edit);
    if field.is_some() && laid.pressed.iter().any(|pressed| Some(*pressed) != field) {
        typing.end();
    }
    if !laid.pressed.is_empty() {
        pace.keep();
        pressed.write_batch(laid.pressed.iter().copied().map(Pressed));
        presses.write_batch(laid.pressed.drain(..).map(Press));
    }
}

/// What a screen needs to be painted.
#[derive(SystemParam)]
pub struct Painter<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    look: Option<Res<'w, Look>>,
    scale: Res<'w, TextScale>,
    laid: ResMut<'w, Laid>,
    focus: Res<'w, Focus>,
    typing: ResMut<'w, Typing>,
    book: Res<'w, Phrasebook>,
    marbles: Res<'w, MarbleLook>,
    facing: Res<'w, Facing>,
}

impl Painter<'_, '_> {
    /// The phrases of the current language.
    pub fn book(&self) -> &Phrasebook {
        &self.book
    }

    /// Pixels of the window per pixel of the interface.
    pub fn zoom(&self) -> f32 {
        self.laid.zoom.max(1e-3)
    }

    /// The side that questions are asked of.
    pub fn facing(&self) -> Side {
        self.facing.0
    }

    /// Paints on a layer of the screen; does nothing in the first frames, before `Look` is there.
    pub fn paint(
        &mut self,
        name: &str,
        order: egui::Order,
        enabled: bool,
        paint: impl FnOnce(&mut Canvas, egui::Rect),
    ) -> Result {
        self.paint_for(Side::Near, name, order, enabled, paint)
    }

    /// Paints for a side of the screen. `paint` need not know which: everything is laid out as for
    /// the near side, and rotated afterwards for the far one. Scrolled areas, sliders and text
    /// fields can only be painted for the near side.
    pub fn paint_for(
        &mut self,
        side: Side,
        name: &str,
        order: egui::Order,
        enabled: bool,
        paint: impl FnOnce(&mut Canvas, egui::Rect),
    ) -> Result {
        let context = self.contexts.ctx_mut()?;
        let Some(look) = &self.look else {
            return Ok(());
        };
        let screen = context.content_rect();
        if screen.size().min_elem() * context.zoom_factor() < theme::LEAST_LINES {
            return Ok(());
        }
        let id = egui::Id::new((name, side));
        let layer = egui::LayerId::new(order, id);
        let middle = screen.center();
        self.laid.turned_about = (side == Side::Far).then_some(middle);
        self.laid.order.is_above = order == egui::Order::Tooltip;
        // Shapes before this one were painted, and rotated, by another system.
        let first = context.graphics_mut(|layers| layers.entry(layer).next_idx());
        let mut ui = egui::Ui::new(
            context.clone(),
            id,
            egui::UiBuilder::new().layer_id(layer).max_rect(screen),
        );
        let mut canvas = Canvas {
            ui: &mut ui,
            look,
            book: &self.book,
            marbles: self.marbles.palette,
            scale: *self.scale,
            laid: &mut self.laid,
            focus: self.focus.on,
            typing: self.typing.bypass_change_detection(),
            enabled,
        };
        paint(&mut canvas, screen);
        if self.laid.turned_about.take().is_some() {
            context.graphics_mut(|layers| side::turn_layer(layers.entry(layer), first, middle));
        }
        Ok(())
    }
}
