### The texts of the dice-line game.

did_draw = { $name } takes the back die
did_give = { $name } gives { $what }
did_pass = { $name } passes
did_reroll = { $name } rolls again
did_stuck = { $name }: nothing fits
did_take_more = { $name } takes { $count }
do_pass = Pass
do_reroll = Roll all dice again
do_take = Take { $face }, roll all
draws_and_rolls = { $name }: take { $count } and roll
game = Dice line
give = Give { $face }
# What a die makes the other player take, and what the die at the back costs, beside that choice.
gives = gives { $count }
opt-best_of = Two of three
price = roll { $count }
# Beside it stands the price.
take_back = Take { $face }
value-3 = yes
verb_draw = Take
verb_pass = Pass
verb_reroll = Again

# What the coach says in a first match: three lines of the display.
coach-last = One die in the line: roll your whole hand, it costs nothing
coach-match = { $face } fits on { $other }: the same color or sign
coach-price = Rolling has a price: you take { $face } from the back end
coach-wild = A wild fits anything; then you name its color
