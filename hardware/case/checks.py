"""Check the case: closed solids, the printer's size, walls, collisions, dice in their pockets.

Further checks are in `insertion` (the way in), `presses`, `visibility`, `bed`, `feet`, `openings` and `pieces`.
"""

import cadquery as cq
import numpy as np
import vtk
from vtk.util.numpy_support import vtk_to_numpy

from hardware.case import layout as at
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
_ALIKE = {f"carrier {number}" for number in range(2, 7)} | {f"liner {slot}" for slot in range(1, 24)}
_LINERS = ("liner 7", "liner 8")  # at a screw and with a die; at the divider
TOUCH_MM3 = 0.05  # parts that touch share only rounding errors
SAMPLES = 500
_PLAY = (0.4, 0.8)
# Least and most play of a cable's plug, aside and up. [estimated] The rim of a micro USB socket leads a plug in that is
# 0.7 mm beside it.
_PLUG_INSIDE = ((0.5, 0.7), (0.5, 0.7))
_PLUG_OUTSIDE = ((2.5, 4.0), (1.0, 2.0))


def check_case(whole: bool = False) -> list[str]:
    """Return findings about the case. `whole` adds the slow checks, which take minutes.

    The slow checks are those of all pairs of parts, of insertion, of what players see, and of the pieces for a small
    bed.
    """
    found = check_solids() + check_walls() + check_pockets() + check_plug() + check_openings()
    found += check_beds() + check_feet() + check_presses() + check_steps(list(make_all_parts()))
    return found + (check_overlaps() + check_insertion() + check_visibility() + check_pieces() if whole else [])


def check_solids() -> list[str]:
    findings = []
    for name in PRINTED:
        shape = make_printed_part(name).val()
        if not shape.isValid():
            findings.append(f"{name} is not a valid solid")
        if len(shape.Solids()) != 1:
            findings.append(f"{name} consists of {len(shape.Solids())} pieces")
        box = shape.BoundingBox()
        if max(box.xlen, box.ylen, box.zlen) > at.PRINTER_MM:
            findings.append(f"{name} is {box.xlen:.0f} x {box.ylen:.0f} mm: the printer has {at.PRINTER_MM:.0f}")
        filled = shape.Volume() / (box.xlen * box.ylen * box.zlen)
        if not 0.05 < filled < 1:
            findings.append(f"{name} fills {filled:.0%} of its box")
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
        if name in _ALIKE:
            continue
        thin, where = find_thinnest(part.val(), upright_only=name == "light-walls")  # fins bridge resistors
        least = {"light-walls": at.MIN_FIN, "liner 0": at.MIN_BEAD}.get(name, at.MIN_WALL)
        if thin < least - 0.02:
            findings.append(f"{name} is {thin:.2f} mm thick at ({where[0]:.0f}, {where[1]:.0f}, {where[2]:.0f})")
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
    chance = np.random.default_rng(1)
    chosen = chance.choice(len(corners), SAMPLES, p=areas / areas.sum())
    starts = np.einsum("nc,ncx->nx", chance.dirichlet((1, 1, 1), SAMPLES), corners[chosen])
    best = (1e9, (0.0, 0.0, 0.0))
    hits, cells = vtk.vtkPoints(), vtk.vtkIdList()
    for start, normal in zip(starts, normals[chosen], strict=True):
        if not tree.IntersectWithLine(start - 0.001 * normal, start - 250 * normal, hits, cells):
            continue
        if normal @ normals[cells.GetId(0)] > -0.95:
            continue  # at a corner, not across a wall
        across = float(np.linalg.norm(start - hits.GetPoint(0)))
        if across < best[0]:
            best = (across, tuple(start.tolist()))
    return best


def check_overlaps() -> list[str]:
    """Return findings about the pairs of parts whose solids overlap."""
    parts = {name: part.val() for name, part in make_all_parts().items()}
    boxes = {name: shape.BoundingBox() for name, shape in parts.items()}
    names = [name for name in parts if not name.startswith("liner ") or name in _LINERS]
    findings = []
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            if not _can_meet(boxes[one], boxes[other]):
                continue
            shared = parts[one].intersect(parts[other]).Volume()
            if shared > TOUCH_MM3:
                findings.append(f"{one} and {other} share {shared:.1f} mm3")
    return findings


def _is_meeting(one, other, aside: float, up: float) -> bool:
    """Return whether the solid `one` overlaps the solid `other` when `other` is moved by `aside` along y, and `up`."""
    return one.intersect(other.translate(cq.Vector(0, aside, up))).Volume() > TOUCH_MM3


def _can_meet(one, other) -> bool:
    gap = 0.01
    return (
        min(one.xmax, other.xmax) - max(one.xmin, other.xmin) > gap
        and min(one.ymax, other.ymax) - max(one.ymin, other.ymin) > gap
        and min(one.zmax, other.zmax) - max(one.zmin, other.zmin) > gap
    )


def check_pockets() -> list[str]:
    """Return findings about pockets in which a die has too little or too much play.

    Solids of the least and the greatest allowed size are tried in each liner, the white lining of a pocket.
    """
    findings = []
    low, high = at.SHEET_TOP, at.SHEET_TOP + at.POCKET_STRAIGHT
    for slot, middle in enumerate(at.SLOT_MIDDLES):
        liner = make_plain_parts()[f"liner {slot}"].val()
        tight = make_box_around(middle, at.DIE + _PLAY[0], at.DIE + _PLAY[0], low, high, at.POCKET_CORNER + 0.1).val()
        loose = make_box_around(middle, at.DIE + _PLAY[1], 4.0, low, high).val()
        if liner.intersect(tight).Volume() > TOUCH_MM3:
            findings.append(f"slot {slot}: a die of {at.DIE:g} mm has less than {_PLAY[0]} mm of play")
        if liner.intersect(loose).Volume() <= TOUCH_MM3:
            findings.append(f"slot {slot}: a die of {at.DIE:g} mm has more than {_PLAY[1]} mm of play")
    return findings


def check_plug() -> list[str]:
    """Return findings about the plug of a USB cable: the base must guide it to the Pico's socket, which it must reach.

    The plug is moved aside and up in the base. At the outer end of the opening it must have play for an imprecise hand.
    At the inner end it must have so little play that the socket's rim still guides the plug's metal in.
    """
    base, solid = make_plain_parts()["base"].val(), make_bought_parts()["plug"].val()
    plug, pico = solid.BoundingBox(), make_bought_parts()["pico"].val().BoundingBox()
    outside = make_box(at.LEFT - 9, at.LEFT + 0.4, plug.ymin, plug.ymax, plug.zmin, plug.zmax).val()
    findings = []
    for aside, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        for where, there, plays in (("inside", solid, _PLUG_INSIDE), ("outside", outside, _PLUG_OUTSIDE)):
            least, most = plays[bool(up)]
            if [_is_meeting(base, there, aside * play, up * play) for play in (least, most)] != [False, True]:
                findings.append(f"the plug {where} has not {least} to {most} mm of play towards ({aside}, {up})")
    if pico.xmin - at.LEFT > 16:
        findings.append(
            f"the Pico's plug lies {pico.xmin - at.LEFT:.1f} mm inside: a cable's plug of 16 mm does not reach it"
        )
    return findings
