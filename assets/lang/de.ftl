# German. Exactly the messages of en.ftl, with the same variables.

## Players

colour-red = Rot
    .subject = Rot
    .inside = Rot
    .of = von Rot
    .to = Rot
colour-black = Schwarz
    .subject = Schwarz
    .inside = Schwarz
    .of = von Schwarz
    .to = Schwarz
colour-amber = Bernstein
    .subject = Bernstein
    .inside = Bernstein
    .of = von Bernstein
    .to = Bernstein
colour-blue = Blau
    .subject = Blau
    .inside = Blau
    .of = von Blau
    .to = Blau
colour-white = Weiß
    .subject = Weiß
    .inside = Weiß
    .of = von Weiß
    .to = Weiß
you = Du
person = Mensch
computer = Computer
level = Stufe { $level }
level-of-colour = { $colour }, Stufe { $level }
opponent-level = { $name }, Stufe { $level }

## A turn

thinking = Denkt nach …
your-turn = Du bist dran
to-move = { $colour } ist dran
is-thinking = { $name } denkt nach
you-begin = Du beginnst: Jedes Feld ist erlaubt
begins = { $name } beginnt: Jedes Feld ist erlaubt
open-fields = { $count ->
    [one] In Reihe { $row } und Spalte { $column } ist ein Feld offen
   *[other] In Reihe { $row } und Spalte { $column } sind { $count } Felder offen
}
press-again = Drück noch einmal, um die Murmel hier abzulegen

## Moves

moves = Züge
last-move = { $colour } { $field }, { $size }er-Platte
takes = erobert eine { $size }er-Platte
level-on = Gleichstand auf einer { $size }er-Platte
tile-owned = { $size }er-Platte, { $red } zu { $black }: { $colour } liegt vorn
tile-empty = { $size }er-Platte: gehört noch niemandem
tile-level = { $size }er-Platte, { $red } zu { $black }: Gleichstand

## Why a field will not do

refused-over = Das Spiel ist vorbei
refused-occupied = { $field } ist besetzt
    .why = Hier liegt schon eine Murmel.
refused-cross = { $field } ist außer Reichweite
    .why = Offen sind jetzt nur Reihe { $row } und Spalte { $column }.
refused-taboo = { $field } ist gesperrt
    .last = { $colour } hat gerade auf dieser Platte gespielt.
    .before = Auf dieser Platte liegt die letzte Murmel { $colour-of }.

## The score

total = Gesamt
marbles = Murmeln
part-tiles = Platten
part-area = Größtes Gebiet
    .short = Gebiet
part-chains = Ketten
counting-tiles = Die Platten
counting-area = Die größten Gebiete
counting-chains = Die Ketten
no-chains = Keine Ketten
no-bonus = Je { $size }: kein Bonus
bonus = { $most } − { $least } = +{ $bonus } für { $colour }
skip = Überspringen

## The result

draw = Unentschieden
you-win = Du gewinnst
you-win-by = { $margin ->
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $margin } Punkten Vorsprung
}
wins = { $name } gewinnt
wins-by = { $margin ->
    [one] { $name } gewinnt mit einem Punkt Vorsprung
   *[other] { $name } gewinnt mit { $margin } Punkten Vorsprung
}
all-placed = Alle 56 Murmeln sind gelegt.
you-were-blocked = Nach { $marbles ->
    [one] einer Murmel
   *[other] { $marbles } Murmeln
} hattest du kein Feld mehr: { $why }.
was-blocked = Nach { $marbles ->
    [one] einer Murmel
   *[other] { $marbles } Murmeln
} hatte { $name } kein Feld mehr: { $why }.
blocked-full = Reihe und Spalte der letzten Murmel waren voll
blocked-by-last = In Reihe und Spalte der letzten Murmel war nur noch auf deren eigener Platte Platz
blocked-by-taboo = In Reihe und Spalte der letzten Murmel war nur noch auf gesperrten Platten Platz
you-resigned = { $marbles ->
    [one] Du hast nach einer Murmel aufgegeben.
   *[other] Du hast nach { $marbles } Murmeln aufgegeben.
}
resigned = { $marbles ->
    [one] { $name } hat nach einer Murmel aufgegeben.
   *[other] { $name } hat nach { $marbles } Murmeln aufgegeben.
}
series-you-won = Du gewinnst das Best of { $length } mit { $most }:{ $least }
series-won = { $name } gewinnt das Best of { $length } mit { $most }:{ $least }
series-stands = Best of { $length }: { $red-name } { $red }:{ $black } { $black-name }
one-game = Ein Spiel
best-of = Best of { $length }
margin-by-round = Vorsprung nach jeder Runde
ahead = { $colour } vorn
rematch = Revanche
next-opponent = Nächster Gegner: { $name }, Stufe { $level }
next-game = Nächstes Spiel
new-series = Neue Serie
swap-sides = Farben tauschen
look-at-board = Brett ansehen
new-board = Neues Brett
count-again = Noch mal zählen
take-back = Zug zurücknehmen

## The menu

menu = Menü
back-to-game = Zurück zum Spiel
resign = Aufgeben
to-title = Zum Startbildschirm
restart = Neu beginnen

## Questions

ask-resign = Dieses Spiel aufgeben?
ask-leave = Dieses Spiel verlassen?
ask-quit = Kulami beenden?
ask-quit-game = Kulami beenden? Dein Spiel ist gespeichert.
ask-new = Ein neues Spiel beginnen? Das laufende geht verloren.
ask-restart = Dieses Spiel von vorn beginnen?
ask-reset = Alle Einstellungen zurücksetzen?
ask-reset-controls = Alle Tasten und Knöpfe zurücksetzen?
go-on-playing = Weiterspielen
leave = Verlassen
yes-new = Neues Spiel
yes-reset = Zurücksetzen
keep = Behalten
cancel = Abbrechen

## The title

play = Spielen
    .against = Gegen { $name }, Stufe { $level }
resume = Fortsetzen
    .against = Gegen { $name }, { $marbles ->
        [one] eine Murmel
       *[other] { $marbles } Murmeln
    } gelegt
    .between = { $red-name } und { $black-name }, { $marbles ->
        [one] eine Murmel
       *[other] { $marbles } Murmeln
    } gelegt
two-players = Zu zweit
new-game = Neues Spiel
settings = Einstellungen
quit = Beenden

## A new game

sides = Spieler
rules = Regeln
rule-book = Spielregeln
rules-basic = Platten
    .help = Wer mehr Murmeln auf einer Platte hat, erobert sie.
rules-area = Platten und Gebiet
    .help = Auch das größere Gebiet zählt.
rules-chains = Platten und Ketten
    .help = Auch fünf oder mehr in einer Linie zählen.
rules-area-chains = Alles
    .help = Platten, Gebiete und Ketten.
who-starts = Wer beginnt
how-many-games = Wie viele Spiele
starts-draw = Auslosen
starts-loser = Wer zuletzt verlor
board-square = Quadrat
board-irregular = Unregelmäßig
board-library = Sammlung
board-pasted = Eigenes
board-own = Dein Brett
board-name = Mein Brett
board-size = { $width } × { $height }, 17 Platten, 64 Felder
openness = Lücken
seed = Startwert
shuffle = Mischen
copy = Kopieren
copied = Kopiert
copied-within = Kopiert, aber nur innerhalb des Spiels: Dieses System hat keine Zwischenablage
paste = Einfügen
paste-hint = Kopiere ein Brett als Text oder einen 200-Zeichen-Code aus einem älteren Kulami-Programm und drück „Einfügen“.
paste-refused = Das ist kein gültiges Brett: { $why }
paste-nothing = Es gibt nichts einzufügen.
start-game = Spiel starten
back = Zurück
name-hint = Name

## Drawing lots

lots-you-pick = Wähle eine Hand: Die Farbe darin beginnt
lots-name-picks = { $name } wählt eine Hand: Die Farbe darin beginnt
lots-starts = { $colour } beginnt
lots-you-start = Du spielst { $colour } und beginnst
lots-left = Links
lots-right = Rechts

## Settings

settings-game = Spiel
settings-display = Anzeige
settings-sound = Ton
settings-controls = Steuerung
settings-access = Barrierefreiheit
settings-language = Sprache
done = Fertig
reset = Zurücksetzen
reset-controls = Tasten zurücksetzen
on = An
off = Aus
percent = { $number } %

speed = Tempo
    .help = Wie schnell Murmeln fliegen und Platten sich drehen
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Sofort
confirm-moves = Züge bestätigen
    .help = Beim ersten Drücken siehst du die Murmel, beim zweiten liegt sie
turn-board = Brett drehen
    .help = Zu zweit dreht es sich zu der Person, die dran ist
aids = Hilfen auf dem Brett
aid-legal = Offene Felder
    .help = Felder, auf die eine Murmel darf, leuchten
aid-cross = Reihe und Spalte
    .help = Reihe und Spalte der letzten Murmel sind heller
aid-taboo = Gesperrte Platten
    .help = Die letzten zwei Platten sind abgesenkt und gestreift
aid-last = Letzte Murmeln
    .help = Die letzten zwei Murmeln haben einen Ring
aid-owners = Besitzer
    .help = Platten haben einen Rand in der Farbe ihres Besitzers
aid-hover = Vorschau
    .help = Zeig auf ein Feld: Du siehst die Murmel oder warum sie dort nicht liegen darf

theme = Tisch
    .help = Holz und Tuch
quality = Bildqualität
    .help = Höhere Qualität braucht einen schnelleren Computer
quality-low = Niedrig
quality-medium = Mittel
quality-high = Hoch
window = Anzeigemodus
    .help = Im Fenster oder auf dem ganzen Bildschirm
window-windowed = Fenster
window-full = Vollbild
resolution = Auflösung
    .help = Größe des Fensters oder des Bildes im Vollbild
resolution-own = Wie Bildschirm
resolution-size = { $width } × { $height }
vsync = VSync
    .help = Verhindert zerrissene Bilder
frame-limit = Max. Bilder pro Sekunde
    .help = Weniger Bilder halten einen Laptop kühl
frame-limit-none = Unbegrenzt

volume-master = Gesamtlautstärke
volume-effects = Effekte
    .help = Murmeln, Platten, Knöpfe
volume-music = Musik
volume-ambience = Raumklang
    .help = Leise Hintergrundgeräusche rund um den Tisch
music = Musik und Raumklang
    .help = Beides zugleich; die Taste dafür gilt überall
mute-unfocused = Im Hintergrund stumm
    .help = Solange ein anderes Fenster benutzt wird

text-size = Textgröße
    .help = Für alle Texte im Spiel
reduced-motion = Weniger Bewegung
    .help = Murmeln erscheinen ohne Flug, Ansichten blenden über
palette = Murmelfarben
    .help = Wähle das Paar, das du am besten unterscheidest
palette-ruby = Rot und Schwarz
palette-amber = Bernstein und Blau
palette-pearl = Weiß und Schwarz
marks = Symbole auf Murmeln
    .help = Ein Punkt auf der einen Farbe, ein offener Ring auf der anderen
high-contrast = Hoher Kontrast
    .help = Offene Felder, gesperrte Platten und Ringe fallen mehr auf

keys = Tastatur
gamepad = Gamepad
press-key = Drück eine Taste …
press-button = Drück einen Knopf …
none-bound = –
bound-elsewhere = { $key } gilt jetzt hierfür und nicht mehr für „{ $action }“.

## What keys do

action-left = Links
action-right = Rechts
action-up = Hoch
action-down = Runter
action-confirm = Legen, wählen
action-next = Nächster Knopf
action-back = Zurück
action-menu = Menü
action-take-back = Zug zurücknehmen
action-redo = Zug wiederholen
action-top-view = Draufsicht
action-reset-view = Normale Ansicht
action-turn-board = Brett drehen
action-turn-to-mover = Zum Spieler am Zug
action-aids = Alle Hilfen an/aus
action-list = Zugliste
action-hide = Texte ausblenden
action-resign = Aufgeben
action-new-game = Neues Spiel
action-pause = Anhalten, weiter
action-step = Einen Zug spielen
action-speed = Tempo ändern
action-look = Brett ansehen
step-first = Erster Zug
step-back = Voriger Zug
step-on = Nächster Zug
step-last = Letzter Zug
edit-board = Brett bearbeiten
action-music = Musik an/aus

key-enter = Enter
key-space = Leertaste
key-backspace = Rücktaste
key-escape = Esc
key-tab = Tab
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-insert = Einfg
key-delete = Entf
key-numpad = Num { $key }
pad-cross = Steuerkreuz { $arrow }

## Notices

notice-settings-broken = Die Einstellungen waren nicht lesbar und wurden zurückgesetzt. Die alte Datei bleibt als { $file } erhalten.
notice-settings-unsaved = Die Einstellungen lassen sich nicht speichern: { $why }
notice-language-broken = Einige Texte dieser Sprache waren nicht lesbar.
notice-sound-none = Kein Audiogerät gefunden. Das Spiel geht ohne Ton weiter.
notice-sound-gone = Das Audiogerät wurde getrennt. Der Ton kommt wieder, sobald es zurück ist.
notice-sound-broken = Manche Klänge lassen sich nicht abspielen: { $what }

## Opponents

level-1 = Spielt zum ersten Mal, schnappt sich gern Platten und übersieht oft die großen.
level-2 = Nimmt, was gut aussieht, und fragt sich selten, was du als Nächstes tust.
level-3 = Wägt deine Antwort ab, ehe er die Murmel loslässt, wenn auch nicht allzu gründlich.
level-4 = Weiß, welcher Vorsprung hält und welcher nicht.
level-5 = Denkt einen Zug weiter, als du erwartest, und vertraut sonst auf sein Gefühl.
level-6 = Lässt dir nur wenige Felder und freut sich, wenn du es merkst.
level-7 = Macht keine Schnitzer; du musst schon weiter vorausdenken als er.
level-8 = Gibt kleine Platten her und holt sich dafür zehn Züge später große.
level-9 = Rechnet schon das Ende aus, während du noch mitten im Spiel bist.
level-10 = Stärker geht es nicht: sieht das Ende von Weitem kommen und spielt es fehlerlos.

## Boards of the library

library-rulebook = Anleitung 1
library-printed-square = Anleitung 2
library-printed-wild = Anleitung 3
library-pinwheel = Windrädchen
library-mirror = Spiegel
library-half-turn = Halbe Drehung
library-windmill = Windmühle
library-ring = Ring
library-courtyard = Innenhof
library-window = Fenster
library-comb = Kamm
library-ladder = Leiter
library-bridge = Brücke
library-islands = Inseln
library-cross = Kreuz
library-diamond = Raute
library-hourglass = Sanduhr
library-staircase = Treppe
library-spiral = Spirale
library-lace = Klöppelspitze

## Hints

hint-title = Tipp: { $field }
hint-only = Es gibt kein anderes Feld.
hint-ends-won = { $margin ->
    [one] Beendet das Spiel: Du gewinnst mit einem Punkt Vorsprung.
   *[other] Beendet das Spiel: Du gewinnst mit { $margin } Punkten Vorsprung.
}
hint-ends-lost = { $margin ->
    [one] Beendet das Spiel: Du verlierst mit einem Punkt Rückstand.
   *[other] Beendet das Spiel: Du verlierst mit { $margin } Punkten Rückstand.
}
hint-ends-drawn = Beendet das Spiel unentschieden.
hint-takes = Erobert eine { $size }er-Platte.
hint-ties = Sorgt für Gleichstand auf einer { $size }er-Platte von { $colour }.
hint-secures = Sichert dir endgültig eine { $size }er-Platte.
hint-saves = { $colour } kann diese { $size }er-Platte nicht mehr erobern.
hint-joins = Verbindet deine Gebiete: Das größte wächst von { $from } auf { $to }.
hint-extends = Dein größtes Gebiet wächst auf { $to }.
hint-keeps-apart = Hält Gebiete von { $colour } getrennt: Sonst würde das größte von { $from } auf { $to } wachsen.
hint-makes-chain = Bildet eine Kette von { $length }.
hint-lengthens-chain = Deine Kette wächst auf { $length }.
hint-blocks-chain = Verhindert eine Kette von { $length }.
hint-few = { $fields ->
    [one] Lässt { $colour } nur ein einziges Feld.
   *[other] Lässt { $colour } nur { $fields } Felder.
}
hint-little = { $points ->
    [0] { $colour } kann mit der nächsten Murmel nichts gewinnen.
    [one] { $colour } kann mit der nächsten Murmel nur 1 Punkt gewinnen.
   *[other] { $colour } kann mit der nächsten Murmel nur { $points } Punkte gewinnen.
}
hint-best = Ist auf lange Sicht wohl das Beste.
hint-certain = Endergebnis bei bestem Spiel: { $margin }.
hint-expected = Voraussichtliches Endergebnis: etwa { $margin }.
score-map = Prognose auf dem Brett
    .help = Jedes offene Feld zeigt, wie das Spiel wohl ausgeht
action-hint = Tipp
action-score-map = Prognose an/aus

## Statistics

statistics = Statistik
statistics-all-rules = Alle Regeln
statistics-none = Du hast noch kein Spiel beendet. Nach dem ersten siehst du hier, wie es läuft.
statistics-none-here = Noch kein Spiel beendet.
statistics-counted-for = Gezählt für { $colour }
statistics-games = Spiele
statistics-won = Gewonnen
statistics-drawn = Remis
statistics-lost = Verloren
statistics-streak = Siegesserie
statistics-best-streak = Längste Siegesserie
statistics-best-margin = Bestes Ergebnis
statistics-average-margin = Vorsprung im Schnitt
statistics-chart = Vorsprung, Spiel für Spiel
statistics-resigned = Aufgegeben
statistics-reset = Statistik zurücksetzen
statistics-unread = Die Statistik ist nicht lesbar: { $why }
ask-reset-statistics = Statistik zurücksetzen? Die alte bleibt in einer Datei erhalten.
notice-statistics-unsaved = Die Statistik lässt sich nicht speichern: { $why }
notice-statistics-damaged = { $count ->
    [one] Eine Zeile der Statistik ist beschädigt und zählt nicht.
   *[other] { $count } Zeilen der Statistik sind beschädigt und zählen nicht.
}
notice-statistics-kept = Die alte Statistik bleibt als { $file } erhalten.

## Saved games

notice-game-unsaved = Das Spiel kann nicht gespeichert werden: { $why }
notice-game-backup = Das laufende Spiel konnte nicht gelesen werden. { $why } „Fortsetzen“ beginnt einen Zug früher.
notice-game-lost = Ein nicht beendetes Spiel konnte nicht gelesen werden. { $why } Die Datei bleibt als { $file } erhalten.
flaw-missing = Diese Datei gibt es nicht.
flaw-unreadable = Die Datei lässt sich nicht lesen: { $why }.
flaw-foreign = Das ist kein Kulami-Spiel.
flaw-newer = Eine neuere Version des Spiels hat die Datei gespeichert.
flaw-cut-short = Das Ende fehlt.
flaw-mistake = Darin ist ein Fehler: { $why }.
load-refused = Das lässt sich nicht laden. { $why }
save-game = Spiel speichern
load-game = Spiel laden
saves = Gespeicherte Spiele
save = Speichern
saving = Wird gespeichert …
saved-as = Gespeichert als „{ $name }“.
load = Laden
load-backup = Sicherung laden
delete = Löschen
delete-refused = Das lässt sich nicht löschen: { $why }
copy-game = Als Text kopieren
paste-game = Spiel einfügen
saves-listing = Spiele werden gesucht …
no-saves = Du hast noch kein Spiel gespeichert. Wähle „Spiel speichern“ im Menü, füge ein Spiel als Text ein oder zieh eine Datei ins Fenster.
saves-unreadable = Die gespeicherten Spiele lassen sich nicht auflisten: { $why }
ask-load = Dieses Spiel laden? Das laufende geht verloren.
ask-backup = { $why } Stattdessen die Sicherung laden?
ask-delete = „{ $name }“ endgültig löschen?
save-marbles = { $marbles ->
    [one] eine Murmel
   *[other] { $marbles } Murmeln
}
when-now = gerade eben
when-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
when-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
when-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
when-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
date-short = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
} { $year }

## Going through a game

review = Analyse
review-looking = Jeder Zug wird geprüft … { $percent } %
review-begin = Vor dem ersten Zug
review-marble = Zug { $number } von { $of }
review-fine = Kein anderes Feld war besser.
review-better = { $field } wäre wohl besser gewesen: { $better } statt { $played }.
review-better-certain = { $field } war eindeutig besser: { $better } statt { $played }.
review-level = unentschieden
review-ahead = { $colour } mit { $points } vorn
review-course = Erwarteter Vorsprung am Ende
review-turning = Wendepunkte
review-none = Niemand hat einen groben Fehler gemacht.
review-lost = Insgesamt verschenkte Punkte
play-on = Von hier weiterspielen
try-better = Besseres Feld testen
play-on-about = { $marbles ->
    [0] Das Spiel beginnt mit der ersten Murmel. Es zählt nicht für die Statistik.
    [one] Das Spiel geht nach der 1. Murmel weiter. Es zählt nicht für die Statistik.
   *[other] Das Spiel geht nach der { $marbles }. Murmel weiter. Es zählt nicht für die Statistik.
}

## Learning

learn = Spiel lernen
learn-offer = Zum ersten Mal hier? In fünf Minuten kennst du das Spiel.
learn-start = Zeig es mir
learn-later = Jetzt nicht
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-finish = Ein Spiel spielen
leave-lesson = Lektion beenden
lesson-broken = Die Lektion lässt sich nicht öffnen: { $why }
lesson-over = { $result }. { $done }
lesson-refused = { $what }. { $why }
lesson-anywhere = Wer auf einer Platte die meisten Murmeln hat, erobert sie, und große Platten zählen mehr. Du spielst { $own }: Leg deine erste Murmel, wohin du willst.
    .done = { $other } hat in deiner Reihe oder Spalte geantwortet. So muss es jeder machen.
lesson-cross = Jede Murmel kommt in die Reihe oder Spalte der zuletzt gelegten. Du bist dran: Wähle eines der leuchtenden Felder.
    .done = Genau so. Jetzt müsste { $other } dir folgen.
lesson-last-tile = Die Platte der letzten Murmel ist gesperrt: Sie ist abgesenkt und gestreift. Versuch, eine Murmel daraufzulegen.
    .astray = Da dürftest du hin. Versuch es aber erst auf der gesperrten Platte.
    .done = Das geht nicht! Die Platte der letzten Murmel ist für alle gesperrt.
lesson-own-tile = Auch die Platte deiner eigenen letzten Murmel ist gesperrt. Ein einziges Feld bleibt: Finde es.
    .done = Gut gesehen! Nur die letzten zwei Platten sind gesperrt, alle anderen sind wieder offen.
lesson-gap = Reihen und Spalten gehen über Lücken hinweg bis zum Rand. Leg deine Murmel hinter die Lücke.
    .astray = Da dürftest du hin. Schau aber die Spalte hinunter, hinter die Lücke.
    .done = { $line ->
        [row] Richtig: An einer Lücke hört keine Reihe auf.
       *[column] Richtig: An einer Lücke hört keine Spalte auf.
    }
lesson-take = Wer auf einer Platte mehr Murmeln hat, erobert sie, und schon eine kann genügen. Erobere eine 6er-Platte.
    .astray = Diese Platte hat weniger als sechs Felder. Such eine leere 6er-Platte.
    .done = Vorerst gehört sie dir und zählt sechs Punkte: einen für jedes Feld.
lesson-tie = Bei gleich vielen Murmeln gehört eine Platte niemandem. Sorg auf einer Platte von { $other } für Gleichstand.
    .astray = So behält { $other } alle Platten. Leg deine Murmel neben eine von { $other }, auf dieselbe Platte.
    .done = Eins zu eins: Jetzt zählt diese Platte für niemanden.
lesson-block = Das Spiel ist vorbei, sobald jemand kein Feld mehr hat. Du liegst vorn: Lass { $other } keines übrig, und du gewinnst.
    .astray = Von da aus könnte { $other } weiterspielen. Schau, wo die Murmelreihe aufhört.
    .done = { $other } hat kein Feld mehr: Die Reihe ist voll, und die Platte deiner Murmel ist gesperrt. Du hast mehr Punkte und gewinnst!
lesson-last-marble = Sonst ist das Spiel vorbei, wenn alle 56 Murmeln liegen. Leg die letzte.
    .done = Vorbei! Jetzt werden die Platten gezählt, und wer mehr Punkte hat, gewinnt.
lesson-area = Auch Gebiete können zählen: Murmeln einer Farbe Seite an Seite. Verbinde deine mit einer Murmel.
    .astray = Das verbindet nichts. Such das Feld zwischen deinen beiden Gebieten.
    .done = Ein großes Gebiet! Wer das größere hat, bekommt den Unterschied als Punkte.
lesson-chain = Auch Ketten können zählen: fünf oder mehr in einer Linie, auch schräg. Vervollständige deine.
    .astray = Das gibt keine Kette. Schau die Schräge entlang.
    .done = Eine Fünferkette! Wer mehr Murmeln in Ketten hat, bekommt den Unterschied als Punkte.
lesson-game = Nun ein kurzes Spiel gegen { $other }: Das Brett ist schon fast voll, und du bist dran. Erobere, was du kannst.
    .done = Jetzt kennst du alle Regeln. Gut gespielt!
remark-you-take = Du eroberst eine { $size }er-Platte.
remark-you-tie = Gleichstand auf einer { $size }er-Platte von { $other }.
remark-you-secure = Eine { $size }er-Platte gehört dir endgültig.
remark-you-few = { $fields ->
    [one] Du lässt { $other } ein einziges Feld.
   *[other] Du lässt { $other } nur { $fields } Felder.
}
remark-you-quiet = Keine Platte wechselt den Besitzer.
remark-takes = { $other } erobert eine { $size }er-Platte.
remark-ties = { $other } sorgt für Gleichstand auf deiner { $size }er-Platte.
remark-secures = Eine { $size }er-Platte gehört { $other } endgültig.
remark-few = { $fields ->
    [one] { $other } lässt dir ein einziges Feld.
   *[other] { $other } lässt dir nur { $fields } Felder.
}
remark-quiet = { $other } erobert keine Platte.
chance-take = Du kannst eine { $size }er-Platte erobern!
chance-tie = Du kannst auf einer { $size }er-Platte gleichziehen!
chance-none = Gerade ist keine Platte zu holen.

## The rules to look up

action-rules = Regeln
page-board = Das Brett
    .text = Alle 17 Platten liegen auf einem Raster: vier mit sechs Feldern, fünf mit vier, vier mit drei und vier mit zwei.
    .more = Das sind 64 Felder, als Quadrat oder in beliebiger Form. Alles hängt zusammen und misst höchstens 10 mal 10; Lücken und Löcher sind erlaubt.
page-turn = Ein Zug
    .text = Jeder hat 28 Murmeln, und das Los bestimmt, wer beginnt. Die erste Murmel kommt in ein beliebiges Feld.
    .more = Jede weitere kommt in ein leeres Feld in der Reihe oder Spalte der zuletzt gelegten. Reihen gehen über Lücken und Murmeln hinweg bis zum Rand.
page-taboo = Gesperrte Platten
    .text = Zwei Platten sind gesperrt: die der zuletzt gelegten Murmel und die der Murmel davor, deiner eigenen letzten.
    .more = Platten, die früher benutzt wurden, sind wieder offen.
page-end = Das Ende
    .text = Das Spiel ist vorbei, sobald jemand am Zug ist und kein Feld mehr hat.
    .more = Sonst ist es vorbei, wenn alle 56 Murmeln liegen.
page-score = Die Wertung
    .text = Wer auf einer Platte mehr Murmeln hat, erobert sie und bekommt so viele Punkte, wie sie Felder hat, auch wenn nicht alle besetzt sind. Eine einzige Murmel kann genügen.
    .more = Bei Gleichstand und auf leeren Platten punktet niemand. Wer mehr Punkte hat, gewinnt; bei gleich vielen ist es unentschieden.
page-area = Gebiete
    .text = Murmeln einer Farbe Seite an Seite bilden ein Gebiet. Schräge Berührung verbindet nicht, und eine Lücke trennt.
    .more = Von jedem zählt das größte Gebiet. Wer das größere hat, bekommt den Unterschied als Punkte.
page-chains = Ketten
    .text = Fünf oder mehr Murmeln einer Farbe in ununterbrochener Linie bilden eine Kette: waagerecht, senkrecht oder schräg. Eine Lücke unterbricht sie.
    .more = Jede Kette zählt ihre Länge, auch wo sich Ketten kreuzen. Wer zusammen mehr hat, bekommt den Unterschied als Punkte.
page-levels = Level
    .text = Grundregeln: nur Platten. Level 1: Platten und Gebiete. Level 2: Platten, Gebiete und Ketten.
    .more = Auch Platten und Ketten ohne Gebiete sind möglich.

## Boards

boards = Bretter
all-boards = Alle Bretter
boards-own = Eigene
boards-named = Mitgeliefert
boards-listing = Bretter werden gesucht …
no-boards = Noch keine: Bau das erste.
boards-unreadable = Deine Bretter lassen sich nicht auflisten: { $why }
board-broken = Dieses Brett lässt sich nicht öffnen: { $why }
board-unsaved = Das Brett lässt sich nicht speichern: { $why }
save-board = Brett speichern
known = { $games ->
    [one] Aus einem Testspiel
   *[other] Aus { $games } Testspielen
}
known-nothing = Auf diesem Brett laufen gerade Testspiele …
known-so-far = { $games ->
    [one] Bisher aus einem Testspiel …
   *[other] Bisher aus { $games } Testspielen …
}
known-openness = Auswahl pro Zug
known-fields = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
known-length = Länge eines Spiels
known-marbles = { $count ->
    [one] { $count } Murmel
   *[other] { $count } Murmeln
}
known-blocked = Endet, weil jemand festsitzt
known-better = Vorteil
known-starter = wer beginnt: { $share } ± { $error }
known-second = wer nachzieht: { $share } ± { $error }
known-even = niemand: { $share } ± { $error }
known-margin = Vorsprung im Schnitt
known-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Building a board

build-board = Brett bauen
undo = Rückgängig
redo = Wiederholen
turn-tile = Platte drehen
fill-rest = Rest füllen
clear = Leeren
whole-board = Das ganze Brett
mirror = Spiegeln
turn = Drehen
build-in-turns = Abwechselnd bauen
    .help = Zu zweit, je eine Platte
build-begin = Zieh eine Platte auf das Raster
build-left = { $count ->
    [one] Eine Platte ist übrig
   *[other] { $count } Platten sind übrig
}
build-turn = { $count ->
    [one] { $colour } legt die letzte Platte
   *[other] { $colour } legt eine Platte, { $count } sind übrig
}
build-complete = Das Brett ist vollständig
build-apart = Das sind noch { $count } Teile: Füg sie zusammen
build-says = { $colour }: { $what }
build-fits = Passt
build-fits-apart = Passt, berührt aber keine andere Platte
misfit-overlaps = Dort liegt schon eine Platte
misfit-outside = Außerhalb des Rasters: Verschieb das Brett
misfit-wide = Zu groß: höchstens 10 mal 10 Felder
misfit-stays = Beim abwechselnden Bauen bleibt liegen, was liegt
build-no-room = In dieser Richtung ist kein Platz
build-cannot-fill = Der Rest ließ sich nicht legen
build-none-left = Keine Platte von { $width } mal { $height } mehr übrig

## A stand at a fair
tagline = Zwei Spieler, siebzehn Platten
touch-to-play = Zum Spielen berühren
attract-place = Leg deine Murmel in die Reihe oder Spalte der letzten.
attract-take = Hast du auf einer Platte mehr Murmeln als der andere, gehört sie dir.
attract-win = Jedes Feld deiner Platten ist ein Punkt. Wer am Ende mehr hat, gewinnt.
attract-count = Jetzt werden die Punkte gezählt.
who-plays = Gegen wen spielst du?
easy = Leicht
fair = Mittel
hard = Schwer
still-there = Noch da?
still-there-else = Wenn niemand den Bildschirm berührt, endet das Spiel und die Nächsten können beginnen.
another-game = Neues Spiel
touch-lit-field = Berühre eines der leuchtenden Felder.
first-anywhere = Berühre irgendein Feld für deine erste Murmel.
first-cross = Nur die leuchtenden Felder sind erlaubt: Reihe und Spalte der letzten Murmel.
first-closed = Die zwei gestreiften Platten sind gesperrt: Dort liegen die letzten Murmeln.
first-take = Hast du auf einer Platte mehr Murmeln, ist jedes ihrer Felder ein Punkt für dich.
time-is-up = Die Zeit ist um: Der Computer spielt die letzten Murmeln.
enter-code = Code eingeben
operator = Betrieb
today = Heute
all-days = Gesamt
games-played = Begonnene Spiele
games-finished = Zu Ende gespielt
games-left = Abgebrochen
games-by-two = Zu zweit
game-length = Mittlere Dauer
running-for = Laufzeit
memory-used = Speicher
slowest-frame = Langsamstes Bild
restarts = Neustarts
uptime = { $hours } Std. { $minutes } Min.
memory-size = { $now } MB ({ $grown })
milliseconds = { $count } ms
stand-volume = Lautstärke { $percent } %
busiest-hours = Spiele pro Stunde
wins-by-level = Besucher: Siege – Unentschieden – Niederlagen

## Why something failed: whole sentences after a colon, therefore with a capital; without a full stop

cause-file = { $why } ({ $file })
cause-denied = Der Zugriff wurde verweigert
cause-full = Der Datenträger ist voll
cause-read-only = Der Datenträger ist schreibgeschützt
cause-missing = Die Datei gibt es nicht
cause-in-the-way = Eine andere Datei oder ein Ordner ist im Weg
cause-in-use = Ein anderes Programm benutzt die Datei
cause-system = Das System meldet Fehler { $code }
cause-unknown = Das System nennt keinen Grund
cause-malformed = Die Datei ist beschädigt
cause-too-large = Die Datei ist zu groß
cause-not-text = Die Datei enthält keinen Text
cause-taken = Das Spiel ist in einem anderen Fenster geöffnet
board-neither = „{ $found }“ ist weder ein Brett als Text noch ein Brett-Code
code-length = { $found ->
    [one] Ein Brett-Code hat 200 Zeichen, dieser hat nur eins
   *[other] Ein Brett-Code hat 200 Zeichen, dieser hat { $found }
}
code-place = „{ $found }“ in Reihe { $row }, Spalte { $column } gehört nicht in einen Brett-Code
code-tile = Der Buchstabe { $letter } steht für eine Platte mit { $expected } Feldern, hier hat sie aber { $found }
layout-character = „{ $found }“ in Reihe { $row }, Spalte { $column } ist weder ein Plattenbuchstabe von A bis Q noch ein Punkt
layout-ragged = Reihe { $row } hat { $found } Zeichen, Reihe 1 aber { $expected }; fülle Lücken mit Punkten
layout-empty = Es hat keine Felder
layout-large = Es ist { $width } mal { $height } groß, erlaubt sind höchstens 10 mal 10
layout-tile-apart = Platte { $letter } besteht aus mehreren Teilen
layout-not-rectangle = Platte { $letter } ist kein Rechteck
layout-shape = Platte { $letter } ist { $width } mal { $height } groß, so eine Platte gibt es nicht
layout-supply = { $found ->
    [one] Es ist nur eine Platte mit { $size } Feldern da, ein Brett hat aber { $expected }
   *[other] Es sind { $found } Platten mit { $size } Feldern da, ein Brett hat aber { $expected }
}
layout-apart = Es besteht aus mehreren Teilen
record-line = { $why } (Zeile { $line })
record-unknown = Die erste Zeile gehört nicht zu einem Kulami-Spiel
record-repeated = „{ $what }“ kommt zweimal vor
record-no-board = Es fehlt das Brett
record-rules = Die Regeln sind unbekannt
record-starts = Es ist unklar, welche Farbe beginnt
record-move-nowhere = Zug { $number } („{ $word }“) ist kein Feld dieses Bretts
record-move-refused = Zug { $number } („{ $word }“) verstößt gegen die Regeln
record-not-over = Es gibt ein Ergebnis, aber das Spiel ist nicht zu Ende
record-result = Das Ergebnis passt nicht zu den Zügen
