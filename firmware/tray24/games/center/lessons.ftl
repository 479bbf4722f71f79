### The lesson of the center-die game: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Be the first without dice. Try three moves
do-aim = Begin
ask-play = Red 3 lies in the center. Play a die that fits
why-play = Your red 5 is the new center: the next die must fit it
ask-roll = None of your dice fits. What now?
why-roll = You roll your whole hand: red 6 fits now
ask-call = Two dice left: warn the others before you play
why-call = Call UNO before one die is left, or others may catch you

# The questions.
ask-again = Red 5 fits. May you roll your hand again instead?
why-again = You need not play: roll once, then play, or draw a die
ask-bluff = Seat 2 challenged a +4 that was a bluff. Who is next?
why-bluff = Seat 1 took it back and drew four. Seat 2 plays as usual
ask-draw = You have rolled again. What now?
why-draw = One new roll a turn. Then you draw a die
ask-match = Which dice fit?
why-match = The same color or sign, or a wild
ask-sign = And which fit here?
why-sign = A sign fits the same sign: a reverse goes on any reverse
ask-wild = Red 5 fits. May you play the wild instead?
why-wild = A wild may be played at any time
