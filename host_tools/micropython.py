"""MicroPython for the desktop: find it, explain why it is missing, and run scripts on it."""

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from host_tools import with_games
from host_tools.checkout import FIRMWARE, ROOT
from simulator.texts import HostTexts
from tray24 import games

say = HostTexts("scenario")

_START = "import sys, micropython_unix; sys.exit(micropython_unix.main())"


class Unavailable(Exception):
    """There is no desktop MicroPython; the text gives the reason and what to do."""


def why_unavailable() -> str:
    """Return why MicroPython cannot run here, or "" when it can."""
    if find_spec("micropython_unix"):
        return ""
    if sys.platform not in ("linux", "darwin"):
        return say("not-for-this-system")
    return say("not-installed")


def command(script: Path, arguments: Sequence[str] = (), *, heap: str = "32m") -> list[str]:
    """Return the command that runs a script on MicroPython. Its heap is the same on every machine."""
    return [sys.executable, "-P", "-c", _START, "-X", f"heapsize={heap}", str(script), *arguments]


def run(
    script: Path,
    arguments: Sequence[str] = (),
    *,
    path: Sequence[Path] = (FIRMWARE, ROOT),
    heap: str = "32m",
    capture: bool = False,
    timeout_s: float | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run a script on MicroPython, with its modules found in `path`. Raise Unavailable when that is not possible.

    Games that are registered here are registered there, too.
    """
    reason = why_unavailable()
    if reason:
        raise Unavailable(reason)
    packages = games.registered()
    if packages:
        path = [*path, *(folder for package in packages for folder in _folders(package))]
        arguments = [",".join(packages), str(script), *arguments]
        script = Path(with_games.__file__)
    environment = dict(os.environ, MICROPYPATH=os.pathsep.join(map(str, path)))
    sys.stdout.flush()
    return subprocess.run(
        command(script, arguments, heap=heap),
        env=environment,
        capture_output=capture,
        text=True,
        timeout=timeout_s,
    )


def _folders(package: str) -> list[Path]:
    """Return the folders that contain a package's top."""
    spec = find_spec(package.partition(".")[0])
    return [Path(place).parent for place in spec.submodule_search_locations or ()] if spec else []
