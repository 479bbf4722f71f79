"""What the screen of a match with real dice asks for: its `kind`, beside those of `ui.kinds` (WAITING, NAMING).

Dice are put into slots at any time; keys mean what the kind says.
"""

FIRST = "first"  # nothing: the seat button of whoever starts
TURN = "turn"  # items: slots whose die is told by keys, then verbs as in `ui.kinds`; or a die is put into a slot
HUE = "hue"  # the color of a die: the four keys, each its own
WHEEL = "wheel"  # the kind of a die, on the wheel
BAD = "bad"  # a refused die is to be lifted; a key tells its face anew
GUIDE = "guide"  # the tray is to be made as the game has it; green where nobody sees it
ORDER = "order"  # people are to draw dice; green, or the next die, goes on
VERDICT = "verdict"  # items: 0 when a challenged die was legal, 1 when it was not
CHECK = "check"  # the faces left in a hand: green if they are right

FIRM = (HUE, WHEEL, BAD, GUIDE, ORDER, VERDICT, CHECK)  # what these say stays; but for calls, news never cover it
