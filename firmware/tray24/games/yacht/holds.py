"""Which of five dice to hold: the expectation of each hold, from the worth of each of the 6**5 rolls.

Keeping and rerolling separates die by die. An *axis* is a die with its six sides. The best expectation before a roll
that may hold any dice is computed axis by axis: average over the axis, then take the larger of keeping and that
average. There is one such pass for each remaining roll; for the last, only the 32 holds of the present dice are
compared.

Each side of the first die has its own table of halfwords, so that no block is larger than 3.2 kB; a seventh table is
for averages over them.
"""

from array import array

from tray24.compat import const

PART = const(1296)  # 6**4 entries of a table
_ROOM = const(320)  # for averages: 6**3 + 2 * 6**2 + 4 * 6 + 8
_SLICE = const(216)  # this many entries at a time; a power of 6


def new_tables():
    """Return six tables of PART entries (and room), and one for averages."""
    return [array("H", bytes(2 * (PART + _ROOM))) for _ in range(7)]


def foresee(tables):
    """Turn entries before scoring into entries before a roll that may hold any dice. This is a generator."""
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
    """Return the dice to reroll as a bit mask (0: none), for dice that show these sides. This is a generator.

    It contracts the tables axis by axis to what is kept and what is rolled.
    """
    yield from _average_tables(tables)
    best = 0
    most = -1
    for rolled in (0, 1):
        table = tables[6] if rolled else tables[shown[0]]
        blocks = [0]  # where the entries of each hold begin: its settled dice are the bits of its index
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
    """Fill the seventh table with the averages of the six, each rounded to the nearest."""
    first, second, third, fourth, fifth, sixth, average = tables
    for start in range(0, PART, _SLICE):
        for entry in range(start, start + _SLICE):
            total = first[entry] + second[entry] + third[entry]
            average[entry] = (total + fourth[entry] + fifth[entry] + sixth[entry] + 3) // 6
        yield


def _best(table, at, size, room):
    """Do as `foresee` for the block of `size` entries from `at`; the room for averages begins at `room`."""
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
    """Replace each entry by its average when that is larger."""
    shift = average - at
    for entry in range(at, at + size):
        if table[entry] < table[entry + shift]:
            table[entry] = table[entry + shift]


def _average(table, at, size, part, to):
    """Write the averages of `size` entries, from `to` on, over an axis whose six parts begin at `at`."""
    two = 2 * part
    three = 3 * part
    shift = to - at
    for entry in range(at, at + size):
        total = table[entry] + table[entry + part] + table[entry + two]
        far = entry + three
        table[entry + shift] = (total + table[far] + table[far + part] + table[far + two] + 3) // 6


def _best_of_three(table, at, room):
    """Do as `_best` for the entries of three dice."""
    _average(table, at, 36, 36, room)
    for block in range(at, at + _SLICE, 36):
        _best_of_two(table, block)
    _best_of_two(table, room)
    for block in range(at, at + _SLICE, 36):
        _take_larger(table, block, room, 36)


def _best_of_two(table, at):
    """Do as `_best` for the 36 entries of two dice."""
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
