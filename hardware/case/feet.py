"""The check of the light walls' foot: as it is printed, it meets no part on the board and no joint.

Each layer is followed as a slicer cuts it, with the shrinkage and the spread of a bad print. Pads and bodies are those
of the board's file.
"""

from collections.abc import Mapping

from shapely.affinity import scale
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from shapely.strtree import STRtree

from hardware.case import layout as at
from hardware.case.assembly import plain_parts
from hardware.case.bed import section
from hardware.steps.pcb import Part, parts

SHRINKAGE = 0.003  # of PLA, towards the screw in the middle
SPREAD = 0.2  # of the first layer, on each side
MELTS_OUT = 0.3  # [estimated] by which solder stands beside its pad
JOINT_HIGH = 0.4  # [estimated] above the board, of what stands beside a pad
LAYER = 0.2
HIGHEST = 1.2  # above the board: no body beside a fin is higher


def feet_wrong(on_board: Mapping[str, Part] | None = None) -> list[str]:
    """Return the parts on the board whose joints or bodies the light walls would stand on."""
    above = [part for part in (parts() if on_board is None else on_board).values() if not part.under]
    walls = plain_parts()["light-walls"]
    found: dict[str, set[str]] = {"the joints": set(), "the bodies": set()}
    for layer in range(round(HIGHEST / LAYER)):
        low = layer * LAYER
        cut = section("light-walls", walls, low + LAYER / 2).buffer(SPREAD if layer == 0 else 0.0)
        printed = [cut, scale(cut, 1 - SHRINKAGE, 1 - SHRINKAGE, origin=(0, 0))]
        if low < JOINT_HIGH:
            found["the joints"] |= _met(printed, {part.ref: _joints(part) for part in above})
        found["the bodies"] |= _met(printed, {part.ref: _box(part.body) for part in above if part.height_mm > low})
    return [f"the light walls stand on {what} of {', '.join(sorted(refs))}" for what, refs in found.items() if refs]


def _met(printed: list[BaseGeometry], shapes: Mapping[str, BaseGeometry]) -> set[str]:
    refs, tree = list(shapes), STRtree(list(shapes.values()))
    return {refs[number] for foot in printed for number in tree.query(foot, "intersects")}


def _joints(part: Part) -> BaseGeometry:
    """Return a part's pads with the solder beside them, in the case's coordinates."""
    pads = [
        _box((x - wide / 2, y - deep / 2, x + wide / 2, y + deep / 2)) for x, y, wide, deep, _ in part.pads.values()
    ]
    return unary_union(pads).buffer(MELTS_OUT)


def _box(sides: tuple[float, float, float, float]) -> BaseGeometry:
    (left, back), (right, front) = at.of_board(*sides[:2]), at.of_board(*sides[2:])
    return box(left, front, right, back)
