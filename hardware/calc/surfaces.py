"""Reflectances of objects on a slot: molded, translucent, dark and printed dice, and fingers."""

from functools import cache

from hardware.calc import kernel, measurements, parts
from hardware.stickers.art import read_art

Shares = tuple[float, ...]

# Share of light that is reflected diffusely: red, green, blue, infrared. [memory] injection-molded ABS and acrylic dice
# of saturated colors, which hardly differ in infrared; no document states these figures.
PLAIN: dict[str, Shares] = {
    "r": (0.75, 0.10, 0.10, 0.60),
    "y": (0.75, 0.60, 0.10, 0.60),
    "g": (0.10, 0.50, 0.20, 0.60),
    "b": (0.08, 0.15, 0.60, 0.60),
    "white": (0.85, 0.85, 0.85, 0.80),
    "ivory": (0.80, 0.74, 0.60, 0.78),
    "black": (0.05, 0.05, 0.05, 0.10),
    "finger": (0.55, 0.30, 0.22, 0.60),
}
# [estimated] Translucent dice send back about half of a molded die's light, and let the rest through. Dark dice have a
# third of the light and, with soot in the plastic, little infrared.
_TRANSLUCENT = 0.5
_DARK = 0.35
_DARK_INFRARED = 0.30
COLORS = "rygb"

# Printed dice. [estimated] Inks of color printers are nearly clear in infrared; black ink has soot, and a dark mark is
# printed with some of it.
INK_INFRARED = 0.95  # of the paper's reflectance, under body ink
MARK_INFRARED = 0.35  # likewise, under the marks' ink
# A typical mark: a digit in a box of this size, of which its strokes cover a share. The real art is rendered and
# weighed by the checks of the printed dice.
MARK_MM = (6.0, 9.0)
MARK_COVERS = 0.45


def hex_to_linear(srgb: str) -> Shares:
    """Return the linear red, green and blue of a color #rrggbb."""
    values = [int(srgb[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return tuple(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values)


def compute_ink_reflectances(srgb: str, infrared: float) -> Shares:
    """Return the reflectances of an ink on white paper; `infrared` is the ink's infrared as a share of the paper's."""
    return (
        *(ink * paper for ink, paper in zip(hex_to_linear(srgb), parts.PAPER, strict=False)),
        infrared * parts.PAPER[3],
    )


def compute_printed_reflectances(body: Shares, mark: Shares) -> Shares:
    """Return the reflectances of a printed face as a sensor sees it: a mixture of the body's color and the mark's.

    The mark's weight is the share of the sensor's signal that comes from it.
    """
    reflectances = []
    for color in range(4):
        share = kernel.compute_share_within(color, *MARK_MM) * MARK_COVERS
        reflectances.append(body[color] * (1 - share) + mark[color] * share)
    return tuple(reflectances)


@cache
def list_printed_dice() -> dict[str, Shares]:
    """Return name -> reflectances of printed dice: each color, the wild, and the white sticker for calibration."""
    art = read_art()
    inks = measurements.load_figures().inks
    reflectances: dict[str, Shares] = {"paper": parts.PAPER}
    for name in COLORS:
        body = inks.get(name) or compute_ink_reflectances(art.printed[name], INK_INFRARED)
        mark = inks.get("dark") or compute_ink_reflectances(art.inks[name], MARK_INFRARED)
        reflectances[name + " sticker"] = compute_printed_reflectances(body, mark)
    mark = inks.get("dark") or compute_ink_reflectances(art.inks["k"], MARK_INFRARED)
    reflectances["white sticker"] = compute_printed_reflectances(parts.PAPER, mark)
    return reflectances


@cache
def list_reflectances() -> dict[str, Shares]:
    """Return name -> reflectances of all surfaces, in red, green, blue and infrared."""
    reflectances = dict(PLAIN)
    for name in COLORS:
        reflectances[name + " translucent"] = tuple(share * _TRANSLUCENT for share in PLAIN[name])
        reflectances[name + " dark"] = (*(share * _DARK for share in PLAIN[name][:3]), _DARK_INFRARED)
    reflectances.update(list_printed_dice())
    reflectances.update(
        {name: shares for name, shares in measurements.load_figures().inks.items() if name not in (*COLORS, "dark")}
    )
    return reflectances
