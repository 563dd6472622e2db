//! The pages of the settings: rows with a label at the left and a widget at the right, or below
//! where there is no room beside.

use crate::app::actions::{Action, Aid, Change, FrameLimit, Knob, SettingsPage, Switch, Volume};
use crate::app::interface::theme::{Type, palette, space};
use crate::app::interface::{Canvas, ChoiceButton, RIGHT};
use crate::app::motion::Speed;
use crate::app::screens::settings::{SettingsSight, controls, tables};
use crate::app::table::Palette;
use crate::app::words::key;
use crate::language::Language;
use crate::quality::Quality;
use bevy_egui::egui::{Align2, Color32, Rect, pos2, vec2};

/// The widget at the right end of a row.
enum Widget {
    Switch(Switch),
    Slider(Knob),
    Choices(Vec<ChoiceButton>),
    Stepper(String, [Option<Action>; 2]),
    Tables(Vec<tables::ThemeCard>),
}

/// Paints a page; returns where it ends.
pub fn show(
    canvas: &mut Canvas,
    room: Rect,
    top: f32,
    page: SettingsPage,
    sight: &SettingsSight,
) -> f32 {
    let mut y = top;
    match page {
        SettingsPage::Controls => return controls::show(canvas, room, top, sight),
        SettingsPage::Language => return languages(canvas, room, top),
        _ => {}
    }
    for (phrase, widget) in rows(canvas, page, sight) {
        if phrase == "aid-legal" {
            let text = canvas.say("aids").to_uppercase();
            let words = canvas.words(&text, Type::Caps, palette::BIRCH_300);
            y += space::L;
            let height = words.size().y;
            canvas.put(words, pos2(room.left(), y), Align2::LEFT_TOP, room);
            y += height;
        }
        y = row(canvas, room, y, phrase, &widget, sight);
    }
    y
}

fn rows(canvas: &Canvas, page: SettingsPage, sight: &SettingsSight) -> Vec<(&'static str, Widget)> {
    let settings = sight.settings;
    let switch = |switch: Switch| (switch.phrase(), Widget::Switch(switch));
    let slider = |knob: Knob| (knob.phrase(), Widget::Slider(knob));
    let choice = |label: &str, change: Change, is: bool| {
        ChoiceButton::new(canvas.say(label), Action::Change(change), is)
    };
    match page {
        SettingsPage::Game => {
            let speeds = Speed::ALL.map(|speed| {
                let is = settings.speed == speed;
                choice(speed_name(speed), Change::Speed(speed), is)
            });
            let mut rows = vec![
                (key("speed"), Widget::Choices(speeds.to_vec())),
                switch(Switch::ConfirmMoves),
                switch(Switch::TurnBoard),
            ];
            rows.extend(Aid::all().map(|aid| switch(Switch::Aid(aid))));
            rows.push(switch(Switch::ScoreMap));
            rows
        }
        SettingsPage::Display => {
            let windows = [(key("window-windowed"), false), (key("window-full"), true)].map(
                |(label, full)| {
                    choice(
                        label,
                        Change::FullScreen(full),
                        settings.full_screen == full,
                    )
                },
            );
            let (themes, theme) = sight.themes;
            let cards = tables::cards(canvas, themes, theme);
            vec![
                (key("theme"), Widget::Tables(cards)),
                (key("quality"), qualities(canvas, sight)),
                (key("window"), Widget::Choices(windows.to_vec())),
                (key("resolution"), resolution(canvas, sight)),
                switch(Switch::Vsync),
                (key("frame-limit"), frame_limits(canvas, sight)),
            ]
        }
        SettingsPage::Sound => vec![
            slider(Knob::Volume(Volume::Master)),
            slider(Knob::Volume(Volume::Effects)),
            slider(Knob::Volume(Volume::Music)),
            slider(Knob::Volume(Volume::Ambience)),
            switch(Switch::Music),
            switch(Switch::MuteUnfocused),
        ],
        SettingsPage::Access => {
            let palettes = Palette::ALL.map(|palette| {
                let label = match palette {
                    Palette::Ruby => key("palette-ruby"),
                    Palette::Amber => key("palette-amber"),
                    Palette::Pearl => key("palette-pearl"),
                };
                choice(label, Change::Palette(palette), settings.palette == palette)
            });
            vec![
                slider(Knob::TextSize),
                switch(Switch::ReducedMotion),
                (key("palette"), Widget::Choices(palettes.to_vec())),
                switch(Switch::Marks),
                switch(Switch::HighContrast),
            ]
        }
        SettingsPage::Controls | SettingsPage::Language => Vec::new(),
    }
}

fn qualities(canvas: &Canvas, sight: &SettingsSight) -> Widget {
    let now = sight.settings.quality.unwrap_or(sight.suited.quality);
    let choices = Quality::ALL.map(|quality| {
        let label = match quality {
            Quality::Low => key("quality-low"),
            Quality::Medium => key("quality-medium"),
            Quality::High => key("quality-high"),
        };
        let action = Action::Change(Change::Quality(quality));
        ChoiceButton::new(canvas.say(label), action, now == quality)
    });
    Widget::Choices(choices.to_vec())
}

fn frame_limits(canvas: &Canvas, sight: &SettingsSight) -> Widget {
    let choices = FrameLimit::ALL.map(|limit| {
        let label = match limit {
            FrameLimit::AtMost(frames) => frames.to_string(),
            FrameLimit::None => canvas.say("frame-limit-none"),
        };
        let action = Action::Change(Change::FrameLimit(limit));
        ChoiceButton::new(label, action, sight.settings.frame_limit == limit)
    });
    Widget::Choices(choices.to_vec())
}

fn resolution(canvas: &Canvas, sight: &SettingsSight) -> Widget {
    let now = sight.settings.resolution;
    let label = match now {
        None => canvas.say("resolution-own"),
        Some((width, height)) => canvas.book.tell(
            "resolution-size",
            [
                ("width", width.to_string().into()),
                ("height", height.to_string().into()),
            ],
        ),
    };
    let step = |up| {
        let next = sight.resolutions.step(now, up);
        // A step beyond either end gives the screen's own resolution.
        Some(Action::Change(Change::Resolution(next)))
    };
    Widget::Stepper(label, [step(false), step(true)])
}

/// The width of a widget, where there is room.
fn width_of(canvas: &Canvas, widget: &Widget) -> f32 {
    let scale = canvas.scale.0;
    match widget {
        Widget::Switch(_) => {
            let state = |key: &str| {
                let state = canvas.say(key);
                canvas.words(&state, Type::Button, Color32::WHITE).size().x
            };
            canvas.switch_size().x + space::M + state("on").max(state("off"))
        }
        Widget::Slider(_) => 340.0 + 110.0 * scale,
        Widget::Choices(choices) => canvas.choices_width(choices),
        Widget::Stepper(..) => 150.0 + 260.0 * scale,
        Widget::Tables(cards) => tables::width(canvas, cards),
    }
}

/// A row; returns where it ends.
fn row(
    canvas: &mut Canvas,
    room: Rect,
    top: f32,
    phrase: &str,
    widget: &Widget,
    sight: &SettingsSight,
) -> f32 {
    let pad = space::M * 0.9;
    let width = width_of(canvas, widget).min(room.width());
    let least = 200.0 * canvas.scale.0;
    let is_beside = room.width() - width - space::L >= least;
    let words_width = if is_beside {
        room.width() - width - space::L
    } else {
        room.width()
    };
    let label = canvas.say(phrase);
    let label = canvas.wrapped(&label, Type::Button, palette::BIRCH_50, words_width);
    let help_key = format!("{phrase}.help");
    let help = if canvas.book.has(&help_key) {
        canvas.say(&help_key)
    } else {
        String::new()
    };
    let help = canvas.wrapped(&help, Type::Help, palette::BIRCH_300, words_width);
    let help_height = if help.text().is_empty() {
        0.0
    } else {
        help.size().y
    };
    let words_height = label.size().y + help_height;
    let height = canvas.button_height();
    let (words_top, place) = if is_beside {
        let high = words_height.max(widget_height(canvas, widget, width)) + 2.0 * pad;
        let middle = top + high / 2.0;
        let place = Rect::from_min_size(
            pos2(
                room.right() - width,
                middle - widget_height(canvas, widget, width) / 2.0,
            ),
            vec2(width, height),
        );
        (middle - words_height / 2.0, place)
    } else {
        let place = Rect::from_min_size(
            pos2(room.left(), top + pad + words_height + space::S),
            vec2(room.width(), height),
        );
        (top + pad, place)
    };
    let below = words_top + label.size().y;
    let words_room = Rect::from_min_size(
        pos2(room.left(), words_top),
        vec2(words_width, words_height + 4.0),
    );
    canvas.put(
        label,
        pos2(room.left(), words_top),
        Align2::LEFT_TOP,
        words_room,
    );
    if help_height > 0.0 {
        canvas.put(help, pos2(room.left(), below), Align2::LEFT_TOP, words_room);
    }
    let widget_bottom = set(canvas, place, widget, sight);
    let bottom = (words_top + words_height).max(widget_bottom) + pad;
    canvas.rule(pos2(room.left(), bottom), room.width());
    bottom
}

fn widget_height(canvas: &Canvas, widget: &Widget, width: f32) -> f32 {
    match widget {
        Widget::Choices(choices) => {
            let rows = (canvas.choices_width(choices) / width.max(1.0))
                .ceil()
                .max(1.0);
            rows * canvas.button_height()
        }
        Widget::Tables(cards) => tables::height(canvas, cards, width),
        _ => canvas.button_height(),
    }
}

/// Paints a widget; returns where it ends.
fn set(canvas: &mut Canvas, place: Rect, widget: &Widget, sight: &SettingsSight) -> f32 {
    let settings = sight.settings;
    match widget {
        Widget::Switch(switch) => {
            let is_on = settings.is_on(*switch);
            let action = Action::Change(Change::Flip(*switch));
            canvas.switch(place.right_center(), is_on, action);
            let state = canvas.say(if is_on { key("on") } else { key("off") });
            let at = place.right_center() - vec2(canvas.switch_size().x + space::M, 0.0);
            canvas.text(&state, Type::Button, palette::BIRCH_50, (at, RIGHT), place);
            place.bottom()
        }
        Widget::Slider(knob) => {
            let (least, most, step) = knob.range();
            let now = knob.value(settings);
            let text = canvas.book.tell("percent", [("number", now.into())]);
            let number = canvas.words(&text, Type::Number, palette::BIRCH_50);
            let numbers = 110.0 * canvas.scale.0;
            let rect = Rect::from_min_max(place.min, place.max - vec2(numbers, 0.0));
            let to = |value: u16| Action::Change(Change::Turn(*knob, value));
            let steps = [to(now.saturating_sub(step)), to(now + step)];
            let part = f32::from(now - least) / f32::from(most - least);
            let dragged = canvas.slider(rect, part, Action::Knob(*knob), steps);
            if let Some(part) = dragged {
                let exact = f32::from(least) + part * f32::from(most - least);
                let value = (exact / f32::from(step)).round() as u16 * step;
                if value != now {
                    canvas.laid.pressed.push(to(value));
                }
            }
            canvas.put(number, place.right_center(), RIGHT, place);
            place.bottom()
        }
        Widget::Choices(choices) => canvas.choices(place, choices),
        Widget::Stepper(label, steps) => {
            canvas.stepper(place, label, Type::Button, *steps);
            place.bottom()
        }
        Widget::Tables(cards) => tables::show(canvas, place, cards, sight.swatches),
    }
}

/// Every language by its own name.
fn languages(canvas: &mut Canvas, room: Rect, top: f32) -> f32 {
    let mut y = top + space::S;
    for language in Language::ALL {
        let height = canvas.card_height(language.own_name(), "", room.width());
        let rect = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), height));
        let is_chosen = canvas.book.language() == language;
        let action = Action::Change(Change::Language(language));
        canvas.choice_card(rect, language.own_name(), "", action, is_chosen);
        y += height + space::S;
    }
    y
}

/// What a speed is called.
fn speed_name(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => key("speed-slow"),
        Speed::Normal => key("speed-normal"),
        Speed::Fast => key("speed-fast"),
        Speed::Off => key("speed-off"),
    }
}
