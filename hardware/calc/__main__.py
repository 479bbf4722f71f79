"""`python -m hardware.calc`: print the requirements for slot and tray, with their calculated values.

With --write, write the optical model's constants for the simulator.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable
from pathlib import Path

from hardware.calc import (
    decisions,
    electronics,
    liner,
    luminance,
    luminance_requirements,
    measurements,
    optics,
    parts,
    slot,
    stray_light,
    transient,
)
from hardware.calc.model_constants import MODEL_PATH, format_model_source
from hardware.calc.requirements import Requirement, list_requirements


def _format_figures() -> list[str]:
    figures = slot.compute_radiant_mw_sr(), slot.compute_lit_ma(), slot.compute_lit_lsb()
    light_rows = zip(slot.LIGHTS, *figures, strict=True)
    clear_ma = slot.compute_clear_sensor_ma()
    lines = ["Light of a typical slot (die of reflectance 1):      mW/sr      mA     LSB"]
    lines += [f"  {name:48} {radiant:7.2f} {current:7.3f} {lsb:7.0f}" for name, radiant, current, lsb in light_rows]
    lines.append("Open slot at 2000 lx:                                                  LSB")
    lines += [f"  {name:48} {lsb:23.0f}" for name, lsb in slot.compute_room_lsb().items()]
    lines += [
        f"The floor sends back {optics.compute_floor_share():.3f} of what a die of reflectance 1 does; "
        f"a neighbor's LED through air alone reaches a die with {optics.compute_neighbor_share():.4f} of its own.",
        f"Direct light: {max(stray_light.compute_direct_shares()):.4f} of a white die's past the fins; without them "
        f"{stray_light.compute_direct_share(0, with_fins=False):.2f}, and "
        f"{stray_light.compute_direct_share(0, False, parts.SIDEWAYS_MAX):.1f} "
        f"if bodies shone sideways by {parts.SIDEWAYS_MAX:g}. "
        f"Walls return {max(map(stray_light.compute_wall_share, range(4))):.4f}.",
        f"An empty pocket's white liner returns {stray_light.compute_liner_share(0):.3f} "
        f"({_format_liner_range(liner.compute_liner_share)} for "
        f"{_format_row(parts.LINER_RETURNS_RANGE)} of reflectance), its foot "
        f"{stray_light.compute_liner_foot_share(0):.3f} "
        f"({_format_liner_range(liner.compute_foot_share)}); room light passes beside a die by "
        f"{stray_light.compute_room_by_gap():.4f}, "
        f"by the liner's ring and shaft {stray_light.compute_room_by_liner():.4f}.",
        *_format_other_makes(),
        f"A clear 400-1100 nm sensor instead: green on a white die {clear_ma['green']:.2f} mA, but the sun "
        f"{clear_ma['daylight']:.2f} mA, a lamp {clear_ma['incandescent']:.2f} mA.",
        f"Noise: {decisions.compute_presence_noise_lsb():.2f} LSB in a presence scan, "
        f"{decisions.compute_color_noise_lsb():.2f} LSB in a look at a color of {parts.PROBE_SAMPLES} samples.",
        f"Flicker leaves {decisions.compute_scan_flicker_lsb(1):.1f} LSB of a typical open slot in a scan; "
        f"with a single dark it would be {decisions.compute_one_dark_flicker_lsb(1):.0f} LSB.",
        f"Infrared pulses: {electronics.count_infrared_strings():.0f} strings, "
        f"{electronics.compute_infrared_on_us():.0f} us, "
        f"from {electronics.compute_infrared_start_ma():.0f} to "
        f"{electronics.compute_infrared_end_ma():.0f} mA each, "
        f"{electronics.compute_infrared_mean_ma():.1f} mA on average; between them they glow with "
        f"{electronics.compute_glow_string_ma():.2f} mA. Were the sensors in the dark instead (40 nA left of the "
        f"pulse before), {transient.compute_worst_probe_error(decisions.TRAY, 40e-6):.3f} of a white die would be "
        "missing in a probe of the weakest slot.",
    ]
    return lines


def _format_liner_range(share: Callable[[int, float], float]) -> str:
    """Return the range of a share of red light as text ("0.1 to 0.2"), from the darkest liner to the brightest.

    A liner is the white lining of a slot's pocket. `share` calculates the share from the number of a light (red is 0)
    and the liner's reflectance.
    """
    return _format_row(share(0, returns) for returns in parts.LINER_RETURNS_RANGE)


def _format_row(values: Iterable[float]) -> str:
    return " to ".join(f"{value:.3g}" for value in values)


def _format_other_makes() -> list[str]:
    """Return report lines: how well dice of other makes can be distinguished. Nothing is required of these dice."""
    lines, brightest = [], liner.compute_liner_share(3, parts.LINER_RETURNS_RANGE[1])
    for make, dice in decisions.OTHERS.items():
        for weakness in (decisions.TRAY, decisions.DATASHEET):
            (first, second), sigma = decisions.find_closest_pair(weakness, dice)
            min_sigma = min(decisions.compute_presence_sigma(weakness, name) for name in dice)
            min_bright_sigma = min(decisions.compute_presence_sigma(weakness, name, brightest) for name in dice)
            lines.append(
                f"{make.capitalize()} dice, weakest of {weakness.name}: empty or die {min_sigma:.1f} sigma "
                f"({min_bright_sigma:.1f} with the brightest liner), "
                f"{first} or {second} {sigma:.1f} sigma"
                f"{'' if min(min_sigma, sigma) >= 8 else ' (too few: tell them by keys)'}."
            )
    return lines


def _format_luminances() -> list[str]:
    """Return report lines: the luminances that players see, for each sort of white filament of the pockets' linings."""
    lines = [
        f"Seen from {_format_row(luminance.ANGLES)} degrees, cd/m2 (white paper at 300 lx: {parts.PAPER_CD_M2:g}):"
    ]
    for place, with_die in ((luminance.BEAD, True), (luminance.POCKET, False)):
        for name in luminance.LINERS:
            red, green, blue = luminance.compute_luminance(name, place, with_die)
            row_name = f"{place} of {name} filament, {'with a die' if with_die else 'open'}"
            lines.append(f"  {row_name:40} red {red:5.1f}, green {green:5.1f}, blue {blue:5.1f}")
    lines.append(f"This is at full brightness; the default brightness makes {luminance.DEFAULT_BRIGHTNESS:.0%} of it.")
    return lines


def _format_table(rows: list[Requirement]) -> list[str]:
    lines = [f"{'requirement':55} {'value':>9}    {'limit':>9} unit   margin"]
    for row in rows:
        failure_mark = "" if row.holds else "  DOES NOT HOLD"
        lines.append(
            f"{row.name:55} {row.value:9.4g} {row.sign} {row.limit:9.4g} {row.unit:6} {row.margin:6.1f}{failure_mark}"
        )
    return lines


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m hardware.calc")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--measured", type=Path, help="figures of a bench instead of hardware/calc/measured.toml")
    options = parser.parse_args(arguments)
    if options.measured:
        measurements.use_file(options.measured)
    if options.write:
        Path(MODEL_PATH).write_text(format_model_source(), encoding="utf-8")
        print(f"written: {MODEL_PATH}")
    rows = list_requirements() + luminance_requirements.list_requirements()
    print("\n".join(_format_figures() + _format_luminances() + [""] + _format_table(rows)))
    return 1 if any(not row.holds for row in rows) else 0


sys.exit(main(sys.argv[1:]))
