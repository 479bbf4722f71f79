"""The command of a package of `hardware/`: `python -m hardware.PACKAGE [--check]` writes its files, or checks them."""

import sys
from collections.abc import Callable
from pathlib import Path

from hardware.products import BUILD

Make = Callable[[Path], list[Path]]
Check = Callable[..., list[str]]


def main(name: str, make: Make, check: Check, good: str, slow: str = "", folder: Path | None = None) -> int:
    """Write a package's files, or check them, as the command line says. Return the exit code.

    The check prints its findings, or `good` when there are none. `--check` calls check(). A package with slow checks
    names in `slow` what they found good; `--check --all` calls check(True), which runs both kinds.
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
