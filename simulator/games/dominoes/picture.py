"""The picture of a match of `dominoes` in a terminal: the open ends and the last tiles."""

from typing import cast

from rich.console import Group
from rich.table import Table
from rich.text import Text

from simulator.drawing import face_text, quiet
from simulator.web.follow.replica import FollowedMatch
from tray24.games.dominoes.rules import Dominoes
from tray24.rules.faces import parse_face
from tray24.rules.tiles import tile_name

_TILES = 12  # of the last that were laid


def picture(match: FollowedMatch) -> Group:
    """Return the open ends by arm, and the last tiles; what racks hold is for nobody to see."""
    game = cast(Dominoes, match.game)
    ends = Table.grid(padding=(0, 2))
    for number, arm in enumerate(game.describe()["arms"]):
        state = "closed" if arm["closed"] else "crosswise" if arm["doublet"] else ""
        ends.add_row(f"arm {number}", face_text(parse_face(arm["end"])), quiet(state))
    laid = "  ".join(tile_name(tile) for tile in game.table[-_TILES:])
    words = f"last tiles: {laid}" if laid else "no tile lies yet"
    return Group(ends, Text(words), quiet(f"{game.pile()} tiles in the pile"))
