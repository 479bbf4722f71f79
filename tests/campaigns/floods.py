"""A campaign in which some tabs send far too many messages: each move of another player must still succeed soon."""

import json
import random
from typing import Any
from unittest import mock

from campaigns.campaign import PRODUCT, Campaign, Fault
from campaigns.requests import make_request
from simulator.people.presses import IntentQueue
from simulator.tray.files import MemoryFiles
from simulator.tray.optics import STILL
from simulator.web.table.tab import Tab
from simulator.web.table.table import Table
from tray24 import games

_MOVES = 12  # of a round
_FLOOD_COUNT = 3  # tabs
_STEP_MS = 20
_MAX_MS = 8000  # of the tray's time for one request, while others flood
_MAX_IDLE = 40  # requests of the player in succession that enter no move, such as those that close screens
# The requests; calls and catches are the most frequent.
_REQUESTS = (*("uno", "catch") * 3, *("button", "enter", "undo", "redo", "answer", "pick", "take", "judge", "done"))
_REQUESTS += ("room", "mute", "sit")
_PLAYERS = ({"button": 0, "bot": ""}, {"button": 1, "bot": ""})  # both at one tab; the other tabs are at other seats


_start_intent = IntentQueue.start


def _start_together(self: IntentQueue, *arguments: Any, owner: object = None, **options: Any) -> None:
    _start_intent(self, *arguments, **options)


class Floods(Campaign):
    name = "floods"
    about = (*PRODUCT, "tests/campaigns/requests.py")
    promise = "each move of a player soon succeeds, whatever other tabs flood the table with"
    unit = "moves"
    night = 20_000
    short = 2
    faults = (Fault("all tabs share one queue", mock.patch.object(IntentQueue, "start", _start_together)),)

    def check(self, number: int, rng: random.Random) -> int:
        table = Table(MemoryFiles(), lambda: rng.getrandbits(30), model=STILL)
        player = _Player(table)
        try:
            player.send_request(_make_new_match(rng))
            floods = [_Flood(table, rng) for _ in range(_FLOOD_COUNT)]
            moved_count = idle_count = 0
            while moved_count < _MOVES and table.ui and table.ui.match and not table.ui.match.game.over:
                is_move = player.enter_move(floods, rng)
                moved_count += is_move
                idle_count = 0 if is_move else idle_count + 1
                assert idle_count <= _MAX_IDLE, f"no move in {idle_count} requests: {player.describe()}"
            for fault in table.tray.faults:
                raise fault
        finally:
            table.stop()
        return moved_count


class _Flood:
    """A tab that sends more messages than the server can carry out, and sometimes leaves and joins again."""

    def __init__(self, table: Table, rng: random.Random):
        self._table = table
        self._rng = rng
        self._tab = self._join()

    def _join(self) -> Tab:
        return self._table.add_tab(self._rng.choice((2, 3, 4, 5)))

    def send_requests(self) -> None:
        for _ in range(self._rng.choice((0, 5, 40))):
            self._table.handle_message(self._tab, json.dumps(_make_request(self._tab.place, self._rng)))
        if self._rng.random() < 0.02:
            self._table.remove_tab(self._tab)
            self._tab = self._join()
        if self._rng.random() < 0.5:  # else the tab reads nothing
            self._table.collect_news(self._tab)


class _Player:
    """The one tab at which both players of the match play."""

    def __init__(self, table: Table):
        self._table = table
        self._tab = table.add_tab()
        self._state: dict[str, Any] = {}
        self._request_id = 0

    def send_request(self, request: dict[str, Any], floods: list[_Flood] | None = None) -> None:
        """Send a request, and advance the time until its reply comes, while the tabs in `floods` send messages.

        Raise AssertionError if no reply comes in time.
        """
        for flood in floods or ():
            flood.send_requests()
        self._request_id += 1
        self._table.handle_message(self._tab, json.dumps(request | {"n": self._request_id}))
        for _ in range(0, _MAX_MS, _STEP_MS):
            for flood in floods or ():
                flood.send_requests()
            if self._is_answered():
                return
        raise AssertionError(f"{request} is not done within {_MAX_MS} ms: {self.describe()}")

    def enter_move(self, floods: list[_Flood], rng: random.Random) -> bool:
        """Enter a move, or close the tray's current screen, while the tabs in `floods` send messages.

        Return whether a move was entered.
        """
        match, screen = self._state["match"], self._state["tray"]["screen"]
        is_move = screen == "play" and bool(match and match["turn"] is not None and match["moves"])
        if is_move:
            self.send_request({"do": "enter", "line": rng.choice(match["moves"])}, floods)
        else:
            self.send_request({"do": "answer", "screen": screen, "button": 8}, floods)
        return is_move

    def describe(self) -> str:
        """Return the text of the display that the tab shows."""
        return str(self._state.get("display_text"))

    def _is_answered(self) -> bool:
        self._table.advance(_STEP_MS)
        answered_ids: set[int] = set()
        while news := self._table.collect_news(self._tab):
            assert "error" not in news, news["error"]
            answered_ids |= set(news.pop("answered", ()))
            self._state |= news
        return self._request_id in answered_ids


def _make_new_match(rng: random.Random) -> dict[str, Any]:
    return {"do": "new", "game": rng.choice(games.list_games()), "players": _PLAYERS}


def _make_request(place: str | int, rng: random.Random) -> dict[str, Any]:
    """Return a random request that a tab may send at any time, or an unknown request, which is refused.

    `place` is the tab's place, such as a seat's button or "onlooker": the seat or button in all requests but answers.
    """
    request = make_request(rng.choice(_REQUESTS), rng) if rng.random() < 0.9 else {"do": "nonsense"}
    return request | {name: place for name in ("button", "seat", "as") if name in request and request["do"] != "answer"}
