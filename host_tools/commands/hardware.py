"""The command hardware: makes the files in `hardware/build/`, and checks what was made."""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from hardware.products import KICAD, OWN, PRODUCTS, ROOT, Product, note_made, why_stale
from host_tools.errors import Failure

_NO_KICAD = (
    "needs KiCad 6 with its Python module pcbnew (Debian: apt install kicad python3-numpy), see hardware/README.md"
)
_INSTALL = "(install them: .venv/bin/python -m pip install --require-hashes --no-deps -r requirements-hardware.lock)"
# Checks of what is there: whose Python, module and its arguments.
_CHECKS = (
    (OWN, ("hardware.calc",)),
    (OWN, ("hardware.circuit", "--check")),
    (KICAD, ("hardware.board.check",)),
    (OWN, ("hardware.printed", "--check")),
    (OWN, ("hardware.case", "--check")),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--check", action="store_true", help="make nothing: check what is there, and that it is current"
    )
    parser.add_argument("--all", action="store_true", help="make what is current, too")


def run(arguments: argparse.Namespace) -> int:
    if reason := why_unavailable():
        raise Failure(reason)
    if arguments.check:
        return _check()
    for product in PRODUCTS:
        reason = why_stale(product) or ("asked for" if arguments.all else "")
        print(f"{product.name}: {reason or 'is current'}", flush=True)
        if reason:
            _make(product)
    return _check()


def kicad_python() -> str | None:
    """The Python that pcbnew belongs to: the system's, or the one that TRAY24_KICAD_PYTHON names."""
    for name in (os.environ.get("TRAY24_KICAD_PYTHON"), "/usr/bin/python3", shutil.which("python3")):
        if (
            name
            and subprocess.run([name, "-c", "import pcbnew, numpy"], capture_output=True, check=False).returncode == 0
        ):
            return name
    return None


def why_unavailable() -> str:
    """Why nothing can be made here, or ""."""
    missing = [
        name
        for name in ("skidl", "schemdraw", "svglib", "reportlab", "cadquery", "ezdxf", "shapely", "InteractiveHtmlBom")
        if importlib.util.find_spec(name) is None
    ]
    if missing:
        return f"needs {', '.join(missing)} {_INSTALL}"
    return "" if kicad_python() else _NO_KICAD


def _make(product: Product) -> None:
    for python, module in product.steps:
        _step(python, (module, *((_packages(),) if module.endswith(".placement_page") else ())))
    note_made(product)


def _packages() -> str:
    """Where InteractiveHtmlBom is installed."""
    spec = importlib.util.find_spec("InteractiveHtmlBom")
    if spec is None or spec.origin is None:
        raise Failure(why_unavailable())
    return str(Path(spec.origin).parents[1])


def _step(python: str, words: tuple) -> None:
    if _run(python, words):
        raise Failure(f"{words[0]} failed: what it said stands above")


def _run(python: str, words: tuple) -> int:
    interpreter = kicad_python() if python == KICAD else sys.executable
    if interpreter is None:
        raise Failure(_NO_KICAD)
    # The seed: some libraries write sets as they come, and the same inputs are to give the same bytes.
    path = os.pathsep.join((str(ROOT / "firmware"), str(ROOT)))
    environment = dict(os.environ, PYTHONPATH=path, PYTHONHASHSEED="0")
    return subprocess.run([interpreter, "-m", *words], cwd=ROOT, env=environment, check=False).returncode


def _check() -> int:
    failed = []
    for product in PRODUCTS:
        if reason := why_stale(product):
            failed.append(f"{product.name}: {reason} (./tray24 hardware makes it anew)")
    failed += [f"{words[0]} found something" for python, words in _CHECKS if _run(python, words)]
    for line in failed:
        print(line)
    print("hardware: " + (f"{len(failed)} checks failed" if failed else "all checks passed"))
    return 1 if failed else 0
