### The texts of the center-die game.

bluff = A bluff: { $face } fits { $other }
did_accept = { $name } accepts
did_challenge = { $name } challenges
did_draw = { $name } draws a die
did_pass = { $name } keeps the die
did_reroll = { $name } rolls again
do_accept = Accept the +4
do_challenge = Challenge the +4
do_draw = Draw a die
do_pass = Keep the die
do_reroll = Roll all dice again
game = Center die
# Of the player of a wild +4 that may be challenged: that hand, and the die that it was played on.
honest_if = { $name } is honest if no other die fitted { $face }: { $dice }
is_bluff = a bluff
opt-wd4 = Wild +4
value-challenge = challenge
value-enforced = enforced
verb_accept = Accept
verb_challenge = Challenge
verb_draw = Draw
verb_pass = Keep
verb_reroll = Again

# What the coach says in a first match: three lines of the display.
coach-bluff = Wild +4 while { $face } fits is a bluff: it may be challenged
coach-challenge = Does another die here fit { $face }? Then challenge, else accept
coach-draw = Still nothing fits: draw one die, and play it if it fits
coach-match = { $face } fits on { $other }: the same color or sign
coach-reroll = Nothing fits: roll your whole hand once, then try again
coach-wild = A wild fits anything; then you name its color
