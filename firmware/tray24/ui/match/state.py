"""The state of the screen of a match: its prompt and its messages. Only the methods of MatchState change this state."""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.ui.match.prompts import WAITING
from tray24.ui.toolkit.canvas import capitalize
from tray24.ui.toolkit.screens import Screen

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.ui.match.game_screen import BaseGameScreen
    from tray24.ui.match.real.real_game_screen import BaseRealGameScreen
    from tray24.ui.ui import MatchUi

_MESSAGE_MS = const(2200)
_REFUSED_MS = const(4500)


class MatchState(Screen):
    """The state of the screen of a match.

    `prompt`, `items` and `cursor` are what the screen asks for (tray24.ui.match.prompts). `entered` counts the entered
    moves; `busy` is True while the dealer's lines of the last move are being applied. `message` is the last message; it
    is shown until `message_ends_ms`, which is None once that time is over. `refused` is None or (slot, face, rule,
    words) of the last refusal, until a button is pressed; `refused_move` is the refused move, or -1. `rule` is the
    number of the rule that refused, or "", until a move is entered. `warning` is a warning to show with the next tick,
    or "".
    """

    ui: "MatchUi"
    items: "Sequence[int]"
    game_screen: "BaseGameScreen | BaseRealGameScreen"

    def __init__(self, ui: "MatchUi") -> None:
        super().__init__(ui)
        self.prompt = WAITING
        self.entered = 0
        self.busy = False
        self.message = ""
        self.message_ends_ms: int | None = None
        self.refused: tuple[int, int, str, str] | None = None
        self.refused_move = -1
        self.rule = ""
        self.warning = ""
        self._warned = ""  # the last warning shown

    def request_redraw(self, lights: bool = True) -> None:
        """Request a new picture and, if `lights` is True, new lights of the slots."""
        self.changed = True
        if lights:
            self.ui.request_lights()

    # What is asked for.

    def set_prompt(self, prompt: str, items: "Sequence[int]", cursor: int = 0) -> None:
        """Ask for one of `items`.

        `prompt` is the prompt, a word of tray24.ui.match.prompts; `cursor` is the selected index.
        """
        self.prompt = prompt
        self.items = tuple(items)
        self.cursor = cursor
        self.request_redraw()

    def start_event(self, is_move: bool) -> None:
        """Ask for nothing until `end_event`, because a move or deal was entered and deals follow.

        If `is_move` is True, count the entry as a move in `entered`.
        """
        self.busy = True
        self.entered += is_move
        self.prompt = WAITING
        self.items = ()
        self.refused = None
        self.clear_message()  # a refusal is out of date, and a hint may name a tile of a hidden rack

    def end_event(self) -> None:
        """Remember that all deals after an entered move or deal have been applied."""
        self.busy = False

    # Messages.

    def show_message(self, text: str, now_ms: int, ms: int = _MESSAGE_MS) -> None:
        """Show a message for `ms` milliseconds."""
        self.message = text
        self.message_ends_ms = ticks_add(now_ms, ms)
        self.changed = True

    def expire_message(self) -> None:
        """End the time for which the current message is shown. `message` keeps its text."""
        self.message_ends_ms = None

    def clear_message(self) -> None:
        """Delete the message, even one that would stay on the display, and the number of the rule that refused."""
        self.message = ""
        self.rule = ""
        self.message_ends_ms = None

    def show_refusal(self, rule: str, text: str, now_ms: int, move: int = -1) -> None:
        """Show why a move or a die is refused.

        `rule` is the number of the rule or "", `text` the reason, `move` the refused move or -1.
        """
        slot = self.game_screen.get_refused_slot(move) if move >= 0 else -1
        face = self.ui.match.game.decode_args(move)[0] if slot >= 0 else 0
        self.refused = (slot, face, rule, text)
        self.refused_move = move
        self.rule = rule
        self.show_message(capitalize(text), now_ms, _REFUSED_MS)
        self.ui.play_tune("refused")
        self.ui.request_lights()

    def clear_refusal(self) -> None:
        """Stop showing what was refused."""
        self.refused = None

    def warn(self, text: str, now_ms: int | None = None) -> None:
        """Show with the next tick the warning `text`, which says what is wrong with the tray.

        Do nothing if the last warning was the same. With `now_ms`, show it at once in any case.
        """
        if now_ms is not None:
            self.show_message(text, now_ms, _REFUSED_MS)
        elif self._warned != text:
            self._warned = text
            self.warning = text

    def update_message(self, now_ms: int) -> bool:
        """Show a warning that waits, and end the message once its time is over. Return True if there was a message."""
        if self.warning:
            self.show_message(self.warning, now_ms, _REFUSED_MS)
            self.warning = ""
        if self.message_ends_ms is None:
            return False
        if ticks_diff(now_ms, self.message_ends_ms) >= 0:
            self.message_ends_ms = None
            self.changed = True
        return True
