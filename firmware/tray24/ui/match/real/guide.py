"""Where the tray and the game do not agree, slot by slot: one comparison for dumps, undo, resume and lost dice."""

from tray24.compat import const
from tray24.pins import SLOTS
from tray24.rules.faces import color_of, is_wild, undeclared
from tray24.sense.events import COVERED, EMPTY, WHITE, is_member, members

NOTHING = const(255)
ALL = const(0xFFFFFF)


def seen_as(face):
    """Return what a slot is seen to hold that holds a die of this face."""
    return WHITE if is_wild(face) else color_of(face)


class Guide:
    """`want[slot]` is the face that the game has there, or NOTHING. Masks of slots:

    `lift`: a die that is to leave still lies there; `put`: the die of `want` is missing; `wrong`: a die of another
    color lies there; `tell`: no sensor is trusted there, so people say when it is as `want`; `new`: a die lies there
    that the game knows nothing of.
    """

    def __init__(self):
        self.want = bytearray(SLOTS)
        self.lift = self.put = self.wrong = self.new = 0
        self.tell = 0
        self._leaving = 0
        self.forget()

    def forget(self):
        """Forget what is known of the tray: every die on it that the game does not know is to be lifted."""
        for slot in range(SLOTS):
            self.want[slot] = NOTHING
        self.tell = 0
        self._leaving = ALL

    def release(self):
        """Take all that lies on the tray as new again."""
        for slot in range(SLOTS):
            self.want[slot] = NOTHING

    def dismiss(self):
        """Take what is new as seen to: it is to be lifted."""
        self._leaving |= self.new

    def expect(self, faces, masked, placed=-1):
        """Take the faces that the game has in its slots (NOTHING where none).

        The die at `placed` was seen or told to lie there. Where no sensor is trusted, any other change has to be told.
        """
        want = self.want
        for slot in range(SLOTS):
            face = faces[slot]
            if face != NOTHING:
                face = undeclared(face)  # the color of a wild lies on no die
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

    def told(self):
        """Take that people say all slots without a trusted sensor are as `want`."""
        self.tell = 0

    def compare(self, seen, masked):
        """Take what the slots are seen to hold (bytes of sense.events). Return True while people have something to do."""
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

    def is_new(self, slot):
        """Return True when a die lies in this slot that the game knows nothing of."""
        return is_member(self.new, slot)

    def is_wrong(self, slot):
        """Return True when a die of another color lies in this slot."""
        return is_member(self.wrong, slot)

    def first(self):
        """Return the slot to be seen to first, -1 when people only have to say that all is done."""
        for mask in (self.wrong, self.put, self.lift):
            if mask:
                return members(mask)[0]
        return -1
