//! Kulami.

pub mod rules;
