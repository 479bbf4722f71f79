"""The records on the tray as the page reads them: a list, texts to download, matches to watch, and how players fared."""

import re
from collections import Counter
from typing import NamedTuple

from simulator.json_values import JsonObject
from simulator.texts import HostTexts, game_texts, language, refusal
from simulator.tray.files import FolderFiles, MemoryFiles
from simulator.web.log.names import named
from simulator.web.replay.answers import answer
from simulator.web.replay.positions import Positions
from simulator.web.replay.reading import read_record, unsealed
from simulator.web.replay.watched import OneRecord, Watched
from tray24.match.journal import JOURNAL, RECORD, Journal, listed, next_name
from tray24.match.profile import END_OF_HEAD, WON_NOTE, Player, format_result
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.ui.menus.records import read_summary

_ONE = re.compile(r"records/(rec\d{4,9}\.t24)\.json")
_OF_ONE = re.compile(r"records/(rec\d{4,9}\.t24)/(.+)")
MOST_BYTES = 1 << 18  # of a record that is taken in
PATHS = ("/records.json", "/records/{path:path}")  # as routes of a server
_say = HostTexts("page")


class _Known(NamedTuple):
    """The entry of a record in the list. `names` are those of its people; `won` has the winners among them."""

    card: JsonObject
    names: list[str]
    won: set[str]
    is_over: bool


class Records:
    """The records among the tray's files, and the match on the tray, which is `watched`."""

    def __init__(self, files: FolderFiles | MemoryFiles, watched: Watched):
        self._files = files
        self._watched = watched
        # By name, size and language: a record does not change.
        self._known: dict[tuple[str, int, str], _Known] = {}
        self._opened: tuple[str, OneRecord] | None = None

    def answer(self, path: str, text: str | None = None) -> object | None:
        """Return what there is under a path, for JSON; None when there is nothing. A `text` is a record to take in."""
        if path == "records.json":
            return self._list() if text is None else self._take_in(text)
        if found := _ONE.fullmatch(path):
            data = self._files.read(found[1])
            return None if data is None else {"name": found[1], "text": data.decode("utf-8", "replace")}
        if found := _OF_ONE.fullmatch(path):
            opened = self._open(found[1])
            return opened and answer(opened, found[2])
        return answer(self._watched, path)

    def _list(self) -> JsonObject:
        """Return {records, players}: cards of the matches, the latest first, and what the people have won."""
        names = list(listed(self._files, RECORD))
        known = [self._about(name) for name in names]
        self._known = {key: each for key, each in self._known.items() if key[0] in names}
        return {"records": [each.card for each in known], "players": _players(known)}

    def _about(self, name: str) -> _Known:
        key = name, self._files.size(name), language()
        if key not in self._known:
            self._known[key] = self._read(name)
        return self._known[key]

    def _read(self, name: str) -> _Known:
        card = {"name": name, "title": name, "words": "", "when_s": self._files.modified_s(name)}
        try:
            game, players, result = self._summary(name)
        except (ValueError, OSError):
            return _Known(card | {"words": _say("record-unreadable")}, [], set(), False)
        seated = [named(player) for player in players]
        card["title"] = game_texts(game)("game")
        card["words"] = _words([player.name for player in seated], result)
        people = [player.name for player in seated if not player.bot]
        won = {seated[seat].name for seat in result[0]} & set(people) if result else set()
        return _Known(card, people, won, result is not None)

    def _summary(self, name: str) -> tuple[str, list[Player], tuple | None]:
        """Return the game, the players and the result of a record. Raise ValueError when it cannot be read."""
        try:
            profile, result = read_summary(self._files, name, True)
            if profile is not None:
                return profile.game, profile.seats, result
        except ValueError:
            pass  # of no tray: `simulate` writes other heads
        record = read_record(self._files.read(name) or b"")
        if record.game is None:
            raise ValueError(name)
        result = (record.game.winners(), record.game.scores) if record.game.over else None
        return record.head.game, record.players, result

    def _open(self, name: str) -> OneRecord | None:
        """Return a record to watch; the last one stays opened."""
        if self._opened is None or self._opened[0] != name:
            data = self._files.read(name)
            if data is None:
                return None
            try:
                self._opened = name, OneRecord(Positions(data, name))
            except ValueError:
                return None
        return self._opened[1]

    def _take_in(self, text: str) -> JsonObject:
        """Keep a record that somebody brings, if every line of it is right. Return {name} or {wrong: the reason}."""
        data = text.encode()
        if len(data) > MOST_BYTES:
            return {"wrong": _say("record-too-long", most=MOST_BYTES >> 10)}
        record = read_record(data)
        if record.fault or record.game is None:
            return {"wrong": _say("record-wrong", reason=str(record.fault))}
        data = _as_written_by_a_tray(data, record.game)
        if any(self._files.read(name) == data for name in listed(self._files, RECORD)):
            return {"wrong": _say("record-known")}
        name = next_name(self._files, RECORD)
        try:
            self._files.write(name, data)
        except OSError as error:
            return {"wrong": refusal(RuleError("", "file_unreadable", file=name, reason=str(error)))}
        return {"name": name}


def _as_written_by_a_tray(data: bytes, game: Game) -> bytes:
    """Return a record with the check sums of a tray's journal, and with its result."""
    lines = [unsealed(line) for line in data.decode().splitlines() if line]
    if game.over and not any(line.startswith(WON_NOTE) for line in lines):
        lines.append(format_result(game))
    head = lines.index(END_OF_HEAD) + 1
    files = MemoryFiles()
    journal = Journal(files)
    journal.start(lines[:head])
    for line in lines[head:]:
        journal.append([line])
    return files.content[JOURNAL]


def _words(names: list[str], result: tuple | None) -> str:
    """Return who played, and who won with how many points."""
    played = ", ".join(names)
    if result is None:
        return _say("record-not-over", names=played)
    winners, scores = result
    won = ", ".join(names[seat] for seat in winners)
    return _say("record-won", names=played, won=won, points=scores[winners[0]])


def _players(known: list[_Known]) -> list[JsonObject]:
    """Return for each person how many matches ended and how many were won, those with most matches first."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for each in known:
        if each.is_over:
            played.update(set(each.names))
            won.update(each.won)
    return [
        {"name": name, "words": _say("record-of-player", played=matches, won=won[name])}
        for name, matches in sorted(played.items(), key=lambda item: (-item[1], item[0]))
    ]
