"""Checks of the case: closed solids, the printer's size, walls, collisions, dice in their pockets.

Further checks are in `insertion` (the way in), `presses`, `visibility`, `bed`, `feet`, `openings` and `pieces`.
"""

import cadquery as cq
import numpy as np
import vtk
from vtk.util.numpy_support import vtk_to_numpy

from hardware.case import layout
from hardware.case.assembly import PRINTED, make_all_parts, make_bought_parts, make_plain_parts, make_printed_part
from hardware.case.bed import check_beds
from hardware.case.feet import check_feet
from hardware.case.insertion import check_insertion
from hardware.case.openings import check_openings
from hardware.case.pieces import check_pieces
from hardware.case.presses import check_presses
from hardware.case.shapes import make_box, make_box_around
from hardware.case.visibility import check_visibility
from hardware.steps.assembly_steps import check_steps

# Carriers and liners are alike: the walls of one of each are measured. Two liners show the room of all.
_REPEATED = {f"carrier {number}" for number in range(2, 7)} | {f"liner {slot}" for slot in range(1, 24)}
_CHECKED_LINERS = ("liner 7", "liner 8")  # at a screw and with a die; at the divider
TOUCH_MM3 = 0.05  # parts that touch share only rounding errors
SAMPLES = 500
_PLAY = (0.4, 0.8)
# Least and most play of a cable's plug, aside and up. [estimated] The rim of a micro USB socket leads a plug in that is
# 0.7 mm beside it.
_PLUG_INSIDE = ((0.5, 0.7), (0.5, 0.7))
_PLUG_OUTSIDE = ((2.5, 4.0), (1.0, 2.0))


def check_case(with_slow_checks: bool = False) -> list[str]:
    """Return findings about the case. `with_slow_checks` adds the slow checks, which take minutes.

    The slow checks are those of all pairs of parts, of insertion, of what players see, and of the pieces for a small
    bed.
    """
    findings = check_solids() + check_walls() + check_pockets() + check_plug() + check_openings()
    findings += check_beds() + check_feet() + check_presses() + check_steps(list(make_all_parts()))
    return findings + (
        check_overlaps() + check_insertion() + check_visibility() + check_pieces() if with_slow_checks else []
    )


def check_solids() -> list[str]:
    findings = []
    for name in PRINTED:
        shape = make_printed_part(name).val()
        if not shape.isValid():
            findings.append(f"{name} is not a valid solid")
        if len(shape.Solids()) != 1:
            findings.append(f"{name} consists of {len(shape.Solids())} pieces")
        box = shape.BoundingBox()
        if max(box.xlen, box.ylen, box.zlen) > layout.PRINTER_MM:
            findings.append(f"{name} is {box.xlen:.0f} x {box.ylen:.0f} mm: the printer has {layout.PRINTER_MM:.0f}")
        filled_share = shape.Volume() / (box.xlen * box.ylen * box.zlen)
        if not 0.05 < filled_share < 1:
            findings.append(f"{name} fills {filled_share:.0%} of its box")
        if not is_closed(make_mesh(shape)):
            findings.append(f"the mesh of {name} is not closed")
    return findings


def make_mesh(shape, tolerance: float = 0.05):
    """Return the triangles of a solid's surface as VTK data; `tolerance` is their largest deviation in mm."""
    vertices, triangles = shape.tessellate(tolerance, 0.2)
    points, cells = vtk.vtkPoints(), vtk.vtkCellArray()
    for vertex in vertices:
        points.InsertNextPoint(vertex.x, vertex.y, vertex.z)
    for triangle in triangles:
        cells.InsertNextCell(3, triangle)
    data = vtk.vtkPolyData()
    data.SetPoints(points)
    data.SetPolys(cells)
    return data


def is_closed(data) -> bool:
    """Return whether a mesh (VTK data) has no open edge: each edge belongs to two triangles."""
    clean = vtk.vtkCleanPolyData()
    clean.SetInputData(data)
    clean.SetAbsoluteTolerance(1e-4)
    clean.ToleranceIsAbsoluteOn()
    edges = vtk.vtkFeatureEdges()
    edges.SetInputConnection(clean.GetOutputPort())
    edges.FeatureEdgesOff()
    edges.ManifoldEdgesOff()
    edges.NonManifoldEdgesOff()
    edges.BoundaryEdgesOn()
    edges.Update()
    return edges.GetOutput().GetNumberOfCells() == 0


def check_walls() -> list[str]:
    """Return findings about walls that are too thin, measured from points of each part's surface through the part.

    Engravings are left out: they are only in walls thick enough for them.
    """
    findings = []
    for name, part in make_plain_parts().items():
        if name in _REPEATED:
            continue
        thickness, place = find_thinnest(part.val(), upright_only=name == "light-walls")  # fins bridge resistors
        min_thickness = {"light-walls": layout.MIN_FIN, "liner 0": layout.MIN_BEAD}.get(name, layout.MIN_WALL)
        if thickness < min_thickness - 0.02:
            findings.append(f"{name} is {thickness:.2f} mm thick at ({place[0]:.0f}, {place[1]:.0f}, {place[2]:.0f})")
    return findings


def find_thinnest(shape, upright_only: bool = False) -> tuple[float, tuple[float, float, float]]:
    """Return the least thickness of a solid in mm, and the place where it was found.

    It is measured between opposite faces, from random points of the surface. With `upright_only` floors and ceilings
    are left out.
    """
    data = make_mesh(shape)
    tree = vtk.vtkOBBTree()
    tree.SetDataSet(data)
    tree.BuildLocator()
    corners = vtk_to_numpy(data.GetPoints().GetData())[vtk_to_numpy(data.GetPolys().GetConnectivityArray())]
    corners = corners.reshape(-1, 3, 3).astype(float)  # triangles, their corners, x y z
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    areas = np.linalg.norm(normals, axis=1)
    normals /= np.maximum(areas, 1e-12)[:, None]
    if upright_only:
        areas[np.abs(normals[:, 2]) > 0.95] = 0.0
    rng = np.random.default_rng(1)
    chosen_triangles = rng.choice(len(corners), SAMPLES, p=areas / areas.sum())
    starts = np.einsum("nc,ncx->nx", rng.dirichlet((1, 1, 1), SAMPLES), corners[chosen_triangles])
    thinnest = (1e9, (0.0, 0.0, 0.0))
    hits, cells = vtk.vtkPoints(), vtk.vtkIdList()
    for start, normal in zip(starts, normals[chosen_triangles], strict=True):
        if not tree.IntersectWithLine(start - 0.001 * normal, start - 250 * normal, hits, cells):
            continue
        if normal @ normals[cells.GetId(0)] > -0.95:
            continue  # at a corner, not across a wall
        thickness = float(np.linalg.norm(start - hits.GetPoint(0)))
        if thickness < thinnest[0]:
            thinnest = (thickness, tuple(start.tolist()))
    return thinnest


def check_overlaps() -> list[str]:
    """Return findings about the pairs of parts whose solids overlap."""
    parts = {name: part.val() for name, part in make_all_parts().items()}
    boxes = {name: shape.BoundingBox() for name, shape in parts.items()}
    names = [name for name in parts if not name.startswith("liner ") or name in _CHECKED_LINERS]
    findings = []
    for number, first in enumerate(names):
        for second in names[number + 1 :]:
            if not _can_meet(boxes[first], boxes[second]):
                continue
            shared_mm3 = parts[first].intersect(parts[second]).Volume()
            if shared_mm3 > TOUCH_MM3:
                findings.append(f"{first} and {second} share {shared_mm3:.1f} mm3")
    return findings


def _is_meeting(fixed, moved, dy: float, dz: float) -> bool:
    """Return whether the solid `moved` overlaps `fixed` after a shift of `moved` by `dy` along y and `dz` up, in mm."""
    return fixed.intersect(moved.translate(cq.Vector(0, dy, dz))).Volume() > TOUCH_MM3


def _can_meet(first, second) -> bool:
    gap = 0.01
    return (
        min(first.xmax, second.xmax) - max(first.xmin, second.xmin) > gap
        and min(first.ymax, second.ymax) - max(first.ymin, second.ymin) > gap
        and min(first.zmax, second.zmax) - max(first.zmin, second.zmin) > gap
    )


def check_pockets() -> list[str]:
    """Return findings about pockets in which a die has too little or too much play.

    Solids of the least and the greatest allowed size are tried in each liner, the white lining of a pocket.
    """
    findings = []
    low, high = layout.SHEET_TOP, layout.SHEET_TOP + layout.POCKET_STRAIGHT
    for slot, middle in enumerate(layout.SLOT_MIDDLES):
        liner = make_plain_parts()[f"liner {slot}"].val()
        smallest = make_box_around(
            middle, layout.DIE + _PLAY[0], layout.DIE + _PLAY[0], low, high, layout.POCKET_CORNER + 0.1
        ).val()
        largest = make_box_around(middle, layout.DIE + _PLAY[1], 4.0, low, high).val()
        if liner.intersect(smallest).Volume() > TOUCH_MM3:
            findings.append(f"slot {slot}: a die of {layout.DIE:g} mm has less than {_PLAY[0]} mm of play")
        if liner.intersect(largest).Volume() <= TOUCH_MM3:
            findings.append(f"slot {slot}: a die of {layout.DIE:g} mm has more than {_PLAY[1]} mm of play")
    return findings


def check_plug() -> list[str]:
    """Return findings about the plug of a USB cable: the base must guide the plug, and let it reach the Pico's socket.

    The plug is moved aside and up in the base. At the outer end of the opening it must have play for an imprecise hand.
    At the inner end it must have so little play that the socket's rim still guides the plug's metal in.
    """
    base, plug_solid = make_plain_parts()["base"].val(), make_bought_parts()["plug"].val()
    plug, pico = plug_solid.BoundingBox(), make_bought_parts()["pico"].val().BoundingBox()
    outer_solid = make_box(layout.LEFT - 9, layout.LEFT + 0.4, plug.ymin, plug.ymax, plug.zmin, plug.zmax).val()
    findings = []
    for dy, dz in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        for name, solid, limits in (("inside", plug_solid, _PLUG_INSIDE), ("outside", outer_solid, _PLUG_OUTSIDE)):
            min_play, max_play = limits[bool(dz)]
            if [_is_meeting(base, solid, dy * play, dz * play) for play in (min_play, max_play)] != [False, True]:
                findings.append(f"the plug {name} has not {min_play} to {max_play} mm of play towards ({dy}, {dz})")
    if pico.xmin - layout.LEFT > 16:
        findings.append(
            f"the Pico's plug lies {pico.xmin - layout.LEFT:.1f} mm inside: a cable's plug of 16 mm does not reach it"
        )
    return findings
