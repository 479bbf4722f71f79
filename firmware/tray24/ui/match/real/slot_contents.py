"""The contents of the slots in a match with real dice, as far as their sensors are trusted."""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.pins import SLOTS
from tray24.sense.events import COVERED, EMPTY, is_member, list_members, make_mask
from tray24.ui.match.real.diff import ALL

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.sense.slots import Sensing

# A hand above the tray covers slots for a moment: only what stays is a die of unknown color.
_COVERED_MS = const(500)


class SlotContents:
    """The contents of the slots in a match with real dice.

    `seen` has the contents at the last `update` (codes of sense.events). `reported_masked` is the mask of the untrusted
    slots that `pop_newly_masked` has reported.
    """

    def __init__(self, sensing: "Sensing | None") -> None:
        self.sensing = sensing
        self.seen = bytearray(SLOTS)
        self._distrusted_slots = 0  # slots whose sensors people have called wrong
        self.reported_masked = self.get_masked()
        self._was_ready = False
        self._covered_until_ms = None

    def get_masked(self) -> int:
        """Return the mask of slots whose dice people enter with the buttons.

        The sensor of such a slot is missing or faulty, or it is not to be trusted.
        """
        return ALL if self.sensing is None else self.sensing.masked | self._distrusted_slots

    def is_masked(self, slot: int) -> bool:
        """Return True for a slot whose dice people enter with the buttons."""
        return is_member(self.get_masked(), slot)

    def mask_slot(self, slot: int) -> None:
        """Stop trusting the sensor of a slot, because people say that it is wrong."""
        self._distrusted_slots |= make_mask((slot,))

    def pop_newly_masked(self) -> list[int]:
        """Return the slots whose sensors have become untrusted since the last call."""
        masked = self.get_masked()
        new_slots = list_members(masked & ~self.reported_masked)
        self.reported_masked = masked
        return new_slots

    def update(self) -> bool:
        """Copy what the sensors see to `seen`. Return False while the slots have not been scanned since power-on."""
        if self.sensing is None:
            return True
        self.seen[:] = self.sensing.seen
        return self.sensing.ready

    def get_content(self, slot: int) -> int:
        """Return the current content of a slot, EMPTY if its sensor is not trusted."""
        sensing = self.sensing
        return EMPTY if sensing is None or self.is_masked(slot) else sensing.seen[slot]

    def note_cover(self, now_ms: int) -> None:
        """Remember that something unknown covers a slot. For a moment it may be a person's hand, not a die."""
        self._covered_until_ms = ticks_add(now_ms, _COVERED_MS)

    def may_be_hand(self, content: int) -> bool:
        """Return True if `content`, that of a slot, may still be a person's hand above the tray."""
        return content == COVERED and self._covered_until_ms is not None

    def has_changed(self, now_ms: int) -> bool:
        """Return True if slots have changed while another screen was shown, or if a covered slot now counts as a die.

        For the first moment, what covers a slot may be a person's hand.
        """
        is_changed = False
        sensing = self.sensing
        if sensing and (sensing.seen != self.seen or sensing.ready != self._was_ready):
            self._was_ready = sensing.ready
            is_changed = True  # a slot changed while another screen was on top
        if self._covered_until_ms is not None and ticks_diff(now_ms, self._covered_until_ms) >= 0:
            self._covered_until_ms = None
            is_changed = True
        return is_changed
