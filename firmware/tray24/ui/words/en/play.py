"""What every match with electronic dice says, and much of one with real dice."""

TEXT = """
title=Tray 24
or=or

seat_n=Seat %d
bot_n=Bot %d
head_turn=Your turn
head_color=Color
head_drawn=You drew

red=red
yellow=yellow
green=green
blue=blue
skip=skip
reverse=reverse
draw_one=+1
draw_two=+2
wild=wild
wild_four=wild +4
dead_end=dead end
unknown_die=a die

put=Put %s
slot_n=slot %d
cover_who=Is %s alone?
cover_show=Show the rack
color_of_wild=Name a color for the wild
advice=Keen: %s
bot_thinks=Bot to move
dice_are=Dice: %s
hand_is=Hand: %s
to_match=To match: %s
runs_left=Play runs to the left
runs_right=Play runs to the right

did_play=%s: %s
did_roll_one=%s rolls %s
did_draw_more=%s draws %d
did_color=%s names %s
did_uno=%s: UNO!
did_catch=%s catches %s!
catch_waits=%s waits to catch
taken_back=Taken back
nothing_back=Nothing to take back

it is too late, or too early, to call UNO=not the time to call UNO

hand_n=Hand %d
best_of_3=Two hands won win
highest_wins=The highest total wins
first_to=First to %d wins
up_to=Lowest wins, up to %d
winner=Winner
winners=Winners
points=%d points
scores=Scores
"""
