"""The parts of the slots that players see: the area of a pocket's liner (lining) and floor, and beads beside dice.

A pocket can be hidden by the top, by a die in the pocket and by a die in the pocket in front of it; a bead (the lit
spot beside a pocket) by any of 24 dice. Area is not brightness: `hardware.calc.luminance` calculates that. A picture
shows the area.
"""

from functools import cache
from math import cos, hypot, pi, radians, sin, tan
from pathlib import Path

import numpy
from PIL import Image, ImageDraw

from hardware.case import bought_solids, layout
from hardware.case.assembly import make_plain_parts
from hardware.case.inner_parts import locate_beside
from hardware.case.raster import Grid, render_heights, triangulate
from hardware.case.shapes import make_box_around
from tray24.pins import SLOTS

ANGLES = (28, 35, 45)  # degrees above the table; 28 is a player at the far side of a table, 45 one who leans over it
# [estimated] mm2 seen at the least angle: an open pocket shows as much as a disc of 11 mm, a ring as one of 5 mm.
MIN_OPEN, MIN_WITH_DIE = 100.0, 20.0
STEP_MM = 0.1
SLOT = 8  # in the second row
HIDING, FLOOR, LINER, RING, DIE = range(5)
EYE_MM = 450.0  # from the tray's middle to a player's eye, along the table, in the direction of the seat
BEAD_ANGLES = (30, 40, 50)
COLORS = ("#34373c", "#7d8a94", "#dfe3e6", "#aeb7bd", "#c98d5a")
_WIDTH_MM, _HEIGHT_MM = 30.0, 26.0  # mm of a panel


def check_visibility() -> list[str]:
    """Return findings about angles from which too little of a pocket can be seen, or too few beads.

    A bead is the lit spot beside a slot that has a die.
    """
    findings = []
    for degrees in ANGLES:
        for with_die, min_mm2 in ((False, MIN_OPEN), (True, MIN_WITH_DIE)):
            visible_mm2 = measure_visible_mm2(degrees, with_die)
            if visible_mm2 < min_mm2:
                findings.append(
                    f"a pocket {'with' if with_die else 'without'} a die shows {visible_mm2:.0f} mm2 of liner and "
                    f"floor at {degrees} degrees: {min_mm2:.0f} are needed"
                )
    for degrees in BEAD_ANGLES:
        for seat in range(len(layout.SEATS)):
            bead_count = count_visible_beads(seat, degrees)
            if bead_count < SLOTS:
                findings.append(f"seat {seat + 1} sees {bead_count} of {SLOTS} beads at {degrees} degrees")
    return findings


def count_visible_beads(seat: int, degrees: float) -> int:
    """Return how many of the 24 beads are at least half visible to a player at a seat, with a die in every slot.

    A bead is the lit spot beside a slot. The player looks from `degrees` above the table.
    """
    x, y = layout.SEATS[seat]
    eye = (EYE_MM * x / hypot(x, y), EYE_MM * y / hypot(x, y), layout.SURFACE + EYE_MM * tan(radians(degrees)))
    half, top = layout.DIE / 2, layout.SHEET_TOP + layout.DIE
    dice = [((x - half, x + half), (y - half, y + half), (0.0, top)) for x, y in layout.SLOT_MIDDLES]
    angles = [step * pi / 8 for step in range(16)]
    count = 0
    for x, y in (locate_beside(middle) for middle in layout.SLOT_MIDDLES):
        points = [
            (x + r * cos(angle), y + r * sin(angle)) for r in (layout.BEAD / 6, layout.BEAD / 3) for angle in angles
        ]
        is_hidden = [
            any(_is_crossed(die, (*point, layout.SURFACE + layout.BEAD_HIGH), eye) for die in dice) for point in points
        ]
        count += sum(is_hidden) <= len(is_hidden) / 2
    return count


def _is_crossed(sides: tuple, start: tuple[float, ...], end: tuple[float, ...]) -> bool:
    """Return whether a line from `start` to `end` passes through a box.

    `sides` has the box: its lowest and highest coordinate (low, high) on each axis.
    """
    entry, exit_share = 0.0, 1.0
    for (low, high), start_value, end_value in zip(sides, start, end, strict=True):
        if start_value == end_value:
            entry, exit_share = (entry, exit_share) if low < start_value < high else (1.0, 0.0)
            continue
        first, second = sorted(
            ((low - start_value) / (end_value - start_value), (high - start_value) / (end_value - start_value))
        )
        entry, exit_share = max(entry, first), min(exit_share, second)
    return entry < exit_share


def measure_visible_mm2(degrees: float, with_die: bool) -> float:
    """Return the visible area of the liner and floor of a pocket (the hole for a die) in mm2.

    It is seen from `degrees` above the table, and therefore foreshortened.
    """
    return measure_area(render_pocket(degrees, with_die))


def measure_area(view: numpy.ndarray) -> float:
    """Return the area of liner (lining) and floor in a view of a pocket, in mm2."""
    return float(((view == FLOOR) | (view == LINER) | (view == RING)).sum()) * STEP_MM**2


@cache
def render_pocket(degrees: float, with_die: bool) -> numpy.ndarray:
    """Return a view of one pocket from the front: at each point the kind of surface, such as `LINER`.

    Row 0 is at the top.
    """
    return render_view(_make_scene(with_die), degrees, (*layout.SLOT_MIDDLES[SLOT], layout.SURFACE))


def render_view(scene: dict[int, numpy.ndarray], degrees: float, target: tuple[float, float, float]) -> numpy.ndarray:
    """Return the kind of the nearest surface at each point of a view around `target`, from the front.

    `scene` has the triangles of each kind of surface.
    """
    elevation = degrees * pi / 180
    rotation = numpy.array(((1, 0, 0), (0, sin(elevation), cos(elevation)), (0, -cos(elevation), sin(elevation)))).T
    middle = rotation.T @ numpy.array(target)
    grid = Grid(
        middle[0] - _WIDTH_MM / 2,
        middle[1] - _HEIGHT_MM / 2,
        STEP_MM,
        round(_WIDTH_MM / STEP_MM),
        round(_HEIGHT_MM / STEP_MM),
    )
    nearest = numpy.full((grid.rows, grid.columns), -numpy.inf)
    kinds = numpy.zeros(nearest.shape, dtype=int)
    for kind, triangles in scene.items():
        depth = render_heights(triangles @ rotation, grid)
        kinds[depth > nearest] = kind
        nearest = numpy.maximum(nearest, depth)
    return kinds[::-1]


@cache
def _make_scene(with_die: bool) -> dict[int, numpy.ndarray]:
    """Return the triangles of each kind of surface around a pocket and the pocket in front of it.

    `with_die` puts a die into both pockets.
    """
    region = make_box_around(layout.SLOT_MIDDLES[SLOT], 2 * layout.PITCH, 2 * layout.PITCH, 0, layout.SURFACE + 1).val()
    front_slot = SLOT + 6
    liner = triangulate(make_plain_parts()[f"liner {SLOT}"].val())
    is_ring = liner[:, :, 2].min(axis=1) > layout.SURFACE - 0.01
    side = layout.POCKET - 0.01
    floor = make_box_around(
        layout.SLOT_MIDDLES[SLOT], side, side, layout.SHEET_TOP - 0.1, layout.SHEET_TOP, layout.POCKET_CORNER
    )
    scene = {HIDING: triangulate(make_plain_parts()["top"].val().intersect(region)), FLOOR: triangulate(floor.val()),
             LINER: liner[~is_ring], RING: liner[is_ring]}  # fmt: skip
    if with_die:
        dice = [triangulate(bought_solids.make_die(slot).val()) for slot in (SLOT, front_slot)]
        scene[DIE] = numpy.concatenate(dice)
    return scene


def draw_sight(path: Path) -> None:
    """Draw what is visible of an empty pocket and of a pocket with a die, from each angle, with the visible areas."""
    scale = 0.8
    width, height = (round(mm / STEP_MM * scale) for mm in (_WIDTH_MM, _HEIGHT_MM))
    gap, line_height = 16, 22
    image = Image.new("RGB", (len(ANGLES) * (width + gap) + gap, 2 * (height + line_height + gap) + gap), "white")
    pen = ImageDraw.Draw(image)
    palette = numpy.array([[int(color[start : start + 2], 16) for start in (1, 3, 5)] for color in COLORS])
    for row, with_die in enumerate((False, True)):
        for column, degrees in enumerate(ANGLES):
            view = Image.fromarray(palette[render_pocket(degrees, with_die)].astype("uint8"))
            left, top = gap + column * (width + gap), gap + row * (height + line_height + gap)
            image.paste(view.resize((width, height)), (left, top + line_height))
            area_text = f"{measure_visible_mm2(degrees, with_die):.0f} mm2 of liner and floor"
            text = f"{degrees} degrees, {'die' if with_die else 'open'}: {area_text}"
            pen.text((left, top), text, fill="black")
    image.convert("P", palette=Image.Palette.ADAPTIVE, colors=32).save(path, optimize=True)
