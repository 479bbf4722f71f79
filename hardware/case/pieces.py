"""The four pieces each of top and base for a printer with a bed of 180 mm; all other parts fit this bed whole.

Tray24 Light's parts are cut, strapped and checked by the same functions (`hardware/light/pieces.py`).

The pieces are butted and glued, with straps behind the seams of thin plates. Light walls, sheet, board and deck, which
are screwed to all pieces of the top, hold these together; each piece of the base has its screw and touches the top. The
seams of top and base are in different places. The top's seams pass between slots, in the middle of walls, so that no
light gets into them. A chamfer on the bed makes each seam a groove, so that the spread first layers of two pieces do
not touch.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from math import cos, pi, sin

from hardware.case import layout
from hardware.case.assembly import PRINTED, make_all_parts, make_plain_parts, make_printed_part
from hardware.case.raster import triangulate
from hardware.case.shapes import chamfer_bed_edges, make_box, make_box_around

SMALL_MM = 180.0
EDGE_MM = 2.0  # kept free at the bed's edges
FAR = 200.0
# Part -> y of the seam from left to right; x of the seams behind and in front of it.
CUTS = {"top": (-54.0, 26.3, -26.0), "base": (0.0, 0.0, 0.0)}
STRAP = (14.0, 60.0, 1.6)  # width, length, thickness
# Under the top's plate, and on the base's floor: middle, height, whether it lies across.
STRAPS = (
    ((CUTS["top"][2], -90.0), layout.PLATE_UNDER - STRAP[2], False),
    *(((0.0, y), layout.FLOOR, False) for y in (-48.0, 40.0)),
    *(((x, 0.0), layout.FLOOR, True) for x in (-48.0, 48.0)),
)
_MIN_WALL_SHARE = 0.96  # least share of the seams between slots that lies within the top
_TOUCH_MM3 = 0.05
_MAX_LOSS_MM3 = 80.0  # by the chamfers of all seams of a part


def cut_piece(part, sides: tuple[float, float, float, float], bed: float, face_down: bool):
    """Return the piece of a part between four sides (left, right, front, back), with chamfers at its edges on the bed.

    `bed` is the height of the face that lies on the bed; `face_down` says whether that is the part's upper face.
    """
    low, high = (bed - FAR, bed) if face_down else (bed, bed + FAR)
    return part.intersect(chamfer_bed_edges(make_box(*sides, low, high), ">Z" if face_down else "<Z"))


def cut_pieces(name: str, part) -> dict:
    """Return the four pieces of the top or of the base in their places: name -> solid."""
    y, *seams = CUTS[name]
    pieces = {}
    for (row, front, back), seam in zip((("back", y, FAR), ("front", -FAR, y)), seams, strict=True):
        for column, left, right in (("left", -FAR, seam), ("right", seam, FAR)):
            sides = (left, right, front, back)
            pieces[f"{name}-{row}-{column}"] = cut_piece(
                part, sides, layout.SURFACE if name == "top" else 0.0, name == "top"
            )
    return pieces


def make_strap(middle=(0.0, 0.0), bottom: float = 0.0, is_across: bool = False, size=STRAP):
    """Return a strap, which is glued across a seam of two pieces. Its ends are chamfered on the bed.

    `bottom` is the height of its lower side; `is_across` turns it by 90 degrees.
    """
    width, length, thickness = size
    sides = (length, width) if is_across else (width, length)
    return chamfer_bed_edges(make_box_around(middle, *sides, bottom, bottom + thickness, 1.0))


@cache
def make_small_bed_parts() -> dict:
    """Return the parts that replace top and base on a small bed: name -> solid of each piece, and a strap."""
    return (
        cut_pieces("top", make_printed_part("top"))
        | cut_pieces("base", make_printed_part("base"))
        | {"strap": make_strap()}
    )


def check_pieces() -> list[str]:
    """Return findings about the pieces for a small bed and their straps.

    A piece must be whole and fit the bed; together the pieces must be the whole part; seams must be within walls, and
    nothing may be in a strap's place.
    """
    findings = [f"{name} does not fit a bed of {SMALL_MM:g} mm" for name in PRINTED
             if name not in CUTS and not can_fit_bed(make_printed_part(name).val())]  # fmt: skip
    for name in CUTS:
        part = make_plain_parts()[name]
        findings += check_split(name, part, cut_pieces(name, part))
    straps = [make_strap(*place) for place in STRAPS]
    return findings + check_seams(make_plain_parts()["top"].val()) + check_straps(straps, make_all_parts())


def check_split(name: str, part_shape, pieces: Mapping) -> list[str]:
    """Return findings about the `pieces` of a part: not one solid, too large for the small bed, lost material."""
    shapes = {key: part.val() for key, part in pieces.items()}
    findings = [f"{key} is not one solid" for key, shape in shapes.items()
             if not shape.isValid() or len(shape.Solids()) != 1]  # fmt: skip
    findings += [
        f"{key} does not fit a bed of {SMALL_MM:g} mm" for key, shape in shapes.items() if not can_fit_bed(shape)
    ]
    if abs(part_shape.val().Volume() - sum(shape.Volume() for shape in shapes.values())) > _MAX_LOSS_MM3:
        findings.append(f"the pieces of the {name} are not all of it")
    return findings


def can_fit_bed(shape) -> bool:
    """Return whether a part fits the small bed in some rotation."""
    side, box = SMALL_MM - 2 * EDGE_MM, shape.BoundingBox()
    if max(box.xlen, box.ylen) <= side:
        return True
    points = triangulate(shape).reshape(-1, 3)[:, :2]
    for degrees in range(5, 90, 5):
        angle = degrees * pi / 180
        rotated_axes = (
            points[:, 0] * cos(angle) + points[:, 1] * sin(angle),
            points[:, 1] * cos(angle) - points[:, 0] * sin(angle),
        )
        if all(coordinates.max() - coordinates.min() <= side for coordinates in rotated_axes):
            return True
    return False


def check_seams(top, cuts: tuple[float, float, float] = CUTS["top"]) -> list[str]:
    """Return findings about seams of the top that are not within the walls between slots, so that light gets into them.

    `cuts` has the places of the seams, as in `CUTS`.
    """
    front, seam, _ = cuts
    width, depth = layout.FLOOR_SIZE
    # The walls end below the engravings and chamfers of the face.
    half_width, low, high = 0.02, layout.SHEET_TOP + 0.1, layout.SURFACE - 1.0
    back = depth / 2
    return find_open_seams(top, {
        "behind the field's front edge": make_box(seam - half_width, seam + half_width, front, back, low, high),
        "in front of the field's front edge": make_box(
            -width / 2, width / 2, front - half_width, front + half_width, low, high
        ),
    })  # fmt: skip


def find_open_seams(part, walls: Mapping) -> list[str]:
    """Return findings about seams of a part that are not within walls.

    `walls`: name of a seam -> the thin solid around it that the part must fill.
    """
    shares = {name: wall.val().intersect(part).Volume() / wall.val().Volume() for name, wall in walls.items()}
    return [f"{1 - share:.0%} of the seam {name} opens into shafts" for name, share in shares.items()
            if share < _MIN_WALL_SHARE]  # fmt: skip


def _is_near(first, second) -> bool:
    return all(
        max(getattr(first, f"{axis}min"), getattr(second, f"{axis}min"))
        < min(getattr(first, f"{axis}max"), getattr(second, f"{axis}max"))
        for axis in "xyz"
    )


def check_straps(straps: Iterable, parts: Mapping) -> list[str]:
    """Return findings about parts that are in the place of a strap. `parts` has the solids by name."""
    findings = []
    for strap, (name, part) in product([strap.val() for strap in straps], parts.items()):
        shared_mm3 = (
            strap.intersect(part.val()).Volume() if _is_near(strap.BoundingBox(), part.val().BoundingBox()) else 0.0
        )
        if shared_mm3 > _TOUCH_MM3:
            findings.append(f"a strap shares {shared_mm3:.1f} mm3 with {name}")
    return findings
