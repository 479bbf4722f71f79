"""The class `TrayGame`: the dice on the tray of `basic`, where dice fit on it, and how it is emptied (B6, B11, B16)."""

from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.faces import ANY, FIT, UNKNOWN, UNROLLED, format_face
from tray24.rules.moves import SLOT
from tray24.rules.refusals import check_face
from tray24.rules.shedding import SheddingGame


class TrayGame(SheddingGame):
    """A match with dice on the tray: `tray[slot]` is the id of a die or -1.

    `last` is the slot of the last placed die, or -1. `half` is the half of the tray in play, 0 or 1, or -1 before the
    first die. `near[slot]` is a bit mask of the colors and kinds of all dice around a slot (see `faces.FIT`). `open`
    lists the empty slots beside a die. So finding the legal plays takes one bitwise AND for each die and open slot.
    """

    half: int
    last: int
    tray: list[int]
    near: list[int]
    open: list[int]

    __slots__ = ("half", "last", "near", "open", "table_talk", "tray")  # see `core.Game`
    BYTES = SheddingGame.BYTES + ("half", "last")

    def _clear_table(self) -> None:
        super()._clear_table()
        self.half = -1
        self.last = -1
        self._clear_tray()

    def _clear_tray(self) -> None:
        self.tray = [-1] * SLOTS
        self.near = [0] * SLOTS
        self.open = []

    def _place_die(self, die: int, slot: int) -> None:
        self.tray[slot] = die
        self.last = slot
        near = self.near
        open_slots = self.open
        if slot in open_slots:
            open_slots.remove(slot)
        mask = FIT[self.faces[die]] | ANY
        for neighbor in NEIGHBORS[slot]:
            if near[neighbor]:
                near[neighbor] |= mask
            else:
                near[neighbor] = mask
                if self.tray[neighbor] < 0:
                    open_slots.append(neighbor)

    def _dump_tray(self) -> None:
        """Return all dice of the tray to the bag, except the one placed last (B11, B16)."""
        last_die = self.tray[self.last]
        for die in self.tray:
            if die >= 0 and die != last_die:
                self.faces[die] = UNROLLED
                self.bag.append(die)
        self.bag.sort()
        self._clear_tray()
        self._place_die(last_die, self.last)

    def _refill_bag(self) -> None:
        self._dump_tray()  # B16

    def check_play(self, move: int) -> None:
        """Raise RuleError unless the face that `move` names is in the game and matches a die beside the slot (B6)."""
        face = move >> SLOT & 255
        slot = move & 31
        check_face(self, face)
        if slot not in self.open:
            raise RuleError("B6", "place_beside_die")
        if not self.near[slot] & FIT[face]:
            raise RuleError("B6", "match_neighbor", face=format_face(face))

    def can_play_drawn(self) -> bool:
        """Return True if the die just drawn may be played (B9)."""
        face = self.faces[self.drawn]
        return face == UNKNOWN or self.matches_table(face)

    def matches_table(self, face: int) -> bool:
        """Return True if this face matches a die beside an open slot (B6)."""
        mask = FIT[face]
        near = self.near
        for slot in self.open:
            if near[slot] & mask:
                return True
        return False

    def find_slots(self, face: int) -> list[int]:
        """Return the slots into which a die of this face may be put now (B6), ascending."""
        mask = FIT[face]
        near = self.near
        return [slot for slot in sorted(self.open) if near[slot] & mask]

    def count_dice_on_table(self) -> int:
        return SLOTS - self.tray.count(-1)

    def list_dice_on_table(self) -> list[tuple[int, int]]:
        return [(slot, self.tray[slot]) for slot in range(SLOTS) if self.tray[slot] >= 0]

    def place_dice(self, placements: list[tuple[int, int]]) -> None:
        last = self.last
        self._clear_tray()
        for slot, die in placements:
            self._place_die(die, slot)
        self.last = last


SLOTS = const(24)
_COLUMNS = const(6)
_HALF = const(3)


def slot_to_half(slot: int) -> int:
    """Return 0 for a slot in the left half of the tray, 1 for a slot in the right half."""
    return slot % _COLUMNS // _HALF


def _find_neighbors(slot: int) -> tuple[int, ...]:
    """Return the slots that share a side with `slot` within its half."""
    candidates = (slot - _COLUMNS, slot - 1, slot + 1, slot + _COLUMNS)
    return tuple(
        [neighbor for neighbor in candidates if 0 <= neighbor < SLOTS and slot_to_half(neighbor) == slot_to_half(slot)]
    )


NEIGHBORS: tuple[tuple[int, ...], ...] = tuple(_find_neighbors(slot) for slot in range(SLOTS))
