"""The conditions under which printed dice are read, and the share of dice that must be recognized in each.

The search for the colors of the dice (`hardware.reading.search`) uses the conditions in `SEEN`. Those in `HELD_OUT`
test its result with other papers, plain dice, heights and places in the slot, but with the same inks. They do not test
the limits of yellow (`tray24.sense.colors`): these limits were chosen with the results of both groups in view.
"""

from dataclasses import dataclass
from itertools import product

from hardware.calc import parts, surfaces
from hardware.reading.printing import PrintProcess
from hardware.reading.sensor_view import STRAIGHT, DiePlace

AS_PRINTED, OFF = 0.999, 0.99  # least shares of dice recognized; no die may ever be read as another color
_INK_ERROR = 0.2
# Play in the pocket of 16.6 mm, and a sticker that is off the middle of its die: 0.3 mm and 0.3 mm.
_SHIFT_MM = 0.6
_TURN_DEG = 4.0  # 2 in the pocket, 2 of the sticker
# [estimated] papers and blanks, in red, green, blue, infrared.
_CREAM = (0.84, 0.80, 0.70, 0.83)
_GLOSSY = (0.90, 0.91, 0.96, 0.88)
_GRAYISH = (0.72, 0.73, 0.72, 0.74)
_IVORY = surfaces.PLAIN["ivory"]


@dataclass(frozen=True)
class Condition:
    name: str
    print: PrintProcess
    place: DiePlace
    min_share: float


def _list_ink_errors() -> list[PrintProcess]:
    """Return eight ways to print with wrong inks: each of red, green and blue comes back 20 % stronger or weaker."""
    processes = []
    for signs in product((-1, 1), repeat=3):
        name = " ".join(f"{color}{'+' if sign > 0 else '-'}" for color, sign in zip("rgb", signs, strict=True))
        processes.append(PrintProcess(f"inks {name} 20 %", inks=tuple(1 + sign * _INK_ERROR for sign in signs)))  # type: ignore[arg-type]
    return processes


def _list_shifted_places(degrees: float) -> list[DiePlace]:
    return [
        DiePlace(f"{right_mm:+g} {front_mm:+g} mm, {degrees:+g} deg", right_mm * 1.0, front_mm * 1.0, degrees)
        for right_mm, front_mm in product((-_SHIFT_MM, _SHIFT_MM), repeat=2)
    ]


_PLAIN = PrintProcess("as printed")
SEEN = (
    Condition("as printed, straight", _PLAIN, STRAIGHT, AS_PRINTED),
    *(Condition(f"{way.name}, straight", way, STRAIGHT, OFF) for way in _list_ink_errors()),
    *(Condition(f"as printed, {place.name}", _PLAIN, place, OFF) for place in _list_shifted_places(_TURN_DEG)),
)

_OTHER_PRINTS = (
    PrintProcess("cream paper, ivory blanks", paper=_CREAM, blank=_IVORY),
    PrintProcess("glossy paper, dots spread", paper=_GLOSSY, gain=0.15),
    PrintProcess("grayish paper, pigment inks", paper=_GRAYISH, gain=0.1, body_infrared=0.85, mark_infrared=0.1),
    PrintProcess("dye inks, clear black", paper=parts.PAPER, body_infrared=1.0, mark_infrared=0.9),
)
_OTHER_SLOTS = (
    DiePlace("die 0.5 mm lower", height_mm=parts.DIE_HEIGHT_MM - 0.5),
    DiePlace("die 0.5 mm higher", height_mm=parts.DIE_HEIGHT_MM + 0.5),
    DiePlace("LEDs 0.3 mm aside", aside_mm=0.3),
)
HELD_OUT = (
    *(Condition(f"{way.name}, straight", way, STRAIGHT, AS_PRINTED) for way in _OTHER_PRINTS),
    *(Condition(f"as printed, {place.name}", _PLAIN, place, AS_PRINTED) for place in _OTHER_SLOTS),
    *(
        Condition(f"{way.name}, {place.name}", way, place, OFF)
        for way, place in zip(_OTHER_PRINTS, _list_shifted_places(-_TURN_DEG), strict=True)
    ),
    *(
        Condition(f"{way.name}, {place.name}", way, place, OFF)
        for way, place in zip(_list_ink_errors(), 2 * _list_shifted_places(-_TURN_DEG), strict=True)
    ),
)
# A few of all for the small check: the plain one, the darkest and lightest inks, a held-out paper, a held-out place.
FEW = (SEEN[0], SEEN[1], SEEN[8], HELD_OUT[0], HELD_OUT[7])
