"""The picture of a match of `line` in a terminal: the dice of the line in a row."""

from typing import cast

from rich.console import Group

from simulator.terminal_dice import render_dice, render_muted
from simulator.texts import HostTexts
from simulator.web.follow.replica import FollowedMatch
from tray24.games.line.rules import Line

_say = HostTexts("line-log")


def render_picture(match: FollowedMatch) -> Group:
    """Return a picture of the dice of the line, from its back to its play end."""
    game = cast(Line, match.game)
    return Group(render_muted(_say("the-line")), render_dice([game.faces[die] for die in game.line], 8))
