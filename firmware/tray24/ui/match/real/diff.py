"""The comparison of the dice in the slots with those of the game: what people must put right on the tray.

The slots differ from the game, for example, after an undo or a resume, when dice must return to the bag, or when a die
is lost.
"""

from tray24.compat import const
from tray24.pins import SLOTS
from tray24.rules.faces import get_color, is_wild, strip_declared
from tray24.sense.events import COVERED, EMPTY, WHITE, is_member, list_members

NOTHING = const(255)
ALL = const(0xFFFFFF)


def face_to_content(face: int) -> int:
    """Return what a sensor sees in a slot with a die of this face: a code of sense.events."""
    return WHITE if is_wild(face) else get_color(face)


class TrayDiff:
    """The differences between the dice in the slots and those of the game.

    `expected[slot]` is the face that the game has in a slot, or NOTHING. The other attributes are masks of slots.
    `to_lift`: a die that must leave is still there. `missing`: the die of `expected` is missing. `wrong`: there is a
    die of another color. `new`: there is a die unknown to the game. `unconfirmed`: the slot's sensor is not trusted, so
    people confirm with a button that the slot is as `expected`.
    """

    def __init__(self) -> None:
        self.expected = bytearray(SLOTS)
        self.to_lift = self.missing = self.wrong = self.new = 0
        self.reset()

    def reset(self) -> None:
        """Forget what the game expects, and require that each die unknown to the game is lifted."""
        self.clear_expected()
        self.unconfirmed = 0
        self._leaving_slots = ALL

    def clear_expected(self) -> None:
        """Expect an empty tray, so that each die there counts as new."""
        for slot in range(SLOTS):
            self.expected[slot] = NOTHING

    def dismiss_new(self) -> None:
        """Require that the dice that are `new` at the moment are lifted."""
        self._leaving_slots |= self.new

    def set_expected(self, faces: bytearray, masked: int, placed_slot: int = -1) -> None:
        """Set the faces that the game has in its slots (NOTHING for an empty slot).

        The die in the slot `placed_slot` was seen or entered there. `masked` is the mask of slots whose sensors are not
        trusted: there people must confirm any other change.
        """
        expected = self.expected
        for slot in range(SLOTS):
            face = faces[slot]
            if face != NOTHING:
                face = strip_declared(face)  # a die does not show the color of a wild
            if face == expected[slot]:
                continue
            bit = 1 << slot
            if face == NOTHING:
                self._leaving_slots |= bit
            else:
                self._leaving_slots &= ~bit
            if masked & bit and slot != placed_slot:
                self.unconfirmed |= bit
            expected[slot] = face

    def confirm_masked(self) -> None:
        """Remember that people have confirmed that all slots without a trusted sensor are as `expected`."""
        self.unconfirmed = 0

    def compare(self, contents: bytearray, masked: int) -> bool:
        """Compare `contents`, which the sensors see in the slots (codes of sense.events), with what the game expects.

        Return True if they differ. New dice do not count as differences. A slot of the mask `masked`, whose sensor is
        not trusted, counts only while people still have to confirm its content.
        """
        self.to_lift = self.missing = self.wrong = self.new = 0
        self.unconfirmed &= masked
        self._leaving_slots &= ~masked
        for slot in range(SLOTS):
            bit = 1 << slot
            if masked & bit:
                continue
            content = contents[slot]
            face = self.expected[slot]
            if face == NOTHING:
                if content == EMPTY:
                    self._leaving_slots &= ~bit
                elif self._leaving_slots & bit:
                    self.to_lift |= bit
                else:
                    self.new |= bit
            elif content == EMPTY:
                self.missing |= bit
            elif content != COVERED and content != face_to_content(face):
                self.wrong |= bit
        return self.to_lift | self.missing | self.wrong | self.unconfirmed > 0

    def is_new(self, slot: int) -> bool:
        """Return True if there is a die in this slot that is unknown to the game."""
        return is_member(self.new, slot)

    def is_wrong(self, slot: int) -> bool:
        """Return True if there is a die of another color in this slot than the game expects."""
        return is_member(self.wrong, slot)

    def get_first_slot(self) -> int:
        """Return the first slot that people have to correct.

        Return -1 if they only have to confirm slots, or have to do nothing.
        """
        for mask in (self.wrong, self.missing, self.to_lift):
            if mask:
                return list_members(mask)[0]
        return -1
