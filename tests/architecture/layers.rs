//! The layers of the whole tree, from the ground up. A module names only what lies in lower layers:
//! nothing in its own, nothing above.

/// A layer: a name for what its modules have in common, and their names. Those of the app and of
/// Kuli are folders and files of `src/app` and `src/kuli`.
pub struct Layer {
    pub name: &'static str,
    pub modules: &'static [&'static str],
}

const fn layer(name: &'static str, modules: &'static [&'static str]) -> Layer {
    Layer { name, modules }
}

/// All of them, the lowest first.
pub const LAYERS: &[Layer] = &[
    layer("what both games share", &["shared"]),
    layer(
        "leaves that everybody may name",
        &["rules", "kuli/rules", "assets", "report", "quality"],
    ),
    layer(
        "the engine, the list of languages",
        &["ai", "kuli/ai", "kuli/boards", "language"],
    ),
    layer("boards and the lesson", &["boards", "lesson"]),
    layer("playing, and a stand's file", &["play", "showcase"]),
    layer("the player's files", &["files"]),
    layer("the command line", &["cli"]),
    layer(
        "ground of the app: Bevy, time, threads, the phrasebook",
        &[
            "app/engine",
            "app/motion",
            "app/clerk",
            "app/display",
            "app/game_assets",
            "app/words",
        ],
    ),
    layer(
        "threads that think, values on disk, when to draw, which graphics",
        &["app/thought", "app/store", "app/redraw", "app/graphics"],
    ),
    layer("the game without its looks", &["app/play"]),
    layer(
        "set-ups, and what is kept under a name",
        &["app/setup", "app/stock"],
    ),
    layer("the table in three dimensions", &["app/table"]),
    layer("actions, as plain data", &["app/actions"]),
    layer(
        "the flow, keys and buttons, the drawing of lots",
        &["app/flow", "app/controls", "app/lots"],
    ),
    layer(
        "the interface's kit, the count, what drawing costs",
        &["app/interface", "app/reveal", "app/diagnostics"],
    ),
    layer(
        "features",
        &[
            "app/settings",
            "app/statistics",
            "app/saving",
            "app/building",
            "app/learning",
        ],
    ),
    layer(
        "features that use others, and input",
        &["app/hints", "app/review", "app/boards", "app/input"],
    ),
    layer(
        "what is written over the table, and sound",
        &["app/hud", "app/sound"],
    ),
    layer(
        "screens, and what a game is launched with",
        &["app/screens", "app/launch"],
    ),
    layer("the stand", &["app/showcase"]),
    layer("the game put together", &["app/game"]),
    layer("the game without a window", &["app/headless"]),
    layer(
        "the window, pictures without one, trials",
        &["app/run", "app/offscreen", "app/trial"],
    ),
    layer("lists of modules", &["app", "kuli"]),
    layer("the program", &["lib", "main"]),
];

/// The modules that are Kulami's alone. Kuli's are those in its folder.
pub const KULAMI: &[&str] = &["rules", "ai", "boards", "lesson"];

/// The number of a module's layer.
pub fn layer_of(module: &str) -> Option<usize> {
    LAYERS
        .iter()
        .position(|layer| layer.modules.contains(&module))
}
