"""Caps of the ten buttons: plunger below, flange under the plate, letter and symbol on top."""

from hardware.case import layout as at
from hardware.case import legends
from hardware.case.shapes import around, cylinder

ENGRAVED = 0.6
TOP = at.SURFACE + at.CAP_ABOVE
UNDER = at.CARRIER_TOP + at.SWITCH_BODY + 0.5  # half a mm of travel
FLANGE_TOP = at.PLATE_UNDER - at.CAP_PLAY
PLUNGER_TOP = at.CARRIER_TOP + at.SWITCH_HIGH


def key_size(beyond: float) -> tuple[float, float, float]:
    """Return width, depth and corner radius of a key, larger by `beyond` on all sides."""
    return at.KEY_CAP[0] + 2 * beyond, at.KEY_CAP[1] + 2 * beyond, at.KEY_CORNER + beyond


def _socket(middle):
    side = at.SWITCH_PLUNGER + 0.2
    return around(middle, side, side, UNDER - 1, PLUNGER_TOP)


def make_seat_cap(seat: int, engraved: bool = True):
    middle = at.SEATS[seat]
    cap = cylinder(middle, at.SEAT_CAP, UNDER, TOP).faces(">Z").edges().fillet(0.8)
    cap = cap.union(cylinder(middle, at.SEAT_CAP + 2 * at.CAP_LIP, UNDER, FLANGE_TOP)).cut(_socket(middle))
    return cap.cut(make_seat_legend(seat)) if engraved else cap


def make_key_cap(key: int, engraved: bool = True):
    middle = at.KEYS[key]
    cap = around(middle, *key_size(0)[:2], UNDER, TOP, at.KEY_CORNER).faces(">Z").edges().fillet(1.0)
    cap = cap.union(around(middle, *key_size(at.CAP_LIP)[:2], UNDER, FLANGE_TOP, at.KEY_CORNER + at.CAP_LIP))
    cap = cap.cut(_socket(middle))
    return cap.cut(make_key_legend(key)) if engraved else cap


def make_seat_legend(seat: int):
    return legends.solid(legends.number(seat + 1, at.SEATS[seat], 12.0), TOP - ENGRAVED, TOP)


def make_key_legend(key: int):
    shapes = legends.key_legend(at.KEY_COLORS[key], at.KEYS[key], at.KEYS[key][0] > 0)
    return legends.solid(shapes, TOP - ENGRAVED, TOP)
