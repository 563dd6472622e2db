# Dutch. Exactly the messages of en.ftl, with the same variables.

## Players

colour-red = Rood
    .subject = Rood
    .inside = Rood
    .of = van Rood
    .to = Rood
colour-black = Zwart
    .subject = Zwart
    .inside = Zwart
    .of = van Zwart
    .to = Zwart
colour-amber = Amber
    .subject = Amber
    .inside = Amber
    .of = van Amber
    .to = Amber
colour-blue = Blauw
    .subject = Blauw
    .inside = Blauw
    .of = van Blauw
    .to = Blauw
colour-white = Wit
    .subject = Wit
    .inside = Wit
    .of = van Wit
    .to = Wit
you = Jij
person = Speler
computer = Computer
level = Niveau { $level }
level-of-colour = { $colour }, niveau { $level }
opponent-level = { $name }, niveau { $level }

## A turn

thinking = Denkt na…
your-turn = Jouw beurt
to-move = { $colour } is aan zet
is-thinking = { $name } denkt na
you-begin = Jij begint: elk veld mag
begins = { $name } begint: elk veld mag
open-fields = { $count ->
    [one] In rij { $row } en kolom { $column } is één veld open
   *[other] In rij { $row } en kolom { $column } zijn { $count } velden open
}
press-again = Druk nog een keer om de knikker hier te leggen

## Moves

moves = Zetten
last-move = { $colour } { $field }, element van { $size }
takes = pakt een element van { $size }
level-on = maakt gelijk op een element van { $size }
tile-owned = Element van { $size }, { $red } tegen { $black }: { $colour } staat voor
tile-empty = Element van { $size }: nog van niemand
tile-level = Element van { $size }, { $red } tegen { $black }: gelijk

## Why a field will not do

refused-over = Het spel is afgelopen
refused-occupied = { $field } is bezet
    .why = Hier ligt al een knikker.
refused-cross = { $field } is buiten bereik
    .why = Alleen rij { $row } en kolom { $column } zijn nu open.
refused-taboo = { $field } is gesloten
    .last = { $colour } heeft net op dit element gespeeld.
    .before = De laatste knikker { $colour-of } ligt op dit element.

## The score

total = Totaal
marbles = Knikkers
part-tiles = Elementen
part-area = Grootste gebied
    .short = Gebied
part-chains = Kettingen
counting-tiles = De elementen
counting-area = De grootste gebieden
counting-chains = De kettingen
no-chains = Geen kettingen
no-bonus = Allebei { $size }: geen bonus
bonus = { $most } − { $least } = +{ $bonus } voor { $colour }
skip = Overslaan

## The result

draw = Gelijkspel
you-win = Jij wint
you-win-by = { $margin ->
    [one] Jij wint met één punt verschil
   *[other] Jij wint met { $margin } punten verschil
}
wins = { $name } wint
wins-by = { $margin ->
    [one] { $name } wint met één punt verschil
   *[other] { $name } wint met { $margin } punten verschil
}
all-placed = Alle 56 knikkers liggen op het bord.
you-were-blocked = Na { $marbles ->
    [one] één knikker
   *[other] { $marbles } knikkers
} had je geen veld meer: { $why }.
was-blocked = Na { $marbles ->
    [one] één knikker
   *[other] { $marbles } knikkers
} had { $name } geen veld meer: { $why }.
blocked-full = de rij en de kolom van de laatste knikker waren vol
blocked-by-last = in de rij en de kolom van de laatste knikker was alleen nog plek op zijn eigen element
blocked-by-taboo = in de rij en de kolom van de laatste knikker was alleen nog plek op gesloten elementen
you-resigned = { $marbles ->
    [one] Je gaf op na één knikker.
   *[other] Je gaf op na { $marbles } knikkers.
}
resigned = { $marbles ->
    [one] { $name } gaf op na één knikker.
   *[other] { $name } gaf op na { $marbles } knikkers.
}
series-you-won = Jij wint de best of { $length } met { $most }–{ $least }
series-won = { $name } wint de best of { $length } met { $most }–{ $least }
series-stands = Best of { $length }: { $red-name } { $red } – { $black } { $black-name }
one-game = Eén spel
best-of = Best of { $length }
margin-by-round = Voorsprong na elke ronde
ahead = { $colour } staat voor
rematch = Revanche
next-opponent = Volgende: { $name }, niveau { $level }
next-game = Volgend spel
new-series = Nieuwe serie
swap-sides = Kleuren wisselen
look-at-board = Bord bekijken
new-board = Nieuw bord
count-again = Opnieuw tellen
take-back = Zet terugnemen

## The menu

menu = Menu
back-to-game = Terug naar het spel
resign = Opgeven
to-title = Naar titelscherm
restart = Opnieuw beginnen

## Questions

ask-resign = Dit spel opgeven?
ask-leave = Dit spel verlaten?
ask-quit = Kulami afsluiten?
ask-quit-game = Kulami afsluiten? Je spel is opgeslagen.
ask-new = Een nieuw spel beginnen? Dit spel gaat verloren.
ask-restart = Dit spel opnieuw beginnen?
ask-reset = Alle instellingen terugzetten?
ask-reset-controls = Alle toetsen en knoppen terugzetten?
go-on-playing = Verder spelen
leave = Verlaten
yes-new = Nieuw spel
yes-reset = Terugzetten
keep = Behouden
cancel = Annuleren

## The title

play = Spelen
    .against = Tegen { $name }, niveau { $level }
resume = Verdergaan
    .against = Tegen { $name }, { $marbles ->
        [one] één knikker
       *[other] { $marbles } knikkers
    } gelegd
    .between = { $red-name } en { $black-name }, { $marbles ->
        [one] één knikker
       *[other] { $marbles } knikkers
    } gelegd
two-players = Twee spelers
new-game = Nieuw spel
settings = Instellingen
quit = Afsluiten

## A new game

sides = Spelers
rules = Regels
rule-book = Spelregels
rules-basic = Elementen
    .help = Wie meer knikkers op een element heeft, pakt het.
rules-area = Elementen en gebied
    .help = Het grootste gebied telt ook.
rules-chains = Elementen en kettingen
    .help = Vijf of meer op één lijn tellen ook.
rules-area-chains = Alles
    .help = Elementen, gebieden en kettingen.
who-starts = Wie begint
how-many-games = Hoeveel spellen
starts-draw = Loten
starts-loser = Wie het laatst verloor
board-square = Vierkant
board-irregular = Onregelmatig
board-library = Collectie
board-pasted = Eigen
board-own = Jouw bord
board-name = Mijn bord
board-size = { $width } × { $height }, 17 elementen, 64 velden
openness = Gaten
seed = Startcode
shuffle = Schudden
copy = Kopiëren
copied = Gekopieerd
copied-within = Gekopieerd, maar alleen binnen het spel: dit systeem heeft geen klembord
paste = Plakken
paste-hint = Kopieer een bord als tekst, of een code van 200 tekens uit een ouder Kulami-programma, en druk op ‘Plakken’.
paste-refused = Dit is geen geldig bord: { $why }
paste-nothing = Er is niets om te plakken.
start-game = Spel starten
back = Terug
name-hint = Naam

## Drawing lots

lots-you-pick = Kies een hand: de kleur erin begint
lots-name-picks = { $name } kiest een hand: de kleur erin begint
lots-starts = { $colour } begint
lots-you-start = Jij speelt { $colour } en begint
lots-left = Links
lots-right = Rechts

## Settings

settings-game = Spel
settings-display = Beeld
settings-sound = Geluid
settings-controls = Besturing
settings-access = Toegankelijkheid
settings-language = Taal
done = Klaar
reset = Standaardinstellingen
reset-controls = Toetsen terugzetten
on = Aan
off = Uit
percent = { $number }%

speed = Snelheid
    .help = Hoe snel knikkers vliegen en elementen draaien
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-off = Direct
confirm-moves = Zetten bevestigen
    .help = Eén keer drukken toont de knikker, nog een keer legt hem neer
turn-board = Bord draaien
    .help = Met z’n tweeën draait het naar wie aan de beurt is
aids = Hulp op het bord
aid-legal = Open velden
    .help = Velden waar een knikker mag liggen, lichten op
aid-cross = Rij en kolom
    .help = De rij en kolom van de laatste knikker zijn lichter
aid-taboo = Gesloten elementen
    .help = De laatste twee elementen zijn verzonken en gestreept
aid-last = Laatste knikkers
    .help = De laatste twee knikkers hebben een ring
aid-owners = Eigenaars
    .help = Elementen hebben een lijn in de kleur van hun eigenaar
aid-hover = Voorbeeld
    .help = Wijs een veld aan en zie de knikker, of waarom het niet mag

theme = Tafel
    .help = Hout en kleed
quality = Beeldkwaliteit
    .help = Hogere kwaliteit vraagt een snellere computer
quality-low = Laag
quality-medium = Gemiddeld
quality-high = Hoog
window = Weergave
    .help = In een venster of op het hele scherm
window-windowed = Venster
window-full = Volledig scherm
resolution = Resolutie
    .help = De grootte van het venster, of van het beeld op het hele scherm
resolution-own = Die van het scherm
resolution-size = { $width } × { $height }
vsync = VSync
    .help = Voorkomt gescheurd beeld
frame-limit = Max. beelden per seconde
    .help = Minder beelden houden een laptop koel
frame-limit-none = Geen limiet

volume-master = Hoofdvolume
volume-effects = Effecten
    .help = Knikkers, elementen, knoppen
volume-music = Muziek
volume-ambience = Omgeving
    .help = Zachte achtergrondgeluiden rond de tafel
music = Muziek en omgeving
    .help = Allebei tegelijk; de toets ervoor werkt overal
mute-unfocused = Dempen op de achtergrond
    .help = Zolang een ander venster wordt gebruikt

text-size = Tekstgrootte
    .help = Voor alle tekst in het spel
reduced-motion = Minder beweging
    .help = Knikkers verschijnen zonder te vliegen, schermen vloeien over
palette = Kleuren van de knikkers
    .help = Kies het paar dat je het best uit elkaar kunt houden
palette-ruby = Rood en zwart
palette-amber = Amber en blauw
palette-pearl = Wit en zwart
marks = Symbolen op knikkers
    .help = Een stip op de ene kleur, een open ring op de andere
high-contrast = Hoog contrast
    .help = Open velden, gesloten elementen en ringen vallen meer op

keys = Toetsenbord
gamepad = Gamepad
press-key = Druk op een toets…
press-button = Druk op een knop…
none-bound = –
bound-elsewhere = { $key } doet nu dit en niet meer ‘{ $action }’.

## What keys do

action-left = Links
action-right = Rechts
action-up = Omhoog
action-down = Omlaag
action-confirm = Leggen, kiezen
action-next = Volgende knop
action-back = Terug
action-menu = Menu
action-take-back = Zet terugnemen
action-redo = Zet herhalen
action-top-view = Van bovenaf
action-reset-view = Normale weergave
action-turn-board = Bord draaien
action-turn-to-mover = Naar wie aan zet is
action-aids = Alle hulp aan/uit
action-list = Lijst van zetten
action-hide = Tekst verbergen
action-resign = Opgeven
action-new-game = Nieuw spel
action-pause = Pauze, verder
action-step = Eén zet spelen
action-speed = Snelheid wijzigen
action-look = Bord bekijken
step-first = Eerste zet
step-back = Vorige zet
step-on = Volgende zet
step-last = Laatste zet
edit-board = Bord bewerken
action-music = Muziek aan/uit

key-enter = Enter
key-space = Spatie
key-backspace = Backspace
key-escape = Esc
key-tab = Tab
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-insert = Insert
key-delete = Delete
key-numpad = Numpad { $key }
pad-cross = D-pad { $arrow }

## Notices

notice-settings-broken = De instellingen waren onleesbaar en zijn teruggezet. Het oude bestand is bewaard als { $file }.
notice-settings-unsaved = De instellingen kunnen niet worden opgeslagen: { $why }
notice-language-broken = Sommige teksten in deze taal waren onleesbaar.
notice-sound-none = Geen geluidsapparaat gevonden. Het spel gaat zonder geluid verder.
notice-sound-gone = Het geluidsapparaat is losgekoppeld. Het geluid komt terug zodra het weer is aangesloten.
notice-sound-broken = Sommige geluiden kunnen niet worden afgespeeld: { $what }

## Opponents

level-1 = Speelt voor het eerst, pakt graag elementen en ziet de grote vaak over het hoofd.
level-2 = Pakt wat er goed uitziet en vraagt zich zelden af wat jij daarna doet.
level-3 = Weegt je antwoord af voor hij de knikker loslaat, zij het niet al te grondig.
level-4 = Weet welke voorsprong standhoudt en welke niet.
level-5 = Denkt een zet verder dan je verwacht en vertrouwt voor de rest op zijn gevoel.
level-6 = Laat je weinig velden over en vindt het leuk als je het merkt.
level-7 = Maakt geen slordige fouten; je moet verder vooruitkijken dan hij.
level-8 = Geeft kleine elementen op om tien zetten later grote te pakken.
level-9 = Rekent het einde al uit terwijl jij nog midden in het spel zit.
level-10 = Sterker bestaat niet: ziet het einde van verre aankomen en speelt het foutloos.

## Boards of the library

library-rulebook = Spelregels 1
library-printed-square = Spelregels 2
library-printed-wild = Spelregels 3
library-pinwheel = Molentje
library-mirror = Spiegel
library-half-turn = Halve draai
library-windmill = Windmolen
library-ring = Ring
library-courtyard = Binnenplaats
library-window = Raam
library-comb = Kam
library-ladder = Ladder
library-bridge = Brug
library-islands = Eilanden
library-cross = Kruis
library-diamond = Ruit
library-hourglass = Zandloper
library-staircase = Trap
library-spiral = Spiraal
library-lace = Kantwerk

## Hints

hint-title = Tip: { $field }
hint-only = Dit is de enige mogelijke zet.
hint-ends-won = { $margin ->
    [one] Beëindigt het spel: je wint met één punt verschil.
   *[other] Beëindigt het spel: je wint met { $margin } punten verschil.
}
hint-ends-lost = { $margin ->
    [one] Beëindigt het spel: je verliest met één punt verschil.
   *[other] Beëindigt het spel: je verliest met { $margin } punten verschil.
}
hint-ends-drawn = Beëindigt het spel: gelijkspel.
hint-takes = Pakt een element van { $size }.
hint-ties = Maakt gelijk op een element van { $size } van { $colour }.
hint-secures = Een element van { $size } is voorgoed van jou.
hint-saves = { $colour } kan dit element van { $size } niet meer pakken.
hint-joins = Verbindt je gebieden: het grootste groeit van { $from } naar { $to }.
hint-extends = Je grootste gebied groeit naar { $to }.
hint-keeps-apart = Houdt gebieden van { $colour } uit elkaar: het grootste zou van { $from } naar { $to } groeien.
hint-makes-chain = Maakt een ketting van { $length }.
hint-lengthens-chain = Je ketting groeit naar { $length }.
hint-blocks-chain = Voorkomt een ketting van { $length }.
hint-few = { $fields ->
    [one] Laat { $colour } één enkel veld over.
   *[other] Laat { $colour } maar { $fields } velden over.
}
hint-little = { $points ->
    [0] { $colour } kan met de volgende knikker niets winnen.
    [one] { $colour } kan met de volgende knikker maar 1 punt winnen.
   *[other] { $colour } kan met de volgende knikker maar { $points } punten winnen.
}
hint-best = Lijkt op de lange duur het beste.
hint-certain = Eindresultaat bij het beste spel: { $margin }.
hint-expected = Verwacht eindresultaat: ongeveer { $margin }.
score-map = Voorspelling op het bord
    .help = Elk open veld laat zien hoe het spel waarschijnlijk afloopt
action-hint = Tip
action-score-map = Voorspelling aan/uit

## Statistics

statistics = Statistieken
statistics-all-rules = Alle regels
statistics-none = Je hebt nog geen spel uitgespeeld. Speel er een en je ziet hier hoe het gaat.
statistics-none-here = Nog geen spel uitgespeeld.
statistics-counted-for = Geteld voor { $colour }
statistics-games = Spellen
statistics-won = Gewonnen
statistics-drawn = Gelijk
statistics-lost = Verloren
statistics-streak = Reeks
statistics-best-streak = Langste reeks
statistics-best-margin = Beste resultaat
statistics-average-margin = Gemiddeld verschil
statistics-chart = Verschil, spel voor spel
statistics-resigned = Opgegeven
statistics-reset = Statistieken resetten
statistics-unread = De statistieken kunnen niet worden gelezen: { $why }
ask-reset-statistics = Statistieken resetten? De oude blijven in een bestand bewaard.
notice-statistics-unsaved = De statistieken kunnen niet worden opgeslagen: { $why }
notice-statistics-damaged = { $count ->
    [one] Eén regel van de statistieken is beschadigd en telt niet mee.
   *[other] { $count } regels van de statistieken zijn beschadigd en tellen niet mee.
}
notice-statistics-kept = De oude statistieken zijn bewaard als { $file }.

## Saved games

notice-game-unsaved = Het spel kan niet worden opgeslagen: { $why }
notice-game-backup = Het lopende spel kon niet worden gelezen. { $why } ‘Verdergaan’ begint één zet eerder.
notice-game-lost = Een onvoltooid spel kon niet worden gelezen. { $why } Het bestand blijft bewaard als { $file }.
flaw-missing = Dit bestand bestaat niet.
flaw-unreadable = Het kan niet worden gelezen: { $why }.
flaw-foreign = Dit is geen Kulami-spel.
flaw-newer = Het is opgeslagen door een nieuwere versie van het spel.
flaw-cut-short = Het einde ontbreekt.
flaw-mistake = Er zit een fout in: { $why }.
load-refused = Dit kan niet worden geladen. { $why }
save-game = Spel opslaan
load-game = Spel laden
saves = Opgeslagen spellen
save = Opslaan
saving = Bezig met opslaan…
saved-as = Opgeslagen als ‘{ $name }’.
load = Laden
load-backup = Reservekopie laden
delete = Verwijderen
delete-refused = Het kan niet worden verwijderd: { $why }
copy-game = Als tekst kopiëren
paste-game = Spel plakken
saves-listing = Spellen worden gezocht…
no-saves = Er zijn nog geen opgeslagen spellen. Kies ‘Spel opslaan’ in het menu, plak een spel als tekst of sleep een bestand naar het venster.
saves-unreadable = De opgeslagen spellen kunnen niet worden getoond: { $why }
ask-load = Dit spel laden? Het lopende spel gaat verloren.
ask-backup = { $why } In plaats daarvan de reservekopie laden?
ask-delete = ‘{ $name }’ voorgoed verwijderen?
save-marbles = { $marbles ->
    [one] één knikker
   *[other] { $marbles } knikkers
}
when-now = zojuist
when-minutes = { $count ->
    [one] een minuut geleden
   *[other] { $count } minuten geleden
}
when-hours = { $count ->
    [one] een uur geleden
   *[other] { $count } uur geleden
}
when-days = { $count ->
    [one] gisteren
   *[other] { $count } dagen geleden
}
when-date = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
date-short = { $day } { $month ->
    [1] jan.
    [2] feb.
    [3] mrt.
    [4] apr.
    [5] mei
    [6] jun.
    [7] jul.
    [8] aug.
    [9] sep.
    [10] okt.
    [11] nov.
   *[12] dec.
} { $year }

## Going through a game

review = Analyse
review-looking = Elke zet wordt bekeken… { $percent }%
review-begin = Vóór de eerste zet
review-marble = Zet { $number } van { $of }
review-fine = Geen andere zet was beter.
review-better = { $field } lijkt beter: { $better } in plaats van { $played }.
review-better-certain = { $field } was zeker beter: { $better } in plaats van { $played }.
review-level = gelijkspel
review-ahead = { $colour } met { $points } voor
review-course = Verwachte voorsprong aan het eind
review-turning = Keerpunten
review-none = Niemand maakte een grote fout.
review-lost = Weggegeven punten in totaal
play-on = Vanaf hier verder spelen
try-better = Beter veld proberen
play-on-about = { $marbles ->
    [0] Het spel begint met de eerste knikker. Het telt niet mee in je statistieken.
    [one] Het spel gaat verder na de eerste knikker. Het telt niet mee in je statistieken.
   *[other] Het spel gaat verder na knikker { $marbles }. Het telt niet mee in je statistieken.
}

## Learning

learn = Leer het spel
learn-offer = Voor het eerst hier? In vijf minuten ken je het spel.
learn-start = Laat maar zien
learn-later = Nu niet
lesson-step = Stap { $step } van { $steps }
lesson-next = Verder
lesson-finish = Een spel spelen
leave-lesson = Les verlaten
lesson-broken = De les kan niet worden geopend: { $why }
lesson-over = { $result }. { $done }
lesson-refused = { $what }. { $why }
lesson-anywhere = Wie op een element de meeste knikkers heeft, pakt het, en grote elementen leveren meer punten op. Jij speelt met { $own }: leg je eerste knikker waar je wilt.
    .done = { $other } heeft in jouw rij of kolom geantwoord. Dat moet iedereen.
lesson-cross = Elke knikker komt in de rij of kolom van de knikker die net is gelegd. Jouw beurt: kies een van de oplichtende velden.
    .done = Precies. Nu zou { $other } jou moeten volgen.
lesson-last-tile = Het element van de laatste knikker is gesloten: het is verzonken en gestreept. Probeer er een knikker op te leggen.
    .astray = Daar zou je mogen. Maar probeer eerst het gesloten element.
    .done = Dat gaat niet! Niemand mag op het element van de laatste knikker.
lesson-own-tile = Ook het element van je eigen laatste knikker is gesloten. Er is nog maar één veld over: zoek het.
    .done = Goed gevonden! Alleen de laatste twee elementen zijn gesloten, alle andere zijn weer open.
lesson-gap = Rijen en kolommen lopen over gaten heen tot aan de rand. Leg je knikker achter het gat.
    .astray = Daar zou je mogen. Maar kijk onder in de kolom, achter het gat.
    .done = { $line ->
        [row] Juist: bij een gat houdt een rij niet op.
       *[column] Juist: bij een gat houdt een kolom niet op.
    }
lesson-take = Wie op een element de meeste knikkers heeft, pakt het, en één kan genoeg zijn. Pak een element van zes.
    .astray = Dit element heeft minder dan zes velden. Zoek een leeg element van zes.
    .done = Voorlopig is het van jou en telt het zes punten: één voor elk veld.
lesson-tie = Bij evenveel knikkers is een element van niemand. Maak het gelijk op een element van { $other }.
    .astray = Zo houdt { $other } alle elementen. Leg je knikker naast een knikker van { $other }, op hetzelfde element.
    .done = Allebei één: nu telt dit element voor niemand.
lesson-block = Het spel is afgelopen zodra iemand geen veld meer heeft. Jij staat voor: laat er voor { $other } geen over, en je wint.
    .astray = Van daaruit kan { $other } verder. Kijk waar de rij knikkers ophoudt.
    .done = { $other } heeft geen veld meer: de rij is vol, en het element van jouw knikker is gesloten. Jij hebt meer punten, dus je wint!
lesson-last-marble = Anders is het spel afgelopen als alle 56 knikkers liggen. Leg de laatste.
    .done = Afgelopen! Nu worden de elementen geteld, en het hoogste totaal wint.
lesson-area = Ook gebieden kunnen tellen: knikkers van één kleur naast elkaar. Verbind die van jou met één knikker.
    .astray = Dat verbindt niets. Zoek het veld tussen je twee gebieden.
    .done = Eén groot gebied! Wie het grootste heeft, scoort het verschil.
lesson-chain = Ook kettingen kunnen tellen: vijf of meer op een lijn, ook schuin. Maak die van jou af.
    .astray = Dat wordt geen ketting. Kijk langs de schuine lijn.
    .done = Een ketting van vijf! Wie meer knikkers in kettingen heeft, scoort het verschil.
lesson-game = Nu een kort spel tegen { $other }: het bord is al bijna vol, en jij bent aan zet. Pak wat je krijgen kunt.
    .done = Nu ken je alle regels. Goed gespeeld!
remark-you-take = Jij pakt een element van { $size }.
remark-you-tie = Jij maakt het gelijk op een element van { $size } van { $other }.
remark-you-secure = Een element van { $size } is voorgoed van jou.
remark-you-few = { $fields ->
    [one] Jij laat { $other } één enkel veld over.
   *[other] Jij laat { $other } maar { $fields } velden over.
}
remark-you-quiet = Geen element verandert van eigenaar.
remark-takes = { $other } pakt een element van { $size }.
remark-ties = { $other } maakt het gelijk op jouw element van { $size }.
remark-secures = Een element van { $size } is voorgoed van { $other }.
remark-few = { $fields ->
    [one] { $other } laat jou één enkel veld over.
   *[other] { $other } laat jou maar { $fields } velden over.
}
remark-quiet = { $other } pakt geen element.
chance-take = Je kunt een element van { $size } pakken!
chance-tie = Je kunt gelijkmaken op een element van { $size }!
chance-none = Er is nu geen element te halen.

## The rules to look up

action-rules = Regels
page-board = Het bord
    .text = Alle 17 elementen liggen op één raster: vier van zes velden, vijf van vier, vier van drie en vier van twee.
    .more = Dat zijn 64 velden, als vierkant of in elke vorm. Het bord is één geheel van hoogstens 10 bij 10; gaten mogen.
page-turn = Een beurt
    .text = Ieder heeft 28 knikkers, en het lot bepaalt wie begint. De eerste knikker komt in een willekeurig veld.
    .more = Elke volgende komt in een leeg veld in de rij of kolom van de knikker die net is gelegd. Rijen lopen over gaten en knikkers heen tot aan de rand.
page-taboo = Gesloten elementen
    .text = Twee elementen zijn gesloten: dat van de knikker die net is gelegd, en dat van de knikker daarvoor, je eigen laatste.
    .more = Elementen die eerder zijn gebruikt, zijn weer open.
page-end = Het einde
    .text = Het spel is afgelopen zodra wie aan zet is geen veld meer heeft.
    .more = Anders is het afgelopen als alle 56 knikkers liggen.
page-score = Puntentelling
    .text = Wie op een element de meeste knikkers heeft, pakt het en krijgt er zoveel punten voor als het velden heeft, hoeveel er ook gevuld zijn. Eén knikker kan genoeg zijn.
    .more = Bij gelijke stand of een leeg element scoort niemand. Het hoogste totaal wint; bij gelijke totalen is het gelijkspel.
page-area = Gebieden
    .text = Knikkers van één kleur naast elkaar vormen een gebied. Schuin contact verbindt niet, en een gat scheidt.
    .more = Van ieder telt het grootste gebied. Wie het grootste heeft, scoort het verschil.
page-chains = Kettingen
    .text = Vijf of meer knikkers van één kleur op een ononderbroken lijn vormen een ketting: horizontaal, verticaal of schuin. Een gat onderbreekt de ketting.
    .more = Van elke ketting telt de lengte, ook waar kettingen elkaar kruisen. Wie in totaal meer heeft, scoort het verschil.
page-levels = Levels
    .text = Basisregels: alleen elementen. Level 1: elementen en gebieden. Level 2: elementen en kettingen. Level 3: elementen, gebieden en kettingen.
    .more = In andere edities is level 2 alles samen.

## Boards

boards = Borden
all-boards = Alle borden
boards-own = Jouw borden
boards-named = Meegeleverd
boards-listing = Borden worden gezocht…
no-boards = Nog geen: bouw je eerste!
boards-unreadable = Je borden kunnen niet worden getoond: { $why }
board-broken = Dit bord kan niet worden geopend: { $why }
board-unsaved = Het bord kan niet worden opgeslagen: { $why }
save-board = Bord opslaan
known = { $games ->
    [one] Uit één testspel
   *[other] Uit { $games } testspellen
}
known-nothing = Op dit bord worden nu testspellen gespeeld…
known-so-far = { $games ->
    [one] Tot nu toe uit één testspel…
   *[other] Tot nu toe uit { $games } testspellen…
}
known-openness = Keuze per beurt
known-fields = { $count ->
    [one] { $count } veld
   *[other] { $count } velden
}
known-length = Lengte van een spel
known-marbles = { $count ->
    [one] { $count } knikker
   *[other] { $count } knikkers
}
known-blocked = Eindigt doordat iemand vastzit
known-better = Voordeel
known-starter = wie begint: { $share } ± { $error }
known-second = wie als tweede speelt: { $share } ± { $error }
known-even = niemand: { $share } ± { $error }
known-margin = Gemiddeld verschil
known-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

## Building a board

build-board = Bord bouwen
undo = Ongedaan maken
redo = Opnieuw
turn-tile = Element draaien
fill-rest = Rest vullen
clear = Leegmaken
whole-board = Het hele bord
mirror = Spiegelen
turn = Draaien
build-in-turns = Om de beurt bouwen
    .help = Met z’n tweeën, elk één element
build-begin = Sleep een element naar het raster
build-left = { $count ->
    [one] Er is één element over
   *[other] Er zijn { $count } elementen over
}
build-turn = { $count ->
    [one] { $colour } legt het laatste element
   *[other] { $colour } legt een element, nog { $count } over
}
build-complete = Het bord is compleet
build-apart = Het bord ligt in { $count } stukken: voeg ze samen
build-says = { $colour }: { $what }
build-fits = Past
build-fits-apart = Past, maar raakt geen ander element
misfit-overlaps = Daar ligt al een element
misfit-outside = Buiten het raster: schuif het bord op
misfit-wide = Te groot: hooguit 10 bij 10 velden
misfit-stays = Om de beurt: wat ligt, blijft liggen
build-no-room = Die kant op is geen ruimte
build-cannot-fill = De rest kon niet worden gelegd
build-none-left = Geen element van { $width } bij { $height } meer over

## A stand at a fair
tagline = Twee spelers, zeventien elementen
touch-to-play = Tik om te spelen
attract-place = Leg je knikker in de rij of kolom van de laatste.
attract-take = Heb je meer knikkers op een element dan de ander? Dan is het van jou.
attract-win = Elk veld van je elementen is een punt. Wie op het eind meer heeft, wint.
attract-count = Nu worden de punten geteld.
who-plays = Tegen wie speel je?
easy = Makkelijk
fair = Gemiddeld
hard = Moeilijk
still-there = Ben je er nog?
still-there-else = Als niemand het scherm aanraakt, stopt het spel en kunnen de volgenden beginnen.
another-game = Nieuw spel
touch-lit-field = Raak een van de oplichtende velden aan.
first-anywhere = Raak een willekeurig veld aan voor je eerste knikker.
first-cross = Alleen de oplichtende velden zijn open: rij en kolom van de laatste knikker.
first-closed = De twee gestreepte elementen zijn gesloten: daar liggen de laatste knikkers.
first-take = Heb je meer knikkers op een element? Dan is elk veld ervan een punt voor jou.
time-is-up = De tijd is om: de computer legt de laatste knikkers.
enter-code = Voer de code in
operator = Beheer
today = Vandaag
all-days = Totaal
games-played = Begonnen spellen
games-finished = Uitgespeeld
games-left = Afgebroken
games-by-two = Met z’n tweeën
game-length = Gemiddelde duur
running-for = Draaitijd
memory-used = Geheugen
slowest-frame = Traagste beeld
restarts = Herstarts
uptime = { $hours } u { $minutes } min
memory-size = { $now } MB ({ $grown })
milliseconds = { $count } ms
stand-volume = Volume { $percent }%
busiest-hours = Spellen per uur
wins-by-level = Bezoekers: gewonnen – gelijk – verloren

## Why something failed: after a colon, without a capital or a full stop

cause-file = { $why } ({ $file })
cause-denied = de toegang is geweigerd
cause-full = de schijf is vol
cause-read-only = de schijf is alleen-lezen
cause-missing = het bestand bestaat niet
cause-in-the-way = er staat een ander bestand of een map in de weg
cause-in-use = een ander programma gebruikt het bestand
cause-system = het systeem meldt fout { $code }
cause-unknown = het systeem noemt geen reden
cause-malformed = het bestand is beschadigd
cause-too-large = het bestand is te groot
cause-not-text = het bestand is geen tekst
cause-taken = het spel is in een ander venster geopend
board-neither = ‘{ $found }’ is geen bord als tekst en ook geen bordcode
code-length = { $found ->
    [one] een bordcode heeft 200 tekens, deze heeft er maar één
   *[other] een bordcode heeft 200 tekens, deze heeft er { $found }
}
code-place = ‘{ $found }’ in rij { $row }, kolom { $column } hoort niet in een bordcode
code-tile = de letter { $letter } staat voor een element van { $expected } velden, maar hier heeft het er { $found }
layout-character = ‘{ $found }’ in rij { $row }, kolom { $column } is geen elementletter van A tot en met Q en ook geen punt
layout-ragged = { $found ->
    [one] rij { $row } heeft maar één teken, rij 1 heeft er { $expected }; vul gaten op met punten
   *[other] rij { $row } heeft { $found } tekens, rij 1 heeft er { $expected }; vul gaten op met punten
}
layout-empty = het heeft geen velden
layout-large = het is { $width } bij { $height }, maar 10 bij 10 is het maximum
layout-tile-apart = element { $letter } bestaat uit losse stukken
layout-not-rectangle = element { $letter } is geen rechthoek
layout-shape = element { $letter } is { $width } bij { $height }, maar zo’n element bestaat niet
layout-supply = { $found ->
    [one] er is maar één element van { $size } velden, een bord heeft er { $expected }
   *[other] er zijn { $found } elementen van { $size } velden, een bord heeft er { $expected }
}
layout-apart = het bestaat uit losse stukken
record-line = { $why } (regel { $line })
record-unknown = de eerste regel hoort niet bij een Kulami-spel
record-repeated = ‘{ $what }’ komt twee keer voor
record-no-board = het bord ontbreekt
record-rules = de regels zijn onbekend
record-starts = het is onduidelijk welke kleur begint
record-move-nowhere = zet { $number } (‘{ $word }’) is geen veld van dit bord
record-move-refused = zet { $number } (‘{ $word }’) is tegen de regels
record-not-over = er is een uitslag, maar het spel is niet afgelopen
record-result = de uitslag klopt niet met de zetten
