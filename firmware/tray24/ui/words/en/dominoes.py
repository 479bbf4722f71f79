"""What only dominoes say. Lines as in `play`."""

TEXTS = """
tiles_are=Tiles: %s
rack_is=Rack: %s
ends_are=Ends: %s
unknown_tile=a tile
do_draw_tile=Draw a tile
do_pass=Pass
do_not_reopen=Do not reopen
do_accept=Accept, draw four
do_challenge=Challenge the +4
verb_draw=Draw
verb_pass=Pass
verb_accept=Accept
verb_challenge=Challenge
match_with=Match with %s
at_end=At the end %s
beside=Beside %s
arm_n=arm %d
ways_n=%d ways

did_lead=%s leads %s
did_draw=%s draws a tile
did_pass=%s passes
did_accept=%s accepts
did_challenge=%s challenges
did_reopen=%s opens three arms

place W/W beside a doublet on the table, or pass=W/W beside a doublet, or pass
draw a tile: the pile is not empty=draw a tile
lead your doublet of the highest number=lead your highest doublet
"""
