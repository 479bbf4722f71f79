"""A replica of another tray, and a read-only table that shows it to browsers.

The replica copies the state of a tray over its link: its match replayed from lines, its LEDs, display and buttons.
"""

import base64
import binascii
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from simulator.json_values import JsonObject
from simulator.texts import HostTexts, refusal
from simulator.tray.virtual import LampChain
from simulator.web.log.log import Entry, Log
from simulator.web.log.teller import named
from simulator.web.page_data import catalog
from simulator.web.spoken import board_view, spoken_of
from simulator.web.table.tab import Tab
from simulator.web.view import ViewedMatch, match_view
from tray24.match.journal import JOURNAL
from tray24.match.profile import Player, Profile
from tray24.match.record import Head, Replay, strip_comment
from tray24.pins import DISPLAY_WIDTH
from tray24.ports import DISPLAY_BYTES, DISPLAY_PAGES, FRAME_BYTES
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.notation import parse_line
from tray24.sense.events import mask_of, members
from tray24.ui.toolkit.lights import FULL, KINDS

_say = HostTexts("follow")
_ONLOOKER = "onlooker"
_message = HostTexts("messages")


class OutOfStep(Exception):
    """An event does not fit the known state, which must be requested again. `key` is a message of `follow.ftl`."""

    def __init__(self, key: str, **values: object):
        super().__init__(_say(key, **values))


class FollowedMatch:
    """A match on another machine, replayed from its lines. It has the parts of `match.Match` that a view reads."""

    can_undo = False
    undone = -1

    def __init__(self, players: Sequence[Player] = ()):
        self.lines: list[str] = []
        self.profile = Profile("", [named(player) for player in players])
        self.log = Log(self)
        self._head = Head()
        self._replay: Replay | None = None

    @property
    def game(self) -> Game:
        if self._replay is None:
            raise OutOfStep("head-cut")
        return self._replay.game

    @property
    def begun(self) -> bool:
        return self._replay is not None

    def names(self) -> list[str]:
        return [player.name for player in self.profile.seats]

    def read(self, name: str) -> bytes | None:
        return ("\n".join(self.lines) + "\n").encode() if name == JOURNAL else None

    def bot(self, seat: int) -> str:
        return self.profile.seats[seat].bot

    def feed(self, text: str) -> list[Entry]:
        """Apply the next line and return its sentences. Raise OutOfStep if it is not a legal line of this match."""
        try:
            self._enter(text)
        except (RuleError, ValueError) as error:
            raise OutOfStep("bad-line", number=len(self.lines) + 1, text=repr(text), reason=refusal(error)) from None
        self.lines.append(text)
        return self.log.update(self.names())[1]

    def _enter(self, text: str) -> None:
        line = strip_comment(text)
        if self._replay:
            self._replay.enter(parse_line(self._replay.game, line))
        elif self._head.feed(line):
            self._begin(self._head, self.profile.seats)

    def _begin(self, head: Head, players: list[Player]) -> None:
        self._replay = Replay(head.new_game())
        if len(players) != head.seats:
            players = [named(Player(seat)) for seat in range(head.seats)]
        self.profile = Profile(head.game, players, head.options, set=head.set)


class Replica:
    """The state of a followed tray, from replies and events.

    `changes` counts the updates. `trouble` is the reason for which the tray is silent, or "".
    """

    def __init__(self) -> None:
        self.changes = 0
        self.trouble = ""
        self.match: FollowedMatch | None = None
        self.scores: list[int] = []
        self.kind = FULL
        self.is_real = False  # whether the match has real dice or tiles
        self.forget()

    def forget(self) -> None:
        """Clear LEDs, display and buttons; the match stays visible."""
        self.screen = ""
        self.words: list[str] = []
        self.frame = bytes(FRAME_BYTES)
        self.display = bytes(DISPLAY_BYTES)
        self.pressed = 0
        self.changes += 1

    def take_summary(self, summary: JsonObject) -> bool:
        """Apply the reply to `state`. Return False if the lines of its match must be requested."""
        if not isinstance(summary, dict):
            raise OutOfStep("no-state")
        self.screen = _text(summary.get("screen"))
        self.words = [_text(line) for line in summary.get("display") or []]
        kind = summary.get("kind")
        self.kind = kind if kind in KINDS else FULL
        self.changes += 1
        match = summary.get("match")
        self.is_real = bool(match and match.get("real"))
        if match is None:
            self.match = None
            return True
        known = self.match
        if known is None or known.profile.game != match["game"] or len(known.profile.seats) != len(match["seats"]):
            return False
        known.profile.seats[:] = _players(match)
        return len(known.lines) == match.get("lines")

    def take_match(self, lines: list[str], summary: JsonObject) -> None:
        """Replace the match by one with these lines. Raise OutOfStep if they are not those of a match."""
        match = FollowedMatch(_players(summary["match"]))
        for line in lines:
            match.feed(line)
        if not match.begun:
            raise OutOfStep("head-cut")
        self.match = match
        self.changes += 1

    def take_leds(self, data: str) -> None:
        self.frame = _bytes(data, FRAME_BYTES)
        self.changes += 1

    def take_display(self, data: bytes) -> None:
        if len(data) != DISPLAY_BYTES:
            raise OutOfStep("wrong-display", bytes=len(data))
        self.display = data
        self.changes += 1

    def hear(self, event: JsonObject) -> list[Entry]:
        """Apply an event and return the new sentences of the log. Raise OutOfStep if an event before it is missing."""
        told: list[Entry] = []
        kind = event.get("event")
        if kind in ("lost", "match"):
            raise OutOfStep("told-of", event=kind)
        if kind == "line":
            told = self._hear_line(event["n"], event["line"])
        elif kind == "leds":
            self.take_leds(event["data"])
        elif kind == "display":
            self._hear_page(event["page"], event["data"])
        elif kind == "buttons":
            self.pressed = int(event["mask"])
        elif kind == "screen":
            self.screen = _text(event["name"])
        else:
            return told
        self.changes += 1
        return told

    def _hear_line(self, number: int, line: str) -> list[Entry]:
        known = len(self.match.lines) if self.match else -1
        if self.match is None or number > known:
            raise OutOfStep("gap", number=number, known=known)
        # A line that arrived while all lines were requested is already known.
        return self.match.feed(line) if number == known else []

    def _hear_page(self, page: int, data: str) -> None:
        if page not in range(DISPLAY_PAGES):
            raise OutOfStep("no-page", page=page)
        start = page * DISPLAY_WIDTH
        end = start + DISPLAY_WIDTH
        self.display = self.display[:start] + _bytes(data, DISPLAY_WIDTH) + self.display[end:]


def _players(match: JsonObject) -> list[Player]:
    """Return the players in the reply to `state`; an older tray does not mark children."""
    return [
        named(Player(seat["button"], seat["name"], seat["bot"], seat.get("young", False))) for seat in match["seats"]
    ]


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _bytes(data: str, size: int) -> bytes:
    try:
        found = base64.b64decode(data, validate=True)
    except (binascii.Error, TypeError, ValueError):
        found = b""
    if len(found) != size:
        raise OutOfStep("wrong-size", bytes=len(found), right=size)
    return found


@dataclass(frozen=True)
class Shown:
    """The outputs of a tray to show. `note` tells onlookers of trouble, such as a lost tray.

    `frame` has the colors of the LEDs below the slots, on a tray of the kind twin also of those beside them. `match` is
    as in `match_view`.
    """

    plugged: bool
    frame: bytes
    display: bytes
    words: str
    pressed: int
    screen: str
    note: str
    kind: str = FULL
    match: ViewedMatch | None = None
    log: Log | None = None


def shown(replica: Replica, note: str) -> Shown:
    """Return the outputs of a replica's tray, with a note for onlookers."""
    match = replica.match
    return Shown(
        plugged=not replica.trouble,
        frame=b"".join(LampChain(replica.kind).show(replica.frame, _covered(replica))),
        display=replica.display,
        words=" ".join(replica.words),
        pressed=replica.pressed,
        screen=replica.screen,
        note=note,
        kind=replica.kind,
        match=match,
        log=match.log if match else None,
    )


def _covered(replica: Replica) -> int:
    """Return the mask of slots that contain a real die, by the match: the tray does not send it."""
    match = replica.match
    if match is None or not replica.is_real:
        return 0
    return mask_of(spoken_of(match.game.name).lying({"board": board_view(match.game, [])}))


class Source(Protocol):
    """A tray to show. `changes` differs whenever its outputs do. Hold the lock while calling `look`."""

    @property
    def faults(self) -> list[Exception]: ...

    @property
    def lock(self) -> contextlib.AbstractContextManager[object]: ...

    @property
    def changes(self) -> int: ...

    def advance(self, ms: int) -> None: ...
    def look(self) -> Shown: ...
    def stop(self) -> None: ...


class FollowTable:
    """A read-only table for the server, like `simulator.web.table.table.Table`. It refuses all requests of browsers."""

    def __init__(self, source: Source):
        self.tray = source  # the server prints its faults
        self.tabs: set[Tab] = set()
        self._changes = -1
        self._common: dict[str, object] = {}
        self._log_number = 0
        self._entries: list[Entry] = []
        self._catalog = catalog()

    def advance(self, ms: int) -> None:
        """Let time pass, and collect the news."""
        self.tray.advance(ms)
        self._look()

    def stop(self) -> None:
        self.tray.stop()

    def _look(self) -> None:
        if self.tray.changes == self._changes:
            return
        with self.tray.lock:
            self._changes = self.tray.changes
            shown = self.tray.look()
            common = _common(shown) | self._catalog
            self._take_log(shown.log)
        common["log"] = (self._log_number, len(self._entries))
        if common != self._common:
            self._common = common
            for tab in self.tabs:
                tab.wake.set()

    def _take_log(self, log: Log | None) -> None:
        """Copy the sentences of a log; those of another match begin a new log."""
        if log is None:
            return  # the match is over: keep its sentences
        if log.entries[: len(self._entries)] != self._entries:
            self._log_number += 1
        self._entries = list(log.entries)

    def join(self, place: str | int = _ONLOOKER, origin: str = "") -> Tab:
        """Return a new tab, which is an onlooker for any `place`."""
        self._look()
        tab = Tab(_ONLOOKER, origin)
        self.tabs.add(tab)
        return tab

    def leave(self, tab: Tab) -> None:
        self.tabs.discard(tab)

    def receive(self, tab: Tab, text: str) -> None:
        tab.errors[:] = [_message("only-looks")]
        tab.wake.set()

    def news(self, tab: Tab) -> dict[str, object]:
        """Return the state that has not been sent to this tab yet, or {}."""
        current = {key: value for key, value in self._common.items() if key != "log"}
        news = tab.new_in(current)
        tab.add_log(news, self._log_number, self._entries)
        tab.add_error(news)
        return news


def _common(shown: Shown) -> dict[str, object]:
    """Return the state for all tabs, with the page's texts."""
    match = shown.match
    view = None
    if match is not None:
        laid = shown.log.moves if shown.log and match.game.tiles else []
        view = match_view(match, _ONLOOKER, moves=laid)
    if view:
        view["real"] = False  # the places of real dice beside the tray are unknown here
    return {
        "led": shown.frame.hex(),
        "lit": shown.plugged,
        "display": base64.b64encode(shown.display).decode(),
        "display_text": shown.words,
        "down": members(shown.pressed),
        "tray": {
            "plugged": shown.plugged,
            "kind": shown.kind,
            "speed": 1,
            "hints": "off",
            "screen": shown.screen,
            "sit": _ONLOOKER,
        },
        "match": view,
        "note": shown.note,
    }
