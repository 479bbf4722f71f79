"""What the tray's senses tell: kinds of button events, and what a slot is seen to hold."""

from tray24.compat import const

# Buttons: pressed, released, held for a second.
DOWN = const(1)
UP = const(2)
HOLD = const(3)

# Slots. 1 to 4 are dice of red, yellow, green and blue, numbered as the colors of rules.faces.
EMPTY = const(0)
WHITE = const(5)  # a wild: its sticker is white
COVERED = const(6)  # something lies there, its color is not known: a die, or a finger
