"""Checks of the case of Tray24 Light: solids, walls, collisions, the LED rows, the slots' light, the cable, quantities.

The checks of the pieces for a small bed are in `pieces`.
"""

from functools import cache

from shapely.geometry import box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from hardware.calc import parts as parts_of_slot
from hardware.calc.luminance import ANGLES, TYPICAL
from hardware.case import layout as case_layout
from hardware.case.bed import NOWHERE, check_bed
from hardware.case.checks import find_thinnest, is_closed, make_mesh
from hardware.case.shapes import make_compound
from hardware.hand_wiring.parts_list import check_quantities
from hardware.light import bought_solids, case, layout, luminance, wiring
from hardware.light.pieces import check_pieces

_TOUCH_MM3 = 0.5  # parts that touch share only rounding errors
_MIN_THICKNESS = {"cup": layout.TONGUE_THICK}
_REPEATED = {case.name_cap(button) for button in range(1, len(layout.SEATS + layout.KEYS))}  # but for the engraving
_MIN_TURN_MM = 5.0  # beyond the end of a row, for three soldered wires
_CABLE_ROOM_MM = 0.5
# Pads to solder to are at the end of a row: the wires touch the strip.
_WIRE_NAMES = frozenset(bought_solids.make_wires())


def check_case() -> list[str]:
    """Return findings about the case of Tray24 Light; [] when nothing is wrong."""
    findings = check_solids() + check_overlaps() + check_pieces(make_all_parts()) + check_rows() + check_cable()
    return findings + check_light() + check_counts()


def check_solids() -> list[str]:
    """Return findings about the solid of each printed part alone: closed, of one piece, not too large, not too thin."""
    findings = []
    for name in case.PRINTED:
        shape = case.make_printed_part(name).val()
        if not shape.isValid() or len(shape.Solids()) != 1 or not is_closed(make_mesh(shape)):
            findings.append(f"{name} is not one closed solid")
        box = shape.BoundingBox()
        if max(box.xlen, box.ylen, box.zlen) > layout.PRINTER_MM:
            findings.append(f"{name} is {box.xlen:.0f} x {box.ylen:.0f} mm: the printer has {layout.PRINTER_MM:.0f}")
        if name in _REPEATED:
            continue
        thickness, _ = find_thinnest(case.make_plain_part(name).val())
        if thickness < _MIN_THICKNESS.get(name, layout.MIN_WALL) - 0.02:
            findings.append(f"{name} is {thickness:.2f} mm thick")
        findings += check_bed(name, case.lay_on_bed(name, case.make_plain_part(name)), _get_leg_holes(name))
    return findings


def _get_leg_holes(name: str) -> BaseGeometry:
    """Return the area of the holes for switch legs in the carrier as it is on the bed.

    They are 1 mm wider than a leg.
    """
    if name != "carrier":
        return NOWHERE
    middle = case.make_plain_part(name).val().BoundingBox().center
    side = case_layout.SWITCH_LEGS[0] / 2 + 2
    return unary_union([box(x - side, y - side, x + side, y + side)
                        for x, y in ((x - middle.x, y - middle.y) for x, y in layout.SEATS + layout.KEYS)])  # fmt: skip


@cache
def make_all_parts() -> dict:
    """Return all parts in their places, printed and bought: name -> solid."""
    caps = {case.name_cap(button) for button in range(len(layout.SEATS + layout.KEYS))}
    parts = {
        name: case.make_printed_part(name) for name in case.PRINTED if name not in ("cup", "rail") and name not in caps
    }
    parts["rails"] = make_compound([case.make_rail(row) for row in range(len(layout.ROW_MIDDLES))])
    parts["cups"] = make_compound([case.make_slot_cup(slot) for slot in range(len(layout.SLOT_MIDDLES))])
    parts["caps"] = make_compound([case.make_plain_part(name) for name in sorted(caps)])
    parts["switches"] = make_compound([bought_solids.make_switch(middle) for middle in layout.SEATS + layout.KEYS])
    parts["strip"] = bought_solids.make_strip()
    parts["pads"] = bought_solids.make_pads()
    parts["pico"] = bought_solids.make_pico()
    parts["cable"] = bought_solids.make_cable()
    parts["display"] = bought_solids.make_display()
    parts["piezo"] = bought_solids.make_piezo()
    parts["die"] = luminance.make_die(luminance.SLOT)
    return parts | bought_solids.make_screws() | bought_solids.make_wires()


def check_overlaps() -> list[str]:
    """Return findings about the pairs of parts that overlap. Wires may overlap each other, but not parts."""
    shapes = {name: part.val() for name, part in make_all_parts().items()}
    boxes = {name: shape.BoundingBox() for name, shape in shapes.items()}
    names = list(shapes)
    findings = []
    for number, first in enumerate(names):
        for second in names[number + 1 :]:
            if {first, second} <= _WIRE_NAMES or _is_apart(boxes[first], boxes[second]):
                continue
            if (shared_mm3 := shapes[first].intersect(shapes[second]).Volume()) > _TOUCH_MM3:
                findings.append(f"{first} and {second} share {shared_mm3:.1f} mm3")
    return findings


def _is_apart(first, second) -> bool:
    return any(
        min(getattr(first, f"{axis}max"), getattr(second, f"{axis}max"))
        <= max(getattr(first, f"{axis}min"), getattr(second, f"{axis}min"))
        for axis in "xyz"
    )


def check_rows() -> list[str]:
    """Return findings about the rows into which the LED strip is cut: length, number of LEDs, room at their ends.

    Wires are soldered to the ends.
    """
    findings = []
    strip, field = bought_solids.make_strip().val().BoundingBox(), case.make_printed_part("field").val().BoundingBox()
    if abs(strip.xlen - wiring.ROW_LEDS * wiring.PITCH_MM) > 0.01:
        findings.append(f"a row of the strip is {strip.xlen:.1f} mm long, not {wiring.ROW_LEDS} LEDs")
    for room in (field.xmax - layout.WALL - strip.xmax, strip.xmin - field.xmin - layout.WALL):
        if room < _MIN_TURN_MM:
            findings.append(f"{room:.1f} mm are left at an end of the rows for soldered wires")
    if len(layout.SLOT_MIDDLES) != wiring.LEDS:
        findings.append(f"{wiring.LEDS} LEDs for {len(layout.SLOT_MIDDLES)} slots")
    return findings


def check_cable() -> list[str]:
    """Return findings about the hole in the wall for the USB cable.

    `check_overlaps` finds what is in the way of the cable's plug in the tray.
    """
    width, height = layout.CABLE_HOLE
    if min(width, height) < layout.CABLE + _CABLE_ROOM_MM:
        return [f"the cable of {layout.CABLE:.1f} mm has no room in its hole of {width:.1f} x {height:.1f} mm"]
    return []


def check_light() -> list[str]:
    """Return findings about a slot's light: too dark with or without a die, or hidden by the die in front of it.

    The cups are of typical white filament.
    """
    findings = []
    for with_dice, case_text in ((True, "beside a die"), (False, "of an open slot")):
        luminances = luminance.compute_luminance(TYPICAL, with_dice, wiring.LEDS)
        findings += [
            f"{color} {case_text} has {cd_m2:.0f} cd/m2 when all slots have it: "
            f"{parts_of_slot.SEEN_CD_M2:.0f} are needed"
            for color, cd_m2 in zip(("red", "green", "blue"), luminances, strict=True)
            if cd_m2 < parts_of_slot.SEEN_CD_M2
        ]
    for degrees in ANGLES:
        if (visible_mm2 := luminance.measure_visible_mm2(degrees)) < luminance.MIN_SEEN_MM2:
            findings.append(
                f"{visible_mm2:.0f} mm2 of a light are seen from {degrees} degrees, past the die in front of it"
            )
    return findings


def check_counts() -> list[str]:
    """Return findings about quantities in the parts list that differ from those in the case."""
    short_screws = len(layout.list_corners(layout.FIELD) + layout.list_corners(layout.PANEL)) + len(
        layout.CARRIER_SCREWS
    )
    short_screws += len(case.list_rail_screws())
    counts = {"screw": short_screws, "nut": len(layout.SEAM_SCREWS), "button": len(layout.SEATS + layout.KEYS)}
    return check_quantities(wiring.parts(), counts)
