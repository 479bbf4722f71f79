### The lesson of dominoes: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Be the first without tiles. Try three moves
do-aim = Begin
ask-play = Ends: { $face } and yellow 8. Play a tile that fits
why-play = Red meets red. The other half, red 2, is the new end
ask-take = None of your tiles fits. What now?
why-take = You draw a tile. This one fits yellow 8: play it next
ask-call = Two tiles left: warn the others before you play
why-call = Call UNO before one tile is left, or others may catch you

# The questions.
ask-active = The red skip of skip/6 touches red 7. Who is next?
why-active = The side that touches acts: Seat 2 is skipped
ask-asleep = Now its yellow 6 touches green 6. Who is next?
why-asleep = The skip lies at the far end: it does nothing, now or later
ask-bluff = Seat 2 challenged a +4 that was a bluff. Who is next?
why-bluff = Seat 1 draws four, her tile stays, and Seat 2 has her turn
ask-closed = Three dead ends, and one end { $face }. Which fit?
why-closed = Nothing goes on a dead end, but a wild fits the open arm
ask-doublet = All ends are of the doublet { $face }. Which tiles fit?
why-doublet = No doublet goes on a doublet, not even the wild one
ask-draw = A tile of yours fits. May you draw instead?
why-draw = You may always draw one, and play it at once if it fits
ask-match = Ends: { $face } and yellow 8. Which tiles fit?
why-match = A tile fits if one of its markings has the color or sign
