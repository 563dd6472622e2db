//! The executable as people and scripts use it: arguments in, text and exit code out.

mod advice;
mod kuli;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const BOARD: &str =
    "...AABB../.CCAADDD./.CCEEFFGG/HCCEEFFGG/HIIIJJJGG/HIIIKKKL./.MMMKKKL./.NNOOPPQQ/...OOPP..";

fn kulami() -> Command {
    let mut kulami = Command::new(env!("CARGO_BIN_EXE_kulami"));
    // Whoever tests this at a desk does not want windows to open.
    for display in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        kulami.env_remove(display);
    }
    kulami
}

fn run(arguments: &[&str]) -> Output {
    kulami()
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("starts")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("prints text")
}

/// Runs a command that must succeed and gives what it printed.
fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(
        output.status.success(),
        "{arguments:?}: {}",
        text(&output.stderr)
    );
    assert_eq!(text(&output.stderr), "");
    text(&output.stdout).to_owned()
}

/// Runs a command that must fail with one line and gives that line.
fn complaint(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert_eq!(text(&output.stdout), "");
    let line = text(&output.stderr).to_owned();
    assert_eq!(line.lines().count(), 1, "{line}");
    line
}

fn engine(input: &str) -> String {
    let mut child = kulami()
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("starts");
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .expect("listens");
    let output = child.wait_with_output().expect("ends");
    assert!(output.status.success());
    text(&output.stdout).to_owned()
}

/// A separate folder for each test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kulami-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for temporary files");
    folder
}

#[test]
fn help_has_examples_and_version_is_the_packages() {
    let help = printed(&["--help"]);
    assert!(help.contains("Examples:") && help.contains("kulami board --seed anna"));
    assert_eq!(
        printed(&["--version"]),
        format!("kulami {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn perft_counts_what_the_rules_say() {
    assert_eq!(
        printed(&["perft", BOARD, "4"]),
        "perft 1 64\nperft 2 708\nperft 3 6640\nperft 4 59174\n"
    );
    let json = printed(&["perft", "rulebook", "2", "--json"]);
    let last: serde_json::Value = serde_json::from_str(json.lines().last().unwrap()).unwrap();
    assert_eq!(last["count"], 708);
    assert_eq!(
        complaint(&["perft", "AAZ/AAB", "4"]),
        "kulami: row 1, column 3: \"Z\" is not a tile letter A to Q or a dot\n"
    );
    assert!(complaint(&["perft", "nowhere", "4"]).contains("kulami board --list"));
}

#[test]
fn boards_can_be_had_again_by_their_seed() {
    for arguments in [&["--shape", "square"][..], &["--lacy", "0.9"]] {
        let json = printed(&[&["board", "--json"], arguments].concat());
        let board: serde_json::Value = serde_json::from_str(&json).unwrap();
        let seed = board["seed"].as_str().unwrap();
        let again = printed(&[&["board", "--seed", seed], arguments].concat());
        assert_eq!(again.lines().next(), board["layout"].as_str());
    }
    let text = printed(&["board", "--seed", "Anna ", "--shape", "irregular"]);
    assert_eq!(
        text.lines().nth(1),
        Some("seed anna, shape irregular, lacy 0.5")
    );
    assert!(printed(&["board", "--list"]).lines().count() >= 16);
    assert!(printed(&["board", "RULEBOOK"]).starts_with(BOARD));
    assert_ne!(run(&["board", "--lacy", "1.5"]).status.code(), Some(0));
    assert_eq!(
        complaint(&["board", "--outline", "####"]),
        "kulami: the outline has 4 spaces; the 17 tiles have 64\n"
    );
    assert!(complaint(&["board", "--shape", "square", "--lacy", "1"]).contains("not lacy"));
}

#[test]
fn an_assets_folder_overrides_the_built_in_files() {
    let folder = folder("override");
    fs::create_dir_all(folder.join("boards")).unwrap();
    let rows: Vec<&str> = BOARD.split('/').collect();
    let board = format!("(name: \"Mine\", about: \"My own.\", rows: {rows:?})");
    fs::write(folder.join("boards/99-mine.ron"), board).unwrap();
    let folder_name = folder.to_str().unwrap();
    assert!(printed(&["--assets", folder_name, "board", "mine"]).starts_with(BOARD));
    fs::remove_dir_all(&folder).unwrap();
    assert!(complaint(&["board", "--list", "--assets", folder_name]).contains("is not a folder"));
}

#[test]
fn the_executable_runs_from_any_folder() {
    let output = kulami()
        .args(["board", "ring"])
        .current_dir(std::env::temp_dir())
        .output()
        .unwrap();
    assert!(output.status.success());
}

#[test]
fn check_reports_every_file_and_fails_if_one_is_bad() {
    let folder = folder("check");
    let write = |name: &str, content: &[u8]| -> String {
        let path: PathBuf = folder.join(name);
        fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let good = write(
        "good.kulami",
        format!("Kulami 1\nlayout {BOARD}\nmoves d4 d7 i7\n").as_bytes(),
    );
    let illegal = write(
        "illegal.kulami",
        format!("Kulami 1\nlayout {BOARD}\nmoves d4 d5\n").as_bytes(),
    );
    let foreign = write("foreign.kulami", &[0x89, b'P', b'N', b'G', 0xff]);
    let missing = Path::new(&folder).join("missing.kulami");
    let missing = missing.to_str().unwrap();

    assert_eq!(
        printed(&["check", &good]),
        format!("{good}: ok: 3 marbles, black to move\n")
    );
    let output = run(&["check", &good, &illegal, &foreign, missing]);
    assert_eq!(output.status.code(), Some(1));
    let report: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(report.len(), 4);
    assert!(report[1].ends_with(
        "illegal.kulami: bad: line 3: move 2, \"d5\": it is on the tile of the last marble"
    ));
    assert!(report[2].ends_with("foreign.kulami: bad: byte 1: not UTF-8 text"));
    assert!(report[3].contains("missing.kulami: bad: No such file"));

    let output = run(&["check", "--json", &good, &illegal]);
    let lines: Vec<serde_json::Value> = text(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(
        (&lines[0]["ok"], &lines[1]["ok"]),
        (&true.into(), &false.into())
    );
    assert_eq!(lines[0]["marbles"], 3);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_engine_speaks_its_protocol() {
    let answers = engine(&format!(
        "kei\nisready\nposition layout {BOARD} moves d4 d7 i7\nlegal\nperft 1\nscore\n\
         position layout {BOARD} rules area starts black\nlegal\nquit\nisready\n"
    ));
    let mut lines = answers.lines();
    assert_eq!(lines.next(), Some("id name Kulami"));
    assert!(lines.any(|line| line == "keiok"));
    assert_eq!(lines.next(), Some("readyok"));
    assert_eq!(lines.next(), Some("legal b7 c7 f7 g7 i2"));
    assert_eq!(lines.next(), Some("perft 1 5"));
    assert_eq!(lines.next(), Some("score red 12 1 0 = 12 black 4 1 0 = 4"));
    let all = lines.next().unwrap();
    assert!(all.starts_with("legal a4 a5 a6 b2 b3") && all.split(' ').count() == 65);
    assert_eq!(lines.next(), None, "nothing is answered after quit");
}

#[test]
fn a_bad_line_is_an_error_and_changes_nothing() {
    let bad = [
        "jump",
        "position",
        "position layout",
        "position layout AA/AA",
        "position layout A\u{df}",
        &format!("position layout {BOARD} rules hard"),
        &format!("position layout {BOARD} starts white"),
        &format!("position layout {BOARD} moves d4 d5"),
        &format!("position layout {BOARD} moves d4 zz"),
        &format!("position layout {BOARD} twice"),
        "perft",
        "perft -1",
        "perft 57",
        "legal now",
        "go depth",
        "go depth 0",
        "go movetime -1",
        "go sideways",
        "setoption name Level value 11",
        "setoption name Color value 1",
        "setoption Threads 1",
    ];
    for line in bad {
        let answers = engine(&format!(
            "position layout {BOARD} moves d4 d7 i7\n{line}\nlegal\n"
        ));
        let answers: Vec<&str> = answers.lines().collect();
        assert!(answers[0].starts_with("error "), "{line}: {answers:?}");
        assert_eq!(answers[1..], ["legal b7 c7 f7 g7 i2"], "{line}");
    }
    assert_eq!(
        engine("legal\ngo\n"),
        "error there is no position yet\n".repeat(2)
    );
}

#[test]
fn go_answers_with_info_and_a_legal_move() {
    let answers = engine(&format!(
        "position layout {BOARD} moves d4 d7 i7\ngo movetime 10\n"
    ));
    let lines: Vec<&str> = answers.lines().collect();
    let (last, infos) = lines.split_last().unwrap();
    assert!(!infos.is_empty() && infos.iter().all(|line| line.starts_with("info depth ")));
    let field = last.strip_prefix("bestmove ").unwrap();
    assert!(["b7", "c7", "f7", "g7", "i2"].contains(&field));
}

#[test]
fn a_level_plays_within_its_means() {
    let board = "layout AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ";
    let answer = engine(&format!(
        "setoption name Level value 1\nposition {board} moves d4\ngo\n"
    ));
    assert!(answer.contains("info depth 1 "), "{answer}");
    assert!(answer.contains("bestmove "), "{answer}");
    assert!(engine("setoption name Level value 11\n").starts_with("error "));
}

#[test]
fn go_infinite_waits_for_stop() {
    let answers = engine(&format!(
        "position layout {BOARD}\ngo infinite\nisready\nlegal\nstop\nisready\n"
    ));
    let words: Vec<&str> = answers
        .lines()
        .map(|line| line.split(' ').next().unwrap())
        .filter(|&word| word != "info")
        .collect();
    assert_eq!(words, ["readyok", "error", "bestmove", "readyok"]);
}

#[test]
fn quit_and_the_end_of_input_end_the_thinking() {
    for end in ["quit\n", ""] {
        let answers = engine(&format!("position layout {BOARD}\ngo infinite\n{end}"));
        assert!(answers.lines().last().unwrap().starts_with("bestmove "));
    }
}

#[test]
fn an_endless_line_is_refused_without_being_read() {
    let answers = engine(&format!("{}\nisready\n", "x".repeat(3 << 20)));
    assert_eq!(
        answers,
        "error the line is longer than 1048576 bytes\nreadyok\n"
    );
}

#[test]
fn a_finished_game_has_no_move() {
    let answers = engine(&format!(
        "position layout {BOARD} moves {LOCKED_OUT}\nlegal\ngo\n"
    ));
    let lines: Vec<&str> = answers.lines().collect();
    assert_eq!(lines[0], "legal");
    assert!(lines[1].starts_with("info depth 0 score exact "));
    assert_eq!(lines[2], "bestmove none");
}
/// After 27 marbles black has no field left.
const LOCKED_OUT: &str = "i7 i2 c2 c7 c3 c4 a4 e4 b4 b8 b2 b3 b5 a5 e5 i5 c5 c8 h8 h6 f6 b6 i6 a6 \
                          g6 d6 c6";

#[cfg(target_os = "linux")]
#[test]
fn without_a_display_the_game_says_what_works_instead() {
    let output = kulami()
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .unwrap();
    assert!(!output.status.success());
    let line = text(&output.stderr);
    assert_eq!(line.lines().count(), 1, "{line}");
    assert!(line.contains("--help"), "{line}");
}

#[test]
fn the_arena_counts_and_can_be_repeated() {
    let arguments = [
        "arena",
        "--a",
        "engine:nodes=200",
        "--b",
        "greedy",
        "--games",
        "16",
        "--seed",
        "3",
    ];
    let report = printed(&arguments);
    assert!(report.starts_with("games 16: "), "{report}");
    assert!(
        report.contains("\nelo +"),
        "it sees ahead, greed does not: {report}"
    );
    assert_eq!(printed(&arguments), report);
}

#[test]
fn programs_play_in_the_arena_by_the_protocol() {
    let program = format!("cmd:{} engine", env!("CARGO_BIN_EXE_kulami"));
    let report = printed(&[
        "arena", "--a", &program, "--b", "random", "--nodes", "200", "--games", "4",
    ]);
    assert!(report.starts_with("games 4: "), "{report}");
    let gone = complaint(&["arena", "--a", "cmd:/nowhere/engine", "--b", "random"]);
    assert!(
        gone.contains("\"/nowhere/engine\" gave up: No such file"),
        "{gone}"
    );
    assert_eq!(
        run(&["arena", "--a", "engine:depth=x", "--b", "random"])
            .status
            .code(),
        Some(2)
    );
}

const SQUARE: &str = "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ";
/// A whole game on it.
const FINISHED: &str = "d7 d2 b2 g2 g7 c7 b7 b3 a3 e3 f3 f6 a6 a7 f7 f5 f1 c1 h1 e1 e8 b8 b5 b4 b1 \
                        d1 g1 g4 e4 e2 e6 e5 h5 h8 h3 g3 c3 d3 d6 g6 c6 c2 c4 c8 g8 f8 a8 a4 a1 a5 \
                        g5 d5 d8";

#[test]
fn solve_says_whether_it_has_solved() {
    let folder = folder("solve");
    let file = folder.join("locked-out.kulami");
    let (all_but_one, _) = LOCKED_OUT.rsplit_once(' ').unwrap();
    let record = |moves: &str| format!("Kulami 1\nlayout {BOARD}\nmoves {moves}\n");
    let name = file.to_str().unwrap();

    fs::write(&file, record(LOCKED_OUT)).unwrap();
    assert!(printed(&["solve", name]).starts_with("over: "));

    let ending = &FINISHED[..FINISHED.len() - 12 * 3];
    fs::write(
        &file,
        format!("Kulami 1\nlayout {SQUARE}\nmoves {ending}\n"),
    )
    .unwrap();
    let solved = printed(&["solve", name, "--threads", "1", "--hash", "4"]);
    assert!(solved.starts_with("exact: "), "{solved}");

    // Without enough time it says so, and prints an estimate.
    fs::write(&file, record(all_but_one)).unwrap();
    let output = run(&["solve", name, "--time", "0", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let report: serde_json::Value = serde_json::from_str(text(&output.stdout)).unwrap();
    assert_eq!(report["exact"], false);
    assert!(report["line"][0].is_string());
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_file_that_is_no_game_is_reported_on_standard_error_too() {
    let folder = folder("open");
    let file = folder.join("game.kulami");
    let path = file.to_str().unwrap();
    assert!(complaint(&[path]).contains("there is no such file"));
    assert!(complaint(&["bord"]).contains("kulami --help"));
    for (written, why) in [
        ("Dear Anna,\n", "not a Kulami game"),
        ("Kulami 9\n", "newer version"),
        ("Kulami 1\nrules basic\n", "cut short"),
    ] {
        fs::write(&file, written).unwrap();
        let line = complaint(&[path]);
        assert!(line.contains(why) && !line.contains(".bak"), "{line}");
        assert_eq!(fs::read_to_string(&file).unwrap(), written);
    }
    let backup = format!("Kulami 1\nlayout {BOARD}\nstarts red\nmoves\n");
    fs::write(folder.join("game.kulami.bak"), backup).unwrap();
    assert!(complaint(&[path]).contains(".bak"));
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_survey_tells_of_boards_and_is_the_same_however_many_play_at_once() {
    let survey = |jobs: &str, file: &Path| {
        let out = file.to_str().unwrap();
        let player = "--player=greedy";
        printed(&[
            "survey",
            "ring",
            BOARD,
            player,
            "--games=8",
            "--jobs",
            jobs,
            "--out",
            out,
        ])
    };
    let folder = folder("survey");
    let files = [folder.join("one.ron"), folder.join("two.ron")];
    let rows = survey("1", &files[0]);
    assert_eq!(rows.lines().count(), 4, "{rows}");
    assert!(rows.lines().nth(2).unwrap().starts_with("| ring | "));
    assert_eq!(survey("2", &files[1]), rows);
    let [one, two] = files.map(|file| fs::read_to_string(file).unwrap());
    assert_eq!(one, two);
    assert!(one.contains(BOARD) && one.contains("games: 8"));
    fs::remove_dir_all(&folder).unwrap();
    assert!(complaint(&["survey", "nowhere"]).contains("no board is called"));
}
