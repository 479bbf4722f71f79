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

_DEEDS = 60  # of a round
_BUTTONS = 10
_SEATS = 6
# Requests that any tab may send at any time; the numbers of seats and buttons are filled in.
_ASKED: tuple[dict[str, object], ...] = (
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
# What people at the whole table try with the rack of the seat to play.
_TRIED: tuple[dict[str, object], ...] = (
    {"do": "answer", "screen": "play", "button": GREEN},
    *({"do": "button", "button": key, "down": down} for key in (GREEN, BLUE, RED) for down in (True, False)),
    {"do": "fetch", "seat": 0},
)
_MINUTE_MS = 60_000
_STEP_MS = 250  # the longest step of a table's time


class Privacy(Campaign):
    about = PRODUCT
    name = "privacy"
    promise = "no tab and no host is told a tile of a rack that it may not see"
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

    def check(self, number: int, chance: random.Random) -> int:
        return _Session(chance).run()


class _Session:
    """A match whose messages are searched for tiles that must be hidden from their receivers.

    Receivers are the people's shared tab, an onlooker, a tab of each person, and a host. A person's tab comes and goes.
    While it has gone, the shared tab may show that person's rack.
    """

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._table = Table(MemoryFiles(), lambda: chance.getrandbits(30), model=STILL)
        self._people = sorted(chance.sample(range(_SEATS), chance.randint(2, 4)))
        bots = [button for button in range(_SEATS) if button not in self._people]
        self._bots = bots[: chance.randrange(2)]
        self._tabs: dict[str | int, Tab] = {}
        self._keys: dict[str | int, str] = {}  # of the last tabs at each place
        for place in ("table", "onlooker", *self._people):
            self._open_tab(place)
        self._on_turn: set[str | int] = set()  # the seats to play before and after the last action
        self._gone_ms: dict[int, int] = {}  # the screens that have gone and still hold their seats
        self._host = self._table.tray.serial.host
        self._laid: set[tuple[int, int]] = set()  # hands and tiles that were on the table, even if taken back since

    def run(self) -> int:
        """Begin a match and do random actions in it. Return how many times a text was searched for a tile."""
        try:
            self._begin_match()
            return sum(self._act_randomly() for _ in range(_DEEDS))
        finally:
            self._table.stop()

    def _begin_match(self) -> None:
        players = [{"button": button, "bot": ""} for button in self._people]
        players += [{"button": button, "bot": "sharp"} for button in self._bots]
        options = {"reopen": self._chance.random() < 0.5, "target": 40}
        self._advance(2500)
        self._send(
            self._tabs["table"],
            {"do": "new", "game": "dominoes", "players": players, "options": options, "real": False},
        )
        self._advance(2500)
        self._host.write(b'{"id":1,"do":"watch","on":true,"what":["line","leds","display","buttons"]}\n')
        assert self._get_match()

    def _open_tab(self, place: str | int) -> None:
        self._tabs[place] = self._table.add_tab()
        key = self._keys.get(place)
        self._send(self._tabs[place], {"do": "sit", "as": place} | ({"key": key} if key else {}))
        self._keys[place] = self._tabs[place].key

    def _move_screen(self) -> None:
        """Choose a random person, whose tab leaves, or joins again if it has left.

        A tab that leaves sometimes gives its seat back, and sometimes stays away for over a minute.
        """
        person = self._chance.choice(self._people)
        if person not in self._tabs:
            self._open_tab(person)
            self._gone_ms.pop(person, None)
            return
        tab = self._tabs.pop(person)
        if self._chance.random() < 0.4:
            self._send(tab, {"do": "sit", "as": "onlooker"})
            self._table.advance(_STEP_MS)
        else:
            self._gone_ms[person] = self._table.tray.clock.now_ms
        self._table.remove_tab(tab)
        if self._chance.random() < 0.4:
            for _ in range(0, _MINUTE_MS + 2 * _STEP_MS, _STEP_MS):
                self._table.advance(_STEP_MS)

    def _try_at_table(self, match: Match) -> None:
        """Let people at their shared tab try to see or play the rack of the seat to play, or to take a seat."""
        request = dict(self._chance.choice(_TRIED))
        if request["do"] == "fetch":
            person = self._chance.choice(self._people)
            request["seat"] = person
            if self._table.tray.clock.now_ms - self._gone_ms.get(person, 1 << 40) >= _MINUTE_MS:
                del self._gone_ms[person]
        elif request["do"] == "answer" and self._chance.random() < 0.5 and match.game.list_turn_moves():
            line = format_line(match.game, self._chance.choice(list(match.game.list_turn_moves()))).partition(" ")[2]
            request = {"do": "enter", "line": line}
        self._send(self._tabs["table"], request)

    def _is_elsewhere(self, button: object) -> bool:
        """Return whether the person at this button has a tab, or has left it and kept the seat.

        Then the tab that all people share may not show or play that person's rack.
        """
        return button in self._tabs or button in self._gone_ms

    def _get_match(self) -> Match | None:
        return self._table.ui.match if self._table.ui else None

    def _send(self, tab: Tab, request: dict[str, object]) -> None:
        self._table.handle_message(tab, json.dumps(request))

    def _advance(self, ms: int) -> dict[str | int, str]:
        """Advance the time. Return what each tab was sent, as text."""
        sent = dict.fromkeys(self._tabs, "")
        for _ in range(0, ms, 20):
            self._table.advance(20)
            if match := self._get_match():
                self._laid |= {(match.game.hand, tile) for tile in match.game.table}
                if ended := match.load_last_round():  # its end is still shown when the next hand is dealt
                    tiles = [*ended.table, *(tile for rack in ended.hands for tile in rack)]
                    self._laid |= {(match.game.hand, tile) for tile in tiles}
            for place, tab in self._tabs.items():
                while news := self._table.collect_news(tab):
                    news.pop("games", None)  # their descriptions show tiles
                    sent[place] += json.dumps(news, ensure_ascii=False)
        return sent

    def _act_randomly(self) -> int:
        """Do a random action, and search the messages that it causes for hidden tiles.

        Return the number of searches.
        """
        if self._chance.random() < 0.15:
            self._move_screen()
        before = self._list_racks()
        uncovered = is_rack_shown(self._table.ui)
        match = self._get_match()
        played = None
        if match and match.game.turn >= 0 and self._chance.random() < 0.3:
            is_idle = not self._table.presses.busy and not self._table.tray.closed  # red that is held undoes
            if is_idle and self._is_elsewhere(match.profile.seats[match.game.turn].button):
                played = match.game.save()
            self._try_at_table(match)
        elif match and match.game.turn >= 0 and self._chance.random() < 0.7:
            self._enter_line(match)
        else:
            request = dict(self._chance.choice(_ASKED))
            places = list(self._tabs)
            place = self._chance.choice(places)
            request |= {name: self._chance.randrange(_BUTTONS) for name in ("button", "seat") if name in request}
            if request["do"] != "sit":
                self._send(self._tabs[place], request)
        self._host.write(b'{"id":2,"do":"state"}\n')
        sent: dict[str | int, str] = self._advance(self._chance.choice((60, 300, 900)))
        sent["host"] = self._host.read().decode("utf-8", "replace")
        for fault in self._table.tray.faults:
            raise fault
        assert not played or not match or match.game.save() == played, "the table has played a rack on another screen"
        if uncovered or is_rack_shown(self._table.ui):
            return 0  # the challenger sees the rack of the WD4
        after = self._list_racks()
        # A picture of the display is a little older than the turn.
        shown, self._on_turn = self._on_turn | before[3] | after[3], before[3] | after[3]
        return self._search(before, after, sent, shown)

    def _enter_line(self, match: Match) -> None:
        """Enter a line of the seat to play, mostly a legal one."""
        game = match.game
        moves = game.list_legal_moves()
        if match.get_bot(game.turn) or not moves:
            return
        line = format_line(game, self._chance.choice(moves)).partition(" ")[2]
        if self._chance.random() < 0.1 and game.hands[game.turn] and game.arms:
            name = format_tile(self._chance.choice(game.hands[game.turn]))
            line = f"play {name} {name.split('/')[0]} 0"
        tab = self._tabs.get(match.profile.seats[game.turn].button, self._tabs["table"])
        self._send(tab, {"do": "enter", "line": line})

    def _list_racks(self) -> tuple[object, int, dict[str | int, set[int]], set[str | int]]:
        """Return (seed of the match, number of the round, tiles of each rack, racks that the shared tab may show).

        A rack is named by the button of its seat. The shared tab is the one at which people without a tab play.
        """
        match = self._get_match()
        if not match or match.game.over:
            return None, 0, {}, set()
        game = match.game
        buttons = [player.button for player in match.profile.seats]
        racks: dict[str | int, set[int]] = {buttons[seat]: set(rack) for seat, rack in enumerate(game.hands)}
        return match.profile.seed, game.hand, racks, {buttons[game.turn]} if game.turn >= 0 else set()

    def _search(self, before, after, sent: dict[str | int, str], shown: set[str | int]) -> int:
        """Check that no tab was sent a tile that another person's rack held both before and after an action.

        `before` and `after` are results of `_list_racks`; `sent` is the text that each tab got; the tab that people
        share may show the racks in `shown`. Return the number of searches.
        """
        count = 0
        if before[:2] != after[:2]:
            return 0
        for owner, rack in before[2].items():
            for tile in rack & after[2][owner]:
                if (after[1], tile) in self._laid:
                    continue
                for place, text in sent.items():
                    at_table = place == "table" and not self._is_elsewhere(owner)
                    if place == owner or (at_table and owner in shown):
                        continue
                    for words in (f'"{format_tile(tile)}"', f" {format_tile(tile)} ", describe_tile(tile)):
                        at = text.find(words)
                        assert at < 0, f"{place} is told a tile of {owner}: {text[max(0, at - 300) : at + 100]}"
                    count += 1
        return count
