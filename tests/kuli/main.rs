//! Kuli: the rules against the fixtures, against every ruling, and against a plain reference.

mod against_reference;
mod boards;
mod common;
mod endings;
mod fixtures;
mod reaching;
mod records;
mod reference;
mod rulings;

#[allow(dead_code, reason = "only texts are damaged here, no files")]
#[path = "../damage/mod.rs"]
mod damage;
#[path = "../properties/mod.rs"]
mod properties;
