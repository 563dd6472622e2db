//! The player's files: nothing is lost, whatever happens to the process, the disk or the files.

#[path = "../damage/mod.rs"]
mod damage;

mod boards;
mod child;
mod common;
mod damaged;
mod killed;
mod saves;
mod statistics;
mod together;
mod troubled;
mod visits;
