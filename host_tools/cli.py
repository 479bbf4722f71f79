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
_CHECKOUT_PACKAGE = "host_tools.commands.of_checkout"


def main(arguments: Sequence[str] | None = None) -> int:
    words = _parse_language(list(sys.argv[1:] if arguments is None else arguments))
    command = _find_command(words)
    if command in COMMANDS and needs_checkout(command) and not checkout.is_whole():
        print(say("needs-checkout", command=command), file=sys.stderr)
        return 1
    try:
        parser = make_parser(words)
    except Failure as failure:  # a library is missing that the command's own arguments need
        print(f"tray24 {command}: {failure}", file=sys.stderr)
        return 1
    options, rest = parser.parse_known_args(words)
    module = _load_command(options.command)
    if rest and not getattr(module, "PASSES_ARGUMENTS_ON", False):
        parser.error(say("unknown-arguments", arguments=" ".join(rest), command=options.command))
    options.rest = rest
    try:
        INTERRUPTS.begin()
        return run_reporting_errors(f"tray24 {options.command}", lambda: module.run(options))
    except KeyboardInterrupt:
        command_texts = HostTexts(options.command)
        text = command_texts("interrupted") if command_texts.has_text("interrupted") else ""
        if explain := getattr(module, "when_interrupted", None):
            text = explain()
        if text:
            print(f"\n{say('interrupted', command=options.command, words=text)}", file=sys.stderr)
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
        text = say("file-error", file=error.filename, reason=error.strerror) if is_of_file else error
        print(f"{name}: {text}", file=sys.stderr)
        _drop_output()
        return 1


def choose_language() -> None:
    """Choose the language that the environment variable TRAY24_LANGUAGE names for all texts, if it is set."""
    if language := os.environ.get(_VARIABLE):
        _choose_language(language, _VARIABLE)


def _parse_language(arguments: list[str]) -> list[str]:
    """Choose the language that an option before the command names, or else the environment variable.

    Return the words of the command line without this option.
    """
    option, equals, language = arguments[0].partition("=") if arguments else ("", "", "")
    if option == _OPTION:
        _choose_language(language if equals else "".join(arguments[1:2]), _OPTION)
        return arguments[1:] if equals else arguments[2:]
    choose_language()
    return arguments


def _choose_language(language: str, source: str) -> None:
    """Choose the language `language` for all texts. If it does not exist, print a line and keep English.

    The line names `source`, the option or variable that asked for the language.
    """
    if language in list_languages():
        set_language(language)
    else:
        known = ", ".join(sorted(list_languages()))
        print(say("no-language", source=source, language=language, languages=known), file=sys.stderr)


def needs_checkout(command: str) -> bool:
    """Return whether a command of COMMANDS needs a complete checkout. Its module is then in `of_checkout`."""
    return importlib.util.find_spec(f"{_CHECKOUT_PACKAGE}.{command}") is not None


def _load_command(command: str) -> ModuleType:
    return optional.load(f"{_CHECKOUT_PACKAGE if needs_checkout(command) else 'host_tools.commands'}.{command}")


def _find_command(arguments: Sequence[str]) -> str | None:
    return next((word for word in arguments if not word.startswith("-")), None)


def _drop_output() -> None:
    """Send the rest of the output nowhere, so that Python does not try to write it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)


def make_parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """Return the parser of the command line. Only the command in `arguments` adds its arguments."""
    parser = argparse.ArgumentParser(prog="tray24", description=say("description"))
    # `_parse_language` has parsed it: it is here for the help alone.
    parser.add_argument(_OPTION, metavar=say("metavar-language"), help=say("help-language", variable=_VARIABLE))
    parser.add_argument("--version", action="version", version=f"tray24 {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar=say("metavar-command"))
    chosen_name = _find_command(arguments)
    for name in COMMANDS:
        key = f"command-{name}"
        summary, description = (say(key), say.format_attribute(key, "description")) if say.has_text(key) else ("", "")
        command = commands.add_parser(name, help=summary, description=description, allow_abbrev=False)
        if name == chosen_name:
            _load_command(name).add_arguments(command)
    return parser
