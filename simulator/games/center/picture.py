"""The picture of a match of `center` in a terminal: the die in the center."""

from typing import cast

from rich.console import Group
from rich.text import Text

from simulator.drawing import bag, face_text, quiet
from simulator.web.follow.replica import FollowedMatch
from tray24.games.center.rules import Center
from tray24.rules.moves import PH_DRAWN


def picture(match: FollowedMatch) -> Group:
    """Return the center die, the one before it while it counts, and the die that was drawn."""
    game = cast(Center, match.game)
    text = Text("center: ")
    text.append(face_text(game.faces[game.center]) if game.center >= 0 else "none")
    if game.former >= 0:
        text.append("   before it: ").append(face_text(game.faces[game.former]))
    if game.phase == PH_DRAWN:
        text.append("   drawn: ").append(face_text(game.faces[game.drawn]))
    return Group(text, quiet(bag(len(game.bag))))
