//! Where the system wants programs to keep their users' data.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

/// The folder for this player's saves and statistics: on Linux `~/.local/share/kulami` or in
/// `$XDG_DATA_HOME`, on macOS `~/Library/Application Support/kulami`, on Windows
/// `%APPDATA%\kulami`. `None` if the player has no home.
pub fn data_folder() -> Option<PathBuf> {
    let base = if cfg!(windows) {
        absolute(env::var_os("APPDATA"))
    } else if cfg!(target_os = "macos") {
        Some(env::home_dir()?.join("Library/Application Support"))
    } else {
        absolute(env::var_os("XDG_DATA_HOME"))
            .or_else(|| env::home_dir().map(|home| home.join(".local/share")))
    };
    // A relative path would depend on the working directory.
    base.filter(|base| base.is_absolute())
        .map(|base| base.join("kulami"))
}

/// The value of a variable, if it is an absolute path: relative ones are to be ignored (XDG Base
/// Directory Specification).
fn absolute(variable: Option<OsString>) -> Option<PathBuf> {
    variable
        .map(PathBuf::from)
        .filter(|path| path.is_absolute())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_from_the_root_count() {
        assert_eq!(absolute(None), None);
        for relative in ["", "data", "./data", "~/data"] {
            assert_eq!(absolute(Some(relative.into())), None);
        }
        let root = env::temp_dir();
        assert_eq!(absolute(Some(root.clone().into())), Some(root));
    }
}
