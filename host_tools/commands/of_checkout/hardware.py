"""The command `hardware`: make the files in `hardware/build/`, and check them."""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from hardware import reproducibility
from hardware.products import KICAD, OWN, PRODUCTS, ROOT, Product, explain_staleness, record_made
from host_tools.errors import Failure
from simulator.texts import HostTexts

say = HostTexts("hardware")

_PACKAGES = ("skidl", "svglib", "reportlab", "cadquery", "ezdxf", "shapely", "pypdfium2", "InteractiveHtmlBom")


def _list_own_checks(*rooms: str, options: tuple[str, ...] = ("--check",)) -> list[tuple[str, tuple[str, ...]]]:
    return [(OWN, (f"hardware.{room}", *options)) for room in rooms]


# Checks of the existing files: which Python, the module and its arguments. Those that take longest begin first.
_CHECKS = (
    *_list_own_checks("case", "light"),
    *_list_own_checks("calc", options=()),
    *_list_own_checks("circuit", "schematic"),
    (KICAD, ("hardware.board.design_rules",)),
    *_list_own_checks("board.gerber", options=()),
    *_list_own_checks(
        "lists", "stickers", "starter", "extras", "plates", "cards", "reading.search", "reading", "steps"
    ),
)
# Checks that take minutes: only `--check --all` runs them.
_SLOW_CHECKS = _list_own_checks("case", "plates", "reading", options=("--check", "--all"))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help=say("help-check"))
    parser.add_argument("--all", action="store_true", help=say("help-all"))


def run(arguments: argparse.Namespace) -> int:
    if reason := explain_unavailable():
        raise Failure(reason)
    if arguments.check:
        return _check_products(is_thorough=arguments.all)
    for product in PRODUCTS:
        reason = explain_staleness(product) or (say("asked-for") if arguments.all else "")
        if reason:
            print(say("making", product=product.name, reason=reason), flush=True)
            _make_product(product)
            record_made(product)
        else:
            print(say("current", product=product.name), flush=True)
    return _check_products()


def find_kicad_python() -> str | None:
    """Return the path of a Python that has KiCad's module pcbnew; None if there is no such Python.

    The Python that the variable TRAY24_KICAD_PYTHON names is tried first, then those of the system.
    """
    names = (os.environ.get("TRAY24_KICAD_PYTHON"), "/usr/bin/python3", shutil.which("python3"))
    for name in names:
        if name and not subprocess.run([name, "-c", "import pcbnew, numpy"], capture_output=True).returncode:
            return name
    return None


def explain_unavailable() -> str:
    """Return why the files cannot be made on this computer; "" if they can."""
    missing_packages = [name for name in _PACKAGES if importlib.util.find_spec(name) is None]
    if missing_packages:
        return say("packages-missing", packages=", ".join(missing_packages))
    return "" if find_kicad_python() else say("no-kicad")


def _make_product(product: Product, root: Path = ROOT) -> None:
    for python, module in product.steps:
        module_arguments = (module, _find_bom_folder()) if module.endswith(".placement_page") else (module,)
        if _run_module(python, module_arguments, root, None).returncode:  # what it prints is shown at once
            raise Failure(say("failed", step=module))


def _find_bom_folder() -> str:
    """Return the folder in which InteractiveHtmlBom is installed."""
    spec = importlib.util.find_spec("InteractiveHtmlBom")
    if spec is None or spec.origin is None:
        raise Failure(explain_unavailable())
    return str(Path(spec.origin).parents[1])


def _run_module(
    python: str, module_arguments: tuple, root: Path, output: int | None
) -> subprocess.CompletedProcess[str]:
    interpreter = find_kicad_python() if python == KICAD else sys.executable
    if interpreter is None:
        raise Failure(say("no-kicad"))
    # The hash seed is fixed because some libraries write sets unsorted; the same inputs must make the same bytes.
    path = os.pathsep.join((str(root / "firmware"), str(root)))
    environment = dict(os.environ, PYTHONPATH=path, PYTHONHASHSEED="0")
    errors = None if output is None else subprocess.STDOUT
    command = [interpreter, "-m", *module_arguments]
    return subprocess.run(command, cwd=root, env=environment, stdout=output, stderr=errors, text=True, check=False)


def _run_checks(checks: Sequence[tuple[str, tuple]]) -> list[str]:
    """Run checks in parallel, one on each processor at a time, and print their outputs in the order of `checks`.

    A check is (which Python, (module, argument...)). Return the names of the modules whose checks failed.
    """
    failures = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        futures = [
            (module_arguments[0], pool.submit(_run_module, python, module_arguments, ROOT, subprocess.PIPE))
            for python, module_arguments in checks
        ]
        try:
            for name, future in futures:
                result = future.result()
                print(result.stdout, end="", flush=True)
                if result.returncode:
                    failures.append(name)
        finally:
            pool.shutdown(cancel_futures=True)  # after Ctrl-C the others do not begin
    return failures


def _check_products(is_thorough: bool = False) -> int:
    reasons = {product.name: explain_staleness(product) for product in PRODUCTS}
    failures = [say("stale", product=name, reason=reason) for name, reason in reasons.items() if reason]
    checks = (*_CHECKS, *_SLOW_CHECKS) if is_thorough else _CHECKS
    failures += [say("found-something", check=name) for name in _run_checks(checks)]
    if is_thorough:  # make all products again in a copy of the checkout: they must have the same bytes
        with tempfile.TemporaryDirectory() as copy_folder:
            reproducibility.copy_checkout(Path(copy_folder))
            for line, is_fault in reproducibility.repeat_products(Path(copy_folder), _make_product):
                print(line, flush=True)
                failures += [line] * is_fault
    for line in failures:
        print(line)
    print(say("checks-failed", count=len(failures)) if failures else say("checks-passed"))
    return 1 if failures else 0
