"""The screen of the running match, for all games. tray24.ui.match.prompts describes it for code that enters moves.

`electronic_screen` and `real.real_play_screen` have its two subclasses. The screen is composed of parts, which read its
state and change it only by calls. Each part has one duty:

    game_screen   the game's own part: items on the way to a move, texts, pictures (`game_screen`,
                  `real.real_game_screen`)
    keys          the effects of buttons
    entry         entry of moves, the dealer's lines after them, ends of rounds
    hint_search   the computation of hints
    uno_window    the grace time of UNO calls, and a pending catch
    hidden_hands  covered hands
    coach         sentences in first matches; None if no player is coached
    view          pictures and sentences
"""

from tray24.compat import const
from tray24.pins import RED
from tray24.rules.errors import RuleError
from tray24.rules.moves import D_ROLLOFF
from tray24.ui.match.coached_players import list_coached
from tray24.ui.match.hidden_hands import HiddenHands
from tray24.ui.match.hints import HintSearch, has_hints
from tray24.ui.match.move_entry import MoveEntry
from tray24.ui.match.pause import PauseMenu
from tray24.ui.match.prompts import COVERED, WAITING
from tray24.ui.match.results import RollOffScreen, WinnerScreen
from tray24.ui.match.sentences import describe_talk
from tray24.ui.match.state import MatchState
from tray24.ui.match.uno_window import UnoWindow

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tray24.rules.moves import Deal, MoveOrDeal
    from tray24.ui.match.coach import Coach
    from tray24.ui.match.electronic_screen import Choice
    from tray24.ui.match.game_screen import BaseGameScreen
    from tray24.ui.match.keys import Keys
    from tray24.ui.match.real.real_game_screen import BaseRealGameScreen
    from tray24.ui.match.view import View
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import MatchUi


class PlayScreen(MatchState):
    """The base of the screen of the running match.

    Its subclasses set `keys` and `view`, and define what is asked next.
    """

    keys: "Keys"
    view: "View"
    coach: "Coach | None" = None
    choice: "Choice | None" = None  # what a player has chosen so far; None with real dice

    name = "play"
    undo_words = "undo_dice"  # key of the question before an undo that takes back dice

    def __init__(self, ui: "MatchUi", create_game_screen: "Callable[..., BaseGameScreen | BaseRealGameScreen]") -> None:
        """Create the screen. `create_game_screen(play)` creates the game's own part of this screen."""
        super().__init__(ui)
        self.game_screen = create_game_screen(self)
        self.hidden_hands = HiddenHands(self)
        self.uno_window = UnoWindow(self)
        self.hint_search = HintSearch(self)
        self.entry = MoveEntry(self)
        if list_coached(ui):
            from tray24.ui.match.coach import Coach

            self.coach = Coach(self)

    # What is asked for.

    def set_prompt(self, prompt: str, items: "Sequence[int]", cursor: int = 0) -> None:
        super().set_prompt(prompt, items, cursor)
        if self.coach:
            self.coach.note_prompt()

    def ask_next(self, now_ms: int) -> None:
        """Ask for the next choice."""

    def get_next_item(self, move: int) -> int | None:
        """Return the item to choose next on the way to `move`, a legal move of the seat to play.

        Return None if the items chosen so far do not belong to `move`: the red button then takes them back.
        """

    def get_acting_seat(self) -> int:
        """Return the seat that has to act now, or -1 if no seat has to."""
        return self.ui.match.game.turn

    def try_move(self, move: int, now_ms: int) -> bool:
        """Enter a move at once, as if its items had been chosen with the buttons. Return True if it was entered."""
        return self.entry.try_move(move, now_ms)

    @property
    def secret(self) -> bool:
        """True while the display shows what only the seat to play may see."""
        return self.game_screen.secret and self.prompt != COVERED and self.prompt != WAITING

    @property
    def viewer(self) -> int:
        """The seat whose player alone may see the display while `secret` is True."""
        return self.ui.match.game.turn

    @property
    def coach_tip(self) -> tuple[int, str, str, str] | None:
        """The coach's sentence on the display, as (seat, key, place, words); see the class Coach.

        None if there is no such sentence, or if a message covers it.
        """
        coach = self.coach
        return coach.tip if coach and not coach.quiet and self.message_ends_ms is None else None

    # The match.

    def start_match(self, lines: "Sequence[Deal]", now_ms: int) -> None:
        """Begin a match. `lines` are its first lines, which the dealer has made."""
        rolls = [line[2] for line in lines if line[0] == D_ROLLOFF]
        self.ask_next(now_ms)
        if self.ui.match.game.seats == 1:
            from tray24.ui.menus.total_texts import describe_best

            text = describe_best(self.ui)
            if text:
                self.show_message(text, now_ms)
        if rolls:
            self.ui.push_screen(RollOffScreen(self.ui, rolls), now_ms)
        elif describe_talk(self.ui):
            self.show_message(describe_talk(self.ui), now_ms)

    def resume_match(self, now_ms: int) -> None:
        """Show the match again, after other screens or a power cut."""
        self.ask_next(now_ms)

    def enter_dealer_lines(self) -> None:
        """Enter the dealer's lines for which no person is needed.

        With electronic dice the match has entered them already.
        """

    def announce_lines(self, move: int, lines: "Sequence[MoveOrDeal]", now_ms: int) -> None:
        """Show a message about a move (-1: a deal) and the `lines` applied with it."""
        self.entry.announce_lines(move, lines, now_ms)

    def undo(self, now_ms: int) -> None:
        """Undo the last choice. If that takes back dice that were dealt or rolled, ask the people first."""
        self.entry.finish_move(now_ms)
        ui = self.ui
        match = ui.match
        if not match.can_undo:
            self.show_refusal("", ui.say("nothing_back"), now_ms)
        elif match.undo_takes_chance and not ui.is_child(match.game.turn):
            ui.ask_question("undo", "undo_day" if match.profile.daily else self.undo_words, self.apply_undo, now_ms)
        else:
            self.apply_undo(now_ms)

    def apply_undo(self, now_ms: int) -> None:
        """Undo the last choice without asking."""
        try:
            self.ui.match.undo()
        except RuleError as error:
            self.show_refusal("", self.ui.say.describe_refusal(error), now_ms)
            return
        self.entry.announce_undo(now_ms)
        self.ask_next(now_ms)

    def redo(self, now_ms: int) -> None:
        """Enter again the move that was undone last."""
        self.entry.finish_move(now_ms)
        move = self.ui.match.undone
        if move < 0:
            self.show_refusal("", self.ui.say("nothing_again"), now_ms)
        else:
            self.entry.try_move(move, now_ms)

    # Events.

    def handle_press(self, button: int, now_ms: int) -> None:
        self.entry.finish_move(now_ms)
        if self.coach:
            self.coach.dismiss()
        self.keys.handle_press(button, now_ms)

    def handle_release(self, button: int, now_ms: int) -> None:
        if button == RED and self.keys.handle_release():
            self.hidden_hands.cover_hand()
            self.ui.push_screen(PauseMenu(self.ui, self.rule), now_ms)

    def handle_hold(self, button: int, now_ms: int) -> None:
        self.keys.handle_hold(button, now_ms)

    def handle_show(self, now_ms: int) -> None:
        super().handle_show(now_ms)
        self.ui.request_lights()

    def tick(self, now_ms: int) -> None:
        if self.busy:
            self.entry.step(now_ms)
            return
        if self.ui.match.game.over:
            self.ui.push_screen(WinnerScreen(self.ui, self.entry.gains), now_ms)
            return
        if not self.update_message(now_ms) and self.coach:
            self.coach.tick()
        self.uno_window.tick(now_ms)
        self.compute_slice(now_ms)

    def compute_slice(self, now_ms: int) -> None:
        """Run a part of a long computation: of a bot's move, or of a hint."""

    def compute_hint(self, now_ms: int) -> None:
        """Compute a part of the hint for the current choice, then by how much each item is worse than the best move.

        Nothing is computed for a player who gets no hints, and the hint waits while a message is shown.
        """
        hint_search = self.hint_search
        if not has_hints(self.ui, self.ui.match.game.turn):
            if hint_search.values:
                hint_search.start()
        elif hint_search.values:
            hint_search.compute_cost()
        elif hint_search.pending and self.message_ends_ms is None:
            hint_search.tick(now_ms)

    # Display and lights.

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        tip = self.coach_tip
        return self.coach.draw(canvas, tip) if self.coach and tip else self.view.draw(canvas)

    def light_slots(self, lights: "Lights", now_ms: int) -> None:
        self.view.light_slots(lights)

    def format_text(self) -> str:
        return "".join(self.yield_sentences())

    def yield_sentences(self) -> "Iterator[str]":
        return self.view.yield_sentences()
