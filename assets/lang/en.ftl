# English. Every other language has exactly these messages with the same variables.
# $name is a player's name, $colour the name of a colour, numbers are whole.

## Players

colour-red = Red
colour-black = Black
colour-amber = Amber
colour-blue = Blue
colour-white = White
you = You
person = Person
computer = Computer
level = Level { $level }
level-of-colour = { $colour }, level { $level }

## A turn

thinking = Thinking …
your-turn = Your turn
to-move = { $colour } to move
is-thinking = { $name } is thinking
you-begin = Your marble begins: any field will do
begins = { $name } begins: any field will do
open-fields = { $count ->
    [one] One field is open in row { $row } and column { $column }
   *[other] { $count } fields are open in row { $row } and column { $column }
}
press-again = Once more to place the marble here

## Moves

moves = Moves
last-move = { $colour } { $field }, tile of { $size }
takes = takes { $size }
level-on = level on { $size }
tile-owned = Tile of { $size }, { $red } to { $black }: { $colour } has it for now
tile-empty = Tile of { $size }: nobody has it yet
tile-level = Tile of { $size }, { $red } to { $black }: level

## Why a field will not do

refused-over = The game is over
refused-occupied = { $field } is taken
    .why = It holds a marble.
refused-cross = { $field } is out of reach
    .why = Only row { $row } and column { $column } are open now.
refused-taboo = { $field } is closed
    .last = { $colour } has just played on this tile.
    .before = The last marble of { $colour } is on this tile.

## The score

total = Total
marbles = Marbles
part-tiles = Tiles
part-area = Largest area
    .short = Area
part-chains = Chains
counting-tiles = The tiles
counting-area = The largest areas
counting-chains = The chains
no-chains = No chains
no-bonus = Both { $size }: no bonus
bonus = { $most } − { $least } = +{ $bonus } for { $colour }
skip = Skip

## The result

draw = A draw
you-win = You win
you-win-by = You win by { $margin }
wins = { $name } wins
wins-by = { $name } wins by { $margin }
all-placed = All 56 marbles are placed.
you-were-blocked = After { $marbles } marbles you had no field left: { $why }.
was-blocked = After { $marbles } marbles { $name } had no field left: { $why }.
blocked-full = row { $row } and column { $column } are full
blocked-by-last = what was open in row { $row } and column { $column } lay on the last marble’s tile
blocked-by-taboo = what was open in row { $row } and column { $column } lay on closed tiles
you-resigned = { $marbles ->
    [one] You resigned after one marble.
   *[other] You resigned after { $marbles } marbles.
}
resigned = { $marbles ->
    [one] { $name } resigned after one marble.
   *[other] { $name } resigned after { $marbles } marbles.
}
series-you-won = You win the best of { $length }, { $most } : { $least }
series-won = { $name } wins the best of { $length }, { $most } : { $least }
series-stands = Best of { $length }: { $red-name } { $red } : { $black } { $black-name }
one-game = One game
best-of = Best of { $length }
margin-by-round = Margin after each round
ahead = { $colour } ahead
rematch = Rematch
next-game = Next game
new-series = New series
swap-sides = Swap sides
look-at-board = Look at board
new-board = New board
count-again = Count again
take-back = Take back

## The menu

menu = Menu
back-to-game = Back to the game
resign = Resign
to-title = To the title
restart = Start again

## Questions

ask-resign = Resign this game?
ask-leave = Leave this game?
ask-quit = Leave Kulami?
ask-new = Leave this game for a new one?
ask-reset = Set everything back to what it was at first?
go-on-playing = Go on playing
leave = Leave
yes-new = New game
yes-reset = Set back
keep = Keep

## The title

play = Play
    .against = Against { $name }, level { $level }
resume = Resume
    .against = Against { $name }, { $marbles ->
        [one] one marble
       *[other] { $marbles } marbles
    } placed
    .between = { $red-name } and { $black-name }, { $marbles ->
        [one] one marble
       *[other] { $marbles } marbles
    } placed
two-players = Two players
new-game = New game
settings = Settings
quit = Quit

## A new game

sides = Sides
rules = Rules
rules-basic = Tiles
    .help = Whoever has more marbles on a tile takes it.
rules-area = Tiles and area
    .help = The larger area counts too.
rules-chains = Tiles and chains
    .help = Five or more in a line count too.
rules-area-chains = Everything
    .help = Tiles, areas and chains.
who-starts = Who starts
starts-draw = Draw lots
starts-loser = Loser of the last game
board-square = Square
board-irregular = Irregular
board-library = Library
board-pasted = Pasted
board-size = { $width } by { $height }, 17 tiles, 64 fields
openness = Openness
seed = Seed
shuffle = Shuffle
copy = Copy
copied = Copied
paste = Paste
paste-hint = Copy a board as text, or an old code of 200 characters, and press Paste.
paste-refused = This is not a board: { $why }
paste-nothing = There is nothing to paste.
start-game = Start game
back = Back
name-hint = Name
by-hand = Your own board

## Drawing lots

lots-you-pick = Pick a hand: the colour inside starts
lots-name-picks = { $name } picks a hand: the colour inside starts
lots-starts = { $colour } starts
lots-you-start = You start with { $colour }
lots-left = Left
lots-right = Right

## Settings

settings-game = Game
settings-display = Display
settings-sound = Sound
settings-controls = Controls
settings-access = Accessibility
settings-language = Language
done = Done
reset = Back to defaults
on = On
off = Off
percent = { $number }%

speed = Speed of motion
    .help = How fast marbles fly and tiles turn
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = None
confirm-moves = Confirm moves
    .help = The first press shows the marble, the second places it
turn-board = Turn the board
    .help = With two people, it turns to whoever is to move
aids = What the board shows
aid-legal = Open fields
    .help = Fields where a marble may go are lit
aid-cross = Row and column
    .help = The row and column of the last marble are paler
aid-taboo = Closed tiles
    .help = The last two tiles are sunk and barred
aid-last = Last marbles
    .help = The last two marbles wear rings
aid-owners = Owners
    .help = Tiles have a line in their owner’s colour
aid-hover = Preview
    .help = Pointing at a field shows the marble, or why not

quality = Picture quality
    .help = Finer pictures need a stronger machine
quality-low = Plain
quality-medium = Balanced
quality-high = Fine
window = Window
    .help = In a window, or on the whole screen
window-windowed = Window
window-full = Full screen
resolution = Resolution
    .help = The size of the window, or of the picture on the whole screen
resolution-own = The screen’s own
resolution-size = { $width } × { $height }
vsync = In step with the screen
    .help = Avoids torn pictures
frame-limit = Frames a second, at most
    .help = Fewer keep a laptop cool
frame-limit-none = No limit

volume-master = Everything
volume-effects = Effects
    .help = Glass on wood, tiles, buttons
volume-music = Music
volume-ambience = Room
    .help = The quiet of the room around the table
music = Music and room
    .help = Both at once; the key for it works everywhere
mute-unfocused = Silent in the background
    .help = While another window is used

text-size = Size of text
    .help = For all words of the game
reduced-motion = Less motion
    .help = Marbles appear without flying, pictures fade
palette = Marbles
    .help = For all kinds of colour vision
palette-ruby = Ruby and black
palette-amber = Amber and blue
palette-pearl = White and black
marks = Marks on marbles
    .help = A dot on one colour, an open ring on the other
high-contrast = Stronger marks on the board
    .help = Open fields, closed tiles and rings stand out more

keys = Keys
gamepad = Gamepad
press-key = Press a key …
press-button = Press a button …
none-bound = –
bound-elsewhere = { $key } now does this; it no longer does “{ $action }”.

## What keys do

action-left = Left
action-right = Right
action-up = Up
action-down = Down
action-confirm = Place, choose
action-next = Next button
action-back = Back
action-menu = Menu
action-take-back = Take back
action-redo = Place again
action-top-view = View from above
action-reset-view = Usual view
action-turn-board = Turn the board
action-turn-to-mover = Turn to the mover
action-aids = All marks or none
action-list = List of moves
action-hide = Hide all words
action-resign = Resign
action-new-game = New game
action-pause = Hold on, go on
action-step = One marble
action-speed = Other speed
action-look = Look at board
action-music = Music on and off

key-enter = Enter
key-space = Space
key-backspace = Backspace
key-escape = Escape
key-tab = Tab
key-home = Home
key-numpad = Keypad { $key }
pad-cross = D-pad { $arrow }

## Notices

notice-settings-broken = The settings could not be read and are as at first. The old file is kept as { $file }.
notice-settings-unsaved = The settings cannot be saved: { $why }
notice-language-broken = Some words of this language could not be read.
notice-sound-none = No sound device was found. The game goes on in silence.
notice-sound-gone = The sound device is gone. The game goes on in silence until it is back.
notice-sound-broken = Some sounds cannot be played: { $what }

## Opponents

level-1 = Plays a first game, likes to take tiles, and often misses the big one.
level-2 = Takes what looks good and seldom asks what you will do next.
level-3 = Weighs your answer before letting go of the marble, if not too carefully.
level-4 = Knows which leads will last and which will not.
level-5 = Thinks a move further than you expect, and trusts his feeling for the rest.
level-6 = Leaves you few fields and likes you to notice.
level-7 = Makes no slips; you have to see further than he does.
level-8 = Gives up small tiles for large ones ten marbles later.
level-9 = Counts out the end of the game while you are still in the middle.
level-10 = The strongest there is: sees the end coming from afar and plays it faultlessly.

## Boards of the library

library-rulebook = Rulebook
library-printed-square = Printed square
library-printed-wild = Printed wild
library-pinwheel = Pinwheel
library-mirror = Mirror
library-half-turn = Half turn
library-windmill = Windmill
library-ring = Ring
library-courtyard = Courtyard
library-window = Window
library-comb = Comb
library-ladder = Ladder
library-bridge = Bridge
library-islands = Islands
library-cross = Cross
library-diamond = Diamond
library-hourglass = Hourglass
library-staircase = Staircase
library-spiral = Spiral
library-lace = Lace

## Hints

hint-title = Hint: { $field }
hint-only = There is no other field.
hint-ends-won = Ends the game with you { $margin } ahead.
hint-ends-lost = Ends the game with you { $margin } behind.
hint-ends-drawn = Ends the game as a draw.
hint-takes = Takes a tile of { $size }.
hint-ties = Ties a tile of { $size } that was { $colour }’s.
hint-secures = Makes a tile of { $size } yours for good.
hint-saves = { $colour } can no longer take this tile of { $size }.
hint-joins = Joins areas: { $from } become { $to }.
hint-extends = Your largest area grows to { $to }.
hint-keeps-apart = Keeps { $colour }’s areas apart: { $from } would become { $to }.
hint-makes-chain = Makes a chain of { $length }.
hint-lengthens-chain = Your chain grows to { $length }.
hint-blocks-chain = Blocks a chain of { $length }.
hint-few = { $fields ->
    [one] Leaves { $colour } a single field.
   *[other] Leaves { $colour } only { $fields } fields.
}
hint-little = { $points ->
    [0] { $colour } can gain nothing with the next marble.
    [one] { $colour } can gain only 1 point with the next marble.
   *[other] { $colour } can gain only { $points } points with the next marble.
}
hint-best = Leads furthest, as far as can be seen.
hint-certain = In the end: { $margin }, for certain.
hint-expected = In the end, as it looks: { $margin }.
score-map = Margins on the board
    .help = Each open field shows how the game is expected to end
action-hint = Hint
action-score-map = Margins on the board

## Statistics

statistics = Statistics
statistics-all-rules = All rules
statistics-none = You have not finished a game yet. Play one, and here you will see how you are doing.
statistics-none-here = No finished game yet.
statistics-counted-for = Counted for { $colour }
statistics-games = Games
statistics-won = Won
statistics-drawn = Drawn
statistics-lost = Lost
statistics-streak = Streak
statistics-best-streak = Longest streak
statistics-best-margin = Best margin
statistics-average-margin = Average margin
statistics-chart = Margin, game by game
statistics-resigned = Resigned
statistics-decimal = { $whole }.{ $tenth }
statistics-reset = Begin anew
statistics-unread = The statistics cannot be read: { $why }
ask-reset-statistics = Begin the statistics anew? The old ones are kept in a file.
notice-statistics-unsaved = The statistics cannot be saved: { $why }
notice-statistics-damaged = { $count ->
    [one] One line of the statistics is damaged and does not count.
   *[other] { $count } lines of the statistics are damaged and do not count.
}
notice-statistics-kept = The old statistics are kept as { $file }.

## Saved games

notice-game-unsaved = The game cannot be saved: { $why }
notice-game-backup = The game you were playing could not be read. { $why } Resume goes on with the marble before.
notice-game-lost = A game that was not over could not be read. { $why } Its file is kept as { $file }.
flaw-missing = There is no such file.
flaw-unreadable = It cannot be read: { $why }.
flaw-foreign = It is not a game of Kulami.
flaw-newer = It was saved by a newer version of the game.
flaw-cut-short = Its end is missing.
flaw-mistake = It has a mistake: { $why }.
load-refused = This cannot be loaded. { $why }
save-game = Save game
load-game = Load game
saves = Saved games
save = Save
saved-as = Saved as “{ $name }”.
load = Load
load-backup = Load backup
delete = Delete
delete-refused = It cannot be deleted: { $why }
copy-game = Copy as text
paste-game = Paste a game
no-saves = There are no saved games yet. “Save game” in the menu keeps one; a game as text can be pasted, and a file dropped on the window.
saves-unreadable = The saved games cannot be listed: { $why }
ask-load = Leave the game you are playing for this one?
ask-backup = { $why } Load its backup instead?
ask-delete = Delete “{ $name }” for good?
save-marbles = { $marbles ->
    [one] one marble
   *[other] { $marbles } marbles
}
when-now = just now
when-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
when-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
when-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## Boards

boards = Boards
all-boards = All boards
boards-own = Your own
boards-named = With the game
no-boards = None yet. “Build a board” lays one by hand.
boards-unreadable = Your boards cannot be listed: { $why }
board-broken = This file cannot be read: { $why }
board-unsaved = The board cannot be saved: { $why }
save-board = Save board
play-board = Play on it
known = From { $games } games of equal players
known-nothing = Nothing is known of this board yet.
known-openness = Openness
known-fields = { $count } fields to choose from
known-length = Length of a game
known-marbles = { $count } marbles
known-blocked = Ends with somebody stuck
known-better = Does better
known-starter = whoever starts: { $share } ± { $error }
known-second = whoever comes second: { $share } ± { $error }
known-even = neither: { $share } ± { $error }
known-margin = Won by
known-points = { $count } points

## Building a board

build-board = Build a board
undo = Undo
redo = Redo
turn-tile = Turn tile
fill-rest = Fill the rest
clear = Clear
whole-board = The whole board
mirror = Mirror
turn = Turn
build-in-turns = Build in turns
    .help = Two people, one tile each
build-begin = Drag a tile onto the grid
build-left = { $count ->
    [one] One tile is left
   *[other] { $count } tiles are left
}
build-turn = { $count ->
    [one] { $colour } lays the last tile
   *[other] { $colour } lays a tile, { $count } are left
}
build-complete = The board is complete
build-apart = The board is in { $count } pieces: join them
build-fits = It fits
build-fits-apart = It fits, but touches no other tile
misfit-overlaps = Another tile lies there
misfit-outside = Outside the grid: shift the board to make room
misfit-wide = Too wide: a board is at most 10 by 10
misfit-stays = Built in turns, a tile stays where it was laid
build-no-room = There is no room that way
build-cannot-fill = No way was found to lay the rest
build-none-left = No tile of { $width } by { $height } is left
