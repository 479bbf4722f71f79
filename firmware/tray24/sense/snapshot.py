"""What a sense keeps between scans, in a form that can be copied to the senses of another tray."""

from struct import calcsize, unpack_from


class Snapshot:
    """Base of a sense whose state can be read and replaced.

    `ARRAYS` has NAME:CODE of each of its arrays, with the code that `struct` has for an item. `NUMBERS` has the names
    of its ints and bools.
    """

    ARRAYS = ""
    NUMBERS = ""

    def arrays(self):
        """Return the arrays that are in use, not copies."""
        return [getattr(self, word.split(":")[0]) for word in self.ARRAYS.split()]

    def numbers(self):
        """Return the numbers."""
        return [getattr(self, name) for name in self.NUMBERS.split()]

    def take(self, parts, numbers):
        """Remove the bytes of the arrays (little-endian) and the numbers from the front of two lists, and hold them."""
        for word in self.ARRAYS.split():
            name, code = word.split(":")
            items = getattr(self, name)
            part = parts.pop(0)
            for place in range(len(items)):
                items[place] = unpack_from("<" + code, part, place * calcsize(code))[0]
        for name in self.NUMBERS.split():
            setattr(self, name, numbers.pop(0))


def snapshot(senses):
    """Return (arrays, numbers) of several senses: all that their next scan goes on from."""
    arrays = []
    numbers = []
    for sense in senses:
        arrays += sense.arrays()
        numbers += sense.numbers()
    return arrays, numbers


def restore(senses, parts, numbers):
    """Set the state of several senses: the bytes of their arrays, and their numbers. ValueError for one of other senses."""
    arrays, before = snapshot(senses)
    if len(numbers) != len(before) or [len(part) for part in parts] != [len(bytes(items)) for items in arrays]:
        raise ValueError("a snapshot of other senses")
    parts = list(parts)
    numbers = list(numbers)
    for sense in senses:
        sense.take(parts, numbers)
