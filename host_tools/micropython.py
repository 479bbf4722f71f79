"""Running scripts on MicroPython for the desktop, where it is available."""

import atexit
import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from host_tools import games_launcher
from host_tools.build import inputs
from host_tools.checkout import ROOT
from simulator.texts import HostTexts
from simulator.user_folders import find_cache_folder
from tray24 import games
from tray24.text_tables import tables
from tray24.text_tables.modules import make_module

say = HostTexts("scenario")

_START = "import sys, micropython_unix; sys.exit(micropython_unix.main())"
_sources_sha256 = cache(inputs.hash_sources)
_MAX_TREES = 8  # in the cache: those of other branches and versions


class MicroPythonUnavailable(Exception):
    """There is no MicroPython for the desktop. The text says why, and what to do."""


def explain_unavailable() -> str:
    """Return why MicroPython cannot run here, or "" when it can."""
    if find_spec("micropython_unix"):
        return ""
    if sys.platform not in ("linux", "darwin"):
        return say("not-for-this-system")
    return say("not-installed")


def build_command(script: Path, arguments: Sequence[str] = (), *, heap: str = "32m") -> list[str]:
    """Return the command that runs a script on MicroPython. Its heap is the same on every machine."""
    return [sys.executable, "-P", "-c", _START, "-X", f"heapsize={heap}", str(script), *arguments]


def run_script(
    script: Path,
    arguments: Sequence[str] = (),
    *,
    path: Sequence[Path] = (ROOT,),
    heap: str = "32m",
    capture: bool = False,
    timeout_s: float | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run a script on MicroPython. Raise MicroPythonUnavailable when that is not possible.

    The script's modules are found among those of the image, then in `path`. Games that are registered in this process
    are registered in MicroPython, too. `heap` is the size of MicroPython's heap. With `capture` the result has the
    script's output, which is printed otherwise.
    """
    reason = explain_unavailable()
    if reason:
        raise MicroPythonUnavailable(reason)
    path = [make_firmware_tree(), *path]
    packages = games.list_registered()
    if packages:
        path += [folder for package in packages for folder in _make_game_trees(package)]
        arguments = [",".join(packages), str(script), *arguments]
        script = Path(games_launcher.__file__)
    environment = dict(os.environ, MICROPYPATH=os.pathsep.join(map(str, path)))
    sys.stdout.flush()
    return subprocess.run(
        build_command(script, arguments, heap=heap),
        env=environment,
        capture_output=capture,
        text=True,
        timeout=timeout_s,
    )


def make_firmware_tree() -> Path:
    """Return a folder with the modules of the image as files, including the tables of texts, which the sources lack."""
    return _make_tree(_sources_sha256(), inputs.collect_frozen)


def _make_game_trees(package: str) -> Iterator[Path]:
    """Yield two folders with the package of a game: a copy that includes its tables, and the original."""
    top = package.partition(".")[0]
    spec = find_spec(top)
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        root = Path(folder).parent
        found = list(tables.find_game_tables(package, str(root.joinpath(*package.split(".")))))
        table_paths = {table.module_path for table in found}
        files = {path.relative_to(root).as_posix(): path.read_bytes() for path in Path(folder).rglob("*.py")}
        files = {name: data for name, data in files.items() if name not in table_paths}
        sources = [(table.name, table.compute_key()) for table in found]
        digest = hashlib.sha256(repr([sorted(files.items()), sources]).encode()).hexdigest()
        yield _make_tree(
            digest,
            lambda files=files, found=found: (
                files | {table.module_path: make_module(table).encode() for table in found}
            ),
        )
        yield root


def _make_tree(name: str, make_files: Callable[[], Mapping[str, bytes]]) -> Path:
    """Return a folder with the files that `make_files` returns, in the cache or in a temporary folder of this process.

    `name`, a hash of the files, is the folder's name. The files are written only if this folder does not exist yet.
    """
    folder = _find_cache() / name
    if folder.exists():
        os.utime(folder)
        return folder
    temporary_folder = Path(tempfile.mkdtemp(dir=folder.parent))
    for path, data in make_files().items():
        file = temporary_folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    try:
        temporary_folder.rename(folder)
    except OSError:
        if not folder.exists():  # else another process has been quicker
            raise
        shutil.rmtree(temporary_folder)
    with contextlib.suppress(FileNotFoundError):  # another process removes them
        for old_folder in sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime)[:-_MAX_TREES]:
            shutil.rmtree(old_folder)
    return folder


def _find_cache() -> Path:
    folder = find_cache_folder() / "trees"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return folder if os.access(folder, os.W_OK) else _make_temporary_folder()
    except OSError:
        return _make_temporary_folder()


@cache
def _make_temporary_folder() -> Path:
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
