# Romanian. Exactly the messages of en.ftl, with the same variables.

## Players

colour-red = Roșu
    .subject = Roșul
    .inside = roșul
    .of = roșului
    .to = roșului
colour-black = Negru
    .subject = Negrul
    .inside = negrul
    .of = negrului
    .to = negrului
colour-amber = Chihlimbar
    .subject = Chihlimbarul
    .inside = chihlimbarul
    .of = chihlimbarului
    .to = chihlimbarului
colour-blue = Albastru
    .subject = Albastrul
    .inside = albastrul
    .of = albastrului
    .to = albastrului
colour-white = Alb
    .subject = Albul
    .inside = albul
    .of = albului
    .to = albului
you = Tu
person = Jucător
computer = Calculator
level = Nivelul { $level }
level-of-colour = { $colour }, nivelul { $level }
opponent-level = { $name }, nivelul { $level }

## A turn

thinking = Se gândește…
your-turn = E rândul tău
to-move = E rândul { $colour-of }
is-thinking = { $name } se gândește
you-begin = Începi tu: orice spațiu e bun
begins = { $name } începe: orice spațiu e bun
open-fields = { $count ->
    [one] Un spațiu permis pe rândul { $row } și coloana { $column }
    [few] { $count } spații permise pe rândul { $row } și coloana { $column }
   *[other] { $count } de spații permise pe rândul { $row } și coloana { $column }
}
press-again = Apasă încă o dată ca să pui bila aici

## Moves

moves = Mutări
last-move = { $colour } { $field }, plăcuță de { $size }
takes = ia o plăcuță de { $size }
level-on = egalează pe o plăcuță de { $size }
tile-owned = Plăcuță de { $size }, { $red } la { $black }: conduce { $colour-inside }
tile-empty = Plăcuță de { $size }: încă nu e a nimănui
tile-level = Plăcuță de { $size }, { $red } la { $black }: egalitate

## Why a field will not do

refused-over = Jocul s-a încheiat
refused-occupied = { $field } e ocupat
    .why = Aici e deja o bilă.
refused-cross = { $field } nu e accesibil
    .why = Acum sunt permise doar rândul { $row } și coloana { $column }.
refused-taboo = { $field } e blocat
    .last = { $colour-subject } tocmai a jucat pe această plăcuță.
    .before = Ultima bilă a { $colour-of } e pe această plăcuță.

## The score

total = Total
marbles = Bile
part-tiles = Plăcuțe
part-area = Cea mai mare zonă
    .short = Zonă
part-chains = Șiruri
counting-tiles = Plăcuțele
counting-area = Cele mai mari zone
counting-chains = Șirurile
no-chains = Niciun șir
no-bonus = Câte { $size } fiecare: fără bonus
bonus = { $most } − { $least } = +{ $bonus } pentru { $colour }
skip = Sari peste

## The result

draw = Remiză
you-win = Ai câștigat
you-win-by = { $margin ->
    [one] Ai câștigat la un punct diferență
    [few] Ai câștigat la { $margin } puncte diferență
   *[other] Ai câștigat la { $margin } de puncte diferență
}
wins = { $name } a câștigat
wins-by = { $margin ->
    [one] { $name } a câștigat la un punct diferență
    [few] { $name } a câștigat la { $margin } puncte diferență
   *[other] { $name } a câștigat la { $margin } de puncte diferență
}
all-placed = Toate cele 56 de bile sunt puse.
you-were-blocked = După { $marbles ->
    [one] o bilă
    [few] { $marbles } bile
   *[other] { $marbles } de bile
} nu mai aveai niciun spațiu: { $why }.
was-blocked = După { $marbles ->
    [one] o bilă
    [few] { $marbles } bile
   *[other] { $marbles } de bile
}, { $name } nu mai avea niciun spațiu: { $why }.
blocked-full = rândul și coloana ultimei bile erau pline
blocked-by-last = pe rândul și coloana ultimei bile mai era loc doar pe propria ei plăcuță
blocked-by-taboo = pe rândul și coloana ultimei bile mai era loc doar pe plăcuțe blocate
you-resigned = { $marbles ->
    [one] Ai abandonat după o bilă.
    [few] Ai abandonat după { $marbles } bile.
   *[other] Ai abandonat după { $marbles } de bile.
}
resigned = { $marbles ->
    [one] { $name } a abandonat după o bilă.
    [few] { $name } a abandonat după { $marbles } bile.
   *[other] { $name } a abandonat după { $marbles } de bile.
}
series-you-won = Ai câștigat seria „cel mai bun din { $length }” cu { $most }–{ $least }
series-won = { $name } a câștigat seria „cel mai bun din { $length }” cu { $most }–{ $least }
series-stands = Cel mai bun din { $length }: { $red-name } { $red } – { $black } { $black-name }
one-game = O partidă
best-of = Serie de { $length }
margin-by-round = Avantaj după fiecare rundă
ahead = { $colour-subject } conduce
rematch = Revanșă
next-opponent = Următorul adversar: { $name }, nivelul { $level }
next-game = Partida următoare
new-series = Serie nouă
swap-sides = Schimbă culorile
look-at-board = Vezi tabla
new-board = Tablă nouă
count-again = Numără din nou
take-back = Anulează mutarea

## The menu

menu = Meniu
back-to-game = Înapoi la joc
resign = Abandonează
to-title = Ecranul de start
restart = De la capăt

## Questions

ask-resign = Abandonezi partida?
ask-leave = Ieși din această partidă?
ask-quit = Ieși din Kulami?
ask-quit-game = Ieși din Kulami? Jocul tău este salvat.
ask-new = Începi un joc nou? Cel actual se va pierde.
ask-restart = Reîncepi jocul de la capăt?
ask-reset = Readuci toate setările la starea inițială?
ask-reset-controls = Readuci toate tastele și butoanele la starea inițială?
go-on-playing = Joacă mai departe
leave = Ieși
yes-new = Joc nou
yes-reset = Resetează
keep = Păstrează
cancel = Anulează

## The title

play = Joacă
    .against = Adversar: { $name }, nivelul { $level }
resume = Continuă
    .against = Adversar: { $name }, { $marbles ->
        [one] o bilă pusă
        [few] { $marbles } bile puse
       *[other] { $marbles } de bile puse
    }
    .between = { $red-name } și { $black-name }, { $marbles ->
        [one] o bilă pusă
        [few] { $marbles } bile puse
       *[other] { $marbles } de bile puse
    }
two-players = Doi jucători
new-game = Joc nou
settings = Setări
quit = Ieșire

## A new game

sides = Jucători
rules = Reguli
rule-book = Regulile jocului
rules-basic = Plăcuțe
    .help = Cine are mai multe bile pe o plăcuță o câștigă.
rules-area = Plăcuțe și zonă
    .help = Contează și zona mai mare.
rules-chains = Plăcuțe și șiruri
    .help = Contează și cinci sau mai multe bile în linie.
rules-area-chains = Totul
    .help = Plăcuțe, zone și șiruri.
who-starts = Cine începe
how-many-games = Câte partide
starts-draw = Tragere la sorți
starts-loser = Cine a pierdut ultima dată
board-square = Pătrată
board-irregular = Neregulată
board-library = Colecție
board-pasted = Proprie
board-own = Tabla ta
board-name = Tabla mea
board-size = { $width } × { $height }, 17 plăcuțe, 64 de spații
openness = Goluri
seed = Cod
shuffle = Amestecă
copy = Copiază
copied = Copiat
copied-within = Copiat, dar numai în joc: acest sistem nu are clipboard
paste = Lipește
paste-hint = Copiază o tablă ca text sau un cod de 200 de caractere dintr-un program Kulami mai vechi și apasă „Lipește”.
paste-refused = Aceasta nu e o tablă validă: { $why }
paste-nothing = Nu e nimic de lipit.
start-game = Începe jocul
back = Înapoi
name-hint = Nume

## Drawing lots

lots-you-pick = Alege o mână: începe culoarea ascunsă
lots-name-picks = { $name } alege o mână: începe culoarea ascunsă
lots-starts = { $colour-subject } începe
lots-you-start = Culoarea ta: { $colour }. Începi tu
lots-left = Stânga
lots-right = Dreapta

## Settings

settings-game = Joc
settings-display = Afișaj
settings-sound = Sunet
settings-controls = Comenzi
settings-access = Accesibilitate
settings-language = Limbă
done = Gata
reset = Setări inițiale
reset-controls = Resetează tastele
on = Da
off = Nu
percent = { $number } %

speed = Viteză
    .help = Cât de repede zboară bilele și se întorc plăcuțele
speed-slow = Lentă
speed-normal = Normală
speed-fast = Rapidă
speed-off = Imediată
confirm-moves = Confirmă mutările
    .help = Prima apăsare arată bila, a doua o pune
turn-board = Rotește tabla
    .help = În doi, se rotește spre jucătorul la mutare
aids = Indicații pe tablă
aid-legal = Spații permise
    .help = Spațiile unde poți pune o bilă sunt luminate
aid-cross = Rând și coloană
    .help = Rândul și coloana ultimei bile sunt mai deschise
aid-taboo = Plăcuțe blocate
    .help = Ultimele două plăcuțe sunt coborâte și au dungi
aid-last = Ultimele bile
    .help = Ultimele două bile au câte un inel
aid-owners = Proprietari
    .help = Plăcuțele au o linie în culoarea celui care le deține
aid-hover = Previzualizare
    .help = Arată spre un spațiu ca să vezi bila sau de ce nu se poate

theme = Masă
    .help = Lemn și postav
quality = Calitatea imaginii
    .help = O imagine mai fină cere un calculator mai puternic
quality-low = Scăzută
quality-medium = Medie
quality-high = Ridicată
window = Mod de afișare
    .help = Într-o fereastră sau pe tot ecranul
window-windowed = Fereastră
window-full = Ecran complet
resolution = Rezoluție
    .help = Mărimea ferestrei sau a imaginii pe tot ecranul
resolution-own = Cea a ecranului
resolution-size = { $width } × { $height }
vsync = VSync
    .help = Evită imaginile rupte
frame-limit = Max. cadre pe secundă
    .help = Cu mai puține cadre, laptopul se încălzește mai puțin
frame-limit-none = Fără limită

volume-master = Volum general
volume-effects = Efecte
    .help = Bile, plăcuțe, butoane
volume-music = Muzică
volume-ambience = Ambianță
    .help = Sunete discrete de fundal în jurul mesei
music = Muzică și ambianță
    .help = Amândouă deodată; tasta funcționează peste tot
mute-unfocused = Fără sunet în fundal
    .help = Cât timp este folosită altă fereastră

text-size = Mărimea textului
    .help = Pentru toate textele din joc
reduced-motion = Mai puțină mișcare
    .help = Bilele apar fără să zboare, imaginile trec lin
palette = Culorile bilelor
    .help = Alege perechea pe care o deosebești cel mai bine
palette-ruby = Roșu și negru
palette-amber = Chihlimbar și albastru
palette-pearl = Alb și negru
marks = Simboluri pe bile
    .help = Un punct pe o culoare, un inel deschis pe cealaltă
high-contrast = Contrast ridicat
    .help = Spațiile permise, plăcuțele blocate și inelele ies mai bine în evidență

keys = Tastatură
gamepad = Gamepad
press-key = Apasă o tastă…
press-button = Apasă un buton…
none-bound = –
bound-elsewhere = { $key } face acum asta și nu mai face „{ $action }”.

## What keys do

action-left = Stânga
action-right = Dreapta
action-up = Sus
action-down = Jos
action-confirm = Pune, alege
action-next = Butonul următor
action-back = Înapoi
action-menu = Meniu
action-take-back = Anulează mutarea
action-redo = Refă mutarea
action-top-view = Vedere de sus
action-reset-view = Vedere obișnuită
action-turn-board = Rotește tabla
action-turn-to-mover = Spre jucătorul la mutare
action-aids = Arată/ascunde indicațiile
action-list = Lista mutărilor
action-hide = Ascunde interfața
action-resign = Abandonează
action-new-game = Joc nou
action-pause = Pauză, continuă
action-step = O singură mutare
action-speed = Schimbă viteza
action-look = Vezi tabla
step-first = Prima mutare
step-back = Mutarea anterioară
step-on = Mutarea următoare
step-last = Ultima mutare
edit-board = Modifică tabla
action-music = Pornește/oprește muzica

key-enter = Enter
key-space = Space
key-backspace = Backspace
key-escape = Esc
key-tab = Tab
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-insert = Insert
key-delete = Delete
key-numpad = Num { $key }
pad-cross = D-pad { $arrow }

## Notices

notice-settings-broken = Setările nu au putut fi citite și au fost resetate. Fișierul vechi e păstrat ca { $file }.
notice-settings-unsaved = Setările nu pot fi salvate: { $why }
notice-language-broken = Unele texte în această limbă nu au putut fi citite.
notice-sound-none = Nu s-a găsit niciun dispozitiv audio. Jocul continuă fără sunet.
notice-sound-gone = Dispozitivul audio a fost deconectat. Sunetul revine când îl conectezi din nou.
notice-sound-broken = Unele sunete nu pot fi redate: { $what }

## Opponents

level-1 = E la prima partidă, îi place să ia plăcuțe și le scapă adesea pe cele mari.
level-2 = Ia ce arată bine și rareori se întreabă ce vei face tu apoi.
level-3 = Îți cântărește răspunsul înainte să dea drumul bilei, dar fără prea multă grijă.
level-4 = Știe care avantaj ține și care nu.
level-5 = Gândește cu o mutare mai departe decât te aștepți și, în rest, se bazează pe flerul lui.
level-6 = Îți lasă puține spații și îi place să observi asta.
level-7 = Nu face gafe; trebuie să vezi mai departe decât el.
level-8 = Cedează plăcuțe mici ca să ia unele mari zece mutări mai târziu.
level-9 = Calculează deja finalul cât timp tu ești încă la mijlocul partidei.
level-10 = Mai puternic nu există: vede finalul venind de departe și îl joacă fără greșeală.

## Boards of the library

library-rulebook = Regulament 1
library-printed-square = Regulament 2
library-printed-wild = Regulament 3
library-pinwheel = Morișcă
library-mirror = Oglindă
library-half-turn = Rotație
library-windmill = Moară de vânt
library-ring = Inel
library-courtyard = Curte
library-window = Fereastră
library-comb = Pieptene
library-ladder = Scară
library-bridge = Pod
library-islands = Insule
library-cross = Cruce
library-diamond = Romb
library-hourglass = Clepsidră
library-staircase = Trepte
library-spiral = Spirală
library-lace = Dantelă

## Hints

hint-title = Indiciu: { $field }
hint-only = E singura mutare posibilă.
hint-ends-won = { $margin ->
    [one] Încheie jocul: câștigi la un punct diferență.
    [few] Încheie jocul: câștigi la { $margin } puncte diferență.
   *[other] Încheie jocul: câștigi la { $margin } de puncte diferență.
}
hint-ends-lost = { $margin ->
    [one] Încheie jocul: pierzi la un punct diferență.
    [few] Încheie jocul: pierzi la { $margin } puncte diferență.
   *[other] Încheie jocul: pierzi la { $margin } de puncte diferență.
}
hint-ends-drawn = Încheie jocul la egalitate.
hint-takes = Ia o plăcuță de { $size }.
hint-ties = Egalează pe o plăcuță de { $size } a { $colour-of }.
hint-secures = O plăcuță de { $size } e a ta definitiv.
hint-saves = { $colour-subject } nu mai poate lua această plăcuță de { $size }.
hint-joins = Îți unește zonele: cea mai mare crește de la { $from } la { $to }.
hint-extends = Zona ta cea mai mare crește la { $to }.
hint-keeps-apart = Ține despărțite zonele { $colour-of }: cea mai mare ar crește de la { $from } la { $to }.
hint-makes-chain = Face un șir de { $length }.
hint-lengthens-chain = Șirul tău crește la { $length }.
hint-blocks-chain = Oprește un șir de { $length }.
hint-few = { $fields ->
    [one] Îi lasă { $colour-to } un singur spațiu.
    [few] Îi lasă { $colour-to } doar { $fields } spații.
   *[other] Îi lasă { $colour-to } doar { $fields } de spații.
}
hint-little = { $points ->
    [0] { $colour-subject } nu poate câștiga nimic cu bila următoare.
    [one] { $colour-subject } poate câștiga doar 1 punct cu bila următoare.
    [few] { $colour-subject } poate câștiga doar { $points } puncte cu bila următoare.
   *[other] { $colour-subject } poate câștiga doar { $points } de puncte cu bila următoare.
}
hint-best = Pare cea mai bună mutare pe termen lung.
hint-certain = Rezultat final la joc perfect: { $margin }.
hint-expected = Rezultat final probabil: în jur de { $margin }.
score-map = Pronostic pe tablă
    .help = Fiecare spațiu permis arată cum s-ar termina jocul
action-hint = Indiciu
action-score-map = Pronostic pe tablă

## Statistics

statistics = Statistici
statistics-all-rules = Toate regulile
statistics-none = Încă nu ai terminat niciun joc. Joacă unul și vei vedea aici cum te descurci.
statistics-none-here = Încă niciun joc terminat.
statistics-counted-for = Rezultatele { $colour-of }
statistics-games = Jocuri
statistics-won = Câștigate
statistics-drawn = Remize
statistics-lost = Pierdute
statistics-streak = Victorii la rând
statistics-best-streak = Cea mai lungă serie
statistics-best-margin = Cea mai mare diferență
statistics-average-margin = Diferența medie
statistics-chart = Diferența, joc cu joc
statistics-resigned = Abandon
statistics-reset = Resetează statisticile
statistics-unread = Statisticile nu pot fi citite: { $why }
ask-reset-statistics = Resetezi statisticile? Cele vechi rămân păstrate într-un fișier.
notice-statistics-unsaved = Statisticile nu pot fi salvate: { $why }
notice-statistics-damaged = { $count ->
    [one] Un rând din statistici e deteriorat și nu se numără.
    [few] { $count } rânduri din statistici sunt deteriorate și nu se numără.
   *[other] { $count } de rânduri din statistici sunt deteriorate și nu se numără.
}
notice-statistics-kept = Statisticile vechi sunt păstrate ca { $file }.

## Saved games

notice-game-unsaved = Jocul nu poate fi salvat: { $why }
notice-game-backup = Jocul în curs nu a putut fi citit. { $why } „Continuă” pornește cu o mutare mai devreme.
notice-game-lost = Un joc neterminat nu a putut fi citit. { $why } Fișierul se păstrează ca { $file }.
flaw-missing = Acest fișier nu există.
flaw-unreadable = Nu poate fi citit: { $why }.
flaw-foreign = Nu este un joc de Kulami.
flaw-newer = A fost salvat de o versiune mai nouă a jocului.
flaw-cut-short = Sfârșitul lipsește.
flaw-mistake = Conține o greșeală: { $why }.
load-refused = Nu se poate încărca. { $why }
save-game = Salvează jocul
load-game = Încarcă un joc
saves = Jocuri salvate
save = Salvează
saving = Se salvează…
saved-as = Salvat ca „{ $name }”.
load = Încarcă
load-backup = Încarcă copia
delete = Șterge
delete-refused = Nu se poate șterge: { $why }
copy-game = Copiază ca text
paste-game = Lipește un joc
saves-listing = Se caută jocurile…
no-saves = Încă nu ai jocuri salvate. Alege „Salvează jocul” din meniu, lipește un joc ca text sau trage un fișier în fereastră.
saves-unreadable = Jocurile salvate nu pot fi afișate: { $why }
ask-load = Încarci acest joc? Cel actual se va pierde.
ask-backup = { $why } Încarci copia de rezervă?
ask-delete = Ștergi „{ $name }” definitiv?
save-marbles = { $marbles ->
    [one] o bilă
    [few] { $marbles } bile
   *[other] { $marbles } de bile
}
when-now = chiar acum
when-minutes = { $count ->
    [one] acum un minut
    [few] acum { $count } minute
   *[other] acum { $count } de minute
}
when-hours = { $count ->
    [one] acum o oră
    [few] acum { $count } ore
   *[other] acum { $count } de ore
}
when-days = { $count ->
    [one] ieri
    [few] acum { $count } zile
   *[other] acum { $count } de zile
}
when-date = { $day } { $month ->
    [1] ianuarie
    [2] februarie
    [3] martie
    [4] aprilie
    [5] mai
    [6] iunie
    [7] iulie
    [8] august
    [9] septembrie
    [10] octombrie
    [11] noiembrie
   *[12] decembrie
} { $year }
date-short = { $day } { $month ->
    [1] ian.
    [2] feb.
    [3] mar.
    [4] apr.
    [5] mai
    [6] iun.
    [7] iul.
    [8] aug.
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] dec.
} { $year }

## Going through a game

review = Analiză
review-looking = Se analizează fiecare mutare… { $percent } %
review-begin = Înainte de prima mutare
review-marble = Mutarea { $number } din { $of }
review-fine = Nicio altă mutare nu era mai bună.
review-better = { $field } pare mai bun: { $better } în loc de { $played }.
review-better-certain = { $field } era cu siguranță mai bun: { $better } în loc de { $played }.
review-level = remiză
review-ahead = { $colour-inside } cu un avans de { $points }
review-course = Avantaj așteptat la final
review-turning = Momente de cotitură
review-none = Nimeni nu a făcut o greșeală mare.
review-lost = Puncte pierdute în total
play-on = Continuă de aici
try-better = Încearcă alt spațiu
play-on-about = { $marbles ->
    [0] Partida începe cu prima bilă. Nu se numără în statistici.
    [one] Partida continuă după prima bilă. Nu se numără în statistici.
   *[other] Partida continuă după bila { $marbles }. Nu se numără în statistici.
}

## Learning

learn = Învață jocul
learn-offer = Ești pentru prima dată aici? Înveți jocul în cinci minute.
learn-start = Arată-mi
learn-later = Nu acum
lesson-step = Pasul { $step } din { $steps }
lesson-next = Mai departe
lesson-finish = Joacă o partidă
leave-lesson = Ieși din lecție
lesson-broken = Lecția nu poate fi deschisă: { $why }
lesson-over = { $result }. { $done }
lesson-refused = { $what }. { $why }
lesson-anywhere = Cine are mai multe bile pe o plăcuță o câștigă, iar plăcuțele mari aduc mai multe puncte. Culoarea ta: { $own }; pune prima bilă oriunde vrei.
    .done = { $other-subject } a răspuns pe rândul sau coloana ta. Toți trebuie să facă așa.
lesson-cross = Fiecare bilă merge pe rândul sau coloana ultimei bile puse. E rândul tău: alege unul dintre spațiile luminate.
    .done = Întocmai. Acum { $other-inside } ar trebui să te urmeze.
lesson-last-tile = Plăcuța ultimei bile e blocată: e coborâtă și are dungi. Încearcă să pui o bilă pe ea.
    .astray = Acolo ai putea juca. Dar încearcă întâi plăcuța blocată.
    .done = Nu se poate! Nimeni nu are voie pe plăcuța ultimei bile.
lesson-own-tile = Și plăcuța ultimei tale bile e blocată. A rămas un singur spațiu: găsește-l.
    .done = Bravo, l-ai găsit! Doar ultimele două plăcuțe sunt blocate, celelalte sunt iar permise.
lesson-gap = Rândurile și coloanele trec peste goluri, până la margine. Pune bila dincolo de gol.
    .astray = Acolo ai putea juca. Dar uită-te în josul coloanei, dincolo de gol.
    .done = { $line ->
        [row] Corect: un gol nu oprește rândul.
       *[column] Corect: un gol nu oprește coloana.
    }
lesson-take = Cine are mai multe bile pe o plăcuță o câștigă, iar uneori ajunge una singură. Ia o plăcuță de șase.
    .astray = Plăcuța asta are mai puțin de șase spații. Caută o plăcuță de șase, goală.
    .done = Deocamdată e a ta și valorează șase puncte: unul pentru fiecare spațiu.
lesson-tie = La număr egal de bile, o plăcuță nu e a nimănui. Egalează pe o plăcuță a { $other-of }.
    .astray = Așa { $other-inside } păstrează toate plăcuțele. Pune bila lângă una a { $other-of }, pe aceeași plăcuță.
    .done = Câte una: acum plăcuța nu contează pentru nimeni.
lesson-block = Jocul se încheie când cineva nu mai are niciun spațiu. Ești în avantaj: nu-i lăsa niciunul { $other-to } și câștigi.
    .astray = De acolo { $other-inside } ar putea continua. Uită-te unde se termină rândul de bile.
    .done = { $other-subject } nu mai are spațiu: rândul e plin, iar plăcuța bilei tale e blocată. Ai mai multe puncte, deci câștigi!
lesson-last-marble = Altfel, jocul se încheie când toate cele 56 de bile sunt puse. Pune-o pe ultima.
    .done = Gata! Acum se numără plăcuțele, și câștigă totalul mai mare.
lesson-area = Și zonele pot conta: bile de aceeași culoare, una lângă alta. Unește-le pe ale tale cu o bilă.
    .astray = Asta nu unește nimic. Caută spațiul dintre cele două zone ale tale.
    .done = O zonă mare! Cine o are pe cea mai mare primește diferența.
lesson-chain = Și șirurile pot conta: cinci sau mai multe în linie, și pe diagonală. Completează-l pe al tău.
    .astray = Asta nu face un șir. Uită-te de-a lungul diagonalei.
    .done = Un șir de cinci! Cine are mai multe bile în șiruri primește diferența.
lesson-game = Acum o partidă scurtă împotriva { $other-of }: tabla e aproape plină și e rândul tău. Ia ce poți.
    .done = Acum știi toate regulile. Bine jucat!
remark-you-take = Iei o plăcuță de { $size }.
remark-you-tie = Egalezi pe o plăcuță de { $size } a { $other-of }.
remark-you-secure = O plăcuță de { $size } e a ta definitiv.
remark-you-few = { $fields ->
    [one] Îi lași { $other-to } un singur spațiu.
    [few] Îi lași { $other-to } doar { $fields } spații.
   *[other] Îi lași { $other-to } doar { $fields } de spații.
}
remark-you-quiet = Nicio plăcuță nu își schimbă stăpânul.
remark-takes = { $other-subject } ia o plăcuță de { $size }.
remark-ties = { $other-subject } egalează pe plăcuța ta de { $size }.
remark-secures = O plăcuță de { $size } e definitiv a { $other-of }.
remark-few = { $fields ->
    [one] { $other-subject } îți lasă un singur spațiu.
    [few] { $other-subject } îți lasă doar { $fields } spații.
   *[other] { $other-subject } îți lasă doar { $fields } de spații.
}
remark-quiet = { $other-subject } nu ia nicio plăcuță.
chance-take = Poți lua o plăcuță de { $size }!
chance-tie = Poți egala pe o plăcuță de { $size }!
chance-none = Acum nu e nicio plăcuță de luat.

## The rules to look up

action-rules = Reguli
page-board = Tabla
    .text = Toate cele 17 plăcuțe stau pe o grilă: patru de șase spații, cinci de patru, patru de trei și patru de două.
    .more = Sunt 64 de spații, în pătrat sau în orice formă. Tabla e dintr-o bucată, cel mult 10 pe 10; golurile sunt permise.
page-turn = O mutare
    .text = Fiecare are 28 de bile, iar sorții hotărăsc cine începe. Prima bilă merge în orice spațiu.
    .more = Celelalte merg într-un spațiu gol de pe rândul sau coloana bilei puse chiar înainte. Rândurile trec peste goluri și bile, până la margine.
page-taboo = Plăcuțe blocate
    .text = Două plăcuțe sunt blocate: cea a bilei puse chiar înainte și cea a bilei de dinaintea ei, ultima ta bilă.
    .more = Plăcuțele folosite mai devreme sunt iar permise.
page-end = Sfârșitul
    .text = Jocul se încheie când jucătorul la mutare nu mai are niciun spațiu.
    .more = Altfel, se încheie când toate cele 56 de bile sunt puse.
page-score = Punctajul
    .text = Cine are mai multe bile pe o plăcuță o ia și primește câte un punct pentru fiecare spațiu al ei, oricâte ar fi ocupate. O singură bilă poate ajunge.
    .more = O plăcuță la egalitate sau goală nu aduce nimănui puncte. Câștigă totalul mai mare; la totaluri egale e remiză.
page-area = Zone
    .text = Bilele de aceeași culoare, una lângă alta, formează o zonă. Contactul pe diagonală nu unește, iar un gol desparte.
    .more = Contează cea mai mare zonă a fiecăruia. Cine o are pe cea mai mare primește diferența.
page-chains = Șiruri
    .text = Cinci sau mai multe bile de aceeași culoare într-o linie neîntreruptă formează un șir: drept sau pe diagonală. Un gol îl întrerupe.
    .more = Fiecare șir contează cât lungimea lui, chiar dacă șirurile se încrucișează. Cine are totalul mai mare primește diferența.
page-levels = Niveluri
    .text = Reguli de bază: doar plăcuțe. Nivelul 1: plăcuțe și zone. Nivelul 2: plăcuțe, zone și șiruri.
    .more = Se poate juca și cu plăcuțe și șiruri, fără zone.

## Boards

boards = Table de joc
all-boards = Toate tablele
boards-own = Tablele tale
boards-named = Incluse în joc
boards-listing = Se caută tablele…
no-boards = Încă niciuna: construiește-o pe prima.
boards-unreadable = Tablele tale nu pot fi afișate: { $why }
board-broken = Tabla nu poate fi deschisă: { $why }
board-unsaved = Tabla nu poate fi salvată: { $why }
save-board = Salvează tabla
known = Din { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
} de probă
known-nothing = Se joacă partide de probă pe această tablă…
known-so-far = Din { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
} de probă până acum…
known-openness = Opțiuni la mutare
known-fields = { $count ->
    [one] { $count } spațiu
    [few] { $count } spații
   *[other] { $count } de spații
}
known-length = Durata unei partide
known-marbles = { $count ->
    [one] { $count } bilă
    [few] { $count } bile
   *[other] { $count } de bile
}
known-blocked = Se termină prin blocaj
known-better = Avantaj
known-starter = cine începe: { $share } ± { $error }
known-second = cine joacă al doilea: { $share } ± { $error }
known-even = nimeni: { $share } ± { $error }
known-margin = Diferență medie
known-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}

## Building a board

build-board = Construiește o tablă
undo = Anulează
redo = Refă
turn-tile = Rotește plăcuța
fill-rest = Completează
clear = Golește
whole-board = Toată tabla
mirror = Oglindește
turn = Rotește
build-in-turns = Construire pe rând
    .help = Doi jucători, câte o plăcuță
build-begin = Trage o plăcuță pe grilă
build-left = { $count ->
    [one] A rămas o plăcuță
    [few] Au rămas { $count } plăcuțe
   *[other] Au rămas { $count } de plăcuțe
}
build-turn = { $count ->
    [one] { $colour-subject } așază ultima plăcuță
   *[other] { $colour-subject } așază o plăcuță, au rămas { $count }
}
build-complete = Tabla este completă
build-apart = Tabla este în { $count } bucăți: unește-le
build-says = { $colour }: { $what }
build-fits = Se potrivește
build-fits-apart = Se potrivește, dar nu atinge altă plăcuță
misfit-overlaps = Acolo este altă plăcuță
misfit-outside = În afara grilei: mută tabla
misfit-wide = Prea mare: cel mult 10 pe 10
misfit-stays = Pe rând: ce s-a așezat rămâne pe loc
build-no-room = În partea aceea nu este loc
build-cannot-fill = Nu s-a găsit cum să se așeze restul
build-none-left = Nu a mai rămas nicio plăcuță de { $width } pe { $height }

## A stand at a fair
tagline = Doi jucători, șaptesprezece plăcuțe
touch-to-play = Atinge ecranul ca să joci
attract-place = Pune bila pe rândul sau coloana ultimei bile.
attract-take = Dacă ai mai multe bile decât celălalt pe o plăcuță, e a ta.
attract-win = Fiecare spațiu al plăcuțelor tale e un punct. La final câștigă cine are mai multe.
attract-count = Acum se numără punctele!
who-plays = Alege adversarul
easy = Ușor
fair = Mediu
hard = Greu
still-there = Mai ești aici?
still-there-else = Dacă nimeni nu atinge ecranul, jocul se încheie și pot începe următorii.
another-game = Joc nou
touch-lit-field = Atinge unul dintre spațiile luminate.
first-anywhere = Atinge orice spațiu pentru prima bilă.
first-cross = Doar spațiile luminate sunt permise: rândul și coloana ultimei bile.
first-closed = Cele două plăcuțe cu dungi sunt blocate: acolo sunt ultimele bile.
first-take = Dacă ai mai multe bile pe o plăcuță, fiecare spațiu al ei e un punct pentru tine.
time-is-up = Timpul a expirat: calculatorul pune ultimele bile.
enter-code = Introdu codul
operator = Operator
today = Azi
all-days = În total
games-played = Jocuri începute
games-finished = Jucate până la capăt
games-left = Abandonate
games-by-two = În doi
game-length = Durata medie
running-for = Rulează de
memory-used = Memorie
slowest-frame = Cel mai lent cadru
restarts = Reporniri
uptime = { $hours } h { $minutes } min
memory-size = { $now } MB ({ $grown })
milliseconds = { $count } ms
stand-volume = Volum { $percent } %
busiest-hours = Jocuri pe oră
wins-by-level = Vizitatori: victorii – egaluri – înfrângeri

## Why something failed: after a colon, without a capital or a full stop

cause-file = { $why } ({ $file })
cause-denied = accesul este refuzat
cause-full = discul este plin
cause-read-only = discul este protejat la scriere
cause-missing = fișierul nu există
cause-in-the-way = un alt fișier sau dosar îi ocupă locul
cause-in-use = un alt program folosește fișierul
cause-system = sistemul raportează eroarea { $code }
cause-unknown = sistemul nu dă niciun motiv
cause-malformed = fișierul este deteriorat
cause-too-large = fișierul este prea mare
cause-not-text = fișierul nu conține text
cause-taken = jocul este deschis în altă fereastră
board-neither = „{ $found }” nu e nici tablă ca text, nici cod de tablă
code-length = { $found ->
    [one] un cod de tablă are 200 de caractere, acesta are doar unul
    [few] un cod de tablă are 200 de caractere, acesta are { $found }
   *[other] un cod de tablă are 200 de caractere, acesta are { $found }
}
code-place = „{ $found }” (rândul { $row }, coloana { $column }) nu are ce căuta într-un cod de tablă
code-tile = litera { $letter } înseamnă o plăcuță de { $expected } spații, dar aici are { $found }
layout-character = „{ $found }” (rândul { $row }, coloana { $column }) nu e nici literă de plăcuță de la A la Q, nici punct
layout-ragged = rândul { $row } are lungimea { $found }, iar rândul 1 are { $expected }; completează golurile cu puncte
layout-empty = nu are spații
layout-large = măsoară { $width } pe { $height }, dar maximul este 10 pe 10
layout-tile-apart = plăcuța { $letter } e din mai multe bucăți
layout-not-rectangle = plăcuța { $letter } nu e un dreptunghi
layout-shape = plăcuța { $letter } are { $width } pe { $height }, dar nu există o astfel de plăcuță
layout-supply = { $found ->
    [one] e o singură plăcuță de { $size } spații, dar o tablă are { $expected }
    [few] sunt { $found } plăcuțe de { $size } spații, dar o tablă are { $expected }
   *[other] sunt { $found } de plăcuțe de { $size } spații, dar o tablă are { $expected }
}
layout-apart = e din mai multe bucăți
record-line = { $why } (linia { $line })
record-unknown = prima linie nu e cea a unui joc de Kulami
record-repeated = „{ $what }” apare de două ori
record-no-board = lipsește tabla
record-rules = regulile sunt necunoscute
record-starts = nu se știe ce culoare începe
record-move-nowhere = mutarea { $number } („{ $word }”) nu e un spațiu de pe această tablă
record-move-refused = mutarea { $number } („{ $word }”) încalcă regulile
record-not-over = există un rezultat, dar jocul nu s-a terminat
record-result = rezultatul nu se potrivește cu mutările
