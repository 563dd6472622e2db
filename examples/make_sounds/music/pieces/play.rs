//! While playing: slow chords and much space.
//!
//! Two thoughts of eight bars, a brighter one that descends step by step from D (8), and a long
//! way back (12) that ends open. A few piano notes say what the chords leave unsaid.

use crate::music::instruments::Instrument::{Bass, FeltPiano, Pad};
use crate::music::score::Piece;

/// 60 beats a minute: 32,000 samples at 32 kHz.
const BEAT: usize = 32_000;

const HARMONY: &str = "
    Em9       2  E2   G3 B3 D4 F#4
    Gmaj9     2  G2   F#3 B3 D4 A4
    Dadd9/F#  2  F#2  A3 D4 E4 A4
    A9sus     2  A2   A3 D4 E4 B4

    Em11      2  E2   G3 D4 F#4 A4
    Gmaj9#11  2  G2   F#3 C#4 F#4 B4
    Bm11      2  B2   F#3 D4 E4 A4
    F#m7      1  F#2  F#3 C#4 E4 A4
    G69       1  G2   G3 B3 E4 A4

    Dmaj9     2  D3   F#3 C#4 E4 A4
    Aadd9/C#  2  C#3  E3 B3 E4 A4
    Bm7       1  B2   F#3 B3 D4 A4
    Bm/A      1  A2   F#3 B3 D4 F#4
    Gmaj9     1  G2   F#3 B3 D4 A4
    Gmaj9#11  1  G2   F#3 B3 C#4 A4

    Em9       2  E2   G3 B3 D4 F#4
    F#m11     2  F#2  A3 B3 E4 F#4
    Gmaj9     2  G2   A3 B3 D4 F#4
    A9sus     2  A2   G3 B3 D4 E4
    Bm        1  B2   F#3 B3 D4 F#4
    Aadd9     1  A2   E3 B3 C#4 E4
    G6        1  G2   E3 B3 D4 E4
    Dadd9/F#  1  F#2  F#3 A3 D4 E4
";

const PIANO: &str = "
    pp (E3 B3):2 p F#5:2 | E5 B4:3 | - | .:2 A4 B4 |
    D5:4 | - | . mp E5:2 p > B4 | pp - |

    pp (E3 B3 D4):2 p < A5:2 | F#5 D5:3 | . mp > C#5:3 | . B4 F#4:2 |
    - | p .:3 E5 | > C#5:4 | pp B4 A4:3 |

    p (D3 A3) < F#5 A5:2 | mp E5:4 | .:2 B4 C#5 | > E5:4 |
    p < . D5 F#5:2 | A5 F#5:3 | mp > (B3 D4 B5):2 A5:2 | . C#5 pp F#5:2 |

    - | - | .:2 B4:2 | > A4 E4:3 |
    - | pp < .:2 F#5:2 | p > E5 B4:3 | pp - |
    .:2 p D5:2 | C#5:2 > B4:2 | B4:4 | pp . A4:2 . |
";

const BASS: &str = "
    p b:4 | _:4 | b:4 | .:3 G2 |
    b:4 | _:3 . | b:4 | - |

    b:4 | _:4 | . b:3 | _:4 |
    b:4 | .:3 A2 | b:4 | b:3 . |

    b:4 | _:4 | b:4 | _:3 . |
    b:4 | b:4 | b:4 | _:2 .:2 |

    p - | - | .:2 b:2 | _:4 |
    b:4 | _:3 G2 | b:4 | _:4 |
    b:4 | b:4 | b:4 | pp b:2 .:2 |
";

/// The chords and their measure, for all who play along.
pub fn ground() -> Piece {
    Piece::new(BEAT, 4, 0.15, HARMONY)
}

/// The piece.
pub fn play() -> Piece {
    let mut piece = ground();
    piece.line(FeltPiano, PIANO).level(0.0).seat(0.1).hall(0.3);
    piece.line(Bass, BASS).level(-7.0).hall(0.06);
    piece.held_voices(Pad).level(1.0).hall(0.3).swell(&[
        (0.0, -14.0),
        (0.5, -8.0),
        (3.0, 0.0),
        (7.5, -4.0),
        (11.0, 0.5),
        (15.5, -3.0),
        (19.0, 1.0),
        (22.0, 2.0),
        (25.5, -4.0),
        (30.0, 0.0),
        (34.0, -2.0),
        (35.5, -12.0),
    ]);
    piece
}
