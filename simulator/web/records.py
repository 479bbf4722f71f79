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
_CHUNK_LINES = 64  # lines appended to the journal at once
_say = HostTexts("page")
_UPLOAD_PREFIX = "brought/"  # the prefix of the names of uploaded records
_RECORD_PATH = re.compile(rf"records/((?:{_UPLOAD_PREFIX})?rec\d{{4,9}}\.t24)\.json")
_RECORD_PART_PATH = re.compile(rf"records/((?:{_UPLOAD_PREFIX})?rec\d{{4,9}}\.t24)/(.+)")
_NOTES = re.compile(r"^# (?:seat|won) .*$", re.MULTILINE)
_READ_S = 0.4  # after this time a list is returned incomplete
_ARCHIVE_PATH = "records/all.json"
# Characters that some system does not allow in file names, and separators of words.
_SEPARATORS = re.compile(r'[\s/\\:*?"<>|\x00-\x1f\x7f.-]+')
_MAX_WORD_LENGTH = 16  # letters of a word in the name of a file
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
    lines = list(_format_body(record))
    for start in range(0, len(lines), _CHUNK_LINES):
        journal.append(lines[start : start + _CHUNK_LINES])
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
    for step_count, step in enumerate(record.steps):
        while changes and changes[0][0] == step_count:
            yield profile.format_seat(*changes.pop(0)[1:])
        yield step.text
    for _, seat, player in changes:
        yield profile.format_seat(seat, player)
    if record.game and record.game.over:
        yield profile.format_result(record.game)


class _RecordEntry(NamedTuple):
    """A record in the list: its card for the page, and its result.

    `names` are the names of the people (not bots) in the match, `won` those of the winners among them.
    """

    card: JsonObject
    names: list[str]
    won: set[str]
    is_over: bool


class Records:
    """The records of the tray for the page: those among its files, uploaded records, and the running match.

    Uploads are stored separately, in `uploads`, so that they never use the space of played matches. `clock` returns the
    current time in seconds; it limits how long the list of records may take. The methods may be called by several
    threads.
    """

    def __init__(
        self,
        files: Files,
        running_record: WatchedRecord,
        uploads: Files | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ):
        self._files = files
        self._uploads = MemoryFiles(capacity=QUOTA_BYTES) if uploads is None else uploads
        self._running_record = running_record
        self._clock = clock
        self._lock = threading.Lock()
        # By name, size and language: a record does not change.
        self._entries: dict[tuple[str, int, str], _RecordEntry] = {}
        self._file_record: tuple[str, FileRecord] | None = None

    def find_resource(self, path: str) -> object | None:
        """Return the JSON value at a path of the page of records, or None if there is nothing."""
        if path == LIST_PATH[1:]:
            return self._build_list()
        if found := _RECORD_PATH.fullmatch(path):
            data = self._read_record(found[1])
            name = self._make_file_name(found[1], data or b"")
            return None if data is None else {"name": name, "text": data.decode("utf-8", "replace")}
        if path == _ARCHIVE_PATH:
            return self._build_archive()
        if found := _RECORD_PART_PATH.fullmatch(path):
            record = self._open_record(found[1])
            return record and find_resource(record, found[2])
        return find_resource(self._running_record, path)

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
        for content in (text.encode("utf-8", "replace"), data):
            if any(
                files.get_size(name) == len(content) and files.read(name) == content for files, name in self._list_all()
            ):
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
        return {"name": _UPLOAD_PREFIX + name}

    def _list_all(self) -> list[tuple[Files, str]]:
        """Return all records as (the files that contain it, name): those of the tray, then uploads.

        In both groups the latest record comes first.
        """
        return [(files, name) for files in (self._files, self._uploads) for name in list_newest_first(files, RECORD)]

    def _find_files(self, name: str) -> tuple[Files, str]:
        """Return (the files that contain a record, its name there). The files are those of the tray or the uploads."""
        bare_name = name.removeprefix(_UPLOAD_PREFIX)
        return (self._files if bare_name == name else self._uploads), bare_name

    def _read_record(self, name: str) -> bytes | None:
        files, bare_name = self._find_files(name)
        return files.read(bare_name)

    # The list.

    def _build_list(self) -> JsonObject:
        """Return the list of records for the page as {records, players, words, left}.

        `records` are cards, `players` the result of `_count_wins`. `left` is the number of records that have not been
        read yet, because each call reads new records only for a limited time. `words` is the text about them, or "".
        """
        language = get_language()
        with self._lock:
            sources: dict[tuple[str, int, str], tuple[Files, str]] = {}
            for files, bare_name in self._list_all():
                name = bare_name if files is self._files else _UPLOAD_PREFIX + bare_name
                sources[name, files.get_size(bare_name), language] = files, bare_name
            self._entries = {key: entry for key, entry in self._entries.items() if key in sources or key[2] != language}
            end_s = self._clock() + _READ_S
            for key, (files, bare_name) in sources.items():
                if key not in self._entries:
                    self._entries[key] = _build_entry(files, bare_name, key[0])
                    if self._clock() >= end_s:
                        break
            entries = [self._entries[key] for key in sources if key in self._entries]
        left = len(sources) - len(entries)
        text = _say("records-left", count=left) if left else ""
        return {
            "records": [entry.card for entry in entries],
            "players": _count_wins(entries),
            "words": text,
            "left": left,
        }

    # Files for a person.

    def _make_file_name(self, name: str, data: bytes) -> str:
        """Return a portable name for the file of a record: "2026-11-27-tray-game-Ida-Ben.t24".

        An upload has no date in its name.
        """
        files, bare_name = self._find_files(name)
        written_s = files.get_modified_s(bare_name) if files is self._files else None
        words = [] if written_s is None else [time.strftime("%Y-%m-%d", time.localtime(written_s))]
        try:
            record, _ = _read_summary(data)
        except (ValueError, OSError):
            words.append(bare_name.removesuffix(".t24"))
        else:
            title = load_game_texts(record.head.game)("game")
            words += [title.lower(), *(name_player(player).name for player in record.players)]
        return "-".join(filter(None, map(make_file_word, words))) + ".t24"

    def _build_archive(self) -> JsonObject:
        """Return {name, base64}: a zip archive of all records, with the uploads in a folder."""
        buffer = BytesIO()
        name_counts: Counter[str] = Counter()
        with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
            for files, bare_name in self._list_all():
                name, folder = (bare_name, "") if files is self._files else (_UPLOAD_PREFIX + bare_name, _UPLOAD_PREFIX)
                data = files.read(bare_name)
                if data is None:
                    continue
                file = folder + self._make_file_name(name, data)
                name_counts[file] += 1
                if name_counts[file] > 1:
                    file = f"{file.removesuffix('.t24')}-{name_counts[file]}.t24"
                archive.writestr(file, data)
        today = time.strftime("%Y-%m-%d")
        return {"name": f"tray24-{today}.zip", "base64": base64.b64encode(buffer.getvalue()).decode()}

    def _open_record(self, name: str) -> FileRecord | None:
        """Return the record with this name for its page, or None if it is missing. Keep the last opened one open."""
        if self._file_record is None or self._file_record[0] != name:
            data = self._read_record(name)
            if data is None:
                return None
            try:
                self._file_record = name, FileRecord(Positions(data, name.removeprefix(_UPLOAD_PREFIX)))
            except ValueError:
                return None
        return self._file_record[1]


def make_file_word(text: str) -> str:
    """Return a text as one word of a file name, shortened and without special characters."""
    return _SEPARATORS.sub("-", text).strip("-")[:_MAX_WORD_LENGTH]


def _build_entry(files: Files, bare_name: str, name: str) -> _RecordEntry:
    card: JsonObject = {
        "name": name,
        "title": bare_name,
        "players": [],
        "words": "",
        "when_s": files.get_modified_s(bare_name),
    }
    try:
        record, result = _read_summary(files.read(bare_name) or b"")
    except (ValueError, OSError):
        return _RecordEntry(card | {"words": _say("record-unreadable")}, [], set(), False)
    players = [name_player(player) for player in record.players]
    card["title"] = load_game_texts(record.head.game)("game")
    card["players"] = [player.name for player in players]
    card["words"] = _format_summary([player.name for player in players], result)
    people = [player.name for player in players if not player.bot]
    winners = {players[seat].name for seat in result[0]} & set(people) if result else set()
    return _RecordEntry(card, people, winners, result is not None)


def _read_summary(data: bytes) -> tuple[ParsedRecord, tuple | None]:
    """Return (a record's head with the players at its end, its result). The result is None for an unfinished match.

    The result is (winning seats, scores). Read it from the comment that a tray writes at the end of the record. Replay
    the record only if that comment is missing and no tray wrote the record. Raise ValueError for an invalid head.
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
        full_record = read_record(data)
        if full_record.game is not None and full_record.game.over:
            result = full_record.game.list_winners(), full_record.game.scores
    return record, result


def _format_summary(names: list[str], result: tuple | None) -> str:
    """Return the text about who played, who won, and with how many points.

    `result` is (winning seats, scores), or None for an unfinished match, whose text has only the names of the players.
    """
    names_text = ", ".join(names)
    if result is None:
        return _say("record-not-over", names=names_text)
    winners, scores = result
    winners_text = ", ".join(names[seat] for seat in winners)
    return _say("record-won", names=names_text, won=winners_text, points=scores[winners[0]])


def _count_wins(entries: list[_RecordEntry]) -> list[JsonObject]:
    """Return for each person a text with the numbers of finished and won matches.

    The person who has finished most matches comes first.
    """
    match_counts: Counter[str] = Counter()
    win_counts: Counter[str] = Counter()
    for entry in entries:
        if entry.is_over:
            match_counts.update(set(entry.names))
            win_counts.update(entry.won)
    return [
        {"name": name, "words": _say("record-of-player", played=matches, won=win_counts[name])}
        for name, matches in sorted(match_counts.items(), key=lambda item: (-item[1], item[0]))
    ]
