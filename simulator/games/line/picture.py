"""The picture of a match of `line` in a terminal: its dice in a row."""

from typing import cast

from rich.console import Group

from simulator.drawing import dice, quiet
from simulator.texts import HostTexts
from simulator.web.follow.table import FollowedMatch
from tray24.games.line.rules import Line

_say = HostTexts("line-log")


def picture(match: FollowedMatch) -> Group:
    """Draw the dice of the line, from its back to its play end."""
    game = cast(Line, match.game)
    return Group(quiet(_say("the-line")), dice([game.faces[die] for die in game.line], 8))
