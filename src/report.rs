//! Reporting problems on standard error.

use std::fmt::Display;
use std::io::{self, Write};

/// Reports a problem in one line. A failure to write to standard error is ignored: there is nowhere
/// else to report it.
pub fn problem(problem: &impl Display) {
    let _ = writeln!(io::stderr(), "kulami: {problem}");
}
