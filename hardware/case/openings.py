"""Checks of the openings in the case: the buzzer's sound gets out, and a pen reaches BOOTSEL and the reset button."""

from math import pi

from hardware.case import layout
from hardware.case.assembly import make_bought_parts, make_plain_parts
from hardware.case.shapes import make_box_around, make_cylinder

PEN_MM = 4.0  # diameter of a pen's tip
MIN_OPEN_MM2 = 12.0  # [estimated] right above the buzzer's body: as a round hole of 4 mm
_THIN_MM = 0.2


def check_openings() -> list[str]:
    """Return findings about the openings for buzzer and pen, measured in solids at the places of the bought parts."""
    return _check_grille() + _check_buttons()


def _check_grille() -> list[str]:
    """Return findings about the holes in the top and in the deck above the buzzer's body."""
    box = make_bought_parts()["BZ1"].val().BoundingBox()
    middle = (box.center.x, box.center.y)
    findings = []
    for name, low in (
        ("deck", layout.CARRIER_TOP - layout.CARRIER_THICK / 2),
        ("top", layout.PLATE_UNDER + layout.PLATE / 2),
    ):
        column = make_box_around(middle, box.xlen, box.ylen, low, low + _THIN_MM).val()
        open_mm2 = (column.Volume() - column.intersect(make_plain_parts()[name].val()).Volume()) / _THIN_MM
        if open_mm2 < MIN_OPEN_MM2:
            findings.append(f"the {name} has {open_mm2:.0f} mm2 of openings above the buzzer, not {MIN_OPEN_MM2:g}")
    return findings


def _check_buttons() -> list[str]:
    """Return findings about moving a pen from below the base up to the Pico's BOOTSEL button and the reset button."""
    reset = make_bought_parts()["SW11"].val().BoundingBox()
    places = {
        "BOOTSEL": (layout.BOOTSEL_AT, layout.PICO_TOP - layout.PICO_THICK - 2.0),
        "the reset button": ((reset.center.x, reset.center.y), reset.zmin),
    }
    findings = []
    for name, (middle, pen_end) in places.items():
        pen = make_cylinder(middle, PEN_MM, -1, pen_end).val()
        hit_parts = [other for other in ("base", "light-walls", "deck")
               if pen.intersect(make_plain_parts()[other].val()).Volume() > 0.01 * pi]  # fmt: skip
        findings += [f"a pen of {PEN_MM:g} mm on its way to {name} meets the {other}" for other in hit_parts]
    return findings
