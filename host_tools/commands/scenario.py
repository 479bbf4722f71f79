"""The command scenario: run scenario files on CPython or on MicroPython."""

import argparse
import sys
import tempfile
from pathlib import Path

from host_tools import micropython, scenarios
from host_tools.errors import UsageError
from simulator.texts import refusal


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", type=Path, help="a scenario file, or a folder of them")
    parser.add_argument("--vm", choices=("cpython", "micropython"), default="cpython", help="what runs the rules")


def run(arguments: argparse.Namespace) -> int:
    files = [str(file) for path in arguments.paths for file in _scenarios(path)]
    if arguments.vm == "cpython":
        return scenarios.run_all(files, refusal)
    with tempfile.TemporaryDirectory() as folder:
        listing = Path(folder, "scenarios.txt")
        listing.write_text("\n".join(files), encoding="utf-8", newline="\n")
        try:
            return micropython.run(Path(scenarios.__file__), [str(listing)]).returncode
        except micropython.Unavailable as reason:
            print(f"tray24 scenario: --vm micropython: {reason}", file=sys.stderr)
            return 2


def _scenarios(path: Path) -> list[Path]:
    """The scenario files that a path of the command line means."""
    if path.is_dir():
        found = sorted(path.rglob("*.json"))
        if not found:
            raise UsageError(f"{path}: the folder holds no scenarios (*.json)")
        return found
    if not path.exists():
        raise UsageError(f"{path}: no such file or folder")
    return [path]
