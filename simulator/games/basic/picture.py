"""The picture of a match of `basic` in a terminal: the slots as they lie."""

from typing import cast

from rich.console import Group
from rich.text import Text

from simulator.drawing import CELL, QUIET, bag, face_text, quiet
from simulator.web.follow.replica import FollowedMatch
from tray24.games.basic.rules import Basic
from tray24.pins import COLUMNS, ROWS
from tray24.rules.moves import PH_DRAWN, PH_PLACE


def picture(match: FollowedMatch) -> Group:
    """Return the 24 slots; the die that was played last is in brackets."""
    game = cast(Basic, match.game)
    rows: list[Text] = []
    for row in range(ROWS):
        text = Text()
        for column in range(COLUMNS):
            slot = row * COLUMNS + column
            die = game.tray[slot]
            last = slot == game.last and die >= 0
            text.append("[" if last else " ", style="bold")
            text.append(face_text(game.faces[die]) if die >= 0 else Text(str(slot).center(CELL - 1), style=QUIET))
            text.append("]" if last else " ", style="bold")
            if column == COLUMNS // 2 - 1:
                text.append("|", style=QUIET)
        rows.append(text)
    half = "" if game.half < 0 else f"The {('left', 'right')[game.half]} half is in play, "
    drawn = Text()
    if game.phase in (PH_PLACE, PH_DRAWN) and game.drawn >= 0:
        drawn = Text("drawn: ").append(face_text(game.faces[game.drawn]))
    return Group(*rows, quiet(half + bag(len(game.bag))), drawn)
