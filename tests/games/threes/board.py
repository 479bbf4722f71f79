"""The table of threes, for the page."""

from typing import Any

from simulator.web.boards import die_view
from threes.rules import CUP, Threes


def board(game: Threes, moves: list[int]) -> dict[str, Any]:
    """Return the open dice by their `slots`."""
    lying = game.hands[game.turn][:CUP] if game.turn >= 0 else []
    return {"slots": {str(slot): die_view(game, die) for slot, die in enumerate(lying)}}
