"""Which of five dice to hold: what each hold can expect, from what each of the 6**5 rolls is worth.

Keep-or-reroll separates die by die. An *axis* is a die, along which its six sides lie. The best expectation before a
roll that may hold any dice is had axis by axis: average over the axis, then take the larger of keeping and that. One
such pass for each roll left; for the last, only the 32 holds of the dice as they lie are looked at.

A table of halfwords for each side of the first die, so that no more than 3.2 kB must be found in one piece; a seventh
for averages over them.
"""

from array import array

from tray24.compat import const

PART = const(1296)  # 6**4 entries of a table
_ROOM = const(320)  # for averages: 6**3 + 2 * 6**2 + 4 * 6 + 8
_SLICE = const(216)  # as many entries at a time; a power of 6


def new_tables():
    """Six tables of PART entries (and room), to be filled, and the one for averages."""
    return [array("H", bytes(2 * (PART + _ROOM))) for _ in range(7)]


def foresee(tables):
    """Takes all entries from before scoring to before a roll that may hold any dice. A generator that yields."""
    yield from _average_tables(tables)
    for table in tables:
        yield from _best(table, 0, PART, PART)
    average = tables[6]
    for table in tables[:6]:
        for start in range(0, PART, 3 * _SLICE):
            for entry in range(start, start + 3 * _SLICE):
                if table[entry] < average[entry]:
                    table[entry] = average[entry]
            yield


def best_hold(tables, shown):
    """The dice to reroll as a bit mask, 0 for none, of dice that show these sides. A generator that yields.

    Contracts the tables axis by axis to what is kept and what is rolled.
    """
    yield from _average_tables(tables)
    best = 0
    most = -1
    for rolled in (0, 1):
        table = tables[6] if rolled else tables[shown[0]]
        blocks = [0]  # where the entries of each hold begin: its dice so far are settled, by the bits of its index
        part = PART
        room = PART
        for side in shown[1:]:
            part //= 6
            averages = []
            for block in blocks:
                _average(table, block, part, part, room)
                averages.append(room)
                room += part
            yield
            blocks = [block + side * part for block in blocks] + averages
        worths = [table[block] for block in blocks]
        if max(worths) > most:
            most = max(worths)
            best = worths.index(most) << 1 | rolled
    return best


def _average_tables(tables):
    """Fills the seventh table with the averages of the six, each rounded to the nearest."""
    first, second, third, fourth, fifth, sixth, average = tables
    for start in range(0, PART, _SLICE):
        for entry in range(start, start + _SLICE):
            total = first[entry] + second[entry] + third[entry]
            average[entry] = (total + fourth[entry] + fifth[entry] + sixth[entry] + 3) // 6
        yield


def _best(table, at, size, room):
    """Does what `foresee` does for the block of `size` entries from `at`; from `room` on there is room for averages."""
    if size == _SLICE:
        _best_of_three(table, at, room)
        yield
        return
    part = size // 6
    _average(table, at, part, part, room)
    for block in range(at, at + size, part):
        yield from _best(table, block, part, room + part)
    yield from _best(table, room, part, room + part)
    for block in range(at, at + size, part):
        _take_larger(table, block, room, part)
    yield


def _take_larger(table, at, average, size):
    """Of entries and averages, each with its own."""
    shift = average - at
    for entry in range(at, at + size):
        if table[entry] < table[entry + shift]:
            table[entry] = table[entry + shift]


def _average(table, at, size, part, to):
    """The averages of `size` entries over an axis whose six parts begin at `at`."""
    two = 2 * part
    three = 3 * part
    shift = to - at
    for entry in range(at, at + size):
        total = table[entry] + table[entry + part] + table[entry + two]
        far = entry + three
        table[entry + shift] = (total + table[far] + table[far + part] + table[far + two] + 3) // 6


def _best_of_three(table, at, room):
    """As `_best`, for the entries of three dice."""
    _average(table, at, 36, 36, room)
    for block in range(at, at + _SLICE, 36):
        _best_of_two(table, block)
    _best_of_two(table, room)
    for block in range(at, at + _SLICE, 36):
        _take_larger(table, block, room, 36)


def _best_of_two(table, at):
    """As `_best`, for the 36 entries of two dice."""
    mean = [0] * 6
    for side in range(6):
        entry = at + side
        total = table[entry] + table[entry + 6] + table[entry + 12] + table[entry + 18]
        mean[side] = (total + table[entry + 24] + table[entry + 30] + 3) // 6
    over_all = (sum(mean) + 3) // 6
    for side in range(6):
        if mean[side] < over_all:
            mean[side] = over_all
    for row in range(at, at + 36, 6):
        over_row = (sum(table[row : row + 6]) + 3) // 6
        for side in range(6):
            best = table[row + side]
            if best < over_row:
                best = over_row
            if best < mean[side]:
                best = mean[side]
            table[row + side] = best
