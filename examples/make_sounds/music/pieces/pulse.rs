//! Towards the middle of a game: a wooden pulse over the chords of [`play`](super::play).
//!
//! Eighths in groups of three, three and two; every fourth bar breathes. It fills the bright part
//! and thins out on the way back.

use super::play::ground;
use crate::music::instruments::Instrument::WoodenMarimba;
use crate::music::score::Piece;

const UPPER: &str = "
    l1/2
    pp v2+ . . v3+ . . v4+ . | v2+ . . v4+ . . v3+ . |
    p  v1+ . . v3+ . . v2+ . | pp v1+ . . v4+:5/2 |
       v1+ . . v2+ . . v3+ . | v1+ . . v4+ . . v2+ . |
    p  v1+ . . v2+ . . v3+ . | pp > v4+ . . v2+:5/2 |

    pp < v2+ . v3+ v4+ . . v3+ . | v2+ . v3+ v4+ . . v2+ . |
    p    v1+ . v2+ v3+ . . v4+ . | > v3+ . . v2+:5/2 |
    pp < v1+ . v2+ v3+ . . v2+ . | v1+ . v2+ v4+ . . v3+ . |
    p    v1+ . v3+ v4+ . . v2+ . | > v1+ . . v3+:5/2 |

    p <  v1+ . v3+ v4+ . v3+ v2+ . | v1+ . v3+ v4+ . v2+ v3+ . |
    mp   v1+ . v3+ v4+ . v3+ v2+ . | > v1+ . v4+ v3+:5/2 |
    p <  v1+ . v3+ v4+ . v3+ v2+ . | v1+ . v2+ v4+ . v3+ v2+ . |
    mp   v1+ . v3+ v4+ . v2+ v3+ . | > v2+ . v3+ v4+:5/2 |

    p >  v2+ . . v3+ . . v4+ . | v2+ . . v4+ . . v3+ . |
    pp   v1+ . . v3+ . . v2+ . | > v1+ . . v4+:5/2 |
    pp < v1+ . v2+ v3+ . . v2+ . | v1+ . v2+ v4+ . . v3+ . |
    p >  v1+ . . v3+ . . v2+ . | v1+ . . v3+:5/2 |
    pp   v1+ . . v3+ . . v2+ . | v1+ . . v3+ . . v2+ . |
         v1+ . . v2+:5/2 | > v2+ . . v3+:5/2 ppp |
";

const LOWER: &str = "
    pp b+:4 | .:3 v1 | D4:4 | - |
       b+:4 | .:3 v1 | b+:4 | - |

    p  b+:4 | .:3 v1 | B3:4 | - |
       b+:4 | .:3 v1 | b+:4 | b+:4 |

       b:3 v1 | b:4 | b:3 v1 | b:4 |
       b+:4 | b+:3 v1 | D4:3 v1 | B3:4 |

    pp b+:4 | .:3 v1 | b+:4 | - |
       b+:4 | .:3 v1 | b+:4 | - |
       b+:4 | b+:4 | b+:4 | b+:4 |
";

/// The piece.
pub fn pulse() -> Piece {
    let mut piece = ground();
    piece
        .line(WoodenMarimba, UPPER)
        .level(0.0)
        .seat(0.2)
        .hall(0.3);
    piece
        .line(WoodenMarimba, LOWER)
        .level(-6.0)
        .seat(-0.3)
        .hall(0.26);
    piece
}
