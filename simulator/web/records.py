"""The tray's records for the page: their list, texts and positions, the wins of players, and uploads."""

import base64
import re
import threading
import time
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator
from io import BytesIO
from typing import NamedTuple

from simulator.json_values import JsonObject
from simulator.texts import HostTexts, get_language, load_game_texts
from simulator.tray.files import FolderFiles, MemoryFiles
from simulator.web.log.log_writer import name_player
from simulator.web.replay.positions import Positions
from simulator.web.replay.record_parser import ParsedRecord, is_sealed, parse_comment, read_record, strip_seal
from simulator.web.replay.watched_records import FileRecord, WatchedRecord, find_resource
from tray24.match import profile
from tray24.match.journal import JOURNAL, RECORD, Journal, find_next_name, list_newest_first, list_numbered

MAX_BYTES = 1 << 18  # of an uploaded record
MAX_LINES = 12_000  # more than twice as many as the longest matches of bots have
QUOTA_BYTES = 1 << 26  # of all uploaded records
MAX_BROUGHT = 5000  # uploaded records: each upload checks the names and sizes of all
_DICE_KINDS = ("electronic", "real", "day")
_AT_ONCE = 64  # lines appended to the journal at once
_say = HostTexts("page")
_BROUGHT = "brought/"  # the prefix of the names of uploaded records
_ONE = re.compile(rf"records/((?:{_BROUGHT})?rec\d{{4,9}}\.t24)\.json")
_OF_ONE = re.compile(rf"records/((?:{_BROUGHT})?rec\d{{4,9}}\.t24)/(.+)")
_NOTES = re.compile(r"^# (?:seat|won) .*$", re.MULTILINE)
_READ_S = 0.4  # after this time a list is returned incomplete
_ALL = "records/all.json"
# Characters that some system does not allow in file names, and separators of words.
_NO_FILE_NAME = re.compile(r'[\s/\\:*?"<>|\x00-\x1f\x7f.-]+')
_LONGEST_WORD = 16  # letters of a word in the name of a file
LIST_PATH = "/records.json"  # LIST_PATH and PATH_OF_ONE are routes of a server
PATH_OF_ONE = "/records/{path:path}"

Files = FolderFiles | MemoryFiles


class UploadRefused(ValueError):
    """The exception for a refused upload. Its text is the reason, for the person who uploads."""


def check_upload(text: str) -> bytes:
    """Return a record in the form that a tray writes: lines, known comments and the result, with check sums.

    Other comments are omitted. Raise UploadRefused if the record is too long or contains an illegal line. This takes up
    to a second.
    """
    data = text.encode("utf-8", "replace")
    if len(data) > MAX_BYTES:
        raise UploadRefused(_say("record-too-long", most=MAX_BYTES >> 10))
    if data.count(b"\n") > MAX_LINES:
        raise UploadRefused(_say("record-too-many-lines", most=MAX_LINES))
    record = read_record(data)
    if record.fault or record.game is None:
        raise UploadRefused(_say("record-wrong", reason=str(record.fault)))
    files = MemoryFiles(capacity=None)
    journal = Journal(files)
    journal.start(list(_format_head(record)))
    body = list(_format_body(record))
    for first in range(0, len(body), _AT_ONCE):
        journal.append(body[first : first + _AT_ONCE])
    return files.content[JOURNAL]


def _format_head(record: ParsedRecord) -> Iterator[str]:
    yield from record.head.format_lines()[:-1]
    if record.dice in _DICE_KINDS:
        yield profile.DICE_NOTE + record.dice
    for _, seat, player in record.seated[: record.head.seats]:
        yield profile.format_seat(seat, player)
        if player.bot:
            yield f"{profile.CHARACTER_NOTE}{seat} {player.character.name}"
    yield profile.END_OF_HEAD


def _format_body(record: ParsedRecord) -> Iterator[str]:
    changes = record.seated[record.head.seats :]
    for done, step in enumerate(record.steps):
        while changes and changes[0][0] == done:
            yield profile.format_seat(*changes.pop(0)[1:])
        yield step.text
    for _, seat, player in changes:
        yield profile.format_seat(seat, player)
    if record.game and record.game.over:
        yield profile.format_result(record.game)


class _RecordEntry(NamedTuple):
    """A record in the list: its card for the page, and its result.

    `names` are its people, `won` the winners among them.
    """

    card: JsonObject
    names: list[str]
    won: set[str]
    is_over: bool


class Records:
    """The records of the tray for the page: those among its files, uploaded records, and `watched`, the running match.

    Uploads are stored separately in `brought`, so that they never use the space of played matches. `clock` returns
    seconds. The methods may be called by several threads.
    """

    def __init__(
        self,
        files: Files,
        watched: WatchedRecord,
        brought: Files | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ):
        self._files = files
        self._uploads = MemoryFiles(capacity=QUOTA_BYTES) if brought is None else brought
        self._watched = watched
        self._clock = clock
        self._lock = threading.Lock()
        # By name, size and language: a record does not change.
        self._known: dict[tuple[str, int, str], _RecordEntry] = {}
        self._opened: tuple[str, FileRecord] | None = None

    def find_resource(self, path: str) -> object | None:
        """Return the JSON value at a path of the page of records, or None if there is nothing."""
        if path == LIST_PATH[1:]:
            return self._build_list()
        if found := _ONE.fullmatch(path):
            data = self._read_record(found[1])
            name = self._make_file_name(found[1], data or b"")
            return None if data is None else {"name": name, "text": data.decode("utf-8", "replace")}
        if path == _ALL:
            return self._build_archive()
        if found := _OF_ONE.fullmatch(path):
            opened = self._open_record(found[1])
            return opened and find_resource(opened, found[2])
        return find_resource(self._watched, path)

    def upload_record(self, text: str) -> JsonObject:
        """Store an uploaded record if all its lines are legal. Return {"name": its name} or {"wrong": the reason}."""
        try:
            return self.store_record(self.check_record(text))
        except UploadRefused as error:
            return {"wrong": str(error)}

    def check_record(self, text: str) -> bytes:
        """Check an uploaded record. Return it in the form that a tray writes, without storing it.

        Raise UploadRefused if `check_upload` does, or if the tray has the record already. This takes up to a second.
        """
        data = check_upload(text)
        for bare in (text.encode("utf-8", "replace"), data):
            if any(each.get_size(name) == len(bare) and each.read(name) == bare for each, name in self._list_all()):
                raise UploadRefused(_say("record-known"))
        return data

    def store_record(self, data: bytes) -> JsonObject:
        """Store a record that `check_record` has returned. Return {"name": its name} or {"wrong": the reason}."""
        files = self._uploads
        try:
            if len(list_numbered(files, RECORD)) >= MAX_BROUGHT or files.get_free_bytes() < len(data):
                return {"wrong": _say("records-full", count=MAX_BROUGHT, most=QUOTA_BYTES >> 20)}
            name = find_next_name(files, RECORD)
            files.write(name, data)
        except OSError as error:
            return {"wrong": _say("record-not-kept", reason=error.strerror or str(error))}
        return {"name": _BROUGHT + name}

    def _list_all(self) -> list[tuple[Files, str]]:
        """Return all records as (the files that contain it, name): those of the tray, then uploads.

        In both groups the latest record comes first.
        """
        return [(files, name) for files in (self._files, self._uploads) for name in list_newest_first(files, RECORD)]

    def _find_files(self, name: str) -> tuple[Files, str]:
        """Return where a record is stored: the tray's files or the uploads, and the record's name there."""
        bare = name.removeprefix(_BROUGHT)
        return (self._files if bare == name else self._uploads), bare

    def _read_record(self, name: str) -> bytes | None:
        files, bare = self._find_files(name)
        return files.read(bare)

    # The list.

    def _build_list(self) -> JsonObject:
        """Return the list of records for the page as {records, players, words, left}.

        These are cards of records, wins of people, texts, and the number of records that have not been read yet.
        """
        spoken = get_language()
        with self._lock:
            places: dict[tuple[str, int, str], tuple[Files, str]] = {}
            for files, bare in self._list_all():
                name = bare if files is self._files else _BROUGHT + bare
                places[name, files.get_size(bare), spoken] = files, bare
            self._known = {key: each for key, each in self._known.items() if key in places or key[2] != spoken}
            end_s = self._clock() + _READ_S
            for key, (files, bare) in places.items():
                if key not in self._known:
                    self._known[key] = _build_entry(files, bare, key[0])
                    if self._clock() >= end_s:
                        break
            known = [self._known[key] for key in places if key in self._known]
        left = len(places) - len(known)
        words = _say("records-left", count=left) if left else ""
        return {"records": [each.card for each in known], "players": _count_wins(known), "words": words, "left": left}

    # Files for a person.

    def _make_file_name(self, name: str, data: bytes) -> str:
        """Return a portable name for the file of a record: "2026-11-27-tray-game-Ida-Ben.t24".

        An upload has no date in its name.
        """
        files, bare = self._find_files(name)
        written_s = files.get_modified_s(bare) if files is self._files else None
        words = [] if written_s is None else [time.strftime("%Y-%m-%d", time.localtime(written_s))]
        try:
            record, _ = _read_summary(data)
        except (ValueError, OSError):
            words.append(bare.removesuffix(".t24"))
        else:
            title = load_game_texts(record.head.game)("game")
            words += [title.lower(), *(name_player(player).name for player in record.players)]
        return "-".join(filter(None, map(make_file_word, words))) + ".t24"

    def _build_archive(self) -> JsonObject:
        """Return {name, base64}: a zip archive of all records, with the uploads in a folder."""
        packed = BytesIO()
        used: Counter[str] = Counter()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for files, bare in self._list_all():
                name, folder = (bare, "") if files is self._files else (_BROUGHT + bare, _BROUGHT)
                data = files.read(bare)
                if data is None:
                    continue
                file = folder + self._make_file_name(name, data)
                used[file] += 1
                if used[file] > 1:
                    file = f"{file.removesuffix('.t24')}-{used[file]}.t24"
                archive.writestr(file, data)
        today = time.strftime("%Y-%m-%d")
        return {"name": f"tray24-{today}.zip", "base64": base64.b64encode(packed.getvalue()).decode()}

    def _open_record(self, name: str) -> FileRecord | None:
        """Return a record to watch, or None if there is none with this name. The last opened record is kept open."""
        if self._opened is None or self._opened[0] != name:
            data = self._read_record(name)
            if data is None:
                return None
            try:
                self._opened = name, FileRecord(Positions(data, name.removeprefix(_BROUGHT)))
            except ValueError:
                return None
        return self._opened[1]


def make_file_word(words: str) -> str:
    """Return a text as one word of a file name, shortened and without special characters."""
    return _NO_FILE_NAME.sub("-", words).strip("-")[:_LONGEST_WORD]


def _build_entry(files: Files, bare: str, name: str) -> _RecordEntry:
    card: JsonObject = {"name": name, "title": bare, "players": [], "words": "", "when_s": files.get_modified_s(bare)}
    try:
        record, result = _read_summary(files.read(bare) or b"")
    except (ValueError, OSError):
        return _RecordEntry(card | {"words": _say("record-unreadable")}, [], set(), False)
    seated = [name_player(player) for player in record.players]
    card["title"] = load_game_texts(record.head.game)("game")
    card["players"] = [player.name for player in seated]
    card["words"] = _format_summary([player.name for player in seated], result)
    people = [player.name for player in seated if not player.bot]
    won = {seated[seat].name for seat in result[0]} & set(people) if result else set()
    return _RecordEntry(card, people, won, result is not None)


def _read_summary(data: bytes) -> tuple[ParsedRecord, tuple | None]:
    """Return a record's head and last players, and its result, or None if it has none.

    Use the result that a tray writes at the end. Replay only a record that no tray wrote. Raise ValueError for an
    invalid record.
    """
    head, _, body = data.decode("utf-8").partition(f"\n{profile.END_OF_HEAD}")
    record = read_record(f"{head}\n{profile.END_OF_HEAD}\n".encode())
    if record.game is None:
        raise ValueError(str(record.fault))
    result = None
    for line in map(strip_seal, _NOTES.findall(body)):
        if line.startswith(profile.WON_NOTE):
            result = profile.parse_result(line, record.head.seats)
        else:
            parse_comment(record, line)
    if result is None and not is_sealed(body.rstrip("\n")):
        whole = read_record(data)
        if whole.game is not None and whole.game.over:
            result = whole.game.list_winners(), whole.game.scores
    return record, result


def _format_summary(names: list[str], result: tuple | None) -> str:
    """Return the text that tells who played, and who won with how many points, if anybody."""
    played = ", ".join(names)
    if result is None:
        return _say("record-not-over", names=played)
    winners, scores = result
    won = ", ".join(names[seat] for seat in winners)
    return _say("record-won", names=played, won=won, points=scores[winners[0]])


def _count_wins(known: list[_RecordEntry]) -> list[JsonObject]:
    """Return for each person a text with the numbers of finished and won matches.

    The person who has finished most matches comes first.
    """
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
