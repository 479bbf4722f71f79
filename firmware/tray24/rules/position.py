"""The loader of positions: it sets up a match from a dictionary like the one that `Game.describe` returns.

The dictionary has the keys that matter; other keys get defaults (RECORDS.md, "Positions and scenarios"). Contradictions
are refused: after loading, every key given must have the value that `describe` returns for it.
"""

from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.faces import DE, parse_face
from tray24.rules.moves import D_ROLLOFF, DEALER, DEALER_VERBS, PHASES

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from tray24.rules.core import Game
    from tray24.rules.shedding import SheddingGame

    Given = Mapping[str, Any]

_COMMON_KEYS = (
    "turn",
    "phase",
    "direction",
    "starter",
    "hand",
    "scores",
    "catchable",
    "called",
    "over",
    "winners",
    "await",
)


def load_position(game: "Game", position: "Given") -> None:
    """Load the dictionary `position` into a new match.

    Raise RuleError for a wrong key or value; the error says what is wrong.
    """
    if not isinstance(position, dict):
        raise RuleError("", "given_no_dictionary")
    for key in position:
        if key not in _COMMON_KEYS and key not in game.KEYS:
            raise RuleError("", "given_no_key", game=game.name, name=str(key))
    phase = position.get("phase", PHASES[game.UNSAID])
    if phase in DEALER_VERBS:
        game.hand = get_given_number(position, "hand", 65536, 0)
        game.scores = _get_scores(game, position)
        if phase == "draw" and game.wait == D_ROLLOFF:
            game.let_start(get_given_number(position, "starter", game.seats, 0))
        elif phase == "draw":
            game.starter = get_given_number(position, "starter", game.seats, 0)
    elif phase in PHASES and PHASES.index(phase) in game.PHASES:
        _load_common(game, position, PHASES.index(phase))
        game.load_own(position)
    else:
        raise RuleError("", "given_phase", game=game.name, phase=str(phase))
    _check_contradictions(game, position)


def _check_contradictions(game: "Game", position: "Given") -> None:
    description = game.describe()
    for key in position:
        expected = game.normalize_value(key, position[key])
        actual = description[key]
        if key == "table":
            expected = sorted(expected)
            actual = sorted(actual)
        elif key in ("hands", "racks") and any(actual):
            expected = [sorted(hand) for hand in expected]
            actual = [sorted(hand) for hand in actual]
        if expected != actual:
            raise RuleError("", "given_contradicts", name=key, wanted=expected, found=actual)


def _get_scores(game: "Game", position: "Given") -> list[int]:
    scores = position.get("scores", [0] * game.seats)
    if not isinstance(scores, list) or len(scores) != game.seats:
        raise RuleError("", "given_scores", seats=game.seats)
    return [get_given_number({"scores": points}, "scores", 65536, 0) for points in scores]


def _load_common(game: "Game", position: "Given", phase: int) -> None:
    game.phase = phase
    game.wait = 0
    game.turn = get_given_number(position, "turn", game.seats, None)
    direction = position.get("direction", 1)
    if not isinstance(direction, int) or direction not in (1, -1):
        raise RuleError("", "given_direction")
    game.direction = direction
    game.starter = get_given_number(position, "starter", game.seats, 0)
    game.hand = get_given_number(position, "hand", 65536, 0)
    game.scores = _get_scores(game, position)
    game.catchable = get_given_number(position, "catchable", game.seats, None, DEALER)
    game.called = get_given_number(position, "called", game.seats, None, DEALER)


# Helpers of the loaders: they check the values of `position`, and assign die ids in the order in which dice are named.


def get_given_number(
    position: "Given", key: str, limit: int, default: int | None, null_value: int | None = None
) -> int:
    """Return the value of `key` in `position`, an int from 0 to `limit` - 1, or `default` if the key is missing.

    If the value is None (null in JSON), return `null_value`; if that is None too, raise RuleError. Also raise RuleError
    for any other value.
    """
    number = position.get(key, default)
    if number is None and null_value is not None:
        return null_value
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < limit:
        raise RuleError("", "given_number", name=key, most=limit - 1)
    return number


def parse_given_face(text: object, key: str, game: "Game") -> int:
    """Return the face written as `text`. Raise RuleError unless it is a face of the game.

    It may be a wild with a declared color, unknown or unrolled. `key` is the position's key, which the error names.
    """
    try:
        face = parse_face(text) if isinstance(text, str) else -1
    except ValueError:
        face = -1
    if face < 0 or (face & 31 <= DE and face & 31 not in game.kinds):
        raise RuleError("", "given_face", name=key, text=text, game=game.name)
    return face


def get_given_list(position: "Given", key: str, default: "Sequence[Any]") -> "list[Any]":
    """Return the list that is the value of `key`, or `default` if the key is missing.

    Raise RuleError if the value is not a list.
    """
    values = position.get(key, default)
    if not isinstance(values, list):
        raise RuleError("", "given_list", name=key)
    return values


class DieIds:
    """The die ids of a position, assigned from 0 up in the order in which its dice are named."""

    def __init__(self, game: "SheddingGame") -> None:
        self.game = game
        self.next = 0

    def assign_die(self, text: object, key: str) -> int:
        """Assign the next die id to a die with the face written as `text`, and return the id.

        `key` is the position's key, which an error names.
        """
        face = parse_given_face(text, key, self.game)
        die = self.next
        if die >= self.game.ids:
            raise RuleError("", "given_too_many_dice", most=self.game.ids)
        self.next = die + 1
        self.game.faces[die] = face
        return die


def load_hands(game: "SheddingGame", dice: DieIds, position: "Given") -> None:
    """Load the hands of all seats, one after the other. The remaining dice form the bag."""
    hands = get_given_list(position, "hands", [[] for _ in range(game.seats)])
    if len(hands) != game.seats or not all([isinstance(hand, list) for hand in hands]):
        raise RuleError("", "given_hands", seats=game.seats)
    game.hands = [[dice.assign_die(text, "hands") for text in hand] for hand in hands]
    game.bag = list(range(dice.next, game.ids))


def load_drawn(game: "SheddingGame", position: "Given") -> None:
    """Set the drawn die from the key `die`. It must be in the hand of the seat to play, and fit the table."""
    face = parse_given_face(position.get("die"), "die", game)
    game.drawn = ([die for die in game.hands[game.turn] if game.faces[die] == face] or [DEALER])[-1]
    if game.drawn < 0 or not game.can_play_drawn():
        raise RuleError("", "given_die", seat=game.turn)


def check_catchable(game: "SheddingGame", can_call: bool) -> None:
    """Raise RuleError unless the seat that may be caught holds one die.

    `can_call` tells whether it may still call UNO.
    """
    if len(game.hands[game.catchable]) != 1:
        raise RuleError("", "given_catchable_tiles" if game.tiles else "given_catchable_dice")
    game.late = int(can_call)
