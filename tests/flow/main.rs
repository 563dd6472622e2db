//! Whole games through the real intents and facts, with everything but a renderer: what the
//! table shows always equals what the rules say.

#![cfg(feature = "game")]

mod boards;
mod building;
mod computers;
mod hints;
mod kept;
mod menus;
mod people;
mod quality;
mod saves;
mod screens;
mod sounds;
mod stage;
mod statistics;
mod words;
