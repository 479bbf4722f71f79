"""The data of a record for the page, by path. The record is in a file, or is that of the running match so far."""

import re
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import NamedTuple, cast

from simulator.json_values import JsonObject
from simulator.texts import get_language, load_game_texts
from simulator.tray.files import MemoryFiles
from simulator.web.replay.positions import Positions
from tray24.link.link import Link
from tray24.link.state import PublicRecord
from tray24.match.journal import JOURNAL
from tray24.match.match import Match
from tray24.match.profile import format_seat

_MAX_STATES = 64  # the most positions in one answer
_LOOKS = re.compile(r"looks/(\d{1,9})/(\d{1,9})\.json")
_DECISIONS = re.compile(r"decisions/(\d{1,9})\.json")
PATHS = ("/replay.json", "/looks/{of}/{first}.json", "/decisions/{of}.json")  # as routes of a server


class WatchedRecord:
    """A record that a page shows, in each requested language. The methods may be called by several threads.

    Each record has a number, the value of `of` in its summary. The page sends this number with each request for states
    or decisions. The answer is None if the number is not that of the record that is watched now.
    """

    _is_open = False  # whether its decisions may be sent before its end
    _number: int | None = None

    def __init__(self, data: bytes = b"", name: str = ""):
        self._data, self._name = data, name
        self._positions: dict[str, Positions] = {}  # by language
        self._lock = threading.Lock()

    def _update(self) -> bool:
        """Update the watched record, which may have grown or changed. Return False if there is no record."""
        return True

    def _get_title(self) -> str:
        return self._name

    def _find_positions(self, number: int | None) -> Positions | None:
        """Return the positions of record `number` in the current language, or None if another record is watched."""
        if number is None or number != self._number or not self._data:
            return None
        if get_language() not in self._positions:
            self._positions[get_language()] = Positions(self._data, self._get_title())
        return self._positions[get_language()]

    def build_summary(self) -> JsonObject | None:
        """Return the data that all positions of the record share, or None if there is no record yet."""
        with self._lock:
            positions = self._find_positions(self._number) if self._update() else None
            return positions and positions.build_summary() | {"of": self._number}

    def build_states(self, number: int, start: int, max_count: int) -> list[JsonObject] | None:
        """Return the page's states at up to `max_count` positions from `start` on.

        Return None if record `number` is not watched now.
        """
        with self._lock:
            positions = self._find_positions(number)
            return positions and positions.build_states(start, max_count)

    def build_decisions(self, number: int) -> JsonObject | None:
        """Return the list of decisions (see `Positions`), or None if record `number` is not watched now.

        Also return None before the end of a running match, because the list would reveal hidden hands.
        """
        with self._lock:
            positions = self._find_positions(number)
            return positions.build_decisions() if positions and (self._is_open or positions.is_over) else None


class FileRecord(WatchedRecord):
    """A record of a file, for the page. Its decisions may be shown even if the match has not ended."""

    _is_open = True
    _number = 0

    def __init__(self, positions: Positions):
        super().__init__(positions.data, positions.name)
        self._positions[get_language()] = positions


class LoggedMatch(NamedTuple):
    """A running match as far as its journal has been read: the number of its log, the journal's bytes, the match."""

    number: int
    journal: bytes
    match: Match


class RunningMatchRecord(WatchedRecord):
    """The running match on the tray, as a record that everybody may see.

    `get_match` returns the match as far as its journal has been read, or None.
    """

    def __init__(self, get_match: Callable[[], LoggedMatch | None]):
        super().__init__()
        self._get_match = get_match
        self._version: tuple[int, bytes] | None = None

    def _update(self) -> bool:
        logged_match = self._get_match()
        if logged_match and self._version != logged_match[:2]:
            self._version, self._number = logged_match[:2], logged_match.number
            self._data, self._name, self._positions = (
                build_public_record(logged_match),
                logged_match.match.game.name,
                {},
            )
        return logged_match is not None

    def _get_title(self) -> str:
        return load_game_texts(self._name)("game")


def build_public_record(logged_match: LoggedMatch) -> bytes:
    """Return the record of a running match as far as everybody may read it, or b"" if there is none yet.

    Hidden tiles are in the record only after the match.
    """
    match = logged_match.match
    if match.game.over:
        return logged_match.journal
    files = MemoryFiles({JOURNAL: logged_match.journal})
    link = SimpleNamespace(files=files, tray=SimpleNamespace(journal_name=JOURNAL))
    lines = [line for line in PublicRecord(cast(Link, link), match).iterate_lines() if line is not None]
    if not lines:
        return b""
    seats = [format_seat(seat, player) for seat, player in enumerate(match.profile.seats)]
    return "".join(f"{line}\n" for line in [*seats, *lines]).encode()


def find_resource(record: WatchedRecord, path: str) -> object | None:
    """Return the JSON value at a path for a watched record, or None if there is nothing.

    The path "looks/0/64.json" means the page's states from position 64 on, of the record with the number 0.
    """
    if path == "replay.json":
        return record.build_summary()
    if found := _LOOKS.fullmatch(path):
        return record.build_states(int(found[1]), int(found[2]), _MAX_STATES)
    if found := _DECISIONS.fullmatch(path):
        return record.build_decisions(int(found[1]))
    return None
