"""Simple solids from which the printed parts are built."""

from math import atan2, degrees

import cadquery as cq

from hardware.case import layout


def make_box(left: float, right: float, front: float, back: float, bottom: float, top: float, corner: float = 0.0):
    """Return a box given by the coordinates of its six sides in mm; `corner` is the radius of its upright edges."""
    solid = cq.Workplane("XY").box(right - left, back - front, top - bottom, centered=False)
    if corner:
        solid = solid.edges("|Z").fillet(corner)
    return solid.translate((left, front, bottom))


def make_box_around(middle, width: float, depth: float, bottom: float, top: float, corner: float = 0.0):
    """Return a box around the point `middle`, from the height `bottom` to the height `top`."""
    x, y = middle
    return make_box(x - width / 2, x + width / 2, y - depth / 2, y + depth / 2, bottom, top, corner)


def make_tapered(middle, foot_width: float, corner: float, top_width: float, bottom: float, top: float):
    """Return a square solid with sloping sides: `foot_width` wide at its foot, and `top_width` wide at its top.

    `corner` is the radius of the corners at its foot.
    """
    height = top - bottom
    foot = cq.Sketch().rect(foot_width, foot_width).vertices().fillet(corner)
    # A prism with draft has plane and conical faces, which are short in a STEP file; a loft's are not.
    draft = degrees(atan2((foot_width - top_width) / 2, height))
    return cq.Workplane("XY").placeSketch(foot).extrude(height, taper=draft).translate((*middle, bottom))


def chamfer_bed_edges(solid, side: str = "<Z", width: float = layout.BED_CHAMFER):
    """Return a solid with a chamfer, `width` mm, around the face that lies on the printer's bed."""
    return solid.faces(side).edges().chamfer(width)


def make_mouth(
    middle, size, bed: float, corner: float = 0.0, face_down: bool = False, width: float = layout.BED_CHAMFER
):
    """Return the material to cut off around an opening at the printer's bed, so that the opening has a chamfer.

    `size` is the opening's width and depth, or its diameter; `bed` the height of the face that lies on the bed.
    """
    overlap = 0.1  # it begins below the bed, so that no faces coincide
    margin = width + overlap
    if isinstance(size, float):
        solid = cq.Workplane(cq.Solid.makeCone(size / 2 + margin, size / 2, margin))
    else:
        foot = cq.Sketch().rect(size[0] + 2 * margin, size[1] + 2 * margin)
        foot = foot.vertices().fillet(corner + margin) if corner else foot
        solid = cq.Workplane("XY").placeSketch(foot).extrude(margin, taper=45)
    if face_down:
        solid = solid.rotate((0, 0, 0), (1, 0, 0), 180)
    return solid.translate((*middle, bed + (overlap if face_down else -overlap)))


def make_cylinder(middle, diameter: float, bottom: float, top: float):
    return cq.Workplane("XY").circle(diameter / 2).extrude(top - bottom).translate((*middle, bottom))


def make_counterbore(middle, head: float, hole: float, bottom: float, step: float, top: float):
    """Return the space for a screw: its head from `bottom`, the bed, to `step`, and above that a square hole to `top`.

    A round hole's first layer above the head would be printed into the air. Here the first layer has a gap across the
    head's space, and bridges that space beside the gap. The lines of the second layer rest on these bridges.
    """
    room = make_cylinder(middle, head, bottom - 1, step + layout.BRIDGE)
    bridge_gap = make_box_around(middle, head, hole, bottom - 1, step + layout.BRIDGE)
    room = room.intersect(bridge_gap).union(make_cylinder(middle, head, bottom - 1, step))
    return room.union(make_box_around(middle, hole, hole, step, top)).union(make_mouth(middle, head, bottom))


def make_shell(inset: float, bottom: float, top: float):
    """Return a solid with the tray's outline, `inset` mm within the tray's outer face."""
    corner = layout.CORNER - inset
    return make_box(
        layout.LEFT + inset, layout.RIGHT - inset, layout.FRONT + inset, layout.BACK - inset, bottom, top, corner
    )


def make_sloped_shell(inset: float, bottom: float, top: float):
    """Return a solid with the tray's outline that gets smaller upwards, by as much as it rises.

    At its foot it is `inset` mm within the tray's outer face.
    """
    width, depth = layout.RIGHT - layout.LEFT - 2 * inset, layout.BACK - layout.FRONT - 2 * inset
    foot = cq.Sketch().rect(width, depth).vertices().fillet(layout.CORNER - inset)
    middle = (layout.LEFT + layout.RIGHT) / 2, (layout.FRONT + layout.BACK) / 2
    return cq.Workplane("XY").placeSketch(foot).extrude(top - bottom, taper=45).translate((*middle, bottom))


def unite_solids(solids):
    """Return the union of solids that may touch."""
    union, *rest = solids
    for solid in rest:
        union = union.union(solid)
    return union


def make_compound(solids):
    """Return one compound of solids that do not touch each other, so that all can be cut from a part at once."""
    return cq.Workplane(cq.Compound.makeCompound([solid.val() for solid in solids]))


def make_switch_seat(middle, is_rotated: bool):
    """Return what holds a switch on a carrier's plate: two rims around it, and the holes for its four legs."""
    leg_span, leg_pitch = layout.SWITCH_LEGS
    rims, holes = [], []
    reach = (layout.SWITCH + layout.SWITCH_PLAY) / 2
    for y_sign in (-1, 1):
        rim_x = y_sign * (reach + 0.8)
        rims.append((rim_x, 0.0, 1.6, 6.0))
        for x_sign in (-1, 1):
            # The legs are on the sides without rims.
            holes.append((x_sign * leg_pitch / 2, y_sign * leg_span / 2, 2.0, 2.6))

    def place_box(x, y, width, depth, under, top):
        if is_rotated:
            x, y, width, depth = y, x, depth, width
        return make_box_around((middle[0] + x, middle[1] + y), width, depth, under, top)

    return (
        [place_box(*rim, layout.CARRIER_TOP - 0.1, layout.CARRIER_TOP + layout.RIM_HIGH) for rim in rims],
        [place_box(*hole, layout.CARRIER_UNDER - 1, layout.CARRIER_TOP + 1) for hole in holes],
    )
