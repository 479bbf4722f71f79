"""The screen of the running match, for all games. `kinds` documents its interface for code that enters moves.

`electronic` and `real.play` have its two subclasses. It is composed of parts with one duty each, which read its state
and change it only by calls:

    side      the game's own part: items on the way to a move, texts, pictures (`common`, `real.common`)
    keys      the effects of keys
    entry     moves, the dealer's lines after them, ends of hands
    adviser   the computation of hints
    catching  the grace time of UNO calls, and a pending catch
    hands     covered hands
    coach     sentences in first matches; None where nobody learns the game
    view      pictures and sentences
"""

from tray24.compat import const
from tray24.pins import RED
from tray24.rules.errors import RuleError
from tray24.rules.moves import D_ROLLOFF
from tray24.ui.match.adviser import Adviser, is_told
from tray24.ui.match.announce import talk_words
from tray24.ui.match.catching import Catching
from tray24.ui.match.entry import Entry
from tray24.ui.match.hands import Hands
from tray24.ui.match.kinds import COVERED, WAITING
from tray24.ui.match.learners import learners
from tray24.ui.match.pause import Pause
from tray24.ui.match.results import RollOff, Winner
from tray24.ui.match.state import MatchState

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tray24.rules.moves import Deal, Line
    from tray24.ui.match.coach import Coach
    from tray24.ui.match.common import CommonSide
    from tray24.ui.match.electronic import Choice
    from tray24.ui.match.keys import Keys
    from tray24.ui.match.real.common import CommonReal
    from tray24.ui.match.view import View
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import MatchUi


class Play(MatchState):
    """The screen of the running match. Subclasses set `keys` and `view`, and define what is asked next."""

    keys: "Keys"
    view: "View"
    coach: "Coach | None" = None
    choice: "Choice | None" = None  # what a player has chosen so far, of electronic dice

    name = "play"
    undo_words = "undo_dice"  # the question before dice are taken back

    def __init__(self, ui: "MatchUi", side: "Callable[..., CommonSide | CommonReal]") -> None:
        """Create the screen; `side(play)` creates the game's part."""
        super().__init__(ui)
        self.side = side(self)
        self.hands = Hands(self)
        self.catching = Catching(self)
        self.adviser = Adviser(self)
        self.entry = Entry(self)
        if learners(ui):
            from tray24.ui.match.coach import Coach

            self.coach = Coach(self)

    # What is asked for.

    def ask(self, kind: str, items: "Sequence[int]", cursor: int = 0) -> None:
        super().ask(kind, items, cursor)
        if self.coach:
            self.coach.asked()

    def ask_next(self, now_ms: int) -> None:
        """Ask for the next choice."""

    def toward(self, move: int) -> int | None:
        """Return the item to choose next on the way to a legal move of the seat to play; None if red must go back."""

    def asked_seat(self) -> int:
        """Return the seat that has to act now, or -1."""
        return self.ui.match.game.turn

    def attempt(self, move: int, now_ms: int) -> bool:
        """Enter a move as if by the keys. Return True if it was entered."""
        return self.entry.attempt(move, now_ms)

    @property
    def secret(self) -> bool:
        """True while only the seat to play may see the display."""
        return self.side.secret and self.kind != COVERED and self.kind != WAITING

    @property
    def viewer(self) -> int:
        """The seat that alone may see the display while it is secret."""
        return self.ui.match.game.turn

    @property
    def taught(self) -> tuple[int, str, str, str] | None:
        """The coach's sentence on the display, (seat, key, place, words), or None; other messages come first."""
        coach = self.coach
        return coach.said if coach and not coach.quiet and self.message_ends_ms is None else None

    # The match.

    def begin(self, lines: "Sequence[Deal]", now_ms: int) -> None:
        """Begin a match with these dealer's lines."""
        rolls = [line[2] for line in lines if line[0] == D_ROLLOFF]
        self.ask_next(now_ms)
        if self.ui.match.game.seats == 1:
            from tray24.ui.menus.totals import best_words

            words = best_words(self.ui)
            if words:
                self.tell(words, now_ms)
        if rolls:
            self.ui.open(RollOff(self.ui, rolls), now_ms)
        elif talk_words(self.ui):
            self.tell(talk_words(self.ui), now_ms)

    def resumed(self, now_ms: int) -> None:
        """Show the match again, after a while or a power cut."""
        self.ask_next(now_ms)

    def serve(self) -> None:
        """Enter the dealer's lines that need no person. Of electronic dice the dealer has entered them already."""

    def tell_lines(self, move: int, lines: "Sequence[Line]", now_ms: int) -> None:
        """Announce a move (-1: a line of the dealer) and the lines after it."""
        self.entry.tell_lines(move, lines, now_ms)

    def undo(self, now_ms: int) -> None:
        """Undo the last choice; ask before if dice would be taken back, too."""
        self.entry.settle(now_ms)
        ui = self.ui
        match = ui.match
        if not match.can_undo:
            self.refuse("", ui.say("nothing_back"), now_ms)
        elif match.undo_takes_chance and not ui.child(match.game.turn):
            ui.ask("undo", "undo_day" if match.profile.daily else self.undo_words, self.take_back, now_ms)
        else:
            self.take_back(now_ms)

    def take_back(self, now_ms: int) -> None:
        """Undo without a question."""
        try:
            self.ui.match.undo()
        except RuleError as error:
            self.refuse("", self.ui.say.refusal(error), now_ms)
            return
        self.entry.taken_back(now_ms)
        self.ask_next(now_ms)

    def redo(self, now_ms: int) -> None:
        """Enter the choice again that was undone last."""
        self.entry.settle(now_ms)
        move = self.ui.match.undone
        if move < 0:
            self.refuse("", self.ui.say("nothing_again"), now_ms)
        else:
            self.entry.attempt(move, now_ms)

    # Events.

    def press(self, button: int, now_ms: int) -> None:
        self.entry.settle(now_ms)
        if self.coach:
            self.coach.dismiss()
        self.keys.press(button, now_ms)

    def release(self, button: int, now_ms: int) -> None:
        if button == RED and self.keys.release():
            self.hands.cover()
            self.ui.open(Pause(self.ui, self.rule), now_ms)

    def hold(self, button: int, now_ms: int) -> None:
        self.keys.hold(button, now_ms)

    def shown(self, now_ms: int) -> None:
        super().shown(now_ms)
        self.ui.relight()

    def tick(self, now_ms: int) -> None:
        if self.busy:
            self.entry.step(now_ms)
            return
        if self.ui.match.game.over:
            self.ui.open(Winner(self.ui, self.entry.gains), now_ms)
            return
        if not self.time_message(now_ms) and self.coach:
            self.coach.tick()
        self.catching.tick(now_ms)
        self.act(now_ms)

    def act(self, now_ms: int) -> None:
        """Run one slice of what takes time: the computation of bots' moves and of hints."""

    def advise(self, now_ms: int) -> None:
        """Compute a slice of the hint for the current choice, if its player gets hints and no message is shown."""
        adviser = self.adviser
        if not is_told(self.ui, self.ui.match.game.turn):
            if adviser.worths:
                adviser.begin()
        elif adviser.worths:
            adviser.price()
        elif adviser.pending and self.message_ends_ms is None:
            adviser.tick(now_ms)

    # Display and lights.

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        taught = self.taught
        return self.coach.draw(canvas, taught) if self.coach and taught else self.view.draw(canvas)

    def lights(self, lights: "Lights", now_ms: int) -> None:
        self.view.lights(lights)

    def text(self) -> str:
        return "".join(self.sentences())

    def sentences(self) -> "Iterator[str]":
        return self.view.sentences()
