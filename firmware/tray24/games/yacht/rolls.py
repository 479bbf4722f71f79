"""The values of all rolls of five dice, each scored in the best open box.

The values fill the tables of the module `holds`.
"""

from array import array

from tray24.compat import const, micropython, ptr8, ptr16, ptr32
from tray24.games.yacht.boxes import OPEN
from tray24.rules.faces import W, get_color, get_kind, get_points

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

UNIT = const(128)  # entries are points times this
SHIFT = const(130)  # points that are added, so that no entry is negative
_HIGH = const(1 << 20)  # added to all values here, because viper's pointers read no negative numbers
_NEVER = const(0)
_THREE_POINTS = const(9600)  # 75 points of `small`, in units
_LARGE_POINTS = const(19200)  # 150 points of `large`
_WILD_POINTS = const(6400)  # 50 points
# A side has four numbers: kind, color, points, and 1 for a wild.
_A_SIDE = const(4)
_A_DIE = const(24)
_WILD = const(15)  # the kind of all wilds
# The indexes of `base`, the values of boxes without their points: by color (0 for wilds), by the number of dice of one
# kind and of one color, without a row and with one, and of wilds; then the best box with no points.
_BY_COLOR = const(0)
_BY_KINDS = const(5)
_BY_COLORS = const(11)
_BY_ROW = const(17)
_BY_WILDS = const(19)
_ZERO = const(20)
_BASE = const(21)
# The indexes of `four`, the facts of four dice: their kinds, their colors, which pairs match by kind and by color, the
# sum of their points, the number of wilds, the best value of a color or of no points, and the points of each color.
_COLORS = const(4)
_ALIKE = const(8)
_HUED = const(9)
_TOTAL = const(10)
_WILDS = const(11)
_BEST = const(12)
_SUMS = const(13)
_FOUR = const(18)
# A byte for each way in which five dice may match in pairs: in its lowest three bits the size of the largest group in
# which all match, then whether they can be put in a row (Y7). The index has a bit for each pair: die 4 with 0-3, die 3
# with 0-2, die 2 with 0-1, die 1 with 0, from the lowest on.
GROUPS = (
    b"ABBBBBBBBBBBBBBBBBBBBBBBBCBCBCBCBBBBBBBBBBCCBBCCBBBBBJJJBCCCBKKKBBBBBBBBBBBBCCCCBBBJBBJJBCBKCCKKBBBJ"
    b"BJBJBBCKCKCKBBBJBJJJBCCKCKKKBBBBBCBCBBBBBCBCBBBBBCJKBCJKBCJKBBBJBCJKBJCKJKKKBBJJJKJKBKKKJKKKBBBJBCBK"
    b"BBJJCCKKCCCKCCKKCCKKCDKLBJJJBKJKBJKKKKKKCKKKKKKKCKKKKLKLBBBBBBCCBBBBBBCCBBBJBJCKBCJKJKKKBBBBBJCKBJCK"
    b"BJCKBJBJJJKKBKKKJKKKBBBJBBCKBJBJCKCKBJJJBJKKBKJKKKKKCCCKCKCKCKCKCKDLCKKKKKKKCKKKKKLLBBBBBCCCBJJJBKKK"
    b"BBJJBKKKJKJKJKKKBJBJBKKKJJKKJKKKBJJJJKKKJKKKJKKKBBBJBCCKBJJJCKKKCKKKCKKKKKKKKLKLCKKKCKKKKKKKKKLLCKKK"
    b"KKKKKKKKKLLLBBBCBBBCBBBCBBBCBBBCBBJKBCBCJKJKBBBCBJBKBBCCJJKKCCCCCKKKCCCDKKKLBBBCBJJKBJJKCKKKBBJKJJJK"
    b"BKJKKKKKBJBKJJJKBJKKKKKKCKKKKKKKCKKLKKKLBBBCBCBCBBJKJKJKBBBCBCJKBCJKJKJKBBBKJKJKJJKKJKKKCCKKKKKKKKKL"
    b"KKKLBBJKBKJKJJJKKKKKCCKKKKKKKKKKKLKLBJJKJKJKJJKKKKKKCKKKKKKKKKKLKLKLBBBCBBCCBJBKJJKKBBBKJJKKJKJKJKKK"
    b"BBBCBJCKBJCKJJKKCKCKKKKKKKKLKKKLBJBKBJKKJJJKKKKKBJJKJJKKJKJKKKKKCKCKKKKKKKKKKKLLCKKKKKKKKKKLKKLLCCCC"
    b"CCCDCKKKKKKLCCKKKKKLKKKKKKKLCKCKKKKLKKKKKKKLCKKKKKKLKKKLKKKLCKKKCKKLKKKKKKKLCKKKKKKLKKKKKLKLCKKKKKKL"
    b"KKKKKKLLDLLLLLLLLLLLLLLM"
)


class RollValues:
    """The computation of the values of all rolls of five dice.

    `sheet` is the sheet of the seat to play, and `costs` has the cost of closing each box. `dice` are the ids of the
    five dice in hand. `sides` are the faces of all dice of the set.
    """

    def __init__(self, dice: "Sequence[int]", sides: bytes, sheet: "Sequence[int]", costs: "Sequence[int]") -> None:
        self._sides = bytearray()
        for die in dice:
            for face in sides[6 * die : 6 * die + 6]:
                kind = get_kind(face)
                is_wild = kind >= W
                self._sides.extend(bytes((_WILD if is_wild else kind, get_color(face), get_points(face), is_wild)))
        self._base = _make_base(sheet, costs)
        self._four = array("i", bytes(4 * _FOUR))
        self._values = array("i", bytes(4 * 6))

    def fill_table(self, table: "array[int]", at: int, first: int, second: int, third: int) -> None:
        """Write to `table`, from `at` on, the values of 36 rolls, all with the same sides of the first three dice.

        `first`, `second` and `third` are the indexes, from 0 to 5, of these sides.
        """
        side_bits = first | second << 3 | third << 6
        for fourth in range(6):
            _compute_facts(self._four, self._sides, self._base, side_bits | fourth << 9)
            _fill_rolls(table, at, self._sides, self._four, self._base, self._values, GROUPS)
            at += 6


def _make_base(sheet: "Sequence[int]", costs: "Sequence[int]") -> "array[int]":
    """Return an array with the value of each box apart from its points: minus the cost of closing it.

    The constants from `_BY_COLOR` on are its indexes. Boxes that are closed get the value `_NEVER`.
    """
    values = [_HIGH + SHIFT * UNIT - cost for cost in costs]
    two, three, four, small, large, chain, red, yellow, green, blue, wild = [
        values[box] if sheet[box] == OPEN else _NEVER for box in range(len(costs))
    ]
    three = max(two, three)
    four = max(three, four)
    small = small and small + _THREE_POINTS
    large = max(small, large and large + _LARGE_POINTS)
    zero_value = max([values[box] for box in range(len(costs)) if sheet[box] == OPEN])
    by_color = (_NEVER, red, yellow, green, blue)
    by_kinds = (_NEVER, _NEVER, two, three, four, four)
    by_colors = (_NEVER, _NEVER, _NEVER, _NEVER, small, large)
    return array("i", by_color + by_kinds + by_colors + (_NEVER, chain, wild, max(zero_value, _HIGH)))


@micropython.viper
def _compute_facts(four: ptr32, sides: ptr8, base: ptr32, shown: int):
    """Write to `four` what the first four dice have: kinds, colors, pairs that match, points, number of wilds.

    The constants from `_COLORS` on are indexes of `four`. `shown` has the index of the side that each die shows, three
    bits each, the first die in the lowest bits. `base` is from `_make_base`.
    """
    for index in range(_ALIKE, _FOUR):
        four[index] = 0
    for die in range(4):
        side = die * _A_DIE + (shown >> 3 * die & 7) * _A_SIDE
        four[die] = sides[side]
        four[_COLORS + die] = sides[side + 1]
        four[_TOTAL] += sides[side + 2]
        four[_SUMS + sides[side + 1]] += sides[side + 2]
        four[_WILDS] += sides[side + 3]
    bit = 16
    for index in range(1, 4):
        die = 4 - index
        for other in range(die):
            if four[die] == four[other] or four[die] == _WILD or four[other] == _WILD:
                four[_ALIKE] |= bit
            if four[_COLORS + die] == four[_COLORS + other] or four[die] == _WILD or four[other] == _WILD:
                four[_HUED] |= bit
            bit <<= 1
    four[_BEST] = base[_ZERO]
    for color in range(1, 5):
        value = base[_BY_COLOR + color] + four[_SUMS + color] * UNIT
        if value > four[_BEST]:
            four[_BEST] = value


@micropython.viper
def _fill_rolls(table: ptr16, at: int, sides: ptr8, four: ptr32, base: ptr32, values: ptr32, groups: ptr8):
    """Write the values of the six rolls of the last die to `table`, from `at` on.

    `four` has what `_compute_facts` has found about the other four dice, `base` is from `_make_base`, and `groups` is
    `GROUPS`. `values` is an array of six numbers that this function may overwrite.
    """
    for side in range(4 * _A_DIE, 5 * _A_DIE, _A_SIDE):
        alike = four[_ALIKE]
        hued = four[_HUED]
        for die in range(4):
            if sides[side] == four[die] or sides[side] == _WILD or four[die] == _WILD:
                alike |= 1 << die
            if sides[side + 1] == four[_COLORS + die] or sides[side] == _WILD or four[die] == _WILD:
                hued |= 1 << die
        total = (four[_TOTAL] + sides[side + 2]) * UNIT
        color = sides[side + 1]
        values[0] = four[_BEST]
        values[1] = base[_BY_COLOR + color] + (four[_SUMS + color] + sides[side + 2]) * UNIT
        values[2] = base[_BY_KINDS + (groups[alike] & 7)] + total
        values[3] = base[_BY_COLORS + (groups[hued] & 7)]
        values[4] = base[_BY_ROW + (groups[alike | hued] >> 3 & 1)] + total
        values[5] = base[_BY_WILDS] + (four[_WILDS] + sides[side + 3]) * _WILD_POINTS
        best = values[0]
        for index in range(1, 6):
            if values[index] > best:
                best = values[index]
        table[at] = best - _HIGH
        at += 1
