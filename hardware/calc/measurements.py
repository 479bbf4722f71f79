"""The measurements of a slot, made with `./tray24 bench slot`, which replace estimates of the calculation.

`measured.toml` beside this module has three TOML tables. A table or a key that was not measured is missing:

    [slot]        direct_lsb (bare slot), floor_lsb (with the clear floor), pocket_lsb (with floor and empty white
                  pocket), white_lsb (with floor, pocket and a plain white sticker in it): four levels each, of red,
                  green, blue and infrared, lit minus dark, in LSB; noise_lsb: the noise of a sample
    [inks]        r, y, g, b, dark, or any other name: the ink's light as shares of the white sticker's light; the
                  light of floor and pocket's lower edge is subtracted from both
    [bead]        cd_m2: lower limits of the luminance, in red, green and blue, of the bead beside a slot with a die
"""

import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from hardware.calc import liner, parts, solder_mask

PATH = Path(__file__).with_name("measured.toml")
_LIGHTS = 4
_PRIMARIES = ("red", "green", "blue")
_LEVELS = ("direct_lsb", "floor_lsb", "pocket_lsb", "white_lsb")
_HALVINGS = 20
_used_paths: list[Path | None] = []

Shares = tuple[float, ...]


@dataclass(frozen=True)
class Measurements:
    """The measurements of a slot. Values that were not measured are None; `inks` is then empty.

    `full_lsb` is the level in LSB of the light that a die of reflectance 1 returns. `direct`, `floor` and `pocket` are
    shares of that light.
    """

    full_lsb: Shares | None = None  # of a die of reflectance 1, without floor and direct light
    direct: Shares | None = None  # what reaches the sensor without floor and die: direct light, and the walls' return
    floor: Shares | None = None  # what the floor adds to that
    pocket: Shares | None = None  # what an empty pocket adds to floor and direct light
    liner: Shares | None = None  # the reflectance of its liner
    noise_lsb: float | None = None
    inks: dict[str, Shares] = field(default_factory=dict)  # reflectances
    bead: Shares | None = None  # luminances in cd/m2, at least


def use_file(path: Path | None) -> None:
    """Use the measurements in the file `path` for all further calculations; None means that nothing is measured.

    Clear all cached results of the calculation.
    """
    _used_paths[:] = [path]
    load_figures.cache_clear()
    for module in list(sys.modules.values()):
        if getattr(module, "measurements", None) is sys.modules[__name__]:  # the module calculates with these figures
            for function in vars(module).values():
                if clear_cache := getattr(function, "cache_clear", None):
                    clear_cache()


@cache
def load_figures() -> Measurements:
    """Return the measurements in the file in use. Without a file nothing is measured."""
    path = _used_paths[-1] if _used_paths else PATH
    return read_figures(path) if path and path.exists() else Measurements()


def read_figures(path: Path) -> Measurements:
    """Return the measurements in a file. Raise ValueError if they are impossible for a slot."""
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    table = document.get("slot", {})
    slot = {name: _parse_row(path, name, table[name]) for name in _LEVELS if name in table}
    inks = {name: _parse_row(path, name, shares) for name, shares in document.get("inks", {}).items()}
    bead = _parse_row(path, "cd_m2", document["bead"]["cd_m2"], _PRIMARIES) if "bead" in document else None
    figures = Measurements(noise_lsb=table.get("noise_lsb"), inks=compute_reflectances(inks), bead=bead)
    return _add_slot(figures, path, slot) if {"white_lsb", "floor_lsb"} <= set(slot) else figures


def _add_slot(figures: Measurements, path: Path, levels: Mapping[str, Shares]) -> Measurements:
    floor_lsb, white_lsb, pocket_lsb = levels["floor_lsb"], levels["white_lsb"], levels.get("pocket_lsb")
    if any(white <= floor for white, floor in zip(white_lsb, floor_lsb, strict=True)):
        raise ValueError(f"{path.name}: white_lsb must be above floor_lsb in each light")
    full = compute_full_lsb(floor_lsb, white_lsb, pocket_lsb)
    pocket, returns = None, None
    if pocket_lsb:
        pocket, returns = (
            _compute_shares(pocket_lsb, floor_lsb, full),
            _compute_liner_returns(floor_lsb, white_lsb, pocket_lsb),
        )
    direct, floor = None, None
    if direct_lsb := levels.get("direct_lsb"):
        direct, floor = (
            _compute_shares(direct_lsb, (0.0,) * _LIGHTS, full),
            _compute_shares(floor_lsb, direct_lsb, full),
        )
    return replace(figures, full_lsb=full, direct=direct, floor=floor, pocket=pocket, liner=returns)


def _compute_shares(levels_lsb: Shares, base_lsb: Shares, full: Shares) -> Shares:
    rows = zip(levels_lsb, base_lsb, full, strict=True)
    return tuple(max(0.0, (level - base) / full_level) for level, base, full_level in rows)


def compute_full_lsb(floor_lsb: Shares, white_lsb: Shares, pocket_lsb: Shares | None) -> Shares:
    """Return the level in LSB that a die of reflectance 1 adds in each light, from measured levels of each light.

    `floor_lsb` was measured with the clear sheet but without the pocket, `pocket_lsb` with the empty pocket (None: not
    measured), `white_lsb` with a white sticker in the pocket. The light that the pocket's lining returns beside the
    sticker is subtracted.
    """
    levels = []
    for color, foot in enumerate(_compute_foot_shares(floor_lsb, white_lsb, pocket_lsb)):
        rise_lsb = white_lsb[color] - floor_lsb[color]
        levels.append(rise_lsb / (solder_mask.reflectance_to_returned(parts.PAPER[color], color) + foot))
    return tuple(levels)


def compute_around_die_lsb(floor_lsb: Shares, white_lsb: Shares, pocket_lsb: Shares | None) -> Shares:
    """Return the level in LSB that a slot with a die has in each color of light, without what the die returns.

    The sensor then still gets the light that comes directly from the LEDs or by the walls, and what the clear sheet and
    the foot (lower edge) of the pocket's lining return. The colors are red, green, blue and infrared. The parameters
    are those of `compute_full_lsb`.
    """
    feet = _compute_foot_shares(floor_lsb, white_lsb, pocket_lsb)
    full = compute_full_lsb(floor_lsb, white_lsb, pocket_lsb)
    return tuple(floor + full_level * foot for floor, full_level, foot in zip(floor_lsb, full, feet, strict=True))


def _compute_foot_shares(floor_lsb: Shares, white_lsb: Shares, pocket_lsb: Shares | None) -> Shares:
    """Return the share of each light that the foot (lower edge) of the pocket's white lining returns.

    The lining's reflectance comes from the level of the empty pocket, or is a typical one without `pocket_lsb`.
    """
    if pocket_lsb is None:
        return tuple(liner.compute_foot_share(color) for color in range(_LIGHTS))
    returns = _compute_liner_returns(floor_lsb, white_lsb, pocket_lsb)
    return tuple(liner.compute_foot_share(color, returned) for color, returned in enumerate(returns))


def _compute_liner_returns(floor_lsb: Shares, white_lsb: Shares, pocket_lsb: Shares) -> Shares:
    """Return the reflectance of the pocket's white lining (liner) in each light, from measured levels.

    It is found by halving an interval: a brighter liner makes a brighter empty pocket. The levels are those of
    `compute_full_lsb`.
    """
    reflectances = []
    for color, (floor, white, pocket) in enumerate(zip(floor_lsb, white_lsb, pocket_lsb, strict=True)):
        paper = solder_mask.reflectance_to_returned(parts.PAPER[color], color)
        low, high = 0.0, 1.0
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            foot = liner.compute_foot_share(color, middle)
            is_darker = (foot + liner.compute_liner_share(color, middle)) / (paper + foot) < (pocket - floor) / (
                white - floor
            )
            low, high = (middle, high) if is_darker else (low, middle)
        reflectances.append((low + high) / 2)
    return tuple(reflectances)


def compute_reflectances(inks: Mapping[str, Shares]) -> dict[str, Shares]:
    """Return the reflectances of inks, from their light as shares of the white sticker's light.

    The light that board and die reflect to each other is subtracted.
    """
    white = [solder_mask.reflectance_to_returned(share, color) for color, share in enumerate(parts.PAPER)]
    return {
        name: tuple(
            solder_mask.returned_to_reflectance(share * white[color], color) for color, share in enumerate(shares)
        )
        for name, shares in inks.items()
    }


def compute_infrared_ratio(calculated_lsb: Shares) -> float:
    """Return the ratio of measured to calculated level in infrared light, divided by the same ratio for the colors.

    Sensor and load have the same effect in all lights, so this effect cancels out. The sensor's response at 850 nm and
    the infrared LED's strength remain. `calculated_lsb` has the calculated level of each light. Return 1 if nothing is
    measured.
    """
    full = load_figures().full_lsb
    if full is None:
        return 1.0
    ratios = [measured / expected for measured, expected in zip(full, calculated_lsb, strict=True)]
    return ratios[3] / (sum(ratios[:3]) / 3)


def get_noise_lsb() -> float:
    """Return the noise of one sample (rms) in LSB: as measured, or, without a measurement, from data sheets."""
    return load_figures().noise_lsb or parts.NOISE_LSB


def _parse_row(path: Path, name: str, values, lights: tuple[str, ...] = (*_PRIMARIES, "infrared")) -> Shares:
    if (
        not isinstance(values, list)
        or len(values) != len(lights)
        or not all(isinstance(value, int | float) for value in values)
    ):
        raise ValueError(f"{path.name}: {name} must be {len(lights)} numbers: {', '.join(lights)}")
    return tuple(float(value) for value in values)
