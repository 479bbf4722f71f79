"""The table of `basic` for the page."""

from simulator.web.boards import die_view
from tray24.games.basic.rules import Basic
from tray24.pins import SLOTS
from tray24.rules.moves import PH_CHOOSE, PH_DRAWN, PH_PLACE, PLAY, move_verb


def move_slots(game: Basic, move: int) -> list[int]:
    """Return the slot of a die that is played."""
    return [game.args(move)[1]] if move_verb(move) == PLAY else []


def board(game: Basic, moves: list[int]) -> dict[str, object]:
    """Return the `half` in play or None, `tray` as slot -> die, and the `drawn` die that is to be placed or None.

    `fits_all` tells whether each die of the seat that may roll or keep them would have a place.
    """
    awaited = game.phase in (PH_PLACE, PH_DRAWN) and game.drawn >= 0
    return {
        "half": None if game.half < 0 else ("left", "right")[game.half],
        "tray": {str(slot): die_view(game, game.tray[slot]) for slot in range(SLOTS) if game.tray[slot] >= 0},
        "drawn": die_view(game, game.drawn) if awaited else None,
        "fits_all": game.phase == PH_CHOOSE and game.fits_all(game.turn),
    }
