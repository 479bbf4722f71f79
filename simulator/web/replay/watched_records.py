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

_MAX_LOOKS = 64  # the most positions in one answer
_LOOKS = re.compile(r"looks/(\d{1,9})/(\d{1,9})\.json")
_DECISIONS = re.compile(r"decisions/(\d{1,9})\.json")
PATHS = ("/replay.json", "/looks/{of}/{first}.json", "/decisions/{of}.json")  # as routes of a server


class WatchedRecord:
    """A record that a page shows, in each requested language. The methods may be called by several threads.

    Each record has a number, `of`, which its summary tells. `build_states` and `build_decisions` return None for a
    number other than that of the record that is watched now.
    """

    _is_open = False  # whether its decisions may be sent before its end
    _of: int | None = None

    def __init__(self, data: bytes = b"", name: str = ""):
        self._data, self._name = data, name
        self._positions: dict[str, Positions] = {}  # by language
        self._lock = threading.Lock()

    def _update(self) -> bool:
        """Update the watched record, which may have grown or changed. Return False if there is none."""
        return True

    def _get_title(self) -> str:
        return self._name

    def _find_positions(self, of: int | None) -> Positions | None:
        """Return the positions of the record `of` in the current language, or None if another record is watched."""
        if of is None or of != self._of or not self._data:
            return None
        if get_language() not in self._positions:
            self._positions[get_language()] = Positions(self._data, self._get_title())
        return self._positions[get_language()]

    def build_summary(self) -> JsonObject | None:
        """Return the data that all positions of the record share, or None if there is no record yet."""
        with self._lock:
            found = self._find_positions(self._of) if self._update() else None
            return found and found.build_summary() | {"of": self._of}

    def build_states(self, of: int, first: int, most: int) -> list[JsonObject] | None:
        """Return the page's states at up to `most` positions from `first` on, or None if another record is watched."""
        with self._lock:
            found = self._find_positions(of)
            return found and found.build_states(first, most)

    def build_decisions(self, of: int) -> JsonObject | None:
        """Return the list of decisions. Return None if another record is watched.

        Also return None before the end of a running match, because the list would reveal hidden hands.
        """
        with self._lock:
            found = self._find_positions(of)
            return found.build_decisions() if found and (self._is_open or found.is_over) else None


class FileRecord(WatchedRecord):
    """A record of a file, for the page. Its decisions may be shown even if the match has not ended."""

    _is_open = True
    _of = 0

    def __init__(self, positions: Positions):
        super().__init__(positions.data, positions.name)
        self._positions[get_language()] = positions


class LoggedMatch(NamedTuple):
    """A running match as far as its log has been read: the number of the log, the bytes of the journal, the match."""

    number: int
    journal: bytes
    match: Match


class RunningMatchRecord(WatchedRecord):
    """The running match on the tray, as a record that everybody may see.

    `logged` returns the match as far as its log has been read, or None.
    """

    def __init__(self, logged: Callable[[], LoggedMatch | None]):
        super().__init__()
        self._get_match = logged
        self._known: tuple[int, bytes] | None = None

    def _update(self) -> bool:
        logged = self._get_match()
        if logged and self._known != logged[:2]:
            self._known, self._of = logged[:2], logged.number
            self._data, self._name, self._positions = build_public_record(logged), logged.match.game.name, {}
        return logged is not None

    def _get_title(self) -> str:
        return load_game_texts(self._name)("game")


def build_public_record(logged: LoggedMatch) -> bytes:
    """Return the record of a running match as far as everybody may read it, or b"" if there is none yet.

    Hidden tiles are in the record only after the match.
    """
    match = logged.match
    if match.game.over:
        return logged.journal
    files = MemoryFiles({JOURNAL: logged.journal})
    link = SimpleNamespace(files=files, tray=SimpleNamespace(journal_name=JOURNAL))
    lines = [line for line in PublicRecord(cast(Link, link), match).iterate_lines() if line is not None]
    if not lines:
        return b""
    seats = [format_seat(seat, player) for seat, player in enumerate(match.profile.seats)]
    return "".join(f"{line}\n" for line in [*seats, *lines]).encode()


def find_resource(watched: WatchedRecord, path: str) -> object | None:
    """Return the JSON value at a path for a watched record, or None if there is nothing.

    The path "looks/0/64.json" means the page's states from position 64 on, of the record with the number 0.
    """
    if path == "replay.json":
        return watched.build_summary()
    if found := _LOOKS.fullmatch(path):
        return watched.build_states(int(found[1]), int(found[2]), _MAX_LOOKS)
    if found := _DECISIONS.fullmatch(path):
        return watched.build_decisions(int(found[1]))
    return None
