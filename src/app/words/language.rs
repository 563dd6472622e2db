//! The languages of the game.

use serde::{Deserialize, Serialize};

/// A language the game speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Deutsch.
    German,
    /// Français.
    French,
    /// Español.
    Spanish,
    /// Nederlands.
    Dutch,
    /// Română.
    Romanian,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::English,
        Self::German,
        Self::French,
        Self::Spanish,
        Self::Dutch,
        Self::Romanian,
    ];

    /// Its code, as its file is called and as systems know it.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Spanish => "es",
            Self::Dutch => "nl",
            Self::Romanian => "ro",
        }
    }

    /// What it calls itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::French => "Français",
            Self::Spanish => "Español",
            Self::Dutch => "Nederlands",
            Self::Romanian => "Română",
        }
    }

    /// The first of the system's languages that the game speaks; English if there is none.
    pub fn of_system() -> Self {
        Self::first_of(sys_locale::get_locales())
    }

    /// The first that the game speaks among codes such as `de-AT`, `pt_BR.UTF-8` or `en`.
    fn first_of(locales: impl Iterator<Item = String>) -> Self {
        locales
            .filter_map(|locale| Self::by_code(&locale))
            .next()
            .unwrap_or_default()
    }

    /// The language of a code such as `de` or `de-AT`.
    pub fn by_code(locale: &str) -> Option<Self> {
        let code = locale.split(['-', '_', '.', '@']).next()?.to_lowercase();
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
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
}
