"""The command hardware: make the files in `hardware/build/`, and check them."""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from hardware.products import KICAD, OWN, PRODUCTS, ROOT, Product, note_made, why_stale
from host_tools.errors import Failure
from simulator.texts import HostTexts

texts = HostTexts("hardware")

# Checks of the existing files: which Python, the module and its arguments.
_CHECKS = (
    (OWN, ("hardware.calc",)),
    (OWN, ("hardware.circuit", "--check")),
    (OWN, ("hardware.schematic", "--check")),
    (KICAD, ("hardware.board.check",)),
    (OWN, ("hardware.board.gerber",)),
    (OWN, ("hardware.lists", "--check")),
    (OWN, ("hardware.printed", "--check")),
    (OWN, ("hardware.case", "--check")),
    (OWN, ("hardware.starter", "--check")),
    (OWN, ("hardware.light", "--check")),
    (KICAD, ("hardware.board.check", "hardware/build/slot/slot.kicad_pcb")),
    (OWN, ("hardware.board.gerber", "hardware/build/slot/gerbers.zip")),
    (OWN, ("hardware.slot", "--check")),
    (OWN, ("hardware.extras", "--check")),
    (OWN, ("hardware.cards", "--check")),
    (OWN, ("hardware.reading.search", "--check")),
    (OWN, ("hardware.reading", "--check")),
    (OWN, ("hardware.steps", "--check")),
)
# Checks that take minutes: only `--check --all` runs them.
_SLOW_CHECKS = (
    (KICAD, ("hardware.board.repeat",)),
    (OWN, ("hardware.case", "--check", "--all")),
    (OWN, ("hardware.reading", "--check", "--all")),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help=texts("help-check"))
    parser.add_argument("--all", action="store_true", help=texts("help-all"))


def run(arguments: argparse.Namespace) -> int:
    if reason := why_unavailable():
        raise Failure(reason)
    if arguments.check:
        return _check((*_CHECKS, *_SLOW_CHECKS) if arguments.all else _CHECKS)
    for product in PRODUCTS:
        reason = why_stale(product) or (texts("asked-for") if arguments.all else "")
        print(
            texts("making", product=product.name, reason=reason) if reason else texts("current", product=product.name),
            flush=True,
        )
        if reason:
            _make(product)
    return _check(_CHECKS)


def kicad_python() -> str | None:
    """Return the Python that has pcbnew: the system's, or the one that TRAY24_KICAD_PYTHON names."""
    for name in (os.environ.get("TRAY24_KICAD_PYTHON"), "/usr/bin/python3", shutil.which("python3")):
        if (
            name
            and subprocess.run([name, "-c", "import pcbnew, numpy"], capture_output=True, check=False).returncode == 0
        ):
            return name
    return None


def why_unavailable() -> str:
    """Return why the files cannot be made here, or ""."""
    missing = [
        name
        for name in ("skidl", "svglib", "reportlab", "cadquery", "ezdxf", "shapely", "pypdfium2", "InteractiveHtmlBom")
        if importlib.util.find_spec(name) is None
    ]
    if missing:
        return texts("packages-missing", packages=", ".join(missing))
    return "" if kicad_python() else texts("no-kicad")


def _make(product: Product) -> None:
    for python, module in product.steps:
        _step(python, (module, *((_packages(),) if module.endswith(".placement_page") else ())))
    note_made(product)


def _packages() -> str:
    """Return the folder in which InteractiveHtmlBom is installed."""
    spec = importlib.util.find_spec("InteractiveHtmlBom")
    if spec is None or spec.origin is None:
        raise Failure(why_unavailable())
    return str(Path(spec.origin).parents[1])


def _step(python: str, words: tuple) -> None:
    if _run(python, words):
        raise Failure(texts("failed", step=words[0]))


def _run(python: str, words: tuple) -> int:
    interpreter = kicad_python() if python == KICAD else sys.executable
    if interpreter is None:
        raise Failure(texts("no-kicad"))
    # The hash seed is fixed because some libraries write sets unsorted; the same inputs must make the same bytes.
    path = os.pathsep.join((str(ROOT / "firmware"), str(ROOT)))
    environment = dict(os.environ, PYTHONPATH=path, PYTHONHASHSEED="0")
    return subprocess.run([interpreter, "-m", *words], cwd=ROOT, env=environment, check=False).returncode


def _check(checks: tuple) -> int:
    failed = []
    for product in PRODUCTS:
        if reason := why_stale(product):
            failed.append(texts("stale", product=product.name, reason=reason))
    failed += [texts("found-something", check=words[0]) for python, words in checks if _run(python, words)]
    for line in failed:
        print(line)
    print(texts("checks-failed", count=len(failed)) if failed else texts("checks-passed"))
    return 1 if failed else 0
