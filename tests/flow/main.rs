//! Whole games through the real wishes and facts, with everything but a renderer: what the
//! table shows always equals what the rules say.

#![cfg(feature = "game")]

#[path = "../damage/mod.rs"]
mod damage;

mod boards;
mod building;
mod busy;
mod carried;
mod computers;
mod damaged;
mod hints;
mod kept;
mod ladder;
mod lesson;
mod menus;
mod new_game;
mod overlaps;
mod people;
mod plates;
mod presses;
mod quality;
mod review;
mod said;
mod saves;
mod screens;
mod sides;
mod sounds;
mod stage;
mod stand;
mod statistics;
mod themes;
mod words;
