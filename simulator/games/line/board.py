"""The table of `line` for the page."""

from simulator.web.boards import die_view
from tray24.games.line.rules import Line
from tray24.games.line.screen import slot_at
from tray24.rules.moves import DRAW, move_verb


def move_slots(game: Line, move: int) -> list[int]:
    """Return the slot of a die that is taken."""
    return [slot_at(game.taken)] if move_verb(move) == DRAW else []


def board(game: Line, moves: list[int]) -> dict[str, object]:
    """Return the dice of the `line` from the back to the play end, their `slots`, and the `next` slot."""
    count = len(game.line)
    return {
        "line": [die_view(game, die) for die in game.line],
        "slots": [slot_at(game.taken + place) for place in range(count)],
        "next": slot_at(game.taken + count),
    }
