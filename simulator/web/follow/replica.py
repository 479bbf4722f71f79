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
from simulator.texts import HostTexts, format_error
from simulator.tray.virtual import VirtualLeds
from simulator.web.labels import build_board_view, create_labels
from simulator.web.log.log import Log, LogLine
from simulator.web.log.log_writer import name_player
from simulator.web.match_view import ViewedMatch, build_match_view
from simulator.web.page_data import build_catalog
from simulator.web.table.tab import Tab
from tray24.match.journal import JOURNAL
from tray24.match.profile import Player, Profile
from tray24.match.record import Head, Replay, strip_comment
from tray24.pins import DISPLAY_WIDTH
from tray24.ports import DISPLAY_BYTES, DISPLAY_PAGES, FRAME_BYTES
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.notation import parse_line
from tray24.sense.events import list_members, make_mask
from tray24.ui.toolkit.lights import FULL, KINDS

_say = HostTexts("follow")
_ONLOOKER = "onlooker"
_say_message = HostTexts("messages")


class OutOfSync(Exception):
    """The error for an event that does not fit the known state, so that the state must be requested again.

    `key` is the key of the error's text in `follow.ftl`.
    """

    def __init__(self, key: str, **values: object):
        super().__init__(_say(key, **values))


class FollowedMatch:
    """A match on another tray, replayed from its lines, with the attributes of `match.Match` that a view reads."""

    can_undo = False
    undone = -1

    def __init__(self, players: Sequence[Player] = ()):
        self.lines: list[str] = []
        self.profile = Profile("", [name_player(player) for player in players])
        self.log = Log(self)
        self._head = Head()
        self._replay: Replay | None = None

    @property
    def game(self) -> Game:
        if self._replay is None:
            raise OutOfSync("head-cut")
        return self._replay.game

    @property
    def is_begun(self) -> bool:
        return self._replay is not None

    def list_names(self) -> list[str]:
        return [player.name for player in self.profile.seats]

    def read(self, name: str) -> bytes | None:
        return ("\n".join(self.lines) + "\n").encode() if name == JOURNAL else None

    def get_bot(self, seat: int) -> str:
        return self.profile.seats[seat].bot

    def feed_line(self, text: str) -> list[LogLine]:
        """Apply the next line of the match and return its log sentences. Raise OutOfSync if the line is not legal."""
        try:
            self._enter_line(text)
        except (RuleError, ValueError) as error:
            raise OutOfSync(
                "bad-line", number=len(self.lines) + 1, text=repr(text), reason=format_error(error)
            ) from None
        self.lines.append(text)
        return self.log.update(self.list_names())[1]

    def _enter_line(self, text: str) -> None:
        line = strip_comment(text)
        if self._replay:
            self._replay.enter(parse_line(self._replay.game, line))
        elif self._head.feed(line):
            self._start_match(self._head, self.profile.seats)

    def _start_match(self, head: Head, players: list[Player]) -> None:
        self._replay = Replay(head.create_game())
        if len(players) != head.seats:
            players = [name_player(Player(seat)) for seat in range(head.seats)]
        self.profile = Profile(head.game, players, head.options, set=head.set)


class Replica:
    """A copy of a followed tray's state, kept up to date from replies and events of its link.

    `changes` counts the updates. `trouble` is the reason for which the tray is silent, or "".
    """

    def __init__(self) -> None:
        self.changes = 0
        self.trouble = ""
        self.match: FollowedMatch | None = None
        self.scores: list[int] = []
        self.kind = FULL
        self.is_real = False  # whether the match has real dice or tiles
        self.clear_outputs()

    def clear_outputs(self) -> None:
        """Clear LEDs, display and buttons; the match stays visible."""
        self.screen = ""
        self.words: list[str] = []
        self.frame = bytes(FRAME_BYTES)
        self.display = bytes(DISPLAY_BYTES)
        self.pressed = 0
        self.changes += 1

    def apply_state(self, summary: JsonObject) -> bool:
        """Apply the tray's reply to the request `state`. Return False if the lines of its match must be requested."""
        if not isinstance(summary, dict):
            raise OutOfSync("no-state")
        self.screen = _parse_text(summary.get("screen"))
        self.words = [_parse_text(line) for line in summary.get("display") or []]
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
        known.profile.seats[:] = _parse_players(match)
        return len(known.lines) == match.get("lines")

    def load_match(self, lines: list[str], summary: JsonObject) -> None:
        """Replace the match by the one with these lines. `summary` is the tray's reply to the request `state`.

        Raise OutOfSync for illegal lines.
        """
        match = FollowedMatch(_parse_players(summary["match"]))
        for line in lines:
            match.feed_line(line)
        if not match.is_begun:
            raise OutOfSync("head-cut")
        self.match = match
        self.changes += 1

    def set_leds(self, data: str) -> None:
        self.frame = _decode_bytes(data, FRAME_BYTES)
        self.changes += 1

    def set_display(self, data: bytes) -> None:
        if len(data) != DISPLAY_BYTES:
            raise OutOfSync("wrong-display", bytes=len(data))
        self.display = data
        self.changes += 1

    def apply_event(self, event: JsonObject) -> list[LogLine]:
        """Apply an event and return the new sentences of the log. Raise OutOfSync if an event before it is missing."""
        entries: list[LogLine] = []
        event_name = event.get("event")
        if event_name in ("lost", "match"):
            raise OutOfSync("told-of", event=event_name)
        if event_name == "line":
            entries = self._apply_line(event["n"], event["line"])
        elif event_name == "leds":
            self.set_leds(event["data"])
        elif event_name == "display":
            self._apply_page(event["page"], event["data"])
        elif event_name == "buttons":
            self.pressed = int(event["mask"])
        elif event_name == "screen":
            self.screen = _parse_text(event["name"])
        else:
            return entries
        self.changes += 1
        return entries

    def _apply_line(self, number: int, line: str) -> list[LogLine]:
        known_count = len(self.match.lines) if self.match else -1
        if self.match is None or number > known_count:
            raise OutOfSync("gap", number=number, known=known_count)
        # A line that arrived while all lines were requested is already known.
        return self.match.feed_line(line) if number == known_count else []

    def _apply_page(self, page: int, data: str) -> None:
        if page not in range(DISPLAY_PAGES):
            raise OutOfSync("no-page", page=page)
        start = page * DISPLAY_WIDTH
        end = start + DISPLAY_WIDTH
        self.display = self.display[:start] + _decode_bytes(data, DISPLAY_WIDTH) + self.display[end:]


def _parse_players(match: JsonObject) -> list[Player]:
    """Return the players in the tray's reply to `state`. An older tray does not say who is a child."""
    return [
        name_player(Player(seat["button"], seat["name"], seat["bot"], seat.get("young", False)))
        for seat in match["seats"]
    ]


def _parse_text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _decode_bytes(data: str, size: int) -> bytes:
    try:
        content = base64.b64decode(data, validate=True)
    except (binascii.Error, TypeError, ValueError):
        content = b""
    if len(content) != size:
        raise OutOfSync("wrong-size", bytes=len(content), right=size)
    return content


@dataclass(frozen=True)
class TrayOutputs:
    """What a followed tray shows at one moment: LEDs, display, buttons and match.

    `note` is a text for the page about trouble, such as a lost tray, or "". `frame` has the colors of the LEDs below
    the slots. On a tray with two LEDs for each slot (kind "twin") the colors of the LEDs beside the slots follow.
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


def build_outputs(replica: Replica, note: str) -> TrayOutputs:
    """Return the outputs of the tray that a replica copies. `note` is as in TrayOutputs."""
    match = replica.match
    return TrayOutputs(
        plugged=not replica.trouble,
        frame=b"".join(VirtualLeds(replica.kind).show_frame(replica.frame, _compute_covered(replica))),
        display=replica.display,
        words=" ".join(replica.words),
        pressed=replica.pressed,
        screen=replica.screen,
        note=note,
        kind=replica.kind,
        match=match,
        log=match.log if match else None,
    )


def _compute_covered(replica: Replica) -> int:
    """Return the mask of slots with a real die, computed from the replayed match, because the tray does not send it."""
    match = replica.match
    if match is None or not replica.is_real:
        return 0
    return make_mask(create_labels(match.game.name).find_faces({"board": build_board_view(match.game, [])}))


class OutputSource(Protocol):
    """A tray that FollowTable can show. The value of `changes` differs after each change of the tray's outputs.

    Hold `lock` while calling `read_outputs`.
    """

    @property
    def faults(self) -> list[Exception]: ...

    @property
    def lock(self) -> contextlib.AbstractContextManager[object]: ...

    @property
    def changes(self) -> int: ...

    def advance(self, ms: int) -> None: ...
    def read_outputs(self) -> TrayOutputs: ...
    def stop(self) -> None: ...


class FollowTable:
    """A read-only table for the server, with the methods of `simulator.web.table.table.Table`.

    It shows the tray of an OutputSource, and refuses all requests of browsers.
    """

    def __init__(self, source: OutputSource):
        self.tray = source  # the server prints its faults
        self.tabs: set[Tab] = set()
        self._changes = -1
        self._common_state: dict[str, object] = {}
        self._log_number = 0
        self._entries: list[LogLine] = []
        self._catalog = build_catalog()

    def advance(self, ms: int) -> None:
        """Advance the time of the shown tray by `ms`, and wake the tabs if anything has changed."""
        self.tray.advance(ms)
        self._update()

    def stop(self) -> None:
        self.tray.stop()

    def _update(self) -> None:
        if self.tray.changes == self._changes:
            return
        with self.tray.lock:
            self._changes = self.tray.changes
            outputs = self.tray.read_outputs()
            state = _build_common_state(outputs) | self._catalog
            self._update_log(outputs.log)
        state["log"] = (self._log_number, len(self._entries))
        if state != self._common_state:
            self._common_state = state
            for tab in self.tabs:
                tab.wake.set()

    def _update_log(self, log: Log | None) -> None:
        """Copy the new sentences of a match's log. A log of another match replaces all sentences."""
        if log is None:
            return  # the match is over: keep its sentences
        if log.entries[: len(self._entries)] != self._entries:
            self._log_number += 1
        self._entries = list(log.entries)

    def add_tab(self, place: str | int = _ONLOOKER, origin: str = "") -> Tab:
        """Return a new tab. Whatever its `place`, the tab can only look on."""
        self._update()
        tab = Tab(_ONLOOKER, origin)
        self.tabs.add(tab)
        return tab

    def remove_tab(self, tab: Tab) -> None:
        self.tabs.discard(tab)

    def handle_message(self, tab: Tab, text: str) -> None:
        tab.errors[:] = [_say_message("only-looks")]
        tab.wake.set()

    def collect_news(self, tab: Tab) -> dict[str, object]:
        """Return the state that has not been sent to this tab yet, or {}."""
        state = {key: value for key, value in self._common_state.items() if key != "log"}
        news = tab.diff_state(state)
        tab.add_log(news, self._log_number, self._entries)
        tab.add_next_error(news)
        return news


def _build_common_state(outputs: TrayOutputs) -> dict[str, object]:
    """Return the part of the page's state that is the same for all tabs, with the page's texts."""
    match = outputs.match
    view = None
    if match is not None:
        round_moves = outputs.log.moves if outputs.log and match.game.tiles else []
        view = build_match_view(match, _ONLOOKER, moves=round_moves)
    if view:
        view["real"] = False  # the places of real dice beside the tray are unknown here
    return {
        "led": outputs.frame.hex(),
        "lit": outputs.plugged,
        "display": base64.b64encode(outputs.display).decode(),
        "display_text": outputs.words,
        "down": list_members(outputs.pressed),
        "tray": {
            "plugged": outputs.plugged,
            "kind": outputs.kind,
            "speed": 1,
            "hints": "off",
            "screen": outputs.screen,
            "sit": _ONLOOKER,
        },
        "match": view,
        "note": outputs.note,
    }
