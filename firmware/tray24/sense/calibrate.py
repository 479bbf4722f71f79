"""The guided calibration: all slots empty, then a die with plain white stickers in slot after slot.

Nothing is saved before `keep`.
"""

from array import array

from tray24.compat import const, ticks_diff
from tray24.sense.events import WHITE as WHITE_DIE
from tray24.sense.reference import BLUE, GREEN, LIGHTS, RED, SCALE, SLOTS, TAKEN, Reference
from tray24.sense.verdicts import fault_of_color, fault_of_empty, fault_of_white, is_emptier, leaks

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable

    from tray24.sense.probe import Probe

EMPTY = "empty"
WHITE = "white"
COLOR = "color"
DONE = "done"
FAILED = "failed"

_SCANS = const(16)  # scans averaged to one infrared level
_LOOKS = const(4)  # looks at the colors, averaged
_COLUMNS = const(6)
_STILL_MS = const(300)  # a die must lie still this long before it is measured
_MOST_SKIPPED = const(12)


class Calibrator:
    """A running calibration.

    `step` is what the user is asked for: "empty" (clear the tray, then `confirm`), "white" (put a white die into
    `slot`, where it is noticed), "color" (put a die of the class `color` into `slot`), "done" (`keep` the result, or
    `learn`), "failed" (nothing can be kept). `words` is "" or the key of the fault in `slot`: correct it, or `skip` it.
    `busy`: a measurement is running. `skipped` is the mask of slots left out; those of `unwanted` are not asked for.
    `cancel` works at any moment and changes nothing.
    """

    def __init__(
        self, probe: "Probe", samples: "array[int]", ended: "Callable[[Reference | None], None]", unwanted: int = 0
    ) -> None:
        self.step: str = EMPTY
        self.slot = -1
        self.color = 0
        self.words = ""
        self.busy = False
        self.skipped = unwanted
        self._unwanted = unwanted
        self._probe = probe
        self._samples = samples
        self._ended = ended
        self._reference = Reference()
        self._sums = array("i", bytes(4 * SLOTS))
        self._least = array("h", bytes(2 * SLOTS))
        self._most = array("h", bytes(2 * SLOTS))
        self._colors = array("i", bytes(4 * LIGHTS * SLOTS))
        self._count = 0
        self._looks = 0
        self._level = 0
        self._since_ms = 0
        self._over = False
        self._lifted = True  # the slot asked for has been empty since its last fault
        self._again = False  # it is emptier than it was measured, and is measured again

    # Actions of the user.

    def confirm(self) -> None:
        """Measure all slots, which the user has confirmed to be empty."""
        if self.step == EMPTY and not self.busy:
            self.words = ""
            self._begin()

    def skip(self) -> None:
        """Skip the slot: it will be masked."""
        if self.slot < 0 or self.busy and self.step == EMPTY:
            return
        self.words = ""
        self._stop()
        if self.step == COLOR:
            self._reference.unlearn()
            return self._end()
        self.skipped |= 1 << self.slot
        if bin(self.skipped ^ self._unwanted).count("1") > _MOST_SKIPPED:
            self._fail("too_many")
        elif self.step == EMPTY:
            self.slot = -1
            self._begin()
        else:
            self._next()

    def learn(self) -> None:
        """Learn the four colors of the owner's dice, in the first slot. `skip` leaves it, as if none was learned."""
        if self.step == DONE:
            self._reference.unlearn()
            self.step = COLOR
            self.color = 1
            self._next_slot()

    def keep(self) -> None:
        """Save the result. If the files refuse, `step` is "failed" and nothing has changed."""
        if self.step != DONE:
            return
        try:
            self._ended(self._reference)
        except OSError:
            self._fail("not_kept")
        else:
            self._over = True

    def cancel(self) -> None:
        """End the calibration without a result. After `keep` this does nothing."""
        if not self._over:
            self._over = True
            self._stop()
            self._ended(None)

    # Measuring.

    def look(self, now_ms: int) -> None:
        """Take a scan of presence."""
        if self.step == EMPTY:
            if self.busy and self._gather():
                self._look_at_half(0)
        elif self.step in (WHITE, COLOR):
            self._look_for_die(now_ms)

    def probed(self, done: int) -> None:
        """Process a finished look at the colors of the slots in the mask `done`."""
        for slot in range(SLOTS):
            if done >> slot & 1:
                for light in (RED, GREEN, BLUE):
                    self._colors[light * SLOTS + slot] += self._probe.level(light, slot)
        self._looks += 1
        if self.step != EMPTY:
            if self._looks < _LOOKS:
                self._probe.want(self.slot)
            else:
                self._slot_measured()
        elif self._looks == 2 * _LOOKS:
            self._empty_measured()
        else:
            self._look_at_half(self._looks // _LOOKS)

    def _begin(self) -> None:
        self.busy = True
        self._count = 0
        self._looks = 0
        for place in range(LIGHTS * SLOTS):
            self._colors[place] = 0
        for slot in range(SLOTS):
            self._sums[slot] = 0
            self._least[slot] = 32767
            self._most[slot] = -32767

    def _stop(self) -> None:
        self.busy = False
        for slot in range(SLOTS):
            self._probe.drop(slot)

    def _fail(self, words: str) -> None:
        self._stop()
        self.step = FAILED
        self.words = words

    def _lit(self, slot: int) -> int:
        return self._samples[SLOTS + slot] - self._samples[slot]

    def _gather(self) -> bool:
        """Add one scan to the sums; return True with the last needed one."""
        if self._count == _SCANS:
            return False
        for slot in range(SLOTS):
            level = self._lit(slot)
            self._sums[slot] += level
            self._least[slot] = min(self._least[slot], level)
            self._most[slot] = max(self._most[slot], level)
        self._count += 1
        return self._count == _SCANS

    def _look_at_half(self, half: int) -> None:
        """Look at every other slot, as on a chessboard, so that no slot sees the light of its neighbors' LEDs."""
        for slot in range(SLOTS):
            if (slot + slot // _COLUMNS) % 2 == half:
                self._probe.want(slot)

    def _put(self, levels: "array[int]", slot: int) -> None:
        """Store the averages of a slot in `levels`."""
        levels[slot] = min(65535, max(0, self._sums[slot] * SCALE // _SCANS))
        for light in (RED, GREEN, BLUE):
            place = light * SLOTS + slot
            levels[place] = min(65535, max(0, self._colors[place] // _LOOKS))

    # All slots empty.

    def _empty_measured(self) -> None:
        self.busy = False
        for slot in range(SLOTS):
            if self.skipped >> slot & 1:
                continue
            self.words = self._fault_of_empty(slot)
            if self.words:
                self.slot = slot
                return
        for slot in range(SLOTS):
            self._put(self._reference.empty, slot)
        self.step = WHITE
        self.slot = -1
        self._next()

    def _fault_of_empty(self, slot: int) -> str:
        level_lsb, colors = self._sums[slot] // _SCANS, self._measured_colors(slot)
        return fault_of_empty(level_lsb, colors, self._swing(slot), self._probe.dark_lsb(slot))

    def _measured_colors(self, slot: int) -> list[int]:
        return [self._colors[light * SLOTS + slot] // _LOOKS for light in (RED, GREEN, BLUE)]

    def _swing(self, slot: int) -> int:
        """Return how much the infrared level has changed while it was gathered."""
        return self._most[slot] - self._least[slot]

    # A white die in each slot.

    def _next(self) -> None:
        """Ask for the die in the next slot; after the last one finish."""
        self._next_slot()
        if self.slot < 0:
            self._reference.skipped = self.skipped
            self._reference.weigh_liner()
            self.step = DONE

    def _next_slot(self) -> None:
        self.busy = False
        self._lifted = True
        self._again = False
        self._level = 0
        slot = self.slot + 1
        while slot < SLOTS and self.skipped >> slot & 1:
            slot += 1
        self.slot = slot if slot < SLOTS else -1

    def _way(self, slot: int, percent: int) -> int:
        """Return a part of the rise of infrared from empty to white, in LSB, estimated until white is measured."""
        reference = self._reference
        rise_lsb = reference.span(slot) if self.step == COLOR else reference.rise(reference.empty[slot]) // SCALE
        return rise_lsb * percent // 100

    def _is_taken(self, slot: int) -> bool:
        return self._lit(slot) - (self._reference.empty[slot] >> 4) > self._way(slot, TAKEN)

    def _look_for_die(self, now_ms: int) -> None:
        slot = self.slot
        level = self._lit(slot)
        is_emptier_now = is_emptier(level, self._reference.empty[slot])
        if is_emptier_now:
            self._lifted = True
        elif not self._is_taken(slot):
            self._stop()
            self._level = 0
            self._lifted = True
            self._look_elsewhere()
            return
        if not self._lifted:
            return
        self.words = ""
        if is_emptier_now != self._again or abs(level - self._level) > 12 + (level >> 4):
            self._stop()
            self._again = is_emptier_now
            self._level = level
            self._since_ms = now_ms
        elif not self.busy and ticks_diff(now_ms, self._since_ms) >= _STILL_MS:
            self._begin()
        elif self.busy and self._gather():
            self._probe.want(slot)

    def _look_elsewhere(self) -> None:
        """Detect a die in a slot not yet measured: a misplaced die, or two swapped sensors."""
        self.words = ""
        for slot in range(self.slot + 1, SLOTS):
            if self._is_taken(slot) and not self.skipped >> slot & 1:
                self.words = "elsewhere"

    def _slot_measured(self) -> None:
        """Store the levels of the requested slot: of the die, or of the floor where a die lay before."""
        slot = self.slot
        self.busy = False
        if self._again:
            self._again = False
            return self._put(self._reference.empty, slot)
        if self.step == COLOR:
            return self._color_measured()
        self._put(self._reference.white, slot)
        fault = fault_of_white(self._reference, slot, self._swing(slot), self._probe.dark_lsb(slot))
        self.words = fault or self._leaks(slot)
        if self.words:
            self._lifted = False
        else:
            self._next()

    # A die of each color.

    def _end(self) -> None:
        self.step, self.slot, self.color = DONE, -1, 0

    def _color_measured(self) -> None:
        """Store the color just measured; it must differ from white and from the colors before."""
        self._reference.learn(self.color, self.slot, self._measured_colors(self.slot))
        self.words = fault_of_color(self._reference.colors, self.color)
        self._lifted = False
        if not self.words and self.color + 1 == WHITE_DIE:
            self._end()
        elif not self.words:
            self.color += 1

    def _leaks(self, slot: int) -> str:
        """Return "crosstalk" if the die changes the level of another slot, else "".

        Where white is not measured yet the way to it is estimated: the slot's own die measures that wall again.
        """
        for other in range(SLOTS):
            if other == slot or self.skipped >> other & 1:
                continue
            change_lsb = self._sums[other] // _SCANS - self._reference.empty[other] // SCALE
            if leaks(change_lsb, self._reference.span(other) if other < slot else self._way(other, 100)):
                return "crosstalk"
        return ""
