### The texts of every match with electronic dice, and many of one with real dice.

advice = Best: { $words }
# $words is the best move, $why one of the why_ texts.
advice_why = { $words }: { $why }
# $points: so many points better than the next best move, on average.
advice_gain = { $words }, +{ $points }
# A player has made another move than the best one: it is worth so many points less, on average.
advice_lost = Gave away { $points }
advice_lost_tiles = Gave away { $points } tiles
# What green does now, and $points: so many points less than the best move, on average, as "-2.3".
advice_cost = { $words }, { $points }
best_before = Best before: { $points }
best_so_far = Best so far: { $points }
best_of_days = Best: day { $day }, ever { $points }
best_of_3 = Two hands won win
blue = blue
bot_thinks = Bot to move
call_uno = Call UNO
catch = Catch
catch_waits = { $name } waits to catch
# What the coach says in a first match when one die or tile will be left, in three lines of the display; without seat
# buttons a held key calls.
coach-uno = Call UNO before the next one acts: press your seat button
coach-uno_held = Call UNO before the next one acts: hold blue
color_of_wild = Name a color for the wild
# At the bottom, below the name of a player who plays on a phone.
cover_elsewhere = On a screen of its own
cover_who = Is { $name } alone?
decimal = { $whole }.{ $tenths }
dead_end = dead end
dice_are = Dice: { $counts }
did_bluff = A bluff: { $name } draws { $count }
did_catch = { $name } catches { $caught }!
did_color = { $name } names { $color }
did_draw_more = { $name } draws { $count }
did_fair = No bluff: { $name } draws { $count }
did_play = { $name }: { $what }
did_roll_one = { $name } rolls { $face }
did_skip = { $name } misses a turn
# While a wild +4 may be challenged, below did_bluff: what who must answer draws in all other cases.
stakes_else = Accepted or honest: you { $count }
did_turn = Play turns round
did_uno = { $name }: UNO!
draw_one = +1
draw_two = +2
first_total = Your first total
first_to = First to { $target } wins
green = green
hands = Hands
hand_is = Hand: { $dice }
hand_n = Hand { $number }
head_color = Color
head_drawn = You drew
head_turn = Your turn
hold_blue = hold blue
highest_wins = The highest total wins
new_best = New best!
next_hand = Blue: the next hand
no_dice = No dice
# Beside the total of a match with the dice of the day, and as a headline at its end, after an undo of dice.
not_counted = Not counted
nobody_forgot = Nobody has forgotten UNO
nothing_back = Nothing to take back
nothing_again = Nothing to play again
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
put = Put { $die }
red = red
reverse = reverse
rolls_undone = Dice were taken back
runs_left = Play runs to the left
runs_right = Play runs to the right
scores = Scores
seat_n = Seat { $number }
skip = skip
slot_n = slot { $slot }
taken_back = Taken back
title = Tray 24
to_match = Must fit: { $face }
# The question before dice of the day are taken back.
undo_day = Take back dice? The result will not count.
unknown_die = a die
up_to = Lowest wins, up to { $target }
wild = wild
wild_four = wild +4
winner = Winner
winners = Winners
yellow = yellow
your_total = Your total

## Patterns that combine texts

# A die that shows a kind: a number, or one of skip, reverse, draw_one, draw_two.
blue_face = blue { $kind }
green_face = green { $kind }
red_face = red { $kind }
yellow_face = yellow { $kind }
# A wild with the color that was named for it.
wild_face = { $color } { $wild }
# Colors on the four keys, side by side: a quarter of the display each, 30 columns.
key_blue = Blue
key_green = Green
key_red = Red
key_yellow = Yellow
# Two choices; the first may be two itself.
or_two = { $before } or { $after }
choose_one = { $labels }? { $words }
count_of = { $name }: { $count }
# The effect of green, and how often or how much.
with_figure = { $words }, { $figure }

## The seat to play, in the plain text for a computer

said_color = Seat { $number }, color
said_drawn = Seat { $number }, you drew
said_turn = Seat { $number }, your turn
seat_says = Seat { $number }, { $words }

# Why the best move is preferred. $name is the seat that acts next.
why_again = you play again
why_bluff = a bluff is likely
why_costs = it sets the next player back
why_fit = more of yours fit next
why_keep = they are good as they lie
why_legal = a bluff is not likely
why_less = leaves { $name } less
why_match = leaves { $name } nothing that fits
why_none = nothing fits
why_only = nothing else fits
why_out = it ends the hand
why_points = it takes the most points off
why_risk = a bluff would cost more
why_roll = a roll is likely to be better
why_same = others are as good
why_wild = keeps your wild
