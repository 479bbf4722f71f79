"""A package for mip, MicroPython's installer: the files of the tray, compiled, and the package.json that names them.

`mpremote mip install build/mip/package.json` puts them where the one UF2 has them. Sources would not do: the Pico has not
the memory to compile the larger modules, nor would its watchdog wait for it.
"""

import json
import shutil
import tempfile
from pathlib import Path

from host_tools import bundle
from host_tools.checkout import ROOT
from host_tools.cli import Failure
from tray24 import __version__

FOLDER = "build/mip"  # in the checkout
PACKAGE = "package.json"


def default_folder() -> Path:
    return ROOT / FOLDER


def package(files: dict[str, bytes]) -> dict[str, bytes]:
    """What a folder is to hold: the tray's files by their names, and package.json."""
    # What starts the tray comes last: an install that was cut short leaves no tray that starts by halves.
    names = sorted(files, key=lambda name: (name == bundle.MAIN, name))
    described = {"version": __version__, "urls": [[_target(name), name] for name in names], "deps": []}
    return {**files, PACKAGE: (json.dumps(described, indent=1) + "\n").encode()}


def _target(name: str) -> str:
    """Where mip is to put a file of the tray: it counts from the folder of packages."""
    inside = f"{bundle.PACKAGES}/"
    return name.removeprefix(inside) if name.startswith(inside) else f"../{name}"


def write(folder: Path, files: dict[str, bytes]) -> Path:
    """Make the folder anew with the package of these files; the path of its package.json."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f"{folder.name}-") as place:
            unfinished = Path(place) / "new"
            for name, data in package(files).items():
                target = unfinished / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data)
            if folder.exists():
                folder.rename(Path(place) / "old")
            shutil.move(unfinished, folder)
    except OSError as error:
        raise Failure(f"{folder} cannot be written: {error.strerror or error}") from None
    return folder / PACKAGE
