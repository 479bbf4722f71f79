"""The bots in `yacht`: the exact expectation of every hold over the rolls left of the turn, with the five dice in hand.

`rolls` finds the worth of scoring each of the 6**5 rolls; `holds` derives the rest from that. A box is worth its points
minus what it costs to close it. *Fair* closes boxes for nothing and looks one roll ahead, *sharp* knows the average
points of each box (`PAR`). *Expert* knows what every sheet is worth to who plays alone as well as possible
(`values_classic24` and `values_center24`, found by `./tray24 solve yacht`): it plays for the highest average total,
also against others. *Gentle* collects a color and takes the most points.
"""

from tray24.compat import const
from tray24.games.yacht.boxes import BOXES, OPEN, box_points
from tray24.match.dicesets import CENTER24
from tray24.rules.faces import color_of
from tray24.rules.moves import REROLL, SCORE, ZERO

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from array import array
    from collections.abc import Generator, Sequence
    from types import ModuleType

    from tray24.games.yacht.rules import Yacht

PARTS = ("holds", "rolls")
# The average points of each box, found by playing with the values of the previous iteration.
PAR = (110, 97, 63, 94, 109, 99, 59, 58, 60, 60, 66)
_UNIT = const(128)  # as in `rolls`
_UNIT_OF_VALUES = const(32)


def choose(
    game: "Yacht", sides: bytes, strength: str, holds: "ModuleType", rolls: "ModuleType"
) -> "Generator[None, None, int]":
    """Return the best move. This generator yields every few milliseconds of an RP2040."""
    sheet = game.sheets[game.turn]
    if strength == "gentle":
        return _gentle(game, sheet)
    costs = yield from costs_of(sheet, sides, strength)
    if game.rolls_left:
        tables = yield from _tables(game, sides, costs, strength != "fair", holds, rolls)
        rerolled = yield from holds.best_hold(tables, [_side(sides, die, game.faces[die]) for die in game.dice])
        if rerolled:
            return game.turn << 24 | REROLL << 16 | rerolled
    return game.move(SCORE, _best_box(sheet, [game.faces[die] for die in game.dice], costs))


def rated(
    game: "Yacht", sides: bytes, holds: "ModuleType", rolls: "ModuleType"
) -> "Generator[None, None, list[tuple[int, int]]]":
    """Return (move, worth) of the boxes and holds: the points still to come, on average, in 64ths. This is a generator.

    Without `sides`, as with real dice, no dice are rolled again.
    """
    sheet = game.sheets[game.turn]
    costs = yield from costs_of(sheet, sides, "expert")
    to_come = _now(sheet, sides)
    faces = [game.faces[die] for die in game.dice]
    found = []
    for box in range(len(BOXES)):
        if sheet[box] == OPEN:
            points = box_points(box, faces)
            found.append((game.move(SCORE if points else ZERO, box), to_come + 64 * points - costs[box] // 2))
    if game.rolls_left and sides:
        tables = yield from _tables(game, sides, costs, True, holds, rolls)
        worths = yield from holds.hold_worths(tables, [_side(sides, die, game.faces[die]) for die in game.dice])
        for mask in range(1, len(worths)):
            worth = to_come + worths[mask] // 2 - rolls.SHIFT * 64
            found.append((game.turn << 24 | REROLL << 16 | mask, worth))
    return found


def _tables(
    game: "Yacht", sides: bytes, costs: "Sequence[int]", far: bool, holds: "ModuleType", rolls: "ModuleType"
) -> "Generator[None, None, list[array[int]]]":
    """Return the tables of `holds` for the dice in hand; with `far` for all rolls left. This is a generator."""
    tables = yield from holds.new_tables()
    worth = rolls.Rolls(game.dice, sides, game.sheets[game.turn], costs)
    yield
    for first in range(6):
        for second in range(6):
            for third in range(6):
                worth.fill(tables[first], 216 * second + 36 * third, first, second, third)
                if third % 3 == 2:
                    yield
    if far and game.rolls_left == 2:
        yield from holds.foresee(tables)
    return tables


def costs_of(sheet: "Sequence[int]", sides: bytes, strength: str) -> "Generator[None, None, list[int]]":
    """Return what it costs to close each box of a sheet, in 128ths of a point. This is a generator."""
    if strength == "fair":
        return [0] * len(BOXES)
    if strength == "sharp":
        return [par * _UNIT for par in PAR]
    values = _values(sides)
    yield
    mask = _open_mask(sheet)
    now = value_of(values, mask)
    return [(now - value_of(values, mask & ~(1 << box))) * (_UNIT // _UNIT_OF_VALUES) for box in range(len(BOXES))]


def _values(sides: bytes) -> bytes:
    # Only expert needs them.
    name = "center24" if sides == CENTER24 else "classic24"
    return __import__("tray24.games.yacht.values_" + name, None, None, ("*",)).VALUES


def _now(sheet: "Sequence[int]", sides: bytes) -> int:
    """Return what a sheet is worth before a turn, in 64ths of a point."""
    return value_of(_values(sides), _open_mask(sheet)) * (64 // _UNIT_OF_VALUES)


def _open_mask(sheet: "Sequence[int]") -> int:
    return sum([1 << box for box in range(len(BOXES)) if sheet[box] == OPEN])


def value_of(values: bytes, mask: int) -> int:
    """Return what a sheet with these open boxes is worth, in 32nds of a point."""
    return values[2 * mask] | values[2 * mask + 1] << 8


def reason(game: "Yacht", sides: bytes, move: int) -> "Generator[None, None, tuple[str, int | tuple[int, ...]]]":
    """Return what a move is for, as `aims.reason`. This is a generator."""
    costs = yield from costs_of(game.sheets[game.turn], sides, "expert")
    aims = __import__("tray24.games.yacht.aims", None, None, ("*",))  # only who wants hints needs it
    return (yield from aims.reason(game, sides, move, costs))


def _gentle(game: "Yacht", sheet: "Sequence[int]") -> int:
    """Return the move of who rolls again what is not of the most frequent color, and then takes the most points."""
    faces = [game.faces[die] for die in game.dice]
    if game.rolls_left:
        counts = [0] * 5
        for face in faces:
            counts[color_of(face)] += 1
        counts[0] = 0  # wilds are kept
        color = counts.index(max(counts))
        rerolled = 0
        for place in range(len(faces)):
            if color_of(faces[place]) not in (0, color):
                rerolled |= 1 << place
        if rerolled:
            return game.turn << 24 | REROLL << 16 | rerolled
    return game.move(SCORE, _best_box(sheet, faces, [0] * len(BOXES)))


def _best_box(sheet: "Sequence[int]", faces: "Sequence[int]", costs: "Sequence[int]") -> int:
    """Return the open box in which the five faces score most beyond the box's cost."""
    boxes = [box for box in range(len(BOXES)) if sheet[box] == OPEN]
    return max(boxes, key=lambda box: box_points(box, faces) * _UNIT - costs[box])


def _side(sides: bytes, die: int, face: int) -> int:
    """Return which side of a die shows `face`."""
    side = 6 * die
    while sides[side] != face:
        side += 1
    return side - 6 * die
