"""The command test: run the project's own tests, chosen by level."""

import argparse
import os
from collections.abc import Sequence

from host_tools import optional
from host_tools.checkout import ROOT
from host_tools.errors import UsageError
from host_tools.interrupts import INTERRUPTS
from simulator.texts import HostTexts

texts = HostTexts("test")

PASSES_ARGUMENTS_ON = True
LEVELS = (1, 2, 3)
# All tests together, those of level 3 and those of the page take minutes of processor time. They run in two processes,
# which share the work as they finish.
_TWO = ("--numprocesses=2", "--dist=worksteal")
TOGETHER = {None: _TWO, 3: _TWO}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.usage = texts("usage")
    parser.add_argument("--level", type=int, help=texts("help-level"))
    parser.add_argument("--page", action="store_true", help=texts("help-page"))
    parser.epilog = texts("epilog")


def run(arguments: argparse.Namespace) -> int:
    level = arguments.level
    if level is not None and level not in LEVELS:
        raise UsageError(texts("no-level", level=level, levels=", ".join(map(str, LEVELS))))
    words = [f"--rootdir={ROOT}", f"--config-file={ROOT / 'pyproject.toml'}"]
    if level is not None and arguments.page:
        raise UsageError(texts("page-or-level"))
    if level is not None:
        words.append(f"--level={level}")
    if arguments.page:
        words.append("--page")
        if not _names_files(arguments.rest):
            words.append("tests/page")  # so that pytest does not collect all other tests first
    if not _chooses(arguments.rest):
        words += TOGETHER.get(level, ())
    pytest = optional.load("pytest")
    os.chdir(ROOT)
    workers = optional.load("host_tools.worker_processes")
    code = int(pytest.main([*words, *arguments.rest], plugins=[workers]))
    return INTERRUPTS.code if INTERRUPTS.has_come else code


def _chooses(words: Sequence[str]) -> bool:
    """Return whether pytest's arguments choose some tests: for a few, starting other processes takes longest."""
    return _names_files(words) or any(word.startswith("-k") for word in words)


def _names_files(words: Sequence[str]) -> bool:
    """Return whether pytest's arguments name files, folders or tests."""
    return any(word.startswith(("tests/", "tests\\")) or "::" in word for word in words)
