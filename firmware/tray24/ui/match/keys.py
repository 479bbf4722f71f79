"""The class Keys: what the buttons do in a match with electronic dice."""

from tray24.compat import const
from tray24.pins import BLUE, GREEN, RED, YELLOW
from tray24.ui.match.prompts import NAMING

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.match.play_screen import PlayScreen

# What the last press of red has done. Holding red undoes, so a short press opens the match's menu only on release.
RED_IDLE = const(0)
RED_WENT_BACK = const(1)
RED_NAMED = const(2)


class Keys:
    """The effects of the buttons in a match with electronic dice.

    `red` says what the last press of the red button has done: RED_WENT_BACK (taken back items), RED_NAMED (named a
    color) or RED_IDLE (neither). Held blue shows the open hands. On a starter tray, which has no seat buttons, held
    blue calls UNO instead if the game has such calls, and held yellow catches a player who has not called UNO.
    """

    def __init__(self, play: "PlayScreen") -> None:
        self.play = play
        self.ui = play.ui
        self.red = RED_IDLE
        self._turned_key = 0  # the key that moved the cursor with its last press
        self._named_key = 0  # the key that named its color with its last press

    def handle_press(self, button: int, now_ms: int) -> None:
        """Handle the press of a button. A seat button calls UNO or catches a player who has not called UNO.

        If a color is asked for, each colored button names its color. Otherwise red takes back chosen items, yellow and
        blue move the cursor, and green chooses the selected item.
        """
        play = self.play
        play.clear_refusal()
        self._turned_key = self._named_key = 0
        self.ui.request_lights()
        if play.prompt == NAMING and button >= RED:
            self._name_color(button, now_ms)
        elif button == RED:
            self._go_back()
        else:
            play.request_redraw()
            if button < RED:
                self.handle_seat_button(button, now_ms)
                return
            play.expire_message()
            if button == GREEN:
                self.ui.play_tune("key")
                self.choose_selected(now_ms)
            elif button == YELLOW or button == BLUE:
                self._turned_key = button
                play.move_cursor(1 if button == BLUE else -1)

    def _name_color(self, button: int, now_ms: int) -> None:
        self.play.request_redraw()
        self._named_key = button if button != GREEN else 0  # held green does nothing
        if button == RED:
            self.red = RED_NAMED
        self.choose_item(button - RED + 1, now_ms)  # the keys are in the order of the colors

    def _go_back(self) -> None:
        choice = self.play.choice
        self.red = RED_IDLE
        if choice and choice.chosen:
            self.ui.play_tune("key")
            choice.reset()
            self.red = RED_WENT_BACK

    def choose_selected(self, now_ms: int) -> None:
        """Choose the selected item."""
        play = self.play
        if play.items:
            self.choose_item(play.items[play.cursor], now_ms)

    def choose_item(self, item: int, now_ms: int) -> None:
        """Choose an item of the current choice."""
        if self.play.choice:
            self.play.choice.choose_item(item, now_ms)

    def handle_seat_button(self, button: int, now_ms: int) -> None:
        """Handle a seat's own button, which calls UNO or catches a player who has not called UNO."""
        self.play.uno_window.handle_seat_button(button, now_ms)

    def handle_release(self) -> bool:
        """Handle the release of the red button before it counts as held. Return True if this opens the match's menu."""
        was_idle = self.red == RED_IDLE
        self.red = RED_IDLE
        return was_idle

    def handle_hold(self, button: int, now_ms: int) -> None:
        """Handle a held button: red undoes the last choice, blue shows the open hands.

        On a starter tray, held blue calls UNO, and held yellow catches a player who has not called UNO.
        """
        if button == RED:
            if self.red == RED_NAMED:
                self.play.apply_undo(now_ms)  # the color red, which the press of this key has named
            self.red = RED_IDLE
            self.play.undo(now_ms)
        elif button == self._turned_key or button == self._named_key:
            self._handle_held_arrow(button, now_ms)

    def _handle_held_arrow(self, button: int, now_ms: int) -> None:
        """Handle a held yellow or blue button: call UNO, catch a player, or show the open hands.

        Before that, take back what the press of this button has done: it named a color or moved the cursor.
        """
        play = self.play
        has_calls = self.ui.is_starter and self.ui.match.game.has_uno
        if not has_calls and not (button == BLUE and play.hidden_hands.are_open):
            return
        if self._named_key:
            play.apply_undo(now_ms)
        else:
            play.move_cursor(-1 if button == BLUE else 1)
        self._turned_key = self._named_key = 0
        play.request_redraw()
        if not has_calls:
            play.hidden_hands.show_open_hands(now_ms)
        elif button == BLUE:
            play.uno_window.call_uno_for_all(now_ms)
        else:
            play.uno_window.catch_for_all(now_ms)
