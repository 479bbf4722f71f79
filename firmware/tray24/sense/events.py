"""The events of the tray's senses: presses of buttons, and contents of slots."""

from tray24.compat import const

# Events of a button: pressed, released, held for a second.
DOWN = const(1)
UP = const(2)
HOLD = const(3)

# Contents of a slot. 1 to 4 are dice in red, yellow, green and blue, with the color numbers of rules.faces.
EMPTY = const(0)
WHITE = const(5)  # a wild: its sticker is white
COVERED = const(6)  # something of unknown color: a die or a finger
