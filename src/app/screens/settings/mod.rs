//! The settings: pages at the left, what can be set at the right. Everything applies at once.

mod controls;
mod pages;
mod tables;

use crate::app::actions::{Action, Change, SettingsPage, Switch};
use crate::app::controls::{Bindings, KeyLabels, Listening};
use crate::app::flow::{FlowSystems, Screen, Sheet, Sheets};

use super::sheets;
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{
    Button, Canvas, Face, InterfaceSystems, LEFT, Painter, ScreenShape, Sign, icons,
};
use crate::app::motion::Speed;
use crate::app::settings::{Resolutions, Settings, Suited};
use crate::app::table::{Aids, Theme, Themes};
use crate::app::words::key;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Color32, Rect, pos2, vec2};
use tables::Swatches;

impl SettingsPage {
    fn traits(self) -> (&'static str, char) {
        match self {
            Self::Game => (key("settings-game"), icons::GAMEPAD_2),
            Self::Display => (key("settings-display"), icons::MONITOR),
            Self::Sound => (key("settings-sound"), icons::VOLUME_2),
            Self::Controls => (key("settings-controls"), icons::KEYBOARD),
            Self::Access => (key("settings-access"), icons::ACCESSIBILITY),
            Self::Language => (key("settings-language"), icons::LANGUAGES),
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Listening>()
        .init_resource::<Swatches>()
        .add_systems(
            Update,
            (change, controls::listen).chain().in_set(FlowSystems::Act),
        )
        .add_systems(
            EguiPrimaryContextPass,
            paint.in_set(InterfaceSystems::PaintOver),
        );
}

/// Changes settings as buttons and keys ask for it.
fn change(
    screen: Res<State<Screen>>,
    mut actions: MessageReader<Action>,
    mut settings: ResMut<Settings>,
) {
    for action in actions.read() {
        let mut wanted = settings.clone();
        match *action {
            Action::Change(change) => wanted.change(change),
            Action::ResetSettings => {
                wanted = Settings {
                    language: settings.language,
                    ..default()
                };
            }
            Action::ResetControls => wanted.bindings = default(),
            Action::ChangeSpeed => {
                let at = Speed::ALL.iter().position(|speed| *speed == wanted.speed);
                wanted.speed = Speed::ALL[at.map_or(0, |at| (at + 1) % Speed::ALL.len())];
            }
            Action::ToggleAids if *screen.get() == Screen::Table => {
                wanted.aids = match wanted.aids {
                    Aids::EXPERT => Aids::ALL,
                    _ => Aids::EXPERT,
                };
            }
            Action::TurnToMover if *screen.get() == Screen::Table => {
                wanted.change(Change::Flip(Switch::TurnBoard));
            }
            _ => {}
        }
        settings.set_if_neq(wanted);
    }
}

/// What the pages show.
pub struct SettingsSight<'a> {
    settings: &'a Settings,
    suited: &'a Suited,
    resolutions: &'a Resolutions,
    themes: (&'a Themes, &'a Theme),
    swatches: &'a Swatches,
    bindings: &'a Bindings,
    labels: &'a KeyLabels,
    listening: Listening,
}

pub fn paint(
    mut painter: Painter,
    sheets: Res<Sheets>,
    settings: Res<Settings>,
    suited: Res<Suited>,
    resolutions: Res<Resolutions>,
    (themes, theme): (Res<Themes>, Res<Theme>),
    mut swatches: ResMut<Swatches>,
    (bindings, labels): (Res<Bindings>, Res<KeyLabels>),
    listening: Res<Listening>,
) -> Result {
    let open = sheets.iter().rev().find_map(|sheet| match sheet {
        Sheet::Settings(page) => Some(page),
        _ => None,
    });
    let Some(page) = open else {
        return Ok(());
    };
    let is_top = sheets.top() == Some(Sheet::Settings(page));
    painter.paint("settings", egui::Order::Middle, is_top, |canvas, screen| {
        let swatches = swatches.bypass_change_detection();
        swatches.open_next(canvas, page, &themes);
        let sight = SettingsSight {
            settings: &settings,
            suited: &suited,
            resolutions: &resolutions,
            themes: (&themes, &theme),
            swatches,
            bindings: &bindings,
            labels: &labels,
            listening: *listening,
        };
        show(canvas, screen, page, &sight);
    })
}

fn show(canvas: &mut Canvas, screen: Rect, page: SettingsPage, sight: &SettingsSight) {
    canvas.dim(screen);
    let is_upright = ScreenShape::of(screen).is_upright();
    let sheet = sheets::large(canvas, screen, 0.10);
    let across = tabs_across(canvas, sheet);
    let tabs = if is_upright {
        let rows = SettingsPage::ALL.len().div_ceil(across) as f32;
        let height = rows * (canvas.button_height() + 4.0 + space::S) + 2.0 * space::M;
        Rect::from_min_size(sheet.min, vec2(sheet.width(), height))
    } else {
        Rect::from_min_size(sheet.min, vec2(tabs_width(canvas), sheet.height()))
    };
    if is_upright {
        tab_rows(canvas, tabs, page, across);
    } else {
        tab_column(canvas, tabs, page);
    }
    let mut room = if is_upright {
        Rect::from_min_max(pos2(sheet.left(), tabs.bottom()), sheet.max)
    } else {
        Rect::from_min_max(pos2(tabs.right(), sheet.top()), sheet.max)
    };
    room = room.shrink2(vec2(60.0_f32.min(room.width() * 0.05), 44.0));
    let heading = canvas.say(page.traits().0);
    let heading = canvas.words(&heading, Type::Page, palette::BIRCH_50);
    let top = room.top() + heading.size().y + space::M;
    canvas.put(heading, room.min, Align2::LEFT_TOP, room);
    let foot = room.bottom() - canvas.button_height();
    let middle = Rect::from_min_max(pos2(room.left(), top), pos2(room.right(), foot - space::M));
    let name = page.traits().0;
    let ground = Some(palette::WALNUT_800);
    canvas.scrolled(name, middle, ground, |canvas, top| {
        pages::show(canvas, middle, top, page, sight)
    });
    // The page of keys and buttons resets these alone.
    let (label, action) = match page {
        SettingsPage::Controls => (key("reset-controls"), Action::ResetControls),
        _ => (key("reset"), Action::ResetSettings),
    };
    let reset = Button::new(canvas.say(label), action)
        .icon(icons::ROTATE_CCW)
        .face(Face::Words);
    sheets::foot(canvas, room, foot, &reset);
    canvas.laid.first = Some(Action::Settings(page));
}

/// The tabs are never narrower, so that they look the same in most languages.
const LEAST_TABS: f32 = 372.0;

/// How wide the widest tab is.
fn widest_tab(canvas: &Canvas) -> f32 {
    let label = |page: &SettingsPage| {
        let label = canvas.say(page.traits().0);
        canvas.words(&label, Type::Button, Color32::WHITE).size().x
    };
    let widest = SettingsPage::ALL.iter().map(label).fold(0.0, f32::max);
    widest + canvas.line(Type::Icon) + space::M + 2.0 * space::L
}

/// How many tabs have room side by side.
fn tabs_across(canvas: &Canvas, sheet: Rect) -> usize {
    let room = sheet.width() - 2.0 * space::M;
    let across = (room / (widest_tab(canvas) + space::S)).floor();
    (across as usize).clamp(1, 3)
}

fn tabs_width(canvas: &Canvas) -> f32 {
    let heading = canvas.say("settings");
    let heading = canvas.words(&heading, Type::Sheet, Color32::WHITE).size().x + 2.0 * 44.0;
    (widest_tab(canvas) + 2.0 * space::L)
        .max(heading)
        .max(LEAST_TABS)
}

/// The pages to choose from, in rows.
fn tab_rows(canvas: &mut Canvas, rect: Rect, page: SettingsPage, across: usize) {
    let round = radius::SHEET as u8;
    let corners = egui::CornerRadius {
        nw: round,
        ne: round,
        ..Default::default()
    };
    let fill = canvas
        .look
        .on_cloth(palette::NIGHT_900)
        .gamma_multiply(0.55);
    canvas.ui.painter().rect_filled(rect, corners, fill);
    let inner = rect.shrink(space::M);
    let width = inner.width() / across as f32;
    let height = canvas.button_height() + 4.0;
    for (number, tab) in SettingsPage::ALL.into_iter().enumerate() {
        let at = pos2(
            inner.left() + (number % across) as f32 * width,
            inner.top() + (number / across) as f32 * (height + space::S),
        );
        let cell = Rect::from_min_size(at, vec2(width - space::S, height));
        self::tab(canvas, cell, tab, tab == page);
    }
}

/// The pages to choose from, one below the other.
fn tab_column(canvas: &mut Canvas, rect: Rect, page: SettingsPage) {
    let round = radius::SHEET as u8;
    let corners = egui::CornerRadius {
        nw: round,
        sw: round,
        ..Default::default()
    };
    let fill = canvas
        .look
        .on_cloth(palette::NIGHT_900)
        .gamma_multiply(0.55);
    canvas.ui.painter().rect_filled(rect, corners, fill);
    let height = canvas.button_height() + 4.0;
    let inner = rect.shrink2(vec2(space::L, 44.0));
    let heading = canvas.say("settings");
    let heading = canvas.words(&heading, Type::Sheet, palette::BIRCH_50);
    let mut y = inner.top() + heading.size().y + space::L;
    let at = pos2(inner.left() + space::M, inner.top());
    canvas.put(heading, at, Align2::LEFT_TOP, rect);
    let room = inner.bottom() - y;
    let step = (room / SettingsPage::ALL.len() as f32).min(height + space::M * 0.75);
    for tab in SettingsPage::ALL {
        let cell = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), step - space::S));
        self::tab(canvas, cell, tab, tab == page);
        y += step;
    }
}

fn tab(canvas: &mut Canvas, rect: Rect, page: SettingsPage, is_open: bool) {
    let (label, icon) = page.traits();
    let action = Action::Settings(page);
    let ink = if is_open {
        canvas.tile_button(rect, action);
        palette::WALNUT_900
    } else {
        let response = canvas.press_area(rect, action, true);
        if response.hovered() {
            let fill = palette::BIRCH_100.gamma_multiply(0.07);
            canvas.ui.painter().rect_filled(rect, radius::FIELD, fill);
        }
        palette::BIRCH_300
    };
    let left = rect.left() + space::L * 0.8;
    let icon_width = canvas.line(Type::Icon);
    canvas.sign(
        pos2(left + icon_width / 2.0, rect.center().y),
        Sign::Icon(icon),
        ink,
    );
    let at = pos2(left + icon_width + space::M, rect.center().y);
    let label = canvas.say(label);
    canvas.text(&label, Type::Button, ink, (at, LEFT), rect);
    canvas.focus_ring(action, rect, radius::FIELD);
}
