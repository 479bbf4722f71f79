"""The Light's printed parts, in their places in the tray."""

from collections.abc import Callable
from functools import cache, partial

from hardware.case import layout as tray
from hardware.case import legends
from hardware.case.shapes import around, bed_chamfer, block, compound, cylinder, mouth, switch_seat
from hardware.light import layout as at

CAP_TOP = at.HIGH + 2.5
ENGRAVED = 0.6


def _shell(part: tuple[float, float], under: float, top: float, inset: float = 0.0):
    half = at.WIDTH / 2 - inset
    return block(-half, half, part[0] + inset, part[1] - inset, under, top, max(0.5, 3.0 - inset))


def _box(part: tuple[float, float]):
    """Return a box that is open below, with a post in each corner for the base's screws."""
    body = _shell(part, at.LID, at.HIGH).cut(_shell(part, at.LID - 1, at.PLATE_UNDER, at.WALL))
    body = body.faces(">Z").edges().chamfer(0.8)
    for middle in at.corners(part):
        body = body.union(around(middle, 2 * at.INSET - 4.0, 2 * at.INSET - 4.0, at.LID, at.PLATE_UNDER + 0.1))
    return body.cut(compound([cylinder(middle, at.POST_HOLE, at.LID - 1, at.LID + 12) for middle in at.corners(part)]))


def make_field():
    """Return the field: plate with a hole for each cup, walls between the slots."""
    body = _box(at.FIELD)
    low, high = at.FIELD[0] + at.WALL - 0.1, at.FIELD[1] - at.WALL + 0.1
    half = at.WIDTH / 2 - at.WALL + 0.1
    for number in range(1, 6):
        x = (number - 3) * at.PITCH
        body = body.union(
            block(x - at.CELL_WALL / 2, x + at.CELL_WALL / 2, low, high, at.WALLS_UNDER, at.PLATE_UNDER + 0.1)
        )
    for number in range(1, 4):
        y = at.FIELD[1] - at.FIELD_EDGE - number * at.PITCH
        body = body.union(
            block(-half, half, y - at.CELL_WALL / 2, y + at.CELL_WALL / 2, at.WALLS_UNDER, at.PLATE_UNDER + 0.1)
        )
    outer = at.CUP_INSIDE + 2 * at.CUP_WALL + 2 * at.PLAY
    flange, thick = at.CUP_FLANGE
    holes = [around(middle, outer, outer, at.PLATE_UNDER - 1, at.HIGH + 1, 3.2) for middle in at.SLOT_MIDDLES]
    holes += [
        around(middle, flange + 2 * at.PLAY, flange + 2 * at.PLAY, at.HIGH - thick, at.HIGH + 1, 3.2)
        for middle in at.SLOT_MIDDLES
    ]
    side = flange + 2 * at.PLAY
    holes += [mouth(middle, (side, side), at.HIGH, 3.2, face_down=True) for middle in at.SLOT_MIDDLES]
    each = len(at.SLOT_MIDDLES)  # solids of one cut must not meet
    for first in range(0, len(holes), each):
        body = body.cut(compound(holes[first : first + each]))
    return body.cut(compound(_seam_holes()))


def _seam_holes():
    """Return the holes in the walls between field and panel: two for screws, one for the wires of the strip."""
    holes = [block(x - 1.7, x + 1.7, -at.WALL - 1, at.WALL + 1, 18.3, 21.7) for x in at.SEAM_SCREWS]
    return [*holes, block(*at.WIRES_HOLE, -at.WALL - 1, at.WALL + 1, at.LID - 2, at.LID + 10)]


def make_cup(slot: int = 0):
    """Return the white cup of a slot: a die lies in it, and light comes through its floor."""
    middle = at.SLOT_MIDDLES[slot]
    outer = at.CUP_INSIDE + 2 * at.CUP_WALL
    under = at.HIGH - at.CUP_DEEP - at.CUP_FLOOR
    flange, thick = at.CUP_FLANGE
    body = around(middle, outer, outer, under, at.HIGH, 3.0)
    body = body.union(bed_chamfer(around(middle, flange, flange, at.HIGH - thick, at.HIGH, 3.0), ">Z"))
    inside = (at.CUP_INSIDE, at.CUP_INSIDE)
    body = body.cut(around(middle, *inside, under + at.CUP_FLOOR, at.HIGH + 1, tray.POCKET_CORNER))
    return body.cut(mouth(middle, inside, at.HIGH, tray.POCKET_CORNER, face_down=True))


def make_panel():
    """Return the panel: holes for caps, the display's window, posts for the carrier."""
    body = _box(at.PANEL)
    for middle in at.CARRIER_SCREWS:
        body = body.union(cylinder(middle, at.POST, at.CARRIER_TOP, at.PLATE_UNDER + 0.1))
    body = body.cut(
        compound([cylinder(middle, at.POST_HOLE, at.CARRIER_TOP - 1, at.HIGH - 1.5) for middle in at.CARRIER_SCREWS])
    )
    body = body.cut(
        compound([cylinder(middle, at.CAP + 0.8, at.PLATE_UNDER - 1, at.HIGH + 1) for middle in at.SEATS + at.KEYS])
    )
    body = body.cut(around(at.DISPLAY_AT, *at.WINDOW, at.PLATE_UNDER - 1, at.HIGH + 1))
    x, y = at.GRILLE_AT
    grille = [cylinder((x + aside, y), 2.0, at.PLATE_UNDER - 1, at.HIGH + 1) for aside in (-4.0, 0.0, 4.0)]
    mouths = [mouth(middle, at.CAP + 0.8, at.HIGH, face_down=True) for middle in at.SEATS + at.KEYS]
    mouths += [mouth((x + aside, y), 2.0, at.HIGH, face_down=True) for aside in (-4.0, 0.0, 4.0)]
    body = body.cut(compound(mouths)).cut(mouth(at.DISPLAY_AT, at.WINDOW, at.HIGH, face_down=True))
    width, high = at.USB_HOLE
    y, left = at.PICO_AT[1], -at.WIDTH / 2
    usb = block(left - 1, left + 6, y - width / 2, y + width / 2, at.PLUG_AT - high / 2, at.PLUG_AT + high / 2)
    return body.cut(compound(grille)).cut(usb).cut(compound(_seam_holes()))


def make_carrier():
    """Return the carrier of the ten switches, with an opening behind the display."""
    half, depth = at.CARRIER
    middle = at.PANEL[0] + 32.0
    front, back = middle - depth / 2, middle + depth / 2
    plate = block(-half, half, front, back, at.CARRIER_UNDER, at.CARRIER_TOP, 2.0)
    for x, y in at.corners(at.PANEL):
        plate = plate.cut(
            around((x, y), 2 * at.INSET - 3.0, 2 * at.INSET - 3.0, at.CARRIER_UNDER - 1, at.CARRIER_TOP + 1)
        )
    plate = bed_chamfer(plate)
    down = at.CARRIER_TOP - tray.CARRIER_TOP
    for button in at.SEATS + at.KEYS:
        rims, legs = switch_seat(button, False)
        for rim in rims:
            plate = plate.union(rim.translate((0, 0, down)))
        plate = plate.cut(compound([leg.translate((0, 0, down)) for leg in legs]))
    plate = plate.cut(around(at.DISPLAY_AT, 30.0, 24.0, at.CARRIER_UNDER - 1, at.CARRIER_TOP + 1, 2.0))
    plate = plate.cut(mouth(at.DISPLAY_AT, (30.0, 24.0), at.CARRIER_UNDER, 2.0))
    plate = plate.cut(compound([mouth(place, at.SCREW_HOLE, at.CARRIER_UNDER) for place in at.CARRIER_SCREWS]))
    return plate.cut(
        compound(
            [cylinder(place, at.SCREW_HOLE, at.CARRIER_UNDER - 1, at.CARRIER_TOP + 1) for place in at.CARRIER_SCREWS]
        )
    )


def make_cap(button: int, engraved: bool = True):
    """Return a round cap; buttons are counted as by the firmware, the seats first."""
    middle = (at.SEATS + at.KEYS)[button]
    under = at.CARRIER_TOP + tray.SWITCH_BODY + 1.0
    cap = cylinder(middle, at.CAP, under, CAP_TOP).faces(">Z").edges().chamfer(0.8)
    cap = cap.union(bed_chamfer(cylinder(middle, at.CAP + 3.2, under, at.PLATE_UNDER - 0.3)))
    side = tray.SWITCH_PLUNGER + 0.2
    cap = cap.cut(around(middle, side, side, under - 1, at.CARRIER_TOP + tray.SWITCH_HIGH))
    cap = cap.cut(mouth(middle, (side, side), under))
    return cap.cut(make_legend(button)) if engraved else cap


def make_legend(button: int):
    """Return the engraving of a cap: a seat's number, a key's letter and sign."""
    middle = (at.SEATS + at.KEYS)[button]
    if button < len(at.SEATS):
        shapes = legends.number(button + 1, middle, 12.0)
    else:
        shapes = legends.letter_and_sign(tray.KEY_COLORS[button - len(at.SEATS)], middle, 9.0)
    return legends.solid(shapes, CAP_TOP - ENGRAVED, CAP_TOP)


def make_base(part: tuple[float, float]):
    """Return the base of field or panel: floor, rim, posts for the screws."""
    body = _shell(part, 0.0, at.LID).faces("<Z").edges().chamfer(0.6)
    body = body.cut(_shell(part, at.FLOOR, at.LID + 1, at.WALL))
    for x, y in at.corners(part):
        body = body.union(around((x, y), 2 * at.INSET - 4.0, 2 * at.INSET - 4.0, 0.5, at.LID))
    heads = [cylinder(middle, at.HEAD, -1, at.HEAD_DEEP) for middle in at.corners(part)]
    holes = [cylinder(middle, at.SCREW_HOLE, -1, at.LID + 1) for middle in at.corners(part)]
    mouths = [mouth(middle, at.HEAD, 0.0) for middle in at.corners(part)]
    return body.cut(compound(heads)).cut(compound(holes)).cut(compound(mouths)).cut(compound(_marks(part)))


def _marks(part: tuple[float, float]):
    """Return the shallow grooves where the rows of the LED strip or the stripboard lie."""
    low, high = at.FLOOR - at.MARK_DEEP, at.FLOOR + 0.1
    if part == at.FIELD:
        rows = sorted({y for _, y in at.SLOT_MIDDLES})
        return [around((0, y), at.ROW_LONG + at.MARK_PLAY, at.STRIP_WIDE + at.MARK_PLAY, low, high) for y in rows]
    (left, front), (width, depth) = at.BOARD, at.BOARD_SIZE
    middle = left + width / 2, front + depth / 2
    return [around(middle, width + at.MARK_PLAY, depth + at.MARK_PLAY, low, high)]


def cap_name(button: int) -> str:
    """Return the name of a button's cap among the printed parts."""
    seats = len(at.SEATS)
    return f"seat-{button + 1}" if button < seats else f"key-{at.KEY_COLORS[button - seats]}"


# Name -> how many are printed, and the function that makes it.
PRINTED: dict[str, tuple[int, Callable]] = {
    "field": (1, make_field),
    "panel": (1, make_panel),
    "field-base": (1, lambda: make_base(at.FIELD)),
    "panel-base": (1, lambda: make_base(at.PANEL)),
    "carrier": (1, make_carrier),
    "cup": (len(at.SLOT_MIDDLES), make_cup),
    **{cap_name(button): (1, partial(make_cap, button)) for button in range(len(at.SEATS + at.KEYS))},
}
FACE_DOWN = ("field", "panel", "cup")  # on the printer's bed


@cache
def printed(name: str):
    """Return one printed part, in its place in the tray."""
    return PRINTED[name][1]()


@cache
def plain(name: str):
    """Return a printed part without its engraving."""
    buttons = {cap_name(button): button for button in range(len(at.SEATS + at.KEYS))}
    return make_cap(buttons[name], engraved=False) if name in buttons else printed(name)


def lying(name: str, part):
    """Return a part lying in the middle of the printer's bed."""
    if name in FACE_DOWN:
        part = part.rotate((0, 0, 0), (1, 0, 0), 180)
    box = part.val().BoundingBox()
    return part.translate((-box.center.x, -box.center.y, -box.zmin))
