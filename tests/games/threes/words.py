"""English texts of the part threes, made from words.ftl by `./tray24 words`."""

TEXT = (
    "cover_show=Show the dice",
    "did_keep={name} counts the dice",
    "did_reroll={name} rolls again",
    "do_keep=Count the dice",
    "do_reroll=Roll marked dice",
    "game=Threes",
    "hold=hold {dice}",
    "keep_die=Keep {face}",
    "mark_dice=Mark dice to roll",
    "opt-rolls=Second rolls",
    "roll_die=Roll {face} again",
    "roll_three=roll all three",
    "rolls_n={count} left",
    "totals_are=Totals: {counts}",
    "value-1=one",
    "value-2=two",
    "verb_keep=Count",
    "verb_reroll=Roll",
)
