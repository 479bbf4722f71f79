"""The command `scenario`: run scenario files (tests of the rules, in JSON) on CPython or on MicroPython."""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from host_tools import micropython, scenarios
from host_tools.errors import UsageError
from simulator.input_files import MAX_TEXT_BYTES, check_input_file
from simulator.texts import HostTexts, format_error

say = HostTexts("scenario")

Difference = tuple[str, dict[str, str]]  # the key of a text and its values


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", type=Path, help=say("help-paths"))
    parser.add_argument("--vm", choices=("cpython", "micropython"), default="cpython", help=say("help-vm"))


def run(arguments: argparse.Namespace) -> int:
    files = [file for path in arguments.paths for file in _find_scenarios(path)]
    unreadable = dict(_find_unreadable(files))
    names = [str(file) for file in files if str(file) not in unreadable]
    if arguments.vm == "cpython" or not names:
        return _print_results(chain(unreadable.items(), (scenarios.run_file(name, format_error) for name in names)))
    try:
        with tempfile.TemporaryDirectory() as folder:
            listing = Path(folder, "scenarios.txt")
            listing.write_text("\n".join(names), encoding="utf-8", newline="\n")
            result = micropython.run_script(Path(scenarios.__file__), [str(listing)], capture=True)
    except micropython.MicroPythonUnavailable as reason:
        print(say("no-micropython", reason=str(reason)), file=sys.stderr)
        return 2
    sys.stderr.write(result.stderr)
    results = map(json.loads, result.stdout.splitlines())
    return _print_results(chain(unreadable.items(), results)) or result.returncode


def _find_unreadable(files: list[Path]) -> Iterator[tuple[str, list[Difference]]]:
    """Yield a result (name, differences) for each scenario file that cannot be read and so is not run."""
    for file in files:
        try:
            check_input_file(file, MAX_TEXT_BYTES)
        except OSError as error:
            yield str(file), [("unreadable", {"reason": error.strerror or str(error)})]


def _print_results(results: Iterable[tuple[str, list[Difference]]]) -> int:
    """Print each difference, and how many scenarios have passed and failed. Return 0 when all pass, else 1."""
    passed_count = failed_count = 0
    for name, differences in results:
        for key, values in differences:
            print(say("failed", name=name, difference=say(key, **values)))
        failed_count += bool(differences)
        passed_count += not differences
    print(say("sum", passed=passed_count, failed=failed_count))
    return 1 if failed_count else 0


def _find_scenarios(path: Path) -> list[Path]:
    """Return the scenario files at a path from the command line."""
    if not path.exists():
        raise UsageError(say("no-such-path", path=str(path)))
    found = sorted(path.rglob("*.json")) if path.is_dir() else [path]
    if not found:
        raise UsageError(say("no-scenarios", path=str(path)))
    return found
