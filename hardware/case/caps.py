"""The caps of the ten buttons: socket for the switch's plunger below, flange under the top's plate, legend on top.

Keys are hollow, with ribs from wall to wall, so that a press at a corner tilts a stiff cap until the switch clicks.
"""

from hardware.case import layout, legends
from hardware.case.shapes import chamfer_bed_edges, make_box, make_box_around, make_compound, make_cylinder, make_mouth

ENGRAVED = 0.6
TOP = layout.SURFACE + layout.CAP_ABOVE
FLANGE_TOP = layout.PLATE_UNDER + layout.CAP_RECESS - layout.CAP_PLAY_UP
UNDER = FLANGE_TOP - layout.CAP_FLANGE
PLUNGER_TOP = layout.CARRIER_TOP + layout.SWITCH_HIGH


def compute_key_size(margin: float) -> tuple[float, float, float]:
    """Return width, depth and corner radius of a key, larger by `margin` on all sides."""
    return layout.KEY_CAP[0] + 2 * margin, layout.KEY_CAP[1] + 2 * margin, layout.KEY_CORNER + margin


def _make_socket(middle):
    side = layout.SWITCH_PLUNGER + 0.2
    return make_box_around(middle, side, side, UNDER - 1, PLUNGER_TOP).union(make_mouth(middle, (side, side), UNDER))


def make_seat_cap(seat: int):
    middle = layout.SEATS[seat]
    cap = make_cylinder(middle, layout.SEAT_CAP, UNDER, TOP).faces(">Z").edges().fillet(0.8)
    flange = chamfer_bed_edges(make_cylinder(middle, layout.SEAT_CAP + 2 * layout.CAP_LIP, UNDER, FLANGE_TOP))
    return cap.union(flange).cut(_make_socket(middle))


def make_key_cap(key: int):
    middle = layout.KEYS[key]
    cap = (
        make_box_around(middle, *compute_key_size(0)[:2], UNDER, TOP, layout.KEY_CORNER).faces(">Z").edges().fillet(1.0)
    )
    flange = make_box_around(
        middle, *compute_key_size(layout.CAP_LIP)[:2], UNDER, FLANGE_TOP, layout.KEY_CORNER + layout.CAP_LIP
    )
    return cap.union(chamfer_bed_edges(flange)).cut(make_compound(_make_hollows(middle))).cut(_make_socket(middle))


def _make_hollows(middle):
    """Return the hollow rooms in a key: between its walls, its ribs and the hub of the socket for the plunger."""
    (x, y), wall = middle, layout.CAP_WALL
    half_width, half_depth = layout.KEY_CAP[0] / 2 - wall, layout.KEY_CAP[1] / 2 - wall
    hub = (layout.SWITCH_PLUNGER + 0.2) / 2 + wall
    spans = ((hub, half_width / 2 + hub / 2 - wall / 2), (half_width / 2 + hub / 2 + wall / 2, half_width))
    top = TOP - ENGRAVED - 1.4
    rooms = []
    for x_sign in (-1, 1):
        for near, far in spans:
            for y_sign in (-1, 1):
                left, right = sorted((x + x_sign * near, x + x_sign * far))
                front, back = sorted((y + y_sign * wall / 2, y + y_sign * half_depth))
                rooms.append(make_box(left, right, front, back, UNDER - 1, top, layout.KEY_CORNER - wall))
    return rooms


def make_seat_legend(seat: int):
    return legends.extrude_shapes(legends.make_number(seat + 1, layout.SEATS[seat], 12.0), TOP - ENGRAVED, TOP)


def make_key_legend(key: int):
    shapes = legends.make_key_shapes(layout.KEY_COLORS[key], layout.KEYS[key], layout.KEYS[key][0] > 0)
    return legends.extrude_shapes(shapes, TOP - ENGRAVED, TOP)
