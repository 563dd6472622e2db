//! Hints and reviews on the command line.

use super::{BOARD, FINISHED, LOCKED_OUT, SQUARE, complaint, folder, printed};
use std::fs;
use std::path::PathBuf;

/// A record of a game without its last moves.
fn record(folder: &std::path::Path, layout: &str, moves: &str, but: usize) -> String {
    let moves: Vec<&str> = moves.split_whitespace().collect();
    let moves = moves[..moves.len() - but].join(" ");
    let file: PathBuf = folder.join(format!("{but}.kulami"));
    let text = format!("Kulami 1\nlayout {layout}\nmoves {moves}\n");
    fs::write(&file, text).expect("a file in a folder of our own");
    file.to_str().expect("a plain name").to_owned()
}

#[test]
fn a_hint_names_the_best_fields_and_says_why() {
    let folder = folder("hint");
    let opening = record(&folder, SQUARE, FINISHED, 49);
    let hint = printed(&["hint", &opening, "--time", "0"]);
    let lines: Vec<&str> = hint.lines().collect();
    assert_eq!(lines[0], "red to move, looked 0 marbles ahead");
    assert_eq!(lines.len(), 4);
    assert!(
        lines[1..].iter().all(|line| line.contains(" about ")),
        "{hint}"
    );

    let ending = record(&folder, SQUARE, FINISHED, 12);
    let hint = printed(&["hint", &ending]);
    assert!(
        hint.lines().skip(1).all(|line| line.contains(" exactly ")),
        "{hint}"
    );
    let json = printed(&["hint", &ending, "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let best = &json["fields"][0];
    assert_eq!(best["exact"], true);
    let start = format!("{} exactly ", best["field"].as_str().unwrap());
    let why = format!(": {}", best["reasons"][0].as_str().unwrap());
    let first = hint.lines().nth(1).unwrap();
    assert!(first.starts_with(&start) && first.ends_with(&why), "{hint}");

    let lock_out = record(&folder, BOARD, LOCKED_OUT, 1);
    let hint = printed(&["hint", &lock_out, "--json"]);
    assert!(hint.contains("ends the game, "), "{hint}");
    let over = record(&folder, BOARD, LOCKED_OUT, 0);
    assert!(printed(&["hint", &over]).starts_with("over: "));
    assert!(complaint(&["hint", "/nowhere"]).contains("No such file"));
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_review_names_turning_points_and_can_be_repeated() {
    let folder = folder("review");
    let game = record(&folder, SQUARE, FINISHED, 0);
    let arguments = ["review", &game, "--nodes", "20000", "--hash", "4"];
    let review = printed(&arguments);
    assert_eq!(printed(&arguments), review);
    let lines: Vec<&str> = review.lines().collect();
    let (last, points) = lines.split_last().unwrap();
    assert!(last.starts_with("lost in all moves: red "), "{review}");
    assert!((1..=6).contains(&points.len()), "{review}");
    // `kulami solve` says so too: red by 3 before the move, and the game ends with red by 6.
    assert!(
        points.contains(
            &"move 52: black d5 costs 3, c5 was better: red by 3 instead of red by 6 (exact)"
        ),
        "{review}"
    );

    let json = printed(&[&arguments[..], &["--json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let moves = json["moves"].as_array().unwrap();
    assert_eq!(moves.len(), FINISHED.split_whitespace().count());
    let turning = moves.iter().filter(|one| one["turning_point"] == true);
    assert_eq!(turning.count(), points.len());

    let empty = record(&folder, SQUARE, "", 0);
    assert!(printed(&["review", &empty]).starts_with("no turning points\n"));
    fs::remove_dir_all(&folder).unwrap();
}
