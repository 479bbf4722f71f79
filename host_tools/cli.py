"""The entry point of the command line: one module for each command, imported only when that command runs."""

import argparse
import importlib.util
import os
import sys
from collections.abc import Callable, Sequence
from types import ModuleType

from host_tools import checkout, optional
from host_tools.errors import Failure, UsageError
from host_tools.interrupts import INTERRUPTS
from simulator.texts import HostTexts, list_languages, set_language
from tray24 import __version__
from tray24.text_tables.tables import SourceError

say = HostTexts("cli")

# In the order of --help. Each is a module of host_tools.commands, or of host_tools.commands.of_checkout when it builds
# from the sources or runs what is in tests/ and hardware/. The module has add_arguments(parser) and
# run(arguments) -> exit code. Its summary and description are the message command-NAME of cli.ftl. After
# Ctrl-C the message `interrupted` of its own part is printed, or what its when_interrupted() returns.
COMMANDS = (
    *("play", "app", "setup", "flash", "doctor", "calibrate", "monitor", "mirror"),
    *("records", "stats", "replay", "trace", "simulate", "balance", "scenario"),
    *("solve", "words", "firmware", "site", "pico", "bench", "hardware", "check", "test", "prove"),
)
_OPTION, _VARIABLE = "--language", "TRAY24_LANGUAGE"  # the language of all texts
_OF_CHECKOUT = "host_tools.commands.of_checkout"


def main(arguments: Sequence[str] | None = None) -> int:
    given = _parse_language(list(sys.argv[1:] if arguments is None else arguments))
    asked = _find_command(given)
    if asked in COMMANDS and needs_checkout(asked) and not checkout.is_whole():
        print(say("needs-checkout", command=asked), file=sys.stderr)
        return 1
    try:
        parser = make_parser(given)
    except Failure as failure:  # a library is missing that the command's own arguments need
        print(f"tray24 {asked}: {failure}", file=sys.stderr)
        return 1
    chosen, rest = parser.parse_known_args(given)
    module = _load_command(chosen.command)
    if rest and not getattr(module, "PASSES_ARGUMENTS_ON", False):
        parser.error(say("unknown-arguments", arguments=" ".join(rest), command=chosen.command))
    chosen.rest = rest
    try:
        INTERRUPTS.begin()
        return run_reporting_errors(f"tray24 {chosen.command}", lambda: module.run(chosen))
    except KeyboardInterrupt:
        own = HostTexts(chosen.command)
        words = own("interrupted") if own.has_text("interrupted") else ""
        if explain := getattr(module, "when_interrupted", None):
            words = explain()
        if words:
            print(f"\n{say('interrupted', command=chosen.command, words=words)}", file=sys.stderr)
        return INTERRUPTS.code


def run_reporting_errors(name: str, run: Callable[[], int]) -> int:
    """Run a program and return its exit code. An error is printed as one line that begins with `name`.

    The exit code is then 1, or 2 for wrong usage.
    """
    try:
        code = run()
        sys.stdout.flush()
        return code
    except (UsageError, Failure, SourceError) as failure:
        print(f"{name}: {failure}", file=sys.stderr)
        return 2 if isinstance(failure, UsageError) else 1
    except BrokenPipeError:
        _drop_output()  # the reader has closed the pipe
        return 1
    except OSError as error:
        is_of_file = error.filename and error.strerror
        words = say("file-error", file=error.filename, reason=error.strerror) if is_of_file else error
        print(f"{name}: {words}", file=sys.stderr)
        _drop_output()
        return 1


def choose_language() -> None:
    """Choose the language that the environment variable TRAY24_LANGUAGE names for all texts, if it is set."""
    if wanted := os.environ.get(_VARIABLE):
        _choose_language(wanted, _VARIABLE)


def _parse_language(words: list[str]) -> list[str]:
    """Choose the language that an option before the command names, or else the environment variable.

    Return the other words of the command line.
    """
    option, equals, language = words[0].partition("=") if words else ("", "", "")
    if option == _OPTION:
        _choose_language(language if equals else "".join(words[1:2]), _OPTION)
        return words[1:] if equals else words[2:]
    choose_language()
    return words


def _choose_language(wanted: str, source: str) -> None:
    """Choose the language `wanted` for all texts. If it does not exist, print a line and keep English.

    The line names `source`, the option or variable that asked for the language.
    """
    if wanted in list_languages():
        set_language(wanted)
    else:
        known = ", ".join(sorted(list_languages()))
        print(say("no-language", source=source, language=wanted, languages=known), file=sys.stderr)


def needs_checkout(command: str) -> bool:
    """Return whether a command of COMMANDS needs the sources: its module is in `of_checkout`."""
    return importlib.util.find_spec(f"{_OF_CHECKOUT}.{command}") is not None


def _load_command(command: str) -> ModuleType:
    return optional.load(f"{_OF_CHECKOUT if needs_checkout(command) else 'host_tools.commands'}.{command}")


def _find_command(words: Sequence[str]) -> str | None:
    return next((word for word in words if not word.startswith("-")), None)


def _drop_output() -> None:
    """Send the rest of the output nowhere, so that Python does not try to write it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)


def make_parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """Return the parser of the command line. Only the command in `words` adds its arguments."""
    parser = argparse.ArgumentParser(prog="tray24", description=say("description"))
    # `_parse_language` has parsed it: it is here for the help alone.
    parser.add_argument(_OPTION, metavar=say("metavar-language"), help=say("help-language", variable=_VARIABLE))
    parser.add_argument("--version", action="version", version=f"tray24 {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar=say("metavar-command"))
    asked = _find_command(words)
    for name in COMMANDS:
        key = f"command-{name}"
        summary, description = (say(key), say.format_attribute(key, "description")) if say.has_text(key) else ("", "")
        command = commands.add_parser(name, help=summary, description=description, allow_abbrev=False)
        if name == asked:
            _load_command(name).add_arguments(command)
    return parser
