"""The command records: pull finished matches from the tray into a database on this computer, list and export them."""

import argparse
from collections.abc import Callable
from pathlib import Path

from host_tools.archive.matches import add_filters, day
from host_tools.link.ports import add_port_argument
from host_tools.records import from_files, kept, on_tray
from simulator.texts import HostTexts

say = HostTexts("records")

_FORMATS = ("t24", "csv", "json")


# Adds an operation: its name, and the function that runs it. The keys of its texts contain its name.
_Add = Callable[[str, Callable[[argparse.Namespace], int]], argparse.ArgumentParser]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="what", required=True, metavar="WHAT")

    def add(name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        command = commands.add_parser(
            name, help=say(name), description=say.attribute(name, "description"), allow_abbrev=False
        )
        command.set_defaults(do=run)
        command.add_argument("--json", action="store_true", help=say("help-json"))
        return command

    _add_taking(add)
    _add_kept(add)
    _add_on_tray(add)


def _add_taking(add: _Add) -> None:
    command = add("pull", on_tray.pull)
    add_port_argument(command)
    _add_evening(command)
    command.add_argument("--delete", action="store_true", help=say("help-delete"))

    command = add("import", from_files.take_in)
    command.add_argument("files", nargs="*", type=Path, metavar="FILE", help=say("help-files"))
    _add_evening(command)


def _add_kept(add: _Add) -> None:
    command = add("list", kept.list_matches)
    add_filters(command)

    command = add("show", kept.show)
    command.add_argument("match", type=int, metavar="MATCH", help=say("help-match"))

    command = add("export", kept.export)
    command.add_argument("matches", nargs="*", type=int, metavar="MATCH", help=say("help-matches"))
    command.add_argument("--format", choices=_FORMATS, default="t24", help=say("help-format"))
    command.add_argument(
        "--out",
        type=Path,
        metavar="PATH",
        help=say("help-out"),
    )

    command = add("evening", kept.evening)
    command.add_argument("day", type=day, metavar="DAY", help=say("help-day"))
    command.add_argument("matches", nargs="+", type=int, metavar="MATCH", help=say("help-matches"))


def _add_on_tray(add: _Add) -> None:
    command = add("tray", on_tray.tray)
    add_port_argument(command)

    command = add("delete", on_tray.delete)
    command.add_argument("names", nargs="*", metavar="NAME", help=say("help-names"))
    command.add_argument("--all", action="store_true", help=say("help-all"))
    add_port_argument(command)


def _add_evening(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--evening",
        type=day,
        metavar="DAY",
        help=say("help-evening"),
    )


def run(arguments: argparse.Namespace) -> int:
    return arguments.do(arguments)
