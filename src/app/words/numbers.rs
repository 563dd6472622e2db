//! Numbers as each language writes them.

use super::phrasebook::{PhraseValue, Phrasebook};
use crate::language::Language;
use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};

/// A true minus; a hyphen is too short beside figures.
const MINUS: char = '−';

/// The marks inside numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Marks {
    /// Before the decimals.
    point: char,
    /// Between groups of three digits.
    group: char,
    /// The least number of digits that are grouped.
    grouped_from: usize,
}

impl Marks {
    /// As the Unicode CLDR has them; in Spanish numbers of four digits are not grouped.
    const fn of(language: Language) -> Self {
        let (point, group, grouped_from) = match language {
            Language::English => ('.', ',', 4),
            Language::German | Language::Dutch | Language::Romanian => (',', '.', 4),
            Language::French => (',', '\u{202f}', 4),
            Language::Spanish => (',', '\u{202f}', 5),
        };
        Self {
            point,
            group,
            grouped_from,
        }
    }

    /// A number with so many decimals.
    fn write(self, number: f64, decimals: usize) -> String {
        let digits = format!("{:.decimals$}", number.abs());
        let (whole, part) = digits.split_once('.').unwrap_or((&digits, ""));
        let is_nothing = digits.chars().all(|digit| matches!(digit, '0' | '.'));
        let mut written = String::new();
        if number < 0.0 && !is_nothing {
            written.push(MINUS);
        }
        for (place, digit) in whole.chars().enumerate() {
            let left = whole.len() - place;
            if place > 0 && left % 3 == 0 && whole.len() >= self.grouped_from {
                written.push(self.group);
            }
            written.push(digit);
        }
        if !part.is_empty() {
            written.push(self.point);
            written.push_str(part);
        }
        written
    }
}

/// How a message writes the numbers that are put into it. Fluent takes a plain function for that,
/// so there is one for each language.
pub(super) fn formatter<M>(language: Language) -> fn(&FluentValue, &M) -> Option<String> {
    match language {
        Language::English => |value, _| in_message(Language::English, value),
        Language::German => |value, _| in_message(Language::German, value),
        Language::French => |value, _| in_message(Language::French, value),
        Language::Spanish => |value, _| in_message(Language::Spanish, value),
        Language::Dutch => |value, _| in_message(Language::Dutch, value),
        Language::Romanian => |value, _| in_message(Language::Romanian, value),
    }
}

fn in_message(language: Language, value: &FluentValue) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let decimals = number.options.minimum_fraction_digits.unwrap_or(0);
    Some(Marks::of(language).write(number.value, decimals))
}

/// A number with one decimal, as the value of a message: it is written as the language does, and
/// chooses among plural forms (French "1,9 point").
pub fn decimal(number: f64) -> PhraseValue<'static> {
    let options = FluentNumberOptions {
        minimum_fraction_digits: Some(1),
        ..Default::default()
    };
    FluentNumber::new((number * 10.0).round() / 10.0, options).into()
}

/// An average with its sign and one decimal.
pub fn average(book: &Phrasebook, number: f64) -> String {
    let written = Marks::of(book.language()).write(number, 1);
    if (number * 10.0).round() > 0.0 {
        format!("+{written}")
    } else {
        written
    }
}

/// A number with its sign.
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("{MINUS}{}", number.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_each_language_does() {
        for (language, number, decimals, expected) in [
            (Language::English, 2400.0, 0, "2,400"),
            (Language::German, 1_234_567.0, 0, "1.234.567"),
            (Language::French, 2400.0, 0, "2\u{202f}400"),
            (Language::Spanish, 2400.0, 0, "2400"),
            (Language::Spanish, 24000.0, 0, "24\u{202f}000"),
            (Language::French, 1.9, 1, "1,9"),
            (Language::English, -0.25, 1, "−0.2"),
            (Language::Dutch, -0.04, 1, "0,0"),
            (Language::Romanian, 999.95, 1, "1.000,0"),
        ] {
            let written = Marks::of(language).write(number, decimals);
            assert_eq!(written, expected, "{language:?}");
        }
    }
}
