"""The tips that the coach (`ui.match.coach`) gives in a first match of the center-die game."""

from tray24.compat import const
from tray24.rules.faces import WD4
from tray24.rules.moves import CHALLENGE, DRAW, PH_CHALLENGE, PH_DRAWN, PH_MOVE, PH_REROLLED, REROLL
from tray24.rules.tips import list_play_tips

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.games.center.rules import Center


def list_tips(game: "Center") -> "Iterator[tuple[str, tuple[str, int], dict[str, int]]]":
    """Yield the coach's tips for the seat to play as (key, place, values), the most important first.

    `key` names the text of a tip, and `values` has what is inserted into this text. `place` is what the tip points at,
    such as ("die", a face).
    """
    phase = game.phase
    if phase == PH_CHALLENGE:
        yield "challenge", ("do", CHALLENGE), {"face": game.faces[game.former]}
    elif phase in (PH_MOVE, PH_REROLLED, PH_DRAWN):
        yield from list_play_tips(game)
        if phase == PH_MOVE and game.list_playable() == []:
            yield "reroll", ("do", REROLL), {}
        elif phase == PH_REROLLED and game.list_playable() == []:
            yield "draw", ("do", DRAW), {}
        matching_face = game.find_bluff(WD4)  # C8: playing a WD4 while another die matches is risky
        if WD4 in game.list_playable() and matching_face >= 0:
            yield "bluff", ("die", WD4), {"face": matching_face}
