"""The color probe: several rounds of dark, red, green and blue samples, one sample per step."""

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
    """A probe of slots' colors: call `step` every few milliseconds while `running`. It allocates no memory."""

    ARRAYS = "_sums:i _left:B"
    NUMBERS = "_wanted _slots _step"

    def __init__(self, sensors: "Sensors") -> None:
        self._sensors = sensors
        self._samples = array("H", bytes(2 * SLOTS))
        self._sums = array("i", bytes(4 * LIGHTS * SLOTS))
        self._left = bytearray(SLOTS)  # rounds left for each slot
        self._wanted = 0  # slots that join in the next round
        self._slots = 0  # slots in the current round
        self._step = 0  # 0 to 15: round and position in it

    @property
    def running(self) -> int:
        """Nonzero while slots are being probed or waiting."""
        return self._wanted | self._slots

    def request(self, slot: int) -> None:
        """Start probing a slot again, from the next round on."""
        self.cancel(slot)
        self._wanted |= 1 << slot

    def cancel(self, slot: int) -> None:
        """Stop probing a slot."""
        self._wanted &= ~(1 << slot)
        self._slots &= ~(1 << slot)

    def step(self) -> int:
        """Take one sample of each slot and return the mask of slots that have completed their rounds."""
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
        wanted = self._wanted
        self._wanted = 0
        self._slots |= wanted
        for slot in range(SLOTS):
            if wanted >> slot & 1:
                self._left[slot] = ROUNDS
                for light in range(LIGHTS):
                    self._sums[light * SLOTS + slot] = 0

    def _end_round(self) -> int:
        done = 0
        for slot in range(SLOTS):
            if self._slots >> slot & 1:
                self._left[slot] -= 1
                if not self._left[slot]:
                    done |= 1 << slot
        self._slots &= ~done
        return done

    def get_level(self, light: int, slot: int) -> int:
        """Return lit minus dark of a completed slot, for RED, GREEN or BLUE, in 1 / SCALE LSB."""
        return (self._sums[light * SLOTS + slot] - self._sums[slot]) * SCALE // ROUNDS

    def get_dark_lsb(self, slot: int) -> int:
        """Return the level of the room light alone, in LSB."""
        return self._sums[slot] // ROUNDS
