"""The health of each slot's sensor, checked in turn, and baselines that follow an empty floor as dust changes it."""

from tray24.compat import const
from tray24.sense.reference import SCALE, SLOTS, Snapshot

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.sense.reference import Reference

_BLINDED_LSB = const(3900)  # dark samples above this leave no range for a signal
_TROUBLE = const(4)  # this many failed checks in a row make a fault; as many passed checks clear it
_NEAR = const(12)  # percent of the way to a white die: the baseline follows levels nearer than this, but not a hand
# A baseline follows with a time constant of 2 to the power of this many checks; a slot has one every half second.
_FOLLOW = const(8)
_FOLLOW_UNCALIBRATED = const(4)


class Health(Snapshot):
    """The health of all slots: `faults` is the mask of slots whose sensor is silent or blinded, or that lack a lamp."""

    ARRAYS = "_trouble:B"
    NUMBERS = "faults _given_up"

    def __init__(self) -> None:
        self.faults = 0
        self._given_up = 0
        self._trouble = bytearray(SLOTS)

    def forget(self) -> None:
        """Treat all slots as healthy until a check fails."""
        self.faults = 0
        self._given_up = 0
        for slot in range(SLOTS):
            self._trouble[slot] = 0

    def check(self, slot: int, dark_lsb: int, level: int, reference: "Reference") -> bool:
        """Check one scan of a slot. Return whether `faults` has changed."""
        before = self.faults
        if dark_lsb > _BLINDED_LSB or level < reference.silence(slot):
            if self._trouble[slot] < _TROUBLE:
                self._trouble[slot] += 1
            else:
                self.faults |= 1 << slot
        elif self._trouble[slot]:
            self._trouble[slot] -= 1
            if not self._trouble[slot]:
                self.faults &= ~(1 << slot) | self._given_up
        return self.faults != before

    def give_up(self, slot: int) -> None:
        """Mark a slot without a working lamp as faulty until the next power-on or calibration."""
        self._given_up |= 1 << slot
        self.faults |= 1 << slot

    def follow(self, slot: int, level: int, reference: "Reference") -> None:
        """Move the baseline of a slot known to be empty slightly toward the level."""
        if self._trouble[slot]:
            return
        empty = reference.empty[slot]
        if not reference.calibrated:
            shift = _FOLLOW_UNCALIBRATED
        elif level < reference.threshold(slot, _NEAR):
            shift = _FOLLOW
        else:
            return
        empty += level * SCALE - empty + (1 << shift - 1) >> shift
        reference.empty[slot] = empty
        if not reference.calibrated:
            reference.set_gain(slot, empty)
