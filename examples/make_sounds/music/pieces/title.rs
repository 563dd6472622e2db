//! At the title: a slow waltz in D major, inviting, with a little wonder.
//!
//! Four bars of opening, the theme (16), the theme in octaves on the piano with answers on glass
//! (16), a middle part sung by glasses (12), and a close (8) that opens again.

use crate::music::instruments::Instrument::{Bass, FeltPiano, GlassHarp, GlassMarimba, Pad};
use crate::music::score::Piece;

/// 75 beats a minute: 25,600 samples at 32 kHz.
const BEAT: usize = 25_600;

const HARMONY: &str = "
    Dadd9     2  D3   F#3 A3 E4 A4
    Gmaj7/D   2  D3   G3 B3 D4 F#4

    Dadd9     2  D3   F#3 A3 D4 E4
    Gmaj7/D   2  D3   G3 B3 D4 F#4
    Bm7       2  B2   F#3 A3 D4 F#4
    Aadd9/C#  2  C#3  E3 A3 B3 E4
    Dadd9     2  D3   F#3 A3 D4 E4
    Gmaj9     2  G2   F#3 A3 B3 D4
    Em9       1  E2   G3 B3 D4 F#4
    A9sus     1  A2   G3 B3 D4 E4
    Dadd9     2  D2   F#3 A3 D4 E4

    Dmaj9     2  D3   F#3 A3 C#4 E4
    Gmaj9     2  G2   F#3 A3 B3 D4
    Bm11      2  B2   F#3 A3 D4 E4
    F#m7      2  F#2  F#3 A3 C#4 E4
    Gmaj7     2  G2   F#3 B3 D4 F#4
    Dadd9/F#  2  F#2  E3 A3 D4 F#4
    Em9       1  E2   G3 B3 D4 F#4
    A9sus     1  A2   G3 B3 D4 E4
    G69       2  G2   G3 B3 D4 E4

    Bm11      2  B2   F#3 A3 D4 E4
    F#m7      2  F#2  F#3 A3 C#4 E4
    Gmaj9     2  G2   F#3 A3 B3 D4
    Dadd9/F#  2  F#2  E3 A3 D4 F#4
    Em11      2  E2   G3 B3 D4 A4
    A9sus     2  A2   G3 B3 E4 A4

    Gmaj9     2  G2   F#3 B3 D4 A4
    Dadd9/F#  2  F#2  F#3 A3 E4 A4
    Em9       1  E2   G3 B3 D4 F#4
    A9sus     1  A2   G3 B3 D4 E4
    Dadd9     2  D2   F#3 A3 D4 E4
";

const GLASS: &str = "
    pp  . . A5 | E5:3 | . . F#5 | B4:3 |

    p < F#5:2 A5 | E5:3 | . F#5 D5 | mp > B4:3 |
    D5:2 F#5 | A5:2 F#5 | E5:3 | p - |
    < F#5:2 A5 | B5:2 A5 | mp > F#5:2 D5 | B4:2 A4 |
    B4 D5 F#5 | E5:2 D5 | p > A4:3 | pp - |

    - | . . A5 | - | pp . D5 F#5 |
    - | . . D6 | - | . A5 E5 |
    - | . . F#6 | - | . . A5 |
    - | - | . D6 B5 | A5:3 |

    - | . . B5 | - | . . A5 |
    - | - | . . F#5 | A5:3 |
    - | - | - | . . A5 |

    p > F#5:2 A5 | E5:3 | . . F#5 | D5:3 |
    pp . . B4 | E5:3 | - | - |
";

const PIANO: &str = "
    pp  (b v2 v3):3 | - | (b v2 v3):3 | . . v4 |

    p  b v2 v4 | . v3:2 | b v3 v4 | v2:3 |
       b v2 v3 | v4:2 v3 | b v2 v4 | . v3 v2 |
       b v3 v4 | . v2:2 | b v2 v3 | v4:3 |
       b v2 v4 | b v1 v3 | (b v2 v3):3 | pp . v4+:2 |

    mp < (F#4 F#5):2 A5 | (E4 E5):3 | . F#5 D5 | mf > (B3 B4):3 |
    (D4 D5):2 F#5 | A5:2 E5 | mp (C#4 C#5):3 | . . B4 |
    < (D4 D5):2 F#5 | B5:2 A5 | mf > (F#4 F#5):3 | . E5 D5 |
    B4 D5 F#5 | mp > E5:2 D5 | p (G3 B3 E4):3 | - |

    pp (b v1 v3):3 | . v4:2 | (b v1 v3):3 | . . v4 |
    < (b v2 v4):3 | - | p (b v1 v3):3 | . v4 v3 |
    > (b v2 v4):3 | . v3+:2 | pp (b v1 v3):3 | - |

    (b v2 v4):3 | . v3 v2 | (b v2 v4):3 | . v3:2 |
    b v2 v3 | b v2 v3 | (D3 A3 E4 F#4):3 | - |
";

const GLASSES: &str = "
    - | - | - | - |

    - | - | - | - | - | - | - | - |
    - | - | - | - | - | - | - | - |

    - | - | - | - | - | - | - | - |
    - | - | - | - | - | - | - | - |

    p < . F#5:2 | E5:3 | . E5 C#5 | A4:3 |
    . D5 F#5 | mp > A5:3 | F#5:2 E5 | D5:3 |
    < B4 D5 G5 | mf > F#5:3 | E5:3 | p _:3 |

    - | - | - | - | - | - | - | - |
";

const BASS: &str = "
    - | - | - | - |

    p b:3 | - | b:3 | - |
    b:3 | - | b:3 | . . C#3 |
    b:3 | . . A2 | b:3 | - |
    b:3 | b:3 | b:3 | - |

    b:3 | . . A2 | b:3 | . . A2 |
    b:3 | . . A2 | b:3 | - |
    mp b:3 | . . G2 | b:3 | - |
    p b:3 | b:3 | b:3 | . . A2 |

    b:3 | _:3 | b:3 | - |
    b:3 | _:3 | b:3 | - |
    b:3 | _:3 | b:3 | - |

    b:3 | . . G2 | b:3 | - |
    b:3 | b:3 | pp b:3 | _:3 |
";

/// The piece.
pub fn title() -> Piece {
    let mut piece = Piece::new(BEAT, 3, 0.22, HARMONY);
    piece
        .line(GlassMarimba, GLASS)
        .level(-3.0)
        .seat(0.25)
        .hall(0.32);
    piece
        .line(FeltPiano, PIANO)
        .level(0.0)
        .seat(-0.12)
        .hall(0.24);
    piece.line(GlassHarp, GLASSES).level(-9.0).hall(0.4);
    piece.line(Bass, BASS).level(-7.0).hall(0.06);
    piece.held_voices(Pad).level(1.5).hall(0.3).swell(&[
        (0.0, -8.0),
        (4.0, -3.0),
        (12.0, 0.0),
        (19.0, -4.0),
        (28.0, 0.5),
        (35.0, -3.0),
        (44.0, 1.5),
        (48.0, -1.0),
        (54.0, -3.0),
        (55.8, -10.0),
    ]);
    piece
}
