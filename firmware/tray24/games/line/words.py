"""What the tray says in the dice-line game."""

TEXT = (
    "a die fits, so one must be played=a die fits: play one",
    "did_draw=%s takes the back die",
    "did_give=%s gives %s",
    "did_pass=%s passes",
    "did_reroll=%s rolls again",
    "do_pass=Pass",
    "do_reroll=Roll all dice again",
    "do_take=Take %s, roll all",
    "game=Dice line",
    "give=Give %s",
    "opt.best_of=Two of three",
    "take the die at the back: draw=take the back die",
    "the line keeps its last die: roll, or play=the last die stays",
    "value.3=yes",
    "verb_draw=Take",
    "verb_pass=Pass",
    "verb_reroll=Again",
)
