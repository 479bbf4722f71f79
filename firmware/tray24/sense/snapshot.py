"""Snapshots of a sense's state between scans, which can be copied to the senses of another tray."""

from struct import calcsize, unpack_from

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from array import array
    from collections.abc import Sequence


class Snapshot:
    """Base of a sense whose state can be read and replaced.

    `ARRAYS` lists NAME:CODE of each array, with the item's code in `struct`. `NUMBERS` lists the names of ints and
    bools.
    """

    ARRAYS = ""
    NUMBERS = ""

    def arrays(self) -> "list[array[int] | bytearray]":
        """Return the arrays themselves, not copies."""
        return [getattr(self, word.split(":")[0]) for word in self.ARRAYS.split()]

    def numbers(self) -> list[int]:
        """Return the numbers."""
        return [getattr(self, name) for name in self.NUMBERS.split()]

    def take(self, parts: list[bytes], numbers: list[int]) -> None:
        """Set the state from two lists: remove the arrays' bytes (little-endian) and the numbers from their fronts."""
        for word in self.ARRAYS.split():
            name, code = word.split(":")
            items = getattr(self, name)
            part = parts.pop(0)
            for place in range(len(items)):
                items[place] = unpack_from("<" + code, part, place * calcsize(code))[0]
        for name in self.NUMBERS.split():
            setattr(self, name, numbers.pop(0))


def snapshot(senses: "Sequence[Snapshot]") -> "tuple[list[array[int] | bytearray], list[int]]":
    """Return (arrays, numbers) of several senses, the state from which their next scan continues."""
    arrays = []
    numbers = []
    for sense in senses:
        arrays += sense.arrays()
        numbers += sense.numbers()
    return arrays, numbers


def restore(senses: "Sequence[Snapshot]", parts: "Sequence[bytes]", numbers: "Sequence[int]") -> None:
    """Set the state of several senses from the bytes of their arrays and their numbers. ValueError for other senses."""
    arrays, before = snapshot(senses)
    if len(numbers) != len(before) or [len(part) for part in parts] != [len(bytes(items)) for items in arrays]:
        raise ValueError("a snapshot of other senses")
    parts = list(parts)
    numbers = list(numbers)
    for sense in senses:
        sense.take(parts, numbers)
