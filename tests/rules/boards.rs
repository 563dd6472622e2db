//! The library of named boards, and folders that override it.

use kulami::assets::Assets;
use kulami::boards::library;
use kulami::rules::Symmetry;
use std::collections::HashSet;
use std::fs;

#[test]
fn every_board_of_the_library_is_valid_named_and_different() {
    let (boards, problems) = library(&Assets::built_in());
    assert!(problems.is_empty(), "{problems:?}");
    assert!(boards.len() >= 16);
    let names: HashSet<_> = boards
        .iter()
        .map(|board| board.name.to_lowercase())
        .collect();
    assert_eq!(
        names.len(),
        boards.len(),
        "names are told apart in any case"
    );
    for board in &boards {
        assert!(
            !board.about.is_empty() && board.about.len() <= 100,
            "{}",
            board.name
        );
    }
    // No board is another one turned or mirrored.
    let shapes: HashSet<String> = boards
        .iter()
        .map(|board| {
            let turned =
                Symmetry::ALL.map(|symmetry| board.layout.transformed(symmetry).to_string());
            turned.into_iter().min().unwrap()
        })
        .collect();
    assert_eq!(shapes.len(), boards.len());
}

#[test]
fn the_printed_boards_are_in_the_library() {
    let (boards, _) = library(&Assets::built_in());
    for printed in [
        crate::fixtures::WORKED_EXAMPLE,
        crate::fixtures::PICTURED_SQUARE,
        crate::fixtures::PICTURED_IRREGULAR,
    ] {
        assert!(
            boards
                .iter()
                .any(|board| board.layout.to_string() == printed)
        );
    }
}

#[test]
fn symmetrical_boards_are_symmetrical() {
    let (boards, _) = library(&Assets::built_in());
    let find = |name: &str| boards.iter().find(|board| board.name == name).unwrap();
    for name in ["Pinwheel", "Windmill"] {
        let layout = &find(name).layout;
        assert_eq!(
            &layout.transformed(Symmetry::QUARTER_TURN),
            layout,
            "{name}"
        );
    }
    let mirror = &find("Mirror").layout;
    assert_eq!(&mirror.transformed(Symmetry::MIRROR), mirror);
    let turned = find("Half Turn").layout.transformed(Symmetry::QUARTER_TURN);
    assert_eq!(
        turned.transformed(Symmetry::QUARTER_TURN),
        find("Half Turn").layout
    );
}

#[test]
fn a_folder_overrides_and_adds_and_bad_files_are_named() {
    let folder = std::env::temp_dir().join(format!("kulami-assets-{}", std::process::id()));
    fs::create_dir_all(folder.join("boards")).unwrap();
    let board = |name: &str, rows: &str| {
        let rows: Vec<&str> = rows.split('/').collect();
        format!("(name: \"{name}\", about: \"Test.\", rows: {rows:?})")
    };
    let write = |file: &str, text: &str| fs::write(folder.join("boards").join(file), text).unwrap();
    write(
        "08-ring.ron",
        &board("My ring", crate::fixtures::PICTURED_SQUARE),
    );
    write(
        "99-new.ron",
        &board("New", crate::fixtures::PICTURED_IRREGULAR),
    );
    write("bad-board.ron", &board("Bad", "AA/AA"));
    write("bad-form.ron", "(name: 7)");
    fs::write(folder.join("boards/bad-text.ron"), [0xff, 0xfe]).unwrap();
    write(
        "lines.ron",
        &board("Two\nlines", crate::fixtures::WORKED_EXAMPLE),
    );
    write(
        "taken.ron",
        &board("PINWHEEL", crate::fixtures::WORKED_EXAMPLE),
    );
    fs::create_dir(folder.join("boards/folder.ron")).unwrap();

    let assets = Assets::overridden_by(&folder).unwrap();
    let (boards, problems) = library(&assets);
    let names: Vec<&str> = boards.iter().map(|board| board.name.as_str()).collect();
    assert!(names.contains(&"My ring") && !names.contains(&"Ring"));
    assert!(names.contains(&"New") && names.contains(&"Pinwheel"));
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(problems.len(), 5, "{problems:?}");
    assert!(problems[0].starts_with("boards/bad-board.ron: 0 tiles of 2 spaces"));
    assert!(
        problems[1].starts_with("boards/bad-form.ron: 1:7"),
        "names the place: {}",
        problems[1]
    );
    assert_eq!(
        problems[2],
        "asset \"boards/bad-text.ron\" is not UTF-8 text"
    );
    assert_eq!(
        problems[3],
        "boards/lines.ron: a board has a name and a description of one line each"
    );
    assert_eq!(
        problems[4],
        "boards/taken.ron: there is a board called \"PINWHEEL\" already"
    );
    fs::remove_dir_all(&folder).unwrap();

    let missing = Assets::overridden_by(&folder).unwrap_err();
    assert!(missing.to_string().ends_with("is not a folder"));
}
