"""What all games with real dice have in common; each game's own module overrides what differs."""

from tray24.pins import SLOTS
from tray24.rules.errors import RuleError
from tray24.rules.faces import W
from tray24.rules.moves import (
    COLOR,
    D_REVEAL,
    D_START,
    PH_CHALLENGE,
    PH_CHOOSE,
    PH_DRAWN,
    PH_MOVE,
    PH_REROLLED,
    PLAY,
    VERBS,
)
from tray24.sense.events import COVERED
from tray24.ui.match.kinds import VERB
from tray24.ui.match.real import table
from tray24.ui.match.real.guide import NOTHING, seen_as
from tray24.ui.toolkit.dice_words import face_words

TURN_PHASES = (PH_CHOOSE, PH_MOVE, PH_REROLLED, PH_DRAWN)


class CommonReal:
    """One game's side of real dice. `play` is the screen, a RealPlay."""

    secret = False
    counts_dice = True  # whether the row of seats tells of dice held
    counts_text = "dice_are"
    start_rule = ""  # by which some starting dice are rolled again, and the key of its words
    start_words = "roll_number"

    def __init__(self, play):
        self.play = play
        self.ui = play.ui
        self._faces = bytearray(SLOTS)

    @property
    def game(self):
        """The position."""
        return self.ui.match.game

    def faces(self):
        """The face of the die that the game has in each slot, NOTHING where none: always the same bytes."""
        for slot in range(SLOTS):
            self._faces[slot] = NOTHING
        self.lay(self._faces)
        return self._faces

    def lay(self, faces):
        """Put the dice of the game into `faces`."""

    def last(self):
        """The slot of the die that was put last, or -1."""
        return -1

    def forget(self):
        """The match goes on somewhere else: after an undo, or a while."""

    def counts(self):
        """How many dice each seat holds."""
        return [len(hand) for hand in self.game.hands]

    def count(self, seat):
        """What the row of seats tells of one."""
        return len(self.game.hands[seat])

    def dice_on_table(self):
        """How many dice lie in the slots: when they become fewer, those that went fade."""
        return SLOTS - bytes(self.faces()).count(bytes((NOTHING,)))

    def refused_slot(self, move):
        """The slot of a refused die: the screen itself knows it."""
        return -1

    # Dice that are put into slots.

    def awaits_die(self):
        """True when a die that is put somewhere is the next thing to happen."""
        return self.game.wait == D_START or self.game.phase in TURN_PHASES

    def open_slots(self):
        """The slots in which it may be."""
        return ()

    def slots_by_keys(self):
        """Those of them that the cursor walks over where no sensor is trusted."""
        return self.open_slots() if self.awaits_die() else ()

    def glowing(self):
        """The slots that glow to ask for it."""
        return self.open_slots() if self.awaits_die() else ()

    def known(self):
        """The face of that die when it has been told before, else -1."""
        return -1

    def fits(self, slot):
        """A function that tells of a face whether it may be in this slot; None where any may."""
        if self.game.phase not in TURN_PHASES:
            return None
        return lambda face: self.refusal(slot, face) is None

    def refusal(self, slot, face):
        """The RuleError for a die of this face in a slot, or None."""
        if slot not in self.open_slots():
            return RuleError("", self.ui.say("lit_slot"))
        return self.refusal_of_play(slot, face) if self.game.phase in TURN_PHASES else None

    def refusal_of_play(self, slot, face):
        """What the rules say against it, or None."""
        try:
            self.game.check_play(self.game.turn << 24 | PLAY << 16 | self.argument(slot, face))
        except RuleError as why:
            return why
        return None

    def argument(self, slot, face):
        """What a play of this die holds beside its seat and verb."""
        return face

    def refusal_at_sight(self, slot, seen):
        """The RuleError for a die that is no good there whatever its kind; None when its kind matters."""
        known = self.known()
        if known >= 0:
            wrong = seen != COVERED and seen != seen_as(known)
            return RuleError("", self.ui.say("other_die")) if wrong else None
        why = self.refusal(slot, W)
        if why or seen == COVERED:
            return why
        faces = [kind | seen << 5 for kind in self.game.kinds if kind < W and seen <= 4]
        for face in faces:
            why = self.refusal(slot, face)
            if why is None:
                return None
        return why

    def put(self, slot, face, now_ms):
        """A die of this face lies in a slot: enters what that means. None, or the RuleError that says why not."""
        if self.game.wait == D_START:
            return self.put_first(slot, face, now_ms)
        why = self.refusal(slot, face)
        if why is None:
            self.play_die(slot, face, now_ms)
        return why

    def put_first(self, slot, face, now_ms):
        """The die that begins a hand; some are rolled again."""
        self.play.deal((D_START, -1, (face,)), now_ms)
        if self.game.wait == D_START:
            return RuleError(self.start_rule, self.ui.say(self.start_words))
        self.lies(slot)
        return None

    def play_die(self, slot, face, now_ms):
        """A die of the hand, which is legal there."""
        if self.play.attempt(self.game.turn << 24 | PLAY << 16 | self.argument(slot, face), now_ms):
            self.lies(slot)

    def lies(self, slot):
        """The die that was entered last lies in this slot."""

    # Faces that are told one after the other.

    def tells(self):
        """True while the faces of several dice are told: those that are left in a hand."""
        return self.game.wait == D_REVEAL

    def due(self):
        """How many faces are told."""
        return self.game.due

    def fits_told(self):
        """As `fits`, for a face that belongs to no slot."""
        return None

    def has_told(self, told, now_ms):
        """These faces have been told so far; True when they have been entered, without a question."""
        return False

    def goes_back(self):
        """Red, before the first kind was told: True when that takes something back."""
        return False

    def values(self, told):
        """What the line of the table holds for these faces."""
        return tuple(told)

    def tell_anew(self):
        """What was told of them was wrong."""

    # What is chosen by keys.

    def others(self):
        """What the keys offer beside dice: verbs with their arguments, as in `ui.kinds`."""
        return [move & 0xFFFFFF for move in self.game.choices() if move >> 16 & 255 != PLAY]

    def first(self, items):
        """Where the cursor begins."""
        return 0

    def take(self, item, now_ms):
        """One of those was chosen, or a color named."""
        self.play.attempt(self.game.turn << 24 | (item if item >= VERB else COLOR << 16 | item), now_ms)

    def toward(self, move):
        """The item that enters a move which is not made by putting a die."""
        return move & 65535 if move >> 16 & 255 == COLOR else move & 0xFFFFFF

    def item_words(self, item):
        """What choosing one of those does."""
        return self.ui.say("do_" + VERBS[item >> 16])

    def label(self, item):
        """The same, short enough for half the display."""
        return self.item_words(item)

    def play_words(self, move):
        """What was played with `move`."""
        return face_words(self.ui.say, move >> self.game.face_shift & 255)

    def figure(self, item):
        """What stands beside those words, or ""."""
        return ""

    def asks(self):
        """What the player is asked to do, in words."""
        phase = self.game.phase
        asked = {PH_DRAWN: "draw_and_put", PH_REROLLED: "roll_and_put", PH_CHALLENGE: "challenge_asked"}.get(phase)
        return self.ui.say(asked or ("start_and_put" if self.game.turn < 0 else "put_a_die"))

    def starts(self):
        """What green may do in place of somebody who starts."""
        return ()

    def asks_start(self):
        """What is said while the table is asked who starts."""
        return self.ui.say("who_starts")

    def asks_faces(self):
        """What is said while the color of a die is asked for."""
        return self.ui.say("color_of_die")

    def orders(self, verb, lines):
        """What people have to do now, in words; see `table.orders`."""
        return table.orders(self.ui, verb, lines)

    def lights(self, lights):
        """What the slots show beside dice."""
