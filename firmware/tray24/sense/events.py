"""What the tray's senses report: events of buttons, and what a slot is seen to hold."""

from tray24.compat import const

# Events of a button: pressed, released, held for a second.
DOWN = const(1)
UP = const(2)
HOLD = const(3)

# Contents of a slot. 1 to 4 are dice of red, yellow, green and blue, numbered as the colors of rules.faces.
EMPTY = const(0)
WHITE = const(5)  # a wild: its sticker is white
COVERED = const(6)  # something of unknown color lies there: a die, or a finger
