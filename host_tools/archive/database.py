"""The database file: its path, its schema, migrations from older schemas, and the messages for its errors.

SQLite's own `user_version` holds the schema's version; `application_id` marks the file as one of Tray24.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from host_tools.errors import Failure
from simulator.input_files import check_input_file
from simulator.texts import HostTexts
from simulator.tray.data_folder import create_home, get_home_folder
from simulator.user_folders import use_private_umask

say = HostTexts("archive")

APPLICATION_ID = 0x54523234  # "TR24"
FILE = "records.sqlite"
_MAX_BYTES = 1 << 40  # any size: it is never read as a whole
# Keys of messages -> parts of SQLite's messages for which they are shown.
_FAULTS = {
    "in-use": ("locked", "busy"),
    "cannot-write": ("readonly", "unable to open"),
    "no-room": ("disk is full", "disk I/O"),
    "damaged": ("malformed", "not a database"),
}
_WAIT_S = 5.0  # how long to wait for another program that is writing

# Step n migrates a database from version n to version n + 1; version 0 is an empty file.
STEPS = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        sha256 TEXT NOT NULL UNIQUE,      -- of content
        content BLOB NOT NULL,            -- the record, byte for byte
        evening TEXT NOT NULL,            -- the local day it was played on, YYYY-MM-DD
        played_at TEXT NOT NULL,          -- UTC: of a file when it was last written, else when it was pulled
        taken_at TEXT NOT NULL,           -- UTC
        facts TEXT NOT NULL,              -- JSON, what a replay of content tells
        facts_version INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE origins (
        match INTEGER NOT NULL REFERENCES matches (id),
        place TEXT NOT NULL,              -- a tray's board, or a folder
        name TEXT NOT NULL,
        seen_at TEXT NOT NULL,            -- UTC, for the first time
        UNIQUE (match, place, name)
    ) STRICT;
    CREATE INDEX matches_by_evening ON matches (evening, played_at, id);
    """,
    """
    ALTER TABLE matches ADD COLUMN facts_check INTEGER NOT NULL DEFAULT -1;  -- CRC-32 of facts; -1: not known
    """,
)


def get_database_path() -> Path:
    """Return the path of the database, whether the file exists or not."""
    return get_home_folder() / FILE


@contextmanager
def translate_errors(path: Path) -> Iterator[None]:
    """Turn SQLite's errors in the `with` block into a Failure that says what to do. `path` is the database's file."""
    try:
        yield
    except UnicodeDecodeError as error:  # in names of a damaged schema, or in SQLite's messages about them
        raise Failure(say("damaged", path=str(path), reason=str(error))) from error
    except sqlite3.Error as error:
        text = str(error)
        key = next((key for key, parts in _FAULTS.items() if any(part in text for part in parts)), "other-fault")
        raise Failure(say(key, path=str(path), reason=text)) from error


@use_private_umask()
def connect(path: Path) -> sqlite3.Connection:
    """Open the database for this account alone, and migrate it to the current schema.

    Raise Failure when that is impossible; the file is then unchanged.
    """
    try:
        create_home(path.parent)
    except OSError as error:
        raise Failure(say("no-folder", path=str(path.parent), reason=error.strerror)) from error
    try:
        check_input_file(path, _MAX_BYTES)
    except FileNotFoundError:
        pass  # it will be created
    except OSError as error:
        raise Failure(say("other-fault", path=str(path), reason=error.strerror)) from None
    with translate_errors(path):
        connection = sqlite3.connect(path, timeout=_WAIT_S, isolation_level=None)
        try:
            connection.row_factory = sqlite3.Row
            # A damaged text must not hide the other rows.
            connection.text_factory = lambda data: data.decode("utf-8", "replace")
            connection.execute("PRAGMA synchronous = EXTRA")  # a commit is on disk before the tray deletes its copy
            connection.execute("PRAGMA foreign_keys = ON")
            _migrate(connection, path)
        except BaseException:
            connection.close()
            raise
    with suppress(OSError):  # raised on a file system without permissions
        path.chmod(0o600)  # earlier versions let other accounts read it
    return connection


def _read_version(connection: sqlite3.Connection, path: Path) -> int:
    """Return the schema's version. Raise Failure for a file of another program or of a newer Tray24."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    application_id: int = connection.execute("PRAGMA application_id").fetchone()[0]
    is_empty = not connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if application_id != APPLICATION_ID and not (is_empty and application_id == version == 0):
        raise Failure(say("not-ours", path=str(path)))
    if version > len(STEPS):
        raise Failure(say("too-new", path=str(path), version=version, known=len(STEPS)))
    return version


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    version = _read_version(connection, path)
    if version == len(STEPS):
        return
    if version:
        _write_backup(connection, path.with_name(f"{path.stem}-version-{version}{path.suffix}"))
    connection.execute("BEGIN EXCLUSIVE")
    try:
        for step in STEPS[_read_version(connection, path) :]:  # another process may have migrated it meanwhile
            for statement in _split_statements(step):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _split_statements(script: str) -> Iterator[str]:
    """Yield the statements of a script one by one, because `executescript` would end the transaction."""
    statement = ""
    for part in script.split(";")[:-1]:
        statement += part + ";"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _write_backup(connection: sqlite3.Connection, copy: Path) -> None:
    """Copy the whole database, before its migration, to the file `copy`."""
    part_path = copy.with_name(copy.name + ".part")
    part_path.unlink(missing_ok=True)
    target = sqlite3.connect(part_path)
    try:
        connection.backup(target)
    finally:
        target.close()
    part_path.replace(copy)
