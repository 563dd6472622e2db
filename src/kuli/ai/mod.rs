//! Computer players of Kuli. They know the rules, and nothing else.

pub mod endings;
