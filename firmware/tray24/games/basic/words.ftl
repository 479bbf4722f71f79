### The texts of the tray game.

did_draw = { $name } draws a die
did_keep = { $name } keeps the dice
did_place = { $name } starts in slot { $slot }
did_roll = { $name } rolls
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
