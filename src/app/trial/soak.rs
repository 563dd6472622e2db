//! Attract mode for a long time: games, memory, frame times.

use super::{Failure, TrialStand};
use crate::app::showcase::memory::memory;
use crate::assets::Assets;
use crate::cli::trials::SoakArguments;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// The stand's time per frame.
const FRAME: Duration = Duration::from_millis(100);
/// How long nothing may happen, in the stand's time.
const PATIENCE: Duration = Duration::from_secs(600);
/// How much memory may grow, in percent and in bytes.
const GROWTH: (u64, u64) = (5, 24 << 20);

/// Runs attract mode and prints what was observed.
pub fn soak(arguments: &SoakArguments, assets: &Assets) -> Result<(), Failure> {
    let stand = super::stand(assets, arguments.stand.as_deref())?;
    let mut trial = match arguments.draw {
        true => TrialStand::open_drawn(assets, stand)?,
        false => TrialStand::open(assets, stand),
    };
    let whole = Duration::from_secs_f64(60.0 * arguments.minutes);
    let between = (whole / 30).clamp(Duration::from_millis(500), Duration::from_secs(60));
    let begun = Instant::now();
    let mut samples: Vec<u64> = Vec::new();
    let (mut games, mut shown) = (0_u64, Duration::ZERO);
    let (mut before, mut since) = (trial.moment(), Duration::ZERO);
    let mut next_sample = between;
    while begun.elapsed() < whole {
        trial.frame(FRAME)?;
        // Computers think in real time, not in the stand's time.
        std::thread::sleep(Duration::from_micros(200));
        shown += FRAME;
        let now = trial.moment();
        games += u64::from(now.2 && !before.2);
        since = if now == before {
            since + FRAME
        } else {
            Duration::ZERO
        };
        before = now;
        if since > PATIENCE && now.2 {
            return Err(Failure::Stuck(format!("{:?} for {since:?}", now.0)));
        }
        if begun.elapsed() >= next_sample {
            next_sample += between;
            let used = memory().unwrap_or_default();
            samples.push(used);
            say(&format!(
                "{:6.1} min: {games} games, {} MB",
                begun.elapsed().as_secs_f64() / 60.0,
                used >> 20
            ));
        }
    }
    say(&format!(
        "{games} games in {:.1} min ({:.1} h on the stand)",
        begun.elapsed().as_secs_f64() / 60.0,
        shown.as_secs_f64() / 3600.0
    ));
    say(&trial.frames.to_string());
    judge(&samples)
}

/// Whether memory stays flat once everything is loaded: the last third against the second.
fn judge(samples: &[u64]) -> Result<(), Failure> {
    let third = samples.len() / 3;
    if third == 0 {
        return Ok(());
    }
    let median = |part: &[u64]| {
        let mut part = part.to_vec();
        part.sort_unstable();
        part[part.len() / 2]
    };
    let before = median(&samples[third..2 * third]);
    let after = median(&samples[2 * third..]);
    say(&format!(
        "memory: {} MB in the second third, {} MB in the last",
        before >> 20,
        after >> 20
    ));
    if after > before + before * GROWTH.0 / 100 + GROWTH.1 {
        return Err(Failure::Growth {
            before: before >> 20,
            after: after >> 20,
        });
    }
    Ok(())
}

/// Prints a line; a closed standard output is ignored.
fn say(line: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}");
    let _ = out.flush();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_grows_fails_and_what_only_starts_does_not() {
        let megabytes = |all: &[u64]| all.iter().map(|size| size << 20).collect::<Vec<_>>();
        assert_eq!(judge(&megabytes(&[100, 300, 400, 400, 401, 399])), Ok(()));
        assert_eq!(judge(&megabytes(&[400, 400, 405, 400, 420, 410])), Ok(()));
        let leak = megabytes(&[100, 200, 300, 400, 500, 600]);
        assert_eq!(
            judge(&leak),
            Err(Failure::Growth {
                before: 400,
                after: 600
            })
        );
    }
}
