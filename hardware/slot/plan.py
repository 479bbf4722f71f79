"""The kit's board in mm: origin at its top left corner, y down, seen from above; its middle is that of the slot.

LED, infrared LED and sensor stand as in the tray. The fins of the chimney run from wall to wall between them, so no
part is on their lines. The plug's pins point down.
"""

from hardware.board import plan as tray
from hardware.calc.parts import FIN_ASIDE_MM, FIN_THICK_MM

SIZE = 25.0
MIDDLE = SIZE / 2
FIN_LINES = tuple((way * FIN_ASIDE_MM - FIN_THICK_MM / 2, way * FIN_ASIDE_MM + FIN_THICK_MM / 2) for way in (-1, 1))

# Reference -> x, y, degrees from the middle.
_ASIDE = {
    "D1": tray.LED,
    "Q1": tray.SENSOR,
    "D2": tray.INFRARED_FIRST,
    "C1": (-5.6, 2.8, 0),
    "D3": (-6.0, 6.6, 0),
    "R1": (0.0, 4.6, 90),
    "R2": (7.4, 6.0, 90),
    "Q2": (7.4, -1.5, 270),
    "R3": (7.4, -5.6, 0),
    "J1": (-10.6, -6.35, 0),
}

# Where the references are written, from the middle.
LABELS = {
    "D1": (-3.6, -2.4),
    "Q1": (0.0, -3.3),
    "D2": (3.6, -2.6),
    "C1": (-3.2, 3.3),
    "D3": (-6.0, 8.4),
    "R1": (0.0, 7.0),
    "R2": (9.9, 6.0),
    "Q2": (10.4, -1.5),
    "R3": (7.4, -7.3),
    "J1": (-10.6, -8.6),
}


def places() -> dict[str, tuple[float, float, int]]:
    """Return the placement of all parts: reference -> x, y, degrees."""
    return {ref: (MIDDLE + x, MIDDLE + y, degrees) for ref, (x, y, degrees) in _ASIDE.items()}
