### The texts of dominoes.

arm_n = arm { $number }
at_end = At { $face }
beside = Beside { $face }
bluff = A bluff: { $color } was open
cover_show = Show the rack
did_accept = { $name } accepts
did_blocked = Nobody can play on
did_challenge = { $name } challenges
did_closed = That arm is closed
did_dead = All arms are closed
did_draw = { $name } draws a tile
did_lead = { $name } leads { $what }
did_pass = { $name } passes
did_reopen = { $name } opens three arms
do_accept = Accept the +4
do_challenge = Challenge the +4
do_draw_tile = Draw a tile
do_not_reopen = Do not reopen
do_pass = Pass
ends_are = Ends: { $ends }
game = Dominoes
head_orders = Tiles
match_with = Touch with { $face }
no_bluff = No bluff: nothing fitted
opt-all_doublets = Doublets open
opt-reopen = Reopening
rack_is = Rack: { $tiles }
rack_for = Only { $name } sees this rack
tiles_are = Tiles: { $counts }
is_bluff = a bluff
undo_dice = Take back drawn tiles too? The same will come again.
undo_real = Take back a drawn tile too?
unknown_tile = a tile
verb_accept = Accept
verb_challenge = Challenge
verb_draw = Draw
verb_pass = Pass
ways_n = { $count } ways

# A tile by the faces of its two halves, and one whose halves are the same.
doublet = doublet { $face }
markings = { $first }/{ $second }

# What the coach says in a first match: three lines of the display.
coach-active = Only the side that touches acts: here { $face }
coach-bluff = Wild +4 with a color of an end in your rack may be challenged
coach-challenge = Was it a bluff? Challenge it, or accept and draw four
coach-draw = Nothing fits: draw a tile, and play it if it fits
coach-lead = The highest doublet begins; it has four open ends
coach-match = { $face } fits at { $other }: the same color or sign
