"""The table of `dominoes` for the page."""

from simulator.web.boards import tile_view
from tray24.games.dominoes.rules import Dominoes
from tray24.games.dominoes.screen import slots_of_arms
from tray24.rules.faces import face_name
from tray24.rules.moves import LEAD, PLAY, REOPEN, move_verb
from tray24.rules.tiles import MARKINGS, tile_name


def move_slots(game: Dominoes, move: int) -> list[int]:
    """Return the slot of the end at which a tile is played."""
    slots = slots_of_arms(game.arms)
    return [slots[arm] for arm in game.args(move)[2:] if arm in slots] if move_verb(move) == PLAY else []


def board(game: Dominoes, moves: list[int]) -> dict[str, object]:
    """Return the tiles `laid` in the order of play, the `arms`, and the `doublets` at which a reopening may be played.

    A laid tile has its matching marking and its arm. The first tile is the lead; a reopening lies `beside` the doublet
    with that index. An arm has its open end and its `slot`, -1 for none.
    """
    arms = game.describe()["arms"]
    slots = slots_of_arms(game.arms)
    laid = [_laid(game, move) for move in moves if move_verb(move) in (LEAD, PLAY, REOPEN)]
    if len(laid) > len(game.table):
        laid = []  # the moves are those of the hand before: the log follows a moment later
    return {
        "laid": laid,
        "arms": [arm | {"slot": slots.get(number, -1)} for number, arm in enumerate(arms)],
        "doublets": [tile_name(tile) for tile in game.doublets()],
    }


def _laid(game: Dominoes, move: int) -> dict[str, object]:
    arguments = game.args(move)
    if move_verb(move) == LEAD:
        return tile_view(arguments[0])
    if move_verb(move) == REOPEN:
        return {"id": -1, "tile": "W/W", "beside": arguments[0]}
    tile, mark, arm = arguments
    return tile_view(tile) | {"mark": face_name(MARKINGS[2 * tile + mark]), "arm": arm}
