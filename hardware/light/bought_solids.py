"""Solids of the bought parts of Tray24 Light, in their places: LED strip, Pico, switches, wires, screws, the cable.

Sizes are from data sheets, remembered but not read again [memory], or are the largest that are usual; the space for
wires is estimated.
"""

from hardware.case import layout as tray
from hardware.case.shapes import make_box, make_box_around, make_compound, make_cylinder, unite_solids
from hardware.light import case, lengths
from hardware.light import layout as at

LEG_ROOM = (4.0, 3.5)  # side and height below the carrier, for a switch's leg and the wire soldered to it
PIN_ROOM = (12.0, 3.0, 8.0)  # the display's row of pins with its wires
HEADER = 2.5  # [memory] of the plastic at the pins' feet
SOCKET = (2.6, 14.0)  # [memory] width and height of a jumper wire's socket
BEND = 5.0  # above the sockets: height of the wires' bends
PAD = (10.0, 3.0)  # side and height of a foam pad
FIRST = (3.6, 22.0, 3.6)  # diode and resistor at the beginning of the strip, with their legs: width, length, height
LONG_SCREW, SHORT_SCREW = 12.0, 8.0


def make_strip():
    """Return the four pieces of the LED strip, with their LEDs, on the rails that hold them."""
    side, top = at.LED_SIDE, at.STRIP_UNDER + at.STRIP_THICK
    tapes = [
        make_box_around((0, y - at.STRIP_ASIDE), at.ROW_LONG, at.STRIP_WIDE, at.STRIP_UNDER, top)
        for y in at.ROW_MIDDLES
    ]
    leds = [make_box_around((x, y - at.STRIP_ASIDE), side, side, top, at.LED_TOP) for x, y in at.SLOT_MIDDLES]
    return make_compound([*tapes, *leds])


def make_pads():
    """Return the two foam pads between the Pico and the base."""
    (x, y), (side, high) = at.PICO_AT, PAD
    return make_compound(
        [make_box_around((x + aside, y), side, side, at.FLOOR, at.FLOOR + high) for aside in (-8.0, 14.0)]
    )


def make_pico():
    """Return the Pico lying face down, its USB socket to the left, with the jumper wires' sockets on its pins."""
    (x, y), (side, high) = at.PICO_AT, SOCKET
    top = at.PICO_UNDER + at.PICO_THICK
    body = make_box_around(at.PICO_AT, *tray.PICO, at.PICO_UNDER, top)
    for pin in (1, 21):
        row = x, lengths.locate_pin(pin)[1]
        body = body.union(make_box_around(row, 50.8, side, top, top + HEADER + high))
    return body.union(make_box(x - 26.8, x - 21.0, y - 4, y + 4, at.PICO_UNDER - at.PLUG_HIGH, at.PICO_UNDER))


def make_cable():
    """Return the plastic part of the USB cable's plug, pushed into the Pico, and the cable as far as the hole in the
    wall.
    """
    y, right = at.PICO_AT[1], at.PICO_AT[0] - 26.8 - 0.5
    middle = at.PICO_UNDER - at.PLUG_HIGH / 2
    under = max(middle - 3.75, at.FLOOR)
    plug = make_box(right - 24, right, y - 5.5, y + 5.5, under, under + 7.5, 1.5)
    half, low = at.CABLE / 2, at.LID + 0.2
    return plug.union(make_box(-at.WIDTH / 2 - 20, right - 20, y - half, y + half, low, low + at.CABLE))


def make_switch(middle):
    body = make_box_around(middle, tray.SWITCH, tray.SWITCH, at.CARRIER_TOP, at.CARRIER_TOP + tray.SWITCH_BODY)
    top = at.CARRIER_TOP + tray.SWITCH_HIGH
    return body.union(
        make_box_around(middle, tray.SWITCH_PLUNGER, tray.SWITCH_PLUNGER, at.CARRIER_TOP + tray.SWITCH_BODY, top)
    )


def _make_legs(middle):
    """Return the space that a switch's four legs and the wires soldered to them need below the carrier."""
    (x, y), (along, aside), (side, high) = middle, tray.SWITCH_LEGS, LEG_ROOM
    places = [(x + way * aside / 2, y + end * along / 2) for way in (-1, 1) for end in (-1, 1)]
    return [make_box_around(place, side, side, at.CARRIER_UNDER - high, at.CARRIER_UNDER) for place in places]


def make_display():
    x, y = at.DISPLAY_AT[0], at.DISPLAY_AT[1] - tray.LIT_ABOVE
    under = at.PLATE_UNDER - tray.MODULE_GLASS - tray.MODULE_PCB
    return make_box_around((x, y), *at.MODULE, under, at.PLATE_UNDER)


def make_piezo():
    diameter, high = at.PIEZO
    return make_cylinder(at.GRILLE_AT, diameter, at.PLATE_UNDER - high, at.PLATE_UNDER)


def make_wires() -> dict:
    """Return the space that bundles of wires take: name of the bundle -> solid."""
    x, y = at.DISPLAY_AT[0], at.DISPLAY_AT[1] - tray.LIT_ABOVE + at.MODULE[1] / 2 - 1.8
    width, depth, high = PIN_ROOM
    under = at.PLATE_UNDER - tray.MODULE_GLASS - tray.MODULE_PCB
    legs = [leg for middle in at.SEATS + at.KEYS for leg in _make_legs(middle)]
    top = at.PICO_UNDER + at.PICO_THICK + HEADER + SOCKET[1]
    rows = [(at.PICO_AT[0], lengths.locate_pin(number)[1]) for number in (1, 21)]
    return {
        "wires at the Pico": make_compound([make_box_around(row, 50.8, SOCKET[0], top, top + BEND) for row in rows]),
        "wires at the switches": make_compound(legs),
        "wires of the display": make_box_around((x, y), width, depth, under - high, under),
        "wires of the turns": make_compound(list(_make_turns())),
        "wires to the strip": _make_feed(),
        "wires to the buttons": make_box(-94.0, 94.0, at.PANEL[0] + 5.0, at.PANEL[0] + 13.0, at.FLOOR, at.FLOOR + 8.0),
    }


def _make_turns():
    """Yield the space of the three wires that join the end of each LED row to the next row.

    The wires are at the height of the LED strip.
    """
    rows = [y - at.STRIP_ASIDE for y in at.ROW_MIDDLES]
    top = at.STRIP_UNDER + at.STRIP_THICK
    for row, (y, next_y) in enumerate(zip(rows, rows[1:], strict=False)):
        ends = at.ROW_LONG / 2 + 0.2, at.ROW_LONG / 2 + 0.2 + 3 * at.WIRE
        left, right = ends if row % 2 == 0 else (-ends[1], -ends[0])
        yield make_box(left, right, next_y - 4.0, y + 4.0, top - at.WIRE, top)


def _make_feed():
    """Return the space of the three wires that feed the LED strip, with the parts soldered to the strip's beginning.

    The wires come through the hole between panel (the part with the Pico) and field (the part with the slots), and go
    below the slots' cups to the first row.
    """
    left, right = at.WIRES_HOLE
    width, long, high = FIRST
    x, y = -at.ROW_LONG / 2 - 0.6 - width / 2, at.ROW_MIDDLES[0] - at.STRIP_ASIDE - long / 2
    low, top = at.STRIP_UNDER + at.STRIP_THICK - high, at.STRIP_UNDER + at.STRIP_THICK
    under, wires = at.LID + 1.0, 3 * at.WIRE
    return unite_solids(
        [
            make_box_around((x, y), width, long, low, top),
            make_box(x - width / 2, x + width / 2, y - long / 2, y - long / 2 + wires, under, top),
            make_box(x - width / 2, right, y - long / 2, y - long / 2 + wires, under, under + at.WIRE),
            make_box(left + 2, left + 2 + wires, -12.0, y - long / 2 + wires, under, under + at.WIRE),
        ]
    )


def make_screws() -> dict:
    """Return the screws: name of what they hold -> solid.

    Their heads point down; those of the screws between the field (with the slots) and the panel point to the front.
    """
    corners = at.list_corners(at.FIELD) + at.list_corners(at.PANEL)
    return {
        "screws of the bases": _make_upright_screws(corners, at.HEAD_DEEP),
        "screws of the carrier": _make_upright_screws(at.CARRIER_SCREWS, at.CARRIER_UNDER),
        "screws of the rails": _make_upright_screws(case.list_rail_screws(), at.STRIP_UNDER - at.RAIL_THICK),
        "screws of the seam": make_compound([_make_seam_screw(x) for x in at.SEAM_SCREWS]),
    }


def _make_screw(long: float, diameter: float):
    head, high = tray.SCREW_HEAD
    return make_cylinder((0, 0), head, -high, 0).union(make_cylinder((0, 0), diameter, 0, long))


def _make_upright_screws(places, under: float):
    """Return self-tapping screws whose heads end at the height `under`, for the holes of the posts."""
    return make_compound([_make_screw(SHORT_SCREW, at.POST_HOLE).translate((x, y, under)) for x, y in places])


def _make_seam_screw(x: float):
    nut = make_cylinder((0, 0), 6.4, 2 * at.WALL, 2 * at.WALL + 2.4)
    return _make_screw(LONG_SCREW, 3.0).union(nut).rotate((0, 0, 0), (1, 0, 0), -90).translate((x, -at.WALL, 20.0))
