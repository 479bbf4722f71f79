"""The command records: finished matches from the tray into a database on this computer, and what can be done there."""

import argparse
from collections.abc import Callable
from pathlib import Path

from host_tools.archive.choosing import add_filters, day
from host_tools.link.ports import add_port_argument
from host_tools.records import from_files, kept, on_tray

_FORMATS = ("t24", "csv", "json")


# Adds an operation: its name, what runs it, what it does.
_Add = Callable[[str, Callable[[argparse.Namespace], int], str], argparse.ArgumentParser]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="what", required=True, metavar="WHAT")

    def add(name: str, run: Callable[[argparse.Namespace], int], words: str) -> argparse.ArgumentParser:
        command = commands.add_parser(
            name, help=words, description=f"{words[0].upper()}{words[1:]}.", allow_abbrev=False
        )
        command.set_defaults(do=run)
        command.add_argument("--json", action="store_true", help="for scripts: JSON on standard output")
        return command

    _add_taking(add)
    _add_kept(add)
    _add_on_tray(add)


def _add_taking(add: _Add) -> None:
    command = add("pull", on_tray.pull, "copy the finished matches of the tray into the database")
    add_port_argument(command)
    _add_evening(command)
    command.add_argument("--delete", action="store_true", help="then delete on the tray what is safely copied")

    command = add("import", from_files.take_in, "take in record files: without FILE, the simulator's own")
    command.add_argument("files", nargs="*", type=Path, metavar="FILE", help="a record, or a folder with *.t24")
    _add_evening(command)


def _add_kept(add: _Add) -> None:
    command = add("list", kept.list_matches, "list the matches of the database")
    add_filters(command)

    command = add("show", kept.show, "show one match: players, points of each hand, what is wrong in its record")
    command.add_argument("match", type=int, metavar="MATCH", help="its number, as list has it")

    command = add("export", kept.export, "write matches to files, all of them unless some are named")
    command.add_argument("matches", nargs="*", type=int, metavar="MATCH", help="numbers, as list has them")
    command.add_argument("--format", choices=_FORMATS, default="t24", help="t24: the records, byte for byte (default)")
    command.add_argument(
        "--out",
        type=Path,
        metavar="PATH",
        help="t24: a folder (default: this one); csv, json: a file (default: output)",
    )

    command = add("evening", kept.evening, "say when matches were played: the tray has no clock that knows")
    command.add_argument("day", type=day, metavar="DAY", help="YYYY-MM-DD")
    command.add_argument("matches", nargs="+", type=int, metavar="MATCH", help="numbers, as list has them")


def _add_on_tray(add: _Add) -> None:
    command = add("tray", on_tray.tray, "list what lies on the tray, and whether it is copied")
    add_port_argument(command)

    command = add(
        "delete", on_tray.delete, "delete records on the tray that are safely copied; the database keeps them"
    )
    command.add_argument("names", nargs="*", metavar="NAME", help="as tray lists them, such as rec0003.t24")
    command.add_argument("--all", action="store_true", help="all that are copied")
    add_port_argument(command)


def _add_evening(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--evening",
        type=day,
        metavar="DAY",
        help="when the new ones were played (YYYY-MM-DD; default: today, or the file's date)",
    )


def run(arguments: argparse.Namespace) -> int:
    return arguments.do(arguments)
