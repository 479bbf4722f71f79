"""The command test: run the project's own tests, chosen by level."""

import argparse
import subprocess
import sys

from host_tools.checkout import ROOT
from host_tools.errors import UsageError
from simulator.texts import HostTexts

texts = HostTexts("test")

PASSES_ARGUMENTS_ON = True
LEVELS = (1, 2, 3)
# All tests together, and those of level 3, take minutes of processor time. They run in two processes, which share the
# work as they finish.
_TWO = ("--numprocesses=2", "--dist=worksteal")
TOGETHER = {None: _TWO, 3: _TWO}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.usage = texts("usage")
    parser.add_argument("--level", type=int, help=texts("help-level"))
    parser.epilog = texts("epilog")


def run(arguments: argparse.Namespace) -> int:
    level = arguments.level
    if level is not None and level not in LEVELS:
        raise UsageError(texts("no-level", level=level, levels=", ".join(map(str, LEVELS))))
    command = [sys.executable, "-P", "-m", "pytest", f"--rootdir={ROOT}", f"--config-file={ROOT / 'pyproject.toml'}"]
    if level is not None:
        command.append(f"--level={level}")
    command += TOGETHER.get(level, ())
    return subprocess.run([*command, *arguments.rest], cwd=ROOT).returncode
