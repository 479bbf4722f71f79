"""The command `test`: run the project's own tests, chosen by level."""

import argparse
import os
import sys
from collections.abc import Sequence

from host_tools import optional
from host_tools.checkout import ROOT
from host_tools.errors import UsageError
from host_tools.interrupts import INTERRUPTS
from simulator.texts import HostTexts

say = HostTexts("test")

PASSES_ARGUMENTS_ON = True
LEVELS = (1, 2, 3)
# All tests together, those of level 3 and those of the page take minutes of processor time. They run in two processes,
# which share the work as they finish.
_TWO_PROCESSES = ("--numprocesses=2", "--dist=worksteal")
_LONG = (None, 3)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.usage = say("usage")
    parser.add_argument("--level", type=int, help=say("help-level"))
    parser.add_argument("--whole", action="store_true", help=say("help-whole"))
    parser.add_argument("--page", action="store_true", help=say("help-page"))
    parser.epilog = say("epilog")


def run(arguments: argparse.Namespace) -> int:
    level = arguments.level
    if level is not None and level not in LEVELS:
        raise UsageError(say("no-level", level=level, levels=", ".join(map(str, LEVELS))))
    options = {f"--level={level}": level is not None, "--whole": arguments.whole, "--page": arguments.page}
    flags = [option for option, is_chosen in options.items() if is_chosen]
    if len(flags) > 1:
        raise UsageError(say("one-of"))
    pytest_arguments = [f"--rootdir={ROOT}", f"--config-file={ROOT / 'pyproject.toml'}", *flags]
    if arguments.page and not _has_files(arguments.rest):
        pytest_arguments.append("tests/page")  # so that pytest does not collect all other tests first
    if level in _LONG and not _has_selection(arguments.rest):
        pytest_arguments += _TWO_PROCESSES
    pytest = optional.load("pytest")
    os.chdir(ROOT)
    _cache_compiled()
    code = int(pytest.main([*pytest_arguments, *arguments.rest]))
    return INTERRUPTS.code if INTERRUPTS.has_come else code


def _cache_compiled() -> None:
    """Keep compiled tests in .pytest_cache, even with PYTHONDONTWRITEBYTECODE: compiling takes 8 s each time."""
    if sys.dont_write_bytecode:
        sys.dont_write_bytecode = False
        sys.pycache_prefix = str(ROOT / ".pytest_cache" / "compiled")
        del os.environ["PYTHONDONTWRITEBYTECODE"]
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix  # for the worker processes


def _has_selection(arguments: Sequence[str]) -> bool:
    """Return whether pytest's arguments choose only some tests.

    For a few tests, starting parallel processes would take longer than the tests.
    """
    return _has_files(arguments) or any(word.startswith("-k") for word in arguments)


def _has_files(arguments: Sequence[str]) -> bool:
    """Return whether pytest's arguments name files, folders or tests."""
    return any(word.startswith(("tests/", "tests\\")) or "::" in word for word in arguments)
