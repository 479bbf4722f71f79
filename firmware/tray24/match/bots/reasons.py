"""The reason for a bot's move, found by comparing the terms of its value with those of the next best move.

The value of a move is a sum of terms: its effect on others, a wild that is used, playing again, the hand that is left,
what the next player can do, and points. The reason is the term in which the move most exceeds the next best move. The
class `Evaluator` in a game's module `bot` returns the terms from `evaluate_parts(move)`. For a move without terms it
returns the key of a reason from `get_reason_key(move)`. A module without such a class may have a generator
`explain_move(game, sides, move)`. This module is imported for hints.
"""

from tray24 import games
from tray24.compat import const
from tray24.match.bots.bots import OUT
from tray24.rules.moves import PLAY, decode_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from typing import Any

    from tray24.rules.core import Game

PER_UNIT = const(64)
_CHANCE_MARGIN = const(4)  # chance decides between moves whose values differ by less
_MIN_OUT_VALUE = const(10000)  # less than the value of going out in any game
_NONE = const(-1000000)
_KEYS = ("why_costs", "why_wild", "why_again", "why_fit", "why_less", "why_points")


def explain_move(game: "Game", sides: bytes, move: int) -> "Generator[None, None, tuple[str, int | tuple[int, ...]]]":
    """Return (key, seat): the key of the text that says why the strongest bot prefers `move`, and the seat named in it.

    The key is "" if there is no reason; the seat is -1 if the text names no seat. If the game's module `bot` has
    its own `explain_move`, return its result. `sides` are the faces of all dice, six for each die. This generator
    yields after each move compared.
    """
    module = games.find_part(game.name, "bot")
    if module is None:
        return "", -1
    if not hasattr(getattr(module, "Evaluator", None), "evaluate_parts"):
        return (yield from module.explain_move(game, sides, move)) if hasattr(module, "explain_move") else ("", -1)
    evaluator = module.Evaluator(game, sides)
    if hasattr(evaluator, "prepare"):
        yield from evaluator.prepare(game.list_turn_moves())
    return (yield from _compare_moves(evaluator, game, move))


def _compare_moves(evaluator: "Any", game: "Game", move: int) -> "Generator[None, None, tuple[str, int]]":
    parts = evaluator.evaluate_parts(move)
    if not parts:
        return evaluator.get_reason_key(move), -1
    if parts[0] >= _MIN_OUT_VALUE:
        return "why_out", -1
    max_value, max_sum, rival_parts = yield from _evaluate_others(evaluator, game, move, sum(parts))
    if max_value > sum(parts) + _CHANCE_MARGIN:
        return "", -1
    if max_sum == _NONE:
        return ("why_only" if decode_verb(move) == PLAY else ""), -1
    if not rival_parts:
        return "why_same", -1
    key = find_reason_key(parts, rival_parts)
    if key == "why_less" and evaluator.is_safe(move):
        key = "why_match"
    return key, evaluator.find_follower(move)


def _evaluate_others(
    evaluator: "Any", game: "Game", move: int, move_value: int
) -> "Generator[None, None, tuple[int, int, Sequence[int]]]":
    """Return three facts about the moves other than `move`. `move_value` is the value of `move`.

    They are the value of the best other move, the value of the best other move that has terms, and the terms of the
    best other move whose value is clearly below `move_value`. If there is no such move, a value is `_NONE` and the
    terms are (). This generator yields after each move.
    """
    rival_parts = ()
    max_value = max_sum = rival_value = _NONE
    for other in game.list_turn_moves():
        if other != move:
            parts = evaluator.evaluate_parts(other)
            value = sum(parts) if parts else evaluator.sharp(other)
            max_value = max(max_value, value)
            if parts:
                max_sum = max(max_sum, value)
                if rival_value < value < move_value - _CHANCE_MARGIN:
                    rival_value = value
                    rival_parts = parts
            yield
    return max_value, max_sum, rival_parts


def find_reason_key(parts: "Sequence[int]", rival_parts: "Sequence[int]") -> str:
    """Return the key of the term in which a move most exceeds another move; "" if no term is greater.

    `parts` and `rival_parts` are the terms of these two moves.
    """
    gaps = [parts[index] - rival_parts[index] for index in range(len(parts))]
    gap = max(gaps)
    index = gaps.index(gap)
    if gap < _CHANCE_MARGIN:
        return ""
    if index == 0 and parts[0] <= 0:
        return "why_risk"
    return _KEYS[index]


def evaluate_moves(game: "Game", sides: bytes) -> "Generator[None, None, list[tuple[int, int]]]":
    """Return (move, value) of each move of the seat to play.

    Values are in 64ths of a point, or in 64ths of a tile in a game of tiles. They use only what the player can see.
    `sides` are the faces of the match's dice, b"" for real dice. Return [] for a game whose bot has no values. This
    generator yields after little work.
    """
    module = games.find_part(game.name, "bot")
    if module is None:
        return []
    if hasattr(module, "evaluate_moves"):
        parts = [games.get_part(game.name, part) for part in module.PARTS]
        yield
        return (yield from module.evaluate_moves(game, sides, *parts))
    if not hasattr(getattr(module, "Evaluator", None), "sharp"):
        return []
    evaluator = module.Evaluator(game, sides)
    moves = game.list_turn_moves()
    if hasattr(evaluator, "prepare"):
        yield from evaluator.prepare(moves)
    found = []
    for move in moves:
        value = evaluator.sharp(move)
        if value >= OUT:
            value = evaluator.evaluate_win()
        found.append((move, value * PER_UNIT // getattr(evaluator, "per_unit", PER_UNIT)))
        yield
    return found


def compute_regret(values: "Sequence[tuple[int, int]]", moves: "Sequence[int]") -> int:
    """Return how much the best value exceeds the value of the best move among `moves`.

    `values` has (move, value) of all moves. Return 0 if none of `moves` has a value.
    """
    move_values = [value for move, value in values if move in moves]
    return max([value for _, value in values]) - max(move_values) if move_values else 0
