//! Missing graphics hardware, and graphics devices that are lost.

use crate::quality::Quality;
use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::render_resource::SpecializedRenderPipelines;
use bevy::render::{RenderApp, RenderStartup};
use bevy_egui::render::EguiPipeline;
use bevy_egui::render::systems::{EguiRenderData, EguiTextureBindGroups, EguiTransforms};

/// There is no graphics adapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no graphics adapter was found; a software one will do, such as Debian's mesa-vulkan-drivers"
)]
pub struct NoAdapter;

/// Asks for an adapter before Bevy does, which would panic if there is none. Suggests a quality by
/// the kind of adapter.
pub fn suggested_quality() -> Result<Quality, NoAdapter> {
    let description = wgpu::InstanceDescriptor::new_without_display_handle_from_env();
    let instance = wgpu::Instance::new(description);
    let options = wgpu::RequestAdapterOptions::default();
    let adapter = bevy::tasks::block_on(instance.request_adapter(&options));
    match adapter.map_err(|_| NoAdapter)?.get_info().device_type {
        wgpu::DeviceType::DiscreteGpu => Ok(Quality::High),
        wgpu::DeviceType::Cpu => Ok(Quality::Low),
        _ => Ok(Quality::Medium),
    }
}

/// Recreates the GPU resources of bevy_egui, which does not do so by itself after a device is lost.
fn renew_interface(world: &mut World, mut is_first: Local<Option<()>>) {
    if is_first.replace(()).is_none() {
        return;
    }
    world.insert_resource(EguiTransforms::default());
    world.insert_resource(EguiRenderData::default());
    world.insert_resource(EguiTextureBindGroups::default());
    world.insert_resource(SpecializedRenderPipelines::<EguiPipeline>::default());
    let pipeline = EguiPipeline::from_world(world);
    world.insert_resource(pipeline);
}

/// How often the device was lost.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Losses(u32);

/// After so many losses the driver is given up.
const MOST_LOSSES: u32 = 5;

/// Recovers when the graphics device is lost, as after a driver update or when a laptop has slept.
pub fn plugin(app: &mut App) {
    app.init_resource::<Losses>()
        .insert_resource(RenderErrorHandler(|error, world, _| {
            let losses = {
                let mut losses = world.resource_mut::<Losses>();
                losses.0 += 1;
                losses.0
            };
            if error.ty == ErrorType::DeviceLost && losses <= MOST_LOSSES {
                return RenderErrorPolicy::Recover(default());
            }
            crate::report::problem(&format!(
                "the graphics driver failed and could not be restarted: {}",
                crate::rules::brief(&error.description)
            ));
            world.write_message(AppExit::error());
            RenderErrorPolicy::StopRendering
        }));
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app.add_systems(RenderStartup, renew_interface);
    }
}
