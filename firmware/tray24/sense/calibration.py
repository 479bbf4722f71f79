"""The guided calibration of the sensors: first all slots empty, then a white die in one slot after the other.

A white die has plain white stickers. The calibration accepts the levels that a slot can have with any LEDs and sensors
that the design permits, and some light that leaks past the walls between slots. Only `Calibrator.save` changes files.
"""

from array import array

from tray24.compat import const, ticks_diff
from tray24.sense.colors import MIN_APART, classify, compute_distance, get_learned_color
from tray24.sense.events import WHITE as WHITE_DIE
from tray24.sense.reference import (
    INFRARED,
    LIGHTS,
    NOMINAL_EMPTY_LSB,
    NOMINAL_WHITE_LSB,
    RED,
    SCALE,
    SLOTS,
    TAKEN,
    Reference,
)

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tray24.sense.probe import ColorProbe

_TOO_BRIGHT_LSB = const(3000)  # dark samples above this leave too little range
_FULL_LSB = const(4000)
# Plausible shares of nominal values, in percent. Parts of one reel are within 31 and 218; by their datasheets the
# weakest sensor under the weakest LED reaches 16, and 13 with an empty dark liner, and can still distinguish colors.
_MIN_SHARE = const(12)
_MAX_SHARE = const(300)
_DEAD_SHARE = const(2)  # percent of a typical white die's level: less is no light at all
# Percent of the nominal level of an empty slot. The strongest empty slot with a bright liner reaches 375 if direct
# light adds 0.3 of a white die's; a die in a slot with a share of 45 gives less. So a colored die is detected by its
# color, and any die when it is lifted (`is_emptier`).
MAX_EMPTY = const(400)
RAISED = const(100)  # a level above it means direct light, a die (112 in the weakest slot), or a strong slot
LIVING = const(24)  # least share of a color with a die in the slot: less means a dead LED, or only the flicker of lamps
COLORED = const(250)  # percent: ratio of two colors' shares of an empty floor; only a colored die is above
_MAX_RATIO = const(190)  # percent: ratio of two colors' shares of a white die; a colored die is above
COLOR_FAULTS = ("red", "yellow", "green", "blue")  # faults: a die of this color instead of a white one
_MIN_STRENGTH = const(120)  # permille of a white die's light: the least for a color
UNSTEADY_LSB = const(128)  # swing of an empty slot: less than makes a typical slot seem taken (131 with a bright liner)
_MAX_LEAK = const(12)  # percent of the way from empty to white: the most that a die may change other slots
_MIN_OTHER_DIE = const(50)  # percent of the same way: above it there is another die in the slot


def find_empty_fault(level_lsb: int, colors: "Sequence[int]", swing_lsb: int, dark_lsb: int) -> str:
    """Return the key of the fault in an empty slot's levels, such as "noisy"; "" if the levels are plausible.

    `level_lsb` is the slot's infrared level, and `swing_lsb` how much this level has changed during the measurement.
    `colors` has the levels in red, green and blue light, in 1 / SCALE LSB. `dark_lsb` is the level of the room light.
    """
    nominal = NOMINAL_EMPTY_LSB[INFRARED]
    percent = level_lsb * 100 // nominal
    if dark_lsb > _TOO_BRIGHT_LSB:
        return "too_bright"
    if percent < _MIN_SHARE:
        return "silent"
    shares = [colors[light - RED] * 100 // (NOMINAL_EMPTY_LSB[light] * SCALE) for light in range(RED, LIGHTS)]
    # A dead light is reported once its slot has a white die.
    is_colored = min(shares) > LIVING and max(shares) * 100 > min(shares) * COLORED
    if percent > MAX_EMPTY or percent > RAISED and is_colored:
        return "not_empty"
    if swing_lsb > UNSTEADY_LSB:
        return "noisy"
    return ""


def is_emptier(level_lsb: int, empty: int) -> bool:
    """Return whether a slot is now much darker than when it was measured as empty.

    This means that a die was in the slot during that measurement. `level_lsb` is the level now in LSB, `empty` the
    measured one in 1 / SCALE LSB.
    """
    return level_lsb * SCALE * 2 < empty


def find_white_fault(reference: "Reference", slot: int, swing_lsb: int, dark_lsb: int) -> str:
    """Return the key of the fault in the levels just measured with a white die in a slot; "" if they are plausible.

    The rise from the slot's empty level to its white level shows faults of the sensor's gain and of the die's color.
    Light that reaches the sensor directly raises both levels, so it does not change the rise. `swing_lsb` is how much
    the infrared level has changed during the measurement, `dark_lsb` the level of the room light.
    """
    shares = []
    for light in range(LIGHTS):
        index = light * SLOTS + slot
        rise = reference.white[index] - reference.empty[index]
        nominal = (NOMINAL_WHITE_LSB[light] - NOMINAL_EMPTY_LSB[light]) * SCALE
        shares.append(rise * 100 // nominal)
        if light and (reference.white[index] >> 4) + dark_lsb > _FULL_LSB:
            return "too_bright"
        # A colored die may return less than the liner's walls, which it hides, but never nothing.
        if light and reference.white[index] * 100 < NOMINAL_WHITE_LSB[light] * SCALE * _DEAD_SHARE:
            return "led_dead"
    weakest, strongest = min(shares[RED:]), max(shares[RED:])
    if strongest * 100 > weakest * _MAX_RATIO:
        color = classify(*[share * 1000 // max(strongest, 1) for share in shares[RED:]])
        return COLOR_FAULTS[color - 1] if strongest >= _MIN_SHARE and color < WHITE_DIE else "not_white"
    if min(shares) < _MIN_SHARE or max(shares) > _MAX_SHARE:
        return "gain"
    if swing_lsb > (NOMINAL_WHITE_LSB[INFRARED] * shares[INFRARED] // 800):
        return "noisy"
    return ""


def find_color_fault(colors: "Sequence[int]", color: int) -> str:
    """Return the key of the fault in the learned color `color`, from 1 (red) to 4 (blue); "" if there is no fault.

    It is a fault if the color is too dark, or too similar to white or to a color learned before. `colors` has all
    learned colors, as in `Reference.colors`.
    """
    rgb = get_learned_color(colors, color)
    if max(rgb) < _MIN_STRENGTH:
        return "gain"
    for other in list(range(1, color)) + [WHITE_DIE]:
        if compute_distance(rgb, get_learned_color(colors, other)) < MIN_APART:
            return "alike"
    return ""


EMPTY = "empty"
WHITE = "white"
COLOR = "color"
DONE = "done"
FAILED = "failed"

_SCANS = const(16)  # scans averaged to one infrared level
_PROBES = const(4)  # probes of the colors, averaged
_COLUMNS = const(6)
_STILL_MS = const(300)  # a die must rest in its slot this long before it is measured
_MAX_SKIPPED = const(12)


class Calibrator:
    """A running calibration of the slots' sensors. `on_end` is called with its result, or with None after `cancel`.

    `step` is what the user is asked for: "empty" (clear the tray, then `confirm`), "white" (put a white die into
    `slot`; the sensor detects it), "color" (put a die of the class `color`, 1 to 4, into `slot`), "done" (`save` the
    result, or `learn_colors`), "failed" (there is no result). `fault` is "" or the key of the fault in `slot`: the user
    corrects the fault, or leaves the slot out with `skip_slot`. `busy`: a measurement is running. `skipped` is the mask
    of slots left out; it begins as the mask `excluded_slots`, the slots that the settings exclude. `cancel` works until
    the result is saved, and changes nothing.
    """

    def __init__(
        self,
        probe: "ColorProbe",
        samples: "array[int]",
        on_end: "Callable[[Reference | None], None]",
        excluded_slots: int = 0,
    ) -> None:
        self.step: str = EMPTY
        self.slot = -1
        self.color = 0
        self.fault = ""
        self.busy = False
        self.skipped = excluded_slots
        self._excluded_slots = excluded_slots
        self._probe = probe
        self._samples = samples
        self._on_end = on_end
        self._reference = Reference()
        self._sums = array("i", bytes(4 * SLOTS))
        self._min_levels = array("h", bytes(2 * SLOTS))
        self._max_levels = array("h", bytes(2 * SLOTS))
        self._colors = array("i", bytes(4 * LIGHTS * SLOTS))
        self._scan_count = 0
        self._probe_count = 0
        self._level = 0
        self._since_ms = 0
        self._is_over = False
        self._is_lifted = True  # the requested slot has been empty since its last fault
        self._remeasures_empty = False  # the slot is darker than its measured empty level, which is measured again

    # Actions of the user.

    def confirm(self) -> None:
        """Measure all slots, which the user has confirmed to be empty."""
        if self.step == EMPTY and not self.busy:
            self.fault = ""
            self._start_measuring()

    def skip_slot(self) -> None:
        """Leave out the slot that is asked for: after the calibration its sensor is not trusted.

        While colors are being learned, stop learning and forget all learned colors instead.
        """
        if self.slot < 0 or self.busy and self.step == EMPTY:
            return
        self.fault = ""
        self._stop_measuring()
        if self.step == COLOR:
            self._reference.clear_colors()
            return self._end_learning()
        self.skipped |= 1 << self.slot
        if bin(self.skipped ^ self._excluded_slots).count("1") > _MAX_SKIPPED:
            self._fail("too_many")
        elif self.step == EMPTY:
            self.slot = -1
            self._start_measuring()
        else:
            self._ask_next_slot()

    def learn_colors(self) -> None:
        """Start to learn the four colors of the owner's dice, in the first slot that is not skipped.

        `skip_slot` ends this without any learned color.
        """
        if self.step == DONE:
            self._reference.clear_colors()
            self.step = COLOR
            self.color = 1
            self._select_next_slot()

    def save(self) -> None:
        """Save the result of the calibration once it is done.

        If the calibration file cannot be written, `step` becomes "failed" and the previous calibration stays in use.
        """
        if self.step != DONE:
            return
        try:
            self._on_end(self._reference)
        except OSError:
            self._fail("not_kept")
        else:
            self._is_over = True

    def cancel(self) -> None:
        """End the calibration without a result. After `save` this does nothing."""
        if not self._is_over:
            self._is_over = True
            self._stop_measuring()
            self._on_end(None)

    # Measuring.

    def process_scan(self, now_ms: int) -> None:
        """Process a scan of presence. The array `_samples` has its result: the dark and lit sample of each slot."""
        if self.step == EMPTY:
            if self.busy and self._add_scan():
                self._probe_half(0)
        elif self.step in (WHITE, COLOR):
            self._detect_die(now_ms)

    def process_probe(self, slots: int) -> None:
        """Add the result of a color probe of the slots in the mask `slots`; probe again, or finish the step."""
        for slot in range(SLOTS):
            if slots >> slot & 1:
                for light in range(RED, LIGHTS):
                    self._colors[light * SLOTS + slot] += self._probe.get_level(light, slot)
        self._probe_count += 1
        if self.step != EMPTY:
            if self._probe_count < _PROBES:
                self._probe.request(self.slot)
            else:
                self._finish_slot()
        elif self._probe_count == 2 * _PROBES:
            self._finish_empty()
        else:
            self._probe_half(self._probe_count // _PROBES)

    def _start_measuring(self) -> None:
        self.busy = True
        self._scan_count = 0
        self._probe_count = 0
        for index in range(LIGHTS * SLOTS):
            self._colors[index] = 0
        for slot in range(SLOTS):
            self._sums[slot] = 0
            self._min_levels[slot] = 32767
            self._max_levels[slot] = -32767

    def _stop_measuring(self) -> None:
        self.busy = False
        for slot in range(SLOTS):
            self._probe.cancel(slot)

    def _fail(self, fault: str) -> None:
        self._stop_measuring()
        self.step = FAILED
        self.fault = fault

    def _get_level(self, slot: int) -> int:
        return self._samples[SLOTS + slot] - self._samples[slot]

    def _add_scan(self) -> bool:
        """Add each slot's infrared level in one scan to `_sums`. Return True if this was the last scan needed."""
        if self._scan_count == _SCANS:
            return False
        for slot in range(SLOTS):
            level = self._get_level(slot)
            self._sums[slot] += level
            self._min_levels[slot] = min(self._min_levels[slot], level)
            self._max_levels[slot] = max(self._max_levels[slot], level)
        self._scan_count += 1
        return self._scan_count == _SCANS

    def _probe_half(self, half: int) -> None:
        """Probe every second slot, like the squares of one color on a chessboard. `half` (0 or 1) selects the color.

        So no slot sees the light of its neighbors' LEDs.
        """
        for slot in range(SLOTS):
            if (slot + slot // _COLUMNS) % 2 == half:
                self._probe.request(slot)

    def _store_levels(self, levels: "array[int]", slot: int) -> None:
        """Store a slot's mean levels in all lights in `levels`: the array `empty` or `white` of the Reference."""
        levels[slot] = min(65535, max(0, self._sums[slot] * SCALE // _SCANS))
        for light in range(RED, LIGHTS):
            index = light * SLOTS + slot
            levels[index] = min(65535, max(0, self._colors[index] // _PROBES))

    # All slots empty.

    def _finish_empty(self) -> None:
        self.busy = False
        for slot in range(SLOTS):
            if self.skipped >> slot & 1:
                continue
            level_lsb, colors = self._sums[slot] // _SCANS, self._average_colors(slot)
            self.fault = find_empty_fault(level_lsb, colors, self._get_swing(slot), self._probe.get_dark_lsb(slot))
            if self.fault:
                self.slot = slot
                return
        for slot in range(SLOTS):
            self._store_levels(self._reference.empty, slot)
        self.step = WHITE
        self.slot = -1
        self._ask_next_slot()

    def _average_colors(self, slot: int) -> list[int]:
        return [self._colors[light * SLOTS + slot] // _PROBES for light in range(RED, LIGHTS)]

    def _get_swing(self, slot: int) -> int:
        """Return how much the slot's infrared level has changed during the scans, in LSB."""
        return self._max_levels[slot] - self._min_levels[slot]

    # A white die in each slot.

    def _ask_next_slot(self) -> None:
        """Ask for the white die in the next slot; after the last slot finish the calibration."""
        self._select_next_slot()
        if self.slot < 0:
            self._reference.skipped = self.skipped
            self._reference.estimate_liner()
            self.step = DONE

    def _select_next_slot(self) -> None:
        self.busy = False
        self._is_lifted = True
        self._remeasures_empty = False
        self._level = 0
        slot = self.slot + 1
        while slot < SLOTS and self.skipped >> slot & 1:
            slot += 1
        self.slot = slot if slot < SLOTS else -1

    def _compute_rise_part(self, slot: int, percent: int) -> int:
        """Return `percent` of the infrared rise from an empty slot to a white die, in LSB.

        The rise is an estimate until the slot's level for a white die has been measured.
        """
        reference = self._reference
        rise_lsb = (
            reference.get_span(slot) if self.step == COLOR else reference.estimate_rise(reference.empty[slot]) // SCALE
        )
        return rise_lsb * percent // 100

    def _is_taken(self, slot: int) -> bool:
        return self._get_level(slot) - (self._reference.empty[slot] >> 4) > self._compute_rise_part(slot, TAKEN)

    def _detect_die(self, now_ms: int) -> None:
        slot = self.slot
        level = self._get_level(slot)
        is_emptier_now = is_emptier(level, self._reference.empty[slot])
        if is_emptier_now:
            self._is_lifted = True
        elif not self._is_taken(slot):
            self._stop_measuring()
            self._level = 0
            self._is_lifted = True
            self._detect_die_elsewhere()
            return
        if not self._is_lifted:
            return
        self.fault = ""
        if is_emptier_now != self._remeasures_empty or abs(level - self._level) > 12 + (level >> 4):
            self._stop_measuring()
            self._remeasures_empty = is_emptier_now
            self._level = level
            self._since_ms = now_ms
        elif not self.busy and ticks_diff(now_ms, self._since_ms) >= _STILL_MS:
            self._start_measuring()
        elif self.busy and self._add_scan():
            self._probe.request(slot)

    def _detect_die_elsewhere(self) -> None:
        """Set `fault` to "elsewhere" if a slot that has not been measured yet holds a die, else to "".

        Such a die is misplaced, or two sensors are swapped.
        """
        self.fault = ""
        for slot in range(self.slot + 1, SLOTS):
            if self._is_taken(slot) and not self.skipped >> slot & 1:
                self.fault = "elsewhere"

    def _finish_slot(self) -> None:
        """Store the measured levels of the requested slot. Ask for the next slot if these levels have no fault.

        If the slot has become darker than its empty level, a die was in it when that level was measured. Then the new
        levels replace the empty ones, and the same slot stays requested.
        """
        slot = self.slot
        self.busy = False
        if self._remeasures_empty:
            self._remeasures_empty = False
            return self._store_levels(self._reference.empty, slot)
        if self.step == COLOR:
            return self._finish_color()
        self._store_levels(self._reference.white, slot)
        fault = find_white_fault(self._reference, slot, self._get_swing(slot), self._probe.get_dark_lsb(slot))
        self.fault = fault or self._find_crosstalk(slot)
        if self.fault:
            self._is_lifted = False
        else:
            self._ask_next_slot()

    # A die of each color.

    def _end_learning(self) -> None:
        self.step, self.slot, self.color = DONE, -1, 0

    def _finish_color(self) -> None:
        """Store the measured color of a die. Ask for the next color if `find_color_fault` finds no fault in it."""
        self._reference.learn_color(self.color, self.slot, self._average_colors(self.slot))
        self.fault = find_color_fault(self._reference.colors, self.color)
        self._is_lifted = False
        if not self.fault and self.color + 1 == WHITE_DIE:
            self._end_learning()
        elif not self.fault:
            self.color += 1

    def _find_crosstalk(self, slot: int) -> str:
        """Return "crosstalk" if the die in `slot` changes another slot's level through the wall between them, else "".

        The change is compared with the other slot's rise from its empty to its white level. If this rise has not been
        measured yet, an estimate is used.
        """
        for other in range(SLOTS):
            if other == slot or self.skipped >> other & 1:
                continue
            change_lsb = self._sums[other] // _SCANS - self._reference.empty[other] // SCALE
            span_lsb = self._reference.get_span(other) if other < slot else self._compute_rise_part(other, 100)
            if span_lsb * _MAX_LEAK < change_lsb * 100 < span_lsb * _MIN_OTHER_DIE:
                return "crosstalk"
        return ""
