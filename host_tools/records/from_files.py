"""The operation import of records: import record files into the database."""

import argparse
from datetime import UTC, datetime
from pathlib import Path

from host_tools.archive.matches import Origin, open_archive
from host_tools.errors import Failure, UsageError
from host_tools.records.telling import print_json, warn_of_faults
from host_tools.terminal import console
from simulator.given_files import MOST_RECORD_BYTES, read_given
from simulator.texts import HostTexts
from simulator.tray.home import BROUGHT, home_folder, tray_folders

say = HostTexts("records")

_HEAD = b"tray24 "
_RUNNING = "match.t24"  # the simulator's unfinished match


def take_in(arguments: argparse.Namespace) -> int:
    """Import record files into the database: all good ones, after which the others are listed."""
    files = [file for path in arguments.files for file in _record_files(path)] or (
        [] if arguments.files else _simulated_records()
    )
    taken = []
    refused: list[str] = []
    sizes = [_size(file) for file in files]
    done = 0
    with open_archive() as archive, console.progress(say("progress"), sum(sizes)) as show:
        for file, size in zip(files, sizes, strict=True):
            done += size
            try:
                data, played_at = _read_record(file)
            except Failure as failure:
                refused.append(str(failure))
                continue
            origin = Origin(str(file.resolve().parent), file.name)
            number, is_new = archive.take(data, origin, played_at, arguments.evening)
            taken.append({"file": str(file), "match": number, "new": is_new})
            show(done)
    with open_archive() as archive:
        warn_of_faults(archive, [one["match"] for one in taken if one["new"]])
    for reason in refused:
        console.say(reason)
    if arguments.json:
        print_json(taken)
    else:
        new = sum(one["new"] for one in taken)
        print(say("taken", count=len(taken), new=new, known=len(taken) - new))
    return 1 if refused else 0


def _record_files(path: Path) -> list[Path]:
    if not path.exists():
        raise UsageError(say("no-such-path", path=str(path)))
    if not path.is_dir():
        return [path]
    found = sorted(file for file in path.glob("*.t24") if not file.is_dir() and file.name != _RUNNING)
    if not found:
        raise UsageError(say("no-records", path=str(path)))
    return found


def _simulated_records() -> list[Path]:
    """Return the finished matches of all trays in the simulator, and those that somebody has brought to them."""
    folders = [place for folder in tray_folders(home_folder()) for place in (folder, folder / BROUGHT)]
    return [file for folder in folders for file in sorted(folder.glob("rec*.t24"))]


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0  # the reason follows when it is read


def _read_record(file: Path) -> tuple[bytes, datetime]:
    """Return a record and when its file was written last. Raise Failure with the reason if it is none."""
    try:
        data = read_given(file, MOST_RECORD_BYTES)
        written_s = file.stat().st_mtime
    except OSError as error:
        raise Failure(say("unreadable", path=str(file), reason=error.strerror or str(error))) from None
    if not data.lstrip().startswith((_HEAD, b"#")):
        raise Failure(say("no-record", path=str(file)))
    return data, datetime.fromtimestamp(written_s, UTC)
