"""The color probe of slots: four rounds of a dark, a red, a green and a blue sample, one sample per step."""

from array import array

from tray24.compat import const
from tray24.sense.reference import LIGHTS, SCALE, SLOTS, SenseState

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ports import Sensors

# As many rounds as lights. Each round begins with another light, so that each light takes each place once, and flicker
# in step with the samples cancels.
ROUNDS = const(4)


class ColorProbe(SenseState):
    """A color probe of any slots at the same time: call `step` every few milliseconds while `running`.

    It allocates no memory.
    """

    ARRAYS = "_sums:i _rounds_left:B"
    NUMBERS = "_next_slots _slots _step"

    def __init__(self, sensors: "Sensors") -> None:
        self._sensors = sensors
        self._samples = array("H", bytes(2 * SLOTS))
        self._sums = array("i", bytes(4 * LIGHTS * SLOTS))
        self._rounds_left = bytearray(SLOTS)  # rounds left for each slot
        self._next_slots = 0  # slots that join in the next round
        self._slots = 0  # slots in the current round
        self._step = 0  # 0 to 15: round and position in it

    @property
    def running(self) -> int:
        """The mask of slots that are being probed or wait for the next round; 0 for none."""
        return self._next_slots | self._slots

    def request(self, slot: int) -> None:
        """Start to probe a slot, from the next round on. A running probe of this slot begins again."""
        self.cancel(slot)
        self._next_slots |= 1 << slot

    def cancel(self, slot: int) -> None:
        """Stop probing a slot."""
        self._next_slots &= ~(1 << slot)
        self._slots &= ~(1 << slot)

    def step(self) -> int:
        """Take one sample of each slot that is being probed.

        Return the mask of slots whose last round is now complete.
        """
        step = self._step
        if not step % LIGHTS:
            self._add_requested()
        slots = self._slots
        if not slots:
            self._step = 0
            return 0
        light = (step + step // LIGHTS) % LIGHTS
        samples = self._samples
        self._sensors.sample_colors(slots, light, samples)
        sums = self._sums
        start = light * SLOTS
        for slot in range(SLOTS):
            if slots >> slot & 1:
                sums[start + slot] += samples[slot]
        self._step = (step + 1) % (LIGHTS * ROUNDS)
        return 0 if self._step % LIGHTS else self._end_round()

    def _add_requested(self) -> None:
        new_slots = self._next_slots
        self._next_slots = 0
        self._slots |= new_slots
        for slot in range(SLOTS):
            if new_slots >> slot & 1:
                self._rounds_left[slot] = ROUNDS
                for light in range(LIGHTS):
                    self._sums[light * SLOTS + slot] = 0

    def _end_round(self) -> int:
        finished_slots = 0
        for slot in range(SLOTS):
            if self._slots >> slot & 1:
                self._rounds_left[slot] -= 1
                if not self._rounds_left[slot]:
                    finished_slots |= 1 << slot
        self._slots &= ~finished_slots
        return finished_slots

    def get_level(self, light: int, slot: int) -> int:
        """Return a slot's level (lit minus dark) in 1 / SCALE LSB, once its probe is complete.

        `light` is RED, GREEN or BLUE.
        """
        return (self._sums[light * SLOTS + slot] - self._sums[slot]) * SCALE // ROUNDS

    def get_dark_lsb(self, slot: int) -> int:
        """Return a slot's level in room light alone, in LSB, once its probe is complete."""
        return self._sums[slot] // ROUNDS
