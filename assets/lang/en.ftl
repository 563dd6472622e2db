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
you-begin = You begin: any field will do
begins = { $name } begins: any field will do
open-fields = { $count ->
    [one] One field is open in row { $row } and column { $column }
   *[other] { $count } fields are open in row { $row } and column { $column }
}
press-again = Press again to place the marble here

## Moves

moves = Moves
last-move = { $colour } { $field }, tile of { $size }
takes = takes { $size }
level-on = ties { $size }
tile-owned = Tile of { $size }, { $red } to { $black }: { $colour } has it for now
tile-empty = Tile of { $size }: nobody has it yet
tile-level = Tile of { $size }, { $red } to { $black }: tied

## Why a field will not do

refused-over = The game is over
refused-occupied = { $field } is taken
    .why = It already holds a marble.
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
blocked-full = the last marble’s row and column were full
blocked-by-last = the last marble’s row and column had room only on its own tile
blocked-by-taboo = the last marble’s row and column had room only on closed tiles
you-resigned = { $marbles ->
    [one] You resigned after one marble.
   *[other] You resigned after { $marbles } marbles.
}
resigned = { $marbles ->
    [one] { $name } resigned after one marble.
   *[other] { $name } resigned after { $marbles } marbles.
}
series-you-won = You win the best of { $length }, { $most }–{ $least }
series-won = { $name } wins the best of { $length }, { $most }–{ $least }
series-stands = Best of { $length }: { $red-name } { $red } – { $black } { $black-name }
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
to-title = Title screen
restart = Start again

## Questions

ask-resign = Resign this game?
ask-leave = Leave this game?
ask-quit = Leave Kulami?
ask-new = Leave this game for a new one?
ask-reset = Reset all settings to their defaults?
go-on-playing = Go on playing
leave = Leave
yes-new = New game
yes-reset = Reset
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
openness = Gaps
seed = Seed
shuffle = Shuffle
copy = Copy
copied = Copied
copied-within = Copied, but only within the game: this system has no clipboard
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

speed = Animation speed
    .help = How fast marbles fly and tiles turn
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Instant
confirm-moves = Confirm moves
    .help = The first press shows the marble, the second places it
turn-board = Turn the board
    .help = With two people, it turns to whoever is to move
aids = What the board shows
aid-legal = Open fields
    .help = Fields where a marble may go are lit
aid-cross = Row and column
    .help = The row and column of the last marble are lighter
aid-taboo = Closed tiles
    .help = The last two tiles are sunk and striped
aid-last = Last marbles
    .help = The last two marbles wear rings
aid-owners = Owners
    .help = Tiles have a line in their owner’s colour
aid-hover = Preview
    .help = Point at a field to see the marble, or why it cannot go there

theme = Table
    .help = Wood and cloth
quality = Picture quality
    .help = Finer pictures need a faster computer
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
frame-limit = Max. frames per second
    .help = Fewer frames keep a laptop cool
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
    .help = While another window is in use

text-size = Text size
    .help = For all text in the game
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
action-pause = Pause, continue
action-step = One marble
action-speed = Other speed
action-look = Look at board
action-music = Music on or off

key-enter = Enter
key-space = Space
key-backspace = Backspace
key-escape = Escape
key-tab = Tab
key-home = Home
key-numpad = Keypad { $key }
pad-cross = D-pad { $arrow }

## Notices

notice-settings-broken = The settings could not be read and are back to their defaults. The old file is kept as { $file }.
notice-settings-unsaved = The settings cannot be saved: { $why }
notice-language-broken = Some words of this language could not be read.
notice-sound-none = No sound device was found. The game goes on in silence.
notice-sound-gone = The sound device is gone. The game goes on in silence until it is back.
notice-sound-broken = Some sounds cannot be played: { $what }

## Opponents

level-1 = Plays a first game, likes to take tiles, and often misses the big one.
level-2 = Takes what looks good and seldom asks what you will do next.
level-3 = Weighs your answer before letting go of the marble, though not too carefully.
level-4 = Knows which leads will last and which will not.
level-5 = Thinks a move further than you expect, and trusts his instinct for the rest.
level-6 = Leaves you few fields and likes you to notice.
level-7 = Makes no slips; you have to see further than he does.
level-8 = Gives up small tiles for large ones ten marbles later.
level-9 = Works out the end of the game while you are still in the middle.
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
hint-joins = Joins areas: from { $from } to { $to }.
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
hint-best = Looks best in the long run.
hint-certain = In the end: { $margin }, for certain.
hint-expected = In the end, probably: { $margin }.
score-map = Margins on the board
    .help = Each open field shows how the game is expected to end
action-hint = Hint
action-score-map = Margins on the board

## Statistics

statistics = Statistics
statistics-all-rules = All rules
statistics-none = You have not finished a game yet. Play one, and you will see here how you are doing.
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
statistics-reset = Start over
statistics-unread = The statistics cannot be read: { $why }
ask-reset-statistics = Start the statistics over? The old ones are kept in a file.
notice-statistics-unsaved = The statistics cannot be saved: { $why }
notice-statistics-damaged = { $count ->
    [one] One line of the statistics is damaged and does not count.
   *[other] { $count } lines of the statistics are damaged and do not count.
}
notice-statistics-kept = The old statistics are kept as { $file }.

## Saved games

notice-game-unsaved = The game cannot be saved: { $why }
notice-game-backup = The game you were playing could not be read. { $why } “Resume” goes on from one marble earlier.
notice-game-lost = An unfinished game could not be read. { $why } Its file is kept as { $file }.
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
saving = Saving …
saved-as = Saved as “{ $name }”.
load = Load
load-backup = Load backup
delete = Delete
delete-refused = It cannot be deleted: { $why }
copy-game = Copy as text
paste-game = Paste a game
saves-listing = Looking for your games …
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

## Going through a game

review = Review
review-looking = Looking at every marble … { $percent }%
review-begin = Before the first marble
review-marble = Marble { $number } of { $of }
review-fine = No other field was better.
review-better = { $field } looks better: { $better } instead of { $played }.
review-better-certain = { $field } was better: { $better } instead of { $played }, for certain.
review-level = a draw
review-course = Expected margin at the end
review-turning = Turning points
review-none = Nobody gave much away with a single marble.
review-lost = Points given away in all
## Learning

learn = Learn
learn-offer = First time here? In five minutes you will know the game.
learn-start = Show me
learn-later = Not now
lesson-step = Step { $step } of { $steps }
lesson-next = Continue
lesson-finish = Play a game
lesson-broken = The lesson cannot be opened: { $why }
lesson-anywhere = You play { $own }. The first marble may go anywhere: choose a field.
    .done = { $other } has answered in your row or column. Everyone has to do that.
lesson-cross = Every marble goes into the row or column of the marble just placed. It is your turn: the lit fields are open.
    .done = Exactly. Now { $other } would have to follow you.
lesson-last-tile = The tile of the last marble is closed: it is sunk and striped. Try to place a marble on it.
    .astray = You could go there. But try the closed tile first.
    .done = It will not go in! Nobody may use the tile of the last marble.
lesson-own-tile = The tile of your own last marble is closed, too. Only one field is left: find it.
    .done = Well spotted! Only the last two tiles are closed, all others are open again.
lesson-gap = Rows and columns run across gaps, to the edge of the board. Place your marble beyond the gap.
    .astray = You could go there. But look down the column, beyond the gap.
    .done = Right: a gap does not end a row.
lesson-take = Whoever has more marbles on a tile takes it, and a single one can be enough. Take a tile of six.
    .astray = This tile has fewer than six fields. Look for an empty tile of six.
    .done = It is yours for now, and counts six points: one for each field.
lesson-tie = If both have the same number of marbles on a tile, it is nobody’s. Tie one of { $other }’s tiles.
    .astray = That way { $other } keeps every tile. Put your marble beside one of { $other }’s, on the same tile.
    .done = One each: now this tile counts for nobody.
lesson-block = The game is over as soon as somebody has no field left. Leave { $other } none.
    .astray = From there { $other } could go on. Look where the row of marbles ends.
    .done = { $other } has no field: the row holds nothing but marbles and closed tiles.
lesson-last-marble = Otherwise the game is over when all 56 marbles are placed. Place the last one.
    .done = Over! Now the tiles are counted, and the higher total wins.
lesson-area = Areas can count, too: marbles of one colour, side by side. Join yours with one marble.
    .astray = That joins nothing. Look for the field between your two areas.
    .done = One large area! Whoever has the larger one scores the difference.
lesson-chain = Chains can count, too: five or more in a line, also diagonally. Complete yours.
    .astray = That makes no chain. Look along the diagonal.
    .done = A chain of five! Whoever has more marbles in chains scores the difference.
lesson-game = Now a short game against { $other }: the board is nearly full, and it is your turn. Take the tiles you can get.
    .done = You know all the rules now. Well played!
remark-you-take = You take a tile of { $size }.
remark-you-tie = You tie { $other }’s tile of { $size }.
remark-you-secure = A tile of { $size } is yours for good.
remark-you-few = { $fields ->
    [one] You leave { $other } a single field.
   *[other] You leave { $other } only { $fields } fields.
}
remark-you-quiet = No tile changes hands.
remark-takes = { $other } takes a tile of { $size }.
remark-ties = { $other } ties your tile of { $size }.
remark-secures = A tile of { $size } is { $other }’s for good.
remark-few = { $fields ->
    [one] { $other } leaves you a single field.
   *[other] { $other } leaves you only { $fields } fields.
}
remark-quiet = { $other } takes no tile.
chance-take = You can take a tile of { $size }!
chance-tie = You can tie a tile of { $size }!
chance-none = There is no tile to win right now.

## The rules to look up

action-rules = Rules
page-board = The board
    .text = All 17 tiles lie on one grid: four of six fields, five of four, four of three and four of two.
    .more = That makes 64 fields, as a square or in any shape. The board is in one piece, at most 10 by 10; gaps and holes are allowed.
page-turn = A turn
    .text = Each player has 28 marbles, and lots decide who begins. The first marble goes into any field.
    .more = Every later one goes into an empty field in the row or column of the marble just placed. Rows run across gaps and marbles, to the edge of the board.
page-taboo = Closed tiles
    .text = Two tiles are closed: the one of the marble just placed, and the one of the marble before it, your own last one.
    .more = Tiles that were used earlier are open again.
page-end = The end
    .text = The game is over as soon as the player to move has no field left.
    .more = Otherwise it is over when all 56 marbles are placed.
page-score = The score
    .text = Whoever has more marbles on a tile takes it and scores its number of fields, however many are filled. A single marble can take a tile.
    .more = A tied or empty tile scores for nobody. The higher total wins; equal totals are a draw.
page-area = Areas
    .text = Marbles of one colour side by side are an area. Diagonal contact does not join them, and a gap separates.
    .more = Each player’s largest area counts. The owner of the larger one scores the difference.
page-chains = Chains
    .text = Five or more marbles of one colour in an unbroken line are a chain: across, down or diagonally. A gap breaks it.
    .more = Each chain counts its length, even where chains cross. Whoever has the larger total scores the difference.
page-levels = Levels
    .text = Basic rules: tiles alone. Level 1: tiles and areas. Level 2: tiles, areas and chains.
    .more = Tiles and chains without areas can be played, too.
## Boards

boards = Boards
all-boards = All boards
boards-own = Your own
boards-named = With the game
boards-listing = Looking for your boards …
no-boards = None yet: build the first.
boards-unreadable = Your boards cannot be listed: { $why }
board-broken = This board is damaged and cannot be opened ({ $why })
board-unsaved = The board cannot be saved: { $why }
save-board = Save board
known = From { $games } games of equal players
known-nothing = Games are being played on this board to see how it plays …
known-so-far = From { $games } games so far …
known-openness = Choices on a turn
known-fields = { $count } fields
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
build-says = { $colour }: { $what }
build-fits = It fits
build-fits-apart = It fits, but touches no other tile
misfit-overlaps = Another tile lies there
misfit-outside = Outside the grid: shift the board to make room
misfit-wide = Too wide: a board is at most 10 by 10
misfit-stays = Built in turns, a tile stays where it was laid
build-no-room = There is no room that way
build-cannot-fill = No way was found to lay the rest
build-none-left = No tile of { $width } by { $height } is left

## A stand at a fair
tagline = Two players, seventeen tiles
touch-to-play = Touch to play
attract-place = Place your marble in the row or column of the last one.
attract-take = More marbles on a tile than the other: it is yours.
attract-win = Every field of your tiles is a point. Most points win.
attract-count = Now the points are counted.
who-plays = Who plays?
easy = Easy
fair = Medium
hard = Hard
still-there = Still there?
still-there-else = If nobody touches the screen, the game ends and the next players can begin.
another-game = Another game
touch-lit-field = Touch one of the lit fields.
first-anywhere = Touch any field to place your first marble.
first-cross = Only the lit fields are open: the row and column of the last marble.
first-closed = The two striped tiles are closed: the last marbles lie on them.
first-take = Have more marbles on a tile, and all its fields are points for you.
time-is-up = Time is up: computers play the last marbles.
enter-code = Enter the code
operator = Operator
today = Today
all-days = In all
games-played = Games begun
games-finished = Played to the end
games-left = Abandoned
games-by-two = Of two people
game-length = Average length
running-for = Running for
memory-used = Memory
slowest-frame = Slowest frame
restarts = Restarts
stand-volume = Volume { $percent }%
busiest-hours = Games by the hour
wins-by-level = Visitors won – drew – lost
