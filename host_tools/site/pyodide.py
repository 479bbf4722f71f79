"""Pyodide, CPython as WebAssembly: the pinned package of npm in the cache."""

import shutil
import subprocess
import tempfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

from host_tools.checkout import ROOT
from host_tools.errors import Failure
from host_tools.site import npm
from simulator.texts import HostTexts

_PIN = ROOT / "simulator" / "browser" / "pyodide.toml"
MODULES = ("pyodide.mjs", "pyodide.asm.mjs")
FILES = (*MODULES, "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
_COMPILE = Path(__file__).with_name("compile.mjs")
_MOST_REASON = 600
_say = HostTexts("site")


def _pin() -> dict[str, Any]:
    return tomllib.loads(_PIN.read_text(encoding="utf-8"))


def is_kept() -> bool:
    """Return whether the package is in the cache."""
    return npm.folder("pyodide", _pin()).is_dir()


def get() -> Path:
    """Return the folder of the package's files, fetched by npm unless it is in the cache. Raise Failure."""
    return npm.get("pyodide", _pin(), FILES)


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
