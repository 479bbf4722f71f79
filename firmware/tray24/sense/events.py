"""Codes for the events of buttons and the contents of slots, and functions for masks of slots or buttons."""

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterable

# Events of a button: pressed, released, held for a second.
DOWN = const(1)
UP = const(2)
HOLD = const(3)

# Contents of a slot. 1 to 4 are dice in red, yellow, green and blue, with the color numbers of rules.faces.
EMPTY = const(0)
WHITE = const(5)  # a wild: its sticker is white
COVERED = const(6)  # something of unknown color: a die or a finger


# Masks: a set of slots or buttons as an int, whose bit n stands for number n.


def list_members(mask: int) -> list[int]:
    """Return the numbers of the slots or buttons in a mask, in ascending order."""
    found = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def make_mask(numbers: "Iterable[int]") -> int:
    """Return the mask of the slots or buttons with these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def is_member(mask: int, number: int) -> bool:
    """Return True if the slot or button `number` is in a mask."""
    return mask >> number & 1 > 0
