"""The aim of a move in yacht, for hints: the box that the held dice aim at, and the probability that they fulfill it.

Held dice aim at a number, a color, wilds or a chain. The player is assumed to keep every die that helps the aim and to
reroll the others in each roll that is left, so that the chances of single dice multiply. Chances are in 1024ths. They
are exact for one number, one color and wilds. For a chain, it is assumed that the same dice are rolled each time. This
module is imported for hints only.
"""

from tray24.compat import const
from tray24.games.yacht.boxes import BOXES, OPEN, score_box
from tray24.games.yacht.rolls import GROUPS
from tray24.rules.faces import W, get_color, get_kind, get_points
from tray24.rules.moves import REROLL, decode_arg, decode_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from tray24.games.yacht.rules import Yacht

    _Aims = list[tuple[int, int, int]]  # of each: the box, its chance, its points if fulfilled
    _Counts = list[tuple[int, int, int]]  # of each number of dice that help, as `_compute_counts` returns them

_ONE = const(1024)
_DICE = const(5)
_TWO = const(0)
_SMALL = const(3)
_CHAIN = const(5)
_RED = const(6)
_WILD = const(10)
_CERTAINTY = const(1010)  # of 1024: a chance from here on is not shown, because the aim is nearly certain
_MAX_DICE_TO_ROLL = const(3)  # with more dice to roll, a chain is no aim
_NONE = const(-1)
_UNIT = const(128)  # of the costs


def explain_move(
    game: "Yacht", sides: bytes, move: int, costs: "Sequence[int]"
) -> "Generator[None, None, tuple[str, int | tuple[int, ...]]]":
    """Return (key, numbers): the key of the text about a move's aim, and the numbers in it. This is a generator.

    For a hold, the numbers are the box aimed at, its points, and the chance in hundredths. If the hold aims at no box,
    return -1 for them. For a move that fills a box, they are the box, its points now, and the average points if it
    stays open. `sides` are the faces of all dice. `costs` are the costs of closing each box, from `bot.compute_costs`.
    """
    faces = [game.faces[die] for die in game.dice]
    if decode_verb(move) != REROLL:
        box = game.decode_args(move)[0]
        return "why_now", (box, score_box(box, faces), costs[box] // _UNIT)
    reroll_mask = decode_arg(move)
    sheet = game.sheets[game.turn]
    zero_value = -min([costs[box] for box in range(len(BOXES)) if sheet[box] == OPEN])  # a zero where it costs least
    best = None
    for box, chance, points in (yield from _list_aims(game, sides, faces, reroll_mask)):
        gain = (chance * (points * _UNIT - costs[box]) + (_ONE - chance) * zero_value) // _ONE
        if best is None or gain > best[0]:
            best = (gain, box, chance, points)
    if best is None:
        return "why_roll", -1
    _, box, chance, points = best
    return "why_about" if chance >= _CERTAINTY else "why_aim", (box, points, (chance * 100 + _ONE // 2) // _ONE)


def _list_aims(game: "Yacht", sides: bytes, faces: "Sequence[int]", reroll_mask: int) -> "Generator[None, None, _Aims]":
    """Return (box, chance, points if fulfilled) of each open box that the held dice aim at. This is a generator.

    `sides` are the faces of all dice. `faces` are those that the dice in hand show. `reroll_mask` has a bit for each
    die to reroll.
    """
    sheet = game.sheets[game.turn]
    held_faces = [faces[index] for index in range(_DICE) if not reroll_mask >> index & 1]
    dice = [
        sides[6 * game.dice[index] : 6 * game.dice[index] + 6] for index in range(_DICE) if reroll_mask >> index & 1
    ]
    found = []
    rolls = game.rolls_left
    for kind in sorted({get_kind(face) for face in held_faces if get_kind(face) < W}):
        counts = _compute_counts(held_faces, dice, rolls, kind, _NONE, True)
        for box in range(_TWO, _SMALL):
            _add_box(found, sheet, box, counts, box - _TWO + 2)
        yield
    for color in sorted({get_color(face) for face in held_faces if get_kind(face) < W}):
        counts = _compute_counts(held_faces, dice, rolls, _NONE, color, True)
        for box in (_SMALL, _SMALL + 1):
            _add_box(found, sheet, box, counts, box - _SMALL + 4, 75 * (box - _SMALL + 1))
        yield
        _add_sum_box(found, sheet, _RED + color - 1, _compute_counts(held_faces, dice, rolls, _NONE, color, False))
        yield
    if [face for face in held_faces if get_kind(face) >= W]:
        _add_sum_box(found, sheet, _WILD, _compute_counts(held_faces, dice, rolls, _NONE, _NONE, True))
    if sheet[_CHAIN] == OPEN and held_faces and len(dice) <= _MAX_DICE_TO_ROLL:
        chance, points = yield from _evaluate_chain(held_faces, dice)
        miss_chance = _ONE
        for _ in range(rolls):
            miss_chance = miss_chance * (_ONE - chance) // _ONE
        found.append((_CHAIN, _ONE - miss_chance, points))
    return found


def _compute_counts(
    held_faces: "Sequence[int]", dice: "Sequence[bytes]", rolls: int, kind: int, color: int, with_wilds: bool
) -> "_Counts":
    """Return (chance, points, helping points) for each number of dice, from 0 to 5, that may help an aim.

    The chance is that exactly this number of dice helps. A die helps if it has the kind `kind` or the color `color`. A
    wild helps if `with_wilds` is True. `points` are those of all dice, `helping points` those of the dice that help;
    both are multiplied by the chance. `dice` has the six sides of each die to reroll, and `rolls` is the number of
    rolls that are left.
    """
    counts = [(0, 0, 0)] * (_DICE + 1)
    counts[0] = (_ONE, 0, 0)
    for face in held_faces:
        points = get_points(face)
        _add_die(counts, _ONE if _is_helpful(face, kind, color, with_wilds) else 0, points, points)
    for die in dice:
        helpful_points = [get_points(face) for face in die if _is_helpful(face, kind, color, with_wilds)]
        other_points = [get_points(face) for face in die if not _is_helpful(face, kind, color, with_wilds)]
        miss_chance = _ONE
        for _ in range(rolls):
            miss_chance = miss_chance * len(other_points) // 6
        _add_die(counts, _ONE - miss_chance, _compute_mean(helpful_points), _compute_mean(other_points))
    return counts


def _is_helpful(face: int, kind: int, color: int, with_wilds: bool) -> bool:
    return with_wilds if get_kind(face) >= W else get_kind(face) == kind or get_color(face) == color


def _compute_mean(points: "Sequence[int]") -> int:
    return sum(points) // len(points) if points else 0


def _add_die(counts: "_Counts", chance: int, points: int, other_points: int) -> None:
    """Add a die to `counts`. With `chance` in 1024 (a probability) it helps and has `points`, else `other_points`."""
    miss_chance = _ONE - chance
    for at in range(_DICE, -1, -1):
        odds, total, helpful_points = counts[at]
        total = (total + odds * other_points) * miss_chance // _ONE
        helpful_points = helpful_points * miss_chance // _ONE
        new_odds = odds * miss_chance // _ONE
        if at:
            odds, lower_total, lower_helpful = counts[at - 1]
            new_odds += odds * chance // _ONE
            total += (lower_total + odds * points) * chance // _ONE
            helpful_points += (lower_helpful + odds * points) * chance // _ONE
        counts[at] = (new_odds, total, helpful_points)


def _add_box(found: "_Aims", sheet: "Sequence[int]", box: int, counts: "_Counts", count: int, points: int = 0) -> None:
    """Add to `found` the aim of filling `box`, if it is open. The box needs at least `count` helping dice.

    The box scores `points`, or the sum of all dice if `points` is 0. `counts` is from `_compute_counts`.
    """
    chance = sum([odds for odds, _, _ in counts[count:]])
    if sheet[box] == OPEN and chance:
        found.append((box, chance, points or sum([total for _, total, _ in counts[count:]]) // chance))


def _add_sum_box(found: "_Aims", sheet: "Sequence[int]", box: int, counts: "_Counts") -> None:
    """Add to `found` the aim of filling `box`, if it is open. The box scores the sum of the helping dice."""
    if sheet[box] == OPEN:
        found.append((box, _ONE, sum([helpful_points for _, _, helpful_points in counts]) // _ONE))


def _evaluate_chain(held_faces: list[int], dice: "Sequence[bytes]") -> "Generator[None, None, tuple[int, int]]":
    """Return (chance, points) of a chain of `held_faces` and one roll of dice with the sides `dice` (Y7).

    This is a generator.
    """
    chain_count = points = 0
    rolls = 6 ** len(dice)
    faces = held_faces + [0] * len(dice)
    for roll in range(rolls):
        left = roll
        for at in range(len(dice)):
            faces[len(held_faces) + at] = dice[at][left % 6]
            left //= 6
        if _is_chain(faces):
            chain_count += 1
            points += sum([get_points(face) for face in faces])
        if roll % 12 == 0:
            yield
    return chain_count * _ONE // rolls, points // max(chain_count, 1)


def _is_chain(faces: "Sequence[int]") -> int:
    """Return 1 if five dice can be put in a row in which neighbors match, else 0 (see `rolls.GROUPS`)."""
    index = 0
    bit = 1
    for die in range(_DICE - 1, 0, -1):
        for other in range(die):
            if _is_match(faces[die], faces[other]):
                index |= bit
            bit <<= 1
    return GROUPS[index] >> 3 & 1


def _is_match(face: int, other: int) -> bool:
    kind = get_kind(face)
    return kind >= W or get_kind(other) >= W or kind == get_kind(other) or get_color(face) == get_color(other)
