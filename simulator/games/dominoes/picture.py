"""The picture of a match of `dominoes` in a terminal: the open ends and the tiles laid last."""

from typing import cast

from rich.console import Group
from rich.table import Table
from rich.text import Text

from simulator.terminal_dice import render_face, render_muted
from simulator.texts import HostTexts
from simulator.web.follow.replica import FollowedMatch
from tray24.games.dominoes.rules import Dominoes
from tray24.rules.faces import format_tile, parse_face

_MAX_TILES = 12  # the most of the last tiles that are shown

_say = HostTexts("dominoes-log")


def render_picture(match: FollowedMatch) -> Group:
    """Return a picture of the open end of each arm and of the tiles laid last. The racks are hidden."""
    game = cast(Dominoes, match.game)
    ends = Table.grid(padding=(0, 2))
    for number, arm in enumerate(game.describe()["arms"]):
        state = _say("arm-is-closed") if arm["closed"] else _say("arm-is-crosswise") if arm["doublet"] else ""
        ends.add_row(_say("arm-n", number=number), render_face(parse_face(arm["end"])), render_muted(state))
    tiles_text = "  ".join(format_tile(tile) for tile in game.table[-_MAX_TILES:])
    text = _say("last-tiles", tiles=tiles_text) if tiles_text else _say("no-tiles-yet")
    return Group(ends, Text(text), render_muted(_say("tiles-in-pile", count=game.count_pile())))
