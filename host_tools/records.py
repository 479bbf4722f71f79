"""The command records: finished matches from the tray into a database on this computer, and what can be done there."""

import argparse
import json
import sys
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from host_tools import console
from host_tools.archive import exports, pulling
from host_tools.archive.matches import Archive, Match, Origin, open_archive
from host_tools.archive.people import seat_words
from host_tools.cli import Failure, UsageError
from host_tools.files import write_whole
from host_tools.link.ports import add_port_argument, open_link
from host_tools.table import print_table
from simulator.home import home_folder
from tray24.rules import GAMES

_FORMATS = ("t24", "csv", "json")
_MOST_BYTES = 1 << 22
_HEAD = b"tray24 "
_RUNNING = "match.t24"  # the simulator's match that is not over


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="what", required=True, metavar="WHAT")

    def add(name: str, run: Callable[[argparse.Namespace], int], words: str, **more: Any) -> argparse.ArgumentParser:
        command = commands.add_parser(
            name, help=words, description=f"{words[0].upper()}{words[1:]}.", allow_abbrev=False, **more
        )
        command.set_defaults(do=run)
        command.add_argument("--json", action="store_true", help="for scripts: JSON on standard output")
        return command

    command = add("pull", _pull, "copy the finished matches of the tray into the database")
    add_port_argument(command)
    _add_evening(command)
    command.add_argument("--delete", action="store_true", help="then delete on the tray what is safely copied")

    command = add("import", _import, "take in record files: without FILE, the simulator's own")
    command.add_argument("files", nargs="*", type=Path, metavar="FILE", help="a record, or a folder with *.t24")
    _add_evening(command)

    command = add("list", _list, "list the matches of the database")
    _add_filters(command)

    command = add("show", _show, "show one match: players, points of each hand, what is wrong in its record")
    command.add_argument("match", type=int, metavar="MATCH", help="its number, as list has it")

    command = add("export", _export, "write matches to files, all of them unless some are named")
    command.add_argument("matches", nargs="*", type=int, metavar="MATCH", help="numbers, as list has them")
    command.add_argument("--format", choices=_FORMATS, default="t24", help="t24: the records, byte for byte (default)")
    command.add_argument(
        "--out",
        type=Path,
        metavar="PATH",
        help="t24: a folder (default: this one); csv, json: a file (default: output)",
    )

    command = add("evening", _evening, "say when matches were played: the tray has no clock that knows")
    command.add_argument("day", type=_day, metavar="DAY", help="YYYY-MM-DD")
    command.add_argument("matches", nargs="+", type=int, metavar="MATCH", help="numbers, as list has them")

    command = add("tray", _tray, "list what lies on the tray, and whether it is copied")
    add_port_argument(command)

    command = add("delete", _delete, "delete records on the tray that are safely copied; the database keeps them")
    command.add_argument("names", nargs="*", metavar="NAME", help="as tray lists them, such as rec0003.t24")
    command.add_argument("--all", action="store_true", help="all that are copied")
    add_port_argument(command)


def _add_evening(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--evening",
        type=_day,
        metavar="DAY",
        help="when the new ones were played (YYYY-MM-DD; default: today, or the file's date)",
    )


def _add_filters(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=GAMES, help="only matches of this game")
    parser.add_argument("--since", type=_day, metavar="DAY", help="only matches of this day (YYYY-MM-DD) or later")


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is no day: write YYYY-MM-DD") from None


def run(arguments: argparse.Namespace) -> int:
    return arguments.do(arguments)


# From the tray.


def _pull(arguments: argparse.Namespace) -> int:
    with open_link(arguments.port) as link, open_archive() as archive:
        records = pulling.stored_records(link)
        pulled: list[pulling.Pulled] = []
        with console.progress("Records", sum(record.size for record in records)) as show:
            before = 0

            def progress(stored: pulling.Stored, done: int) -> None:
                show(before + done)

            try:
                for one in pulling.pull(link, archive, records, arguments.evening, progress):
                    pulled.append(one)
                    before += one.stored.size
            except Failure as failure:
                raise Failure(f"{failure}\n{_so_far(pulled, records)}") from None
        _warn_of_faults(archive, [one.number for one in pulled if one.is_new])
        gone = _delete_each(link, archive, records) if arguments.delete else []
    if arguments.json:
        _print_json(
            [
                {"name": one.stored.name, "match": one.number, "new": one.is_new, "sha256": one.sha256}
                | {"deleted": one.stored.name in gone}
                for one in pulled
            ]
        )
    else:
        new = sum(one.is_new for one in pulled)
        print(
            f"{len(records)} on the tray: {new} new, {len(pulled) - new} here already" + _deleted_words(arguments, gone)
        )
    return 0


def _so_far(pulled: list[pulling.Pulled], records: list[pulling.Stored]) -> str:
    return f"{len(pulled)} of {len(records)} records are safely here; run it again, and it goes on with the next."


def _deleted_words(arguments: argparse.Namespace, gone: list[str]) -> str:
    return f", {len(gone)} deleted on the tray" if arguments.delete else ""


def _tray(arguments: argparse.Namespace) -> int:
    with open_link(arguments.port) as link, open_archive() as archive:
        rows = []
        for record in pulling.stored_records(link):
            digest = pulling.hash_of(link, record)["sha256"]
            rows.append({"name": record.name, "size": record.size, "sha256": digest, "match": archive.find(digest)})
    if arguments.json:
        _print_json(rows)
    else:
        copied = [(row["name"], f"{row['size']:,} B", f"match {row['match']}" if row["match"] else "-") for row in rows]
        _print_table(("Name", "Size", "Copied as"), copied, "no finished match lies on the tray")
    return 0


def _delete(arguments: argparse.Namespace) -> int:
    if bool(arguments.names) == arguments.all:
        raise UsageError("name the records to delete (./tray24 records tray lists them), or give --all")
    with open_link(arguments.port) as link, open_archive() as archive:
        records = {record.name: record for record in pulling.stored_records(link)}
        missing = [name for name in arguments.names if name not in records]
        if missing:
            raise UsageError(f"{missing[0]} is not on the tray: './tray24 records tray' lists what is")
        wanted = list(records.values()) if arguments.all else [records[name] for name in arguments.names]
        gone = _delete_each(link, archive, wanted)
    if arguments.json:
        _print_json(gone)
    else:
        print(f"{len(gone)} of {len(wanted)} deleted on the tray")
    return 0 if len(gone) == len(wanted) else 1


def _delete_each(link: Any, archive: Archive, records: list[pulling.Stored]) -> list[str]:
    gone = []
    for record in records:
        reason = pulling.delete(link, archive, record)
        if reason:
            console.say(f"{record.name} stays on the tray: {reason}")
        else:
            gone.append(record.name)
    return gone


# From files.


def _import(arguments: argparse.Namespace) -> int:
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
        _warn_of_faults(archive, [one["match"] for one in taken if one["new"]])
    if arguments.json:
        _print_json(taken)
    else:
        new = sum(one["new"] for one in taken)
        print(f"{len(taken)} records: {new} new, {len(taken) - new} here already")
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


def _warn_of_faults(archive: Archive, numbers: list[int]) -> None:
    """Records that the rules refuse are kept, and said."""
    matches = {match.id: match for match in archive.matches()} if numbers else {}
    for number in numbers:
        fault = matches[number].facts["fault"]
        if fault:
            console.say(
                f"match {number} is kept, but its record is not legal from line {fault['line']} on: {fault['reason']}"
            )


# What the database holds.


def _list(arguments: argparse.Namespace) -> int:
    with open_archive() as archive:
        matches = [match for match in archive.matches() if _is_wanted(match, arguments)]
    if arguments.json:
        _print_json([exports.summary(match) for match in matches])
        return 0
    rows = [(str(match.id), match.evening, match.facts["game"], _ended(match), _scores(match)) for match in matches]
    _print_table(("Match", "Evening", "Game", "Ended", "Players"), rows, "no matches yet: './tray24 records pull'")
    return 0


def _is_wanted(match: Match, arguments: argparse.Namespace) -> bool:
    if arguments.game and match.facts["game"] != arguments.game:
        return False
    return not arguments.since or match.evening >= arguments.since.isoformat()


def _ended(match: Match) -> str:
    facts = match.facts
    if facts["fault"]:
        return f"bad line {facts['fault']['line']}"
    return f"hand {facts['hands']}" if facts["over"] else "given up"


def _scores(match: Match) -> str:
    players = match.facts["players"]
    return ", ".join(f"{seat_words(player)} {player['score']}{'*' if player['won'] else ''}" for player in players)


def _show(arguments: argparse.Namespace) -> int:
    with open_archive() as archive:
        match = archive.match(arguments.match)
        if arguments.json:
            _print_json(exports.everything(archive, match))
            return 0
        origins = archive.origins(match.id)
    facts = match.facts
    options = " ".join(f"{name}={value}" for name, value in facts["options"].items())
    print(f"match {match.id}, {match.evening}: {facts['game'] or 'a game nobody knows'} {options}".rstrip())
    print(f"{'real' if facts['real'] else 'electronic'} dice, {facts['lines']} lines, {facts['moves']} choices stand")
    for origin in origins:
        print(f"from {origin.place}: {origin.name}")
    if facts["fault"]:
        fault = facts["fault"]
        print(f"not legal from line {fault['line']} on: {fault['text']!r}: {fault['reason']}")
    print()
    hands = [str(number) for number in range(1, len(facts["hand_scores"]) + 1)]
    rows = [
        (seat_words(player) + (" (won)" if player["won"] else ""), *(str(hand[seat]) for hand in facts["hand_scores"]))
        + (str(player["score"]), str(player["uno"]), str(player["catches"]), str(player["penalty_dice"]))
        for seat, player in enumerate(facts["players"])
    ]
    _print_table(("Player", *hands, "Points", "UNO", "Catches", "Penalty dice"), rows, "its head cannot be read")
    return 0


def _export(arguments: argparse.Namespace) -> int:
    if arguments.format == "t24" and arguments.json:
        raise UsageError("--json: give --format json")
    with open_archive() as archive:
        matches = archive.matches()
        if arguments.matches:
            matches = [archive.match(number) for number in arguments.matches]
        if arguments.format == "t24":
            folder = arguments.out or Path()
            if folder.exists() and not folder.is_dir():
                raise UsageError(f"--out {folder}: this is a file; give a folder")
            for path in exports.export_records(archive, matches, folder):
                print(path)
            return 0
        csv = arguments.format == "csv" and not arguments.json
        text = exports.csv_text(matches) if csv else exports.json_text(archive, matches)
    if arguments.out:
        if arguments.out.is_dir():
            raise UsageError(f"--out {arguments.out}: this is a folder; give a file")
        write_whole(arguments.out, text.encode())
        print(arguments.out)
    else:
        sys.stdout.write(text)
    return 0


def _evening(arguments: argparse.Namespace) -> int:
    with open_archive() as archive:
        for number in arguments.matches:
            archive.match(number)
        archive.set_evening(arguments.matches, arguments.day)
    if arguments.json:
        _print_json({"evening": arguments.day.isoformat(), "matches": arguments.matches})
    else:
        print(f"{len(arguments.matches)} matches are of {arguments.day.isoformat()} now")
    return 0


# Showing.


def _print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def _print_table(head: tuple[str, ...], rows: list[tuple[str, ...]], nothing: str) -> None:
    if rows:
        print_table(head, rows)
    else:
        print(nothing)
