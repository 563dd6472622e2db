//! Asking a person at a terminal: questions with numbered answers, asked until one is understood.

use std::io::{self, BufRead, Write};

/// What a person has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// One of the possibilities, from 0.
    Number(usize),
    /// One question back.
    Back,
    /// The record of the game so far is wanted.
    Record,
    /// Enough, or the input has ended.
    Quit,
}

const HELP: &str = "Type the number of a line, back for the question before, record to see \
                    the game as text, or quit.";

/// A terminal, or whatever stands for one.
pub struct Terminal<'a> {
    /// What the person types.
    pub input: &'a mut dyn BufRead,
    /// What the person sees.
    pub output: &'a mut dyn Write,
}

impl Terminal<'_> {
    /// Says a line.
    pub fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }

    /// Asks until the answer is one of the numbers from 1, or a word that is known.
    pub fn ask(&mut self, question: &str, possibilities: &[String]) -> io::Result<Answer> {
        self.say(question)?;
        self.list(possibilities)?;
        loop {
            write!(self.output, "> ")?;
            self.output.flush()?;
            let mut line = Vec::new();
            // By bytes, since anything can be typed, also what is not text.
            if self.input.read_until(b'\n', &mut line)? == 0 {
                self.say("")?;
                return Ok(Answer::Quit);
            }
            let line = String::from_utf8_lossy(&line);
            match line.trim().to_lowercase().as_str() {
                "" => {}
                "?" | "help" => self.say(HELP)?,
                "b" | "back" => return Ok(Answer::Back),
                "r" | "record" => return Ok(Answer::Record),
                "q" | "quit" => return Ok(Answer::Quit),
                word => match word.parse::<usize>() {
                    Ok(number) if (1..=possibilities.len()).contains(&number) => {
                        return Ok(Answer::Number(number - 1));
                    }
                    _ => {
                        let most = possibilities.len();
                        self.say(&format!("A number from 1 to {most}, please, or help."))?;
                    }
                },
            }
        }
    }

    /// Lists the possibilities by number, several in a line if they are short.
    fn list(&mut self, possibilities: &[String]) -> io::Result<()> {
        const WIDTH: usize = 76;
        let widest = possibilities.iter().map(|text| text.chars().count()).max();
        let column = widest.unwrap_or(0) + 7;
        let columns = (WIDTH / column).max(1);
        for (row, texts) in possibilities.chunks(columns).enumerate() {
            let mut line = String::new();
            for (index, text) in texts.iter().enumerate() {
                let number = row * columns + index + 1;
                line.push_str(&format!("{number:>4}  {text:<width$}", width = column - 6));
            }
            self.say(line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(typed: &[u8]) -> (Answer, String) {
        let mut output = Vec::new();
        let mut input = typed;
        let mut terminal = Terminal {
            input: &mut input,
            output: &mut output,
        };
        let possibilities = ["one", "two", "three"].map(str::to_owned);
        let answer = terminal
            .ask("Which?", &possibilities)
            .expect("memory is there");
        (answer, String::from_utf8(output).expect("text"))
    }

    #[test]
    fn a_question_is_asked_until_the_answer_is_understood() {
        let (found, said) = answer(b"\n0\n4\n-1\nx\n99999999999999999999999\n\xff\xfe\n 2 \n");
        assert_eq!(found, Answer::Number(1));
        assert_eq!(said.matches("A number from 1 to 3, please").count(), 6);
        assert_eq!(answer(b"help\nBACK\n").0, Answer::Back);
        assert_eq!(answer(b"r\n").0, Answer::Record);
        assert_eq!(answer(b"q\n").0, Answer::Quit);
    }

    #[test]
    fn the_end_of_input_is_the_end_of_the_game() {
        assert_eq!(answer(b"").0, Answer::Quit);
        assert_eq!(answer(b"7").0, Answer::Quit);
    }
}
