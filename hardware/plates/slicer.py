"""Access to the program prusa-slicer: its version, and its estimates of hours and grams."""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

PROFILE = Path(__file__).parent / "profile.ini"
NAME = "prusa-slicer"
_TIME = re.compile(r"^; estimated printing time \(normal mode\) = (.+)$", re.MULTILINE)
_GRAMS = re.compile(r"^; total filament used \[g\] = ([\d.]+)$", re.MULTILINE)
_SECONDS = {"d": 86400, "h": 3600, "m": 60, "s": 1}


class Estimate(NamedTuple):
    """The slicer's estimate of time and filament for one print of a plate."""

    minutes: int
    grams: float


def get_version() -> str:
    """Return the slicer's name and version, or "" where it is not installed."""
    if shutil.which(NAME) is None:
        return ""
    output = subprocess.run([NAME, "--help"], capture_output=True, text=True, check=False).stdout
    match = re.search(r"PrusaSlicer-[\d.]+", output)
    return match[0] if match else ""


def estimate_plate(plate: Path) -> Estimate:
    """Slice the 3MF file of a plate; return its time and filament, read from the G-code."""
    with tempfile.TemporaryDirectory() as folder:
        gcode = Path(folder) / "plate.gcode"
        command = [NAME, "--export-gcode", "--dont-arrange", "--load", str(PROFILE), "--output", str(gcode), str(plate)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode or not gcode.exists():
            raise RuntimeError(f"{plate.name} was not sliced: {(result.stderr or result.stdout).strip()[-300:]}")
        return read_gcode(gcode.read_text(encoding="utf-8", errors="replace"))


def read_gcode(text: str) -> Estimate:
    """Return the estimate that the slicer wrote into the comments of a G-code file."""
    time, grams = _TIME.search(text), _GRAMS.search(text)
    if time is None or grams is None:
        raise ValueError("the G-code says neither time nor grams")
    seconds = sum(int(count) * _SECONDS[unit] for count, unit in re.findall(r"(\d+)([dhms])", time[1]))
    return Estimate(round(seconds / 60), float(grams[1]))
