"""What the games share in which hands are played out: hands and bag, drawing and rolling, UNO windows, hand ends.

The seams between two lines of the dealer are kept in `after`, one of the codes below: what goes on when the dice that
were drawn have been rolled.
"""

from tray24.compat import const
from tray24.rules.core import (
    CATCH,
    D_DRAW,
    D_REVEAL,
    D_ROLL,
    DEALER,
    PH_CHOOSE,
    PH_DRAWN,
    PH_MOVE,
    PH_OVER,
    UNO,
    Game,
    RuleError,
)
from tray24.rules.faces import UNKNOWN, UNROLLED, value

AFTER_DEAL = const(0)  # a hand is being dealt
AFTER_START = const(1)  # what the first die of a hand does is still going on
AFTER_HAND = const(2)  # the whole hand was rolled
AFTER_DRAW = const(3)  # one die was drawn to play it
AFTER_PENALTY = const(4)  # `served` has drawn for a D2 or WD4 and loses her turn
AFTER_CATCH = const(5)  # `served` was caught; the interrupted choice goes on
AFTER_LAST = const(6)  # as AFTER_PENALTY, but the hand is over

_BAG = const(6)  # where a die is, in a saved position: 0-5 a hand, the bag, aside, 8 + slot on the table
_ASIDE = const(7)
_TABLE = const(8)


class SheddingGame(Game):
    """Hands of dice that are played out, with a bag to draw from.

    `hands[seat]` and `bag` are ascending lists of die ids, `faces[die]` the face each die shows. `drawn` is the die
    that the phases place and drawn are about. `catchable` may be caught; while `late` she may still call (B17).
    """

    BYTES = Game.BYTES + ("catchable", "called", "late", "drawn", "back_phase", "back_turn")

    def __init__(self, seats, options=None):
        super().__init__(seats, options)
        self.late = 0
        self.back_phase = 0
        self.back_turn = 0
        self._clear_table()
        self._ask_rolloff(list(range(seats)))

    def _clear_table(self):
        """All dice into the bag."""
        self.hands = [[] for _ in range(self.seats)]
        self.bag = list(range(self.ids))
        self.faces = [UNROLLED] * self.ids
        self.drawn = -1
        self.direction = 1
        self.catchable = DEALER
        self.called = DEALER
        self.late = 0

    # Drawing and rolling.

    def _draw(self, seat, count, after):
        """Awaits `count` dice for `seat`, or as many as can be had; with none at all goes on at once (B16)."""
        if len(self.bag) < count:
            self._refill()
            count = min(count, len(self.bag))
        self.after = after
        if count:
            self._ask(D_DRAW, seat, count)
        else:
            self.served = seat
            self._go_on()

    def _refill(self):
        """The bag holds too few: what goes back into it is the game's own rule."""

    def _roll(self, seat, dice, after):
        self.after = after
        self.rolling = dice
        self._ask(D_ROLL, seat, len(dice))

    def deal(self, values):
        """Applies the awaited dealer's line without checking it. `values` are die ids or faces, as awaited."""
        wait = self.wait
        if wait == D_ROLL or wait == D_REVEAL:
            faces = self.faces
            for die, face in zip(self.rolling, values):
                faces[die] = face
            self._go_on()
        elif wait == D_DRAW:
            seat = self.served
            bag = self.bag
            for die in values:
                bag.remove(die)
            self._take(seat, values)
        else:
            self._deal_other(values)

    def _take(self, seat, dice):
        """`dice` have left the bag for the hand of `seat`."""
        hand = self.hands[seat]
        hand += dice
        hand.sort()
        if seat == self.catchable and len(hand) > 1:
            self.catchable = DEALER  # B17: only a player holding exactly one die can be caught
        if self.after <= AFTER_START:
            self._go_on()  # B3, B4: they stay unrolled
            return
        if self.after == AFTER_DRAW:
            self.drawn = dice[0]
        self._roll(seat, dice, self.after)

    # UNO (B17).

    def _open_window(self, seat):
        """`seat` has put a die: the window of the turn before closes, hers opens when one die is left uncalled."""
        if len(self.hands[seat]) == 1 and self.called != seat:
            self.catchable = seat
            self.late = 1
        else:
            self.catchable = DEALER

    def _may_call(self):
        """True when the seat that is to choose may call UNO with the die not yet placed."""
        seat = self.turn
        phase = self.phase
        return (
            (phase == PH_CHOOSE or phase == PH_MOVE or phase == PH_DRAWN)
            and len(self.hands[seat]) == 2
            and self.called != seat
        )

    def asides(self):
        """UNO calls and catches."""
        moves = []
        if self._may_call():
            moves.append(self.turn << 24 | UNO << 16)
        caught = self.catchable
        if caught >= 0:
            if self.late:
                moves.append(caught << 24 | UNO << 16)
            for seat in range(self.seats):
                if seat != caught:
                    moves.append(seat << 24 | CATCH << 16 | caught)
        return moves

    def _call(self, seat):
        if seat == self.catchable:
            self.catchable = DEALER
            if self.called >= 0:
                return  # the call of the seat whose turn it is lasts until that turn ends
        self.called = seat

    def _catch(self, seat):
        self.catchable = DEALER
        self.back_phase = self.phase
        self.back_turn = self.turn
        self._draw(seat, 2, AFTER_CATCH)

    def _refuse_aside(self, move):
        """Why an UNO call or a catch is refused."""
        seat = move >> 24
        if move >> 16 & 255 == UNO:
            if self.called == seat:
                return RuleError("B17", "UNO is called once a turn")
            if seat == self.turn:
                return RuleError("B17", "UNO is called with two dice left")
            return RuleError("B17", "it is too late, or too early, to call UNO")
        if seat == move & 65535:
            return RuleError("B17", "nobody catches herself")
        return RuleError("B17", "nobody to catch there")

    # The end of a hand.

    def _end_hand(self):
        """B18: who never rolled rolls now; faces nobody has told are revealed; then the hand is scored."""
        for face, verb in ((UNROLLED, D_ROLL), (UNKNOWN, D_REVEAL)):
            for seat in range(self.seats):
                dice = [die for die in self.hands[seat] if self.faces[die] == face]
                if dice:
                    self.after = AFTER_LAST
                    self.rolling = dice
                    self._ask(verb, seat, len(dice))
                    return
        self._score_hand()

    def _hand_value(self, seat):
        """B19: the points of the dice left in the hand of `seat`."""
        return sum([value(self.faces[die]) for die in self.hands[seat]])

    def _finish(self):
        self.phase = PH_OVER
        self.turn = DEALER
        self.served = DEALER
        self.wait = 0
        self.called = DEALER

    # Positions.

    def _where(self):
        """For each die one byte: the seat that holds it, bag, aside, or 8 + its place on the table."""
        where = bytearray(bytes((_ASIDE,)) * self.ids)
        for die in self.bag:
            where[die] = _BAG
        for seat in range(self.seats):
            for die in self.hands[seat]:
                where[die] = seat
        return where

    def _save(self, out):
        where = self._where()
        for place, die in self._table():
            where[die] = _TABLE + place
        out.extend(where)
        out.extend(bytes(self.faces))
        rolling = 0
        for die in self.rolling if self.wait else ():
            rolling |= 1 << die
        out.extend(bytes((rolling & 255, rolling >> 8 & 255, rolling >> 16)))

    def _restore(self, data, at):
        dice = self.ids
        where = data[at : at + dice]
        self.faces = list(data[at + dice : at + 2 * dice])
        at += 2 * dice
        rolling = data[at] | data[at + 1] << 8 | data[at + 2] << 16
        self.rolling = [die for die in range(dice) if rolling >> die & 1]
        self.bag = [die for die in range(dice) if where[die] == _BAG]
        self.hands = [[die for die in range(dice) if where[die] == seat] for seat in range(self.seats)]
        self._lay([(where[die] - _TABLE, die) for die in range(dice) if where[die] >= _TABLE])
