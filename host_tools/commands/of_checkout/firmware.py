"""The command `firmware`: build the image for a Pico from this checkout's sources."""

import argparse
from pathlib import Path

from host_tools.build import firmware_image, release_files, toolchain
from host_tools.errors import Failure, UsageError
from host_tools.terminal.console import join_row
from simulator.texts import HostTexts

say = HostTexts("firmware")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar=say("metavar-action"))
    build_parser = actions.add_parser(
        "build", help=say("help-action-build"), description=say("description-build"), allow_abbrev=False
    )
    build_parser.add_argument("--from", dest="copies", type=Path, metavar=say("metavar-from"), help=say("help-from"))
    build_parser.add_argument("--check", action="store_true", help=say("help-check"))
    build_parser.add_argument("--out", type=Path, metavar=say("metavar-out"), help=say("help-out"))


def run(arguments: argparse.Namespace) -> int:
    if arguments.check:
        if arguments.out:
            raise UsageError(say("check-writes-nothing"))
        return _check_release(arguments.copies)
    image = firmware_image.build_image(arguments.copies)
    folder = arguments.out or release_files.FOLDER
    try:
        release_files.write_release(release_files.Release(image.uf2, image.manifest), folder)
    except OSError as error:
        raise Failure(say("not-writable", file=error.filename, reason=error.strerror)) from None
    sizes = {"flash": f"{image.flash_bytes / 1024:.0f}", "size": f"{len(image.uf2) / 1024:.0f}"}
    versions = {name: image.manifest[name] for name in ("tray24", "micropython")}
    path, seconds = folder / release_files.UF2.name, f"{image.seconds:.0f}"
    print(say("built", path=path, **versions, **sizes, seconds=seconds))
    return 0


def _check_release(copies_folder: Path | None) -> int:
    """Build the image again and compare it with the released file. Raise Failure when the sources or the bytes differ.

    If this computer has other build programs than the release was made with, return 0 without building.
    """
    release = release_files.read_release()
    if staleness := release_files.explain_stale(release):
        raise Failure(say("stale", stale=staleness))
    versions, release_versions = toolchain.read_versions(), release.manifest.get("compiler", {})
    differences = [
        say("program-differs", program=name, here=repr(versions.get(name)), there=repr(release_versions.get(name)))
        for name in sorted(versions.keys() | release_versions.keys())
        if versions.get(name) != release_versions.get(name)
    ]
    if differences:
        print(say("other-programs", programs=join_row(differences)))
        return 0
    image = firmware_image.build_image(copies_folder)
    if image.uf2 != release.uf2:
        raise Failure(say("other-bytes", uf2=release_files.UF2))
    print(say("built-again", path=release_files.UF2, seconds=f"{image.seconds:.0f}", count=len(image.uf2)))
    return 0
