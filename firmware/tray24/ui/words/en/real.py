"""What is said in a match with real dice: lines `key=text`, %s and %d for what is put in."""

TEXTS = """
head_first=Who starts
head_start=You start
head_guide=The tray
head_orders=Dice
head_left=Die %d of %d
head_verdict=Challenged

who_starts=Rolled highest? Your button
roll_and_put=Roll all, then put a die
put_or_roll=Put a die, or roll all
put_a_die=Put a die that fits
match_center=Put a die that matches
draw_and_put=Draw, roll, put it if it fits
start_and_put=Draw, roll, put it as lit
start_anywhere=Draw, roll, put it anywhere
lit_slot=put it into the lit slot
have_rolled=Rolled
keep_it=Keep it
tell_slot=Tell slot %d
color_of_die=Its color? For a wild any
tell_again=Tell it again
other_die=this is another die
roll_again=a wild +4 is rolled again
roll_number=roll until it is a number
look_at_hand=Did another die match?
was_legal=No
was_not=Yes
told_by_keys=No sensor: tell slot %s

did_pass=%s keeps it
all_draw=All draw %d dice
all_draw_and_roll=All draw %d dice and roll
draws_more=%s draws %d more
draws_and_rolls=%s: draw %d and roll
rolls_five=%s: take 5, three rolls
put_or_tell=Put it as lit, or its color?
both_roll=Both roll all dice
give_one=Give a die
give_asked=Give %s a die of yours
start_left=Roll what is left, put it as lit
rolls_all=%s: roll all dice
takes_back=%s takes %d back
gives_back=%s: %d into the bag
all_right=Right? Red: anew
undo_real=Take back a roll or a draw too?

lift_n=Lift the %d dice that blink
lift_one=Lift the die in slot %d
put_into=Put %s into slot %d
wrong_color=Slot %d: %s is to be here
as_lit=Make %d slots as they are lit
hold_if_right=If it is so, hold green
done=Done
"""
