"""Measurements of the tray, requested over the link: infrared light and colors that come back from each slot.

Also the levels of light to expect of a slot, and limits for finding faults, in the case or on a bare board.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import median

from host_tools.link.client import Link
from simulator.json_values import JsonObject
from simulator.tray.optics_model import BRIGHT_LINER, DARK_LINER, FLOOR
from tray24.pins import BANK_SLOTS, COLUMNS, SLOT_OF_LED, SLOTS
from tray24.sense.calibration import COLORED, LIVING, MAX_EMPTY, RAISED, UNSTEADY_LSB
from tray24.sense.events import make_mask
from tray24.sense.reference import NOMINAL_EMPTY_LSB
from tray24.ui.toolkit.lights import TWIN

COLORS = ("red", "green", "blue")

_SCANS = 16
_PROBE_UNITS = 16  # units of a probe in one LSB
_CALM_LSB = 20  # the swing of a sensor in constant light: its noise
_LOOKS = 5  # samples; the tray starts each in another phase of a lamp's flicker
_BARE_LOOKS = 15  # on a bare board the room's light is stronger, and the LEDs' light may be weaker
# Parts of one reel have 45 to 180 percent of the typical level, the weakest part within the data sheets 17 percent.
# A lower level is no light.
_WEAKEST_PERCENT = 45
_COLOR_PERCENT = 30  # of the slot's other colors
# Direct light may raise only infrared or only the colors, so of the other no more than its typical level is expected.
_MAX_EXPECTED = 1.0
# The share of a lamp's flicker that remains in each color after `_LOOKS` samples. A color that is weaker than this
# cannot be distinguished from the flicker.
_SWING_LEFT = 0.15
_NOISE_LSB = 1.5
_MAX_ELSEWHERE = 4  # sensors to look for in other banks, unless the LED chain ends just before them


@dataclass(frozen=True)
class Limits:
    """Typical levels of infrared and of red, green and blue in LSB, and limits in percent for judging measured levels.

    The infrared level of a slot predicts its color levels. They count as light of its LED above `lit` % of this
    prediction. In the same way the color levels predict the infrared level, which counts as light above `infrared` % of
    the prediction; the prediction is at most `most_infrared` % of the typical level. If the colors show no light,
    infrared counts as light above `silent` % of the typical level.

    Above `taken` % of the typical infrared level, something is on the slot. Between `raised` % and `taken` % something
    is there only if the slot is colored, or brighter than `others` times the median of all slots.
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
    noise: float = 0  # a color level below this multiple of the remaining noise and flicker is no light


_INFRARED = 3  # of the optical model's lights

# Over the clear sheet. A slot has 67 to 166 percent, in each color, of the light expected from its infrared level; a
# slot that reads another slot's sensor has at most 16 percent. Likewise infrared light, expected from its colors: a
# slot without infrared light of its own has at most 22 percent, from its neighbors. Direct light raises the infrared
# level or the colors by up to 146 percent of a typical level, perhaps only one of both. Above `raised` a die or a hand
# is there, or the slot is a strong one, or some light reaches the sensor directly, as the calibration accepts it: that
# light has no color, and a tray with it mostly has it in all slots.
CLOSED = Limits(
    NOMINAL_EMPTY_LSB[0], NOMINAL_EMPTY_LSB[1:], lit=35, infrared=38, raised=RAISED, taken=MAX_EMPTY, others=2.5
)

# On a bare board the light goes straight from the LEDs to the sensors. How much is in no document
# (hardware/calc/bare_board.py), so it is inferred from the board's own slots. Infrared and colors each differ by half
# from slot to slot, so a slot has at least 19 percent of the light that its other light predicts; one that reads
# another slot's sensor has at most 2 percent.
_BARE_LIT = 15
_BARE_INFRARED = 24
_BARE_UNSTEADY_LSB = 60  # noise and flicker at 1000 lx reach 39 LSB in the simulator
_BARE_NOISE = 3  # typical levels may be low there
_BARE_TAKEN = 600  # the strongest slot has 330 percent
_WEAKEST = 1 / 14  # of the strongest slot's level: a lower level is not a slot's own light
_MIN_INFRARED_LSB = 18.0  # a lower typical level cannot be distinguished from darkness: a seventh of the calculated one
_MIN_COLOR_LSB = (4.0, 8.0, 13.0)  # likewise


def compute_case_limits(infrared: Iterable[float], colors: Iterable[tuple[float, ...]]) -> Limits:
    """Return the limits of a tray in its case, whose slots have these levels.

    The white linings of the slots may be darker or brighter than typical. The medians show how much, for infrared and
    colors separately, because light that goes straight to the sensors may raise only one of them.
    """
    by_color = zip(*colors, strict=True)
    shares = [median(levels) / typical for levels, typical in zip(by_color, CLOSED.color_lsb, strict=True)]
    infrared_factor = _limit_to_liners(median(infrared) / CLOSED.infrared_lsb, _INFRARED)
    color_factor = _limit_to_liners(median(shares), 0)
    color_lsb = tuple(level * color_factor for level in CLOSED.color_lsb)
    return replace(CLOSED, infrared_lsb=CLOSED.infrared_lsb * infrared_factor, color_lsb=color_lsb)


def _limit_to_liners(share: float, light: int) -> float:
    """Limit an empty slot's share of the typical level to the range from a dark to a bright lining of the slot.

    `light` is the index of the light: red, green, blue or infrared.
    """
    min_share, max_share = (1 + liner[0][light] / FLOOR[light] for liner in (DARK_LINER, BRIGHT_LINER))
    return min(max(share, min_share), max_share)


def compute_bare_limits(infrared: Iterable[float], colors: Iterable[tuple[float, ...]]) -> Limits:
    """Return the limits of a bare board, whose slots have these levels."""
    by_color = zip(zip(*colors, strict=True), _MIN_COLOR_LSB, strict=True)
    return Limits(
        _compute_typical(infrared, _MIN_INFRARED_LSB),
        tuple(_compute_typical(levels, min_lsb) for levels, min_lsb in by_color),
        lit=_BARE_LIT,
        infrared=_BARE_INFRARED,
        raised=_BARE_TAKEN,
        taken=_BARE_TAKEN,
        others=_BARE_TAKEN / 100,
        unsteady_lsb=_BARE_UNSTEADY_LSB,
        noise=_BARE_NOISE,
    )


def _compute_typical(levels: Iterable[float], min_lsb: float) -> float:
    """Return the median level of those slots that are lit, but at least `min_lsb`."""
    sorted_levels = sorted(levels)
    lit_levels = [level for level in sorted_levels if level > sorted_levels[-1] * _WEAKEST]
    return max(median(lit_levels), min_lsb) if lit_levels else min_lsb


@dataclass
class Measurements:
    """The measurements of each slot, all in LSB.

    `dark` is the room's light, and `swing` how much it changed. `infrared` is the infrared level, and `noise` how much
    it changed. `colors` is the light of the slot's own LED in each color. If a slot's sensor sees another slot's LED,
    `reads` maps the slot to the other one. `is_other_kind`: the board has two LEDs a slot although the tray is set to
    one, or the reverse. `about` is the tray's reply to `selftest`, and `looks` the number of probes of each color.
    """

    about: JsonObject
    dark: list[float] = field(default_factory=list)
    infrared: list[float] = field(default_factory=list)
    swing: list[int] = field(default_factory=list)
    noise: list[int] = field(default_factory=list)
    colors: list[tuple[float, ...]] = field(default_factory=list)
    reads: dict[int, int] = field(default_factory=dict)
    is_other_kind: bool = False
    limits: Limits = CLOSED
    looks: int = _LOOKS

    @property
    def wanted(self) -> list[int]:
        """Return the slots that should have sensors: those that the settings do not mask."""
        return [slot for slot in range(SLOTS) if slot not in self.about["masked"]]

    @property
    def puzzling(self) -> list[int]:
        """Return the slots whose sensors work but see neither their own LED nor, as far as known, another slot's."""
        working_slots = [slot for slot in self.wanted if slot not in self.reads and self.can_see_infrared(slot)]
        return [slot for slot in working_slots if not self.can_see_color(slot)]

    def is_taken(self, slot: int) -> bool:
        """Return whether something is on a slot. An infrared level that may be due to direct light alone is not enough.

        Direct light comes from an LED straight to the sensor.
        """
        limits = self.limits
        percent = self.infrared[slot] * 100 / limits.infrared_lsb
        if not limits.raised < percent <= limits.taken:
            return percent > limits.taken
        shares = self._compute_shares(self.colors[slot])
        is_colored = min(shares) * 100 > LIVING and max(shares) * 100 > min(shares) * COLORED
        return is_colored or self.infrared[slot] > limits.others * median(self.infrared[at] for at in self.wanted)

    def can_see_infrared(self, slot: int) -> bool:
        """Return whether enough infrared light comes back from a slot.

        It must be as much as the colors of the slot predict. If its colors show no light, a little infrared is enough.
        """
        limits = self.limits
        percent = self.infrared[slot] * 100 / limits.infrared_lsb
        if not self.can_see_color(slot):
            return percent > limits.silent
        expected = min(median(self._compute_shares(self.colors[slot])), limits.most_infrared / 100)
        return percent > limits.infrared * expected

    def can_see_color(self, slot: int) -> bool:
        """Return whether the light of the slot's own LED comes back."""
        return self.is_lit(slot, self.colors[slot])

    def is_lit(self, slot: int, colors: tuple[float, ...]) -> bool:
        """Return whether color levels are high enough to be light of an LED, given the slot's infrared level.

        One missing color of the LED is ignored.
        """
        limits = self.limits
        expected = min(max(self.infrared[slot] / limits.infrared_lsb, 2 * limits.silent / 100), _MAX_EXPECTED)
        noise = 0 if self.is_unclear(slot) else limits.noise * self._estimate_unknown_lsb(slot) / limits.color_lsb[1]
        return median(self._compute_shares(colors)) > max(expected * limits.lit / 100, noise)

    def is_unclear(self, slot: int) -> bool:
        """Return whether the room's light changes too much to distinguish an LED's light from it."""
        limits = self.limits
        expected = max(self.infrared[slot] * 100 / limits.infrared_lsb, _WEAKEST_PERCENT)
        return self._estimate_unknown_lsb(slot) > limits.color_lsb[1] * expected / 100 / 4

    def find_dead_colors(self, slot: int) -> list[str]:
        """Return the colors that the slot's LED lacks. A color that cannot be measured well enough is left out."""
        shares = self._compute_shares(self.colors[slot])
        middle = median(shares)
        return [
            name
            for name, share, typical in zip(COLORS, shares, self.limits.color_lsb, strict=True)
            if share * 100 < middle * _COLOR_PERCENT and typical * middle > 4 * self._estimate_unknown_lsb(slot)
        ]

    def _compute_shares(self, colors: tuple[float, ...]) -> list[float]:
        return [color / typical for color, typical in zip(colors, self.limits.color_lsb, strict=True)]

    def _estimate_unknown_lsb(self, slot: int) -> float:
        unknown_lsb = _NOISE_LSB + _SWING_LEFT * max(0, self.swing[slot] - _CALM_LSB)
        return unknown_lsb * sqrt(_LOOKS / self.looks)


def measure(
    link: Link, summary: JsonObject, bare: bool = False, show: Callable[[int], object] = lambda done: None
) -> Measurements:
    """Measure all slots, in the case or on a bare board.

    This takes some seconds, on an emulated board minutes. Call `show` with the number of parts that are done, of
    BANK_SLOTS parts.
    """
    figures = Measurements(summary, looks=_BARE_LOOKS if bare else _LOOKS)
    scans = [link.request("selftest", part="sensors") for _ in range(_SCANS)]
    for slot in range(SLOTS):
        dark = [scan[slot] for scan in scans]
        slot_levels = [scan[SLOTS + slot] - scan[slot] for scan in scans]
        figures.dark.append(sum(dark) / _SCANS)
        figures.infrared.append(sum(slot_levels) / _SCANS)
        figures.swing.append(max(dark) - min(dark))
        figures.noise.append(max(slot_levels) - min(slot_levels))
    colors: dict[int, tuple[float, float, float]] = {}
    for channel in range(BANK_SLOTS):
        # At most one slot of each bank: no two are neighbors, and a wrong address selects a slot with a dark LED.
        slots = [slot for slot in figures.wanted if slot % BANK_SLOTS == channel]
        if slots:
            colors.update(_probe_slots(link, slots, figures.looks))
        show(channel + 1)
    figures.colors = [colors.get(slot, (0.0, 0.0, 0.0)) for slot in range(SLOTS)]
    if figures.wanted:
        levels = [figures.infrared[slot] for slot in figures.wanted], [colors[slot] for slot in figures.wanted]
        figures.limits = compute_bare_limits(*levels) if bare else compute_case_limits(*levels)
    if not any(figures.is_unclear(slot) for slot in figures.wanted):
        _find_seen_leds(link, figures)
    return figures


def _probe_slots(link: Link, slots: list[int], looks: int) -> dict[int, tuple[float, float, float]]:
    """Return the red, green and blue in LSB that each slot's sensor sees while the LEDs of all these slots shine.

    Each value is the mean of `looks` probes.
    """
    probes = [link.request("selftest", part="probe", slots=make_mask(slots)) for _ in range(looks)]
    by_slot = [zip(*probe, strict=True) for probe in probes]  # in their order, red, green and blue of each
    found = {}
    for slot, samples in zip(sorted(slots), zip(*by_slot, strict=True), strict=True):
        red, green, blue = (sum(values) / _PROBE_UNITS / looks for values in zip(*samples, strict=True))
        found[slot] = (red, green, blue)
    return found


def _find_seen_leds(link: Link, figures: Measurements) -> None:
    """Find the LED that each sensor sees, if it is not the LED of the sensor's own slot, and record it in `reads`.

    Search in the sensor's own bank first. If only a few sensors remain, search in the other banks.
    """
    _find_other_kind(link, figures)
    if figures.is_other_kind:
        return
    for step in range(1, BANK_SLOTS):
        for channel in range(BANK_SLOTS):
            slots = [slot for slot in figures.puzzling if slot % BANK_SLOTS == channel]
            _probe_pairs(link, figures, {slot: slot ^ step for slot in slots})
    puzzling = figures.puzzling
    if len(puzzling) <= _MAX_ELSEWHERE and set(puzzling) != set(SLOT_OF_LED[SLOTS - len(puzzling) :]):
        for step in range(1, SLOTS):
            for slot in figures.puzzling:
                other = (slot + step) % SLOTS
                if other // BANK_SLOTS != slot // BANK_SLOTS:
                    _probe_pairs(link, figures, {slot: other})


def _find_other_kind(link: Link, figures: Measurements) -> None:
    """Find out whether the board has two LEDs a slot although the tray is set to one, or the reverse.

    With the wrong setting only the LEDs below the back row get their own colors. A tray that is set to one lights the
    second row with the colors of the third; a tray that is set to two lights the third row with those of the second.
    """
    second_row = [slot for slot in range(COLUMNS, 2 * COLUMNS) if {slot, slot + COLUMNS} <= set(figures.wanted)]
    if not second_row or set(figures.puzzling) != set(figures.wanted) - set(range(COLUMNS)):
        return
    is_twin = figures.about["kind"] == TWIN
    pairs = {slot + COLUMNS: slot for slot in second_row} if is_twin else {slot: slot + COLUMNS for slot in second_row}
    _probe_pairs(link, figures, pairs)
    figures.is_other_kind = set(figures.reads) == set(pairs)
    figures.reads.clear()


def _probe_pairs(link: Link, figures: Measurements, pairs: dict[int, int]) -> None:
    """Light the LEDs of pairs of slots, and record in `reads` the slots whose sensors then see light.

    `pairs` maps a slot to the other slot of its pair.
    """
    if not pairs:
        return
    colors = _probe_slots(link, [*pairs, *pairs.values()], figures.looks)
    for slot, other in pairs.items():
        if figures.is_lit(slot, colors[slot]):
            figures.reads[slot] = other
