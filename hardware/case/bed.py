"""The parts on the printer's bed, and the check that their edges on the bed have chamfers.

The first layer spreads by 0.2 mm and more. Every edge on the bed has a chamfer for that, except where nothing fits
closely: see `get_free_edges`.
"""

import cadquery as cq
from shapely import coverage_union_all
from shapely.geometry import Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from hardware.case import layout
from hardware.case.assembly import PRINTED, make_plain_part
from hardware.case.inner_parts import locate_beside

FACE_DOWN = ("top",)
MIN_CHAMFER = 0.2  # at each side, 0.05 mm above the bed
_SLICE_MM, _ABOVE_MM = 0.05, 0.6  # mm above the bed: within the chamfer, and above it
NOWHERE = Polygon()
_MIN_MM2 = 0.02  # of a finding: smaller ones are rounding


def lay_on_bed(name: str, part):
    """Return a part as it is printed: turned, and in the middle of the printer's bed."""
    if name in FACE_DOWN:
        part = part.rotate((0, 0, 0), (1, 0, 0), 180)
    bounds = part.val().BoundingBox()
    return part.translate((-bounds.center.x, -bounds.center.y, -bounds.zmin))


def check_beds() -> list[str]:
    """Return findings about edges of all printed parts on the bed without a chamfer.

    Without a chamfer the first layer, which spreads when it is printed, would project there.
    """
    return [finding for name in PRINTED for finding in check_bed(name, make_plain_part(name), get_free_edges(name))]


def check_bed(name: str, part, free_area: BaseGeometry = NOWHERE) -> list[str]:
    """Return a finding for each outline or opening of a part that has no chamfer on the bed.

    The part is in its place in the tray. Edges within `free_area` need no chamfer, because nothing fits closely there.
    """
    lower_section, upper_section = (cut_section(name, part, height) for height in (_SLICE_MM, _ABOVE_MM))
    bare_area = lower_section.difference(upper_section.buffer(-MIN_CHAMFER)).difference(free_area)
    findings = []
    for piece in getattr(bare_area, "geoms", [bare_area]):
        if piece.area > _MIN_MM2:
            left, front, right, back = piece.bounds
            findings.append(f"{name} has an edge on the bed without a chamfer of {MIN_CHAMFER} mm "
                         f"at ({(left + right) / 2:.1f}, {(front + back) / 2:.1f}), "
                         f"{right - left:.1f} x {back - front:.1f} mm")  # fmt: skip
    return findings


def get_free_edges(name: str) -> BaseGeometry:
    """Return the area in which a part's edges on the bed need no chamfer, as nothing fits closely there.

    It covers the buzzer's holes in the top; the openings for a pen in the base; the outside of a liner (a pocket's
    lining); the light walls' cells and fins, which keep a distance from the board's parts (checked in `feet`); holes
    for a switch's legs, 1 mm wider than a leg; the hollows in a key.
    """
    if name == "top":
        return _make_square(layout.BUZZER_AT, 14.0)
    if name == "base":
        holes = ((layout.BOOTSEL_AT, layout.BOOTSEL_HOLE), (layout.RESET_AT, layout.RESET_HOLE))
        return unary_union([_make_square(middle, diameter + 1) for middle, diameter in holes])
    if name == "liner":
        middle = layout.SLOT_MIDDLES[0]
        room = _make_square(middle, layout.POCKET - 2 * layout.POCKET_CORNER).buffer(layout.POCKET_CORNER + 0.5)
        seat = unary_union([room, Point(locate_beside(middle)).buffer(layout.ROD_HOLE / 2 + 0.3)])
        return _make_square(middle, layout.PITCH).difference(seat)
    if name == "light-walls":
        cells = unary_union(
            [_make_square(middle, layout.PITCH - layout.LIGHT_WALL + 0.5) for middle in layout.SLOT_MIDDLES]
        )
        return cells.difference(
            unary_union([Point(screw).buffer(layout.SCREW_HOLE / 2 + 0.5) for screw in layout.FIELD_SCREWS])
        )
    if name == "carrier":
        return _make_square(layout.SEATS[0], layout.SWITCH_LEGS[0] + 4)
    if name.startswith("key-"):
        key = [f"key-{color}" for color in ("red", "yellow", "green", "blue")].index(name)
        (x, y), (width, depth) = layout.KEYS[key], layout.KEY_CAP
        cap = box(x - width / 2, y - depth / 2, x + width / 2, y + depth / 2)
        return cap.difference(_make_square((x, y), layout.SWITCH_PLUNGER + 1.0))
    return NOWHERE


def _make_square(middle: tuple[float, float], side: float) -> Polygon:
    x, y = middle
    return box(x - side / 2, y - side / 2, x + side / 2, y + side / 2)


def cut_section(name: str, part, height: float) -> BaseGeometry:
    """Return a part's cross section at a height above the bed."""
    shape = part.val()
    bounds = shape.BoundingBox()
    z = bounds.zmax - height if name in FACE_DOWN else bounds.zmin + height
    side = 3 * layout.PRINTER_MM
    plane = cq.Face.makePlane(side, side, (0, 0, z), (0, 0, 1))
    corners, triangles = shape.intersect(plane).tessellate(0.01, 0.1)
    polygons = [Polygon([(corners[index].x, corners[index].y) for index in triangle]) for triangle in triangles]
    return coverage_union_all(polygons)
