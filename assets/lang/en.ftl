# English. Every other language has exactly these messages with the same variables.
# $name is a player's name. $colour is the name of a colour as on a label; in sentences there are also
# $colour-subject (first word), $colour-inside, $colour-of (owner) and $colour-to (receiver): each
# language takes the forms it needs. Numbers arrive as numbers and are written as the language does.

## Players

colour-red = Red
    .subject = Red
    .inside = Red
    .of = Red’s
    .to = Red
colour-black = Black
    .subject = Black
    .inside = Black
    .of = Black’s
    .to = Black
colour-amber = Amber
    .subject = Amber
    .inside = Amber
    .of = Amber’s
    .to = Amber
colour-blue = Blue
    .subject = Blue
    .inside = Blue
    .of = Blue’s
    .to = Blue
colour-white = White
    .subject = White
    .inside = White
    .of = White’s
    .to = White
you = You
person = Player
computer = Computer
level = Level { $level }
level-of-colour = { $colour }, level { $level }
opponent-level = { $name }, level { $level }

## A turn

thinking = Thinking…
your-turn = Your turn
to-move = { $colour-of } turn
is-thinking = { $name } is thinking
you-begin = You go first: choose any space
begins = { $name } goes first: any space is allowed
open-fields = { $count ->
    [one] One space to choose from in row { $row } and column { $column }
   *[other] { $count } spaces to choose from in row { $row } and column { $column }
}
press-again = Press again to place the marble here

## Moves

moves = Moves
last-move = { $colour } { $field }, tile worth { $size }
takes = takes a tile worth { $size }
level-on = ties a tile worth { $size }
tile-owned = Tile worth { $size }, { $red }–{ $black }: { $colour } leads
tile-empty = Tile worth { $size }: not taken yet
tile-level = Tile worth { $size }, { $red }–{ $black }: tied

## Why a field will not do

refused-over = The game is over
refused-occupied = { $field } is taken
    .why = There is already a marble here.
refused-cross = { $field } is out of reach
    .why = You can only play in row { $row } or column { $column }.
refused-taboo = { $field } is off limits
    .last = { $colour } has just played on this tile.
    .before = { $colour-of } previous marble is on this tile.

## The score

total = Total
marbles = Marbles
part-tiles = Tiles
part-area = Largest area
    .short = Area
part-chains = Chains
counting-tiles = Tiles
counting-area = Largest areas
counting-chains = Chains
no-chains = No chains
no-bonus = { $size } each: no bonus
bonus = { $most } − { $least } = +{ $bonus } for { $colour }
skip = Skip

## The result

draw = It’s a draw
you-win = You win
you-win-by = { $margin ->
    [one] You win by 1 point
   *[other] You win by { $margin } points
}
wins = { $name } wins
wins-by = { $margin ->
    [one] { $name } wins by 1 point
   *[other] { $name } wins by { $margin } points
}
all-placed = All 56 marbles have been placed.
you-were-blocked = After { $marbles } marbles you had nowhere left to play: { $why }.
was-blocked = After { $marbles } marbles { $name } had nowhere left to play: { $why }.
blocked-full = the last marble’s row and column were full
blocked-by-last = the only free spaces in the last marble’s row and column were on its own tile
blocked-by-taboo = the only free spaces in the last marble’s row and column were on off-limits tiles
you-resigned = { $marbles ->
    [one] You resigned after one marble.
   *[other] You resigned after { $marbles } marbles.
}
resigned = { $marbles ->
    [one] { $name } resigned after one marble.
   *[other] { $name } resigned after { $marbles } marbles.
}
series-you-won = You win the best-of-{ $length } series, { $most }–{ $least }
series-won = { $name } wins the best-of-{ $length } series, { $most }–{ $least }
series-stands = Best of { $length }: { $red-name } { $red } – { $black } { $black-name }
one-game = One game
best-of = Best of { $length }
margin-by-round = Lead after each round
ahead = { $colour } ahead
rematch = Rematch
next-opponent = Next opponent: { $name }, level { $level }
next-game = Next game
new-series = New series
swap-sides = Swap sides
look-at-board = View board
new-board = New board
count-again = Replay count
take-back = Undo move

## The menu

menu = Menu
back-to-game = Back to the game
resign = Resign
to-title = Title screen
restart = Restart game

## Questions

ask-resign = Resign this game?
ask-leave = Leave this game?
ask-quit = Quit Kulami?
ask-quit-game = Quit Kulami? Your game is saved.
ask-new = Start a new game? This one will be lost.
ask-restart = Restart this game from the first marble?
ask-reset = Reset all settings to their defaults?
ask-reset-controls = Reset all keys and buttons to their defaults?
go-on-playing = Keep playing
leave = Leave
yes-new = New game
yes-reset = Reset
keep = Keep it
cancel = Cancel

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

sides = Players
rules = Rules
rule-book = Rules
rules-basic = Tiles
    .help = The player with more marbles on a tile takes it.
rules-area = Tiles and area
    .help = The larger area scores too.
rules-chains = Tiles and chains
    .help = Five or more in a line score too.
rules-area-chains = Everything
    .help = Tiles, areas and chains.
who-starts = Who goes first
how-many-games = How many games
starts-draw = Pick a hand
starts-loser = Last game’s loser
board-square = Square
board-irregular = Irregular
board-library = Library
board-pasted = Custom
board-own = Your board
board-name = My board
board-size = { $width } × { $height }, 17 tiles, 64 spaces
openness = Gaps
seed = Seed
shuffle = Shuffle
copy = Copy
copied = Copied
copied-within = Copied, but only within the game: this system has no clipboard
paste = Paste
paste-hint = Copy a board as text, or a 200-character code from an older Kulami program, then press Paste.
paste-refused = This is not a valid board: { $why }
paste-nothing = There is no text to paste.
start-game = Start game
back = Back
name-hint = Name

## Drawing lots

lots-you-pick = Pick a hand: the colour inside goes first
lots-name-picks = { $name } picks a hand: the colour inside goes first
lots-starts = { $colour } goes first
lots-you-start = You are { $colour } and go first
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
reset = Reset to defaults
reset-controls = Reset keys and buttons
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
    .help = The first press shows the marble, the second press places it
turn-board = Rotate the board
    .help = With two players, it turns to face whoever’s turn it is
aids = On-board help
aid-legal = Available spaces
    .help = The spaces where you can play glow
aid-cross = Row and column
    .help = The row and column of the last marble are lighter
aid-taboo = Off-limits tiles
    .help = The last two tiles used are lowered and striped
aid-last = Last marbles
    .help = The last two marbles have rings around them
aid-owners = Tile owners
    .help = Tiles are outlined in their owner’s colour
aid-hover = Preview
    .help = Point at a space to see your marble there, or why it can’t go there

theme = Table
    .help = Wood and cloth
quality = Graphics quality
    .help = Higher quality needs a faster computer
quality-low = Low
quality-medium = Medium
quality-high = High
window = Display mode
    .help = In a window or full screen
window-windowed = Window
window-full = Full screen
resolution = Resolution
    .help = The size of the window, or of the picture in full screen
resolution-own = Same as screen
resolution-size = { $width } × { $height }
vsync = VSync
    .help = Stops the picture from tearing
frame-limit = Frame rate limit
    .help = Fewer frames keep a laptop cool
frame-limit-none = No limit

volume-master = Master volume
volume-effects = Sound effects
    .help = Marbles, tiles and buttons
volume-music = Music
volume-ambience = Room sounds
    .help = Quiet background sounds around the table
music = Music and room sounds
    .help = Turns both on or off; its key works everywhere
mute-unfocused = Mute in background
    .help = While another window is active

text-size = Text size
    .help = For all text in the game
reduced-motion = Reduced motion
    .help = Marbles appear without flying, screens fade
palette = Marble colours
    .help = Choose the pair you can tell apart best
palette-ruby = Red and black
palette-amber = Amber and blue
palette-pearl = White and black
marks = Symbols on marbles
    .help = A dot on one colour, an open ring on the other
high-contrast = High contrast
    .help = Available spaces, off-limits tiles and rings stand out more

keys = Keyboard
gamepad = Gamepad
press-key = Press a key…
press-button = Press a button…
none-bound = –
bound-elsewhere = { $key } is no longer used for “{ $action }”.

## What keys do

action-left = Left
action-right = Right
action-up = Up
action-down = Down
action-confirm = Place / select
action-next = Next button
action-back = Back
action-menu = Menu
action-take-back = Undo move
action-redo = Redo move
action-top-view = Top view
action-reset-view = Reset view
action-turn-board = Rotate the board
action-turn-to-mover = Face current player
action-aids = On-board help on/off
action-list = Move list
action-hide = Hide interface
action-resign = Resign
action-new-game = New game
action-pause = Pause / resume
action-step = Play one move
action-speed = Change speed
action-look = View board
step-first = First move
step-back = Previous move
step-on = Next move
step-last = Last move
edit-board = Edit board
action-music = Music on/off

key-enter = Enter
key-space = Space
key-backspace = Backspace
key-escape = Escape
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

notice-settings-broken = Your settings could not be read and have been reset. The old file was kept as { $file }.
notice-settings-unsaved = Your settings could not be saved: { $why }
notice-language-broken = Some text in this language could not be loaded.
notice-sound-none = No sound device was found. The game will run without sound.
notice-sound-gone = The sound device was disconnected. Sound will return when it is back.
notice-sound-broken = Some sounds cannot be played: { $what }

## Opponents

level-1 = Playing for the first time. Loves taking tiles, but often misses the big ones.
level-2 = Grabs whatever looks good and rarely wonders what you will do next.
level-3 = Thinks about your reply before letting go of the marble, just not very hard.
level-4 = Knows which tiles are safe and which can still be lost.
level-5 = Thinks one move further than you expect and trusts his gut for the rest.
level-6 = Leaves you very few spaces and hopes you notice.
level-7 = Makes no careless mistakes; you have to look further ahead than he does.
level-8 = Gives up small tiles to win big ones ten moves later.
level-9 = Is already working out the end of the game while you are still in the middle.
level-10 = The strongest of all: sees the end coming from far away and plays it perfectly.

## Boards of the library

library-rulebook = Rulebook 1
library-printed-square = Rulebook 2
library-printed-wild = Rulebook 3
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
hint-only = This is your only move.
hint-ends-won = { $margin ->
    [one] Ends the game: you win by 1 point.
   *[other] Ends the game: you win by { $margin } points.
}
hint-ends-lost = { $margin ->
    [one] Ends the game: you lose by 1 point.
   *[other] Ends the game: you lose by { $margin } points.
}
hint-ends-drawn = Ends the game in a draw.
hint-takes = Takes a tile worth { $size } points.
hint-ties = Ties { $colour-of } tile worth { $size } points.
hint-secures = Secures a tile worth { $size } points for good.
hint-saves = { $colour } can no longer take this tile ({ $size } points).
hint-joins = Joins your areas: the largest grows from { $from } to { $to }.
hint-extends = Your largest area grows to { $to }.
hint-keeps-apart = Keeps { $colour-of } areas apart: the largest would grow from { $from } to { $to }.
hint-makes-chain = Makes a chain of { $length }.
hint-lengthens-chain = Your chain grows to { $length }.
hint-blocks-chain = Blocks a chain of { $length }.
hint-few = { $fields ->
    [one] Leaves { $colour } just one space.
   *[other] Leaves { $colour } only { $fields } spaces.
}
hint-little = { $points ->
    [0] { $colour } can gain nothing with the next marble.
    [one] { $colour } can gain only 1 point with the next marble.
   *[other] { $colour } can gain only { $points } points with the next marble.
}
hint-best = Looks best in the long run.
hint-certain = Final result with best play: { $margin }.
hint-expected = Expected final result: about { $margin }.
score-map = Score forecast
    .help = Each available space shows how the game is likely to end
action-hint = Hint
action-score-map = Score forecast on/off

## Statistics

statistics = Statistics
statistics-all-rules = All rules
statistics-none = You have not finished a game yet. Play one, and your results will appear here.
statistics-none-here = No finished games yet.
statistics-counted-for = Results for { $colour }
statistics-games = Games
statistics-won = Won
statistics-drawn = Drawn
statistics-lost = Lost
statistics-streak = Win streak
statistics-best-streak = Longest win streak
statistics-best-margin = Best margin
statistics-average-margin = Average margin
statistics-chart = Margin by game
statistics-resigned = Resigned
statistics-reset = Reset statistics
statistics-unread = Your statistics could not be read: { $why }
ask-reset-statistics = Reset your statistics? The old ones will be kept in a file.
notice-statistics-unsaved = Your statistics could not be saved: { $why }
notice-statistics-damaged = { $count ->
    [one] One entry in your statistics is damaged and was skipped.
   *[other] { $count } entries in your statistics are damaged and were skipped.
}
notice-statistics-kept = Your old statistics were kept as { $file }.

## Saved games

notice-game-unsaved = The game could not be saved: { $why }
notice-game-backup = Your game could not be read. { $why } “Resume” continues from one move earlier.
notice-game-lost = An unfinished game could not be read. { $why } The file was kept as { $file }.
flaw-missing = The file does not exist.
flaw-unreadable = The file cannot be read: { $why }.
flaw-foreign = This is not a Kulami game.
flaw-newer = It was saved by a newer version of the game.
flaw-cut-short = The end is missing.
flaw-mistake = It contains an error: { $why }.
load-refused = This game cannot be loaded. { $why }
save-game = Save game
load-game = Load game
saves = Saved games
save = Save
saving = Saving…
saved-as = Saved as “{ $name }”.
load = Load
load-backup = Load backup
delete = Delete
delete-refused = It could not be deleted: { $why }
copy-game = Copy as text
paste-game = Paste a game
saves-listing = Looking for your games…
no-saves = You have no saved games yet. Use “Save game” in the menu, paste a game as text, or drop a file onto the window.
saves-unreadable = Your saved games could not be listed: { $why }
ask-load = Load this game? Your current game will be lost.
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
when-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
date-short = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }

## Going through a game

review = Review
review-looking = Analysing every move… { $percent }%
review-begin = Before the first move
review-marble = Move { $number } of { $of }
review-fine = There was no better move.
review-better = { $field } looks better: { $better } instead of { $played }.
review-better-certain = { $field } was definitely better: { $better } instead of { $played }.
review-level = a draw
review-ahead = { $colour } by { $points }
review-course = Expected final margin
review-turning = Turning points
review-none = No big mistakes by either side.
review-lost = Total points given away
play-on = Play on from here
try-better = Try a better space
play-on-about = { $marbles ->
    [0] The game starts with the first marble. It does not count in your statistics.
    [one] The game goes on after the first marble. It does not count in your statistics.
   *[other] The game goes on after marble { $marbles }. It does not count in your statistics.
}

## Learning

learn = Learn to play
learn-offer = First time here? Learn the game in five minutes.
learn-start = Show me
learn-later = Not now
lesson-step = Step { $step } of { $steps }
lesson-next = Continue
lesson-finish = Play a game
leave-lesson = End lesson
lesson-broken = The lesson could not be opened: { $why }
lesson-over = { $result }. { $done }
lesson-refused = { $what }. { $why }
lesson-anywhere = Whoever has the most marbles on a tile wins it, and bigger tiles score more. You play { $own }: place your first marble anywhere.
    .done = { $other } has replied in your row or column. Every marble has to follow that rule.
lesson-cross = Every marble must go in the same row or column as the last one. It’s your turn: choose one of the glowing spaces.
    .done = Exactly! Now { $other } would have to follow you.
lesson-last-tile = The tile with the last marble is off limits: it is lowered and striped. Try to place a marble on it anyway.
    .astray = You could play there. But try the tile with the last marble first.
    .done = Not allowed! Nobody may play on the tile with the last marble.
lesson-own-tile = The tile with your own last marble is off limits too. Only one space is left: find it.
    .done = Well spotted! Only the last two tiles are off limits; all the others can be used again.
lesson-gap = Rows and columns continue across gaps to the edge of the board. Place your marble beyond the gap.
    .astray = You could play there. But look down the column, beyond the gap.
    .done = { $line ->
        [row] Right: a gap does not end a row.
       *[column] Right: a gap does not end a column.
    }
lesson-take = If you have more marbles on a tile than your opponent, it’s yours; just one can be enough. Take a tile with six spaces.
    .astray = This tile has fewer than six spaces. Look for an empty one with six.
    .done = It’s yours for now, and worth six points: one for each space.
lesson-tie = If you both have the same number of marbles on a tile, nobody gets it. Tie one of { $other }’s tiles.
    .astray = That way { $other } keeps every tile. Put your marble on the same tile as one of { $other }’s.
    .done = One each: now nobody scores this tile.
lesson-block = The game ends as soon as a player has nowhere left to play. You’re ahead: leave { $other } without a single space, and you win.
    .astray = { $other } could still play after that. Look where the row of marbles ends.
    .done = { $other } is stuck: the row is full, and the tile you just played on is off limits. You have more points, so you win!
lesson-last-marble = Otherwise the game ends when all 56 marbles have been placed. Place the last one.
    .done = Game over! Now the tiles are counted, and the higher total wins.
lesson-area = Areas can score too: marbles of one colour touching side by side. Join yours with one marble.
    .astray = That doesn’t join them. Look for the space between your two areas.
    .done = One large area! Whoever has the larger one scores the difference.
lesson-chain = Chains can score too: five or more in a line, even diagonally. Complete yours.
    .astray = That doesn’t make a chain. Look along the diagonal.
    .done = A chain of five! Whoever has more marbles in chains scores the difference.
lesson-game = Now a short game against { $other }: the board is nearly full, and it’s your turn. Take every tile you can.
    .done = You know all the rules now. Well played!
remark-you-take = You take a tile worth { $size } points.
remark-you-tie = You tie { $other-of } tile worth { $size } points.
remark-you-secure = A tile worth { $size } points is yours for good.
remark-you-few = { $fields ->
    [one] You leave { $other } just one space.
   *[other] You leave { $other } only { $fields } spaces.
}
remark-you-quiet = No tile changes hands.
remark-takes = { $other } takes a tile worth { $size } points.
remark-ties = { $other } ties your tile worth { $size } points.
remark-secures = A tile worth { $size } points is { $other-of } for good.
remark-few = { $fields ->
    [one] { $other } leaves you just one space.
   *[other] { $other } leaves you only { $fields } spaces.
}
remark-quiet = { $other } doesn’t take a tile.
chance-take = You can take a tile worth { $size } points!
chance-tie = You can tie a tile worth { $size } points!
chance-none = There is no tile to take right now.

## The rules to look up

action-rules = Rules
page-board = The board
    .text = The board is made of 17 tiles: four with six spaces, five with four, four with three and four with two.
    .more = That makes 64 spaces, laid out as a square or in any other shape. All tiles must be joined and fit within 10 by 10; gaps and holes are allowed.
page-turn = A turn
    .text = Each player has 28 marbles. One hides a marble of each colour, the other picks a hand: that colour goes first. The first marble can go in any space.
    .more = Every marble after that goes in an empty space in the same row or column as the last one. Rows and columns continue across gaps and marbles to the edge of the board.
page-taboo = Off-limits tiles
    .text = Two tiles are off limits: the one with the last marble, and the one with your own last marble.
    .more = Tiles used earlier can be used again.
page-end = The end
    .text = The game ends as soon as a player has nowhere to play on their turn.
    .more = Otherwise it ends when all 56 marbles have been placed.
page-score = Scoring
    .text = The player with more marbles on a tile takes it and scores one point for each of its spaces, filled or not. A single marble can be enough.
    .more = Tied and empty tiles score nothing. The higher total wins; equal totals are a draw.
page-area = Areas
    .text = Marbles of one colour touching side by side form an area. Diagonals don’t count, and a gap separates.
    .more = Each player’s largest area counts. The player with the larger one scores the difference.
page-chains = Chains
    .text = Five or more marbles of one colour in an unbroken line form a chain: across, down or diagonally. A gap breaks it.
    .more = Each chain counts one point per marble, even where chains cross. The player with the larger total scores the difference.
page-levels = Rule levels
    .text = Basic rules: tiles only. Level 1: tiles and areas. Level 2: tiles, areas and chains.
    .more = You can also play with tiles and chains, without areas.

## Boards

boards = Boards
all-boards = All boards
boards-own = Your boards
boards-named = Included boards
boards-listing = Looking for your boards…
no-boards = None yet: build your first one!
boards-unreadable = Your boards could not be listed: { $why }
board-broken = This board cannot be opened: { $why }
board-unsaved = The board could not be saved: { $why }
save-board = Save board
known = { $games ->
    [one] From one test game
   *[other] From { $games } test games
}
known-nothing = Playing test games on this board…
known-so-far = { $games ->
    [one] From one test game so far…
   *[other] From { $games } test games so far…
}
known-openness = Choices per turn
known-fields = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
known-length = Game length
known-marbles = { $count ->
    [one] { $count } marble
   *[other] { $count } marbles
}
known-blocked = Ends with a player stuck
known-better = Advantage
known-starter = first player: { $share } ± { $error }
known-second = second player: { $share } ± { $error }
known-even = nobody: { $share } ± { $error }
known-margin = Average margin
known-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Building a board

build-board = Build a board
undo = Undo
redo = Redo
turn-tile = Rotate tile
fill-rest = Fill the rest
clear = Clear
whole-board = Whole board
mirror = Mirror
turn = Rotate
build-in-turns = Take turns building
    .help = Two players, one tile at a time
build-begin = Drag a tile onto the grid
build-left = { $count ->
    [one] One tile left
   *[other] { $count } tiles left
}
build-turn = { $count ->
    [one] { $colour } places the last tile
   *[other] { $colour } places a tile, { $count } left
}
build-complete = The board is complete
build-apart = The board is in { $count } pieces: join them
build-says = { $colour }: { $what }
build-fits = It fits
build-fits-apart = It fits, but touches no other tile
misfit-overlaps = There is already a tile there
misfit-outside = Off the grid: move the board to make room
misfit-wide = Too big: a board is at most 10 by 10
misfit-stays = When you take turns, a tile stays where it was placed
build-no-room = There is no room in that direction
build-cannot-fill = The remaining tiles could not be placed
build-none-left = No { $width } by { $height } tiles left

## A stand at a fair
tagline = Two players, seventeen tiles
touch-to-play = Touch to play
attract-place = Place your marble in the same row or column as the last one.
attract-take = Have more marbles on a tile than the other player and it’s yours.
attract-win = Every space on your tiles is a point. Most points wins!
attract-count = Now the points are counted!
who-plays = Choose your opponent
easy = Easy
fair = Medium
hard = Hard
still-there = Still there?
still-there-else = If nobody touches the screen, the game ends and the next players can start.
another-game = New game
touch-lit-field = Touch one of the glowing spaces.
first-anywhere = Touch any space to place your first marble.
first-cross = You can only use the glowing spaces: the row and column of the last marble.
first-closed = The two striped tiles are off limits: the last two marbles are on them.
first-take = Have the most marbles on a tile and every space on it is a point for you.
time-is-up = Time’s up! The computer plays the last marbles.
enter-code = Enter the code
operator = Operator
today = Today
all-days = All time
games-played = Games started
games-finished = Finished
games-left = Abandoned
games-by-two = Two-player games
game-length = Average length
running-for = Uptime
memory-used = Memory
slowest-frame = Slowest frame
restarts = Restarts
uptime = { $hours } h { $minutes } min
memory-size = { $now } MB ({ $grown })
milliseconds = { $count } ms
stand-volume = Volume { $percent }%
busiest-hours = Games per hour
wins-by-level = Visitors’ wins – draws – losses

## Why something failed: after a colon, without a capital or a full stop

cause-file = { $why } ({ $file })
cause-denied = access is denied
cause-full = the disk is full
cause-read-only = the disk is read-only
cause-missing = the file does not exist
cause-in-the-way = another file or folder is in the way
cause-in-use = another program is using the file
cause-system = the system reports error { $code }
cause-unknown = the system gives no reason
cause-malformed = the file is damaged
cause-too-large = the file is too large
cause-not-text = the file is not text
cause-taken = the game is open in another window
board-neither = “{ $found }” is neither a board as text nor a board code
code-length = { $found ->
    [one] a board code has 200 characters, this one has 1
   *[other] a board code has 200 characters, this one has { $found }
}
code-place = “{ $found }” in row { $row }, column { $column } does not belong in a board code
code-tile = the letter { $letter } stands for a tile with { $expected } spaces, but here it has { $found }
layout-character = “{ $found }” in row { $row }, column { $column } is neither a tile letter from A to Q nor a dot
layout-ragged = row { $row } is { $found } long, but row 1 is { $expected } long; fill gaps with dots
layout-empty = it has no spaces
layout-large = it is { $width } by { $height }, but at most 10 by 10 is allowed
layout-tile-apart = tile { $letter } is in several pieces
layout-not-rectangle = tile { $letter } is not a rectangle
layout-shape = tile { $letter } is { $width } by { $height }, but there is no such tile
layout-supply = { $found ->
    [one] there is only one tile with { $size } spaces, but a board has { $expected }
   *[other] there are { $found } tiles with { $size } spaces, but a board has { $expected }
}
layout-apart = it is in several pieces
record-line = { $why } (line { $line })
record-unknown = the first line is not that of a Kulami game
record-repeated = “{ $what }” appears twice
record-no-board = there is no board
record-rules = the rules are unknown
record-starts = the colour that goes first is unknown
record-move-nowhere = move { $number } (“{ $word }”) is not a space on this board
record-move-refused = move { $number } (“{ $word }”) is against the rules
record-not-over = there is a result, but the game is not over
record-result = the result does not match the moves
