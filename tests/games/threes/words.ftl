### What the tray says in threes.

cover_show = Show the dice
did_keep = { $name } counts the dice
did_reroll = { $name } rolls again
do_keep = Count the dice
do_reroll = Roll marked dice
game = Threes
hold = hold { $dice }
keep_die = Keep { $face }
mark_dice = Mark dice to roll
opt-rolls = Second rolls
roll_die = Roll { $face } again
roll_three = roll all three
rolls_n = { $count } left
totals_are = Totals: { $counts }
value-1 = one
value-2 = two
verb_keep = Count
verb_reroll = Roll

## What threes refuses

mark_a_die = name one of your three dice
    .display = mark a die first
no_rolls_but_count = no rolls left: count the dice
given_three_dice = given: 'hands' must list three dice of seat { $seat } alone
