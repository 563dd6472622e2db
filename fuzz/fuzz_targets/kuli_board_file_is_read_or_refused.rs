#![no_main]

#[path = "../../tests/properties/mod.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|input: &str| properties::kuli_board_file_is_read_or_refused(input));
