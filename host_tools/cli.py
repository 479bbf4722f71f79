"""The entry point of the command line: one module for each command, imported only when that command runs."""

import argparse
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from host_tools import checkout, optional
from host_tools.errors import Failure, UsageError
from host_tools.interrupts import INTERRUPTS
from simulator.texts import HostTexts, choose, translations
from tray24 import __version__

texts = HostTexts("cli")

# Each has a module in host_tools.commands, or in its folder of_checkout, with add_arguments(parser) and run(arguments) -> exit code, and when_interrupted()
# if there is something to say then. Its summary and description in cli.ftl: command-NAME.
COMMANDS = (
    "play",
    "setup",
    "flash",
    "doctor",
    "calibrate",
    "monitor",
    "mirror",
    "records",
    "stats",
    "replay",
    "trace",
    "simulate",
    "balance",
    "scenario",
    "solve",
    "words",
    "firmware",
    "pico",
    "bench",
    "hardware",
    "test",
    "prove",
)
# They build from the sources, or run what is in tests/ and hardware/.
OF_CHECKOUT = ("bench", "hardware", "test", "prove", "solve", "words", "firmware")


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    if language := os.environ.get("TRAY24_LANGUAGE"):
        _choose_language(language)
    if (asked := _asked(given)) in OF_CHECKOUT and not checkout.is_whole():
        print(texts("needs-checkout", command=asked), file=sys.stderr)
        return 1
    try:
        parser = make_parser(given)
    except Failure as failure:  # a library is missing that the command's own arguments need
        print(f"tray24 {asked}: {failure}", file=sys.stderr)
        return 1
    chosen, rest = parser.parse_known_args(given)
    module = _module(chosen.command)
    if rest and not getattr(module, "PASSES_ARGUMENTS_ON", False):
        parser.error(texts("unknown-arguments", arguments=" ".join(rest), command=chosen.command))
    chosen.rest = rest
    try:
        INTERRUPTS.begin()
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
        _drop_output()  # the reader has closed the pipe
        return 1
    except OSError as error:
        print(f"tray24 {chosen.command}: {_explain(error)}", file=sys.stderr)
        _drop_output()
        return 1
    except KeyboardInterrupt:
        if tell := getattr(module, "when_interrupted", None):
            print(f"\n{texts('interrupted', command=chosen.command, words=tell())}", file=sys.stderr)
        return INTERRUPTS.code


def _choose_language(wanted: str) -> None:
    """Choose the language of all texts. When there is no such language, print a line and keep English."""
    if wanted in translations():
        choose(wanted)
    else:
        print(texts("no-language", language=wanted, languages=", ".join(sorted(translations()))), file=sys.stderr)


def _module(command: str) -> ModuleType:
    room = "commands.of_checkout" if command in OF_CHECKOUT else "commands"
    return optional.load(f"host_tools.{room}.{command}")


def _asked(words: Sequence[str]) -> str | None:
    return next((word for word in words if not word.startswith("-")), None)


def _explain(error: OSError) -> str:
    """Return which file caused the error, why, and what to do."""
    if not error.filename or not error.strerror:
        return str(error)
    return texts("file-error", file=error.filename, reason=error.strerror)


def _drop_output() -> None:
    """Keep Python from writing the rest of the output at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)


def make_parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """Return the parser. Only the command on the command line adds its arguments."""
    parser = argparse.ArgumentParser(prog="tray24", description=texts("description"))
    parser.add_argument("--version", action="version", version=f"tray24 {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar=texts("metavar-command"))
    asked = _asked(words)
    for name in COMMANDS:
        key = f"command-{name}"
        command = commands.add_parser(
            name, help=texts(key), description=texts.attribute(key, "description"), allow_abbrev=False
        )
        if name == asked:
            _module(name).add_arguments(command)
    return parser
