### The lesson of the dice line: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Be the first without dice. Try three moves
do-aim = Begin
ask-play = The line ends with red 3. Play a die that fits
why-play = Your red 5 is the new end: the next die must fit it
ask-call = Two dice left: warn the others before you play
why-call = Call UNO before one die is left, or others may catch you

# The questions.
ask-again = Seat 1 played a red +1. Who is next?
why-again = Seat 2 takes the back die, rolls all and misses her turn
ask-choose = Red 5 fits. May you take the back die instead?
why-choose = You need not play: take the back die and roll all your dice
ask-match = Which dice fit the play end?
why-match = The same color or sign, or a wild
ask-must = One die in the line. May you roll again?
why-must = Not while one of your dice fits
ask-plus = Which dice fit the green +1?
why-plus = Its color, or another +1. A +2 is another sign
ask-take = Nothing fits. What do you do?
why-take = You pay a die: take that at the back, and roll all
