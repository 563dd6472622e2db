//! Whether there is a display to open a window on, found out before the window is asked for.

/// There is no display to open a window on.
#[derive(Debug, thiserror::Error)]
#[error(
    "there is no display to open a window on ({0}); \
     `kulami engine`, `board`, `perft` and `check` work without one, see `kulami --help`"
)]
pub struct NoDisplay(String);

/// On Linux a display server must answer; elsewhere the window system is always there.
#[cfg(not(target_os = "linux"))]
pub fn check() -> Result<(), NoDisplay> {
    Ok(())
}

/// On Linux a display server must answer; elsewhere the window system is always there.
#[cfg(target_os = "linux")]
pub fn check() -> Result<(), NoDisplay> {
    linux::check(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
}

#[cfg(target_os = "linux")]
mod linux {
    use super::NoDisplay;
    use std::net::TcpStream;
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::net::{SocketAddr, UnixStream};
    use std::path::Path;

    pub fn check(variable: impl Fn(&str) -> Option<String>) -> Result<(), NoDisplay> {
        // An inherited connection cannot be tested without consuming it.
        if variable("WAYLAND_SOCKET").is_some() {
            return Ok(());
        }
        let wayland = variable("WAYLAND_DISPLAY");
        let x11 = variable("DISPLAY");
        let folder = variable("XDG_RUNTIME_DIR").unwrap_or_default();
        if wayland
            .as_ref()
            .is_some_and(|name| wayland_answers(&folder, name))
            || x11.as_ref().is_some_and(|name| x11_answers(name))
        {
            return Ok(());
        }
        Err(NoDisplay(match (wayland, x11) {
            (None, None) => "neither WAYLAND_DISPLAY nor DISPLAY is set".to_owned(),
            (Some(name), None) => format!("no Wayland server answers at {name}"),
            (_, Some(name)) => format!("no X server answers at {name}"),
        }))
    }

    fn wayland_answers(folder: &str, name: &str) -> bool {
        UnixStream::connect(Path::new(folder).join(name)).is_ok()
    }

    /// `[host]:number[.screen]`: a socket on this machine, or a port on another.
    fn x11_answers(display: &str) -> bool {
        let Some((host, rest)) = display.rsplit_once(':') else {
            return false;
        };
        let Ok(number) = rest.split('.').next().unwrap_or_default().parse::<u16>() else {
            return false;
        };
        if !(host.is_empty() || host == "unix") {
            let port = 6000_u16.saturating_add(number);
            return TcpStream::connect((host, port)).is_ok();
        }
        let path = format!("/tmp/.X11-unix/X{number}");
        let hidden = SocketAddr::from_abstract_name(&path)
            .and_then(|address| UnixStream::connect_addr(&address));
        hidden.is_ok() || UnixStream::connect(&path).is_ok()
    }

    #[cfg(test)]
    mod tests {
        use super::check;
        use std::os::unix::net::UnixListener;

        fn with(variables: &[(&str, &str)]) -> Result<(), String> {
            check(|name| {
                let (_, value) = variables.iter().find(|(known, _)| *known == name)?;
                Some((*value).to_owned())
            })
            .map_err(|missing| missing.to_string())
        }

        #[test]
        fn a_missing_display_is_said_in_one_sentence() {
            let message = with(&[]).unwrap_err();
            assert!(message.contains("neither WAYLAND_DISPLAY nor DISPLAY is set"));
            assert!(message.contains("kulami engine") && !message.contains('\n'));
        }

        #[test]
        fn a_display_that_does_not_answer_is_named() {
            for dead in [":4711", "unix:4711.0", "nonsense", ":x", "127.0.0.1:59000"] {
                let message = with(&[("DISPLAY", dead)]).unwrap_err();
                assert!(message.contains(&format!("no X server answers at {dead}")));
            }
            let message = with(&[("WAYLAND_DISPLAY", "wayland-9")]).unwrap_err();
            assert!(message.contains("no Wayland server answers at wayland-9"));
        }

        #[test]
        fn a_server_that_answers_is_a_display() {
            let folder =
                std::env::temp_dir().join(format!("kulami-display-{}", std::process::id()));
            std::fs::create_dir_all(&folder).unwrap();
            let _server = UnixListener::bind(folder.join("wayland-0")).unwrap();
            let folder_name = folder.to_str().unwrap();
            let found = with(&[
                ("XDG_RUNTIME_DIR", folder_name),
                ("WAYLAND_DISPLAY", "wayland-0"),
            ]);
            std::fs::remove_dir_all(&folder).unwrap();
            assert_eq!(found, Ok(()));
        }
    }
}
