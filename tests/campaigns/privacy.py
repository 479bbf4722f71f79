"""Racks of dominoes are private: a tile that only its player may see is in no message to another tab or to a host."""

import json
import random
from unittest import mock

from campaigns.campaign import PRODUCT, Campaign, Fault
from simulator.tray.files import MemoryFiles
from simulator.tray.optics import STILL
from simulator.web import match_view
from simulator.web.log.log_writer import describe_tile
from simulator.web.match_view import is_rack_shown
from simulator.web.table.tab import Tab
from simulator.web.table.table import Table
from simulator.web.table.table_match import TableMatch
from tray24.match.match import Match
from tray24.pins import BLUE, GREEN, RED
from tray24.rules.faces import format_tile
from tray24.rules.notation import format_line

_ACTIONS = 60  # of a round
_BUTTONS = 10
_SEATS = 6
# Requests that any tab may send at any time; the numbers of seats and buttons are filled in.
_REQUESTS: tuple[dict[str, object], ...] = (
    {"do": "read"},
    {"do": "peek", "seat": 0},
    {"do": "uno", "seat": 0},
    {"do": "catch", "seat": 0},
    {"do": "button", "button": 0, "down": True},
    {"do": "button", "button": 0, "down": False},
    {"do": "undo"},
    {"do": "redo"},
    {"do": "hints", "level": "best"},
    {"do": "set", "name": "coach", "value": "on"},
    {"do": "follow"},
    {"do": "done"},
    {"do": "rename", "button": 0, "name": "Ann"},
    {"do": "sit", "as": "onlooker"},
)
# Requests with which the people's shared tab tries to see or play the rack of the seat to play.
_TABLE_ACTIONS: tuple[dict[str, object], ...] = (
    {"do": "answer", "screen": "play", "button": GREEN},
    *({"do": "button", "button": key, "down": down} for key in (GREEN, BLUE, RED) for down in (True, False)),
    {"do": "fetch", "seat": 0},
)
_PICTURE_MS = 300
_MINUTE_MS = 60_000
_STEP_MS = 250  # the longest step of a table's time


class Privacy(Campaign):
    about = PRODUCT
    name = "privacy"
    promise = "no tab and no host receives a tile of a rack that it may not see"
    unit = "checks"
    night = 1_000_000
    short = 3
    faults = (
        Fault(
            "a seat sees all racks",
            mock.patch.object(match_view, "can_see", lambda match, seat, sit, hand: sit != "onlooker"),
        ),
        Fault("the table opens racks on other screens", mock.patch.object(TableMatch, "elsewhere", {})),
    )

    def check(self, number: int, rng: random.Random) -> int:
        return _Session(rng).run()


class _Session:
    """A match whose messages are searched for tiles that must be hidden from their receivers.

    Receivers are the people's shared tab, an onlooker, a tab of each person, and a host. A person's tab comes and goes.
    While it has gone, the shared tab may show that person's rack.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._table = Table(MemoryFiles(), lambda: rng.getrandbits(30), model=STILL)
        self._seated_buttons = sorted(rng.sample(range(_SEATS), rng.randint(2, 4)))
        bots = [button for button in range(_SEATS) if button not in self._seated_buttons]
        self._bots = bots[: rng.randrange(2)]
        self._tabs: dict[str | int, Tab] = {}
        self._keys: dict[str | int, str] = {}  # of the last tabs at each place
        for sit in ("table", "onlooker", *self._seated_buttons):
            self._open_tab(sit)
        self._turns_ms: dict[str | int, int] = {}  # when each seat, by its button, was last to play
        self._was_rack_shown = False  # since the last action: the rack of a challenged player
        self._closed_tabs_ms: dict[int, int] = {}  # by button, when its tab closed but kept the seat
        self._host = self._table.tray.serial.host
        # Rounds and tiles that were on the table, even if taken back since.
        self._open_tiles: set[tuple[int, int]] = set()

    def run(self) -> int:
        """Begin a match and do random actions in it. Return how many times a text was searched for a tile."""
        try:
            self._begin_match()
            return sum(self._act_randomly() for _ in range(_ACTIONS))
        finally:
            self._table.stop()

    def _begin_match(self) -> None:
        players = [{"button": button, "bot": ""} for button in self._seated_buttons]
        players += [{"button": button, "bot": "sharp"} for button in self._bots]
        options = {"reopen": self._rng.random() < 0.5, "target": 40}
        self._advance(2500)
        self._send(
            self._tabs["table"],
            {"do": "new", "game": "dominoes", "players": players, "options": options, "real": False},
        )
        self._advance(2500)
        self._host.write(b'{"id":1,"do":"watch","on":true,"what":["line","leds","display","buttons"]}\n')
        assert self._get_match()

    def _open_tab(self, sit: str | int) -> None:
        self._tabs[sit] = self._table.add_tab()
        key = self._keys.get(sit)
        self._send(self._tabs[sit], {"do": "sit", "as": sit} | ({"key": key} if key else {}))
        self._keys[sit] = self._tabs[sit].key

    def _move_screen(self) -> None:
        """Choose a random person, whose tab leaves, or joins again if it has left.

        A tab that leaves sometimes gives its seat back, and sometimes stays away for over a minute.
        """
        button = self._rng.choice(self._seated_buttons)
        if button not in self._tabs:
            self._open_tab(button)
            self._closed_tabs_ms.pop(button, None)
            return
        tab = self._tabs.pop(button)
        if self._rng.random() < 0.4:
            self._send(tab, {"do": "sit", "as": "onlooker"})
            self._step(_STEP_MS)
        else:
            self._closed_tabs_ms[button] = self._table.tray.clock.now_ms
        self._table.remove_tab(tab)
        if self._rng.random() < 0.4:
            for _ in range(0, _MINUTE_MS + 2 * _STEP_MS, _STEP_MS):
                self._step(_STEP_MS)

    def _try_at_table(self, match: Match) -> None:
        """Let people at their shared tab try to see or play the rack of the seat to play, or to take a seat."""
        request = dict(self._rng.choice(_TABLE_ACTIONS))
        if request["do"] == "fetch":
            button = self._rng.choice(self._seated_buttons)
            request["seat"] = button
            if self._table.tray.clock.now_ms - self._closed_tabs_ms.get(button, 1 << 40) >= _MINUTE_MS:
                del self._closed_tabs_ms[button]
        elif request["do"] == "answer" and self._rng.random() < 0.5 and match.game.list_turn_moves():
            line = format_line(match.game, self._rng.choice(list(match.game.list_turn_moves()))).partition(" ")[2]
            request = {"do": "enter", "line": line}
        self._send(self._tabs["table"], request)

    def _is_elsewhere(self, button: object) -> bool:
        """Return whether the person at this button has a tab, or has left it and kept the seat.

        Then the tab that all people share may not show or play that person's rack.
        """
        return button in self._tabs or button in self._closed_tabs_ms

    def _get_match(self) -> Match | None:
        return self._table.ui.match if self._table.ui else None

    def _send(self, tab: Tab, request: dict[str, object]) -> None:
        self._table.handle_message(tab, json.dumps(request))

    def _step(self, ms: int) -> None:
        """Advance the time, and note what may be seen meanwhile."""
        self._table.advance(ms)
        self._was_rack_shown = self._was_rack_shown or is_rack_shown(self._table.ui)
        if not (match := self._get_match()):
            return
        if match.game.turn >= 0:
            self._turns_ms[match.profile.seats[match.game.turn].button] = self._table.tray.clock.now_ms
        self._open_tiles |= {(match.game.hand, tile) for tile in match.game.table}
        if last_round := match.load_last_round():  # its end is still shown when the next hand is dealt
            tiles = [*last_round.table, *(tile for rack in last_round.hands for tile in rack)]
            self._open_tiles |= {(match.game.hand, tile) for tile in tiles}

    def _advance(self, ms: int) -> dict[str | int, str]:
        """Advance the time. Return what each tab was sent, as text."""
        sent_texts = dict.fromkeys(self._tabs, "")
        for _ in range(0, ms, 20):
            self._step(20)
            for sit, tab in self._tabs.items():
                while news := self._table.collect_news(tab):
                    news.pop("games", None)  # their descriptions show tiles
                    sent_texts[sit] += json.dumps(news, ensure_ascii=False)
        return sent_texts

    def _act_randomly(self) -> int:
        """Do a random action, and search the messages that it causes for hidden tiles.

        Return the number of searches.
        """
        if self._rng.random() < 0.15:
            self._move_screen()
        racks_before = self._list_racks()
        self._was_rack_shown = is_rack_shown(self._table.ui)
        began_ms = self._table.tray.clock.now_ms
        match = self._get_match()
        move_count = None
        if match and match.game.turn >= 0 and self._rng.random() < 0.3:
            is_idle = not self._table.presses.busy and not self._table.tray.closed  # a held red button undoes moves
            if is_idle and self._is_elsewhere(match.profile.seats[match.game.turn].button):
                move_count = len(match.marks)
            self._try_at_table(match)
        elif match and match.game.turn >= 0 and self._rng.random() < 0.7:
            self._enter_line(match)
        else:
            request = dict(self._rng.choice(_REQUESTS))
            sits = list(self._tabs)
            sit = self._rng.choice(sits)
            request |= {name: self._rng.randrange(_BUTTONS) for name in ("button", "seat") if name in request}
            if request["do"] != "sit":
                self._send(self._tabs[sit], request)
        self._host.write(b'{"id":2,"do":"state"}\n')
        sent_texts: dict[str | int, str] = self._advance(self._rng.choice((60, 300, 900)))
        sent_texts["host"] = self._host.read().decode("utf-8", "replace")
        for fault in self._table.tray.faults:
            raise fault
        # In the pause menu the table may undo moves.
        assert move_count is None or not match or len(match.marks) <= move_count, (
            "the table has played a rack on another screen"
        )
        if self._was_rack_shown:
            return 0  # the challenger sees the rack of the WD4
        # A picture of the display is a little older than the turn.
        allowed_sits = {button for button, at_ms in self._turns_ms.items() if at_ms >= began_ms - _PICTURE_MS}
        return self._search(racks_before, self._list_racks(), sent_texts, allowed_sits)

    def _enter_line(self, match: Match) -> None:
        """Enter a line of the seat to play, mostly a legal one."""
        game = match.game
        moves = game.list_legal_moves()
        if match.get_bot(game.turn) or not moves:
            return
        line = format_line(game, self._rng.choice(moves)).partition(" ")[2]
        if self._rng.random() < 0.1 and game.hands[game.turn] and game.arms:
            name = format_tile(self._rng.choice(game.hands[game.turn]))
            line = f"play {name} {name.split('/')[0]} 0"
        tab = self._tabs.get(match.profile.seats[game.turn].button, self._tabs["table"])
        self._send(tab, {"do": "enter", "line": line})

    def _list_racks(self) -> tuple[object, int, dict[str | int, set[int]]]:
        """Return (seed of the match, number of the round, tiles of each rack).

        A rack is named by the button of its seat.
        """
        match = self._get_match()
        if not match or match.game.over:
            return None, 0, {}
        game = match.game
        buttons = [player.button for player in match.profile.seats]
        racks: dict[str | int, set[int]] = {buttons[seat]: set(rack) for seat, rack in enumerate(game.hands)}
        return match.profile.seed, game.hand, racks

    def _search(self, racks_before, racks_after, sent_texts: dict[str | int, str], allowed_sits: set[str | int]) -> int:
        """Check that no tab was sent a tile that another person's rack held both before and after an action.

        `racks_before` and `racks_after` are results of `_list_racks`; `sent_texts` has the text that each tab got;
        the tab that people share may show the racks in `allowed_sits`. Return the number of searches.
        """
        count = 0
        if racks_before[:2] != racks_after[:2]:
            return 0
        for owner, rack in racks_before[2].items():
            for tile in rack & racks_after[2][owner]:
                if (racks_after[1], tile) in self._open_tiles:
                    continue
                for sit, text in sent_texts.items():
                    at_table = sit == "table" and not self._is_elsewhere(owner)
                    if sit == owner or (at_table and owner in allowed_sits):
                        continue
                    for words in (f'"{format_tile(tile)}"', f" {format_tile(tile)} ", describe_tile(tile)):
                        at = text.find(words)
                        assert at < 0, f"{sit} is told a tile of {owner}: {text[max(0, at - 300) : at + 100]}"
                    count += 1
        return count
