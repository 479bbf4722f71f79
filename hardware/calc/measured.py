"""Figures measured on the one-slot bench (`./tray24 bench slot`), which replace estimates; absent until then.

`measured.toml` beside this module has two tables, and each of them and of their keys may be missing:

    [slot]        direct_lsb, floor_lsb, pocket_lsb, white_lsb: red, green, blue and infrared, lit minus dark, in LSB
                  (no floor and nothing above; the floor alone; the empty white pocket on it; a plain white sticker in
                  that); noise_lsb of a sample
    [inks]        r, y, g, b, dark, or any other name: shares of the white sticker's light, the floor's subtracted
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from hardware.calc import parts

PATH = Path(__file__).with_name("measured.toml")
_LIGHTS = 4
_LEVELS = ("direct_lsb", "floor_lsb", "pocket_lsb", "white_lsb")
_used: list[Path] = []

Shares = tuple[float, ...]


@dataclass(frozen=True)
class Figures:
    """Measured figures, as shares of the light that a die of reflectance 1 returns; None or empty for the rest."""

    full_lsb: Shares | None = None  # of a die of reflectance 1, without floor and direct light
    direct: Shares | None = None  # what reaches the sensor without floor and die: direct light, and the walls' return
    floor: Shares | None = None  # what the floor adds to that
    pocket: Shares | None = None  # what an empty pocket adds to floor and direct light
    noise_lsb: float | None = None
    inks: dict[str, Shares] = field(default_factory=dict)  # reflectances


def use(path: Path) -> None:
    """Read the figures from another file. Call it before anything is calculated."""
    _used[:] = [path]
    figures.cache_clear()


@cache
def figures() -> Figures:
    """Return the figures of the file; without one nothing is measured."""
    path = _used[-1] if _used else PATH
    return read(path) if path.exists() else Figures()


def read(path: Path) -> Figures:
    """Return the figures of a file. Raise ValueError if they cannot be those of a slot."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    table = data.get("slot", {})
    slot = {name: _four(path, name, table[name]) for name in _LEVELS if name in table}
    inks = {name: _four(path, name, shares) for name, shares in data.get("inks", {}).items()}
    paper = parts.PAPER
    reflectances = {
        name: tuple(share * white for share, white in zip(shares, paper, strict=True)) for name, shares in inks.items()
    }
    noise_lsb = table.get("noise_lsb")
    if "white_lsb" not in slot or "floor_lsb" not in slot:
        return Figures(noise_lsb=noise_lsb, inks=reflectances)
    rises = [white - floor for white, floor in zip(slot["white_lsb"], slot["floor_lsb"], strict=True)]
    if min(rises) <= 0:
        raise ValueError(f"{path.name}: white_lsb must be above floor_lsb in each light")
    full = tuple(rise / white for rise, white in zip(rises, paper, strict=True))
    pocket = None
    if "pocket_lsb" in slot:
        seen = zip(slot["pocket_lsb"], slot["floor_lsb"], full, strict=True)
        pocket = tuple(max(0.0, (level - floor) / whole) for level, floor, whole in seen)
    direct_lsb = slot.get("direct_lsb")
    if direct_lsb is None:
        return Figures(full, pocket=pocket, noise_lsb=noise_lsb, inks=reflectances)
    direct = tuple(level / whole for level, whole in zip(direct_lsb, full, strict=True))
    seen = zip(slot["floor_lsb"], direct_lsb, full, strict=True)
    floor = tuple(max(0.0, (level - straight) / whole) for level, straight, whole in seen)
    return Figures(full, direct, floor, pocket, noise_lsb, reflectances)


def infrared_ratio(calculated_lsb: Shares) -> float:
    """Return the measured infrared light, compared with that of the colors, as a multiple of the calculated one.

    Sensor and load are the same in all lights, so their share cancels: what is left is the sensor's response at 850 nm
    and the infrared LED's strength.
    """
    full = figures().full_lsb
    if full is None:
        return 1.0
    ratios = [seen / expected for seen, expected in zip(full, calculated_lsb, strict=True)]
    return ratios[3] / (sum(ratios[:3]) / 3)


def noise_lsb() -> float:
    """Return the noise of one sample, rms."""
    return figures().noise_lsb or parts.NOISE_LSB


def _four(path: Path, name: str, values) -> Shares:
    if not isinstance(values, list) or len(values) != _LIGHTS or not all(isinstance(v, int | float) for v in values):
        raise ValueError(f"{path.name}: {name} must be four numbers: red, green, blue, infrared")
    return tuple(float(value) for value in values)
