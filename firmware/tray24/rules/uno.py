"""Calling UNO and catching who forgot (B17, C9, L8, D10): what the games share in which hands are played out."""

from tray24.compat import const
from tray24.rules.core import Game
from tray24.rules.moves import CATCH, DEALER, PH_CHOOSE, PH_DRAWN, PH_MOVE, PH_REROLLED, UNO

BELATED = const(2)  # `late` when the call that stands is that of the turn before


class UnoGame(Game):
    """A game with windows for calls and catches.

    `catchable` may be caught; while `late` she may still call; `called` has called.
    """

    BYTES = Game.BYTES + ("catchable", "called", "late")
    turn_phase = PH_MOVE  # in which a turn begins
    call_phases = (PH_CHOOSE, PH_MOVE, PH_DRAWN, PH_REROLLED)  # in which a die is about to be placed
    uno_rule = "B17"
    has_hands = True
    has_uno = True

    def _close_windows(self):
        self.catchable = DEALER
        self.called = DEALER
        self.late = 0

    def _open_window(self, seat):
        """`seat` has put a die: the window of the turn before closes, hers opens when one die is left uncalled."""
        if len(self.hands[seat]) == 1 and self.called != seat:
            self.catchable = seat
            self.late = 1
        else:
            self.catchable = DEALER

    def may_call_uno(self, seat):
        """Return True when `seat` may call UNO: with the die not yet placed, or late while she may still be caught."""
        if seat == self.turn and len(self.hands[seat]) == 2:
            return self.called != seat and self.phase in self.call_phases
        return seat == self.catchable and self.late > 0 and self.turn >= 0

    def to_catch(self):
        """Return the seat that may be caught now, or DEALER (-1)."""
        return self.catchable if self.turn >= 0 else DEALER

    def may_catch(self, seat):
        """Return True when `seat` may catch now who forgot to call UNO; nobody catches herself."""
        return self.turn >= 0 and self.catchable >= 0 and seat != self.catchable

    def asides(self):
        """Return the UNO calls and catches that may come in between."""
        moves = []
        caught = self.catchable
        turn = self.turn
        if turn != caught and self.may_call_uno(turn):
            moves.append(turn << 24 | UNO << 16)
        if caught >= 0:
            if self.late:
                moves.append(caught << 24 | UNO << 16)
            for seat in range(self.seats):
                if seat != caught:
                    moves.append(seat << 24 | CATCH << 16 | caught)
        return moves

    def _call(self, seat):
        """Before the first action of the next turn a late call counts for the turn before, and ends with it."""
        belated = seat == self.catchable and self.phase == self.turn_phase
        if seat == self.catchable:
            self.catchable = DEALER
            if self.called >= 0:
                return  # the call of the seat whose turn it is lasts until that turn ends
        self.called = seat
        if belated:
            self.late = BELATED
        elif self.late == BELATED:
            self.late = 0

    def _act_first(self):
        """The first action of a turn: the time for late calls is over, and so is what they counted for."""
        if self.late == BELATED:
            self.called = DEALER
        self.late = 0
