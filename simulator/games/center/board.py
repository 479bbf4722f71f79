"""The table of `center` for the page."""

from simulator.web.boards import die_view
from tray24.games.center.rules import Center
from tray24.games.center.screen import CENTER_SLOT
from tray24.rules.moves import PH_DRAWN


def board(game: Center, moves: list[int]) -> dict[str, object]:
    """Return the center die and its `slot`.

    `center`, `former` (the die under a WD4 that may still be challenged) and `drawn` (the die that may be played now)
    are a die or None; `matched` are the ids of dice that show this WD4 to be a bluff.
    """
    return {
        "slot": CENTER_SLOT,
        "center": die_view(game, game.center) if game.center >= 0 else None,
        "former": die_view(game, game.former) if game.former >= 0 else None,
        "matched": game.matched(),
        "drawn": die_view(game, game.drawn) if game.phase == PH_DRAWN else None,
    }
