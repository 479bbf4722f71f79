"""Measure what players see of the slots: the area of a pocket's liner (lining) and floor, and beads beside dice.

A pocket can be hidden by the top, by a die in the pocket and by a die in the pocket in front of it; a bead (the lit
spot beside a pocket) by any of 24 dice. Area is not brightness: `hardware.calc.luminance` calculates that. A picture
shows the area.
"""

from functools import cache
from math import cos, hypot, pi, radians, sin, tan
from pathlib import Path

import numpy
from PIL import Image, ImageDraw

from hardware.case import bought_solids
from hardware.case import layout as at
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
_WIDE, _HIGH = 30.0, 26.0  # mm of a panel


def check_visibility() -> list[str]:
    """Return findings about angles from which too little of a pocket can be seen, or too few beads.

    A bead is the lit spot beside a slot that has a die.
    """
    findings = []
    for degrees in ANGLES:
        for with_die, least in ((False, MIN_OPEN), (True, MIN_WITH_DIE)):
            seen = measure_visible_mm2(degrees, with_die)
            if seen < least:
                findings.append(f"a pocket {'with' if with_die else 'without'} a die shows {seen:.0f} mm2 of liner and "
                                f"floor at {degrees} degrees: {least:.0f} are needed")  # fmt: skip
    for degrees in BEAD_ANGLES:
        for seat in range(len(at.SEATS)):
            beads = count_visible_beads(seat, degrees)
            if beads < SLOTS:
                findings.append(f"seat {seat + 1} sees {beads} of {SLOTS} beads at {degrees} degrees")
    return findings


def count_visible_beads(seat: int, degrees: float) -> int:
    """Return how many of the 24 beads are at least half visible to a player at a seat, with a die in every slot.

    A bead is the lit spot beside a slot. The player looks from `degrees` above the table.
    """
    x, y = at.SEATS[seat]
    eye = (EYE_MM * x / hypot(x, y), EYE_MM * y / hypot(x, y), at.SURFACE + EYE_MM * tan(radians(degrees)))
    half, top = at.DIE / 2, at.SHEET_TOP + at.DIE
    dice = [((x - half, x + half), (y - half, y + half), (0.0, top)) for x, y in at.SLOT_MIDDLES]
    ways = [step * pi / 8 for step in range(16)]
    count = 0
    for x, y in (locate_beside(middle) for middle in at.SLOT_MIDDLES):
        rings = [(x + r * cos(way), y + r * sin(way)) for r in (at.BEAD / 6, at.BEAD / 3) for way in ways]
        hidden = [any(_is_crossed(die, (*place, at.SURFACE + at.BEAD_HIGH), eye) for die in dice) for place in rings]
        count += sum(hidden) <= len(hidden) / 2
    return count


def _is_crossed(sides: tuple, start: tuple[float, ...], end: tuple[float, ...]) -> bool:
    """Return whether a line from `start` to `end` passes through a box, given as (low, high) on each axis."""
    enters, leaves = 0.0, 1.0
    for (low, high), begin, goal in zip(sides, start, end, strict=True):
        if begin == goal:
            enters, leaves = (enters, leaves) if low < begin < high else (1.0, 0.0)
            continue
        first, second = sorted(((low - begin) / (goal - begin), (high - begin) / (goal - begin)))
        enters, leaves = max(enters, first), min(leaves, second)
    return enters < leaves


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
    return render_view(_make_scene(with_die), degrees, (*at.SLOT_MIDDLES[SLOT], at.SURFACE))


def render_view(scene: dict[int, numpy.ndarray], degrees: float, target: tuple[float, float, float]) -> numpy.ndarray:
    """Return the kind of the nearest surface at each point of a view around `target`, from the front.

    `scene` has the triangles of each kind of surface.
    """
    up = degrees * pi / 180
    turn = numpy.array(((1, 0, 0), (0, sin(up), cos(up)), (0, -cos(up), sin(up)))).T
    middle = turn.T @ numpy.array(target)
    grid = Grid(middle[0] - _WIDE / 2, middle[1] - _HIGH / 2, STEP_MM, round(_WIDE / STEP_MM), round(_HIGH / STEP_MM))
    best = numpy.full((grid.rows, grid.columns), -numpy.inf)
    kinds = numpy.zeros(best.shape, dtype=int)
    for kind, triangles in scene.items():
        depth = render_heights(triangles @ turn, grid)
        kinds[depth > best] = kind
        best = numpy.maximum(best, depth)
    return kinds[::-1]


@cache
def _make_scene(with_die: bool) -> dict[int, numpy.ndarray]:
    """Return the triangles of each kind of surface around a pocket and the pocket before it."""
    near = make_box_around(at.SLOT_MIDDLES[SLOT], 2 * at.PITCH, 2 * at.PITCH, 0, at.SURFACE + 1).val()
    ahead = SLOT + 6
    liner = triangulate(make_plain_parts()[f"liner {SLOT}"].val())
    ring = liner[:, :, 2].min(axis=1) > at.SURFACE - 0.01
    side = at.POCKET - 0.01
    floor = make_box_around(at.SLOT_MIDDLES[SLOT], side, side, at.SHEET_TOP - 0.1, at.SHEET_TOP, at.POCKET_CORNER)
    scene = {HIDING: triangulate(make_plain_parts()["top"].val().intersect(near)), FLOOR: triangulate(floor.val()),
             LINER: liner[~ring], RING: liner[ring]}  # fmt: skip
    if with_die:
        dice = [triangulate(bought_solids.make_die(slot).val()) for slot in (SLOT, ahead)]
        scene[DIE] = numpy.concatenate(dice)
    return scene


def draw_sight(path: Path) -> None:
    """Draw what is visible of an open pocket and of one with a die, from each angle, with the visible areas."""
    scale = 0.8
    width, high = (round(mm / STEP_MM * scale) for mm in (_WIDE, _HIGH))
    gap, line = 16, 22
    image = Image.new("RGB", (len(ANGLES) * (width + gap) + gap, 2 * (high + line + gap) + gap), "white")
    pen = ImageDraw.Draw(image)
    palette = numpy.array([[int(color[place : place + 2], 16) for place in (1, 3, 5)] for color in COLORS])
    for row, with_die in enumerate((False, True)):
        for column, degrees in enumerate(ANGLES):
            view = Image.fromarray(palette[render_pocket(degrees, with_die)].astype("uint8"))
            left, top = gap + column * (width + gap), gap + row * (high + line + gap)
            image.paste(view.resize((width, high)), (left, top + line))
            shown = f"{measure_visible_mm2(degrees, with_die):.0f} mm2 of liner and floor"
            words = f"{degrees} degrees, {'die' if with_die else 'open'}: {shown}"
            pen.text((left, top), words, fill="black")
    image.convert("P", palette=Image.Palette.ADAPTIVE, colors=32).save(path, optimize=True)
