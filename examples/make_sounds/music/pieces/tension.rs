//! When few marbles are left: held breath over the chords of [`play`](super::play).
//!
//! Glasses stay on a note while the chord moves away under it, and give way a bar later. Low
//! strings keep to the fifth and the seventh, clear of the bass. Wood beats like a slow heart.

use super::play::ground;
use crate::music::instruments::Instrument::{GlassHarp, LowStrings, LowWood};
use crate::music::score::Piece;

const GLASSES: &str = "
    p < - | .:2 B5:2 | mp > _:4 | p A5:4 |
    < .:2 E6:2 | mp > D6:4 | _:4 | p B5:4 |

    < - | .:2 B5:2 | _:4 | mf > C#6:4 |
    _:4 | p B5:4 | . E6:3 | > D6:4 |

    pp < _:4 | p C#6:4 | _:4 | B5:4 |
    < .:2 D6:2 | E6:2 F#6:2 | mf > _:4 | D6:2 C#6:2 |

    p .:2 B5:2 | _:4 | < C#6:4 | B5:4 |
    A5:4 | B5:4 | mf > D6:4 | E6:4 |
    D6:4 | C#6:4 | p B5:4 | pp A5:4 |
";

const STRINGS: &str = "
    p < B2:4 | _:4 | mp D3:4 | _:4 |
    _:4 | _:4 | mf > _:4 | p E3:4 |

    < E3:4 | D3:4 | _:4 | mf > C#3:4 |
    F#3:4 | p E3:4 | C#3:4 | D3:4 |

    p - | - | E3:4 | _:4 |
    p F#3:4 | _:4 | mp > E3:4 | D3:4 |

    p < B2:4 | _:4 | C#3:4 | _:4 |
    mp D3:4 | _:4 | mf > _:4 | E3:4 |
    F#3:4 | E3:4 | p D3:4 | pp _:4 |
";

/// On the third beat, where the bass leaves room.
const HEART: &str = "
    l1/2
    - | .:2 p b pp b . . | - | .:2 p b pp b . . |
    - | .:2 p b pp b . . | .:2 mp b p b . . | - |

    .:2 p b pp b . . | .:2 p b pp b . . | .:2 mp b p b . . | .:2 mp b p b . . |
    - | .:2 p b pp b . . | .:2 p b pp b . . | - |

    - | .:2 pp b~ b~ . . | - | .:2 pp b~ b~ . . |
    .:2 p b pp b . . | .:2 p b pp b . . | .:2 mp b p b . . | .:2 mp b p b . . |

    .:2 p b pp b . . | .:2 p b pp b . . | .:2 p b pp b . . | .:2 p b pp b . . |
    p b pp b . . mp b p b . . | p b pp b . . mp b p b . . | p b pp b . . mp b p b . . | .:2 mp b p b . . |
    .:2 p b pp b . . | .:2 p b pp b . . | .:2 pp b b . . | - |
";

/// The piece.
pub fn tension() -> Piece {
    let mut piece = ground();
    piece
        .line(GlassHarp, GLASSES)
        .level(-13.0)
        .seat(0.1)
        .hall(0.45);
    piece
        .line(LowStrings, STRINGS)
        .level(0.0)
        .seat(-0.1)
        .hall(0.25);
    piece.line(LowWood, HEART).level(-5.0).hall(0.12);
    piece
}
