//! Kuli: the rules against the fixtures, against every ruling, and against a plain reference.

mod against_reference;
mod common;
mod fixtures;
mod reaching;
mod reference;
mod rulings;
