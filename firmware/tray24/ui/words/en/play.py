"""What is said in the course of a match, whatever the game: lines `key=text`, %s and %d for what is put in."""

TEXTS = """
title=Tray 24
or= or 

seat_n=Seat %d
bot_n=Bot %d
head_turn=Your turn
head_place=You start
head_color=Color
head_drawn=You drew
put_anywhere=in any slot

red=red
yellow=yellow
green=green
blue=blue
skip=skip
reverse=reverse
draw_two=+2
wild=wild
wild_four=wild +4
unknown_die=a die

verb_roll=Roll
verb_keep=Keep
do_roll=Roll all your dice
do_keep=Keep
do_draw=Draw a die
put=Put %s
slot_n=slot %d
slots_n=%d slots
cover_who=Is %s alone?
cover_show=Show the rack
color_of_wild=Name a color for the wild
bot_thinks=Bot to move
dice_are=Dice: %s
hand_is=Hand: %s
runs_left=Play runs to the left
runs_right=Play runs to the right

did_place=%s starts in slot %d
did_play=%s: %s
did_roll=%s rolls
did_roll_one=%s rolls %s
did_keep=%s keeps the dice
did_draw=%s draws %d dice
did_draw_one=%s draws a die
did_color=%s names %s
did_uno=%s: UNO!
did_catch=%s catches %s!
catch_waits=%s waits to catch
taken_back=Taken back
nothing_back=Nothing to take back

place it beside a die, in an empty slot of the half in play=beside a die in this half
it is too late, or too early, to call UNO=not the time to call UNO
the drawn die fits, so it must be played=the drawn die must be played
a die fits, so one must be played=a die fits: play one
"""
