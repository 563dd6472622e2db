//! The app with a camera that draws into an image, and with a clock advanced by hand.

use crate::app::engine::offscreen_engine;
use crate::app::graphics::{self, NoAdapter};
use crate::app::headless::Headless;
use crate::app::launch::Launch;
use crate::app::play::AtRest;
use crate::app::redraw::ShadersPending;
use crate::app::sound::Soundtrack;
use crate::app::table::{CurrentPlan, OnTable, TableCamera, TileHeights, look_at};
use crate::play::{Asked, Session, Wish};
use crate::rules::Field;
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

/// A step of an animation.
pub const STEP: Duration = Duration::from_millis(16);
/// The longest frame that Bevy's virtual time allows.
const LONGEST_FRAME: Duration = Duration::from_millis(250);
/// Waiting longer than this is given up.
const PATIENCE: Duration = Duration::from_secs(300);
/// Frames after which new objects have requested their shaders.
const FIRST_FRAMES: usize = 3;

/// The game in front of a camera that draws into a picture.
pub struct Studio {
    game: Headless,
    target: Handle<Image>,
    pictures: Receiver<Image>,
}

#[derive(Resource, Clone)]
struct PictureSender(Sender<Image>);

/// Why no picture could be taken.
#[derive(Debug, thiserror::Error)]
pub enum StudioError {
    /// There is no graphics adapter.
    #[error(transparent)]
    NoAdapter(#[from] NoAdapter),
    /// It took too long.
    #[error("the picture did not come within {} s", PATIENCE.as_secs())]
    TooSlow,
    /// The image has an unexpected format.
    #[error("the picture cannot be used: {0}")]
    Unusable(String),
}

impl Studio {
    /// Opens a studio for images of this size.
    pub fn open(launch: Launch, size: UVec2) -> Result<Self, StudioError> {
        graphics::suggested_quality()?;
        let mut game = Headless::new(offscreen_engine(), launch);
        let (sender, pictures) = channel();
        game.world_mut().insert_resource(PictureSender(sender));
        let mut studio = Self {
            game,
            target: Handle::default(),
            pictures,
        };
        studio.resize(size);
        Ok(studio)
    }

    /// The game's world.
    pub fn world(&mut self) -> &mut World {
        self.game.world_mut()
    }

    /// Changes the size of the images.
    pub fn resize(&mut self, size: UVec2) {
        // The camera is there after the first frame.
        self.game.frame(Duration::ZERO);
        self.uncover(false);
        self.target = self.game.resize(size);
        self.game.frame(Duration::ZERO);
    }

    /// Turns the camera on or off. Nothing is drawn while it is off.
    fn uncover(&mut self, open: bool) {
        let world = self.game.world_mut();
        let mut cameras = world.query_filtered::<&mut Camera, With<TableCamera>>();
        for mut camera in cameras.iter_mut(world) {
            camera.is_active = open;
        }
    }

    /// Advances time by so much, in as many frames as it takes: a single frame lasts at most a
    /// quarter of a second.
    pub fn advance(&mut self, time: Duration) {
        let frames = time.div_duration_f64(LONGEST_FRAME).ceil().max(1.0) as u32;
        for _ in 0..frames {
            self.game.frame(time / frames);
        }
    }

    /// The same in short frames, as on a screen.
    pub fn play(&mut self, time: Duration) {
        let frames = time.div_duration_f64(STEP).ceil().max(1.0) as u32;
        for _ in 0..frames {
            self.advance(time / frames);
        }
    }

    /// The soundtrack, if the studio records one.
    pub fn soundtrack(&mut self) -> Option<Mut<'_, Soundtrack>> {
        self.game.world_mut().get_resource_mut::<Soundtrack>()
    }

    /// Advances time until nothing moves any more: ten seconds.
    pub fn settle(&mut self) {
        for _ in 0..40 {
            self.advance(Duration::from_millis(250));
        }
    }

    /// Sends a wish and lets the referee decide on it.
    pub fn say(&mut self, wish: Wish) {
        self.game.world_mut().write_message(Asked::here(wish));
        self.advance(Duration::ZERO);
    }

    /// Places a marble for the computer to move.
    pub fn answer(&mut self, field: Field) {
        let session = self.session();
        let asked = Asked::answer(session.game().turn(), session.moment(), field);
        self.game.world_mut().write_message(asked);
        self.advance(Duration::ZERO);
    }

    /// The session.
    pub fn session(&self) -> &Session {
        self.game.world().resource::<Session>()
    }

    /// Whether all marbles are at rest.
    pub fn is_at_rest(&self) -> bool {
        self.game.world().resource::<AtRest>().0
    }

    /// Where a point of the table is in the image, in pixels.
    pub fn pixel_of(&mut self, place: Vec3) -> Option<Vec2> {
        self.game.pixel_of(place)
    }

    /// The field at a pixel of the image.
    pub fn field_at(&mut self, pixel: Vec2) -> Option<Field> {
        let world = self.game.world_mut();
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
        let (camera, transform) = cameras.iter(world).next()?;
        let ray = camera.viewport_to_world(transform, pixel).ok()?;
        let position = world.resource::<Session>().game().position();
        let plan = &world.resource::<CurrentPlan>().0;
        match look_at(plan, world.resource::<TileHeights>(), position, ray) {
            OnTable::Field(field) => Some(field),
            OnTable::Tray(..) | OnTable::Cloth => None,
        }
    }

    /// Destroys the graphics device, as when a driver restarts.
    pub fn lose_device(&mut self) {
        let device = self.game.world().resource::<RenderDevice>().clone();
        // Pending work finishes first, and then the loss is reported. Errors of either are of no
        // interest.
        let _ = device.poll(wgpu::PollType::wait_indefinitely());
        device.wgpu_device().destroy();
        let _ = device.poll(wgpu::PollType::wait_indefinitely());
        self.game.frame(Duration::ZERO);
    }

    /// Takes a picture of this moment.
    pub fn take(&mut self) -> Result<image::RgbImage, StudioError> {
        self.uncover(true);
        let picture = self.wait_for_picture();
        self.uncover(false);
        picture
    }

    fn wait_for_picture(&mut self) -> Result<image::RgbImage, StudioError> {
        let started = Instant::now();
        for frame in 0.. {
            self.game.frame(Duration::ZERO);
            let pending = self.game.world().resource::<ShadersPending>().is_pending();
            if frame >= FIRST_FRAMES && !pending {
                break;
            }
            if started.elapsed() > PATIENCE {
                return Err(StudioError::TooSlow);
            }
        }
        let target = self.target.clone();
        self.game
            .world_mut()
            .spawn(Screenshot::image(target))
            .observe(
                |captured: On<ScreenshotCaptured>, sender: Res<PictureSender>| {
                    // The receiver may be gone; then the image is not needed.
                    let _ = sender.0.send(captured.image.clone());
                },
            );
        loop {
            self.game.frame(Duration::ZERO);
            if let Ok(picture) = self.pictures.try_recv() {
                let picture = picture
                    .try_into_dynamic()
                    .map_err(|error| StudioError::Unusable(error.to_string()))?;
                return Ok(picture.to_rgb8());
            }
            if started.elapsed() > PATIENCE {
                return Err(StudioError::TooSlow);
            }
        }
    }
}
