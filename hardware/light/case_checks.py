"""Checks of the Light's case: closed solids, the printer's bed, walls, and that all parts find room."""

from functools import cache

from hardware.case import layout as tray
from hardware.case.checks import is_closed, mesh, thinnest
from hardware.case.shapes import around, block, compound
from hardware.light import case, wiring
from hardware.light import layout as at
from tray24.pins import COLUMNS, ROWS

_TOUCH_MM3 = 0.5  # parts that touch share only rounding errors
_THIN = {"cup": at.CUP_FLOOR}


def check_case() -> list[str]:
    """Return findings about the case; [] when nothing is wrong."""
    return solids_wrong() + room_wrong()


def solids_wrong() -> list[str]:
    findings = []
    for name in case.PRINTED:
        shape = case.printed(name).val()
        if not shape.isValid() or len(shape.Solids()) != 1 or not is_closed(mesh(shape)):
            findings.append(f"{name} is not one closed solid")
        box = shape.BoundingBox()
        if max(box.xlen, box.ylen, box.zlen) > at.PRINTER_MM:
            findings.append(f"{name} is {box.xlen:.0f} x {box.ylen:.0f} mm: the printer has {at.PRINTER_MM:.0f}")
        thin, _ = thinnest(shape)
        if thin < _THIN.get(name, at.LEAST_WALL) - 0.02:
            findings.append(f"{name} is {thin:.2f} mm thick")
    return findings


@cache
def parts() -> dict:
    """Return all parts in their places, printed and bought."""
    found = {name: case.printed(name) for name in case.PRINTED if name not in ("cup", "cap")}
    found["cups"] = compound([case.make_cup(slot) for slot in range(len(at.SLOT_MIDDLES))])
    found["caps"] = compound([case.make_cap(middle) for middle in at.SEATS + at.KEYS])
    found["switches"] = compound([_switch(middle) for middle in at.SEATS + at.KEYS])
    rows = [at.SLOT_MIDDLES[row * COLUMNS][1] for row in range(ROWS)]
    long = COLUMNS * at.PITCH - 2.0
    found["strip"] = compound([around((0, y), long, at.STRIP_WIDE, at.FLOOR, at.FLOOR + at.STRIP_HIGH) for y in rows])
    (left, front), (width, depth) = at.BOARD, at.BOARD_SIZE
    found["stripboard"] = block(
        left, left + width, front, front + depth, at.BOARD_UNDER, at.BOARD_UNDER + at.BOARD_THICK
    )
    found["pico"] = make_pico()
    found["display"] = _display()
    found["die"] = around(at.SLOT_MIDDLES[7], tray.DIE, tray.DIE, at.HIGH - at.CUP_DEEP, at.HIGH + 9.0, 1.6)
    return found


def _switch(middle):
    body = around(middle, tray.SWITCH, tray.SWITCH, at.CARRIER_TOP, at.CARRIER_TOP + tray.SWITCH_BODY)
    top = at.CARRIER_TOP + tray.SWITCH_HIGH
    return body.union(around(middle, tray.SWITCH_PLUNGER, tray.SWITCH_PLUNGER, at.CARRIER_TOP + tray.SWITCH_BODY, top))


def make_pico():
    """Return the Pico on its sockets, its plug to the left."""
    (x, y), top = at.PICO_AT, at.PICO_UNDER + at.PICO_THICK
    body = around(at.PICO_AT, 51.0, 21.0, at.PICO_UNDER, top)
    for way in (-1, 1):
        body = body.union(around((x, y + way * 8.89), 50.8, 2.5, at.BOARD_UNDER + at.BOARD_THICK, at.PICO_UNDER))
    return body.union(block(x - 26.8, x - 21.0, y - 4, y + 4, top, top + at.PLUG_HIGH))


def _display():
    x, y = at.DISPLAY_AT[0], at.DISPLAY_AT[1] - tray.LIT_ABOVE
    width, depth = at.MODULE
    return around((x, y), width, depth, at.PLATE_UNDER - tray.MODULE_GLASS - tray.MODULE_PCB, at.PLATE_UNDER)


def room_wrong() -> list[str]:
    """Return the pairs of parts that overlap, and whether the plug reaches the Pico."""
    shapes = {name: part.val() for name, part in parts().items()}
    names = list(shapes)
    findings = []
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            if (shared := shapes[one].intersect(shapes[other]).Volume()) > _TOUCH_MM3:
                findings.append(f"{one} and {other} share {shared:.1f} mm3")
    inside = shapes["pico"].BoundingBox().xmin + at.WIDTH / 2
    if inside > 12:
        findings.append(f"the Pico's plug lies {inside:.1f} mm inside: a cable's plug does not reach it")
    if len(at.SLOT_MIDDLES) != wiring.LEDS:
        findings.append(f"{wiring.LEDS} LEDs for {len(at.SLOT_MIDDLES)} slots")
    return findings
