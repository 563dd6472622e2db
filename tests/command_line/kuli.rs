//! Kuli on the command line: counting, showing, checking, and a game that a person can play.

use super::{complaint, folder, kulami, printed, text};
use std::fs;
use std::io::Write;
use std::process::{Output, Stdio};

/// Plays with what a person types.
fn played(arguments: &[&str], typed: &[u8]) -> Output {
    let mut child = kulami()
        .args(["kuli", "play"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("starts");
    let mut input = child.stdin.take().expect("piped");
    // Whoever has won or quit reads no further.
    let _ = input.write_all(typed);
    drop(input);
    child.wait_with_output().expect("ends")
}

/// The record at the end of what was printed.
fn record(output: &Output) -> String {
    let said = text(&output.stdout);
    let start = said.rfind("Kuli 1\n").expect("the record is printed");
    said[start..].to_owned()
}

#[test]
fn perft_counts_from_the_start_and_from_positions() {
    let counted = printed(&["kuli", "perft", "2", "--players", "3"]);
    assert_eq!(counted, "perft 1 245\nperft 2 53991\n");
    let pocket = "S c1=2 | W b2=1 c3=1 | N d3=1 e2=1 | E e1=1";
    let counted = printed(&["kuli", "perft", "2", "--position", pocket]);
    assert_eq!(counted.lines().last(), Some("perft 2 849"));
    let json = printed(&["kuli", "perft", "1", "--board", "mixed", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("an object");
    assert_eq!(json["turns"], 1);
}

#[test]
fn show_draws_a_position_and_tells_danger() {
    let shown = printed(&["kuli", "show", "--position", "S d4=2 | N d7=3"]);
    assert!(
        shown.contains("  4  ·   ·   ·   S2  ·   ·   ·\n"),
        "{shown}"
    );
    assert!(shown.contains("S d4=2 | N d7=3\n"), "{shown}");
    assert!(
        shown.contains("red (S): 2 coins: d4=2 hit by 2 4 6\n"),
        "{shown}"
    );
    assert!(printed(&["kuli", "show", "--position", "S d4=2"]).contains("red has won"));
}

#[test]
fn a_person_can_play_a_game_to_its_end_by_numbers() {
    for (players, you) in [("2", "red"), ("3", "blue"), ("4", "red,white")] {
        let arguments = ["--players", players, "--you", you, "--seed", "fair"];
        let output = played(&arguments, "1\n".repeat(5000).as_bytes());
        assert!(output.status.success());
        let said = text(&output.stdout);
        assert!(said.contains(" wins with "), "{said}");
        let file = folder("kuli-play").join(format!("{players}.kuli"));
        fs::write(&file, record(&output)).expect("a file in a folder of our own");
        let checked = printed(&["check", file.to_str().expect("a plain name")]);
        assert!(
            checked.contains(".kuli: ok: ") && checked.contains("won with"),
            "{checked}"
        );
    }
}

#[test]
fn bad_input_is_asked_again_and_the_end_of_input_ends_the_game() {
    let output = played(&["--seed", "fair"], b"zero\n0\n\xff\xfe\nhelp\nback\n1\n");
    assert!(output.status.success());
    let said = text(&output.stdout);
    assert!(said.matches("A number from 1 to").count() >= 3, "{said}");
    assert!(said.contains("The game is not over"), "{said}");
    let file = folder("kuli-on").join("on.kuli");
    fs::write(&file, record(&output)).expect("a file in a folder of our own");
    let name = file.to_str().expect("a plain name");
    assert!(
        printed(&["check", name]).contains("red has rolled"),
        "{said}"
    );
    // The roll that waits is still there.
    let output = played(&[name], b"record\nquit\n");
    assert_eq!(
        record(&output),
        fs::read_to_string(&file).expect("it is there")
    );
    assert!(printed(&["kuli", "show", name]).contains("red to move"));
    assert!(record(&played(&[], b"")).starts_with("Kuli 1\nboard 37\nseats red - black -\n"));
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed: &str| printed(&["kuli", "play", "--watch", "--players", "4", "--seed", seed]);
    assert_eq!(game("anna"), game(" Anna"));
    assert_ne!(game("anna"), game("ben"));
}

#[test]
fn check_reads_records_of_both_games() {
    let folder = folder("kuli-check");
    let write = |name: &str, text: &str| {
        let file = folder.join(name);
        fs::write(&file, text).expect("a file in a folder of our own");
        file.to_str().expect("a plain name").to_owned()
    };
    let good = "Kuli 1\nboard 37\nseats red - black -\nturns 2 c1-c3\n";
    let kuli = write("good.kuli", good);
    let kulami = write(
        "good.kulami",
        &format!("Kulami 1\nlayout {}\n", super::BOARD),
    );
    let checked = printed(&["check", &kuli, &kulami]);
    assert!(
        checked.contains("good.kuli: ok: 1 turn, black to roll\n"),
        "{checked}"
    );
    assert!(
        checked.contains("good.kulami: ok: 0 marbles, red to move\n"),
        "{checked}"
    );
    let json = printed(&["check", "--json", &kuli]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("an object");
    assert_eq!(
        (&json["game"], &json["coins"]["red"]),
        (&"kuli".into(), &12.into())
    );

    let bad = write("bad.kuli", &good.replace("c1-c3", "c1-c4"));
    let output = super::run(&["check", &bad]);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    assert!(
        said.contains("bad.kuli: bad: line 4: turn 1, \"c1-c4\": "),
        "{said}"
    );
    let json = super::run(&["check", "--json", &bad]);
    assert!(text(&json.stdout).contains("\"line\":4"));
}

#[test]
fn problems_are_told_in_one_line() {
    let no_board = complaint(&["kuli", "show", "--board", "octopus"]);
    assert_eq!(
        no_board,
        "kulami: no board is called \"octopus\"; there are 37, mixed\n"
    );
    let bad_board = complaint(&["kuli", "perft", "1", "--board", "SS/S"]);
    assert!(
        bad_board.starts_with("kulami: board: row 2 has 1 characters"),
        "{bad_board}"
    );
    let bad_position = complaint(&["kuli", "show", "--position", "S d4"]);
    assert!(
        bad_position.contains("position: \"d4\" is not a hand"),
        "{bad_position}"
    );
    let white = complaint(&["kuli", "play", "--you", "white"]);
    assert_eq!(white, "kulami: white does not play with so many players\n");
    let green = complaint(&["kuli", "play", "--you", "green"]);
    assert!(green.contains("\"green\" is not a colour"), "{green}");
}

#[test]
fn endings_are_solved_exactly_and_the_best_choices_named() {
    let solved = printed(&["kuli", "solve", "--position", "S d4=2 | N d5=1"]);
    assert!(solved.starts_with("red to move wins 0.8333"), "{solved}");
    // An even roll ends beside the last coin, by some way.
    let wins = solved.lines().filter(|line| line.ends_with("*1 1.00000"));
    assert_eq!(wins.count(), 3, "{solved}");
    assert_eq!(solved.lines().count(), 7);
    let position = "S d4=1 | W d5=1 | N d6=1";
    let refused = complaint(&["kuli", "solve", "--position", position]);
    assert!(refused.contains("two players"), "{refused}");
    let start = complaint(&["kuli", "solve"]);
    assert!(start.contains("more than 1000000 positions"), "{start}");
}
