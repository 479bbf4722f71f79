"""The keys in a match with real dice: they enter faces, confirm tasks, and mask wrong sensors."""

from tray24.compat import const
from tray24.pins import GREEN, RED, SLOTS
from tray24.rules.moves import D_FIRST, D_ROLLOFF, D_VERDICT
from tray24.ui.match.keys import RED_IDLE, RED_NAMED, RED_WENT_BACK, Keys
from tray24.ui.match.kinds import BAD, CHECK, FIRST, GUIDE, HUE, NAMING, ORDER, TURN, VERDICT, WAITING, WHEEL, is_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.match.real.play import RealPlay
    from tray24.ui.match.real.wheel import Wheel


class RealKeys(Keys):
    """The keys of a match with real dice."""

    play: "RealPlay"

    def press(self, button: int, now_ms: int) -> None:
        play = self.play
        kind = play.kind
        if button < RED or kind in (NAMING, TURN, VERDICT, FIRST, WAITING):
            super().press(button, now_ms)
            return
        play.end_refusal()
        play.end_message()
        play.redraw()
        self._turned = self._named = 0
        self.ui.sound("key")
        if button == RED:
            self.red = RED_IDLE
        if kind == HUE or kind == WHEEL:
            self._turn_wheel(button, now_ms)
        elif kind == CHECK:
            self._check(button, now_ms)
        elif button != RED:
            self._confirm(button, now_ms)
            play.look(now_ms)

    def _confirm(self, button: int, now_ms: int) -> None:
        """Note that people have done their task, or ask again for the face of a refused die."""
        play = self.play
        kind = play.kind
        if kind == ORDER:
            play.end_order(now_ms)
        elif kind == GUIDE and button == GREEN and play.guide.first() < 0:
            play.guide.told()
        elif kind == BAD and play.can_tell_again():
            play.tell_again()

    def _turn_wheel(self, button: int, now_ms: int) -> None:
        play = self.play
        wheel: Wheel = play.wheel  # pyright: ignore[reportAssignmentType]  # there is one at these questions
        if button == RED:
            self.red = RED_WENT_BACK if wheel.faces else RED_NAMED
            if wheel.faces and play.slot < 0 and not play.told and play.side.goes_back():
                play.forget_die()
                play.look(now_ms)
                return
        face = wheel.press(button)
        if face < 0:
            if not wheel.faces and play.slot >= 0 and play.slots.is_masked(play.slot):
                play.forget_die()  # return to the choice of its slot
        elif play.slot >= 0:
            play.put(play.slot, face, now_ms)
            return
        else:
            play.tell_face(face, now_ms)
        play.look(now_ms)

    def _check(self, button: int, now_ms: int) -> None:
        """Handle the answer after all faces of a hand: green confirms them, red discards them."""
        if button == GREEN or button == RED:
            self.red = RED_WENT_BACK
            self.play.check_told(button == GREEN, now_ms)
        self.play.look(now_ms)

    def choose(self, now_ms: int) -> None:
        play = self.play
        if not play.items:
            return
        item = play.items[play.cursor]
        if play.kind == VERDICT:
            play.deal((D_VERDICT, -1, (item,)), now_ms)
        elif is_verb(item):
            self.take(item, now_ms)
        elif play.side.known() >= 0:
            play.put(item, play.side.known(), now_ms)
        else:
            play.ask_face(item)
            play.look(now_ms)

    def take(self, item: int, now_ms: int) -> None:
        self.play.side.take(item, now_ms)

    def hold(self, button: int, now_ms: int) -> None:
        play = self.play
        slot = play.slot
        if button != GREEN:
            if self.red == RED_NAMED and play.kind != NAMING and play.wheel:
                self.red = RED_IDLE  # the color red of a die that is not entered yet
            super().hold(button, now_ms)
        elif play.kind == GUIDE and play.guide.first() >= 0:
            play.distrust(play.guide.first(), now_ms)
        elif play.bad >= 0:
            play.distrust(play.bad, now_ms)
        elif play.wheel and 0 <= slot < SLOTS and not play.slots.is_masked(slot):
            play.distrust(slot, now_ms)
            play.forget_die()
            play.look(now_ms)

    def seat(self, button: int, now_ms: int) -> None:
        play = self.play
        game = self.ui.match.game
        seat = self.ui.seat_at(button)
        if seat >= 0 and game.wait in (D_ROLLOFF, D_FIRST) and play.kind in (FIRST, ORDER):
            self.ui.sound("key")
            play.start_with(seat, now_ms)
        elif game.turn < 0:
            self.ui.sound("refused")
        else:
            super().seat(button, now_ms)
            play.note_call()
