"""The picture of a match of `yacht` in a terminal: five dice and the score sheets."""

from typing import cast

from rich.console import Group
from rich.table import Table

from simulator.terminal_dice import CELL, render_dice, render_muted
from simulator.texts import HostTexts
from simulator.web.follow.replica import FollowedMatch
from simulator.web.labels import label_boxes
from tray24.games.yacht.rules import Yacht

_say = HostTexts("yacht-log")


def render_picture(match: FollowedMatch) -> Group:
    """Return a picture of the dice, the number of rolls left, and the score sheets."""
    game = cast(Yacht, match.game)
    boxes = label_boxes(game.name)
    sheets = Table(box=None, padding=(0, 1, 0, 0), show_edge=False)
    sheets.add_column("", no_wrap=True)
    for player in match.profile.seats:
        sheets.add_column(player.name[: CELL + 1], justify="right", no_wrap=True, max_width=CELL + 1)
    filled_sheets = game.describe()["sheets"]
    for box in game.boxes:
        sheets.add_row(boxes[box], *(str(sheet.get(box, "")) for sheet in filled_sheets))
    rolls_text = _say("rolls-left", count=game.rolls_left)
    return Group(render_dice([game.faces[die] for die in game.dice], 5), render_muted(rolls_text), sheets)
