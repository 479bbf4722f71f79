"""The screen of a match with electronic dice: players choose items with the buttons, and bots compute their moves."""

from tray24 import games
from tray24.compat import const, ticks_add, ticks_diff
from tray24.rules.moves import UNO, decode_seat, decode_verb
from tray24.ui.match.hints import has_hints
from tray24.ui.match.keys import Keys
from tray24.ui.match.play_screen import PlayScreen
from tray24.ui.match.prompts import COVERED, DIE, DONE, GIVING, NOBODY_ELSE, TILE, WAITING, is_verb
from tray24.ui.match.view import View

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.rules.moves import MoveOrDeal
    from tray24.ui.match.game_screen import BaseGameScreen
    from tray24.ui.ui import MatchUi

_HAND_PROMPTS = (DIE, TILE, GIVING)  # prompts whose items are dice or tiles of the hand
_BOT_PAUSE_MS = const(900)


class ElectronicPlayScreen(PlayScreen):
    """The screen of the running match with electronic dice. `bot_turns` computes and enters the moves of bots."""

    game_screen: "BaseGameScreen"

    def __init__(self, ui: "MatchUi") -> None:
        super().__init__(ui, games.get_part(ui.match.game.name, "screen").GameScreen)
        self.keys = Keys(self)
        self.view = View(self)
        self.choice: Choice = Choice(self)  # pyright: ignore[reportIncompatibleVariableOverride]  # never None
        self.bot_turns = BotTurns(self)

    def ask_next(self, now_ms: int) -> None:
        # A bot enters its move after a pause.
        self.bot_turns.start(now_ms)
        self.hint_search.start()
        self.choice.start()

    def move_cursor(self, step: int) -> None:
        self.choice.pointed = True  # the item that the cursor reaches is picked
        super().move_cursor(step)

    def get_next_item(self, move: int) -> int | None:
        return self.choice.get_next_item(move)

    def handle_show(self, now_ms: int) -> None:
        super().handle_show(now_ms)
        self.bot_turns.skip_pause(now_ms)

    def announce_lines(self, move: int, lines: "Sequence[MoveOrDeal]", now_ms: int) -> None:
        super().announce_lines(move, lines, now_ms)
        if move >= 0 and has_hints(self.ui, decode_seat(move)):
            self.hint_search.show_loss(move, now_ms)

    def compute_slice(self, now_ms: int) -> None:
        if not (self.bot_turns.pending and self.bot_turns.tick(now_ms)) and self.choice.moves:
            self.compute_hint(now_ms)


class Choice:
    """The current choice of a player: it sets what the screen `play` asks for, and enters the chosen move.

    `chosen` lists the items chosen so far, `moves` the legal moves that are still possible with them. `game_screen`
    defines which items make up a move. `pointed` is True once the player has moved the cursor: until then no die of the
    hand counts as picked, although the display shows the first die as selected.
    """

    def __init__(self, play: "ElectronicPlayScreen") -> None:
        self.play = play
        self.game_screen = play.game_screen
        self.moves: Sequence[int] = ()
        self.chosen: tuple[int, ...] = ()
        self.pointed = False

    def start(self) -> None:
        """Begin the choice of the seat to play, and ask for the first item."""
        play = self.play
        match = play.ui.match
        game = match.game
        self.chosen = ()
        self.moves = ()
        self.game_screen.clear_marks()
        play.hidden_hands.start_turn(game.turn)
        if game.turn < 0 or match.get_bot(game.turn):
            play.set_prompt(WAITING, ())
        elif play.hidden_hands.is_covered():
            play.set_prompt(COVERED, (NOBODY_ELSE,))
        else:
            self.moves = game.list_turn_moves()
            self._ask_items(self.game_screen.list_items(self.moves, 0))

    def _ask_items(self, items: "Sequence[int]") -> None:
        game_screen = self.game_screen
        self.pointed = False
        self.play.set_prompt(
            game_screen.get_prompt(len(self.chosen), items), items, game_screen.get_initial_cursor(items)
        )

    def choose_item(self, item: int, now_ms: int) -> None:
        """Choose an item: enter the move if the item completes one, else ask for the next item."""
        play = self.play
        if play.prompt == COVERED:
            play.hidden_hands.show_hand()
            self.start()
            return
        game_screen = self.game_screen
        if game_screen.mark_item(item):
            play.request_redraw()
            return
        move = game_screen.get_marked_move(item)
        if move < 0:
            move = self._advance(item)
        if move >= 0:
            play.entry.try_move(move, now_ms)

    def _advance(self, item: int) -> int:
        """Choose `item`, and then each following item as long as only one is possible.

        Return the move if these items complete a move. Otherwise ask for the next item and return -1.
        """
        game_screen = self.game_screen
        depth = len(self.chosen)
        moves = game_screen.filter_moves(item, depth)
        chosen = self.chosen + (item,)
        items = game_screen.list_items(moves, depth + 1)
        while len(items) == 1 and items[0] != DONE:
            chosen += (items[0],)
            items = game_screen.list_items(moves, len(chosen))
        if items[0] == DONE:
            return moves[0]
        self.moves = moves
        self.chosen = chosen
        self._ask_items(items)
        return -1

    def reset(self) -> None:
        """Take back all chosen items, and move the cursor to the item that was chosen first."""
        first_item = self.chosen[0]
        self.start()
        self.play.select_item(first_item)
        self.pointed = True

    # The picked die or tile.

    @property
    def picked(self) -> int | None:
        """The die or tile of the hand that the player has picked, as an item, or None."""
        play = self.play
        item = None
        if self.chosen:
            item = self.chosen[0]
        elif self.pointed and play.prompt in _HAND_PROMPTS:
            item = play.items[play.cursor]
        return None if item is None or is_verb(item) else item

    def pick_item(self, item: int | None) -> None:
        """Pick a die or tile of the hand; None takes back the pick.

        If the choice has begun with another item, take back all chosen items first.
        """
        if self.chosen and self.chosen[0] != item:
            self.reset()
        play = self.play
        if play.prompt in _HAND_PROMPTS:
            play.select_item(item)
            self.pointed = item in play.items
            play.request_redraw()

    def mark_items(self, items: "Sequence[int]") -> None:
        """Mark `items` and unmark all others, in games in which the marked items make the move."""
        play = self.play
        game_screen = self.game_screen
        for item in play.items:
            if not is_verb(item) and (item in game_screen.marked) != (item in items):
                game_screen.mark_item(item)
        play.request_redraw()

    def get_next_item(self, move: int) -> int | None:
        """Return the item to choose next on the way to `move`.

        Return None if the items chosen so far do not belong to `move`.
        """
        game_screen = self.game_screen
        if self.play.prompt == COVERED:
            return NOBODY_ELSE
        depth = 0
        for item in self.chosen:
            if game_screen.get_item(move, depth) != item:
                return None
            depth += 1
        return game_screen.get_next_item(move, depth)


class BotTurns:
    """The turns of bots: the next move is computed tick by tick, and then entered.

    `pending` is True while a bot may still enter a move at the current choice.
    """

    def __init__(self, play: "ElectronicPlayScreen") -> None:
        self.play = play
        self._slices = None
        self.pending = False
        self._move_ms = 0

    def start(self, now_ms: int) -> None:
        """Begin a new choice. If it is a bot's, `tick` computes and enters the move after a pause."""
        ui = self.play.ui
        self._slices = None
        self.pending = True
        pause_ms = (_BOT_PAUSE_MS << ui.has_children()) // int(ui.settings["bot_speed"])
        self._move_ms = ticks_add(now_ms, pause_ms)

    def skip_pause(self, now_ms: int) -> None:
        """End the pause before a bot's move at once."""
        self._move_ms = now_ms

    def tick(self, now_ms: int) -> bool:
        """Compute a part of a bot's move, and enter the move once it is complete.

        Return False during the pause before the move, else True.

        A seat that forgot to call UNO may still do so in its grace time (see `UnoWindow`). If the seat is a person's,
        all bots wait meanwhile. If it is a bot's, and somebody waits to catch it, enter only an UNO call.
        """
        if ticks_diff(now_ms, self._move_ms) < 0:
            return False
        play = self.play
        match = play.ui.match
        catchable = match.game.catchable
        is_in_grace = catchable >= 0 and play.uno_window.is_in_grace(now_ms)
        if is_in_grace and not match.get_bot(catchable):
            return True
        if self._slices is None:
            self._slices = match.choose_bot_move()
        try:
            next(self._slices)
        except StopIteration as stop:
            self.pending = False
            self._slices = None
            move = stop.value
            if move >= 0 and not (is_in_grace and play.uno_window.catcher >= 0 and decode_verb(move) != UNO):
                play.entry.try_move(move, now_ms)
        return True
