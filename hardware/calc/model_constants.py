"""The generator of the simulator's module with the optical model's constants; the calculation is their only source."""

from pathlib import Path

from hardware.calc import bare_board, liner, measurements, parts, requirements, slot, stray_light, surfaces

MODEL_PATH = Path(__file__).resolve().parents[2] / "simulator" / "tray" / "optics_model.py"
_HEAD = '''"""Constants of the optical model. Written by `python -m hardware.calc --write`: change them there."""
'''


def _format_row(values, digits: int) -> str:
    return "(" + ", ".join(f"{value:.{digits}f}" for value in values) + ")"


def _list_constants() -> list[tuple[str, str, str]]:
    """Return (comment, name, value) of each constant of the generated module, the value as Python source."""
    return [
        (
            "LSB of 12 bits that a typical slot's sensor gives for a surface that sends everything back, under\n"
            "# its LED at full in red, green, blue, and under its infrared LED",
            "LIT_LSB",
            _format_row(slot.compute_lit_lsb(), 1),
        ),
        ("share of a side neighbor's light that falls on a slot, too", "CROSSTALK", str(parts.CROSSTALK)),
        (
            "light that goes straight from an emitter to its sensor, as a share of LIT_LSB; fins let between 0 and\n"
            "# twice as much pass",
            "DIRECT",
            _format_row(stray_light.compute_direct_shares(), 4),
        ),
        ("", "DIRECT_SPREAD", str(parts.DIRECT_SPREAD)),
        (
            "likewise on a bare board, which has neither fins nor sheet; slots differ by the spread",
            "BARE_DIRECT",
            _format_row(bare_board.compute_direct_shares(), 4),
        ),
        ("", "BARE_SPREAD", str(parts.BARE_SPREAD)),
        (
            "light of the emitters one pitch away there, as a share of the slot's own",
            "BARE_BESIDE",
            f"{bare_board.compute_neighbor_share():.4f}",
        ),
        (
            "LSB of a typical sensor there in the brightest room",
            "BARE_ROOM_LSB",
            f"{bare_board.compute_room_lsb():.1f}",
        ),
        ("by how much parts differ from slot to slot", "LED_SPREAD", str(parts.LED_SPREAD)),
        ("", "INFRARED_SPREAD", str(parts.INFRARED_SPREAD)),
        ("", "SENSOR_SPREAD", str(parts.SENSOR_SPREAD)),
        (
            "LSB of an open typical slot in the brightest room",
            "ROOM_LSB",
            f"{slot.compute_room_lsb()['daylight']:.1f}",
        ),
        ("", "ROOM_LUX", str(parts.ROOM_LUX)),
        ("half the swing of the room's light, as a share of it", "FLICKER", str(parts.MODEL_FLICKER)),
        ("", "FLICKER_HZ", str(parts.FLICKER_HZ)),
        ("modulation of dimmed LEDs; each has an oscillator of its own, this exact", "PWM_HZ", str(parts.LED_PWM_HZ)),
        ("", "PWM_SPREAD", str(parts.LED_PWM_TOLERANCE)),
        (
            "time constant of sensor and load, in the weakest slot over an empty floor in infrared",
            "RESPONSE_US",
            f"{requirements.compute_slowest_us(3):.1f}",
        ),
        ("a sensor gives no more: its transistor is saturated", "CEILING_LSB", str(slot.CEILING_LSB)),
        ("the converter's noise, rms, and its wide codes (RP2040-E11)", "NOISE_LSB", str(measurements.get_noise_lsb())),
        ("", "WIDE_CODE_LSB", str(int(parts.ADC_DNL_LSB))),
        ("", "FULL_LSB", str(parts.ADC_LSB - 1)),
    ]


def _compute_foot_excess(reflectance: float) -> list[float]:
    """Return how much more light comes from the foot of a liner of this `reflectance` than from that of a typical one.

    A liner is the white lining of a pocket, its foot the lower edge. There is a number for each of the four lights: a
    share of the light from a die of reflectance 1.
    """
    return [liner.compute_foot_share(color, reflectance) - liner.compute_foot_share(color) for color in range(4)]


def _compute_pocket_excess(reflectance: float) -> list[float]:
    """Return how much more light an empty pocket with a lining of this `reflectance` returns than a typical pocket.

    There is a number for each of the four lights: a share of the light from a die of reflectance 1.
    """
    wall_excess = [
        liner.compute_liner_share(color, reflectance) - liner.compute_liner_share(color) for color in range(4)
    ]
    return [walls + foot for walls, foot in zip(wall_excess, _compute_foot_excess(reflectance), strict=True)]


def _format_surfaces() -> str:
    """Return Python source of two dicts of surfaces: the main surfaces by name, dice of other makes by make and color.

    A surface is the share of each light that a slot with it returns.
    """
    names = list(surfaces.list_reflectances())
    lines = [
        "# Share of red, green, blue and infrared light that comes back, that of floor, walls and liner's foot"
        " included.\n"
        "SURFACES = {\n",
    ]
    lines += [
        f'    "{name}": {_format_row(slot.compute_returned_shares(name), 3)},\n' for name in names if " " not in name
    ]
    lines.append("}\n\n# Likewise of dice of other makes, by make and color.\nMAKES = {\n")
    for make in dict.fromkeys(name.split(" ")[1] for name in names if " " in name):
        lines.append(f'    "{make}": {{\n')
        make_names = [name for name in names if name.endswith(" " + make)]
        lines += [
            f'        "{name.split(" ")[0]}": {_format_row(slot.compute_returned_shares(name), 3)},\n'
            for name in make_names
        ]
        lines.append("    },\n")
    return "".join(lines) + "}\n"


def format_model_source() -> str:
    """Return the source of the generated module."""
    lines = [_HEAD]
    for comment, name, value in _list_constants():
        lines.append(f"\n# {comment[0].upper() + comment[1:]}.\n" if comment else "")
        lines.append(f"{name} = {value}\n")
    lines.append(
        "\n# What comes back from floor, walls and liner alone.\n"
        f"FLOOR = {_format_row(slot.compute_returned_shares(None), 3)}\n"
    )
    lines.append(
        "\n# What the darkest and the brightest liner return more than the typical one: of an empty floor, beside a "
        "die.\n"
    )
    for name, reflectance in zip(("DARK_LINER", "BRIGHT_LINER"), parts.LINER_RETURNS_RANGE, strict=True):
        pocket, foot = _compute_pocket_excess(reflectance), _compute_foot_excess(reflectance)
        lines.append(f"{name} = ({_format_row(pocket, 4)}, {_format_row(foot, 4)})\n")
    lines.append("\n# Share of the room's light on an open slot that reaches the sensor beside a die, or a finger.\n")
    lines.append(f"ROOM_UNDER_DIE = {parts.ROOM_UNDER_DIE}\nROOM_UNDER_FINGER = {parts.ROOM_UNDER_FINGER}\n")
    lines.append(f"ROOM_UNDER_TRANSLUCENT = {parts.ROOM_UNDER_TRANSLUCENT}\n\n")
    return "".join(lines) + _format_surfaces()
