"""Checks of a database that a stranger may have written: facts have their shape, and days are days."""

from collections.abc import Callable
from datetime import date
from functools import cache
from typing import Any

import fastjsonschema

from host_tools.archive.facts import COUNTS
from simulator.web.schema.kinds import BOOLEAN, DRAFT, INTEGER, TEXT, Schema, list_of, map_of, maybe, record, whole
from tray24 import games
from tray24.pins import SEATS

_SIZE = whole(1 << 30)
_SEAT = record(
    {
        **{"name": TEXT, "bot": TEXT, "left": BOOLEAN, "button": whole(SEATS), "score": INTEGER, "won": BOOLEAN},
        **dict.fromkeys(COUNTS, _SIZE),
    },
    {"sheet": map_of(INTEGER)},
)
_FACTS: Schema = record(
    {
        "game": TEXT,
        "options": map_of(TEXT),
        "real": BOOLEAN,
        "low_wins": BOOLEAN,
        "lines": _SIZE,
        "moves": _SIZE,
        "hands": _SIZE,
        "over": BOOLEAN,
        "fault": maybe(record({"line": _SIZE, "text": TEXT, "reason": TEXT})),
        "hand_scores": list_of(list_of(INTEGER)),
        "players": list_of(_SEAT) | {"maxItems": SEATS},
    }
)


def are_facts(value: object) -> bool:
    """Return whether a JSON value has the shape of facts, of a game that there is."""
    try:
        found = _check()(value)
    except fastjsonschema.JsonSchemaValueException:
        return False
    players = found["players"]
    if found["game"] not in games.names():
        return not found["game"] and not players and not found["hand_scores"]
    boxes = set(games.game_class(found["game"]).boxes)
    return (
        bool(players)
        and all(len(gains) == len(players) for gains in found["hand_scores"])
        and all(set(player.get("sheet", ())) <= boxes for player in players)
    )


@cache
def _check() -> Callable[[object], Any]:
    check: Callable[[object], Any] = fastjsonschema.compile(_FACTS | {"$schema": DRAFT})
    return check


def is_day(text: object) -> bool:
    """Return whether a text is a day as the database writes it: YYYY-MM-DD."""
    try:
        return isinstance(text, str) and date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
