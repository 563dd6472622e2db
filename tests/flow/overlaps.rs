//! Nothing that is to be read lies under or over something else, whoever painted it: words, buttons
//! and the cards and plates below them are compared with each other, all with all.

use bevy_egui::egui::Rect;
use kulami::app::interface::{Laid, LaidGround, LaidText};

/// Edges that touch do not overlap, nor does the space above and below the letters of a line.
const SLACK: f32 = 4.0;

fn meet(one: Rect, other: Rect) -> bool {
    let (one, other) = (one.shrink(SLACK), other.shrink(SLACK));
    one.is_positive() && other.is_positive() && one.intersects(other)
}

/// The part of a text that is not scrolled away.
fn seen(text: &LaidText) -> Rect {
    text.rect.intersect(text.clip)
}

/// What the words lie on: the last plate or card below them that has room for them.
fn own<'a>(text: &LaidText, grounds: &[&'a LaidGround]) -> Option<&'a LaidGround> {
    let below = grounds.iter().rev().copied();
    below
        .filter(|ground| ground.order.number < text.order.number)
        .find(|ground| ground.seen.expand(SLACK).contains_rect(seen(text)))
}

/// What overlaps. Names of buttons and notices lie over the rest for a moment, which is their
/// purpose.
pub fn overlaps(laid: &Laid) -> Vec<String> {
    let mut found = Vec::new();
    let grounds: Vec<&LaidGround> = laid
        .grounds
        .iter()
        .filter(|ground| !ground.order.is_above)
        .collect();
    let texts: Vec<&LaidText> = laid
        .texts
        .iter()
        .filter(|text| !text.order.is_above && !text.text.trim().is_empty())
        .collect();
    for (number, text) in texts.iter().enumerate() {
        for other in &texts[..number] {
            if meet(seen(text), seen(other)) {
                found.push(format!("{text:?} lies over {other:?}"));
            }
        }
        let own = own(text, &grounds);
        let from = own.map_or(0, |own| own.order.number + 1);
        for ground in grounds.iter().filter(|other| other.order.number >= from) {
            if meet(seen(text), ground.seen) {
                found.push(format!("{text:?} and {ground:?} overlap"));
            }
        }
    }
    for (number, ground) in grounds.iter().enumerate() {
        let has_room = |one: &LaidGround, other: &LaidGround| {
            one.seen.expand(SLACK).contains_rect(other.seen) || one.is_badge || other.is_badge
        };
        for other in &grounds[..number] {
            let is_on_it = has_room(ground, other) || has_room(other, ground);
            if meet(ground.seen, other.seen) && !is_on_it {
                found.push(format!("{ground:?} lies over {other:?}"));
            }
        }
        for button in laid.buttons.iter().filter(|button| !button.order.is_above) {
            let is_on_it = ground.order.number < button.order.number
                && ground.seen.expand(SLACK).contains_rect(button.seen);
            if meet(ground.seen, button.seen) && !is_on_it {
                found.push(format!("{ground:?} and {button:?} overlap"));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{pos2, vec2};

    fn at(x: f32, y: f32, width: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), vec2(width, 40.0))
    }

    fn say(laid: &mut Laid, rect: Rect) {
        laid.add_text(LaidText {
            text: "words".to_owned(),
            rect,
            room: rect,
            clip: at(0.0, 0.0, 1000.0),
            order: laid.order,
        });
    }

    fn card(laid: &mut Laid, rect: Rect) {
        laid.add_ground(rect, at(0.0, 0.0, 1000.0), false);
    }

    #[test]
    fn a_card_over_the_words_of_another_is_seen() {
        let mut laid = Laid::default();
        card(&mut laid, at(0.0, 0.0, 300.0));
        say(&mut laid, at(20.0, 0.0, 200.0));
        assert_eq!(overlaps(&laid), Vec::<String>::new());
        // Beside it.
        card(&mut laid, at(300.0, 0.0, 200.0));
        say(&mut laid, at(320.0, 0.0, 100.0));
        assert_eq!(overlaps(&laid), Vec::<String>::new());
        // Over both.
        card(&mut laid, at(200.0, 0.0, 140.0));
        assert_eq!(overlaps(&laid).len(), 4, "{:?}", overlaps(&laid));
    }

    #[test]
    fn words_over_bare_words_and_over_an_edge_are_seen() {
        let mut laid = Laid::default();
        say(&mut laid, at(0.0, 0.0, 200.0));
        say(&mut laid, at(190.0, 0.0, 200.0));
        assert_eq!(overlaps(&laid).len(), 1);
        laid = Laid::default();
        card(&mut laid, at(0.0, 0.0, 100.0));
        say(&mut laid, at(50.0, 0.0, 100.0));
        assert_eq!(overlaps(&laid).len(), 1);
    }
}
