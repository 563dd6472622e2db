//! While areas are counted, and after: the title's theme comes to rest in G major.
//!
//! The theme (8), its answer (8), a part where glass descends in sequence (8), the theme again
//! with echoes (8), and four bars of amen.

use crate::music::instruments::Instrument::{Bass, FeltPiano, GlassMarimba, Pad};
use crate::music::score::Piece;

/// 64 beats a minute: 30,000 samples at 32 kHz.
const BEAT: usize = 30_000;

const HARMONY: &str = "
    Gadd9     2  G2   G3 B3 D4 A4
    Cmaj7/G   2  G2   G3 C4 E4 B4
    Em7       1  E2   G3 D4 E4 B4
    Dadd9/F#  1  F#2  F#3 D4 E4 A4
    Cadd9     1  C3   E3 D4 E4 G4
    D9sus     1  D3   E3 C4 E4 G4

    Gadd9     1  G2   G3 B3 D4 A4
    G/B       1  B2   G3 B3 D4 G4
    Cmaj9     2  C3   G3 B3 D4 E4
    Am7       1  A2   G3 A3 C4 E4
    D9sus     1  D3   G3 A3 C4 E4
    Gadd9     2  G2   G3 A3 B3 D4

    Em9       2  E2   G3 B3 D4 F#4
    Bm7       2  B2   F#3 A3 D4 F#4
    Cmaj9     1  C3   E3 G3 B3 D4
    G/B       1  B2   D3 G3 B3 D4
    Am7       1  A2   E3 G3 C4 E4
    D9sus     1  D3   E3 A3 C4 G4

    Gadd9     2  G2   D3 A3 B3 G4
    Cmaj7/G   2  G2   E3 G3 C4 B4
    Em7       1  E2   E3 G3 D4 B4
    Bm7       1  B2   F#3 A3 D4 A4
    Cmaj9     1  C3   E3 G3 D4 B4
    D9sus     1  D3   E3 A3 C4 A4

    C/G       1  G2   E3 G3 C4 G4
    G         1  G2   D3 G3 B3 G4
    C/G       1  G2   E3 G3 C4 E4
    Gadd9     1  G2   D3 A3 B3 D4
";

const PIANO: &str = "
    p < B4:3 D5 | mp > A4:4 | . B4 G4:2 | E5:3 . |
    p < . D5 G5:2 | mp F#5:2 E5 D5 | > E5:3 D5 | p A4:3 . |

    < B4:3 D5 | mp G5:3 D5 | > E5:4 | . D5 B4 G4 |
    p C5:3 G4 | < A4 C5 E5:2 | mp > D5:4 | p . A4 B4:2 |

    pp (D4 B4):4 | - | (F#4 A4):4 | - |
    (G4 B4):4 | (D4 G4):4 | < (E4 C5):4 | (G4 A4):3 p D5 |

    < B4:3 D5 | mp A4:4 | . B4 G4:2 | E5:4 |
    mf > G5:3 E5 | D5:2 F#5:2 | mp > E5:2 D5:2 | C5:2 A4:2 |

    p G4:4 | . D5 B4:2 | > C5:2 E5:2 | pp D5:4 |
";

const LEFT_HAND: &str = "
    pp b:2 v2 v3 | . v1 v3:2 | b:2 v2 v3 | . v1 v3:2 |
    b:2 v2 v3 | b:2 v2:2 | b:2 v2 v3 | b:2 . v2 |

    b:2 v2 v3 | b:2 v2 v3 | b:2 v2 v3 | . v1 v3:2 |
    b:2 v2 v3 | b:2 v2:2 | b:2 v2 v3 | . v1:3 |

    b v1 v3 v2 | . v4:3 | b v1 v3 v2 | . v4:3 |
    b v2 v3:2 | b v2 v3:2 | b v2 v3:2 | . v2:3 |

    p b:2 v2 v3 | . v1 v3:2 | b:2 v2 v3 | . v1 v3:2 |
    b v1 v2 v3 | b v1 v2 v3 | > b:2 v2 v3 | b:2 v2:2 |

    pp b:2 v2 v3 | b:2 v2 v3 | b:2 v2 v3 | (b v1 v2 v3):4 |
";

const GLASS: &str = "
    - | - | - | - | - | - | - | - |
    - | - | - | - | - | - | - | - |

    p < . B5 G5:2 | F#5:4 | . A5 F#5:2 | D5:4 |
    mp > . G5 E5:2 | D5:4 | . E5 C5:2 | p A4:4 |

    - | pp .:2 B5 D6 | A5:4 | - |
    .:2 B5:2 | - | - | .:2 E5:2 |

    - | .:3 B5 | - | .:2 A5:2 |
";

/// The piece.
pub fn after() -> Piece {
    let mut piece = Piece::new(BEAT, 4, 0.3, HARMONY);
    piece
        .line(FeltPiano, PIANO)
        .level(1.0)
        .seat(0.12)
        .hall(0.26);
    piece
        .line(FeltPiano, LEFT_HAND)
        .level(-1.0)
        .seat(-0.15)
        .hall(0.24);
    piece
        .line(GlassMarimba, GLASS)
        .level(-5.0)
        .seat(0.3)
        .hall(0.35);
    piece.held_bass(Bass).level(-9.0).hall(0.06);
    piece.held_voices(Pad).level(0.0).hall(0.3).swell(&[
        (0.0, -12.0),
        (2.0, -2.0),
        (6.0, 0.0),
        (8.0, -2.0),
        (11.0, 0.0),
        (15.5, -4.0),
        (20.0, 1.0),
        (24.0, -2.0),
        (28.5, 2.0),
        (33.0, -2.0),
        (35.7, -12.0),
    ]);
    piece
}
