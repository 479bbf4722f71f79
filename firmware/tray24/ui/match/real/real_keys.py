"""The buttons in a match with real dice: they enter faces, confirm tasks, and mask slots whose sensors are wrong.

The sensor of a masked slot is no longer used.
"""

from tray24.compat import const
from tray24.pins import GREEN, RED, SLOTS
from tray24.rules.moves import D_FIRST, D_ROLLOFF, D_VERDICT
from tray24.ui.match.keys import RED_IDLE, RED_NAMED, RED_WENT_BACK, Keys
from tray24.ui.match.prompts import BAD, CHECK, FIRST, GUIDE, HUE, NAMING, ORDER, TURN, VERDICT, WAITING, WHEEL, is_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.match.real.real_play_screen import RealPlayScreen
    from tray24.ui.match.real.wheel import Wheel


class RealKeys(Keys):
    """The effects of the buttons in a match with real dice."""

    play: "RealPlayScreen"

    def handle_press(self, button: int, now_ms: int) -> None:
        play = self.play
        prompt = play.prompt
        if button < RED or prompt in (NAMING, TURN, VERDICT, FIRST, WAITING):
            super().handle_press(button, now_ms)
            return
        play.clear_refusal()
        play.expire_message()
        play.request_redraw()
        self._turned_key = self._named_key = 0
        self.ui.play_tune("key")
        if button == RED:
            self.red = RED_IDLE
        if prompt == HUE or prompt == WHEEL:
            self._turn_wheel(button, now_ms)
        elif prompt == CHECK:
            self._confirm_faces(button, now_ms)
        elif button != RED:
            self._confirm_task(button, now_ms)
            play.update_prompt(now_ms)

    def _confirm_task(self, button: int, now_ms: int) -> None:
        """Handle a button that confirms a task or the slots, or that asks again for the face of a refused die.

        The prompt decides which of these is done.
        """
        play = self.play
        prompt = play.prompt
        if prompt == ORDER:
            play.finish_task(now_ms)
        elif prompt == GUIDE and button == GREEN and play.diff.get_first_slot() < 0:
            play.diff.confirm_masked()
        elif prompt == BAD and play.can_ask_face_again():
            play.ask_face_again()

    def _turn_wheel(self, button: int, now_ms: int) -> None:
        play = self.play
        wheel: Wheel = play.wheel  # pyright: ignore[reportAssignmentType]  # there is one at these questions
        if button == RED:
            self.red = RED_WENT_BACK if wheel.faces else RED_NAMED
            if wheel.faces and play.slot < 0 and not play.entered_faces and play.game_screen.cancel_choice():
                play.cancel_face()
                play.update_prompt(now_ms)
                return
        face = wheel.handle_key(button)
        if face < 0:
            if not wheel.faces and play.slot >= 0 and play.slots.is_masked(play.slot):
                play.cancel_face()  # return to the choice of its slot
        elif play.slot >= 0:
            play.place_die(play.slot, face, now_ms)
            return
        else:
            play.enter_face(face, now_ms)
        play.update_prompt(now_ms)

    def _confirm_faces(self, button: int, now_ms: int) -> None:
        """Handle a button after all faces of a hand were entered: green confirms the faces, red discards them."""
        if button == GREEN or button == RED:
            self.red = RED_WENT_BACK
            self.play.confirm_faces(button == GREEN, now_ms)
        self.play.update_prompt(now_ms)

    def choose_selected(self, now_ms: int) -> None:
        play = self.play
        if not play.items:
            return
        item = play.items[play.cursor]
        if play.prompt == VERDICT:
            play.enter_deal((D_VERDICT, -1, (item,)), now_ms)
        elif is_verb(item):
            self.choose_item(item, now_ms)
        elif play.game_screen.get_known_face() >= 0:
            play.place_die(item, play.game_screen.get_known_face(), now_ms)
        else:
            play.ask_face(item)
            play.update_prompt(now_ms)

    def choose_item(self, item: int, now_ms: int) -> None:
        self.play.game_screen.enter_item(item, now_ms)

    def handle_hold(self, button: int, now_ms: int) -> None:
        play = self.play
        slot = play.slot
        if button != GREEN:
            if self.red == RED_NAMED and play.prompt != NAMING and play.wheel:
                self.red = RED_IDLE  # it named the color of a die that is not entered yet: nothing to undo
            super().handle_hold(button, now_ms)
        elif play.prompt == GUIDE and play.diff.get_first_slot() >= 0:
            play.mask_slot(play.diff.get_first_slot(), now_ms)
        elif play.bad >= 0:
            play.mask_slot(play.bad, now_ms)
        elif play.wheel and 0 <= slot < SLOTS and not play.slots.is_masked(slot):
            play.mask_slot(slot, now_ms)
            play.cancel_face()
            play.update_prompt(now_ms)

    def handle_seat_button(self, button: int, now_ms: int) -> None:
        play = self.play
        game = self.ui.match.game
        seat = self.ui.button_to_seat(button)
        if seat >= 0 and game.wait in (D_ROLLOFF, D_FIRST) and play.prompt in (FIRST, ORDER):
            self.ui.play_tune("key")
            play.enter_starter(seat, now_ms)
        elif game.turn < 0:
            self.ui.play_tune("refused")
        else:
            super().handle_seat_button(button, now_ms)
            play.note_call()
