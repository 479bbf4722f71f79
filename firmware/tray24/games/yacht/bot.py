"""`keen` in `yacht`: the exact expectation of every hold over the rolls left of the turn, with the five dice in hand.

This module computes the worth of scoring each of the 6**5 rolls; `holds` derives the rest from that. A box is worth its
points minus the average points of keeping it open (`PAR`). Entries are ``(worth + _SHIFT) * _UNIT``.
"""

from tray24.compat import const
from tray24.games.yacht.boxes import BOXES, OPEN, box_points
from tray24.games.yacht.holds import PART, best_hold, foresee, new_tables
from tray24.rules.faces import W, color_of, kind_of, value
from tray24.rules.moves import REROLL, SCORE

_TWO = const(0)
_THREE = const(1)
_FOUR = const(2)
_SMALL = const(3)
_LARGE = const(4)
_CHAIN = const(5)
_RED = const(6)
_WILD = const(10)
_UNIT = const(128)
_SHIFT = const(130)
_WILD_POINTS = const(6400)  # 50, in units
_NEVER = const(1000000)  # more than any roll scores
# The average points of each box, found by playing with the values of the previous iteration.
PAR = (110, 97, 63, 94, 109, 99, 59, 58, 60, 60, 66)

_COUNT = b"\x00\x01\x01\x02\x01\x02\x02\x03\x01\x02\x02\x03\x02\x03\x03\x04"  # the number of 1 bits in 0 to 15
# A bit for each way in which five dice may match in pairs: whether they can be put in a row (Y7). The index has a bit
# for each pair: die 4 with 0-3, die 3 with 0-2, die 2 with 0-1, die 1 with 0, from the lowest on.
_IN_A_ROW = (
    b"\x00\x00\x00\x00\x00\x00\xe0\xe0\x00\x00\xc8\xc8\xa8\xa8\xe8\xe8\x00\x00\xc0\xcc\xc8\xfa\xfc\xfe"
    b"\x88\xcc\xc8\xcc\xee\xfe\xfe\xfe\x00\x00\xa8\xfc\xa0\xaa\xfa\xfe\x88\xaa\xee\xfe\xa8\xaa\xfe\xfe"
    b"\x00\xee\xec\xff\xea\xff\xfe\xff\x88\xee\xee\xff\xee\xff\xfe\xff\x00\x00\xc0\xf0\xa0\xf0\xe0\xf0"
    b"\xe0\xee\xfc\xfe\xfa\xfe\xfe\xfe\x00\xfc\xc0\xfc\xf8\xff\xfc\xff\xec\xff\xfc\xff\xfe\xff\xfe\xff"
    b"\x00\xfa\xf8\xff\xa0\xfa\xfa\xff\xea\xff\xfe\xff\xfa\xff\xfe\xff\x00\xfe\xfc\xff\xfa\xff\xfe\xff"
    b"\xee\xff\xfe\xff\xfe\xff\xfe\xff"
)


def choose(game, sides):
    """Return the best move. This generator yields every few milliseconds of an RP2040."""
    sheet = game.sheets[game.turn]
    if game.rolls_left:
        tables = new_tables()
        scores = _Scores(game.dice, sides, sheet)
        yield
        for roll in range(0, 6 * PART, 36):
            scores.fill(tables[roll // PART], roll % PART, roll // 36)
            if roll % 108 == 72:
                yield
        if game.rolls_left == 2:
            yield from foresee(tables)
        rerolled = yield from best_hold(tables, [_side(sides, die, game.faces[die]) for die in game.dice])
        if rerolled:
            return game.turn << 24 | REROLL << 16 | rerolled
    return game.move(SCORE, _best_box(sheet, [game.faces[die] for die in game.dice]))


def reason(game, move):
    """Return the key of the text of why this is the best move (`match.reasons`)."""
    if move >> 16 & 255 != SCORE:
        return "why_average"
    faces = [game.faces[die] for die in game.dice]
    sheet = game.sheets[game.turn]
    points = [box_points(box, faces) for box in range(len(BOXES)) if sheet[box] == OPEN]
    mine = box_points(move & 65535, faces)
    if mine < max(points):
        return "why_box"
    return "why_most" if mine else "why_zero"


def _best_box(sheet, faces):
    """Return the open box in which the five faces score most beyond the box's worth."""
    best = -1
    most = -_NEVER
    for box in range(len(BOXES)):
        if sheet[box] == OPEN:
            worth = box_points(box, faces) - PAR[box]
            if worth > most:
                most = worth
                best = box
    return best


class _Scores:
    """The worth of each roll of these dice, scored in the best open box, as entries of a table."""

    def __init__(self, dice, sides, sheet):
        # For each side of each die: its kind (-1 of a wild), its color, its points.
        self._sides = [[_read(face) for face in sides[6 * die : 6 * die + 6]] for die in dice]
        par = [(PAR[box] - _SHIFT) * _UNIT if sheet[box] == OPEN else _NEVER for box in range(len(BOXES))]
        # The cost of a sum box, by how many dice are of one kind; of a color box, by how many have the color.
        of_kinds = [_NEVER, _NEVER, par[_TWO], min(par[_TWO], par[_THREE])]
        of_kinds.append(min(of_kinds[3], par[_FOUR]))
        self._of_kinds = of_kinds + of_kinds[4:]
        small = 75 * _UNIT - par[_SMALL]
        self._of_colors = (-_NEVER, -_NEVER, -_NEVER, -_NEVER, small, max(small, 150 * _UNIT - par[_LARGE]))
        self._chain = par[_CHAIN]
        self._hues = [-given for given in par[_RED - 1 : _WILD]]  # by color
        self._wild = par[_WILD]
        self._zero = -min(par)

    def fill(self, table, at, block):
        """Fill in, from `at` on, the 36 rolls in which the first three dice show `block` in base 6."""
        total, wilds, pairs = self._show(block)
        by_kind = self._by_kind
        by_color = self._by_color
        hues = self._by_hue
        most_wilds = _COUNT[wilds]
        by_wilds = _WILD_POINTS * most_wilds - self._wild
        alike = max([_COUNT[dice] for dice in by_kind]) + most_wilds
        hued = max([_COUNT[dice] for dice in by_color]) + most_wilds
        base = max(hues[1], hues[2], hues[3], hues[4], self._zero, by_wilds)
        for kind, color, points in self._sides[3]:
            if kind < 0:
                more = by_wilds + _WILD_POINTS
                given = (total + points, wilds | 8, alike + 1, hued + 1, max(base, more), more, pairs | 112)
                self._fill_last(table, at, given)
            else:
                matches = (by_kind[kind] | by_color[color] | wilds) << 4
                by_kind[kind] |= 8
                by_color[color] |= 8
                hues[color] += points
                of_one_kind = max(alike, _COUNT[by_kind[kind]] + most_wilds)
                of_one_color = max(hued, _COUNT[by_color[color]] + most_wilds)
                best = max(base, hues[color])
                given = (total + points, wilds, of_one_kind, of_one_color, best, by_wilds, pairs | matches)
                self._fill_last(table, at, given)
                by_kind[kind] &= 7
                by_color[color] &= 7
                hues[color] -= points
            at += 6

    def _show(self, block):
        """Set the first three dice to `block`; return their points, the wilds among them, and matching pairs."""
        by_kind = self._by_kind = [0] * 14  # bits of the dice of each kind
        by_color = self._by_color = [0] * 5
        hues = self._by_hue = self._hues[:]  # the worth of each color
        wilds = 0
        total = 0
        pairs = 0
        shown = (block // 36, block // 6 % 6, block % 6)
        for die in (0, 1, 2):
            kind, color, points = self._sides[die][shown[die]]
            total += points
            if kind < 0:
                pairs = pairs << die | (1 << die) - 1
                wilds |= 1 << die
            else:
                pairs = pairs << die | by_kind[kind] | by_color[color] | wilds
                by_kind[kind] |= 1 << die
                by_color[color] |= 1 << die
                hues[color] += points
        return total, wilds, pairs << 7

    def _fill_last(self, table, at, given):
        """Fill in the six sides of the last die beside four given ones. It calls nothing, as it runs 7776 times."""
        total, wilds, alike, hued, base, by_wilds, pairs = given
        by_kind = self._by_kind
        by_color = self._by_color
        hues = self._by_hue
        of_kinds = self._of_kinds
        of_colors = self._of_colors
        chain = self._chain
        for kind, color, points in self._sides[4]:
            best = base
            if kind < 0:
                of_one_kind = alike + 1
                of_one_color = hued + 1
                matches = pairs | 15
                worth = by_wilds + _WILD_POINTS
            else:
                same_kind = by_kind[kind] | wilds
                same_color = by_color[color] | wilds
                matches = pairs | same_kind | same_color
                of_one_kind = _COUNT[same_kind] + 1
                if of_one_kind < alike:
                    of_one_kind = alike
                of_one_color = _COUNT[same_color] + 1
                if of_one_color < hued:
                    of_one_color = hued
                worth = hues[color] + points
            if worth > best:
                best = worth
            points += total
            worth = points - of_kinds[of_one_kind]
            if worth > best:
                best = worth
            worth = of_colors[of_one_color]
            if worth > best:
                best = worth
            if points - chain > best and _IN_A_ROW[matches >> 3] >> (matches & 7) & 1:
                best = points - chain
            table[at] = best
            at += 1


def _read(face):
    """Return the kind (-1 of a wild), the color and the points of a face."""
    kind = kind_of(face)
    return kind if kind < W else -1, color_of(face), value(face) * _UNIT


def _side(sides, die, face):
    """Return which side of a die shows `face`."""
    side = 6 * die
    while sides[side] != face:
        side += 1
    return side - 6 * die
