"""What only the dice-line game says. Lines as in `play`."""

TEXTS = """
do_take=Take %s, roll all
do_reroll=Roll all dice again
do_pass=Pass
verb_draw=Take
verb_reroll=Again
verb_pass=Pass
give=Give %s

did_draw=%s takes the back die
did_reroll=%s rolls again
did_pass=%s passes
did_give=%s gives %s

take the die at the back: draw=take the back die
a die fits, so one must be played=a die fits: play one
the line keeps its last die: roll, or play=the last die stays
"""
