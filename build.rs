//! The assets folder is built into the executable, so a new file in it means a new executable.

fn main() {
    println!("cargo::rerun-if-changed=assets");
}
