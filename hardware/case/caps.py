"""The caps of the ten buttons: socket for the switch's plunger below, flange under the top's plate, legend on top.

Keys are hollow, with ribs from wall to wall, so that a press at a corner tilts a stiff cap until the switch clicks.
"""

from hardware.case import layout as at
from hardware.case import legends
from hardware.case.shapes import chamfer_bed_edges, make_box, make_box_around, make_compound, make_cylinder, make_mouth

ENGRAVED = 0.6
TOP = at.SURFACE + at.CAP_ABOVE
FLANGE_TOP = at.PLATE_UNDER + at.CAP_RECESS - at.CAP_PLAY_UP
UNDER = FLANGE_TOP - at.CAP_FLANGE
PLUNGER_TOP = at.CARRIER_TOP + at.SWITCH_HIGH


def compute_key_size(beyond: float) -> tuple[float, float, float]:
    """Return width, depth and corner radius of a key, larger by `beyond` on all sides."""
    return at.KEY_CAP[0] + 2 * beyond, at.KEY_CAP[1] + 2 * beyond, at.KEY_CORNER + beyond


def _make_socket(middle):
    side = at.SWITCH_PLUNGER + 0.2
    return make_box_around(middle, side, side, UNDER - 1, PLUNGER_TOP).union(make_mouth(middle, (side, side), UNDER))


def make_seat_cap(seat: int):
    middle = at.SEATS[seat]
    cap = make_cylinder(middle, at.SEAT_CAP, UNDER, TOP).faces(">Z").edges().fillet(0.8)
    flange = chamfer_bed_edges(make_cylinder(middle, at.SEAT_CAP + 2 * at.CAP_LIP, UNDER, FLANGE_TOP))
    return cap.union(flange).cut(_make_socket(middle))


def make_key_cap(key: int):
    middle = at.KEYS[key]
    cap = make_box_around(middle, *compute_key_size(0)[:2], UNDER, TOP, at.KEY_CORNER).faces(">Z").edges().fillet(1.0)
    flange = make_box_around(middle, *compute_key_size(at.CAP_LIP)[:2], UNDER, FLANGE_TOP, at.KEY_CORNER + at.CAP_LIP)
    return cap.union(chamfer_bed_edges(flange)).cut(make_compound(_make_hollows(middle))).cut(_make_socket(middle))


def _make_hollows(middle):
    """Return the hollow rooms in a key: between its walls, its ribs and the hub of the socket for the plunger."""
    (x, y), wall = middle, at.CAP_WALL
    wide, deep = at.KEY_CAP[0] / 2 - wall, at.KEY_CAP[1] / 2 - wall
    hub = (at.SWITCH_PLUNGER + 0.2) / 2 + wall
    edges = ((hub, wide / 2 + hub / 2 - wall / 2), (wide / 2 + hub / 2 + wall / 2, wide))
    top = TOP - ENGRAVED - 1.4
    rooms = []
    for way in (-1, 1):
        for near, far in edges:
            for side in (-1, 1):
                left, right = sorted((x + way * near, x + way * far))
                front, back = sorted((y + side * wall / 2, y + side * deep))
                rooms.append(make_box(left, right, front, back, UNDER - 1, top, at.KEY_CORNER - wall))
    return rooms


def make_seat_legend(seat: int):
    return legends.extrude_shapes(legends.make_number(seat + 1, at.SEATS[seat], 12.0), TOP - ENGRAVED, TOP)


def make_key_legend(key: int):
    shapes = legends.make_key_shapes(at.KEY_COLORS[key], at.KEYS[key], at.KEYS[key][0] > 0)
    return legends.extrude_shapes(shapes, TOP - ENGRAVED, TOP)
