"""The expected value of each hold (the choice of dice not to reroll), computed from the values of the 6**5 rolls.

Holding and rerolling can be computed die by die. An *axis* is a die with its six sides. The best expectation before a
roll that may hold any dice is computed axis by axis: the larger of the value with this die held and the average over
its six sides. There is one such pass for each remaining roll except the next, for which only the 32 holds of the
current dice are compared.

There is a table of 16-bit numbers for each side of the first die, so that no block of memory is larger than 3.2 kB. A
seventh table holds averages over these six.
"""

from array import array

from tray24.compat import const, micropython, ptr16

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Sequence

PART = const(1296)  # 6**4 entries of a table
_ROOM = const(320)  # for averages: 6**3 + 2 * 6**2 + 4 * 6 + 8
_SLICE = const(216)  # this many entries at a time; a power of 6
# Where averages over one of three and of two dice are: behind the 216 averages over one of four dice.
_OF_THREE = const(PART + 216)
_OF_TWO = const(PART + 252)
# viper has no division. So n / 6, rounded to the nearest, for n below 2**19, is computed as m / 3, m = (n + 3) // 2:
# q = m * 5461 // 2**14 is at most five too small, so (m - 3 * q) * 11 // 2**5, a third of the remainder, is added.
_THIRD = const(5461)
_OF_REST = const(11)


def create_tables() -> "Generator[None, None, list[array[int]]]":
    """Return seven tables, each with PART entries for values and room for averages. This is a generator.

    The first six are for the sides of the first die, the seventh is for the averages over these six.
    """
    tables = [array("H", bytes(2 * (PART + _ROOM)))]
    while len(tables) < 7:
        yield
        tables.append(tables[0][:])
    return tables


def expect_roll(tables: "Sequence[array[int]]") -> "Generator[None]":
    """Turn the values after a roll into the expected values before it, with the best dice held. This is a generator."""
    yield from _average_tables(tables)
    for table in tables:
        _average(table, 0, _SLICE, PART)
        for block in range(0, PART, _SLICE):
            _maximize_three(table, block)
            if block % (3 * _SLICE) == 0:
                yield
        _maximize_three(table, PART)
        for block in range(0, PART, _SLICE):
            _keep_larger(table, block, table, PART, _SLICE)
        yield
    average = tables[6]
    for index in range(6):
        _keep_larger(tables[index], 0, average, 0, PART)
        if index % 2:
            yield


def find_best_hold(tables: "Sequence[array[int]]", sides: "Sequence[int]") -> "Generator[None, None, int]":
    """Return which dice to reroll, as a bit mask, for the best value. This is a generator.

    `sides` are the indexes, from 0 to 5, of the sides that the dice show.
    """
    values = yield from evaluate_holds(tables, sides)
    best_value = max(values)
    return values.index(best_value, 1) if values[0] < best_value else 0


def evaluate_holds(tables: "Sequence[array[int]]", sides: "Sequence[int]") -> "Generator[None, None, list[int]]":
    """Return the value of each of the 32 holds: the mean value after the other dice are rerolled. This is a generator.

    The index of a hold in the list is the bit mask of the dice to reroll, with bit 0 for the first die. `tables` (see
    `create_tables`) have the values after the reroll. `sides` are the indexes, from 0 to 5, of the sides that the dice
    show now.
    """
    yield from _average_tables(tables)
    values = [0] * 32
    for is_rolled in (0, 1):
        table = tables[6] if is_rolled else tables[sides[0]]
        blocks = [0]  # where the entries of each hold begin: its settled dice are the bits of its index
        part = PART
        room = PART
        for side in sides[1:]:
            part //= 6
            averages = []
            for block in blocks:
                _average(table, block, part, room)
                averages.append(room)
                room += part
            blocks = [block + side * part for block in blocks] + averages
        yield
        for hold in range(len(blocks)):
            values[hold << 1 | is_rolled] = table[blocks[hold]]
    return values


def _average_tables(tables: "Sequence[array[int]]") -> "Generator[None]":
    """Fill the seventh table with the averages of the other six, rounded to the nearest integer."""
    for start in range(0, PART, 3 * _SLICE):
        _average_six(*tables, start, start + 3 * _SLICE)  # pyright: ignore[reportCallIssue] # there are seven tables
        yield


@micropython.viper
def _average_six(
    one: ptr16, two: ptr16, three: ptr16, four: ptr16, five: ptr16, six: ptr16, average: ptr16, start: int, end: int
):
    """Write the averages of the six tables `one` to `six` into `average`, for the entries from `start` to `end`."""
    for entry in range(start, end):
        left = one[entry] + two[entry] + three[entry] + four[entry] + five[entry] + six[entry] + 3 >> 1
        mean = left * _THIRD >> 14
        average[entry] = mean + ((left - 3 * mean) * _OF_REST >> 5)


def _maximize_three(table: "array[int]", at: int) -> None:
    """Replace the 216 entries of three dice, from `at` on, by the expectation with the best of these dice held."""
    _average(table, at, 36, _OF_THREE)
    for block in range(at, at + _SLICE, 36):
        _maximize_two(table, block)
    _maximize_two(table, _OF_THREE)
    for block in range(at, at + _SLICE, 36):
        _keep_larger(table, block, table, _OF_THREE, 36)


@micropython.viper
def _keep_larger(table: ptr16, at: int, other: ptr16, first: int, size: int):
    """Replace each entry of `table` from `at` on by the entry of `other` from `first` on, if that entry is larger.

    `size` is the number of entries.
    """
    for entry in range(size):
        if table[at + entry] < other[first + entry]:
            table[at + entry] = other[first + entry]


@micropython.viper
def _average(table: ptr16, at: int, part: int, to: int):
    """Write averages over the six sides of a die into `part` entries of `table`, from the index `to` on.

    What is averaged begins at the index `at` of `table`: `part` entries for the first side, then those for the others.
    """
    for entry in range(at, at + part):
        far = entry + 3 * part
        left = table[entry] + table[entry + part] + table[entry + 2 * part]
        left = left + table[far] + table[far + part] + table[far + 2 * part] + 3 >> 1
        mean = left * _THIRD >> 14
        table[to] = mean + ((left - 3 * mean) * _OF_REST >> 5)
        to += 1


@micropython.viper
def _maximize_two(table: ptr16, at: int):
    """Replace the 36 entries of two dice, from `at` on, by the expectation with the best of these dice held."""
    over_all = 3
    for side in range(6):
        entry = at + side
        left = table[entry] + table[entry + 6] + table[entry + 12]
        left = left + table[entry + 18] + table[entry + 24] + table[entry + 30] + 3 >> 1
        mean = left * _THIRD >> 14
        mean += (left - 3 * mean) * _OF_REST >> 5
        table[_OF_TWO + side] = mean
        over_all += mean
    left = over_all >> 1
    over_all = left * _THIRD >> 14
    over_all += (left - 3 * over_all) * _OF_REST >> 5
    for row in range(6):
        entry = at + 6 * row
        left = table[entry] + table[entry + 1] + table[entry + 2]
        left = left + table[entry + 3] + table[entry + 4] + table[entry + 5] + 3 >> 1
        mean = left * _THIRD >> 14
        mean += (left - 3 * mean) * _OF_REST >> 5
        if mean < over_all:
            mean = over_all
        for side in range(6):
            best = table[entry + side]
            if best < mean:
                best = mean
            if best < table[_OF_TWO + side]:
                best = table[_OF_TWO + side]
            table[entry + side] = best
