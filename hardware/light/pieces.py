"""The largest parts of Tray24 Light, each cut into two pieces for a printer with a bed of 180 mm.

These parts are the field (with the slots), the panel (with buttons and display), and their two bases. All other parts
fit the bed whole. The pieces are glued like those of the full tray (`hardware/case/pieces.py`).

The field's seam is in the middle of a wall between two columns of slots, so that no light passes through it from slot
to slot. Four rails are screwed to both pieces of the field. The panel's seam is beside its openings, and the carrier is
screwed to both pieces of the panel. The seam of the panel's base leaves the Pico's frame whole. Each piece of a base
has two screws, and straps cover the seam.
"""

from collections.abc import Mapping
from functools import cache

from hardware.case.pieces import (
    FAR,
    SMALL_MM,
    can_fit_bed,
    check_split,
    check_straps,
    cut_piece,
    find_open_seams,
    make_strap,
)
from hardware.case.shapes import make_box
from hardware.light import case, layout

CUTS = {"field": 0.0, "panel": -31.0, "field-base": 30.0, "panel-base": 40.0}  # part -> x of its seam
STRAP = (14.0, 46.0, 1.6)  # width, length, thickness: the panel's base has room for 48 mm beside the buttons' wires
STRAPS = ((30.0, 38.0), (30.0, 102.0), (40.0, -27.0))  # middles; they lie along the seams, on the bases' floors


def cut_pieces(name: str, part) -> dict:
    """Return the two pieces of a part in their places: name -> solid.

    `name` is the part's name, `part` its solid.
    """
    face_down, seam = name in case.FACE_DOWN, CUTS[name]
    bed = layout.HIGH if face_down else 0.0
    sides = {"left": (-FAR, seam, -FAR, FAR), "right": (seam, FAR, -FAR, FAR)}
    return {f"{name}-{side}": cut_piece(part, box_sides, bed, face_down) for side, box_sides in sides.items()}


@cache
def make_small_bed_parts() -> dict:
    """Return the parts that replace the large ones on a small bed: name -> solid of each piece, and of a strap.

    The solids are turned as they are printed.
    """
    pieces = {
        key: case.lay_on_bed(name, part)
        for name in CUTS
        for key, part in cut_pieces(name, case.make_printed_part(name)).items()
    }
    return pieces | {"strap": make_strap(size=STRAP)}


def check_pieces(parts: Mapping) -> list[str]:
    """Return findings about the pieces for a small bed, their seams and straps.

    `parts` has all parts of the tray in their places: name -> solid.
    """
    findings = [f"{name} does not fit a bed of {SMALL_MM:g} mm" for name in case.PRINTED
             if name not in CUTS and not can_fit_bed(case.make_plain_part(name).val())]  # fmt: skip
    for name in CUTS:
        findings += check_split(name, case.make_printed_part(name), cut_pieces(name, case.make_printed_part(name)))
    straps = [make_strap(middle, layout.FLOOR, size=STRAP) for middle in STRAPS]
    return findings + check_seam(CUTS["field"]) + check_straps(straps, parts)


def check_seam(seam: float) -> list[str]:
    """Return a finding if the seam between the field's pieces, at the x `seam`, is not in the middle of a wall."""
    half = layout.CELL_WALL / 2 - 0.05
    wall = make_box(seam - half, seam + half, *layout.FIELD, layout.WALLS_UNDER, layout.HIGH - 1.0)
    return find_open_seams(case.make_printed_part("field").val(), {"between the field's slots": wall})
