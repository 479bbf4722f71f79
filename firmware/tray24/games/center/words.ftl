### The texts of the center-die game.

did_accept = { $name } accepts
did_challenge = { $name } challenges
did_draw = { $name } draws a die
did_pass = { $name } keeps the die
did_reroll = { $name } rolls again
do_accept = Accept, draw four
do_challenge = Challenge the +4
do_draw = Draw a die
do_pass = Keep the die
do_reroll = Roll all dice again
game = Center die
opt-wd4 = Wild +4
value-challenge = challenge
value-enforced = enforced
verb_accept = Accept
verb_challenge = Challenge
verb_draw = Draw
verb_pass = Keep
verb_reroll = Again
