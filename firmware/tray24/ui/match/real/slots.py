"""What the slots are seen to hold in a match with real dice, as far as their sensors are trusted."""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.pins import SLOTS
from tray24.sense.events import COVERED, EMPTY, is_member, mask_of, members
from tray24.ui.match.real.guide import ALL

# A hand that reaches over the tray covers slots for a moment: only what stays is a die of unknown color.
_COVERED_MS = const(500)


class Slots:
    """`seen` is what the slots were seen to hold at the last look (bytes of sense.events).

    `told_masked` is the mask of those of which `fresh` has said that they are not trusted.
    """

    def __init__(self, sensing):
        self.sensing = sensing  # the tray's, or None
        self.seen = bytearray(SLOTS)
        self._distrusted = 0  # slots whose sensors people have said to be wrong
        self.told_masked = self.masked()
        self._was_ready = False
        self._covered_until_ms = None

    def masked(self):
        """Return the mask of slots whose dice are told by keys: no sensor, a faulty one, or one that is not trusted."""
        return ALL if self.sensing is None else self.sensing.masked | self._distrusted

    def is_masked(self, slot):
        """Return True for a slot whose dice are told by keys."""
        return is_member(self.masked(), slot)

    def distrust(self, slot):
        """Take that people say the tray is wrong about a slot."""
        self._distrusted |= mask_of((slot,))

    def fresh(self):
        """Return the slots that are no longer trusted since the last time."""
        masked = self.masked()
        fresh = members(masked & ~self.told_masked)
        self.told_masked = masked
        return fresh

    def look(self):
        """Take what is seen now. Return False while the slots have not been looked at since power-on."""
        if self.sensing is None:
            return True
        self.seen[:] = self.sensing.seen
        return self.sensing.ready

    def now_in(self, slot):
        """Return what a slot is seen to hold now, EMPTY where no sensor is trusted."""
        return EMPTY if self.is_masked(slot) else self.sensing.seen[slot]

    def cover(self, now_ms):
        """Take that a slot is covered: for a moment it may be a hand."""
        self._covered_until_ms = ticks_add(now_ms, _COVERED_MS)

    def may_be_hand(self, seen):
        """Return True while what covers a slot may still be a hand."""
        return seen == COVERED and self._covered_until_ms is not None

    def stirred(self, now_ms):
        """Return True when there is something to look at that no event has told."""
        stirred = False
        sensing = self.sensing
        if sensing and (sensing.seen != self.seen or sensing.ready != self._was_ready):
            self._was_ready = sensing.ready
            stirred = True  # it changed while another screen was on top
        if self._covered_until_ms is not None and ticks_diff(now_ms, self._covered_until_ms) >= 0:
            self._covered_until_ms = None
            stirred = True
        return stirred
