### The lesson of dominoes: of each step the question, two lines of the display, and the reason, three lines.

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
