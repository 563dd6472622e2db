//! Drawing the game without a screen: the same app, drawn into images, with exact time steps.

mod board_scenes;
mod count_scenes;
mod gallery;
mod hint_scenes;
mod learn_scenes;
mod lots_scenes;
mod marble_scenes;
mod page_scenes;
mod review_scenes;
mod saves_scenes;
mod scenes;
mod screen_scenes;
mod stand_scenes;
mod studio;
mod theme_scenes;

pub use gallery::{GalleryError, film, gallery};
pub use scenes::{Scene, scenes};
pub use studio::{Studio, StudioError};
