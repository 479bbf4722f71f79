"""The picture of a match of `basic` in a terminal: the dice in their slots."""

from typing import cast

from rich.console import Group
from rich.text import Text

from simulator.terminal_dice import CELL, DIE, QUIET, format_bag, insert_die, render_face, render_muted
from simulator.texts import HostTexts
from simulator.web.follow.replica import FollowedMatch
from tray24.games.basic.rules import Basic
from tray24.pins import COLUMNS, ROWS
from tray24.rules.moves import PH_DRAWN, PH_PLACE

_say = HostTexts("basic-log")


def render_picture(match: FollowedMatch) -> Group:
    """Return a picture of the 24 slots, the bag and the drawn die. The last played die is in brackets."""
    game = cast(Basic, match.game)
    rows: list[Text] = []
    for row in range(ROWS):
        text = Text()
        for column in range(COLUMNS):
            slot = row * COLUMNS + column
            die = game.tray[slot]
            is_last = slot == game.last and die >= 0
            text.append("[" if is_last else " ", style="bold")
            text.append(render_face(game.faces[die]) if die >= 0 else Text(str(slot).center(CELL - 1), style=QUIET))
            text.append("]" if is_last else " ", style="bold")
            if column == COLUMNS // 2 - 1:
                text.append("|", style=QUIET)
        rows.append(text)
    bag_text = format_bag(len(game.bag))
    if game.half >= 0:
        bag_text = _say(("left-half", "right-half")[game.half], bag=bag_text)
    drawn_text = Text()
    if game.phase in (PH_PLACE, PH_DRAWN) and game.drawn >= 0:
        drawn_text = insert_die(_say("drawn", die=DIE), render_face(game.faces[game.drawn]))
    return Group(*rows, render_muted(bag_text), drawn_text)
