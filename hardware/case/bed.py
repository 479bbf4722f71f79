"""Parts on the printer's bed: how they lie, their chamfers there, and the check of these."""

from hardware.case import layout as at
from hardware.case.assembly import PRINTED, plain_parts
from hardware.case.shapes import block

FACE_DOWN = ("top", "liner")
LEAST_CHAMFER = 0.2  # at each side, 0.05 mm above the bed
_SLICE, _ABOVE = 0.05, 0.8  # mm above the bed: within the chamfer, and above it


def lying(name: str, part):
    """Return the part lying in the middle of the printer's bed."""
    if name in FACE_DOWN:
        part = part.rotate((0, 0, 0), (1, 0, 0), 180)
    box = part.val().BoundingBox()
    return part.translate((-box.center.x, -box.center.y, -box.zmin))


def beds_wrong() -> list[str]:
    """Return the parts whose outline on the bed is not smaller than above: a first layer that spreads would project."""
    return [finding for name in PRINTED if (finding := bed_wrong(name, lying(name, _plain(name))))]


def bed_wrong(name: str, part) -> str:
    low, high = (_outline(part, height) for height in (_SLICE, _ABOVE))
    least = min(wide - narrow for narrow, wide in zip(low, high, strict=True)) / 2
    return "" if least >= LEAST_CHAMFER else f"{name} has an edge on the bed with a chamfer of {least:.2f} mm"


def _plain(name: str):
    parts = plain_parts()
    return parts.get(name) or parts.get(f"{name} 1") or parts[f"{name} 0"]


def _outline(part, height: float) -> tuple[float, float]:
    """Return width and depth of what is printed at a height."""
    side = at.PRINTER_MM
    box = part.intersect(block(-side, side, -side, side, height, height + 0.02)).val().BoundingBox()
    return box.xlen, box.ylen
