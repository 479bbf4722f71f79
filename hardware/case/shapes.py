"""Simple solids from which the printed parts are built."""

from math import atan2, degrees

import cadquery as cq

from hardware.case import layout as at


def make_box(left: float, right: float, front: float, back: float, under: float, top: float, corner: float = 0.0):
    """Return a box given by its six sides; `corner` is the radius of its upright edges."""
    solid = cq.Workplane("XY").box(right - left, back - front, top - under, centered=False)
    if corner:
        solid = solid.edges("|Z").fillet(corner)
    return solid.translate((left, front, under))


def make_box_around(middle, width: float, depth: float, under: float, top: float, corner: float = 0.0):
    """Return a box around the point `middle`, from the height `under` to the height `top`."""
    x, y = middle
    return make_box(x - width / 2, x + width / 2, y - depth / 2, y + depth / 2, under, top, corner)


def make_tapered(middle, below: float, corner: float, above: float, under: float, top: float):
    """Return a square solid with sloping sides: `below` wide at its foot, and `above` wide at its top.

    `corner` is the radius of the corners at its foot.
    """
    high = top - under
    foot = cq.Sketch().rect(below, below).vertices().fillet(corner)
    # A prism with draft has plane and conical faces, which are short in a STEP file; a loft's are not.
    draft = degrees(atan2((below - above) / 2, high))
    return cq.Workplane("XY").placeSketch(foot).extrude(high, taper=draft).translate((*middle, under))


def chamfer_bed_edges(solid, side: str = "<Z", wide: float = at.BED_CHAMFER):
    """Return a solid with a chamfer, `wide` mm, around the face that lies on the printer's bed."""
    return solid.faces(side).edges().chamfer(wide)


def make_mouth(middle, size, bed: float, corner: float = 0.0, face_down: bool = False, wide: float = at.BED_CHAMFER):
    """Return the material to cut off around an opening at the printer's bed, so that the opening has a chamfer.

    `size` is the opening's width and depth, or its diameter; `bed` the height of the face that lies on the bed.
    """
    out = 0.1  # it begins below the bed, so that no faces coincide
    more = wide + out
    if isinstance(size, float):
        solid = cq.Workplane(cq.Solid.makeCone(size / 2 + more, size / 2, more))
    else:
        foot = cq.Sketch().rect(size[0] + 2 * more, size[1] + 2 * more)
        foot = foot.vertices().fillet(corner + more) if corner else foot
        solid = cq.Workplane("XY").placeSketch(foot).extrude(more, taper=45)
    if face_down:
        solid = solid.rotate((0, 0, 0), (1, 0, 0), 180)
    return solid.translate((*middle, bed + (out if face_down else -out)))


def make_cylinder(middle, diameter: float, under: float, top: float):
    return cq.Workplane("XY").circle(diameter / 2).extrude(top - under).translate((*middle, under))


def make_counterbore(middle, head: float, hole: float, under: float, step: float, top: float):
    """Return the space for a screw: its head from `under`, the bed, to `step`, and above that a square hole to `top`.

    A round hole's first layer above the head would be printed into the air. Here the first layer has a gap across the
    head's space, and bridges that space beside the gap. The lines of the second layer rest on these bridges.
    """
    room = make_cylinder(middle, head, under - 1, step + at.BRIDGE)
    slot = make_box_around(middle, head, hole, under - 1, step + at.BRIDGE)
    room = room.intersect(slot).union(make_cylinder(middle, head, under - 1, step))
    return room.union(make_box_around(middle, hole, hole, step, top)).union(make_mouth(middle, head, under))


def make_shell(inset: float, under: float, top: float):
    """Return a solid with the tray's outline, `inset` mm within the tray's outer face."""
    corner = at.CORNER - inset
    return make_box(at.LEFT + inset, at.RIGHT - inset, at.FRONT + inset, at.BACK - inset, under, top, corner)


def make_sloped_shell(inset: float, under: float, top: float):
    """Return a solid with the tray's outline that gets smaller upwards, by as much as it rises.

    At its foot it is `inset` mm within the tray's outer face.
    """
    width, depth = at.RIGHT - at.LEFT - 2 * inset, at.BACK - at.FRONT - 2 * inset
    foot = cq.Sketch().rect(width, depth).vertices().fillet(at.CORNER - inset)
    middle = (at.LEFT + at.RIGHT) / 2, (at.FRONT + at.BACK) / 2
    return cq.Workplane("XY").placeSketch(foot).extrude(top - under, taper=45).translate((*middle, under))


def unite_solids(solids):
    """Return the union of solids that may touch."""
    first, *others = solids
    for other in others:
        first = first.union(other)
    return first


def make_compound(solids):
    """Return one compound of solids that do not touch each other, so that all can be cut from a part at once."""
    return cq.Workplane(cq.Compound.makeCompound([solid.val() for solid in solids]))


def make_switch_seat(middle, turned: bool):
    """Return what holds a switch on a carrier's plate: two rims around it, and the holes for its four legs."""
    along, aside = at.SWITCH_LEGS
    rims, holes = [], []
    reach = (at.SWITCH + at.SWITCH_PLAY) / 2
    for way in (-1, 1):
        place = way * (reach + 0.8)
        rims.append((place, 0.0, 1.6, 6.0))
        for side in (-1, 1):
            # The legs are on the sides without rims.
            holes.append((side * aside / 2, way * along / 2, 2.0, 2.6))

    def place_box(x, y, width, depth, under, top):
        if turned:
            x, y, width, depth = y, x, depth, width
        return make_box_around((middle[0] + x, middle[1] + y), width, depth, under, top)

    return (
        [place_box(*rim, at.CARRIER_TOP - 0.1, at.CARRIER_TOP + at.RIM_HIGH) for rim in rims],
        [place_box(*hole, at.CARRIER_UNDER - 1, at.CARRIER_TOP + 1) for hole in holes],
    )
