# Spanish. Exactly the messages of en.ftl, with the same variables.

## Players

colour-red = Rojo
    .subject = El rojo
    .inside = el rojo
    .of = del rojo
    .to = al rojo
colour-black = Negro
    .subject = El negro
    .inside = el negro
    .of = del negro
    .to = al negro
colour-amber = Ámbar
    .subject = El ámbar
    .inside = el ámbar
    .of = del ámbar
    .to = al ámbar
colour-blue = Azul
    .subject = El azul
    .inside = el azul
    .of = del azul
    .to = al azul
colour-white = Blanco
    .subject = El blanco
    .inside = el blanco
    .of = del blanco
    .to = al blanco
you = Tú
person = Jugador
computer = Ordenador
level = Nivel { $level }
level-of-colour = { $colour }, nivel { $level }
opponent-level = { $name }, nivel { $level }

## A turn

thinking = Pensando…
your-turn = Te toca
to-move = Turno { $colour-of }
is-thinking = { $name } está pensando
you-begin = Empiezas tú: vale cualquier espacio
begins = Empieza { $name }: vale cualquier espacio
open-fields = { $count ->
    [one] Un espacio disponible en la fila { $row } y la columna { $column }
   *[other] { $count } espacios disponibles en la fila { $row } y la columna { $column }
}
press-again = Pulsa otra vez para colocar aquí la bolita

## Moves

moves = Jugadas
last-move = { $colour } { $field }, panel de { $size }
takes = se lleva un panel de { $size }
level-on = empata un panel de { $size }
tile-owned = Panel de { $size }, { $red } a { $black }: va ganando { $colour-inside }
tile-empty = Panel de { $size }: aún no es de nadie
tile-level = Panel de { $size }, { $red } a { $black }: empate

## Why a field will not do

refused-over = La partida ha terminado
refused-occupied = { $field } está ocupado
    .why = Ya hay una bolita.
refused-cross = { $field } queda fuera de alcance
    .why = Ahora solo valen la fila { $row } y la columna { $column }.
refused-taboo = { $field } está bloqueado
    .last = { $colour-subject } acaba de jugar en este panel.
    .before = La última bolita { $colour-of } está en este panel.

## The score

total = Total
marbles = Bolitas
part-tiles = Paneles
part-area = Área mayor
    .short = Área
part-chains = Cadenas
counting-tiles = Los paneles
counting-area = Las áreas mayores
counting-chains = Las cadenas
no-chains = Sin cadenas
no-bonus = Empate a { $size }: sin puntos extra
bonus = { $most } − { $least } = +{ $bonus } para { $colour-inside }
skip = Saltar

## The result

draw = Empate
you-win = Ganas
you-win-by = { $margin ->
    [one] Ganas por un punto
   *[other] Ganas por { $margin } puntos
}
wins = { $name } gana
wins-by = { $margin ->
    [one] { $name } gana por un punto
   *[other] { $name } gana por { $margin } puntos
}
all-placed = Las 56 bolitas están colocadas.
you-were-blocked = Tras { $marbles ->
    [one] una bolita
   *[other] { $marbles } bolitas
}, no te quedaba ningún espacio: { $why }.
was-blocked = Tras { $marbles ->
    [one] una bolita
   *[other] { $marbles } bolitas
}, a { $name } no le quedaba ningún espacio: { $why }.
blocked-full = la fila y la columna de la última bolita estaban llenas
blocked-by-last = en la fila y la columna de la última bolita solo había sitio en su propio panel
blocked-by-taboo = en la fila y la columna de la última bolita solo había sitio en paneles bloqueados
you-resigned = { $marbles ->
    [one] Te has rendido tras una bolita.
   *[other] Te has rendido tras { $marbles } bolitas.
}
resigned = { $marbles ->
    [one] { $name } se ha rendido tras una bolita.
   *[other] { $name } se ha rendido tras { $marbles } bolitas.
}
series-you-won = Ganas la serie al mejor de { $length } por { $most } a { $least }
series-won = { $name } gana la serie al mejor de { $length } por { $most } a { $least }
series-stands = Al mejor de { $length }: { $red-name } { $red } – { $black } { $black-name }
one-game = Una partida
best-of = Serie de { $length }
margin-by-round = Ventaja tras cada ronda
ahead = { $colour-subject } va por delante
rematch = Revancha
next-opponent = Siguiente rival: { $name }, nivel { $level }
next-game = Siguiente partida
new-series = Nueva serie
swap-sides = Intercambiar colores
look-at-board = Ver el tablero
new-board = Otro tablero
count-again = Volver a contar
take-back = Deshacer

## The menu

menu = Menú
back-to-game = Volver a la partida
resign = Rendirse
to-title = Pantalla inicial
restart = Reiniciar

## Questions

ask-resign = ¿Te rindes?
ask-leave = ¿Salir de esta partida?
ask-quit = ¿Salir de Kulami?
ask-quit-game = ¿Salir de Kulami? Tu partida está guardada.
ask-new = ¿Empezar una partida nueva? La actual se perderá.
ask-restart = ¿Reiniciar esta partida desde el principio?
ask-reset = ¿Restablecer todos los ajustes?
ask-reset-controls = ¿Restablecer todas las teclas y botones?
go-on-playing = Seguir jugando
leave = Salir
yes-new = Nueva partida
yes-reset = Restablecer
keep = Conservar
cancel = Cancelar

## The title

play = Jugar
    .against = Contra { $name }, nivel { $level }
resume = Continuar
    .against = Contra { $name }, { $marbles ->
        [one] una bolita colocada
       *[other] { $marbles } bolitas colocadas
    }
    .between = { $red-name } contra { $black-name }, { $marbles ->
        [one] una bolita colocada
       *[other] { $marbles } bolitas colocadas
    }
two-players = Dos jugadores
new-game = Nueva partida
settings = Ajustes
quit = Salir

## A new game

sides = Jugadores
rules = Reglas
rule-book = Reglas del juego
rules-basic = Paneles
    .help = Quien tiene más bolitas en un panel se lo lleva.
rules-area = Paneles y área
    .help = También cuenta el área mayor.
rules-chains = Paneles y cadenas
    .help = También cuentan cinco o más en línea.
rules-area-chains = Todo
    .help = Paneles, áreas y cadenas.
who-starts = Quién empieza
how-many-games = Cuántas partidas
starts-draw = Sorteo
starts-loser = Quien perdió la última
board-square = Cuadrado
board-irregular = Irregular
board-library = Colección
board-pasted = Propio
board-own = Tu tablero
board-name = Mi tablero
board-size = { $width } × { $height }, 17 paneles, 64 espacios
openness = Huecos
seed = Semilla
shuffle = Mezclar
copy = Copiar
copied = Copiado
copied-within = Copiado, pero solo dentro del juego: este sistema no tiene portapapeles
paste = Pegar
paste-hint = Copia un tablero como texto, o un código de 200 caracteres de un programa Kulami antiguo, y pulsa «Pegar».
paste-refused = Esto no es un tablero válido: { $why }
paste-nothing = No hay nada que pegar.
start-game = Empezar
back = Volver
name-hint = Nombre

## Drawing lots

lots-you-pick = Elige una mano: empieza el color que esconde
lots-name-picks = { $name } elige una mano: empieza el color que esconde
lots-starts = Empieza { $colour-inside }
lots-you-start = Juegas con { $colour-inside } y empiezas tú
lots-left = Izquierda
lots-right = Derecha

## Settings

settings-game = Juego
settings-display = Pantalla
settings-sound = Sonido
settings-controls = Controles
settings-access = Accesibilidad
settings-language = Idioma
done = Listo
reset = Restablecer
reset-controls = Restablecer las teclas
on = Sí
off = No
percent = { $number } %

speed = Velocidad
    .help = Con qué rapidez vuelan las bolitas y giran los paneles
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-off = Inmediata
confirm-moves = Confirmar jugadas
    .help = La primera pulsación muestra la bolita; la segunda la coloca
turn-board = Girar el tablero
    .help = Con dos personas, gira hacia quien tiene el turno
aids = Ayudas en el tablero
aid-legal = Espacios disponibles
    .help = Se iluminan los espacios donde puedes jugar
aid-cross = Fila y columna
    .help = La fila y la columna de la última bolita se ven más claras
aid-taboo = Paneles bloqueados
    .help = Los dos últimos paneles se ven hundidos y rayados
aid-last = Últimas bolitas
    .help = Las dos últimas bolitas llevan un anillo
aid-owners = Dueños
    .help = Los paneles llevan una línea del color de su dueño
aid-hover = Vista previa
    .help = Apunta a un espacio para ver la bolita, o por qué no se puede

theme = Mesa
    .help = Madera y tapete
quality = Calidad de imagen
    .help = Una imagen más fina pide un equipo más potente
quality-low = Baja
quality-medium = Media
quality-high = Alta
window = Modo de pantalla
    .help = En una ventana o en toda la pantalla
window-windowed = Ventana
window-full = Pantalla completa
resolution = Resolución
    .help = El tamaño de la ventana, o de la imagen a pantalla completa
resolution-own = La de la pantalla
resolution-size = { $width } × { $height }
vsync = VSync
    .help = Evita que la imagen se vea cortada
frame-limit = Máx. fotogramas por segundo
    .help = Con menos, el portátil se calienta menos
frame-limit-none = Sin límite

volume-master = Volumen general
volume-effects = Efectos
    .help = Bolitas, paneles, botones
volume-music = Música
volume-ambience = Ambiente
    .help = Sonidos suaves de fondo alrededor de la mesa
music = Música y ambiente
    .help = Los dos a la vez; la tecla funciona en todas partes
mute-unfocused = Silenciar en segundo plano
    .help = Mientras se usa otra ventana

text-size = Tamaño del texto
    .help = Para todos los textos del juego
reduced-motion = Menos movimiento
    .help = Las bolitas aparecen sin volar y las pantallas se funden
palette = Colores de las bolitas
    .help = Elige la pareja que mejor distingas
palette-ruby = Rojo y negro
palette-amber = Ámbar y azul
palette-pearl = Blanco y negro
marks = Símbolos en las bolitas
    .help = Un punto en un color, un anillo abierto en el otro
high-contrast = Alto contraste
    .help = Espacios disponibles, paneles bloqueados y anillos resaltan más

keys = Teclado
gamepad = Mando
press-key = Pulsa una tecla…
press-button = Pulsa un botón…
none-bound = –
bound-elsewhere = { $key } ahora sirve para esto y ya no para «{ $action }».

## What keys do

action-left = Izquierda
action-right = Derecha
action-up = Arriba
action-down = Abajo
action-confirm = Colocar, elegir
action-next = Botón siguiente
action-back = Volver
action-menu = Menú
action-take-back = Deshacer
action-redo = Rehacer
action-top-view = Vista desde arriba
action-reset-view = Vista habitual
action-turn-board = Girar el tablero
action-turn-to-mover = Hacia quien tiene el turno
action-aids = Mostrar u ocultar ayudas
action-list = Lista de jugadas
action-hide = Ocultar la interfaz
action-resign = Rendirse
action-new-game = Nueva partida
action-pause = Pausar, seguir
action-step = Una sola jugada
action-speed = Cambiar velocidad
action-look = Ver el tablero
step-first = Primera jugada
step-back = Jugada anterior
step-on = Jugada siguiente
step-last = Última jugada
edit-board = Editar el tablero
action-music = Poner o quitar la música

key-enter = Intro
key-space = Espacio
key-backspace = Retroceso
key-escape = Esc
key-tab = Tab
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-insert = Insert
key-delete = Supr
key-numpad = Num. { $key }
pad-cross = Cruceta { $arrow }

## Notices

notice-settings-broken = No se han podido leer los ajustes y se han restablecido. El archivo antiguo se conserva como { $file }.
notice-settings-unsaved = No se pueden guardar los ajustes: { $why }
notice-language-broken = No se han podido leer algunos textos de este idioma.
notice-sound-none = No se ha encontrado ningún dispositivo de sonido. El juego sigue sin sonido.
notice-sound-gone = El dispositivo de sonido se ha desconectado. El sonido volverá cuando lo conectes de nuevo.
notice-sound-broken = Algunos sonidos no se pueden reproducir: { $what }

## Opponents

level-1 = Juega su primera partida, le encanta llevarse paneles y a menudo se le escapan los grandes.
level-2 = Se queda con lo que tiene buena pinta y rara vez se pregunta qué harás después.
level-3 = Sopesa tu respuesta antes de soltar la bolita, aunque sin esmerarse demasiado.
level-4 = Sabe qué ventajas durarán y cuáles no.
level-5 = Piensa una jugada más allá de lo que esperas y, en lo demás, se fía de su olfato.
level-6 = Te deja pocos espacios y le gusta que lo notes.
level-7 = No comete deslices: tendrás que ver más lejos que él.
level-8 = Cede paneles pequeños para llevarse los grandes diez jugadas después.
level-9 = Ya calcula el final cuando tú aún vas por la mitad de la partida.
level-10 = No hay rival más fuerte: ve venir el final desde lejos y lo juega sin un solo fallo.

## Boards of the library

library-rulebook = Reglamento 1
library-printed-square = Reglamento 2
library-printed-wild = Reglamento 3
library-pinwheel = Molinillo
library-mirror = Espejo
library-half-turn = Media vuelta
library-windmill = Molino
library-ring = Anillo
library-courtyard = Patio
library-window = Ventana
library-comb = Peine
library-ladder = Escalera
library-bridge = Puente
library-islands = Islas
library-cross = Cruz
library-diamond = Rombo
library-hourglass = Reloj de arena
library-staircase = Escalinata
library-spiral = Espiral
library-lace = Encaje

## Hints

hint-title = Pista: { $field }
hint-only = Es la única opción.
hint-ends-won = { $margin ->
    [one] Termina la partida: ganas por un punto.
   *[other] Termina la partida: ganas por { $margin } puntos.
}
hint-ends-lost = { $margin ->
    [one] Termina la partida: pierdes por un punto.
   *[other] Termina la partida: pierdes por { $margin } puntos.
}
hint-ends-drawn = Termina la partida en empate.
hint-takes = Se lleva un panel de { $size }.
hint-ties = Empata un panel de { $size } que era { $colour-of }.
hint-secures = Un panel de { $size } es tuyo para siempre.
hint-saves = { $colour-subject } ya no puede llevarse este panel de { $size }.
hint-joins = Une tus áreas: la mayor pasa de { $from } a { $to }.
hint-extends = Tu área mayor crece hasta { $to }.
hint-keeps-apart = Impide que { $colour-inside } una sus áreas: la mayor pasaría de { $from } a { $to }.
hint-makes-chain = Forma una cadena de { $length }.
hint-lengthens-chain = Tu cadena crece hasta { $length }.
hint-blocks-chain = Evita una cadena de { $length }.
hint-few = { $fields ->
    [one] Le deja { $colour-to } un solo espacio.
   *[other] Le deja { $colour-to } solo { $fields } espacios.
}
hint-little = { $points ->
    [0] { $colour-subject } no puede ganar nada con la próxima bolita.
    [one] { $colour-subject } solo puede ganar 1 punto con la próxima bolita.
   *[other] { $colour-subject } solo puede ganar { $points } puntos con la próxima bolita.
}
hint-best = Parece lo mejor a la larga.
hint-certain = Resultado final con el mejor juego: { $margin }.
hint-expected = Resultado final probable: en torno a { $margin }.
score-map = Pronóstico en el tablero
    .help = Cada espacio disponible muestra cómo acabaría la partida
action-hint = Pista
action-score-map = Pronóstico en el tablero

## Statistics

statistics = Estadísticas
statistics-all-rules = Todas las reglas
statistics-none = Todavía no has terminado ninguna partida. Juega una y aquí verás cómo te va.
statistics-none-here = Ninguna partida terminada.
statistics-counted-for = Resultados { $colour-of }
statistics-games = Partidas
statistics-won = Ganadas
statistics-drawn = Empates
statistics-lost = Perdidas
statistics-streak = Racha
statistics-best-streak = Mejor racha
statistics-best-margin = Mejor diferencia
statistics-average-margin = Diferencia media
statistics-chart = Diferencia, partida a partida
statistics-resigned = Rendición
statistics-reset = Empezar de cero
statistics-unread = No se pueden leer las estadísticas: { $why }
ask-reset-statistics = ¿Empezar de cero? Las estadísticas antiguas se conservan en un archivo.
notice-statistics-unsaved = No se pueden guardar las estadísticas: { $why }
notice-statistics-damaged = { $count ->
    [one] Una línea de las estadísticas está dañada y no cuenta.
   *[other] { $count } líneas de las estadísticas están dañadas y no cuentan.
}
notice-statistics-kept = Las estadísticas antiguas se conservan como { $file }.

## Saved games

notice-game-unsaved = La partida no se puede guardar: { $why }
notice-game-backup = La partida en curso no se ha podido leer. { $why } «Continuar» la retoma una jugada antes.
notice-game-lost = Una partida sin terminar no se ha podido leer. { $why } El archivo se conserva como { $file }.
flaw-missing = Ese archivo no existe.
flaw-unreadable = No se puede leer: { $why }.
flaw-foreign = No es una partida de Kulami.
flaw-newer = Lo guardó una versión más reciente del juego.
flaw-cut-short = Falta el final.
flaw-mistake = Contiene un error: { $why }.
load-refused = No se puede cargar. { $why }
save-game = Guardar partida
load-game = Cargar partida
saves = Partidas guardadas
save = Guardar
saving = Guardando…
saved-as = Guardado como «{ $name }».
load = Cargar
load-backup = Cargar copia
delete = Borrar
delete-refused = No se puede borrar: { $why }
copy-game = Copiar como texto
paste-game = Pegar una partida
saves-listing = Buscando tus partidas…
no-saves = Aún no tienes partidas guardadas. Elige «Guardar partida» en el menú, pega una partida como texto o suelta un archivo en la ventana.
saves-unreadable = No se pueden mostrar las partidas guardadas: { $why }
ask-load = ¿Cargar esta partida? La actual se perderá.
ask-backup = { $why } ¿Cargar su copia de seguridad?
ask-delete = ¿Borrar «{ $name }» para siempre?
save-marbles = { $marbles ->
    [one] una bolita
   *[other] { $marbles } bolitas
}
when-now = ahora mismo
when-minutes = { $count ->
    [one] hace un minuto
   *[other] hace { $count } minutos
}
when-hours = { $count ->
    [one] hace una hora
   *[other] hace { $count } horas
}
when-days = { $count ->
    [one] ayer
   *[other] hace { $count } días
}
when-date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
date-short = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sept
    [10] oct
    [11] nov
   *[12] dic
} { $year }

## Going through a game

review = Analizar
review-looking = Analizando cada jugada… { $percent } %
review-begin = Antes de la primera jugada
review-marble = Jugada { $number } de { $of }
review-fine = Ninguna otra jugada era mejor.
review-better = { $field } parece mejor: { $better }, y no { $played }.
review-better-certain = { $field } era sin duda mejor: { $better }, y no { $played }.
review-level = empate
review-ahead = { $colour-inside } con { $points } de ventaja
review-course = Ventaja esperada al final
review-turning = Momentos decisivos
review-none = Nadie ha cometido errores graves.
review-lost = Puntos regalados en total
play-on = Seguir desde aquí
try-better = Probar un espacio mejor
play-on-about = { $marbles ->
    [0] La partida empieza con la primera bolita. No cuenta en tus estadísticas.
    [one] La partida sigue después de la primera bolita. No cuenta en tus estadísticas.
   *[other] La partida sigue después de la bolita { $marbles }. No cuenta en tus estadísticas.
}

## Learning

learn = Aprender a jugar
learn-offer = ¿Es tu primera vez? En cinco minutos conocerás el juego.
learn-start = Enséñame
learn-later = Ahora no
lesson-step = Paso { $step } de { $steps }
lesson-next = Seguir
lesson-finish = Jugar una partida
leave-lesson = Salir de la lección
lesson-broken = La lección no se puede abrir: { $why }
lesson-over = { $result }. { $done }
lesson-refused = { $what }. { $why }
lesson-anywhere = Quien tiene más bolitas en un panel se lo lleva, y los paneles grandes valen más puntos. Tu color: { $own }; pon tu primera bolita donde quieras.
    .done = { $other-subject } ha respondido en tu fila o columna. Todos tienen que hacerlo.
lesson-cross = Cada bolita va en la fila o la columna de la última. Te toca: elige uno de los espacios iluminados.
    .done = Eso es. Ahora { $other-inside } tendría que seguirte.
lesson-last-tile = El panel de la última bolita está bloqueado: se ve hundido y rayado. Intenta poner una bolita en él.
    .astray = Ahí podrías jugar. Pero prueba antes el panel bloqueado.
    .done = ¡No entra! Nadie puede usar el panel de la última bolita.
lesson-own-tile = El panel de tu propia última bolita también está bloqueado. Queda un solo espacio: encuéntralo.
    .done = ¡Bien visto! Solo se bloquean los dos últimos paneles; los demás se pueden usar otra vez.
lesson-gap = Las filas y columnas siguen más allá de los huecos, hasta el borde. Pon tu bolita al otro lado del hueco.
    .astray = Ahí podrías jugar. Pero mira al final de la columna, al otro lado del hueco.
    .done = { $line ->
        [row] Correcto: un hueco no corta la fila.
       *[column] Correcto: un hueco no corta la columna.
    }
lesson-take = Quien tiene más bolitas en un panel se lo lleva, y una sola puede bastar. Llévate un panel de seis.
    .astray = Este panel tiene menos de seis espacios. Busca un panel de seis vacío.
    .done = Por ahora es tuyo y vale seis puntos: uno por cada espacio.
lesson-tie = Con el mismo número de bolitas, un panel no es de nadie. Empata un panel { $other-of }.
    .astray = Así { $other-inside } conserva todos sus paneles. Pon tu bolita junto a una { $other-of }, en el mismo panel.
    .done = Una cada uno: este panel ya no cuenta para nadie.
lesson-block = La partida acaba en cuanto un jugador no tiene ningún espacio. Vas por delante: no le dejes ninguno { $other-to } y ganas.
    .astray = Desde ahí { $other-inside } podría seguir. Mira dónde acaba la hilera de bolitas.
    .done = { $other-subject } ya no tiene espacios: la fila está llena y el panel de tu bolita está bloqueado. Tienes más puntos: ¡ganas!
lesson-last-marble = Si no, la partida acaba cuando las 56 bolitas están puestas. Pon la última.
    .done = ¡Se acabó! Ahora se cuentan los paneles y gana el total mayor.
lesson-area = Las áreas también pueden contar: bolitas del mismo color, lado a lado. Une las tuyas con una bolita.
    .astray = Eso no une nada. Busca el espacio entre tus dos áreas.
    .done = ¡Un área grande! Quien tiene la mayor se apunta la diferencia.
lesson-chain = Las cadenas también pueden contar: cinco o más en línea, también en diagonal. Completa la tuya.
    .astray = Eso no forma una cadena. Mira a lo largo de la diagonal.
    .done = ¡Una cadena de cinco! Quien tiene más bolitas en cadenas se apunta la diferencia.
lesson-game = Ahora una partida corta contra { $other-inside }: el tablero está casi lleno y te toca. Llévate lo que puedas.
    .done = Ya conoces todas las reglas. ¡Bien jugado!
remark-you-take = Te llevas un panel de { $size }.
remark-you-tie = Empatas un panel de { $size } que era { $other-of }.
remark-you-secure = Un panel de { $size } es tuyo para siempre.
remark-you-few = { $fields ->
    [one] Le dejas { $other-to } un solo espacio.
   *[other] Le dejas { $other-to } solo { $fields } espacios.
}
remark-you-quiet = Ningún panel cambia de dueño.
remark-takes = { $other-subject } se lleva un panel de { $size }.
remark-ties = { $other-subject } empata tu panel de { $size }.
remark-secures = Un panel de { $size } es { $other-of } para siempre.
remark-few = { $fields ->
    [one] { $other-subject } te deja un solo espacio.
   *[other] { $other-subject } te deja solo { $fields } espacios.
}
remark-quiet = { $other-subject } no se lleva ningún panel.
chance-take = ¡Puedes llevarte un panel de { $size }!
chance-tie = ¡Puedes empatar un panel de { $size }!
chance-none = Ahora no hay ningún panel que llevarse.

## The rules to look up

action-rules = Reglas
page-board = El tablero
    .text = Los 17 paneles van sobre una cuadrícula: cuatro de seis espacios, cinco de cuatro, cuatro de tres y cuatro de dos.
    .more = Son 64 espacios, en cuadrado o con cualquier forma. El tablero es de una pieza y mide como mucho 10 por 10; puede tener huecos.
page-turn = Un turno
    .text = Cada uno tiene 28 bolitas, y la suerte decide quién empieza. La primera bolita va en cualquier espacio.
    .more = Las demás van en un espacio vacío de la fila o la columna de la que se acaba de poner. Las filas siguen más allá de huecos y bolitas, hasta el borde.
page-taboo = Paneles bloqueados
    .text = Hay dos paneles bloqueados: el de la bolita que se acaba de poner y el de la anterior, tu propia última bolita.
    .more = Los paneles usados antes vuelven a valer.
page-end = El final
    .text = La partida acaba en cuanto un jugador no puede colocar ninguna bolita en su turno.
    .more = Si no, acaba cuando las 56 bolitas están puestas.
page-score = La puntuación
    .text = Quien tiene más bolitas en un panel se lo lleva y se apunta tantos puntos como espacios tiene, aunque no estén todos llenos. Una sola bolita puede bastar.
    .more = Un panel empatado o vacío no puntúa para nadie. Gana el total mayor; con totales iguales hay empate.
page-area = Áreas
    .text = Las bolitas del mismo color lado a lado forman un área. El contacto en diagonal no une, y un hueco separa.
    .more = Cuenta el área mayor de cada uno. Quien tiene la mayor se apunta la diferencia.
page-chains = Cadenas
    .text = Cinco o más bolitas del mismo color en una línea sin cortes forman una cadena: en fila, en columna o en diagonal. Un hueco la corta.
    .more = Cada cadena cuenta su longitud, también donde se cruzan. Quien tiene el total mayor se apunta la diferencia.
page-levels = Niveles
    .text = Reglas básicas: solo paneles. Nivel 1: paneles y áreas. Nivel 2: paneles y cadenas. Nivel 3: paneles, áreas y cadenas.
    .more = En otras ediciones, el nivel 2 es jugar con todo.

## Boards

boards = Tableros
all-boards = Todos los tableros
boards-own = Tus tableros
boards-named = Incluidos en el juego
boards-listing = Buscando tus tableros…
no-boards = Aún ninguno: construye el primero.
boards-unreadable = No se pueden mostrar tus tableros: { $why }
board-broken = No se puede abrir este tablero: { $why }
board-unsaved = No se puede guardar el tablero: { $why }
save-board = Guardar tablero
known = { $games ->
    [one] Según una partida de prueba
   *[other] Según { $games } partidas de prueba
}
known-nothing = Jugando partidas de prueba en este tablero…
known-so-far = { $games ->
    [one] Según una partida de prueba hasta ahora…
   *[other] Según { $games } partidas de prueba hasta ahora…
}
known-openness = Opciones por turno
known-fields = { $count ->
    [one] { $count } espacio
   *[other] { $count } espacios
}
known-length = Duración de una partida
known-marbles = { $count ->
    [one] { $count } bolita
   *[other] { $count } bolitas
}
known-blocked = Acaba por bloqueo
known-better = Ventaja
known-starter = quien empieza: { $share } ± { $error }
known-second = quien juega después: { $share } ± { $error }
known-even = nadie: { $share } ± { $error }
known-margin = Diferencia media
known-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

## Building a board

build-board = Construir un tablero
undo = Deshacer
redo = Rehacer
turn-tile = Girar panel
fill-rest = Completar
clear = Vaciar
whole-board = Todo el tablero
mirror = Reflejar
turn = Girar
build-in-turns = Construir por turnos
    .help = Dos personas, un panel cada una
build-begin = Arrastra un panel a la cuadrícula
build-left = { $count ->
    [one] Queda un panel
   *[other] Quedan { $count } paneles
}
build-turn = { $count ->
    [one] { $colour-subject } pone el último panel
   *[other] { $colour-subject } pone un panel, quedan { $count }
}
build-complete = El tablero está completo
build-apart = El tablero está en { $count } trozos: únelos
build-says = { $colour }: { $what }
build-fits = Cabe
build-fits-apart = Cabe, pero no toca ningún otro panel
misfit-overlaps = Ahí hay otro panel
misfit-outside = Fuera de la cuadrícula: desplaza el tablero
misfit-wide = Demasiado grande: 10 por 10 como máximo
misfit-stays = Por turnos, un panel puesto no se mueve
build-no-room = Por ese lado no hay sitio
build-cannot-fill = No se pudo colocar el resto
build-none-left = No queda ningún panel de { $width } por { $height }

## A stand at a fair
tagline = Dos jugadores, diecisiete paneles
touch-to-play = Toca la pantalla para jugar
attract-place = Pon tu bolita en la fila o columna de la última.
attract-take = Si tienes más bolitas que el otro en un panel, es tuyo.
attract-win = Cada espacio de tus paneles es un punto. Al final gana quien tiene más.
attract-count = ¡Ahora se cuentan los puntos!
who-plays = Elige rival
easy = Fácil
fair = Medio
hard = Difícil
still-there = ¿Sigues ahí?
still-there-else = Si nadie toca la pantalla, la partida termina y pueden jugar los siguientes.
another-game = Nueva partida
touch-lit-field = Toca uno de los espacios iluminados.
first-anywhere = Toca cualquier espacio para poner tu primera bolita.
first-cross = Solo valen los espacios iluminados: fila y columna de la última bolita.
first-closed = Los dos paneles rayados están bloqueados: ahí están las últimas bolitas.
first-take = Si tienes más bolitas en un panel, cada uno de sus espacios es un punto para ti.
time-is-up = Se acabó el tiempo: el ordenador pone las últimas bolitas.
enter-code = Escribe el código
operator = Gestión del stand
today = Hoy
all-days = En total
games-played = Partidas empezadas
games-finished = Jugadas hasta el final
games-left = Abandonadas
games-by-two = Entre dos
game-length = Duración media
running-for = En marcha desde hace
memory-used = Memoria
slowest-frame = Fotograma más lento
restarts = Reinicios
uptime = { $hours } h { $minutes } min
memory-size = { $now } MB ({ $grown })
milliseconds = { $count } ms
stand-volume = Volumen { $percent } %
busiest-hours = Partidas por hora
wins-by-level = Visitantes: victorias – empates – derrotas

## Why something failed: after a colon, without a capital or a full stop

cause-file = { $why } ({ $file })
cause-denied = se ha denegado el acceso
cause-full = el disco está lleno
cause-read-only = el disco es de solo lectura
cause-missing = el archivo no existe
cause-in-the-way = hay otro archivo o carpeta en su lugar
cause-in-use = otro programa está usando el archivo
cause-system = el sistema indica el error { $code }
cause-unknown = el sistema no da ningún motivo
cause-malformed = el archivo está dañado
cause-too-large = el archivo es demasiado grande
cause-not-text = el archivo no es de texto
cause-taken = la partida está abierta en otra ventana
board-neither = «{ $found }» no es un tablero en texto ni un código de tablero
code-length = { $found ->
    [one] un código de tablero tiene 200 caracteres, este tiene solo uno
   *[other] un código de tablero tiene 200 caracteres, este tiene { $found }
}
code-place = «{ $found }» (fila { $row }, columna { $column }) no forma parte de un código de tablero
code-tile = la letra { $letter } indica un panel de { $expected } espacios, pero aquí tiene { $found }
layout-character = «{ $found }» (fila { $row }, columna { $column }) no es una letra de panel de la A a la Q ni un punto
layout-ragged = { $found ->
    [one] la fila { $row } tiene un solo carácter y la fila 1 tiene { $expected }; rellena los huecos con puntos
   *[other] la fila { $row } tiene { $found } caracteres y la fila 1 tiene { $expected }; rellena los huecos con puntos
}
layout-empty = no tiene espacios
layout-large = mide { $width } por { $height }, pero el máximo es 10 por 10
layout-tile-apart = el panel { $letter } está en varios trozos
layout-not-rectangle = el panel { $letter } no es un rectángulo
layout-shape = el panel { $letter } mide { $width } por { $height }, pero no existe un panel así
layout-supply = { $found ->
    [one] hay un solo panel de { $size } espacios, pero un tablero tiene { $expected }
   *[other] hay { $found } paneles de { $size } espacios, pero un tablero tiene { $expected }
}
layout-apart = está en varios trozos
record-line = { $why } (línea { $line })
record-unknown = la primera línea no es la de una partida de Kulami
record-repeated = «{ $what }» aparece dos veces
record-no-board = falta el tablero
record-rules = las reglas son desconocidas
record-starts = no se sabe qué color empieza
record-move-nowhere = la jugada { $number } («{ $word }») no es un espacio de este tablero
record-move-refused = la jugada { $number } («{ $word }») incumple las reglas
record-not-over = hay un resultado, pero la partida no ha terminado
record-result = el resultado no coincide con las jugadas
