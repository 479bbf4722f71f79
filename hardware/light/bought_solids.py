"""Solids of the bought parts of Tray24 Light, in their places: LED strip, Pico, switches, wires, screws, the cable.

Sizes are from data sheets, remembered but not read again [memory], or are the largest that are usual; the space for
wires is estimated.
"""

from hardware.case import layout as case_layout
from hardware.case.shapes import make_box, make_box_around, make_compound, make_cylinder, unite_solids
from hardware.light import case, layout, lengths

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
    side, top = layout.LED_SIDE, layout.STRIP_UNDER + layout.STRIP_THICK
    strips = [
        make_box_around((0, y - layout.STRIP_ASIDE), layout.ROW_LONG, layout.STRIP_WIDE, layout.STRIP_UNDER, top)
        for y in layout.ROW_MIDDLES
    ]
    leds = [
        make_box_around((x, y - layout.STRIP_ASIDE), side, side, top, layout.LED_TOP) for x, y in layout.SLOT_MIDDLES
    ]
    return make_compound([*strips, *leds])


def make_pads():
    """Return the two foam pads between the Pico and the base."""
    (x, y), (side, height) = layout.PICO_AT, PAD
    return make_compound(
        [make_box_around((x + dx, y), side, side, layout.FLOOR, layout.FLOOR + height) for dx in (-8.0, 14.0)]
    )


def make_pico():
    """Return the Pico lying face down, its USB socket to the left, with the jumper wires' sockets on its pins."""
    (x, y), (side, height) = layout.PICO_AT, SOCKET
    top = layout.PICO_UNDER + layout.PICO_THICK
    body = make_box_around(layout.PICO_AT, *case_layout.PICO, layout.PICO_UNDER, top)
    for pin in (1, 21):
        row = x, lengths.locate_pin(pin)[1]
        body = body.union(make_box_around(row, 50.8, side, top, top + HEADER + height))
    return body.union(
        make_box(x - 26.8, x - 21.0, y - 4, y + 4, layout.PICO_UNDER - layout.PLUG_HIGH, layout.PICO_UNDER)
    )


def make_cable():
    """Return the USB cable from outside the tray's wall to the Pico, with the plastic part of its plug."""
    y, right = layout.PICO_AT[1], layout.PICO_AT[0] - 26.8 - 0.5
    middle = layout.PICO_UNDER - layout.PLUG_HIGH / 2
    bottom = max(middle - 3.75, layout.FLOOR)
    plug = make_box(right - 24, right, y - 5.5, y + 5.5, bottom, bottom + 7.5, 1.5)
    radius, lower_end = layout.CABLE / 2, layout.LID + 0.2
    return plug.union(
        make_box(-layout.WIDTH / 2 - 20, right - 20, y - radius, y + radius, lower_end, lower_end + layout.CABLE)
    )


def make_switch(middle):
    body = make_box_around(
        middle, case_layout.SWITCH, case_layout.SWITCH, layout.CARRIER_TOP, layout.CARRIER_TOP + case_layout.SWITCH_BODY
    )
    top = layout.CARRIER_TOP + case_layout.SWITCH_HIGH
    return body.union(
        make_box_around(
            middle,
            case_layout.SWITCH_PLUNGER,
            case_layout.SWITCH_PLUNGER,
            layout.CARRIER_TOP + case_layout.SWITCH_BODY,
            top,
        )
    )


def _make_legs(middle):
    """Return the space that a switch's four legs and the wires soldered to them need below the carrier."""
    (x, y), (leg_span, leg_pitch), (side, height) = middle, case_layout.SWITCH_LEGS, LEG_ROOM
    places = [(x + x_sign * leg_pitch / 2, y + y_sign * leg_span / 2) for x_sign in (-1, 1) for y_sign in (-1, 1)]
    return [make_box_around(place, side, side, layout.CARRIER_UNDER - height, layout.CARRIER_UNDER) for place in places]


def make_display():
    x, y = layout.DISPLAY_AT[0], layout.DISPLAY_AT[1] - case_layout.LIT_ABOVE
    bottom = layout.PLATE_UNDER - case_layout.MODULE_GLASS - case_layout.MODULE_PCB
    return make_box_around((x, y), *layout.MODULE, bottom, layout.PLATE_UNDER)


def make_piezo():
    diameter, height = layout.PIEZO
    return make_cylinder(layout.GRILLE_AT, diameter, layout.PLATE_UNDER - height, layout.PLATE_UNDER)


def make_wires() -> dict:
    """Return the space that bundles of wires take: name of the bundle -> solid."""
    x, y = layout.DISPLAY_AT[0], layout.DISPLAY_AT[1] - case_layout.LIT_ABOVE + layout.MODULE[1] / 2 - 1.8
    width, depth, height = PIN_ROOM
    bottom = layout.PLATE_UNDER - case_layout.MODULE_GLASS - case_layout.MODULE_PCB
    legs = [leg for middle in layout.SEATS + layout.KEYS for leg in _make_legs(middle)]
    top = layout.PICO_UNDER + layout.PICO_THICK + HEADER + SOCKET[1]
    rows = [(layout.PICO_AT[0], lengths.locate_pin(number)[1]) for number in (1, 21)]
    return {
        "wires at the Pico": make_compound([make_box_around(row, 50.8, SOCKET[0], top, top + BEND) for row in rows]),
        "wires at the switches": make_compound(legs),
        "wires of the display": make_box_around((x, y), width, depth, bottom - height, bottom),
        "wires of the turns": make_compound(list(_make_turns())),
        "wires to the strip": _make_feed(),
        "wires to the buttons": make_box(
            -94.0, 94.0, layout.PANEL[0] + 5.0, layout.PANEL[0] + 13.0, layout.FLOOR, layout.FLOOR + 8.0
        ),
    }


def _make_turns():
    """Yield the space of the three wires that join the end of each LED row to the next row.

    The wires are at the height of the LED strip.
    """
    rows = [y - layout.STRIP_ASIDE for y in layout.ROW_MIDDLES]
    top = layout.STRIP_UNDER + layout.STRIP_THICK
    for row, (y, next_y) in enumerate(zip(rows, rows[1:], strict=False)):
        span = layout.ROW_LONG / 2 + 0.2, layout.ROW_LONG / 2 + 0.2 + 3 * layout.WIRE
        left, right = span if row % 2 == 0 else (-span[1], -span[0])
        yield make_box(left, right, next_y - 4.0, y + 4.0, top - layout.WIRE, top)


def _make_feed():
    """Return the space of the three wires that feed the LED strip, with the parts soldered to the strip's beginning.

    The wires come through the hole between panel (the part with the Pico) and field (the part with the slots), and go
    below the slots' cups to the first row.
    """
    left, right = layout.WIRES_HOLE
    width, length, height = FIRST
    x, y = -layout.ROW_LONG / 2 - 0.6 - width / 2, layout.ROW_MIDDLES[0] - layout.STRIP_ASIDE - length / 2
    low, top = layout.STRIP_UNDER + layout.STRIP_THICK - height, layout.STRIP_UNDER + layout.STRIP_THICK
    bottom, wires_height = layout.LID + 1.0, 3 * layout.WIRE
    return unite_solids(
        [
            make_box_around((x, y), width, length, low, top),
            make_box(x - width / 2, x + width / 2, y - length / 2, y - length / 2 + wires_height, bottom, top),
            make_box(x - width / 2, right, y - length / 2, y - length / 2 + wires_height, bottom, bottom + layout.WIRE),
            make_box(
                left + 2, left + 2 + wires_height, -12.0, y - length / 2 + wires_height, bottom, bottom + layout.WIRE
            ),
        ]
    )


def make_screws() -> dict:
    """Return the screws: name of what they hold -> solid.

    Their heads point down; those of the screws between the field (with the slots) and the panel point to the front.
    """
    corners = layout.list_corners(layout.FIELD) + layout.list_corners(layout.PANEL)
    return {
        "screws of the bases": _make_upright_screws(corners, layout.HEAD_DEEP),
        "screws of the carrier": _make_upright_screws(layout.CARRIER_SCREWS, layout.CARRIER_UNDER),
        "screws of the rails": _make_upright_screws(case.list_rail_screws(), layout.STRIP_UNDER - layout.RAIL_THICK),
        "screws of the seam": make_compound([_make_seam_screw(x) for x in layout.SEAM_SCREWS]),
    }


def _make_screw(length: float, diameter: float):
    head_diameter, head_height = case_layout.SCREW_HEAD
    return make_cylinder((0, 0), head_diameter, -head_height, 0).union(make_cylinder((0, 0), diameter, 0, length))


def _make_upright_screws(places, height: float):
    """Return self-tapping screws whose heads end at this `height`, for the holes of the posts."""
    return make_compound([_make_screw(SHORT_SCREW, layout.POST_HOLE).translate((x, y, height)) for x, y in places])


def _make_seam_screw(x: float):
    nut = make_cylinder((0, 0), 6.4, 2 * layout.WALL, 2 * layout.WALL + 2.4)
    return _make_screw(LONG_SCREW, 3.0).union(nut).rotate((0, 0, 0), (1, 0, 0), -90).translate((x, -layout.WALL, 20.0))
