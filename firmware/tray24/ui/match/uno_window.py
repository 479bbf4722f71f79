"""UNO calls and catches: the grace time of a player who forgot to call UNO, and the catch that waits until its end."""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.rules.moves import CATCH, UNO, decode_seat
from tray24.ui.match.prompts import COVERED

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.match.play_screen import PlayScreen

_NOBODY = const(-1)


class UnoWindow:
    """The grace time for a forgotten UNO call, and a catch that waits until this time is over.

    `grace_ends_ms` is the end of the grace time or None, `catcher` the seat that waits to catch or -1. If a child
    forgot the call, `eighths_left` is the part of the grace time that is left, in eighths, for the display and web
    pages; else 0.
    """

    def __init__(self, play: "PlayScreen") -> None:
        self.play = play
        self.catcher = _NOBODY
        self.grace_ends_ms: int | None = None
        self.eighths_left = 0
        self._duration_ms = 0
        self._is_child = False  # whether a child forgot the call
        self._catchable = _NOBODY
        self.note_catchable()

    def note_catchable(self) -> None:
        """Remember which seat may be caught in the current position, so that no new grace time begins for this seat."""
        self._catchable = self.play.ui.match.game.catchable

    def clear(self) -> None:
        """Drop the waiting catch and the grace time."""
        self.catcher = _NOBODY
        self.grace_ends_ms = None
        self._show_time_left(0)

    def start_grace(self, move: int, now_ms: int) -> None:
        """Begin the grace time if `move` has made it possible to catch the player who made this move."""
        ui = self.play.ui
        catchable = ui.match.game.catchable
        if catchable == decode_seat(move) and self._catchable != catchable:
            self.catcher = _NOBODY
            self._is_child = ui.is_child(catchable)
            self._duration_ms = ui.settings["grace_ms"] << self._is_child
            self.grace_ends_ms = ticks_add(now_ms, self._duration_ms)
            self._show_time_left(8 if self._is_child else 0)
        self._catchable = catchable

    def is_in_grace(self, now_ms: int) -> bool:
        """Return True while a player who forgot to call UNO may still do so."""
        return self.grace_ends_ms is not None and ticks_diff(now_ms, self.grace_ends_ms) < 0

    def tick(self, now_ms: int) -> None:
        """Enter the waiting catch once the grace time is over. Until then show a child how much of the time is left."""
        if self.grace_ends_ms is None:
            return
        if not self.is_in_grace(now_ms):
            self.grace_ends_ms = None
            self._show_time_left(0)
            self.enter_catch(now_ms)
        elif self._is_child:
            is_catchable = self.play.ui.match.game.catchable >= 0
            eighths = ticks_diff(self.grace_ends_ms, now_ms) * 8 // self._duration_ms
            self._show_time_left(min(8, eighths + 1) if is_catchable else 0)

    def _show_time_left(self, eighths: int) -> None:
        if eighths != self.eighths_left:
            self.eighths_left = eighths
            self.play.request_redraw(lights=False)

    def enter_catch(self, now_ms: int) -> bool:
        """Enter the waiting catch if there is one and a seat may still be caught. Return True if it was entered."""
        catcher = self.catcher
        self.catcher = _NOBODY
        game = self.play.ui.match.game
        catchable = game.catchable
        if catcher < 0 or catchable < 0:
            return False
        return self.play.entry.try_move(game.encode_move(CATCH, catchable, seat=catcher), now_ms)

    def handle_seat_button(self, button: int, now_ms: int) -> None:
        """Handle a seat's own button: catch another seat that may be caught, otherwise call UNO."""
        play = self.play
        match = play.ui.match
        game = match.game
        seat = play.ui.button_to_seat(button)
        if seat < 0 or match.get_bot(seat):
            play.ui.play_tune("refused")
            return
        catchable = game.catchable
        is_pending = self.catcher == seat and game.can_call_uno(seat)  # the pending catch follows anyway
        if catchable < 0 or catchable == seat or is_pending:
            play.entry.try_move(game.encode_move(UNO, seat=seat), now_ms)
        else:
            self._catch_for_seat(seat, now_ms)

    def _catch_for_seat(self, seat: int, now_ms: int) -> None:
        """Let `seat` catch the seat that may be caught: at once, or when the grace time is over."""
        play = self.play
        game = play.ui.match.game
        if not self.is_in_grace(now_ms):
            play.entry.try_move(game.encode_move(CATCH, game.catchable, seat=seat), now_ms)
        elif self.catcher < 0 or self.catcher == seat:
            self.catcher = seat
            play.show_message(play.ui.say("catch_waits", name=play.ui.get_seat_name(seat)), now_ms)

    # Without seat buttons, as on a starter tray.

    def call_uno_for_all(self, now_ms: int) -> None:
        """Call UNO for the person who may call, on a tray without seat buttons.

        This is the person whose turn it is, if that person's hand is not covered. Otherwise it is a person who has
        forgotten to call and may be caught.
        """
        play = self.play
        match = play.ui.match
        game = match.game
        seat = game.turn
        catchable = game.catchable
        may_play = seat >= 0 and not match.get_bot(seat) and play.prompt != COVERED and game.can_call_uno(seat)
        if not may_play and catchable >= 0 and not match.get_bot(catchable):
            seat = catchable
        if seat < 0 or match.get_bot(seat):
            play.ui.play_tune("refused")
            return
        play.entry.try_move(game.encode_move(UNO, seat=seat), now_ms)

    def catch_for_all(self, now_ms: int) -> None:
        """Catch the seat that may be caught, on a tray without seat buttons.

        The catcher is the first other seat with a person; it does not matter which, as a catcher gains nothing.
        """
        play = self.play
        match = play.ui.match
        catchable = match.game.catchable
        for seat in range(match.game.seats) if catchable >= 0 else ():
            if seat != catchable and not match.get_bot(seat):
                self._catch_for_seat(seat, now_ms)
                return
        play.ui.play_tune("refused")
        play.show_message(play.ui.say("nobody_forgot"), now_ms)
