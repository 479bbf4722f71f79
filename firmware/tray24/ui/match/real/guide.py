"""The differences between tray and game, slot by slot: one comparison for dumps, undo, resume and lost dice."""

from tray24.compat import const
from tray24.pins import SLOTS
from tray24.rules.faces import color_of, is_wild, undeclared
from tray24.sense.events import COVERED, EMPTY, WHITE, is_member, members

NOTHING = const(255)
ALL = const(0xFFFFFF)


def seen_as(face: int) -> int:
    """Return the content that a sensor sees in a slot with a die of this face."""
    return WHITE if is_wild(face) else color_of(face)


class Guide:
    """The differences of the slots. `want[slot]` is the face that the game has there, or NOTHING. Masks of slots:

    `lift`: a die that must leave is still there; `put`: the die of `want` is missing; `wrong`: there is a die of
    another color; `tell`: no sensor is trusted, so people confirm by keys that the slot is as `want`; `new`: there is a
    die unknown to the game.
    """

    def __init__(self) -> None:
        self.want = bytearray(SLOTS)
        self.lift = self.put = self.wrong = self.new = 0
        self.forget()

    def forget(self) -> None:
        """Forget the state of the tray: every die on it that is unknown to the game must be lifted."""
        self.release()
        self.tell = 0
        self._leaving = ALL

    def release(self) -> None:
        """Treat everything on the tray as new again."""
        for slot in range(SLOTS):
            self.want[slot] = NOTHING

    def dismiss(self) -> None:
        """Treat new dice as processed: they must be lifted."""
        self._leaving |= self.new

    def expect(self, faces: bytearray, masked: int, placed: int = -1) -> None:
        """Set the faces that the game has in its slots (NOTHING for none).

        The die at `placed` was seen or entered there. Where no sensor is trusted, people must confirm any other change.
        """
        want = self.want
        for slot in range(SLOTS):
            face = faces[slot]
            if face != NOTHING:
                face = undeclared(face)  # a die does not show the color of a wild
            if face == want[slot]:
                continue
            bit = 1 << slot
            if face == NOTHING:
                self._leaving |= bit
            else:
                self._leaving &= ~bit
            if masked & bit and slot != placed:
                self.tell |= bit
            want[slot] = face

    def told(self) -> None:
        """Note that people have confirmed all slots without a trusted sensor to be as `want`."""
        self.tell = 0

    def compare(self, seen: bytearray, masked: int) -> bool:
        """Compare the slots with what sensors see (bytes of sense.events). Return True while people have tasks."""
        self.lift = self.put = self.wrong = self.new = 0
        self.tell &= masked
        self._leaving &= ~masked
        for slot in range(SLOTS):
            bit = 1 << slot
            if masked & bit:
                continue
            found = seen[slot]
            face = self.want[slot]
            if face == NOTHING:
                if found == EMPTY:
                    self._leaving &= ~bit
                elif self._leaving & bit:
                    self.lift |= bit
                else:
                    self.new |= bit
            elif found == EMPTY:
                self.put |= bit
            elif found != COVERED and found != seen_as(face):
                self.wrong |= bit
        return self.lift | self.put | self.wrong | self.tell > 0

    def is_new(self, slot: int) -> bool:
        """Return True if there is a die in this slot that is unknown to the game."""
        return is_member(self.new, slot)

    def is_wrong(self, slot: int) -> bool:
        """Return True if there is a die of another color in this slot."""
        return is_member(self.wrong, slot)

    def first(self) -> int:
        """Return the slot to correct first, -1 if people only have to confirm."""
        for mask in (self.wrong, self.put, self.lift):
            if mask:
                return members(mask)[0]
        return -1
