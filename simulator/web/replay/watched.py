"""The answers to the page of records, by path: about a record of a file, and about the match on the tray up to now."""

import re
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import NamedTuple, Protocol, cast

from simulator.json_values import JsonObject
from simulator.texts import game_texts, language
from simulator.tray.files import MemoryFiles
from simulator.web.replay.positions import Positions
from tray24.link.link import Link
from tray24.link.state import Story
from tray24.match.journal import JOURNAL
from tray24.match.match import Match
from tray24.match.profile import format_seat

_MOST_LOOKS = 64  # the most positions in one answer
_LOOKS = re.compile(r"looks/(\d{1,9})/(\d{1,9})\.json")
_DECISIONS = re.compile(r"decisions/(\d{1,9})\.json")
PATHS = ("/replay.json", "/looks/{of}/{first}.json", "/decisions/{of}.json")  # as routes of a server


class Watched(Protocol):
    """A record to watch. `of` in its summary names it; `looks` and `decisions` of another one are None."""

    def summary(self) -> JsonObject | None: ...

    def looks(self, of: int, first: int, most: int) -> list[JsonObject] | None: ...

    def decisions(self, of: int) -> JsonObject | None: ...


class OneRecord:
    """A record of a file, read in each language in which it is watched.

    Its methods may be called by several threads.
    """

    def __init__(self, positions: Positions):
        self._positions = {language(): positions}
        self._data, self._name = positions.data, positions.name
        self._lock = threading.Lock()

    def _here(self) -> Positions:
        """Return the positions in the language of now."""
        if language() not in self._positions:
            self._positions[language()] = Positions(self._data, self._name)
        return self._positions[language()]

    def summary(self) -> JsonObject:
        """Return what all its positions share."""
        with self._lock:
            return self._here().summary() | {"of": 0}

    def looks(self, of: int, first: int, most: int) -> list[JsonObject] | None:
        """Return at most `most` positions from `first` on."""
        with self._lock:
            return self._here().looks(first, most) if of == 0 else None

    def decisions(self, of: int) -> JsonObject | None:
        """Return the sheet of its decisions."""
        with self._lock:
            return self._here().decisions() if of == 0 else None


class Told(NamedTuple):
    """The part of a match that has been read: the number of its log, the bytes of its journal, the match."""

    number: int
    journal: bytes
    match: Match


class Present:
    """The match on the tray: what everybody may see of it, and all of it once it is over.

    `told` returns what has been read of it, or None. The methods may be called by several threads.
    """

    def __init__(self, told: Callable[[], Told | None]):
        self._told = told
        self._lock = threading.Lock()
        self._known: tuple[int, bytes] | None = None
        self._record = b""
        self._game = ""
        self._positions: dict[str, Positions] = {}  # of this record, by language

    def summary(self) -> JsonObject | None:
        """Return what all positions of the match up to now share; None without a match that everybody may read."""
        told = self._told()
        if told is None:
            return None
        with self._lock:
            if self._known != told[:2]:
                self._record, self._game = public_record(told), told.match.game.name
                self._positions = {}
                self._known = told[:2]
            found = self._here(told.number)
            return found.summary() | {"of": told.number} if found else None

    def looks(self, of: int, first: int, most: int) -> list[JsonObject] | None:
        """Return at most `most` positions from `first` on, or None if the match is not that of the summary."""
        with self._lock:
            found = self._here(of)
            return found.looks(first, most) if found else None

    def decisions(self, of: int) -> JsonObject | None:
        """Return the sheet of its decisions once it is over: before, it would tell what others hold."""
        with self._lock:
            found = self._here(of)
            return found.decisions() if found and found.is_over else None

    def _here(self, of: int) -> Positions | None:
        """Return the positions of the match of this number in the language of now; None if the match is another one."""
        if self._known is None or self._known[0] != of or not self._record:
            return None
        if language() not in self._positions:
            self._positions[language()] = Positions(self._record, game_texts(self._game)("game"))
        return self._positions[language()]


def public_record(told: Told) -> bytes:
    """Return the record of a match as everybody may read it: hidden tiles only once the match is over.

    It is b"" if the game hides what its hands hold and does not say what may be read.
    """
    match = told.match
    if match.game.over:
        return told.journal
    files = MemoryFiles({JOURNAL: told.journal})
    link = SimpleNamespace(files=files, tray=SimpleNamespace(journal_name=JOURNAL))
    lines = [line for line in Story(cast(Link, link), match).lines() if line is not None]
    if not lines:
        return b""
    seats = [format_seat(seat, player) for seat, player in enumerate(match.profile.seats)]
    return "".join(f"{line}\n" for line in [*seats, *lines]).encode()


def answer(watched: Watched, path: str) -> object | None:
    """Return what there is under a path such as "looks/0/64.json", for JSON; None when there is nothing."""
    if path == "replay.json":
        return watched.summary()
    if found := _LOOKS.fullmatch(path):
        return watched.looks(int(found[1]), int(found[2]), _MOST_LOOKS)
    if found := _DECISIONS.fullmatch(path):
        return watched.decisions(int(found[1]))
    return None
