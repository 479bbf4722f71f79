"""The command firmware: build the image that a Pico runs, from this checkout's sources."""

import argparse
from pathlib import Path

from host_tools.build import building, released, toolchain
from host_tools.errors import Failure, UsageError
from host_tools.languages.modules import stale

WHEN_INTERRUPTED = "Nothing was written; './tray24 firmware build' goes on where it ended"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    build = actions.add_parser(
        "build",
        help="build firmware/release/tray24.uf2",
        description="Build MicroPython for the tray's board with the package tray24 frozen in it, and write "
        "firmware/release/tray24.uf2 with its manifest. MicroPython's sources are fetched once, by commit, into the "
        "cache. The same sources and compiler make the same bytes. Texts that './tray24 words' would write are refused.",
        allow_abbrev=False,
    )
    build.add_argument(
        "--from", dest="copies", type=Path, metavar="DIR", help="take the sources from git clones in this folder"
    )
    build.add_argument(
        "--check", action="store_true", help="write nothing: build, and compare the bytes with the released file"
    )
    build.add_argument("--out", type=Path, metavar="DIR", help="write the file and its manifest there instead")


def run(arguments: argparse.Namespace) -> int:
    if arguments.check and arguments.out:
        raise UsageError("--check writes nothing: leave out --out")
    if words := stale():
        raise Failure(f"{next(iter(words))} is not made from its source as it is: run './tray24 words' first")
    if arguments.check:
        return _check(arguments.copies)
    built = building.build(arguments.copies)
    folder = arguments.out or released.FOLDER
    try:
        released.write(released.Release(built.uf2, built.manifest), folder)
    except OSError as error:
        raise Failure(f"{error.filename}: cannot be written: {error.strerror}. See to its folder") from None
    print(
        f"{folder / released.UF2.name}: tray24 {built.manifest['tray24']} on MicroPython {built.manifest['micropython']}, "
        f"{built.flash_bytes / 1024:.0f} kB of flash, {len(built.uf2) / 1024:.0f} kB as UF2; {built.seconds:.0f} s"
    )
    return 0


def _check(copies: Path | None) -> int:
    """Build again and compare with the released file. Return 0 when its bytes came out again."""
    release = released.read()
    if stale := released.why_stale(release):
        raise Failure(f"{stale}: build it again with './tray24 firmware build'")
    here, there = toolchain.identity(), release.manifest.get("compiler", {})
    differ = [
        f"{name}: here {here.get(name)!r}, there {there.get(name)!r}"
        for name in sorted(here.keys() | there.keys())
        if here.get(name) != there.get(name)
    ]
    if differ:
        print(f"not compared: the released file was built with other programs. {'; '.join(differ)}")
        return 0
    built = building.build(copies)
    if built.uf2 != release.uf2:
        raise Failure(
            f"{released.UF2}: the sources beside it and the same compiler make other bytes. Build it again with "
            "'./tray24 firmware build'"
        )
    print(f"{released.UF2}: built again in {built.seconds:.0f} s, the same {len(built.uf2)} bytes")
    return 0
