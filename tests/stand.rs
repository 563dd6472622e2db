//! Short trials of a stand, and the watchdog script.
#![cfg(feature = "game")]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn kulami(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kulami"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

fn passes(arguments: &[&str]) -> String {
    let output = kulami(arguments);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let complained = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}{complained}");
    said
}

#[test]
fn a_stand_runs_its_loop_and_stays_as_large_as_it_is() {
    let said = passes(&["soak", "--minutes", "0.2"]);
    assert!(said.contains("memory: "), "{said}");
    let games = said.lines().find(|line| line.contains(" games in "));
    let count: u32 = games.unwrap().split(' ').next().unwrap().parse().unwrap();
    assert!(count > 0, "{said}");
}

#[test]
fn a_stand_that_is_drawn_stays_as_large_as_it_is() {
    let said = passes(&["soak", "--draw", "--minutes", "0.5"]);
    assert!(said.contains("memory: "), "{said}");
}

#[test]
fn hands_that_press_everything_do_not_get_out() {
    let said = passes(&["monkey", "--minutes", "0.3", "--seed", "7"]);
    assert!(said.contains("acts in "), "{said}");
    for screen in ["Attract", "Choice", "Table"] {
        assert!(said.contains(screen), "{said}");
    }
}

#[test]
fn hands_on_both_sides_of_a_table_do_not_get_out() {
    let folder = folder("flat");
    let file = folder.join("stand.ron");
    fs::write(&file, "(flat: true)").unwrap();
    let file = file.display().to_string();
    let said = passes(&["monkey", "--minutes", "0.2", "--stand", &file]);
    assert!(said.contains("acts in "), "{said}");
    fs::remove_dir_all(&folder).unwrap();
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kulami-stand-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A fake game that behaves differently each time it is started.
#[cfg(unix)]
fn pretender(folder: &std::path::Path, script: &str) -> PathBuf {
    use std::os::unix::fs::PermissionsExt;
    let path = folder.join("game");
    fs::write(&path, format!("#!/usr/bin/env bash\n{script}")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

#[cfg(unix)]
fn watch(folder: &std::path::Path, script: &str, hang: u32) -> (Output, String) {
    let game = pretender(folder, script);
    let output = Command::new("bash")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/scripts/kiosk"))
        .arg("stand.ron")
        .env("KULAMI", game)
        .env("KULAMI_LOGS", folder.join("logs"))
        .env("KULAMI_HANG", hang.to_string())
        .env("COUNT", folder.join("count"))
        .output()
        .unwrap();
    let log = fs::read_to_string(folder.join("logs/kulami.log")).unwrap_or_default();
    (output, log)
}

#[cfg(unix)]
#[test]
fn a_stand_that_crashes_or_hangs_is_started_again_until_the_operator_ends_it() {
    let folder = folder("watched");
    let script = r#"
        echo x >>"$COUNT"
        echo "started with $*, after $KULAMI_RESTARTS"
        case $(wc -l <"$COUNT") in
            1) kill -SEGV $$ ;;
            2) sleep 0.2; touch "$KULAMI_HEARTBEAT"; exec sleep 60 ;;
            *) exit 0 ;;
        esac
    "#;
    let begun = std::time::Instant::now();
    let (output, log) = watch(&folder, script, 2);
    assert!(output.status.success());
    assert!(begun.elapsed().as_secs() < 30, "{log}");
    assert_eq!(
        log.matches("started with --kiosk stand.ron").count(),
        3,
        "{log}"
    );
    assert!(log.contains("stand.ron, after 2"), "{log}");
    assert!(
        log.contains("restart 1") && log.contains("no frame for"),
        "{log}"
    );
    assert!(
        log.contains("ended by the operator after 2 restarts"),
        "{log}"
    );
    fs::remove_dir_all(&folder).unwrap();
}

#[cfg(unix)]
#[test]
fn the_logs_of_a_stand_stay_small() {
    let folder = folder("logs");
    // 30 MB in long lines.
    let script = r#"
        line=$(printf 'x%.0s' {1..1900})
        for _ in {1..16000}; do echo "$line"; done
    "#;
    let (output, _) = watch(&folder, script, 120);
    assert!(output.status.success());
    let files = fs::read_dir(folder.join("logs")).unwrap();
    let sizes: Vec<u64> = files
        .map(|file| file.unwrap().metadata().unwrap().len())
        .collect();
    let all: u64 = sizes.iter().sum();
    assert!(all < 10 << 20, "{sizes:?}");
    assert!(all > 1 << 20, "{sizes:?}");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_usual_file_is_printed_and_a_bad_one_names_its_line() {
    let printed = passes(&["--kiosk", "--print-config"]);
    assert!(printed.contains("// Languages to choose from"), "{printed}");
    assert!(printed.contains("still_there_after: 45"), "{printed}");
    // Without a display the stand cannot run; problems of its file are reported first.
    let folder = folder("file");
    let file = folder.join("stand.ron");
    fs::write(&file, "(\n    volume: 300,\n)").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_kulami"))
        .arg("--kiosk")
        .arg(&file)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("stand.ron: 2:"), "{said}");
    assert!(said.contains("the stand runs in the usual way"), "{said}");
    assert!(said.contains("there is no display"), "{said}");
    fs::remove_dir_all(&folder).unwrap();
}
