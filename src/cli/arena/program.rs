//! External programs as players, by the engine protocol.

use crate::ai::{Limits, StopFlag};
use crate::play::{MoveSource, NoMove};
use crate::rules::notation::parse_field;
use crate::rules::{Excerpt, Field, Game};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A program that speaks the engine protocol.
pub struct Program {
    command: String,
    limits: Limits,
    running: Option<ProgramProcess>,
}

struct ProgramProcess {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Drop for ProgramProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Program {
    /// The program with its arguments, as it would be typed; started when it is first asked.
    pub fn new(command: &str, limits: Limits) -> Self {
        Self {
            command: command.to_owned(),
            limits,
            running: None,
        }
    }

    fn failed(&self, why: impl ToString) -> NoMove {
        NoMove::GaveUp {
            player: Excerpt::new(&self.command),
            why: why.to_string(),
        }
    }

    fn start(&self) -> Result<ProgramProcess, NoMove> {
        let mut words = self.command.split_whitespace();
        let program = words
            .next()
            .ok_or_else(|| self.failed("no program is named"))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| self.failed(error))?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(input), Some(output)) => Ok(ProgramProcess {
                child,
                input,
                output: BufReader::new(output),
            }),
            _ => Err(self.failed("it cannot be talked to")),
        }
    }

    /// Sends lines and waits for one that begins with `answer`; returns the rest of it.
    fn ask(&mut self, lines: &str, answer: &str) -> Result<String, NoMove> {
        if self.running.is_none() {
            self.running = Some(self.start()?);
        }
        let outcome = self
            .running
            .as_mut()
            .map(|running| converse(running, lines, answer));
        match outcome {
            Some(Ok(Some(text))) => Ok(text),
            Some(Ok(None)) => Err(self.failed("it ended")),
            Some(Err(error)) => Err(self.failed(error)),
            None => Err(self.failed("it did not start")),
        }
    }

    fn go(&self) -> String {
        let mut go = "go".to_owned();
        if let Some(time) = self.limits.time {
            go += &format!(" movetime {}", time.as_millis());
        }
        if let Some(nodes) = self.limits.nodes {
            go += &format!(" nodes {nodes}");
        }
        go
    }
}

fn converse(
    running: &mut ProgramProcess,
    lines: &str,
    answer: &str,
) -> std::io::Result<Option<String>> {
    running.input.write_all(lines.as_bytes())?;
    running.input.flush()?;
    let mut line = String::new();
    loop {
        line.clear();
        if running.output.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        if let Some(rest) = line.trim().strip_prefix(answer) {
            return Ok(Some(rest.trim().to_owned()));
        }
        if let Some(reason) = line.strip_prefix("error ") {
            return Err(std::io::Error::other(reason.trim().to_owned()));
        }
    }
}

impl MoveSource for Program {
    fn new_game(&mut self, _seed: u64) {
        // If this fails, the program reports it when it is asked for a move.
        let _ = self.ask("newgame\nisready\n", "readyok");
    }

    fn choose(&mut self, game: &Game, _stop: &StopFlag) -> Result<Field, NoMove> {
        let layout = game.layout();
        let moves: String = game
            .moves()
            .map(|field| format!(" {}", layout.square(field)))
            .collect();
        let (rules, starts) = (game.rules(), game.starts());
        let go = self.go();
        let lines =
            format!("position layout {layout} rules {rules} starts {starts} moves{moves}\n{go}\n");
        let name = self.ask(&lines, "bestmove")?;
        let field = parse_field(layout, &name).map_err(|error| self.failed(error))?;
        match game.refusal(field) {
            None => Ok(field),
            Some(refusal) => Err(self.failed(format!("{name}: {refusal}"))),
        }
    }
}
