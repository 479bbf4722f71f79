"""The command line's front: one module a command, imported only when that command runs."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from host_tools import checkout
from host_tools.errors import Failure, UsageError
from tray24 import __version__

# Command: what it does. Its module in host_tools.commands has add_arguments(parser) and run(arguments) -> exit code.
COMMANDS = {
    "play": "play on the simulated tray in the browser",
    "setup": "make a tray of a new Pico, step by step",
    "flash": "put the tray's firmware onto a Pico",
    "doctor": "have the tray test itself, and say what to do",
    "calibrate": "calibrate the tray's sensors from here",
    "monitor": "show the match on the tray live in the terminal",
    "mirror": "show the tray as a page for a large screen",
    "records": "keep the tray's finished matches on this computer",
    "stats": "show who wins what, over evenings",
    "replay": "replay records and check every line",
    "trace": "record what the tray's sensors and buttons give",
    "simulate": "let bots play matches without hardware",
    "scenario": "run scenario files",
    "words": "compile the tray's texts, or begin a translation",
    "firmware": "build the firmware from its sources",
    "pico": "run an emulated tray that can be touched",
    "bench": "measure the firmware on a Pico, emulated or real",
    "hardware": "make and check the files in hardware/build",
    "test": "run the tests",
}
# They read the released firmware, know the circuit, or run what is in tests/.
OF_CHECKOUT = ("setup", "flash", "doctor", "calibrate", "pico", "bench", "hardware", "test", "words", "firmware")


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    if (asked := _asked(given)) in OF_CHECKOUT and not checkout.is_whole():
        print(f"tray24 {asked}: needs the whole checkout: start './tray24 {asked}' in it", file=sys.stderr)
        return 1
    parser = make_parser(given)
    chosen, rest = parser.parse_known_args(given)
    module = importlib.import_module(f"host_tools.commands.{chosen.command}")
    if rest and not getattr(module, "PASSES_ARGUMENTS_ON", False):
        parser.error(f"unknown arguments: {' '.join(rest)} (see tray24 {chosen.command} --help)")
    chosen.rest = rest
    try:
        code = module.run(chosen)
        sys.stdout.flush()
        return code
    except UsageError as error:
        print(f"tray24 {chosen.command}: {error}", file=sys.stderr)
        return 2
    except Failure as failure:
        print(f"tray24 {chosen.command}: {failure}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        _drop_output()  # whoever read it has enough
        return 1
    except OSError as error:
        print(f"tray24 {chosen.command}: {_explain(error)}", file=sys.stderr)
        _drop_output()
        return 1
    except KeyboardInterrupt:
        if words := getattr(module, "WHEN_INTERRUPTED", ""):
            print(f"\ntray24 {chosen.command}: interrupted. {words}", file=sys.stderr)
        return 130


def _asked(words: Sequence[str]) -> str | None:
    return next((word for word in words if not word.startswith("-")), None)


def _explain(error: OSError) -> str:
    """Return which file it was, why, and what to do."""
    if not error.filename or not error.strerror:
        return str(error)
    return f"{error.filename}: {error.strerror}. Name another file, or see to its folder, and start again"


def _drop_output() -> None:
    """Keep Python from writing the rest of the output when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)


def make_parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """Return the parser. Only the command that is asked for adds its arguments."""
    parser = argparse.ArgumentParser(prog="tray24", description="A dice tray that knows the rules, and its simulator.")
    parser.add_argument("--version", action="version", version=f"tray24 {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    asked = _asked(words)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(
            name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.", allow_abbrev=False
        )
        if name == asked:
            importlib.import_module(f"host_tools.commands.{name}").add_arguments(command)
    return parser
