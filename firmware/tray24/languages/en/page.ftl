# Texts of the page in the browser: the live page, replayed records, and the read-only page of a tray.
#
# <br>, <kbd> and the like are HTML tags: keep them in their places in your sentence.
# These blanks have few values, so the browser gets a message with one of them in all its forms:
#   $face, $Face    a die inside a sentence ("red 7"), and at its beginning ("Red 7")
#   $tile, $Tile    a tile inside a sentence ("red 5 / blue skip"), and at its beginning
#   $color, $Color  one of the four colors
#   $count          a number of things
#   $slot           a slot of the tray, 0 to 23
#   $seat           a seat of the tray, 1 to 6
# The attribute `label` is the text for screen readers: the die first, then the rest.

### Faces and tiles

color-r = red
    .start = Red
color-y = yellow
    .start = Yellow
color-g = green
    .start = Green
color-b = blue
    .start = Blue
sign-S = skip
sign-R = reverse
sign-D1 = +1
sign-D2 = +2
sign-W = wild
    .start = Wild
sign-WD4 = wild +4
    .start = Wild +4
sign-DE = dead end
    .start = Dead end
face-colored = { $color } { $sign }
face-declared = { $wild }, declared { $color }
face-not-rolled = blank die
    .start = Blank die
face-unknown = unknown die
    .start = Unknown die
face = { $face }
face-start = { $Face }
tile = { $tile }
tile-start = { $Tile }
tile-both = { $first } / { $second }
tile-hidden = hidden tile
    .start = Hidden tile
color-button = { $Color }

### Dice, tiles and places

dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
seat = Seat { $seat }
you = You
bag-title = { $count } in the bag
bag-name = Bag, { dice }.
bag-name-draw = Bag, { dice }. Draw one die
bag-on-tray = { $count } on the tray
bag-in-hands = { $count } in hands

### The head of the page

name-of-page = Tray24
description = Tray24: the tray's own firmware on a virtual tray.
title-your-turn = Your turn | Tray24
new-match = New match
sit-as = Sit as
sit-table = Whole table
# The first screen of another browser at the same table.
settings = Settings
language = Language of this page
language-of-browser = As the browser asks
settings-words = What follows belongs to the tray: everybody who plays on it has the same.
settings-builders = For builders
seats-title = Who are you?
seats-words = Other screens show this tray, too.
# Only in games whose racks are hidden.
seats-rack = Your rack is shown on your screen alone, until you give your seat back.
seats-give-back = Give my seat back to the table
seats-open = Seats and phones
seats-bot = a bot
seats-taken = on another screen
seats-sure = Sit here too
seats-watch = Just watch
seats-table = We all play at this screen
invite-title = Phones
invite-nowhere = This tray runs in your browser alone: other tabs of this browser can sit at it, other machines cannot. For these, start it with ./tray24 play --host 0.0.0.0
invite-how = To play from phones in your network, start it with: ./tray24 play --host 0.0.0.0
invite-scan = Scan it with a phone in the same network, or open { $url }. Whoever can reach this address may play.
invite-name = QR code of { $url }
sit-onlooker = Onlooker
speed = Speed
speed-of-bots = Speed of bots
undo = Undo
undo-name = Undo one step
redo = Redo
redo-name = Play again what was undone
help = Help
controls = Match and page controls
no-scripts = This page needs a current browser with JavaScript. If yours is one, the web server does not send this page's .js files as text/javascript.
connecting = Connecting to the tray.
waiting = No connection to the tray. This page reconnects by itself.
perhaps-not-done = The tray is back. Look again: your last action may not have been done.

# Where the page was loaded from a simulator of another version, and where a message cannot be understood.
update = New version
records = Records
records-words = Each match that ends is kept on the tray. A record can be watched, checked and kept elsewhere as a file.
records-none = No match has ended here yet.
records-away = The tray cannot be reached.
records-players = Who has played and won
records-all = Download all
record-taken = taken
records-in-browser = They are kept in this browser only: download them to keep them elsewhere.
records-on-computer = They are kept on the computer that this page comes from.
records-on-tray = They are kept on the tray; what is fetched here stays until this tab closes.
records-bring = Bring records from files…
record-watch = Watch
record-download = Download
record-unreadable = This file cannot be read.
record-not-over = { $names }; the match did not end
record-won = { $names }; { $won } with { $points } points
record-of-player = { $played } { $played ->
    [one] match
   *[other] matches
}, { $won } won
record-too-long = a record has { $most } kB at most
record-too-many-lines = a record has { $most } lines at most
record-wrong = this is no record of Tray24, or not a right one: { $reason }
record-known = the tray has this record already
record-not-kept = the record could not be kept: { $reason }
record-of-onlooker = only somebody who sits at a seat, or at the computer that runs the tray, can bring records
records-full = at most { $count } brought records are kept, of { $most } MB together: there is no room for one more
records-left = More records are being read: { $count }
loading = Loading the tray. It runs in this browser.
store-refused = This browser keeps nothing for this page: the match goes on, but ends with this tab. A private window, a setting of the browser, or an address without https may be the reason.
store-full = This browser has no room left: what happens now ends with this tab. Make room on this device.
store-in-use = Another version of this page is open in another tab. Close that tab: the tray goes on here.
did-not-start = The tray did not start. Reload the page; if that does not help, use a current Firefox, Chrome, Edge or Safari.
did-not-load = The tray was not loaded: a file of this page is missing or did not come whole. Load the page again; if that does not help, this site is damaged or the network holds a file back.
silent = The tray does not start: nothing has come for half a minute. Check the network, then load the page again.
other-version = This page belongs to another version of the simulator. Reload the page.
not-understood = This page does not understand what the tray says. Reload the page.

### The start page

intro-title = A tray for 24 dice <br>that knows the game
intro-firmware = This page runs the tray’s own firmware, with its light, its display, its buttons and its buzzer. Everything works by clicking, by touch or by keys.
intro-tabs = Open this page in more tabs or on more screens of this machine: all of them show the same tray.
start = Start
game = Game
plug-pulled = The plug is pulled.
plug-in = Plug in
continue = Continue
card-hand = hand { $hand }
card-points = { $name } { $points }
play-bots = Play against bots
play-alone = Play alone
play-day = Dice of the day
day-words = The same dice for everybody who plays today, whatever they keep. You may undo a roll and play on, but then the result does not count.
day-alone = For one player alone, without bots
day-electronic = With electronic dice only
day-set = With the usual dice only
copy = Copy
copied = Copied
set-up = Set up a match…
in-short-name = The game in short
in-short = { $game }, in short
to-help = Keys, lights and rules

### The tray

tray = The tray
slots-name = 24 slots
usb-in = USB plug. Pull to cut the power
usb-out = USB plug, pulled. Put it back in
key-red = Red key: back, hold to undo
key-yellow = Yellow key: previous
key-green = Green key: OK
key-blue = Blue key: next
# The letter on a key of the tray, and on the keyboard.
letter-r = R
letter-y = Y
letter-g = G
letter-b = B
display = Display
display-says = Display: { $words }
display-off = Off.
    .label = Display: Off.
mute = Mute the buzzer
unmute = Unmute the buzzer
seat-button-free = Seat { $seat } button, free
seat-button-you = Seat { $seat } button, you
    .turn = Seat { $seat } button, you, your turn
    .next = Seat { $seat } button, you, next
seat-button = Seat { $seat } button, { $name }
    .turn = Seat { $seat } button, { $name }, on turn
    .next = Seat { $seat } button, { $name }, next
slot-empty = Slot { $slot }, empty
slot-die = Slot { $slot }, { $face }
slot-refused = Slot { $slot }, { $face }, refused: { $words }
# The button beside a sentence about what is refused, or not possible: it opens the help at the rule.
why = why?

### The room around the tray

room = Room
room-light = Room light
room-light-value = { $level ->
    [dark] dark
    [lamp] lamplight
    [bright] bright room
    [day] daylight
   *[sun] sunshine
}
sensor-noise = Sensor noise
sensor-noise-value = { $level ->
    [none] none
    [little] little
    [some] some
   *[much] much
}
# What the real dice are made of.
dice-make = Make of dice
dice-molded = molded plastic
dice-printed = printed stickers
dice-translucent = translucent
dice-dark = dark

### The match

score = Score
score-hand = hand { $hand }
score-hand-aim = hand { $hand }, { $aim }
aim-target = first to { $target }
points = { $points } points
bag = Bag
table = The table
hand = Hand
log = Log
log-name = Log, newest first
log-hand = hand { $hand }
seat-name = Seat { $seat }, { $name }
hand-of-you = Seat { $seat }, yourself.
hand-of = Seat { $seat }, { $name }.
your-turn = Your turn
# $ending is the last letter of the name.
turn-of = { $ending ->
    [s] { $name }’ turn
   *[other] { $name }’s turn
}
# Where it is the turn of somebody who plays on a phone, at the screen of the whole table.
turn-elsewhere = { $name } plays on another screen
turn-elsewhere-you = You play on another screen
screen-gone = That screen cannot be reached just now.
screen-left = That screen could not be reached for a minute.
screen-fetch = Play on here
rolls = { $name } rolls
next = next
below = below
bot = bot
bot-fair = fair bot
bot-sharp = sharp bot
bot-expert = expert bot
bot-gentle = gentle bot
bot-random = random bot
character-steady = A steady bot
character-watchful = A watchful bot, quick to catch
character-forgetful = A forgetful bot, often without a call of UNO
character-cautious = A cautious bot, with an eye on the next player
character-bluffer = A bot that bluffs
character-rascal = A rascal, which bluffs, and catches who forgets UNO
virtual = virtual
over = The match is over
you-win = You win
wins = { $name } wins
# $last is the last of several names, $names all others.
share-the-win = { $names } and { $last } share the win
names = { $names } and { $name }
after-hands = { $count ->
    [one] after { $count } hand
   *[other] after { $count } hands
}
### The evening's card, once a match is over: who stood out, and by what.

evening = This match
evening-close = Close the card
evening-best-hand = Best hand
evening-best-hand-did = { $count } points
evening-best-turn = Best turn
evening-best-turn-did = { $count } points
evening-most-caught = Sharpest eyes
evening-most-caught-did = { $count ->
    [one] one catch
   *[other] { $count } catches
}
evening-lucky-first = Luckiest
evening-lucky-first-did = { $count } points with the first roll
evening-lucky-drawn = Luckiest
evening-lucky-drawn-did = { $count ->
    [one] one draw fitted at once
   *[other] { $count } draws fitted at once
}
# The end of a hand, over the question that goes on.
hand-won = { $name } wins the hand: { $points ->
    [one] one point
   *[other] { $points } points
}
hand-won-you = You win the hand: { $points ->
    [one] one point
   *[other] { $points } points
}
hand-out = { $name } wins the hand
hand-out-you = You win the hand
hand-drawn = Nobody wins the hand
play-again = Play again
play-around = Move seats
play-around-title = Play again, everybody one seat further
watch-again = Watch again
watch-title = The match so far
# The title over a match that is over.
watch-over = The whole match
watch-back = Back to the match
watch-back-list = Back to the records
watch-nothing = There is no match to watch here.
watch-to-tray = Go to the tray

### What a seat may do

roll = Roll
roll-again = Roll again
keep = Keep
keep-it = Keep it
draw = Draw
draw-a-die = Draw a die
play = Play
pass = Pass
accept = Accept
challenge = Challenge
uno = UNO
uno-for = UNO for { $name }
catch = Catch { $name }
catch-you = Catch yourself
alone = I am alone
alone-asked = are you alone in front of the tray?
choose = choose
name-a-color = name a color
nothing-fits-draw = nothing fits: draw
play-it-or-keep-it = play it, or keep it

### Hints for a die of the hand

hint-not-rolled = { $Face }, not rolled yet
    .label = { $face }, not rolled yet
hint-fits = { $Face } fits
    .label = { $face }, fits
# A wild +4 while $match fits as well.
hint-bluff = { $Played } may be challenged: your { $match } would fit
    .label = { $played }, may be challenged: your { $match } would fit
# A die that shows a wild +4 to be a bluff.
die-matched = { $face }, would have fit
hint-fits-any = { $Face } fits any open slot
    .label = { $face }, fits any open slot
hint-fits-slots = { $number ->
    [one] { $Face } fits slot { $last }
   *[other] { $Face } fits slots { $slots } and { $last }
}
    .label = { $number ->
        [one] { $face }, fits slot { $last }
       *[other] { $face }, fits slots { $slots } and { $last }
    }

hint-fits-ends = { $count ->
    [one] { $Tile } fits one end
   *[other] { $Tile } fits { $count } ends
}
    .label = { $count ->
        [one] { $tile }, fits one end
       *[other] { $tile }, fits { $count } ends
    }

### Real dice

real-roll-for-start = Roll for the start
real-best-doublet = Who has the best doublet?
real-done = Done
real-follow = Follow the lights
real-right = They are right
real-tell-again = Tell them again
real-tell = Tell: { $face }
real-tell-left = Tell what is left
real-take-back = Take it back
real-look-at-hand = Look at the hand
real-look-at-rack = Look at the rack
real-take-dice = { $count ->
    [one] Take a die
   *[other] Take { $count } dice
}
real-take-tiles = { $count ->
    [one] Take a tile
   *[other] Take { $count } tiles
}
real-give-dice = { $count ->
    [one] Give a die back
   *[other] Give { $count } dice back
}
real-give-tiles = { $count ->
    [one] Give a tile back
   *[other] Give { $count } tiles back
}
real-roll-all = Roll all dice
# With several seats at one page: an action and its seat.
real-of-seat = { $action } (seat { $seat })
real-wait-lifted = wait: dice are being lifted
real-put = put { $face } into slot { $slot }
real-put-declared = put { $face } (declared { $color }) into slot { $slot }
real-as-display-says = is it as the display says?
real-lift-slot = lift the die in slot { $slot }
real-lift-blinking = lift the { $count } dice that blink
real-roll-all-asked = roll all dice
real-wait = wait for the others
real-ready = ready?
real-take-dice-asked = { $count ->
    [one] take a die from the bag
   *[other] take { $count } dice from the bag
}
real-take-tiles-asked = { $count ->
    [one] take a tile from the pile
   *[other] take { $count } tiles from the pile
}
real-too-many-dice = { $count ->
    [one] one die too many
   *[other] { $count } dice too many
}
real-too-many-tiles = { $count ->
    [one] one tile too many
   *[other] { $count } tiles too many
}
real-tell-dice-held = tell the dice you still hold
real-tell-tiles-held = tell the tiles you still hold
real-tell-color = tell its color
real-tell-face = tell what it shows
real-are-these-right = are these right?
real-put-or-press = put a die, or press a key
real-roll-it-again = Roll it again
real-put-lit-slot = put it into the lit slot
real-no-number = no number: roll it again
real-does-not-fit-keep = it does not fit: keep it
real-nothing-fits-roll-again = nothing fits: roll again
real-roll-all-asked-your = roll all your dice
slot-put = { $slot-said }, put { $face } here
slot-lift = { $slot-said }, lift it
slot-blind = { $slot-said }, no sensor: tell its die by keys

### The dialog for a new match

new-running = The running match is kept: it can be continued later.
give-up-title = The tray keeps as many unfinished matches as it can: give up one?
give-up-words = It ends unfinished, and stays among the records. Close this to keep all of them.
dice-title = Dice
dice-electronic = Electronic: the tray rolls
dice-real = Real: rolled on the table
die-set = Die set
# The name is that of the game whose dice they are.
die-set-of = { $name }: { $count } dice
tiles-title = Tiles
tiles-electronic = Electronic: the tray draws
tiles-real = Real tiles: laid on the table
who-nobody = Nobody
who-person = Person
# The name of a person who has not given one; at most 10 letters.
player = Player { $seat }
who-bot = Bot, { $name }
seat-input = Name of seat { $seat }
players-exactly = { $count ->
    [1] This game is for one player.
    [2] This game is for two players.
    [3] This game is for three players.
    [4] This game is for four players.
    [5] This game is for five players.
   *[6] This game is for six players.
}
players-at-least = { $count ->
    [1] A match needs at least one player.
    [2] A match needs at least two players.
    [3] A match needs at least three players.
    [4] A match needs at least four players.
    [5] A match needs at least five players.
   *[6] A match needs at least six players.
}
players-at-most = { $count ->
    [1] At most one player can play this game.
    [2] At most two players can play this game.
    [3] At most three players can play this game.
    [4] At most four players can play this game.
    [5] At most five players can play this game.
   *[6] At most six players can play this game.
}
option-number = { $option }: give a number from 1 to 9999.
close = Close

### The sheet with the controls of small screens

controls-title = Match and page
hints = Hints
hints-off = None
hints-plays = What may be played
hints-best = The best move, too
children = Children play
plug = Plug
plug-pull = Pull the plug
sound = Sound
sound-on = Sound on
sound-off = Sound off

### Help

help-rules-of = The rules of
help-rules-name = Rules of
help-rules-numbered = All rules, word for word
help-rule = { $title }.
help-turn = Your turn on this page
help-click = Choose one of your dice, then a slot; or drag it there. Dashed slots are where it fits. Where there is only one place for a die, choosing it plays it.
help-clicks-of = { $game }: { $clicks }
help-keys-of-tray = Or do it on the tray: green is OK, red goes back, yellow and blue step. Hold red for a second to undo.
help-display = The display always says what the tray waits for.
help-pause = Red on the tray opens the pause menu, where you can keep the match for later or end it. With electronic dice a player may leave there, and a bot takes over.
help-hints = Hints:
help-hints-off = none
help-hints-plays = what may be played
help-hints-best = and the best move
help-children = Children play: what may be played is always marked, undo does not ask, and bots and catches take twice as long.
help-plug = Pull the plug whenever you like. The tray forgets nothing.
help-keys = Keys
help-keys-seats = seat buttons: your own calls UNO, or catches who forgot it
help-keys-colors = the colored keys; also <kbd>⌫</kbd> <kbd>←</kbd> <kbd>↵</kbd> <kbd>→</kbd>
key-tab = Tab
key-shift = Shift
help-keys-tab = to your dice, your actions, the slots
key-space = Space
help-keys-space = lifts a die, drops it in a slot; arrows move between slots
help-keys-undo = undo, redo, new match
help-keys-rest = mute, plug, this help
help-lights = What the lights mean
help-lights-white = warm white, breathing: a die may go here
help-lights-color = a color around a die: the color that it counts as; a wild has the color named for it
help-lights-red = red, blinking in pairs: refused; the display says why
help-lights-dot = a dot at the front right corner of a slot: the same light, to be seen beside a die, too
help-bone = Outlines and tags in the color of bone belong to this page; a tray on your table does not show them.
help-colors = Colors without color
help-colors-red = red: round pips, upright lines
help-colors-yellow = yellow: diamonds, dots
help-colors-green = green: triangles, slanting lines
help-colors-blue = blue: squares, level lines
help-colors-wild = wild: ivory, one pip of each

### What the tray asks

talk-allowed = Table talk is allowed
talk-not-allowed = No table talk
ask-scores = The scores
ask-rolloff = Who starts?
# Above the dice of the roll-off.
rolloff-starts = { $who ->
    [you] You start
   *[other] { $name } starts
}
# Before the first match with real dice: the tray learns what its slots look like.
measuring-tray = Measuring the tray
measuring = Measuring the tray: { $done } of { $of }
measuring-how = A white die lies in each slot once. Then the match starts.
ask-notice = Message from the tray
ask-look = The tray shows what lies open
ask-rack = { $name } shows the rack
ask-rack-of-others = { $name } looks at the rack of { $other }
ask-pause = Paused
ask-help = The rules
ask-leaving = Who leaves?
ask-undo = Undo a roll?
ask-undo-tiles = Undo a draw?
ask-confirm = Sure?
ask-any = The tray asks
ask-no-power = No power
answer-go-on = Go on
answer-ok = OK
answer-next = Next
answer-choose = Choose
answer-close = Close
answer-nobody = Nobody
answer-this-player = This player
answer-no = No
answer-take-back = Take it back
answer-yes = Yes
answer-back = Back

### The read-only page of a tray

full-screen = Full screen

### Records

replay-title = { $name } | Tray24
replay-first = To the beginning
    .title = To the beginning (Home)
replay-back = One line back
    .title = One line back (←)
replay-next = One line forward
    .title = One line forward (→)
replay-last = To the end
    .title = To the end (End)
replay-play = Play
    .title = Play (Space)
replay-pause = Pause
    .title = Pause (Space)
replay-line = Line of the record
replay-hands-title = Page up, page down
replay-speed = Speed
replay-hand = Hand { $number } of { $all }
replay-real = { $name }, real dice
replay-at = line { $line }
replay-at-says = line { $line }: { $text }
replay-before = before the first line
replay-beginning = the beginning
# Hints of the best move, in a match of several people.
advice-words = The best move is told once everybody who plays agrees.
advice-of = Advice: the answer of seat { $seat }
advice-no = no
advice-others = others may
advice-yes = yes
# A hint: the best move, then the next best one, what speaks for it, and how much less it is worth:
# "Best: hold red 8: Four alike 47%. Next best: hold blue 3: Blue dice, about 40, −2.3"
advice-next = { $words }. Next best: { $other }, { $cost }
# The best move, and how much less the marked dice are worth: "Best: hold red 5, +2.0. Your choice: −1.3"
advice-yours = { $words }. Your choice: { $cost }
advice-as-good = as good
# After a match: each decision beside the best move of its position, and what it lost by that.
decisions = Decisions
decisions-title = Decisions of this match
decisions-words = Each choice beside the best move, as the strongest bot values them. Choose a row to see its position.
decisions-wait = The strongest bot looks at each position…
decisions-none = There is nothing to compare before the match is over.
decisions-filter = Show
decisions-costly = What lost something
decisions-all = All decisions
decisions-of = All of
decisions-best = best
# "Ann: 31 of 40 decisions were the best; lost: 12.3 points"
decisions-sum = { $name }: { $best } of { $count } decisions were the best; lost: { $lost } { $unit }
decisions-hand = Hand { $number }
# $move: what was played at the position that is shown, above the better move.
decisions-played = Played: { $move }
decisions-better = Better: { $move }
unit-points = points
unit-tiles = tiles
fault = What is wrong in this record
fault-line = Line { $line } is not legal
fault-end = The record ends before line { $line }
fault-shown = The match is shown up to there.
fault-shown-rest = { $count ->
    [one] The match is shown up to there. { $count } more line could not be read.
   *[other] The match is shown up to there. { $count } more lines could not be read.
}

### Learning

coach-read = Read
child = Child
# For screen readers: the mark of a child in the row of a seat.
child-at = Child at seat { $seat }

## Lessons

learn = Learn in five minutes
lesson = Lesson
lesson-leave = Leave
