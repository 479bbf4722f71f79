"""The check that in the order of assembly each part moves to its place without meeting another part.

All paths are upright. A part that comes from below meets another exactly where its highest point is above the other's
lowest point, so two views of the solids show every collision on the whole path, with its size. Wires, the foam and the
plug of the USB cable are not moved: they bend, or come last and from the side (`checks.check_plug`).
"""

from functools import cache

import numpy

from hardware.case import layout
from hardware.case.assembly import STEPS, AssemblyStep, make_all_parts
from hardware.case.raster import Grid, render_heights, triangulate

STEP_MM = 0.25
GRID = Grid(layout.LEFT - 2, layout.FRONT - 2, STEP_MM, round((layout.RIGHT - layout.LEFT + 4) / STEP_MM),
            round((layout.BACK - layout.FRONT + 4) / STEP_MM))  # fmt: skip
TOUCH_MM = 0.12  # how far surfaces that touch may seem to overlap: twice the deviation of their triangles
MIN_MM2 = 0.5  # of a collision; smaller ones are at edges


def check_insertion(steps: tuple[AssemblyStep, ...] = STEPS) -> list[str]:
    """Return findings about parts that meet another part on their way into the tray, and parts that are in no step."""
    findings = [f"{name} comes in no step of the assembly"
                for name in sorted(make_all_parts().keys() - {part for step in steps for part in step.parts})
                if name not in ("top", "plug")]  # fmt: skip
    placed_names = ["top"]
    for step in steps:
        for name in step.parts:
            for placed_name in placed_names:
                if collision := _find_collision(name, placed_name, step.from_below):
                    area, width = collision
                    findings.append(
                        f"step {step.name}: {name} meets {placed_name} on its way in, "
                        f"{area:.0f} mm2, {width:.2f} mm wide"
                    )
        placed_names += step.parts
    return findings


def _find_collision(name: str, placed_name: str, from_below: bool) -> tuple[float, float] | None:
    """Return how the part `name` meets another part on its way into the tray; None if they do not meet.

    The result is the area of their collision in mm2, and the lesser width of this area in mm. The part comes from below
    if `from_below`, else from above. `placed_name` is the other part.
    """
    if not _is_over_another(_get_bounds(name), _get_bounds(placed_name)):
        return None
    moving_view, fixed_view = _render_view(name, from_below), _render_view(placed_name, not from_below)
    is_met = moving_view + fixed_view > TOUCH_MM  # -inf where one of them has nothing
    area = float(is_met.sum()) * STEP_MM**2
    if area < MIN_MM2:
        return None
    rows, columns = numpy.nonzero(is_met)
    return area, (min(numpy.ptp(rows), numpy.ptp(columns)) + 1) * STEP_MM


@cache
def _triangulate_part(name: str) -> numpy.ndarray:
    return triangulate(make_all_parts()[name].val())


@cache
def _get_bounds(name: str) -> tuple:
    points = _triangulate_part(name).reshape(-1, 3)
    return (*points.min(axis=0), *points.max(axis=0))


def _is_over_another(first: tuple, second: tuple) -> bool:
    return all(min(first[3 + axis], second[3 + axis]) - max(first[axis], second[axis]) > 0.01 for axis in (0, 1))


@cache
def _render_view(name: str, from_above: bool) -> numpy.ndarray:
    """Return a view of a part from above: its greatest height at each point of the grid.

    Unless `from_above`, the view is from below: its least height at each point, with the sign changed.
    """
    triangles = _triangulate_part(name)
    return render_heights(triangles if from_above else triangles * (1, 1, -1), GRID)
