"""The operation import of records: record files into the database."""

import argparse
from datetime import UTC, datetime
from pathlib import Path

from host_tools.archive.matches import Origin, open_archive
from host_tools.errors import Failure, UsageError
from host_tools.records.telling import print_json, warn_of_faults
from host_tools.terminal import console
from host_tools.terminal.phrases import counted
from simulator.tray.home import home_folder

_MOST_BYTES = 1 << 22
_HEAD = b"tray24 "
_RUNNING = "match.t24"  # the simulator's match that is not over


def take_in(arguments: argparse.Namespace) -> int:
    files = [file for path in arguments.files for file in _record_files(path)] or (
        [] if arguments.files else _simulated_records()
    )
    taken = []
    total = sum(file.stat().st_size for file in files)
    done = 0
    with open_archive() as archive, console.progress("Records", total) as show:
        for file in files:
            data = _read_record(file)
            done += len(data)
            played_at = datetime.fromtimestamp(file.stat().st_mtime, UTC)
            origin = Origin(str(file.resolve().parent), file.name)
            number, is_new = archive.take(data, origin, played_at, arguments.evening)
            taken.append({"file": str(file), "match": number, "new": is_new})
            show(done)
    with open_archive() as archive:
        warn_of_faults(archive, [one["match"] for one in taken if one["new"]])
    if arguments.json:
        print_json(taken)
    else:
        new = sum(one["new"] for one in taken)
        print(f"{counted(len(taken), 'record', 'records')}: {new} new, {len(taken) - new} here already")
    return 0


def _record_files(path: Path) -> list[Path]:
    if not path.exists():
        raise UsageError(f"{path} does not exist: give a record (*.t24), or a folder with records")
    if path.is_file():
        return [path]
    return sorted(file for file in path.glob("*.t24") if file.is_file() and file.name != _RUNNING)


def _simulated_records() -> list[Path]:
    """The finished matches of all trays of the simulator."""
    return sorted(home_folder().glob("tray*/rec*.t24"))


def _read_record(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            data = opened.read(_MOST_BYTES + 1)
    except OSError as error:
        raise Failure(f"{file} cannot be read: {error.strerror or error}") from None
    if len(data) > _MOST_BYTES or not data.lstrip().startswith((_HEAD, b"#")):
        raise Failure(f"{file} is no record: one begins with 'tray24 1'. What came before it has been taken in.")
    return data
