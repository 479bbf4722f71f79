# What the page says of threes.

short-1 = Three dice in each of five rounds.
    .shows = r7 b7
short-2 = The third lies under your cup: nobody else sees it.
    .shows = ?
clicks = click an open die to roll it again.
aim = five rounds
asked = roll again, or count
roll-cup = Roll the cup again
roll-all = Roll all again
count-dice = Count the dice
