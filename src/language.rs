//! The languages of the game: the one list of them.

use serde::{Deserialize, Serialize};

/// The marks inside a language's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberMarks {
    /// Before the decimals.
    pub point: char,
    /// Between groups of three digits.
    pub group: char,
    /// The least number of digits that are grouped.
    pub grouped_from: usize,
}

/// Something with a variant for each language that is known when the program is compiled, such as
/// a plain function that cannot capture the language.
pub trait PerLanguage {
    /// What there is one of for each language.
    type Variant;

    /// The one for the language of this number in [`Language::ALL`].
    fn variant<const LANGUAGE: usize>() -> Self::Variant;
}

/// Makes [`Language`] of a list with one line for each: its English name, its code, what it calls
/// itself, and the marks inside its numbers: before decimals, between groups, the least number of
/// digits that are grouped.
macro_rules! languages {
    ($(
        $(#[$attribute:meta])*
        $name:ident $code:literal $own_name:literal $point:literal $group:literal $from:literal;
    )+) => {
        /// A language the game speaks. Settings keep it by its English name.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(Serialize, Deserialize)]
        pub enum Language {
            $(
                $(#[$attribute])*
                #[doc = concat!($own_name, ".")]
                $name,
            )+
        }

        impl Language {
            /// All of them, in the order in which they are offered.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$name),+];

            /// Their codes, in the same order as `ALL`.
            pub const CODES: [&'static str; Self::ALL.len()] = [$($code),+];

            /// Its code, as used for its file name and by the system's locales.
            pub fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)+
                }
            }

            /// What it calls itself.
            pub fn own_name(self) -> &'static str {
                match self {
                    $(Self::$name => $own_name,)+
                }
            }

            /// The marks inside its numbers, as the Unicode CLDR has them.
            pub fn number_marks(self) -> NumberMarks {
                let (point, group, grouped_from) = match self {
                    $(Self::$name => ($point, $group, $from),)+
                };
                NumberMarks { point, group, grouped_from }
            }

            /// The variant for this language.
            pub fn variant<P: PerLanguage>(self) -> P::Variant {
                match self {
                    $(Self::$name => P::variant::<{ Self::$name as usize }>(),)+
                }
            }
        }
    };
}

// A new language is one more line here, and its file in `assets/lang`.
languages! {
    #[default]
    English "en" "English" '.' ',' 4;
    German "de" "Deutsch" ',' '.' 4;
    French "fr" "Français" ',' '\u{202f}' 4;
    Spanish "es" "Español" ',' '\u{202f}' 5;
    Dutch "nl" "Nederlands" ',' '.' 4;
    Romanian "ro" "Română" ',' '.' 4;
}

impl Language {
    /// The language of a code such as `de`.
    pub fn by_code(code: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|language| language.code() == code)
    }

    /// The first that the game speaks among the locales of a system, such as `de-AT`, `pt_BR.UTF-8`
    /// or `en`; English if there is none.
    pub fn first_of(locales: impl IntoIterator<Item = String>) -> Self {
        let mut locales = locales.into_iter();
        let first = locales.find_map(|locale| Self::by_locale(&locale));
        first.unwrap_or_default()
    }

    fn by_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['-', '_', '.', '@']).next()?;
        Self::by_code(&code.to_lowercase())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_known_language_of_the_system_is_taken() {
        let first = |locales: &[&str]| {
            Language::first_of(locales.iter().map(|locale| (*locale).to_owned()))
        };
        assert_eq!(first(&["de-AT", "en"]), Language::German);
        assert_eq!(first(&["pt_BR.UTF-8", "ro_RO.UTF-8"]), Language::Romanian);
        assert_eq!(first(&["NL"]), Language::Dutch);
        assert_eq!(first(&["C", "zh-Hans-CN", "denim"]), Language::English);
        assert_eq!(first(&[]), Language::English);
    }

    #[test]
    fn a_code_names_one_language() {
        for (code, language) in Language::CODES.into_iter().zip(Language::ALL) {
            assert_eq!(Language::by_code(code), Some(language));
            assert_eq!(language.code(), code);
        }
    }

    #[test]
    fn every_language_of_the_list_has_its_file_and_every_file_its_language() {
        let assets = crate::assets::Assets::built_in();
        let mut listed = Language::CODES.map(|code| format!("lang/{code}.ftl"));
        listed.sort();
        assert_eq!(assets.list("lang", "ftl").unwrap(), listed);
    }
}
