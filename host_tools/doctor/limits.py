"""The levels of light that are expected of a slot, and the limits of a fault: in the case, or on a bare board."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from statistics import median

from simulator.tray.optics_model import BRIGHT_LINER, DARK_LINER, FLOOR
from tray24.sense.calibrate import MOST_EMPTY, RAISED, UNSTEADY_LSB
from tray24.sense.reference import NOMINAL_EMPTY_LSB


@dataclass(frozen=True)
class Limits:
    """Typical levels in LSB of infrared and of red, green and blue, and limits in percent.

    `silent`: a lower share of the typical level is no light. `lit` and `infrared`: the least share of the level that
    the slot's other kind of light predicts. `most_infrared`: no more is predicted. `raised` and `taken`: of a typical
    level; something lies there above `taken`, and above `raised` if it is colored or `others` times the middle of all
    slots.
    """

    infrared_lsb: float
    color_lsb: tuple[float, ...]
    lit: float
    infrared: float
    raised: float
    taken: float
    others: float
    silent: float = 10
    most_infrared: float = 110
    unsteady_lsb: float = UNSTEADY_LSB  # an infrared level that changes by more is unsteady
    noise: float = 0  # a color's level within so many times what noise and flicker leave is no light


_INFRARED = 3  # of the optical model's lights

# Over the clear sheet. A slot has 67 to 166 percent, in each color, of the light expected from its infrared level; a
# slot that reads another slot's sensor has at most 16 percent. Likewise infrared light, expected from its colors: a
# slot without infrared light of its own has at most 22 percent, from its neighbors. Direct light raises the infrared
# level or the colors by up to 146 percent of a typical level, perhaps only one of both. Above `raised` a die or a hand
# lies there, or the slot is a strong one, or some light reaches the sensor directly, as the calibration accepts it:
# that light has no color, and a tray with it mostly has it in all slots.
CLOSED = Limits(
    NOMINAL_EMPTY_LSB[0], NOMINAL_EMPTY_LSB[1:], lit=35, infrared=38, raised=RAISED, taken=MOST_EMPTY, others=2.5
)

# On a bare board the light goes straight from body to body. No document tells how much (hardware/calc/bare.py): the
# board's own slots do. Each side's share differs by half from slot to slot, so a slot has at least 19 percent of the
# light that its other light predicts; one that reads another slot's sensor has at most 2 percent.
_BARE_LIT = 15
_BARE_INFRARED = 24
_BARE_UNSTEADY_LSB = 60  # noise and flicker at 1000 lx reach 39 LSB in the simulator
_BARE_NOISE = 3  # typical levels may be low there
_BARE_TAKEN = 600  # the strongest slot has 330 percent
_WEAKEST = 1 / 14  # of the strongest slot's level: below that it is no light of its own
_LEAST_INFRARED_LSB = 18.0  # a weaker typical level cannot be told from none: a seventh of the calculated one
_LEAST_COLOR_LSB = (4.0, 8.0, 13.0)  # likewise


def of_case(infrared: Iterable[float], colors: Iterable[tuple[float, ...]]) -> Limits:
    """Return the limits of a tray in its case, whose slots have these levels.

    Its liners are between a dark and a bright one, which the middle of its slots tells for infrared and for colors: so
    direct light that adds to only one of both is not expected of the other.
    """
    by_color = zip(*colors, strict=True)
    shares = [median(levels) / typical for levels, typical in zip(by_color, CLOSED.color_lsb, strict=True)]
    of_infrared = _within_liners(median(infrared) / CLOSED.infrared_lsb, _INFRARED)
    of_colors = _within_liners(median(shares), 0)
    color_lsb = tuple(level * of_colors for level in CLOSED.color_lsb)
    return replace(CLOSED, infrared_lsb=CLOSED.infrared_lsb * of_infrared, color_lsb=color_lsb)


def _within_liners(share: float, light: int) -> float:
    """Return the share of the typical empty level, but no less than a dark and no more than a bright liner's."""
    least, most = (1 + liner[0][light] / FLOOR[light] for liner in (DARK_LINER, BRIGHT_LINER))
    return min(max(share, least), most)


def of_bare_board(infrared: Iterable[float], colors: Iterable[tuple[float, ...]]) -> Limits:
    """Return the limits of a bare board, whose slots have these levels."""
    by_color = zip(zip(*colors, strict=True), _LEAST_COLOR_LSB, strict=True)
    return Limits(
        _typical(infrared, _LEAST_INFRARED_LSB),
        tuple(_typical(levels, least) for levels, least in by_color),
        lit=_BARE_LIT,
        infrared=_BARE_INFRARED,
        raised=_BARE_TAKEN,
        taken=_BARE_TAKEN,
        others=_BARE_TAKEN / 100,
        unsteady_lsb=_BARE_UNSTEADY_LSB,
        noise=_BARE_NOISE,
    )


def _typical(levels: Iterable[float], least_lsb: float) -> float:
    """Return the middle of the levels of those slots that have light of their own."""
    found = sorted(levels)
    lit = [level for level in found if level > found[-1] * _WEAKEST]
    return max(median(lit), least_lsb) if lit else least_lsb
