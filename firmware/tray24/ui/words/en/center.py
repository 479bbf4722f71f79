"""What only the center-die game says. Lines as in `play`."""

TEXTS = """
do_reroll=Roll all dice again
do_draw=Draw a die
do_pass=Keep the die
do_accept=Accept, draw four
do_challenge=Challenge the +4
verb_reroll=Again
verb_draw=Draw
verb_pass=Keep
verb_accept=Accept
verb_challenge=Challenge

did_reroll=%s rolls again
did_draw=%s draws a die
did_pass=%s keeps the die
did_accept=%s accepts
did_challenge=%s challenges

WD4 only without a die that matches the center die=not while a die matches
roll your hand again before you draw=roll again first
"""
