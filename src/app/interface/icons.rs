//! Icons of the Lucide font that the game uses. `scripts/make-fonts` reads this list.

/// Take back.
pub const UNDO_2: char = '\u{e2a1}';
/// Place again.
pub const REDO_2: char = '\u{e2a0}';
/// Another view.
pub const CAMERA: char = '\u{e064}';
/// The menu.
pub const MENU: char = '\u{e115}';
/// Play, or continue.
pub const PLAY: char = '\u{e13c}';
/// Pause.
pub const PAUSE: char = '\u{e12e}';
/// New.
pub const PLUS: char = '\u{e13d}';
/// Tiles.
pub const LAYOUT_GRID: char = '\u{e0ff}';
/// Areas.
pub const SHAPES: char = '\u{e4b3}';
/// Chains.
pub const ROUTE: char = '\u{e53e}';
/// Refused.
pub const BAN: char = '\u{e051}';
/// Again, or turn.
pub const ROTATE_CCW: char = '\u{e148}';
/// Swap sides.
pub const ARROW_LEFT_RIGHT: char = '\u{e24a}';
/// Look at the board.
pub const EYE: char = '\u{e0ba}';
/// Resign.
pub const FLAG: char = '\u{e0d1}';
/// The moves.
pub const LIST: char = '\u{e106}';
/// One step.
pub const STEP_FORWARD: char = '\u{e3ea}';
/// To the end.
pub const SKIP_FORWARD: char = '\u{e160}';
/// Speed.
pub const GAUGE: char = '\u{e1bf}';
/// Leave.
pub const LOG_OUT: char = '\u{e10e}';
/// Two people.
pub const USERS: char = '\u{e1a4}';
/// A person.
pub const USER: char = '\u{e19f}';
/// A computer.
pub const CPU: char = '\u{e0a9}';
/// Settings.
pub const SETTINGS: char = '\u{e154}';
/// Languages.
pub const LANGUAGES: char = '\u{e0fe}';
/// Chance.
pub const DICES: char = '\u{e2c5}';
/// Copy.
pub const COPY: char = '\u{e09e}';
/// Paste.
pub const CLIPBOARD_PASTE: char = '\u{e3e8}';
/// Edit.
pub const PENCIL: char = '\u{e1f9}';
/// Back, or less.
pub const CHEVRON_LEFT: char = '\u{e06e}';
/// Forward, or more.
pub const CHEVRON_RIGHT: char = '\u{e06f}';
/// Settings of the picture.
pub const MONITOR: char = '\u{e11d}';
/// Sound.
pub const VOLUME_2: char = '\u{e1ab}';
/// Keys.
pub const KEYBOARD: char = '\u{e284}';
/// Settings of the game.
pub const GAMEPAD_2: char = '\u{e0df}';
/// Accessibility.
pub const ACCESSIBILITY: char = '\u{e297}';
/// Home.
pub const HOUSE: char = '\u{e0f5}';
/// A hint.
pub const LIGHTBULB: char = '\u{e1c2}';
/// Numbers on the board.
pub const HASH: char = '\u{e0ef}';
/// Save.
pub const SAVE: char = '\u{e14d}';
/// Saved games.
pub const FOLDER_OPEN: char = '\u{e247}';
/// Delete.
pub const TRASH_2: char = '\u{e18d}';
/// Statistics.
pub const CHART: char = '\u{e2a3}';
/// Review of a game.
pub const HISTORY: char = '\u{e1f5}';
/// One step back.
pub const STEP_BACK: char = '\u{e3e9}';
/// To the beginning.
pub const SKIP_BACK: char = '\u{e15f}';
/// Won.
pub const TROPHY: char = '\u{e373}';
/// Learn.
pub const GRADUATION_CAP: char = '\u{e234}';
/// The rules.
pub const BOOK_OPEN: char = '\u{e05f}';
/// Done.
pub const CHECK: char = '\u{e06c}';
/// To the left.
pub const ARROW_LEFT: char = '\u{e048}';
/// To the right.
pub const ARROW_RIGHT: char = '\u{e049}';
/// Up.
pub const ARROW_UP: char = '\u{e04a}';
/// Down.
pub const ARROW_DOWN: char = '\u{e042}';
/// Time that is left.
pub const TIMER: char = '\u{e1e0}';
/// A finger.
pub const POINTER: char = '\u{e1e8}';
/// Erase the last digit.
pub const DELETE: char = '\u{e0ae}';
