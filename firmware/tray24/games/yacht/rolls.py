"""What each of the 6**5 rolls of five dice is worth in the best open box, as entries of the tables of `holds`."""

from array import array

from tray24.compat import const, micropython, ptr8, ptr16, ptr32  # noqa: F401 (types of viper)
from tray24.games.yacht.boxes import OPEN
from tray24.rules.faces import W, color_of, kind_of, value

UNIT = const(128)  # entries are points times this
_SHIFT = const(130)  # points that are added, so that no entry is negative
_HIGH = const(1 << 20)  # added to all numbers here, because viper's pointers have none below 0
_NEVER = const(0)
_WILD = const(15)  # the kind of all wilds
_A_DIE = const(18)  # bytes: kind, color and points of each side
_THREE_POINTS = const(9600)  # 75 points of `small`, in units
_LARGE_POINTS = const(19200)  # 150 points of `large`
_WILD_POINTS = const(6400)
# What `base` holds: what each box is worth without its points, then the best sum box for so many dice of one kind, the
# best box for so many dice of one color, and the best box with no points.
_OF_KINDS = const(11)
_OF_COLORS = const(17)
_ZERO = const(23)
_BASE = const(24)
_SMALL = const(3)
_LARGE = const(4)
_CHAIN = const(5)
_HUES = const(5)  # of color c it is box _HUES + c
_WILDS = const(10)
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


class Rolls:
    """The worth of each roll of five dice. `costs` are those of the boxes in units, `sheet` says which are open."""

    def __init__(self, dice, sides, sheet, costs):
        self._sides = bytearray()
        for die in dice:
            for face in sides[6 * die : 6 * die + 6]:
                kind = kind_of(face)
                self._sides.extend(bytes((kind if kind < W else _WILD, color_of(face), value(face))))
        self._base = _base(sheet, costs)
        self._hues = array("i", bytes(4 * 5))

    def fill(self, table, at, first, second, third):
        """Fill in, from `at` on, the 36 rolls in which the first three dice show these sides."""
        _fill(table, at, self._sides, first << 6 | second << 3 | third, self._base, self._hues, GROUPS)


def _base(sheet, costs):
    base = array("i", [_NEVER] * _BASE)
    for box in range(len(costs)):
        if sheet[box] == OPEN:
            base[box] = _HIGH + _SHIFT * UNIT - costs[box]
            base[_ZERO] = max(base[_ZERO], base[box])
    for count in (2, 3, 4, 5):
        base[_OF_KINDS + count] = max(base[_OF_KINDS + count - 1], base[min(count, 4) - 2])
    small = base[_SMALL] + _THREE_POINTS if base[_SMALL] else _NEVER
    large = base[_LARGE] + _LARGE_POINTS if base[_LARGE] else _NEVER
    base[_OF_COLORS + 4] = small
    base[_OF_COLORS + 5] = max(small, large)
    return base


@micropython.viper
def _fill(table: ptr16, at: int, sides: ptr8, shown: int, base: ptr32, hues: ptr32, groups: ptr8):
    """Fill in the 36 rolls of the last two dice beside three that show `shown`, three bits each.

    It counts matches in pairs: `kinds` and `colors` have a bit for each, in the order of GROUPS. `wilds3` and `wilds4` have
    a bit for each wild among the first three and four dice, die 0 in the lowest.
    """
    for color in range(5):
        hues[color] = 0
    place = (shown >> 6) * 3
    kind0 = sides[place]
    color0 = sides[place + 1]
    total3 = sides[place + 2]
    place = _A_DIE + (shown >> 3 & 7) * 3
    kind1 = sides[place]
    color1 = sides[place + 1]
    points1 = sides[place + 2]
    place = 2 * _A_DIE + (shown & 7) * 3
    kind2 = sides[place]
    color2 = sides[place + 1]
    points2 = sides[place + 2]
    hues[color0] += total3
    hues[color1] += points1
    hues[color2] += points2
    total3 += points1 + points2
    count3 = 0
    wilds3 = 0
    kinds3 = 0
    colors3 = 0
    if kind0 == _WILD:
        wilds3 |= 1
        count3 += 1
    if kind1 == _WILD:
        wilds3 |= 2
        count3 += 1
    if kind2 == _WILD:
        wilds3 |= 4
        count3 += 1
    if wilds3 & 3:
        kinds3 |= 512
        colors3 |= 512
    if wilds3 & 5:
        kinds3 |= 128
        colors3 |= 128
    if wilds3 & 6:
        kinds3 |= 256
        colors3 |= 256
    if kind1 == kind0:
        kinds3 |= 512
    if color1 == color0:
        colors3 |= 512
    if kind2 == kind0:
        kinds3 |= 128
    if color2 == color0:
        colors3 |= 128
    if kind2 == kind1:
        kinds3 |= 256
    if color2 == color1:
        colors3 |= 256
    for side3 in range(6):
        place = 3 * _A_DIE + side3 * 3
        kind3 = sides[place]
        color3 = sides[place + 1]
        points3 = sides[place + 2]
        count4 = count3
        wilds4 = wilds3
        seen = wilds3
        if kind3 == _WILD:
            count4 += 1
            wilds4 |= 8
            seen = 7
        kinds4 = kinds3 | seen << 4
        colors4 = colors3 | seen << 4
        if kind3 == kind0:
            kinds4 |= 16
        if kind3 == kind1:
            kinds4 |= 32
        if kind3 == kind2:
            kinds4 |= 64
        if color3 == color0:
            colors4 |= 16
        if color3 == color1:
            colors4 |= 32
        if color3 == color2:
            colors4 |= 64
        hues[color3] += points3
        total4 = total3 + points3
        hue = base[_ZERO]
        for color in range(1, 5):
            worth = base[_HUES + color] + hues[color] * UNIT
            if worth > hue:
                hue = worth
        for side4 in range(6):
            place = 4 * _A_DIE + side4 * 3
            kind4 = sides[place]
            color4 = sides[place + 1]
            points4 = sides[place + 2]
            count = count4
            seen = wilds4
            best = hue
            if kind4 == _WILD:
                count += 1
                seen = 15
            else:
                worth = base[_HUES + color4] + (hues[color4] + points4) * UNIT
                if worth > best:
                    best = worth
            kinds = kinds4 | seen
            colors = colors4 | seen
            if kind4 == kind0:
                kinds |= 1
            if kind4 == kind1:
                kinds |= 2
            if kind4 == kind2:
                kinds |= 4
            if kind4 == kind3:
                kinds |= 8
            if color4 == color0:
                colors |= 1
            if color4 == color1:
                colors |= 2
            if color4 == color2:
                colors |= 4
            if color4 == color3:
                colors |= 8
            total = (total4 + points4) * UNIT
            worth = base[_OF_KINDS + (groups[kinds] & 7)] + total
            if worth > best:
                best = worth
            worth = base[_OF_COLORS + (groups[colors] & 7)]
            if worth > best:
                best = worth
            worth = base[_WILDS] + count * _WILD_POINTS
            if worth > best:
                best = worth
            if groups[kinds | colors] & 8:
                worth = base[_CHAIN] + total
                if worth > best:
                    best = worth
            best -= _HIGH
            if best < 0:
                best = 0
            table[at] = best
            at += 1
        hues[color3] -= points3
