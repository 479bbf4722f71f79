"""What the tray says in threes."""

TEXT = (
    "cover_show=Show the dice",
    "did_keep=%s counts the dice",
    "did_reroll=%s rolls again",
    "do_keep=Count the dice",
    "do_reroll=Roll marked dice",
    "game=Threes",
    "hold=hold %s",
    "keep_die=Keep %s",
    "mark_dice=Mark dice to roll",
    "name one of your three dice=mark a die first",
    "opt.rolls=Second rolls",
    "roll_die=Roll %s again",
    "roll_three=roll all three",
    "rolls_n=%d left",
    "totals_are=Totals: %s",
    "value.1=one",
    "value.2=two",
    "verb_keep=Count",
    "verb_reroll=Roll",
)
