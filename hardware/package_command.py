"""The command line of packages in `hardware/`: `python -m hardware.PACKAGE [--check]` writes or checks their files."""

import sys
from collections.abc import Callable
from pathlib import Path

from hardware.products import BUILD

Make = Callable[[Path], list[Path]]
Check = Callable[..., list[str]]


def main(name: str, make: Make, check: Check, good: str, slow: str = "", folder: Path | None = None) -> int:
    """Write a package's files, or check them, as the command line says. Return the exit code.

    Without arguments call `make`. With `--check` call `check()`, and print its findings, or `good` if there are none.
    With `--check --all` call `check(True)`, which runs slow checks, too. `slow` is what to print if these find nothing,
    "" if a package has none. `folder` is `hardware/build/NAME` by default.
    """
    arguments = sys.argv[1:]
    if not arguments:
        print(f"{name}: {len(make(folder or BUILD / name))} files")
        return 0
    whole = arguments == ["--check", "--all"] and bool(slow)
    if not whole and arguments != ["--check"]:
        known = f"--check{', --check --all' if slow else ''}"
        print(f"{name}: '{' '.join(arguments)}' is not known: give {known} or nothing", file=sys.stderr)
        return 2
    findings = check(True) if whole else check()
    print("\n".join(findings) or f"{name}: {good}{f', {slow}' if whole else ''}")
    return 1 if findings else 0
