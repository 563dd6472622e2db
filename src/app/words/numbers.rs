//! Numbers as people write them.

use super::phrasebook::Phrasebook;

/// An average with its sign and one digit after the point.
pub fn average(book: &Phrasebook, number: f64) -> String {
    let tenths = (number * 10.0).round() as i32;
    let sign = match tenths {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let tenths = tenths.unsigned_abs();
    book.tell(
        "statistics-decimal",
        [
            ("whole", format!("{sign}{}", tenths / 10).into()),
            ("tenth", (tenths % 10).into()),
        ],
    )
}

/// A number with its sign, as typeset: with a true minus.
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
