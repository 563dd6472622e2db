//! Names of colours in the forms that sentences need: French "aux rouges", Spanish "del rojo",
//! Romanian "roșului".

use super::phrasebook::{PhraseValue, Phrasebook};
use crate::rules::Colour;

/// The variables of a message that stand for one colour: its name as on a label, then at the start
/// of a sentence, inside one, as an owner, and as a receiver. They are in this order everywhere.
pub type ColourVariables = [&'static str; 5];

/// `$colour`.
pub const COLOUR: ColourVariables = [
    "colour",
    "colour-subject",
    "colour-inside",
    "colour-of",
    "colour-to",
];

/// `$other`, the opponent in the lesson.
pub const OTHER: ColourVariables = [
    "other",
    "other-subject",
    "other-inside",
    "other-of",
    "other-to",
];

impl Phrasebook {
    /// A colour in all its forms, as values of a message. Each language takes what it needs.
    pub fn forms(
        &self,
        variables: ColourVariables,
        colour: Colour,
    ) -> [(&'static str, PhraseValue<'static>); 5] {
        let name = self.colour_key(colour);
        let [label, subject, inside, of, to] = variables;
        [
            (label, self.say(name).into()),
            (subject, self.say(&format!("{name}.subject")).into()),
            (inside, self.say(&format!("{name}.inside")).into()),
            (of, self.say(&format!("{name}.of")).into()),
            (to, self.say(&format!("{name}.to")).into()),
        ]
    }
}
