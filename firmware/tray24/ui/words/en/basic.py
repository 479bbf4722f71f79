"""What only the tray game says. Lines as in `play`."""

TEXTS = """
head_place=You start
put_anywhere=in any slot
slots_n=%d slots
verb_roll=Roll
verb_keep=Keep
do_roll=Roll all your dice
do_keep=Keep
do_draw=Draw a die
do_pass=Keep the die

did_place=%s starts in slot %d
did_roll=%s rolls
did_keep=%s keeps the dice
did_draw=%s draws a die

place it beside a die, in an empty slot of the half in play=beside a die in this half
the drawn die fits, so it must be played=the drawn die must be played
a die fits, so one must be played=a die fits: play one
"""
