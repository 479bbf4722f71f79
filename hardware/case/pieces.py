"""Cut top and base into four pieces each, for a printer with a bed of 180 mm; all other parts fit this bed whole.

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

from hardware.case import layout as at
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
    ((CUTS["top"][2], -90.0), at.PLATE_UNDER - STRAP[2], False),
    *(((0.0, y), at.FLOOR, False) for y in (-48.0, 40.0)),
    *(((x, 0.0), at.FLOOR, True) for x in (-48.0, 48.0)),
)
_SEAM = 0.96  # least share of the seams between slots that lies within the top
_TOUCH_MM3 = 0.05
_LOST_MM3 = 80.0  # by the chamfers of all seams of a part


def cut_piece(whole, sides: tuple[float, float, float, float], bed: float, face_down: bool):
    """Return the piece of a part between four sides (left, right, front, back), with chamfers at its edges on the bed.

    `bed` is the height of the face that lies on the bed; `face_down` says whether that is the part's upper face.
    """
    low, high = (bed - FAR, bed) if face_down else (bed, bed + FAR)
    return whole.intersect(chamfer_bed_edges(make_box(*sides, low, high), ">Z" if face_down else "<Z"))


def cut_pieces(name: str, whole) -> dict:
    """Return the four pieces of the top or of the base in their places: name -> solid."""
    y, *seams = CUTS[name]
    found = {}
    for (row, front, back), seam in zip((("back", y, FAR), ("front", -FAR, y)), seams, strict=True):
        for column, left, right in (("left", -FAR, seam), ("right", seam, FAR)):
            sides = (left, right, front, back)
            found[f"{name}-{row}-{column}"] = cut_piece(
                whole, sides, at.SURFACE if name == "top" else 0.0, name == "top"
            )
    return found


def make_strap(middle=(0.0, 0.0), under: float = 0.0, across: bool = False, size=STRAP):
    """Return a strap, which is glued across a seam of two pieces. Its ends are chamfered on the bed.

    `under` is the height of its lower side; `across` turns it by 90 degrees.
    """
    width, length, thick = size
    sides = (length, width) if across else (width, length)
    return chamfer_bed_edges(make_box_around(middle, *sides, under, under + thick, 1.0))


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
    found = [f"{name} does not fit a bed of {SMALL_MM:g} mm" for name in PRINTED
             if name not in CUTS and not can_fit_bed(make_printed_part(name).val())]  # fmt: skip
    for name in CUTS:
        whole = make_plain_parts()[name]
        found += check_split(name, whole, cut_pieces(name, whole))
    straps = [make_strap(*place) for place in STRAPS]
    return found + check_seams(make_plain_parts()["top"].val()) + check_straps(straps, make_all_parts())


def check_split(name: str, whole, made: Mapping) -> list[str]:
    """Return findings about the pieces `made` of a part: not one solid, too large for the small bed, lost material."""
    shapes = {key: part.val() for key, part in made.items()}
    found = [f"{key} is not one solid" for key, shape in shapes.items()
             if not shape.isValid() or len(shape.Solids()) != 1]  # fmt: skip
    found += [f"{key} does not fit a bed of {SMALL_MM:g} mm" for key, shape in shapes.items() if not can_fit_bed(shape)]
    if abs(whole.val().Volume() - sum(shape.Volume() for shape in shapes.values())) > _LOST_MM3:
        found.append(f"the pieces of the {name} are not all of it")
    return found


def can_fit_bed(shape) -> bool:
    """Return whether a part fits the small bed in some rotation."""
    side, box = SMALL_MM - 2 * EDGE_MM, shape.BoundingBox()
    if max(box.xlen, box.ylen) <= side:
        return True
    flat = triangulate(shape).reshape(-1, 3)[:, :2]
    for degrees in range(5, 90, 5):
        way = degrees * pi / 180
        turned = (flat[:, 0] * cos(way) + flat[:, 1] * sin(way), flat[:, 1] * cos(way) - flat[:, 0] * sin(way))
        if all(coordinates.max() - coordinates.min() <= side for coordinates in turned):
            return True
    return False


def check_seams(top, cuts: tuple[float, float, float] = CUTS["top"]) -> list[str]:
    """Return findings about seams of the top that are not within the walls between slots, so that light gets into them.

    `cuts` has the places of the seams, as in `CUTS`.
    """
    front, seam, _ = cuts
    width, depth = at.FLOOR_SIZE
    thin, low, high = 0.02, at.SHEET_TOP + 0.1, at.SURFACE - 1.0  # below the engravings and chamfers of the face
    back = depth / 2
    return find_open_seams(top, {
        "behind the field's front edge": make_box(seam - thin, seam + thin, front, back, low, high),
        "in front of the field's front edge": make_box(-width / 2, width / 2, front - thin, front + thin, low, high),
    })  # fmt: skip


def find_open_seams(part, walls: Mapping) -> list[str]:
    """Return findings about seams of a part that are not within walls.

    `walls`: name of a seam -> the thin solid around it that the part must fill.
    """
    shares = {where: wall.val().intersect(part).Volume() / wall.val().Volume() for where, wall in walls.items()}
    return [f"{1 - share:.0%} of the seam {where} opens into shafts" for where, share in shares.items()
            if share < _SEAM]  # fmt: skip


def _is_near(one, other) -> bool:
    return all(
        max(getattr(one, f"{axis}min"), getattr(other, f"{axis}min"))
        < min(getattr(one, f"{axis}max"), getattr(other, f"{axis}max"))
        for axis in "xyz"
    )


def check_straps(straps: Iterable, parts: Mapping) -> list[str]:
    """Return findings about parts that are in the place of a strap."""
    found = []
    for strap, (name, part) in product([strap.val() for strap in straps], parts.items()):
        shared = (
            strap.intersect(part.val()).Volume() if _is_near(strap.BoundingBox(), part.val().BoundingBox()) else 0.0
        )
        if shared > _TOUCH_MM3:
            found.append(f"a strap shares {shared:.1f} mm3 with {name}")
    return found
