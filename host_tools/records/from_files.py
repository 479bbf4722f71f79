"""The operation import of records: import record files into the database."""

import argparse
from datetime import UTC, datetime
from pathlib import Path

from host_tools.archive.matches import Origin, open_archive
from host_tools.errors import Failure, UsageError
from host_tools.records.telling import print_json, warn_of_faults
from host_tools.terminal import console
from simulator.texts import HostTexts
from simulator.tray.home import home_folder

say = HostTexts("records")

_MOST_BYTES = 1 << 22
_HEAD = b"tray24 "
_RUNNING = "match.t24"  # the simulator's unfinished match


def take_in(arguments: argparse.Namespace) -> int:
    """Import record files into the database."""
    files = [file for path in arguments.files for file in _record_files(path)] or (
        [] if arguments.files else _simulated_records()
    )
    taken = []
    total = sum(file.stat().st_size for file in files)
    done = 0
    with open_archive() as archive, console.progress(say("progress"), total) as show:
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
        print(say("taken", count=len(taken), new=new, known=len(taken) - new))
    return 0


def _record_files(path: Path) -> list[Path]:
    if not path.exists():
        raise UsageError(say("no-such-path", path=str(path)))
    if path.is_file():
        return [path]
    return sorted(file for file in path.glob("*.t24") if file.is_file() and file.name != _RUNNING)


def _simulated_records() -> list[Path]:
    """Return the finished matches of all trays in the simulator."""
    return sorted(home_folder().glob("tray*/rec*.t24"))


def _read_record(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            data = opened.read(_MOST_BYTES + 1)
    except OSError as error:
        raise Failure(say("unreadable", path=str(file), reason=error.strerror or str(error))) from None
    if len(data) > _MOST_BYTES or not data.lstrip().startswith((_HEAD, b"#")):
        raise Failure(say("no-record", path=str(file)))
    return data
