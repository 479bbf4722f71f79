"""The file of measured figures, `hardware/calc/measured.toml`, and the table that compares it with the calculation."""

from collections.abc import Mapping
from math import sqrt
from pathlib import Path

from hardware.calc import measured, stray
from hardware.calc import slot as calculated
from hardware.calc.requirements import Requirement, requirements
from host_tools.checkout import ROOT
from host_tools.files import write_whole
from host_tools.slot.program import LIGHTS, SAMPLES, Reading
from host_tools.slot.steps import DIRECT, FLOOR, INKS, POCKET, WHITE, shares_of

FILE = ROOT / "hardware" / "calc" / "measured.toml"
_HEAD = """\
# Figures of one slot, measured on the bench kit by `./tray24 bench slot`: hardware/calc takes them instead of its
# estimates. LSB of 12 bits, lit minus dark, for red, green, blue, infrared. `direct_lsb` is measured with nothing above
# the sensor, `floor_lsb` with the clear sheet, `pocket_lsb` with the empty white pocket on it, `white_lsb` with a plain
# white sticker in it. `inks` are shares of the white sticker's light, both without what floor and
# liner's foot send back. `cd_m2`: at least so bright is the bead in red, green, blue, compared with paper by eye.
"""


def format_figures(readings: Mapping[str, Reading], bead: tuple[float, ...], date: str) -> str:
    """Return the file's text. `readings` has all steps; `bead` is in cd/m2; `date` is YYYY-MM-DD."""
    # Two means of samples make a difference: a single sample scatters more.
    noise = max(reading.noise for reading in readings.values()) * sqrt(SAMPLES / 2)
    lines = [_HEAD, "[slot]", f'date = "{date}"']
    lines += [f"{step}_lsb = {_row(readings[step].lights, 1)}" for step in (DIRECT, FLOOR, POCKET, WHITE)]
    lines += [f"noise_lsb = {noise:.1f}", "", "[inks]"]
    lines += [f"{ink[0]} = {_row(shares_of(readings[ink], readings), 3)}" for ink in INKS]
    lines += ["", "[bead]", f"cd_m2 = {_row(bead, 0)}"]
    return "\n".join(lines) + "\n"


def _row(values: tuple[float, ...], digits: int) -> str:
    return "[" + ", ".join(f"{value:.{digits}f}" for value in values) + "]"


def required(path: Path) -> list[Requirement]:
    """Return the requirements of a tray, calculated with the figures of a file."""
    measured.use(path)
    return requirements()


def write_figures(path: Path, text: str) -> None:
    """Write the file whole or not at all. Raise OSError when it cannot be written."""
    write_whole(path, text.encode())


def compared(readings: Mapping[str, Reading]) -> list[tuple[str, str, str, str]]:
    """Return rows of (step, light, measured, calculated), with the calculation's typical slot."""
    measured.use(None)
    rows = []
    lit = calculated.lit_lsb()
    direct = stray.direct()
    expected = {
        DIRECT: direct,
        FLOOR: tuple(map(sum, zip(stray.sheet(), direct, strict=True))),
        POCKET: calculated.level(None),
        WHITE: calculated.level("paper"),
    }
    for step, shares in expected.items():
        for light, level, full, share in zip(LIGHTS, readings[step].lights, lit, shares, strict=True):
            rows.append((step, light, f"{level:.0f}", f"{full * share:.0f}"))
    return rows
