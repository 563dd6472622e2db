//! Problems reported to whoever started the program, on standard error.

use std::fmt::Display;
use std::io::{self, Write};

/// Reports a problem in one line. If not even that can be written, nobody is left to be told.
pub fn problem(problem: &impl Display) {
    let _ = writeln!(io::stderr(), "kulami: {problem}");
}
