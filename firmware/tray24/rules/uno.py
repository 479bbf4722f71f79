"""Calling UNO and catching a seat that forgot it (B17, C9, L8, D10), for all games whose hands are played out."""

from tray24.compat import const
from tray24.rules.core import Game
from tray24.rules.moves import CATCH, DEALER, PH_CHOOSE, PH_DRAWN, PH_MOVE, PH_REROLLED, UNO

BELATED = const(2)  # value of `late` when the standing call belongs to the previous turn


class UnoGame(Game):
    """A game with windows for UNO calls and catches.

    `catchable` is the seat that may be caught; while `late` it may still call. `called` is the seat that has called.
    """

    late: int

    BYTES = Game.BYTES + ("catchable", "called", "late")
    turn_phase = PH_MOVE  # phase in which a turn begins
    # Phases in which a die is about to be placed.
    call_phases: tuple[int, ...] = (PH_CHOOSE, PH_MOVE, PH_DRAWN, PH_REROLLED)
    uno_rule = "B17"
    has_hands = True
    has_uno = True

    def _close_windows(self) -> None:
        self.catchable = DEALER
        self.called = DEALER
        self.late = 0

    def _open_window(self, seat: int) -> None:
        """Close the window of the previous turn; open that of `seat` if it has one die left and has not called."""
        if len(self.hands[seat]) == 1 and self.called != seat:
            self.catchable = seat
            self.late = 1
        else:
            self.catchable = DEALER

    def may_call_uno(self, seat: int) -> bool:
        """Return True if `seat` may call UNO: before it places a die, or late while it may still be caught."""
        if seat == self.turn and len(self.hands[seat]) == 2:
            return self.called != seat and self.phase in self.call_phases
        return seat == self.catchable and self.late > 0 and self.turn >= 0

    def to_catch(self) -> int:
        """Return the seat that may be caught now, or DEALER (-1)."""
        return self.catchable if self.turn >= 0 else DEALER

    def may_catch(self, seat: int) -> bool:
        """Return True if `seat` may now catch a seat that forgot to call UNO; nobody catches herself."""
        return self.turn >= 0 and self.catchable >= 0 and seat != self.catchable

    def asides(self) -> list[int]:
        """Return the UNO calls and catches that may be entered now."""
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

    def _call(self, seat: int) -> None:
        """Call UNO. Before the next turn's first action a late call counts for the previous turn, and ends with it."""
        belated = seat == self.catchable and self.phase == self.turn_phase
        if seat == self.catchable:
            self.catchable = DEALER
            if self.called >= 0:
                return  # a call of the seat to play lasts until its turn ends
        self.called = seat
        if belated:
            self.late = BELATED
        elif self.late == BELATED:
            self.late = 0

    def _act_first(self) -> None:
        """Begin the actions of a turn: late calls are over, and so is their effect."""
        if self.late == BELATED:
            self.called = DEALER
        self.late = 0
