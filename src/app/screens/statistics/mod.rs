//! The statistics: whom games were played against, how they ended, and how that has changed.

mod chart;
mod details;
mod figures;
mod table;

use super::sheets;
use crate::app::actions::{Action, StatisticsFilter};
use crate::app::flow::{FlowSystems, Sheet, Sheets};
use crate::app::interface::theme::{Type, palette, space};
use crate::app::interface::{Button, Canvas, ChoiceButton, Face, InterfaceSystems, Painter, icons};
use crate::app::play::sentences;
use crate::app::statistics::ReadStatistics;
use crate::files::{FinishedGame, Opponent, Statistics};
use crate::rules::RuleSet;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};

/// The games that the statistics are filtered to.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Regarded {
    /// By these rules, or by any.
    pub rules: Option<RuleSet>,
    /// Against this opponent; `None` stands for the opponent of the last game.
    pub opponent: Option<Opponent>,
}

impl Regarded {
    fn has(self, game: &FinishedGame) -> bool {
        self.rules.is_none_or(|rules| rules == game.rules)
    }

    fn opponent(self, statistics: &Statistics) -> Opponent {
        let mut games = statistics.games().iter();
        let last = games.rfind(|game| self.has(game));
        let chosen = self.opponent.or(last.map(|game| game.opponent));
        chosen.unwrap_or(Opponent::Person)
    }

    /// The games against an opponent, in the order they ended.
    fn games(self, statistics: &Statistics, opponent: Opponent) -> Vec<&FinishedGame> {
        let games = statistics.games().iter();
        games
            .filter(|game| game.opponent == opponent && self.has(game))
            .collect()
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Regarded>()
        .add_systems(Update, choose.in_set(FlowSystems::Act))
        .add_systems(
            EguiPrimaryContextPass,
            paint.in_set(InterfaceSystems::PaintOver),
        );
}

fn choose(mut actions: MessageReader<Action>, mut regarded: ResMut<Regarded>) {
    for action in actions.read() {
        match *action {
            Action::StatisticsFilter(StatisticsFilter::Rules(rules)) => regarded.rules = rules,
            Action::StatisticsFilter(StatisticsFilter::Opponent(opponent)) => {
                regarded.opponent = Some(opponent);
            }
            _ => {}
        }
    }
}

pub fn paint(
    mut painter: Painter,
    sheets: Res<Sheets>,
    record: Res<ReadStatistics>,
    regarded: Res<Regarded>,
) -> Result {
    if !sheets.contains(Sheet::Statistics) {
        return Ok(());
    }
    let is_top = sheets.top() == Some(Sheet::Statistics);
    painter.paint(
        "statistics",
        egui::Order::Middle,
        is_top,
        |canvas, screen| show(canvas, screen, &record, *regarded),
    )
}

fn show(canvas: &mut Canvas, screen: Rect, record: &ReadStatistics, regarded: Regarded) {
    canvas.dim(screen);
    let sheet = sheets::large(canvas, screen, 0.10);
    let room = sheet.shrink2(vec2(60.0_f32.min(sheet.width() * 0.05), 44.0));
    let heading = canvas.say("statistics");
    let heading = canvas.words(&heading, Type::Sheet, palette::BIRCH_50);
    let heading = canvas.put(heading, room.min, Align2::LEFT_TOP, room);
    let foot = room.bottom() - canvas.button_height();
    let middle = Rect::from_min_max(
        pos2(room.left(), heading.bottom() + space::M),
        pos2(room.right(), foot - space::M),
    );
    canvas.laid.first = Some(Action::Back);
    let mut can_begin_anew = true;
    match record {
        ReadStatistics::Read(statistics) if !statistics.games().is_empty() => {
            let beside = Rect::from_min_max(
                pos2(heading.right() + space::L, room.top()),
                pos2(room.right(), heading.bottom()),
            );
            games(canvas, beside, middle, statistics, regarded);
        }
        ReadStatistics::Unreadable(why) => {
            let why = canvas.book.why(why);
            let sentence = canvas.book.tell("statistics-unread", [why]);
            sheets::sentence(canvas, middle, &sentence);
        }
        ReadStatistics::Unread => can_begin_anew = false,
        ReadStatistics::Read(statistics) => {
            can_begin_anew = statistics.damaged() > 0;
            let sentence = canvas.say("statistics-none");
            sheets::sentence(canvas, middle, &sentence);
        }
    }
    let mut reset = Button::new(canvas.say("statistics-reset"), Action::ResetStatistics)
        .icon(icons::ROTATE_CCW)
        .face(Face::Words);
    reset.enabled = can_begin_anew;
    sheets::foot(canvas, room, foot, &reset);
}

/// The rules to choose from, the table, and more about one of its rows: at its right, or below
/// the row where there is no room beside.
fn games(
    canvas: &mut Canvas,
    beside: Rect,
    middle: Rect,
    statistics: &Statistics,
    regarded: Regarded,
) {
    let choices = choices(canvas, regarded);
    let width = canvas.choices_width(&choices);
    let is_beside = width <= beside.width();
    if is_beside {
        let height = canvas.button_height();
        let place = Rect::from_min_size(
            pos2(
                beside.right() - width,
                beside.center().y - height.min(beside.height()) / 2.0,
            ),
            vec2(width, height),
        );
        canvas.choices(place, &choices);
    }
    let opponent = regarded.opponent(statistics);
    let rows = table::rows(canvas, statistics, regarded);
    let shape = table::TableWidths::new(canvas, middle, &rows);
    let ground = Some(palette::WALNUT_800);
    let mut left = middle;
    if let Some(details) = shape.beside {
        left.set_right(middle.left() + shape.width);
        let right = Rect::from_min_max(pos2(middle.right() - details, middle.top()), middle.max);
        let games = regarded.games(statistics, opponent);
        let more = details::Details::new(canvas, opponent, &games, &shape, right.width());
        more.show(canvas, right.min, Some(right.height()));
    }
    canvas.scrolled("statistics", left, ground, |canvas, top| {
        let mut y = top;
        if !is_beside {
            let all = Rect::from_min_size(pos2(left.left(), y), vec2(left.width(), 0.0));
            y = canvas.choices(all, &choices) + space::M;
        }
        y = shape.heading(canvas, left.left(), y);
        for row in &rows {
            let is_chosen = row.opponent == opponent;
            y = shape.row(canvas, pos2(left.left(), y), row, is_chosen);
            if is_chosen && shape.beside.is_none() {
                let games = regarded.games(statistics, opponent);
                let more = details::Details::new(canvas, opponent, &games, &shape, left.width());
                y = more.show(canvas, pos2(left.left(), y + space::S), None) + space::M;
            }
        }
        y
    });
    canvas.laid.first = Some(Action::StatisticsFilter(StatisticsFilter::Opponent(
        opponent,
    )));
}

fn choices(canvas: &Canvas, regarded: Regarded) -> Vec<ChoiceButton> {
    let rules = RuleSet::ALL.into_iter().map(Some);
    [None]
        .into_iter()
        .chain(rules)
        .map(|rules| {
            let label = match rules {
                Some(rules) => canvas.say(sentences::rules(rules)),
                None => canvas.say("statistics-all-rules"),
            };
            let action = Action::StatisticsFilter(StatisticsFilter::Rules(rules));
            ChoiceButton::new(label, action, rules == regarded.rules)
        })
        .collect()
}
