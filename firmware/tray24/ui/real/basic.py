"""Real dice in the tray game (rules B): what a die in a slot means, and what else there is to choose."""

from tray24.pins import SLOTS
from tray24.rules.core import (
    D_START,
    DRAW,
    KEEP,
    PASS,
    PH_CHOOSE,
    PH_DRAWN,
    PH_MOVE,
    PH_PLACE,
    PLACE,
    PLAY,
    ROLL,
    RuleError,
    move_verb,
)
from tray24.rules.faces import WD4, W
from tray24.sense.events import COVERED
from tray24.ui.announce import face_words
from tray24.ui.kinds import VERB
from tray24.ui.real.guide import NOTHING, seen_as

_TURN = (PH_CHOOSE, PH_MOVE, PH_DRAWN)


class RealSide:
    """One game's side of real dice. `play` is the screen, a RealPlay."""

    def __init__(self, play):
        self.play = play
        self.ui = play.ui
        self._faces = bytearray(SLOTS)

    def faces(self):
        """The face of the die that the game has in each slot, NOTHING where none: always the same bytes."""
        game = self.ui.match.game
        for slot in range(SLOTS):
            die = game.tray[slot]
            self._faces[slot] = game.faces[die] if die >= 0 else NOTHING
        return self._faces

    # Dice that are put into slots.

    def awaits_die(self):
        """True when a die that is put somewhere is the next thing to happen."""
        game = self.ui.match.game
        return game.wait == D_START or game.phase == PH_PLACE or game.phase in _TURN

    def open_slots(self):
        """The slots in which it may be."""
        game = self.ui.match.game
        return sorted(game.open) if game.phase in _TURN else range(SLOTS)

    def known(self):
        """The face of that die when it has been told before, else -1."""
        game = self.ui.match.game
        return game.faces[game.drawn] if game.phase == PH_PLACE else -1

    def fits(self, slot):
        """A function that tells of a face whether it may be in this slot; None where any may."""
        if self.ui.match.game.phase not in _TURN:
            return None
        return lambda face: self.refusal(slot, face) is None

    def refusal(self, slot, face):
        """The RuleError for a die of this face in a slot, or None."""
        game = self.ui.match.game
        if game.phase not in _TURN:
            return None
        try:
            game.check_play(game.turn << 24 | PLAY << 16 | face << 5 | slot)
        except RuleError as why:
            return why
        return None

    def refusal_at_sight(self, slot, seen):
        """The RuleError for a die that is no good there whatever its kind; None when its kind matters."""
        known = self.known()
        if known >= 0:
            wrong = seen != COVERED and seen != seen_as(known)
            return RuleError("", self.ui.say("other_die")) if wrong else None
        why = self.refusal(slot, W)
        if why or seen == COVERED:
            return why
        wheel = [kind | seen << 5 for kind in self.ui.match.game.kinds if kind < W and seen <= 4]
        for face in wheel:
            if self.refusal(slot, face) is None:
                return None
        return self.refusal(slot, wheel[0]) if wheel else None

    def put(self, slot, face, now_ms):
        """A die of this face lies in a slot: enters what that means. None, or the RuleError that says why not."""
        play = self.play
        game = self.ui.match.game
        if game.wait == D_START:
            play.deal((D_START, -1, (face,)), now_ms)
            if face == WD4:
                return RuleError("B2", self.ui.say("roll_again"))
        seat = game.turn << 24
        if game.phase == PH_PLACE:
            play.attempt(seat | PLACE << 16 | slot, now_ms)
            return None
        why = self.refusal(slot, face)
        if why is None:
            if game.phase == PH_CHOOSE:
                # Who puts a die without a word has kept her dice, or, where she must, rolled them (B5).
                play.attempt(seat | move_verb(game.choices()[-1]) << 16, now_ms)
            play.attempt(seat | PLAY << 16 | face << 5 | slot, now_ms)
        return why

    # What is chosen by keys.

    def verbs(self):
        """The verbs that the keys offer beside the dice."""
        game = self.ui.match.game
        phase = game.phase
        if phase == PH_CHOOSE:
            return (ROLL,) if len(game.choices()) == 1 else (ROLL, DRAW)
        if phase == PH_MOVE:
            return (DRAW,)
        return (PASS,) if phase == PH_DRAWN else ()

    def take(self, verb, now_ms):
        """One of those verbs was chosen."""
        game = self.ui.match.game
        seat = game.turn << 24
        if verb == DRAW and game.phase == PH_CHOOSE and not self.play.attempt(seat | KEEP << 16, now_ms):
            return
        self.play.attempt(seat | verb << 16, now_ms)

    def asks(self):
        """What the player is asked to do, in words."""
        game = self.ui.match.game
        phase = game.phase
        if phase == PH_CHOOSE:
            return self.ui.say("roll_and_put" if len(game.choices()) == 1 else "put_or_roll")
        if phase == PH_MOVE:
            return self.ui.say("put_a_die")
        if self.known() >= 0:
            return self.ui.say("put", face_words(self.ui.say, self.known()))
        return self.ui.say("draw_and_put" if phase == PH_DRAWN else "start_and_put")

    def first(self, items):
        """Where the cursor begins: at the roll where that comes first, else at the first slot or verb."""
        roll = ROLL * VERB
        return items.index(roll) if roll in items else 0

    def verb_words(self, verb):
        """What choosing one of the verbs does."""
        return self.ui.say({ROLL: "have_rolled", DRAW: "do_draw", PASS: "keep_it"}[verb])
