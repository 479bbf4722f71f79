"""Pyodide, CPython as WebAssembly: the pinned package of npm in the cache."""

import base64
import hashlib
import shutil
import subprocess
import tarfile
import tempfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

from host_tools.build.cache import cache_folder
from host_tools.checkout import ROOT
from host_tools.errors import Failure
from simulator.texts import HostTexts

_PIN = ROOT / "simulator" / "browser" / "pyodide.toml"
MODULES = ("pyodide.mjs", "pyodide.asm.mjs")
FILES = (*MODULES, "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
_COMPILE = Path(__file__).with_name("compile.mjs")
_MOST_REASON = 600
_say = HostTexts("site")


def _pin() -> dict[str, Any]:
    return tomllib.loads(_PIN.read_text(encoding="utf-8"))


def _folder() -> Path:
    return cache_folder() / f"pyodide-{_pin()['version']}"


def is_kept() -> bool:
    """Return whether the package is in the cache."""
    return _folder().is_dir()


def get() -> Path:
    """Return the folder of the package's files, fetched by npm unless it is in the cache. Raise Failure."""
    pin, folder = _pin(), _folder()
    if is_kept():
        return folder
    if not (npm := shutil.which("npm")):
        raise Failure(_say("no-npm"))
    with tempfile.TemporaryDirectory() as place:
        command = [npm, "pack", f"pyodide@{pin['version']}", "--pack-destination", place]
        found = subprocess.run(command, cwd=place, capture_output=True, text=True)
        packed = next(Path(place).glob("*.tgz"), None)
        if found.returncode or packed is None:
            raise Failure(_say("npm-failed", version=pin["version"], reason=found.stderr.strip().splitlines()[-1:]))
        data = packed.read_bytes()
        integrity = "sha512-" + base64.b64encode(hashlib.sha512(data).digest()).decode()
        if integrity != pin["integrity"]:
            raise Failure(_say("other-bytes", version=pin["version"], found=integrity, wanted=pin["integrity"]))
        _unpack(packed, folder)
    return folder


def served_name(module: str) -> str:
    """Return the name of a module on the site: "pyodide.js"."""
    return module.removesuffix(".mjs") + ".js"


def standard_library(folder: Path) -> dict[str, bytes]:
    """Return the modules of the standard library, without those that need what a browser has not."""
    left_out = set(_pin()["left_out"])
    with zipfile.ZipFile(folder / "python_stdlib.zip") as archive:
        kept = [name for name in archive.namelist() if name.split("/")[0].split(".")[0] not in left_out]
        return {name: archive.read(name) for name in kept}


def compiled(folder: Path, modules: bytes) -> bytes:
    """Return a zip of modules with each compiled for this Python: compiling takes seconds at each start otherwise."""
    if not (node := shutil.which("node")):
        raise Failure(_say("no-npm"))
    with tempfile.TemporaryDirectory() as place:
        given, made = Path(place, "in.zip"), Path(place, "out.zip")
        given.write_bytes(modules)
        found = subprocess.run([node, _COMPILE, folder, given, made], capture_output=True, text=True)
        if found.returncode:
            raise Failure(_say("not-compiled", reason=found.stderr[-_MOST_REASON:].strip()))
        return made.read_bytes()


def _unpack(packed: Path, folder: Path) -> None:
    """Put the files that the site needs into a folder, all of them or none."""
    unfinished = folder.with_name(f"{folder.name}.part")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(parents=True)
    with tarfile.open(packed) as archive:
        for name in FILES:
            file = archive.extractfile(f"package/{name}")
            assert file is not None  # the hash says which package it is
            (unfinished / name).write_bytes(file.read())
    unfinished.rename(folder)
