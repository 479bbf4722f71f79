"""Positions of `center` as dictionaries."""

from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.faces import WD4, face_name, kind_of
from tray24.rules.matching.position import check_matching
from tray24.rules.moves import PH_CHALLENGE, PH_COLOR, PH_DRAWN, PH_MOVE, PH_REROLLED
from tray24.rules.position import Dice, take_drawn, take_hands

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from tray24.games.center.rules import Center
    from tray24.rules.position import Given

KEYS = ("center", "hands", "bag", "die", "former", "legality")
PHASES = (PH_MOVE, PH_REROLLED, PH_DRAWN, PH_COLOR, PH_CHALLENGE)
UNSAID = PH_MOVE  # the default phase


def describe(game: "Center", position: "dict[str, Any]") -> None:
    """Add the game's own keys to a position."""
    names = [face_name(face) for face in game.faces]
    position["center"] = names[game.center] if game.center >= 0 else None
    position["hands"] = [[names[die] for die in hand] for hand in game.hands]
    position["bag"] = len(game.bag)
    position["die"] = names[game.drawn] if game.phase == PH_DRAWN else None
    position["former"] = names[game.former] if game.former >= 0 else None
    position["legality"] = game.legalities[game.legality]


def load(game: "Center", given: "Given") -> None:
    """Set up a game whose common keys are set."""
    dice = Dice(game)
    game.center = dice.take(given.get("center"), "center")
    if given.get("former") is not None:
        game.former = dice.take(given["former"], "former")
        if given.get("legality") not in game.legalities:
            raise RuleError("", "given_legality", names=" ".join(game.legalities))
        game.legality = game.legalities.index(given["legality"])
    take_hands(game, dice, given)
    check_matching(game, game.on_table()[1:])
    is_wd4 = kind_of(game.faces[game.center]) == WD4
    if (game.former >= 0) != (is_wd4 and not game.wd4 and game.phase in (PH_COLOR, PH_CHALLENGE)):
        raise RuleError("", "given_former")
    if game.phase == PH_CHALLENGE and not is_wd4:
        raise RuleError("", "given_challenge")
    if game.phase == PH_DRAWN:
        game.served = game.turn
        take_drawn(game, given)
