"""Wrong messages of browsers to the server: each gets a reply, and all tabs can go on."""

import json
import random
from typing import Any

from news_schema import check_news

from campaigns.mutation import change_bytes, change_json
from campaigns.requests import make_any_request
from simulator.tray.files import MemoryFiles
from simulator.tray.optics import STILL
from simulator.web.table.tab import Tab
from simulator.web.table.table import Table
from tray24 import games
from tray24.rules.notation import format_line

_MESSAGES = 120  # of a round
_PLACES = ("table", "onlooker", 0, 1, 3)


def check(rng: random.Random) -> int:
    table = Table(MemoryFiles(), lambda: rng.getrandbits(30), model=STILL)
    tabs = [table.add_tab() for _ in range(3)]
    sent_texts: list[str] = []
    try:
        _advance(table, tabs, 3000)
        for index in range(_MESSAGES):
            tab = rng.choice(tabs)
            if rng.random() < 0.05:
                tab.place = rng.choice(_PLACES)
            text = _make_text(table, rng, index)
            sent_texts.append(text)
            table.handle_message(tab, text)
            _advance(table, tabs, rng.choice((4, 60, 400)))
            for fault in table.tray.faults:
                raise fault
    except Exception as error:
        raise AssertionError(f"{type(error).__name__}: {error} after {sent_texts[-6:]}") from error
    finally:
        table.stop()
    return _MESSAGES


def _advance(table: Table, tabs: list[Tab], ms: int) -> None:
    for _ in range(0, ms, 20):
        table.advance(20)
    for tab in tabs:
        while news := table.collect_news(tab):
            check_news(news)


def _make_text(table: Table, rng: random.Random, number: int) -> str:
    """Return a message as text: a correct request, a request with a change, or one with changed bytes."""
    request = {"n": number} | _make_request(table, rng)
    draw = rng.random()
    if draw < 0.5:
        request = change_json(request, rng)
    text = json.dumps(request)
    return change_bytes(text.encode(), rng).decode("utf-8", "replace") if draw > 0.9 else text


def _make_request(table: Table, rng: random.Random) -> dict[str, Any]:
    """Return a correct request: often a choice that the match waits for, or the start of a new match."""
    match = table.ui.match if table.ui else None
    what = rng.random()
    if what < 0.12 and not (match and what < 0.09):
        is_real = rng.random() < 0.3
        bot = "" if is_real else rng.choice(("", "sharp", "gentle"))
        players = [{"button": 0, "bot": ""}, {"button": 3, "bot": bot}]
        return {"do": "new", "game": rng.choice(games.list_games()), "players": players, "real": is_real}
    if match and what < 0.4 and match.game.turn >= 0:
        line = format_line(match.game, rng.choice(match.game.list_legal_moves())).partition(" ")[2]
        return {"do": "enter", "line": line}
    return make_any_request(rng)
