"""The check of the lower edge of the printed light walls: it must touch no part and no solder joint on the board.

Each layer is followed as a slicer cuts it, with the shrinkage and the spread of a bad print. Pads and bodies are those
of the board's file.
"""

from collections.abc import Mapping

from shapely.affinity import scale
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from shapely.strtree import STRtree

from hardware.case import layout
from hardware.case.assembly import make_plain_parts
from hardware.case.bed import cut_section
from hardware.steps.board_reader import BoardPart, read_parts

SHRINKAGE = 0.003  # of PLA, towards the screw in the middle
SPREAD = 0.2  # of the first layer, on each side
MELTS_OUT = 0.3  # [estimated] by which solder stands beside its pad
JOINT_HIGH = 0.4  # [estimated] above the board, of what stands beside a pad
LAYER = 0.2
HIGHEST = 1.2  # above the board: no body beside a fin is higher


def check_feet(board_parts: Mapping[str, BoardPart] | None = None) -> list[str]:
    """Return findings about parts on the board whose solder joints or bodies the light walls would touch.

    `board_parts` has the board's parts by reference; by default they are read from the board's file.
    """
    upper_parts = [part for part in (read_parts() if board_parts is None else board_parts).values() if not part.is_back]
    walls = make_plain_parts()["light-walls"]
    found: dict[str, set[str]] = {"the joints": set(), "the bodies": set()}
    for layer in range(round(HIGHEST / LAYER)):
        low = layer * LAYER
        section = cut_section("light-walls", walls, low + LAYER / 2).buffer(SPREAD if layer == 0 else 0.0)
        sections = [section, scale(section, 1 - SHRINKAGE, 1 - SHRINKAGE, origin=(0, 0))]
        if low < JOINT_HIGH:
            found["the joints"] |= _find_met(sections, {part.ref: _make_joints(part) for part in upper_parts})
        found["the bodies"] |= _find_met(
            sections, {part.ref: _make_box(part.body) for part in upper_parts if part.height_mm > low}
        )
    return [
        f"the light walls stand on {shape_name} of {', '.join(sorted(refs))}"
        for shape_name, refs in found.items()
        if refs
    ]


def _find_met(sections: list[BaseGeometry], shapes: Mapping[str, BaseGeometry]) -> set[str]:
    refs, tree = list(shapes), STRtree(list(shapes.values()))
    return {refs[index] for section in sections for index in tree.query(section, "intersects")}


def _make_joints(part: BoardPart) -> BaseGeometry:
    """Return the area of a part's pads with the solder around them, in the case's coordinates."""
    pads = [
        _make_box((x - width / 2, y - depth / 2, x + width / 2, y + depth / 2))
        for x, y, width, depth, _ in part.pads.values()
    ]
    return unary_union(pads).buffer(MELTS_OUT)


def _make_box(sides: tuple[float, float, float, float]) -> BaseGeometry:
    (left, back), (right, front) = layout.board_to_case(*sides[:2]), layout.board_to_case(*sides[2:])
    return box(left, front, right, back)
