"""All kinds of messages between page and server, valid and invalid, to test the checks in both."""

import copy
import json
from collections.abc import Iterator
from typing import Any

from news_schema import check_news

from simulator.tray.files import MemoryFiles
from simulator.web.schema import build_document
from simulator.web.table.messages import BadMessage, check_request
from simulator.web.table.table import Table
from tray24 import games

# One valid message of each request.
REQUESTS: list[dict[str, Any]] = [
    {"do": "button", "button": 9, "down": True},
    {"do": "enter", "line": "play r7 8"},
    {"do": "uno", "seat": 0},
    {"do": "catch", "seat": 5},
    {"do": "read"},
    {"do": "undo", "n": 1, "epoch": 0},
    {"do": "redo"},
    {"do": "answer", "screen": "undo", "button": 8},
    {"do": "lay", "line": "lead r7/r7"},
    {"do": "peek", "seat": 3},
    {"do": "rolloff"},
    {"do": "take", "seat": 2},
    {"do": "roll", "seat": 2, "dice": [0, 23]},
    {"do": "give", "die": 23},
    {"do": "judge"},
    {"do": "put", "die": 0, "slot": 23, "half_in": True},
    {"do": "fetch", "seat": 2},
    {"do": "lift", "die": 4, "seat": None},
    {"do": "tell_face"},
    {"do": "follow"},
    {"do": "done"},
    {"do": "say", "verb": "draw"},
    {"do": "finger", "slot": 0, "down": False},
    {"do": "room", "lux": 2000},
    {"do": "noise", "lsb": 20},
    {"do": "make", "of": "translucent"},
    {"do": "plug", "in": False},
    {"do": "mute", "on": True},
    {"do": "speed", "x": 4},
    {"do": "sit", "as": "onlooker", "key": "abc"},
    {"do": "hints", "level": "off"},
    {"do": "set", "name": "brightness", "value": "40"},
    {"do": "children", "on": False},
    {"do": "advice", "button": 5, "answer": "others"},
    {"do": "rename", "button": 0, "name": "Ann"},
    {"do": "pick", "die": "r7"},
    {"do": "mark", "places": [0, 4]},
    {"do": "resume", "item": "kept0001.t24"},
    {"do": "lesson", "game": "basic"},
    {"do": "choose", "item": "check"},
    {"do": "new", "game": "line", "players": [{"button": 0, "bot": ""}, {"button": 3, "bot": "sharp"}], "options": {}},
]
_OTHERS: tuple[Any, ...] = (None, True, -2, 9999, 1.5, "", "x" * 50, [], [7], {}, {"a": 1})
_PLAYERS = [{"button": 0, "bot": "", "name": "Zoe"}, {"button": 3, "bot": "sharp"}]


def generate_changes(value: Any) -> Iterator[Any]:
    """Yield copies of a value with one change: something is replaced, left out or added."""
    if isinstance(value, dict):
        for name in value:
            yield {key: value_held for key, value_held in value.items() if key != name}
            yield from (value | {name: changed_value} for changed_value in generate_changes(value[name]))
        yield value | {"another": 1}
    elif isinstance(value, list) and value:
        yield value[:-1]
        yield from ([changed_value, *value[1:]] for changed_value in generate_changes(value[0]))
    yield from _OTHERS


def make_requests() -> list[dict[str, Any]]:
    """Return requests of the page, valid and invalid ones; `fits` says whether each is valid."""
    assert {message["do"] for message in REQUESTS} == set(build_document()["requests"])
    cases = [*REQUESTS, *(case for message in REQUESTS for case in generate_changes(message) if isinstance(case, dict))]
    return [{"message": message, "fits": is_valid(check_request, message)} for message in cases]


def make_news() -> list[dict[str, Any]]:
    """Return news (messages of the server), valid and invalid ones; `fits` says whether each is valid.

    The valid ones are what a browser gets when it connects, and during a match of each game.
    """
    valid_messages = [message for name in games.list_games() for message in _collect_news(name)]
    invalid_messages = [
        case for message in valid_messages for part in message for case in generate_changes({part: message[part]})
    ]
    step = max(1, len(invalid_messages) // 2000)
    return [
        {"message": message, "fits": is_valid(check_news, message)}
        for message in [*valid_messages, *invalid_messages[::step]]
    ]


def _collect_news(game: str) -> list[dict[str, Any]]:
    table = Table(MemoryFiles(), lambda: 7)
    tab = table.add_tab()
    found = [table.collect_news(tab)]
    table.handle_message(tab, json.dumps({"do": "new", "game": game, "players": _PLAYERS}))
    for _ in range(60):
        table.advance(250)
    found.append(copy.deepcopy(table.collect_news(tab)))
    table.stop()
    return found


def is_valid(check_message: Any, message: Any) -> bool:
    """Return whether a message passes `check_message`, a check of the server."""
    try:
        check_message(message)
    except BadMessage:
        return False
    return True
