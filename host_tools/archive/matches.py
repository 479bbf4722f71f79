"""The archive: finished matches, each stored once. They are pulled from a tray or imported from files."""

import argparse
import hashlib
import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import cast
from zlib import crc32

from host_tools.archive import facts
from host_tools.archive.database import connect, get_database_path, translate_errors
from host_tools.archive.facts import Facts, is_day, is_facts
from host_tools.errors import Failure
from host_tools.link.client import Link
from host_tools.link.records import StoredRecord, fetch_record, request_hash
from simulator.texts import HostTexts
from tray24 import games

say = HostTexts("archive")

_NIGHT = timedelta(hours=5)  # a match played after midnight belongs to the evening before


def moment_to_evening(moment: datetime) -> date:
    """Return the date of the evening to which a moment belongs, in local time.

    The hours until 5 in the morning belong to the evening before.
    """
    return (moment.astimezone() - _NIGHT).date()


def hash_data(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@dataclass(frozen=True)
class Origin:
    """The place where a record was found, a tray's board ("board e66...") or a folder, and the record's name there."""

    place: str
    name: str


@dataclass(frozen=True)
class ArchivedMatch:
    """A match in the archive: its number, the hash of its record, when it was played, and the facts about it.

    `evening` is the day of the evening on which it was played (YYYY-MM-DD), `played_at` a time in UTC.
    """

    id: int
    sha256: str
    evening: str
    played_at: str
    facts: Facts


class Archive:
    """The archive, opened with `open_archive`. A method that changes it returns when the change is on the disk."""

    def __init__(self, path: Path):
        self.path = path
        self._connection = connect(path)

    def close(self) -> None:
        self._connection.close()

    def find_match(self, digest: str) -> int | None:
        """Return the number of the match whose record has this SHA-256 hash; None if there is no such match."""
        with translate_errors(self.path):
            row = self._connection.execute("SELECT id FROM matches WHERE sha256 = ?", (digest,)).fetchone()
        return row[0] if row else None

    def add_record(
        self, data: bytes, origin: Origin, played_at: datetime, evening: date | None = None
    ) -> tuple[int, bool]:
        """Store a record if it is new, and its origin. Return the number of its match, and whether the record is new.

        The evening of the match is `evening`, or else the evening to which `played_at` belongs.
        """
        digest = hash_data(data)
        facts_text = json.dumps(facts.extract_facts(data))
        taken_at = _format_time(datetime.now(UTC))
        day = (evening or moment_to_evening(played_at)).isoformat()
        with translate_errors(self.path), self._begin_transaction() as run:
            cursor = run(
                "INSERT OR IGNORE INTO matches "
                "(sha256, content, evening, played_at, taken_at, facts, facts_version, facts_check) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    digest,
                    data,
                    day,
                    _format_time(played_at),
                    taken_at,
                    facts_text,
                    facts.VERSION,
                    _compute_checksum(facts_text),
                ),
            )
            is_new = cursor.rowcount > 0
            number = run("SELECT id FROM matches WHERE sha256 = ?", (digest,)).fetchone()[0]
            run("INSERT OR IGNORE INTO origins VALUES (?, ?, ?, ?)", (number, origin.place, origin.name, taken_at))
        return number, is_new

    def add_origin(self, number: int, origin: Origin) -> None:
        """Store that the match's record was found at this origin, too."""
        with translate_errors(self.path), self._begin_transaction() as run:
            values = (number, origin.place, origin.name, _format_time(datetime.now(UTC)))
            run("INSERT OR IGNORE INTO origins VALUES (?, ?, ?, ?)", values)

    def set_evening(self, numbers: Sequence[int], evening: date) -> None:
        """Set the evening on which these matches were played. The tray cannot know it, because it has no date."""
        with translate_errors(self.path), self._begin_transaction() as run:
            for number in numbers:
                run("UPDATE matches SET evening = ? WHERE id = ?", (evening.isoformat(), number))

    def read_matches(self) -> list[ArchivedMatch]:
        """Return all matches in the order in which they were played."""
        with translate_errors(self.path):
            rows = self._connection.execute(
                "SELECT id, sha256, evening, played_at, facts, facts_version, facts_check FROM matches "
                "ORDER BY evening, played_at, id"
            ).fetchall()
            return [
                ArchivedMatch(row[0], str(row[1]), _read_evening(row), str(row[3]), self._load_facts(row))
                for row in rows
            ]

    def read_match(self, number: int) -> ArchivedMatch:
        """Return the match with this number. Raise Failure when there is no such match."""
        for match in self.read_matches():
            if match.id == number:
                return match
        raise Failure(say("no-match", match=str(number), path=str(self.path)))

    def read_origins(self, number: int) -> list[Origin]:
        query = "SELECT place, name FROM origins WHERE match = ? ORDER BY rowid"
        with translate_errors(self.path):
            return [Origin(str(row[0]), str(row[1])) for row in self._connection.execute(query, (number,))]

    def read_record(self, number: int) -> bytes:
        """Return the match's record, byte for byte as it was stored. Raise Failure when it is damaged."""
        data, damage = self._read_content(number)
        if damage:
            raise Failure(damage)
        return data

    def _read_content(self, number: int) -> tuple[bytes, str]:
        """Return a match's record as it is stored, and the message to print if the record is damaged, or ""."""
        with translate_errors(self.path):
            row = self._connection.execute("SELECT content, sha256 FROM matches WHERE id = ?", (number,)).fetchone()
        if row is None:
            raise Failure(say("no-match", match=str(number), path=str(self.path)))
        data = row[0] if isinstance(row[0], bytes) else b""
        is_whole = hash_data(data) == row[1]
        return data, "" if is_whole else say("damaged-record", match=str(number), path=str(self.path))

    def contains_record(self, digest: str, size: int) -> bool:
        """Return whether the record with this hash and size can be read back from the database file.

        The record is read over a new connection, not over the one that may have written it.
        """
        with translate_errors(self.path), closing(connect(self.path)) as connection:
            row = connection.execute("SELECT content FROM matches WHERE sha256 = ?", (digest,)).fetchone()
        return row is not None and len(row[0]) == size and hash_data(row[0]) == digest

    def _load_facts(self, row: sqlite3.Row) -> Facts:
        """Return the facts about the match in a row of the database.

        Replay the record if the stored facts are damaged or have another version than `facts.VERSION`.
        """
        if row["facts_version"] == facts.VERSION and row["facts_check"] == _compute_checksum(str(row["facts"])):
            with suppress(ValueError, RecursionError):
                if is_facts(stored_facts := json.loads(str(row["facts"]))):
                    return cast(Facts, stored_facts)
        data, damage = self._read_content(row["id"])
        new_facts = facts.extract_facts(data)
        if damage:
            new_facts["fault"] = new_facts["fault"] or {"line": 0, "text": "", "reason": damage}
        # Such facts are not stored: the database may be repaired, or another version may know the game.
        if damage or not new_facts["game"]:
            return new_facts
        facts_text = json.dumps(new_facts)
        with self._begin_transaction() as run:
            statement = "UPDATE matches SET facts = ?, facts_version = ?, facts_check = ? WHERE id = ?"
            run(statement, (facts_text, facts.VERSION, _compute_checksum(facts_text), row["id"]))
        return new_facts

    @contextmanager
    def _begin_transaction(self) -> Iterator[Callable[..., sqlite3.Cursor]]:
        """Begin a transaction, and yield a function that runs an SQL statement in it.

        The transaction is committed at the end of the `with` block, or rolled back after an error.
        """
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield self._connection.execute
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise


@contextmanager
def open_archive() -> Iterator[Archive]:
    """Open the archive in the user's folder. Raise Failure when it cannot be used."""
    archive = Archive(get_database_path())
    try:
        yield archive
    finally:
        archive.close()


def _read_evening(row: sqlite3.Row) -> str:
    """Return the evening in a row of the database, as YYYY-MM-DD.

    If it is not a valid day, return the day of `played_at`; if that is not valid either, return 0001-01-01.
    """
    played_on = str(row["played_at"])[:10]
    return next((day for day in (row["evening"], played_on) if is_day(day)), date.min.isoformat())


def _compute_checksum(text: str) -> int:
    return crc32(text.encode("utf-8", "replace"))


def _format_time(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")


# Records pulled from a tray: each is deleted there only when the archive can read it back.


@dataclass(frozen=True)
class PulledRecord:
    """The result of pulling one record from a tray.

    `number` is the number of the match in the archive, `is_new` says whether the record is new there, and `sha256` is
    its hash on the tray.
    """

    stored: StoredRecord
    number: int
    is_new: bool
    sha256: str


def pull_records(
    link: Link,
    archive: Archive,
    records: list[StoredRecord],
    evening: date | None = None,
    report: Callable[[StoredRecord, int], None] = lambda record, done: None,
) -> Iterator[PulledRecord]:
    """Copy records of a tray into the archive, in the given order. Yield a result for each when it is on the disk.

    A record that is stored already is not fetched again, so a pull that was interrupted continues with the record that
    was incomplete. `evening` is the evening of the new matches; None means the present one. While a record is fetched,
    call report(record, bytes fetched so far).
    """
    place = f"board {link.request('hello')['board']}"  # its serial number tells the records of different trays apart
    for record in records:
        reply = request_hash(link, record)
        number = archive.find_match(reply["sha256"])
        if number is not None:
            archive.add_origin(number, Origin(place, record.name))
            report(record, record.size)
            yield PulledRecord(record, number, False, reply["sha256"])
            continue
        data = fetch_record(link, record, reply, report)
        number, is_new = archive.add_record(data, Origin(place, record.name), datetime.now(UTC), evening)
        yield PulledRecord(record, number, is_new, reply["sha256"])


def delete_record(link: Link, archive: Archive, record: StoredRecord) -> str | None:
    """Delete a record on the tray if the archive contains it. Return None, or the reason why it is not deleted.

    The tray compares the hash before it deletes the record.
    """
    reply = request_hash(link, record)
    if not archive.contains_record(reply["sha256"], reply["size"]):
        return say("not-copied")
    link.request("records", timeout_s=15.0, op="delete", name=record.name, sha256=reply["sha256"])
    return None


def explain_no_match(has_matches: bool) -> str:
    """Return the message for a command that finds no match, which says what to do.

    `has_matches` says whether the archive has any matches. If it has, the command's options exclude all of them.
    """
    return say("none-chosen") if has_matches else say("none-kept")


def add_filter_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options --game and --since to a parser. Their values are a name and a date; without the option None."""
    parser.add_argument("--game", choices=games.list_games(), help=say("help-game"))
    parser.add_argument("--since", type=parse_day, metavar="DAY", help=say("help-since"))


def parse_day(text: str) -> date:
    """Parse an option's value, such as 2026-01-31, as a day. Raise ArgumentTypeError if it is not one."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("no-day", text=text)) from None
