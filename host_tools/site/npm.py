"""Packages of npm in the cache. A pin has the `version` of a package and the `integrity` of its bytes."""

import base64
import hashlib
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from host_tools.errors import Failure
from simulator.folders import cache_folder
from simulator.texts import HostTexts

_INSIDE = "package/"  # before each name in an archive of npm
_say = HostTexts("site")


def folder(name: str, pin: Mapping[str, Any]) -> Path:
    """Return the folder of a package, which is there once the package has been fetched."""
    return cache_folder() / f"{name}-{pin['version']}"


def get(name: str, pin: Mapping[str, Any], files: Collection[str] = ()) -> Path:
    """Return the folder of a package with these files, or all, fetched by npm unless it is there. Raise Failure."""
    kept = folder(name, pin)
    if kept.is_dir():
        return kept
    if not (npm := shutil.which("npm")):
        raise Failure(_say("no-npm"))
    kept.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=kept.parent) as place:
        command = [npm, "pack", f"{name}@{pin['version']}", "--pack-destination", place]
        found = subprocess.run(command, cwd=place, capture_output=True, text=True)
        packed = next(Path(place).glob("*.tgz"), None)
        about = {"name": name, "version": pin["version"]}
        if found.returncode or packed is None:
            raise Failure(_say("npm-failed", **about, reason=found.stderr.strip().splitlines()[-1:]))
        integrity = "sha512-" + base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode()
        if integrity != pin["integrity"]:
            raise Failure(_say("other-bytes", **about, found=integrity, wanted=pin["integrity"]))
        _unpack(packed, Path(place, _INSIDE), files)
        if not kept.is_dir():  # another process may have been quicker
            Path(place, _INSIDE).rename(kept)
    return kept


def _unpack(packed: Path, place: Path, files: Collection[str]) -> None:
    with tarfile.open(packed) as archive:
        for member in archive:
            name = member.name.removeprefix(_INSIDE)
            file = archive.extractfile(member)
            if file and (not files or name in files):
                (place / name).parent.mkdir(parents=True, exist_ok=True)
                (place / name).write_bytes(file.read())
                (place / name).chmod(0o644 | member.mode & 0o111)  # a program stays one
