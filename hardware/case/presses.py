"""The check of button presses: a cap pressed at its edge makes its switch click before it hits anything.

A cap at rest must also have room above its switch.
"""

from math import atan2, degrees, hypot

from hardware.case import layout
from hardware.case.assembly import make_bought_parts, make_plain_parts
from hardware.case.caps import FLANGE_TOP, compute_key_size
from hardware.case.shapes import make_box_around

TOUCH_MM3 = 0.3  # of a flange's edge, which bends away
MIN_ROOM_MM = 1.0  # between a cap at rest and the body of its switch, or its carrier
_KEY_NAME, _SEAT_NAME = "key-red", "seat-2"  # all keys are alike, and all seats; seat 2's carrier is beside the board


def check_presses() -> list[str]:
    """Return findings about caps that, pressed at an edge, hit something before the switch clicks.

    They may hit the top's plate, the carrier or the switch itself.
    """
    flange_width, flange_depth, _ = compute_key_size(layout.CAP_LIP)
    key_neighbors = _collect_neighbors(layout.KEYS[0], 7, "deck")
    seat_neighbors = _collect_neighbors(layout.SEATS[1], 2, "carrier 2")
    findings = _check_room(_KEY_NAME, key_neighbors) + _check_room(_SEAT_NAME, seat_neighbors)
    for x_sign in (-1, 0, 1):
        for y_sign in (-1, 0, 1):
            if not (x_sign or y_sign):
                continue
            edge = (x_sign * flange_width / 2, y_sign * flange_depth / 2)
            findings += _check_press(_KEY_NAME, layout.KEYS[0], edge, key_neighbors)
            diagonal_factor = (layout.SEAT_CAP / 2 + layout.CAP_LIP) / hypot(x_sign, y_sign)
            findings += _check_press(
                _SEAT_NAME, layout.SEATS[1], (x_sign * diagonal_factor, y_sign * diagonal_factor), seat_neighbors
            )
    return findings


def _collect_neighbors(middle, switch: int, carrier: str) -> dict:
    """Return the solids around a cap by name: the top near it, the carrier, its switch without the plunger.

    `switch` is the number of the button, `carrier` the name of the part that holds the switch.
    """
    parts = make_plain_parts()
    region = make_box_around(middle, 60, 60, layout.CARRIER_UNDER, layout.SURFACE + 1).val()
    body = make_box_around(middle, 30, 30, 0, layout.CARRIER_TOP + layout.SWITCH_BODY).val()
    return {
        "top": parts["top"].val().intersect(region),
        carrier: parts[carrier].val(),
        "its switch": make_bought_parts()[f"switch {switch}"].val().intersect(body),
    }


def _check_room(name: str, neighbors: dict) -> list[str]:
    """Return findings about a cap that has too little room straight above its switch."""
    lowered_cap = make_plain_parts()[name].val().translate((0, 0, -MIN_ROOM_MM))
    return [f"{name} has less than {MIN_ROOM_MM:g} mm of room above {neighbor}" for neighbor, solid in neighbors.items()
            if neighbor != "top" and lowered_cap.intersect(solid).Volume() > TOUCH_MM3]  # fmt: skip


def _check_press(name: str, middle, edge: tuple[float, float], neighbors: dict) -> list[str]:
    """Return findings about a press on a cap at the point `edge`, which is relative to the cap's middle."""
    cap = tilt_cap(make_plain_parts()[name], middle, edge).val()
    findings = []
    for neighbor, solid in neighbors.items():
        shared_mm3 = cap.intersect(solid).Volume()
        if shared_mm3 > TOUCH_MM3:
            findings.append(
                f"{name} pressed at ({edge[0]:.0f}, {edge[1]:.0f}) meets {neighbor} in {shared_mm3:.1f} mm3 "
                f"before its switch has moved {layout.SWITCH_TRAVEL} mm"
            )
    return findings


def tilt_cap(cap, middle, edge: tuple[float, float]):
    """Return a cap as it is when pressed at the point `edge`, which is relative to the cap's middle.

    Its opposite edge touches the plate above; its middle is lower by the travel of the switch.
    """
    x, y = middle
    reach = hypot(*edge)
    angle = degrees(atan2(layout.CAP_PLAY_UP + layout.SWITCH_TRAVEL, reach))
    # It turns around the far edge of its flange, about a line across the way to the pressed edge.
    pivot = (x - edge[0], y - edge[1], FLANGE_TOP)
    axis_end = (pivot[0] - edge[1], pivot[1] + edge[0], FLANGE_TOP)
    return cap.rotate(pivot, axis_end, angle).translate((0, 0, layout.CAP_PLAY_UP))
