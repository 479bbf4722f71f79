"""The command line of packages in `hardware/`: `python -m hardware.PACKAGE [--check]` writes or checks their files."""

import sys
from collections.abc import Callable
from pathlib import Path

from hardware.products import BUILD

Make = Callable[[Path], list[Path]]
Check = Callable[..., list[str]]


def main(
    name: str, make_files: Make, check_files: Check, success_text: str, slow: str = "", folder: Path | None = None
) -> int:
    """Write a package's files, or check them, as the command line says. Return the exit code.

    Without arguments call `make_files`. With `--check` call `check_files()`, and print its findings, or `success_text`
    if there are none. With `--check --all` call `check_files(True)`, which runs slow checks, too. `slow` is what to
    print if these find nothing, "" if a package has none. `folder` is `hardware/build/NAME` by default.
    """
    arguments = sys.argv[1:]
    if not arguments:
        print(f"{name}: {len(make_files(folder or BUILD / name))} files")
        return 0
    with_slow_checks = arguments == ["--check", "--all"] and bool(slow)
    if not with_slow_checks and arguments != ["--check"]:
        usage = f"--check{', --check --all' if slow else ''}"
        print(f"{name}: '{' '.join(arguments)}' is not known: give {usage} or nothing", file=sys.stderr)
        return 2
    findings = check_files(True) if with_slow_checks else check_files()
    print("\n".join(findings) or f"{name}: {success_text}{f', {slow}' if with_slow_checks else ''}")
    return 1 if findings else 0
