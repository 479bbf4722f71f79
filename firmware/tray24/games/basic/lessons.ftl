### The lesson of the tray game: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Be the first without dice. Try three moves
do-aim = Begin
ask-play = Put { $face } beside a die that it fits
why-play = Red beside red. The same number would fit, too
ask-take = None of your dice fits. What now?
why-take = You draw a die and roll it: red 3 fits, play it next
ask-call = Two dice left: warn the others before you play
why-call = Call UNO before one die is left, or others may catch you

# The questions.
ask-declared = Where does { $face } go? The wild is green
why-declared = A wild has its named color, and no sign of its own
ask-four = May you play the wild +4?
why-four = Only while no other die fits. Here your wild fits
ask-half = The left half is in play. Where does { $face } go?
why-half = Slot 9 is in the other half: it is no neighbor
ask-match = Which slots fit { $face }?
why-match = Beside a die of its color or sign, never at a corner
ask-must = What do you do now?
why-must = If a die fits you must play one, and a wild fits anywhere
ask-one = Which slots fit { $face }?
why-one = One neighbor that fits is enough, whatever the others are
ask-reverse = Two play. Seat 1 plays reverse. Who is next?
why-reverse = With two players a reverse skips the other one
ask-uno = You play one of two dice. May you call UNO already?
why-uno = Call it before or after you place the next-to-last die
