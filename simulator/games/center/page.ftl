# Texts of the page for the center-die game. `shows` are the dice beside a line: leave them as they are.

short-1 = Put a die with the color or the sign of the one in the center: it takes its place.
    .shows = g4 r4
short-2 = Hands are open: everybody sees every die.
    .shows = b1 y6
short-3 = Nothing you like? Roll your whole hand again, once; then play or draw.
    .shows = -
short-4 = A wild +4 may be challenged: if another die would have fitted, it comes back.
    .shows = WD4
short-5 = Two dice left: call UNO.
    .shows = uno
option-target = Points to reach
option-wd4 = Wild +4
option-wd4-challenge = May be challenged
option-wd4-enforced = Refused while a die fits
field = 24 slots, one of them for the center die
slot-center = Slot { $slot }, { $face }, the center die
# A tag on the center die: the die before it.
was = was { $face }
asked-play-or-draw = play, or draw
asked-play-or-roll = play, or roll again
asked-nothing = nothing fits
# Before a challenge: the player of the wild +4, what the reader draws and what the other does.
stakes = Accept: draw { $mine }. Challenge: if it was a bluff, { $name } draws { $theirs }, else you draw { $mine }. Honest if no other die of { $name }’s fit { $former }.
hint-new-die-only = { $Face } waits: only the new die may go
    .label = { $face }, waits: only the new die may go
hint-another-matches = { $Face } waits: another die fits
    .label = { $face }, waits: another die fits
hint-no-match = { $Face } does not fit
    .label = { $face }, does not fit
# A tag on a die.
real-center = center
real-roll-all-again = Roll all again
real-asked-drawn = put what you drew, or keep it
real-asked-put = put a die beside the center die
real-asked-nothing-draw = nothing fits: draw
