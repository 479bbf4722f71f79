"""`basic`, the tray game: source seeds text 000, rules B1-B23 of the project's rule page.

The tray has 24 slots, 4 rows of 6, numbered row by row; columns 0-2 are the left half, 3-5 the right. Only one half is
in play in a hand. `near[slot]` keeps the `faces.FIT` bits of all dice around a slot and `open` the empty slots beside
a die, so that finding the legal plays is one AND a die and slot.
"""

from tray24.games.basic import position, refusals
from tray24.games.basic.halves import NEIGHBORS, SLOTS, half_of
from tray24.rules.core import ALL_KINDS
from tray24.rules.errors import RuleError
from tray24.rules.faces import ANY, D2, FIT, UNKNOWN, UNROLLED, WD4, R, S, W, is_known
from tray24.rules.moves import (
    CATCH,
    COLOR,
    DEALER,
    DRAW,
    FACE,
    HUE,
    KEEP,
    PASS,
    PH_CHOOSE,
    PH_COLOR,
    PH_DRAWN,
    PH_MOVE,
    PH_PLACE,
    PLACE,
    PLAY,
    ROLL,
    SEAT,
    SLOT,
    UNO,
)
from tray24.rules.options import SWITCH, Option
from tray24.rules.refusals import check_face
from tray24.rules.shedding import (
    AFTER_DEAL,
    AFTER_DRAW,
    AFTER_FIRST,
    AFTER_HAND,
    AFTER_LAST,
    AFTER_PENALTY,
    AFTER_START,
    SheddingGame,
)


def played_face(move):
    """Return the face that a move PLAY puts on the tray."""
    return move >> SLOT & 255


def played_slot(move):
    """Return the slot into which a move PLAY puts it."""
    return move & 31


class Basic(SheddingGame):
    """A match of the tray game. `tray[slot]` is a die id or -1, `half` 0, 1 or -1, `last` the slot placed last or -1."""

    name = "basic"
    number = 0
    POSITION = position
    REFUSALS = refusals
    kinds = ALL_KINDS
    OPTIONS = (
        Option("target", 500),
        Option("scoring", "winner", ("winner", "caught")),
        Option("must_roll", "0", SWITCH),
        Option("table_talk", "1", SWITCH),
    )
    ARGS = {PLACE: (SLOT,), PLAY: (FACE, SLOT), COLOR: (HUE,), CATCH: (SEAT,)}
    BYTES = SheddingGame.BYTES + ("half", "last")
    turn_phase = PH_CHOOSE
    face_shift = SLOT

    def set_options(self, target, scoring, must_roll, table_talk):
        self.target = target
        self.scoring = scoring
        self.must_roll = must_roll
        self.table_talk = table_talk

    def _clear_table(self):
        super()._clear_table()
        self.half = -1
        self.last = -1
        self._clear_tray()

    def _clear_tray(self):
        self.tray = [-1] * SLOTS
        self.near = [0] * SLOTS
        self.open = []

    # What seats may do.

    def choices(self):
        """The legal moves of the seat that is to choose, sorted, without UNO calls."""
        seat = self.turn
        mine = seat << 24
        phase = self.phase
        if phase == PH_CHOOSE:
            if self.must_roll or UNROLLED in [self.faces[die] for die in self.hands[seat]]:
                return [mine | ROLL << 16]  # B5
            return [mine | ROLL << 16, mine | KEEP << 16]
        if phase == PH_MOVE:
            return self._plays(seat)
        if phase == PH_DRAWN:
            face = self.faces[self.drawn]
            if face == UNKNOWN:
                return [mine | PASS << 16]
            base = mine | PLAY << 16 | face << 5
            return [base | slot for slot in sorted(self.open) if self.near[slot] & FIT[face]]  # B9
        if phase == PH_COLOR:
            return [mine | COLOR << 16 | color for color in (1, 2, 3, 4)]
        if phase == PH_PLACE:
            return [mine | PLACE << 16 | slot for slot in range(SLOTS)]
        return []

    def _plays(self, seat):
        """B6-B9: the plays of a whole hand; the draw where there is none, or where a face is unknown."""
        faces = self.faces
        near = self.near
        opened = self.open
        base = seat << 24 | PLAY << 16
        hand = {faces[die] for die in self.hands[seat]}
        unknown = UNKNOWN in hand
        if unknown:
            hand.remove(UNKNOWN)
        four = WD4 in hand and not unknown
        if four:
            hand.remove(WD4)  # B8: only if no other die has a legal place
        plays = [base | face << 5 | slot for face in hand for slot in opened if near[slot] & FIT[face]]
        if four and not plays:
            plays = [base | WD4 << 5 | slot for slot in opened]
        plays.sort()
        if unknown or not plays:
            plays.append(seat << 24 | DRAW << 16)
        return plays

    def check_play(self, move):
        """RuleError unless any face of the game is named that a neighbor matches (B6)."""
        face = move >> SLOT & 255
        slot = move & 31
        check_face(self, face)
        if slot not in self.open:
            raise RuleError("B6", "place it beside a die, in an empty slot of the half in play")
        if not self.near[slot] & FIT[face]:
            raise RuleError("B6", "must match a neighbor")

    # Applying a move.

    def play(self, move):
        """Applies a legal move without checking it."""
        verb = move >> 16 & 255
        seat = self.turn
        if verb == PLAY:
            self._play(seat, move >> 5 & 255, move & 31)
        elif verb == KEEP:
            self._act_first()
            self.phase = PH_MOVE
        elif verb == ROLL:
            self._act_first()
            self._roll(seat, self.hands[seat], AFTER_HAND)
        elif verb == DRAW:
            self._draw(seat, 1, AFTER_DRAW)
        elif verb == COLOR:
            self._declare(seat, move & 65535)
        elif verb == UNO:
            self._call(move >> 24)
        elif verb == CATCH:
            self._catch(move & 65535)
        elif verb == PLACE:
            self._place(seat, move & 65535)
        else:
            self._pass_on(seat)

    def _play(self, seat, face, slot):
        hand = self.hands[seat]
        die = self._release(hand, face)
        self._put(die, slot)
        if not self.open:
            self._dump()  # B11
        if not hand:
            self._play_last(seat, face)
            return
        self._open_window(seat)
        if face & 31 < S:
            self._begin_turn((seat + self.direction) % self.seats)
        else:
            self._act(seat, face & 31)

    def _play_last(self, seat, face):
        """B18: the last die ends the hand; D2 and WD4 are still drawn for."""
        self.catchable = DEALER
        kind = face & 31
        if kind == D2 or kind == WD4:
            self._draw((seat + self.direction) % self.seats, 2 if kind == D2 else 4, AFTER_LAST)
        else:
            self._end_hand()

    def _declare(self, seat, color):
        """B10; then the turn passes, or B15."""
        die = self.tray[self.last]
        wild = self.faces[die] | color << 5
        self.faces[die] = wild
        for slot in NEIGHBORS[self.last]:
            self.near[slot] |= FIT[wild]
        if self.after == AFTER_START:
            self._begin_turn(seat)  # B3
        elif wild & 31 == WD4:
            self._draw((seat + self.direction) % self.seats, 4, AFTER_PENALTY)
        else:
            self._begin_turn((seat + self.direction) % self.seats)

    # The tray.

    def _put(self, die, slot):
        self.tray[slot] = die
        self.last = slot
        near = self.near
        opened = self.open
        if slot in opened:
            opened.remove(slot)
        mask = FIT[self.faces[die]] | ANY
        for beside in NEIGHBORS[slot]:
            if near[beside]:
                near[beside] |= mask
            else:
                near[beside] = mask
                if self.tray[beside] < 0:
                    opened.append(beside)

    def _dump(self):
        """B11, B16: all dice of the tray but the most recently placed one return to the bag."""
        kept = self.tray[self.last]
        for die in self.tray:
            if die >= 0 and die != kept:
                self.faces[die] = UNROLLED
                self.bag.append(die)
        self.bag.sort()
        self._clear_tray()
        self._put(kept, self.last)

    def _refill(self):
        self._dump()  # B16

    # The dealer's lines.

    def _begin_hand(self):
        self._clear_table()
        self._draw(self.starter, 1, AFTER_FIRST)

    def _start(self, face):
        """B2: the starting die, rolled."""
        if face == WD4:
            self._ask_start(self.drawn)
        else:
            self.turn = self.starter
            self.wait = 0
            self.phase = PH_PLACE

    def _place(self, seat, slot):
        """B2, then B4: four dice each, three with five or six seats."""
        self.half = half_of(slot)
        self._put(self.drawn, slot)
        self.drawn = -1
        self._draw((seat + 1) % self.seats, 3 if self.seats > 4 else 4, AFTER_DEAL)

    def _rolled(self, seat):
        self.turn = seat
        self.phase = PH_MOVE

    def _dealt(self, seat, after):
        """B4: hand by hand; then the first die does what it does."""
        if after == AFTER_START:
            self._begin_turn((seat + 1) % self.seats)
        elif seat != self.starter:
            self._draw((seat + 1) % self.seats, 3 if self.seats > 4 else 4, AFTER_DEAL)
        else:
            self._begin_play((seat + 1) % self.seats)

    def _begin_play(self, left):
        """B3: what the starting die does; `left` is the starter's left neighbor."""
        kind = self.faces[self.tray[self.last]] & 31
        if kind == D2:
            self._draw(left, 2, AFTER_START)
        elif kind == S:
            self._begin_turn((left + 1) % self.seats)
        elif kind == R:
            if self.seats > 2:
                self.direction = -1
            self._begin_turn(self.starter)
        else:
            self._begin_turn(left)
            if kind == W:
                self.after = AFTER_START
                self.phase = PH_COLOR

    def drawn_fits(self):
        face = self.faces[self.drawn]
        return face == UNKNOWN or self.fits_table(face)

    def _resume(self):
        """B17: after a catch play goes on where it was; a drawn die that no longer fits ends the turn (B9)."""
        super()._resume()
        if self.phase == PH_DRAWN and not self.drawn_fits():
            self._pass_on(self.turn)

    def _score_hand(self):
        """B19-B22."""
        for seat in range(self.seats):
            points = self._hand_value(seat)
            if self.scoring:
                self.scores[seat] += points
            elif points:
                self.scores[self._out()] += points
        if max(self.scores) >= self.target:
            self._finish()
        else:
            self.hand += 1
            self.starter = (self.starter + 1) % self.seats
            self._begin_hand()

    def _best_score(self):
        return min(self.scores) if self.scoring else max(self.scores)

    # Questions.

    @staticmethod
    def low_wins(options):
        """Return True when each keeps her own points (B22). options: name to value."""
        return options.get("scoring") == "caught"

    def fits_table(self, face):
        """Return True when a neighbor of an empty slot matches this face (B6)."""
        if not is_known(face):
            return False
        mask = FIT[face]
        near = self.near
        for slot in self.open:
            if near[slot] & mask:
                return True
        return False

    def slots_for(self, face):
        """Return the slots in which a die of this face may be put now (B6), ascending."""
        mask = FIT[face]
        near = self.near
        return [slot for slot in sorted(self.open) if near[slot] & mask]

    def dice_on_table(self):
        """Return how many dice lie on the tray."""
        return SLOTS - self.tray.count(-1)

    # Positions.

    def on_table(self):
        return [(slot, self.tray[slot]) for slot in range(SLOTS) if self.tray[slot] >= 0]

    def lay(self, placed):
        """Lays (slot, die) pairs on an empty tray."""
        last = self.last
        self._clear_tray()
        for slot, die in placed:
            self._put(die, slot)
        self.last = last


GAME = Basic
