### The texts of the tray game.

did_draw = { $name } draws a die
did_keep = { $name } keeps the dice
did_place = { $name } starts in slot { $slot }
did_roll = { $name } rolls
did_swept = The dice go back
do_draw = Draw a die
do_keep = Keep
do_pass = Keep the die
do_roll = Roll all your dice
game = Tray game
head_place = You start
opt-must_roll = Roll every turn
opt-scoring = Points go to
opt-table_talk = Table talk
put_anywhere = in any slot
slots_n = { $count } slots
value-caught = holders
value-winner = winner
verb_keep = Keep
verb_roll = Roll

# Advice: the die and where to put it.
into_slot = { $die }, slot { $slot }
# As head_place, in the plain text for a computer.
said_place = Seat { $number }, you start

# What the coach says in a first match: three lines of the display.
coach-draw = Nothing fits. Draw a die: it is rolled, and played if it fits
coach-half = Only the half with dice is in play. The other stays dark
coach-keep = You may roll all your dice again first, or keep them
coach-match = { $face } fits slot { $slot }: a die beside it has its color or sign
coach-roll = In your first turn of a hand you roll all your dice
coach-start = Choose any slot: its half is in play for the whole hand
coach-wild = A wild fits anywhere; then you name its color
coach-wild_four = Wild +4 goes only if no other die of yours fits
