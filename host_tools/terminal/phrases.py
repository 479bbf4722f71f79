"""Phrases that several commands use: lists, and the tray's names of its games."""

from collections.abc import Iterable
from functools import reduce

from simulator.texts import HostTexts
from tray24 import games

_say = HostTexts("terminal")


def join_list(items: Iterable[str], last: str = "list") -> str:
    """Return the items as one list; `last` is the message that joins the last one: `list`, `list-and` or `list-or`."""
    *others, end = list(items) or [""]
    if not others:
        return end
    joined = others[0]
    for item in others[1:]:
        joined = _say("list", items=joined, item=item)
    return _say(last, items=joined, item=end)


def join_row(items: Iterable[str]) -> str:
    """Return items that may contain commas, separated by semicolons."""
    first, *others = list(items) or [""]
    return reduce(lambda joined, item: _say("list-semicolon", items=joined, item=item), others, first)


def box_title(game: str, box: str) -> str:
    """Return the tray's name of a box of a score sheet."""
    return HostTexts(game)("box_" + box)


def game_title(game: str) -> str:
    """Return a game's name as in the tray's menu, or as given when the game is unknown."""
    return HostTexts(game)("game") if game in games.names() else game
