//! Numbers as each language writes them.

use super::phrasebook::{PhraseValue, Phrasebook};
use crate::language::{Language, NumberMarks, PerLanguage};
use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use std::marker::PhantomData;

/// A true minus; a hyphen is too short beside figures.
const MINUS: char = '−';

/// A number with so many decimals.
fn write(marks: NumberMarks, number: f64, decimals: usize) -> String {
    let digits = format!("{:.decimals$}", number.abs());
    let (whole, part) = digits.split_once('.').unwrap_or((&digits, ""));
    let is_nothing = digits.chars().all(|digit| matches!(digit, '0' | '.'));
    let mut written = String::new();
    if number < 0.0 && !is_nothing {
        written.push(MINUS);
    }
    for (place, digit) in whole.chars().enumerate() {
        let left = whole.len() - place;
        if place > 0 && left % 3 == 0 && whole.len() >= marks.grouped_from {
            written.push(marks.group);
        }
        written.push(digit);
    }
    if !part.is_empty() {
        written.push(marks.point);
        written.push_str(part);
    }
    written
}
/// How a message writes the numbers that are put into it. Fluent takes a plain function for that,
/// which captures nothing, so there is one for each language.
pub(super) fn formatter<M>(language: Language) -> fn(&FluentValue, &M) -> Option<String> {
    language.variant::<NumberFormatter<M>>()
}

struct NumberFormatter<M>(PhantomData<M>);

impl<M> PerLanguage for NumberFormatter<M> {
    type Variant = fn(&FluentValue, &M) -> Option<String>;

    fn variant<const LANGUAGE: usize>() -> Self::Variant {
        |value, _| in_message(Language::ALL[LANGUAGE], value)
    }
}

fn in_message(language: Language, value: &FluentValue) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let decimals = number.options.minimum_fraction_digits.unwrap_or(0);
    Some(write(language.number_marks(), number.value, decimals))
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
    let written = write(book.language().number_marks(), number, 1);
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
            let written = write(language.number_marks(), number, decimals);
            assert_eq!(written, expected, "{language:?}");
        }
    }
}
