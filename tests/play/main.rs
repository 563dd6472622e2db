//! Playing without a window: what the referee decides, and that a log of facts gives the session.

mod consent;
mod evening;
mod moments;
mod rebuilt;
mod referee;
mod sources;
