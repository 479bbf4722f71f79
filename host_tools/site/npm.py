"""Packages of npm in the cache, among them Pyodide, CPython as WebAssembly.

A pin has the `version` of a package and the `integrity` of its bytes.
"""

import base64
import hashlib
import shutil
import subprocess
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from host_tools.checkout import ROOT
from host_tools.errors import Failure
from simulator.texts import HostTexts
from simulator.user_folders import find_cache_folder

_PACKAGE_PREFIX = "package/"  # before each name in an archive of npm
_say = HostTexts("site")
_PIN = ROOT / "simulator" / "browser" / "pyodide.toml"
MODULES = ("pyodide.mjs", "pyodide.asm.mjs")
FILES = (*MODULES, "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
_COMPILE = Path(__file__).with_name("compile.mjs")
_MAX_REASON = 600


def get_folder(name: str, pin: Mapping[str, Any]) -> Path:
    """Return the folder of a package, which exists once the package has been fetched."""
    return find_cache_folder() / f"{name}-{pin['version']}"


def fetch_package(name: str, pin: Mapping[str, Any], files: Collection[str] = ()) -> Path:
    """Return the folder of a package with these files, or with all if `files` is empty. Raise Failure.

    Fetch the package by npm unless it is in the cache.
    """
    cached_folder = get_folder(name, pin)
    if cached_folder.is_dir():
        return cached_folder
    if not (npm := shutil.which("npm")):
        raise Failure(_say("no-npm"))
    cached_folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cached_folder.parent) as temporary_folder:
        command = [npm, "pack", f"{name}@{pin['version']}", "--pack-destination", temporary_folder]
        result = subprocess.run(command, cwd=temporary_folder, capture_output=True, text=True)
        archive_path = next(Path(temporary_folder).glob("*.tgz"), None)
        values = {"name": name, "version": pin["version"]}
        if result.returncode or archive_path is None:
            reason = (result.stderr.strip() or "?").splitlines()[-1]
            raise Failure(_say("npm-failed", **values, reason=reason))
        integrity = "sha512-" + base64.b64encode(hashlib.sha512(archive_path.read_bytes()).digest()).decode()
        if integrity != pin["integrity"]:
            raise Failure(_say("other-bytes", **values, found=integrity, wanted=pin["integrity"]))
        _unpack(archive_path, Path(temporary_folder, _PACKAGE_PREFIX), files)
        if not cached_folder.is_dir():  # another process may have been quicker
            Path(temporary_folder, _PACKAGE_PREFIX).rename(cached_folder)
    return cached_folder


def _unpack(archive_path: Path, folder: Path, files: Collection[str]) -> None:
    with tarfile.open(archive_path) as archive:
        for member in archive:
            name = member.name.removeprefix(_PACKAGE_PREFIX)
            file = archive.extractfile(member)
            if file and (not files or name in files):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_bytes(file.read())
                (folder / name).chmod(0o644 | member.mode & 0o111)  # programs stay executable


def _read_pin() -> dict[str, Any]:
    return tomllib.loads(_PIN.read_text(encoding="utf-8"))


def is_pyodide_cached() -> bool:
    """Return whether Pyodide is in the cache."""
    return get_folder("pyodide", _read_pin()).is_dir()


def fetch_pyodide() -> Path:
    """Return the folder of Pyodide's files, fetched by npm unless cached. Raise Failure."""
    return fetch_package("pyodide", _read_pin(), FILES)


def get_served_name(module: str) -> str:
    """Return the name of a JavaScript module on the site, which ends with .js, such as "pyodide.js"."""
    return module.removesuffix(".mjs") + ".js"


def collect_standard_library(folder: Path) -> dict[str, bytes]:
    """Return the modules of Python's standard library that work in a browser: path -> content.

    `folder` is that of Pyodide.
    """
    excluded_names = set(_read_pin()["left_out"])
    with zipfile.ZipFile(folder / "python_stdlib.zip") as archive:
        names = [name for name in archive.namelist() if name.split("/")[0].split(".")[0] not in excluded_names]
        return {name: archive.read(name) for name in names}


def compile_modules(folder: Path, modules: bytes) -> bytes:
    """Return a zip of the modules compiled for Pyodide: compiling them at each start would take seconds.

    `modules` is a zip of their sources, and `folder` is that of Pyodide.
    """
    if not (node := shutil.which("node")):
        raise Failure(_say("no-npm"))
    with tempfile.TemporaryDirectory() as temporary_folder:
        input_path, output_path = Path(temporary_folder, "in.zip"), Path(temporary_folder, "out.zip")
        input_path.write_bytes(modules)
        result = subprocess.run([node, _COMPILE, folder, input_path, output_path], capture_output=True, text=True)
        if result.returncode:
            raise Failure(_say("not-compiled", reason=result.stderr[-_MAX_REASON:].strip()))
        return output_path.read_bytes()
