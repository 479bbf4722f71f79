"""The picture of a match of `center` in a terminal: the die in the center."""

from typing import cast

from rich.console import Group
from rich.text import Text

from simulator.terminal_dice import DIE, format_bag, insert_die, render_face, render_muted
from simulator.texts import HostTexts
from simulator.web.follow.replica import FollowedMatch
from tray24.games.center.rules import Center
from tray24.rules.moves import PH_DRAWN

_say = HostTexts("center-log")


def render_picture(match: FollowedMatch) -> Group:
    """Return a picture of the center die, of the former one while a challenge may restore it, and of the drawn die."""
    game = cast(Center, match.game)
    parts = [_render_die("center", game, game.center) if game.center >= 0 else Text(_say("no-center"))]
    if game.former >= 0:
        parts.append(_render_die("former", game, game.former))
    if game.phase == PH_DRAWN:
        parts.append(_render_die("drawn", game, game.drawn))
    return Group(Text("   ").join(parts), render_muted(format_bag(len(game.bag))))


def _render_die(key: str, game: Center, die: int) -> Text:
    return insert_die(_say(key, die=DIE), render_face(game.faces[die]))
