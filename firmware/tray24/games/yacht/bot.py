"""The bots in `yacht`, which choose the dice to hold and the boxes to fill.

Except for *gentle*, they compute the exact expectation of each hold over the remaining rolls of the turn: `rolls`
computes the value of each of the 6**5 rolls, `holds` derives the expectations. The value of a box is its points minus
the cost of closing it. *Fair* counts no such costs and looks one roll ahead. *Sharp* takes the average points of each
box (`PAR`) as its cost. *Expert* uses the exact value of every sheet in optimal solitaire play (`values_classic24` and
`values_center24`, computed by `./tray24 solve yacht`): it plays for the highest average total, also against others.
*Gentle* collects a color and takes the most points.
"""

from tray24.compat import const
from tray24.games.yacht.boxes import BOXES, OPEN, score_box
from tray24.match.dicesets import CENTER24
from tray24.rules.faces import get_color
from tray24.rules.moves import REROLL, SCORE, ZERO

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from array import array
    from collections.abc import Generator, Sequence
    from types import ModuleType

    from tray24.games.yacht.rules import Yacht

PARTS = ("holds", "rolls")
# The average points of each box, from matches played with the values of the previous iteration.
PAR = (110, 97, 63, 94, 109, 99, 59, 58, 60, 60, 66)
_UNIT = const(128)  # as in `rolls`
_UNIT_OF_VALUES = const(32)


def choose_move(
    game: "Yacht", sides: bytes, strength: str, holds: "ModuleType", rolls: "ModuleType"
) -> "Generator[None, None, int]":
    """Return the best move for the bot `strength`.

    `sides` are the faces of all dice. `holds` and `rolls` are the imported modules `games.yacht.holds` and `rolls`.
    This generator yields after every few milliseconds of work on an RP2040.
    """
    sheet = game.sheets[game.turn]
    if strength == "gentle":
        return _choose_gentle(game, sheet)
    costs = yield from compute_costs(sheet, sides, strength)
    if game.rolls_left:
        tables = yield from _make_tables(game, sides, costs, strength != "fair", holds, rolls)
        reroll_mask = yield from holds.find_best_hold(
            tables, [_find_side(sides, die, game.faces[die]) for die in game.dice]
        )
        if reroll_mask:
            return game.turn << 24 | REROLL << 16 | reroll_mask
    return game.encode_move(SCORE, _find_best_box(sheet, [game.faces[die] for die in game.dice], costs))


def evaluate_moves(
    game: "Yacht", sides: bytes, holds: "ModuleType", rolls: "ModuleType"
) -> "Generator[None, None, list[tuple[int, int]]]":
    """Return (move, value) of each move that fills a box or rerolls dice. This is a generator.

    The value is the average of the points still to come, in 64ths of a point. `sides` are the faces of all dice. It is
    empty for real dice, whose sides are not known; rerolls are then left out. `holds` and `rolls` are the imported
    modules `games.yacht.holds` and `rolls`.
    """
    sheet = game.sheets[game.turn]
    costs = yield from compute_costs(sheet, sides, "expert")
    future_value = _evaluate_sheet(sheet, sides)
    faces = [game.faces[die] for die in game.dice]
    found = []
    for box in range(len(BOXES)):
        if sheet[box] == OPEN:
            points = score_box(box, faces)
            found.append(
                (game.encode_move(SCORE if points else ZERO, box), future_value + 64 * points - costs[box] // 2)
            )
    if game.rolls_left and sides:
        tables = yield from _make_tables(game, sides, costs, True, holds, rolls)
        move_values = yield from holds.evaluate_holds(
            tables, [_find_side(sides, die, game.faces[die]) for die in game.dice]
        )
        for mask in range(1, len(move_values)):
            value = future_value + move_values[mask] // 2 - rolls.SHIFT * 64
            found.append((game.turn << 24 | REROLL << 16 | mask, value))
    return found


def _make_tables(
    game: "Yacht", sides: bytes, costs: "Sequence[int]", is_exhaustive: bool, holds: "ModuleType", rolls: "ModuleType"
) -> "Generator[None, None, list[array[int]]]":
    """Return tables with the value of each roll of the dice in hand (see the module `holds`). This is a generator.

    With `is_exhaustive`, all remaining rolls are considered, otherwise only the next.
    """
    tables = yield from holds.create_tables()
    roll_values = rolls.RollValues(game.dice, sides, game.sheets[game.turn], costs)
    yield
    for first in range(6):
        for second in range(6):
            for third in range(6):
                roll_values.fill_table(tables[first], 216 * second + 36 * third, first, second, third)
                if third % 3 == 2:
                    yield
    if is_exhaustive and game.rolls_left == 2:
        yield from holds.expect_roll(tables)
    return tables


def compute_costs(sheet: "Sequence[int]", sides: bytes, strength: str) -> "Generator[None, None, list[int]]":
    """Return what closing each box of a sheet costs the bot `strength`, in 128ths of a point. This is a generator.

    This cost is what the open box is worth to the bot in later turns. `sides` are the faces of all dice.
    """
    if strength == "fair":
        return [0] * len(BOXES)
    if strength == "sharp":
        return [par * _UNIT for par in PAR]
    values = _load_values(sides)
    yield
    mask = _make_open_mask(sheet)
    sheet_value = get_sheet_value(values, mask)
    return [
        (sheet_value - get_sheet_value(values, mask & ~(1 << box))) * (_UNIT // _UNIT_OF_VALUES)
        for box in range(len(BOXES))
    ]


def _load_values(sides: bytes) -> bytes:
    # Imported on demand, because most bots do not need them.
    name = "center24" if sides == CENTER24 else "classic24"
    return __import__("tray24.games.yacht.values_" + name, None, None, ("*",)).VALUES


def _evaluate_sheet(sheet: "Sequence[int]", sides: bytes) -> int:
    """Return the average points that a sheet will still bring if a turn begins now, in 64ths of a point."""
    return get_sheet_value(_load_values(sides), _make_open_mask(sheet)) * (64 // _UNIT_OF_VALUES)


def _make_open_mask(sheet: "Sequence[int]") -> int:
    return sum([1 << box for box in range(len(BOXES)) if sheet[box] == OPEN])


def get_sheet_value(values: bytes, mask: int) -> int:
    """Return the average points that a sheet will still bring, in 32nds of a point.

    `values` is a table like `values_classic24.VALUES`; `mask` has a bit for each open box.
    """
    return values[2 * mask] | values[2 * mask + 1] << 8


def explain_move(game: "Yacht", sides: bytes, move: int) -> "Generator[None, None, tuple[str, int | tuple[int, ...]]]":
    """Return (key, numbers) of the text about a move's aim, from `aims.explain_move`. This is a generator.

    `sides` are the faces of all dice.
    """
    costs = yield from compute_costs(game.sheets[game.turn], sides, "expert")
    aims = __import__("tray24.games.yacht.aims", None, None, ("*",))  # needed for hints only
    return (yield from aims.explain_move(game, sides, move, costs))


def _choose_gentle(game: "Yacht", sheet: "Sequence[int]") -> int:
    """Return the move of the bot *gentle*.

    It rerolls the dice that do not have the most frequent color, and then takes the box with the most points.
    """
    faces = [game.faces[die] for die in game.dice]
    if game.rolls_left:
        counts = [0] * 5
        for face in faces:
            counts[get_color(face)] += 1
        counts[0] = 0  # wilds are kept
        color = counts.index(max(counts))
        reroll_mask = 0
        for index in range(len(faces)):
            if get_color(faces[index]) not in (0, color):
                reroll_mask |= 1 << index
        if reroll_mask:
            return game.turn << 24 | REROLL << 16 | reroll_mask
    return game.encode_move(SCORE, _find_best_box(sheet, faces, [0] * len(BOXES)))


def _find_best_box(sheet: "Sequence[int]", faces: "Sequence[int]", costs: "Sequence[int]") -> int:
    """Return the open box for which the points of the five faces minus the cost of closing it are highest."""
    boxes = [box for box in range(len(BOXES)) if sheet[box] == OPEN]
    return max(boxes, key=lambda box: score_box(box, faces) * _UNIT - costs[box])


def _find_side(sides: bytes, die: int, face: int) -> int:
    """Return the index, from 0 to 5, of a side of `die` that shows `face`. `sides` has the faces of all dice."""
    side = 6 * die
    while sides[side] != face:
        side += 1
    return side - 6 * die
