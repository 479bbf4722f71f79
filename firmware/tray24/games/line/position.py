"""Positions of `line` as dictionaries."""

from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.faces import face_name
from tray24.rules.matching.position import check_matching
from tray24.rules.moves import PH_COLOR, PH_GIVE, PH_MOVE, PH_REROLLED
from tray24.rules.position import Dice, take_hands, take_list
from tray24.rules.shedding import AFTER_CATCH

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from tray24.games.line.rules import Line
    from tray24.rules.position import Given

KEYS = ("line", "hands")
PHASES = (PH_MOVE, PH_REROLLED, PH_COLOR, PH_GIVE)
UNSAID = PH_MOVE  # the default phase


def describe(game: "Line", position: "dict[str, Any]") -> None:
    """Add the game's own keys to a position."""
    names = [face_name(face) for face in game.faces]
    position["line"] = [names[die] for die in game.line]
    position["hands"] = [[names[die] for die in hand] for hand in game.hands]


def load(game: "Line", given: "Given") -> None:
    """Set up a game whose common keys are set."""
    dice = Dice(game)
    game.line = [dice.take(text, "line") for text in take_list(given, "line", [])]
    take_hands(game, dice, given)
    if game.bag or not game.line:
        raise RuleError("", "given_eleven_dice")
    check_matching(game, game.on_table()[:-1])
    if game.phase == PH_GIVE:
        # Only a D1 or D2 leaves one die in the line, so the caught seat moves again (L6, L8).
        if len(game.line) > 1 or len(game.hands[game.turn]) < 2 or game.catchable >= 0:
            raise RuleError("", "given_give")
        game.after = AFTER_CATCH
        game.back_turn = 1 - game.turn
        game.back_phase = PH_MOVE
